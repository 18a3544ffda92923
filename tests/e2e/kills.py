"""Kill the bot again and again while people play: nothing is lost or doubled, and every post is there once.

python -m tests.e2e.kills --kills 200
"""

import argparse
import asyncio
import random
import re
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from itertools import groupby, zip_longest
from pathlib import Path

import msgspec
from rich.progress import Progress

from bot.loopback import Menu, Person, Place, Post, Refused
from bot.loopback.world import SHARD_BITS
from bot.people import at_table
from bot.store.rows import Head, Life, Seat
from engines.kernel import Answer, Event
from tests.e2e.players import Clicker, ended, is_asking
from tests.e2e.stage import PEOPLE, Stage, has, open_table, stage, two_processes
from tests.postgres import cluster

LONGEST_LIFE = 0.6  # seconds from a start to the next kill, at most
ANSWERS = ("pick", "confirm")
SELECTING = ("place", "more", "select")  # an answer too, once nothing could be added


@dataclass
class Click:
    """An answer that was sent: to which ask, what was picked (None: a selection), and was it acknowledged?"""

    token: str
    picked: str | None
    shown: bool


@dataclass
class Player(Clicker):
    """Somebody who does not lose heart when the bot does not answer."""

    person: Person
    place: Place
    seed: int
    sent: list[Click] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(self.person, self.place, self.seed)

    async def _click(self, panel: Post, custom_id: str) -> Post:
        return await self._noted(custom_id, super()._click(panel, custom_id))

    async def _choose(self, panel: Post, menu: Menu, count: int) -> Post:
        return await self._noted(menu.custom_id, super()._choose(panel, menu, count))

    async def _noted(self, custom_id: str, clicking: Awaitable[Post]) -> Post:
        _, does, _, token, what = custom_id.split("/", 4)
        click = Click(token, what if does == "pick" else None, False)
        if does in (*ANSWERS, *SELECTING):
            self.sent.append(click)
        panel = await clicking
        click.shown = does in ANSWERS or token not in {
            button.custom_id.split("/", 4)[3] for button in panel.buttons
        }
        return panel


async def play_on(players: list[Player], stop: asyncio.Event) -> None:
    """Play until the game is over, whatever happens to the bot."""
    while not stop.is_set():
        for player in players:
            try:
                async with asyncio.timeout(8):
                    await player.decide()
            except (Refused, AssertionError, TimeoutError, LookupError):
                await asyncio.sleep(0.05)
        if ended(players[0].person, players[0].place):
            return


async def game_under_fire(
    here: Stage,
    kills: int,
    seed: int,
    tell: Progress | None = None,
    channel: str = "general",
    fire: Callable[[], Awaitable[None]] | None = None,
) -> int:
    """One game, with as many kills (or whatever `fire` does) as fit into it; how many did."""
    chance = random.Random(seed)
    task = tell.add_task(f"game {seed}", total=kills) if tell else None
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(Person(here.server.url, name))
            for name in PEOPLE[3 * here.shard :][:3]
        ]
        ada = people[0]
        thread = await open_table(ada, ada.place(channel), people[1:])
        players = [Player(person, thread, 100 * seed + number) for number, person in enumerate(people)]
        stop = asyncio.Event()
        playing = asyncio.create_task(play_on(players, stop))
        done = 0
        while done < kills and not playing.done():
            await asyncio.sleep(chance.uniform(0, LONGEST_LIFE))
            if playing.done():
                break
            await (fire or here.restart)()
            done += 1
            if tell and task is not None:
                tell.advance(task)
        async with asyncio.timeout(120):
            await playing
        ((table,),) = here.sql("SELECT id FROM tables WHERE channel = ?", int(thread.id))
        await here.outbox_empty(30, table)
        await ada.post(lambda p: has(p, "again"), thread)
        check(here, thread, players, ada)
        return done


def check(here: Stage, thread: Place, players: list[Player], witness: Person) -> None:
    """No answer lost whose next panel was shown, none doubled; every post once, in order."""
    ((table,),) = here.sql("SELECT id FROM tables WHERE channel = ?", int(thread.id))
    rows = here.sql("SELECT answers, events FROM steps WHERE table_id = ? ORDER BY number", table)
    answers = [a for row in rows for a in msgspec.msgpack.decode(row[0], type=list[Answer])]  # type: ignore[arg-type]
    seats = here.sql('SELECT number, "user" FROM seats WHERE table_id = ? ORDER BY number', table)
    by_user = {str(user): number for number, user in seats}
    for player in players:
        seat = by_user[player.person.id]
        check_answers([answer for answer in answers if answer.seat == seat], player.sent)
    events = [e for row in rows for e in msgspec.msgpack.decode(row[1], type=list[Event])]  # type: ignore[arg-type]
    names = [player.person.name for player in players]
    check_posts([event for event in events if event.to is None], witness.posts(thread), names)
    assert not here.sql("SELECT 1 FROM outbox WHERE table_id = ?", table)
    check_messages(here)


