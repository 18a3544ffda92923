"""Dice and Workers on an Action card (SC-042, SC-062 to SC-066): one question, with what they come to."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations
from typing import NamedTuple, TypeAlias

from engines.kernel import Asking, Closed, Option, Refusal, Step, Text
from engines.scholars.action import Reach, Shade, equal_colours, main_actions, reaches, worked
from engines.scholars.choices import MOST
from engines.scholars.labels import counted, die_label, listed, named
from engines.scholars.recruit import reachable
from engines.scholars.state import Die, Placed, Player, Scholars, Slot
from engines.scholars.travel import passed_paths
from engines.scholars.vocabulary import WHEEL, WHITE, WORKERS

MOST_DICE = 2
NO_WORKER = Refusal("SC-067", Text("why-no-such-worker"))
SHOWN = (WHITE, *WHEEL)  # dice in this order
KINDS = MOST - len(WORKERS)  # of dice in hand, so that with the Workers they fit into one question


class HandDie(NamedTuple):
    """A die in hand that may be laid."""

    colour: str
    value: int


class HandWorker(NamedTuple):
    """A Worker of the own supply."""

    colour: str


Laid: TypeAlias = HandDie | HandWorker
Workers: TypeAlias = tuple[tuple[str, ...], ...]  # beside each die, in their order


class Arrangement(NamedTuple):
    """Where the Workers go, and what the action comes to."""

    workers: Workers
    reaches: tuple[Reach, ...]


def usable_dice(me: Player) -> list[HandDie]:
    """The dice in hand that did not come in this turn (SC-045)."""
    return [hand_die(die.colour, die.value) for die in me.dice if not die.fresh]


hand_die = cache(HandDie)


def lay(game: Scholars, me: Player, place: int) -> Step:
    """Dice and Workers together; where it matters which Worker goes to which die, that is asked."""
    slot = me.slots[place]
    printed = list(slot.dice)
    least, most = (0 if printed else 1), MOST_DICE - len(printed)
    kinds = yield from kinds_to_lay(me, least, most)
    laid = yield from me.ask_amounts(
        "lay",
        lambda: lay_options(me, kinds, most, len(printed)),
        at_least=least,
        missing=lambda: workers_missing(me),
        rule=lambda laid: refuse_laid(game, slot, printed, laid),
        total=lambda laid: total(game, me, place, printed, laid),
        args=lambda: {
            "action": listed(named("action", one) for one in main_actions(game, place, slot.retired))
        },
    )
    dice = [*printed, *(Placed(one.colour, one.value) for one in laid if isinstance(one, HandDie))]
    workers = [one.colour for one in laid if isinstance(one, HandWorker)]
    arrangement = yield from choose_arrangement(game, me, slot, dice, workers)
    for die, beside in zip(dice, arrangement.workers, strict=True):
        die.workers = list(beside)
        if not die.printed:
            me.dice.remove(Die(die.colour, die.value))
        for colour in beside:
            me.workers[colour] -= 1
    slot.dice = dice
    texts = [die_label(die.colour, die.value) for die in dice]
    texts += [counted(f"worker-{one}", workers.count(one)) for one in WORKERS if one in workers]
    game.tell("lays", who=me.who, what=listed(texts), reach=reach_text(arrangement.reaches))


def kinds_to_lay(me: Player, least: int, most: int) -> Asking[list[HandDie]]:
    """The kinds of dice in hand; of a very full hand only those of the colours that are wanted."""
    kinds = sorted(set(usable_dice(me)), key=lambda die: (SHOWN.index(die.colour), die.value))
    if len(kinds) <= KINDS:
        return kinds
    there = [colour for colour in SHOWN if any(die.colour == colour for die in kinds)]
    colours = yield from me.ask_some(
        "lay-colours",
        lambda: [Option(colour, colour, named("colour", colour)) for colour in there],
        at_least=least,
        at_most=most,
    )
    return [die for die in kinds if die.colour in colours]


def workers_missing(me: Player) -> list[Closed]:
    """Workers that a player may look for; those on Action cards are none of the supply (SC-067)."""
    return [
        Closed(f"worker:{colour}", named("worker", colour), NO_WORKER)
        for colour, have in me.workers.items()
        if not have
    ]


def lay_options(me: Player, kinds: Sequence[HandDie], most: int, printed: int) -> list[Option[Laid]]:
    """Each kind of die in hand, and each colour of Worker."""
    dice = usable_dice(me)
    limit = 2 * (printed + most)
    return [
        *(die_option(die, min(most, dice.count(die))) for die in kinds),
        *(worker_option(colour, min(have, limit)) for colour, have in me.workers.items() if have),
    ]


@cache
def die_option(die: HandDie, at_most: int) -> Option[Laid]:
    return Option(f"{die.colour}-{die.value}", die, die_label(*die), at_most=at_most)


@cache
def worker_option(colour: str, at_most: int) -> Option[Laid]:
    return Option(f"worker:{colour}", HandWorker(colour), named("worker", colour), at_most=at_most)


def refuse_laid(
    game: Scholars, slot: Slot, printed: Sequence[Placed], laid: Sequence[Laid]
) -> Refusal | None:
    """One or two dice, up to two Workers each, and each Worker must do something (SC-042, SC-062, SC-066)."""
    dice = [one for one in laid if isinstance(one, HandDie)]
    if not dice and not printed:
        return Refusal("SC-042", Text("why-no-die-laid"))
    if len(dice) + len(printed) > MOST_DICE:
        return Refusal("SC-066" if printed else "SC-042", Text("why-too-many-dice"))
    workers = [one.colour for one in laid if isinstance(one, HandWorker)]
    limit = game.parts.supply.workers_per_die
    if len(workers) > limit * (len(dice) + len(printed)):
        return Refusal("SC-062", Text("why-too-many-workers"))
    if not workers:
        return None
    placed = [*printed, *(Placed(one.colour, one.value) for one in dice)]
    if next(arrangements(game, slot, placed, workers), None) is None:
        return Refusal("SC-062", Text("why-idle-worker"))
    return None


def arrangements(
    game: Scholars, slot: Slot, dice: Sequence[Placed], workers: Sequence[str]
) -> Iterator[Arrangement]:
    """Every way to set the Workers beside the dice so that each changes something.

    Nobody is asked whether a Worker is to be wasted on a colour that the next one replaces (SC-064), unless
    they can only be set like that.
    """
    if not workers:
        shades = [Shade(die.colour, die.value) for die in dice]
        yield Arrangement(((),) * len(dice), tuple(reaches(game, slot, shades)))
        return
    found = False
    for thrifty in (True, False):
        for one in _arranged(game, slot, dice, workers, thrifty):
            found = True
            yield one
        if found:
            return


def _arranged(
    game: Scholars, slot: Slot, dice: Sequence[Placed], workers: Sequence[str], thrifty: bool
) -> Iterator[Arrangement]:
    equal, limit = equal_colours(game, slot), game.parts.supply.workers_per_die
    for order in sorted(set(permutations(workers))):
        for first in range(len(order) + 1):
            beside = (order[:first], order[first:])[: len(dice)]
            if sum(map(len, beside)) < len(order) or any(len(row) > limit for row in beside):
                continue
            shades = [with_workers(die, row, equal, thrifty) for die, row in zip(dice, beside, strict=True)]
            if all(shades):
                found = reaches(game, slot, [one for one in shades if one])
                yield Arrangement(beside, tuple(found))


def with_workers(die: Placed, workers: Sequence[str], equal: Sequence[str], thrifty: bool) -> Shade | None:
    """A die with its Workers; None if one of them would do nothing, or is undone by the next."""
    now = Shade(die.colour, die.value)
    for number, worker in enumerate(workers):
        after = worked(now, worker, equal)
        undone = number > 0 and after.value == die.value and after.colour != now.colour
        if after == now or (thrifty and undone):
            return None
        now = after
    return now


def distinct(found: Iterator[Arrangement]) -> list[Arrangement]:
    """One arrangement for each result; of the same colours only the highest."""
    best: dict[tuple[str, ...], Arrangement] = {}
    for one in found:
        colours = tuple(reach.colour for reach in one.reaches)
        if colours not in best or one.reaches[0].value > best[colours].reaches[0].value:
            best[colours] = one
    return list(best.values())


def choose_arrangement(
    game: Scholars, me: Player, slot: Slot, dice: Sequence[Placed], workers: Sequence[str]
) -> Asking[Arrangement]:
    if not workers:
        return next(arrangements(game, slot, dice, workers))
    found = distinct(arrangements(game, slot, dice, workers))
    if len(found) == 1:
        return found[0]
    return (
        yield from me.ask(
            "lay-how",
            lambda: [Option(reach_id(one.reaches), one, reach_text(one.reaches)) for one in found],
        )
    )


def reach_id(found: Sequence[Reach]) -> str:
    """`purple-10`; with a choice of colours `orange.purple-9`."""
    return ".".join(reach.colour for reach in found) + f"-{found[0].value}"


def reach_text(found: Sequence[Reach]) -> Text:
    """A colour and a value, or several colours to choose from."""
    text = die_label(found[-1].colour, found[-1].value)
    for reach in reversed(found[:-1]):
        text = Text("or", {"first": die_label(reach.colour, reach.value), "other": text})
    return text


# ---- The running total -----------------------------------------------------------------------------------


def total(game: Scholars, me: Player, place: int, printed: Sequence[Placed], laid: Sequence[Laid]) -> Text:
    """Colour and value so far, and what the slot's actions reach with them."""
    slot = me.slots[place]
    refusal = refuse_laid(game, slot, printed, laid)
    if refusal is not None:
        return refusal.reason
    dice = [*printed, *(Placed(one.colour, one.value) for one in laid if isinstance(one, HandDie))]
    workers = [one.colour for one in laid if isinstance(one, HandWorker)]
    found = distinct(arrangements(game, slot, dice, workers))
    text = reached(game, me, place, found[-1].reaches)
    for one in reversed(found[:-1]):
        text = Text("or", {"first": reached(game, me, place, one.reaches), "other": text})
    return text


def reached(game: Scholars, me: Player, place: int, found: Sequence[Reach]) -> Text:
    actions = [
        action_text(game, me, action, found) for action in main_actions(game, place, me.slots[place].retired)
    ]
    return Text("total-reach", {"reach": reach_text(found), "what": listed(actions)})


def action_text(game: Scholars, me: Player, action: str, found: Sequence[Reach]) -> Text:
    """What a main action reaches with this colour and value."""
    value, colours = found[0].value, [reach.colour for reach in found]
    match action:
        case "recruit":
            return Text("reach-recruit", {"count": reachable(game, value)})
        case "travel":
            paths = [one for one in passed_paths(game, me.position, value) if one in colours]
            if paths:
                return Text("reach-travel-path", {"value": value, "path": named("colour", paths[0])})
            return Text("reach-travel", {"value": value})
        case "research":
            white = all(colour == WHITE for colour in colours)
            open_now = [
                option.min_value
                for option in game.parts.research_option
                if option.min_value <= value and not (option.needs_colour and white)
            ]
            return Text("reach-research", {"value": max(open_now)})
        case _:
            guilds = [named("guild", colour) for colour in colours if colour in game.guilds]
            return Text("reach-translate", {"guild": listed(guilds)})
