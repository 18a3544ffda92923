"""The course of a game: set-up choices, start of a round, turns, Rest (IN-100, IN-110 to IN-119, IN-300)."""

from collections.abc import Callable, Iterable

from engines.inventors.boards import income, owns_research
from engines.inventors.brighten import climb_areas, climb_study, leave_study
from engines.inventors.cards import deal, hand_limit
from engines.inventors.dice import Place, exhaust, in_study, roll_into
from engines.inventors.dummy import SHORT, reveal_dummy_cards
from engines.inventors.effects import resolve
from engines.inventors.labels import effects_text, row_text, tile_text
from engines.inventors.royalties import royalties_of
from engines.inventors.solo import opponent_rests, opponent_starts, opponent_turn
from engines.inventors.state import DUMMY, Die, Inventors, Player
from engines.inventors.tents import section_text
from engines.inventors.turns import turn
from engines.inventors.vocabulary import (
    AREAS,
    ROWS,
    AnyEffect,
    Area,
    ReturnCamelDice,
    ReturnDice,
    Row,
    Silver,
)
from engines.inventors.workshops import has_color
from engines.kernel import Asking, NextStep, Option, Step, Text, parallel


def next_step(game: Inventors) -> NextStep | None:
    """Set-up, then rounds of start, turns and Rest (IN-100)."""
    match game.phase:
        case "workshops":
            return NextStep("workshops", None, choose_rows(game))
        case "start":
            return NextStep("start", None, start_of_round(game))
        case "turns" if game.current < len(game.players):
            return NextStep("turn", game.current, turn(game, game.active))
        case "turns":
            return NextStep("opponent", None, opponent_turn(game))
        case "rest":
            return NextStep("rest", None, end_of_round(game))
        case _:
            return None


def everybody(game: Inventors, line: Callable[[Player], Step]) -> Step:
    """All players at once; cards are drawn in turn order when all are done (IN-110, IN-300)."""
    game.together = True
    yield from parallel({me.seat: line(me) for me in game.players}, free=False)
    while any(me.owed or me.leaving for me in game.players):
        for me in from_first(game):
            game.discards += me.leaving
            me.leaving = []
            deal(game, me, me.owed)
            me.owed = 0
        yield from parallel({me.seat: hand_limit(game, me) for me in game.players}, free=False)
    game.together = False


def from_first(game: Inventors) -> list[Player]:
    """The players clockwise from the First Player."""
    count = len(game.players)
    first = game.first if game.first < count else 0
    return [game.players[(first + place) % count] for place in range(count)]


# ---- set-up ----------------------------------------------------------------------------------------------


def choose_rows(game: Inventors) -> Step:
    """Everybody places the Starting tile, having seen the Ready dice; then the game may begin (IN-079)."""
    rows: dict[int, Row] = yield from parallel(
        {me.seat: choose_starting_row(game, me) for me in game.players}, free=False
    )
    for me in game.players:
        row = rows[me.seat]
        me.workshops[row].tiles.append(game.parts.setups[me.card].starting_tile)
        game.tell("starting-tile", who=me.who, row=row_text(row), card=me.card)
    game.phase = "start"
    if game.rounds == SHORT:
        yield from everybody(game, lambda me: begin_goals(game, me))


def choose_starting_row(game: Inventors, me: Player) -> Asking[Row]:
    tile = game.parts.tiles[game.parts.setups[me.card].starting_tile]
    return (
        yield from me.ask(
            "starting-row",
            lambda: [Option(row, row, row_text(row), note=printed(game, row)) for row in ROWS],
            args=lambda: {"tile": tile_text(tile.id, tile.effects, tile.cost)},
        )
    )


def printed(game: Inventors, row: Row) -> Text:
    """What is printed at the head of a row."""
    return Text("printed", {"effects": effects_text(game.parts.rows[row].effects)})


def begin_goals(game: Inventors, me: Player) -> Step:
    """3 rounds: the leftmost Tent onto the Setup card, with what that brings and uncovers (IN-081)."""
    me.goal = 0
    me.tents -= 1
    players = max(len(game.players), 2)
    uncovered = next(row for row in game.parts.tent_row if row.players == players).uncovered[0]
    yield from resolve(game, me, [*game.parts.goal[0].effects, *uncovered])


# ---- start of a round ------------------------------------------------------------------------------------


def start_of_round(game: Inventors) -> Step:
    """Dummy, opponent, then Royalties and Income, but for the first round (IN-110 to IN-119, IN-505)."""
    game.tell("round", round=game.round, rounds=game.rounds)
    if game.dummy:
        reveal_dummy_cards(game, game.dummy)
    if game.opponent:
        opponent_starts(game, game.opponent)
    if game.round > 1:
        yield from everybody(game, lambda me: gain_royalties_and_income(game, me))
    game.current = game.first
    game.phase = "turns"


def gain_royalties_and_income(game: Inventors, me: Player) -> Step:
    """In any order: nothing in it could be better or worse for that (IN-111, IN-112)."""
    gains = royalties_of(game, me)
    game.tell("start-gains", who=me.who, effects=effects_text(gains), n=income(game.parts, me))
    yield from resolve(game, me, [Silver(income(game.parts, me)), *gains])


# ---- end of a round --------------------------------------------------------------------------------------


def end_of_round(game: Inventors) -> Step:
    """Rest, in its six steps; in the last round only Tents are raised (IN-300 to IN-308)."""
    game.tell("rest")
    last = game.is_last_round
    if not last:
        pass_first_player(game)
        yield from everybody(game, lambda me: rest(game, me))
        return_workers(game)
    yield from everybody(game, lambda me: raise_tent(game, me))
    if game.opponent:
        opponent_rests(game, game.opponent)
    raise_all(game)
    if last:
        game.phase = "over"
        game.tell("scoring")
        return
    game.round += 1
    game.phase = "start"


