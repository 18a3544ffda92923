"""Work: a card, dice and Workers, then actions in any order (SC-042 to SC-048)."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from itertools import chain
from typing import Protocol, TypeAlias

from engines.kernel import Asking, Closed, Option, Refusal, Step, Task, Text
from engines.scholars.action import Reach, action_of, main_actions
from engines.scholars.choices import MOST, or_none
from engines.scholars.components import ActionCard, GoalCard
from engines.scholars.effects import Will, perform, refusal, together
from engines.scholars.labels import effects_text, named
from engines.scholars.lay import NO_WORKER, lay, reach_text
from engines.scholars.recruit import recruit, refuse_recruits
from engines.scholars.research import research
from engines.scholars.retire import anybody_due
from engines.scholars.state import SHELF, Placed, Player, Scholars, Slot, Work
from engines.scholars.translate import refuse_translate, translate
from engines.scholars.travel import travel
from engines.scholars.vocabulary import Effect
from engines.scholars.workers import reaches_with_workers, worker_tasks


class MainAction(Protocol):
    """The rule of a main action; with `skip` it may be let be."""

    def __call__(self, game: Scholars, me: Player, reaches: Sequence[Reach], *, skip: bool) -> Step: ...


MAIN_ACTIONS: dict[str, MainAction] = {
    "recruit": recruit,
    "travel": travel,
    "research": research,
    "translate": translate,
}


LOCKED = Refusal("SC-044", Text("why-slot-locked"))
TAKEN = Refusal("SC-043", Text("why-slot-taken"))
NO_CARD = Refusal("SC-043", Text("why-no-card"))
NO_DIE = Refusal("SC-043", Text("why-no-die"))
LIES_THERE = Refusal("SC-208", Text("why-card-on-board"))
NOT_FLIPPED = Refusal("SC-221", Text("why-goal-not-met"))
DONE = Refusal("SC-046", Text("why-done"))
TOO_LATE = Refusal("SC-062", Text("why-worker-late"))


def refuse_work(me: Player) -> Refusal | None:
    """A card and a die are needed; only the flipped Goal card can do without one (SC-043, SC-066)."""
    if not me.cards:
        return NO_CARD
    return None if me.goal.id in me.cards or has_die(me) else NO_DIE


def refuse_slot(game: Scholars, me: Player, place: int) -> Refusal | None:
    """A slot must be open and empty (SC-043, SC-044)."""
    if me.slots[place].card is not None:
        return TAKEN
    return None if game.is_open(me, place) else LOCKED


def has_die(me: Player) -> bool:
    """Whether a die in hand can be laid (SC-045)."""
    return any(not die.fresh for die in me.dice)


def cards_on_board(me: Player) -> list[Closed]:
    """Action cards that are not in hand."""
    lying = [slot.card for slot in me.slots if slot.card is not None]
    shut = [Closed(card_name(card), card_label(card), LIES_THERE) for card in lying]
    return shut if me.goal.is_flipped else [*shut, Closed("goal", card_label(me.goal.id), NOT_FLIPPED)]


@cache
def card_option(data: str, card: str) -> Option[str]:
    note = partial(card_note, SHELF.of(data).actions[card])
    return Option(card_name(card), card, card_label(card), note=note)


def card_name(card: str) -> str:
    """A card as it is written in a move; everybody has one Goal card only."""
    return "goal" if card.startswith("goal_") else card.removeprefix("act_")


def card_label(card: str) -> Text:
    return named("card", card_name(card))


def card_note(kind: ActionCard | GoalCard) -> Text:
    """What is brown works now, what is blue in Rest (SC-048)."""
    if kind.brown:
        return Text("note-card-brown", {"brown": effects_text(kind.brown), "rest": effects_text(kind.rest)})
    return Text("note-card", {"rest": effects_text(kind.rest)})


def work(game: Scholars, me: Player, place: int) -> Step:
    """A card into the slot, dice on it, then whatever is there to do (SC-042)."""
    bare = not has_die(me)
    card = yield from me.ask(
        "card",
        lambda: [card_option(game.data, card) for card in me.cards],
        refuse=lambda card: NO_DIE if bare and card != me.goal.id else None,
        missing=lambda: cards_on_board(me),
    )
    me.cards.remove(card)
    slot = me.slots[place]
    slot.card = card
    kind = game.parts.actions[card]
    slot.dice = []
    if isinstance(kind, GoalCard):
        slot.dice.append(Placed(kind.printed.colour, kind.printed.value, printed=True))
    game.work = Work(place)
    game.tell("works", who=me.who, slot=place + 1, card=card_label(card))
    yield from lay(game, me, place)
    yield from actions(game, me, game.work)
    game.work = None


# ---- Actions in any order --------------------------------------------------------------------------------


Judged: TypeAlias = Mapping[str, Refusal | None]


def actions(game: Scholars, me: Player, under_way: Work) -> Step:
    """Main action, retirees and brown effects, each once, with Workers between them (SC-046, SC-047)."""
    just_laid = True  # with all the Workers that were wanted: nobody is asked for more
    while True:
        reach = [] if under_way.acted else action_of(game, me)
        mains = {} if under_way.acted else main_tasks(game, me, under_way, reach)
        deeds = [*mains.values(), *ability_tasks(game, me, under_way)]
        judged = {task.id: task.refuse() if task.refuse else None for task in deeds}
        possible = not all(judged.values())
        if not possible and not workers_would_help(game, me, under_way, list(mains)):
            for action, task in mains.items():
                if why := judged[task.id]:
                    game.tell("no-main-action", to=(me.seat,), action=named("action", action), why=why.reason)
            return
        only = next(iter(mains)) if possible and len(mains) == len(deeds) == 1 else None
        if only and just_laid:
            yield from do_main(game, me, under_way, only, reach, skip=True)
            return
        workers = worker_tasks(game, me, under_way) if mains else []
        judged |= {task.id: task.refuse() if task.refuse else None for task in workers}
        if only and all(judged[task.id] for task in workers):
            yield from do_main(game, me, under_way, only, reach, skip=True)
            return
        chosen = yield from next_task(game, me, under_way, [*deeds, *workers], judged)
        if chosen is None:
            return
        yield from chosen.rule()
        just_laid = False


def next_task(
    game: Scholars, me: Player, under_way: Work, tasks: list[Task], judged: Judged
) -> Asking[Task | None]:
    """One of these, or none; page after page where a crowded slot has more than one question holds."""
    pages = [tasks]
    if len(tasks) >= MOST:
        turn = Task("more", Text("option-more"), nothing)
        pages = [[*tasks[start : start + MOST - 2], turn] for start in range(0, len(tasks), MOST - 2)]
    number = 0
    while True:
        task = yield from me.ask(
            "work",
            partial(task_options, pages[number]),
            refuse=lambda task: judged.get(task.id) if task else None,
            missing=lambda: done_already(game, me, under_way),
            args=lambda: work_args(game, me),
            default="done",
            closing=None if anybody_due(game) else "done",
        )
        if task is None or task.id != "more":
            return task
        number = (number + 1) % len(pages)


def task_options(tasks: list[Task]) -> list[Option[Task | None]]:
    return or_none([Option(task.id, task, task.label) for task in tasks], name="done", label="option-no-more")


def nothing() -> Step:
    yield from ()


def work_args(game: Scholars, me: Player) -> dict[str, Text]:
    reach = action_of(game, me)
    return {"reach": reach_text(reach) if reach else Text("list-none")}


def abilities(game: Scholars, slot: Slot) -> Mapping[str, Sequence[Effect]]:
    """The brown effects of a slot's card, and what its retirees can do (SC-046)."""
    assert slot.card is not None
    return _abilities(game.data, slot.card, tuple(slot.retired))


