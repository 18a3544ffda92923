"""Dice on a Camel: what the actions there have in common (IN-210 to IN-214)."""

from collections.abc import Callable, Sequence
from functools import cached_property

from data.words import listed
from engines.inventors.boards import (
    PIPS,
    camel_is_open,
    free_camels,
    owns_research,
)
from engines.inventors.components import Action, Components
from engines.inventors.dice import Place, Used, choose_dice, dice_text
from engines.inventors.effects import gain, work_off
from engines.inventors.goals import meet_goals
from engines.inventors.labels import payee_text
from engines.inventors.paying import pay_off
from engines.inventors.purse import Purse, can_pay, is_comfortable, purse_of, refuse_hope, refuse_purse
from engines.inventors.state import Camel, Die, Inventors, Owed, Player, Task
from engines.inventors.vocabulary import (
    AREAS,
    AnyEffect,
    CamelTotal,
    Color,
    DieColor,
)
from engines.kernel import Asking, Refusal, Step, Text

MOST_DICE = 2
BLANK, BUILT, PUBLISHED = 1, 2, 3  # columns


def extra_total(game: Inventors, me: Player) -> int:
    """What Research adds to the total of dice on Camels (IN-213)."""
    researches = game.parts.researches
    there = [one for tile in owns_research(game, me, "static") for one in researches[tile].effects]
    return sum([one.n for one in there if isinstance(one, CamelTotal)])


def refuse_camel(parts: Components, me: Player) -> Refusal | None:
    """Why there is no empty open Camel space (IN-210, IN-211)."""
    if free_camels(parts, me):
        return None
    for number, space in enumerate(parts.camel):
        if not camel_is_open(parts, me, number):
            return Refusal("IN-211", Text(f"why-camel-{space.opens}"))
    return Refusal("IN-210", Text("why-camels-full"))


def values_of(parts: Components, me: Player) -> list[tuple[int, DieColor]]:
    """Available dice with what they show when they are used, the best first (IN-008, IN-130)."""
    shown: list[tuple[int, DieColor]] = []
    for area, lift in parts.raises.items():
        for die in me.dice[area]:
            value = die.value + lift
            shown.append((value if value < PIPS else PIPS, die.color))
    shown.sort(reverse=True)
    return shown


class Reach:
    """What a player can do with dice now; each thing is looked up once for a question."""

    def __init__(self, game: Inventors, me: Player) -> None:
        self.game, self.me = game, me
        self.camel = refuse_camel(game.parts, me)  # why no Camel can be used
        self.dice = dice = values_of(game.parts, me)
        self.extra = extra_total(game, me)
        self.highest = self.extra + sum([value for value, _ in dice[:MOST_DICE]])
        self.best = {color: value for value, color in reversed(dice)}  # of each colour
        self.publishing: dict[int, Refusal | None] = {}  # by what the Inventor gets: why it is not possible
        self._bonuses: dict[tuple[Action, int], list[AnyEffect]] = {}

    @cached_property
    def built(self) -> int:
        """How many Devices are Built (IN-230)."""
        return [device.column for device in self.game.devices].count(BUILT)

    @cached_property
    def purse(self) -> Purse:
        """The player's board, as far as it matters for costs."""
        return purse_of(self.game, self.me, Owed())

    @cached_property
    def paying(self) -> Refusal | None:
        """Why nobody can be paid (IN-151)."""
        return refuse_purse(self.game, self.me, self.purse.owing(Owed(others=1)))

    def best_with(self, color: Color, count: int) -> int | None:
        """The most that one or two dice can show with so many of a colour among them."""
        left, others, total = count, MOST_DICE - count, self.extra
        for value, one in self.dice:
            if left and one == color:
                left, total = left - 1, total + value
            elif others > 0:
                others, total = others - 1, total + value
        return None if left or others < 0 else total

    def refuse_total(self, need: int) -> Refusal | None:
        """Two available dice must be able to show this (IN-213)."""
        if not self.dice:
            return Refusal("IN-130", Text("why-no-dice"))
        if self.highest < need:
            return Refusal("IN-213", Text("why-too-low", {"total": self.highest, "need": need}))
        return None

    def bonuses(self, action: Action, need: int) -> list[AnyEffect]:
        """The colour bonuses that the action can have with dice that are high enough (IN-214)."""
        if (action, need) not in self._bonuses:
            color = self.game.parts.bonuses[action].color
            counts = range(MOST_DICE, 0, -1) if color in self.best else ()
            enough = [count for count in counts if (self.best_with(color, count) or 0) >= need]
            self._bonuses[action, need] = bonus_effects(self.game, action, enough[0] if enough else 0)
        return self._bonuses[action, need]

    def refuse_cost(self, action: Action, owed: Owed, need: int) -> Refusal | None:
        """Why the cost of an action cannot be paid, with all that its dice may bring (IN-030, IN-214)."""
        if is_comfortable(self.game, self.me, owed):
            return None
        return refuse_hope(self.game, self.me, self.purse.owing(owed), self.bonuses(action, need))


