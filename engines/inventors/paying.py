"""Paying: costs in full before effects, Craftspeople among them, and savings (IN-030, IN-031, IN-323).

A cost is one task. Where only one way leads through it, it is paid without a question; whoever wants
Craftspeople to help says so beforehand (`save`), or is asked if Silver is short. What a payment triggers
waits on the agenda: while something is left to pay it can be resolved at once, afterwards it comes by itself.
Nothing is paid unless all can be paid (`purse.py`); an action that only cards could make payable may be
begun, and is taken back if they do not.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import combinations
from typing import NamedTuple

import msgspec

from data.words import listed
from engines.inventors.boards import at_top, skill_cost
from engines.inventors.cards import discard_cards
from engines.inventors.effects import resolve
from engines.inventors.influence import lose
from engines.inventors.labels import color_text, effect_text, effects_text, person_text
from engines.inventors.purse import (
    Purse,
    Search,
    is_comfortable,
    purse_of,
    refuse_person,
    refuse_purse,
    refuse_unfinished,
    search_of,
)
from engines.inventors.state import Inventors, Owed, Player, Task
from engines.inventors.tower import advance_now, check_tower, waiting_tower
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

    def owed(self, fee: int = 0) -> Owed:
        """What of it is Silver and Craftspeople."""
        return Owed(list(self.named), self.others, self.silver, fee)


@cache
def price_of(costs: tuple[AnyEffect, ...]) -> Price:
    """A list of costs."""
    return Price(
        named=tuple(one.who for one in costs if isinstance(one, Pay) and one.who not in ANYBODY),  # type: ignore[misc]
        others=sum(isinstance(one, Pay) and one.who in ANYBODY for one in costs),
        silver=sum(one.n for one in costs if isinstance(one, PaySilver)),
        influence=tuple(one for one in costs if isinstance(one, LoseInfluence)),
        cards=sum(one.n for one in costs if isinstance(one, Discard)),
    )


def takes_silver(costs: Sequence[AnyEffect]) -> bool:
    """Whether Craftspeople could save something of it (IN-323)."""
    return any(isinstance(one, Pay | PaySilver) for one in costs)


def refuse_price(game: Inventors, me: Player, costs: Sequence[AnyEffect]) -> Refusal | None:
    """Why this cannot be paid as a task of its own."""
    price = price_of(tuple(costs))
    for one in price.influence:
        there = sum(me.guilds.values()) if one.color == ANY else me.guilds[one.color]
        wanted = sum([other.n for other in price.influence if other.color == one.color])
        if there < wanted:
            if one.color == ANY:
                return Refusal("IN-272", Text("why-no-influence-any", {"n": wanted}))
            reason = Text("why-no-influence", {"guild": color_text(one.color), "n": wanted})
            return Refusal("IN-272", reason)
    if len(me.hand) < price.cards:
        return Refusal("IN-030", Text("why-no-card", {"n": price.cards}))
    if not price.named and not price.others and price.silver <= me.silver:
        return None
    return refuse_purse(game, me, purse_of(game, me, price.owed()))


# ---- paying ----------------------------------------------------------------------------------------------


def pay(game: Inventors, me: Player, costs: Sequence[AnyEffect]) -> Step:
    """Pay a whole cost as one task."""
    price = price_of(tuple(costs))
    outer, me.task = me.task, Task(owed=price.owed(), since=len(me.agenda))
    for one in price.influence:
        yield from give_influence(game, me, one)
    if price.cards:
        yield from discard_cards(game, me, price.cards)
    yield from pay_off(game, me)
    me.task, me.saves = outer, False


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


def pay_off(game: Inventors, me: Player, inventor: int | None = None) -> Asking[bool]:
    """All that the task under way owes; False if it is taken back, before anything is paid."""
    assert me.task is not None
    owed, helped = me.task.owed, False
    while owed:
        if owed.fee and owed.fee <= me.silver and refuse_unfinished(game, me) is None:
            pay_inventor(game, me, inventor)
        elif not (owed.fee or owed.named or owed.others):
            yield from pay_silver(game, me)
        elif not helped and all_at_once(game, me, owed):
            name = owed.named[0] if len(owed.named) == 1 else ALL
            everybody = Option(name, tuple(owed.named), partial(all_text, game, me, owed))
            people: tuple[Name, ...] = yield from me.ask(
                "pay", partial(list, [everybody]), default=name, atomic=True
            )
            yield from pay_people(game, me, people)
        else:
            payment = yield from ask_whom(game, me)
            if payment is None:
                return False
            helped = payment.helps  # whoever wanted that first goes on choosing
            if owed.fee and not helped:
                pay_inventor(game, me, inventor)
            yield from payment.rule()
    return True


def pay_inventor(game: Inventors, me: Player, inventor: int | None) -> None:
    """Really paid, whatever is saved; to the supply where the Idea is neutral (IN-254, IN-255)."""
    assert me.task is not None
    fee, me.task.owed.fee = me.task.owed.fee, 0
    me.silver -= fee
    if inventor is not None and inventor >= 0:
        game.party(inventor).silver += fee
        game.tell("paid-inventor", who=me.who, other=game.party(inventor).who, n=fee)
    else:
        game.tell("paid", who=me.who, n=fee)


def pay_silver(game: Inventors, me: Player) -> Step:
    """Nothing but Silver, less what Craftspeople save."""
    assert me.task is not None
    silver = me.task.owed.silver
    yield from save(game, me, silver, ())
    me.task.owed.silver = 0
    if spent := spend(me, silver):
        game.tell("paid", who=me.who, n=spent)


def all_at_once(game: Inventors, me: Player, owed: Owed) -> bool:
    """Whether nothing is left to choose: everybody is named and Active, and the order says nothing."""
    if owed.fee or owed.others or may_matter(me, owed.named) or waiting_tower(me):
        return False
    return refuse_people(game, me, tuple(owed.named)) is None


def may_matter(me: Player, names: Sequence[Name]) -> bool:
    """Whether the Tower would advance before everybody is paid, so that the order says something (IN-031)."""
    if len(names) < 2:
        return False
    lowest = [name for name in PEOPLE if me.people[name].level == me.tower[0]]
    return set(lowest) <= set(names) and not all(at_top(me, name) for name in lowest)


def price_for(game: Inventors, me: Player, names: Sequence[Name]) -> int:
    """What these Craftspeople cost now."""
    return sum(skill_cost(game.parts, me, name) for name in names)


def saved(me: Player) -> int:
    return me.task.saved if me.task else 0


# ---- the next payment ------------------------------------------------------------------------------------


class Payment(msgspec.Struct, frozen=True):
    """What may be done next towards a cost, and why it cannot; `helps`: it pays nobody yet."""

    rule: Callable[[], Step]
    refuse: Callable[[], Refusal | None]
    helps: bool = False


ALL = "all"
NOW, NOT_YET = Text("pay-now"), Text("pay-not-yet")
STAYS, GIVE_UP = Text("note-stays"), Text("option-give-up")


def all_text(game: Inventors, me: Player, owed: Owed) -> Text:
    return Text("option-pay-all", {"n": price_for(game, me, owed.named)})


def ask_whom(game: Inventors, me: Player) -> Asking[Payment | None]:
    """Whom to pay next, or what to use before; None: the action is taken back."""
    assert me.task is not None
    owed = me.task.owed
    me.paying = me.may_save = True
    payment: Payment | None = yield from me.ask(
        "pay",
        lambda: pay_options(game, me, owed),
        refuse=lambda payment: payment.refuse() if payment else refuse_giving_up(game, me),
        args=lambda: {
            "silver": me.silver,
            "count": len(owed.named) + owed.others,
            "what": NOT_YET if refuse_unfinished(game, me) else NOW,
        },
    )
    me.paying = me.may_save = False
    return payment


def pay_options(game: Inventors, me: Player, owed: Owed) -> list[Option[Payment | None]]:
    """Everybody at once, each who can be paid, what helps, and the way back while nothing works."""
    options: list[Option[Payment | None]] = []
    if len(owed.named) > 1 and not owed.others:
        everybody = Payment(partial(pay_everybody, game, me), partial(refuse_everybody, game, me))
        options.append(Option(ALL, everybody, partial(all_text, game, me, owed)))
    for name in PEOPLE:
        if name in owed.named or owed.others:
            payment = Payment(
                partial(pay_people, game, me, (name,)), partial(refuse_people, game, me, (name,))
            )
            cost = skill_cost(game.parts, me, name)
            label = Text("option-pay", {"who": person_text(name), "n": cost})
            options.append(Option(name, payment, label, note=STAYS if at_top(me, name) else None))
    trigger = waiting_tower(me)
    if trigger:
        advance = Payment(partial(advance_now, game, me, trigger), lambda: None, helps=True)
        options.append(Option("tower", advance, effect_text(trigger.effect)))
    if game.camel and game.camel.bonuses:
        bonus = Payment(partial(use_bonus, game, me), partial(refuse_unfinished, game, me), helps=True)
        options.append(Option("bonus", bonus, bonus_text(game)))
    return [*options, Option("give-up", None, GIVE_UP)]


def refuse_giving_up(game: Inventors, me: Player) -> Refusal | None:
    """Only while nothing can be paid; so nothing has been."""
    return None if refuse_unfinished(game, me) else Refusal("IN-030", Text("why-can-pay"))


def bonus_text(game: Inventors) -> Text:
    """What the colour of a die brings."""
    assert game.camel is not None
    return Text("option-bonus", {"effects": effects_text(game.parts.bonuses[game.camel.action].effects)})


def use_bonus(game: Inventors, me: Player) -> Step:
    """The colour bonus of one die, at any moment of the action (IN-214)."""
    assert game.camel is not None
    game.camel.bonuses -= 1
    yield from resolve(game, me, game.parts.bonuses[game.camel.action].effects)


def refuse_people(game: Inventors, me: Player, names: Sequence[Name]) -> Refusal | None:
    """Active, affordable with savings, and the rest of the cost still possible (IN-030, IN-151, IN-325)."""
    assert me.task is not None
    for name in names:
        if why := refuse_person(me, name):
            return why
    fee = me.task.owed.fee
    if fee > me.silver:
        return Refusal("IN-254", Text("why-no-silver", {"n": fee, "silver": me.silver}))
    if is_comfortable(game, me, me.task.owed):
        return None
    silver = price_for(game, me, names)
    short = max(0, silver - saved(me) - (me.silver - fee))
    helpers = savers(me, names)
    if short > len(helpers):
        return Refusal("IN-151", Text("why-no-silver", {"n": silver, "silver": me.silver}))
    whys = [
        refuse_unfinished(game, me, after=partial(after_paying, game, me, used, names))
        for used in combinations(helpers, short)
    ]
    return None if None in whys else whys[0]


def after_paying(
    game: Inventors, me: Player, used: Sequence[Name], names: Sequence[Name], purse: Purse
) -> Purse:
    """A purse when these have helped to save, and those are paid."""
    search = search_of(game, me)
    for name in used:
        purse = purse.without(name)._replace(silver=purse.silver + 1)
    for name in names:
        purse = search.paid(purse, name)
    return purse


def refuse_everybody(game: Inventors, me: Player) -> Refusal | None:
    """All who are named, with savings, or with what the Tower brings on the way."""
    assert me.task is not None
    owed = me.task.owed
    why = refuse_people(game, me, tuple(owed.named))
    return None if search_of(game, me).is_straight(purse_of(game, me, owed)) and not owed.fee else why


def pay_everybody(game: Inventors, me: Player) -> Step:
    """All who are named; where Silver is short, the Tower advances in between (IN-031)."""
    assert me.task is not None
    owed, search = me.task.owed, search_of(game, me)
    while owed.named and refuse_everybody(game, me) is None:
        purse = purse_of(game, me, owed)
        trigger = waiting_tower(me)
        if refuse_people(game, me, tuple(owed.named)) is None:
            yield from pay_people(game, me, tuple(owed.named))
        elif first := next((one for one in owed.named if is_next(search, purse, one)), None):
            yield from pay_people(game, me, (first,))
        elif trigger:
            yield from advance_now(game, me, trigger)


def is_next(search: Search, purse: Purse, name: Name) -> bool:
    """Whether somebody can be paid now, and the others after that."""
    return purse.cost(search.parts, name) <= purse.silver and search.is_straight(search.paid(purse, name))


def pay_people(game: Inventors, me: Player, names: Sequence[Name]) -> Step:
    """These Craftspeople, less what others save."""
    assert me.task is not None
    owed, wanted = me.task.owed, tuple(names)
    yield from save(game, me, price_for(game, me, wanted), wanted)
    for name in wanted:
        if name in owed.named:
            owed.named.remove(name)
        else:
            owed.others -= 1
        pay_person(game, me, name)


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


def spend(me: Player, silver: int) -> int:
    """Silver, less what was saved in this task; how much really goes."""
    assert me.task is not None
    used = min(me.task.saved, silver)
    me.task.saved -= used
    me.silver -= silver - used
    assert me.silver >= 0
    return silver - used


# ---- savings ---------------------------------------------------------------------------------------------


def savers(me: Player, wanted: Sequence[Name]) -> list[Name]:
    """Who could be used for 1 Silver less and is not paid in this task (IN-158, IN-323)."""
    assert me.task is not None
    taken = (*wanted, *me.task.owed.named)
    return [name for name in PEOPLE if name not in taken and refuse_person(me, name) is None]


def save(game: Inventors, me: Player, silver: int, wanted: Sequence[Name]) -> Step:
    """Use Craftspeople, each for 1 Silver less (IN-323); nobody is asked who neither wants nor must."""
    short = max(0, silver - saved(me) - me.silver)
    if not short and not me.saves:
        return
    there = savers(me, wanted)
    most = min(silver - saved(me), len(there))
    if most <= 0:
        return
    chosen = yield from me.ask_some(
        "save-with",
        lambda: [Option(name, name, person_text(name)) for name in there],
        at_least=short,
        at_most=most,
        rule=lambda used: refuse_unfinished(game, me, after=partial(after_paying, game, me, used, wanted)),
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
