"""Producing, processing and following (AG-105 to AG-109)."""

from functools import cache

from engines.agra.effects import EFFECTS, so_many
from engines.agra.farm import production
from engines.agra.goods import NOTHING, choose, gain_favours, gain_goods, good_option, values
from engines.agra.labels import counted, good_label, named
from engines.agra.notables import yes_or_no
from engines.agra.prospects import could_gain
from engines.agra.state import Agra, Player, ability, lift_goods, put_goods
from engines.agra.vocabulary import OnProduce, OnProduceSwap, Process
from engines.kernel import Arg, Asking, Option, Refusal, Step, Text, parallel

NOTHING_TO_PROCESS = Refusal("AG-009", Text("why-nothing-to-process"))

# ---- Production ------------------------------------------------------------------------------------------


def yields(game: Agra, me: Player, good: str) -> int:
    """What a production building gives: the farm's production and contracts (AG-105, AG-184, AG-185)."""
    notables = game.parts.notables
    extra = sum(
        one.extra
        for contract in me.contracts
        for one in notables[contract.id].abilities
        if isinstance(one, OnProduce) and good in one.goods
    )
    return production(game, me, good) + extra


def produce(game: Agra, me: Player, good: str) -> Step:
    """Take as many Goods as the farm yields, or fewer (AG-105)."""
    count = yields(game, me, good)
    count -= yield from swap_produced(game, me, good, count)
    if not count:
        return
    before, me.wants = me.wants, count
    taken: int = yield from me.ask(
        "produce",
        lambda: [
            Option(str(number), number, counted(good, number))
            for number in range(min(count, me.markers), -1, -1)
        ],
        args=lambda: {"goods": counted(good, count), "markers": me.markers},
    )
    me.wants = before
    if taken:
        put_goods(me, good, taken)
        game.tell("produced", who=me.who, goods=counted(good, taken))


def swap_produced(game: Agra, me: Player, good: str, count: int) -> Asking[int]:
    """The Dyer: two of the produced Goods are another of their row instead; says how many went (AG-187)."""
    dyer = ability(game, me, OnProduceSwap)
    if dyer is None or count < dyer[1].give:
        return 0
    swap = dyer[1]
    if not same_row(game, good, swap.get_value):
        return 0
    taken = yield from me.ask(
        "dyer",
        lambda: [*map(good_option, same_row(game, good, swap.get_value)), Option("no", "", NOTHING)],
        args=lambda: {"goods": counted(good, swap.give)},
    )
    if not taken:
        return 0
    game.tell("uses", who=me.who, contract=named("notable", dyer[0].id))
    yield from gain_goods(game, me, taken, 1)
    return swap.give


def same_row(game: Agra, good: str, worth: int) -> list[str]:
    """The other goods of the same colour that are worth so much now (AG-011)."""
    row, now = game.parts.goods[good].row, values(game)
    return [
        other.id
        for other in game.parts.good
        if other.row == row and other.id != good and now[other.id] == worth
    ]


# ---- Processing ------------------------------------------------------------------------------------------


def move_along(game: Agra, me: Player, source: str, result: str, count: int) -> None:
    """Goods along an arrow; the building need not stand (AG-009, AG-109)."""
    lift_goods(me, source, count)
    me.goods[result] += count
    game.tell("processed", who=me.who, source=counted(source, count), result=counted(result, count))


def source_of(game: Agra, result: str) -> str:
    """The good from which a processing building makes its own (AG-009)."""
    source = game.parts.goods[result].made_from
    assert source is not None
    return source


def process_at(game: Agra, me: Player, result: str, *, earned: bool = False) -> Step:
    """Up to three Goods at a building, then everybody else may follow with one (AG-106, AG-107).

    Without the Good nothing is asked: whatever could bring it was there before the Worker was placed. Only if
    the way here has earned something may it still be had (AG-042).
    """
    source = source_of(game, result)
    if not me.goods[source] and not (earned and could_gain(game, me, source)):
        return
    most = game.parts.limits.processed_at_a_building
    count: int = yield from me.ask(
        "process-count",
        lambda: [
            Option(str(number), number, counted(result, number))
            for number in range(min(most, me.goods[source]), -1, -1)
        ],
        args=lambda: {"source": good_label(source), "result": good_label(result)},
    )
    if count:
        move_along(game, me, source, result, count)
        yield from followers(game, me, source, result)


def followers(game: Agra, me: Player, source: str, result: str) -> Step:
    """All others who have the Good are asked at once; each who follows brings a Favour (AG-107, AG-108)."""
    able = [other for other in game.others(me) if other.goods[source]]
    if able:
        lines = {other.seat: follow(me, other, source, result) for other in able}
        answers = yield from parallel(lines, free=False)
        following = [other for other in able if answers[other.seat]]
        for other in following:
            move_along(game, other, source, result, 1)
        yield from gain_favours(game, me, len(following))


def follow(leader: Player, me: Player, source: str, result: str) -> Asking[bool]:
    """Exactly one Good along the same arrow, or none."""
    goods: dict[str, Arg] = {"who": leader.who, "source": good_label(source), "result": good_label(result)}
    return (yield from me.ask("follow", yes_or_no, args=lambda: goods, default="no", standing=True))


def arrows(game: Agra, me: Player, effect: Process) -> list[tuple[str, str]]:
    """The arrows along which an effect lets a player process now (AG-009, AG-123)."""
    goods = me.goods
    found = [arrow for arrow in game.parts.arrows if goods[arrow[0]]]
    if effect.from_value is None and effect.to_value is None:
        return found
    worth = values(game)
    return [
        (source, result)
        for source, result in found
        if effect.from_value in (None, worth[source]) and effect.to_value in (None, worth[result])
    ]


@cache
def arrow_option(source: str, result: str) -> Option[str]:
    """An arrow to choose; every good has only one that leads to it."""
    label = Text("option-arrow", {"source": good_label(source), "result": good_label(result)})
    return Option(result, result, label)


def process_text(effect: Process) -> Text:
    """Goods of any value, or of a certain one."""
    if effect.from_value is None or effect.to_value is None:
        return Text("effect-process", {"count": effect.n})
    return Text("effect-process-values", {"before": effect.from_value, "after": effect.to_value})


def process_line(effect: Process) -> str:
    return f"{so_many(effect.n)}[good{effect.from_value or ''}]→[good{effect.to_value or ''}]"


def refuse_process(game: Agra, me: Player, effect: Process) -> Refusal | None:
    """There must be a Good and an arrow that fits (AG-009)."""
    return None if arrows(game, me, effect) else NOTHING_TO_PROCESS


@EFFECTS.of(
    Process,
    text=process_text,
    line=process_line,
    refuse=refuse_process,
)
def process(game: Agra, me: Player, effect: Process) -> Step:
    """One Good along an arrow, on its own: nobody follows (AG-122 to AG-124)."""
    for _ in range(effect.n):
        found = {result: source for source, result in arrows(game, me, effect)}
        options = [arrow_option(source, result) for result, source in found.items()]
        result = yield from choose(me, "process-arrow", options)
        move_along(game, me, found[result], result, 1)
