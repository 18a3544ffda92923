"""Buttons and menus. Their custom ids name a table, a decision and an option, and never hold any state.

discord.py 2.7.1 forgets the pattern of a dynamic item for the whole bot when a view that mixes dynamic and
plain items is stopped, or when a view object is edited after it lost its last dynamic item. So every control
here is dynamic, and every message gets a fresh view. It is over before it is sent: then discord.py keeps
nothing of it (those of private messages it would keep for a quarter of an hour, with a task each).
"""

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import discord
from discord import ui

MOST_IN_MENU = 25
MOST_IN_ROW = 5
LABEL = 80
CHOICE = 100
CUSTOM_ID = 100
PLACEHOLDER = 150
TEXT = 4000

Accent = discord.Colour(0xC8872E)  # desert amber
ButtonStyle = discord.ButtonStyle
Interaction: TypeAlias = discord.Interaction[Any]


class Named(NamedTuple):
    """What a control names: what to do, at which table, for which decision, and with what."""

    verb: str
    table: str = ""
    token: str = ""
    what: str = ""

    @property
    def custom_id(self) -> str:
        """As it travels; parts have no slash, only the last may."""
        return f"k/{self.verb}/{self.table}/{self.token}/{self.what}"


class Pressed(NamedTuple):
    """A press of a button, or a choice in a menu."""

    named: Named
    values: tuple[str, ...]


Handler: TypeAlias = Callable[[Interaction, Pressed], Awaitable[None]]


class Handles(Protocol):
    """The bot, as far as controls know it."""

    async def on_pressed(self, interaction: Interaction, pressed: Pressed) -> None: ...


class Control(
    ui.DynamicItem[ui.Item[Any]],
    template=re.compile(r"k/(?P<verb>[a-z-]+)/(?P<table>[^/]*)/(?P<token>[^/]*)/(?P<what>.*)", re.S),
):
    """A button or menu of ours, whichever message it is on and however old that is."""

    def __init__(self, item: ui.Item[Any], named: Named) -> None:
        super().__init__(item)
        self.named = named

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Control":
        return cls(item, Named(*match.group("verb", "table", "token", "what")))

    async def callback(self, interaction: Interaction) -> None:
        values: tuple[str, ...] = ()
        if isinstance(self.item, ui.Select):
            values = tuple(self.item.values)
        elif isinstance(self.item, ui.ChannelSelect):
            values = tuple(str(channel.id) for channel in self.item.values)
        client: Handles = interaction.client
        await client.on_pressed(interaction, Pressed(self.named, values))


def number_in(text: str, digits: int = 15) -> int | None:
    """A number that travelled in an id or a menu; None for what is none, or too long to be one of ours."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= digits else None


class Row(NamedTuple):
    """One line of a menu."""

    value: str
    label: str
    note: str = ""
    chosen: bool = False


def clipped(text: str, most: int) -> str:
    """The text, with an ellipsis where it is too long for Discord."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def button(
    label: str,
    named: Named,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> Control:
    """A button."""
    item: ui.Button[Any] = ui.Button(
        label=clipped(label, LABEL), custom_id=named.custom_id, style=style, emoji=emoji, disabled=disabled
    )
    return Control(item, named)


def menu(placeholder: str, lines: Sequence[Row], named: Named, *, least: int = 1, most: int = 1) -> Control:
    """A menu of at most 25 lines."""
    item: ui.Select[Any] = ui.Select(
        custom_id=named.custom_id,
        placeholder=clipped(placeholder, PLACEHOLDER),
        min_values=least,
        max_values=max(1, min(most, len(lines))),
        options=[
            discord.SelectOption(
                label=clipped(choice.label, CHOICE) or "–",
                value=choice.value,
                description=clipped(choice.note, CHOICE) or None,
                default=choice.chosen,
            )
            for choice in lines
        ],
    )
    return Control(item, named)


def channel_menu(
    placeholder: str,
    kinds: Sequence[discord.ChannelType],
    chosen: Sequence[int],
    named: Named,
    *,
    most: int = 1,
) -> Control:
    """A menu of the server's channels, of which none may be chosen too."""
    item: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=named.custom_id,
        channel_types=list(kinds),
        placeholder=clipped(placeholder, PLACEHOLDER),
        min_values=0,
        max_values=most,
        default_values=[
            discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
            for channel in chosen
        ],
    )
    return Control(item, named)


Block: TypeAlias = ui.Item[Any]


def rows(controls: Iterable[Control], width: int = MOST_IN_ROW) -> list[Block]:
    """Buttons in rows."""
    line = list(controls)
    return [ui.ActionRow(*line[start : start + width]) for start in range(0, len(line), width)]


def menu_row(control: Control) -> Block:
    """A menu, which has a row of its own."""
    return ui.ActionRow(control)


def text(*paragraphs: str) -> Block:
    """Words."""
    return ui.TextDisplay(clipped("\n".join(part for part in paragraphs if part), TEXT) or "\u200b")


def line() -> Block:
    """A thin line between two parts."""
    return ui.Separator(spacing=discord.SeparatorSpacing.small)


def picture(filename: str, alt: str) -> Block:
    """A picture that travels with the message, for those who see it and those who have it read to them."""
    return ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{filename}", description=clipped(alt, 1024))
    )


def page(*blocks: Block) -> ui.LayoutView:
    """A message: fresh for every send and every edit, and never listened to: `Control` hears all presses."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*blocks, accent_colour=Accent))
    view.stop()
    return view
