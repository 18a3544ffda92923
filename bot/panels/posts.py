"""What the whole table reads: posts at a turn's end and within it, the card, calls, votes, the end."""

from collections.abc import Iterable, Mapping, Sequence

from discord import ui

from bot.panels.controls import Block, ButtonStyle, Control, Named, button, line, page, picture, rows, text
from bot.panels.reading import fitting
from bot.people import names_of, plain, waited_for
from bot.tables import (
    WAYS,
    Announcement,
    CardUpdate,
    EndPost,
    Head,
    Life,
    Notice,
    Ping,
    PollPost,
    ProgressPost,
    ProposalPost,
    Summons,
    TurnPost,
)
from bot.translation import Reader
from data.words import Text
from engines.kernel import Event, Result

EVENTS_ROOM = 2600
CARD_ROOM = 600
WAITING = 900_000  # the id of the words that say who must decide: they go when the post is outdated


def told(events: Iterable[Event], reader: Reader) -> list[str]:
    """Events as sentences."""
    return [reader.write(event.text()) for event in events]


def turn_post(
    post: TurnPost, head: Head, reader: Reader, pinged: Sequence[int], shown: tuple[str, str] | None
) -> ui.LayoutView:
    """A turn is over: the board, what happened, who must decide now."""
    begins = not post.steps and not post.events
    lines = _events(post.events, reader, EVENTS_ROOM)
    if post.chapter:
        lines = [f"### {reader.say(f'lesson-{post.chapter}')}", reader.say(f"lesson-{post.chapter}-about")]
    elif begins:
        lines = [f"**{reader.say('post-start')}**", reader.say("game-about")]
    return page(
        *([picture(*shown)] if shown else []),
        text(*(lines or [f"-# {reader.say('post-quiet')}"])),
        *waiting(head, post.acting, post.questions, pinged, reader),
        *rows(looking(head, reader)),
    )


def looking(head: Head, reader: Reader) -> list[Control]:
    """The buttons that every post of a table has."""
    table = str(head.id)
    return [
        act_button(head, reader),
        button(reader.say("post-my-view"), Named("mine", table)),
        button(reader.say("post-board"), Named("board", table)),
        button(reader.say("post-log"), Named("log", table, "", "0")),
        button(reader.say("post-rules"), Named("rules", table)),
    ]


def act_button(head: Head, reader: Reader) -> Control:
    """The way to the panel."""
    if head.is_lesson:
        return button(reader.say("learn-act"), Named("act", str(head.id)), ButtonStyle.primary, emoji="🎓")
    return button(reader.say("post-act"), Named("act", str(head.id)), ButtonStyle.primary, emoji="🎲")


def looking_back(head: Head, reader: Reader) -> list[Control]:
    """The buttons of a post that others follow; after the end they lead to it."""
    table = str(head.id)
    result = button(reader.say("end-result"), Named("result", table), ButtonStyle.primary, emoji="🏁")
    return [
        *([result] if head.life is Life.ENDED else []),
        button(reader.say("post-board"), Named("board", table)),
        button(reader.say("post-log"), Named("log", table, "", "0")),
    ]


def waiting(
    head: Head, acting: Sequence[int], questions: Mapping[int, Text], pinged: Sequence[int], reader: Reader
) -> list[Block]:
    """Who must decide now, and what; nothing where another post follows, or the game is over."""
    if not acting:
        return []
    words = text(*(f"⏳ {sentence}" for sentence in deciding(head, acting, questions, pinged, reader)))
    words.id = WAITING
    return [line(), words]


def deciding(
    head: Head, acting: Sequence[int], questions: Mapping[int, Text], pinged: Sequence[int], reader: Reader
) -> list[str]:
    """A sentence for each question, one for those whose question is nobody else's business, one for bots."""
    asked: dict[str, list[int]] = {}
    bots = [seat for seat in acting if head.seats[seat].kind == "bot"]
    for seat in acting:
        if seat in bots:
            continue
        asked.setdefault(reader.write(questions[seat]) if seat in questions else "", []).append(seat)
    named = {question: waited_for(head, seats, pinged, reader) for question, seats in asked.items()}
    sentences = [
        reader.say("post-decides", names=named[question], count=len(seats), question=question)
        if question
        else reader.say("post-waits", names=named[question])
        for question, seats in asked.items()
    ]
    if bots:
        sentences.append(reader.say("post-thinks", names=names_of(bots, reader), count=len(bots)))
    return sentences


