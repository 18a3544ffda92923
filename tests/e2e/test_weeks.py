"""A table that lasts for weeks: how people are called, when they are away, and what the others do then."""

from datetime import UTC, datetime, timedelta

from bot.loopback import Person, Place, Post
from tests.e2e import silence
from tests.e2e.players import Clicker
from tests.e2e.stage import Stage, choose, control, has, press, run, settled
from tests.e2e.test_together import round_one


async def to_bartek(ada: Person, thread: Place) -> Post:
    """Ada ends her turn; what says so."""
    since = ada.now
    for steps in ("stock", "water", "go"):
        await run(ada, thread, "move", steps=steps)
    return await ada.post(lambda p: "Ada buys" in p.text and not p.private, thread, since, seconds=15)


async def test_a_letter_says_where_one_is_waited_for(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    answer = await run(bartek, thread, "settings me", calls="letter", language="pl")
    assert "wiadomość prywatna" in answer.text
    direct = await bartek.dm()
    await round_one(ada, bartek, thread)
    told = await to_bartek(ada, thread)
    assert told.pinged == []
    letter = await bartek.post(lambda p: "Teraz twoja decyzja" in p.text, direct, seconds=15)
    assert f"<#{thread.id}>" in letter.text


async def test_nobody_is_called_in_their_quiet_hours(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    now = datetime.now(UTC)
    quiet = f"{(now - timedelta(hours=2)):%H}-{(now + timedelta(hours=3)):%H}"
    zones = await bartek.complete("settings me", thread, "time-zone", "warsaw")
    assert [zone["value"] for zone in zones] == ["Europe/Warsaw"]
    refused = await bartek.run("settings me", thread, **{"quiet-hours": "whenever"})
    assert "22-7" in (await settled(bartek, refused.shown)).text
    await run(bartek, thread, "settings me", **{"quiet-hours": quiet, "time-zone": "UTC"})
    await round_one(ada, bartek, thread)
    told = await to_bartek(ada, thread)
    assert "Bartek" in told.text
    assert told.pinged == []


async def test_days_away_and_what_the_others_do(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    await round_one(ada, bartek, thread)
    await to_bartek(ada, thread)
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    days = await bartek.complete("vacation", thread, "until", "", **{"from": today})
    page = await run(bartek, thread, "vacation", **{"from": today, "until": days[2]["value"]})
    assert "Nie ma cię od" in page.text
    assert await ada.post(lambda p: "Bartek is away from" in p.text and not p.private, thread)
    poll = await ada.post(lambda p: has(p, "poll"), thread, seconds=45)
    computer = next(button for button in poll.buttons if button.label == "Let the computer play")
    await ada.click(poll, computer)
    assert await ada.post(lambda p: "The computer plays for Bartek" in p.text, thread)
    await play.restart()
    panel = await Clicker(bartek, thread, 1).open()
    assert "gra za ciebie komputer" in panel.text
    await bartek.click(panel, control(panel, "back"))
    assert await ada.post(lambda p: "Bartek is back and plays again" in p.text, thread)
    page = await run(bartek, thread, "vacation")
    games = await press(bartek, page, "here")
    assert "Dobrze, że jesteś" in games.text
    assert f"<#{thread.id}>" in games.text
    menu = control(games, "since")
    missed = await choose(bartek, games, games.menus[0].options[0][0], menu=menu)
    assert "Od twojej ostatniej tury" in missed.text


async def test_another_pace_by_agreement(play: Stage, ada: Person, bartek: Person, thread: Place) -> None:
    await run(ada, thread, "settings table", pace="live")
    proposal = await bartek.post(lambda p: has(p, "vote"), thread)
    assert "Ada proposes another pace: live" in proposal.text
    await bartek.click(proposal, next(button for button in proposal.buttons if button.label == "Agree"))
    await ada.post(lambda p: "A new pace, proposed by Ada: live" in p.text, thread)
    assert "Pace: live" in (await run(ada, thread, "settings table")).text


async def test_calls_come_once_whenever_the_bot_is_killed() -> None:
    """The long trial is `python -m tests.e2e.silence --kills 200`."""
    assert await silence.run(kills=4, seed=2) >= 1
