"""The Trader: exchanging Goods, and Price tokens (AG-100 to AG-103)."""

from engines.agra.effects import effect
from engines.agra.goods import choose, own_goods, valued_option, values
from engines.agra.labels import good_label, goods_listed
from engines.agra.state import Agra, Player, Price, put_goods, take_goods
from engines.agra.vocabulary import MovePriceToken
from engines.kernel import Asking, Closed, Option, Refusal, Step, Text


def trader(game: Agra, me: Player) -> Step:
    """An exchange and a Price token, each once, in either order (AG-100, AG-101)."""
    exchanged = moved = False

    def options() -> list[Option[str]]:
        offered = []
        if not exchanged and own_goods(me):
            offered.append(Option("exchange", "exchange", Text("option-trade")))
        if not moved and token_sides(game):
            offered.append(Option("price", "price", Text("option-price")))
        return [*offered, Option("stop", "stop", Text("option-stop"))]

    def closed() -> list[Closed]:
        if exchanged or own_goods(me):
            return []
        return [Closed("exchange", Text("option-trade"), Refusal("AG-100", Text("why-no-goods")))]

    while not (exchanged and moved):
        chosen = yield from me.ask("trader", options, missing=closed)
        if chosen == "stop":
            return
        if chosen == "exchange":
            exchanged = True
            yield from trade(game, me)
        else:
            moved = True
            yield from move_price_token(game, me)


def trade(game: Agra, me: Player) -> Step:
    """Give up to three Goods, take Goods worth one less (AG-100)."""
    given = yield from give(game, me)
    worth = values(game)
    budget = sum(worth[good] for good in given) - game.parts.trader.value_lost
    for good in given:
        take_goods(me, good)
    game.tell("trade-gave", who=me.who, goods=goods_listed({good: given.count(good) for good in given}))
    taken = (yield from take(game, me, budget)) if budget >= min(worth.values()) else []
    for good in taken:
        put_goods(me, good, 1)
    game.tell("trade-took", who=me.who, goods=goods_listed({good: taken.count(good) for good in taken}))


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


def targets(game: Agra, price: Price, side: int) -> list[str]:
    """The goods on which a token may lie with this side up (AG-101)."""
    shows = game.parts.tokens[price.id].sides[side]
    taken = [other.good for other in game.prices if other is not price]
    return [
        good
        for good, printed in game.parts.printed.items()
        if abs(shows - printed) <= 1 and good not in taken and (good, side) != (price.good, price.side)
    ]


def token_sides(game: Agra) -> list[Option[str]]:
    """A token with the side that shall be up, or a token back to the Trader (AG-101, AG-103)."""
    options = []
    for price in game.prices:
        for side, shows in enumerate(game.parts.tokens[price.id].sides):
            if targets(game, price, side):
                name = f"{price.id}:{shows}"
                options.append(Option(name, name, token_label(price, shows)))
        if price.good is not None:
            name = f"{price.id}:back"
            options.append(Option(name, name, Text("option-token-back", {"good": good_label(price.good)})))
    return options


def token_label(price: Price, shows: int) -> Text:
    """A token that shows so many flags, from where it lies."""
    if price.good is None:
        return Text("option-token", {"value": shows})
    return Text("option-token-from", {"value": shows, "good": good_label(price.good)})


def move_price_token(game: Agra, me: Player) -> Step:
    """Place, move or flip one token (AG-101 to AG-103)."""
    chosen = yield from choose(me, "price-token", token_sides(game))
    name, _, shows = chosen.partition(":")
    price = next(price for price in game.prices if price.id == name)
    if shows == "back":
        price.good, price.side = None, 0
        game.tell("price-back", who=me.who)
        return
    side = game.parts.tokens[name].sides.index(int(shows))
    options = [valued_option(good, game.parts.printed[good]) for good in targets(game, price, side)]
    price.good = yield from choose(me, "price-good", options)
    price.side = side
    game.tell("price", who=me.who, good=good_label(price.good), value=int(shows))


@effect(MovePriceToken)
def move_price_token_effect(game: Agra, me: Player, effect: MovePriceToken) -> Step:
    """The Favour tile, by the Trader's rules (AG-102, AG-123)."""
    for _ in range(effect.n):
        yield from move_price_token(game, me)
