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

import pytest

USERS = ("postgres", "nobody")  # the server refuses to run as root


def programs() -> Path | None:
    """Where initdb and the others are."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


@contextmanager
def cluster() -> Iterator[str]:
    """A server, and the address of its database; skips the test where there cannot be one."""
    folder = programs()
    if folder is None:
        pytest.skip("no PostgreSQL here (initdb, pg_ctl): what needs it is tested with SQLite alone")
    where = Path(tempfile.mkdtemp(prefix="karawana-postgres-"))
    user = _ordinary_user()
    if user is not None:
        os.chown(where, user.pw_uid, user.pw_gid)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    def run(program: str, *arguments: str) -> None:
        as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
        command = (str(folder / program), "-D", str(where / "data"), *arguments)
        subprocess.run(command, cwd=where, check=True, stdout=subprocess.DEVNULL, **as_user)  # type: ignore[call-overload]

    options = f"-p {port} -k {where} -c listen_addresses=127.0.0.1 -c fsync=off"
    try:
        run("initdb", "--auth=trust", "--username=karawana", "--encoding=UTF8", "--locale=C", "--no-sync")
        run("pg_ctl", "-w", "-l", str(where / "log"), "-o", options, "start")
        try:
            yield f"postgresql://karawana@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-m", "immediate", "stop")
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
