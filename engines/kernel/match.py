"""A match: one game under way, as a checkpoint and the answers since."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from data.words import Text
from engines.kernel.asks import Asked, Reading, Refused, unfolded, written
from engines.kernel.random import Random
from engines.kernel.registry import Game, Result, Stand
from engines.kernel.steps import Board, Event, NextStep, Run, nothing

S = TypeVar("S", bound=Board)


class Answer(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a seat answered to which ask; `by` says who chose if it was not a person just now."""

    seat: int
    key: str
    picks: tuple[str, ...]
    secret: bool = False
    by: str = ""


class Save(msgspec.Struct):
    """A match as it is kept."""

    game: str
    version: int
    players: int
    settings: dict[str, str]
    number: int
    step: str
    checkpoint: bytes
    answers: list[Answer]
    standing: dict[str, str]
    salts: tuple[int, ...] = ()
    called: dict[str, Text] = {}  # standing answers in words


class StepDone(msgspec.Struct, frozen=True):
    """A finished step: where it began, what was answered, what happened, and what everybody saw then."""

    number: int
    name: str
    owner: int | None
    checkpoint: bytes
    answers: list[Answer]
    events: list[Event]  # all of them, also what was published before it was over
    view: bytes | None = None  # packed, if the match keeps views
    salts: tuple[int, ...] = ()  # chance was mixed anew before it, so often, with these
    stands: list[Stand] = []  # how all seats stood then, if the match keeps views: hidden until the end


class SaveError(Exception):
    """A save that cannot be loaded; the message names what is wrong with it."""


class BrokenRule(Exception):
    """A rule raised an exception. The match is as it was before the answer; the dump reproduces it."""

    def __init__(self, dump: bytes) -> None:
        self.dump = dump
        super().__init__("a rule failed; the match is unchanged")


class Dump(msgspec.Struct):
    """What is needed to see a failure again."""

    save: bytes
    seat: int
    picks: tuple[str, ...]


Before: TypeAlias = tuple[bytes, int, tuple[int, ...], dict[str, str], list[Answer], int, int]


