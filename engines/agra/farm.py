"""The farm: what it yields, Farmers and Crates (AG-105, AG-110)."""

from typing import NamedTuple

from engines.agra.effects import EFFECTS, times
from engines.agra.goods import NOTHING, choose
from engines.agra.labels import good_label
from engines.agra.state import Agra, Player
from engines.agra.vocabulary import MoveFarmers, RemoveCrate
from engines.kernel import Option, Refusal, Step, Text

NO_STEP = Refusal("AG-110", Text("why-no-farmer-step"))
NO_CRATE = Refusal("AG-104", Text("why-no-crate"))


class Spot(NamedTuple):
    """A space of a farm track."""

    track: str
    space: int


def production(game: Agra, me: Player, good: str) -> int:
    """The uncovered spaces between a good and its two Farmers (AG-105, AG-110)."""
    spaces = game.parts.farm.spaces
    found = 0
    for track, begins_here in game.parts.adjacent[good]:
        farmer, crates = me.farmers[track], me.crates[track]
        between = range(1, farmer) if begins_here else range(farmer + 1, spaces + 1)
        found += sum(space not in crates for space in between)
    return found


def farmer_moves(game: Agra, me: Player) -> list[tuple[str, int]]:
    """Where a Farmer can step: along his track, never onto a good or a Crate (AG-110)."""
    spaces = game.parts.farm.spaces
    return [
        (track, to)
        for track, farmer in me.farmers.items()
        for to in (farmer - 1, farmer + 1)
        if 1 <= to <= spaces and to not in me.crates[track]
    ]


def space_text(game: Agra, track: str, space: int) -> Text:
    """A space of a track, named by the goods at its ends."""
    first, second = game.parts.tracks[track].ends
    return Text("farm-space", {"first": good_label(first), "second": good_label(second), "space": space})


def space_option(game: Agra, track: str, space: int) -> Option[Spot | None]:
    """A space of the farm to choose."""
    return Option(f"{track}:{space}", Spot(track, space), lambda: space_text(game, track, space))


def move_farmer(game: Agra, me: Player, *, optional: bool = False) -> Step:
    """One Farmer one space."""
    options = [space_option(game, track, space) for track, space in farmer_moves(game, me)]
    if optional:
        options.append(Option("stop", None, NOTHING))
    spot = yield from choose(me, "move-farmer", options)
    if spot:
        me.farmers[spot.track] = spot.space
        game.tell("farmer", who=me.who, place=space_text(game, *spot))


def refuse_farmer(game: Agra, me: Player, effect: MoveFarmers | None = None) -> Refusal | None:
    """Somebody must be able to take a step (AG-110)."""
    return None if farmer_moves(game, me) else NO_STEP


@EFFECTS.of(
    MoveFarmers,
    text=lambda effect: Text("effect-farmers", {"count": effect.steps}),
    line=lambda effect: f"[farmer]→×{effect.steps}",
    refuse=refuse_farmer,
)
def move_farmers(game: Agra, me: Player, effect: MoveFarmers) -> Step:
    """Up to two Farmers one space each, or one of them two: so many single steps (AG-104, AG-123)."""
    for step in range(effect.steps):
        if farmer_moves(game, me):
            yield from move_farmer(game, me, optional=step > 0)


def refuse_crate(game: Agra, me: Player, effect: RemoveCrate | None = None) -> Refusal | None:
    """A Crate must be left (AG-104)."""
    return None if any(me.crates.values()) else NO_CRATE


def remove_crate(game: Agra, me: Player) -> Step:
    """Take a Crate off the farm and keep it (AG-054c, AG-104)."""
    options = [space_option(game, track, space) for track, crates in me.crates.items() for space in crates]
    spot = yield from choose(me, "remove-crate", options)
    assert spot is not None
    me.crates[spot.track].remove(spot.space)
    me.removed_crates += 1
    game.tell("crate", who=me.who, place=space_text(game, *spot))


@EFFECTS.of(
    RemoveCrate, text=times("effect-crate"), line=lambda effect: f"−{effect.n}[crate]", refuse=refuse_crate
)
def remove_crates(game: Agra, me: Player, effect: RemoveCrate) -> Step:
    for _ in range(effect.n):
        if any(me.crates.values()):
            yield from remove_crate(game, me)
