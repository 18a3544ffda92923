"""Goods and markers: values, what a player may take, and how he frees markers (AG-003 to AG-011)."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TypeVar

from engines.agra.effects import EFFECTS, so_many, times
from engines.agra.labels import counted, favours, good_label, goods_listed, goods_named, rupees
from engines.agra.state import Agra, Player, lift_goods, put_favours, put_goods, take_favours, take_goods
from engines.agra.vocabulary import (
    ExchangeSameValue,
    GainFavours,
    GainGood,
    GainRupees,
    GainRupeesValueOf,
    SellGood,
)
from engines.kernel import Asking, Option, Refusal, Step, Text

T = TypeVar("T")

NOTHING = Text("option-nothing")
FREE_MARKER = Text("option-free-marker")
FAVOUR = Text("option-favour")
NO_GOODS = Refusal("AG-054d", Text("why-no-goods"))
NOTHING_EQUAL = Refusal("AG-054d", Text("why-nothing-equal"))


def values(game: Agra) -> dict[str, int]:
    """What every good is worth now: its print, or the Price token on it (AG-008, AG-101)."""
    worth = dict(game.parts.printed)
    for price in game.prices:
        if price.good is not None:
            worth[price.good] = game.parts.tokens[price.id].sides[price.side]
    return worth


def value(game: Agra, good: str) -> int:
    """What a good is worth now."""
    for price in game.prices:
        if price.good == good:
            return game.parts.tokens[price.id].sides[price.side]
    return game.parts.printed[good]


@cache
def good_option(good: str) -> Option[str]:
    """A good to choose."""
    return Option(good, good, good_label(good))


@cache
def valued_option(good: str, worth: int, at_most: int = 1) -> Option[str]:
    """A good to choose by its value."""
    return Option(good, good, good_label(good), note=Text("note-value", {"value": worth}), at_most=at_most)


def own_goods(me: Player) -> list[str]:
    """The kinds of Goods a player has, in path order."""
    return [good for good, count in me.goods.items() if count]


def choose(me: Player, key: str, options: Sequence[Option[T]]) -> Asking[T]:
    """One of these, with nothing in between: whatever was decided just before is carried out."""
    return (yield from me.ask(key, lambda: options, atomic=True))


def lacking(rule: str, me: Player, pay: Mapping[str, int]) -> Refusal | None:
    """The Goods that a player has not got for this."""
    for good, count in pay.items():
        if me.goods[good] < count:
            missing = ((name, n - me.goods[name]) for name, n in pay.items() if me.goods[name] < n)
            return lack(rule, *missing)
    return None


@cache
def lack(rule: str, *missing: tuple[str, int]) -> Refusal:
    return Refusal(rule, Text("why-goods-missing", {"goods": goods_listed(dict(missing))}))


# ---- Rupees ----------------------------------------------------------------------------------------------


def earn(game: Agra, me: Player, rupees: int, why: str) -> None:
    """Rupees from the bank, which never runs dry (AG-007); gains are told, totals are not (AG-003)."""
    if rupees:
        me.rupees += rupees
        game.tell("earned", who=me.who, rupees=rupees, why=Text(f"for-{why}"))


@EFFECTS.of(
    GainRupees, text=lambda effect: rupees(effect.n), line=lambda effect: f"+{effect.n}[coin]", welcome=True
)
def gain_rupees(game: Agra, me: Player, effect: GainRupees) -> Step:
    earn(game, me, effect.n, "bonus")
    yield from ()


@EFFECTS.of(
    GainRupeesValueOf,
    text=lambda effect: Text("effect-rupees-of", {"good": good_label(effect.good)}),
    line=lambda effect: f"[{effect.good}] → [coin]",
    welcome=True,
)
def gain_rupees_value_of(game: Agra, me: Player, effect: GainRupeesValueOf) -> Step:
    """Robes: their current value, and the last pier's bonus (AG-125, AG-141)."""
    last = game.pier == len(game.parts.pier)
    earn(game, me, value(game, effect.good) + (effect.bonus_at_pier_6 if last else 0), "robes")
    yield from ()


# ---- Markers ---------------------------------------------------------------------------------------------


def room_for(game: Agra, me: Player, count: int, what: Callable[[], Text]) -> Asking[int]:
    """How many of these are taken: all, unless the markers run short; then the player decides (AG-006).

    While he decides, freeing markers is offered beside (see `free_marker`), and more can be taken then.
    """
    if count <= me.markers:
        return count
    if not me.markers and not can_free(me):
        return 0
    before, me.wants = me.wants, count
    taken: int = yield from me.ask(
        "shortage",
        lambda: [
            Option(str(number), number, Text("option-take", {"count": number}))
            for number in range(min(count, me.markers), -1, -1)
        ],
        args=lambda: {"what": what(), "count": count, "markers": me.markers},
    )
    me.wants = before
    return taken


def can_free(me: Player) -> bool:
    """Whether a marker lies where it can be taken from (AG-006)."""
    return me.favours > 0 or any(me.goods.values())


