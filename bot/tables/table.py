"""A table: one game under way between people."""

from collections.abc import Sequence

import msgspec

from bot.store.rows import Head
from bot.tables.shown import Frame, LogPage, NotNow, Outcome, Panel, Person, Suggestion, Told


class Table:
    """One game in one channel, thread or DM: a lock, a match, and who sits where."""

    head: Head

    # ---- playing -------------------------------------------------------------------------------------------

    async def answer(
        self,
        user: int,
        picks: Sequence[str],
        *,
        token: str | None = None,
        interaction: int | None = None,
    ) -> Outcome:
        """Answer what this user is asked; an outdated token is refused (`refused-outdated`)."""
        raise NotImplementedError

    async def select(
        self,
        user: int,
        picks: Sequence[str],
        *,
        token: str,
        among: Sequence[str] | None = None,
        interaction: int | None = None,
    ) -> Outcome:
        """Change the selection: what was picked of `among` (None: of everything) is replaced by `picks`."""
        raise NotImplementedError

    async def confirm(self, user: int, *, token: str, interaction: int | None = None) -> Outcome:
        """Answer with the selection; at a stop, go on."""
        raise NotImplementedError

    async def undo(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Take the own last answer back."""
        raise NotImplementedError

    async def start_over(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Take back all that can be taken back."""
        raise NotImplementedError

    async def move(self, user: int, line: str, *, interaction: int | None = None) -> Outcome:
        """Several answers in a row, in notation, up to the first stop; `go` passes a stop and ends the line."""
        raise NotImplementedError

    async def always(
        self, user: int, key: str, pick: str | None, *, interaction: int | None = None
    ) -> Outcome:
        """A standing answer to the ask of this key; None: ask me."""
        raise NotImplementedError

    async def move_on(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Answer by default for those who have been away for long, where the ask has a default."""
        raise NotImplementedError

    # ---- looking -------------------------------------------------------------------------------------------

    async def panel(self, user: int) -> Panel:
        """What this user's private panel shows; refused for those who do not sit here."""
        raise NotImplementedError

    async def why_not(self, user: int) -> list[NotNow]:
        """What this user may expect but cannot choose now, with the rules."""
        raise NotImplementedError

    async def suggestions(self, user: int, line: str, limit: int = 25) -> list[Suggestion]:
        """Legal continuations of a typed line; nothing beyond a stop."""
        raise NotImplementedError

    async def view_for(self, user: int) -> msgspec.Struct:
        """The position as this user may see it, the own draft included."""
        raise NotImplementedError

    async def public_view(self) -> msgspec.Struct:
        """The position that everybody may see."""
        raise NotImplementedError

    async def since(self, user: int) -> list[Told]:
        """What happened since this user last answered something."""
        raise NotImplementedError

    async def log(self, user: int, page: int = 0, size: int = 10) -> LogPage:
        """The log as this user may read it."""
        raise NotImplementedError

    async def frames(self) -> list[Frame]:
        """All published positions, for the film."""
        raise NotImplementedError

    async def standing(self, user: int) -> dict[str, str]:
        """This user's standing answers: ask key to option id."""
        raise NotImplementedError

    async def export(self) -> str:
        """A finished game as text that plays back; refused while it runs."""
        raise NotImplementedError

    # ---- together ------------------------------------------------------------------------------------------

    async def nudge(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Call those whom the table waits for; not too often."""
        raise NotImplementedError

    async def leave(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Stand up: the seat is free for somebody else. Without any human the table stops."""
        raise NotImplementedError

    async def take_over(
        self, person: Person, seat: int | None = None, *, interaction: int | None = None
    ) -> Outcome:
        """Sit down on a free seat (None: the first)."""
        raise NotImplementedError

    async def give_to_bot(self, user: int, seat: int, *, interaction: int | None = None) -> Outcome:
        """Let a bot play a free seat; any seated human may."""
        raise NotImplementedError

    async def checkpoints(self, user: int, limit: int = 25) -> list[Told]:
        """Steps that the table could go back to, newest first: those in which somebody decided."""
        raise NotImplementedError

    async def propose_undo(self, user: int, step: int, *, interaction: int | None = None) -> Outcome:
        """Propose to go back to the start of a step; done at once if nobody else must agree."""
        raise NotImplementedError

    async def vote(self, user: int, agree: bool, *, interaction: int | None = None) -> Outcome:
        """Say yes or no to the proposal; the last yes takes the table back, one no ends it."""
        raise NotImplementedError

    async def end(self, user: int, *, may_manage: bool = False, interaction: int | None = None) -> Outcome:
        """Stop the game for good: its creator, or who may manage the server."""
        raise NotImplementedError

    async def park(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Put a solo game aside, to make room for another in the same DM."""
        raise NotImplementedError

    async def set_reminder(self, user: int, hours: int, *, interaction: int | None = None) -> Outcome:
        """After how many hours whoever must act is reminded; 0: never."""
        raise NotImplementedError

    async def set_language(self, user: int, language: str, *, interaction: int | None = None) -> Outcome:
        """The language of what the table posts for everybody."""
        raise NotImplementedError
