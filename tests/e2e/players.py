"""People who play by clicking at random whatever their panel offers."""

import asyncio
import random

from bot.loopback import Menu, Person, Place, Post, Refused
from tests.e2e.stage import answered, control, has, press, verb

MOST_CLICKS = 400


class Clicker:
    """Plays one seat by clicks alone."""

    def __init__(self, person: Person, place: Place, seed: int) -> None:
        self.person, self.place = person, place
        self.random = random.Random(seed)
        self.panel: Post | None = None
        self.clicks = 0

    async def is_over(self) -> bool:
        """Wait until there is a post to act from, or the game has ended; which of the two."""
        await self.person.post(lambda p: not p.private and (has(p, "act") or has(p, "again")), self.place)
        return ended(self.person, self.place) is not None

    def board(self) -> Post:
        """The newest public post that leads to the panel."""
        return next(p for p in reversed(self.person.posts(self.place)) if not p.private and has(p, "act"))

    async def open(self) -> Post:
        """The panel as it stands now."""
        await self.person.post(lambda p: not p.private and has(p, "act"), self.place)
        for _ in range(10):
            board = self.board()
            try:
                self.panel = await press(self.person, board, "act")
            except Refused:  # the turn in progress has been tidied away
                await self.person.until(lambda board=board: self.person.current(board) is None)
            else:
                return self.panel
        raise AssertionError("no post to act from")

    async def decide(self) -> int:
        """Click until nothing is asked any more; how often."""
        if await self.is_over():
            return 0
        panel = await self.open()
        before = self.clicks
        while is_asking(panel):
            panel = self.panel = await self.step(panel)
            self.clicks += 1
            assert self.clicks < MOST_CLICKS, "this game does not end"
        return self.clicks - before

    async def step(self, panel: Post) -> Post:
        """One click."""
        picks = [
            b for b in panel.buttons if not b.disabled and verb(b.custom_id) in ("pick", "place", "more")
        ]
        confirm = next((b for b in panel.buttons if verb(b.custom_id) == "confirm"), None)
        menus = [m for m in panel.menus if verb(m.custom_id) in ("pick", "place", "more")]
        select = next((m for m in panel.menus if verb(m.custom_id) == "select"), None)
        if confirm and not confirm.disabled and (not picks or self.random.random() < 0.6):
            return await self._click(panel, confirm.custom_id)
        if select:
            return await self._choose(panel, select, select.most)
        if picks and (not menus or self.random.random() < 0.8):
            return await self._click(panel, self.random.choice(picks).custom_id)
        if menus:
            return await self._choose(panel, self.random.choice(menus), 1)
        # Too much was put together: begin the selection anew.
        return await self._click(panel, control(panel, "clear"))

    async def _click(self, panel: Post, custom_id: str) -> Post:
        reply = await self.person.click(panel, custom_id)
        assert reply.kind in ("update", "deferred"), (reply.kind, reply.why)
        return await answered(self.person, panel, reply)

    async def _choose(self, panel: Post, menu: Menu, count: int) -> Post:
        values = self.random.sample([value for value, _ in menu.options], min(count, len(menu.options)))
        reply = await self.person.choose(panel, *values, menu=menu)
        assert reply.kind in ("update", "deferred"), (reply.kind, reply.why)
        return await answered(self.person, panel, reply)


def is_asking(panel: Post) -> bool:
    """Whether a panel asks something."""
    return any(has(panel, wanted) for wanted in ("pick", "select", "more", "place", "confirm", "look"))


def ended(person: Person, place: Place) -> Post | None:
    """The end post, once it is there."""
    return next((p for p in person.posts(place) if has(p, "again") and not p.private), None)


async def play_to_the_end(clickers: list[Clicker]) -> Post:
    """Everybody decides whatever they are asked, until the game is over."""
    first = clickers[0]
    for _ in range(400):
        done = 0
        for clicker in clickers:
            done += await clicker.decide()
        if over := ended(first.person, first.place):
            return over
        if not done:
            await asyncio.sleep(0.1)  # a bot is thinking, or the end is being written
    raise AssertionError("this game does not end")
