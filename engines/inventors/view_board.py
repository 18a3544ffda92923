"""What may be seen of the main board: river, Guilds, Workers, Devices."""

import msgspec

from engines.inventors.boards import (
    influence,
)
from engines.inventors.components import Components
from engines.inventors.labels import effects_line
from engines.inventors.state import DUMMY, Device, Die, Inventors


class DieView(msgspec.Struct):
    """A die; 0 where its value does not matter."""

    color: str
    value: int


class TileView(msgspec.Struct):
    """A Workshop tile: value 0 needs nothing, color `none` any; the line is `cost → effects` in icons."""

    id: str
    value: int
    color: str
    line: str
    vp: int
    starting: bool
    end_of_round: bool


class ResearchView(msgspec.Struct):
    """A Research tile; `trigger` says when a lasting one of the left section works."""

    id: str
    section: str
    kind: str  # ongoing, tent, instant
    trigger: str | None
    color: str | None  # of the die that triggers it
    line: str


class RiverView(msgspec.Struct):
    """A river space: `tile` is the top one if it is face up, `stack` how many there are."""

    step: int
    section: str
    kind: str  # start, tile, section_start, end
    line: str
    hidden: bool
    stack: int
    tile: TileView | None
    research: ResearchView | None
    markers: list[int]  # seats, left slot first; -1 is the Dummy
    vp: list[int]  # of the two slots
    ships: list[int]  # seats, the lowest (furthest ahead) first


class GuildView(msgspec.Struct):
    """A Guild: Influence by seat (`influence`), with raised Tents (`total`), and the Dummy's."""

    color: str
    first_vp: int
    second_vp: int
    influence: list[int]  # by seat, the solo opponent last
    total: list[int]  # with Tents
    dummy: int | None
    order: list[int]  # seats by majority, ties broken; without Influence nobody


class SpaceView(msgspec.Struct):
    """A space for Workers."""

    id: str
    kind: str  # guild, right, open
    guild: str | None
    position: str
    cost: str  # icons
    line: str
    workers: list["WorkerView"]
    closed: bool  # by a Dummy token
    dearer: str | None  # the colour of one more Influence that it costs


class WorkerView(msgspec.Struct):
    seat: int
    envoy: bool


class RoyaltyView(msgspec.Struct):
    """A space of the Royalties track with the seats on it."""

    space: int
    line: str
    vp: int
    blue_before: bool
    seats: list[int]


class TentView(msgspec.Struct):
    """A section for Tents, its Pass tile, the Tent of this round and the raised ones."""

    id: str
    pass_tile: str
    pass_line: str
    tent: int | None  # -1: the Dummy's
    raised: list[int]
    first: str  # icons: what the first Tent ever raised here covers
    line: str  # what every raised Tent gives


class TestView(msgspec.Struct):
    color: str
    ships: int
    influence: bool
    die: DieView | None


class CardView(msgspec.Struct):
    """A Device card."""

    id: str
    number: str
    value: int  # to build
    pay: list[str]
    edges: list[str]
    play: str  # icons
    metric: str
    metric_of: str
    vp_2: int
    vp_4: int


class DeviceView(msgspec.Struct):
    """A Device: column 1 blank or Invented, 2 Built, 3 and beyond Published; rows from the top."""

    board: str
    number: str
    column: int
    row: int
    stage: str  # blank, invented, built, published
    invent_value: int
    invent_discard: int
    edges: list[str]
    tests: list[TestView]
    card: CardView | None
    matches: list[str]  # colours of the matching edges
    idea: str | None
    idea_line: str  # what its front does; empty once it is turned over
    inventor: int | None  # -2: neutral
    builder: int | None
    publisher: int | None
    publish_value: int


def die_view(die: Die) -> DieView:
    return DieView(die.color, die.value)


