"""Around the table: /nudge, /leave and free seats, /end, /park and /resume."""

from discord import app_commands
from discord.ext import commands

from bot.app import Karawana
from bot.cogs.play import Play
from bot.panels.choosing import Extras
from bot.panels.controls import Interaction, Named, Pressed, number_in
from bot.panels.looking import resume_page, sentence, sure, take_seat, taken_page
from bot.people import at_table, names_of, person
from bot.replies import Reply, is_private
from bot.tables import checked_way
from bot.translation import named
from engines.kernel import Refused


class Seats(commands.Cog):
    """Who sits, who waits, who goes."""

    def __init__(self, bot: Karawana, play: Play) -> None:
        self.bot, self.play = bot, play

    @app_commands.command(name=named("cmd-nudge"), description=named("cmd-nudge-about"))
    async def nudge(self, interaction: Interaction) -> None:
        """Call those who are waited for."""
        table = await self.bot.table_here(interaction)
        reader = await self.bot.reader_at(interaction, table)
        async with Reply(interaction) as reply:
            await table.nudge(interaction.user.id, interaction=interaction.id)
            await reply.show(sentence(reader.say("nudge-done", names=names_of(table.head.acting, reader))))

    @app_commands.command(name=named("cmd-leave"), description=named("cmd-leave-about"))
    async def leave(self, interaction: Interaction) -> None:
        """Stand up, after a question."""
        table = await self.bot.table_here(interaction)
        if table.head.seat_of(interaction.user.id) is None:
            raise Refused("refused-not-seated")
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction) as reply:
            button = Named("leave", str(table.head.id))
            await reply.show(sure(reader.say("leave-sure"), reader.say("leave-yes"), button, reader))

    async def press_leave(self, interaction: Interaction, pressed: Pressed) -> None:
        """Yes, leave."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            table = await self.bot.table_of(pressed)
            await table.leave(interaction.user.id, interaction=interaction.id)
            await reply.show(sentence(reader.say("leave-done")))

    async def press_take(self, interaction: Interaction, pressed: Pressed) -> None:
        """Sit down on a free seat; where there are several, first say which."""
        table = await self.bot.table_of(pressed)
        reader = await self.bot.reader_at(interaction, table)
        free = [seat.number for seat in table.head.seats if seat.kind == "free"]
        what = pressed.named.what
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            if len(free) > 1 and not what:
                await reply.show(take_seat(table.head, reader))
                return
            seat = number_in(what, digits=2)
            outcome = await table.take_over(person(interaction.user), seat, interaction=interaction.id)
            if outcome.again:
                return
            await reply.defer()
            taken = await table.taken(interaction.user.id)
            shot = await self.bot.pictures.board(
                table.head,
                taken.view,
                reader.lang,
                now=table.head.acting,
                phone=await self.bot.on_a_phone(interaction),
            )
            view = taken_page(taken, table.head, at_table(table.head, reader.lang), shot and shot.shown)
            await reply.show(view, [shot.file] if shot else [])
        await self.play.show_below(interaction, table)

    async def press_poll(self, interaction: Interaction, pressed: Pressed) -> None:
        """What to do about those who keep the table waiting."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction) as reply:
            table = await self.bot.table_of(pressed)
            await table.say_what_to_do(
                interaction.user.id, checked_way(pressed.named.what), interaction=interaction.id
            )
            await reply.show(sentence(reader.say("undo-voted")))

    async def press_back(self, interaction: Interaction, pressed: Pressed) -> None:
        """Whoever was away plays again."""
        table = await self.bot.table_of(pressed)
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            await table.come_back(interaction.user.id, interaction=interaction.id)
            await self.play.show(interaction, table, reply)

    @app_commands.command(name=named("cmd-end"), description=named("cmd-end-about"))
    async def end(self, interaction: Interaction) -> None:
        """End the game for good, after a question."""
        table = await self.bot.table_here(interaction)
        if table.head.life.is_over:
            raise Refused("refused-ended")
        may = interaction.permissions.manage_guild or interaction.user.id == table.head.creator
        if not may:
            raise Refused("refused-not-allowed")
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction) as reply:
            button = Named("end", str(table.head.id))
            await reply.show(sure(reader.say("end-sure"), reader.say("end-yes"), button, reader))

    async def press_end(self, interaction: Interaction, pressed: Pressed) -> None:
        """Yes, end it."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            table = await self.bot.table_of(pressed)
            await table.end(
                interaction.user.id,
                may_manage=interaction.permissions.manage_guild,
                interaction=interaction.id,
            )
            await reply.show(sentence(reader.say("end-done")))

    async def press_nothing(self, interaction: Interaction, pressed: Pressed) -> None:
        """No, rather not."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            await reply.show(sentence(reader.say("end-cancelled")))

    # ---- solo games ----------------------------------------------------------------------------------------

    @app_commands.command(name=named("cmd-park"), description=named("cmd-park-about"))
    async def park(self, interaction: Interaction) -> None:
        """Put a solo game aside."""
        table = await self.bot.table_here(interaction)
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction) as reply:
            await table.park(interaction.user.id, interaction=interaction.id)
            await reply.show(sentence(reader.say("park-done")))

    @app_commands.command(name=named("cmd-resume"), description=named("cmd-resume-about"))
    async def resume(self, interaction: Interaction) -> None:
        """Which of the games put aside?"""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction) as reply:
            parked = await self.bot.tables.parked(interaction.channel_id or 0)
            await reply.show(resume_page(parked, reader))

    async def press_resume(self, interaction: Interaction, pressed: Pressed) -> None:
        """This one."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            chosen = number_in(pressed.values[0] if pressed.values else "")
            if chosen is None:
                raise Refused("refused-table-gone")
            table = await self.bot.tables.resume(chosen, interaction.user.id, interaction=interaction.id)
            await self.play.show(interaction, table, reply, Extras(notice=reader.say("resume-done")))


async def setup(bot: Karawana) -> None:
    """Called by discord.py."""
    play = bot.get_cog("Play")
    assert isinstance(play, Play), "the panel's cog is loaded first"
    cog = Seats(bot, play)
    await bot.add_cog(cog)
    bot.handlers |= {
        "leave": cog.press_leave,
        "take": cog.press_take,
        "poll": cog.press_poll,
        "back": cog.press_back,
        "end": cog.press_end,
        "nothing": cog.press_nothing,
        "resume": cog.press_resume,
    }
