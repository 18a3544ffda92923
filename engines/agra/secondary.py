"""Secondary actions and abilities: what the active player may do at any moment (AG-042, AG-120 to AG-126)."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import NamedTuple

from engines.agra.components import FavourAction, Luxury, StandUp
from engines.agra.effects import EFFECTS, favour_label, times
from engines.agra.goods import (
    FREE_MARKER,
    can_free,
    choose,
    earn,
    free_marker,
    gain_favours,
    lack,
    lacking,
    own_goods,
    valued_option,
    values,
)
from engines.agra.imperial import delivered
from engines.agra.labels import good_label, goods_listed, named, place_label
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
from engines.kernel import FreeAction, Option, Refusal, Step, Text

NOBODY_LIES = Refusal("AG-059", Text("why-nobody-lies"))
FAVOUR_USED = Refusal("AG-121", Text("why-favour-used"))
MEDITATION_ONLY = Refusal("AG-123", Text("why-meditation-only"))
ACTION_ONLY = Refusal("AG-123", Text("why-action-only"))
LUXURY_USED = Refusal("AG-125", Text("why-luxury-used"))


def free(game: Agra, seat: int) -> list[FreeAction]:
    """What this seat may do beside any ask of its own."""
    me = game.players[seat]
    active = seat == game.current
    actions: list[FreeAction] = []
    if active:
        for within_reach, here in groups(game, me):
            if within_reach():
                actions += here
    if me.markers < (me.wants or active) and can_free(me):
        return [FreeAction("free-marker", lambda: free_marker(game, me), FREE_MARKER), *actions]
    return actions


def missing(game: Agra, seat: int) -> list[FreeAction]:
    """Secondary actions for which a player obviously lacks something."""
    if seat != game.current:
        return []
    return [
        action
        for within_reach, here in groups(game, game.players[seat])
        if not within_reach()
        for action in here
    ]


class Group(NamedTuple):
    """Secondary actions of one kind, and whether any of them could perhaps be used now."""

    within_reach: Callable[[], bool]
    actions: list[FreeAction]


def groups(game: Agra, me: Player) -> list[Group]:
    """All that a player has besides his main action; made once as long as he has just that."""
    return game.once(("groups", me.seat, len(me.contracts), *me.tiles), all_groups, game, me)


def all_groups(game: Agra, me: Player) -> list[Group]:
    """Oil and curry, Favours, luxury goods, contracts."""
    favours = own_favour_actions(game, me)
    least = min(action.needs for action in favours)
    luxuries = [luxury for luxury in game.parts.luxury if luxury.timing == "any"]
    standing = [stand_up_action(game, me, entry) for entry in game.parts.stand_up]
    return [
        Group(lambda: bool(me.goods["oil"] or me.goods["curry"]), standing),
        Group(lambda: me.favours >= least, [favour_action(game, me, action) for action in favours]),
        *(Group(partial(holds, me, one.good), [luxury_action(game, me, one)]) for one in luxuries),
        *(Group(partial(is_unused, contract), [action]) for contract, action in contract_actions(game, me)),
    ]


def holds(me: Player, good: str) -> bool:
    return me.goods[good] > 0


# ---- Standing up -----------------------------------------------------------------------------------------


def lying(game: Agra, me: Player) -> list[str]:
    """The spaces of a player's lying Workers."""
    return [space for space, worker in game.workers.items() if worker.seat == me.seat and not worker.standing]


def stand_up_action(game: Agra, me: Player, entry: StandUp) -> FreeAction:
    """Oil and curry, alone or together (AG-120)."""
    name = "-".join(entry.pay)
    return FreeAction(
        f"stand:{name}",
        partial(pay_to_stand, game, me, entry),
        named("option-stand", name),
        refuse=lambda: lacking("AG-120", me, entry.pay) or refuse_to_stand(game, me),
    )


def pay_to_stand(game: Agra, me: Player, entry: StandUp) -> Step:
    for good, count in entry.pay.items():
        take_goods(me, good, count)
    game.tell("stand-up", who=me.who, goods=goods_listed(entry.pay))
    yield from stand_workers(game, me, StandWorkers(entry.workers))


def refuse_to_stand(game: Agra, me: Player, effect: StandWorkers | None = None) -> Refusal | None:
    """Somebody must lie (AG-059)."""
    return None if lying(game, me) else NOBODY_LIES


@EFFECTS.of(
    StandWorkers,
    text=times("effect-stand"),
    line=lambda effect: f"{effect.n}[lying]→[person]",
    refuse=refuse_to_stand,
)
def stand_workers(game: Agra, me: Player, effect: StandWorkers) -> Step:
    """Own lying Workers stand up where they are (AG-059)."""
    options = [Option(game.space_id(space), space, place_label(space)) for space in lying(game, me)]
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


def own_favour_actions(game: Agra, me: Player) -> list[FavourAction]:
    """The three printed ones and the own tiles."""
    return [*game.parts.favour_action, *(game.parts.favours[tile] for tile in me.tiles)]


def favour_action(game: Agra, me: Player, action: FavourAction) -> FreeAction:
    """A Favour action as something to do (AG-121)."""
    return FreeAction(
        f"favour:{action.id}",
        partial(use_favour, game, me, action),
        Text("option-use-favour", {"action": favour_label(game, action.id), "pays": action.pays}),
        refuse=partial(refuse_favour, game, me, action),
    )


