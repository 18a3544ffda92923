"""The survey action, and the seers' advantage (EE-130 to EE-135, EE-171)."""

from functools import partial

from data.words import Text
from engines.excavation.box import Card
from engines.excavation.components import CardId, Kind, Region, SurveyExtra
from engines.excavation.gallery import may_sample
from engines.excavation.options import (
    artefact_option,
    artefact_text,
    card_text,
    closed,
    different,
    none_option,
    place_text,
)
from engines.excavation.state import Excavation, Forecast, Player, hold_space
from engines.kernel.asks import Closed, Option, Refusal, Step


def survey_cards(game: Excavation, me: Player) -> list[CardId]:
    """Action cards, if a forecast card is free; in round 3 if there are tiles of its region (EE-130)."""
    known = game.box.cards
    cards = [card for card in different(me.hand) if known[card].market]
    if game.box.rounds[game.round].forecast:
        return cards if any(slot.crew is None for slot in game.forecast) else []
    return [card for card in cards if game.stacks[known[card].region]]


def why_no_survey(game: Excavation, me: Player) -> Refusal:
    """What stands in the way."""
    forecast = game.box.rounds[game.round].forecast
    if forecast and not any(slot.crew is None for slot in game.forecast):
        return Refusal("EE-130", Text("why-forecast-full"))
    if not any(game.box.cards[card].market for card in me.hand):
        return Refusal("EE-130", Text("why-card-survey"))
    return Refusal("EE-135", Text("why-no-tiles"))


def survey(game: Excavation, me: Player, card: Card) -> Step:
    """Change the forecast, take a token, draw artefacts (EE-131 to EE-134)."""
    if game.box.rounds[game.round].forecast:
        yield from change_forecast(game, me, card)
        take_token(game, me)
    else:
        me.hand.remove(card.id)
        game.discard.append(card.id)
    yield from draw_tiles(game, me, card.region)


# ---- steps 1 and 2 ----


def change_forecast(game: Excavation, me: Player, card: Card) -> Step:
    """The played card takes the place of one without crew, with an available crew marker on it (EE-131)."""
    slot = yield from me.ask("forecast", lambda: free_slots(game), missing=lambda: taken_slots(game))
    me.hand.remove(card.id)
    crew = me.seat if me.crew else None
    if me.crew:
        me.crew -= 1
    replace_forecast(game, me, slot, card.id, crew)


def replace_forecast(game: Excavation, me: Player, slot: int, card: CardId, crew: int | None) -> None:
    """Put a card in the place of another one of the row."""
    old = game.forecast[slot].card
    game.discard.append(old)
    game.forecast[slot] = Forecast(card, crew)
    game.tell("forecast-changed", who=me.who, old=card_text(old), new=card_text(card))


def free_slots(game: Excavation) -> list[Option[int]]:
    """Forecast cards without crew, from left to right."""
    return [slot_option(game, slot) for slot, forecast in enumerate(game.forecast) if forecast.crew is None]


def taken_slots(game: Excavation) -> list[Closed]:
    """Forecast cards with crew stay."""
    return [
        closed(slot_option(game, slot), "EE-131", "crew-on-card")
        for slot, forecast in enumerate(game.forecast)
        if forecast.crew is not None
    ]


def slot_option(game: Excavation, slot: int) -> Option[int]:
    """A card of the row, by its place."""
    label = Text("option-slot", {"slot": slot + 1, "card": card_text(game.forecast[slot].card)})
    return Option(f"slot:{slot + 1}", slot, label)


def take_token(game: Excavation, me: Player) -> None:
    """The lowest initiative token, once per round (EE-132)."""
    if not me.token and game.tokens:
        me.token = min(game.tokens)
        game.tokens.remove(me.token)
        game.tell("token-taken", who=me.who, token=me.token)


# ---- step 3 ----


