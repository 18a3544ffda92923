"""`karawana play`: ready when it says so, and one clear line when it cannot be."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.loopback import LoopbackServer, Person
from tests.e2e.stage import has, run, stage


async def karawana(folder: Path, *arguments: str, **environment: str) -> asyncio.subprocess.Process:
    """The command in a process of its own, with nothing set that this machine may have set."""
    clean = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "LANG")}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play"),
        *arguments,
        *("--database", str(folder / "games.sqlite")),
        env=clean | {"LC_ALL": "C"} | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def complaint(process: asyncio.subprocess.Process) -> str:
    """The one line it says before it gives up."""
    async with asyncio.timeout(30):
        out, err = await process.communicate()
    assert process.returncode == 2
    assert not out
    (line,) = [line for line in err.decode().splitlines() if not line.startswith("{")]
    return line


async def test_it_says_where_it_is_and_everything_works_then(tmp_path: Path) -> None:
    process = await karawana(tmp_path, "--port", "0")
    try:
        assert process.stdout is not None
        async with asyncio.timeout(30):
            line = (await process.stdout.readline()).decode()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        async with aiohttp.ClientSession() as session, session.get(f"{found[0]}/healthz") as answer:
            assert await answer.json() == {"bot": "ready"}
        async with Person(found[0], "Ada") as ada:
            dm = await ada.dm()
            await run(ada, dm, "new", game="toy")
            assert await ada.post(lambda p: has(p, "start") and not p.private, dm)
        second = await karawana(tmp_path, "--port", "0")
        assert "is in use by another Karawana" in await complaint(second)
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()
    assert process.returncode == 0


async def test_games_and_chat_are_there_after_a_restart(tmp_path: Path) -> None:
    for start in (1, 2):
        process = await karawana(tmp_path, "--port", "0")
        try:
            assert process.stdout is not None
            async with asyncio.timeout(30):
                line = (await process.stdout.readline()).decode()
            url = line.split()[4]
            async with Person(url, "Ada") as ada:
                dm = await ada.dm()
                if start == 1:
                    await run(ada, dm, "new", game="toy")
                    await ada.post(lambda p: has(p, "start") and not p.private, dm)
                games = await run(ada, dm, "games")
                assert "the lobby is open" in games.text
        finally:
            process.send_signal(signal.SIGTERM)
            await process.wait()


async def test_a_port_that_is_taken(tmp_path: Path) -> None:
    async with LoopbackServer() as server:
        process = await karawana(tmp_path, "--port", str(server.port))
        assert f"port {server.port}" in await complaint(process)


async def test_a_wrong_token(tmp_path: Path) -> None:
    async with LoopbackServer(token="right") as server:
        process = await karawana(tmp_path, "--at", server.url, DISCORD_TOKEN="wrong")
        line = await complaint(process)
    assert "DISCORD_TOKEN" in line
    assert "wrong" not in line


@pytest.mark.parametrize(("lang", "words"), [("C", "cannot be reached"), ("pl_PL.UTF-8", "Nie można")])
async def test_no_connection(tmp_path: Path, lang: str, words: str) -> None:
    process = await karawana(tmp_path, "--at", "http://127.0.0.1:9", LC_ALL=lang)
    assert words in await complaint(process)


@pytest.mark.parametrize(("method", "path"), [("GET", "/users/@me"), ("PUT", "/applications/*/commands")])
async def test_discord_that_is_down_at_the_start_is_waited_for(
    tmp_path: Path, method: str, path: str
) -> None:
    async with stage(tmp_path) as here:
        await here.stop()
        here.server.fail(method, path, 503)
        await here.start()
        (warned,) = here.warnings()
        assert warned.startswith("Discord is not to be had yet: 503")
