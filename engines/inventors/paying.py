"""Paying: costs in full before effects, Craftspeople among them, and savings (IN-030, IN-031, IN-323).

A cost is one task. Where only one way leads through it, it is paid without a question; whoever wants
Craftspeople to help says so beforehand (`save`), or is asked if Silver is short. What a payment triggers
waits on the agenda: while something is left to pay it can be resolved as a free action, afterwards it comes
by itself.
"""

from collections.abc import Sequence
from functools import cache, partial
from typing import Literal, NamedTuple, TypeAlias

from data.words import listed
from engines.inventors.boards import at_top, skill_cost
from engines.inventors.cards import discard_cards
from engines.inventors.influence import lose
from engines.inventors.labels import color_text, person_text
from engines.inventors.state import Inventors, Player, Task
from engines.inventors.tower import check_tower
from engines.inventors.vocabulary import (
    ANY,
    COLORS,
    PEOPLE,
    AnyEffect,
    Color,
    Discard,
    LoseInfluence,
    Name,
    Pay,
    PaySilver,
    TowerAdvance,
)
from engines.kernel import Asking, Option, Refusal, Step, Text

ANYBODY = (ANY, "any_other")


class Price(NamedTuple):
    """A cost, sorted by what must be given."""

    named: tuple[Name, ...]
    others: int  # further Craftspeople of choice
    silver: int
    influence: tuple[LoseInfluence, ...]
    cards: int


def price_of(costs: Sequence[AnyEffect]) -> Price:
    """A list of costs."""
    return sorted_price(tuple(costs))


@cache
def sorted_price(costs: tuple[AnyEffect, ...]) -> Price:
    return Price(
        named=tuple(one.who for one in costs if isinstance(one, Pay) and one.who not in ANYBODY),  # type: ignore[misc]
        others=sum(isinstance(one, Pay) and one.who in ANYBODY for one in costs),
        silver=sum(one.n for one in costs if isinstance(one, PaySilver)),
        influence=tuple(one for one in costs if isinstance(one, LoseInfluence)),
        cards=sum(one.n for one in costs if isinstance(one, Discard)),
    )


def can_work(me: Player, name: Name) -> bool:
    """Active, and neither paid nor used in this task (IN-151, IN-158)."""
    return me.people[name].active and (me.task is None or name not in me.task.used)


def candidates(me: Player, price: Price) -> list[Name]:
    """Who may be paid as the one of choice."""
    return [name for name in PEOPLE if name not in price.named and can_work(me, name)]


def refuse_price(
    game: Inventors, me: Player, costs: Sequence[AnyEffect], help: int = 0, spent: int = 0
) -> Refusal | None:
    """Why this cannot be paid, now and with savings.

    `help`: how much the action itself may still bring; `spent`: Silver that goes elsewhere first.
    """
    price, parts = price_of(costs), game.parts
    for one in price.influence:
        there = sum(me.guilds.values()) if one.color == ANY else me.guilds[one.color]
        wanted = sum(other.n for other in price.influence if other.color == one.color)
        if there < wanted:
            return Refusal("IN-272", Text("why-no-influence", {"n": wanted}))
    if len(me.hand) < price.cards:
        return Refusal("IN-030", Text("why-no-card", {"n": price.cards}))
    if not (price.named or price.others or price.silver):
        return None
    tired = [name for name in price.named if not can_work(me, name)]
    if len(tired) > help:
        return refuse_person(me, tired[0])
    free = candidates(me, price)
    if len(free) < price.others and price.others - len(free) + len(tired) > help:
        return Refusal("IN-151", Text("why-nobody-active"))
    cheapest = sorted(skill_cost(parts, me, name) for name in free)[: price.others]
    silver = price.silver + sum(skill_cost(parts, me, name) for name in price.named) + sum(cheapest)
    savers = max(0, len(free) - price.others)
    if silver - min(savers, silver) - saved(me) > me.silver - spent + max(0, help - len(tired)):
        return Refusal("IN-030", Text("why-no-silver", {"n": silver, "silver": me.silver}))
    return None


