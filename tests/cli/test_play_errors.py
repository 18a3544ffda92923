"""What is wrong at the start is said in one line, with exit code 2."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest


def started(folder: Path, *arguments: str, **environment: str) -> tuple[int, list[str]]:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "play", "--port", "0", *arguments],
        env={**os.environ, "DISCORD_TOKEN": "", **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stderr.strip().splitlines()


def spoiled(folder: Path, how: str) -> Path:
    """A database that cannot be used."""
    path = folder / "karawana.sqlite"
    match how:
        case "corrupt":
            path.write_text("no database at all, but long enough to be looked at\n" * 100)
        case "chat":
            path.with_name("karawana-chat.sqlite").write_text("neither is this\n" * 100)
        case "newer":
            connection = sqlite3.connect(path)
            connection.execute("PRAGMA user_version = 99")
            connection.close()
        case "folder":
            path.mkdir()
        case "nowhere":
            return Path("/proc/nowhere/karawana.sqlite")
    return path


@pytest.mark.parametrize("how", ["corrupt", "chat", "newer", "folder", "nowhere"])
def test_a_database_that_cannot_be_used(tmp_path: Path, how: str) -> None:
    code, lines = started(tmp_path, "--database", str(spoiled(tmp_path, how)))
    assert (code, len(lines)) == (2, 1), lines


@pytest.mark.parametrize("port", ["99999", "1"])
def test_a_port_that_cannot_be_had(tmp_path: Path, port: str) -> None:
    if port == "1" and os.geteuid() == 0:
        pytest.skip("root may listen anywhere")
    code, lines = started(tmp_path, "--port", port)
    assert (code, len(lines)) == (2, 1), lines


@pytest.mark.parametrize("how", ["nonexistent", "broken", "binary", "deep", "folder", "loop", "mistyped"])
def test_tables_that_cannot_be_used(tmp_path: Path, how: str) -> None:
    file = tmp_path / "broken" / "toy" / "road.toml"
    file.parent.mkdir(parents=True)
    match how:
        case "broken":
            file.write_text("[[[")
        case "binary":
            file.write_bytes(b"\xff\xfe\x00")
        case "deep":
            file.write_text(f"a = {'[' * 20_000}{']' * 20_000}")
        case "folder":
            file.mkdir()
        case "loop":
            file.symlink_to(file)
        case "mistyped":
            file.write_text('road = "long"')
    folder = tmp_path / ("nonexistent" if how == "nonexistent" else "broken")
    code, lines = started(tmp_path, KARAWANA_DATA=str(folder))
    assert (code, len(lines)) == (2, 1), lines
    assert how == "nonexistent" or str(file.parent) in lines[0]