@cache
def _abilities(data: str, card: str, retired: tuple[str, ...]) -> Mapping[str, Sequence[Effect]]:
    parts = SHELF.of(data)
    found: dict[str, Sequence[Effect]] = {
        f"brown:{number}": [one] for number, one in enumerate(parts.actions[card].brown, start=1)
    }
    for name in retired:
        if effects := together(parts.translators[name].retired):
            found[f"retired:{name}"] = effects
    return found


def ability_tasks(game: Scholars, me: Player, under_way: Work) -> list[Task]:
    """Brown effects and retirees that have not been used yet."""
    known = abilities(game, me.slots[under_way.slot])
    if not known:
        return []
    left = {name: effects for name, effects in known.items() if name not in under_way.done}
    tasks = [effect_task(game, me, under_way, {name: effects}, name) for name, effects in left.items()]
    brown = {name: effects for name, effects in left.items() if name.startswith("brown:")}
    if len(brown) > 1:
        tasks.insert(len(brown), effect_task(game, me, under_way, brown, "brown:all", "option-all-brown"))
    return tasks


def done_already(game: Scholars, me: Player, under_way: Work) -> list[Closed]:
    """What a player may look for in vain: done before, or Workers that he has not, or not any more."""
    slot = me.slots[under_way.slot]
    known = abilities(game, slot)
    shut = [Closed(name, effects_text(known[name]), DONE) for name in under_way.done]
    if under_way.acted:
        mains = main_actions(game, under_way.slot, slot.retired)
        shut += [Closed(f"main:{action}", named("action", action), DONE) for action in mains]
    why = TOO_LATE if under_way.acted else NO_WORKER
    return shut + [
        Closed(f"worker:{colour}>{number}", named("worker", colour), why)
        for colour, have in me.workers.items()
        for number in range(1, len(slot.dice) + 1)
        if under_way.acted or not have
    ]


