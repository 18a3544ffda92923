"""What one seat, or a spectator, may see of Oasis. Hidden means absent."""

import msgspec

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
    storm: int | None


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
        discard=sorted(game.discard),
        storm=game.storm,
    )
