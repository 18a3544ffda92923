"""The server's time: the machine's own, plus whatever a test has put on top of it."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Alarm:
    """Something that will happen at a moment of the server's time, unless it is called off."""

    def __init__(self, clock: "Clock", when: float, ring: Callable[[], None]) -> None:
        self.when = when
        self._clock = clock
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    def wind(self) -> None:
        """Ring after the time that is left now, at once if there is none."""
        self._unhook()
        left = max(0.0, self.when - self._clock.now())
        self._handle = asyncio.get_running_loop().call_later(left, self._go_off)

    def cancel(self) -> None:
        """Call it off."""
        self._unhook()
        self._clock.alarms.discard(self)

    def _unhook(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _go_off(self) -> None:
        self.cancel()
        self._ring()


class Clock:
    """Tells the time and rings alarms; a test may move it forward."""

    def __init__(self) -> None:
        self.alarms: set[Alarm] = set()
        self._ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def alarm(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        """Ring in so many seconds of the server's time."""
        alarm = Alarm(self, self.now() + seconds, ring)
        self.alarms.add(alarm)
        alarm.wind()
        return alarm

    def advance(self, seconds: float) -> None:
        """Let so much time pass at once; what falls due rings on the next turn of the event loop."""
        self._ahead += seconds
        for alarm in sorted(self.alarms, key=lambda alarm: alarm.when):
            alarm.wind()

    def stop(self) -> None:
        """Call everything off."""
        for alarm in list(self.alarms):
            alarm.cancel()


def timestamp(seconds: float) -> str:
    """The moment as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


class Snowflakes:
    """Ids that grow with time and never repeat."""

    EPOCH_MS = 1_420_070_400_000

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.last = 0

    def next(self) -> str:
        """An id nobody has yet, later than all before it."""
        fresh = (int(self._clock.now() * 1000) - self.EPOCH_MS) << 22
        self.last = max(self.last + 1, fresh)
        return str(self.last)
