"""Lessons at a table: where the learner is, what they are told, and how it goes on."""

import msgspec

from bot.store.rows import Change, Desk, Life, MatchRow
from bot.tables.core import Core
from bot.tables.lessons import begun
from bot.tables.posts import Notice
from bot.tables.shown import Outcome
from bot.tables.views import packed
from data.words import Text
from engines.kernel import Refused
from engines.kernel.lessons import Chapter, lesson_of


class Teaching(Core):
    """What the learner may do with a lesson."""

    async def go_on(self, user: int, *, anew: bool = False, interaction: int | None = None) -> Outcome:
        """To the next chapter, whatever is left of this one; or this one anew. After the last it is over."""

        async def act(change: Change) -> Outcome:
            self._playing(user)
            if not self.head.is_lesson:
                raise Refused("refused-no-lesson")
            lesson = lesson_of(self.head.game)
            here = lesson.named(self.head.chapter) if anew else None
            chapter = here or lesson.after(self.head.chapter)
            if chapter is None:
                self.head = msgspec.structs.replace(self.head, life=Life.STOPPED)
                self._owe(change, Notice(Text("learn-over")))
                return Outcome(posted=True)
            return await self._open(change, user, chapter)

        return await self._do(act, interaction=interaction)

    async def _open(self, change: Change, user: int, chapter: Chapter) -> Outcome:
        """Another position takes the place of this one: nobody goes back to what was before."""
        match = begun(self.head.game, chapter, self.match.number + 1)
        change.begin = MatchRow(self.seed, match.state.data, packed(match.view(None)), match.save())
        change.components = match.game.shelf.packed(match.state.data)
        change.back_to = 0
        self.head = msgspec.structs.replace(self.head, chapter=chapter.name, taught=0)
        self.desks = [Desk() for _ in self.desks]
        self.opening = self.last_view = change.begin.opening

        def swap() -> None:
            self.match = match

        return await self._play(change, user, swap, fresh=True)
