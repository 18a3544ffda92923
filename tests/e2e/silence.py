"""Kill the bot again and again while it calls people who keep a table waiting: every call comes once.

python -m tests.e2e.silence --kills 200
"""

import argparse
import asyncio
import random
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from rich.progress import Progress

from bot.loopback import Person, Place
from bot.tables.hours import HOUR
from tests.e2e.stage import Stage, open_table, stage

MOST_IN_A_ROW = 4  # kills before the bot is left alone to finish
LONGEST_LIFE = 1.5  # seconds from a start to the next kill, at most


class Due(NamedTuple):
    """Something that falls due while the bot is not there."""

    silent_for: float  # seconds for which somebody has been asked
    is_held: bool  # a call that was held back over night
    comes: tuple[str, ...]  # what is posted then, by words that stand only there


QUESTION = "What do the others want?"
DUE = (
    Due(1 * HOUR, is_held=False, comes=()),
    Due(13 * HOUR, is_held=False, comes=("the table is waiting for you",)),
    Due(25 * HOUR, is_held=False, comes=("the table is waiting for you", QUESTION)),
    Due(1 * HOUR, is_held=True, comes=("you were not to be disturbed",)),
)
WORDS = sorted({word for due in DUE for word in due.comes})


async def run(kills: int, seed: int, tell: Progress | None = None) -> int:
    """As many silences as it takes; how many there were."""
    chance, silences, done = random.Random(seed), 0, 0
    task = tell.add_task("kills", total=kills) if tell else None
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(
            stage(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        )
        ada, bartek = [
            await stack.enter_async_context(Person(here.server.url, name)) for name in ("Ada", "Bartek")
        ]
        thread = await open_table(ada, ada.place("general"), [bartek])
        await here.outbox_empty(30)
        while done < kills:
            before = told(here, thread)
            await here.kill()
            due = chance.choice(DUE)
            asked_already = [QUESTION] * bool(here.sql("SELECT 1 FROM polls"))
            fall_due(here, due, int(bartek.id))
            for _ in range(min(kills - done, chance.randint(1, MOST_IN_A_ROW))):
                await here.start()
                await asyncio.sleep(chance.uniform(0, LONGEST_LIFE))
                await here.kill()
                done += 1
                if tell and task is not None:
                    tell.advance(task)
            await here.start()
            await quiet(here)
            after = told(here, thread)
            new = {word: len(after[word] - before[word]) for word in WORDS}
            expected = {word: int(word in due.comes and word not in asked_already) for word in WORDS}
            assert new == expected, f"{due}: {new}"
            silences += 1
        here.assert_clean()
    return silences


def fall_due(here: Stage, due: Due, user: int) -> None:
    """Let one person have been silent for so long, and everybody else have just been asked."""
    now = time.time()
    here.sql("UPDATE seats SET asked_at = ?, stage = 0, due = ? WHERE asked_at IS NOT NULL", now, now)
    since = now - due.silent_for
    here.sql('UPDATE seats SET asked_at = ?, due = ? WHERE "user" = ?', since, since, user)
    if due.is_held:
        here.sql('INSERT INTO held ("user", table_id, until) SELECT ?, id, ? FROM tables', user, since)


async def quiet(here: Stage) -> None:
    """Wait until the bot has looked at the clock since its start, and everything is sent."""
    async with asyncio.timeout(60):
        looks = "SELECT 1 FROM seats WHERE due < ? UNION ALL SELECT 1 FROM held"
        while here.sql(looks, time.time()):  # noqa: ASYNC110  # another process
            await asyncio.sleep(0.05)
    await here.outbox_empty(60)


def told(here: Stage, thread: Place) -> dict[str, set[str]]:
    """The messages that were posted in the thread so far, by the words that tell what each is."""
    found: dict[str, set[str]] = {word: set() for word in WORDS}
    for request in here.requests:
        made = request.answer if request.status == 200 and request.method == "POST" else None
        if request.path == f"/channels/{thread.id}/messages" and isinstance(made, dict):
            for word in WORDS:
                if word in str(made):
                    found[word].add(str(made["id"]))
    return found


def main() -> None:
    """The whole trial, with progress."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with Progress() as tell:
        silences = asyncio.run(run(args.kills, args.seed, tell))
    print(f"{args.kills} kills in {silences} silences: no call lost, none doubled")  # noqa: T201


if __name__ == "__main__":
    main()
