"""Where every piece is: for the checks that nothing is lost and nothing hidden can be read from outside."""

from collections import Counter

from data.words import Text
from engines.excavation.components import CardId, Components, Kind
from engines.excavation.state import Excavation
from engines.kernel.random import Random
from engines.kernel.steps import Event


def census(game: Excavation) -> dict[str, int]:
    """Every piece of the box, counted wherever it lies (EE-014)."""
    count: Counter[str] = Counter()
    count.update(f"card {card}" for card in action_cards(game))
    count.update(f"artefact {kind}" for kind in artefacts(game))
    count.update(f"buyer {buyer}" for market in game.markets for buyer in market.queue)
    count.update(f"buyer {buyer}" for buyer in game.ship)
    for pile in (game.pool, game.boxed):
        for buyer, number in pile.items():
            count[f"buyer {buyer}"] += number
    count.update(f"buyer card {buyer}" for buyer in game.buyer_deck + game.buyer_discard)
    beside = [centre.card for centre in game.centres.values() if centre.card]
    count.update(f"command card {card}" for card in game.command_deck + game.command_boxed + beside)
    count["initiative token"] = len(game.tokens) + sum(player.token > 0 for player in game.players)
    for player in game.players:
        if not player.is_zu or game.option("easy_limited_crew"):
            count[f"crew {player.seat}"] = crew_count(game, player.seat)
    if game.zu is not None:
        zu = game.zu
        later = [card for deck in zu.later for card in deck]
        count.update(f"zu card {card}" for card in zu.deck + zu.discard + zu.removed + later)
    return dict(count)


def action_cards(game: Excavation) -> list[CardId]:
    """All action cards."""
    cards = game.deck + game.discard + [slot.card for slot in game.forecast]
    for player in game.players:
        held = player.hand + player.packet + player.picks + player.drawn
        cards += [card for card in held if not game.box.cards[card].travels]
    return cards


def artefacts(game: Excavation) -> list[Kind]:
    """All artefacts."""
    tiles = list(game.sold)
    for pile in (game.sites, game.black, game.stacks):
        tiles += [kind for kinds in pile.values() for kind in kinds]
    return tiles + [kind for player in game.players for kind in player.stored + player.tiles]


def crew_count(game: Excavation, seat: int) -> int:
    """All crew markers of one seat."""
    player = game.players[seat]
    traders = sum(market.traders[seat] for market in game.markets)
    envoys = sum(centre.envoys[seat] for centre in game.centres.values())
    forecast = sum(slot.crew == seat for slot in game.forecast)
    return player.crew + len(player.gallery) + traders + envoys + forecast


def swap_hidden(game: Excavation, seat: int | None, random: Random) -> None:
    """Exchange whatever this seat, or a spectator, cannot know."""
    others = [player for player in game.players if player.seat != seat]
    travels = game.box.travel_cards
    cards = game.deck.copy()
    for player in others:
        hidden = player.hand + player.packet + player.picks + player.drawn
        cards += [card for card in hidden if card not in travels]
    random.shuffle(cards)
    for player in others:
        player.hand = [card if card in travels else cards.pop() for card in player.hand]
        player.packet = [cards.pop() for _ in player.packet]
        player.picks = [cards.pop() for _ in player.picks]
        player.drawn = [cards.pop() for _ in player.drawn]
    game.deck = cards
    for region, stack in game.stacks.items():
        tiles = stack + [
            kind for player in others for kind in player.tiles if game.box.region_of[kind] == region
        ]
        random.shuffle(tiles)
        for player in others:
            player.tiles = [
                tiles.pop() if game.box.region_of[kind] == region else kind for kind in player.tiles
            ]
        game.stacks[region] = tiles
    random.shuffle(game.buyer_deck)
    random.shuffle(game.command_deck)
    if game.zu is not None:
        random.shuffle(game.zu.deck)
        for deck in game.zu.later:
            random.shuffle(deck)


def reshuffle(game: Excavation) -> None:
    """Shuffle again what nobody has seen."""
    for pile in (game.deck, game.buyer_deck, game.command_deck, *game.stacks.values()):
        game.random.shuffle(pile)
    if game.zu is not None:
        game.random.shuffle(game.zu.deck)
        for deck in game.zu.later:
            game.random.shuffle(deck)


# Events that chance brings about sooner or later. Full columns and moving guards need a plan.
HAPPENS = """
    faction-chosen order-set redrew forecast-revealed round-begins explorer-placed acts moved dug-up
    sampled drew-cards drew-card drew-and-kept discarded lost-at-random trader-placed buyer-joined
    pushed-out buyer-went-home sold promoted artefact-sold envoy-placed envoy-retracted ability-used
    credits-gained delivered acquired forecast-changed token-taken tile-seen tile-placed tile-taken
    tile-bought tiles-shuffled-back passed centre-scored gallery-scored leftovers-lost preparation
    command-card-revealed forecast-comes-true tile-to-black-market stacks-rotated drafted
    zu-deck-renewed zu-reveals zu-burns zu-passed zu-fails zu-draws zu-leftovers
"""


def uses(tables: Components) -> frozenset[str]:
    """Every event, action, faction, card, artefact, location, buyer, command card side and card of Zu's."""
    return frozenset(
        [
            *HAPPENS.split(),
            *(f"faction:{entry.id}" for entry in tables.faction),
            *(f"card-action:{entry.id}" for entry in tables.action_card),
            *(f"card-travel:{entry.fuel}" for entry in tables.travel_card),
            *(f"artefact:{entry.id}" for entry in tables.artefact),
            *(f"place:{entry.id}" for entry in tables.location),
            *(f"buyer:{entry.buyer}" for entry in tables.buyer_card),
            *(f"centre:{entry.id}" for entry in tables.centre),
            *(f"command:{entry.id}:{side}" for entry in tables.command_card for side in ("white", "yellow")),
            *(f"zu:{entry.id}" for entry in tables.zu_card),
        ]
    )


def used(event: Event) -> list[str]:
    """What an event shows to have been used: itself, and the things that it names."""
    words = [event.key]
    for name, arg in event.args.items():
        if isinstance(arg, Text):
            words.append(f"{arg.key}:{'-'.join(str(part) for part in arg.args.values())}")
        elif isinstance(arg, str):
            words.append(f"{name}:{arg}")
    if event.key == "ability-used":
        words.append(f"command:{event.args['id']}:{event.args['side']}")
    if event.key == "zu-reveals":
        words.append(f"zu:{event.args['id']}")
    return words
