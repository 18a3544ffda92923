"""How fast a table plays: when it reminds whoever it waits for, and when it asks what to do without them."""

from typing import NamedTuple

from bot.store.rows import PACES, Pace
from bot.tables.hours import DAY, HOUR, MINUTE, QUIET_AT_MOST
from engines.kernel import Refused


class Times(NamedTuple):
    """Waking time of whoever must decide, in seconds; whole days are days of theirs."""

    reminder: float
    limit: float


TIMES: dict[Pace, Times] = {
    "live": Times(15 * MINUTE, HOUR),
    "day": Times(12 * HOUR, DAY),
    "week": Times(2 * DAY, 3.5 * DAY),
    "slow": Times(5 * DAY, 14 * DAY),
}

# A day of somebody's has at least so much waking time in it: nobody is due earlier than by this share.
LEAST_AWAKE = 1 - QUIET_AT_MOST * MINUTE / DAY


def first_look(pace: Pace, asked_at: float | None) -> float | None:
    """Before that nobody can have kept the table waiting for long, whatever their hours are."""
    return None if asked_at is None else asked_at + TIMES[pace].reminder * LEAST_AWAKE


def checked_pace(pace: str) -> Pace:
    """One of those that there are."""
    for known in PACES:
        if pace == known:
            return known
    raise Refused("refused-pace")
