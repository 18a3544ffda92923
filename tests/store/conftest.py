"""Both databases, one after the other."""

from pathlib import Path

import pytest

from bot.store.migrations import migrations


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where to keep something."""
    return tmp_path / "game.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgres")


@pytest.fixture
def schema(tmp_path: Path) -> Path:
    """Today's migrations, in a folder where there may be more."""
    folder = tmp_path / "schema"
    folder.mkdir()
    for path in migrations():
        (folder / path.name).write_text(path.read_text())
    return folder
