"""The travel action, and the pilots' free move (EE-048, EE-062 to EE-066, EE-172)."""

from functools import cache

from data.words import Text
from engines.excavation.box import Card
from engines.excavation.components import CardId, Place, TurnStartMove
from engines.excavation.options import move_option, place_option, place_text, refusal
from engines.excavation.state import Excavation, Player
from engines.kernel.asks import Asking, Closed, Option, Refusal, Step

Move = tuple[Place, Place]
STAY: Option[Move | None] = Option("stay", None, Text("option-stay"))
STOP: Option[Move | None] = Option("stop", None, Text("option-stop"))
HALT: Option[Place | None] = Option("stop", None, Text("option-stop"))


def no_journey(game: Excavation, me: Player) -> None:
    """Nothing keeps an explorer at home."""


def misfit_to_travel(game: Excavation, me: Player, card: CardId) -> None:
    """Any card will do, even for no step at all (EE-061, EE-062)."""


def travel(game: Excavation, me: Player, card: Card) -> Step:
    """Move own explorers by up to the card's fuel (EE-062)."""
    yield from move_explorers(game, me, card.fuel)


def move_explorers(game: Excavation, me: Player, fuel: int) -> Step:
    """One explorer after the other, each by the shortest way, until the fuel is used up (EE-062 to EE-066).

    Explorers are all alike and pass each other (EE-064), so wherever they may end they come in single moves
    to free locations.
    """
    while fuel:
        move = yield from (
            choose_journey(game, me, fuel) if fuel > 1 else choose_step(game, me, "travel-step", STOP)
        )
        if move is None:
            return
        go(game, me, move)
        fuel -= game.box.distances[move[0]][move[1]]


def choose_journey(game: Excavation, me: Player, fuel: int) -> Asking[Move | None]:
    """Which explorer, and where to (EE-062, EE-065)."""
    here = yield from me.ask(
        "travel-explorer",
        lambda: [*(place_option(place) for place in me.explorers), HALT],
        args=lambda: {"fuel": fuel},
        default="stop",
    )
    if here is None:
        return None
    far = game.box.distances[here]
    near = [place for place, needed in far.items() if 0 < needed <= fuel]
    own = refusal("EE-065", "own-explorer")
    there = yield from me.ask(
        "travel-to",
        lambda: [place_option(place, far[place]) for place in near],
        refuse=lambda place: own if place in me.explorers else None,
        missing=lambda: [
            Closed(place, place_text(place), too_far(far[place], fuel))
            for place in game.box.places
            if far[place] > fuel
        ],
        args=lambda: {"here": place_text(here), "fuel": fuel},
        default=next(place for place in near if place not in me.explorers),
    )
    assert there is not None
    return here, there


def choose_step(game: Excavation, me: Player, key: str, leave: Option[Move | None]) -> Asking[Move | None]:
    """One explorer to an adjacent location without an own one, or none (EE-065, EE-172)."""
    own = refusal("EE-172" if leave is STAY else "EE-065", "own-explorer")
    return (
        yield from me.ask(
            key,
            lambda: [
                *(move_option(here, there) for here in me.explorers for there in game.box.neighbours[here]),
                leave,
            ],
            refuse=lambda move: own if move and move[1] in me.explorers else None,
            default=leave.id,
        )
    )


@cache
def too_far(needed: int, fuel: int) -> Refusal:
    """The way is longer than the fuel lasts."""
    return Refusal("EE-062", Text("why-too-far", {"needed": needed, "fuel": fuel}))


def go(game: Excavation, me: Player, move: Move) -> None:
    """One explorer goes somewhere else."""
    here, there = move
    me.explorers[me.explorers.index(here)] = there
    game.tell("moved", who=me.who, here=place_text(here), there=place_text(there))


# ---- at the start of a turn ----


def place_third_explorer(game: Excavation, me: Player) -> Step:
    """In the first turn, anywhere without an own explorer (EE-048)."""
    own = refusal("EE-048", "own-explorer")
    place = yield from me.ask(
        "third-explorer",
        lambda: [place_option(place) for place in game.box.places],
        refuse=lambda place: own if place in me.explorers else None,
        default=next(place for place in game.box.places if place not in me.explorers),
    )
    assert place is not None
    me.explorers.append(place)
    game.tell("explorer-placed", who=me.who, place=place_text(place))


def pilots_move(game: Excavation, me: Player) -> Step:
    """Pilots may move one explorer to an adjacent location without an own one (EE-172)."""
    if game.box.ability(me.faction, TurnStartMove) is None:
        return
    move = yield from choose_step(game, me, "pilots-move", STAY)
    if move is not None:
        go(game, me, move)
