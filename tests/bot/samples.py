"""Tables that never were: heads and panels to write messages from."""

from collections.abc import Sequence
from typing import Any

from bot.tables import Choice, Head, Life, Panel, Seat
from data.words import Text
from engines.kernel import Kind


def head(names: Sequence[str] = ("Ada", "Bartek", "Celina"), **more: Any) -> Head:
    """A table of Oasis in a thread."""
    seats = tuple(Seat(number, "human", 100 + number, name) for number, name in enumerate(names))
    fields: dict[str, Any] = {
        "id": 7,
        "channel": 5000,
        "parent": 4000,
        "guild": 3000,
        "game": "toy",
        "size": len(seats),
        "language": "en",
        "life": Life.RUNNING,
        "creator": 100,
        "created": 0.0,
        "touched": 0.0,
        "seats": seats,
        "acting": (0,),
    }
    return Head(**(fields | more))


def choices(count: int, group_size: int = 0, **more: Any) -> tuple[Choice, ...]:
    """So many options, under headings of so many each."""
    return tuple(
        Choice(
            f"option:{number}",
            Text("lobby-seat", {"number": number, "who": "x" * 20}),
            group=Text("name-bot", {"seat": number // group_size}) if group_size else None,
            **more,
        )
        for number in range(count)
    )


def panel(kind: Kind, options: tuple[Choice, ...], **more: Any) -> Panel:
    """A question of this kind."""
    fields: dict[str, Any] = {
        "head": head(),
        "seat": 0,
        "question": Text("ask-action"),
        "key": "action",
        "kind": kind,
        "token": "0123abcd",
        "choices": options,
        "can_undo": True,
        "has_why_not": True,
    }
    return Panel(**(fields | more))
