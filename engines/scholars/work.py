"""Work: a card, dice and Workers, then actions in any order (SC-042 to SC-048)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from itertools import chain
from typing import NamedTuple, Protocol

from engines.kernel import Asking, Closed, Option, Refusal, Step, Text
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
from engines.scholars.workers import place_worker, reaches_with_workers, worker_label, worker_places


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
NO_DICE_LEFT = Refusal("SC-052", Text("why-no-dice-left"))
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
    if not game.work.acted:
        game.tell("no-main", who=me.who)
    game.work = None


# ---- Actions in any order --------------------------------------------------------------------------------


class Act(NamedTuple):
    """Something to do in this turn, and why it cannot be done now."""

    id: str
    label: Text | Callable[[], Text]
    rule: Callable[[], Step]
    why: Refusal | None = None


def actions(game: Scholars, me: Player, under_way: Work) -> Step:
    """Main action, retirees and brown effects, each once, with Workers between them (SC-046, SC-047)."""
    just_laid = True  # with all the Workers that were wanted: nobody is asked for more
    while True:
        reach = [] if under_way.acted else action_of(game, me)
        mains = {} if under_way.acted else judged_mains(game, me, under_way, reach)
        left = abilities_left(game, me, under_way)
        shut = {name: refuse_all(game, me, ability.effects) for name, ability in left.items()}
        possible = not (all(mains.values()) and all(shut.values()))
        if not possible and not workers_would_help(game, me, under_way, mains):
            for action, why in mains.items():
                if why:
                    game.tell("no-main-action", to=(me.seat,), action=named("action", action), why=why.reason)
            return
        only = next(iter(mains)) if possible and len(mains) == 1 and not left else None
        if only and just_laid:
            yield from do_main(game, me, under_way, only, reach, skip=True)
            return
        workers = worker_acts(game, me, under_way) if mains else []
        if only and all(act.why for act in workers):
            yield from do_main(game, me, under_way, only, reach, skip=True)
            return
        acts = [*main_acts(game, me, under_way, mains, reach), *ability_acts(game, me, under_way, left, shut)]
        chosen = yield from next_act(game, me, under_way, [*acts, *workers])
        if chosen is None:
            return
        yield from chosen.rule()
        just_laid = False


def next_act(game: Scholars, me: Player, under_way: Work, acts: list[Act]) -> Asking[Act | None]:
    """One of these, or none; page after page where a crowded slot has more than one question holds."""
    pages = [acts]
    if len(acts) >= MOST:
        turn = Act("more", Text("option-more"), nothing)
        pages = [[*acts[start : start + MOST - 2], turn] for start in range(0, len(acts), MOST - 2)]
    number = 0
    while True:
        act = yield from me.ask(
            "work",
            partial(act_options, pages[number]),
            refuse=lambda act: act.why if act else None,
            missing=lambda: done_already(game, me, under_way),
            args=lambda: work_args(game, me),
            default="done",
            closing=None if anybody_due(game) else "done",
        )
        if act is None or act.id != "more":
            return act
        number = (number + 1) % len(pages)


def act_options(acts: list[Act]) -> list[Option[Act | None]]:
    return or_none([Option(act.id, act, act.label) for act in acts], name="done", label="option-no-more")


def nothing() -> Step:
    yield from ()


def work_args(game: Scholars, me: Player) -> dict[str, Text]:
    reach = action_of(game, me)
    return {"reach": reach_text(reach) if reach else Text("list-none")}


class Ability(NamedTuple):
    """A brown effect, or what a retiree can do, which may be two symbols together."""

    effects: tuple[Effect, ...]
    text: Text


def abilities(game: Scholars, slot: Slot) -> Mapping[str, Ability]:
    """The brown effects of a slot's card, and what its retirees can do (SC-046)."""
    assert slot.card is not None
    return _abilities(game.data, slot.card, tuple(slot.retired))


@cache
def _abilities(data: str, card: str, retired: tuple[str, ...]) -> Mapping[str, Ability]:
    parts = SHELF.of(data)
    rows: dict[str, tuple[Effect, ...]] = {
        f"brown:{number}": (one,) for number, one in enumerate(parts.actions[card].brown, start=1)
    }
    rows |= {f"retired:{name}": together(parts.translators[name].retired) for name in retired}
    return {name: Ability(effects, effects_text(effects)) for name, effects in rows.items() if effects}


