"""The set-up, up to the choice of Starting Translators (SC-020 to SC-031)."""

from collections.abc import Mapping

from engines.kernel import Random, Setting
from engines.scholars.components import LENGTHS, LEVELS, Components, ScrollDeck
from engines.scholars.state import SHELF, Ai, Employed, Goal, Guild, Lying, Player, Scholars, Slot
from engines.scholars.vocabulary import DICE, WORKERS, GainDie

PAIRS = 4  # Starting Translators with a Resource card each (SC-022, SC-023)

SETTINGS = (
    Setting("length", LENGTHS, "standard"),
    Setting("level", LEVELS, "scribe", players=(1,)),
)


def setup(players: int, settings: Mapping[str, str], random: Random, data: str) -> Scholars:
    """Everything in its place, in the order of the rulebook."""
    parts = SHELF.of(data)
    length = next(one for one in LENGTHS if one == settings["length"])
    decks = shuffled_decks(parts, random)  # SC-020
    scrolls = list(parts.scrolls)
    random.shuffle(scrolls)
    on_map: dict[str, Lying | None] = {place: Lying(scrolls.pop()) for place in parts.scroll_spaces}
    house = {guild: [Lying(scrolls.pop())] for guild in parts.guilds}  # SC-021
    starting = [card.id for card in parts.starting_translator]
    random.shuffle(starting)
    resources = list(parts.resources)
    random.shuffle(resources)
    piles = next(one for one in parts.scroll_deck if (one.length, one.players) == (length, players))
    deck, reserve = stacked(parts, piles, scrolls, random)
    goals = list(parts.goals)
    random.shuffle(goals)
    seats = max(2, players)  # the solo opponent has one, too
    game = Scholars(
        random=random,
        data=data,
        players=[new_player(parts, seat, goals[seat]) for seat in range(players)],
        length=length,
        decks=decks,
        rooms=[None] * len(parts.room),
        offers=dict(zip(starting[:PAIRS], resources[:PAIRS], strict=True)),
        map=on_map,
        house=house,
        guilds={guild: Guild([0] * seats) for guild in parts.guilds},
        neutral=parts.neutral_start,
        scroll_deck=deck,
        reserve=reserve,
        supply={die.colour: die.count for die in parts.die},
        boxed=[*starting[PAIRS:], *resources[PAIRS:], *goals[players:]],
    )
    for name in game.offers:
        game.rooms[room_of(parts, name)] = Employed(name)
    for me in game.players:
        game.supply[goal_die(parts, me.goal.id)] -= 1  # SC-030
    if players == 1:
        game.ai = new_ai(parts, settings, random)  # SC-240: the player is the first one
    else:
        game.first = random.below(players)  # SC-026
    game.current = (game.first - 1) % players
    return game


def goal_die(parts: Components, goal: str) -> str:
    """The colour of the die that lies on a Goal card until it is earned."""
    return next(one.colour for one in parts.goals[goal].track_reward if isinstance(one, GainDie))


def shuffled_decks(parts: Components, random: Random) -> dict[str, list[str]]:
    """A deck for each portrait."""
    decks: dict[str, list[str]] = {}
    for deck in parts.decks:
        decks[deck] = [card.id for card in parts.translator if card.deck == deck]
        random.shuffle(decks[deck])
    return decks


def room_of(parts: Components, starting: str) -> int:
    """The Room with the number of a Starting Translator."""
    return next(card.room for card in parts.starting_translator if card.id == starting) - 1


def stacked(
    parts: Components, piles: ScrollDeck, scrolls: list[str], random: Random
) -> tuple[list[str], list[str]]:
    """The Scroll deck of six piles, four with a Caliph card each, and the reserve (SC-028, SC-029)."""
    caliphs = list(parts.caliphs)
    random.shuffle(caliphs)
    left = list(scrolls)

    def taken(count: int) -> list[str]:
        return [left.pop() for _ in range(count)]

    deck = taken(piles.top)
    for caliph in caliphs:
        pile = [*taken(piles.middle), caliph]
        random.shuffle(pile)
        deck += pile
    deck += taken(piles.bottom)
    return deck, left


def new_player(parts: Components, seat: int, goal: str) -> Player:
    """A player's board and pieces at the start (SC-024, SC-030, SC-031)."""
    return Player(
        seat=seat,
        workers=dict.fromkeys(WORKERS, 0),
        bag=dict.fromkeys(DICE, 0),
        cards=[card.id for card in parts.action_card],
        slots=[Slot() for _ in parts.slot],
        goal=Goal(goal),
        starting_scroll=parts.goals[goal].starting_scroll,
        influence=parts.supply.influence,
        tracks=dict.fromkeys(parts.tracks, 0),
        position=parts.players_start,
    )


def new_ai(parts: Components, settings: Mapping[str, str], random: Random) -> Ai:
    """The opponent before its level is set up (SC-239, SC-241)."""
    plans = list(parts.plans)
    random.shuffle(plans)
    level = next(one for one in LEVELS if one == settings["level"])
    return Ai(
        seat=1,
        level=level,
        influence=parts.supply.influence - 1,  # one marks its Dice Sum
        dice_sum=parts.solo_levels[level].dice_sum,
        deck=plans,
        scrolls={space.language: [] for space in parts.solo_space},
    )
