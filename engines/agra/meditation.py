"""The Meditation phase: laying Workers and the wheel (AG-050 to AG-056)."""

from engines.agra.components import WheelAction
from engines.agra.effects import effect, perform
from engines.agra.farm import can_move_farmer, has_crate, move_farmer, remove_crate
from engines.agra.goods import choose, exchange, exchangeable, value, values
from engines.agra.labels import named, place_label
from engines.agra.notables import receivers
from engines.agra.processing import arrow_option, arrows, move_along
from engines.agra.prospects import could_meditate
from engines.agra.secondary import closed_secondary
from engines.agra.state import Agra, Player, ability
from engines.agra.vocabulary import DeliverNotable, GainMeditationPoints, OnMeditate, Process, WorkerStore
from engines.kernel import Closed, Option, Refusal, Step, Text

DELIVER = (DeliverNotable(1),)
PROCESS = Process(1)


def meditation_phase(game: Agra, me: Player) -> Step:
    """Lay Workers and spend the points, in any sequence (AG-050 to AG-055)."""
    game.phase, game.points, game.laid, game.wheel_used, game.blessed = "meditation", 0, 0, None, False
    while may_meditate(game, me):
        chosen = yield from me.ask(
            "meditate",
            lambda: options(game, me),
            missing=lambda: [*closed_wheel(game, me), *closed_secondary(game, me)],
            args=lambda: {"points": game.points, "next": next_points(game, me)},
            default="end",
        )
        kind, _, name = chosen.partition(":")
        if kind == "lay":
            lay_down(game, me, name)
        elif kind == "wheel":
            yield from turn_wheel(game, me, name)
        else:
            break
    end_phase(game)


def may_meditate(game: Agra, me: Player) -> bool:
    """Whether there is something to lay or to spend, or could be by a secondary action."""
    own = [worker for worker in game.workers.values() if worker.seat == me.seat]
    if game.points or stored_workers(game, me) or any(worker.standing for worker in own):
        return True
    return could_meditate(game, me)


def options(game: Agra, me: Player) -> list[Option[str]]:
    """Workers that can be laid, actions that can be paid, and the end of the phase."""
    layable = [
        Option(f"lay:{game.space_id(space)}", f"lay:{space}", lay_label(space))
        for space, worker in game.workers.items()
        if worker.seat == me.seat and worker.standing
    ]
    if stored_workers(game, me):
        layable.append(Option("lay:cook", "lay:cook", Text("option-lay-cook")))
    wheel = [
        Option(f"wheel:{action.id}", f"wheel:{action.id}", named("wheel", action.id))
        for action in game.parts.wheel
        if game.points and wheel_refusal(game, me, action) is None
    ]
    return [*layable, *wheel, Option("end", "end", Text("option-end-meditation"))]


def lay_label(space: str) -> Text:
    return Text("option-lay", {"space": place_label(space)})


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
    if space == "cook":
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


@effect(GainMeditationPoints)
def gain_points(game: Agra, me: Player, effect: GainMeditationPoints) -> Step:
    """The Favour tile of the Meditation phase (AG-123)."""
    game.tell("points", who=me.who, points=effect.n)
    add_points(game, me, effect.n)
    yield from ()


# ---- The wheel -------------------------------------------------------------------------------------------


def cheapest(game: Agra, me: Player, action: WheelAction) -> int | None:
    """The least an action could cost now; None if there is nothing to do with it."""
    match action.id:
        case "deliver_good":
            return action.cost if receivers(game, me) else None
        case "process_good":
            return min((value(game, result) for _, result in arrows(game, me, PROCESS)), default=None)
        case "remove_crate":
            return action.cost if has_crate(me) else None
        case "exchange_good":
            worth = values(game)
            return min((worth[good] for good in exchangeable(game, me)), default=None)
        case "move_farmer":
            return action.cost if can_move_farmer(game, me) else None


def wheel_refusal(game: Agra, me: Player, action: WheelAction) -> Refusal | None:
    """Why an action of the wheel cannot be used now (AG-054)."""
    if action.outer and action.id == game.wheel:
        return Refusal("AG-054", Text("why-wheel-blocked"))
    cost = cheapest(game, me, action)
    if cost is None:
        return Refusal(RULES[action.id], Text("why-nothing-to-do"))
    if cost > game.points:
        return Refusal(RULES[action.id], Text("why-points-short", {"cost": cost, "points": game.points}))
    return None


RULES = {
    "deliver_good": "AG-054a",
    "process_good": "AG-054b",
    "remove_crate": "AG-054c",
    "exchange_good": "AG-054d",
    "move_farmer": "AG-054e",
}


def closed_wheel(game: Agra, me: Player) -> list[Closed]:
    """The actions of the wheel that cannot be used, and why."""
    return [
        Closed(f"wheel:{action.id}", named("wheel", action.id), why)
        for action in game.parts.wheel
        if (why := wheel_refusal(game, me, action))
    ]


def turn_wheel(game: Agra, me: Player, name: str) -> Step:
    """Pay for an action of the wheel and do it (AG-054)."""
    action = next(action for action in game.parts.wheel if action.id == name)
    game.points -= action.cost
    if action.outer:
        game.wheel_used = name
    game.tell("wheel", who=me.who, action=named("wheel", name))
    match action.id:
        case "deliver_good":
            yield from perform(game, me, DELIVER)
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
