"""The same game twice, with what is hidden exchanged: everything public is the same to the byte."""

import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from bot.loopback import Person, Place, Request
from engines.kernel import Random, game_named
from engines.kernel.match import opened
from tests.e2e.players import Clicker
from tests.e2e.stage import Stage, press, run

ADA, BARTEK = 0, 1


def swap_hidden(database: Path) -> None:
    """Exchange everything that Ada cannot know: the other hand, the deck."""
    game = game_named("toy")
    with closing(sqlite3.connect(database)) as connection, connection:
        ((packed,),) = connection.execute("SELECT save FROM matches").fetchall()
        save = opened(packed)
        assert not save.answers
        theirs = game.view(msgspec.msgpack.decode(save.checkpoint, type=game.state), BARTEK)
        for seed in range(1000):
            state = msgspec.msgpack.decode(save.checkpoint, type=game.state)
            game.swap_hidden(state, ADA, Random.seeded(seed))
            if game.view(state, BARTEK) != theirs:
                break
        else:
            raise AssertionError("nothing hidden can be exchanged")
        save.checkpoint = msgspec.msgpack.encode(state)
        connection.execute("UPDATE matches SET save = ?", (msgspec.msgpack.encode(save),))


Traffic = dict[str, list[tuple[object, ...]]]


def public(requests: list[Request]) -> Traffic:
    """What everybody can see, by channel: messages with texts, alt texts, file names and the files."""
    seen: Traffic = {}
    for request in requests:
        if request.path.startswith("/channels/") and request.method in ("POST", "PATCH", "DELETE"):
            files = [(file.filename, file.body) for file in request.files]
            channel = request.path.split("/")[2]
            # A file that stays on an older post is named by an id and an address that only time has made.
            body = re.sub(r'"id": "?\d{15,}"?', '"id": 0', json.dumps(request.body, sort_keys=True))
            body = re.sub(r'"(proxy_url|url)": "http://[^"]*/cdn/[^"]*"', r'"\1": ""', body)
            seen.setdefault(channel, []).append((request.method, request.route, body, files))
    return {channel: sorted(sent, key=repr) for channel, sent in seen.items()}


async def same_moves(play: Stage, ada: Person, bartek: Person, thread: Place) -> None:
    """Ada's turn with a look at hidden cards, and everybody looking around meanwhile."""

    async def move(person: Person, steps: str) -> None:
        await run(person, thread, "move", steps=steps)
        await play.outbox_empty()  # or an edit might overtake the one before it

    for person in (ada, bartek):
        await run(person, thread, "board")
        await run(person, thread, "hand")
        await run(person, thread, "log")
        await run(person, thread, "since")
    for steps in ("drink gate", "scout", "go"):
        await move(ada, steps)
    panel = await press(ada, Clicker(ada, thread, 1).board(), "act")
    named = [button.custom_id.split("/", 4) for button in panel.buttons]
    first, second = (what for _, does, _, _, what in named if does == "place")
    await move(ada, f"{first}+{second}")
    await move(ada, "go")
    for steps in ("stock", "water*2", "go"):
        await move(bartek, steps)
    await run(bartek, thread, "replay")


async def test_public_traffic_does_not_depend_on_what_is_hidden(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    for person in (ada, bartek):
        await Clicker(person, thread, 1).decide()
    await ada.post(lambda p: "loads" in p.text and not p.private, thread)
    await play.outbox_empty()
    hand = await press(ada, Clicker(ada, thread, 1).board(), "mine")
    assert hand.pictures
    await play.stop()
    kept = play.folder / "kept.sqlite"
    shutil.copy(play.database, kept)
    traffic: list[Traffic] = []
    pictures: list[list[bytes]] = []
    for swapped in (False, True):
        shutil.copy(kept, play.database)
        if swapped:
            swap_hidden(play.database)
        await play.start()
        mark = len(play.requests)
        await same_moves(play, ada, bartek, thread)
        await play.stop()
        play.server.clock.advance(3600)  # both games send under the same nonces: the server must forget them
        traffic.append(public(play.requests[mark:]))
        pictures.append([f.body for r in play.requests[mark:] if "/webhooks/" in r.path for f in r.files])
    assert any(files for *_, files in traffic[0][thread.id])
    assert traffic[0] == traffic[1]
    assert pictures[0] != pictures[1], "nothing hidden was different: this test would prove nothing"
    await play.start()
