"""The black market: the smuggle action, and acquiring in general (EE-018, EE-140 to EE-144)."""

from collections.abc import Sequence

from data.words import Text
from engines.excavation.box import Card
from engines.excavation.components import CardId, Kind
from engines.excavation.gallery import may_sample
from engines.excavation.options import artefact_text, refusal, stored_options, word_option
from engines.excavation.state import Excavation, Player, hidden_space, hold_space
from engines.kernel.asks import Closed, Option, Refusal, Step

WAYS: tuple[Option[bool], Option[bool]] = (
    Option("deliver", True, Text("option-deliver")),
    Option("acquire", False, Text("option-acquire")),
)
STORAGES = [word_option("hidden"), word_option("hold")]


def no_smuggling(game: Excavation, me: Player) -> Refusal | None:
    """What stands in the way of smuggling (EE-061, EE-140)."""
    if not any(place in game.box.black_market_at for place in me.explorers):
        return refusal("EE-140", "no-black-market")
    if no_delivery(me) and no_acquisition(game, me, game.box.tables.smuggle.acquire_price_mod):
        return refusal("EE-061", "nothing-to-smuggle")
    return None


def misfit_to_smuggle(game: Excavation, me: Player, card: CardId) -> Refusal | None:
    """It must be a card with the symbol of a black market where an own explorer is (EE-140)."""
    place = game.box.black_market_for.get(game.box.cards[card].market)
    return None if place in me.explorers else refusal("EE-140", "card-smuggle")


def smuggle(game: Excavation, me: Player, card: Card) -> Step:
    """Deliver or acquire up to two artefacts of different regions (EE-140)."""
    most, mod = game.box.tables.smuggle.max_artefacts, game.box.tables.smuggle.acquire_price_mod
    delivers = yield from me.ask(
        "smuggle-how",
        lambda: WAYS,
        refuse=lambda delivers: no_delivery(me) if delivers else no_acquisition(game, me, mod),
    )
    # With one way only nobody was asked: what follows says why there is no other.
    why = no_acquisition(game, me, mod) if delivers else no_delivery(me)
    other = WAYS[1] if delivers else WAYS[0]
    missing = [Closed(other.id, other.label, why)] if why else []
    if delivers:
        yield from deliver(game, me, most, missing)
    else:
        yield from acquire(game, me, most, mod, missing)


# ---- delivering ----


def deliver(game: Excavation, me: Player, at_most: int, missing: Sequence[Closed]) -> Step:
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
        missing=lambda: missing,
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
    return refusal("EE-141", "different-regions") if len(regions) < len(pieces) else None


# ---- acquiring ----


def room(game: Excavation, me: Player) -> bool:
    """Whether there is an empty space in hold or hidden compartment."""
    return hold_space(game, me) + hidden_space(game, me) > 0


def no_delivery(me: Player) -> Refusal | None:
    """Without an artefact there is nothing to deliver (EE-141)."""
    return None if me.hold or me.hidden else refusal("EE-141", "nothing-stored")


def price(game: Excavation, kind: Kind, price_mod: int) -> int:
    """Value plus or minus something, never below nothing."""
    return max(0, game.box.value_of[kind] + price_mod)


def no_acquisition(game: Excavation, me: Player, price_mod: int) -> Refusal | None:
    """Why nothing can be acquired: no room, nothing there, or all of it too dear (EE-018, EE-142, EE-143)."""
    if not room(game, me):
        return refusal("EE-142", "no-room")
    prices = [price(game, stack[0], price_mod) for stack in game.black.values() if stack]
    if not prices:
        return refusal("EE-018", "stacks-empty")
    return None if min(prices) <= me.credits else refusal("EE-142", "all-too-dear")


def tops(game: Excavation, price_mod: int) -> list[Option[Kind]]:
    """What lies on top of the black-market stacks, with its price."""
    return [
        Option(
            stack[0],
            stack[0],
            artefact_text(stack[0]),
            Text("note-price", {"credits": price(game, stack[0], price_mod)}),
        )
        for stack in game.black.values()
        if stack
    ]


def too_dear(game: Excavation, me: Player, kinds: Sequence[Kind], price_mod: int) -> Refusal | None:
    """Whether the credits do not suffice for all of these."""
    cost = sum(price(game, kind, price_mod) for kind in kinds)
    return None if cost <= me.credits else refusal("EE-142", "too-dear")


def acquire(
    game: Excavation, me: Player, at_most: int, price_mod: int, missing: Sequence[Closed] = ()
) -> Step:
    """Tops of different stacks, each into hold or hidden compartment; then samples (EE-142, EE-144)."""
    most = min(at_most, hold_space(game, me) + hidden_space(game, me))
    gained = yield from me.ask_some(
        "acquire",
        lambda: tops(game, price_mod),
        refuse=lambda kind: too_dear(game, me, [kind], price_mod),
        missing=lambda: missing,
        at_least=1,
        at_most=most,
        rule=lambda kinds: too_dear(game, me, kinds, price_mod),
        total=lambda kinds: Text(
            "total-cost", {"credits": sum(price(game, kind, price_mod) for kind in kinds)}
        ),
        args=lambda: {"most": most},
    )
    for kind in gained:
        yield from buy_from_stack(game, me, kind, price_mod)
    for kind in gained:
        yield from may_sample(game, me, kind)


def buy_from_stack(game: Excavation, me: Player, kind: Kind, price_mod: int) -> Step:
    """Pay for the top of a stack and store it (EE-142)."""
    storage = yield from me.ask(
        "storage",
        lambda: STORAGES,
        refuse=lambda storage: storage_full(game, me, storage),
        args=lambda: {"artefact": artefact_text(kind)},
        default="hidden" if hidden_space(game, me) else "hold",
    )
    cost = price(game, kind, price_mod)
    me.gain(-cost, "purchases")
    game.black[game.box.region_of[kind]].pop(0)
    (me.hold if storage == "hold" else me.hidden).append(kind)
    game.tell("acquired", who=me.who, artefact=artefact_text(kind), credits=cost, storage=storage)


def storage_full(game: Excavation, me: Player, storage: str) -> Refusal | None:
    """Whether there is no space left (EE-142)."""
    space = hold_space(game, me) if storage == "hold" else hidden_space(game, me)
    return None if space else refusal("EE-142", f"{storage}-full")
