"""Secondary actions and abilities: what the active player may do at any moment (AG-042, AG-120 to AG-126)."""

from collections.abc import Callable, Iterator
from functools import partial

from engines.agra.components import FavourAction
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
from engines.agra.labels import favour_label, good_label, named, notable_label, place_label, use_favour_label
from engines.agra.notables import yes_or_no
from engines.agra.state import Agra, Contract, Player, ability, lift_goods, take_favours, take_goods
from engines.agra.vocabulary import (
    Effect,
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
            f"stand:{'-'.join(entry.pay)}",
            partial(pay_to_stand, game, me, entry.pay, entry.workers),
            named("option-stand", "-".join(entry.pay)),
        )
        for entry in game.parts.stand_up
        if can_pay(me, entry.pay)
    ]


def pay_to_stand(game: Agra, me: Player, pay: dict[str, int], workers: int) -> Step:
    for good, count in pay.items():
        take_goods(me, good, count)
    game.tell("stand-up", who=me.who, what=named("option-stand", "-".join(pay)))
    yield from stand_workers(game, me, StandWorkers(workers))


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
    if action.phase == "meditation" and game.phase != "meditation":
        return Refusal("AG-123", Text("why-meditation-only"))
    if action.phase == "action" and (game.phase not in ("action", "extra") or game.placed):
        return Refusal("AG-123", Text("why-action-only"))
    if me.favours < action.needs:
        return Refusal("AG-121", Text("why-favours-short", {"needs": action.needs}))
    if not any_possible(game, me, action.effects):
        return Refusal("AG-121", Text("why-nothing-to-do"))
    return None


def own_favour_actions(game: Agra, me: Player) -> list[FavourAction]:
    """The three printed ones and the own tiles."""
    return [*game.parts.favour_action, *(game.parts.favours[tile] for tile in me.tiles)]


def favour_actions(game: Agra, me: Player) -> list[FreeAction]:
    """The Favour actions that can be used now."""
    return [
        FreeAction(f"favour:{action.id}", partial(use_favour, game, me, action), use_favour_label(action.id))
        for action in own_favour_actions(game, me)
        if action.needs <= me.favours and favour_refusal(game, me, action) is None
    ]


def closed_favours(game: Agra, me: Player) -> list[Closed]:
    """The Favour actions that cannot be used now, and why."""
    return [
        Closed(f"favour:{action.id}", use_favour_label(action.id), why)
        for action in own_favour_actions(game, me)
        if (why := favour_refusal(game, me, action))
    ]


def usable_effects(game: Agra, me: Player) -> Iterator[tuple[Effect, ...]]:
    """What Favour actions and contracts could do now."""
    for action in own_favour_actions(game, me):
        if favour_refusal(game, me, action) is None:
            yield action.effects
    for contract in me.contracts:
        for one in game.parts.notables[contract.id].abilities:
            if isinstance(one, OncePerTurn) and not contract.used and can_pay(me, one.pay):
                yield one.effects


def closed_secondary(game: Agra, me: Player) -> list[Closed]:
    """Favour actions, luxury goods and contracts that a player has but cannot use now, and why."""
    used = Refusal("AG-125", Text("why-luxury-used"))
    scrolls = [
        Closed(f"luxury:{good}", named("luxury", good), used) for good in me.scrolls if good != "statue"
    ]
    spent = Refusal("AG-180", Text("why-contract-used"))
    contracts = [
        Closed(f"notable:{contract.id}", notable_label(contract.id), spent)
        for contract in me.contracts
        if contract.used
    ]
    return [*closed_favours(game, me), *scrolls, *contracts]


def use_favour(game: Agra, me: Player, action: FavourAction) -> Step:
    """Pay, mark the action with one of the markers paid, and do it (AG-121)."""
    pays = action.pays
    mullah = ability(game, me, FavourDiscount)
    if mullah and not mullah[0].used and pays - mullah[1].n >= mullah[1].min_paid:
        cheaper = yield from me.ask(
            "mullah", yes_or_no, args=lambda: {"count": pays - mullah[1].n}, atomic=True
        )
        if cheaper:
            mullah[0].used = True
            pays -= mullah[1].n
            game.tell("uses", who=me.who, contract=named("notable", mullah[0].id))
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


def luxury_actions(game: Agra, me: Player) -> list[FreeAction]:
    """Book, painting and robes, each once in a turn (AG-125); the statue has its own moment."""
    return [
        FreeAction(
            f"luxury:{luxury.good}",
            partial(use_luxury, game, me, luxury.good),
            named("luxury", luxury.good),
        )
        for luxury in game.parts.luxury
        if me.goods[luxury.good]
        and luxury.timing == "any"
        and luxury.good not in me.scrolls
        and any_possible(game, me, luxury.effects)
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
    offered: list[FreeAction] = []
    for contract in me.contracts:
        if contract.used:
            continue
        for one in game.parts.notables[contract.id].abilities:
            match one:
                case OncePerTurn() if can_pay(me, one.pay) and any_possible(game, me, one.effects):
                    offered.append(contract_option(contract, partial(once_per_turn, game, me, contract, one)))
                case GoodsStore() if storable(game, me, contract, one):
                    offered.append(contract_option(contract, partial(store_good, game, me, contract, one)))
                case PointsForFavours() if rates(game, one):
                    offered.append(contract_option(contract, partial(buy_favours, game, me, contract, one)))
                case _:
                    pass
    return offered


def can_pay(me: Player, pay: dict[str, int]) -> bool:
    return all(me.goods[good] >= count for good, count in pay.items())


def contract_option(contract: Contract, action: Callable[[], Step]) -> FreeAction:
    return FreeAction(f"notable:{contract.id}", action, named("ability", contract.id))


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
