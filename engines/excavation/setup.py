"""Setting up: the box, the factions, the first hands, the board (EE-030 to EE-049, EE-200 to EE-204)."""

from collections import Counter
from collections.abc import Mapping

from data.words import Text
from engines.excavation.box import Box
from engines.excavation.buyers import draw_buyer_card, fill_queue
from engines.excavation.cards import draw_cards
from engines.excavation.components import (
    DIFFICULTIES,
    SPECIAL,
    ZU,
    CardId,
    DifficultyId,
    FactionId,
    Kind,
    Region,
)
from engines.excavation.draft import deal_packets
from engines.excavation.options import card_options, card_text, none_option, order_text, refusal
from engines.excavation.state import Centre, Excavation, Forecast, Market, Player, Zu, box_of, shelf
from engines.kernel.asks import Asking, Option, Refused, Step
from engines.kernel.random import Random
from engines.kernel.registry import Setting
from engines.kernel.steps import parallel

PEOPLE = (2, 3, 4)
SOLO = (1,)
SETTINGS = (
    Setting("factions", ("choose", "random"), "choose"),
    Setting("start", ("dealt", "drafted"), "dealt", PEOPLE),
    *(Setting(difficulty, ("off", "on"), "off", SOLO) for difficulty in DIFFICULTIES),
)


def check_settings(players: int, settings: Mapping[str, str]) -> None:
    """Difficulty options that exclude each other cannot be mixed (EE-256, EE-257)."""
    chosen = [name for name in DIFFICULTIES if settings.get(name) == "on"]
    for option in shelf.of(shelf.today).difficulty:
        clash = next((other for other in option.excludes if other in chosen), None)
        if option.id in chosen and clash:
            raise Refused(
                "refused-clash", "EE-257", one=Text(f"setting-{option.id}"), other=Text(f"setting-{clash}")
            )


# ---- the box ----


def setup(people: int, settings: Mapping[str, str], random: Random, data: str) -> Excavation:
    """Everything sorted and shuffled, nothing dealt."""
    box = box_of(data)
    tables = box.tables
    size = box.sizes[max(2, people)]
    boards = people + (people == 1)
    pool = dict.fromkeys(box.regions, tables.buyers.per_region - size.removed_buyers_per_colour)
    pool[SPECIAL] = tables.buyers.special - size.removed_special_buyers
    boxed = dict.fromkeys(box.regions, size.removed_buyers_per_colour) | {
        SPECIAL: size.removed_special_buyers
    }
    game = Excavation(
        random=random,
        data=data,
        people=people,
        players=[Player(seat=seat, crew=tables.crew.markers) for seat in range(people)],
        drafted=settings.get("start") == "drafted",
        markets=[Market([], [0] * boards) for _ in tables.market],
        pool=pool,
        boxed=boxed,
        centres={name: Centre([0] * boards) for name in box.centres},
        command_deck=_shuffled(random, [card.id for card in tables.command_card]),
        sites={place: [] for place in box.dig_region},
        black={region: [] for region in box.regions},
        stacks={region: _shuffled(random, _tiles(box, region)) for region in box.regions},
        deck=_shuffled(random, [card.id for card in tables.action_card for _ in range(card.copies)]),
        buyer_deck=_shuffled(random, [card.buyer for card in tables.buyer_card for _ in range(card.copies)]),
        tokens=list(tables.tokens.initiative),
    )
    if people == 1:
        add_zu(game, [name for name in DIFFICULTIES if settings.get(name) == "on"])
    if settings.get("factions") == "random":
        drawn = _shuffled(random, list(box.factions))
        for player, faction in zip(game.players[:people], drawn, strict=False):
            player.faction = faction
    return game


def _shuffled(random: Random, things: list[str]) -> list[str]:
    random.shuffle(things)
    return things


def _tiles(box: Box, region: Region) -> list[Kind]:
    return [entry.id for entry in box.tables.artefact if entry.region == region for _ in range(entry.copies)]


def add_zu(game: Excavation, options: list[DifficultyId]) -> None:
    """Zu's board and his decks for the three rounds; no explorers, no hand (EE-200 to EE-204)."""
    box = game.box
    limited = "easy_limited_crew" in options
    crew = box.tables.crew.markers if limited else 0
    game.players.append(Player(seat=game.people, faction=ZU, crew=crew))
    piles: dict[str, list[str]] = {}
    for card in box.tables.zu_card:
        piles.setdefault(card.kind, []).append(card.id)
    for pile in piles.values():
        game.random.shuffle(pile)
    decks = [
        _shuffled(
            game.random, [piles[kind].pop() for kind, count in deck.cards.items() for _ in range(count)]
        )
        for deck in box.tables.zu_deck
    ]
    game.zu = Zu(decks[0], decks[1:], options=options)


# ---- factions and first hands ----


