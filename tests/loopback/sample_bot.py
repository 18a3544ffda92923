"""A small discord.py bot that does one of everything, for the tests of the loopback server."""

import asyncio
import io
import logging
import re
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from PIL import Image

FRUITS = ["apple", "apricot", "banana", "cherry", "plum"]


def picture(colour: str = "orange") -> io.BytesIO:
    """A tiny picture."""
    stream = io.BytesIO()
    Image.new("RGB", (40, 30), colour).save(stream, "PNG")
    stream.seek(0)
    return stream


class Counter(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button that remembers its number in its custom_id, and so survives restarts."""

    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "Counter":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=counting(self.number + 1))


def counting(number: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Counter(number))
    return view


class Name(discord.ui.Modal, title="A name"):
    """A form with a text and a menu."""

    wish = discord.ui.TextInput[Any](label="Your name", custom_id="wish", max_length=20)
    colour = discord.ui.Label[Any](
        text="Your colour",
        description="One of two",
        component=discord.ui.Select(
            custom_id="colour",
            options=[
                discord.SelectOption(label="Red", value="r"),
                discord.SelectOption(label="Blue", value="b"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(self.colour.component, discord.ui.Select)
        await interaction.response.send_message(f"{self.wish.value} likes {self.colour.component.values[0]}")


class Choices(discord.ui.View):
    """Buttons and menus of every kind."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(Name(custom_id="name"))

    @discord.ui.button(label="Quiet", custom_id="quiet")
    async def quiet(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="quietly changed")

    @discord.ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        """Never answers."""

    @discord.ui.select(
        custom_id="fruit",
        max_values=2,
        options=[discord.SelectOption(label=fruit.title(), value=fruit) for fruit in FRUITS],
    )
    async def fruit(self, interaction: discord.Interaction[Any], select: discord.ui.Select[Any]) -> None:
        await interaction.response.edit_message(content=f"chosen: {', '.join(select.values)}")

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who")
    async def who(self, interaction: discord.Interaction[Any], select: discord.ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"you chose {select.values[0].display_name}", ephemeral=True)


def layout(interaction: discord.Interaction[Any]) -> discord.ui.LayoutView:
    """Components V2: a container with all that fits into one."""
    view = discord.ui.LayoutView(timeout=None)
    container: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0xE0A458)
    container.add_item(discord.ui.TextDisplay("# Caravan\nThe board is set."))
    container.add_item(
        discord.ui.Section("Whose turn?", accessory=discord.ui.Thumbnail("attachment://board.png"))
    )
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="an orange board")
    container.add_item(gallery)
    container.add_item(discord.ui.Separator())
    container.add_item(discord.ui.ActionRow(Counter(1)))
    view.add_item(container)
    return view


class SampleBot(discord.Client):
    """The bot; `heard` is what the gateway told it."""

    def __init__(self) -> None:
        intents = discord.Intents.default()
        intents.members = True
        super().__init__(intents=intents, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        self.errors: list[BaseException] = []
        self.resumed = asyncio.Event()
        self.on_any_interaction: Callable[[discord.Interaction[Any]], None] = lambda interaction: None
        add_commands(self)

        @self.tree.error
        async def note(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
            self.errors.append(getattr(error, "original", error))

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)
        self.add_view(Choices())
        await self.tree.set_translator(Polish())
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.on_any_interaction(interaction)

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.heard.append(message.content)


class Polish(app_commands.Translator):
    """Polish names for two things."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        words = {"say": "powiedz", "Say something": "Powiedz coś"}
        return words.get(string.message) if locale is discord.Locale.polish else None


def add_commands(bot: SampleBot) -> None:
    """Register one command of each kind."""
    tree = bot.tree

    @tree.command(name="say", description="Say something")
    async def say(
        interaction: discord.Interaction[Any],
        text: str,
        times: app_commands.Range[int, 1, 3] = 1,
        loud: bool = False,
    ) -> None:
        words = " ".join([text] * times)
        await interaction.response.send_message(words.upper() if loud else words)

    @tree.command(description="Tell only me")
    async def whisper(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"psst ({interaction.locale.value})", ephemeral=True)

    @tree.command(description="Think, then answer with a picture")
    async def think(interaction: discord.Interaction[Any], private: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=private)
        file = discord.File(picture(), "board.png", description="an orange board")
        await interaction.followup.send("thought", file=file)
        await interaction.followup.send("and more", ephemeral=True)

    @tree.command(description="Show the buttons")
    async def panel(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("choose", view=Choices())

    @tree.command(description="Count")
    async def count(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("counting", view=counting(1))

    @tree.command(description="Show a layout")
    async def board(interaction: discord.Interaction[Any]) -> None:
        file = discord.File(picture(), "board.png")
        await interaction.response.send_message(view=layout(interaction), file=file)

    @tree.command(description="Eat a fruit")
    async def eat(interaction: discord.Interaction[Any], fruit: str) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name} eats {fruit}")

    @eat.autocomplete("fruit")
    async def fruits(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f.title(), value=f) for f in FRUITS if f.startswith(current)]

    group = app_commands.Group(name="table", description="A table")

    @group.command(description="Open a thread")
    async def open(interaction: discord.Interaction[Any], name: str) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await thread.send("welcome", view=Choices())
        await interaction.response.send_message(thread.mention, ephemeral=True)

    tree.add_command(group)

    @tree.command(description="Call somebody")
    async def call(interaction: discord.Interaction[Any], who: discord.Member) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content=f"{who.mention}, your turn")

    @tree.command(description="Write to me")
    async def letter(interaction: discord.Interaction[Any]) -> None:
        await interaction.user.send("a letter")
        await interaction.response.send_message("sent", ephemeral=True)


async def log_in(bot: SampleBot, token: str = "a-token") -> "asyncio.Task[None]":
    """Start a bot and wait until it is ready."""
    logging.getLogger("discord").setLevel(logging.CRITICAL)
    running = asyncio.create_task(bot.start(token))
    ready = asyncio.create_task(bot.wait_until_ready())
    await asyncio.wait([running, ready], return_when=asyncio.FIRST_COMPLETED, timeout=10)
    if running.done():
        await running
    return running
