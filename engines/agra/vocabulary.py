"""The small vocabulary of the tables: effects, river events, and abilities of contracts."""

from typing import Literal, TypeAlias

import msgspec

ANY = "any"

# Effects: what favours, luxuries, bonus tiles and contracts do.


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that happens once, named by `do`."""


class GainRupees(Effect, frozen=True, tag="gain_rupees"):
    n: int


class GainRupeesValueOf(Effect, frozen=True, tag="gain_rupees_value_of"):
    """Rupees equal to the current value of a good, and a bonus once the Boat is at the last pier."""

    good: str
    bonus_at_pier_6: int


class GainFavours(Effect, frozen=True, tag="gain_favours"):
    n: int


class GainGood(Effect, frozen=True, tag="gain_good"):
    """One good from a list, or of a current value."""

    one_of: tuple[str, ...] = ()
    value: int | None = None


class Influence(Effect, frozen=True, tag="influence"):
    """Steps on one track of a guild or of any; with `tracks`, one on each of that many."""

    guild: str
    n: int = 1
    tracks: int = 1


class MeditationUp(Effect, frozen=True, tag="meditation_up"):
    n: int


class RemoveCrate(Effect, frozen=True, tag="remove_crate"):
    n: int


class MoveFarmers(Effect, frozen=True, tag="move_farmers"):
    steps: int
    max_farmers: int


class StandWorkers(Effect, frozen=True, tag="stand_workers"):
    n: int


class GainMeditationPoints(Effect, frozen=True, tag="gain_mp"):
    n: int


class Process(Effect, frozen=True, tag="process"):
    """Goods along an arrow, never followed; the values limit which arrows."""

    n: int
    from_value: int | None = None
    to_value: int | None = None


class ExchangeSameValue(Effect, frozen=True, tag="exchange_same_value"):
    n: int


class DeliverNotable(Effect, frozen=True, tag="deliver_notable"):
    n: int


class DeliverAkbarOrOrder(Effect, frozen=True, tag="deliver_akbar_or_order"):
    n: int


class DeliverAkbarSameValue(Effect, frozen=True, tag="deliver_akbar_same_value"):
    n: int


class SellGood(Effect, frozen=True, tag="sell_good"):
    n: int


class MovePriceToken(Effect, frozen=True, tag="move_price_token"):
    n: int


class JourneymanFree(Effect, frozen=True, tag="journeyman_free"):
    pass


class ExtraMainAction(Effect, frozen=True, tag="extra_main_action"):
    pass


class BuildFirstFree(Effect, frozen=True, tag="build_first_free"):
    pass


class TakeFavourTile(Effect, frozen=True, tag="take_favour_tile"):
    where: Literal["display", "display_or_search_stack"]


AnyEffect: TypeAlias = (
    GainRupees
    | GainRupeesValueOf
    | GainFavours
    | GainGood
    | Influence
    | MeditationUp
    | RemoveCrate
    | MoveFarmers
    | StandWorkers
    | GainMeditationPoints
    | Process
    | ExchangeSameValue
    | DeliverNotable
    | DeliverAkbarOrOrder
    | DeliverAkbarSameValue
    | SellGood
    | MovePriceToken
    | JourneymanFree
    | ExtraMainAction
    | BuildFirstFree
    | TakeFavourTile
)


# River events: what happens when the Boat reaches a pier.


class BuildAtBuilder(Effect, frozen=True, tag="build_at_builder"):
    pass


class RollMoveBuilder(Effect, frozen=True, tag="roll_move_builder"):
    pass


class RollMoveMerchant(Effect, frozen=True, tag="roll_move_merchant"):
    pass


class EachGainFavours(Effect, frozen=True, tag="each_gain_favours"):
    n: int


class EachGainFavoursPerGood(Effect, frozen=True, tag="each_gain_favours_per_good"):
    good: str
    max: int


class EachGainGoodByCount(Effect, frozen=True, tag="each_gain_good_by_count"):
    """A good of the value at the place given by how many of `good` one has; the last stands for more."""

    good: str
    values: tuple[int, ...]


class ReturnPriceTokens(Effect, frozen=True, tag="return_price_tokens"):
    pass


class RobesBonus(Effect, frozen=True, tag="robes_bonus"):
    """Says that the bonus of the robes counts from here on."""


class TriggerEnd(Effect, frozen=True, tag="trigger_end"):
    pass


AnyEvent: TypeAlias = (
    BuildAtBuilder
    | RollMoveBuilder
    | RollMoveMerchant
    | EachGainFavours
    | EachGainFavoursPerGood
    | EachGainGoodByCount
    | ReturnPriceTokens
    | RobesBonus
    | TriggerEnd
)


# Abilities: what a contract gives for the rest of the game.


class Ability(msgspec.Struct, frozen=True, tag_field="on", forbid_unknown_fields=True):
    """Something that lasts, named by the moment `on` which it matters."""


class OnDeliver(Ability, frozen=True, tag="on_deliver"):
    good: str
    rupees: int


class OnProduce(Ability, frozen=True, tag="on_produce"):
    goods: tuple[str, ...]
    extra: int


class OnProduceSwap(Ability, frozen=True, tag="on_produce_swap"):
    give: int
    get_value: int


class OnBuild(Ability, frozen=True, tag="on_build"):
    material: int
    rupees: int


class OnMeditate(Ability, frozen=True, tag="on_meditate"):
    mp: int


class SailorMultiPay(Ability, frozen=True, tag="sailor_multi_pay"):
    max_value: int


class SailorExtraDelivery(Ability, frozen=True, tag="sailor_extra_delivery"):
    free: int


class SailorFollow(Ability, frozen=True, tag="sailor_follow"):
    deliveries: int
    active_player_favours: int


class JourneymanCost(Ability, frozen=True, tag="journeyman_cost"):
    rupees: int


class FavourDiscount(Ability, frozen=True, tag="favour_discount"):
    n: int
    min_paid: int


class WorkerStore(Ability, frozen=True, tag="worker_store"):
    slots: int


class GoodsStore(Ability, frozen=True, tag="goods_store"):
    """A slot for a good of each of these values; full slots pay and are emptied."""

    slots: tuple[int, ...]
    full_rupees: int


class OncePerTurn(Ability, frozen=True, tag="once_per_turn"):
    effects: tuple[AnyEffect, ...]
    pay: dict[str, int] = {}


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pay_mp: int
    favours: int


class PointsForFavours(Ability, frozen=True, tag="points_for_favours"):
    choose: tuple[Rate, ...]


class EndGuildsWithOrders(Ability, frozen=True, tag="end_guilds_with_orders"):
    rupees: tuple[int, ...]


class EndPerOrder(Ability, frozen=True, tag="end_per_order"):
    rupees: int


class EndPerBowl(Ability, frozen=True, tag="end_per_bowl"):
    rupees: int


class EndPerGuildSet(Ability, frozen=True, tag="end_per_guild_set"):
    rupees: int


class EndPerGuildSymbol(Ability, frozen=True, tag="end_per_guild_symbol"):
    guild: str
    rupees: int


AnyAbility: TypeAlias = (
    OnDeliver
    | OnProduce
    | OnProduceSwap
    | OnBuild
    | OnMeditate
    | SailorMultiPay
    | SailorExtraDelivery
    | SailorFollow
    | JourneymanCost
    | FavourDiscount
    | WorkerStore
    | GoodsStore
    | OncePerTurn
    | PointsForFavours
    | EndGuildsWithOrders
    | EndPerOrder
    | EndPerBowl
    | EndPerGuildSet
    | EndPerGuildSymbol
)
