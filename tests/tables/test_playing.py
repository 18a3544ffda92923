"""Answers: by panel, by selection, by typed line; each counts once, and what is refused changes nothing."""

import asyncio
from typing import Any

import pytest

from bot.tables import EndPost, Life, Outcome, Table, TurnPost
from bot.tables.selection import is_whole
from data.words import Text
from engines.kernel import Asked, Kind, Random, Refusal, Refused
from engines.kernel.asks import Ask, Option
from engines.kernel.notation import played
from tests.tables.conftest import EWA, GUEST, JAN, OLA, PEOPLE, Hall, play_on, press


async def refused(awaitable: object) -> str:
    """The key of the refusal."""
    with pytest.raises(Refused) as caught:
        await awaitable  # type: ignore[misc]  # a coroutine of any kind
    return caught.value.refusal.reason.key


async def to_turn(table: Table, user: int) -> None:
    """Everybody answers the first way that is offered, until this user's turn begins."""
    while True:
        for seat in table.head.humans:
            assert seat.user is not None
            panel = await table.panel(seat.user)
            if seat.user == user and panel.key == "action":
                return
            if panel.is_asked:
                await table.answer(seat.user, [panel.choices[0].id])


@pytest.mark.parametrize("seed", range(3))
async def test_a_whole_game_by_panels_alone_plays_back_from_its_text(hall: Hall, seed: int) -> None:
    hall.seed = str(seed)
    table = await hall.begin(OLA, JAN, EWA)
    await play_on(table, Random.seeded(seed))
    assert table.head.life is Life.ENDED
    posts = await hall.posts()
    assert isinstance(posts[-1], EndPost)
    assert posts[-1].result == (await table.panel(OLA)).result
    told = [step for post in posts if isinstance(post, TurnPost) for step in post.steps]
    assert told == sorted(set(told)) == list(range(len(told)))  # each step in one post, in order
    again = played(await table.export())
    assert again.digest() == table.match.digest()
    assert again.result == posts[-1].result


async def test_a_solo_game_is_told_with_the_opponents_turn_in_the_same_post(hall: Hall) -> None:
    table = await hall.begin_solo()
    await play_on(table, Random.seeded(1))
    posts = [post for post in await hall.posts(table.head.channel) if isinstance(post, TurnPost)]
    rolls = [[event.key for event in post.events].count("storm-draws") for post in posts]
    assert sum(rolls) == 3  # rounds
    assert max(rolls) == 1


