"""What is owed: in order, each once, the newest of what is edited in place."""

import asyncio

import msgspec
import pytest

from bot.tables import CardUpdate, Life, Outbox, Owed, Ping, ProgressPost, ProposalPost, TurnPost
from bot.tables.news import News, heard, open_questions, posts
from data.words import Who
from engines.kernel import Event, Random
from engines.toy.view import OasisView
from tests.bot.samples import head
from tests.tables.conftest import EWA, JAN, OLA, PARENT, THREAD, Hall, play_on, press
from tests.tables.test_playing import raided, to_turn


async def test_whoever_waits_is_woken_by_the_next_post(hall: Hall) -> None:
    outbox = hall.tables.outbox
    waiting = asyncio.ensure_future(outbox.wait())
    await asyncio.sleep(0.01)
    assert not waiting.done()
    await hall.lobby(OLA, size=2)
    assert await waiting == {PARENT}
    await hall.begin(OLA, JAN)
    assert await outbox.wait() == {PARENT, THREAD}


async def test_what_an_earlier_process_owed_is_told_after_a_start(hall: Hall) -> None:
    await hall.begin(OLA, JAN)
    await hall.reopen()
    assert await hall.tables.outbox.wait() == {PARENT, THREAD}
    owed = await hall.owed()
    await hall.reopen()
    assert [one.nonce for one in await hall.owed()] == [one.nonce for one in owed]


async def test_posts_are_sent_in_order_and_each_is_owed_until_it_is_sent(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN, bots=1)
    await play_on(table, Random.seeded(6))
    ids = []
    while owed := await hall.tables.outbox.owed(THREAD, limit=3):
        assert len(owed) <= 3
        ids.append(owed[0].id)
        await hall.tables.outbox.sent(owed[0], owed[0].id + 500)
    assert ids == sorted(set(ids))
    assert len(ids) > 10


