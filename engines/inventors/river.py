"""Ships on the river, and Workshop tiles: collecting and placing them (IN-170 to IN-185)."""

from collections.abc import Sequence
from functools import partial

from engines.inventors.boards import has_room, owns_research, placing_cost
from engines.inventors.dice import exhaust
from engines.inventors.effects import Way, effect, gain, or_else, pick_way, resolve, work_off
from engines.inventors.influence import NONE
from engines.inventors.labels import effects_text, row_text, tile_text
from engines.inventors.paying import pay, refuse_price
from engines.inventors.state import Inventors, Piece, Player, ShipAt
from engines.inventors.vocabulary import (
    ROWS,
    AnyEffect,
    ClearWorkshop,
    CollectTile,
    MoveShip,
    PaySilver,
    RecoverWorker,
    Row,
    Section,
    TakeEndTile,
    TakeTileBehind,
)
from engines.kernel import Asking, Option, Refusal, Step, Text


def destination(game: Inventors, step: int, distance: int) -> int:
    """Where a Ship ends that moves exactly so far, counting only what counts (IN-171, IN-172)."""
    printed = game.parts.river
    last = game.parts.last_step
    while distance and step < last:
        step += 1
        if printed[step].kind == "section_start":
            return step
        if printed[step].kind == "end" or game.river[step].stack:
            distance -= 1
    return step


def sail(game: Inventors, seat: int, step: int) -> None:
    """A Ship arrives: above, and so behind, those that are there (IN-185)."""
    game.fleet = [ship for ship in game.fleet if ship.seat != seat]
    place = sum(ship.step >= step for ship in game.fleet)
    game.fleet.insert(place, ShipAt(seat, step))


def unseen_section(game: Inventors, step: int) -> Section | None:
    """The section that a Ship on this step would be the first to reach (IN-179)."""
    section = game.parts.river[step].section
    return None if section in game.revealed else section


def reveal(game: Inventors, section: Section) -> None:
    """Every stack of a section is turned face up as a whole (IN-179)."""
    game.revealed.append(section)
    game.tell("revealed", section=Text(f"section-{section}"))


@effect(MoveShip)
def move_ship(game: Inventors, me: Player, effect: MoveShip) -> Step:
    """Exactly so far to the right, then the effect of the space (IN-170 to IN-178)."""
    here = game.ship(me.seat)
    step = destination(game, here, effect.n)
    section = unseen_section(game, step)
    if section is not None:
        yield from game.barrier("reveal")
        reveal(game, section)
    if step != here:
        sail(game, me.seat, step)
        game.tell("sailed", who=me.who, step=step)
    yield from stop_space(game, me, step)


def stop_space(game: Inventors, me: Player, step: int) -> Step:
    """The effect of the space where a Ship stops (IN-173 to IN-178)."""
    if game.parts.river[step].kind == "tile":
        yield from take_tile(game, me, step)
        return
    base = len(me.agenda)
    for one in game.parts.river[step].effects:
        gain(me, [one], must=not may_clear_nothing(me, one), since=base)
    yield from work_off(game, me, base)


def may_clear_nothing(me: Player, effect: AnyEffect) -> bool:
    """A Workshop without dice may be the one that is cleared (IN-174)."""
    return isinstance(effect, ClearWorkshop) and not all(me.workshops[row].dice for row in ROWS)


# ---- Workshop tiles --------------------------------------------------------------------------------------


def tile_name(game: Inventors, step: int) -> Text:
    """The visible tile of a space."""
    tile = game.parts.tiles[game.river[step].stack[-1]]
    return tile_text(tile.id, tile.effects, tile.cost)


def take_tile(game: Inventors, me: Player, step: int) -> Step:
    """The top tile of a space, if there is room for it (IN-176, IN-180)."""
    if not game.river[step].stack or not has_room(game.parts, me):
        if game.river[step].stack:
            game.tell("no-room", who=me.who)
        return
    tile = game.river[step].stack[-1]
    row = yield from choose_row(game, me, tile)
    yield from pay_for_row(game, me, row)
    if len(game.river[step].stack) > 1:
        yield from game.barrier("next-tile")
    game.river[step].stack.remove(tile)
    yield from place_tile(game, me, tile, row)