class Match(Generic[S]):
    """One game under way.

    At a step's start the state is saved whole, the checkpoint; inside a step only the answers are. So
    loading, undoing and every other seat's view are one thing: the checkpoint, and some of the answers again.
    """

    run: Run

    def __init__(
        self,
        game: Game[S],
        players: int,
        settings: Mapping[str, str],
        state: S,
        *,
        number: int = 0,
        standing: Mapping[str, str] | None = None,
        called: Mapping[str, Text] | None = None,
        salts: tuple[int, ...] = (),
        keep_views: bool = False,
        answers: Sequence[Answer] = (),
    ) -> None:
        self.game, self.players, self.settings = game, players, dict(settings)
        self.number, self.salts, self.keep_views = number, salts, keep_views
        self.standing, self.called = dict(standing or {}), dict(called or {})
        self.done: list[StepDone] = []  # finished steps that nobody has taken yet
        self.lost: list[
            Answer
        ] = []  # answers of a save that no longer fit, because the rules have changed since
        self.ended = False
        self._begin(state)
        if answers:
            self.lost = sent_again(self.run, answers)
            self.answers = list(answers[: len(answers) - len(self.lost)])
        self._settle()

    @classmethod
    def new(
        cls,
        game: Game[S],
        players: int,
        seed: int | str,
        settings: Mapping[str, str] | None = None,
        *,
        keep_views: bool = False,
    ) -> "Match[S]":
        """A game from its set-up."""
        chosen = game.settings_for(players, settings or {})
        state = game.setup(players, chosen, Random.seeded(seed), game.shelf.today)
        return cls(game, players, chosen, state, keep_views=keep_views)

    # ---- looking -------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The position as the one who drafts would have it. For rules and tests; people get views."""
        return self.run.state  # type: ignore[return-value]  # a run is made from this match's own state

    @property
    def pending(self) -> dict[int, Asked]:
        """Who must decide what, by seat."""
        return self.run.pending

    def asked(self, seat: int) -> Asked:
        """What this seat must decide now."""
        if seat not in self.run.pending:
            raise Refused("refused-ended" if self.ended else "refused-not-asked")
        return self.run.pending[seat]

    def token(self, seat: int) -> str:
        """A name for what this seat is asked now: an answer that bears another one is outdated."""
        asked = self.asked(seat)
        mine = sum(answer.seat == seat for answer in self.answers)
        offered = " ".join(option.id for option in (*asked.options, *asked.free))
        named = f"{self.number} {mine} {seat} {asked.key} {offered}"
        return hashlib.sha256(named.encode()).hexdigest()[:8]

    def view(self, seat: int | None) -> msgspec.Struct:
        """The position as this seat, or a spectator, may see it: drafts of others are not there yet."""
        return self.game.view(self._position(seat).state, seat)  # type: ignore[arg-type]  # see `state`

    def events(self, seat: int | None) -> list[Event]:
        """What happened in the step under way, as far as this seat may know."""
        run = self._position(seat)
        events = (
            run.state.events if run is not self.run or self._drafts(seat) else run.state.events[: run.told]
        )
        return [event for event in events if event.visible_to(seat)]

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        return self.game.result(self.state) if self.ended else None

    def digest(self) -> str:
        """A fingerprint of the whole state."""
        return hashlib.sha256(msgspec.msgpack.encode(self.run.state)).hexdigest()[:16]

    def _drafts(self, seat: int | None) -> bool:
        """Whether the live position is this seat's own."""
        return self.run.published == len(self.answers) or (
            seat == self.run.step.owner and self.run.opened is None
        )

    def _position(self, seat: int | None) -> Run:
        """The run with the published answers and this seat's own."""
        if self.ended or self._drafts(seat):
            return self.run
        known = [a for i, a in enumerate(self.answers) if i < self.run.published or a.seat == seat]
        run, lost = self._replayed(self.checkpoint, known)
        assert not lost, "answers of one seat lean on another's"
        return run

    # ---- answering -----------------------------------------------------------------------------------------

    def answer(self, seat: int, picks: Sequence[str], *, token: str | None = None, by: str = "") -> None:
        """Take an answer. What was not offered is refused, and then nothing has changed."""
        asked = self.asked(seat)
        if token is not None and token != self.token(seat):
            raise Refused("refused-outdated")
        reading = asked.read(picks)
        before = self._before()
        try:
            self._take(asked, picks, reading, by)
        except Exception as error:
            raise self._broken(before, seat, picks) from error

    def answer_default(self, seat: int) -> bool:
        """Answer for someone who is away, if the ask names what then happens."""
        asked = self.asked(seat)
        if asked.ask.default is None:
            return False
        self.answer(seat, unfolded(asked.ask.default), by="default")
        return True

    def set_standing(self, seat: int, key: str, pick: str | None) -> None:
        """Always answer this ask so, from now on; None: ask me."""
        name = f"{seat} {key}"
        standing = {other: choice for other, choice in self.standing.items() if other != name}
        if pick is not None:
            standing[name] = pick
            asked = self.run.pending.get(seat)
            if asked and asked.key == key and pick in asked.by_id:
                self.called[name] = written(asked.by_id[pick].label)
        before = self._before()
        try:
            self.standing = standing
            self._settle()
        except Exception as error:
            raise self._broken(before, seat, ()) from error

    def forget_standing(self, seat: int) -> None:
        """Whoever answers for this seat from now on has not said anything for always."""
        theirs = f"{seat} "
        self.standing = {name: pick for name, pick in self.standing.items() if not name.startswith(theirs)}

    def _take(self, asked: Asked, picks: Sequence[str], reading: Reading, by: str = "") -> None:
        self.answers.append(Answer(asked.seat, asked.key, tuple(picks), asked.ask.secret, by))
        self.run.answer(asked, reading)
        self._settle()

    def _settle(self) -> None:
        """Go on as far as nobody needs to be asked: standing answers, and steps that are over."""
        while not self.ended:
            if self.run.over:
                self._finish_step()
            elif self.standing and (standing := self._standing_answer()):
                asked, pick = standing
                self.answers.append(Answer(asked.seat, asked.key, (pick,), asked.ask.secret, "standing"))
                self.run.answer(asked, asked.read((pick,)))
            else:
                return

    def _standing_answer(self) -> tuple[Asked, str] | None:
        for seat, asked in self.run.pending.items():
            if asked.is_stop and self._only_standing(seat):
                return asked, asked.options[0].id
            pick = self.standing.get(f"{seat} {asked.key}")
            if asked.ask.standing and pick is not None and pick in asked.by_id:
                return asked, pick
        return None

    def _only_standing(self, seat: int) -> bool:
        """Whether all that this seat could think over stood already: then there is nothing to confirm."""
        mine = [answer for answer in self.answers if answer.seat == seat]
        return all(answer.by == "standing" for answer in mine[len(mine) - self.run.loose[seat] :])

    def _finish_step(self) -> None:
        state, step = self.run.state, self.run.step
        events, state.events = state.events, []
        view, stands = None, []
        if self.keep_views:
            view = msgspec.msgpack.encode(self.game.view(self.state, None))
            stands = self.game.stands(self.state, self.players)
        self.done.append(
            StepDone(
                number=self.number,
                name=step.name,
                owner=step.owner,
                checkpoint=self.checkpoint,
                answers=self.answers,
                events=events,
                view=view,
                salts=self.salts,
                stands=stands,
            )
        )
        self.number += 1
        self.salts = ()
        self._begin(self.state)

    def _begin(self, state: S) -> None:
        self.checkpoint = msgspec.msgpack.encode(state)
        self.answers = []
        step = self.game.next_step(state)
        self.ended = step is None
        self.run = Run(self.game, state, step or NextStep("end", None, nothing()))

    def _before(self) -> Before:
        """What an answer may change: the checkpoint, the step's number, what is answered and done."""
        answers, done = self.answers, len(self.done)
        return self.checkpoint, self.number, self.salts, self.standing, answers, len(answers), done

    def _broken(self, before: Before, seat: int, picks: Sequence[str]) -> BrokenRule:
        """A rule has failed: be again as before, and say how to see it happen."""
        self.checkpoint, self.number, self.salts, standing, answers, count, done = before
        self.answers, self.ended = answers[:count], False
        del self.done[done:]
        self.run, _ = self._replayed(self.checkpoint, self.answers)
        dump = Dump(self.save(), seat, tuple(picks))
        self.standing = standing
        return BrokenRule(msgspec.msgpack.encode(dump))

    # ---- what is new ---------------------------------------------------------------------------------------

    def drain_steps(self) -> list[StepDone]:
        """The steps that were finished since the last call."""
        steps, self.done = self.done, []
        return steps

    @property
    def published(self) -> list[Event]:
        """What everybody concerned was told of the step under way; a finished step has all of its events."""
        return self.run.state.events[: self.run.told]

    # ---- going back ----------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last answer can be taken back."""
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> Answer:
        """Take this seat's last answer back: no barrier and no answer of anybody else has followed."""
        index = self._undoable(seat)
        if index is None:
            raise Refused("refused-undo")
        kept = self.answers[:index] + self.answers[index + 1 :]
        self.run, lost = self._replayed(self.checkpoint, kept)
        assert not lost, "an answer leaned on the one taken back"
        taken = self.answers[index]
        self.answers = kept
        return taken

    def start_over(self, seat: int) -> int:
        """Take back all that this seat can take back; says how many answers that were."""
        count = 0
        while self.can_undo(seat):
            self.undo(seat)
            count += 1
        return count

    def _undoable(self, seat: int) -> int | None:
        run, last = self.run, len(self.answers) - 1
        if run.opened is not None:
            first = max(run.opened, run.floors.get(seat, 0))
            return next((i for i in range(last, first - 1, -1) if self.answers[i].seat == seat), None)
        return last if last >= run.floor and self.answers[last].seat == seat else None

    @classmethod
    def rewound(cls, game: Game[S], save: Save, salt: int, *, keep_views: bool = False) -> "Match[S]":
        """A match from an earlier checkpoint: another future, and what nobody has seen is shuffled again."""
        state = _state(game, save)
        state.random.mix(salt)
        game.reshuffle(state)
        return cls(
            game,
            save.players,
            save.settings,
            state,
            number=save.number,
            standing=save.standing,
            called=save.called,
            salts=(*save.salts, salt),
            keep_views=keep_views,
        )

    # ---- keeping -------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The match as bytes."""
        return msgspec.msgpack.encode(
            Save(
                self.game.id,
                self.game.version,
                self.players,
                self.settings,
                self.number,
                self.run.step.name,
                self.checkpoint,
                self.answers,
                self.standing,
                self.salts,
                {name: self.called[name] for name in self.standing if name in self.called},
            )
        )

    @classmethod
    def load(cls, game: Game[S], packed: bytes, *, keep_views: bool = False) -> "Match[S]":
        """A match from its bytes; `lost` has the answers that no longer fit."""
        save = opened(packed)
        if save.game != game.id:
            raise SaveError(f"game: this is a save of {save.game!r}, not of {game.id!r}")
        if save.players not in game.players:
            raise SaveError(f"players: {game.id} is not for {save.players}")
        try:
            return cls._resumed(game, save, keep_views)
        except SaveError:
            raise
        except Exception as error:
            if save.answers:  # the rules have changed so that these answers break them: the step begins anew
                bare = msgspec.msgpack.encode(msgspec.structs.replace(save, answers=[]))
                fresh = cls.load(game, bare, keep_views=keep_views)
                fresh.lost = save.answers
                return fresh
            raise SaveError(f"step {save.step!r} of {game.id} cannot begin: {error!r}") from error

    @classmethod
    def _resumed(cls, game: Game[S], save: Save, keep_views: bool = False) -> "Match[S]":
        return cls(
            game,
            save.players,
            save.settings,
            _state(game, save),
            number=save.number,
            standing=save.standing,
            called=save.called,
            salts=save.salts,
            keep_views=keep_views,
            answers=save.answers,
        )

    def _replayed(self, checkpoint: bytes, answers: Sequence[Answer]) -> tuple[Run, list[Answer]]:
        """A run with these answers; those from the first that does not fit any more are given back."""
        state = msgspec.msgpack.decode(checkpoint, type=self.game.state)
        step = self.game.next_step(state)
        assert step is not None, "a checkpoint stands before a step"
        run = Run(self.game, state, step)
        return run, sent_again(run, answers)


