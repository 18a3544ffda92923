"""Looking: the private panel, views, why not, the log. Each reader sees what they may know."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from bot.store import loading
from bot.store.rows import Life, StepRow
from bot.tables import lessons, lines
from bot.tables.asking import rules_asked
from bot.tables.core import Core
from bot.tables.digest import between_others, gains, holdings, touching
from bot.tables.export import exported
from bot.tables.selection import problem
from bot.tables.shown import Choice, Course, Frame, LogPage, Missed, NotNow, Panel, Suggestion, Taken, Told
from bot.tables.views import packed
from data.words import Text
from engines.kernel import Asked, Kind, Refused, Result
from engines.kernel.asks import Option, written
from engines.kernel.thinking.course import Past, course, turnings

LOG_PAGE = 10
A_FEW = 3  # turns that need no digest
LATELY = 6  # turns that somebody new at the table reads


class Looking(Core):
    """What users are shown."""

    async def panel(self, user: int) -> Panel:
        """What this user's private panel shows; refused for those who do not sit here."""
        async with self._looking():
            match, sitting = self.match, self._seat(user)
            seat, is_away = sitting.number, sitting.stand_in != ""
            panel = Panel(
                head=self.head,
                seat=seat,
                can_undo=match.can_undo(seat) and not is_away,
                events=tuple(match.events(seat)),
                waiting_for=tuple(other for other in sorted(match.pending) if other != seat),
                result=match.result,
                may_move_on=any(slow != seat for slow in self.too_slow()),
                lesson=lessons.taught(self.head, match) if self.head.is_lesson else None,
            )
            asked = match.pending.get(seat)
            if panel.lesson is not None and panel.lesson.over:
                return panel
            if asked is None or is_away or self.head.life is not Life.RUNNING:
                return panel  # whoever is away comes back first: the computer may be thinking
            return self._asking(panel, asked)

    def _asking(self, panel: Panel, asked: Asked) -> Panel:
        token = self.match.token(panel.seat)
        selection = self._selection(panel.seat, token)
        multiple = asked.kind not in (Kind.ONE, Kind.STOP)
        return msgspec.structs.replace(
            panel,
            question=asked.text(),
            key=asked.key,
            kind=asked.kind,
            token=token,
            choices=(
                *(_choice(option) for option in asked.options),
                *(_choice(option, is_free=True) for option in asked.free),
            ),
            least=asked.least,
            most=asked.most,
            selection=selection,
            total=asked.total(selection) if multiple else None,
            problem=problem(asked, selection) if multiple else None,
            standing=asked.ask.standing,
            always=self.match.standing.get(f"{panel.seat} {asked.key}"),
            has_why_not=bool(asked.why_not()),
            closes=asked.ask.closing is not None,
        )

    async def rules_asked(self, user: int) -> tuple[str, ...]:
        """The ids of the rules that this user's question comes from."""
        async with self._looking():
            return rules_asked(self.match, self._playing(user))

    async def why_not(self, user: int) -> list[NotNow]:
        """What this user may expect but cannot choose now, with the rules."""
        async with self._looking():
            closed = self.match.asked(self._playing(user)).why_not()
            return [NotNow(one.id, written(one.label), one.why.rule, one.why.reason) for one in closed]

    async def suggestions(
        self, user: int, line: str, limit: int = 25, *, say: Callable[[Text], str] | None = None
    ) -> list[Suggestion]:
        """Legal continuations of a typed line, nothing beyond a stop.

        The end of the line may be the start of an option's id or, if `say` writes for the reader, words of
        its label.
        """
        async with self._looking():
            return lines.suggestions(self.match, self._playing(user), line, say)[:limit]

    async def view_for(self, user: int) -> bytes:
        """The position as this user may see it, the own draft included; for others, as everybody may.

        Packed: it is drawn elsewhere while the game goes on.
        """
        async with self._looking():
            seat = self.head.seat_of(user)
            return packed(self.match.view(seat.number if seat else None))

    async def public_view(self) -> bytes:
        """The position that everybody may see, packed."""
        async with self._looking():
            return packed(self.match.view(None))

    async def result(self) -> Result:
        """How it ended; refused while it has not."""
        async with self._looking():
            if self.match.result is None:
                raise Refused("refused-no-result")
            return self.match.result

    async def since(self, user: int) -> Missed:
        """What happened since this user's last turn was over, whatever they have drafted meanwhile."""
        async with self._looking():
            seat = self._seat(user).number
            last = self.desks[seat].last_step
            rows = await self._read(lambda connection: loading.steps_from(connection, self.head.id, last))
            told = [_told(row, seat) for row in rows if row.number > last or not _is_all_of(row, seat)]
            steps = (*told, *self._under_way(seat))
            if sum(bool(step.events) for step in steps) <= A_FEW:
                return Missed(steps)
            left = next((row.view for row in rows if row.number == last and row.view), self.opening)
            now = packed(self.match.view(None))
            return Missed(
                steps, gains(left, now), touching(seat, steps), between_others(seat, steps), left, now
            )

    async def taken(self, user: int) -> Taken:
        """What lies before the seat that this user has just taken over, and how it came about."""
        async with self._looking():
            seat = self._seat(user).number
            rows = await self._read(
                lambda connection: loading.latest_steps(connection, self.head.id, LATELY, 0)
            )
            steps = (*(_told(row, seat) for row in reversed(rows)), *self._under_way(seat))
            view = packed(self.match.view(seat))
            return Taken(holdings(view), steps, view)

    async def log(self, user: int, page: int = 0, size: int = LOG_PAGE) -> LogPage:
        """The log as this user may read it; page 0 has the newest steps, and each page is in order."""
        async with self._looking():
            here = self.head.seat_of(user)
            seat = here.number if here else None
            count = await self._read(lambda connection: loading.step_count(connection, self.head.id))
            pages = max(1, -(-count // size))
            page = min(max(page, 0), pages - 1)
            rows = await self._read(
                lambda connection: loading.latest_steps(connection, self.head.id, size, page * size)
            )
            steps = [_told(row, seat) for row in reversed(rows)]
            return LogPage((*steps, *(self._under_way(seat) if page == 0 else ())), page, pages)

    async def frames(self, since: int = 0) -> list[Frame]:
        """The published positions, for the film: all, or from just before this step."""
        async with self._looking():
            first = max(0, since - 1)
            rows = await self._read(lambda connection: loading.steps_from(connection, self.head.id, first))
            views = [Frame(row.number, row.owner, row.view) for row in rows if row.view is not None]
            return views if since else [Frame(-1, None, self.opening), *views]

    async def course(self) -> Course:
        """How the game went; refused while it goes on: it tells what everybody's hidden things are worth."""
        async with self._looking():
            result = self.match.result
            if self.head.life is not Life.ENDED or result is None:
                raise Refused("refused-course-running")
            rows = await self._read(lambda connection: loading.steps_from(connection, self.head.id, 0))
            posts = await self._read(lambda connection: loading.told(connection, self.head.id))
        past = [Past(row.number, row.owner, row.stands) for row in rows]
        moments = await asyncio.to_thread(course, past, result)
        if len(moments) < 2:
            raise Refused("refused-course-none")
        return Course(tuple(moments), tuple((one, posts.get(one.step)) for one in turnings(moments)))

    async def standing(self, user: int) -> dict[str, Text | str]:
        """This user's standing answers: ask key to what was chosen, in words where they are known."""
        async with self._looking():
            mine = f"{self._seat(user).number} "
            return {
                key.removeprefix(mine): self.match.called.get(key, pick)
                for key, pick in self.match.standing.items()
                if key.startswith(mine)
            }

    async def export(self) -> str:
        """A finished game as text that plays back; refused while it runs: the seed would tell the future."""
        async with self._looking():
            if self.head.life is not Life.ENDED:
                raise Refused("refused-export-running")
            return await self._read(lambda connection: exported(connection, self.head.id))

    def _under_way(self, seat: int | None) -> list[Told]:
        """What was published of the step that is not over, as far as this seat may know; no draft."""
        match = self.match
        events = tuple(event for event in match.published if event.visible_to(seat))
        if match.ended or not events:
            return []
        return [Told(match.number, match.run.step.name, match.run.step.owner, events)]


def _choice(option: Option[Any], *, is_free: bool = False) -> Choice:
    note = written(option.note) if option.note is not None else None
    return Choice(option.id, written(option.label), note, option.group, option.at_most, is_free)


def _told(row: StepRow, seat: int | None) -> Told:
    """A step that is over; why its owner was not asked something mattered only then."""
    events = tuple(event for event in row.events if event.visible_to(seat) and event.key != "forced")
    return Told(row.number, row.name, row.owner, events, row.at)


def _is_all_of(row: StepRow, seat: int) -> bool:
    return row.owner == seat and all(answer.seat == seat for answer in row.answers)
