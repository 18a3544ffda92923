"""The Meditation phase: laying Workers and the wheel (AG-050 to AG-056)."""

from collections.abc import Callable
from functools import cache, partial
from typing import NamedTuple

from engines.agra.components import WheelAction
from engines.agra.effects import EFFECTS, times
from engines.agra.farm import move_farmer, refuse_crate, refuse_farmer, remove_crate
from engines.agra.goods import choose, exchange, exchangeable, refuse_exchange, value
from engines.agra.labels import named, place_label
from engines.agra.notables import refuse_delivery
from engines.agra.processing import arrow_option, arrows, move_along, refuse_process
from engines.agra.prospects import could_meditate
from engines.agra.state import Agra, Player, ability
from engines.agra.vocabulary import DeliverNotable, GainMeditationPoints, OnMeditate, Process, WorkerStore
from engines.kernel import Option, Refusal, Step, Text

COOK = "cook"  # his Workers are laid down like those of a space
DELIVER = DeliverNotable(1)
PROCESS = Process(1)


def meditation_phase(game: Agra, me: Player) -> Step:
    """Lay Workers and spend the points, in any sequence (AG-050 to AG-055)."""
    game.phase, game.points, game.laid, game.wheel_used, game.blessed = "meditation", 0, 0, None, False
    while may_meditate(game, me):
        practice = yield from me.ask(
            "meditate",
            lambda: practices(game, me),
            refuse=partial(refuse_practice, game, me),
            args=lambda: {"points": game.points, "next": next_points(game, me)},
            default="end",
        )
        if practice.wheel:
            yield from turn_wheel(game, me, practice.wheel)
        elif practice.space:
            lay_down(game, me, practice.space)
        else:
            break
    end_phase(game)


class Practice(NamedTuple):
    """Laying the Worker of a space (or the Cook's), an action of the wheel, or the end of the phase."""

    space: str | None = None
    wheel: str | None = None


def may_meditate(game: Agra, me: Player) -> bool:
    """Whether there is something to lay or to spend, or could be by a secondary action."""
    if game.points or stored_workers(game, me):
        return True
    for worker in game.workers.values():
        if worker.seat == me.seat and worker.standing:
            return True
    return could_meditate(game, me)


def practices(game: Agra, me: Player) -> list[Option[Practice]]:
    """Workers that stand, the actions of the wheel, and the end of the phase."""
    options = [
        lay_option(space, game.space_id(space))
        for space, worker in game.workers.items()
        if worker.seat == me.seat and worker.standing
    ]
    if stored_workers(game, me):
        options.append(LAY_COOK)
    return [*options, *map(wheel_option, game.parts.wheels), END]


@cache
def lay_option(space: str, name: str) -> Option[Practice]:
    return Option(f"lay:{name}", Practice(space), Text("option-lay", {"space": place_label(space)}))


@cache
def wheel_option(action: str) -> Option[Practice]:
    return Option(f"wheel:{action}", Practice(wheel=action), named("wheel", action))


LAY_COOK = Option("lay:cook", Practice(COOK), Text("option-lay-cook"))
END = Option("end", Practice(), Text("option-end-meditation"))


# ---- Points ----------------------------------------------------------------------------------------------


def series_points(game: Agra, space: int, laid: int) -> int:
    """What the next Worker gives: the marker's space, then the next lower ones, at least 1 (AG-051)."""
    return game.parts.meditation_space[max(space - laid, 1) - 1].points


def next_points(game: Agra, me: Player) -> int:
    return series_points(game, me.meditation, game.laid)


def stored_workers(game: Agra, me: Player) -> int:
    """Workers on the Cook (AG-194)."""
    cook = ability(game, me, WorkerStore)
    return cook[0].workers if cook else 0


def lay_down(game: Agra, me: Player, space: str) -> None:
    """Lay a standing Worker, or take one from the Cook, for Meditation Points (AG-051, AG-194)."""
    if space == COOK:
        cook = ability(game, me, WorkerStore)
        assert cook is not None
        cook[0].workers -= 1
        me.workers += 1
    else:
        game.workers[space].standing = False
    points = next_points(game, me)
    game.laid += 1
    if space == "cook":
        game.tell("laid-cook", who=me.who, points=points)
    else:
        game.tell("laid", who=me.who, space=place_label(space), points=points)
    add_points(game, me, points)


