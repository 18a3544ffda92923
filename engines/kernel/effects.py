"""Effects as data: each effect of a game's tables is declared once, with what it does, says and shows.

    EFFECTS: Effects[Oasis, Player] = Effects()

    @EFFECTS.of(GainCoins, text=lambda e: Text("effect-coins", {"count": e.n}), line=lambda e: f"{e.n}[coin]")
    def gain_coins(game: Oasis, me: Player, effect: GainCoins) -> Step: ...

Words, picture line and reason stand beside the rule and are made from the same data, so a corrected table
corrects them all. The combinators below are known to every game; a game derives its own from them, so that
the lists inside are of its own effects.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from data.words import Text, listed
from engines.kernel.asks import Option, Refusal, Seated, Step, written
from engines.kernel.steps import Board
from engines.kernel.tasks import Task, in_any_order

G = TypeVar("G", bound=Board)
P = TypeVar("P", bound=Seated)
E = TypeVar("E", bound=msgspec.Struct)

# What stands in a list of effects, costs or conditions; a game says more closely which there can be.
Entry: TypeAlias = msgspec.Struct
Entries: TypeAlias = Sequence[Entry]


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that happens once, named in the tables by `do`."""


class Choose(Effect, frozen=True, tag="choose"):
    """One of several lists."""

    options: tuple[tuple[Entry, ...], ...]


class Pay(Effect, frozen=True, tag="pay"):
    """An exchange that may be declined: first all of the cost, then what is gained for it."""

    cost: tuple[Entry, ...]
    gain: tuple[Entry, ...]


class May(Effect, frozen=True, tag="may"):
    """A list that may be declined."""

    effects: tuple[Entry, ...]


class Then(Effect, frozen=True, tag="then"):
    """A list in this very order, also where the lists around it are in any order."""

    effects: tuple[Entry, ...]


class When(Effect, frozen=True, tag="when"):
    """A list that is there only if all conditions are met."""

    needs: tuple[Entry, ...]
    effects: tuple[Entry, ...]


COMBINATORS = (Choose, Pay, May, Then, When)


class Declared(NamedTuple):
    """All that is known of one kind of effect."""

    rule: Callable[[Any, Any, Any], Step]
    text: Callable[[Any], Text]
    line: Callable[[Any], str]
    refuse: Callable[[Any, Any, Any], Refusal | None]
    optional: bool = False
    welcome: bool = False


