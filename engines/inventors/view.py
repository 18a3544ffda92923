"""What one seat, or a spectator, may see: pieces by their ids, what they do beside them as icons."""

import msgspec

from engines.inventors.labels import effects_line
from engines.inventors.state import Inventors
from engines.inventors.view_board import (
    CardView,
    DeviceView,
    DieView,
    GuildView,
    ResearchView,
    RiverView,
    RoyaltyView,
    SpaceView,
    TentView,
    TileView,
    device_view,
    guild_view,
    research_view,
    river_view,
    space_view,
)
from engines.inventors.view_players import (
    DummyView,
    OpponentView,
    PlayerView,
    TaskView,
    WorkshopView,
    dummy_view,
    opponent_view,
    player_view,
)
from engines.inventors.vocabulary import SECTIONS

__all__ = [
    "CardView",
    "DeviceView",
    "DieView",
    "GuildView",
    "InventorsView",
    "PlayerView",
    "ResearchView",
    "RiverView",
    "SpaceView",
    "TaskView",
    "TileView",
    "WorkshopView",
    "view",
]


class InventorsView(msgspec.Struct):
    """The table."""

    seat: int | None
    round: int
    rounds: int
    phase: str
    first: int
    current: int | None
    order: list[int]  # seats in turn order of this round, the solo opponent included
    ships: list[int]  # seats from the one ahead to the one behind; -1 the Dummy
    players: list[PlayerView]
    opponent: OpponentView | None
    dummy: DummyView | None
    river: list[RiverView]
    revealed: list[str]
    research_piles: dict[str, int]
    drawn: list[ResearchView]  # for the eyes of whoever researches
    guilds: list[GuildView]
    spaces: list[SpaceView]
    envoy: int | None  # who has the Envoy in supply; None: on its space, or placed
    royalties: list[RoyaltyView]
    tents: list[TentView]
    devices: list[DeviceView]  # by column, then row
    rows: int  # Devices a column holds
    boards: int  # left in the pile
    deck: int
    discards: int


def view(game: Inventors, seat: int | None) -> InventorsView:
    """The position for this pair of eyes."""
    over = game.phase == "over"
    parts = game.parts
    people = len(game.parties)
    return InventorsView(
        seat=seat,
        round=game.round,
        rounds=game.rounds,
        phase=game.phase,
        first=game.first,
        current=game.current if game.phase == "turns" else None,
        order=[(game.first + place) % people for place in range(people)],
        ships=game.ranking,
        players=[player_view(game, me, me.seat == seat or over) for me in game.players],
        opponent=opponent_view(game),
        dummy=dummy_view(game),
        river=[river_view(game, step) for step in range(len(game.river))],
        revealed=list(game.revealed),
        research_piles={section: len(game.piles[section]) for section in SECTIONS},
        drawn=[research_view(parts, tile) for tile in game.drawn] if seat == game.current else [],
        guilds=[guild_view(game, place) for place in range(len(parts.guild))],
        spaces=[space_view(game, name) for name in parts.spaces],
        envoy=next((me.seat for me in game.players if me.envoy), None),
        royalties=[
            RoyaltyView(
                space=space.space,
                line=effects_line(space.gains),
                vp=space.vp,
                blue_before=space.blue_before,
                seats=[me.seat for me in game.players if me.royalty == space.space],
            )
            for space in parts.royalty
        ],
        tents=[
            TentView(
                id=section.id,
                pass_tile=game.passes[place],
                pass_line=effects_line(parts.passes[game.passes[place]].effects),
                tent=game.tents[place],
                raised=list(game.raised[place]),
                first=effects_line(section.first),
                line=effects_line(section.raised),
            )
            for place, section in enumerate(parts.tent_section)
        ],
        devices=[
            device_view(game, device)
            for device in sorted(game.devices, key=lambda one: (one.column, one.row))
        ],
        rows=game.rows,
        boards=len(game.boards),
        deck=len(game.deck),
        discards=len(game.discards),
    )
