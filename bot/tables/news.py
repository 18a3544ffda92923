"""What an answer brought, and the posts that the table owes for it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store.rows import Head
from bot.tables.posts import CardUpdate, EndPost, Ping, Post, ProgressPost, TurnPost
from data.words import Text
from engines.kernel import Event, Match, Result, StepDone


class News(msgspec.Struct, kw_only=True):
    """The difference between before and after, as far as everybody may know it."""

    steps: list[StepDone]  # finished, each with all its events and its view
    number: int  # the step under way before
    told: list[Event]  # of that step, public before
    telling: list[Event]  # public now, of the step that is under way now
    next_number: int
    acting: tuple[int, ...]  # seats that must decide now
    was_acting: tuple[int, ...]
    questions: dict[int, Text]  # what they must decide, where everybody may know it
    bots: frozenset[int]  # seats that the computer plays
    view: bytes  # the public position now
    before: bytes  # at the end of the last step that was finished before
    result: Result | None = None
    fresh: bool = False  # the table begins here, or went back: show the position whatever happened
    waits: bool = True  # whether those who act are waited for: not at the end of a lesson's chapter

    @property
    def moved_on(self) -> bool:
        """Whether the step under way is another one than before."""
        return bool(self.steps) or self.fresh


def public(events: Sequence[Event]) -> list[Event]:
    """What everybody may read."""
    return [event for event in events if event.visible_to(None)]


def open_questions(match: Match[Any]) -> dict[int, Text]:
    """What seats are asked, where that tells nothing: neither a secret nor how far a draft has got.

    That a step begins with a question is no secret, even if its options are; what it speaks of might be.
    """
    drafting = {answer.seat for answer in match.answers[match.run.published :]}
    begins = not match.answers
    return {
        seat: asked.text()
        for seat, asked in match.pending.items()
        if not (asked.is_stop or seat in drafting)
        and (not asked.ask.secret or (begins and asked.ask.args is None))
    }


def heard(news: News) -> list[Event]:
    """What the channel knows of the step under way, once it has these posts."""
    if _bots_go_on(news):
        return [] if news.moved_on else news.told
    return news.telling


def posts(head: Head, news: News, actor: int | None) -> list[tuple[int, Post]]:
    """What is owed, with the channel it is owed to, in order. `actor` need not be called: they are here."""
    owed = [*_progress_over(news), *_turns(head, news, actor)]
    if news.result is None:
        owed += _progress(news)
        if not news.moved_on:
            owed += _calls(head, news, actor)
    else:
        owed.append(EndPost(news.result, news.view))
    changed = bool(owed) or news.acting != news.was_acting
    here: list[tuple[int, Post]] = [(head.channel, post) for post in owed]
    if changed and head.parent is not None:
        here.append((head.parent, _card(news)))
    return here


def _turns(head: Head, news: News, actor: int | None) -> list[Post]:
    """A post for each turn that is over, and one for a run of turns that the computer played.

    What belongs to nobody is told with the turn before it.
    """
    turns: list[list[StepDone]] = []
    for step in news.steps:
        goes_on = turns and step.owner in news.bots and turns[-1][0].owner in news.bots
        if not turns or not (step.owner is None or goes_on):
            turns.append([])
        turns[-1].append(step)
    if not turns and news.fresh:
        turns, before = [[]], None
    else:
        before = news.before
    posts: list[Post] = []
    for turn in turns:
        last = turn is turns[-1]
        view = news.view if last else turn[-1].view or news.view
        posts.append(
            TurnPost(
                steps=tuple(step.number for step in turn),
                events=[event for step in turn for event in public(step.events)],
                view=view,
                before=before,
                acting=news.acting if last and news.waits else (),
                questions=news.questions if last else {},
                chapter=head.chapter if not turn else "",
                goes_on=last and bool(turn) and turn[0].owner in news.bots and _bots_go_on(news),
                ping=_users(head, news.acting, actor) if last else (),
            )
        )
        before = view
    return posts


def _bots_go_on(news: News) -> bool:
    """Whether nobody but the computer must decide now."""
    return bool(news.acting) and news.bots.issuperset(news.acting)


def _progress_over(news: News) -> list[Post]:
    """The step that had published something is over (or never was): its message may go."""
    if not news.told or not news.moved_on:
        return []
    return [ProgressPost(news.number, news.told, news.view, news.before, (), over=True)]


def _progress(news: News) -> list[Post]:
    """Something new of a step that is not over; not while the computer plays, which is about to go on."""
    if _bots_go_on(news) or news.telling == ([] if news.moved_on else news.told):
        return []
    before = next((step.view for step in reversed(news.steps) if step.view), news.before)
    return [ProgressPost(news.next_number, news.telling, news.view, before, news.acting, news.questions)]


def _calls(head: Head, news: News, actor: int | None) -> list[Post]:
    """Somebody must decide who need not before, in the middle of a turn."""
    newly = tuple(seat for seat in news.acting if seat not in news.was_acting)
    users = _users(head, newly, actor)
    return [Ping(users, "turn", questions=news.questions)] if users else []


def _card(news: News) -> CardUpdate:
    events = [event for step in news.steps for event in public(step.events)]
    return CardUpdate(news.view, news.before, events or news.telling, news.acting, news.result)


def _users(head: Head, seats: Sequence[int], actor: int | None) -> tuple[int, ...]:
    return tuple(
        seat.user
        for seat in head.humans
        if seat.number in seats and seat.user is not None and seat.user != actor
    )
