"""Both databases, one after the other."""

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where to keep something."""
    return tmp_path / "game.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgres")