class Effects(Generic[G, P]):
    """The effects of one game."""

    def __init__(self) -> None:
        self._after: Callable[[G, P, Entry], Step] | None = None
        self._pay: Callable[[G, P, Entries], Step] = self.perform
        self._unpayable: Callable[[G, P, Entries], Refusal | None] = self.refuse_any
        self._kinds: dict[type[Entry], Declared] = {
            Choose: Declared(
                self._choose,
                lambda effect: _either([self.text(option) for option in effect.options]),
                lambda effect: " / ".join(self.line(option) for option in effect.options),
                lambda game, me, effect: self._none_of(game, me, effect.options),
            ),
            Pay: Declared(
                self._exchange,
                lambda effect: Text(
                    "effect-pay", {"cost": self.text(effect.cost), "gain": self.text(effect.gain)}
                ),
                lambda effect: f"{self.line(effect.cost)} → {self.line(effect.gain)}",
                lambda game, me, effect: (
                    self._unpayable(game, me, effect.cost) or self.refuse(game, me, effect.gain)
                ),
                optional=True,
            ),
            May: Declared(
                self._list,
                lambda effect: self.text(effect.effects),
                lambda effect: self.line(effect.effects),
                lambda game, me, effect: self.refuse(game, me, effect.effects),
                optional=True,
            ),
            Then: Declared(
                self._list,
                lambda effect: self.text(effect.effects),
                lambda effect: self.line(effect.effects),
                lambda game, me, effect: self.refuse(game, me, effect.effects),
            ),
            When: Declared(
                self._list,
                lambda effect: Text(
                    "effect-when", {"needs": self.text(effect.needs), "what": self.text(effect.effects)}
                ),
                lambda effect: f"{self.line(effect.needs)}: {self.line(effect.effects)}",
                lambda game, me, effect: (
                    self.refuse_any(game, me, effect.needs) or self.refuse(game, me, effect.effects)
                ),
            ),
        }

    # ---- declaring -----------------------------------------------------------------------------------------

    def of(
        self,
        kind: type[E],
        *,
        text: Callable[[E], Text],
        line: Callable[[E], str],
        refuse: Callable[[G, P, E], Refusal | None] = lambda game, me, effect: None,
        optional: bool = False,
        welcome: bool = False,
    ) -> Callable[[Callable[[G, P, E], Step]], Callable[[G, P, E], Step]]:
        """Declare the rule of an effect.

        `text`: as something to do, in lower case ("take 2 coins"). `line`: in icons ("2[coin]"). `refuse`:
        why it would do nothing now. `optional`: it may always be declined. `welcome`: nobody would wait with
        it or decline it, so it is done without a question.
        """

        def declare(rule: Callable[[G, P, E], Step]) -> Callable[[G, P, E], Step]:
            self._kinds[kind] = Declared(rule, text, line, refuse, optional, welcome)
            return rule

        return declare

    def condition(
        self, kind: type[E], *, text: Callable[[E], Text], line: Callable[[E], str]
    ) -> Callable[[Callable[[G, P, E], Refusal | None]], Callable[[G, P, E], Refusal | None]]:
        """Declare a condition, by why it is not met."""

        def declare(refuse: Callable[[G, P, E], Refusal | None]) -> Callable[[G, P, E], Refusal | None]:
            self._kinds[kind] = Declared(_nothing, text, line, refuse)
            return refuse

        return declare

    def costs(
        self, unpayable: Callable[[G, P, Entries], Refusal | None]
    ) -> Callable[[Callable[[G, P, Entries], Step]], Callable[[G, P, Entries], Step]]:
        """Declare how the whole cost of an exchange is paid, where its parts lean on each other."""

        def declare(pay: Callable[[G, P, Entries], Step]) -> Callable[[G, P, Entries], Step]:
            self._pay, self._unpayable = pay, unpayable
            return pay

        return declare

    def after(self, hook: Callable[[G, P, Entry], Step]) -> Callable[[G, P, Entry], Step]:
        """Declare what is looked at after each effect: a goal that is met at once."""
        self._after = hook
        return hook

    # ---- saying --------------------------------------------------------------------------------------------

    def text(self, effects: Entry | Entries) -> Text:
        """In words: a label, an alt text, a part of a sentence."""
        return listed([self._of(one).text(one) for one in _several(effects)])

    def line(self, effects: Entry | Entries) -> str:
        """In icons, as pictures draw it."""
        return " ".join(self._of(one).line(one) for one in _several(effects))

    def refuse(self, game: G, me: P, effects: Entry | Entries) -> Refusal | None:
        """Why these would do nothing now: not one of them would."""
        first: Refusal | None = None
        for one in _several(effects):
            why = self._of(one).refuse(game, me, one)
            if why is None:
                return None
            first = first or why
        return first

    def refuse_any(self, game: G, me: P, effects: Entries) -> Refusal | None:
        """Why not all of these can be done."""
        for one in effects:
            if why := self._of(one).refuse(game, me, one):
                return why
        return None

    # ---- doing ---------------------------------------------------------------------------------------------

    def perform(
        self, game: G, me: P, effects: Entry | Entries, *, any_order: bool = False, optional: bool = False
    ) -> Step:
        """Carry effects out as far as possible: in order or in any, each one optional or not."""
        several = _several(effects)
        if any_order and len(several) > 1:
            yield from self._through(game, me, self._tasks(game, me, several, optional))
            return
        for one in several:
            kind = self._of(one)
            if (optional or kind.optional) and not kind.welcome:
                yield from self._through(game, me, self._tasks(game, me, [one], optional))
            elif (why := kind.refuse(game, me, one)) is None:
                yield from self._carry_out(game, me, one)
            elif not optional:
                self._tell_why(game, me, kind.text(one), why)

    def _through(self, game: G, me: P, tasks: list[Task]) -> Step:
        """In any order; of what had to be done and could not, the reason is told."""
        for left in (yield from in_any_order(me, "effects", lambda: tasks)):
            why = left.refuse() if left.refuse and not left.optional else None
            if why:
                self._tell_why(game, me, written(left.label), why)

    def _tell_why(self, game: G, me: P, effect: Text, why: Refusal) -> None:
        game.tell("no-effect", to=(me.seat,), effect=effect, why=why.reason)

    def _tasks(self, game: G, me: P, effects: Entries, optional: bool) -> list[Task]:
        return [
            Task(
                name,
                partial(kind.text, one),
                partial(self._carry_out, game, me, one),
                optional or kind.optional,
                partial(kind.refuse, game, me, one),
                kind.welcome,
            )
            for name, one, kind in zip(_names(effects), effects, map(self._of, effects), strict=True)
        ]

    def _carry_out(self, game: G, me: P, effect: Entry) -> Step:
        yield from self._of(effect).rule(game, me, effect)
        if self._after and not isinstance(effect, COMBINATORS):
            yield from self._after(game, me, effect)

    def _list(self, game: G, me: P, effect: May | Then | When) -> Step:
        yield from self.perform(game, me, effect.effects)

    def _exchange(self, game: G, me: P, effect: Pay) -> Step:
        yield from self._pay(game, me, effect.cost)
        yield from self.perform(game, me, effect.gain)

    def _choose(self, game: G, me: P, effect: Choose) -> Step:
        names = _names([option[0] if option else effect for option in effect.options])
        option = yield from me.ask(
            "effect-which",
            lambda: [
                Option(name, option, partial(self.text, option))
                for name, option in zip(names, effect.options, strict=True)
            ],
            refuse=lambda option: self.refuse(game, me, option),
        )
        yield from self.perform(game, me, option)

    def _none_of(self, game: G, me: P, options: Sequence[Entries]) -> Refusal | None:
        """Why not even one of several lists would do something."""
        refusals = [self.refuse(game, me, option) for option in options]
        return refusals[0] if all(refusals) else None

    def _of(self, effect: Entry) -> Declared:
        kind = type(effect)
        declared = self._kinds.get(kind)
        if declared is None:  # a game's own combinator stands for ours
            declared = next((self._kinds[base] for base in kind.__mro__ if base in self._kinds), None)
            if declared is None:
                raise TypeError(f"no rule is declared for {kind.__name__}")
            self._kinds[kind] = declared
        return declared


def _nothing(game: Board, me: Seated, effect: Entry) -> Step:
    yield from ()


def _several(effects: Entry | Entries) -> Entries:
    return effects if isinstance(effects, (tuple, list)) else (effects,)


def _names(effects: Entries) -> list[str]:
    """An id for each, from its name in the tables: `gain-coins`, and `gain-coins:2` for the second one."""
    seen: dict[str, int] = {}
    names = []
    for one in effects:
        name = _name(type(one))
        seen[name] = count = seen.get(name, 0) + 1
        names.append(name if count == 1 else f"{name}:{count}")
    return names


@cache
def _name(kind: type[Entry]) -> str:
    return str(kind.__struct_config__.tag).replace("_", "-")


def _either(texts: Sequence[Text]) -> Text:
    *some, last = texts
    return Text("effect-or", {"some": _either(some), "last": last}) if some else last
