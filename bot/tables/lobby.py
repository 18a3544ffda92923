"""A lobby: a game that has not begun. People come and go, the creator chooses."""

from collections.abc import Sequence

from bot.store.rows import Head
from bot.tables.shown import Outcome, Person
from bot.tables.table import Table
from engines.kernel import Setting


class Lobby:
    """One lobby; everything to show is in its head."""

    head: Head

    @property
    def settings(self) -> Sequence[Setting]:
        """The choices of this game for so many seats; `head.settings` has what was chosen."""
        raise NotImplementedError

    async def join(self, person: Person, *, interaction: int | None = None) -> Outcome:
        """Sit down."""
        raise NotImplementedError

    async def leave(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Stand up; if the creator does, the next one becomes it, and an empty lobby closes."""
        raise NotImplementedError

    async def set_size(self, user: int, size: int, *, interaction: int | None = None) -> Outcome:
        """How many seats there are."""
        raise NotImplementedError

    async def set(self, user: int, name: str, choice: str, *, interaction: int | None = None) -> Outcome:
        """Choose a setting of the game."""
        raise NotImplementedError

    async def set_language(self, user: int, language: str, *, interaction: int | None = None) -> Outcome:
        """The language of what the table posts for everybody."""
        raise NotImplementedError

    async def set_reminder(self, user: int, hours: int, *, interaction: int | None = None) -> Outcome:
        """After how many hours whoever must act is reminded; 0: never."""
        raise NotImplementedError

    async def fill_with_bots(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Bots on all free seats; where bots sit already, they go."""
        raise NotImplementedError

    async def close(self, user: int, *, may_manage: bool = False, interaction: int | None = None) -> Outcome:
        """Give it up."""
        raise NotImplementedError

    async def start(
        self,
        user: int,
        *,
        channel: int | None = None,
        parent: int | None = None,
        interaction: int | None = None,
    ) -> Table:
        """Begin, in a channel (a new thread) or where the lobby is. All seats must be taken."""
        raise NotImplementedError

    def check_start(self, user: int) -> None:
        """Refuse what `start` would refuse; ask before a thread is made."""
        raise NotImplementedError
