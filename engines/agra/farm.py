"""The farm: what it yields, Farmers and Crates (AG-105, AG-110)."""

from engines.agra.effects import effect
from engines.agra.goods import NOTHING, choose
from engines.agra.labels import good_label
from engines.agra.state import Agra, Player
from engines.agra.vocabulary import MoveFarmers, RemoveCrate
from engines.kernel import Option, Step, Text


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


def space_option(game: Agra, track: str, space: int) -> Option[str]:
    """A space of the farm to choose."""
    name = f"{track}:{space}"
    return Option(name, name, lambda: space_text(game, track, space))


def move_farmer(game: Agra, me: Player, *, optional: bool = False) -> Step:
    """One Farmer one space."""
    options = [space_option(game, track, space) for track, space in farmer_moves(game, me)]
    if optional:
        options.append(Option("stop", "stop", NOTHING))
    chosen = yield from choose(me, "move-farmer", options)
    if chosen != "stop":
        track, _, space = chosen.partition(":")
        me.farmers[track] = int(space)
        game.tell("farmer", who=me.who, place=space_text(game, track, int(space)))


def can_move_farmer(game: Agra, me: Player) -> bool:
    return bool(farmer_moves(game, me))


@effect(MoveFarmers, possible=lambda game, me, effect: can_move_farmer(game, me))
def move_farmers(game: Agra, me: Player, effect: MoveFarmers) -> Step:
    """Up to two Farmers one space each, or one of them two: so many single steps (AG-104, AG-123)."""
    for step in range(effect.steps):
        if can_move_farmer(game, me):
            yield from move_farmer(game, me, optional=step > 0)


def has_crate(me: Player) -> bool:
    return any(me.crates.values())


def remove_crate(game: Agra, me: Player) -> Step:
    """Take a Crate off the farm and keep it (AG-054c, AG-104)."""
    options = [space_option(game, track, space) for track, crates in me.crates.items() for space in crates]
    chosen = yield from choose(me, "remove-crate", options)
    track, _, space = chosen.partition(":")
    me.crates[track].remove(int(space))
    me.removed_crates += 1
    game.tell("crate", who=me.who, place=space_text(game, track, int(space)))


@effect(RemoveCrate, possible=lambda game, me, effect: has_crate(me))
def remove_crates(game: Agra, me: Player, effect: RemoveCrate) -> Step:
    for _ in range(effect.n):
        if has_crate(me):
            yield from remove_crate(game, me)
