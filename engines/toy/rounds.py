"""The rounds of Oasis: load, turns, and the hand limit (OA-10 to OA-31)."""

from collections.abc import Callable
from typing import NamedTuple

from engines.kernel import (
    Asking,
    Closed,
    FreeAction,
    NextStep,
    Option,
    Refusal,
    Step,
    Text,
    Who,
    counted,
    listed,
    parallel,
)
from engines.toy.labels import CARD, COIN, cards, good, stall_label, stalls
from engines.toy.road import caravan, explore, refuse_explore
from engines.toy.solo import sandstorm
from engines.toy.state import Oasis, Player


def next_step(game: Oasis) -> NextStep | None:
    """Load, then everybody's turn, then the hand limit; round after round (OA-10)."""
    if game.round > game.rounds:
        return None
    if game.phase == "load":
        return NextStep("load", None, load(game))
    if game.phase == "turns":
        me = game.of_turn(game.turn)
        return NextStep("turn", me.seat, turn(game, me))
    if game.phase == "storm":
        return NextStep("storm", None, sandstorm(game))
    return NextStep("limit", None, hand_limit(game))


# ---- A. Load ---------------------------------------------------------------------------------------------


def load(game: Oasis) -> Step:
    """Everybody loads one card in secret; the most valuable cargo brings water (OA-11, OA-12)."""
    loading = [me for me in game.players if me.hand]
    chosen = yield from parallel({me.seat: choose_cargo(me) for me in loading}, free=False)
    for me in loading:
        cargo = chosen[me.seat]
        me.hand.remove(cargo)
        me.cargo.append(cargo)
        game.tell("loaded", who=Who(me.seat), good=good(cargo))
    best = max((game.components.values[cargo] for cargo in chosen.values()), default=0)
    for me in loading:
        if game.components.values[chosen[me.seat]] == best:
            me.water += 1
            game.tell("water-found", who=Who(me.seat))
    game.phase = "turns"


def choose_cargo(me: Player) -> Asking[str]:
    """One card of the own hand; which, and even from how many kinds, is secret until all are in."""
    return (yield from me.ask("load", lambda: cards(me.hand), secret=True))


# ---- B. Turns --------------------------------------------------------------------------------------------


class Action(NamedTuple):
    """Something to do in a turn, and why it cannot be done."""

    rule: Callable[[Oasis, Player], Step]
    refuse: Callable[[Oasis, Player], Refusal | None]


def turn(game: Oasis, me: Player) -> Step:
    """One action (OA-13)."""
    action = yield from me.ask("action", lambda: ACTIONS, refuse=lambda action: action.refuse(game, me))
    yield from action.rule(game, me)
    game.turn += 1
    if game.storm is not None:
        game.phase = "storm"
    elif game.turn == len(game.players):
        game.phase = "limit"


def refuse_trade(game: Oasis, me: Player) -> Refusal | None:
    """A trade needs a card (OA-14)."""
    return None if me.hand else Refusal("OA-14", Text("why-no-card"))


def trade(game: Oasis, me: Player) -> Step:
    """Sell one card at a stall: its value and the stall's bonus, which moves to the other stalls (OA-14)."""
    card = yield from me.ask(
        "trade-card", lambda: cards(me.hand), missing=lambda: not_held(game, me), secret=True
    )
    stall = yield from me.ask("trade-stall", lambda: stalls(game))
    price = game.components.values[card] + game.stalls[stall]
    me.hand.remove(card)
    game.deck.discard.append(card)
    me.coins += price
    game.stalls = {name: 0 if name == stall else bonus + 1 for name, bonus in game.stalls.items()}
    game.tell(
        "traded", who=Who(me.seat), good=good(card), stall=stall_label(stall), price=counted(price, COIN)
    )


def not_held(game: Oasis, me: Player) -> list[Closed]:
    """The kinds of goods that a hand lacks."""
    kinds = [kind.id for kind in game.components.good if kind.id not in me.hand]
    return [
        Closed(kind, good(kind), Refusal("OA-14", Text("why-not-held", {"good": good(kind)})))
        for kind in kinds
    ]


def scout(game: Oasis, me: Player) -> Step:
    """Look at two cards, keep the first of them and put the other back (OA-15)."""
    yield from game.barrier("draw")
    me.seen = game.deck.draw(game.random, 2)
    if not me.seen:
        game.tell("scouted-nothing", who=Who(me.seat))
        return
    game.tell("scouted", who=Who(me.seat), cards=counted(len(me.seen), CARD))
    order = yield from me.ask_order(
        "scout-order",
        lambda: [Option(f"{place}:{kind}", kind, good(kind)) for place, kind in enumerate(me.seen, start=1)],
        secret=True,
    )
    me.seen = []
    me.hand.append(order[0])
    game.deck.put_on_top(order[1:])
    game.tell("drew", to=(me.seat,), good=good(order[0]))


def others(game: Oasis, me: Player) -> list[Option[Player]]:
    """Everybody else."""
    return [
        Option(f"seat:{other.seat}", other, Text("option-seat", {"who": Who(other.seat)}))
        for other in game.players
        if other is not me
    ]


def refuse_victim(victim: Player) -> Refusal | None:
    """Nothing can be taken from somebody without a coin (OA-16)."""
    return None if victim.coins else Refusal("OA-16", Text("why-no-loot", {"who": Who(victim.seat)}))


