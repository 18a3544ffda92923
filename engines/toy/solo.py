"""The Sandstorm, who plays against a lone merchant (OA-40 to OA-44)."""

from functools import partial

from engines.kernel import Option, Refusal, Step, Task, Text, Who
from engines.kernel.automa import Criterion, best, first_possible, to_the_right
from engines.toy.labels import cards, good, stall_label, stone_label
from engines.toy.state import Oasis, Player

STORM = Who(1)  # the seat behind the people's
BY_BONUS, BY_NEXT = Text("by-bonus"), Text("by-next")
NOTHING_TO_DRY = Refusal("OA-41", Text("why-nothing-to-dry"))
NOTHING_TO_BURY = Refusal("OA-42", Text("why-nothing-to-bury"))
COINS: Option[str | None] = Option("coins", None, Text("option-two-coins"))


def sandstorm(game: Oasis) -> Step:
    """A stone out of the bag names what the storm tries first; it tells each decision (OA-40)."""
    me = game.players[0]
    if not game.stones:
        game.stones.put_in(game.components.stones)
    (stone,) = game.stones.draw(game.random)
    game.tell("storm-draws", who=STORM, stone=stone_label(stone))
    tasks = [Task("gather", stone_label("gather"), partial(gather, game))]
    if stone != "gather":
        rule, refuse = STONES[stone]
        tasks.insert(0, Task(stone, stone_label(stone), partial(rule, game, me), refuse=partial(refuse, me)))
    yield from first_possible(game, STORM, tasks)
    game.phase = "limit"


def refuse_dry(me: Player) -> Refusal | None:
    return None if me.water else NOTHING_TO_DRY


def dry(game: Oasis, me: Player) -> Step:
    """A water is lost (OA-41)."""
    me.water -= 1
    game.tell("storm-dries", who=STORM, whom=Who(me.seat))
    yield from ()


def refuse_bury(me: Player) -> Refusal | None:
    return None if me.hand or me.coins >= 2 else NOTHING_TO_BURY


def bury(game: Oasis, me: Player) -> Step:
    """Give a card or two coins (OA-42)."""

    def refuse(loss: str | None) -> Refusal | None:
        return Refusal("OA-42", Text("why-no-two-coins")) if loss is None and me.coins < 2 else None

    lost = yield from me.ask(
        "storm-takes", lambda: [*cards(me.hand), COINS], refuse=refuse, secret=True, atomic=True
    )
    if lost is None:
        me.coins -= 2
        game.tell("storm-takes-coins", who=STORM)
    else:
        me.hand.remove(lost)
        game.deck.discard.append(lost)
        game.tell("storm-takes-card", who=STORM, good=good(lost))


STONES = {"dry": (dry, refuse_dry), "bury": (bury, refuse_bury)}


def gather(game: Oasis) -> Step:
    """The storm gathers 3 points and blows over the best stall, which loses its bonus (OA-43)."""
    assert game.storm is not None
    game.storm += 3
    game.tell("storm-gathers", who=STORM)
    order = to_the_right(list(game.stalls), game.blown)
    game.blown, by = best(order, Criterion(BY_BONUS, game.stalls.__getitem__))
    game.stalls[game.blown] = 0
    game.tell("storm-blows", who=STORM, stall=stall_label(game.blown), why=by or BY_NEXT)
    yield from ()