def abilities_left(game: Scholars, me: Player, under_way: Work) -> Mapping[str, Ability]:
    """Those that have not been used yet."""
    known = abilities(game, me.slots[under_way.slot])
    if not under_way.done:
        return known
    return {name: ability for name, ability in known.items() if name not in under_way.done}


def ability_acts(
    game: Scholars,
    me: Player,
    under_way: Work,
    left: Mapping[str, Ability],
    shut: Mapping[str, Refusal | None],
) -> list[Act]:
    """Each ability, and all brown effects together."""
    acts = [
        Act(name, ability.text, partial(do_abilities, game, me, under_way, {name: ability}), shut[name])
        for name, ability in left.items()
    ]
    brown = {name: ability for name, ability in left.items() if name.startswith("brown:")}
    if len(brown) > 1:
        label = partial(all_brown, brown)
        reasons = [shut[name] for name in brown]
        why = reasons[0] if all(reasons) else None
        acts.insert(
            len(brown), Act("brown:all", label, partial(do_abilities, game, me, under_way, brown), why)
        )
    return acts


def all_brown(brown: Mapping[str, Ability]) -> Text:
    row = chain.from_iterable(ability.effects for ability in brown.values())
    return Text("option-all-brown", {"effects": effects_text(row)})


def done_already(game: Scholars, me: Player, under_way: Work) -> list[Closed]:
    """What a player may look for in vain: done before, or Workers that he has not, or not any more."""
    slot = me.slots[under_way.slot]
    known = abilities(game, slot)
    shut = [Closed(name, known[name].text, DONE) for name in under_way.done]
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
    first: Refusal | None = None
    for one in effects:
        why = refusal(game, me, one)
        if why is None:
            return None
        first = first or why
    return first


def judged_mains(
    game: Scholars, me: Player, under_way: Work, reach: Sequence[Reach]
) -> Mapping[str, Refusal | None]:
    """The slot's main actions, of which one can be done, and what stands against each (SC-046, SC-069)."""
    mains = main_actions(game, under_way.slot, me.slots[under_way.slot].retired)
    return {action: refuse_main(game, me, action, reach) for action in mains}


def main_acts(
    game: Scholars,
    me: Player,
    under_way: Work,
    mains: Mapping[str, Refusal | None],
    reach: Sequence[Reach],
) -> list[Act]:
    return [
        Act(
            f"main:{action}",
            named("action", action),
            partial(do_main, game, me, under_way, action, reach, skip=False),
            why,
        )
        for action, why in mains.items()
    ]


def refuse_main(game: Scholars, me: Player, action: str, reach: Sequence[Reach]) -> Refusal | None:
    """Without a die, or with nothing within reach, there is no main action."""
    if not reach:
        return NO_DICE_LEFT
    match action:
        case "translate":
            return refuse_translate(game, me, reach)
        case "recruit":
            return refuse_recruits(game, me, reach)
        case _:
            return None


def workers_would_help(game: Scholars, me: Player, under_way: Work, mains: Iterable[str]) -> bool:
    """Whether a main action that is closed now would be open with some more Workers."""
    if not mains or not any(me.workers.values()):
        return False
    within_reach = reaches_with_workers(game, me, me.slots[under_way.slot])
    return any(refuse_main(game, me, action, reach) is None for reach in within_reach for action in mains)


def do_main(
    game: Scholars, me: Player, under_way: Work, action: str, reach: Sequence[Reach], *, skip: bool
) -> Step:
    """The main action; whoever comes to it without having chosen it may let it be."""
    under_way.acted, told = True, len(game.events)
    yield from MAIN_ACTIONS[action](game, me, reach, skip=skip)
    under_way.acted = len(game.events) > told  # nothing is told of an action that was let be


def worker_acts(game: Scholars, me: Player, under_way: Work) -> list[Act]:
    """Each colour of Worker beside each die of the action (SC-062, SC-063)."""
    if not any(me.workers.values()):
        return []
    slot = me.slots[under_way.slot]
    return [
        Act(one.id, partial(worker_label, one), partial(place_worker, game, me, one), one.why)
        for one in worker_places(game, me, slot)
    ]


def do_abilities(game: Scholars, me: Player, under_way: Work, abilities: Mapping[str, Ability]) -> Step:
    """All of these, one after another."""
    for name, ability in abilities.items():
        under_way.done.append(name)
        game.tell("uses", who=me.who, effect=ability.text, id=name)
        yield from perform(game, me, ability.effects, Will.CHOSEN)
