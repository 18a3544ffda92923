"""What several people do together: votes, free seats, nudges, standing answers, settings, reading along."""

from collections.abc import Awaitable
from io import BytesIO

from PIL import Image

from bot.loopback import Person, Place
from tests.e2e.players import Clicker, is_asking
from tests.e2e.stage import Stage, choose, click, control, has, press, run


def is_private(path: str) -> bool:
    """Whether a request answers somebody's press: a panel's pictures come with the press's own answer."""
    return "/webhooks/" in path or "/interactions/" in path


async def round_one(ada: Person, bartek: Person, thread: Place) -> None:
    """Both have loaded; it is Ada's turn."""
    for person in (ada, bartek):
        await Clicker(person, thread, 1).decide()
    await ada.post(lambda p: "loads" in p.text and not p.private, thread)


async def test_going_back_by_agreement(play: Stage, ada: Person, bartek: Person, thread: Place) -> None:
    await round_one(ada, bartek, thread)
    steps = await ada.complete("undo", thread, "step")
    assert steps[0]["name"].startswith("Step 1: Ada loads")
    await run(ada, thread, "undo", step=steps[0]["value"])
    proposal = await bartek.post(lambda p: has(p, "vote"), thread)
    assert "Ada proposes" in proposal.text
    yes = next(button for button in proposal.buttons if button.label == "Agree")
    await bartek.click(proposal, yes)
    await ada.post(lambda p: p.id == proposal.id and "Agreed: the table goes back" in p.text, thread)
    await ada.post(lambda p: "goes back to step" in p.text, thread)
    panel = await Clicker(ada, thread, 1).open()
    assert "Which card do you load" in panel.text


async def test_one_no_is_enough(
    play: Stage, ada: Person, bartek: Person, darek: Person, thread: Place
) -> None:
    await round_one(ada, bartek, thread)
    await run(ada, thread, "undo", step=1)
    proposal = await bartek.post(lambda p: has(p, "vote"), thread)
    stranger = await darek.click(proposal, next(b for b in proposal.buttons if b.label == "Refuse"))
    assert "You do not sit" in stranger.shown.text
    await bartek.click(proposal, next(b for b in proposal.buttons if b.label == "Refuse"))
    told = await ada.post(lambda p: p.id == proposal.id and "does not go back" in p.text, thread)
    assert not told.buttons