def progress_post(
    post: ProgressPost, head: Head, reader: Reader, shown: tuple[str, str] | None
) -> ui.LayoutView:
    """A turn that is published in pieces."""
    return page(
        *([picture(*shown)] if shown else []),
        text(f"-# {reader.say('post-in-progress')}", *_events(post.events, reader, EVENTS_ROOM)),
        *waiting(head, post.acting, post.questions, (), reader),
        *rows(looking(head, reader)),
    )


def ping_post(
    post: Ping, head: Head, reader: Reader, pinged: Sequence[int], others: Sequence[Head] = ()
) -> ui.LayoutView:
    """A call to those who are waited for; `others`: tables where they are waited for, too."""
    seats = [seat.number for seat in head.seats if seat.user in post.users]
    if post.why == "turn":
        _, words = waiting(head, seats, post.questions, pinged, reader)
        return page(words, *rows(looking(head, reader)[:2]))
    names = waited_for(head, seats, pinged, reader)
    if post.why == "held":
        sentence = reader.say("post-held", names=names)
    elif post.why == "nudge" and post.by is not None:
        nudger = head.seat_of(post.by)
        sentence = reader.say(
            "post-nudge", names=names, **{"from": reader.names(nudger.number) if nudger else "?"}
        )
    else:
        sentence = reader.say("post-reminder", names=names)
    missed = button(reader.say("post-since"), Named("since", str(head.id)))
    also = [reader.say("post-held-also"), *_places(others, reader)] if others else []
    return page(text(f"⏳ {sentence}", *also), *rows([*looking(head, reader)[:2], missed]))


def notice_post(post: Notice, head: Head, reader: Reader) -> ui.LayoutView:
    """One sentence; a free seat can be taken at once."""
    blocks: list[Block] = [text(reader.write(post.text))]
    if not head.life.is_over and any(seat.kind == "free" for seat in head.seats):
        blocks += rows([button(reader.say("post-take-seat"), Named("take", str(head.id)))])
    return page(*blocks)


def proposal_post(post: ProposalPost, head: Head, reader: Reader) -> ui.LayoutView:
    """Something is proposed: votes so far, and two buttons."""
    who, deadline = reader.names(post.by), f"<t:{int(post.deadline)}:R>"
    if post.kind == "pace":
        about = f"-# {reader.say(f'pace-{post.name}-about')}"
        wish = reader.say("pace-propose", who=who, pace=reader.say(f"pace-{post.name}"), deadline=deadline)
        lines = [wish, about]
    else:
        lines = [reader.say("undo-propose", who=who, step=post.step + 1, deadline=deadline)]
    if post.state != "open":
        kind = "pace" if post.kind == "pace" else "undo"
        return page(text(*lines, f"**{reader.say(f'{kind}-is-{post.state}')}**"))
    lines.append(reader.say("undo-agreed", names=names_of(post.agreed, reader)))
    if post.waiting:
        lines.append(reader.say("undo-waits", names=names_of(post.waiting, reader)))
    table = str(head.id)
    return page(
        text(*lines),
        *rows(
            [
                button(
                    reader.say("undo-agree"), Named("vote", table, str(post.step), "yes"), ButtonStyle.success
                ),
                button(
                    reader.say("undo-refuse"), Named("vote", table, str(post.step), "no"), ButtonStyle.danger
                ),
            ]
        ),
    )


def poll_post(post: PollPost, head: Head, reader: Reader, *, bots: bool = True) -> ui.LayoutView:
    """Somebody keeps the table waiting: what the others want, or what came of it."""
    names = names_of(post.seats, reader)
    lines = [
        reader.say("poll-question", names=names, count=len(post.seats), since=f"<t:{int(post.since)}:f>")
    ]
    if post.state != "open":
        return page(text(*lines, f"**{reader.say(f'poll-is-{post.state}', names=names)}**"))
    for way in WAYS:
        voted = [seat for seat, said in post.votes.items() if said == way]
        if voted:
            lines.append(f"-# {reader.say(f'poll-{way}')}: {names_of(voted, reader)}")
    lines.append(f"-# {reader.say('poll-how', names=names_of(post.voters, reader))}")
    styles = {"wait": ButtonStyle.success, "end": ButtonStyle.danger}
    return page(
        text(*lines),
        *rows(
            button(
                reader.say(f"poll-{way}"),
                Named("poll", str(head.id), "", way),
                styles.get(way, ButtonStyle.secondary),
            )
            for way in WAYS
            if bots or way != "stand-in"
        ),
    )


