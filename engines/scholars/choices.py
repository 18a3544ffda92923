"""Choices that several chapters offer: nothing at all, yes or no."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar, cast

from engines.kernel import Option, Text

T = TypeVar("T")
MOST = 25  # options of one question


def or_none(
    options: Sequence[Option[T]], *, when: bool = True, name: str = "none", label: str = "option-none"
) -> list[Option[T | None]]:
    """These, and to let it be."""
    found = cast("list[Option[T | None]]", list(options))
    return [*found, nothing(name, label)] if when else found


@cache
def nothing(name: str, label: str) -> Option[None]:
    return Option(name, None, Text(label))


@cache
def yes_or_no() -> list[Option[bool]]:
    return [Option("yes", True, Text("option-yes")), Option("no", False, Text("option-no"))]
