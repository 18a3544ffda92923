"""What a position is worth to a seat, in VP: for players who think ahead. No rule looks at it."""

from engines.inventors.boards import collected, income, own_dice, unused_workers
from engines.inventors.scoring import points
from engines.inventors.state import Inventors, Player
from engines.inventors.vocabulary import COLORS

SILVER, CARD = 0.35, 0.4
DIE = 0.8
WORKER = 0.8
PERSON = 0.7  # a level of a Craftsperson
ACTIVE = 0.4
TILE = 0.8  # a Workshop tile, besides its VP
IDEA = 0.8  # an Idea tile that has left the grid
INVENTED = 1.2  # a Device of one's own that is not Built yet
INFLUENCE = 0.4
SHIP = 0.2
INCOME = 0.4
PIP = 0.1


def worth(game: Inventors, seat: int) -> float:
    """VP as they stand, and what money, dice, people and tiles can still become."""
    me = game.players[seat]
    left = (game.rounds - game.round + 0.5) / game.rounds
    return sum(points(game, me).values()) + left * prospects(game, me)


def prospects(game: Inventors, me: Player) -> float:
    """What serves later, at the start of the game."""
    dice = own_dice(me)
    return (
        SILVER * me.silver
        + CARD * len(me.hand)
        + DIE * len(dice)
        + PIP * sum(die.value for die in dice)
        + WORKER * unused_workers(me)
        + PERSON * sum(person.level for person in me.people.values())
        + ACTIVE * sum(person.active for person in me.people.values())
        + TILE * len(collected(me))
        + IDEA * me.ideas.count(None)
        + INVENTED * sum(one.inventor == me.seat and one.is_invented for one in game.devices)
        + INFLUENCE * sum(me.guilds[color] for color in COLORS)
        + SHIP * game.ship(me.seat)
        + INCOME * income(game.parts, me)
    )