def summons(post: Summons, waiting: Sequence[Head], reader: Reader) -> ui.LayoutView:
    """A letter: these tables wait for whoever reads it."""
    places = _places(waiting, reader)
    return page(text(reader.say(f"summons-{post.why}"), *places, f"-# {reader.say('summons-since')}"))


def _places(heads: Sequence[Head], reader: Reader) -> list[str]:
    return [f"• **{reader.at(head.game).say('game')}** · <#{head.channel}>" for head in heads]


def card(post: CardUpdate, head: Head, reader: Reader, shown: tuple[str, str] | None) -> ui.LayoutView:
    """The card in the parent channel: the latest picture, whose turn it is, and the way to the table."""
    players = names_of(range(len(head.seats)), reader)
    lines = [f"### {reader.say('card-title', game=reader.say('game'), names=players)}"]
    if post.result:
        lines += [reader.say("card-over"), verdict(post.result, reader)]
    else:
        lines += _events(post.events, reader, CARD_ROOM)
    return page(
        *([picture(*shown)] if shown else []),
        text(*lines),
        *waiting(head, () if post.result else post.acting, {}, (), reader),
        text(f"{reader.say('card-link')}: <#{head.channel}>"),
    )


def end_post(post: EndPost, head: Head, reader: Reader, shown: tuple[str, str] | None) -> ui.LayoutView:
    """The end: places, totals, where the points came from, and another game."""
    return page(
        *([picture(*shown)] if shown else []),
        text(f"### {reader.say('end-title')}", f"**{verdict(post.result, reader)}**"),
        text(*scores(post.result, reader)),
        *rows(after_the_end(head, reader)),
    )


def announcement(
    post: Announcement, head: Head, reader: Reader, shown: tuple[str, str] | None
) -> ui.LayoutView:
    """For those who did not play: a game is over, and how."""
    table, players = str(head.id), names_of(range(len(head.seats)), reader)
    title = reader.say("card-title", game=reader.say("game"), names=players)
    return page(
        text(f"### {title}", f"**{verdict(post.result, reader)}**"),
        *([picture(*shown)] if shown else []),
        text(f"{reader.say('card-link')}: <#{head.channel}>"),
        *rows(
            [
                button(reader.say("end-result"), Named("result", table), ButtonStyle.primary, emoji="🏁"),
                button(reader.say("end-film"), Named("film", table), emoji="🎞️"),
            ]
        ),
    )


def after_the_end(head: Head, reader: Reader) -> list[Control]:
    """Another game, and looking back at this one."""
    table = str(head.id)
    first = button(reader.say("end-again"), Named("again", table), ButtonStyle.success, emoji="🔁")
    return [
        act_button(head, reader) if head.is_lesson else first,
        button(reader.say("end-course"), Named("course", table), emoji="📈"),
        button(reader.say("end-film"), Named("film", table), emoji="🎞️"),
        button(reader.say("post-board"), Named("board", table)),
        button(reader.say("post-log"), Named("log", table, "", "0")),
    ]


def verdict(result: Result, reader: Reader) -> str:
    """Who has won."""
    names = names_of(result.winners, reader)
    if result.won is not None:
        return reader.say("end-won") if result.won else reader.say("end-lost", names=names)
    return reader.say("end-winner", names=names, count=len(result.winners))


def scores(result: Result, reader: Reader) -> list[str]:
    """Each seat with its place, total and parts."""
    lines: list[str] = []
    for score in sorted(result.scores, key=lambda score: (score.place, score.seat)):
        parts = [
            reader.say("end-part", name=reader.say(f"score-{name}"), points=str(points).replace("-", "−"))
            for name, points in score.parts.items()
        ]
        total = reader.say("end-score", place=score.place, who=reader.names(score.seat), total=score.total)
        lines += [total, f"-# {' · '.join(parts)}"]
    return lines


def thread_name(head: Head, reader: Reader) -> str:
    """What the thread of a game is called."""
    people = ", ".join(plain(seat.name) for seat in head.humans)
    name = reader.plain.say("lobby-thread-name", game=reader.say("game"), names=people)
    return name if len(name) <= 100 else f"{name[:99]}…"


def _events(events: Sequence[Event], reader: Reader, room: int) -> list[str]:
    """What happened, as far as it fits."""
    lines = [f"• {sentence}" for sentence in told(events, reader)]
    shown = fitting(lines, room)
    return shown if len(shown) == len(lines) else [*shown, f"-# {reader.say('post-more')}"]
