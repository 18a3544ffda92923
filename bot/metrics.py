"""What a running bot counts, for Prometheus and for `karawana status`."""

from collections.abc import Mapping
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

REGISTRY = CollectorRegistry()  # ours alone: nothing is said of the machine

PRESSES = Counter("karawana_presses", "Buttons and menus that were used", registry=REGISTRY)
REFUSALS = Counter("karawana_refusals", "What was refused, with a reason", registry=REGISTRY)
FAILURES = Counter("karawana_failures", "What went wrong on our side", registry=REGISTRY)
RECONNECTS = Counter("karawana_reconnects", "Connections to Discord after the first", registry=REGISTRY)
ANSWERS = Histogram(
    "karawana_answer_seconds",
    "From the start of our work on a press or a command to the answer",
    buckets=(0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
DRAWING = Histogram(
    "karawana_drawing_seconds",
    "From the wish for a picture to the picture",
    buckets=(0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
    registry=REGISTRY,
)
THINKING = Histogram(
    "karawana_thinking_seconds",
    "From the wish for a bot's thought to the thought",
    buckets=(0.1, 0.5, 1, 2, 5, 10, 20, 60, 120),
    registry=REGISTRY,
)
PICTURES = Gauge("karawana_pictures_awaited", "Pictures that are waited for", registry=REGISTRY)
THOUGHTS = Gauge("karawana_thoughts_awaited", "Thoughts of bots that are waited for", registry=REGISTRY)
OWED = Gauge("karawana_posts_owed", "Posts that wait to be sent", registry=REGISTRY)
WARM = Gauge("karawana_tables_in_memory", "Tables that are held ready", registry=REGISTRY)
TABLES = Gauge("karawana_tables", "Tables by game and life", ["game", "life"], registry=REGISTRY)


def count_tables(counts: Mapping[tuple[str, str], int]) -> None:
    """So many tables there are of each game, in each state."""
    TABLES.clear()
    for (game, life), count in counts.items():
        TABLES.labels(game, life).set(count)


def serve(host: str, port: int) -> tuple[WSGIServer, Thread]:
    """Tell them to whoever asks at this address."""
    return start_http_server(port, addr=host, registry=REGISTRY)
