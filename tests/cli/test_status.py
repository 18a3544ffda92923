"""What a running bot counts, and how it is told."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from socket import socket

import pytest

from bot import metrics
from bot.__main__ import main
from bot.commands.play import _tell_metrics
from bot.settings import address
from engines.kernel import Refused


@contextmanager
def told() -> Iterator[int]:
    """A bot's figures, at a port of this machine."""
    server, thread = metrics.serve("127.0.0.1", 0)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.mark.parametrize(("lang", "line"), [("en", "Oasis, running"), ("pl", "Oaza, trwa")])
def test_status_says_how_the_bot_is_doing(lang: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    metrics.count_tables({("toy", "running"): 17})
    metrics.OWED.set(3)
    with told() as port:
        assert main(["status", str(port), "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert [row.split()[-1] for row in said.splitlines() if line in row] == ["17"]
    owed = "posts that wait" if lang == "en" else "wpisy, które czekają"
    assert [row.split()[-1] for row in said.splitlines() if owed in row] == ["3"]


def test_status_without_a_bot_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with told() as port:
        pass
    assert main(["status", str(port)]) == 2
    assert "--metrics" in capsys.readouterr().err


def test_figures_are_for_this_machine_unless_somebody_says_otherwise() -> None:
    assert address("9100") == ("127.0.0.1", 9100)
    assert address("0.0.0.0:9100") == ("0.0.0.0", 9100)
    for wrong in ("", "x", "host:", "host:0", "70000", "-1", "1.5"):
        with pytest.raises(ValueError, match=wrong):
            address(wrong)


def test_a_port_that_is_taken_is_one_line() -> None:
    with closing(socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(Refused):
            _tell_metrics(*other.getsockname())


def test_nothing_is_said_of_the_machine_or_of_people() -> None:
    names = {family.name for family in metrics.REGISTRY.collect()}
    assert all(name.startswith("karawana_") for name in names)
    labels = {label for family in metrics.REGISTRY.collect() for s in family.samples for label in s.labels}
    assert labels <= {"game", "life", "le"}