async def test_own_answers_are_undone_by_typing(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    await round_one(ada, bartek, thread)
    await run(ada, thread, "move", steps="drink well")
    assert "bonus at the stall at the well rises" in (await Clicker(ada, thread, 1).open()).text
    for reader in (ada, bartek):  # a draft is no history, not even one's own
        assert "bonus" not in (await run(reader, thread, "log")).text
    assert "bonus" not in (await run(bartek, thread, "log")).text
    answer = await run(ada, thread, "undo")
    assert "Which stall" in answer.text
    answer = await run(ada, thread, "undo")
    assert "What do you do this turn?" in answer.text
    answer = await run(ada, thread, "undo")
    assert "nothing of yours to take back" in answer.text


async def test_a_free_seat_is_taken_over(
    play: Stage, ada: Person, bartek: Person, darek: Person, thread: Place
) -> None:
    sure = await run(bartek, thread, "leave")
    await bartek.click(sure, control(sure, "leave"))
    notice = await darek.post(lambda p: has(p, "take"), thread)
    assert "Bartek" in notice.text
    taken = await press(darek, notice, "take")
    assert "The seat is yours" in taken.text
    assert "**Ada**: " in taken.text, "what everybody has"
    assert "for your eyes only" in taken.text
    assert taken.pictures[0].alt
    panel = await darek.post(lambda p: p.private and is_asking(p), thread)
    assert panel.id > taken.id
    await Clicker(darek, thread, 1).decide()
    await Clicker(ada, thread, 1).decide()
    assert await ada.post(lambda p: "Darek loads" in p.text and not p.private, thread)


async def test_a_bot_plays_for_a_missing_player(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    sure = await run(bartek, thread, "leave")
    await bartek.click(sure, control(sure, "leave"))
    await ada.post(lambda p: has(p, "take"), thread)
    clicker = Clicker(ada, thread, 1)
    await clicker.decide()
    resting = await clicker.open()
    await ada.choose(resting, "1=quick", menu=control(resting, "give"))
    assert await ada.post(lambda p: "Ada loads" in p.text and not p.private, thread)


async def test_a_hint_is_for_one_pair_of_eyes(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    panel = await Clicker(ada, thread, 1).open()
    for hint in (await run(ada, thread, "hint"), await press(ada, panel, "hint")):
        assert hint.private
        assert "What might be good" in hint.text
        assert "1. **" in hint.text
    assert not [post for post in bartek.posts(thread) if "might be good" in post.text]


async def test_nudging_calls_those_who_are_waited_for(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    await Clicker(ada, thread, 1).decide()
    await run(bartek, thread, "settings me", calls="off")
    answer = await run(ada, thread, "nudge")
    assert "Reminded: Bartek" in answer.text
    call = await ada.post(lambda p: "asks kindly" in p.text, thread)
    assert call.pinged == []
    again = await run(ada, thread, "nudge")
    assert "nudged already" in again.text
    assert ":R>" in again.text, "when, in everybody's own time"


async def test_a_private_reply_follows_its_reader_and_a_post_the_table(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    panel = await Clicker(bartek, thread, 1).open()
    assert "Którą kartę ładujesz?" in panel.text
    await run(bartek, thread, "settings me", language="en")
    assert "Which card do you load" in (await Clicker(bartek, thread, 1).open()).text
    assert "The game begins." in Clicker(bartek, thread, 1).board().text


async def test_pictures_fit_the_screen_that_somebody_chose(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    async def sizes(do: Awaitable[object], private: bool = True) -> set[tuple[int, int]]:
        await play.outbox_empty()
        mark = len(play.requests)
        await do
        await play.outbox_empty()
        sent = [request for request in play.requests[mark:] if is_private(request.path) is private]
        return {Image.open(BytesIO(file.body)).size for request in sent for file in request.files}

    (wide,) = await sizes(run(bartek, thread, "board"))
    assert "telefon" in (await run(bartek, thread, "settings me", pictures="phone")).text
    assert "telefon" in (await run(bartek, thread, "settings table", posts="phone")).text
    (narrow,) = await sizes(run(bartek, thread, "board"))
    assert narrow != wide
    assert await sizes(run(ada, thread, "board")) == {wide}  # somebody else's screen
    assert await sizes(round_one(ada, bartek, thread), private=False) == {narrow}


async def test_standing_answers(play: Stage, ada: Person, bartek: Person, thread: Place) -> None:
    await round_one(ada, bartek, thread)
    await run(ada, thread, "move", steps="raid")
    raided = await run(ada, thread, "move", steps="seat:1")
    await run(ada, thread, "move", steps="go")
    assert raided
    panel = await Clicker(bartek, thread, 1).open()
    await run(bartek, thread, "settings me", language="en")
    menu = panel.menu(control(panel, "always"))
    await bartek.choose(panel, "no", menu=menu)
    assert await ada.post(lambda p: "takes a coin from Bartek" in p.text and not p.private, thread)
    listed = await run(bartek, thread, "standing")
    assert "… raids you" in listed.text
    await bartek.choose(listed, "flee", menu=control(listed, "askme"))
    assert "no standing answers" in (await run(bartek, thread, "standing")).text


async def test_why_not(play: Stage, ada: Person, bartek: Person, thread: Place) -> None:
    await round_one(ada, bartek, thread)
    # Both spend all they have: then nobody can be raided, and nothing can be bought.
    for steps in ("stock", "water*3", "go"):
        await run(ada, thread, "move", steps=steps)
    await run(bartek, thread, "move", steps="stock")
    panel = await Clicker(bartek, thread, 3).open()
    assert not has(panel, "closed")
    await run(bartek, thread, "undo")
    panel = await Clicker(bartek, thread, 3).open()
    opened = await click(bartek, panel, control(panel, "closed"))
    menu = opened.menu(control(opened, "why"))
    assert [label for _, label in menu.options] == ["Napad: zabierz komuś monetę"]
    told = await choose(bartek, opened, menu.options[0][0], menu=menu)
    assert "(OA-16)" in told.text


async def test_looking_around(play: Stage, ada: Person, bartek: Person, darek: Person, thread: Place) -> None:
    await round_one(ada, bartek, thread)
    whole = await run(darek, thread, "board")
    assert whole.pictures[0].alt
    assert "Ada loads" in (await run(darek, thread, "log")).text
    await run(ada, thread, "move", steps="scout")
    await run(ada, thread, "move", steps="go")
    assert "Ada ogląda 2 karty." in (await run(bartek, thread, "since")).text
    assert "your turn" in (await run(ada, thread, "games")).text
    rules = await run(ada, thread, "rules", query="OA-14")
    assert "OA-14" in rules.text
    assert (await ada.complete("rules", thread, "query", "OA-1"))[0]["value"].startswith("OA-1")
    assert "unofficial" in (await run(ada, thread, "about")).text
    assert "Decide" in (await run(ada, thread, "help")).text
    film = await run(ada, thread, "replay")
    film = await ada.post(lambda p: p.id == film.id and bool(p.pictures), thread, seconds=30)
    assert film.pictures[0].filename.endswith(".gif")
    board = Clicker(ada, thread, 1).board()
    for verb in ("mine", "board", "log", "rules"):
        assert (await press(ada, board, verb)).private


async def test_commands_have_polish_names(play: Stage) -> None:
    commands = {command.body["name"]: command.body for command in play.server.world.state.commands.values()}
    assert {"new", "move", "since", "hint"} <= set(commands)
    for command in commands.values():
        for named in (command, *command.get("options", [])):
            assert named["name_localizations"]["pl"]
            assert named["description_localizations"]["pl"]
    games = next(option for option in commands["new"]["options"] if option["name"] == "game")
    assert "Oaza" in {choice["name_localizations"]["pl"] for choice in games["choices"]}
