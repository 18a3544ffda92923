"""Work: a card, dice and Workers, then actions in any order (SC-042 to SC-048)."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from itertools import chain
from typing import NamedTuple, Protocol

from engines.kernel import Option, Refusal, Step, Text
from engines.scholars.action import Reach, action_of, equal_colours, main_actions, shade, worked
from engines.scholars.choices import or_none
from engines.scholars.components import ActionCard, GoalCard
from engines.scholars.effects import Will, perform, refusal, together
from engines.scholars.labels import die_label, effects_text, named
from engines.scholars.lay import lay, reach_text
from engines.scholars.recruit import recruit, refuse_recruits
from engines.scholars.research import research
from engines.scholars.state import SHELF, Placed, Player, Scholars, Slot, Work
from engines.scholars.translate import refuse_translate, translate
from engines.scholars.travel import travel
from engines.scholars.vocabulary import Effect


class MainAction(Protocol):
    """The rule of a main action; with `skip` it may be let be."""

    def __call__(self, game: Scholars, me: Player, reaches: list[Reach], *, skip: bool) -> Step: ...


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


def refuse_slot(game: Scholars, me: Player, place: int) -> Refusal | None:
    """An empty, open slot, a card and a die are needed (SC-043, SC-044)."""
    if not game.is_open(me, place):
        return LOCKED
    if me.slots[place].card is not None:
        return TAKEN
    if not me.cards:
        return NO_CARD
    return None if any(refuse_card(me, card) is None for card in me.cards) else NO_DIE


def refuse_card(me: Player, card: str) -> Refusal | None:
    """Only the flipped Goal card can be played without a die (SC-043, SC-066)."""
    return None if card == me.goal.id or any(not die.fresh for die in me.dice) else NO_DIE


def card_options(game: Scholars, me: Player) -> list[Option[str]]:
    return [card_option(game.data, card) for card in me.cards]


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
    card = yield from me.ask(
        "card", lambda: card_options(game, me), refuse=lambda card: refuse_card(me, card)
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


class Task(NamedTuple):
    """Something that can be done in step 3, once each (SC-046)."""

    id: str
    label: Text
    rule: Callable[[], Step]
    refuse: Callable[[], Refusal | None]
    main: str | None = None  # the main action it is


def actions(game: Scholars, me: Player, under_way: Work) -> Step:
    """Main action, retirees and brown effects, each once, with Workers between them (SC-046, SC-047)."""
    just_laid = True  # with all the Workers that were wanted: nobody is asked for more
    while True:
        deeds = tasks_left(game, me, under_way)
        workers = [] if under_way.acted else worker_tasks(game, me, me.slots[under_way.slot])
        judged = {task.id: task.refuse() for task in (*deeds, *workers)}
        more = any(judged[task.id] is None for task in workers)
        if len(deeds) == 1 and deeds[0].main is not None:
            closed = judged[deeds[0].id]
            if not closed and (just_laid or not more):
                yield from do_main(game, me, under_way, deeds[0].main, skip=True)
                return
            if closed and not more:
                game.tell("no-main-action", to=(me.seat,), action=deeds[0].label, why=closed.reason)
        if all(judged.values()):
            return
        task = yield from me.ask(
            "work",
            lambda: or_none(
                [Option(task.id, task, task.label) for task in (*deeds, *workers)],
                name="done",
                label="option-no-more",
            ),
            refuse=lambda task: judged[task.id] if task else None,
            args=lambda: work_args(game, me),
            default="done",
        )
        if task is None:
            return
        yield from task.rule()
        just_laid = False


def work_args(game: Scholars, me: Player) -> dict[str, Text]:
    reach = action_of(game, me)
    return {"reach": reach_text(reach) if reach else Text("list-none")}


def tasks_left(game: Scholars, me: Player, under_way: Work) -> list[Task]:
    """What has not been done yet, besides placing Workers."""
    slot = me.slots[under_way.slot]
    tasks = [] if under_way.acted else main_tasks(game, me, under_way, slot)
    assert slot.card is not None
    printed = enumerate(game.parts.actions[slot.card].brown, start=1)
    brown = {f"brown:{number}": [one] for number, one in printed if f"brown:{number}" not in under_way.done}
    tasks += [effect_task(game, me, under_way, name, effects) for name, effects in brown.items()]
    if len(brown) > 1:
        tasks.append(
            Task(
                "brown:all",
                Text("option-all-brown", {"effects": effects_text(chain(*brown.values()))}),
                partial(do_all, game, me, under_way, brown),
                partial(refuse_all, game, me, list(chain(*brown.values()))),
            )
        )
    for card in slot.retired:
        effects = together(game.parts.translators[card].retired)
        name = f"retired:{card}"
        if effects and name not in under_way.done:
            tasks.append(effect_task(game, me, under_way, name, effects))
    return tasks


def refuse_all(game: Scholars, me: Player, effects: Sequence[Effect]) -> Refusal | None:
    """Why none of these would do anything."""
    reasons = [refusal(game, me, one) for one in effects]
    return reasons[0] if all(reasons) else None


def main_tasks(game: Scholars, me: Player, under_way: Work, slot: Slot) -> list[Task]:
    """The slot's main action, one of them if there are several (SC-046, SC-069)."""
    return [
        Task(
            f"main:{action}",
            named("action", action),
            partial(do_main, game, me, under_way, action, skip=False),
            partial(refuse_main, game, me, action, slot),
            main=action,
        )
        for action in main_actions(game, under_way.slot, slot.retired)
    ]


