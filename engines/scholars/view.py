"""What a seat, or a spectator, may see: the only way out of the state. A picture needs nothing else.

Effects are lines of icons (`icons.py`): `[name]` is a picture, all else is text.
"""

import msgspec

from engines.scholars.icons import line, price
from engines.scholars.state import Phase, Scholars
from engines.scholars.view_board import (
    AreaView,
    CaliphSpaceView,
    CaliphSpotView,
    CaliphView,
    DeckView,
    EmployedView,
    GuildView,
    HouseSpaceView,
    LyingView,
    MapScrollView,
    MapSpaceView,
    OfferView,
    ResearchOptionView,
    RoomView,
    ScrollView,
    TrackSpaceView,
    TrackView,
    TranslatorView,
    caliph_view,
    guild_view,
    lying_view,
    room_view,
    track_view,
    translator_view,
)
from engines.scholars.view_people import (
    ActionCardView,
    DieView,
    GoalView,
    PlacedView,
    PlayerView,
    PrivateView,
    ReachView,
    SlotView,
    player_view,
    private_view,
)
from engines.scholars.view_solo import PlanView, SoloSpaceView, SoloView, solo_view

__all__ = [
    "ActionCardView",
    "AreaView",
    "CaliphSpaceView",
    "CaliphSpotView",
    "CaliphView",
    "DeckView",
    "DieView",
    "EmployedView",
    "GoalView",
    "GuildView",
    "HouseSpaceView",
    "LyingView",
    "MapScrollView",
    "MapSpaceView",
    "OfferView",
    "PlacedView",
    "PlanView",
    "PlayerView",
    "PrivateView",
    "ReachView",
    "ResearchOptionView",
    "RoomView",
    "ScrollView",
    "SlotView",
    "SoloSpaceView",
    "SoloView",
    "TrackSpaceView",
    "TrackView",
    "TranslatorView",
    "View",
    "view",
]


class View(msgspec.Struct, frozen=True):
    """The position."""

    data: str
    length: str
    phase: Phase
    round: int
    last_round: int | None
    first: int
    active: int | None  # None: nobody, or the solo opponent
    areas: list[AreaView]
    decks: list[DeckView]
    rooms: list[RoomView]
    spaces: list[MapSpaceView]
    map_scrolls: list[MapScrollView]
    path_primary: str
    path_secondary: str
    guilds: list[GuildView]
    tracks: list[TrackView]
    research_options: list[ResearchOptionView]
    caliphs: list[CaliphSpaceView]
    caliphs_left: int
    scroll_deck: int
    reserve: int
    banner: list[int]  # VP from the lowest space up
    supply: dict[str, int]  # dice
    players: list[PlayerView]
    solo: SoloView | None
    private: PrivateView | None = None


def view(game: Scholars, seat: int | None) -> View:
    """The position as this seat, or a spectator, may see it."""
    parts = game.parts
    return View(
        data=game.data,
        length=game.length,
        phase=game.phase,
        round=game.round,
        last_round=game.last_round,
        first=game.first,
        active=game.current if game.phase != "over" and game.current < len(game.players) else None,
        areas=[AreaView(area.id, area.x, area.y, area.w, area.h) for area in parts.board_area],
        decks=[
            DeckView(
                deck.id,
                deck.min_value,
                list(deck.languages),
                len(game.decks[deck.id]),
                translator_view(game, game.decks[deck.id][0]) if game.decks[deck.id] else None,
            )
            for deck in parts.translator_deck
        ],
        rooms=[room_view(game, number) for number in range(len(parts.room))],
        spaces=[
            MapSpaceView(
                space.pos,
                space.x,
                space.y,
                space.kind,
                line(space.effects),
                space.path,
                [me.seat for me in game.players if me.position == space.pos],
                game.neutral == space.pos,
            )
            for space in parts.map_space
        ],
        map_scrolls=[
            MapScrollView(place, space.pos, space.scroll_x, space.scroll_y, lying_view(game, game.map[place]))
            for place, space in parts.scroll_spaces.items()
        ],
        path_primary=line(parts.path_bonus.primary),
        path_secondary=line(parts.path_bonus.secondary),
        guilds=[guild_view(game, guild) for guild in parts.guilds],
        tracks=[track_view(game, track) for track in parts.tracks],
        research_options=[
            ResearchOptionView(
                option.id,
                option.min_value,
                option.needs_colour,
                f"{price(option.cost)}→{line(option.gain)}" if option.cost else line(option.gain),
            )
            for option in parts.research_option
        ],
        caliphs=[
            CaliphSpaceView(
                space.order,
                space.event,
                caliph_view(game, game.caliphs[place]) if place < len(game.caliphs) else None,
            )
            for place, space in enumerate(parts.caliph_space)
        ],
        caliphs_left=len(parts.caliph_card) - len(game.caliphs),
        scroll_deck=len(game.scroll_deck),
        reserve=len(game.reserve),
        banner=[space.vp for space in parts.banner_space[: game.seats]],
        supply=dict(game.supply),
        players=[player_view(game, me) for me in game.players],
        solo=solo_view(game, game.ai) if game.ai is not None else None,
        private=private_view(game, game.players[seat])
        if seat is not None and seat < len(game.players)
        else None,
    )