def pass_first_player(game: Inventors) -> None:
    """The player with the leftmost Tent; the Dummy is none (IN-301)."""
    game.first = next(seat for seat in game.tents if seat is not None and seat != DUMMY)
    game.tell("first-player", who=game.party(game.first).who)


def rest(game: Inventors, me: Player) -> Step:
    """Unused dice are Brightened once, used ones return, the hired Camel is covered (IN-302 to IN-304)."""
    yield from brighten_unused(game, me)
    yield from return_dice(game, me)
    me.hired = False


def brighten_unused(game: Inventors, me: Player) -> Step:
    """Determined, Ready, Exhausted, Study, each die once; in the Study up or sideways (IN-302)."""
    if me.dice["exhausted"]:
        yield from game.barrier("roll")
    gains: list[AnyEffect] = []
    for area in reversed(AREAS[:-1]):
        for die in list(me.dice[area]):
            gains += climb_areas(game, me, Place(area, "", die.color, die.value), 1)
    top = game.parts.study_top
    climbing: list[Place] = []
    if any(place.value < top for place in in_study(me)):
        climbing = yield from me.ask_some(
            "rest-study",
            lambda: [Option(one.id, one, one.text) for one in in_study(me) if one.value < top],
            default="-",
        )
    if len(climbing) < len(in_study(me)):
        yield from game.barrier("roll")
    for place in sorted(in_study(me), key=lambda one: -one.value):
        gains += climb_study(game, me, place) if place in climbing else leave_study(game, me, place)
    yield from resolve(game, me, gains)


def return_dice(game: Inventors, me: Player) -> Step:
    """Dice from Camels and Workshops go to Exhausted, unless a tile says otherwise (IN-303).

    Everything is chosen before the first die is rolled.
    """
    target = camel_target(game, me)
    areas: dict[Row, Area | None] = {}
    for row in ROWS:
        if me.workshops[row].dice:
            areas[row] = yield from row_target(game, me, row)
    colored = target is not None and any(die.color != "white" for dice in me.camels for die in dice)
    if colored or any(areas.values()):
        yield from game.barrier("roll")
    for number, dice in enumerate(me.camels):
        me.camels[number] = []
        put_back(game, me, (die for die in dice if die.color == "white" or target is None), None)
        put_back(game, me, (die for die in dice if die.color != "white" and target is not None), target)
    for row, area in areas.items():
        if area:
            tile = targets(game, me, row)[area]
            name = Text("tile-name", {"tile": tile.upper()})
            game.tell("dice-return", tile=name, row=row_text(row), area=Text(f"area-{area}"), id=tile)
        dice, me.workshops[row].dice = me.workshops[row].dice, []
        put_back(game, me, dice, area)


def put_back(game: Inventors, me: Player, dice: Iterable[Die], area: Area | None) -> None:
    """To Exhausted, or rolled into another area."""
    if area is None:
        exhaust(me, dice)
        return
    for die in dice:
        roll_into(game, me, die.color, area)


def camel_target(game: Inventors, me: Player) -> Area | None:
    """Where Research sends coloured dice from Camels (IN-303)."""
    researches = game.parts.researches
    return next(
        (
            one.to
            for tile in owns_research(game, me, "end_of_round")
            for one in researches[tile].effects
            if isinstance(one, ReturnCamelDice)
        ),
        None,
    )


def row_target(game: Inventors, me: Player, row: Row) -> Asking[Area | None]:
    """Where tiles of the row send its dice; with several the player chooses (IN-303)."""
    areas = list(targets(game, me, row))
    if len(areas) < 2:
        return areas[0] if areas else None
    return (
        yield from me.ask(
            "rest-dice",
            lambda: [Option(area, area, Text(f"area-{area}")) for area in areas],
            args=lambda: {"row": row_text(row)},
            default=areas[0],
        )
    )


def targets(game: Inventors, me: Player, row: Row) -> dict[Area, str]:
    """The areas of the tiles whose colour is among the dice of the row, each with such a tile."""
    return {
        one.to: tile.id
        for tile in (game.parts.tiles[name] for name in me.workshops[row].tiles)
        if tile.end_of_round and (tile.color == "none" or has_color(game, me, row, tile.color))
        for one in tile.effects
        if isinstance(one, ReturnDice)
    }


def return_workers(game: Inventors) -> None:
    """All Workers return to their owners, the Envoy to its space (IN-305)."""
    for pieces in game.workers.values():
        for piece in pieces:
            if not piece.envoy:
                game.party(piece.seat).workers += 1
        pieces.clear()
    for me in game.players:
        me.envoy = False


def raise_tent(game: Inventors, me: Player) -> Step:
    """What raising the own Tent brings (IN-306)."""
    place = game.tents.index(me.seat)
    section = game.parts.tent_section[place]
    gains = list(section.first) if not game.raised[place] else []
    if not game.is_last_round:
        gains += section.raised
    game.tell("raised", who=me.who, section=section_text(game, place))
    yield from resolve(game, me, gains)


def raise_all(game: Inventors) -> None:
    """Each Tent to the leftmost empty space above; the Dummy's goes back to its supply (IN-306)."""
    for place, seat in enumerate(game.tents):
        if seat is not None and seat != DUMMY:
            game.raised[place].append(seat)
        game.tents[place] = None
