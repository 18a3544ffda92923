"""Answering: one at a time, gathered in a selection, or several in a typed line; and taking back."""

from collections.abc import Callable, Sequence

import msgspec

from bot.store.rows import Change
from bot.tables.lines import Taken, play_line
from bot.tables.pondering import Pondering
from bot.tables.selection import added, is_full, is_whole, placed, selected
from bot.tables.shown import Outcome
from bot.tables.wording import Say
from engines.kernel import Asked, Refused


class Playing(Pondering):
    """What a seated user does."""

    async def answer(
        self,
        user: int,
        picks: Sequence[str],
        *,
        token: str | None = None,
        interaction: int | None = None,
    ) -> Outcome:
        """Answer what this user is asked; an outdated token is refused (`refused-outdated`)."""

        async def act(change: Change) -> Outcome:
            seat = self._playing(user)
            return await self._play(change, user, lambda: self.match.answer(seat, picks, token=token))

        return await self._do(act, interaction=interaction)

    async def confirm(self, user: int, *, token: str, interaction: int | None = None) -> Outcome:
        """Answer with the selection; at a stop, go on."""

        async def act(change: Change) -> Outcome:
            seat = self._playing(user)
            asked = self._asked(seat, token)
            picks = (asked.options[0].id,) if asked.is_stop else self._selection(seat, token)
            return await self._play(change, user, lambda: self.match.answer(seat, picks))

        return await self._do(act, interaction=interaction)

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
        return await self._reselect(
            user, token, interaction, lambda asked, before: selected(asked, before, picks, among), among
        )

    async def add(
        self, user: int, pick: str, by: int, *, token: str, interaction: int | None = None
    ) -> Outcome:
        """So many more of something, or fewer: counted from what is selected when its turn comes."""
        return await self._reselect(
            user, token, interaction, lambda asked, before: added(asked, before, pick, by)
        )

    async def place(self, user: int, pick: str, *, token: str, interaction: int | None = None) -> Outcome:
        """The next one in an order; the last one that is left follows by itself."""
        return await self._reselect(
            user, token, interaction, lambda asked, before: placed(asked, before, pick)
        )

    async def _reselect(
        self,
        user: int,
        token: str,
        interaction: int | None,
        change_it: Callable[[Asked, Sequence[str]], tuple[str, ...]],
        among: Sequence[str] | None = None,
    ) -> Outcome:
        """A new selection from the present one; one that says all, or could not grow, is the answer."""

        async def act(change: Change) -> Outcome:
            seat = self._playing(user)
            asked = self._asked(seat, token)
            chosen = change_it(asked, self._selection(seat, token))
            if is_full(asked, chosen) or is_whole(asked, chosen, among):
                return await self._play(change, user, lambda: self.match.answer(seat, chosen))
            self.desks[seat] = msgspec.structs.replace(self.desks[seat], token=token, picks=chosen)
            return Outcome()

        return await self._do(act, interaction=interaction)

    async def undo(self, user: int, *, token: str | None = None, interaction: int | None = None) -> Outcome:
        """Take the own last answer back."""

        async def act(change: Change) -> Outcome:
            seat = self._playing(user)
            self._check_token(seat, token)
            return await self._play(change, user, lambda: self.match.undo(seat))

        return await self._do(act, interaction=interaction)

    async def start_over(
        self, user: int, *, token: str | None = None, interaction: int | None = None
    ) -> Outcome:
        """Take back all that can be taken back."""

        async def act(change: Change) -> Outcome:
            seat = self._playing(user)
            self._check_token(seat, token)
            if not self.match.can_undo(seat):
                raise Refused("refused-undo")
            return await self._play(change, user, lambda: self.match.start_over(seat))

        return await self._do(act, interaction=interaction)

    async def move(
        self, user: int, line: str, *, say: Say | None = None, interaction: int | None = None
    ) -> Outcome:
        """Several answers in a row, up to the first stop; `go` passes a stop and ends the line.

        They are written by ids or, if `say` writes for the reader, by the words of their labels.

        If one is refused, those before it stand.
        """

        async def act(change: Change) -> Outcome:
            seat = self._playing(user)
            words = line.split()
            if not words:
                raise Refused("refused-empty-line")
            taken = Taken(0, 0)

            def play() -> None:
                nonlocal taken
                taken = play_line(self.match, seat, words, say)

            outcome = await self._play(change, user, play)
            return msgspec.structs.replace(
                outcome, taken=taken.answers, left=" ".join(words[taken.words :]), refusal=taken.refusal
            )

        return await self._do(act, interaction=interaction)

    async def always(
        self, user: int, key: str, pick: str | None, *, interaction: int | None = None
    ) -> Outcome:
        """A standing answer to the ask of this key; None: ask me."""

        async def act(change: Change) -> Outcome:
            seat = self._playing(user)
            asked = self.match.pending.get(seat)
            makes_sense = asked is not None and asked.key == key and asked.ask.standing
            if pick is not None and not (makes_sense and asked is not None and pick in asked.by_id):
                raise Refused("refused-standing")
            return await self._play(change, user, lambda: self.match.set_standing(seat, key, pick))

        return await self._do(act, interaction=interaction)

    def _asked(self, seat: int, token: str) -> Asked:
        asked = self.match.asked(seat)
        self._check_token(seat, token)
        return asked

    def _check_token(self, seat: int, token: str | None) -> None:
        """A click bears the token of what was shown; whoever was asked nothing had an empty one."""
        if token is not None and token != (self.match.token(seat) if seat in self.match.pending else ""):
            raise Refused("refused-outdated")
