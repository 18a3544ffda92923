"""What piers and contracts do, as a line of icons and numbers: pictures draw it, views carry it.

`[name]` is an icon: a good, a guild, or `good2` for any good worth 2. A sparkle is at once, a turning arrow
once per turn, an hourglass the end of the game.
"""

from engines.agra import vocabulary as v
from engines.agra.components import Notable
from engines.agra.effects import EFFECTS


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


def notable_line(notable: Notable) -> str:
    """What a Notable's card gives: at once, and then for good."""
    now = [f"[sparkle] {EFFECTS.line(notable.immediate)}"] if notable.immediate else []
    return " ".join([*now, *(ability_line(ability) for ability in notable.abilities)])
