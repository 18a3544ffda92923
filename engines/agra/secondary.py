"""Secondary actions and abilities: what the active player may do at any moment (AG-042, AG-120 to AG-126)."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from engines.agra.components import FavourAction, Luxury, StandUp
from engines.agra.effects import any_possible, effect, perform
from engines.agra.goods import (
    FREE_MARKER,
    can_free,
    choose,
    earn,
    free_marker,
    gain_favours,
    own_goods,
    valued_option,
    values,
)
from engines.agra.imperial import delivered
from engines.agra.labels import (
    favour_label,
    good_label,
    goods_listed,
    named,
    notable_label,
    place_label,
    use_favour_label,
)
from engines.agra.notables import yes_or_no
from engines.agra.state import Agra, Contract, Player, ability, lift_goods, take_favours, take_goods
from engines.agra.vocabulary import (
    Ability,
    FavourDiscount,
    GoodsStore,
    JourneymanFree,
    OncePerTurn,
    PointsForFavours,
    Rate,
    StandWorkers,
)
from engines.kernel import Closed, FreeAction, Option, Refusal, Step, Text


def free(game: Agra, seat: int) -> list[FreeAction]:
    """What this seat may do beside any ask of its own."""
    me = game.players[seat]
    offered: list[FreeAction] = []
    active = seat == game.current and not game.together
    if me.markers < (me.wants or active) and can_free(me):
        offered.append(FreeAction("free-marker", lambda: free_marker(game, me), FREE_MARKER))
    if active:
        offered += stand_up_actions(game, me)
        if me.favours > 1:
            offered += favour_actions(game, me)
        offered += luxury_actions(game, me)
        if me.contracts:
            offered += contract_actions(game, me)
    return offered


# ---- Standing up -----------------------------------------------------------------------------------------


def lying(game: Agra, me: Player) -> list[str]:
    """The spaces of a player's lying Workers."""
    return [space for space, worker in game.workers.items() if worker.seat == me.seat and not worker.standing]


def stand_up_actions(game: Agra, me: Player) -> list[FreeAction]:
    """Oil and curry, alone or together (AG-120)."""
    if not (me.goods["oil"] or me.goods["curry"]) or not lying(game, me):
        return []
    return [
        FreeAction(
            f"stand:{'-'.join(entry.pay)}", partial(pay_to_stand, game, me, entry), stand_up_label(entry)
        )
        for entry in game.parts.stand_up
        if can_pay(me, entry.pay)
    ]


def stand_up_label(entry: StandUp) -> Text:
    return named("option-stand", "-".join(entry.pay))


def closed_stand_up(game: Agra, me: Player) -> list[Closed]:
    """Oil and curry without anybody to stand up, and lying Workers without oil and curry."""
    down = lying(game, me)
    closed = []
    for entry in game.parts.stand_up:
        if down and not can_pay(me, entry.pay):
            why = lacking(me, entry.pay)
        elif not down and can_pay(me, entry.pay):
            why = Text("why-nobody-lies")
        else:
            continue
        closed.append(Closed(f"stand:{'-'.join(entry.pay)}", stand_up_label(entry), Refusal("AG-120", why)))
    return closed


def pay_to_stand(game: Agra, me: Player, entry: StandUp) -> Step:
    for good, count in entry.pay.items():
        take_goods(me, good, count)
    game.tell("stand-up", who=me.who, goods=goods_listed(entry.pay))
    yield from stand_workers(game, me, StandWorkers(entry.workers))


@effect(StandWorkers, possible=lambda game, me, effect: bool(lying(game, me)))
def stand_workers(game: Agra, me: Player, effect: StandWorkers) -> Step:
    """Own lying Workers stand up where they are (AG-059)."""
    resting = lying(game, me)
    if not resting:
        return
    options = [Option(game.space_id(space), space, place_label(space)) for space in resting]
    if effect.n == 1:
        raised = [(yield from choose(me, "stand-one", options))]
    else:
        raised = yield from me.ask_some(
            "stand-some", lambda: options, at_most=effect.n, args=lambda: {"count": effect.n}, atomic=True
        )
    for space in raised:
        game.workers[space].standing = True
        game.tell("stood", who=me.who, space=place_label(space))


# ---- Favours ---------------------------------------------------------------------------------------------


def favour_refusal(game: Agra, me: Player, action: FavourAction) -> Refusal | None:
    """Why a Favour action cannot be used now (AG-121 to AG-124)."""
    if action.id in me.spent:
        return Refusal("AG-121", Text("why-favour-used"))
    if why := phase_refusal(game, action):
        return why
    if me.favours < action.needs:
        return Refusal("AG-121", Text("why-favours-short", {"needs": action.needs}))
    if not any_possible(game, me, action.effects):
        return Refusal("AG-121", Text("why-nothing-to-do"))
    return None


