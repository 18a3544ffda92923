"""Whatever people and Discord do wrong: a clear private answer, or a logged and harmless skip."""

import json
from functools import partial

import pytest

from bot.loopback import Allow, Person, Place, Post
from tests.e2e.players import Clicker, is_asking
from tests.e2e.stage import Stage, answered, click, control, eventually, has, open_table, press, run


async def board(person: Person, place: Place) -> Post:
    return await person.post(lambda p: not p.private and has(p, "act"), place)


async def asked(person: Person, place: Place) -> Post:
    """The panel of somebody who must decide."""
    panel = await press(person, await board(person, place), "act")
    assert is_asking(panel)
    return panel


async def sits_nowhere(person: Person, place: Place) -> bool:
    """Whether somebody has no game left."""
    return "You sit at no table" in (await run(person, place, "games")).text


def start_is_disabled(lobby: Post) -> bool:
    """Whether the game cannot begin yet."""
    return any(button.disabled for button in lobby.buttons if button.custom_id == control(lobby, "start"))


def answers(play: Stage) -> int:
    """How often the bot has answered an interaction."""
    return sum(request.path.endswith("/callback") for request in play.requests)


async def test_the_wrong_person(play: Stage, darek: Person, thread: Place) -> None:
    answer = await press(darek, await board(darek, thread), "act")
    assert answer.private
    assert "You do not sit at this table." in answer.text


async def test_the_wrong_person_presses_somebody_elses_control(
    play: Stage, ada: Person, darek: Person, thread: Place
) -> None:
    panel = await asked(ada, thread)
    pick = control(panel, "pick")
    reply = await darek.click(await board(darek, thread), pick, forge=True)
    assert reply.kind == "message"
    assert reply.shown.private
    assert "This button is not one of mine" in reply.shown.text
    assert (await asked(ada, thread)).text == panel.text


async def test_an_old_panel_shows_the_current_one(play: Stage, ada: Person, thread: Place) -> None:
    old = await asked(ada, thread)
    new = await asked(ada, thread)
    closed = await ada.post(lambda p: p.id == old.id and "further below" in p.text)
    assert not closed.buttons, "there is one panel for each seat"
    assert not is_asking(await click(ada, new, control(new, "pick")))
    late = await answered(ada, closed, await ada.click(closed, control(old, "pick"), forge=True))
    assert late.id == old.id
    assert "Nothing to decide for you" in late.text
    assert "nothing for you to decide" in late.text


async def test_a_finished_game(play: Stage, ada: Person, bartek: Person, thread: Place) -> None:
    panel = await asked(ada, thread)
    sure = await run(ada, thread, "end")
    await ada.click(sure, control(sure, "end"))
    await ada.post(lambda p: "stopped before its end" in p.text, thread)
    late = await click(ada, panel, control(panel, "pick"))
    assert "This game was stopped." in late.text
    answer = await run(bartek, thread, "move", steps="trade")
    assert "Ta gra" in answer.text
    assert not is_asking(answer)


async def test_only_the_creator_ends_a_game(play: Stage, bartek: Person, thread: Place) -> None:
    answer = await run(bartek, thread, "end")
    assert not has(answer, "end")


async def test_a_double_click_counts_once(play: Stage, ada: Person, bartek: Person, thread: Place) -> None:
    panel = await asked(ada, thread)
    pick = control(panel, "pick")
    await ada.click(panel, pick)
    second = await answered(ada, panel, await ada.click(panel, pick, forge=True))
    assert "nothing for you to decide" in second.text
    await Clicker(bartek, thread, 1).decide()
    told = await ada.post(lambda p: "Ada loads" in p.text and not p.private, thread)
    assert told.text.count("Ada loads") == 1


async def test_an_interaction_delivered_twice_counts_once(play: Stage, ada: Person, thread: Place) -> None:
    panel = await asked(ada, thread)
    before = answers(play)
    play.server.deliver_twice()
    assert not is_asking(await click(ada, panel, control(panel, "pick")))
    await run(ada, thread, "help")
    assert answers(play) == before + 2


FORGED = (
    "k/pick/999999/token/silk",
    "k/pick/x/token/silk",
    "k/nonsense/1//",
    "k/start/1//",
    "something else",
    "k/pick/1/" + "a" * 60 + "/b",
)


