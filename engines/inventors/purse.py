"""Whether a cost can be paid, in some order, with what is gained on the way (IN-030, IN-031, IN-151).

Of a player's board only what matters for paying is looked at: a `Purse`. A move makes one purse of another:
somebody is paid, or used for 1 Silver less; somebody is refreshed; a die climbs in the Study; the Tower
advances. A cost is payable if some row of moves pays all of it. Cards in hand are no part of that: what they
can do is seen when they are played.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from engines.inventors.boards import own_dice, owns_research
from engines.inventors.components import Components
from engines.inventors.labels import person_text
from engines.inventors.state import Gain, Inventors, Owed, Player, Task
from engines.inventors.vocabulary import (
    ANY,
    COLORS,
    PEOPLE,
    AnyEffect,
    Brighten,
    Choose,
    Color,
    Draw,
    Influence,
    Name,
    Promote,
    Refresh,
    RefreshAll,
    RefreshOne,
    Royalty,
    Silver,
    StudyDie,
    SwapDie,
    TowerAdvance,
)
from engines.kernel import Refusal, Text


class Climb(NamedTuple):
    """This Craftsperson climbs."""

    who: Name


class Rise(NamedTuple):
    """A die goes up in the Study, or out of it."""

    color: Color
    level: int
    out: bool


Given: TypeAlias = AnyEffect | Climb | Rise
PLACE: dict[Name, int] = {name: place for place, name in enumerate(PEOPLE)}
ENTRY = 1  # the level on which dice enter the Study


class Purse(NamedTuple):
    """All that matters for a cost; what was saved counts as Silver."""

    named: tuple[Name, ...]  # who must be paid,
    others: int  # how many more,
    dues: int  # Silver besides,
    fee: int  # and Silver for the Inventor, which comes first and cannot be saved (IN-255)
    silver: int
    active: frozenset[Name]  # who can be paid or used: neither has happened in this task (IN-158)
    tired: frozenset[Name]  # who could be after a refresh
    levels: tuple[int, ...]  # of all Craftspeople
    tower: tuple[int, ...]
    study: tuple[tuple[int, ...], ...]  # levels with a die, by colour
    royalty: int
    refreshes: int = 0  # gained, and not used yet
    brightens: int = 0
    promotes: int = 0

    def owing(self, owed: Owed) -> "Purse":
        """The same board with another cost."""
        return Purse(tuple(owed.named), owed.others, owed.silver, owed.fee, *self[4:])

    def level(self, name: Name) -> int:
        return self.levels[PLACE[name]]

    def raised(self, name: Name) -> "Purse":
        """Somebody climbs, if there is a level above (IN-152, IN-153)."""
        if self.level(name) >= self.tower[-1]:
            return self
        place = PLACE[name]
        return self._replace(levels=(*self.levels[:place], self.levels[place] + 1, *self.levels[place + 1 :]))

    def refreshed(self, name: Name) -> "Purse":
        """Active again; whoever has been paid or used in this task stays out of it (IN-158)."""
        if name not in self.tired:
            return self
        return self._replace(active=self.active | {name}, tired=self.tired - {name})

    def without(self, name: Name) -> "Purse":
        """Paid or used."""
        return self._replace(active=self.active - {name})

    def with_study(self, color: Color, leaving: int | None, entering: int | None) -> "Purse":
        """A die leaves a level of the Study, enters one, or both."""
        place = COLORS.index(color)
        column = [level for level in self.study[place] if level != leaving]
        column += [] if entering is None else [entering]
        return self._replace(study=(*self.study[:place], tuple(sorted(column)), *self.study[place + 1 :]))

    @property
    def lowest(self) -> list[Name]:
        """Who stands on the lowest tile of the Tower."""
        bottom = self.tower[0]
        return [name for name, level in zip(PEOPLE, self.levels, strict=True) if level == bottom]

    def cost(self, parts: Components, name: Name) -> int:
        """What somebody costs on the present level (IN-151)."""
        return parts.levels[self.levels[PLACE[name]]].cost

    def is_settled(self, parts: Components) -> bool:
        """Whether it can all be paid as people stand, with refreshes for whoever is tired."""
        named, active, tired = self.named, self.active, self.tired
        fresh, silver = self.refreshes, self.silver - self.fee - self.dues
        for name in named:
            if name in tired:
                fresh -= 1
            elif name not in active:
                return False
            silver -= parts.levels[self.levels[PLACE[name]]].cost
        if fresh < 0 or self.fee > self.silver:
            return False
        if silver >= 0 and not self.others:
            return True
        able = [self.cost(parts, name) for name in self.active if name not in named]
        able += sorted(self.cost(parts, name) for name in tired if name not in named)[:fresh]
        savers = len(able) - self.others
        if savers < 0:
            return False
        silver -= sum(sorted(able)[: self.others])
        return silver + min(savers, self.silver - self.fee - silver) >= 0

    @property
    def may_all_work(self) -> bool:
        """Nobody who must be paid has been used for something else in this task (IN-158)."""
        return all(name in self.active or name in self.tired for name in self.named)

    def may_gain(self) -> bool:
        """Whether anything but refreshing could help: the Study, climbing, or the Tower before the end."""
        if self.promotes or (self.brightens and any(self.study)):
            return self.may_all_work
        bottom, named = self.tower[0], self.named
        lowest = strangers = 0
        for name, level in zip(PEOPLE, self.levels, strict=True):
            if level == bottom:
                lowest += 1
                strangers += name not in named
        in_time = strangers <= self.others and lowest < len(named) + self.others
        return in_time and self.may_all_work


def purse_of(game: Inventors, me: Player, owed: Owed) -> Purse:
    """The board as it is, with nothing gained yet; `owed` is what is to be paid."""
    task, used = me.task, me.task.used if me.task else ()
    tower = tuple(me.tower)
    if me.advancing:
        tower = tower_after(game.parts, tower)
    active: list[Name] = []
    tired: list[Name] = []
    levels: list[int] = []
    for name in PEOPLE:
        person = me.people[name]
        levels.append(person.level)
        if name not in used:
            (active if person.active else tired).append(name)
    study = me.study
    return Purse(
        tuple(owed.named),
        owed.others,
        owed.silver,
        owed.fee,
        me.silver + (task.saved if task else 0),
        frozenset(active),
        frozenset(tired),
        tuple(levels),
        tower,
        tuple([tuple(sorted(study[color])) for color in COLORS]),
        me.royalty,
    )


def tower_after(parts: Components, tower: tuple[int, ...]) -> tuple[int, ...]:
    """The visible levels once the Tower has advanced (IN-155)."""
    lowest = parts.levels[tower[0]]
    above = (lowest.level + len(parts.tower) // 2,) if lowest.end == "flip" else ()
    return (*tower[1:], *above)


class Lasting(NamedTuple):
    """What own Research adds to gains (IN-143, IN-194)."""

    royalty: tuple[AnyEffect, ...]
    dice: tuple[tuple[AnyEffect, ...], ...]  # by colour
    swaps: tuple[tuple[AnyEffect, ...], ...] = ()  # by colour, if there is a white die to swap (IN-140)


NOTHING_LASTING = Lasting((), tuple(() for _ in COLORS))


def lasting_of(game: Inventors, me: Player) -> Lasting:
    """What own Research adds."""
    if not any(me.seat in space.markers for space in game.river):
        return NOTHING_LASTING
    researches = game.parts.researches
    dice = {researches[tile].color: researches[tile].effects for tile in owns_research(game, me, "gain_die")}
    royalty = [one for tile in owns_research(game, me, "advance_royalty") for one in researches[tile].effects]
    by_color = tuple(tuple(dice.get(color, ())) for color in COLORS)
    has_white = any(die.color == "white" for die in own_dice(me))
    return Lasting(tuple(royalty), by_color, by_color if has_white else ())


def search_of(game: Inventors, me: Player) -> "Search":
    """What has been found out on this board so far."""
    lasting = lasting_of(game, me)
    return game.once(("search", lasting), Search, game.parts, lasting)


def can_pay(game: Inventors, me: Player, purse: Purse, gains: Sequence[Given]) -> bool:
    """Whether a purse suffices with these gains; what takes no search is tried first."""
    refreshes = only_refreshes(purse, gains)
    if refreshes is None:
        search = search_of(game, me)
        return any(map(search.payable, search.gained(purse, gains)))
    if refreshes:
        purse = purse._replace(refreshes=refreshes)
    if purse.is_settled(game.parts):
        return True
    return purse.may_gain() and search_of(game, me).payable(purse)


def only_refreshes(purse: Purse, gains: Sequence[Given]) -> int | None:
    """How often somebody may be refreshed, if nothing else there helps to pay."""
    count = 0
    for one in gains:
        if isinstance(one, Refresh):
            count += one.n
        elif not isinstance(one, Brighten) or any(purse.study):
            return None
    return count


def refuse_purse(game: Inventors, me: Player, purse: Purse, gains: Sequence[Given] = ()) -> Refusal | None:
    """Why a cost cannot be paid in any order, also with these gains (IN-030, IN-031, IN-151, IN-158)."""
    return None if can_pay(game, me, purse, gains) else what_lacks(game, me, purse)


def what_lacks(game: Inventors, me: Player, purse: Purse) -> Refusal:
    """What stands against paying: somebody who is Inactive, nobody to pay, or Silver."""
    parts, named = game.parts, purse.named
    for name in named:
        if name not in purse.active and (why := refuse_person(me, name)):
            return why
    if len(purse.active) - len(named) < purse.others:
        return Refusal("IN-151", Text("why-nobody-active"))
    silver = purse.fee + purse.dues
    for name in named:
        silver += parts.levels[purse.levels[PLACE[name]]].cost
    if purse.others:
        others = sorted(purse.cost(parts, name) for name in purse.active if name not in named)
        silver += sum(others[: purse.others])
    return Refusal("IN-030", Text("why-no-silver", {"n": silver, "silver": me.silver}))


def refuse_person(me: Player, name: Name) -> Refusal | None:
    """Why this Craftsperson cannot be paid or used (IN-151, IN-158)."""
    if me.task and name in me.task.used:
        return Refusal("IN-158", Text("why-used", {"who": person_text(name)}))
    if not me.people[name].active:
        return Refusal("IN-151", Text("why-inactive", {"who": person_text(name)}))
    return None


def is_paying(me: Player) -> bool:
    """Whether something is left of a cost."""
    return me.task is not None and bool(me.task.owed)


def is_comfortable(game: Inventors, me: Player, owed: Owed) -> bool:
    """Whether all of it can be paid as things stand, in whatever order."""
    levels, people, used = game.parts.levels, me.people, me.task.used if me.task else ()
    silver = me.silver - owed.fee - owed.silver
    for name in owed.named:
        person = people[name]
        if not person.active or name in used:
            return False
        silver -= levels[person.level].cost
    if silver < 0 or not owed.others:
        return silver >= 0
    others = [
        levels[person.level].cost
        for name, person in people.items()
        if person.active and name not in used and name not in owed.named
    ]
    return len(others) >= owed.others and max(others) * owed.others <= silver


def refuse_stranding(
    game: Inventors,
    me: Player,
    gives: Iterable[Given] = (),
    *,
    had: Iterable[Given] = (),
    instead: Sequence[Gain] = (),
) -> Refusal | None:
    """Inside a payment nothing may be done after which it could not be finished any more (IN-030).

    `had`: what is being used up, if it has left the agenda already.
    """
    why = refuse_unfinished(game, me, gives, instead=instead)
    return why if why and refuse_unfinished(game, me, had) is None else None


def refuse_unfinished(
    game: Inventors,
    me: Player,
    gives: Iterable[Given] = (),
    *,
    instead: Sequence[Gain] = (),
    after: Callable[[Purse], Purse] | None = None,
) -> Refusal | None:
    """Why the payment under way could not be finished (IN-030).

    `gives`: what would be gained; `instead`: entries of the agenda that would be used up for it; `after`:
    what else would become of the purse.
    """
    task = me.task
    if task is None or not is_paying(me) or (after is None and is_comfortable(game, me, task.owed)):
        return None
    there = (gain.effect for gain in me.agenda[task.since :] if all(gain is not one for one in instead))
    gains = [one for one in there if not isinstance(one, TowerAdvance)]  # that is seen by the Tower itself
    purse = purse_of(game, me, task.owed)
    if after is not None:
        purse = after(purse)
    if can_pay(game, me, purse, [*gains, *bonuses(game, task), *gives]):
        return None
    return Refusal("IN-030", Text("why-still-owed"))


def bonuses(game: Inventors, task: Task) -> list[AnyEffect]:
    """What the colours of the dice still bring (IN-214)."""
    if game.camel is None:
        return list(task.bonuses)
    return [one for _ in range(game.camel.bonuses) for one in game.parts.bonuses[game.camel.action].effects]


def refuse_hope(game: Inventors, me: Player, purse: Purse, gains: Sequence[Given] = ()) -> Refusal | None:
    """Why not even cards could help: for all that others know, each of them refreshes somebody (IN-321)."""
    if me.hand:
        fresh = len(me.hand)
        for one in gains:
            if isinstance(one, Refresh):
                fresh += one.n
        if purse._replace(refreshes=fresh).is_settled(game.parts):
            return None
    return None if can_pay(game, me, purse, gains) else what_lacks(game, me, purse)


# What wakes nobody by itself; and what a bar may be worth in Silver besides the Silver on it.
TAME: frozenset[type[AnyEffect]] = frozenset(
    {Silver, Influence, Draw, Promote, Brighten, Royalty, StudyDie, SwapDie}
)
SLACK = 2


def silver_of(effects: Sequence[AnyEffect]) -> int:
    return sum(one.n for one in effects if isinstance(one, Silver))


class Search:
    """The moves from purse to purse, and what is known of purses."""

    def __init__(self, parts: Components, lasting: Lasting) -> None:
        self.parts, self.lasting = parts, lasting
        self._known: dict[Purse, bool] = {}
        self._silver = {level: SLACK + silver_of(tile.bar) for level, tile in parts.levels.items()}
        self._waking = {
            level for level, tile in parts.levels.items() if not TAME.issuperset(map(type, tile.bar))
        }

    def payable(self, purse: Purse) -> bool:
        """Whether some row of moves pays everything."""
        if purse.is_settled(self.parts):
            return True
        if not purse.may_gain():
            return False
        known = False if self._is_hopeless(purse) else self._known.get(purse)
        if known is None:
            self._known[purse] = False  # no row of moves comes back to where it began
            known = self._known[purse] = any(self.payable(after) for after in self._moves(purse))
        return known

    def is_straight(self, purse: Purse) -> bool:
        """Whether all who are named can be paid one by one, with nothing but the Tower's advance between."""
        if not purse.named:
            return True
        able = [name for name in purse.named if name in purse.active]
        ways = [self.paid(purse, name) for name in able if purse.cost(self.parts, name) <= purse.silver]
        if not purse.lowest:
            ways += self._next_tile(purse)
        return any(map(self.is_straight, ways))

    def _is_hopeless(self, purse: Purse) -> bool:
        """Whether even all that could come of the next Tower tiles and the Study would be too little."""
        if purse.brightens or purse.promotes or self._may_lead_on(purse):
            return False
        ahead = purse.tower[: len(purse.named) + purse.others]
        tired = sum(name in purse.tired for name in purse.named)
        if tired > purse.refreshes and not any(level in self._waking for level in ahead):
            return True
        silver = purse.silver + sum(self._silver[level] for level in ahead) + len(PEOPLE)
        return silver < purse.fee + purse.dues + sum(purse.cost(self.parts, name) for name in purse.named)

    def _may_lead_on(self, purse: Purse) -> bool:
        """Whether Royalties or new dice could bring more than they usually do."""
        return (
            any(self.lasting.dice)
            or bool(self.lasting.royalty)
            or purse.royalty >= self.parts.royalty[-2].space
        )

    # ---- moves ---------------------------------------------------------------------------------------------

    def _moves(self, purse: Purse) -> Iterator[Purse]:
        if not purse.lowest:
            yield from self.gained(purse, [TowerAdvance()])
        if purse.fee:
            if purse.fee <= purse.silver:
                yield purse._replace(silver=purse.silver - purse.fee, fee=0)
        else:
            for name in PEOPLE:
                if name in purse.active:
                    yield from self._paid_or_used(purse, name)
        if purse.refreshes:
            rest = purse._replace(refreshes=purse.refreshes - 1)
            yield from (rest.refreshed(name) for name in PEOPLE if name in purse.tired)
        if purse.promotes:
            rest = purse._replace(promotes=purse.promotes - 1)
            yield from (rest.raised(name) for name in PEOPLE if purse.level(name) < purse.tower[-1])
        if purse.brightens:
            rest = purse._replace(brightens=purse.brightens - 1)
            for color, levels in zip(COLORS, purse.study, strict=True):
                for level in levels:
                    yield from self.climbed(rest, color, level)

    def _paid_or_used(self, purse: Purse, name: Name) -> Iterator[Purse]:
        if name in purse.named or purse.others:
            after = self.paid(purse, name)
            if after.silver >= 0:
                yield after
        if name not in purse.named:
            yield purse.without(name)._replace(silver=purse.silver + 1)

    def paid(self, purse: Purse, name: Name) -> Purse:
        """Somebody is paid and climbs (IN-151); where the Silver is not there, it is short."""
        named, place = purse.named, PLACE[name]
        level, levels = purse.levels[place], purse.levels
        if level < purse.tower[-1]:
            levels = (*levels[:place], level + 1, *levels[place + 1 :])
        return purse._replace(
            named=tuple([one for one in named if one != name]),
            others=purse.others - (name not in named),
            silver=purse.silver - self.parts.levels[level].cost,
            active=purse.active - {name},
            levels=levels,
        )

    def climbed(self, purse: Purse, color: Color, level: int) -> list[Purse]:
        """A die one level up in the Study, if there is room above it (IN-138)."""
        column = purse.study[COLORS.index(color)]
        if level == self.parts.study_top or level + 1 in column:
            return []
        after = purse.with_study(color, level, level + 1)
        return self.gained(after, self.parts.studies[color][level + 1].effects)

    # ---- gains ---------------------------------------------------------------------------------------------

    def gained(self, purse: Purse, effects: Iterable[Given]) -> list[Purse]:
        """What effects can make of a purse, by what is chosen in them."""
        purses = [purse]
        for one in effects:
            purses = [after for before in purses for after in self._gain(before, one)]
        return purses

    def _gain(self, purse: Purse, effect: Given) -> list[Purse]:
        match effect:
            case Silver(n=n):
                return [purse._replace(silver=purse.silver + n)]
            case Refresh(n=n):
                return [purse._replace(refreshes=purse.refreshes + n)]
            case RefreshAll():
                return [purse._replace(active=purse.active | purse.tired, tired=frozenset())]
            case RefreshOne(who=who):
                return [purse.refreshed(who)]
            case Promote(n=n):
                return [purse._replace(promotes=purse.promotes + n)]
            case Climb(who=who):
                return [purse.raised(who)]
            case Rise(color=color, level=level, out=out):
                return [purse.with_study(color, level, None)] if out else self.climbed(purse, color, level)
            case Brighten(n=n):
                return [purse._replace(brightens=purse.brightens + n)]
            case Choose(options=options):
                return [after for option in options for after in self.gained(purse, option)]
            case Royalty(n=n):
                purses = [purse]
                for _ in range(n):
                    purses = [after for before in purses for after in self._advanced(before)]
                return purses
            case StudyDie(color=color):
                colors = COLORS if color == ANY else (color,)
                return [after for one in colors for after in self._new_die(purse, one)]
            case SwapDie():
                return [
                    purse,
                    *(after for gains in self.lasting.swaps for after in self.gained(purse, gains)),
                ]
            case TowerAdvance():
                return self._next_tile(purse)
            case _:
                return [purse]

    def _advanced(self, purse: Purse) -> list[Purse]:
        """The Royalties marker one space on (IN-201 to IN-203)."""
        if purse.royalty == self.parts.royalty[-1].space:
            return self.gained(purse, self.parts.beyond_royalties.effects)
        after = purse._replace(royalty=purse.royalty + 1)
        after = after._replace(promotes=purse.promotes + self.parts.royalty[after.royalty].blue_before)
        return self.gained(after, self.lasting.royalty)

    def _new_die(self, purse: Purse, color: Color) -> list[Purse]:
        """A die for the Study; another one leaves, which need not be one of the Study (IN-135 to IN-137)."""
        place = COLORS.index(color)
        after = purse if ENTRY in purse.study[place] else purse.with_study(color, None, ENTRY)
        return self.gained(after, self.lasting.dice[place])

    def _next_tile(self, purse: Purse) -> list[Purse]:
        """The bar of the lowest tile, then the tile above it is the lowest (IN-155)."""
        lowest = self.parts.levels[purse.tower[0]]
        tower = tower_after(self.parts, purse.tower)
        return [after._replace(tower=tower) for after in self.gained(purse, lowest.bar)]
