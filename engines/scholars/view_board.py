"""What everybody sees of the main board: decks, Rooms, Map, House, tracks and Caliph cards."""

import msgspec

from engines.scholars.components import StartingTranslator
from engines.scholars.icons import condition_line, line
from engines.scholars.rooms import due
from engines.scholars.state import Caliph, Employed, Lying, Scholars


class AreaView(msgspec.Struct, frozen=True):
    """Where a part of the main board lies (x to the right, y down, 0-100)."""

    id: str
    x: int
    y: int
    w: int
    h: int


class TranslatorView(msgspec.Struct, frozen=True):
    """A Translator's card, both sides; Starting Translators have neither portrait nor dispatch."""

    id: str
    portrait: str | None
    languages: list[str]
    vp: int
    dispatch: str
    retired: str


class DeckView(msgspec.Struct, frozen=True):
    """A deck of Translators: its top card lies open."""

    portrait: str
    min_value: int
    languages: list[str]
    cards: int
    top: TranslatorView | None


class EmployedView(msgspec.Struct, frozen=True):
    """A Translator in a Room; without an owner it is Neutral."""

    card: TranslatorView
    owner: int | None
    gold: int
    due: bool  # retires at the end of the turn


class OfferView(msgspec.Struct, frozen=True):
    """A Resource card of the draft."""

    id: str
    dice: dict[str, int]
    draw: int
    gold: int
    silver: int
    workers: dict[str, int]
    bonus: str


class RoomView(msgspec.Struct, frozen=True):
    """A Room: what employing costs and gives, the Gold that retires, who is in it, an offer of the draft."""

    number: int
    cost: int
    gold: int
    line: str
    translator: EmployedView | None
    offer: OfferView | None


class ScrollView(msgspec.Struct, frozen=True):
    """A Scroll: immediate effects, and what it brings at the end besides its points, both as icons."""

    id: str
    language: str
    vp: int
    research: str | None  # None: a Starting Scroll
    line: str
    condition: str


class LyingView(msgspec.Struct, frozen=True):
    """A Scroll on the Map or in the House, and whose Influence lies on it."""

    scroll: ScrollView
    influence: int | None


class MapSpaceView(msgspec.Struct, frozen=True):
    """A space of the ring, clockwise from the top; `path` is the colour of the path to the next one."""

    pos: int
    x: int
    y: int
    kind: str
    line: str
    path: str | None
    markers: list[int]  # seats
    neutral: bool


class MapScrollView(msgspec.Struct, frozen=True):
    """The place of a Scroll on the Map, beside a black space."""

    place: str
    pos: int
    x: int
    y: int
    lying: LyingView | None


class HouseSpaceView(msgspec.Struct, frozen=True):
    """A space of the House, row 1 on top."""

    row: int
    cost: int
    line: str
    lying: LyingView | None


class GuildView(msgspec.Struct, frozen=True):
    """A Guild: its Minaret with all Influence by seat, and its column of the House."""

    id: str
    control_vp: int
    compensation: str
    controller: int | None
    influence: list[int]
    spaces: list[HouseSpaceView]


class TrackSpaceView(msgspec.Struct, frozen=True):
    level: int
    timing: str
    line: str
    vp: int


class TrackView(msgspec.Struct, frozen=True):
    """A research track from level 0 up, with everybody's level by seat."""

    id: str
    colour: str
    spaces: list[TrackSpaceView]
    over_top: str
    levels: list[int]


class ResearchOptionView(msgspec.Struct, frozen=True):
    id: str
    min_value: int
    needs_colour: bool
    line: str


class CaliphSpotView(msgspec.Struct, frozen=True):
    """A space of a Caliph card: what it gives at once and at the end, and whose Influence lies there."""

    id: str  # top, middle, bottom
    vp: int
    line: str
    influence: int | None


class CaliphView(msgspec.Struct, frozen=True):
    id: str
    spots: list[CaliphSpotView]
    event_portraits: list[str]


class CaliphSpaceView(msgspec.Struct, frozen=True):
    """A place for a Caliph card, from left to right; its event happens when the card comes."""

    order: int
    event: str
    card: CaliphView | None


def translator_view(game: Scholars, name: str) -> TranslatorView:
    card = game.parts.translators[name]
    dispatch = "" if isinstance(card, StartingTranslator) else line(card.dispatch)
    return TranslatorView(card.id, card.portrait, list(card.languages), card.vp, dispatch, line(card.retired))


def room_view(game: Scholars, number: int) -> RoomView:
    room, employed = game.parts.room[number], game.rooms[number]
    resource = game.offers.get(employed.id) if employed else None
    return RoomView(
        room.id,
        room.cost,
        room.gold,
        line(room.effects),
        employed_view(game, number, employed) if employed else None,
        offer_view(game, resource) if resource else None,
    )


def employed_view(game: Scholars, number: int, employed: Employed) -> EmployedView:
    return EmployedView(
        translator_view(game, employed.id), employed.owner, employed.gold, (number, employed) in due(game)
    )


def offer_view(game: Scholars, name: str) -> OfferView:
    card = game.parts.resources[name]
    return OfferView(
        card.id, dict(card.dice), card.draw, card.gold, card.silver, dict(card.workers), line(card.bonus)
    )


def scroll_view(game: Scholars, name: str) -> ScrollView:
    """A Scroll, also a Starting Scroll."""
    parts = game.parts
    if name in parts.scrolls:
        card = parts.scrolls[name]
        immediate, condition = line(card.immediate), condition_line(card.endgame)
        return ScrollView(card.id, card.language, card.vp, card.research, immediate, condition)
    start = parts.starting_scrolls[name]
    return ScrollView(start.id, start.language, start.vp, None, "", condition_line(start.endgame))


def lying_view(game: Scholars, lying: Lying | None) -> LyingView | None:
    return LyingView(scroll_view(game, lying.id), lying.influence) if lying else None


def guild_view(game: Scholars, guild: str) -> GuildView:
    parts, minaret, column = game.parts, game.guilds[guild], game.house[guild]
    return GuildView(
        guild,
        parts.guilds[guild].control_vp,
        line(parts.guilds[guild].compensation),
        minaret.controller,
        list(minaret.influence),
        [
            HouseSpaceView(
                space.row,
                space.cost,
                line(space.effects),
                lying_view(game, column[place] if place < len(column) else None),
            )
            for place, space in enumerate(parts.house[guild])
        ],
    )


def track_view(game: Scholars, name: str) -> TrackView:
    track = game.parts.tracks[name]
    return TrackView(
        name,
        track.colour,
        [
            TrackSpaceView(space.level, space.timing, line(space.effects), space.vp)
            for space in game.parts.track_spaces[name]
        ],
        line(track.over_top),
        [me.tracks[name] for me in game.players],
    )


def caliph_view(game: Scholars, caliph: Caliph) -> CaliphView:
    card = game.parts.caliphs[caliph.id]
    spots = (("top", card.top_vp, ""), ("middle", card.middle_vp, line(card.middle)))
    return CaliphView(
        card.id,
        [
            CaliphSpotView(name, vp, icons, caliph.influence.get(name))
            for name, vp, icons in (*spots, ("bottom", 0, line(card.bottom)))
        ],
        list(card.event_portraits),
    )