def free_marker(game: Agra, me: Player) -> Step:
    """Take an own Good or Favour back to supply (AG-006)."""
    options = [Option(f"free:{good}", good, good_label(good)) for good in own_goods(me)]
    if me.favours:
        options.append(Option("free:favour", "favour", FAVOUR))
    chosen = yield from choose(me, "free-marker", options)
    if chosen == "favour":
        take_favours(me, 1)
        game.tell("freed-favour", who=me.who)
    else:
        take_goods(me, chosen)
        game.tell("freed-good", who=me.who, good=good_label(chosen))


def gain_favours(game: Agra, me: Player, count: int) -> Step:
    """Favours from the game (AG-004)."""
    if not count:
        return
    taken = yield from room_for(game, me, count, lambda: Text("favours", {"count": count}))
    if taken:
        put_favours(me, taken)
        game.tell("favours", who=me.who, count=taken)


@EFFECTS.of(GainFavours, text=lambda effect: favours(effect.n), line=lambda effect: f"+{effect.n}[favour]")
def gain_favours_effect(game: Agra, me: Player, effect: GainFavours) -> Step:
    yield from gain_favours(game, me, effect.n)


def gain_goods(game: Agra, me: Player, good: str, count: int) -> Step:
    """Goods of one kind from the own supply; no building is ever full (AG-005)."""
    taken = yield from room_for(game, me, count, lambda: counted(good, count))
    if taken:
        put_goods(me, good, taken)
        game.tell("goods", who=me.who, goods=counted(good, taken))


def gainable(game: Agra, effect: GainGood) -> list[str]:
    """The goods that an effect lets choose from."""
    if effect.one_of:
        return list(effect.one_of)
    return [good for good, worth in values(game).items() if worth == effect.value]


# What a list is called that has all of them, and no other.
BASIC = {"sandstone", "wood", "turmeric", "cotton"}


def gain_good_text(effect: GainGood) -> Text:
    """A good of a value, or one of a list."""
    if set(effect.one_of) == BASIC:
        return Text("effect-basic-good")
    if effect.one_of:
        return Text("effect-good-of", {"goods": goods_named(effect.one_of)})
    return Text("effect-good", {"value": effect.value or 0})


def gain_good_line(effect: GainGood) -> str:
    if set(effect.one_of) == BASIC:
        return "+1[basic]"
    return "+1" + ("/".join(f"[{good}]" for good in effect.one_of) or f"[good{effect.value}]")


@EFFECTS.of(
    GainGood,
    text=gain_good_text,
    line=gain_good_line,
    refuse=lambda game, me, effect: (
        None if gainable(game, effect) else Refusal("AG-008", Text("why-no-good-of-value"))
    ),
)
def gain_good(game: Agra, me: Player, effect: GainGood) -> Step:
    """One good of a list or of a current value (AG-122, AG-123)."""
    good = yield from choose(me, "gain-good", [good_option(good) for good in gainable(game, effect)])
    yield from gain_goods(game, me, good, 1)


# ---- Exchanging and selling ------------------------------------------------------------------------------


def exchangeable(game: Agra, me: Player, at_most: int = 9) -> list[str]:
    """Own Goods for which there is another good of the same current value, up to a value."""
    worth = values(game)
    counts = list(worth.values())
    return [good for good in own_goods(me) if worth[good] <= at_most and counts.count(worth[good]) > 1]


def exchange(game: Agra, me: Player, at_most: int = 9) -> Asking[int]:
    """Swap a Good for another of the same current value; says that value (AG-054d)."""
    worth = values(game)
    given = yield from choose(
        me, "exchange-give", [valued_option(good, worth[good]) for good in exchangeable(game, me, at_most)]
    )
    equal = [good_option(good) for good in worth if worth[good] == worth[given] and good != given]
    taken = yield from choose(me, "exchange-take", equal)
    lift_goods(me, given)
    me.goods[taken] += 1
    game.tell("exchanged", who=me.who, given=good_label(given), taken=good_label(taken))
    return worth[given]


def refuse_exchange(game: Agra, me: Player, effect: ExchangeSameValue | None = None) -> Refusal | None:
    """There must be another good of the same value (AG-054d)."""
    if exchangeable(game, me):
        return None
    return NOTHING_EQUAL if own_goods(me) else NO_GOODS


@EFFECTS.of(
    ExchangeSameValue,
    text=times("effect-exchange"),
    line=lambda effect: f"{so_many(effect.n)}[good]⇄[good]",
    refuse=refuse_exchange,
)
def exchange_effect(game: Agra, me: Player, effect: ExchangeSameValue) -> Step:
    for _ in range(effect.n):
        yield from exchange(game, me)


@EFFECTS.of(
    SellGood,
    text=times("effect-sell"),
    line=lambda effect: f"{so_many(effect.n)}[good]→[coin]",
    refuse=lambda game, me, effect: None if own_goods(me) else Refusal("AG-123", Text("why-no-goods")),
)
def sell_good(game: Agra, me: Player, effect: SellGood) -> Step:
    """A Good for Rupees equal to its current value (AG-123)."""
    worth = values(game)
    good = yield from choose(me, "sell", [valued_option(good, worth[good]) for good in own_goods(me)])
    take_goods(me, good)
    game.tell("sold", who=me.who, good=good_label(good))
    earn(game, me, worth[good], "sale")