def choose_row(game: Inventors, me: Player, tile: str) -> Asking[Row]:
    """The row for a tile (IN-180, IN-181)."""
    entry = game.parts.tiles[tile]
    me.may_save = any(has_room(game.parts, me, row) and placing_cost(game.parts, me, row) for row in ROWS)
    row: Row = yield from me.ask(
        "row",
        lambda: [Option(row, row, row_text(row), note=row_note(game, me, row)) for row in ROWS],
        refuse=lambda row: refuse_row(game, me, row),
        args=lambda: {"tile": tile_text(entry.id, entry.effects, entry.cost)},
    )
    me.may_save = False
    return row


def row_note(game: Inventors, me: Player, row: Row) -> Text | None:
    """What a place costs and covers."""
    if not has_room(game.parts, me, row):
        return None
    covered = game.parts.rows[row].covered[len(me.workshops[row].tiles)]
    return Text("note-row", {"n": placing_cost(game.parts, me, row), "effects": effects_text(covered)})


def refuse_row(game: Inventors, me: Player, row: Row) -> Refusal | None:
    """Full, or too dear (IN-180, IN-181)."""
    if not has_room(game.parts, me, row):
        return Refusal("IN-180", Text("why-row-full"))
    cost = placing_cost(game.parts, me, row)
    if cost and refuse_price(game, me, [PaySilver(cost)]):
        return Refusal("IN-181", Text("why-no-silver", {"n": cost, "silver": me.silver}))
    return None


def pay_for_row(game: Inventors, me: Player, row: Row) -> Step:
    """1 Silver for each column further right (IN-181)."""
    cost = placing_cost(game.parts, me, row)
    if cost:
        yield from pay(game, me, [PaySilver(cost)])
    me.saves = False


def place_tile(game: Inventors, me: Player, tile: str, row: Row) -> Step:
    """Onto the leftmost empty space of the row, with all that it covers (IN-180 to IN-184)."""
    workshop = me.workshops[row]
    column = len(workshop.tiles)
    workshop.tiles.append(tile)
    gains: list[AnyEffect] = list(game.parts.rows[row].covered[column])
    researches = game.parts.researches
    game.tell("placed-tile", who=me.who, tile=Text("tile-name", {"tile": tile.upper()}), row=row_text(row))
    for name in owns_research(game, me, "gain_workshop_tile"):
        gains += researches[name].effects
    if all(len(me.workshops[one].tiles) > column for one in ROWS):
        for name in owns_research(game, me, "complete_workshop_column"):
            gains += researches[name].effects
    yield from resolve(game, me, gains)


def collectable(game: Inventors, me: Player, *, behind: bool = False) -> list[int]:
    """Spaces with a visible tile at the Ship's space or left of it (IN-183); `behind`: left of it only."""
    here = game.ship(me.seat)
    return [
        step
        for step, space in enumerate(game.river[: here + (not behind)])
        if space.stack and not game.is_hidden(step)
    ]


def refuse_tile(game: Inventors, me: Player, steps: Sequence[int]) -> Refusal | None:
    """Room, and a tile that can be seen (IN-180, IN-183)."""
    if not has_room(game.parts, me):
        return Refusal("IN-180", Text("why-no-room"))
    return None if steps else Refusal("IN-183", Text("why-no-tile"))


@effect(CollectTile, refuse=lambda game, me, effect: refuse_tile(game, me, collectable(game, me)))
def collect_tile(game: Inventors, me: Player, effect: CollectTile) -> Step:
    """A visible tile at the own Ship or behind it (IN-183)."""
    yield from choose_tile(game, me, behind=False, optional=True)


@effect(
    TakeTileBehind,
    refuse=lambda game, me, effect: refuse_tile(game, me, collectable(game, me, behind=True)),
)
def take_tile_behind(game: Inventors, me: Player, effect: TakeTileBehind) -> Step:
    """Any visible tile left of the Ship (IN-177)."""
    yield from choose_tile(game, me, behind=True, optional=False)


