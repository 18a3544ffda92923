"""Runs what must not depend on the process that it runs in."""

import os
import subprocess
import sys

HASH_SEEDS = ("1", "2", "77")


def printed_digests(game: str) -> set[str]:
    """What processes with different hash seeds print for a game, named as `module:attribute`."""
    command = [sys.executable, "-m", "tests.conformance.digests", game]
    processes = [
        subprocess.Popen(
            command, env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.PIPE, text=True
        )
        for seed in HASH_SEEDS
    ]
    outputs = {process.communicate()[0] for process in processes}
    assert not any(process.returncode for process in processes)
    assert all(outputs)
    return outputs