def check_answers(kept: list[Answer], sent: list[Click]) -> None:
    """Each ask that somebody clicked at was answered once, in order; only the last may still be open."""
    asks = [list(clicks) for _, clicks in groupby(sent, key=lambda click: click.token)]
    assert len({clicks[0].token for clicks in asks}) == len(asks), "an ask was answered and came again"
    for answer, clicks in zip_longest(kept, asks):
        assert clicks is not None, f"nobody has sent {answer}"
        if answer is None:
            assert not any(click.shown for click in clicks), f"lost: {clicks}"
        else:
            picked = [click.picked for click in clicks]
            assert None in picked or set(answer.picks) & set(picked), f"kept {answer}, sent {clicks}"


def check_posts(events: list[Event], posts: list[Post], names: list[str]) -> None:
    """The public posts tell every event once, in order."""
    seats = tuple(Seat(number, "human", number, name) for number, name in enumerate(names))
    head = Head(
        id=1, channel=1, game="toy", size=len(seats), language="en", life=Life.RUNNING, creator=0,
        created=0, touched=0, seats=seats,
    )  # fmt: skip
    reader = at_table(head, "en")
    expected = [f"• {reader.write(event.text())}" for event in events]
    turns = [p for p in posts if not p.private and "A turn in progress" not in p.text]
    told = [line for post in turns for line in re.findall("^• .*$", post.text, re.M)]
    assert told == expected
    assert sum(has(post, "again") and not post.private for post in posts) == 1
    assert not [p for p in posts if "A turn in progress" in p.text], "a turn in progress was left behind"
    assert not any(is_asking(post) and not post.private for post in posts)


def check_messages(here: Stage) -> None:
    """No nonce has brought two messages."""
    made: dict[str, set[str]] = {}
    for request in here.requests:
        if request.method == "POST" and request.path.endswith("/messages") and request.status == 200:
            assert isinstance(request.body, dict)
            assert isinstance(request.answer, dict)
            if "nonce" in request.body:
                made.setdefault(str(request.body["nonce"]), set()).add(str(request.answer["id"]))
    assert all(len(ids) == 1 for ids in made.values())


async def run(kills: int, seed: int, tell: Progress | None = None) -> Counter[str]:
    """As many games as it takes."""
    count: Counter[str] = Counter()
    while count["kills"] < kills:
        with tempfile.TemporaryDirectory() as folder:
            async with stage(Path(folder), ack_seconds=1.0) as here:
                count["kills"] += await game_under_fire(
                    here, kills - count["kills"], seed + count["games"], tell
                )
                here.assert_clean()
                await here.assert_sound()
        count["games"] += 1
    return count


async def run_two(kills: int, seed: int, address: str, tell: Progress | None = None) -> Counter[str]:
    """Two processes on one PostgreSQL, a game on each of their servers, both killed at random."""
    count: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        async with two_processes(Path(folder), address) as processes:
            channel_of = {
                (int(id) >> SHARD_BITS) % 2: channel
                for id, channel in zip(processes[0].server.world.servers, ("general", "oaza"), strict=True)
            }
            while count["kills"] < kills:
                share = -(-(kills - count["kills"]) // 2)
                games = (
                    game_under_fire(here, share, seed + count["games"] + n, tell, channel_of[here.shard])
                    for n, here in enumerate(processes)
                )
                count["kills"] += sum(await asyncio.gather(*games))
                count["games"] += 2
            for here in processes:
                here.assert_clean()
            await processes[0].assert_sound()
    return count


def main() -> None:
    """The whole trial, with progress."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--two-processes", action="store_true", help="on a PostgreSQL of their own")
    args = parser.parse_args()
    with ExitStack() as stack, Progress() as tell:
        if args.two_processes:
            address = stack.enter_context(cluster()).address
            count = asyncio.run(run_two(args.kills, args.seed, address, tell))
        else:
            count = asyncio.run(run(args.kills, args.seed, tell))
    print(f"{count['kills']} kills in {count['games']} games: nothing lost, nothing doubled")  # noqa: T201


if __name__ == "__main__":
    main()
