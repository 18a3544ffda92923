"""The solo opponent: its start of a round, Plan cards, Tent and Rest (IN-510, IN-511, IN-540 to IN-544)."""

from engines.inventors.components import PlanCard
from engines.inventors.dummy import SHORT
from engines.inventors.solo_tasks import plan_text, put_influence, task_of
from engines.inventors.state import Inventors, Opponent, has_tent
from engines.inventors.tents import lay_dummy_tent, section_text
from engines.inventors.turns import pass_turn
from engines.inventors.vocabulary import HireCamel, Influence
from engines.kernel import Asking, Step
from engines.kernel.automa import first_possible, to_the_right

AFTER_TENT_SILVER = 1
LAST = 1  # card in the Plan deck


# ---- start of a round ------------------------------------------------------------------------------------


def opponent_starts(game: Inventors, opponent: Opponent) -> None:
    """Silver, and a Plan deck of dice and worker cards from the reserves (IN-510, IN-560 to IN-562)."""
    solo = game.parts.solo
    opponent.silver += solo.silver
    row = game.round - 1 + (game.rounds == SHORT)
    dice = solo.dice_plans[row] + opponent.extra_dice_plans + game.hard_dice
    workers = solo.worker_plans[row] + opponent.extra_worker_plans + game.hard_workers
    opponent.extra_dice_plans = opponent.extra_worker_plans = 0
    opponent.plan = [opponent.dice_plans.pop() for _ in range(min(dice, len(opponent.dice_plans)))]
    opponent.plan += [opponent.worker_plans.pop() for _ in range(min(workers, len(opponent.worker_plans)))]
    game.random.shuffle(opponent.plan)
    game.tell("opponent-starts", who=opponent.who, n=solo.silver, cards=len(opponent.plan))


# ---- its turn --------------------------------------------------------------------------------------------


def opponent_turn(game: Inventors) -> Step:
    """The top Plan card: its upper option, or else its lower one; the last is the Tent (IN-511 to IN-542)."""
    opponent = game.opponent
    assert opponent is not None
    if has_tent(game, opponent.seat):
        opponent.silver += AFTER_TENT_SILVER
        game.tell("opponent-silver", who=opponent.who, n=AFTER_TENT_SILVER)
    else:
        last_but_one = len(opponent.plan) == LAST + 1
        if len(opponent.plan) == LAST:
            place_tent(game, opponent)
        elif (yield from follow(game, opponent)) and last_but_one and len(opponent.plan) == LAST:
            game.tell("opponent-early-tent", who=opponent.who)
            place_tent(game, opponent)
    pass_turn(game)


def reveal_plan(game: Inventors, opponent: Opponent) -> PlanCard:
    """The top Plan card, face up."""
    name = opponent.plan.pop()
    opponent.played.append(name)
    return game.parts.plans[name]


def number_of(plan: PlanCard) -> int:
    return int(plan.id.rpartition("-")[2])


def follow(game: Inventors, opponent: Opponent) -> Asking[bool]:
    """The first task of the next card that can be done; True if it is one of the lower option (IN-511)."""
    plan = reveal_plan(game, opponent)
    game.tell("opponent-plan", who=opponent.who, number=number_of(plan), plan=plan_text(plan), id=plan.id)
    upper = [task_of(game, opponent, plan, one) for one in plan.upper]
    if (yield from first_possible(game, opponent.who, upper)) is not None:
        return False
    game.tell("opponent-lower", who=opponent.who)
    lower = [task_of(game, opponent, plan, one) for one in plan.lower]
    yield from first_possible(game, opponent.who, lower)
    return True


# ---- Tent and Rest (IN-540 to IN-544) --------------------------------------------------------------------


def free_section(game: Inventors, wanted: int) -> int:
    """The wanted position, or the next free one to the right, round to the left (IN-540)."""
    places = to_the_right(list(range(len(game.tents))), wanted - 1, here=True)
    return next(place for place in places if game.tents[place] is None)


def place_tent(game: Inventors, opponent: Opponent) -> None:
    """By the brown position of its last card; first this round, the Dummy's by the white one (IN-540)."""
    plan = reveal_plan(game, opponent)
    wanted, dummy = (section_text(game, place - 1) for place in (plan.tent, plan.dummy_tent))
    game.tell("opponent-tent", who=opponent.who, number=number_of(plan), tent=wanted, dummy=dummy, id=plan.id)
    section = free_section(game, plan.tent)
    opponent.tents -= 1
    game.tents[section] = opponent.seat
    game.tell("tent", who=opponent.who, section=section_text(game, section))
    if game.dummy_tent_waits():
        lay_dummy_tent(game, free_section(game, plan.dummy_tent))


def opponent_rests(game: Inventors, opponent: Opponent) -> None:
    """Covered Influence or a Plan card more; its Plan cards go back into the reserves (IN-544)."""
    section = game.tents.index(opponent.seat)
    entry = game.parts.tent_section[section]
    game.tell("raised", who=opponent.who, section=section_text(game, section))
    if not game.raised[section]:
        for one in entry.first:
            if isinstance(one, Influence):
                put_influence(game, opponent, one.color)
    if entry.raised:
        if any(isinstance(one, HireCamel) for one in entry.raised):
            opponent.extra_dice_plans = 1
        else:
            opponent.extra_worker_plans = 1
    for name in (*opponent.played, *opponent.plan):
        dice = game.parts.plans[name].kind == "dice"
        (opponent.dice_plans if dice else opponent.worker_plans).append(name)
    opponent.played, opponent.plan = [], []
    game.random.shuffle(opponent.dice_plans)
    game.random.shuffle(opponent.worker_plans)