async def test_a_forged_id(play: Stage, ada: Person, thread: Place) -> None:
    for custom_id in FORGED:
        reply = await ada.click(await board(ada, thread), custom_id, forge=True)
        assert reply.kind == "message", "a public post never becomes a private panel"
        assert reply.shown.private
        assert "not one of mine" in reply.shown.text


async def test_not_even_the_creator_ends_a_game_by_a_forged_id(
    play: Stage, ada: Person, thread: Place
) -> None:
    post = await board(ada, thread)
    table = control(post, "act").split("/")[2]
    for forged in (
        f"k/end/{table}//",
        f"k/leave/{table}//",
        f"k/vote/{table}/0/yes",
        "k/act/" + "9" * 20 + "//",
    ):
        reply = await ada.click(post, forged, forge=True)
        assert "not one of mine" in reply.shown.text
    assert is_asking(await asked(ada, thread))
    assert not play.errors()


async def test_a_forged_choice_in_a_real_menu(
    play: Stage, ada: Person, darek: Person, general: Place
) -> None:
    await run(ada, general, "new", game="toy")
    lobby = await ada.post(lambda p: has(p, "start") and not p.private, general)
    settings = await press(ada, lobby, "settings")
    stranger = await press(darek, lobby, "settings")
    assert "Only whoever opened this table" in stranger.text
    for verb, value in (("set", "no=thing"), ("size", "x"), ("tongue", "de"), ("pace", "9" * 30)):
        post = lobby if verb == "size" else settings
        reply = await ada.choose(post, value, menu=control(post, verb), forge=True)
        assert reply.shown.private, verb


async def test_a_long_name_with_mentions_calls_nobody(
    play: Stage, ada: Person, bartek: Person, general: Place
) -> None:
    evil = "@everyone <@1> **x** " + "y" * 60
    play.server.user("Bartek").name = evil[:80]
    bartek.name = "everyone"
    thread = await open_table(ada, general, [bartek])
    await Clicker(ada, thread, 1).decide()
    await Clicker(bartek, thread, 2).decide()
    await ada.post(lambda p: not p.private and "loads" in p.text, thread)
    seated = {play.server.user("Ada").id, bartek.id}
    for place in (thread, general):
        for post in ada.posts(place):
            assert "@everyone" not in post.text
            assert set(post.pinged) <= seated
    for request in play.requests:
        if request.method == "POST" and isinstance(request.body, dict) and "components" in request.body:
            allowed = request.body["allowed_mentions"]
            assert set(allowed.get("users", [])) <= {int(id) for id in seated}
            assert not set(allowed["parse"])


async def test_a_deleted_card_is_sent_again(
    play: Stage, ada: Person, bartek: Person, thread: Place, general: Place
) -> None:
    card = await ada.post(lambda p: thread.id in p.text and not p.private, general)
    await ada.delete(card)
    await Clicker(ada, thread, 1).decide()
    await Clicker(bartek, thread, 2).decide()
    fresh = await ada.post(lambda p: thread.id in p.text and p.id != card.id, general)
    assert fresh.pictures


