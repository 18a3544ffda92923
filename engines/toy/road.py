"""The road: what can be met there (OA-19, OA-21, OA-22)."""

from collections.abc import Callable

from engines.kernel import Refusal, Step, Text, Who, counted
from engines.kernel.effects import Effects, Entry
from engines.kernel.paying import is_payable, pay, units
from engines.toy.labels import CAMEL, COIN, WATER, stall_label, stalls
from engines.toy.state import Oasis, Player
from engines.toy.vocabulary import GainCamels, GainCoins, GainWater, RaiseBonus, SpendCoins

EFFECTS: Effects[Oasis, Player] = Effects()


def explore(game: Oasis, me: Player) -> Step:
    """Meet what the road brings, in any order; an exchange may be declined (OA-19)."""
    yield from game.barrier("explore")
    game.met = game.road.draw(game.random)
    for name in game.met:
        game.tell("met", who=Who(me.seat), encounter=Text(f"encounter-{name}"))
        yield from EFFECTS.perform(game, me, game.components.encounters[name].effects, any_order=True)
    game.road.discard += game.met
    game.met = []


def refuse_explore(game: Oasis, me: Player) -> Refusal | None:
    """Somebody must be on the road (OA-19)."""
    return None if game.road.all else Refusal("OA-19", Text("why-no-road"))


def gaining(noun: Text) -> Callable[[GainCoins | GainWater | GainCamels], Text]:
    """Words for taking so many of something."""
    return lambda effect: Text("effect-gain", {"what": counted(effect.n, noun)})


@EFFECTS.of(GainCoins, text=gaining(COIN), line=lambda effect: f"+{effect.n}[coin]", welcome=True)
def gain_coins(game: Oasis, me: Player, effect: GainCoins) -> Step:
    me.coins += effect.n
    game.tell("gained", who=Who(me.seat), what=counted(effect.n, COIN))
    yield from ()


@EFFECTS.of(GainWater, text=gaining(WATER), line=lambda effect: f"+{effect.n}[water]", welcome=True)
def gain_water(game: Oasis, me: Player, effect: GainWater) -> Step:
    me.water += effect.n
    game.tell("gained", who=Who(me.seat), what=counted(effect.n, WATER))
    yield from ()


def refuse_camels(game: Oasis, me: Player, effect: GainCamels) -> Refusal | None:
    """Camels come from the herd (OA-18)."""
    return None if game.camels else Refusal("OA-18", Text("why-no-camels"))


@EFFECTS.of(
    GainCamels,
    text=gaining(CAMEL),
    line=lambda effect: f"+{effect.n}[camel]",
    refuse=refuse_camels,
    welcome=True,
)
def gain_camels(game: Oasis, me: Player, effect: GainCamels) -> Step:
    count = min(effect.n, game.camels)
    me.camels += count
    game.camels -= count
    game.tell("gained", who=Who(me.seat), what=counted(count, CAMEL))
    yield from ()


@EFFECTS.of(RaiseBonus, text=lambda effect: Text("effect-raise-bonus"), line=lambda effect: "[tent]↑")
def raise_bonus(game: Oasis, me: Player, effect: RaiseBonus) -> Step:
    stall = yield from me.ask("bonus-stall", lambda: stalls(game))
    game.stalls[stall] += 1
    game.tell("bonus-rises", who=Who(me.seat), stall=stall_label(stall))


# ---- Paying on the road ----------------------------------------------------------------------------------


THIRSTY = {"coin": ["water"]}  # on the road water is as good as coins (OA-21)
NOUNS = {"coin": COIN, "water": WATER}


def purse(me: Player) -> dict[str, int]:
    """What a merchant can pay with on the road."""
    return {"coin": me.coins, "water": me.water}


def refuse_toll(game: Oasis, me: Player, effect: SpendCoins) -> Refusal | None:
    """Nobody pays more than he has (OA-21)."""
    if is_payable(units({"coin": effect.n}, instead=THIRSTY), purse(me)):
        return None
    return Refusal("OA-21", Text("why-cannot-pay", {"price": counted(effect.n, COIN)}))


@EFFECTS.of(
    SpendCoins,
    text=lambda effect: Text("effect-spend", {"what": counted(effect.n, COIN)}),
    line=lambda effect: f"−{effect.n}[coin]",
    refuse=refuse_toll,
)
def spend_coins(game: Oasis, me: Player, effect: SpendCoins) -> Step:
    """Coins, and water for those that are missing (OA-21)."""
    spent = yield from pay(
        me, "spend", units({"coin": effect.n}, instead=THIRSTY), purse(me), NOUNS.__getitem__
    )
    for kind, count in spent.items():
        if kind == "coin":
            me.coins -= count
        else:
            me.water -= count
        game.tell("spent", who=Who(me.seat), what=counted(count, NOUNS[kind]))


# ---- The caravan -----------------------------------------------------------------------------------------


def caravan(game: Oasis, me: Player) -> None:
    """Whoever is the first to have three camels is paid at once (OA-22)."""
    if not game.caravan and me.camels >= game.components.setup.caravan:
        game.caravan = True
        me.coins += game.components.setup.caravan_pays
        game.tell("caravan", who=Who(me.seat), price=counted(game.components.setup.caravan_pays, COIN))


@EFFECTS.after
def look_for_a_caravan(game: Oasis, me: Player, effect: Entry) -> Step:
    caravan(game, me)
    yield from ()