def choose_tile(game: Inventors, me: Player, *, behind: bool, optional: bool) -> Step:
    """Which visible tile to take."""

    def tiles() -> list[Option[int]]:
        return [
            Option(game.river[step].stack[-1], step, partial(tile_name, game, step))
            for step in collectable(game, me, behind=behind)
        ]

    step: int | None = yield from me.ask(
        "collect",
        lambda: or_else(tiles(), "none", NONE) if optional else [*or_else(tiles(), "none", NONE)[:-1]],
        default="none" if optional else None,
    )
    if step is not None:
        yield from take_tile(game, me, step)


@effect(
    TakeEndTile,
    refuse=lambda game, me, effect: refuse_tile(
        game, me, [game.parts.last_step] if game.river[-1].stack else []
    ),
)
def take_end_tile(game: Inventors, me: Player, effect: TakeEndTile) -> Step:
    """The top tile of the last space (IN-177)."""
    yield from take_tile(game, me, game.parts.last_step)


# ---- what the first spaces of sections do ----------------------------------------------------------------


def clear_ways(game: Inventors, me: Player, effect: ClearWorkshop) -> list[Way]:
    """Each Workshop with dice."""
    return [
        Way(
            f"clear:{row}",
            Text("option-clear", {"row": row_text(row)}),
            partial(clear, game, me, row),
        )
        for row in ROWS
        if me.workshops[row].dice
    ]


def refuse_clear(game: Inventors, me: Player, effect: ClearWorkshop) -> Refusal | None:
    """A Workshop with dice is needed (IN-174)."""
    if any(me.workshops[row].dice for row in ROWS):
        return None
    return Refusal("IN-174", Text("why-no-dice-in-workshop"))


@effect(ClearWorkshop, ways=clear_ways, refuse=refuse_clear)
def clear_workshop(game: Inventors, me: Player, effect: ClearWorkshop) -> Step:
    """All dice of one own Workshop go to Exhausted."""
    yield from pick_way(game, me, effect)


def clear(game: Inventors, me: Player, row: Row) -> Step:
    """This one; if it is being activated, that is over (IN-265)."""
    exhaust(me, me.workshops[row].dice)
    me.workshops[row].dice = []
    if game.activation and game.activation.row == row:
        game.activation.over = True
    game.tell("cleared", who=me.who, row=row_text(row))
    yield from ()


def own_pieces(game: Inventors, me: Player) -> list[tuple[str, Piece]]:
    """Placed Workers, one of each kind for each space."""
    found: list[tuple[str, Piece]] = []
    for space, pieces in game.workers.items():
        for piece in pieces:
            if piece.seat == me.seat and (space, piece) not in found:
                found.append((space, piece))
    return found


def recover_ways(game: Inventors, me: Player, effect: RecoverWorker) -> list[Way]:
    """Each own placed Worker; the Envoy, too (IN-175)."""
    return [
        Way(
            f"recover:{space}" + (".envoy" if piece.envoy else ""),
            Text(
                "option-recover-envoy" if piece.envoy else "option-recover", {"space": Text(f"space-{space}")}
            ),
            partial(recover, game, me, space, piece),
        )
        for space, piece in own_pieces(game, me)
    ]


def refuse_recover(game: Inventors, me: Player, effect: RecoverWorker) -> Refusal | None:
    return None if own_pieces(game, me) else Refusal("IN-175", Text("why-no-placed-worker"))


@effect(RecoverWorker, ways=recover_ways, refuse=refuse_recover)
def recover_worker(game: Inventors, me: Player, effect: RecoverWorker) -> Step:
    """A placed Worker comes back (IN-175)."""
    yield from pick_way(game, me, effect)


def recover(game: Inventors, me: Player, space: str, piece: Piece) -> Step:
    """Its space is free again."""
    game.workers[space].remove(piece)
    if piece.envoy:
        me.envoy = True
    else:
        me.workers += 1
    game.tell("recovered", who=me.who, space=Text(f"space-{space}"))
    yield from ()
