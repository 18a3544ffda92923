"""What has changed between two positions that everybody may see: in numbers, and between seats."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.tables.shown import Gained, Held, Told
from data.words import Arg, Text, Who
from engines.kernel import Event


def gains(before: bytes, after: bytes) -> tuple[Gained, ...]:
    """What each seat has more of, or less, by the names that views give to it."""
    then, now = _holdings(before), _holdings(after)
    return tuple(
        Gained(seat, what, now[seat][what] - then[seat][what])
        for seat in sorted(now.keys() & then.keys())
        for what in now[seat]
        if now[seat][what] != then[seat].get(what, now[seat][what])
    )


def holdings(view: bytes) -> tuple[Held, ...]:
    """What can be counted before each seat, by the names that views give to it."""
    return tuple(
        Held(seat, what, count)
        for seat, held in sorted(_holdings(view).items())
        for what, count in held.items()
    )


def touching(seat: int, told: Sequence[Told]) -> tuple[Event, ...]:
    """What others did that names this seat."""
    return tuple(
        event for step in told if step.owner != seat for event in step.events if seat in named_in(event)
    )


def between_others(seat: int, told: Sequence[Told]) -> tuple[Event, ...]:
    """What others did to each other: taken, given, followed."""
    events = [event for step in told for event in step.events]
    return tuple(event for event in events if len(named_in(event)) > 1 and seat not in named_in(event))


def named_in(event: Event) -> frozenset[int]:
    """The seats that an event tells of."""
    return frozenset(seat for arg in event.args.values() for seat in _named(arg))


def _named(arg: Arg) -> Iterator[int]:
    match arg:
        case Who():
            yield arg.seat
        case Text():
            for inner in arg.args.values():
                yield from _named(inner)


def _holdings(view: bytes) -> dict[int, dict[str, int]]:
    """Everything that can be counted before each seat. Only those that a game has a word for are told."""
    players = msgspec.msgpack.decode(view).get("players") or []
    return {player["seat"]: dict(_counted(player)) for player in players}


def _counted(player: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    for name, held in player.items():
        counts = held.values() if isinstance(held, dict) else [held]
        if name != "seat" and all(isinstance(count, int | list) for count in counts):
            yield name, sum(len(count) if isinstance(count, list) else count for count in counts)