async def test_the_same_click_counts_once(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    click = hall.click()
    first, second = await asyncio.gather(
        table.answer(OLA, ["trade"], interaction=click), table.answer(OLA, ["trade"], interaction=click)
    )
    assert [first.again, second.again] == [False, True]
    assert (await table.panel(OLA)).key == "trade-card"
    await hall.reopen()
    again = await hall.table(table)
    assert await again.answer(OLA, ["silk"], interaction=click) == Outcome(again=True)
    assert (await again.panel(OLA)).key == "trade-card"  # the second one found nothing changed
    assert await again.undo(OLA, interaction=click) == Outcome(again=True)
    assert (await again.panel(OLA)).key == "trade-card"


async def test_who_may_not_answer_is_told_so(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    before = table.match.save()
    token = (await table.panel(OLA)).token
    assert await refused(table.answer(GUEST, ["trade"])) == "refused-not-seated"
    assert await refused(table.panel(GUEST)) == "refused-not-seated"
    assert await refused(table.answer(JAN, ["trade"])) == "refused-not-asked"
    assert await refused(table.answer(OLA, ["trade"], token="forged")) == "refused-outdated"
    assert await refused(table.answer(OLA, ["steal"], token=token)) == "refused-not-offered"
    assert await refused(table.confirm(OLA, token=token)) == "refused-choose-one"
    assert await refused(table.select(OLA, ["trade"], token=token)) == "refused-choose-one"
    assert table.match.save() == before
    await table.answer(OLA, ["trade"], token=token)
    assert await refused(table.answer(OLA, ["trade"], token=token)) == "refused-outdated"


async def test_a_finished_game_takes_no_answers(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await play_on(table, Random.seeded(5))
    for attempt in (
        table.answer(OLA, ["trade"]),
        table.undo(OLA),
        table.move(OLA, "trade"),
        table.nudge(OLA),
        table.leave(OLA),
        table.propose_undo(OLA, 0),
    ):
        assert await refused(attempt) == "refused-ended"


# ---- selections ------------------------------------------------------------------------------------------


async def stocking(hall: Hall) -> tuple[Table, str]:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    await table.answer(OLA, ["stock"])
    panel = await table.panel(OLA)
    assert panel.kind is Kind.AMOUNTS
    return table, panel.token


async def test_amounts_are_gathered_with_a_running_total(hall: Hall) -> None:
    table, token = await stocking(hall)
    await table.select(OLA, ["water", "water"], among=["water"], token=token)
    await table.select(OLA, ["camel"], among=["camel"], token=token)
    panel = await table.panel(OLA)
    assert panel.selection == ("water", "water", "camel")
    assert panel.total is not None
    assert panel.total.args["cost"] == 4
    await table.select(OLA, ["water"], among=["water"], token=token)
    assert (await table.panel(OLA)).selection == ("water", "camel")
    await table.select(OLA, [], token=token)
    panel = await table.panel(OLA)
    assert panel.selection == ()
    assert panel.problem is not None
    assert await refused(table.confirm(OLA, token=token)) == "refused-too-few"


async def test_two_presses_of_plus_that_queue_behind_a_busy_table_both_count(hall: Hall) -> None:
    table, token = await stocking(hall)
    async with table.lock:
        presses = [
            asyncio.create_task(table.add(OLA, "water", +1, token=token, interaction=hall.click()))
            for _ in range(2)
        ]
        await asyncio.sleep(0)
    await asyncio.gather(*presses)
    assert (await table.panel(OLA)).selection == ("water", "water")
    await asyncio.gather(*(table.add(OLA, "water", -1, token=token) for _ in range(2)))
    assert (await table.panel(OLA)).selection == ()
    await table.add(OLA, "water", -1, token=token)
    assert (await table.panel(OLA)).selection == (), "there is no less than nothing"


async def test_a_selection_takes_nothing_that_could_never_be_answered(hall: Hall) -> None:
    table, token = await stocking(hall)
    await table.select(OLA, ["water"], token=token)
    assert await refused(table.select(OLA, ["gold"], token=token)) == "refused-not-offered"
    assert await refused(table.select(OLA, ["water"] * 4, token=token)) == "refused-too-often"
    assert await refused(table.select(OLA, ["water"], among=[], token="old")) == "refused-outdated"
    assert (await table.panel(OLA)).selection == ("water",)


async def test_a_selection_is_gone_with_its_ask(hall: Hall) -> None:
    table, token = await stocking(hall)
    await table.select(OLA, ["water"], token=token)
    await table.undo(OLA)
    await table.answer(OLA, ["stock"])
    assert (await table.panel(OLA)).selection == ()


async def test_an_order_is_built_one_by_one_and_the_last_one_follows_by_itself(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    await table.move(OLA, "scout go")
    panel = await table.panel(OLA)
    assert panel.kind is Kind.ORDER
    first, second = (choice.id for choice in panel.choices if not choice.is_free)
    await table.place(OLA, second, token=panel.token)
    now = await table.panel(OLA)
    assert now.kind is Kind.STOP, "a whole order needs no confirmation of its own"
    assert table.match.answers[-1].picks == (second, first)
    await table.undo(OLA)
    assert (await table.panel(OLA)).selection == ()


# ---- taking back -----------------------------------------------------------------------------------------


async def test_undo_and_start_over_belong_to_the_one_who_drafts(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    start = await table.panel(OLA)
    await table.move(OLA, "trade")
    shown = await table.panel(OLA)
    assert await refused(table.undo(JAN)) == "refused-undo"
    assert await refused(table.undo(OLA, token=start.token)) == "refused-outdated"
    await table.undo(OLA, token=shown.token)
    assert await table.panel(OLA) == start
    card = next(choice.id for choice in (await table.panel(OLA)).choices)
    await table.move(OLA, f"{card}")
    await table.start_over(OLA)
    assert await table.panel(OLA) == start
    assert await refused(table.start_over(OLA)) == "refused-undo"


async def test_a_simultaneous_answer_can_be_changed_until_all_are_in(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    start = await table.panel(OLA)
    await press(table, OLA, Random.seeded(1))
    waiting = await table.panel(OLA)
    assert not waiting.is_asked
    assert waiting.can_undo
    assert waiting.waiting_for == (1,)
    await table.undo(OLA, token=waiting.token)
    assert (await table.panel(OLA)).choices == start.choices
    await press(table, OLA, Random.seeded(2))
    await press(table, JAN, Random.seeded(2))
    assert await refused(table.undo(JAN)) == "refused-undo"


# ---- typed lines -----------------------------------------------------------------------------------------


async def test_a_line_goes_up_to_the_first_stop_and_says_what_is_left(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    outcome = await table.move(OLA, "scout 1:silk+2:dates well")
    assert (outcome.taken, outcome.left, outcome.refusal) == (1, "1:silk+2:dates well", None)
    assert (await table.panel(OLA)).kind is Kind.STOP
    outcome = await table.move(OLA, "go 1:silk+2:dates")  # what comes after a stop must be seen first
    assert (outcome.taken, outcome.left) == (1, "1:silk+2:dates")


async def test_what_a_line_refuses_leaves_the_answers_before_it(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    outcome = await table.move(OLA, "trade diamonds well")
    assert (outcome.taken, outcome.left) == (1, "diamonds well")
    assert outcome.refusal is not None
    assert outcome.refusal.reason.key == "refused-not-offered"
    assert (await table.panel(OLA)).key == "trade-card"
    await hall.reopen()
    assert (await (await hall.table(table)).panel(OLA)).key == "trade-card"
    assert await refused(table.move(OLA, "  ")) == "refused-empty-line"


async def test_a_line_ends_where_others_decide(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    options = [choice.id for choice in (await table.panel(JAN)).choices]
    await table.answer(OLA, [(await table.panel(OLA)).choices[0].id])
    outcome = await table.move(JAN, f"{options[0]} scout")  # the last one in: what was hidden is told now
    assert (outcome.taken, outcome.left) == (1, "scout")


# ---- standing answers and those who are away -------------------------------------------------------------


async def raided(hall: Hall) -> Table:
    """Ola raids Jan, who must say whether he flees."""
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    await table.move(OLA, "raid")
    if (await table.panel(OLA)).key == "raid-whom":
        await table.move(OLA, "seat:1")
    await table.move(OLA, "go")
    assert (await table.panel(JAN)).key == "flee"
    return table


async def test_a_standing_answer_is_given_now_and_from_now_on(hall: Hall) -> None:
    table = await raided(hall)
    panel = await table.panel(JAN)
    assert panel.standing
    assert await refused(table.always(JAN, "flee", "perhaps")) == "refused-standing"
    assert await refused(table.always(OLA, "flee", "no")) == "refused-standing"
    await table.always(JAN, "flee", "no")
    stay: dict[str, Text | str] = {"flee": Text("option-stay")}
    assert await table.standing(JAN) == stay
    assert await table.standing(OLA) == {}
    assert (await table.panel(JAN)).key == "action"  # the turn went on without asking
    await hall.reopen()
    table = await hall.table(table)
    assert await table.standing(JAN) == stay
    await table.always(JAN, "flee", None)
    assert await table.standing(JAN) == {}


async def test_a_standing_answer_goes_with_whoever_gave_it(hall: Hall) -> None:
    table = await raided(hall)
    await table.always(JAN, "flee", "no")
    await table.leave(JAN)
    await table.take_over(PEOPLE[GUEST], 1)
    assert await table.standing(GUEST) == {}
    await hall.reopen()
    assert await (await hall.table(table)).standing(GUEST) == {}


async def test_the_table_moves_on_without_somebody_who_is_away_for_long(hall: Hall) -> None:
    table = await raided(hall)
    hall.now += 23 * 3600
    assert await refused(table.move_on(OLA)) == "refused-nobody-away"
    hall.now += 3600
    await hall.tables.tick()
    await table.move_on(OLA)
    told = [event.key for step in (await table.since(OLA)).steps for event in step.events]
    assert "robbed" in told  # the default is to stay
    assert (await table.panel(JAN)).key == "action"
    assert await refused(table.move_on(OLA)) == "refused-nobody-away"  # he has just been asked something new


async def test_whoever_left_in_the_middle_of_a_turn_does_not_hold_the_table_up(hall: Hall) -> None:
    table = await raided(hall)
    await table.answer(JAN, ["no"])
    await table.move(JAN, "trade")
    assert (await table.panel(JAN)).key == "trade-card"
    hall.now += 24 * 3600
    await hall.tables.tick()
    await table.move_on(OLA)
    assert (await table.panel(JAN)).key != "trade-card"  # the rest of that turn was played for him


async def test_a_default_that_is_not_offered_now_is_not_given(hall: Hall) -> None:
    table = await raided(hall)
    table.match.asked(1).ask.default = "perhaps"
    await table.leave(JAN)
    assert table.head.acting == (1,)


async def test_everybody_at_once_and_twice(hall: Hall) -> None:
    """Clicks of several people arrive together, each delivered twice: each counts once, in some order."""
    table = await hall.begin(OLA, JAN, EWA)
    panels = {user: await table.panel(user) for user in (OLA, JAN, EWA)}
    clicks = {user: hall.click() for user in panels}
    outcomes = await asyncio.gather(
        *(
            table.answer(user, [panel.choices[0].id], token=panel.token, interaction=clicks[user])
            for user, panel in [*panels.items(), *panels.items()]
        )
    )
    assert [outcome.again for outcome in outcomes] == [False] * 3 + [True] * 3
    assert [step.number for step in (await table.log(OLA)).steps] == [0]


async def test_the_rules_of_a_question_come_from_the_rule_that_asks(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    assert await table.rules_asked(OLA) == ("OA-13",)
    await table.move(OLA, "trade")
    assert await table.rules_asked(OLA) == ("OA-14",)
    assert await refused(table.rules_asked(JAN)) == "refused-not-asked"


# ---- menus -----------------------------------------------------------------------------------------------


def three(kind: Kind = Kind.SOME, **more: Any) -> Asked:
    """Up to two of three, but never salt alone."""
    options = [Option(good, good, Text(f"good-{good}")) for good in ("dates", "salt", "silk")]
    not_alone = lambda picks: Refusal("OA-1", Text("why-no-coins")) if picks == ["salt"] else None
    return Asked(Ask(0, "throw-away", lambda: options, kind, 0, 2, rule=not_alone, **more))


@pytest.mark.parametrize(
    ("asked", "picks", "among", "whole"),
    [
        (three(), ["dates"], ["dates", "salt", "silk"], True),
        (three(), ["dates"], ["dates", "salt"], False),  # one of two menus
        (three(), ["dates"], None, False),
        (three(), [], ["dates", "salt", "silk"], False),  # whoever clears a menu has not said "nothing"
        (three(), ["salt"], ["dates", "salt", "silk"], False),  # no answer
        (three(total=lambda picks: Text("why-no-coins")), ["dates"], ["dates", "salt", "silk"], False),
        (three(Kind.AMOUNTS), ["dates"], ["dates", "salt", "silk"], True),
        (three(Kind.AMOUNTS), ["dates"], None, False),  # one more by a button
    ],
)
def test_what_one_menu_says_needs_no_confirmation(
    asked: Asked, picks: list[str], among: list[str] | None, whole: bool
) -> None:
    assert is_whole(asked, picks, among) is whole