async def test_a_card_replaced_while_it_is_being_sent_stays_owed(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    (old,) = await hall.owed(PARENT)
    await press(table, OLA, Random.seeded(1))  # now Jan alone is waited for
    await hall.tables.outbox.wait()
    await hall.tables.outbox.sent(old, 77)
    assert PARENT in await hall.tables.outbox.wait()  # somebody must look again
    (new,) = await hall.owed(PARENT)
    assert (new.id, new.nonce, new.messages["card"]) == (old.id, old.nonce, 77)
    assert isinstance(new.post, CardUpdate)
    assert new.post.acting == (1,)
    await hall.tables.outbox.sent(new, 77)
    assert await hall.owed(PARENT) == []


async def test_a_message_that_was_deleted_is_sent_anew(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await hall.send_all(PARENT)
    await hall.tables.outbox.forget(table.head.id, "card")
    await press(table, OLA, Random.seeded(1))
    (card,) = await hall.owed(PARENT)
    assert "card" not in card.messages


async def test_what_cannot_be_sent_does_not_hold_up_the_rest(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    first, *rest = await hall.owed()
    await hall.tables.outbox.given_up(first, "missing permissions")
    assert await hall.owed() == rest
    (card,) = await hall.owed(PARENT)
    await hall.tables.outbox.given_up(card, "missing permissions")
    await table.end(OLA)
    (newer,) = await hall.owed(PARENT)
    assert newer.id != card.id
    hall.now += 40 * 24 * 3600
    await hall.tables.tick()
    left = await hall.store.read(lambda c: c.fetch("SELECT id FROM outbox WHERE failed IS NOT NULL"))
    assert left == []


# ---- turns -----------------------------------------------------------------------------------------------


async def test_a_turn_in_pieces_edits_one_message_and_ends_in_one_post(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    await hall.send_all()
    await table.move(OLA, "raid seat:1")
    assert await hall.posts() == []  # a draft is nobody's business
    await table.move(OLA, "go")
    progress, ping = await hall.owed()
    assert isinstance(progress.post, ProgressPost)
    assert [event.key for event in progress.post.events] == ["raids"]
    assert progress.post.acting == (1,)
    assert isinstance(ping.post, Ping)
    assert (ping.post.users, ping.post.why) == ((JAN,), "turn")
    assert {seat: text.key for seat, text in ping.post.questions.items()} == {1: "ask-flee"}
    await hall.tables.outbox.sent(progress, 800)
    await hall.tables.outbox.sent(ping, 801)
    await table.move(JAN, "no")
    over, turn = await hall.owed()
    assert isinstance(over.post, ProgressPost)
    assert over.post.over
    assert over.messages["progress"] == 800
    assert isinstance(turn.post, TurnPost)
    assert [event.key for event in turn.post.events] == ["raids", "robbed"]  # the whole turn
    await hall.tables.outbox.sent(over, None)
    assert "progress" not in turn.messages  # the next one is a new message
    await hall.tables.outbox.sent(turn, 802)
    assert await hall.owed() == []


async def test_the_record_of_a_turn_in_pieces_is_whole_after_a_restart_in_its_middle(hall: Hall) -> None:
    table = await raided(hall)
    number = table.match.number
    await hall.reopen()
    table = await hall.table(table)
    await table.move(JAN, "no")
    (step,) = [step for step in (await table.log(OLA)).steps if step.number == number]
    assert [event.key for event in step.events] == ["raids", "robbed"]


async def test_progress_that_was_never_sent_is_not_sent_after_its_turn(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    await hall.send_all()
    await table.move(OLA, "raid seat:1")
    await table.move(OLA, "go")
    await table.move(JAN, "no")
    kinds = [type(post) for post in await hall.posts()]
    assert kinds == [ProgressPost, Ping, TurnPost]
    assert (await hall.posts())[0].over  # type: ignore[union-attr]  # nothing is there to tidy away


async def test_turn_posts_show_what_changed_since_the_last_one(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN, EWA)
    await play_on(table, Random.seeded(4))
    frames = {frame.step: frame.view for frame in await table.frames()}
    first, *turns = [post for post in await hall.posts() if isinstance(post, TurnPost)]
    assert (first.view, first.before) == (frames[-1], None)
    for post in turns:
        assert post.before == frames[post.steps[0] - 1]
    for post in (first, *turns):
        view = msgspec.msgpack.decode(post.view, type=OasisView)
        assert all(player.hand is None for player in view.players)


async def test_two_proposals_are_two_messages(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN, EWA)
    await to_turn(table, OLA)
    await hall.send_all()
    await table.propose_undo(OLA, 0)
    (first,) = await hall.owed()
    await hall.tables.outbox.sent(first, 900)
    await table.vote(JAN, agree=False)
    hall.now += 1
    await table.propose_undo(OLA, 0)
    closing, opening = await hall.owed()
    assert isinstance(closing.post, ProposalPost)
    assert (closing.post.state, closing.messages["proposal"]) == ("refused", 900)
    await hall.tables.outbox.sent(closing, 900)
    assert "proposal" not in opening.messages
    (again,) = await hall.owed()
    assert "proposal" not in again.messages


# ---- the whole game, however it is interrupted -----------------------------------------------------------


class Channel:
    """A channel that remembers nonces, as Discord does for a while."""

    def __init__(self) -> None:
        self.messages: dict[str, Owed] = {}

    async def deliver(self, outbox: Outbox, owed: Owed, *, crash: bool) -> None:
        self.messages.setdefault(owed.nonce, owed)
        if not crash:
            await outbox.sent(owed, owed.id)


@pytest.mark.parametrize("seed", range(3))
async def test_a_bot_that_dies_again_and_again_posts_everything_once(hall: Hall, seed: int) -> None:
    table = await hall.begin(OLA, JAN, bots=1)
    channel, random = Channel(), Random.seeded(seed)
    while table.head.life is Life.RUNNING or await hall.owed():
        if table.head.waiting_for and random.below(2):
            await press(table, random.choice(table.head.waiting_for), random, interaction=hall.click())
        for owed in (await hall.owed())[: random.below(3)]:
            await channel.deliver(hall.tables.outbox, owed, crash=not random.below(4))
        if not random.below(4):
            await hall.reopen()
            table = await hall.table(table)
    told = [s for one in channel.messages.values() if isinstance(one.post, TurnPost) for s in one.post.steps]
    assert told == list(range(table.match.number))


async def test_a_run_of_turns_by_the_computer_is_one_post(hall: Hall) -> None:
    table = await hall.begin(OLA, bots=3)
    await hall.send_all()
    while (await table.panel(OLA)).key != "action":
        await press(table, OLA, Random.seeded(1))
    await hall.send_all()
    await table.move(OLA, "stock water+camel")  # nothing is left that anybody could take
    await table.move(OLA, "go")
    turns = [post for post in await hall.posts() if isinstance(post, TurnPost)]
    assert len(turns) == 2
    mine, theirs = turns
    assert mine.acting == ()
    assert theirs.acting == (0,)
    assert len(theirs.steps) >= 3


async def test_a_post_names_what_is_asked_unless_it_is_a_secret_or_a_draft(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    (first,) = [post for post in await hall.posts() if isinstance(post, TurnPost)]
    # Which card is loaded is a secret; that one is to be loaded is none.
    assert {seat: text.key for seat, text in first.questions.items()} == {0: "ask-load", 1: "ask-load"}
    await to_turn(table, OLA)
    last = [post for post in await hall.posts() if isinstance(post, TurnPost)][-1]
    assert {seat: text.key for seat, text in last.questions.items()} == {0: "ask-action"}
    await table.move(OLA, "trade")
    assert open_questions(table.match) == {}


def test_a_turn_of_the_computer_is_told_in_pieces_only_when_others_must_decide() -> None:
    begun = News(
        steps=[],
        number=3,
        told=[],
        telling=[Event("raids", {"who": Who(1)})],
        next_number=3,
        acting=(1,),
        was_acting=(1,),
        questions={},
        bots=frozenset({1, 2}),
        view=b"",
        before=b"",
    )
    assert posts(head(), begun, None) == []
    assert heard(begun) == []
    asks = msgspec.structs.replace(begun, told=heard(begun), acting=(0,))
    assert [type(post) for _, post in posts(head(), asks, None)] == [ProgressPost, Ping, CardUpdate]
    assert heard(asks) == begun.telling