def phase_refusal(game: Agra, action: FavourAction) -> Refusal | None:
    """Why it is not the time for a Favour action (AG-123)."""
    if action.phase == "meditation" and game.phase != "meditation":
        return Refusal("AG-123", Text("why-meditation-only"))
    if action.phase == "action" and (game.phase not in ("action", "extra") or game.placed):
        return Refusal("AG-123", Text("why-action-only"))
    return None


def own_favour_actions(game: Agra, me: Player) -> list[FavourAction]:
    """The three printed ones and the own tiles."""
    return [*game.parts.favour_action, *(game.parts.favours[tile] for tile in me.tiles)]


def favour_actions(game: Agra, me: Player) -> list[FreeAction]:
    """The Favour actions that can be used now."""
    return [
        FreeAction(
            f"favour:{action.id}",
            partial(use_favour, game, me, action),
            use_favour_label(action.id, action.pays),
        )
        for action in own_favour_actions(game, me)
        if action.needs <= me.favours and favour_refusal(game, me, action) is None
    ]


def closed_favours(game: Agra, me: Player) -> list[Closed]:
    """The Favour actions that cannot be used now, and why."""
    return [
        Closed(f"favour:{action.id}", use_favour_label(action.id, action.pays), why)
        for action in own_favour_actions(game, me)
        if (why := favour_refusal(game, me, action))
    ]


def closed_secondary(game: Agra, me: Player) -> list[Closed]:
    """Secondary actions that a player has but cannot use now, and why."""
    return [
        *closed_stand_up(game, me),
        *closed_favours(game, me),
        *closed_luxuries(game, me),
        *closed_contracts(game, me),
    ]


def discount(game: Agra, me: Player, pays: int) -> int:
    """What the Mullah takes off this price, once per turn (AG-190)."""
    mullah = ability(game, me, FavourDiscount)
    fits = mullah and not mullah[0].used and pays - mullah[1].n >= mullah[1].min_paid
    return mullah[1].n if mullah and fits else 0


def use_favour(game: Agra, me: Player, action: FavourAction) -> Step:
    """Pay, mark the action with one of the markers paid, and do it (AG-121)."""
    pays = action.pays
    less = discount(game, me, pays)
    if less and (yield from me.ask("mullah", yes_or_no, args=lambda: {"count": pays - less}, atomic=True)):
        mullah = ability(game, me, FavourDiscount)
        assert mullah is not None
        use_contract(game, me, mullah[0])
        pays -= less
    take_favours(me, pays)
    me.markers -= 1
    me.spent.append(action.id)
    game.tell("favour-action", who=me.who, action=favour_label(action.id), count=pays)
    yield from perform(game, me, action.effects)


@effect(
    JourneymanFree,
    possible=lambda game, me, effect: (
        not game.journeyman_free and any(worker.seat == me.seat for worker in game.workers.values())
    ),
)
def journeyman_free(game: Agra, me: Player, effect: JourneymanFree) -> Step:
    """The next Journeyman of this phase costs nothing (AG-123)."""
    game.journeyman_free = True
    yield from ()


# ---- Luxury goods ----------------------------------------------------------------------------------------


def luxury_refusal(game: Agra, me: Player, luxury: Luxury) -> Refusal | None:
    """Why a luxury good cannot be used now (AG-125)."""
    if luxury.good in me.scrolls:
        return Refusal("AG-125", Text("why-luxury-used"))
    if not me.goods[luxury.good]:
        return Refusal("AG-125", lacking(me, {luxury.good: 1}))
    if not any_possible(game, me, luxury.effects):
        return Refusal("AG-125", Text("why-nothing-to-do"))
    return None


def luxury_actions(game: Agra, me: Player) -> list[FreeAction]:
    """Book, painting and robes, each once in a turn (AG-125); the statue has its own moment."""
    return [
        FreeAction(
            f"luxury:{luxury.good}",
            partial(use_luxury, game, me, luxury.good),
            named("luxury", luxury.good),
        )
        for luxury in game.parts.luxury
        if me.goods[luxury.good] and luxury.timing == "any" and luxury_refusal(game, me, luxury) is None
    ]


def closed_luxuries(game: Agra, me: Player) -> list[Closed]:
    """Book, painting and robes that cannot be used now, and why."""
    return [
        Closed(f"luxury:{luxury.good}", named("luxury", luxury.good), why)
        for luxury in game.parts.luxury
        if luxury.timing == "any" and (why := luxury_refusal(game, me, luxury))
    ]


def use_luxury(game: Agra, me: Player, good: str) -> Step:
    """The Good lies on its scroll until the clean-up (AG-126)."""
    lift_goods(me, good)
    me.scrolls.append(good)
    game.tell("luxury", who=me.who, good=good_label(good))
    yield from perform(game, me, game.parts.luxuries[good].effects)


# ---- Contracts -------------------------------------------------------------------------------------------