def refuse_person(me: Player, name: Name) -> Refusal | None:
    """Why this Craftsperson cannot be paid or used (IN-151, IN-158)."""
    if not me.people[name].active:
        return Refusal("IN-151", Text("why-inactive", {"who": person_text(name)}))
    if me.task and name in me.task.used:
        return Refusal("IN-158", Text("why-used", {"who": person_text(name)}))
    return None


def saved(me: Player) -> int:
    return me.task.saved if me.task else 0


# ---- paying ----------------------------------------------------------------------------------------------


def pay(game: Inventors, me: Player, costs: Sequence[AnyEffect]) -> Asking[bool]:
    """Pay a whole cost as one task; False if it turns out that it cannot be paid."""
    outer, me.task = me.task, Task()
    price = price_of(costs)
    for one in price.influence:
        yield from give_influence(game, me, one)
    if price.cards:
        yield from discard_cards(game, me, price.cards)
    done = yield from pay_people(game, me, price)
    me.task, me.saves = outer, False
    return done


def give_influence(game: Inventors, me: Player, cost: LoseInfluence) -> Step:
    """Back from a Guild; of which one, where the cost leaves that open (IN-272)."""
    if cost.color != ANY:
        lose(game, me, cost.color, cost.n)
        return
    there = [color for color in COLORS if me.guilds[color]]
    color: Color = there[0]
    if len(there) > 1:
        color = yield from me.ask(
            "lose", lambda: [Option(f"lose:{one}", one, color_text(one)) for one in there], atomic=True
        )
    lose(game, me, color, cost.n)


def pay_people(game: Inventors, me: Player, price: Price) -> Asking[bool]:
    """Silver and Craftspeople, with savings if they are wanted or needed."""
    if price.silver and not (price.named or price.others):
        yield from save(game, me, price)
        spend(me, price.silver)
        game.tell("paid", who=me.who, n=price.silver)
        return True
    spend_first = price.silver
    while price.named or price.others:
        if all_at_once(game, me, price):
            wanted: Sequence[Name] = price.named
        else:
            choice = yield from ask_whom(game, me, price)
            if choice == "give-up":
                game.tell("gave-up", who=me.who)
                return False
            wanted = price.named if choice == "all" else (choice,)
        yield from save(game, me, price, wanted)
        for name in wanted:
            pay_person(game, me, name)
        price = without(price, wanted)
    if spend_first:
        spend(me, spend_first)
    return True


def without(price: Price, paid: Sequence[Name]) -> Price:
    """What is left to pay."""
    named = tuple(name for name in price.named if name not in paid)
    others = price.others - sum(name not in price.named for name in paid)
    return price._replace(named=named, others=others)


def all_at_once(game: Inventors, me: Player, price: Price) -> bool:
    """Whether nothing is left to choose: everybody is named and Active, and the order says nothing."""
    if price.others or may_matter(me, price.named) or not all(can_work(me, one) for one in price.named):
        return False
    if any(isinstance(one.effect, TowerAdvance) for one in me.agenda):
        return False
    silver = price.silver + sum(skill_cost(game.parts, me, name) for name in price.named)
    affordable = silver - saved(me) <= me.silver
    return affordable or (me.saves and refuse_silver(game, me, price, price.named) is None)


def may_matter(me: Player, names: Sequence[Name]) -> bool:
    """Whether the Tower would advance before everybody is paid, so that the order says something (IN-031)."""
    if len(names) < 2:
        return False
    lowest = [name for name in PEOPLE if me.people[name].level == me.tower[0]]
    return set(lowest) <= set(names) and not all(at_top(me, name) for name in lowest)


STAYS, GIVE_UP = Text("note-stays"), Text("option-give-up")
Choice: TypeAlias = Name | Literal["all", "give-up"]


def ask_whom(game: Inventors, me: Player, price: Price) -> Asking[Choice]:
    """Whom to pay next; everybody at once where nobody is left to choose."""
    me.paying = me.may_save = True
    choice: Choice = yield from me.ask(
        "pay",
        lambda: pay_options(game, me, price),
        refuse=lambda choice: refuse_choice(game, me, price, choice),
        args=lambda: {"silver": me.silver, "count": len(price.named) + price.others},
    )
    me.paying = me.may_save = False
    return choice


