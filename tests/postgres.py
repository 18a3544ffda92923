"""A PostgreSQL of the tests' own: a temporary cluster on a free local port, as an ordinary user."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

USERS = ("postgres", "nobody")  # the server refuses to run as root


def programs() -> Path | None:
    """Where initdb and the others are."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


class Cluster:
    """A server's files, and the way to start and stop it."""

    def __init__(self, programs: Path, where: Path, *, durable: bool = False) -> None:
        self._programs, self._where, self._user = programs, where, _ordinary_user()
        if self._user is not None:
            os.chown(where, self._user.pw_uid, self._user.pw_gid)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"postgresql://karawana@127.0.0.1:{port}/postgres"
        self._options = (
            f"-p {port} -k {where} -c listen_addresses=127.0.0.1 -c fsync={'on' if durable else 'off'}"
        )
        self._run(
            "initdb", "--auth=trust", "--username=karawana", "--encoding=UTF8", "--locale=C", "--no-sync"
        )

    @property
    def runs(self) -> bool:
        """Whether nobody has stopped it."""
        return (self._where / "data" / "postmaster.pid").exists()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._run("pg_ctl", "-w", "-l", str(self._where / "log"), "-o", self._options, "start")

    def stop(self) -> None:
        """Stop it as a fall would: whoever is connected is cut off."""
        self._run("pg_ctl", "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        user = self._user
        as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
        command = (str(self._programs / program), "-D", str(self._where / "data"), *arguments)
        subprocess.run(command, cwd=self._where, check=True, stdout=subprocess.DEVNULL, **as_user)  # type: ignore[call-overload]


@contextmanager
def cluster(*, durable: bool = False) -> Iterator[Cluster]:
    """A server that runs; skips the test where there cannot be one."""
    folder = programs()
    if folder is None:
        pytest.skip("no PostgreSQL here (initdb, pg_ctl): what needs it is tested with SQLite alone")
    where = Path(tempfile.mkdtemp(prefix="karawana-postgres-"))
    try:
        server = Cluster(folder, where, durable=durable)
        server.start()
        try:
            yield server
        finally:
            if server.runs:
                server.stop()
    finally:
        shutil.rmtree(where, ignore_errors=True)


def _ordinary_user() -> pwd.struct_passwd | None:
    """Whom to be instead of root."""
    if os.getuid() != 0:
        return None
    for name in USERS:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    pytest.skip("PostgreSQL does not run as root, and there is no ordinary user here")


async def assert_sound(address: str) -> None:
    """Every index of ours says what its table says, and every constraint holds for all that is kept."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute("CREATE EXTENSION IF NOT EXISTS amcheck")
        indexes = await connection.fetch("""
            SELECT bt_index_check(indexrelid, true) FROM pg_index
            JOIN pg_class ON pg_class.oid = indexrelid
            JOIN pg_am ON pg_am.oid = relam AND amname = 'btree'
            WHERE relnamespace = 'public'::regnamespace
        """)
        assert indexes, "nothing was looked at"
        assert not await connection.fetch("SELECT conname FROM pg_constraint WHERE NOT convalidated")
    finally:
        await connection.close()
