"""`karawana copy-database`: everything arrives, or nothing does."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import Connection, Store, StoreError, looked_into, place
from bot.store.copying import copied, schema
from bot.tables import Tables
from engines.kernel import Random
from tests.tables.conftest import JAN, OLA, Hall, play_on, press


async def copy(source: Path | str, target: Path | str) -> int:
    return await asyncio.to_thread(main, ["copy-database", str(source), str(target), "--lang", "en"])


async def rows(where: Path | str) -> dict[str, list[tuple[object, ...]]]:
    """All that is in a database."""
    async with looked_into(where) as (_, eyes):
        return {
            table.name: sorted(map(tuple, await eyes.fetch(f"SELECT * FROM {table.name}")), key=repr)
            for table in schema()
        }


async def test_games_move_to_postgres_and_back_and_go_on(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    hall = Hall(tmp_path / "game.sqlite")
    await hall.open()
    over, table = await hall.begin(OLA, JAN), await hall.begin(OLA, bots=1, thread=777)
    await play_on(over, Random.seeded(1))
    for _ in range(5):
        await press(table, OLA, Random.seeded(1), interaction=hall.click())
    await hall.send_all(777)  # the numbers of what was sent must not be given again
    panel = await table.panel(OLA)
    await hall.store.close()
    assert await copy(hall.where, postgres) == 0
    assert "digests agree" in capsys.readouterr().out
    assert await copy(postgres, tmp_path / "back.sqlite") == 0
    assert await rows(hall.where) == await rows(postgres) == await rows(tmp_path / "back.sqlite")
    for where in (hall.where, postgres, tmp_path / "back.sqlite"):
        moved = Hall(where)
        await moved.open()
        assert await (await moved.table(table)).panel(OLA) == panel
        lobby = await moved.lobby(OLA)
        assert lobby.head.id == table.head.id + 1
        owed = await moved.owed(lobby.head.channel)
        assert owed[-1].id == max(number for number in (await moved.store.numbers()).values())
        await moved.store.close()
    assert len({(await numbers(where))["outbox"] for where in (hall.where, tmp_path / "back.sqlite")}) == 1


async def numbers(where: Path | str) -> dict[str, int]:
    store = await Store.open(where)
    found = await store.numbers()
    await store.close()
    return found


async def test_a_database_with_games_in_it_is_not_copied_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("one.sqlite", "two.sqlite"):
        hall = Hall(tmp_path / name)
        await hall.open()
        await hall.begin(OLA, JAN)
        await hall.store.close()
    before = await rows(tmp_path / "two.sqlite")
    assert await copy(tmp_path / "one.sqlite", tmp_path / "two.sqlite") == 2
    assert "already" in capsys.readouterr().err
    assert await rows(tmp_path / "two.sqlite") == before


async def test_a_database_that_a_bot_uses_is_not_copied(where: Path | str, tmp_path: Path) -> None:
    store = await Store.open(where)
    await store.claim(store.shards)
    assert await copy(where, tmp_path / "copy.sqlite") == 2
    await store.close()
    assert await copy(where, tmp_path / "copy.sqlite") == 0


@pytest.mark.parametrize(
    "source", ["nowhere.sqlite", "postgresql://ola:secret@127.0.0.1:1/x", "postgresql://[", "postgres://"]
)
async def test_what_is_not_there_is_said_in_one_line(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await copy(place(source), tmp_path / "copy.sqlite") == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "secret" not in said


async def test_a_copy_that_differs_is_no_copy(where: Path | str, tmp_path: Path) -> None:
    hall = Hall(where)
    await hall.open()
    await hall.begin(OLA, JAN)
    target = await Store.open(tmp_path / "copy.sqlite")
    # Whatever goes wrong on the way, here a trigger: the digest notices.
    await target.run(lambda c: c.execute(SPOILED))
    with pytest.raises(StoreError, match="the copy of seats differs"):
        await copied(hall.store, target, lambda _: None)
    assert await Tables(target).get(1) is None
    await target.close()
    await hall.store.close()


SPOILED = """CREATE TRIGGER spoil AFTER INSERT ON seats BEGIN UPDATE seats SET name = 'x'; END"""


async def test_the_digest_does_not_depend_on_the_order_of_rows(where: Path | str, tmp_path: Path) -> None:
    store, target = await Store.open(where), await Store.open(tmp_path / "copy.sqlite")

    async def keep(connection: Connection) -> None:
        for code in ("b", "A", "a", "B", "ą"):
            statement = "INSERT INTO failures (code, table_id, at, dump) VALUES (?, NULL, 0, ?)"
            await connection.execute(statement, code, code.encode())

    await store.run(keep)
    assert await copied(store, target, lambda _: None) == 5
    await store.close()
    await target.close()
