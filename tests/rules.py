"""Tests name the rules they would fail without: `@rule("EE-113", "EE-114")`."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of rules, each written out."""
    return pytest.mark.rule(*ids)
