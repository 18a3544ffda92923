"""`karawana backup`, `export` and `failure`, also while the bot runs."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import Store, saving
from bot.tables import Tables
from engines.kernel import Random
from engines.kernel.notation import played
from tests.tables.conftest import JAN, OLA, Hall, play_on, press
from tests.tables.test_playing import stocking


async def run(hall: Hall, *arguments: str) -> int:
    """As from a terminal, while the bot runs."""
    return await asyncio.to_thread(main, [*arguments, "--database", str(hall.where), "--lang", "en"])


async def test_a_backup_of_a_running_bot_can_be_played_on(
    hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, token = await stocking(hall)
    await table.select(OLA, ["water"], token=token)
    target = tmp_path / "copy.sqlite"
    if isinstance(hall.where, str):
        assert await run(hall, "backup", str(target)) == 2
        assert "pg_dump" in capsys.readouterr().err
        return
    assert await run(hall, "backup", str(target)) == 0
    assert str(target) in capsys.readouterr().out
    copy = await Store.open(target)
    found = await Tables(copy).get(table.head.id)
    assert found is not None
    assert await found.panel(OLA) == await table.panel(OLA)  # type: ignore[union-attr]  # a table
    await copy.close()
    assert await run(hall, "backup", str(target)) == 2
    assert "there already" in capsys.readouterr().err


async def test_a_finished_game_is_printed_and_plays_back(
    hall: Hall, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await hall.begin(OLA, JAN)
    await play_on(table, Random.seeded(1))
    assert await run(hall, "export", str(table.head.id)) == 0
    assert played(capsys.readouterr().out).digest() == table.match.digest()


async def test_a_running_game_is_printed_only_if_the_host_insists(
    hall: Hall, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await hall.begin(OLA, JAN)
    for _ in range(6):
        await press(table, table.head.waiting_for[0], Random.seeded(1))
    assert await run(hall, "export", str(table.head.id)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert hall.seed not in said.err
    assert await run(hall, "export", str(table.head.id), "--running") == 0
    text = capsys.readouterr().out
    assert f"seed {hall.seed}" in text
    assert played(text).digest() == table.match.digest()


async def test_games_are_listed(hall: Hall, capsys: pytest.CaptureFixture[str]) -> None:
    await hall.lobby(OLA)
    table = await hall.begin(OLA, JAN)
    assert await run(hall, "export") == 0
    said = capsys.readouterr().out
    assert str(table.head.channel) in said
    assert said.count("toy") == 1


@pytest.mark.parametrize("arguments", [("export", "77"), ("failure", "ABC123", "x.dump"), ("export", "many")])
async def test_what_is_not_there_is_said_in_one_line(
    hall: Hall, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    assert await run(hall, *arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


async def test_a_failure_is_written_by_its_code(hall: Hall, tmp_path: Path) -> None:
    table = await hall.begin(OLA, JAN)
    await hall.store.run(lambda c: saving.keep_failure(c, "ABC123", table.head.id, 1.0, b"dump"))
    target = tmp_path / "abc.dump"
    assert await run(hall, "failure", "abc123", str(target)) == 0
    assert target.read_bytes() == b"dump"


def test_a_file_that_is_no_database_is_said_in_one_line(
    tmp_path: object, capsys: pytest.CaptureFixture[str]
) -> None:
    missing, wrong = f"{tmp_path}/missing.sqlite", f"{tmp_path}/wrong.sqlite"
    with open(wrong, "w") as file:
        file.write("not a database " * 100)
    for path in (missing, wrong):
        assert main(["export", "--database", path, "--lang", "pl"]) == 2
        assert path in capsys.readouterr().err
