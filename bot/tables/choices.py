"""What people did with their turns: how each of them began, counted over a whole game."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store.rows import Chosen, Head, MatchRow, StepRow
from data.words import Text
from engines.kernel import Answer, Kind, Match, game_named
from engines.kernel.asks import folded, written
from engines.kernel.match import opened

BREATH = 10  # steps in a row before others get a turn on the processor


async def counted(head: Head, row: MatchRow, steps: Sequence[StepRow]) -> dict[int, list[Chosen]]:
    """The game once more, from its seed; where today's rules no longer play it, as far as they do."""
    match = Match.new(game_named(head.game), head.size, row.seed, head.settings)
    chosen: dict[int, Counter[bytes]] = {seat: Counter() for seat in range(head.size)}
    try:
        for number, step in enumerate(steps):
            for salt in step.salts:
                match = Match.rewound(match.game, opened(match.save()), salt)
            _play(match, step, chosen)
            match.drain_steps()
            if number % BREATH == 0:
                await asyncio.sleep(0)
    except Exception:  # whatever has become of the rules since: what is counted is counted
        pass
    return {
        seat: [Chosen(msgspec.msgpack.decode(text, type=Text), count) for text, count in by.most_common()]
        for seat, by in chosen.items()
    }


def _play(match: Match[Any], step: StepRow, chosen: dict[int, Counter[bytes]]) -> None:
    begun = False
    for answer in step.answers:
        if answer.seat == step.owner and not begun and not _is_usual(match, answer):
            begun = True
            if (what := _what(match, answer)) is not None:
                chosen[answer.seat][msgspec.msgpack.encode(what)] += 1
        match.answer(answer.seat, answer.picks)


def _is_usual(match: Match[Any], answer: Answer) -> bool:
    """What one answers who does nothing is no way to begin a turn."""
    asked = match.asked(answer.seat)
    return asked.is_stop or asked.ask.default == folded(answer.picks)


def _what(match: Match[Any], answer: Answer) -> Text | None:
    """What a turn began with, if there was a choice: its words, without names and numbers."""
    asked = match.asked(answer.seat)
    if asked.kind is not Kind.ONE or len(asked.options) < 2 or answer.picks[0] not in asked.by_id:
        return None
    label = written(asked.by_id[answer.picks[0]].label)
    return label if all(isinstance(arg, Text) for arg in label.args.values()) else None
