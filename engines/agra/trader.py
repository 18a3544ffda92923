"""The Trader: exchanging Goods, and Price tokens (AG-100 to AG-103)."""

from functools import partial
from typing import NamedTuple

from engines.agra.effects import EFFECTS, so_many, times
from engines.agra.goods import own_goods, value, valued_option, values
from engines.agra.labels import good_label, goods_listed
from engines.agra.state import Agra, Player, Price, put_goods, take_goods
from engines.agra.vocabulary import MovePriceToken
from engines.kernel import Asking, Option, Refusal, Step, Text


def trader(game: Agra, me: Player) -> Step:
    """An exchange and a Price token, each once, in either order (AG-100, AG-101)."""
    exchanged = moved = False

    def refuse(chosen: Placement | str) -> Refusal | None:
        if chosen == "exchange":
            return Refusal("AG-100", Text("why-exchanged")) if exchanged else trade_refusal(game, me)
        if isinstance(chosen, Placement):
            return Refusal("AG-101", Text("why-token-moved")) if moved else token_refusal(game, chosen)
        return None

    def options() -> list[Option[Placement | str]]:
        exchange: Option[Placement | str] = Option("exchange", "exchange", Text("option-trade"))
        return [exchange, *placements(game), Option("stop", "stop", Text("option-stop"))]

    while not (exchanged and moved):
        chosen = yield from me.ask(
            "trader",
            options,
            refuse=refuse,
            args=lambda: {"done": int(exchanged or moved)},
            atomic=moved and trade_refusal(game, me) is not None,  # whatever was free was so before
        )
        if chosen == "exchange":
            exchanged = True
            yield from trade(game, me)
        elif isinstance(chosen, Placement):
            moved = True
            yield from place_token(game, me, chosen)
        else:
            return


def trade_refusal(game: Agra, me: Player) -> Refusal | None:
    """Why nothing can be exchanged (AG-100)."""
    if not own_goods(me):
        return Refusal("AG-100", Text("why-no-goods"))
    worth = sorted(value(game, good) for good, count in me.goods.items() for _ in range(count))
    return too_little(game, sum(worth[-game.parts.trader.goods_given :]))


def too_little(game: Agra, worth: int) -> Refusal | None:
    """The Trader gives less than he gets: for the least of all he would give nothing (AG-100)."""
    if worth - game.parts.trader.value_lost >= min(values(game).values()):
        return None
    return Refusal("AG-100", Text("why-nothing-for-it", {"value": worth}))


def trade(game: Agra, me: Player) -> Step:
    """Give up to three Goods, take Goods worth one less (AG-100)."""
    given = yield from give(game, me)
    worth = values(game)
    budget = sum(worth[good] for good in given) - game.parts.trader.value_lost
    for good in given:
        take_goods(me, good)
    game.tell("trade-gave", who=me.who, goods=goods_listed({good: given.count(good) for good in given}))
    taken = yield from take(game, me, budget)
    for good in taken:
        put_goods(me, good, 1)
    if taken:
        game.tell("trade-took", who=me.who, goods=goods_listed({good: taken.count(good) for good in taken}))
    else:
        game.tell("trade-took-nothing", who=me.who)


def give(game: Agra, me: Player) -> Asking[list[str]]:
    """One to three Goods, with what they are worth together."""
    worth = values(game)
    most = game.parts.trader.goods_given
    return (
        yield from me.ask_amounts(
            "trade-give",
            lambda: [
                valued_option(good, worth[good], at_most=min(me.goods[good], most)) for good in own_goods(me)
            ],
            at_least=1,
            at_most=most,
            rule=lambda goods: too_little(game, sum(worth[good] for good in goods)),
            total=lambda goods: Text("total-value", {"value": sum(worth[good] for good in goods)}),
            atomic=True,
        )
    )


