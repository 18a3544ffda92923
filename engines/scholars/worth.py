"""What a position is worth to a seat, in points: for players who think ahead. No rule looks at it."""

from engines.scholars.scoring import points_of
from engines.scholars.state import Player, Scholars
from engines.scholars.vocabulary import WHITE

SILVER, GOLD = 0.3, 0.6
WORKER = 0.5
DIE = 0.5  # a coloured one
INFLUENCE = 0.25  # in supply
GUILD = 0.5  # a piece in a Minaret, whoever controls it
EMPLOYED = 1.2  # an own Translator in a Room
HOARD = 0.4  # Gold waiting on one
RETIRED = 0.4  # serves below the board
LEVEL = 0.6  # a step on a track, for what is above it
SCROLL = 0.5  # more of them make conditions and languages pay
GOAL = 1.0  # a goal that is met
CARD = 0.8  # in hand: an action that can be taken before resting
RESOURCE = 0.8


def worth(game: Scholars, seat: int) -> float:
    """Points as they stand, and what money, dice, people and tracks can still become."""
    me = game.players[seat]
    if game.last_round is not None:
        left = 0.5 if game.round < game.last_round else 0.15
    else:
        left = 1.0 if len(game.caliphs) < 2 else 0.8
    return sum(points_of(game, me).values()) + left * prospects(game, me)


def prospects(game: Scholars, me: Player) -> float:
    """What is no point yet."""
    coloured = sum(me.owned(colour) for colour in me.bag if colour != WHITE)
    rooms = [room for room in game.employed() if room.owner == me.seat]
    return (
        SILVER * me.silver
        + GOLD * me.gold
        + WORKER * sum(me.workers.values())
        + DIE * coloured
        + INFLUENCE * me.influence
        + GUILD * sum(guild.influence[me.seat] for guild in game.guilds.values())
        + sum(EMPLOYED + HOARD * room.gold for room in rooms)
        + RETIRED * len(me.retired)
        + LEVEL * sum(me.tracks.values())
        + SCROLL * len(me.scrolls)
        + GOAL * len(me.goal.met)
        + CARD * len(me.cards)
        + RESOURCE * (me.resource is not None)
    )
