"""The Botanist: Meditation, Crates and Farmers (AG-104), and steps on the Meditation track."""

from engines.agra.effects import EFFECTS, times
from engines.agra.farm import refuse_crate, refuse_farmer
from engines.agra.labels import goods_listed
from engines.agra.state import Agra, Player, take_goods
from engines.agra.vocabulary import MeditationUp, MoveFarmers, RemoveCrate
from engines.kernel import Option, Refusal, Step, Text

CHOICES = ("meditation", "crate", "farmers")


def botanist(game: Agra, me: Player) -> Step:
    """Two different ones of three, in any order (AG-104)."""
    table = game.parts.botanist
    done: list[str] = []

    def refuse(name: str) -> Refusal | None:
        if name in done:
            return Refusal("AG-104", Text("why-botanist-done"))
        return None if name == "stop" else choice_refusal(game, me, name)

    while len(done) < table.choose:
        chosen = yield from me.ask(
            "botanist",
            lambda: choices(game, me),
            refuse=refuse,
            args=lambda: {"left": table.choose - len(done)},
            atomic=all(refuse(name) for name in CHOICES),  # whatever was free was so before
        )
        if chosen == "stop":
            return
        done.append(chosen)
        if chosen == "meditation":
            pay_next_space(game, me)
        elif chosen == "crate":
            yield from EFFECTS.perform(game, me, [RemoveCrate(table.crates)])
        else:
            yield from EFFECTS.perform(game, me, [MoveFarmers(table.farmer_moves, table.farmer_moves)])


def choices(game: Agra, me: Player) -> list[Option[str]]:
    """What the Botanist has, and the end."""
    meditation, crate, farmers = (Option(name, name, Text(f"option-botanist-{name}")) for name in CHOICES)
    if can_step_up(game, me):
        cost = game.parts.meditation_space[me.meditation].cost
        meditation.note = lambda: Text("note-pays", {"goods": goods_listed(cost)})
    return [meditation, crate, farmers, Option("stop", "stop", Text("option-stop"))]


def choice_refusal(game: Agra, me: Player, name: str) -> Refusal | None:
    """Why one of them cannot be done now."""
    match name:
        case "meditation":
            return next_space_refusal(game, me)
        case "crate":
            return refuse_crate(game, me)
        case _:
            return refuse_farmer(game, me)


def can_plant(game: Agra, me: Player) -> bool:
    """Whether the Botanist could do anything now."""
    return any(choice_refusal(game, me, name) is None for name in CHOICES)


def next_space_refusal(game: Agra, me: Player) -> Refusal | None:
    """Why the Meditation marker cannot be moved on by paying."""
    if me.meditation == len(game.parts.meditation_space):
        return Refusal("AG-104", Text("why-last-space"))
    cost = game.parts.meditation_space[me.meditation].cost
    missing = {good: count - me.goods[good] for good, count in cost.items() if me.goods[good] < count}
    return Refusal("AG-104", Text("why-goods-missing", {"goods": goods_listed(missing)})) if missing else None


def pay_next_space(game: Agra, me: Player) -> None:
    """Remove the Goods shown, and move on."""
    for good, count in game.parts.meditation_space[me.meditation].cost.items():
        take_goods(me, good, count)
    step_up(game, me)


def step_up(game: Agra, me: Player) -> None:
    me.meditation += 1
    game.tell("meditation-space", who=me.who, space=me.meditation)


def can_step_up(game: Agra, me: Player) -> bool:
    return me.meditation < len(game.parts.meditation_space)


@EFFECTS.of(
    MeditationUp,
    text=times("effect-meditation"),
    line=lambda effect: f"+{effect.n}[meditation]",
    refuse=lambda game, me, effect: (
        None if can_step_up(game, me) else Refusal("AG-182", Text("why-last-space"))
    ),
)
def meditation_up(game: Agra, me: Player, effect: MeditationUp) -> Step:
    """Steps without cost; on the last space nothing happens (AG-123, AG-182)."""
    for _ in range(effect.n):
        if can_step_up(game, me):
            step_up(game, me)
    yield from ()
