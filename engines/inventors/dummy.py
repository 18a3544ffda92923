"""The Dummy of games with 2 players and solo (IN-115 to IN-118)."""

from engines.inventors.labels import color_text
from engines.inventors.river import sail
from engines.inventors.state import DUMMY, Dummy, Inventors
from engines.inventors.vocabulary import COLORS
from engines.kernel import Text

SHORT = 3


def reveal_dummy_cards(game: Inventors, dummy: Dummy) -> None:
    """A card for the round, in the first of three rounds two; tokens follow the first (IN-115, IN-118)."""
    count = 2 if game.rounds == SHORT and game.round == 1 else 1
    for number in range(count):
        name = dummy.deck.pop()
        dummy.shown.append(name)
        card = game.parts.dummies[name]
        game.tell("dummy-card", id=name, number=int(name.rpartition("-")[2]))
        for color in COLORS:
            placed = min(card.influence[color], dummy.supply)
            if placed:
                dummy.supply -= placed
                dummy.guilds[color] += placed
                game.tell("dummy-influence", guild=color_text(color), n=placed)
        sail_dummy(game, card.ship)
        if number == 0:
            dummy.closed, dummy.dearer, dummy.color = list(card.closed), card.dearer, card.color
            one, other = (Text(f"space-{space}") for space in card.closed)
            game.tell("dummy-closes", one=one, other=other)
            game.tell("dummy-dearer", space=Text(f"space-{card.dearer}"), guild=color_text(card.color))


def sail_dummy(game: Inventors, steps: int) -> None:
    """Every space counts; it takes and reveals nothing, and stops for good at the end (IN-116)."""
    here = game.ship(DUMMY)
    step = min(game.parts.last_step, here + steps)
    if step != here:
        sail(game, DUMMY, step)
    game.tell("dummy-sails", step=step)