def refuse_all(game: Scholars, me: Player, effects: Sequence[Effect]) -> Refusal | None:
    """Why none of these would do anything."""
    reasons = [refusal(game, me, one) for one in effects]
    return reasons[0] if all(reasons) else None


def main_tasks(game: Scholars, me: Player, under_way: Work, reach: Sequence[Reach]) -> dict[str, Task]:
    """The slot's main action, one of them if there are several (SC-046, SC-069)."""
    return {
        action: Task(
            f"main:{action}",
            named("action", action),
            partial(do_main, game, me, under_way, action, reach, skip=False),
            refuse=partial(refuse_main, game, me, action, reach),
        )
        for action in main_actions(game, under_way.slot, me.slots[under_way.slot].retired)
    }


def refuse_main(game: Scholars, me: Player, action: str, reach: Sequence[Reach]) -> Refusal | None:
    """Without a die, or with nothing within reach, there is no main action."""
    if not reach:
        return Refusal("SC-052", Text("why-no-dice-left"))
    match action:
        case "translate":
            return refuse_translate(game, me, reach)
        case "recruit":
            return refuse_recruits(game, me, reach)
        case _:
            return None


def workers_would_help(game: Scholars, me: Player, under_way: Work, mains: Sequence[str]) -> bool:
    """Whether a main action that is closed now would be open with some more Workers."""
    if not mains or not any(me.workers.values()):
        return False
    within_reach = reaches_with_workers(game, me, me.slots[under_way.slot])
    return any(refuse_main(game, me, action, reach) is None for reach in within_reach for action in mains)


def do_main(
    game: Scholars, me: Player, under_way: Work, action: str, reach: Sequence[Reach], *, skip: bool
) -> Step:
    """The main action; whoever comes to it without having chosen it may let it be."""
    under_way.acted = True
    yield from MAIN_ACTIONS[action](game, me, reach, skip=skip)


def effect_task(
    game: Scholars,
    me: Player,
    under_way: Work,
    effects: Mapping[str, Sequence[Effect]],
    name: str,
    label: str | None = None,
) -> Task:
    """A brown effect, a retiree's ability, which may be two symbols together, or all that is brown."""
    row = list(chain(*effects.values()))
    return Task(
        name,
        lambda: Text(label, {"effects": effects_text(row)}) if label else effects_text(row),
        partial(do_effects, game, me, under_way, effects),
        refuse=partial(refuse_all, game, me, row),
    )


def do_effects(
    game: Scholars, me: Player, under_way: Work, abilities: Mapping[str, Sequence[Effect]]
) -> Step:
    for name, effects in abilities.items():
        under_way.done.append(name)
        game.tell("uses", who=me.who, effect=effects_text(effects), id=name)
        yield from perform(game, me, effects, Will.CHOSEN)
