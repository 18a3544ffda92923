"""What piers and contracts do, as a line of icons and numbers and in words: pictures show it, views carry it.

`[name]` is an icon: a good, a guild, or `good2` for any good worth 2. A sparkle is at once, a turning arrow
once per turn, an hourglass the end of the game.
"""

from collections.abc import Iterable
from functools import reduce

from engines.agra import vocabulary as v
from engines.agra.components import Notable
from engines.agra.effects import EFFECTS
from engines.agra.labels import favours, good_label, goods_listed, goods_named, guild_label, named, rupees
from engines.kernel import Text


def event_line(event: v.AnyEvent) -> str:
    """What happens at a pier."""
    match event:
        case v.BuildAtBuilder():
            return "[builder]→[house]"
        case v.RollMoveBuilder():
            return "[die]→[builder]"
        case v.RollMoveMerchant():
            return "[die]→[merchant]"
        case v.EachGainFavours(n):
            return f"+{n}[favour]"
        case v.EachGainFavoursPerGood(good, most):
            return f"[{good}]→[favour] ≤{most}"
        case v.EachGainGoodByCount(good, values):
            return f"{values[0]}–{values[-1]}[{good}] → [good]"
        case v.ReturnPriceTokens():
            return "[price]←"
        case v.RobesBonus():
            return "[robes] +1[coin]"
        case v.TriggerEnd():
            return "[hourglass]"


def event_text(event: v.AnyEvent) -> Text:
    """The same in words."""
    match event:
        case v.BuildAtBuilder():
            return Text("arrives-build")
        case v.RollMoveBuilder():
            return Text("arrives-builder")
        case v.RollMoveMerchant():
            return Text("arrives-merchant")
        case v.EachGainFavours(n):
            return Text("arrives-favours", {"favours": favours(n)})
        case v.EachGainFavoursPerGood(good, most):
            return Text("arrives-favours-per-good", {"good": good_label(good), "most": most})
        case v.EachGainGoodByCount(good, values):
            return Text("arrives-good", {"good": good_label(good), "values": _row(values)})
        case v.ReturnPriceTokens():
            return Text("arrives-prices")
        case v.RobesBonus():
            return Text("arrives-robes")
        case v.TriggerEnd():
            return Text("arrives-end")


def ability_line(ability: v.Ability) -> str:
    """One ability."""
    match ability:
        case v.OnDeliver(good, rupees):
            return f"[{good}] +{rupees}[coin]"
        case v.OnProduce(goods, extra):
            return f"{'/'.join(f'[{good}]' for good in goods)} +{extra}"
        case v.OnProduceSwap(give, get_value):
            return f"{give}[good]→[good{get_value}]"
        case v.OnBuild(material, rupees):
            return f"[house] +{material}[good] +{rupees}[coin]"
        case v.OnMeditate(mp):
            return f"+{mp}[mp]"
        case v.SailorMultiPay(most):
            return f"[boat] [good][good] ≤{most}"
        case v.SailorExtraDelivery(free):
            return f"[boat] +{free}[good]"
        case v.SailorFollow(deliveries):
            return f"[group] {deliveries}[good]→[notable]"
        case v.JourneymanCost(rupees):
            return f"[journeyman] −{rupees}[coin]"
        case v.FavourDiscount(n):
            return f"↻ +{n}[favour]"
        case v.WorkerStore(slots):
            return f"{slots}[person]→[mp]"
        case v.GoodsStore(slots, rupees):
            return f"↻ {len(slots)}[good]→{rupees}[coin]"
        case v.OncePerTurn(effects, pay):
            paid = "".join(f"{count}[{good}]→ " for good, count in pay.items())
            return f"↻ {paid}{EFFECTS.line(effects)}"
        case v.PointsForFavours(rates):
            return "↻ " + " ".join(f"{rate.pay_mp}[mp]→{rate.favours}[favour]" for rate in rates)
        case v.EndGuildsWithOrders(rupees):
            return f"[hourglass] [order] ≤{max(rupees)}[coin]"
        case v.EndPerOrder(rupees):
            return f"[hourglass] [order]→{rupees}[coin]"
        case v.EndPerBowl(rupees):
            return f"[hourglass] [bowl]→{rupees}[coin]"
        case v.EndPerGuildSet(rupees):
            return f"[hourglass] [guilds]→{rupees}[coin]"
        case v.EndPerGuildSymbol(guild, rupees):
            return f"[hourglass] [{guild}]→{rupees}[coin]"
    raise AssertionError(f"{ability} has no line")