def sent_again(run: Run, answers: Sequence[Answer]) -> list[Answer]:
    """Give these answers to a run; those from the first that does not fit any more are given back."""
    for index, answer in enumerate(answers):
        asked = run.pending.get(answer.seat)
        if asked is None or asked.key != answer.key:
            return list(answers[index:])
        try:
            reading = asked.read(answer.picks)
        except Refused:
            return list(answers[index:])
        run.answer(asked, reading)
    return []


def opened(packed: bytes) -> Save:
    """A save's own fields, checked."""
    try:
        return msgspec.msgpack.decode(packed, type=Save)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"not a save: {error}") from error


def _state(game: Game[S], save: Save) -> S:
    """The state of a checkpoint, brought forward if it is an old one."""
    where = f"checkpoint of {game.id}, version {save.version}"
    if save.version > game.version:
        raise SaveError(f"{where}: made by a newer program, this one knows version {game.version}")
    try:
        if save.version == game.version:
            return msgspec.msgpack.decode(save.checkpoint, type=game.state)
        raw = msgspec.msgpack.decode(save.checkpoint)
        return msgspec.convert(game.upgrade(raw, save.version), game.state)
    except Exception as error:
        raise SaveError(f"{where}: {error}") from error


def reproduced(game: Game[Any], dump: bytes) -> None:
    """Run into a failure again, from its dump."""
    failure = msgspec.msgpack.decode(dump, type=Dump)
    match = Match._resumed(game, opened(failure.save))  # a standing answer that failed does so here
    asked = match.asked(failure.seat)
    match._take(asked, failure.picks, asked.read(failure.picks))
