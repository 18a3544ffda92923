"""What was seen lately: Discord may deliver the same interaction twice."""

from collections import OrderedDict


class Recent:
    """The latest ids, up to a number of them."""

    def __init__(self, keep: int = 2000) -> None:
        self._keep = keep
        self._ids: OrderedDict[int, None] = OrderedDict()

    def __contains__(self, id: int) -> bool:
        return id in self._ids

    def is_new(self, id: int) -> bool:
        """Whether this id comes for the first time; from now on it does not."""
        if id in self._ids:
            return False
        self._ids[id] = None
        if len(self._ids) > self._keep:
            self._ids.popitem(last=False)
        return True