def choose_faction(game: Excavation, me: Player) -> Step:
    """Each player another one, in the order of joining, by choice or by chance (EE-031)."""
    taken = [player.faction for player in game.players if player.faction]
    led = refusal("EE-031", "faction-taken")
    faction = yield from me.ask(
        "faction",
        lambda: [*map(faction_option, game.box.factions), none_option("random")],
        refuse=lambda faction: led if faction in taken else None,
        default="random",
    )
    if not faction:
        yield from game.barrier("faction")
        faction = game.random.choice([name for name in game.box.factions if name not in taken])
    me.faction = faction
    game.tell("faction-chosen", who=me.who, faction=me.faction)


def faction_option(faction: FactionId) -> Option[FactionId]:
    """A faction with its ability."""
    return Option(
        faction,
        faction,
        Text("faction", {"faction": faction}),
        lambda: Text("faction-ability", {"faction": faction}),
    )


def deal(game: Excavation) -> Step:
    """Credits, turn order, and the first cards (EE-032 to EE-034, EE-049, EE-203)."""
    tables = game.box.tables
    for player in game.players:
        credits = tables.zu_board.start_credits if player.is_zu else tables.setup.start_credits
        if player.is_zu and game.option("easy_no_credits"):
            credits = 0
        player.gain(credits, "start")
    game.order = sorted(
        range(len(game.players)), key=lambda seat: game.box.initiative[game.players[seat].faction]
    )
    game.tell("order-set", order=order_text(game.order))
    if game.drafted:
        deal_packets(game, tables.draft.deal)
        game.phase = "draft"
    else:
        for player in game.players[: game.people]:
            player.hand = draw_cards(game, tables.setup.start_action_cards)
        game.phase = "mulligan"
    yield from ()


def mulligan(game: Excavation) -> Step:
    """Everybody is asked: who has nothing to change must not be told from who does not want to (EE-035)."""
    unwanted = yield from parallel({me.seat: choose_unwanted(game, me) for me in game.players[: game.people]})
    for seat in game.order:
        for card in unwanted.get(seat, []):
            game.players[seat].hand.remove(card)
            game.discard.append(card)
    for seat in game.order:
        if cards := unwanted.get(seat):
            me = game.players[seat]
            drawn = draw_cards(game, len(cards))
            me.hand += drawn
            game.tell("redrew", who=me.who, count=len(cards))
            for card in drawn:
                game.tell("drew-card", to=(seat,), card=card_text(card))
    lay_out(game)


def choose_unwanted(game: Excavation, me: Player) -> Asking[list[CardId]]:
    """Some of the cards that match too often, to be replaced once (EE-035).

    Whoever has none says so too, as nobody else may know; alone against Zu there is nobody to hide it from.
    """
    fitting = matching(game, me.hand)
    if fitting:
        return (
            yield from me.ask_some(
                "mulligan",
                lambda: card_options(fitting),
                args=lambda: {"count": len(fitting)},
                at_most=len(fitting),
                secret=True,
                default="-",
            )
        )
    if game.people > 1:
        keep = none_option("keep")
        yield from me.ask("mulligan", lambda: [keep], args=lambda: {"count": 0}, secret=True, default="keep")
    return []


def matching(game: Excavation, hand: list[CardId]) -> list[CardId]:
    """The cards of every colour, and of every symbol, that a hand has four times or more (EE-035)."""
    threshold = game.box.tables.setup.mulligan_threshold
    cards = [game.box.cards[card] for card in hand]
    regions = Counter(card.region for card in cards)
    symbols = Counter(card.market for card in cards)
    return [
        card.id for card in cards if regions[card.region] >= threshold or symbols[card.market] >= threshold
    ]


# ---- the board ----


def lay_out(game: Excavation) -> None:
    """Travel cards, forecast, artefacts, queues, explorers; then the first turn (EE-036 to EE-047)."""
    box, size = game.box, game.box.sizes[game.size]
    for player in game.players[: game.people]:
        player.hand += box.travel_cards
        player.explorers = [
            box.markets[number].location for number in box.tables.setup.start_explorer_markets
        ]
    reveal_forecast(game)
    for region in box.regions:
        stack = game.stacks[region]
        for _ in range(size.dig_artefacts_per_colour):
            kind = stack.pop(0)
            game.sites[box.site_of[kind]].append(kind)
        for _ in range(size.black_market_artefacts_per_colour):
            game.black[region].append(stack.pop(0))
    for _ in range(box.tables.setup.buyer_cards_discarded_at_start):
        game.buyer_discard.append(draw_buyer_card(game))
    for number in box.markets:
        fill_queue(game, number, box.tables.setup.buyers_per_market_at_start)
    game.phase = "action"
    game.tell("round-begins", round=game.round)


def reveal_forecast(game: Excavation) -> None:
    """A row of action cards, left to right (EE-037, EE-079)."""
    game.forecast = [Forecast(card) for card in draw_cards(game, game.box.sizes[game.size].forecast_cards)]
    for slot in game.forecast:
        game.tell("forecast-revealed", card=card_text(slot.card))
