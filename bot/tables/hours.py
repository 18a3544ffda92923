"""When somebody is awake: their zone, the hours in which nothing disturbs them, the days they are away."""

import math
import re
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from engines.kernel import Refused

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
QUIET_AT_MOST = 16 * 60  # minutes
HOURS = re.compile(r"(\d{1,2})(?::(\d{2}))?\s*[-–—]\s*(\d{1,2})(?::(\d{2}))?")

Span = tuple[float, float]  # from, until


class Hours(msgspec.Struct, frozen=True):
    """One person's hours; without any, they are always awake."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # minutes after midnight: from, until
    away: tuple[Span, ...] = ()

    @property
    def day(self) -> float:
        """The waking seconds of an ordinary day."""
        return DAY if self.quiet is None else DAY - MINUTE * _length(self.quiet)

    def is_quiet(self, at: float) -> bool:
        """Whether nothing may disturb them now."""
        return self.wakes(at) > at

    def is_away(self, at: float) -> bool:
        """Whether they are not there at all."""
        return any(begins <= at < ends for begins, ends in self.away)

    def wakes(self, at: float) -> float:
        """When they can be disturbed: at once, or at the end of what they are in."""
        return next(_waking(self, at))[0]

    def later(self, start: float, seconds: float) -> float:
        """When so much time has passed for them.

        Only waking time passes. A whole day is a day of theirs: its night is not waited for in addition.
        """
        left = seconds if seconds < DAY else seconds / DAY * self.day
        for begins, ends in _waking(self, start):
            if left <= ends - begins:
                return begins + left
            left -= ends - begins
        raise AssertionError("waking time never ends")


def _waking(hours: Hours, start: float) -> Iterator[Span]:
    """The spans in which somebody is awake, from a moment on, without end."""
    at = start
    for begins, ends in _asleep(hours, start):
        if begins > at:
            yield at, begins
        at = max(at, ends)
    yield at, math.inf


def _asleep(hours: Hours, start: float) -> Iterator[Span]:
    """Nights and absences that are not over at a moment, in the order in which they begin."""
    away = sorted(span for span in hours.away if span[1] > start)
    for night in _nights(hours, start):
        while away and away[0][0] <= night[0]:
            yield away.pop(0)
        yield night
    yield from away


def _nights(hours: Hours, start: float) -> Iterator[Span]:
    """The quiet hours of each day, as clocks show them there."""
    if hours.quiet is None:
        return
    zone = ZoneInfo(hours.zone)
    day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
    while True:
        night = _moment(day, hours.quiet[0], zone), _moment(day, _end(hours.quiet), zone)
        if night[1] > start:
            yield night
        day += timedelta(days=1)


def _end(quiet: tuple[int, int]) -> int:
    """In minutes after the midnight before quiet hours begin."""
    return quiet[0] + _length(quiet)


def _length(quiet: tuple[int, int]) -> int:
    return (quiet[1] - quiet[0]) % (24 * 60)


def _moment(day: date, minutes: int, zone: ZoneInfo) -> float:
    days, minute = divmod(minutes, 24 * 60)
    on = day + timedelta(days=days)
    return datetime(on.year, on.month, on.day, minute // 60, minute % 60, tzinfo=zone).timestamp()


# ---- as people write it ------------------------------------------------------------------------------------


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones that have a city, and UTC."""
    return ("UTC", *sorted(name for name in available_timezones() if "/" in name and name[:4] != "Etc/"))


def checked_zone(name: str) -> str:
    """A time zone that there is."""
    if name not in zones():
        raise Refused("refused-zone")
    return name


def checked_quiet(written: str) -> tuple[int, int]:
    """Quiet hours as they are written: 22-7, or 22:30-6:45."""
    found = HOURS.fullmatch(written.strip())
    if found is None:
        raise Refused("refused-quiet")
    begins, ends = _minutes(found[1], found[2]), _minutes(found[3], found[4])
    if not 0 < _length((begins, ends)) <= QUIET_AT_MOST:
        raise Refused("refused-quiet-long", hours=QUIET_AT_MOST // 60)
    return begins, ends


def _minutes(hour: str, minute: str | None) -> int:
    if int(hour) > 24 or int(minute or 0) > 59:
        raise Refused("refused-quiet")
    return (60 * int(hour) + int(minute or 0)) % (24 * 60)


def written_quiet(quiet: tuple[int, int]) -> str:
    """The same, for reading."""
    return "–".join(f"{minutes // 60}:{minutes % 60:02}" for minutes in quiet)


def today(zone: str, now: float) -> date:
    """The date there."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).date()


def midnight(day: date, zone: str) -> float:
    """When a day begins there."""
    return _moment(day, 0, ZoneInfo(zone))


def parsed_day(written: str) -> date:
    """A day as it is written: 2026-07-31."""
    try:
        return date.fromisoformat(written.strip())
    except ValueError:
        raise Refused("refused-day") from None
