"""A pretend user for tests and benchmarks: sees what the chat page shows and does what it can do."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp

from bot.loopback import wire
from bot.loopback.model import DM, Json
from bot.loopback.post import Button, Menu, Post

PATIENCE = 20.0


class Refused(Exception):
    """The server did not let the person do this."""


@dataclass(frozen=True)
class Reply:
    """The bot's first answer: `kind` is message, update, thinking, deferred, modal, choices or failed."""

    kind: str
    interaction: str
    post: Post | None = None
    modal: Json | None = None
    choices: tuple[Json, ...] = ()
    why: str | None = None

    @property
    def shown(self) -> Post:
        """The message of an answer that has one."""
        assert self.post is not None, f"the bot answered with {self.kind} {self.why or ''}"
        return self.post


@dataclass(frozen=True)
class Place:
    """A channel, thread or DM in the person's list."""

    id: str
    name: str
    type: int
    raw: Json

    @property
    def archived(self) -> bool:
        return bool(self.raw.get("thread_metadata", {}).get("archived"))


@dataclass(frozen=True, eq=False)
class _Watch:
    """Somebody waits for a message."""

    place: str | None
    where: Callable[[Post], bool]
    found: asyncio.Future[Post]


class Person:
    """One pretend user at a server, in this process or another.

    `places` and `posts` mirror what this user can see, private replies included, and follow live.
    """

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.id = ""
        self.locale = ""
        self.now = 0
        self.online = False
        self.places: dict[str, Place] = {}
        self.commands: Json = {}
        self._posts: dict[str, dict[str, Post]] = {}
        self._changed = asyncio.Condition()
        self._watches: list[_Watch] = []
        self._session: aiohttp.ClientSession | None = None
        self._listening: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(self.url, timeout=aiohttp.ClientTimeout(total=30))
        async with self._session.get("/chat/users") as response:
            people = {user["name"]: user["id"] for user in await response.json()}
        if self.name not in people:
            raise Refused(f"nobody is called {self.name}: there are {', '.join(people)}")
        self.id = people[self.name]
        socket = await self._session.ws_connect(f"/chat/live?user={self.id}&history=100", max_msg_size=0)
        self._hear(wire.parse(await socket.receive_str()))
        self._listening = asyncio.create_task(self._listen(socket))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._listening:
            self._listening.cancel()
        if self._session:
            await self._session.close()

    # What there is to see.

    def place(self, name: str) -> Place:
        """The newest channel or thread of this name."""
        found = [place for place in self.places.values() if place.name == name]
        if not found:
            raise Refused(f"{self.name} sees no channel {name}")
        return max(found, key=lambda place: int(place.id))

    def posts(self, place: Place | str) -> list[Post]:
        """The messages in a channel that this person can see, oldest first."""
        return list(self._posts.get(_id(place), {}).values())

    def latest(self, place: Place | str) -> Post:
        """The newest of them."""
        return self.posts(place)[-1]

    def current(self, post: Post) -> Post | None:
        """This message as it is now; None when it is gone."""
        return self._posts.get(post.channel_id, {}).get(post.id)

    async def download(self, url: str) -> bytes:
        """A picture or another file."""
        assert self._session is not None
        async with self._session.get(url) as response:
            response.raise_for_status()
            return await response.read()

    # Waiting.

    async def until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until this holds of what the person sees."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(holds)

    async def post(
        self,
        where: Callable[[Post], bool] = lambda post: True,
        place: Place | str | None = None,
        since: int = -1,
        seconds: float = PATIENCE,
    ) -> Post:
        """The first message that fits, now or later; with `since`, only those changed after that `now`."""
        at = None if place is None else _id(place)
        for known in [at] if at is not None else list(self._posts):
            for post in self.posts(known):
                if post.revision > since and where(post):
                    return post
        watch = _Watch(at, where, asyncio.get_running_loop().create_future())
        self._watches.append(watch)
        try:
            async with asyncio.timeout(seconds):
                return await watch.found
        finally:
            self._watches.remove(watch)

    async def updated(self, post: Post, seconds: float = PATIENCE) -> Post:
        """The message when it has changed, or is no longer 'thinking'."""

        def changed(other: Post) -> bool:
            return other.id == post.id and not other.loading and other.raw != post.raw

        return await self.post(changed, post.channel_id, seconds=seconds)

    # What there is to do.

    async def say(self, place: Place | str, content: str) -> Post:
        """Send a message."""
        answer = await self._do("say", channel_id=_id(place), content=content)
        return Post.of(answer["message"])

    async def run(self, command: str, place: Place | str, **options: object) -> Reply:
        """Use a slash command: `run("table rename", channel, name="Agra", host=bartek)`."""
        values = {name: _option(value) for name, value in options.items()}
        return await self._ask("run", channel_id=_id(place), command=command, options=values)

    async def complete(
        self, command: str, place: Place | str, focused: str, typed: str = "", **options: object
    ) -> list[Json]:
        """The suggestions for an option that is being typed."""
        values = {**options, focused: typed}
        reply = await self._ask(
            "complete", channel_id=_id(place), command=command, options=values, focused=focused
        )
        if reply.kind != "choices":
            raise Refused(f"no suggestions: {reply.kind} {reply.why}")
        return list(reply.choices)

    async def click(self, post: Post, button: str | Button, forge: bool = False) -> Reply:
        """Press a button, by its custom_id or its label; a forged one need not be there any more, or ever."""
        custom_id = button.custom_id if isinstance(button, Button) else button
        if isinstance(button, str) and not forge:
            custom_id = post.button(button).custom_id
        return await self._ask("press", **_at(post), custom_id=custom_id, forge=forge)

    async def choose(
        self, post: Post, *values: str, menu: str | Menu | None = None, forge: bool = False
    ) -> Reply:
        """Choose in a menu (the only one, or by custom_id), by values or labels."""
        if forge:
            return await self._ask("choose", **_at(post), custom_id=menu, values=list(values), forge=True)
        found = menu if isinstance(menu, Menu) else post.menu(menu)
        chosen = [found.value_of(value) for value in values]
        return await self._ask("choose", **_at(post), custom_id=found.custom_id, values=chosen)

    async def submit(self, opened: Reply, values: Mapping[str, Any], forge: bool = False) -> Reply:
        """Send the modal this reply opened: values by custom_id, lists for menus; `forge` keeps it open."""
        return await self._ask("submit", interaction=opened.interaction, values=dict(values), forge=forge)

    async def dm(self) -> Place:
        """Open the conversation with the bot."""
        answer = await self._do("dm")
        await self.until(lambda: answer["channel"]["id"] in self.places)
        return self.places[answer["channel"]["id"]]

    async def new_thread(self, place: Place | str, name: str, post: Post | None = None) -> Place:
        """Open a thread, at a message or on its own."""
        answer = await self._do(
            "thread", channel_id=_id(place), name=name, message_id=post.id if post else None
        )
        await self.until(lambda: answer["channel"]["id"] in self.places)
        return self.places[answer["channel"]["id"]]

    async def archive(self, place: Place | str, archived: bool = True) -> None:
        """Put a thread away, or wake it."""
        await self._do("archive", channel_id=_id(place), archived=archived)

    async def delete(self, what: Post | Place) -> None:
        """Delete a message, a thread or a channel."""
        if isinstance(what, Post):
            await self._do("delete", **_at(what))
        else:
            await self._do("delete", channel_id=what.id)

    async def dismiss(self, post: Post) -> None:
        """Put a private reply away."""
        await self._do("dismiss", **_at(post))

    async def settings(self, **settings: object) -> None:
        """Change `locale` or `dms_open`."""
        answer = await self._do("settings", **settings)
        self.locale = answer["me"]["locale"]

    async def _do(self, action: str, **body: object) -> Json:
        assert self._session is not None, "use `async with Person(...)`"
        async with self._session.post(f"/chat/{self.id}/{action}", json=body) as response:
            answer: Json = wire.parse(await response.read())
            if response.status != 200:
                raise Refused(answer["error"])
            return answer

    async def _ask(self, action: str, **body: object) -> Reply:
        answer = await self._do(action, **body)
        return Reply(
            kind=answer["kind"],
            interaction=answer["interaction"],
            post=Post.of(answer["message"], self.now) if "message" in answer else None,
            modal=answer.get("modal"),
            choices=tuple(answer.get("choices", ())),
            why=answer.get("why"),
        )

    # Following along.

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                self._hear(wire.parse(frame.data))
                async with self._changed:
                    self._changed.notify_all()

    def _hear(self, event: Json) -> None:
        self.now = event["n"]
        match event["type"]:
            case "hello":
                self.locale = event["me"]["locale"]
                self.online = event["online"]
                self.commands = event["commands"]
                for channel in event["channels"]:
                    self._keep_place(channel)
                for messages in event["messages"].values():
                    for message in messages:
                        self._keep(Post.of(message))
            case "message":
                self._keep(Post.of(event["message"], self.now))
            case "message-gone":
                self._posts.get(event["channel_id"], {}).pop(event["id"], None)
            case "channel":
                self._keep_place(event["channel"])
            case "channel-gone":
                self.places.pop(event["id"], None)
                self._posts.pop(event["id"], None)
            case "commands":
                self.commands = event["commands"]
            case "online":
                self.online = event["online"]

    def _keep(self, post: Post) -> None:
        self._posts.setdefault(post.channel_id, {})[post.id] = post
        for watch in self._watches:
            if watch.place in (None, post.channel_id) and not watch.found.done() and watch.where(post):
                watch.found.set_result(post)

    def _keep_place(self, channel: Json) -> None:
        name = "" if channel["type"] == DM else channel["name"]
        self.places[channel["id"]] = Place(channel["id"], name, channel["type"], channel)


def _option(value: object) -> object:
    return value.id if isinstance(value, (Person, Place)) else value


def _id(place: Place | str) -> str:
    return place if isinstance(place, str) else place.id


def _at(post: Post) -> Json:
    return {"channel_id": post.channel_id, "message_id": post.id}