def refuse_favour(game: Agra, me: Player, action: FavourAction) -> Refusal | None:
    """Why a Favour action cannot be used now (AG-121 to AG-124)."""
    if action.id in me.spent:
        return FAVOUR_USED
    if why := refuse_phase(game, action):
        return why
    if me.favours < action.needs:
        return favours_short(action.needs)
    return EFFECTS.refuse(game, me, action.effects)


@cache
def favours_short(needs: int) -> Refusal:
    return Refusal("AG-121", Text("why-favours-short", {"needs": needs}))


def refuse_phase(game: Agra, action: FavourAction) -> Refusal | None:
    """Why it is not the time for a Favour action (AG-123)."""
    if action.phase == "meditation" and game.phase != "meditation":
        return MEDITATION_ONLY
    if action.phase == "action" and (game.phase not in ("action", "extra") or game.placed):
        return ACTION_ONLY
    return None


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
    game.tell("favour-action", who=me.who, tile=action.id, action=favour_label(game, action.id), count=pays)
    yield from EFFECTS.perform(game, me, action.effects)


def refuse_journeyman(game: Agra, me: Player, effect: JourneymanFree) -> Refusal | None:
    """The Journeyman needs an own Worker, and costs nothing only once (AG-123)."""
    if game.journeyman_free:
        return Refusal("AG-123", Text("why-journeyman-free"))
    if any(worker.seat == me.seat for worker in game.workers.values()):
        return None
    return Refusal("AG-065", Text("why-no-own-worker"))


@EFFECTS.of(
    JourneymanFree,
    text=lambda effect: Text("effect-journeyman"),
    line=lambda effect: "[journeyman]",
    refuse=refuse_journeyman,
)
def journeyman_free(game: Agra, me: Player, effect: JourneymanFree) -> Step:
    """The next Journeyman of this phase costs nothing (AG-123)."""
    game.journeyman_free = True
    yield from ()


# ---- Luxury goods ----------------------------------------------------------------------------------------


def luxury_action(game: Agra, me: Player, luxury: Luxury) -> FreeAction:
    """Book, painting and robes, each once in a turn (AG-125); the statue has its own moment."""

    def refuse() -> Refusal | None:
        if not me.goods[luxury.good]:
            return LUXURY_USED if luxury.good in me.scrolls else none_left
        return LUXURY_USED if luxury.good in me.scrolls else EFFECTS.refuse(game, me, luxury.effects)

    none_left = lack("AG-125", (luxury.good, 1))
    label = Text("option-luxury", {"good": good_label(luxury.good), "effect": EFFECTS.text(luxury.effects)})
    return FreeAction(
        f"luxury:{luxury.good}", partial(use_luxury, game, me, luxury.good), label, refuse=refuse
    )


def use_luxury(game: Agra, me: Player, good: str) -> Step:
    """The Good lies on its scroll until the clean-up (AG-126)."""
    lift_goods(me, good)
    me.scrolls.append(good)
    game.tell("luxury", who=me.who, good=good_label(good))
    yield from EFFECTS.perform(game, me, game.parts.luxuries[good].effects)


# ---- Contracts -------------------------------------------------------------------------------------------


def is_unused(contract: Contract) -> bool:
    return not contract.used


def contract_actions(game: Agra, me: Player) -> Iterator[tuple[Contract, FreeAction]]:
    """Abilities that a player may use once in his turn (AG-180)."""
    notables = game.parts.notables
    for contract in me.contracts:
        for one in notables[contract.id].abilities:
            rule = contract_rule(game, me, contract, one)
            if rule:
                refuse = partial(refuse_contract, game, me, contract, one)
                label = named("ability", contract.id)
                yield contract, FreeAction(f"notable:{contract.id}", rule, label, refuse=refuse)


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


def refuse_contract(game: Agra, me: Player, contract: Contract, one: Ability) -> Refusal | None:
    """Why an ability cannot be used now."""
    if contract.used:
        return Refusal("AG-180", Text("why-contract-used"))
    match one:
        case OncePerTurn():
            return lacking("AG-180", me, one.pay) or EFFECTS.refuse(game, me, one.effects)
        case GoodsStore() if not storable(game, me, contract, one):
            return Refusal("AG-186", Text("why-nothing-to-store"))
        case PointsForFavours() if not rates(game, one):
            return Refusal("AG-193", Text("why-points-few"))
        case _:
            return None


def use_contract(game: Agra, me: Player, contract: Contract) -> None:
    contract.used = True
    game.tell("uses", who=me.who, contract=named("notable", contract.id))


def once_per_turn(game: Agra, me: Player, contract: Contract, one: OncePerTurn) -> Step:
    """Caliph and English Trader (AG-189, AG-192)."""
    use_contract(game, me, contract)
    for good, count in one.pay.items():
        take_goods(me, good, count)
    yield from EFFECTS.perform(game, me, one.effects)


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
    options = [
        Option(str(rate.pay_mp), rate, Text("option-rate", {"points": rate.pay_mp, "favours": rate.favours}))
        for rate in rates(game, one)
    ]
    rate = yield from choose(me, "mosaicist", options)
    use_contract(game, me, contract)
    game.points -= rate.pay_mp
    yield from gain_favours(game, me, rate.favours)
