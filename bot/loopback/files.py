"""The bytes of attachments. Old ones leave memory when there are too many."""

from collections import OrderedDict
from collections.abc import Callable


class Files:
    """Attachments' bytes by id, in memory, up to a total size."""

    def __init__(self, most_bytes: int = 256 * 1024 * 1024) -> None:
        self.most_bytes = most_bytes
        # Where to look for what is not in memory.
        self.elsewhere: Callable[[str], bytes | None] = lambda id: None
        self._bodies: OrderedDict[str, bytes] = OrderedDict()
        self._total = 0

    def put(self, id: str, body: bytes) -> None:
        """Keep a file; the oldest make room."""
        self._bodies[id] = body
        self._total += len(body)
        while self._total > self.most_bytes and len(self._bodies) > 1:
            _, oldest = self._bodies.popitem(last=False)
            self._total -= len(oldest)

    def get(self, id: str) -> bytes | None:
        """The bytes, unless they were never here or had to go."""
        return self._bodies.get(id) or self.elsewhere(id)

    def drop(self, id: str) -> None:
        """Forget a file, because its message is gone."""
        self._total -= len(self._bodies.pop(id, b""))