async def test_a_deleted_turn_post_harms_nothing(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    first = await board(ada, thread)
    panel = await asked(ada, thread)
    await ada.delete(first)
    done = await click(ada, panel, control(panel, "pick"))
    assert "Nothing to decide" in done.text
    await run(bartek, thread, "move", steps=(await bartek.complete("move", thread, "steps"))[0]["value"])
    assert await ada.post(lambda p: has(p, "act") and p.id != first.id and not p.private, thread)


@pytest.mark.parametrize("what", ["thread", "channel"])
async def test_a_deleted_place_stops_its_game(
    play: Stage, ada: Person, bartek: Person, general: Place, what: str
) -> None:
    thread = await open_table(ada, general, [bartek], here=what == "channel")
    await asked(ada, thread)
    await ada.delete(thread)
    await eventually(partial(sits_nowhere, ada, await ada.dm()))


async def test_a_thread_deleted_while_the_bot_was_away(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    await Clicker(ada, thread, 1).decide()
    panel = await asked(bartek, thread)
    play.server.fail("POST", "/channels/*/messages", 500, times=6)
    await bartek.click(panel, control(panel, "pick"))
    await play.kill()
    await ada.delete(thread)
    play.server.faults.clear()
    await play.start()
    await eventually(partial(sits_nowhere, ada, await ada.dm()))


async def test_an_archived_thread_wakes(play: Stage, ada: Person, bartek: Person, thread: Place) -> None:
    await Clicker(ada, thread, 1).decide()
    panel = await asked(bartek, thread)
    await ada.archive(thread)
    await bartek.click(panel, control(panel, "pick"))
    await ada.post(lambda p: not p.private and "loads" in p.text, thread)
    await ada.until(lambda: not ada.places[thread.id].archived)


async def test_closed_dms_leave_the_private_replies(play: Stage, ada: Person) -> None:
    dm = await ada.dm()
    await ada.settings(dms_open=False)
    opened = await run(ada, dm, "new", game="toy")
    panel = await press(ada, opened, "start")
    assert is_asking(panel)
    assert is_asking(await click(ada, panel, control(panel, "pick")))
    assert await run(ada, dm, "log")
    await ada.settings(dms_open=True)


async def test_missing_permissions_are_said_before_anything_is_opened(
    play: Stage, ada: Person, general: Place
) -> None:
    channel = play.server.channel("general")
    play.server.deny(channel, Allow.SEND_MESSAGES)
    answer = await run(ada, general, "new", game="toy")
    assert "I may not post here yet. Missing: Send Messages" in answer.text
    play.server.deny(channel, Allow.CREATE_PUBLIC_THREADS)
    answer = await run(ada, general, "new", game="toy")
    assert "I may not open a thread" in answer.text


async def test_a_permission_lost_before_the_start_is_told(play: Stage, ada: Person, general: Place) -> None:
    await run(ada, general, "new", game="toy")
    lobby = await ada.post(lambda p: has(p, "start") and not p.private, general)
    await ada.click(lobby, control(lobby, "bots"))
    lobby = await ada.post(lambda p: p.id == lobby.id and "a good bot" in p.text, general)
    play.server.deny(play.server.channel("general"), Allow.CREATE_PUBLIC_THREADS)
    await ada.click(lobby, control(lobby, "start"))
    told = await ada.post(lambda p: "I may not open a thread" in p.text)
    play.server.deny(play.server.channel("general"), Allow(0))
    assert told.private


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en-US", "as many open threads as Discord allows"), ("pl", "na ile pozwala Discord")],
)
async def test_a_server_with_too_many_threads_is_told(
    play: Stage, ada: Person, general: Place, locale: str, said: str
) -> None:
    await ada.settings(locale=locale)
    await run(ada, general, "new", game="toy")
    lobby = await ada.post(lambda p: has(p, "start") and not p.private, general)
    await ada.click(lobby, control(lobby, "bots"))
    await ada.post(lambda p: p.id == lobby.id and not start_is_disabled(p), general)
    play.server.fail("POST", "/channels/*/messages/*/threads", 400, code=160006)
    await ada.click(lobby, control(lobby, "start"))
    told = await ada.post(lambda p: said in p.text)
    assert told.private


async def test_permissions_lost_in_the_middle_are_told_privately(
    play: Stage, ada: Person, bartek: Person, general: Place
) -> None:
    await open_table(ada, general, [bartek], here=True)
    await Clicker(ada, general, 1).decide()
    panel = await asked(bartek, general)
    play.server.deny(play.server.channel("general"), Allow.SEND_MESSAGES)
    assert await click(bartek, panel, control(panel, "pick"))
    told = await ada.post(lambda p: "a permission is missing" in p.text)
    assert told.channel_id == (await ada.dm()).id
    play.server.deny(play.server.channel("general"), Allow(0))
    assert is_asking(await asked(ada, general)) or is_asking(await asked(bartek, general))


async def test_an_error_of_ours_is_answered_with_a_code(play: Stage, ada: Person, thread: Place) -> None:
    play.server.fail("POST", "/interactions/*/*/callback", 400, code=50035)
    reply = await ada.click(await board(ada, thread), "Log")
    assert reply.shown.private
    assert "tell the host this code" in reply.shown.text
    (line,) = play.errors()
    assert json.loads(line)["code"] in reply.shown.text
    play.log.unlink()


async def test_a_dropped_line_is_taken_up_again(play: Stage, ada: Person, thread: Place) -> None:
    panel = await asked(ada, thread)
    await play.server.drop_gateway()
    await play.server.wait_for_bot(15)
    assert not is_asking(await click(ada, panel, control(panel, "pick")))
