"""What the resources share: the parts of the server, the request in hand, the table of routes."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.loopback import errors
from bot.loopback.gateway import Gateway
from bot.loopback.interactions import Desk
from bot.loopback.model import Channel, Json, Message
from bot.loopback.payloads import Payloads
from bot.loopback.permissions import Allow
from bot.loopback.world import World
from bot.loopback.writing import Upload

# A JSON object or list, or None for "204 No Content".
Answer: TypeAlias = Json | list[Json] | None


@dataclass
class Api:
    """The parts of the server that requests work on."""

    world: World
    payloads: Payloads
    gateway: Gateway
    desk: Desk
    nonce_seconds: float = 180.0
    # Nonces that must not be used twice, with the message each made.
    nonces: dict[str, Message] = field(default_factory=dict)

    def channel(self, id: str, needs: int = 0) -> Channel:
        """A channel the bot may see and do this in, or Discord's refusal."""
        channel = self.world.channel(id)
        granted = self.world.may(self.world.bot, channel)
        if not granted & Allow.VIEW_CHANNEL:
            raise errors.missing_access()
        if granted & needs != needs:
            raise errors.missing_permissions()
        return channel

    def message(self, channel: Channel, id: str) -> Message:
        """A message the bot can read; private replies are not among them."""
        message = self.world.message(channel, id)
        if message.only_for is not None:
            raise errors.unknown_message()
        return message

    def guild(self, id: str) -> None:
        """Refuse a guild that there is not, or that the bot is not on."""
        if id not in self.world.servers or not self.world.has_bot(id):
            raise errors.unknown_guild()


@dataclass
class Call:
    """One request."""

    api: Api
    params: dict[str, str]
    query: dict[str, str]
    body: Json = field(default_factory=dict)
    items: list[Json] = field(default_factory=list)
    uploads: list[Upload] = field(default_factory=list)

    def asks(self, name: str) -> bool:
        """Whether a yes-or-no parameter of the query is on."""
        return self.query.get(name, "").lower() in ("1", "true")


Handler: TypeAlias = Callable[[Call], Awaitable[Answer]]


@dataclass(frozen=True)
class Route:
    """A method and path, and who answers it; `open` ones carry their token in the path."""

    method: str
    path: str
    handler: Handler
    open: bool = False


class Routes:
    """A resource's routes."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def on(self, method: str, path: str, open: bool = False) -> Callable[[Handler], Handler]:
        """Answer this method and path by the function below."""

        def keep(handler: Handler) -> Handler:
            self.all.append(Route(method, path, handler, open))
            return handler

        return keep
