"""Tents: placing one, and what is left to do afterwards (IN-285 to IN-295)."""

from functools import partial

from engines.inventors.boards import free_camels, unused_workers
from engines.inventors.brighten import brighten_dice
from engines.inventors.camels import Reach
from engines.inventors.choices import with_cost
from engines.inventors.effects import resolve, work_off
from engines.inventors.labels import effects_text, row_text
from engines.inventors.paying import pay
from engines.inventors.river import clear
from engines.inventors.state import DUMMY, Inventors, Player
from engines.inventors.tower import turn_up
from engines.inventors.vocabulary import AnyEffect, Brighten, Name, Pay, Refresh, Row
from engines.kernel import Option, Refusal, Step, Text


def refuse_section(place: int, reach: Reach) -> Refusal | None:
    """One Tent on each space (IN-285, IN-290)."""
    return refuse_tent(reach.game, place) if reach.game.tents[place] is not None else None


def refuse_tent(game: Inventors, place: int) -> Refusal | None:
    """Whose Tent stands there."""
    tent = game.tents[place]
    if tent is None:
        return None
    if tent == DUMMY:
        return Refusal("IN-290", Text("why-dummy-tent"))
    return Refusal("IN-285", Text("why-tent-there", {"who": game.party(tent).who}))


def section_text(game: Inventors, place: int) -> Text:
    return Text(f"tent-{game.parts.tent_section[place].id}")


def section_name(game: Inventors, place: int) -> Text:
    """A Tent space with its Pass tile."""
    tile = game.parts.passes[game.passes[place]]
    return Text("option-tent", {"section": section_text(game, place), "effects": effects_text(tile.effects)})


def place_tent(game: Inventors, me: Player, place: int) -> Step:
    """The leftmost Tent; everything it brings in any order; last what it uncovers (IN-285 to IN-288)."""
    tent = game.parts.limits.tents - me.tents
    me.tents -= 1
    game.tents[place] = me.seat
    game.tell("tent", who=me.who, section=section_text(game, place), tile=game.passes[place])
    if game.dummy_tent_waits():
        yield from place_dummy_tent(game, me)
    game.tenting = True
    yield from resolve(game, me, tent_effects(game, me, place))
    game.tenting = False
    players = max(len(game.players), 2)
    uncovered = next(row for row in game.parts.tent_row if row.players == players).uncovered[tent]
    yield from resolve(game, me, uncovered, must=True)


def tent_effects(game: Inventors, me: Player, place: int) -> list[AnyEffect]:
    """For unused Workers and Camels, the Pass tile, and Tent Research (IN-286, IN-289)."""
    unused = unused_workers(me) + len(free_camels(game.parts, me))
    effects: list[AnyEffect] = [Refresh(unused), Brighten(unused)] if unused else []
    effects += game.parts.passes[game.passes[place]].effects
    for space in game.river:
        tile = game.parts.researches[space.research] if space.research else None
        if tile and tile.kind == "tent" and me.seat in space.markers:
            effects += with_cost(tile.cost, tile.effects)
    return effects


def place_dummy_tent(game: Inventors, me: Player) -> Step:
    """The first player to place a Tent puts the Dummy's on another space at once (IN-290)."""
    place = yield from me.ask(
        "dummy-tent",
        lambda: [
            Option(f"dummy:{section.id}", place, partial(section_name, game, place))
            for place, section in enumerate(game.parts.tent_section)
        ],
        refuse=lambda place: refuse_tent(game, place),
        atomic=True,
    )
    lay_dummy_tent(game, place)


def lay_dummy_tent(game: Inventors, place: int) -> None:
    """It blocks this space for the round."""
    game.tents[place] = DUMMY
    game.tell("dummy-tent", section=section_text(game, place))


# ---- after the own Tent ----------------------------------------------------------------------------------


def brighten_one(game: Inventors, me: Player) -> Step:
    """Instead of an action (IN-295)."""
    yield from brighten_dice(game, me, 1, at_least=1)


def refresh_somebody(game: Inventors, me: Player, name: Name) -> Step:
    """Instead of an action (IN-295)."""
    turn_up(game, me, [name])
    yield from ()


def refuse_clearing(row: Row, reach: Reach) -> Refusal | None:
    """Dice in the row, and somebody who can be paid (IN-295)."""
    if not reach.me.workshops[row].dice:
        return Refusal("IN-295", Text("why-no-dice-in-row", {"row": row_text(row)}))
    return reach.paying


def clear_for_pay(game: Inventors, me: Player, row: Row) -> Step:
    """Pay any one Craftsperson: the dice of one Workshop go to Exhausted (IN-295)."""
    base = len(me.agenda)
    yield from pay(game, me, [Pay("any")])
    yield from clear(game, me, row)
    yield from work_off(game, me, base)
