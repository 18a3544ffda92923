"""/move, /undo and /standing: the same as the panel, for people who would rather type."""

from discord import app_commands
from discord.ext import commands

from bot.app import Karawana
from bot.cogs.choices import quietly
from bot.cogs.play import Play
from bot.failures import refusal
from bot.panels.choosing import Extras
from bot.panels.controls import CHOICE, MOST_IN_MENU, Interaction, Pressed, clipped
from bot.panels.looking import sentence, standing_page
from bot.panels.posts import told
from bot.replies import Reply, is_private
from bot.tables import Outcome, Table
from bot.translation import Reader, named
from engines.kernel import Refusal, Refused

NOTICE = 600  # letters


class Typing(commands.Cog):
    """Typed moves; every reply is private."""

    def __init__(self, bot: Karawana, play: Play) -> None:
        self.bot, self.play = bot, play

    @app_commands.command(name=named("cmd-move"), description=named("cmd-move-about"))
    @app_commands.rename(steps=named("opt-move-steps"))
    @app_commands.describe(steps=named("opt-move-steps-about"))
    async def move(self, interaction: Interaction, steps: str) -> None:
        """One answer or several, up to the first place without a way back."""
        table = await self.bot.table_here(interaction)
        reader = await self.bot.reader_at(interaction, table)
        async with Reply(interaction) as reply:
            try:
                say = reader.plain.write
                outcome = await table.move(interaction.user.id, steps, say=say, interaction=interaction.id)
            except Refused as refused:
                if table.head.seat_of(interaction.user.id) is None:
                    raise
                outcome = Outcome(refusal=refused.refusal)
            if not outcome.again:
                notice = clipped(moved(outcome, reader), NOTICE)  # it may quote what was typed
                await self.play.show(interaction, table, reply, Extras(notice=notice))

    @move.autocomplete("steps")
    @quietly
    async def possible(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """What could be typed next, in the reader's language."""
        table = await self.bot.tables.at(interaction.channel_id or 0)
        if table is None or table.head.seat_of(interaction.user.id) is None:
            return []
        reader = (await self.bot.reader_at(interaction, table)).plain
        return [
            app_commands.Choice(
                name=clipped(one.words or f"{one.line} – {reader.write(one.label)}", CHOICE),
                value=one.words if 0 < len(one.words) <= CHOICE else one.line,
            )
            for one in await table.suggestions(
                interaction.user.id, current, say=reader.write, limit=MOST_IN_MENU
            )
            if len(one.line) <= CHOICE
        ]

    @app_commands.command(name=named("cmd-undo"), description=named("cmd-undo-about"))
    @app_commands.rename(step=named("opt-undo-step"))
    @app_commands.describe(step=named("opt-undo-step-about"))
    async def undo(self, interaction: Interaction, step: int | None = None) -> None:
        """The own last answer, or a proposal to the table."""
        table = await self.bot.table_here(interaction)
        reader = await self.bot.reader_at(interaction, table)
        async with Reply(interaction) as reply:
            if step is not None:
                await table.propose_undo(interaction.user.id, step - 1, interaction=interaction.id)
                await reply.show(sentence(reader.say("undo-proposed")))
                return
            await table.undo(interaction.user.id, interaction=interaction.id)
            await self.play.show(interaction, table, reply, Extras(notice=reader.say("undo-done")))

    @undo.autocomplete("step")
    @quietly
    async def earlier(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Steps that the table could go back to."""
        table = await self.bot.tables.at(interaction.channel_id or 0)
        if table is None or table.head.seat_of(interaction.user.id) is None:
            return []
        reader = (await self.bot.reader_at(interaction, table)).plain
        found: list[app_commands.Choice[int]] = []
        for step in await table.checkpoints(interaction.user.id, MOST_IN_MENU):
            happened = " ".join(told(step.events, reader)) or reader.say("post-quiet")
            name = reader.say("undo-step", number=step.number + 1, what=happened)
            if current.casefold() in name.casefold():
                found.append(app_commands.Choice(name=clipped(name, CHOICE), value=step.number + 1))
        return found

    async def vote(self, interaction: Interaction, pressed: Pressed) -> None:
        """Yes or no to going back."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction) as reply:
            table = await self.bot.table_of(pressed)
            agree = pressed.named.what == "yes"
            await table.vote(interaction.user.id, agree, interaction=interaction.id)
            await reply.show(sentence(reader.say("undo-voted")))

    @app_commands.command(name=named("cmd-standing"), description=named("cmd-standing-about"))
    async def standing(self, interaction: Interaction) -> None:
        """What is answered without asking."""
        table = await self.bot.table_here(interaction)
        async with Reply(interaction) as reply:
            await self._show_standing(interaction, table, reply)

    async def ask_me(self, interaction: Interaction, pressed: Pressed) -> None:
        """Cancel a standing answer."""
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            table = await self.bot.table_of(pressed)
            for key in pressed.values:
                await table.always(interaction.user.id, key, None, interaction=interaction.id)
            reader = await self.bot.reader_of(interaction)
            await self._show_standing(interaction, table, reply, reader.say("standing-unset"))

    async def _show_standing(
        self, interaction: Interaction, table: Table, reply: Reply, notice: str = ""
    ) -> None:
        reader = await self.bot.reader_at(interaction, table)
        standing = await table.standing(interaction.user.id)
        await reply.show(standing_page(table.head, standing, reader, notice))


def moved(outcome: Outcome, reader: Reader) -> str:
    """What came of a typed line."""
    lines = [reader.say("move-done", count=outcome.taken)]
    if outcome.refusal is not None:
        lines.append(_reason(outcome.refusal, reader))
    elif outcome.left:
        lines.append(reader.say("move-stopped", left=f"`{outcome.left}`"))
    return "\n".join(lines)


def _reason(why: Refusal, reader: Reader) -> str:
    return refusal(Refused(why.reason.key, why.rule, **why.reason.args), reader)


async def setup(bot: Karawana) -> None:
    """Called by discord.py."""
    play = bot.get_cog("Play")
    assert isinstance(play, Play), "the panel's cog is loaded first"
    cog = Typing(bot, play)
    await bot.add_cog(cog)
    bot.handlers |= {"vote": cog.vote, "askme": cog.ask_me}
