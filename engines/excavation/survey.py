"""The survey action, and the seers' advantage (EE-130 to EE-135, EE-171)."""

from collections.abc import Sequence
from typing import NamedTuple

from data.words import Arg, Text
from engines.excavation.box import Card
from engines.excavation.components import CardId, Kind, Region, SurveyExtra
from engines.excavation.gallery import may_sample
from engines.excavation.options import (
    artefact_text,
    card_text,
    different,
    place_text,
    refusal,
    short_text,
)
from engines.excavation.state import Excavation, Forecast, Player, hold_space
from engines.kernel.asks import Asking, Option, Refusal, Step


def no_survey(game: Excavation, me: Player) -> Refusal | None:
    """What stands in the way of a survey (EE-130, EE-135)."""
    cards = [game.box.cards[card] for card in me.hand if game.box.cards[card].market]
    if game.box.rounds[game.round].forecast:
        full = all(slot.crew is not None for slot in game.forecast)
        return refusal("EE-130", "forecast-full") if full else None
    empty = cards and not any(game.stacks[card.region] for card in cards)
    return refusal("EE-135", "no-tiles") if empty else None


def misfit_for_survey(game: Excavation, me: Player, card: CardId) -> Refusal | None:
    """It must be an action card; in round 3 with tiles left of its region (EE-130, EE-135)."""
    read = game.box.cards[card]
    if read.market and (game.box.rounds[game.round].forecast or game.stacks[read.region]):
        return None
    return refusal("EE-130", "card-survey")


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
    slot = yield from me.ask("forecast", lambda: slots(game), refuse=lambda slot: slot_taken(game, slot))
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


def slots(game: Excavation) -> list[Option[int]]:
    """The cards of the row, by their places from left to right."""
    return [
        Option(
            f"slot:{place + 1}", place, Text("option-slot", {"slot": place + 1, "card": card_text(slot.card)})
        )
        for place, slot in enumerate(game.forecast)
    ]


def slot_taken(game: Excavation, slot: int) -> Refusal | None:
    """Forecast cards with crew stay (EE-131)."""
    return None if game.forecast[slot].crew is None else refusal("EE-131", "crew-on-card")


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
    seers = game.box.ability(me.faction, SurveyExtra)
    count = game.box.tables.survey.draw + (seers.extra_draw if seers else 0)
    me.tiles, game.stacks[region] = stack[:count], stack[count:]
    for kind in me.tiles:
        game.tell("tile-seen", to=(me.seat,), artefact=artefact_text(kind))
    fate = yield from decide(game, me, free=bool(seers and seers.free_take))
    me.tiles.remove(fate.placed)
    lay_on_site(game, fate.placed)
    if fate.free:
        yield from store_tile(game, me, fate.free, 0)
    if fate.bought:
        yield from store_tile(game, me, fate.bought, tile_price(game, fate.bought))
    shuffle_back(game, me, region)


class Fate(NamedTuple):
    """What becomes of the drawn tiles; those that are not named are shuffled back."""

    placed: Kind
    free: Kind | None = None
    bought: Kind | None = None

    @property
    def id(self) -> str:
        """`red-eye`, `red-eye:buy.red-gate`."""
        taken = [f"{word}.{kind}" for word, kind in (("free", self.free), ("buy", self.bought)) if kind]
        return ":".join([self.placed, *taken])


def decide(game: Excavation, me: Player, *, free: bool) -> Asking[Fate]:
    """One tile goes to its dig site, and one may be bought (EE-133); seers have one for nothing (EE-171).

    Whoever drew two is always asked: what they would cost is a secret. A single one has no choice (EE-135).
    """
    if len(me.tiles) == 1:
        return Fate(me.tiles[0])
    fates = all_fates(me.tiles, free=free)
    return (
        yield from me.ask(
            "survey-tiles",
            lambda: [fate_option(game, fate, free=free) for fate in fates],
            refuse=lambda fate: fate_refusal(game, me, fate),
            args=lambda: {"count": len(me.tiles), "free": int(free)},
            secret=True,
            default=fates[0].id,
        )
    )


def all_fates(tiles: Sequence[Kind], *, free: bool) -> list[Fate]:
    """Every tile to the dig site, with whatever may become of the others."""
    found = []
    for placed in different(tiles):
        others = without(tiles, placed)
        for given in (None, *(different(others) if free else ())):
            left = without(others, given) if given else others
            found += [Fate(placed, given, bought) for bought in (None, *different(left))]
    return found


def without(tiles: Sequence[Kind], gone: Kind) -> list[Kind]:
    """The tiles that are left when one of a kind is gone."""
    left = list(tiles)
    left.remove(gone)
    return left


def fate_option(game: Excavation, fate: Fate, *, free: bool) -> Option[Fate]:
    """A fate in words: where each tile goes, and what it costs."""
    args: dict[str, Arg] = {"placed": short_text(fate.placed)}
    words = ["placed"]
    if fate.free:
        args["free"] = short_text(fate.free)
        words.append("free")
    if fate.bought:
        args |= {"bought": short_text(fate.bought), "credits": tile_price(game, fate.bought)}
        words.append("bought")
    group = Text("group-placed", {"artefact": artefact_text(fate.placed)}) if free else None
    return Option(fate.id, fate, Text(f"fate-{'-'.join(words)}", args), group=group)


def fate_refusal(game: Excavation, me: Player, fate: Fate) -> Refusal | None:
    """Whether there is no room in the hold, or the credits do not suffice (EE-133, EE-171)."""
    kept = (fate.free is not None) + (fate.bought is not None)
    if kept > hold_space(game, me):
        return refusal("EE-133", "hold-full" if hold_space(game, me) == 0 else "hold-for-one")
    dear = fate.bought and tile_price(game, fate.bought) > me.credits
    return refusal("EE-133", "too-dear") if dear else None


def lay_on_site(game: Excavation, kind: Kind) -> None:
    """Face up to its dig site."""
    site = game.box.site_of[kind]
    game.sites[site].append(kind)
    game.tell("tile-placed", artefact=artefact_text(kind), place=place_text(site))


def tile_price(game: Excavation, kind: Kind) -> int:
    """Twice the value (EE-133)."""
    return game.box.tables.survey.buy_factor * game.box.value_of[kind]


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
