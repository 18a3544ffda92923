"""Structured logs: one JSON object a line, without tokens and without anything hidden in a game."""

import json
import logging
import re
import sys
from datetime import UTC, datetime

SECRETS = re.compile(
    r"(/(?:webhooks|interactions)/\d+/)[\w.-]+|\b(Bot )?[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}"
)


def scrubbed(text: str) -> str:
    """The same text with every token made unreadable."""
    return SECRETS.sub(lambda found: f"{found[1] or ''}***", text)


class JsonLines(logging.Formatter):
    """A record as one line of JSON; `extra={"about": {...}}` adds fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": scrubbed(record.getMessage()),
        }
        about = getattr(record, "about", None)
        if isinstance(about, dict):
            line.update(about)
        if record.exc_info:
            line["trace"] = scrubbed(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: int = logging.INFO) -> None:
    """Send every log line to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # Its reconnects and retries are worth a line, its chatter about every request is not.
    logging.getLogger("discord").setLevel(logging.WARNING)
