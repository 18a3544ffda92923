"""Boxes: where a thing may be drawn, in the units of its panel."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle, from its top left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The same box, smaller on every side."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def columns(self, count: int, gap: float = 0) -> list[Box]:
        """Equal boxes beside each other."""
        w = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (w + gap), self.y, w, self.h) for i in range(count)]

    def rows(self, count: int, gap: float = 0) -> list[Box]:
        """Equal boxes below each other."""
        h = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (h + gap), self.w, h) for i in range(count)]

    def top(self, height: float) -> Box:
        return Box(self.x, self.y, self.w, height)

    def below(self, height: float) -> Box:
        """What is left under a strip of that height."""
        return Box(self.x, self.y + height, self.w, self.h - height)

    def left(self, width: float) -> Box:
        return Box(self.x, self.y, width, self.h)

    def beside(self, width: float) -> Box:
        """What is left beside a strip of that width."""
        return Box(self.x + width, self.y, self.w - width, self.h)

    def meets(self, other: Box, slack: float = 0) -> bool:
        """Whether the two share more than `slack` of space in both directions."""
        return (
            self.x + slack < other.right
            and other.x + slack < self.right
            and self.y + slack < other.bottom
            and other.y + slack < self.bottom
        )

    def holds(self, other: Box, slack: float = 0) -> bool:
        """Whether the other lies inside."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


def spread(box: Box, count: int, size: float, most: float) -> list[float]:
    """The x of `count` pieces in a row, `most` apart or closer (overlapping) when the row is short."""
    if count <= 1:
        return [box.x] * count
    step = min(most, (box.w - size) / (count - 1))
    return [box.x + i * step for i in range(count)]
