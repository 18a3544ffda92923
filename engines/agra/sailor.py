"""The Sailor: deliveries to Notables and one Order (AG-090 to AG-097)."""

from typing import NamedTuple

from engines.agra.goods import NOTHING, earn, gain_favours, lacking, own_goods, valued_option, values
from engines.agra.imperial import Errand, current_order, fulfil_order, order_options, refuse_order
from engines.agra.labels import counted, good_label, goods_listed, named
from engines.agra.notables import (
    also_deliver,
    can_deliver,
    deliver,
    is_open,
    receiver_options,
    refuse_receiver,
    rise,
    wanted,
)
from engines.agra.prospects import prospects
from engines.agra.state import Agra, Player, ability, take_goods
from engines.agra.vocabulary import SailorExtraDelivery, SailorFollow, SailorMultiPay
from engines.kernel import Asking, Option, Refusal, Step, Text

ONE_ORDER = Refusal("AG-090", Text("why-one-order"))
TWO_DELIVERIES = Refusal("AG-093", Text("why-two-deliveries"))


def sailor(game: Agra, me: Player) -> Step:
    """Pay, deliver, earn for what was paid in vain, gain Influence; then the Jagirdar (AG-090 to AG-096)."""
    paid = yield from pay_sailor(game, me)
    used, visited = yield from deliveries(game, me, paid)
    unused = unused_deliveries(free_deliveries(game, me), paid, used)
    earn(game, me, unused * game.parts.sailor.rupees_per_unused_delivery, "unused")
    yield from rise(game, me, visited)
    yield from jagirdar_follows(game, me)


def free_deliveries(game: Agra, me: Player) -> int:
    """One, and one more with the Jagirdar, also if he is won by the very delivery before (AG-134, AG-196)."""
    jagirdar = ability(game, me, SailorExtraDelivery)
    return game.parts.sailor.free_deliveries + (jagirdar[1].free if jagirdar else 0)


def unused_deliveries(free: int, paid: int, used: int) -> int:
    """Deliveries that were paid for and not used; free ones count for nothing (AG-095)."""
    return min(paid, free + paid - used)


def pay_sailor(game: Agra, me: Player) -> Asking[int]:
    """One Good, or several with the Portuguese Trader; says how many deliveries it buys (AG-091, AG-181)."""
    portuguese = ability(game, me, SailorMultiPay)
    if portuguese and sum(me.goods.values()) > 1:
        goods = yield from pay_several(game, me, portuguese[1].max_value)
        if len(goods) > 1:
            game.tell("uses", who=me.who, contract=named("notable", portuguese[0].id))
    else:
        good = yield from me.ask(
            "sailor-pay",
            lambda: [
                Option("nothing", "", NOTHING),
                *(valued_option(good, values(game)[good]) for good in own_goods(me)),
            ],
            atomic=not own_goods(me),  # what could bring one was there before the Worker was placed
        )
        goods = [good] if good else []
    worth = values(game)
    for good in goods:
        take_goods(me, good)
    if goods:
        paid = goods_listed({good: goods.count(good) for good in goods})
        game.tell("sailor-paid", who=me.who, goods=paid)
    return sum(worth[good] for good in goods)


