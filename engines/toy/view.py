"""What one seat, or a spectator, may see of Oasis. Hidden means absent."""

import msgspec

from data.words import Text
from engines.toy.road import EFFECTS
from engines.toy.state import Oasis


class PlayerView(msgspec.Struct):
    """One merchant from outside; the hand only from inside."""

    seat: int
    cards: int
    cargo: list[str]
    water: int
    coins: int
    camels: int
    hand: list[str] | None
    seen: list[str] | None


class MetView(msgspec.Struct):
    """Whom somebody is meeting on the road: what it does in icons, and in words."""

    id: str
    line: str
    text: Text


class OasisView(msgspec.Struct):
    """The table."""

    seat: int | None
    round: int
    rounds: int
    phase: str
    turn: int | None
    players: list[PlayerView]
    stalls: dict[str, int]
    camels: int
    deck: int
    discard: list[str]
    road: int
    met: MetView | None
    caravan: bool
    storm: int | None
    stones: list[str]


def view(game: Oasis, seat: int | None) -> OasisView:
    """The position for this pair of eyes."""
    return OasisView(
        seat=seat,
        round=min(game.round, game.rounds),
        rounds=game.rounds,
        phase=game.phase,
        turn=game.of_turn(game.turn).seat if game.phase == "turns" else None,
        players=[
            PlayerView(
                seat=me.seat,
                cards=len(me.hand),
                cargo=list(me.cargo),
                water=me.water,
                coins=me.coins,
                camels=me.camels,
                hand=sorted(me.hand) if me.seat == seat else None,
                seen=list(me.seen) if me.seat == seat else None,
            )
            for me in game.players
        ],
        stalls=dict(game.stalls),
        camels=game.camels,
        deck=len(game.deck),
        discard=sorted(game.deck.discard),
        road=len(game.road),
        met=met(game),
        caravan=game.caravan,
        storm=game.storm,
        stones=sorted(game.stones.pieces),
    )


def met(game: Oasis) -> MetView | None:
    """The encounter under way."""
    for name in game.met:
        effects = game.components.encounters[name].effects
        return MetView(name, EFFECTS.line(effects), EFFECTS.text(effects))
    return None