def contract_actions(game: Agra, me: Player) -> list[FreeAction]:
    """Abilities that a player may use once in his turn (AG-180)."""
    return [
        FreeAction(f"notable:{contract.id}", rule, named("ability", contract.id))
        for contract, one in own_abilities(game, me)
        if not contract.used
        and (rule := contract_rule(game, me, contract, one))
        and contract_refusal(game, me, contract, one) is None
    ]


def closed_contracts(game: Agra, me: Player) -> list[Closed]:
    """Contracts that cannot be used now, and why."""
    return [
        Closed(f"notable:{contract.id}", notable_label(contract.id), why)
        for contract, one in own_abilities(game, me)
        if (why := contract_refusal(game, me, contract, one))
    ]


def own_abilities(game: Agra, me: Player) -> Iterator[tuple[Contract, Ability]]:
    notables = game.parts.notables
    for contract in me.contracts:
        for one in notables[contract.id].abilities:
            yield contract, one


def contract_rule(game: Agra, me: Player, contract: Contract, one: Ability) -> Callable[[], Step] | None:
    """What an ability does when its owner wants it; the others have moments of their own."""
    match one:
        case OncePerTurn():
            return partial(once_per_turn, game, me, contract, one)
        case GoodsStore():
            return partial(store_good, game, me, contract, one)
        case PointsForFavours():
            return partial(buy_favours, game, me, contract, one)
        case _:
            return None


def contract_refusal(game: Agra, me: Player, contract: Contract, one: Ability) -> Refusal | None:
    """Why an ability cannot be used now."""
    if contract.used:
        return Refusal("AG-180", Text("why-contract-used"))
    match one:
        case OncePerTurn() if not can_pay(me, one.pay):
            return Refusal("AG-180", lacking(me, one.pay))
        case OncePerTurn() if not any_possible(game, me, one.effects):
            return Refusal("AG-180", Text("why-nothing-to-do"))
        case GoodsStore() if not storable(game, me, contract, one):
            return Refusal("AG-186", Text("why-nothing-to-store"))
        case PointsForFavours() if not rates(game, one):
            return Refusal("AG-193", Text("why-points-few"))
        case _:
            return None


def can_pay(me: Player, pay: Mapping[str, int]) -> bool:
    return all(me.goods[good] >= count for good, count in pay.items())


def lacking(me: Player, pay: Mapping[str, int]) -> Text:
    """The Goods that a player has not got for this."""
    missing = {good: count - me.goods[good] for good, count in pay.items() if me.goods[good] < count}
    return Text("why-goods-missing", {"goods": goods_listed(missing)})


def use_contract(game: Agra, me: Player, contract: Contract) -> None:
    contract.used = True
    game.tell("uses", who=me.who, contract=named("notable", contract.id))


def once_per_turn(game: Agra, me: Player, contract: Contract, one: OncePerTurn) -> Step:
    """Caliph and English Trader (AG-189, AG-192)."""
    use_contract(game, me, contract)
    for good, count in one.pay.items():
        take_goods(me, good, count)
    yield from perform(game, me, one.effects)


def storable(game: Agra, me: Player, contract: Contract, one: GoodsStore) -> list[str]:
    """The Goods for which the French Trader has an empty slot (AG-186)."""
    worth = values(game)
    return [good for good in own_goods(me) if worth[good] in one.slots and worth[good] not in contract.slots]


def store_good(game: Agra, me: Player, contract: Contract, one: GoodsStore) -> Step:
    """A Good in the slot of its current value; full slots pay and are emptied (AG-186)."""
    worth = values(game)
    good = yield from choose(
        me, "french-trader", [valued_option(good, worth[good]) for good in storable(game, me, contract, one)]
    )
    use_contract(game, me, contract)
    lift_goods(me, good)
    contract.slots.append(worth[good])
    game.tell("stored", who=me.who, good=good_label(good))
    delivered(game, me, [good])
    if len(contract.slots) == len(one.slots):
        me.markers += len(contract.slots)
        contract.slots = []
        earn(game, me, one.full_rupees, "contract")


def rates(game: Agra, one: PointsForFavours) -> list[Rate]:
    """What can be bought with the points that are left; there are none outside the Meditation phase."""
    return [rate for rate in one.choose if rate.pay_mp <= game.points]


def buy_favours(game: Agra, me: Player, contract: Contract, one: PointsForFavours) -> Step:
    """The Mosaicist: Meditation Points for Favours (AG-193)."""
    by_price = {str(rate.pay_mp): rate for rate in rates(game, one)}
    options = [
        Option(name, name, Text("option-rate", {"points": rate.pay_mp, "favours": rate.favours}))
        for name, rate in by_price.items()
    ]
    rate = by_price[(yield from choose(me, "mosaicist", options))]
    use_contract(game, me, contract)
    game.points -= rate.pay_mp
    yield from gain_favours(game, me, rate.favours)
