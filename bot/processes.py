"""Processes of our own: they let whoever presses a button go first, and must not outlive the bot."""

import multiprocessing
import os
import threading
from multiprocessing import connection, parent_process

# A fresh process, not a copy of this one with its threads and connections.
FRESH = multiprocessing.get_context("spawn")

DRAWING = 5  # how nice each of them is to others: a picture is waited for,
THINKING = FILMING = 10  # what a bot does next, or a film, may take its time


def begin(niceness: int) -> None:
    """When one starts."""
    os.nice(niceness)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
