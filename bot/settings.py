"""What a host sets, from the environment or a `.env` file beside the bot."""

import os
from dataclasses import dataclass
from pathlib import Path

from dotenv import load_dotenv

from bot.store import place


def address(text: str) -> tuple[str, int]:
    """ "9100" or "0.0.0.0:9100": without a host, only this machine."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise ValueError(text)
    return host or "127.0.0.1", int(port)


@dataclass(frozen=True)
class Settings:
    """One run of the bot."""

    token: str | None
    database: Path | str  # a file, or the address of a PostgreSQL database
    thinking_cores: int = 1  # that bots may use
    thinking_seconds: float = 5.0  # that a bot may think about one question, at the most

    @classmethod
    def of_environment(cls, database: str | None = None) -> "Settings":
        """The settings of this machine; a database named on the command line wins."""
        load_dotenv(Path.cwd() / ".env")
        return cls(
            token=os.environ.get("DISCORD_TOKEN", "").strip() or None,
            database=place(database or os.environ.get("KARAWANA_DATABASE", "karawana.sqlite")),
            thinking_cores=max(1, int(_number("KARAWANA_THINKING_CORES", 1))),
            thinking_seconds=_number("KARAWANA_THINKING_SECONDS", 5.0),
        )

    @property
    def chat(self) -> Path:
        """Where the chat on this machine is kept: games live in its channels."""
        return self._file.with_name(f"{self._file.stem}-chat.sqlite")

    @property
    def alive(self) -> Path:
        """A file that is touched while the bot is connected, for a container's health check."""
        return self._file.with_suffix(".alive")

    @property
    def _file(self) -> Path:
        return self.database if isinstance(self.database, Path) else Path("karawana.sqlite")


def _number(name: str, otherwise: float) -> float:
    """A setting that is a number; whatever else stands there is no reason not to start."""
    try:
        return max(0.0, float(os.environ.get(name, "")))
    except ValueError:
        return otherwise
