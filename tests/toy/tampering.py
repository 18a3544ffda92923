"""Other rules for Oasis, to see what notices that something is wrong with them."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engines.kernel import Refusal, Step
from engines.toy import rounds
from engines.toy.state import Oasis, Player

Rule = Callable[[Oasis, Player], Step]


def rule_of(name: str) -> Rule:
    """What an action does."""
    return next(option.value.rule for option in rounds.ACTIONS if option.id == name)


def act_otherwise(monkeypatch: pytest.MonkeyPatch, name: str, rule: Rule) -> None:
    """An action that does something else."""
    change(monkeypatch, name, rule=rule)


def refuse_otherwise(
    monkeypatch: pytest.MonkeyPatch, name: str, refuse: Callable[[Oasis, Player], Refusal | None]
) -> None:
    """An action that is refused in another way."""
    change(monkeypatch, name, refuse=refuse)


def change(monkeypatch: pytest.MonkeyPatch, name: str, **parts: Any) -> None:
    changed = [
        replace(option, value=option.value._replace(**parts)) if option.id == name else option
        for option in rounds.ACTIONS
    ]
    monkeypatch.setattr(rounds, "ACTIONS", changed)
