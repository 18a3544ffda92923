"""Going back: all seated humans agree, absentees after a day, never bots; then another future begins."""

import pytest

from bot.tables import Life, Notice, ProposalPost, Table, TurnPost
from bot.tables.agreeing import VOTE_LASTS
from engines.kernel import Random
from engines.kernel.notation import played
from tests.tables.conftest import EWA, GUEST, JAN, OLA, Hall, play_on, press
from tests.tables.test_playing import refused, to_turn


async def some_steps(hall: Hall, *users: int, bots: int = 0, steps: int = 5) -> Table:
    table = await hall.begin(*users, bots=bots)
    random = Random.seeded(2)
    while table.match.number < steps:
        await press(table, random.choice(table.head.waiting_for), random)
    await hall.send_all()
    return table


async def test_the_last_yes_takes_the_table_back(hall: Hall) -> None:
    table = await some_steps(hall, OLA, JAN, EWA)
    await table.propose_undo(OLA, 2)
    (post,) = await hall.send_all()
    assert isinstance(post, ProposalPost)
    assert (post.step, post.by, post.agreed, post.waiting) == (2, 0, (0,), (1, 2))
    await table.vote(JAN, agree=True)
    assert table.match.number >= 5
    assert await refused(table.vote(JAN, agree=True)) == "refused-voted"
    await table.vote(EWA, agree=True)
    assert (table.match.number, len(table.match.salts)) == (2, 1)
    agreed, notice, turn = await hall.posts()
    assert isinstance(agreed, ProposalPost)
    assert agreed.state == "agreed"
    assert isinstance(notice, Notice)
    assert isinstance(turn, TurnPost)
    assert (turn.steps, turn.acting) == ((), table.head.acting)
    log = await table.log(OLA)
    assert max(step.number for step in log.steps if step.at is not None) == 1


async def test_what_happens_after_going_back_is_news_to_everybody(hall: Hall) -> None:
    table = await some_steps(hall, OLA, JAN, EWA, steps=6)
    await table.propose_undo(OLA, 1)
    await table.vote(JAN, agree=True)
    await table.vote(EWA, agree=True)
    assert (await table.panel(OLA)).key == "action"
    await table.move(OLA, "stock water")
    await table.move(OLA, "go")
    assert 1 in [step.number for step in (await table.since(JAN)).steps]


@pytest.mark.parametrize("times", [1, 2, 3])
async def test_a_game_that_went_back_plays_back_from_its_text(hall: Hall, times: int) -> None:
    table = await some_steps(hall, OLA, JAN, steps=6)
    random = Random.seeded(times)
    for back in range(times):
        step = random.choice(await table.checkpoints(OLA)).number
        await table.propose_undo(OLA, step)
        await table.vote(JAN, agree=True)
        await hall.reopen()
        table = await hall.table(table)
        assert table.match.number >= step
        for _ in range(3 if back % 2 else 0):  # sometimes twice to the same step
            await press(table, random.choice(table.head.waiting_for), random)
    await play_on(table, random)
    assert table.head.life is Life.ENDED
    assert played(await table.export()).digest() == table.match.digest()


async def test_going_back_to_the_step_under_way_undoes_what_a_barrier_had_closed(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    await table.move(OLA, "scout")
    await table.move(OLA, "go")
    assert await refused(table.undo(OLA)) == "refused-undo"
    step = (await table.checkpoints(OLA))[0]
    assert (step.number, step.at) == (table.match.number, None)
    await table.propose_undo(OLA, step.number)
    await table.vote(JAN, agree=True)
    assert (await table.panel(OLA)).key == "action"
    assert table.match.salts


async def test_one_no_ends_it(hall: Hall) -> None:
    table = await some_steps(hall, OLA, JAN, EWA)
    before = table.match.save()
    await table.propose_undo(OLA, 1)
    assert await refused(table.propose_undo(JAN, 1)) == "refused-proposal-open"
    await table.vote(JAN, agree=False)
    assert await refused(table.vote(EWA, agree=True)) == "refused-no-proposal"
    (post,) = await hall.posts()
    assert isinstance(post, ProposalPost)
    assert post.state == "refused"
    assert table.match.save() == before


async def test_absentees_count_as_agreeing_after_a_day(hall: Hall) -> None:
    table = await some_steps(hall, OLA, JAN, EWA)
    await table.propose_undo(OLA, 2)
    await table.vote(JAN, agree=True)
    hall.now += VOTE_LASTS - 1
    await hall.tables.tick()
    assert table.match.number >= 5
    await hall.reopen()
    hall.now += 1
    await hall.tables.tick()
    table = await hall.table(table)
    assert table.match.number == 2


async def test_bots_are_not_asked_and_a_lone_human_need_not_wait(hall: Hall) -> None:
    table = await some_steps(hall, OLA, bots=2)
    await table.propose_undo(OLA, 1)
    assert table.match.number <= 5
    assert table.proposal is None
    assert not [post for post in await hall.posts() if isinstance(post, ProposalPost)]


async def test_only_steps_in_which_somebody_decided_can_be_gone_back_to(hall: Hall) -> None:
    table = await hall.begin_solo()
    random = Random.seeded(4)
    while table.match.number < 9:
        await press(table, OLA, random)
    decided = [step.number for step in await table.checkpoints(OLA)]
    rest = set(range(table.match.number)) - set(decided)
    assert rest  # the storm acts without asking, and hands are often small enough
    for step in (*rest, table.match.number + 1, -1):
        assert await refused(table.propose_undo(OLA, step)) == "refused-checkpoint"
    await table.propose_undo(OLA, decided[-1])


async def test_strangers_have_no_say(hall: Hall) -> None:
    table = await some_steps(hall, OLA, JAN)
    assert await refused(table.propose_undo(GUEST, 1)) == "refused-not-seated"
    await table.propose_undo(OLA, 1)
    assert await refused(table.vote(GUEST, agree=True)) == "refused-not-seated"


async def test_whoever_leaves_is_not_waited_for(hall: Hall) -> None:
    table = await some_steps(hall, OLA, JAN, EWA)
    await table.propose_undo(OLA, 2)
    await table.vote(JAN, agree=True)
    await table.leave(EWA)
    assert table.match.number == 2
    await table.propose_undo(OLA, 0)
    await table.leave(OLA)
    assert table.proposal is None  # a proposal goes with its proposer
    assert await refused(table.vote(JAN, agree=True)) == "refused-no-proposal"


async def test_the_future_is_another_one(hall: Hall) -> None:
    """What nobody has seen is shuffled again: going back tells nothing about what would have come."""
    futures = set()
    for attempt in range(6):
        table = await hall.begin(OLA, JAN, thread=2000 + attempt)
        await to_turn(table, OLA)
        await table.move(OLA, "scout")
        await table.propose_undo(OLA, table.match.number)
        await table.vote(JAN, agree=True)
        futures.add(tuple(table.match.state.deck.cards))
    assert len(futures) > 1


async def test_a_proposal_over_nothing_is_void(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    await table.move(OLA, "trade")
    await table.propose_undo(OLA, table.match.number)
    await table.undo(OLA)
    hall.now += VOTE_LASTS
    await hall.tables.tick()
    assert table.proposal is None
    assert not table.match.salts
    (post,) = [post for post in await hall.posts() if isinstance(post, ProposalPost)]
    assert post.state == "refused"
