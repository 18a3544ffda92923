"""Switches for tests: what goes wrong on purpose."""

from dataclasses import dataclass
from fnmatch import fnmatchcase

from bot.loopback.errors import Json


@dataclass
class Fault:
    """What happens to the next requests that fit.

    `path` is a pattern such as `/channels/*/messages`. With a `status` the request fails; with `applied`
    it is carried out first and only its answer is lost. `retry_after` makes a 429 of it; `hang_up` cuts
    the connection.
    """

    method: str = "*"
    path: str = "*"
    times: int = 1
    delay: float = 0.0
    status: int | None = None
    code: int = 0
    message: str = "Internal Server Error"
    applied: bool = False
    hang_up: bool = False
    retry_after: float | None = None
    is_global: bool = False

    def fits(self, method: str, path: str) -> bool:
        """Whether this request is meant."""
        return self.times > 0 and fnmatchcase(method, self.method.upper()) and fnmatchcase(path, self.path)

    @property
    def fails(self) -> bool:
        """Whether it does more than make the bot wait."""
        return bool(self.status) or self.hang_up

    def body(self) -> Json:
        """The failing answer's JSON."""
        if self.retry_after is not None:
            return {
                "message": "You are being rate limited.",
                "retry_after": self.retry_after,
                "global": self.is_global,
            }
        return {"message": self.message, "code": self.code}


class Faults:
    """The switches that are on."""

    def __init__(self) -> None:
        self.on: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Switch one on."""
        if fault.retry_after is not None:
            fault.status = 429
        self.on.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """The first switch that fits this request; it counts down."""
        for fault in self.on:
            if fault.fits(method, path):
                fault.times -= 1
                return fault
        return None

    def clear(self) -> None:
        """Switch all off."""
        self.on.clear()
