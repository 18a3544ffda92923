"""Dice and Workers on an Action card (SC-042, SC-062 to SC-066): one question, with what they come to."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import NamedTuple, TypeAlias

from engines.kernel import Asking, Closed, Option, Refusal, Step, Text
from engines.scholars.action import Reach, Shade, equal_colours, main_actions, reaches, worked
from engines.scholars.choices import MOST
from engines.scholars.labels import counted, die_label, listed, named, one_of
from engines.scholars.recruit import reachable
from engines.scholars.state import Die, Placed, Player, Scholars, Slot
from engines.scholars.travel import passed_paths
from engines.scholars.vocabulary import WHEEL, WHITE, WORKERS

MOST_DICE = 2
NO_WORKER = Refusal("SC-067", Text("why-no-such-worker"))
NO_GUILD = Text("reach-no-guild")
NO_ACTION = Text("total-none")
SHOWN = (WHITE, *WHEEL)  # dice in this order
PLACES = {(colour, value): (place, value) for place, colour in enumerate(SHOWN) for value in range(1, 7)}
KINDS = MOST - len(WORKERS)  # of dice in hand, so that with the Workers they fit into one question


class HandWorker(NamedTuple):
    """A Worker of the own supply."""

    colour: str


Laid: TypeAlias = Shade | HandWorker  # a die of the hand, or a Worker of the supply
Workers: TypeAlias = tuple[tuple[str, ...], ...]  # beside each die, in their order


class Arrangement(NamedTuple):
    """Where the Workers go, and what the action comes to."""

    workers: Workers
    reaches: Sequence[Reach]


def usable_dice(me: Player) -> list[Shade]:
    """The dice in hand that did not come in this turn (SC-045)."""
    return [hand_die(die.colour, die.value) for die in me.dice if not die.fresh]


hand_die = cache(Shade)


def lay(game: Scholars, me: Player, place: int) -> Step:
    """Dice and Workers together (SC-061, SC-062); which goes to which is asked where it matters."""
    slot = me.slots[place]
    printed = tuple(Shade(die.colour, die.value) for die in slot.dice)
    usable = usable_dice(me)
    least, most = (0 if printed else 1), min(MOST_DICE - len(printed), len(usable))
    limit = min((len(printed) + most) * game.parts.supply.workers_per_die, sum(me.workers.values()))
    kinds = yield from kinds_to_lay(me, usable, least, most)
    laid = yield from me.ask_amounts(
        "lay",
        lambda: lay_options(me, usable, kinds, most, limit),
        at_least=least,
        at_most=most + max(limit, len(usable) > most),  # a die too many is refused by its rule
        missing=lambda: workers_missing(me),
        rule=lambda laid: refuse_laid(game, slot, printed, laid),
        total=lambda laid: total(game, me, place, printed, laid),
        args=lambda: {
            "action": one_of([named("action", one) for one in main_actions(game, place, slot.retired)])
        },
    )
    dice, workers = told_apart(printed, laid)
    arrangement = yield from choose_arrangement(game, me, slot, dice, workers)
    for die in dice[len(printed) :]:
        me.dice.remove(Die(die.colour, die.value))
        slot.dice.append(Placed(die.colour, die.value))
    for worker in workers:
        me.workers[worker] -= 1
    for placed, beside in zip(slot.dice, arrangement.workers, strict=True):
        placed.workers = list(beside)
    game.tell("lays", who=me.who, what=laid_text(dice, workers), reach=reach_text(arrangement.reaches))


@lru_cache(maxsize=1024)
def laid_text(dice: tuple[Shade, ...], workers: tuple[str, ...]) -> Text:
    """Dice and Workers in a row."""
    texts = [die_label(*die) for die in dice]
    return listed(
        [*texts, *(counted(f"worker-{one}", workers.count(one)) for one in WORKERS if one in workers)]
    )


def kinds_to_lay(me: Player, usable: Sequence[Shade], least: int, most: int) -> Asking[list[Shade]]:
    """The kinds of dice in hand; of a very full hand only those of the colours that are wanted."""
    kinds = sorted(set(usable), key=PLACES.__getitem__)
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


def lay_options(
    me: Player, usable: Sequence[Shade], kinds: Sequence[Shade], most: int, limit: int
) -> list[Option[Laid]]:
    """Each kind of die in hand, and each colour of Worker."""
    return [
        *(die_option(die, min(most, usable.count(die))) for die in kinds),
        *(worker_option(colour, min(have, limit)) for colour, have in me.workers.items() if have),
    ]


@cache
def die_option(die: Shade, at_most: int) -> Option[Laid]:
    return Option(f"{die.colour}-{die.value}", die, die_label(*die), at_most=at_most)


@cache
def worker_option(colour: str, at_most: int) -> Option[Laid]:
    return Option(f"worker:{colour}", HandWorker(colour), named("worker", colour), at_most=at_most)


def told_apart(printed: tuple[Shade, ...], laid: Sequence[Laid]) -> tuple[tuple[Shade, ...], tuple[str, ...]]:
    """The dice, a printed one first, and the colours of the Workers."""
    return _told_apart(printed, tuple(laid))


@lru_cache(maxsize=4096)
def _told_apart(
    printed: tuple[Shade, ...], laid: tuple[Laid, ...]
) -> tuple[tuple[Shade, ...], tuple[str, ...]]:
    dice = [one for one in laid if isinstance(one, Shade)]
    return (*printed, *dice), tuple(one.colour for one in laid if isinstance(one, HandWorker))


def refuse_laid(
    game: Scholars, slot: Slot, printed: tuple[Shade, ...], laid: Sequence[Laid]
) -> Refusal | None:
    """One or two dice, up to two Workers each, and each Worker must do something (SC-042, SC-062, SC-066)."""
    limit = game.parts.supply.workers_per_die
    return _refuse_laid(printed, tuple(laid), tuple(equal_colours(game, slot)), limit)


@lru_cache(maxsize=4096)
def _refuse_laid(
    printed: tuple[Shade, ...], laid: tuple[Laid, ...], equal: tuple[str, ...], limit: int
) -> Refusal | None:
    dice, workers = told_apart(printed, laid)
    if not dice:
        return NO_DIE_LAID
    if len(dice) > MOST_DICE:
        return TOO_MANY_WITH_PRINTED if printed else TOO_MANY_DICE
    if not workers:
        return None
    if len(workers) > limit * len(dice):
        return TOO_MANY_WORKERS
    return None if ways(dice, workers, equal, limit) else IDLE_WORKER


NO_DIE_LAID = Refusal("SC-042", Text("why-no-die-laid"))
TOO_MANY_DICE = Refusal("SC-042", Text("why-too-many-dice"))
TOO_MANY_WITH_PRINTED = Refusal("SC-066", Text("why-too-many-dice"))
TOO_MANY_WORKERS = Refusal("SC-062", Text("why-too-many-workers"))
IDLE_WORKER = Refusal("SC-062", Text("why-idle-worker"))


@lru_cache(maxsize=1024)
def ways(
    dice: tuple[Shade, ...], workers: tuple[str, ...], equal: tuple[str, ...], limit: int
) -> dict[tuple[Shade, ...], Workers]:
    """What the dice can become if each Worker changes something, and how the Workers stand for it.

    Nobody is asked whether a Worker is to be wasted on a colour that the next one replaces (SC-064), unless
    they can only be set like that.
    """
    found: dict[tuple[Shade, ...], Workers] = {}
    for thrifty in (True, False):
        for order in sorted(set(permutations(workers))):
            fewest = len(order) - limit * (len(dice) - 1)  # that stand beside the first die
            for first in range(max(0, fewest), min(limit, len(order)) + 1):
                beside = (order[:first], order[first:])[: len(dice)]
                rows = zip(dice, beside, strict=True)
                shades = [with_workers(die, row, equal, thrifty) for die, row in rows]
                if all(shades):
                    found.setdefault(tuple(one for one in shades if one), beside)
        if found:
            break
    return found


def with_workers(die: Shade, workers: Sequence[str], equal: Sequence[str], thrifty: bool) -> Shade | None:
    """A die with its Workers; None if one of them would do nothing, or is undone by the next."""
    now = die
    for number, worker in enumerate(workers):
        after = worked(now, worker, equal)
        undone = number > 0 and after.value == die.value and after.colour != now.colour
        if after == now or (thrifty and undone):
            return None
        now = after
    return now


def arrangements(
    game: Scholars, slot: Slot, dice: tuple[Shade, ...], workers: tuple[str, ...]
) -> list[Arrangement]:
    """One arrangement for each result; of the same colours only the highest."""
    if not workers:
        return [Arrangement(((),) * len(dice), reaches(game, slot, dice))]
    equal, limit = tuple(equal_colours(game, slot)), game.parts.supply.workers_per_die
    best: dict[tuple[str, ...], Arrangement] = {}
    for shades, beside in ways(dice, workers, equal, limit).items():
        found = reaches(game, slot, shades)
        colours = tuple([reach.colour for reach in found])
        if colours not in best or found[0].value > best[colours].reaches[0].value:
            best[colours] = Arrangement(beside, found)
    return list(best.values())


def choose_arrangement(
    game: Scholars, me: Player, slot: Slot, dice: tuple[Shade, ...], workers: tuple[str, ...]
) -> Asking[Arrangement]:
    """The player's order of the Workers, where it makes a difference (SC-063, SC-062)."""
    found = arrangements(game, slot, dice, workers)
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
    return die_label(*found[0]) if len(found) == 1 else one_of([die_label(*reach) for reach in found])


# ---- The running total -----------------------------------------------------------------------------------


def total(game: Scholars, me: Player, place: int, printed: tuple[Shade, ...], laid: Sequence[Laid]) -> Text:
    """Colour and value so far, and what the slot's actions reach with them.

    Of what cannot be laid the dice are counted by themselves; why not is said beside.
    """
    slot = me.slots[place]
    dice, workers = told_apart(printed, laid)
    if not 0 < len(dice) <= MOST_DICE:
        return NO_ACTION
    refused = refuse_laid(game, slot, printed, laid)
    found = arrangements(game, slot, dice, () if refused else workers)
    return one_of([reached(game, me, place, one.reaches) for one in found])


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
            return Text("reach-translate", {"guild": listed(guilds)}) if guilds else NO_GUILD
