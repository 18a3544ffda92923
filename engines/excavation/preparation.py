"""The preparation phase of rounds 2 and 3, in the order of its six steps (EE-070 to EE-087, EE-220)."""

from engines.excavation.abilities import ABILITIES
from engines.excavation.buyers import refresh_queue
from engines.excavation.command import current_ability
from engines.excavation.draft import deal_packets
from engines.excavation.options import artefact_text, card_text, order_text
from engines.excavation.setup import reveal_forecast
from engines.excavation.state import Excavation
from engines.excavation.survey import lay_on_site
from engines.kernel.asks import Step


def prepare(game: Excavation) -> Step:
    """Steps 1 to 4, and the cards of step 5 are dealt."""
    game.tell("preparation", round=game.round)
    renew_zu_deck(game)
    reveal_command_cards(game)
    for number in game.box.markets:  # EE-071, EE-075
        refresh_queue(game, number)
    resolve_forecast(game)
    set_turn_order(game)
    tables = game.box.tables
    deal_packets(game, tables.solo_draft.deal if game.zu else tables.draft.deal)
    game.phase = "draft"
    yield from ()


def renew_zu_deck(game: Excavation) -> None:
    """Some cards of his last round come back by chance, the others are gone unseen (EE-220)."""
    zu = game.zu
    if zu is None:
        return
    count = next(deck.carried_over for deck in game.box.tables.zu_deck if deck.round == game.round)
    used = zu.discard
    game.random.shuffle(used)
    zu.deck = zu.later.pop(0) + used[:count]
    game.random.shuffle(zu.deck)
    zu.removed += used[count:]
    zu.discard, zu.revealed = [], []
    game.tell("zu-deck-renewed", count=len(zu.deck))


def reveal_command_cards(game: Excavation) -> None:
    """Round 2: one beside each command centre; round 3: the same cards, other side up (EE-070)."""
    for name, centre in game.centres.items():
        if not centre.card:
            centre.card = game.command_deck.pop(0)
        side = game.box.rounds[game.round].command_side or ""
        ability = current_ability(game, centre)
        assert ability is not None, "the preparation comes before rounds with command cards"
        effect = ABILITIES.text(ability)
        game.tell("command-card-revealed", centre=name, card=centre.card, side=side, effect=effect)
    game.command_boxed += game.command_deck
    game.command_deck = []


def resolve_forecast(game: Excavation) -> None:
    """New artefacts by the forecast; crew goes home, and round 2 gets a new row (EE-077 to EE-079)."""
    numbers = game.box.tables.forecast
    for slot in game.forecast:
        region = game.box.cards[slot.card].region
        game.tell("forecast-comes-true", card=card_text(slot.card))
        stack = game.stacks[region]
        for _ in range(min(numbers.to_dig_sites, len(stack))):
            lay_on_site(game, stack.pop(0))
        for _ in range(min(numbers.to_black_market, len(stack))):
            kind = stack.pop(0)
            game.black[region].append(kind)
            game.tell("tile-to-black-market", artefact=artefact_text(kind))
        if slot.crew is not None:
            send_crew_home(game, slot.crew)
        game.discard.append(slot.card)
    game.forecast = []
    if game.box.rounds[game.round].forecast:
        reveal_forecast(game)


def send_crew_home(game: Excavation, seat: int) -> None:
    """Back to the owner's supply; Zu's unlimited crew has none."""
    owner = game.players[seat]
    if not owner.is_zu or game.option("easy_limited_crew"):
        owner.crew += 1


def set_turn_order(game: Excavation) -> None:
    """Tokens first, by number; the others keep their order behind them (EE-080)."""
    players = game.players
    with_token = sorted(
        (seat for seat in game.order if players[seat].token), key=lambda seat: players[seat].token
    )
    game.order = with_token + [seat for seat in game.order if not players[seat].token]
    for player in players:
        player.token = 0
    game.tokens = list(game.box.tables.tokens.initiative)
    game.tell("order-set", order=order_text(game.order))


def finish_preparation(game: Excavation) -> None:
    """The end of step 5, step 6, and the action phase begins (EE-085, EE-086)."""
    for player in game.players:
        player.hand = player.hand + player.travelled
        player.travelled = []
        player.passed = False
    for stack in game.black.values():
        if stack:
            stack.append(stack.pop(0))
    game.tell("stacks-rotated")
    game.turn = 0
    game.phase = "action"
    game.tell("round-begins", round=game.round)
