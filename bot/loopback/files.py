"""The bytes of attachments. Old ones are forgotten when there are too many, as nobody looks at them."""

from collections import OrderedDict


class Files:
    """Attachments' bytes by id, in memory, up to a total size."""

    def __init__(self, most_bytes: int = 256 * 1024 * 1024) -> None:
        self.most_bytes = most_bytes
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
        return self._bodies.get(id)

    def drop(self, id: str) -> None:
        """Forget a file, because its message is gone."""
        self._total -= len(self._bodies.pop(id, b""))
