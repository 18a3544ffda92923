"""Every request the bot sends, for tests to look at."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.loopback.model import Json


@dataclass(frozen=True)
class SentFile:
    """A file of a multipart request."""

    name: str
    filename: str
    body: bytes


@dataclass
class Request:
    """A request and, once it is answered, the answer's status and body."""

    number: int
    method: str
    # The path with names for its parameters, as in Discord's description; None where there is no such route.
    route: str | None
    path: str
    query: dict[str, str]
    body: Json | list[Json] | None
    multipart: bool = False
    files: list[SentFile] = field(default_factory=list)
    status: int = 0
    answer: object = None

    @property
    def size(self) -> int:
        """The bytes of its files."""
        return sum(len(file.body) for file in self.files)

    def to_json(self) -> Json:
        """The same for a test in another process; of files only their names and sizes."""
        return {
            "number": self.number,
            "method": self.method,
            "route": self.route,
            "path": self.path,
            "query": self.query,
            "body": self.body,
            "multipart": self.multipart,
            "files": [{"name": f.name, "filename": f.filename, "size": len(f.body)} for f in self.files],
            "status": self.status,
            "answer": self.answer,
        }


class Recorder:
    """Keeps the latest requests and tells listeners of each, when it has been answered."""

    def __init__(self, most: int = 5000, most_bytes: int = 64 * 1024 * 1024) -> None:
        self.requests: deque[Request] = deque()
        self.listeners: list[Callable[[Request], None]] = []
        self.count = 0
        self._most = most
        self._most_bytes = most_bytes
        self._bytes = 0

    def next_number(self) -> int:
        """The number of a new request."""
        self.count += 1
        return self.count

    def add(self, request: Request) -> None:
        """Note a request that has been answered."""
        self.requests.append(request)
        self._bytes += request.size
        while len(self.requests) > self._most or self._bytes > self._most_bytes:
            self._bytes -= self.requests.popleft().size
        for listener in self.listeners:
            listener(request)