def draw_tiles(game: Excavation, me: Player, region: Region) -> Step:
    """A tile goes to its dig site, another may be bought, what is left is shuffled back (EE-133, EE-135)."""
    stack = game.stacks[region]
    if not stack:
        return
    yield from game.barrier("tiles")
    ability = game.box.ability(me.faction)
    seers = ability if isinstance(ability, SurveyExtra) else None
    count = game.box.tables.survey.draw + (seers.extra_draw if seers else 0)
    me.tiles, game.stacks[region] = stack[:count], stack[count:]
    for kind in me.tiles:
        game.tell("tile-seen", to=(me.seat,), artefact=artefact_text(kind))
    yield from place_tile(game, me)
    if seers and seers.free_take:
        yield from take_free_tile(game, me)
    yield from buy_tile(game, me)
    shuffle_back(game, me, region)


def place_tile(game: Excavation, me: Player) -> Step:
    """One of the drawn tiles, the player's choice; a single one has no choice (EE-133, EE-135)."""
    kind = me.tiles[0]
    if len(me.tiles) > 1:
        kind = yield from me.ask(
            "survey-place",
            lambda: [artefact_option(kind, game.box.value_of[kind]) for kind in different(me.tiles)],
            secret=True,
        )
    me.tiles.remove(kind)
    lay_on_site(game, kind)


def lay_on_site(game: Excavation, kind: Kind) -> None:
    """Face up to its dig site."""
    site = game.box.site_of[kind]
    game.sites[site].append(kind)
    game.tell("tile-placed", artefact=artefact_text(kind), place=place_text(site))


def take_free_tile(game: Excavation, me: Player) -> Step:
    """Seers may put one tile into the cargo hold for nothing (EE-171)."""
    if not me.tiles or not hold_space(game, me):
        return
    kind = yield from me.ask(
        "survey-free",
        lambda: [
            *(artefact_option(kind, game.box.value_of[kind]) for kind in different(me.tiles)),
            none_option("no"),
        ],
        secret=True,
        default="no",
    )
    if kind:
        yield from store_tile(game, me, kind, 0)


def buy_tile(game: Excavation, me: Player) -> Step:
    """One of the tiles that are left, for twice its value, into the cargo hold (EE-133)."""
    if not me.tiles or not can_buy_some_tile(game, me, game.box.region_of[me.tiles[0]]):
        return
    kind = yield from me.ask(
        "survey-buy",
        lambda: [*(tile_option(game, kind) for kind in affordable(game, me)), none_option("no")],
        missing=lambda: [
            closed(artefact_option(kind, game.box.value_of[kind]), "EE-133", "too-dear")
            for kind in different(me.tiles)
            if kind not in affordable(game, me)
        ],
        secret=True,
        default="no",
    )
    if kind:
        yield from store_tile(game, me, kind, tile_price(game, kind))


def can_buy_some_tile(game: Excavation, me: Player, region: Region) -> bool:
    """Whether the question makes sense by public facts: otherwise its absence would tell of the tiles."""
    cheapest = min(tile_price(game, kind) for kind in game.box.cells[region])
    return hold_space(game, me) > 0 and cheapest <= me.credits


def affordable(game: Excavation, me: Player) -> list[Kind]:
    """Drawn tiles that can be paid."""
    return [kind for kind in different(me.tiles) if tile_price(game, kind) <= me.credits]


def tile_price(game: Excavation, kind: Kind) -> int:
    """Twice the value (EE-133)."""
    return game.box.tables.survey.buy_factor * game.box.value_of[kind]


def tile_option(game: Excavation, kind: Kind) -> Option[Kind]:
    """A tile with its price."""
    return Option(
        kind, kind, artefact_text(kind), partial(Text, "note-price", {"credits": tile_price(game, kind)})
    )


def store_tile(game: Excavation, me: Player, kind: Kind, cost: int) -> Step:
    """Into the hold, and perhaps a sample."""
    me.tiles.remove(kind)
    me.hold.append(kind)
    if cost:
        me.gain(-cost, "purchases")
        game.tell("tile-bought", who=me.who, artefact=artefact_text(kind), credits=cost)
    else:
        game.tell("tile-taken", who=me.who, artefact=artefact_text(kind))
    yield from may_sample(game, me, kind)


def shuffle_back(game: Excavation, me: Player, region: Region) -> None:
    """What was neither placed nor kept."""
    if me.tiles:
        game.tell("tiles-shuffled-back", who=me.who, count=len(me.tiles))
        game.stacks[region] += me.tiles
        game.random.shuffle(game.stacks[region])
        me.tiles = []
