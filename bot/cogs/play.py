"""The private panel: what one is asked, answered by clicks."""

from collections.abc import Awaitable, Callable

import discord
import msgspec
from discord import ui
from discord.ext import commands

from bot.app import Karawana, reader_with
from bot.failures import refusal
from bot.open_panels import OpenPanels
from bot.panels.choosing import (
    ASK_ME,
    MENUS_A_PAGE,
    NOTHING_ELSE,
    Extras,
    asked_choices,
    choosing,
    chunks,
    needs_menus,
    picked,
)
from bot.panels.controls import Interaction, Pressed, number_in
from bot.panels.looking import resting, sentence, take_seat
from bot.panels.reading import beginning, what_is_this
from bot.people import at_table
from bot.replies import Reply, is_private, send_privately
from bot.shots import Shot
from bot.tables import USUAL, Outcome, Panel, Preferences, Table
from bot.translation import Reader
from data.rulebook import find
from engines.kernel import Kind, Refused

PATIENCE = 4.0  # seconds in which a public post should be there


class Play(commands.Cog):
    """Decide, undo, confirm. The draft lives with the table: any panel can be lost, old, or open twice."""

    def __init__(self, bot: Karawana) -> None:
        self.bot = bot
        self.panels = OpenPanels()

    async def act(self, interaction: Interaction, pressed: Pressed) -> None:
        """Open the panel at what is asked now."""
        async with Reply(interaction) as reply:
            table = await self.bot.table_of(pressed)
            if not await self._offer_seat(interaction, table, reply):
                await self.show(interaction, table, reply)

    async def refresh(self, interaction: Interaction, pressed: Pressed) -> None:
        """The panel as it stands now."""
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            await self.show(interaction, await self.bot.table_of(pressed), reply)

    async def show(
        self,
        interaction: Interaction,
        table: Table,
        reply: Reply,
        extras: Extras = NOTHING_ELSE,
        *,
        posted: bool = False,
    ) -> None:
        """The current panel of whoever clicked, where they are looking: below the posts, if there are newer.

        Before a confirmation it has the picture of what has changed, otherwise whenever its reader wants it.
        """
        head, wants = table.head, await self.bot.tables.preferences(interaction.user.id)
        reader = at_table(head, reader_with(wants, interaction).lang)
        elsewhere = sentence(reader.say("panel-elsewhere"))
        panel = await table.panel(interaction.user.id)
        if panel.is_asked and reply.edits and posted:
            await reply.defer()
            await self.bot.poster.settled(head.channel, PATIENCE)
            panel = await table.panel(interaction.user.id)
        view, files = await self._written(table, panel, wants, reader, extras)
        if panel.is_asked and reply.edits and self._is_left_behind(interaction):
            await reply.show(elsewhere)
            message = await send_privately(interaction, view, files)
        else:
            message = await reply.show(view, files)
        await self.panels.opened(head.id, interaction, message, elsewhere)

    async def show_below(self, interaction: Interaction, table: Table) -> None:
        """If something is asked of whoever clicked: the panel, below what else they are shown."""
        head, wants = table.head, await self.bot.tables.preferences(interaction.user.id)
        reader = at_table(head, reader_with(wants, interaction).lang)
        panel = await table.panel(interaction.user.id)
        if panel.is_asked:
            view, files = await self._written(table, panel, wants, reader, NOTHING_ELSE)
            message = await send_privately(interaction, view, files)
            await self.panels.opened(head.id, interaction, message, sentence(reader.say("panel-elsewhere")))

    async def _written(
        self, table: Table, panel: Panel, wants: Preferences, reader: Reader, extras: Extras
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        if not panel.is_asked:
            return resting(panel, reader, extras.notice), []
        shot = await self._picture(table, panel, wants, reader)
        extras = extras._replace(tip=await self._tip(table, panel, wants, reader))
        if wants.pictured and shot is None:
            extras = extras._replace(notice=reader.say("look-no-picture"))
        by_menu = self.panels.by_menu(table.head.game, panel.key, needs_menus(panel, reader))
        extras = extras._replace(picture=shot and shot.shown, is_pictured=wants.pictured, by_menu=by_menu)
        return choosing(panel, reader, extras), [shot.file] if shot else []

    async def _tip(self, table: Table, panel: Panel, wants: Preferences, reader: Reader) -> str:
        """How the rule of a question begins that its reader has never been asked."""
        user = table.head.seats[panel.seat].user
        if not wants.tips or user is None or not await self.bot.tables.tips.is_due(user, panel):
            return ""
        ids = await table.rules_asked(user)
        if not ids or not await self.bot.tables.tips.is_first(user, panel, ids[0]):
            return ""
        return "".join(beginning(rule.text) for rule in find(table.head.game, reader.lang, ids[0])[:1])

    def _is_left_behind(self, interaction: Interaction) -> bool:
        """Whether the table has posted something below the panel that was clicked."""
        newest = self.bot.tables.outbox.newest.get(interaction.channel_id or 0, 0)
        return interaction.message is not None and interaction.message.id < newest

    async def _picture(self, table: Table, panel: Panel, wants: Preferences, reader: Reader) -> Shot | None:
        """What the question is about; before the turn is over, or if it is wanted, what has changed in it."""
        pictures, head = self.bot.pictures, table.head
        is_last = panel.kind is Kind.STOP or panel.closes
        if not (wants.pictured or is_last or pictures.are_about(head.game, panel.key)):
            return None
        user = head.seats[panel.seat].user
        assert user is not None
        view, phone = await table.view_for(user), wants.screen == "phone"
        if not is_last:
            shot = await pictures.beside(
                head, panel.key, table.last_view, view, reader.lang, now=(panel.seat,), phone=phone
            )
            if shot is not None or not wants.pictured:
                return shot
        return await pictures.change(head, table.last_view, view, reader.lang, now=(panel.seat,), phone=phone)

    async def _offer_seat(self, interaction: Interaction, table: Table, reply: Reply) -> bool:
        """Somebody from outside may sit down where a seat is free."""
        head = table.head
        if head.life.is_over or head.seat_of(interaction.user.id) is not None:
            return False
        if not any(seat.kind == "free" for seat in head.seats):
            return False
        await reply.show(take_seat(head, await self.bot.reader_at(interaction, table)))
        return True

    # ---- answering -----------------------------------------------------------------------------------------

    async def _change(
        self,
        interaction: Interaction,
        pressed: Pressed,
        change: Callable[[Table], Awaitable[Outcome]],
        extras: Extras = NOTHING_ELSE,
    ) -> None:
        """Do something at the table and show what comes then; what is refused is said above the panel."""
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            table = await self.bot.table_of(pressed)
            try:
                outcome = await change(table)
            except Refused as refused:
                if table.head.seat_of(interaction.user.id) is None:
                    raise
                reader = await self.bot.reader_at(interaction, table)
                extras, posted = extras._replace(notice=refusal(refused, reader)), False
            else:
                if outcome.again:
                    return
                posted = outcome.posted
            await self.show(interaction, table, reply, extras, posted=posted)

    async def pick(self, interaction: Interaction, pressed: Pressed) -> None:
        """One option, a free action, or going on at a stop."""
        option = _option(pressed)
        await self._change(
            interaction,
            pressed,
            lambda table: table.answer(
                interaction.user.id, [option], token=pressed.named.token, interaction=interaction.id
            ),
        )

    async def select(self, interaction: Interaction, pressed: Pressed) -> None:
        """Some of the options of one menu; what was chosen in the others stays."""
        index = _number(pressed.named.what)

        async def change(table: Table) -> Outcome:
            panel = await table.panel(interaction.user.id)
            menus = chunks(asked_choices(panel), await self.bot.reader_at(interaction, table))
            if index >= len(menus):
                raise Refused("refused-outdated")
            return await table.select(
                interaction.user.id,
                picked(pressed.values),
                among=[choice.id for choice in menus[index].choices],
                token=pressed.named.token,
                interaction=interaction.id,
            )

        await self._change(interaction, pressed, change, Extras(page=index // MENUS_A_PAGE))

    async def more(self, interaction: Interaction, pressed: Pressed) -> None:
        """One more of something."""
        await self._count(interaction, pressed, +1)

    async def less(self, interaction: Interaction, pressed: Pressed) -> None:
        """One less of something."""
        await self._count(interaction, pressed, -1)

    async def _count(self, interaction: Interaction, pressed: Pressed, by: int) -> None:
        option = _option(pressed)
        await self._change(
            interaction,
            pressed,
            lambda table: table.add(
                interaction.user.id, option, by, token=pressed.named.token, interaction=interaction.id
            ),
        )

    async def place(self, interaction: Interaction, pressed: Pressed) -> None:
        """The next one in an order."""
        option = _option(pressed)
        await self._change(
            interaction,
            pressed,
            lambda table: table.place(
                interaction.user.id, option, token=pressed.named.token, interaction=interaction.id
            ),
        )

    async def clear(self, interaction: Interaction, pressed: Pressed) -> None:
        """Begin the selection anew."""
        await self._change(
            interaction,
            pressed,
            lambda table: table.select(
                interaction.user.id, [], token=pressed.named.token, interaction=interaction.id
            ),
        )

    async def confirm(self, interaction: Interaction, pressed: Pressed) -> None:
        """Answer with the selection."""
        await self._change(
            interaction,
            pressed,
            lambda table: table.confirm(
                interaction.user.id, token=pressed.named.token, interaction=interaction.id
            ),
        )

    async def undo(self, interaction: Interaction, pressed: Pressed) -> None:
        """Take the last answer back."""
        await self._change(
            interaction,
            pressed,
            lambda table: table.undo(
                interaction.user.id, token=pressed.named.token or None, interaction=interaction.id
            ),
        )

    async def over(self, interaction: Interaction, pressed: Pressed) -> None:
        """Take everything back that can be."""
        await self._change(
            interaction,
            pressed,
            lambda table: table.start_over(
                interaction.user.id, token=pressed.named.token or None, interaction=interaction.id
            ),
        )

    # ---- around the question -------------------------------------------------------------------------------

    async def look(self, interaction: Interaction, pressed: Pressed) -> None:
        """From now on with a picture of the position as it would be, or without one again."""
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            table = await self.bot.table_of(pressed)
            tables, user = self.bot.tables, interaction.user.id
            wants = await tables.preferences(user)
            await tables.prefer(user, msgspec.structs.replace(wants, pictured=not wants.pictured))
            await self.show(interaction, table, reply)

    async def turn_page(self, interaction: Interaction, pressed: Pressed) -> None:
        """Other options of the same question."""
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            extras = Extras(page=_number(pressed.named.what))
            await self.show(interaction, await self.bot.table_of(pressed), reply, extras)

    async def closed(self, interaction: Interaction, pressed: Pressed) -> None:
        """Open the menu of what cannot be chosen."""
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            table = await self.bot.table_of(pressed)
            extras = Extras(why_not=await table.why_not(interaction.user.id))
            await self.show(interaction, table, reply, extras)

    async def why(self, interaction: Interaction, pressed: Pressed) -> None:
        """Say why, with the rule."""
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            table = await self.bot.table_of(pressed)
            reader = await self.bot.reader_at(interaction, table)
            entries = await table.why_not(interaction.user.id)
            index = _number(pressed.values[0] if pressed.values else "")
            notice = reader.write(Refused("refused-outdated").refusal.reason)
            if index < len(entries):
                entry = entries[index]
                what, reason = reader.write(entry.label), reader.write(entry.reason)
                notice = reader.say("panel-why", what=what, reason=f"{reason} ({entry.rule})")
            await self.show(interaction, table, reply, Extras(notice=notice, why_not=entries))

    async def what(self, interaction: Interaction, pressed: Pressed) -> None:
        """The rules of this question, beside the panel."""
        table = await self.bot.table_of(pressed)
        reader = await self.bot.reader_at(interaction, table)
        async with Reply(interaction) as reply:
            panel = await table.panel(interaction.user.id)
            if panel.kind is Kind.STOP:
                await reply.show(sentence(reader.say("panel-stop-is")))
                return
            ids = await table.rules_asked(interaction.user.id)
            found = [rule for id in ids for rule in find(table.head.game, reader.lang, id)[:1]]
            await reply.show(what_is_this(table.head.game, found, reader))

    async def enough(self, interaction: Interaction, pressed: Pressed) -> None:
        """No more hints in this game."""
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            table = await self.bot.table_of(pressed)
            await self.bot.tables.tips.enough(interaction.user.id, table.head.game)
            reader = await self.bot.reader_at(interaction, table)
            await self.show(interaction, table, reply, Extras(notice=reader.say("tips-no-more")))

    async def always(self, interaction: Interaction, pressed: Pressed) -> None:
        """A standing answer to this question, from now on."""
        chosen = pressed.values[0] if pressed.values else ASK_ME

        async def change(table: Table) -> Outcome:
            panel = await table.panel(interaction.user.id)
            if panel.token != pressed.named.token:
                raise Refused("refused-outdated")
            pick = None if chosen == ASK_ME else chosen
            return await table.always(interaction.user.id, panel.key, pick, interaction=interaction.id)

        await self._change(interaction, pressed, change)

    async def onward(self, interaction: Interaction, pressed: Pressed) -> None:
        """Move on without those who have been away for long."""
        await self._change(
            interaction,
            pressed,
            lambda table: table.move_on(interaction.user.id, interaction=interaction.id),
        )

    async def give(self, interaction: Interaction, pressed: Pressed) -> None:
        """Let a bot play a free seat."""
        seat, _, strength = _option(pressed).partition("=")
        await self._change(
            interaction,
            pressed,
            lambda table: table.give_to_bot(
                interaction.user.id, _number(seat), strength or USUAL, interaction=interaction.id
            ),
        )


def _option(pressed: Pressed) -> str:
    """The option that a button names, or that was chosen in a menu."""
    return pressed.values[0] if pressed.values else pressed.named.what


def _number(text: str) -> int:
    """A number in a custom id; what somebody made up counts as the first."""
    return number_in(text, digits=5) or 0


async def setup(bot: Karawana) -> None:
    """Called by discord.py."""
    cog = Play(bot)
    await bot.add_cog(cog)
    bot.handlers |= {
        "act": cog.act,
        "refresh": cog.refresh,
        "pick": cog.pick,
        "select": cog.select,
        "more": cog.more,
        "less": cog.less,
        "place": cog.place,
        "clear": cog.clear,
        "confirm": cog.confirm,
        "undo": cog.undo,
        "over": cog.over,
        "look": cog.look,
        "page": cog.turn_page,
        "closed": cog.closed,
        "why": cog.why,
        "what": cog.what,
        "enough": cog.enough,
        "always": cog.always,
        "onward": cog.onward,
        "give": cog.give,
    }
