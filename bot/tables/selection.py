"""A selection under way: some options, amounts of them, or an order, gathered click by click."""

from collections import Counter
from collections.abc import Sequence

from engines.kernel import Asked, Kind, Refused
from engines.kernel.asks import Refusal


def selected(
    asked: Asked, before: Sequence[str], picks: Sequence[str], among: Sequence[str] | None
) -> tuple[str, ...]:
    """The selection after a click: what was picked of `among` (None: of everything) becomes `picks`.

    It need not be a whole answer yet, but nothing may stand in it that could never be part of one.
    """
    if asked.kind in (Kind.ONE, Kind.STOP):
        raise Refused("refused-choose-one")
    kept = [] if among is None else [pick for pick in before if pick not in among]
    counts = Counter([*kept, *picks])
    for pick, count in counts.items():
        if pick not in asked.by_id:
            raise Refused("refused-not-offered", option=pick)
        if count > asked.by_id[pick].at_most:
            raise Refused("refused-too-often", option=pick)
    if asked.kind is Kind.ORDER:
        return (*kept, *picks)
    if counts.total() > asked.most:
        raise Refused("refused-too-many", most=asked.most)
    return tuple(option.id for option in asked.options for _ in range(counts[option.id]))


def added(asked: Asked, before: Sequence[str], pick: str, by: int) -> tuple[str, ...]:
    """So many more or fewer of one option."""
    return selected(asked, before, [pick] * max(0, before.count(pick) + by), [pick])


def placed(asked: Asked, before: Sequence[str], pick: str) -> tuple[str, ...]:
    """The next one in an order; what is left alone then follows by itself."""
    left = [option.id for option in asked.options if option.id not in (*before, pick)]
    return selected(asked, before, [pick, *(left if len(left) == 1 else [])], [])


def is_full(asked: Asked, selection: Sequence[str]) -> bool:
    """Whether a selection is an answer to which nothing could be added: it need not be confirmed.

    Amounts with a running total are weighed against each other, so they wait for a word.
    """
    if asked.ask.total is not None or problem(asked, selection) is not None:
        return False
    return asked.kind is Kind.ORDER or len(selection) == asked.most


def is_whole(asked: Asked, selection: Sequence[str], among: Sequence[str] | None) -> bool:
    """Whether a menu has said all: it had every option, and what was chosen there together is an answer.

    Nothing is an answer too, but whoever clears a menu has not said so.
    """
    offered = among is not None and all(option.id in among for option in asked.options)
    plain = asked.kind in (Kind.SOME, Kind.AMOUNTS) and asked.ask.total is None
    return plain and offered and bool(selection) and problem(asked, selection) is None


def problem(asked: Asked, selection: Sequence[str]) -> Refusal | None:
    """Why a selection cannot be confirmed as it is."""
    try:
        asked.read(selection)
    except Refused as refused:
        return refused.refusal
    return None
