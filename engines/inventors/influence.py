"""Influence in the Guilds: gaining and losing it, and what happens when the supply is empty (IN-024)."""

from functools import partial

from engines.inventors.effects import Way, effect, or_else, pick_way
from engines.inventors.labels import color_text, effect_text
from engines.inventors.state import Inventors, Party, Player
from engines.inventors.vocabulary import ANY, COLORS, Color, Influence
from engines.kernel import Option, Refusal, Step, Text

NONE = Text("option-none")


def colored(game: Inventors, me: Player, effect: Influence) -> list[Way]:
    """A marker into a Guild of choice."""
    rest = Influence(ANY, effect.n - 1) if effect.n > 1 else None
    return [
        Way(
            f"influence:{color}",
            effect_text(Influence(color)),
            partial(gain_influence, game, me, Influence(color)),
            rest,
        )
        for color in COLORS
    ]


def refuse_influence(game: Inventors, me: Player, effect: Influence) -> Refusal | None:
    """With no marker anywhere nothing can be placed (IN-024)."""
    return None if has_marker(me) else Refusal("IN-024", Text("why-no-marker"))


def ways_of_influence(game: Inventors, me: Player, effect: Influence) -> list[Way]:
    """Of any colour: one of the three; of one colour: just that."""
    if effect.color == ANY:
        return colored(game, me, effect)
    return [Way(f"influence:{effect.color}", effect_text(effect), partial(gain_influence, game, me, effect))]


@effect(
    Influence,
    ways=ways_of_influence,
    refuse=refuse_influence,
    at_once=lambda game, me, effect: effect.color != ANY and me.supply >= effect.n,
    alone=lambda game, me, effect: effect.color != ANY,
)
def gain_influence(game: Inventors, me: Player, effect: Influence) -> Step:
    """From the supply into a Guild; from another Guild if the supply is empty."""
    if effect.color == ANY:
        yield from pick_way(game, me, effect)
        return
    there = min(effect.n, me.supply)
    if there:
        place(game, me, effect.color, there)
    for _ in range(effect.n - there):
        yield from move_between(game, me, effect.color)


def place(game: Inventors, party: Party, color: Color, count: int = 1) -> None:
    """Influence from the supply into a Guild."""
    party.supply -= count
    party.guilds[color] += count
    game.tell("influence", who=party.who, guild=color_text(color), n=count)


def move_between(game: Inventors, me: Player, color: Color) -> Step:
    """With an empty supply a marker may come from another Guild (IN-024)."""
    others = [other for other in COLORS if other != color and me.guilds[other]]
    if not others:
        return
    source: Color | None = yield from me.ask(
        "influence-from",
        lambda: or_else((Option(f"from:{one}", one, color_text(one)) for one in others), "none", NONE),
        args=lambda: {"guild": color_text(color)},
        default="none",
    )
    if source is not None:
        me.guilds[source] -= 1
        me.guilds[color] += 1
        game.tell("influence-moved", who=me.who, guild=color_text(color), other=color_text(source))


def has_marker(me: Party) -> bool:
    """Whether Influence can be placed somewhere: from the supply, or out of a Guild (IN-024)."""
    return me.supply > 0 or any(me.guilds.values())


def take_marker(game: Inventors, me: Player) -> Step:
    """One Influence into the hand that places it on a Device or a Research slot (IN-024)."""
    if me.supply:
        me.supply -= 1
        return
    there = [color for color in COLORS if me.guilds[color]]
    source = there[0]
    if len(there) > 1:
        source = yield from me.ask(
            "marker-from", lambda: [Option(f"from:{one}", one, color_text(one)) for one in there]
        )
    me.guilds[source] -= 1
    game.tell("marker-from", who=me.who, guild=color_text(source))


def lose(game: Inventors, party: Party, color: Color, count: int = 1) -> None:
    """Influence from a Guild back to the supply (IN-272)."""
    party.guilds[color] -= count
    party.supply += count
    game.tell("lost-influence", who=party.who, guild=color_text(color), n=count)
