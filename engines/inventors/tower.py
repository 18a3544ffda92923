"""Craftspeople and the Tower: refreshing, promoting, and the Tower's advance (IN-150 to IN-158)."""

from collections.abc import Sequence
from functools import cache, partial

from data.words import listed
from engines.inventors.boards import at_top, lowest_is_empty
from engines.inventors.effects import Way, effect, gain, pick_way, resolve, take_off
from engines.inventors.labels import effects_text, person_text
from engines.inventors.purse import Climb
from engines.inventors.state import Gain, Inventors, Player
from engines.inventors.vocabulary import (
    PEOPLE,
    AnyEffect,
    Choose,
    CollectTile,
    MoveShip,
    Name,
    Pay,
    PaySilver,
    Promote,
    Refresh,
    RefreshAll,
    RefreshOne,
    Research,
    TakeEndTile,
    TakeTileBehind,
    TowerAdvance,
)
from engines.kernel import Refusal, Step, Text


def inactive(me: Player) -> list[Name]:
    """Whom a Refresh could turn face up."""
    return [name for name in PEOPLE if not me.people[name].active]


def turn_up(game: Inventors, me: Player, names: Sequence[Name]) -> None:
    """Inactive Craftspeople become Active (IN-157)."""
    for name in names:
        me.people[name].active = True
    if names:
        game.tell(
            "refreshed", who=me.who, people=listed([person_text(one) for one in names]), count=len(names)
        )


@cache
def may_tire_somebody(one: AnyEffect) -> bool:
    """Whether a Craftsperson could be paid or used for this: then a Refresh may rather come after it."""
    match one:
        case Choose(options=options):
            return any(
                isinstance(part, Pay | PaySilver) or may_tire_somebody(part)
                for row in options
                for part in row
            )
        case CollectTile() | TakeEndTile() | TakeTileBehind() | MoveShip() | Research():
            return True
        case _:
            return False


def nobody_waits(me: Player) -> bool:
    """Whether a Refresh is as good now as later."""
    return not any(may_tire_somebody(one.effect) for one in me.agenda)


def refuse_refresh(game: Inventors, me: Player, effect: Refresh | RefreshAll) -> Refusal | None:
    """Everybody is Active already (IN-157)."""
    return None if inactive(me) else Refusal("IN-157", Text("why-all-active"))


def refresh_ways(game: Inventors, me: Player, effect: Refresh) -> list[Way]:
    """Each Inactive Craftsperson."""
    rest = Refresh(effect.n - 1) if effect.n > 1 else None
    return [
        Way(
            f"refresh:{name}",
            partial(Text, "option-refresh", {"who": person_text(name)}),
            partial(refresh_one, game, me, RefreshOne(name)),
            rest,
            (RefreshOne(name),),
        )
        for name in inactive(me)
    ]


@effect(
    Refresh,
    ways=refresh_ways,
    refuse=refuse_refresh,
    at_once=lambda game, me, effect: 0 < len(inactive(me)) <= effect.n and nobody_waits(me),
)
def refresh(game: Inventors, me: Player, effect: Refresh) -> Step:
    """Up to n people; all of them if that suffices (IN-157)."""
    turn_up(game, me, inactive(me)[: effect.n])
    yield from ()


@effect(RefreshAll, at_once=lambda game, me, effect: nobody_waits(me))
def refresh_all(game: Inventors, me: Player, effect: RefreshAll) -> Step:
    """Everybody (IN-157)."""
    turn_up(game, me, inactive(me))
    yield from ()


def refuse_refresh_one(game: Inventors, me: Player, effect: RefreshOne) -> Refusal | None:
    """Somebody who is Active stays so."""
    if me.people[effect.who].active:
        return Refusal("IN-157", Text("why-active", {"who": person_text(effect.who)}))
    return None


@effect(
    RefreshOne,
    refuse=refuse_refresh_one,
    at_once=lambda game, me, effect: not me.people[effect.who].active,
)
def refresh_one(game: Inventors, me: Player, effect: RefreshOne) -> Step:
    """A named Craftsperson."""
    turn_up(game, me, [effect.who])
    yield from ()


# ---- climbing --------------------------------------------------------------------------------------------


def refuse_promote(game: Inventors, me: Player, effect: Promote) -> Refusal | None:
    """Nobody climbs from the highest visible level (IN-153)."""
    if all(at_top(me, name) for name in PEOPLE):
        return Refusal("IN-153", Text("why-at-top"))
    return None


def promote_ways(game: Inventors, me: Player, effect: Promote) -> list[Way]:
    """Each Craftsperson who can climb."""
    rest = Promote(effect.n - 1) if effect.n > 1 else None
    return [
        Way(
            f"promote:{name}",
            partial(Text, "option-promote", {"who": person_text(name), "level": me.people[name].level + 1}),
            partial(promote_one, game, me, name),
            rest,
            (Climb(name),),
        )
        for name in PEOPLE
        if not at_top(me, name)
    ]


@effect(Promote, ways=promote_ways, refuse=refuse_promote)
def promote(game: Inventors, me: Player, effect: Promote) -> Step:
    """Somebody of choice, asked apart where too much is to be chosen from."""
    yield from pick_way(game, me, effect)


def promote_one(game: Inventors, me: Player, name: Name) -> Step:
    """One level up, Active or not as before (IN-153)."""
    me.people[name].level += 1
    game.tell("promoted", who=me.who, person=person_text(name), level=me.people[name].level)
    check_tower(me)
    yield from ()


def check_tower(me: Player) -> None:
    """A lowest tile without anybody must be advanced; that may wait until a cost is paid (IN-031, IN-155)."""
    if lowest_is_empty(me) and not me.advancing and not waiting_tower(me):
        gain(me, [TowerAdvance()], must=True)


def waiting_tower(me: Player) -> Gain | None:
    """The advance of the Tower, if it waits on the agenda (IN-031)."""
    for one in me.agenda:
        if isinstance(one.effect, TowerAdvance):
            return one
    return None


def advance_now(game: Inventors, me: Player, trigger: Gain) -> Step:
    """The Tower advances before the whole cost is paid (IN-031)."""
    take_off(me, trigger)
    yield from advance_tower(game, me, TowerAdvance())


@effect(TowerAdvance)
def advance_tower(game: Inventors, me: Player, effect: TowerAdvance) -> Step:
    """The bar of the lowest tile, then it is turned over onto the top, or removed (IN-155)."""
    lowest = game.parts.levels[me.tower[0]]
    game.tell("tower", who=me.who, level=lowest.level, effects=effects_text(lowest.bar))
    me.advancing = True
    yield from resolve(game, me, lowest.bar)
    me.advancing = False
    del me.tower[0]
    if lowest.end == "flip":
        me.tower.append(lowest.level + len(game.parts.tower) // 2)
    check_tower(me)