def refuse_raid(game: Oasis, me: Player) -> Refusal | None:
    """A raid needs a victim (OA-16)."""
    if any(other is not me and not refuse_victim(other) for other in game.players):
        return None
    return Refusal("OA-16", Text("why-no-victim"))


def raid(game: Oasis, me: Player) -> Step:
    """Take a coin from somebody, who may spend water to get away (OA-16, OA-17)."""
    victim = yield from me.ask("raid-whom", lambda: others(game, me), refuse=refuse_victim)
    game.tell("raids", who=Who(me.seat), whom=Who(victim.seat))
    flees = victim.water > 0 and (
        yield from victim.ask(
            "flee",
            lambda: [Option("yes", True, Text("option-flee")), Option("no", False, Text("option-stay"))],
            default="no",
            standing=True,
            args=lambda: {"who": Who(me.seat)},
        )
    )
    if flees:
        victim.water -= 1
        game.tell("fled", who=Who(victim.seat))
    else:
        victim.coins -= 1
        me.coins += 1
        game.tell("robbed", who=Who(me.seat), whom=Who(victim.seat))


PRICES = {"water": 1, "camel": 2}


def refuse_stock(game: Oasis, me: Player) -> Refusal | None:
    """Nothing is free (OA-18)."""
    return None if me.coins else Refusal("OA-18", Text("why-no-coins"))


def stock(game: Oasis, me: Player) -> Step:
    """Buy water for 1 and camels for 2 coins each (OA-18)."""

    def offered() -> list[Option[str]]:
        return [
            Option("water", "water", Text("ware-water"), at_most=3),
            Option("camel", "camel", Text("ware-camel"), at_most=game.camels),
        ]

    def sold_out(ware: str) -> Refusal | None:
        gone = ware == "camel" and not game.camels
        return Refusal("OA-18", Text("why-no-camels")) if gone else None

    def cost(chosen: list[str]) -> int:
        return sum(PRICES[ware] for ware in chosen)

    def affordable(chosen: list[str]) -> Refusal | None:
        short = Text("why-too-dear", {"cost": cost(chosen), "coins": me.coins})
        return Refusal("OA-18", short) if cost(chosen) > me.coins else None

    bought = yield from me.ask_amounts(
        "stock-what",
        offered,
        refuse=sold_out,
        at_least=1,
        rule=affordable,
        total=lambda chosen: Text("total-cost", {"cost": cost(chosen), "coins": me.coins, "coin": COIN}),
    )
    me.coins -= cost(bought)
    me.water += bought.count("water")
    me.camels += bought.count("camel")
    game.camels -= bought.count("camel")
    wares = [counted(bought.count(ware), Text(ware)) for ware in PRICES if ware in bought]
    game.tell("stocked", who=Who(me.seat), wares=listed(wares))
    caravan(game, me)


# What a player may expect to do.
ACTIONS = [
    Option("trade", Action(trade, refuse_trade), Text("action-trade")),
    Option("scout", Action(scout, lambda game, me: None), Text("action-scout")),
    Option("raid", Action(raid, refuse_raid), Text("action-raid")),
    Option("stock", Action(stock, refuse_stock), Text("action-stock")),
    Option("explore", Action(explore, refuse_explore), Text("action-explore")),
]


DRINK, THIRST = Text("action-drink"), Refusal("OA-20", Text("why-no-water"))


def free(game: Oasis, seat: int) -> list[FreeAction]:
    """At any moment of the own turn: drink, and a stall's bonus rises (OA-20)."""
    me = game.players[seat]
    if game.phase != "turns" or game.of_turn(game.turn) is not me:
        return []
    return game.once(("drinks", seat), drinks, game, me)


def drinks(game: Oasis, me: Player) -> list[FreeAction]:
    """What a merchant may do besides."""
    return [FreeAction("drink", lambda: drink(game, me), DRINK, refuse=lambda: None if me.water else THIRST)]


def drink(game: Oasis, me: Player) -> Step:
    """Spend water: the bonus of one stall rises by 1 (OA-20)."""
    me.water -= 1
    stall = yield from me.ask("drink-stall", lambda: stalls(game))
    game.stalls[stall] += 1
    game.tell("drank", who=Who(me.seat), stall=stall_label(stall))


# ---- C. Hand limit ---------------------------------------------------------------------------------------


def hand_limit(game: Oasis) -> Step:
    """Everybody discards down to the limit at once; a new round brings 2 cards (OA-30, OA-31)."""
    limit = game.components.setup.hand_limit
    crowded = [me for me in game.players if len(me.hand) > limit]
    thrown = yield from parallel(
        {me.seat: throw_away(me, len(me.hand) - limit) for me in crowded}, free=False
    )
    for me in crowded:
        for card in thrown[me.seat]:
            me.hand.remove(card)
            game.deck.discard.append(card)
        game.tell("threw-away", who=Who(me.seat), cards=counted(len(thrown[me.seat]), CARD))
    game.round += 1
    game.turn = 0
    game.phase = "load"
    if game.round <= game.rounds:
        for me in game.players:
            me.hand += game.deck.draw(game.random, 2)


def throw_away(me: Player, count: int) -> Asking[list[str]]:
    """So many cards of the own hand."""
    return (
        yield from me.ask_some(
            "throw-away",
            lambda: [
                Option(f"{place}:{kind}", kind, good(kind)) for place, kind in enumerate(me.hand, start=1)
            ],
            at_least=count,
            at_most=count,
            secret=True,
            args=lambda: {"count": count},
        )
    )