def bonus_effects(game: Inventors, action: Action, count: int) -> list[AnyEffect]:
    """So many colour bonuses."""
    return [one for _ in range(count) for one in game.parts.bonuses[action].effects]


def place_dice(
    game: Inventors,
    me: Player,
    action: Action,
    need: int,
    colors: Callable[[list[Place]], Refusal | None] | None = None,
) -> Asking[list[Used]]:
    """Dice onto the first free Camel; from now on their colour bonuses can be used (IN-210, IN-214)."""
    bonus = game.parts.bonuses[action]
    color = bonus.color
    extra = extra_total(game, me)
    used = yield from choose_dice(game, me, need=need, extra=extra, colors=colors, bonus=bonus)
    space = free_camels(game.parts, me)[0]
    me.camels[space] = dice = [one.die for one in used]
    game.camel = Camel(action, space, sum(die.color == color for die in dice))
    total = sum(die.value for die in dice) + extra_total(game, me)
    game.tell(f"camel-{action}", who=me.who, dice=dice_text(dice), total=total)
    return used


def cost_note(game: Inventors, me: Player, action: Action, owed: Owed, need: int) -> Text:
    """What the dice must show, who must be paid, and whether it takes a colour bonus or cards to pay that."""
    people = listed([payee_text(who) for who in (*owed.named, *("any_other",) * owed.others)])
    note = Text("note-dice", {"need": need, "fee": owed.fee, "people": people})
    if is_comfortable(game, me, owed):
        return note
    reach = Reach(game, me)
    purse = reach.purse.owing(owed)
    if can_pay(game, me, purse, ()):
        return note
    if can_pay(game, me, purse, reach.bonuses(action, need)):
        return Text("note-with-bonus", {"note": note})
    return Text("note-only-cards", {"note": note})


def place_and_pay(
    game: Inventors, me: Player, action: Action, owed: Owed, need: int, inventor: int | None = None
) -> Asking[bool]:
    """Dice and costs, as one task (IN-212, IN-232); False if it is taken back, and the dice with it."""

    best = Reach(game, me).bonuses(action, need)

    def colors(chosen: list[Place]) -> Refusal | None:
        if is_comfortable(game, me, owed):
            return None
        purse, count = purse_of(game, me, owed), 0
        for place in chosen:
            count += place.color == game.parts.bonuses[action].color
        why = refuse_hope(game, me, purse, bonus_effects(game, action, count))
        return why if why and refuse_hope(game, me, purse, best) is None else None

    me.task = Task(owed=owed, bonuses=best, since=len(me.agenda))
    me.may_save = True
    used = yield from place_dice(game, me, action, need, colors)
    me.may_save = False
    me.task.bonuses = []
    paid = yield from pay_off(game, me, inventor)
    me.task, me.saves = None, False
    if not paid:
        take_back(game, me, used)
    return paid


def take_back(game: Inventors, me: Player, used: Sequence[Used]) -> None:
    """The action is not carried out: its dice lie where they lay."""
    assert game.camel is not None
    me.camels[game.camel.space] = []
    game.camel = None
    for place, die in used:
        area = next(area for area in AREAS if area == place.where)
        me.dice[area].append(Die(die.color, place.value))
    game.tell("gave-up", who=me.who)


def effects_of_action(game: Inventors, me: Player, effects: Sequence[AnyEffect], base: int) -> Step:
    """All effects of the action in any order, unused colour bonuses among them (IN-212)."""
    assert game.camel is not None
    bonus = game.parts.bonuses[game.camel.action].effects
    gain(me, [*effects, *(one for _ in range(game.camel.bonuses) for one in bonus)], since=base)
    game.camel.bonuses = 0
    yield from work_off(game, me, base)
    if game.camel.bonuses:  # a die was swapped meanwhile (IN-266)
        yield from effects_of_action(game, me, (), base)


def finish(game: Inventors, me: Player, action: Action) -> Step:
    """The action is over; it may meet goals (IN-455)."""
    game.camel = None
    me.devices[action] += 1
    yield from meet_goals(game, me)