def pay_several(game: Agra, me: Player, most: int) -> Asking[list[str]]:
    """Several Goods up to a total value (AG-181)."""

    def total(goods: list[str]) -> int:
        worth = values(game)
        return sum(worth[good] for good in goods)

    def affordable(goods: list[str]) -> Refusal | None:
        return Refusal("AG-181", Text("why-value-over", {"most": most})) if total(goods) > most else None

    return (
        yield from me.ask_amounts(
            "sailor-pay-several",
            lambda: [
                valued_option(good, worth, at_most=min(me.goods[good], most // worth))
                for good, worth in values(game).items()
                if me.goods[good]
            ],
            at_most=most,
            rule=affordable,
            total=lambda goods: Text("total-deliveries", {"value": total(goods), "most": most}),
            args=lambda: {"most": most},
        )
    )


def deliveries(game: Agra, me: Player, paid: int) -> Asking[tuple[int, list[str]]]:
    """Notables and at most one Order, in any sequence; says how many were used, and for whom (AG-090)."""
    used, orders = 0, 0
    visited: list[str] = []
    doubled: list[str] = []

    def allowed() -> int:
        return free_deliveries(game, me) + paid

    def candidates() -> list[Option[str | Errand | None]]:
        return [*receiver_options(game), *order_options(game), Option("stop", None, Text("option-stop"))]

    def refuse(aim: str | Errand | None) -> Refusal | None:
        if isinstance(aim, str):
            return refuse_receiver(game, me, aim)
        if aim is None or aim.guild is None:
            return None
        if orders == game.parts.sailor.orders:
            return ONE_ORDER
        return TWO_DELIVERIES if allowed() - used < 2 else refuse_order(game, me, aim.guild)

    before = me.favours, me.tiles.copy()
    while used < allowed():
        earned = (me.favours, me.tiles) != before
        stopped = all(refuse(one.value) for one in candidates()[:-1])
        aim = yield from me.ask(
            "sailor-deliver",
            candidates,
            refuse=refuse,
            args=lambda: {"left": allowed() - used, "all": allowed()},
            atomic=stopped and not (earned and hopes(game, me)),
        )
        if aim is None:
            break
        if isinstance(aim, Errand):
            assert aim.guild is not None
            used, orders = used + 2, orders + 1
            yield from fulfil_order(game, me, aim.guild)
            continue
        delivery = yield from choose_delivery(game, me, aim, allowed() - used, aim in doubled)
        if aim not in visited:
            visited.append(aim)
        if delivery.double:
            doubled.append(aim)
        used += 2 if delivery.double else 1
        yield from deliver(game, me, aim, delivery.good, double=delivery.double)
    return used, visited


def hopes(game: Agra, me: Player) -> bool:
    """Whether what the deliveries earned could bring a Good for another one (AG-042)."""
    within = prospects(game, me).goods
    demands = [
        good
        for visitor in game.river
        if is_open(game, visitor.id)
        for good, pile in zip(game.parts.notables[visitor.id].goods, visitor.markers, strict=True)
        if not pile
    ]
    orders = [current_order(game, guild) for guild in game.parts.guilds if game.order_marker[guild]]
    return any(good in within for good in demands) or any(set(order) <= set(within) for order in orders)


class Delivery(NamedTuple):
    """A Good for a Notable, or two of it at once."""

    good: str
    double: bool


def choose_delivery(game: Agra, me: Player, notable: str, left: int, doubled: bool) -> Asking[Delivery]:
    """Which of the Goods that this Notable demands, once or twice (AG-094, AG-131, AG-132)."""
    visitor = game.visitor(notable)
    goods = game.parts.notables[notable].goods

    def candidates() -> list[Option[Delivery]]:
        single = [Option(good, Delivery(good, False), good_label(good)) for good in goods]
        twice = [
            Option(f"{good}:double", Delivery(good, True), Text("option-double", {"good": counted(good, 2)}))
            for good in goods
        ]
        return [*single, *twice]

    def refuse(delivery: Delivery) -> Refusal | None:
        good, double = delivery
        if good not in wanted(game, me, visitor):
            if visitor.markers[goods.index(good)]:
                return Refusal("AG-131", Text("why-demand-met"))
            return lacking("AG-131", me, {good: 1})
        if double and me.goods[good] < 2:
            return lacking("AG-132", me, {good: 2})
        if double and doubled:
            return Refusal("AG-132", Text("why-doubled"))
        if double and left < 2:
            return Refusal("AG-094", Text("why-one-delivery"))
        return None

    return (yield from me.ask("deliver-good", candidates, refuse=refuse, atomic=True))


def jagirdar_follows(game: Agra, me: Player) -> Step:
    """Another player with the Jagirdar may deliver now; the active player gains for it (AG-196)."""
    for owner in game.others(me):
        jagirdar = ability(game, owner, SailorFollow)
        if jagirdar and can_deliver(game, owner):
            delivered = yield from also_deliver(game, owner)
            if delivered:
                yield from gain_favours(game, me, jagirdar[1].active_player_favours)