def ability_text(ability: v.Ability) -> Text:
    """The same in words."""
    match ability:
        case v.OnDeliver(good, coins):
            return Text("gives-delivery", {"rupees": rupees(coins), "good": named("unit", good)})
        case v.OnProduce(goods, extra):
            return Text("gives-production", {"goods": goods_named(goods), "count": extra})
        case v.OnProduceSwap(give, value):
            return Text("gives-swap", {"count": give, "value": value})
        case v.OnBuild(material, coins):
            return Text("gives-building", {"count": material, "rupees": rupees(coins)})
        case v.OnMeditate(points):
            return Text("gives-meditation", {"count": points})
        case v.SailorMultiPay(most):
            return Text("gives-several", {"most": most})
        case v.SailorExtraDelivery(free):
            return Text("gives-delivery-more", {"count": free})
        case v.SailorFollow(deliveries):
            return Text("gives-following", {"count": deliveries})
        case v.JourneymanCost(coins):
            return Text("gives-journeyman", {"rupees": rupees(coins)})
        case v.FavourDiscount(n):
            return Text("gives-discount", {"count": n})
        case v.WorkerStore(slots):
            return Text("gives-workers", {"count": slots})
        case v.GoodsStore(slots, coins):
            return Text("gives-store", {"values": _row(slots), "rupees": rupees(coins)})
        case v.OncePerTurn(effects, pay):
            what = EFFECTS.text(effects)
            if pay:
                return Text("gives-once-for", {"pay": goods_listed(pay), "effects": what})
            return Text("gives-once", {"effects": what})
        case v.PointsForFavours(rates):
            spent, got = _row(rate.pay_mp for rate in rates), _row(rate.favours for rate in rates)
            return Text("gives-favours", {"points": spent, "favours": got})
        case v.EndGuildsWithOrders(coins):
            paid = {guilds: count for guilds, count in enumerate(coins) if count}
            return Text("gives-guilds", {"rupees": _row(paid.values()), "guilds": _row(paid)})
        case v.EndPerOrder(coins):
            return Text("gives-orders", {"rupees": rupees(coins)})
        case v.EndPerBowl(coins):
            return Text("gives-bowls", {"rupees": rupees(coins)})
        case v.EndPerGuildSet(coins):
            return Text("gives-sets", {"rupees": rupees(coins)})
        case v.EndPerGuildSymbol(guild, coins):
            return Text("gives-guild", {"rupees": rupees(coins), "guild": guild_label(guild)})
    raise AssertionError(f"{ability} has no words")


def _row(numbers: Iterable[int]) -> str:
    """Numbers that belong together: 1/3/6."""
    return "/".join(map(str, numbers))


def notable_line(notable: Notable) -> str:
    """What a Notable's card gives: at once, and then for good."""
    now = [f"[sparkle] {EFFECTS.line(notable.immediate)}"] if notable.immediate else []
    return " ".join([*now, *(ability_line(ability) for ability in notable.abilities)])


def notable_text(notable: Notable) -> Text:
    """The same in words."""
    parts = [ability_text(ability) for ability in notable.abilities]
    if notable.immediate:
        parts.insert(0, Text("gives-at-once", {"effects": EFFECTS.text(notable.immediate)}))
    return reduce(lambda first, second: Text("gives-both", {"first": first, "second": second}), parts)
