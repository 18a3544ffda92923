"""Interactions: a person does something, the bot has 3 seconds to answer and 15 minutes to go on."""

import asyncio
import secrets
from dataclasses import dataclass, field
from enum import IntEnum

from bot.loopback import errors
from bot.loopback.clock import Alarm, Clock
from bot.loopback.gateway import Gateway
from bot.loopback.limits.components import BUTTON, ROW, walk
from bot.loopback.model import Channel, Json, Message, Source, User
from bot.loopback.payloads import Payloads
from bot.loopback.permissions import SAID_OF_DIRECT
from bot.loopback.world import World

TOKEN_SECONDS = 15 * 60


class Type(IntEnum):
    """What the person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class Callback(IntEnum):
    """What the bot answered first."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass
class Interaction:
    """One thing a person did, and how far the bot has got with it."""

    id: str
    token: str
    type: Type
    user: User
    channel: Channel
    data: Json
    created: float
    outcome: asyncio.Future[Json]
    # The message whose component was used, or from which the modal was opened.
    message: Message | None = None
    answered: Callback | None = None
    original: Message | None = None
    patience: Alarm | None = field(default=None, repr=False)

    @property
    def command(self) -> str | None:
        """The command's full name, when it is one."""
        if self.type is not Type.COMMAND:
            return None
        words, options = [str(self.data["name"])], self.data.get("options") or []
        while options and options[0]["type"] in (1, 2):
            words.append(options[0]["name"])
            options = options[0].get("options") or []
        return " ".join(words)

    def source(self) -> Source:
        """What the answering messages say about where they come from."""
        return Source(
            self.id, int(self.type), self.user.id, self.command, self.message.id if self.message else None
        )

    def settle(self, outcome: Json) -> None:
        """Tell the person what became of it; only the first news counts."""
        if self.patience:
            self.patience.cancel()
        if not self.outcome.done():
            self.outcome.set_result(outcome | {"interaction": self.id})


class Desk:
    """Hands interactions to the bot and keeps Discord's rules about answering them."""

    def __init__(self, world: World, payloads: Payloads, gateway: Gateway, ack_seconds: float = 3.0) -> None:
        self.world = world
        self.payloads = payloads
        self.gateway = gateway
        self.ack_seconds = ack_seconds
        self.deliveries: list[int] = []
        self._by_token: dict[str, Interaction] = {}

    @property
    def clock(self) -> Clock:
        return self.world.clock

    def open(
        self, type: Type, user: User, channel: Channel, data: Json, message: Message | None = None
    ) -> Interaction:
        """Somebody did something: tell the bot, and wait for it no longer than the rule says."""
        self._forget_old()
        interaction = Interaction(
            id=self.world.ids.next(),
            token=secrets.token_urlsafe(24),
            type=type,
            user=user,
            channel=channel,
            data=data,
            created=self.clock.now(),
            outcome=asyncio.get_running_loop().create_future(),
            message=message,
        )
        self._by_token[interaction.token] = interaction
        if not self.gateway.reaches(self.world.server_of(channel)):
            interaction.settle({"kind": "failed", "why": "offline"})
            return interaction
        interaction.patience = self.clock.alarm(
            self.ack_seconds, lambda: interaction.settle({"kind": "failed", "why": "timeout"})
        )
        payload = self._payload(interaction)
        times = self.deliveries.pop(0) if self.deliveries and type is not Type.AUTOCOMPLETE else 1
        for _ in range(times):
            self.gateway.interaction(payload)
        return interaction

    def to_answer(self, id: str, token: str) -> Interaction:
        """The interaction a first answer is for, if it is not too late or the second one."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != id:
            raise errors.unknown_interaction()
        if interaction.answered is not None:
            raise errors.already_acknowledged()
        if self.clock.now() - interaction.created > self.ack_seconds:
            raise errors.unknown_interaction()
        return interaction

    def to_follow(self, application_id: str, token: str) -> Interaction:
        """The interaction that later messages and edits belong to, while its token lives."""
        interaction = self._by_token.get(token)
        if interaction is None:
            # Tokens are forgotten some time after they expire; Discord tells neither apart.
            raise errors.invalid_webhook_token()
        if application_id != self.world.bot.id or interaction.answered is None:
            raise errors.unknown_webhook()
        if self.clock.now() - interaction.created > TOKEN_SECONDS:
            raise errors.invalid_webhook_token()
        return interaction

    def _forget_old(self) -> None:
        """Drop what has expired; the oldest come first."""
        limit = self.clock.now() - TOKEN_SECONDS
        while self._by_token:
            token, oldest = next(iter(self._by_token.items()))
            if oldest.created >= limit:
                return
            del self._by_token[token]

    def _payload(self, interaction: Interaction) -> Json:
        world, channel, user = self.world, interaction.channel, interaction.user
        server = world.server_of(channel)
        payload: Json = {
            "id": interaction.id,
            "application_id": world.bot.id,
            "type": int(interaction.type),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": channel.id,
            "channel": self.payloads.channel(channel) | {"permissions": str(world.may(user, channel))},
            "locale": user.locale,
            "app_permissions": str(int(SAID_OF_DIRECT) if channel.is_dm else world.may(world.bot, channel)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": 10 * 1024 * 1024,
            "authorizing_integration_owners": {"0": server or "0"},
        }
        if channel.is_dm:
            payload |= {"context": 1, "user": self.payloads.user(user)}
        else:
            payload |= {
                "context": 0,
                "guild_id": server,
                "guild": {"id": server, "locale": world.state.guild_locale, "features": []},
                "guild_locale": world.state.guild_locale,
                "member": self.payloads.member(user, channel),
            }
        if interaction.message is not None:
            payload["message"] = self.payloads.message(interaction.message)
            crossed = interaction.data.get("custom_id") in interaction.message.offered
            if interaction.type is Type.COMPONENT and crossed:
                _pretend(payload["message"]["components"], interaction.data)
        return payload


def _pretend(components: list[Json], data: Json) -> None:
    """A press that crossed an edit comes with the message as it was: Discord had let it through by then."""
    if any(component.get("custom_id") == data["custom_id"] for component in walk(components)):
        return
    forged: Json = {"type": data["component_type"], "custom_id": data["custom_id"], "id": 1001}
    if data["component_type"] == BUTTON:
        forged |= {"style": 1, "label": "forged"}
    else:
        forged["options"] = [{"label": value, "value": value} for value in data["values"]]
    components.append({"type": ROW, "id": 1000, "components": [forged]})