def add_points(game: Agra, me: Player, points: int) -> None:
    """Meditation Points, and the Muezzin's with the first of a phase (AG-188)."""
    game.points += points
    muezzin = ability(game, me, OnMeditate)
    if muezzin and not game.blessed:
        game.blessed = True
        game.points += muezzin[1].mp
        game.tell("uses", who=me.who, contract=named("notable", muezzin[0].id))
        game.tell("points", who=me.who, points=muezzin[1].mp)


@EFFECTS.of(
    GainMeditationPoints,
    text=times("effect-points"),
    line=lambda effect: f"+{effect.n}[mp]",
    welcome=True,
)
def gain_points(game: Agra, me: Player, effect: GainMeditationPoints) -> Step:
    """The Favour tile of the Meditation phase (AG-123)."""
    game.tell("points", who=me.who, points=effect.n)
    add_points(game, me, effect.n)
    yield from ()


# ---- The wheel -------------------------------------------------------------------------------------------


def cheapest(game: Agra, me: Player, action: WheelAction) -> int:
    """The least an action that can be done costs now."""
    match action.id:
        case "process_good":
            return min(value(game, result) for _, result in arrows(game, me, PROCESS))
        case "exchange_good":
            return min(value(game, good) for good in exchangeable(game, me))
        case _:
            return action.cost


def refuse_practice(game: Agra, me: Player, practice: Practice) -> Refusal | None:
    """Why an action of the wheel cannot be used now (AG-054)."""
    if practice.wheel is None:
        return None
    action = game.parts.wheels[practice.wheel]
    if action.outer and action.id == game.wheel:
        return BLOCKED
    if not game.points:
        return NO_POINTS
    if why := WHEEL[action.id](game, me):
        return why
    cost = cheapest(game, me, action)
    return points_short(action.id, cost, game.points) if cost > game.points else None


@cache
def points_short(action: str, cost: int, points: int) -> Refusal:
    return Refusal(RULES[action], Text("why-points-short", {"cost": cost, "points": points}))


BLOCKED = Refusal("AG-054", Text("why-wheel-blocked"))
NO_POINTS = Refusal("AG-053", Text("why-no-points"))
WHEEL: dict[str, Callable[[Agra, Player], Refusal | None]] = {
    "deliver_good": refuse_delivery,
    "process_good": lambda game, me: refuse_process(game, me, PROCESS),
    "remove_crate": refuse_crate,
    "exchange_good": refuse_exchange,
    "move_farmer": refuse_farmer,
}
RULES = {
    "deliver_good": "AG-054a",
    "process_good": "AG-054b",
    "remove_crate": "AG-054c",
    "exchange_good": "AG-054d",
    "move_farmer": "AG-054e",
}


def turn_wheel(game: Agra, me: Player, name: str) -> Step:
    """Pay for an action of the wheel and do it (AG-054)."""
    action = game.parts.wheels[name]
    game.points -= action.cost
    if action.outer:
        game.wheel_used = action.id
    game.tell("wheel", who=me.who, action=named("wheel", action.id))
    match action.id:
        case "deliver_good":
            yield from EFFECTS.perform(game, me, DELIVER)
        case "process_good":
            yield from process_for_points(game, me)
        case "remove_crate":
            yield from remove_crate(game, me)
        case "exchange_good":
            cost = yield from exchange(game, me, at_most=game.points)
            game.points -= cost
        case "move_farmer":
            yield from move_farmer(game, me)


def process_for_points(game: Agra, me: Player) -> Step:
    """One Good along an arrow; costs the current value of the result (AG-054b)."""
    sources = {
        result: source for source, result in arrows(game, me, PROCESS) if value(game, result) <= game.points
    }
    options = [arrow_option(source, result) for result, source in sources.items()]
    result = yield from choose(me, "process-arrow", options)
    game.points -= value(game, result)
    move_along(game, me, sources[result], result, 1)


def end_phase(game: Agra) -> None:
    """Unspent points are lost, and the marker covers the last outer action (AG-053, AG-055)."""
    if game.wheel_used and game.wheel_used != game.wheel:
        game.wheel = game.wheel_used
        game.tell("wheel-covered", action=named("wheel", game.wheel))
    game.points, game.wheel_used = 0, None
