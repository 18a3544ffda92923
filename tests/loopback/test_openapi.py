"""The check against Discord's description finds what is wrong and lets discord.py's own traffic pass."""

from typing import Any

from bot.loopback import LoopbackServer, Person, Place, Request
from tests.loopback.sample_bot import SampleBot
from tests.openapi import findings, needs_description


def request(method: str, path: str, body: Any = None, **query: str) -> Request:
    return Request(1, method, None, path, query, body)


@needs_description
async def test_everything_the_sample_bot_sends_is_as_described(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    panel = (await ada.run("panel", general)).shown
    form = await ada.click(panel, "Form")
    await ada.submit(form, {"wish": "Bo", "colour": ["r"]})
    await ada.click(panel, "Quiet")
    await ada.choose(panel, "plum", menu="fruit")
    await ada.complete("eat", general, "fruit", "a")
    thought = await ada.run("think", general)
    await ada.post(lambda post: post.id == thought.shown.id and not post.loading)
    board = (await ada.run("board", general)).shown
    await ada.click(board, "Count 1")
    await ada.run("table open", general, name="table")
    await ada.run("letter", general)
    assert {r.route for r in server.requests} >= {
        "/applications/{application_id}/commands",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        "/webhooks/{webhook_id}/{webhook_token}",
        "/channels/{channel_id}/threads",
        "/users/@me/channels",
    }
    assert findings(server.requests) == []


@needs_description
def test_it_names_what_is_wrong_and_where() -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}]}
    long_label = findings([request("POST", "/channels/1/messages", {"components": [row]})])
    assert len(long_label) == 1
    assert long_label[0].startswith("POST /channels/1/messages: components[0].components[0].label: ")
    assert "is too long" in long_label[0]
    assert findings([request("POST", "/channels/1/nonsense", {})]) == [
        "POST /channels/1/nonsense: Discord has no such route"
    ]
    assert findings([request("GET", "/channels/1/messages", limt="5")]) == [
        "GET /channels/1/messages: unknown query parameter 'limt'"
    ]
    assert findings([request("POST", "/users/@me/channels", {"recipient_id": 5})]) == []
    assert findings([request("POST", "/channels/1/threads")]) == [
        "POST /channels/1/threads: no body where Discord needs one"
    ]