def refuse_main(game: Scholars, me: Player, action: str, slot: Slot) -> Refusal | None:
    """Without a die, or with nothing within reach, there is no main action."""
    if not slot.dice:
        return Refusal("SC-052", Text("why-no-dice-left"))
    reach = action_of(game, me)
    match action:
        case "translate":
            return refuse_translate(game, me, reach)
        case "recruit":
            return refuse_recruits(game, me, reach)
        case _:
            return None


def do_main(game: Scholars, me: Player, under_way: Work, action: str, *, skip: bool) -> Step:
    """The main action; whoever comes to it without having chosen it may let it be."""
    under_way.acted = True
    yield from MAIN_ACTIONS[action](game, me, action_of(game, me), skip=skip)


def effect_task(game: Scholars, me: Player, under_way: Work, name: str, effects: Sequence[Effect]) -> Task:
    """A brown effect, or a retiree's ability, which may be two symbols together."""
    return Task(
        name,
        effects_text(effects),
        partial(do_effects, game, me, under_way, name, effects),
        partial(refuse_all, game, me, effects),
    )


def do_effects(game: Scholars, me: Player, under_way: Work, name: str, effects: Sequence[Effect]) -> Step:
    under_way.done.append(name)
    game.tell("uses", who=me.who, effect=effects_text(effects), id=name)
    yield from perform(game, me, effects, Will.CHOSEN)


def do_all(game: Scholars, me: Player, under_way: Work, brown: Mapping[str, Sequence[Effect]]) -> Step:
    for name, effects in brown.items():
        yield from do_effects(game, me, under_way, name, effects)


# ---- More Workers ----------------------------------------------------------------------------------------


def worker_tasks(game: Scholars, me: Player, slot: Slot) -> list[Task]:
    """Each colour of Worker beside each die of the action (SC-062, SC-063)."""
    equal = equal_colours(game, slot)
    tasks = []
    for number, die in enumerate(slot.dice, start=1):
        now = shade(die, equal)
        for colour, have in me.workers.items():
            if have:
                after = worked(now, colour, equal)
                tasks.append(
                    Task(
                        f"worker:{colour}>{number}",
                        Text(
                            "option-worker",
                            {
                                "worker": named("worker", colour),
                                "die": die_label(now.colour, now.value),
                                "after": die_label(after.colour, after.value),
                            },
                        ),
                        partial(place_worker, game, me, die, colour),
                        partial(refuse_worker, game, slot, die, colour),
                    )
                )
    return tasks


def refuse_worker(game: Scholars, slot: Slot, die: Placed, colour: str) -> Refusal | None:
    """Two beside a die, and each does something (SC-062)."""
    if len(die.workers) >= game.parts.supply.workers_per_die:
        return Refusal("SC-062", Text("why-two-workers"))
    now = shade(die, equal_colours(game, slot))
    if worked(now, colour, equal_colours(game, slot)) == now:
        return Refusal("SC-062", Text("why-idle-worker"))
    return None


def place_worker(game: Scholars, me: Player, die: Placed, colour: str) -> Step:
    """One Worker more, before the main action (SC-062, SC-063)."""
    me.workers[colour] -= 1
    die.workers.append(colour)
    game.tell("worker", who=me.who, worker=named("worker", colour), reach=reach_text(action_of(game, me)))
    yield from ()
