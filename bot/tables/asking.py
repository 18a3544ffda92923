"""Where a question comes from: the rule that asks it says which rules of the book it is."""

import re
from collections.abc import Iterator
from types import GeneratorType
from typing import Any, TypeAlias

from engines.kernel import Match

Rule: TypeAlias = "GeneratorType[Any, Any, Any]"

IDS = re.compile(r"\b([A-Z]{2,3}-)(\d+)([a-z]?)(?: to \1(\d+))?")
MOST = 8  # rules that are still read


def rules_asked(match: Match[Any], seat: int) -> tuple[str, ...]:
    """The ids in the description of the innermost rule that names any, and asks this seat.

    Where several are asked at once, that may be the rule that asks them all. A stop is no rule of the book.
    """
    if match.asked(seat).is_stop:
        return ()
    run = match.run
    lines = [run.children[seat], run.main] if seat in run.children else [run.main]
    for line in lines:
        for rule in reversed(list(_chain(line.stack[-1]))):
            if found := tuple(_ids(_described(rule))):
                return found[:MOST]
    return ()


def _chain(rule: object) -> Iterator[Rule]:
    """A rule, the one that it waits for, and so on."""
    while isinstance(rule, GeneratorType):
        yield rule
        rule = rule.gi_yieldfrom


def _described(rule: Rule) -> str:
    first = rule.gi_code.co_consts[0]
    return first if isinstance(first, str) else ""


def _ids(text: str) -> Iterator[str]:
    for prefix, number, letter, last in IDS.findall(text):
        yield f"{prefix}{number}{letter}"
        for between in range(int(number) + 1, int(last or number) + 1):
            yield f"{prefix}{between:0{len(number)}}"