def take(game: Agra, me: Player, budget: int) -> Asking[list[str]]:
    """Goods up to a value, as far as the markers go; some may be freed for them (AG-006, AG-100)."""

    def total(goods: list[str]) -> int:
        worth = values(game)
        return sum(worth[good] for good in goods)

    def affordable(goods: list[str]) -> Refusal | None:
        if total(goods) > budget:
            return Refusal("AG-100", Text("why-value-over", {"most": budget}))
        if len(goods) > me.markers:
            return Refusal("AG-006", Text("why-markers-short", {"markers": me.markers}))
        return None

    before, me.wants = me.wants, budget
    taken = yield from me.ask_amounts(
        "trade-take",
        lambda: [
            valued_option(good, worth, at_most=budget // worth)
            for good, worth in values(game).items()
            if worth <= budget
        ],
        at_most=budget,
        rule=affordable,
        total=lambda goods: Text("total-of-value", {"value": total(goods), "most": budget}),
        args=lambda: {"value": budget, "markers": me.markers},
    )
    me.wants = before
    return taken


# ---- Price tokens ----------------------------------------------------------------------------------------


class Placement(NamedTuple):
    """A token and the side that shall be up; without a side it goes back to the Trader."""

    price: Price
    side: int | None


def target_refusal(game: Agra, chosen: Placement, good: str) -> Refusal | None:
    """Why a token may not lie on a good with this side up (AG-101)."""
    price, side = chosen
    assert side is not None
    shows, printed = shown(game, chosen), game.parts.printed[good]
    if abs(shows - printed) > 1:
        return Refusal("AG-101", Text("why-price-too-far", {"value": shows, "printed": printed}))
    if any(other.good == good for other in game.prices if other is not price):
        return Refusal("AG-101", Text("why-token-there"))
    if (price.good, price.side) == (good, side):
        return Refusal("AG-101", Text("why-token-lies-so"))
    return None


def token_refusal(game: Agra, chosen: Placement) -> Refusal | None:
    """Why a side cannot be shown anywhere (AG-101)."""
    if chosen.side is None or any(not target_refusal(game, chosen, good) for good in game.parts.printed):
        return None
    return Refusal("AG-101", Text("why-no-good-for-it"))


def shown(game: Agra, chosen: Placement) -> int:
    """The flags of the side that shall be up."""
    assert chosen.side is not None
    return game.parts.tokens[chosen.price.id].sides[chosen.side]


def placements(game: Agra) -> list[Option[Placement | str]]:
    """A token with the side that shall be up, or a token back to the Trader (AG-101, AG-103)."""
    options: list[Option[Placement | str]] = []
    for price in game.prices:
        for side, shows in enumerate(game.parts.tokens[price.id].sides):
            name = f"{price.id}:{shows}"
            options.append(Option(name, Placement(price, side), partial(token_label, game, price, shows)))
        if price.good is not None:
            name = f"{price.id}:back"
            options.append(Option(name, Placement(price, None), partial(token_label, game, price, 0)))
    return options


def token_label(game: Agra, price: Price, shows: int) -> Text:
    """A token by its two sides, where it lies, and the side that shall be up; 0: back to the Trader."""
    low, high = game.parts.tokens[price.id].sides
    if price.good is None:
        return Text("option-token", {"low": low, "high": high, "value": shows})
    key = "option-token-from" if shows else "option-token-back"
    return Text(key, {"low": low, "high": high, "value": shows, "good": good_label(price.good)})


def place_token(game: Agra, me: Player, chosen: Placement) -> Step:
    """Place, move or flip one token (AG-101 to AG-103)."""
    price, side = chosen
    if side is None:
        assert price.good is not None
        game.tell("price-back", who=me.who, good=good_label(price.good))
        price.good, price.side = None, 0
        return
    price.good = yield from me.ask(
        "price-good",
        lambda: [valued_option(good, value(game, good)) for good in game.parts.printed],
        refuse=lambda good: target_refusal(game, chosen, good),
        args=lambda: {"value": shown(game, chosen)},
        atomic=True,
    )
    price.side = side
    game.tell("price", who=me.who, good=good_label(price.good), value=shown(game, chosen))


@EFFECTS.of(MovePriceToken, text=times("effect-price"), line=lambda effect: f"{so_many(effect.n)}[price]⇄")
def move_price_token(game: Agra, me: Player, effect: MovePriceToken) -> Step:
    """The Favour tile, by the Trader's rules (AG-102, AG-123)."""
    for _ in range(effect.n):
        chosen = yield from me.ask(
            "price-token",
            lambda: placements(game),
            refuse=lambda one: token_refusal(game, one) if isinstance(one, Placement) else None,
            atomic=True,
        )
        assert isinstance(chosen, Placement)
        yield from place_token(game, me, chosen)