def pay_options(game: Inventors, me: Player, price: Price) -> list[Option[Choice]]:
    """Each person that can be paid, all the named ones together, and the way out if nothing works."""
    options: list[Option[Choice]] = []
    if len(price.named) > 1 and not price.others:
        silver = sum(skill_cost(game.parts, me, name) for name in price.named)
        options.append(Option("all", "all", Text("option-pay-all", {"n": silver})))
    for name in PEOPLE:
        if name in price.named or price.others:
            cost = skill_cost(game.parts, me, name)
            label = partial(Text, "option-pay", {"who": person_text(name), "n": cost})
            note = STAYS if at_top(me, name) else None
            options.append(Option(name, name, label, note=note))
    options.append(Option("give-up", "give-up", GIVE_UP))
    return options


def refuse_choice(game: Inventors, me: Player, price: Price, choice: Choice) -> Refusal | None:
    """Active, affordable, and the rest of the cost still possible."""
    if choice == "give-up":
        people = PEOPLE if price.others else price.named
        if any(refuse_choice(game, me, price, one) is None for one in people):
            return Refusal("IN-030", Text("why-can-pay"))
        return None
    if choice == "all":
        tired = next((one for one in price.named if not can_work(me, one)), None)
        return refuse_person(me, tired) if tired else refuse_silver(game, me, price, price.named)
    return refuse_person(me, choice) or refuse_silver(game, me, price, (choice,))


def refuse_silver(game: Inventors, me: Player, price: Price, wanted: Sequence[Name]) -> Refusal | None:
    """Silver for these, with whom could save, and for what must be paid besides (IN-325)."""
    silver = sum(skill_cost(game.parts, me, name) for name in wanted) + price.silver
    helpers = len(savers(me, without(price, wanted), wanted))
    if silver - saved(me) - min(helpers, silver) > me.silver:
        return Refusal("IN-151", Text("why-no-silver", {"n": silver, "silver": me.silver}))
    return None


def pay_person(game: Inventors, me: Player, name: Name) -> None:
    """Silver by the level, then Inactive and one level up (IN-151, IN-152)."""
    assert me.task is not None
    cost = skill_cost(game.parts, me, name)
    me.task.used.append(name)
    spend(me, cost)
    person = me.people[name]
    person.active = False
    game.tell("paid-person", who=me.who, person=person_text(name), n=cost)
    if not at_top(me, name):
        person.level += 1
    check_tower(me)


def spend(me: Player, silver: int) -> None:
    """Silver, less what was saved in this task."""
    assert me.task is not None
    used = min(me.task.saved, silver)
    me.task.saved -= used
    me.silver -= silver - used
    assert me.silver >= 0


# ---- savings ---------------------------------------------------------------------------------------------


def savers(me: Player, price: Price, wanted: Sequence[Name] = ()) -> list[Name]:
    """Who could be used for 1 Silver less and is not needed for anything else in this task."""
    free = [name for name in candidates(me, price) if name not in wanted]
    return free if len(free) > price.others else []


def save(game: Inventors, me: Player, price: Price, wanted: Sequence[Name] = ()) -> Step:
    """Use Craftspeople, each for 1 Silver less (IN-323); nobody is asked who neither wants nor must."""
    silver = sum(skill_cost(game.parts, me, name) for name in wanted) + price.silver
    short = max(0, silver - saved(me) - me.silver)
    if not short and not me.saves:
        return
    rest = without(price, wanted)
    there = savers(me, rest, wanted)
    most = min(silver - saved(me), len(there) - rest.others)
    if most <= 0:
        return
    chosen = yield from me.ask_some(
        "save-with",
        lambda: [Option(name, name, person_text(name)) for name in there],
        at_least=min(short, most),
        at_most=most,
        args=lambda: {"silver": silver, "short": short},
        atomic=True,
    )
    use_people(game, me, chosen)


def use_people(game: Inventors, me: Player, names: Sequence[Name]) -> None:
    """From Active to Inactive, where they are (IN-323)."""
    assert me.task is not None
    for name in names:
        me.people[name].active = False
        me.task.used.append(name)
        me.task.saved += 1
    if names:
        game.tell("saved", who=me.who, people=listed([person_text(one) for one in names]), n=len(names))
    me.saves = False