def tile_view(parts: Components, name: str) -> TileView:
    tile = parts.tiles[name]
    return TileView(
        id=tile.id,
        value=tile.value,
        color=tile.color,
        line=effects_line(tile.effects, tile.cost),
        vp=tile.vp,
        starting=tile.kind == "starting",
        end_of_round=tile.end_of_round,
    )


def research_view(parts: Components, name: str) -> ResearchView:
    tile = parts.researches[name]
    return ResearchView(
        id=tile.id,
        section=tile.section,
        kind=tile.kind,
        trigger=tile.trigger,
        color=tile.color,
        line=effects_line(tile.effects, tile.cost),
    )


def river_view(game: Inventors, step: int) -> RiverView:
    parts, space, printed = game.parts, game.river[step], game.parts.river[step]
    hidden = game.is_hidden(step)
    return RiverView(
        step=step,
        section=printed.section,
        kind=printed.kind,
        line=effects_line(printed.effects),
        hidden=hidden,
        stack=len(space.stack),
        tile=tile_view(parts, space.stack[-1]) if space.stack and not hidden else None,
        research=research_view(parts, space.research) if space.research else None,
        markers=list(space.markers),
        vp=list(printed.vp),
        ships=[ship.seat for ship in game.fleet if ship.step == step],
    )


def guild_view(game: Inventors, place: int) -> GuildView:
    guild = game.parts.guild[place]
    seats = [party.seat for party in game.parties]
    total = {seat: influence(game, seat, guild.id) for seat in [*seats, *([DUMMY] if game.dummy else [])]}
    return GuildView(
        color=guild.id,
        first_vp=guild.first,
        second_vp=guild.second,
        influence=[influence(game, seat, guild.id, tents=False) for seat in seats],
        total=[total[seat] for seat in seats],
        dummy=game.dummy.guilds[guild.id] if game.dummy else None,
        order=sorted((seat for seat in game.ranking if total[seat]), key=lambda seat: -total[seat]),
    )


def space_view(game: Inventors, name: str) -> SpaceView:
    space, dummy = game.parts.spaces[name], game.dummy
    return SpaceView(
        id=space.id,
        kind=space.kind,
        guild=space.guild,
        position=space.position,
        cost=effects_line(space.cost),
        line=effects_line(space.effects),
        workers=[WorkerView(piece.seat, piece.envoy) for piece in game.workers[name]],
        closed=dummy is not None and name in dummy.closed,
        dearer=dummy.color if dummy and dummy.dearer == name else None,
    )


def card_view(parts: Components, name: str) -> CardView:
    card = parts.cards[name]
    return CardView(
        id=card.id,
        number=card.number,
        value=card.value,
        pay=list(card.pay),
        edges=list(card.edges),
        play=effects_line(card.play),
        metric=card.metric,
        metric_of=card.of,
        vp_2=card.vp_2,
        vp_4=card.vp_4,
    )


def device_view(game: Inventors, device: Device) -> DeviceView:
    parts = game.parts
    board = parts.boards[device.board]
    card = parts.cards[device.card] if device.card else None
    stage = "blank"
    if device.card:
        stage = "invented" if device.is_invented else "built" if device.is_built else "published"
    return DeviceView(
        board=device.board,
        number=board.number,
        column=device.column,
        row=device.row,
        stage=stage,
        invent_value=board.value,
        invent_discard=board.discard,
        edges=list(board.edges),
        tests=[
            TestView(test.color, test.ships, test.influence, die_view(die) if die else None)
            for test, die in zip(board.tests, device.tests, strict=True)
        ],
        card=card_view(parts, card.id) if card else None,
        matches=[one for one, other in zip(board.edges, card.edges, strict=True) if one == other]
        if card
        else [],
        idea=device.idea.id if device.idea else None,
        idea_line=effects_line(parts.ideas[device.idea.id].effects)
        if device.idea and device.is_invented
        else "",
        inventor=device.inventor,
        builder=device.builder,
        publisher=device.publisher,
        publish_value=parts.publish.value,
    )
