"""The black market: the smuggle action, and acquiring in general (EE-018, EE-140 to EE-144)."""

from collections.abc import Sequence
from functools import partial

from data.words import Text
from engines.excavation.box import Card
from engines.excavation.components import CardId, Kind, Region
from engines.excavation.gallery import may_sample
from engines.excavation.options import (
    artefact_option,
    artefact_text,
    closed,
    different,
    none_option,
    stored_options,
    word_option,
)
from engines.excavation.state import Excavation, Player, hidden_space, hold_space
from engines.kernel.asks import Asking, Closed, Option, Refusal, Step


def smuggle_cards(game: Excavation, me: Player) -> list[CardId]:
    """Cards with the symbol of a black market where an own explorer is (EE-140)."""
    box = game.box
    if not any(place in box.black_market_at for place in me.explorers) or not ways(game, me):
        return []
    return [
        card
        for card in different(me.hand)
        if box.black_market_for.get(box.cards[card].market) in me.explorers
    ]


def why_no_smuggle(game: Excavation, me: Player) -> Refusal:
    """What stands in the way."""
    if not any(place in game.box.black_market_at for place in me.explorers):
        return Refusal("EE-140", Text("why-no-black-market"))
    if not ways(game, me):
        return Refusal("EE-061", Text("why-nothing-to-smuggle"))
    return Refusal("EE-140", Text("why-card-smuggle"))


def ways(game: Excavation, me: Player) -> list[Option[str]]:
    """Deliver, if there is anything; acquire, if something can be paid and stored."""
    options = []
    if me.hold or me.hidden:
        options.append(word_option("deliver"))
    if offers(game, me, game.box.tables.smuggle.acquire_price_mod):
        options.append(word_option("acquire"))
    return options


def smuggle(game: Excavation, me: Player, card: Card) -> Step:
    """Deliver or acquire up to two artefacts of different regions (EE-140)."""
    numbers = game.box.tables.smuggle
    way = yield from me.ask("smuggle-how", lambda: ways(game, me))
    if way == "deliver":
        yield from deliver(game, me, numbers.max_artefacts)
    else:
        yield from acquire(game, me, numbers.max_artefacts, numbers.acquire_price_mod)


# ---- delivering ----


def deliver(game: Excavation, me: Player, at_most: int) -> Step:
    """Gain the value of each; they go to the bottom of their stacks (EE-141)."""
    pieces = yield from me.ask_some(
        "deliver",
        lambda: (
            stored_options("hold", me.hold, game.box.value_of)
            + stored_options("hidden", me.hidden, game.box.value_of)
        ),
        at_least=1,
        at_most=at_most,
        rule=lambda chosen: one_region(game, chosen),
        total=lambda chosen: Text(
            "total-income", {"credits": sum(game.box.value_of[kind] for _, kind in chosen)}
        ),
    )
    for storage, kind in pieces:
        take_from(me, storage, kind)
        hand_over(game, me, kind)


def take_from(me: Player, storage: str, kind: Kind) -> None:
    """Out of hold or hidden compartment."""
    (me.hold if storage == "hold" else me.hidden).remove(kind)


def hand_over(game: Excavation, me: Player, kind: Kind) -> None:
    """To the bottom of its black-market stack, for its value."""
    value = game.box.value_of[kind]
    me.gain(value, "deliveries")
    game.black[game.box.region_of[kind]].append(kind)
    game.tell("delivered", who=me.who, artefact=artefact_text(kind), credits=value)


def one_region(game: Excavation, pieces: Sequence[tuple[str, Kind]]) -> Refusal | None:
    """Two artefacts must be of different regions (EE-141)."""
    regions = {game.box.region_of[kind] for _, kind in pieces}
    return Refusal("EE-141", Text("why-different-regions")) if len(regions) < len(pieces) else None


# ---- acquiring ----


def room(game: Excavation, me: Player) -> bool:
    """Whether there is an empty space in hold or hidden compartment."""
    return hold_space(game, me) + hidden_space(game, me) > 0


def price(game: Excavation, kind: Kind, price_mod: int) -> int:
    """Value plus or minus something, never below nothing."""
    return max(0, game.box.value_of[kind] + price_mod)


def offers(game: Excavation, me: Player, price_mod: int, but: Sequence[Region] = ()) -> list[Kind]:
    """The stack tops that can be paid and stored (EE-018, EE-142, EE-143)."""
    if not room(game, me):
        return []
    return [
        stack[0]
        for region, stack in game.black.items()
        if stack and region not in but and price(game, stack[0], price_mod) <= me.credits
    ]


def offer_options(game: Excavation, offered: Sequence[Kind], price_mod: int) -> list[Option[Kind]]:
    """What lies on top, with its price."""
    return [
        Option(kind, kind, artefact_text(kind), partial(price_note, game, kind, price_mod))
        for kind in offered
    ]


def price_note(game: Excavation, kind: Kind, price_mod: int) -> Text:
    """What an artefact costs."""
    return Text("note-price", {"credits": price(game, kind, price_mod)})


def acquire(game: Excavation, me: Player, at_most: int, price_mod: int) -> Step:
    """Tops of different stacks, each into hold or hidden compartment; then samples (EE-142, EE-144)."""
    gained: list[Kind] = []
    while len(gained) < at_most:
        regions = [game.box.region_of[kind] for kind in gained]
        if not offers(game, me, price_mod, regions):
            break
        kind = yield from me.ask(
            "acquire",
            lambda: [
                *offer_options(game, offers(game, me, price_mod, regions), price_mod),
                *([none_option("no-more")] if gained else []),
            ],
            missing=lambda: closed_offers(game, me, price_mod, regions),
        )
        if not kind:
            break
        yield from buy_from_stack(game, me, kind, price_mod)
        gained.append(kind)
    for kind in gained:
        yield from may_sample(game, me, kind)


def closed_offers(game: Excavation, me: Player, price_mod: int, but: Sequence[Region]) -> list[Closed]:
    """Tops of a region already bought from, and those that are too dear."""
    offered = offers(game, me, price_mod, but)
    tops = [(region, stack[0]) for region, stack in game.black.items() if stack and stack[0] not in offered]
    return [
        closed(
            artefact_option(kind, game.box.value_of[kind]),
            "EE-142",
            "different-regions" if region in but else "too-dear",
        )
        for region, kind in tops
    ]


def buy_from_stack(game: Excavation, me: Player, kind: Kind, price_mod: int) -> Step:
    """Pay for the top of a stack and store it."""
    storage = yield from choose_storage(game, me, kind)
    cost = price(game, kind, price_mod)
    me.gain(-cost, "purchases")
    game.black[game.box.region_of[kind]].pop(0)
    (me.hold if storage == "hold" else me.hidden).append(kind)
    game.tell("acquired", who=me.who, artefact=artefact_text(kind), credits=cost, storage=storage)


def choose_storage(game: Excavation, me: Player, kind: Kind) -> Asking[str]:
    """Hold or hidden compartment, where there is a space (EE-142)."""

    def spaces() -> list[Option[str]]:
        hidden = [word_option("hidden")] if hidden_space(game, me) else []
        return [*hidden, word_option("hold")] if hold_space(game, me) else hidden

    return (
        yield from me.ask(
            "storage", spaces, args=lambda: {"artefact": artefact_text(kind)}, default=spaces()[0].id
        )
    )
