"""The travel action, and the pilots' free move (EE-048, EE-062 to EE-066, EE-172)."""

from data.words import Text
from engines.excavation.box import Card
from engines.excavation.components import CardId, Place, TurnStartMove
from engines.excavation.options import closed, different, move_option, place_option, place_text
from engines.excavation.state import Excavation, Player
from engines.kernel.asks import Closed, Option, Refusal, Step

Move = tuple[Place, Place]
STAY: Option[Move | None] = Option("stay", None, Text("option-stay"))
STOP: Option[Move | None] = Option("stop", None, Text("option-stop"))


def travel_cards(game: Excavation, me: Player) -> list[CardId]:
    """Any card will do, even for no step at all (EE-061, EE-062)."""
    return different(me.hand)


def why_no_travel(game: Excavation, me: Player) -> Refusal:
    """Only an empty hand keeps an explorer at home."""
    return Refusal("EE-060", Text("why-no-cards"))


def travel(game: Excavation, me: Player, card: Card) -> Step:
    """Move own explorers by up to the card's fuel (EE-062)."""
    yield from move_explorers(game, me, card.fuel)


def move_explorers(game: Excavation, me: Player, fuel: int) -> Step:
    """Step by step; with fuel left one may stop where no two own explorers share a location (EE-065)."""
    while fuel:
        move = yield from me.ask(
            "travel-step",
            lambda: steps(game, me, fuel),
            missing=lambda: closed_steps(game, me, fuel),
            args=lambda: {"fuel": fuel},
            default=steps(game, me, fuel)[-1].id,  # the stop, where there is one
        )
        if move is None:
            return
        step(game, me, move)
        fuel -= 1


def step(game: Excavation, me: Player, move: Move) -> None:
    """One explorer goes along one line."""
    here, there = move
    me.explorers[me.explorers.index(here)] = there
    game.tell("moved", who=me.who, here=place_text(here), there=place_text(there))


def crowding(explorers: list[Place]) -> int:
    """The least steps until no two of them share a location; each location has two lines at least."""
    return len(explorers) - len(set(explorers))


def steps(game: Excavation, me: Player, fuel: int) -> list[Option[Move | None]]:
    """The steps after which the fuel that is left still suffices to part (EE-065), and the stop."""
    spots = me.explorers
    options: list[Option[Move | None]] = []
    for here in different(spots):
        rest = spots.copy()
        rest.remove(here)
        crowd = crowding(rest)
        options += [
            move_option(here, there) for there in game.box.neighbours[here] if crowd + (there in rest) < fuel
        ]
    if not crowding(spots):
        options.append(STOP)
    return options


def closed_steps(game: Excavation, me: Player, fuel: int) -> list[Closed]:
    """Steps to an own explorer's location that could not be left any more, and a stop on such a location."""
    offered = {option.id for option in steps(game, me, fuel)}
    every = [
        move_option(here, there) for here in different(me.explorers) for there in game.box.neighbours[here]
    ]
    refused = [*every, STOP]
    return [closed(option, "EE-065", "own-explorer") for option in refused if option.id not in offered]


# ---- at the start of a turn ----


def place_third_explorer(game: Excavation, me: Player) -> Step:
    """In the first turn, anywhere without an own explorer (EE-048)."""

    def spots() -> list[Option[Place]]:
        return [place_option(place) for place in game.box.places if place not in me.explorers]

    place = yield from me.ask(
        "third-explorer",
        spots,
        missing=lambda: [closed(place_option(place), "EE-048", "own-explorer") for place in me.explorers],
        default=spots()[0].id,
    )
    me.explorers.append(place)
    game.tell("explorer-placed", who=me.who, place=place_text(place))


def pilots_move(game: Excavation, me: Player) -> Step:
    """Pilots may move one explorer to an adjacent location without an own one (EE-172)."""
    if not isinstance(game.box.ability(me.faction), TurnStartMove):
        return

    def free_moves() -> list[Option[Move | None]]:
        moves = [
            move_option(here, there)
            for here in me.explorers
            for there in game.box.neighbours[here]
            if there not in me.explorers
        ]
        return [*moves, STAY]

    def own_locations() -> list[Closed]:
        return [
            closed(move_option(here, there), "EE-172", "own-explorer")
            for here in me.explorers
            for there in game.box.neighbours[here]
            if there in me.explorers
        ]

    move = yield from me.ask("pilots-move", free_moves, missing=own_locations, default="stay")
    if move is not None:
        step(game, me, move)
