"""What Discord forbids is refused in Discord's words: status 400, code 50035 and the place in the body."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession, FormData

from bot.loopback import LoopbackServer, Person, Place
from bot.loopback.interactions import Type

Json = dict[str, Any]


def button(number: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "go", "custom_id": f"b{number}"} | more


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components) or [button()]}


def menu(count: int = 2, **more: Any) -> Json:
    options = [{"label": f"o{number}", "value": f"v{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "m", "options": options} | more


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": 1 << 15, "components": list(components)} | more


MESSAGES: list[tuple[Json, str, str]] = [
    ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    (
        {"content": "x", "components": [row(button(n)) for n in range(6)]},
        "components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ({"components": [row(*map(button, range(6)))]}, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    (
        {"components": [row(button(), button())]},
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    ({"components": [row(button(), menu())]}, "components.0.components.1", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    (
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(button(custom_id="x" * 101))]},
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"components": [row(button(label=""))]},
        "components.0.components.0",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    (
        {"components": [row(button(emoji={"name": "smile"}))]},
        "components.0.components.0.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        {"components": [row({"type": 2, "style": 5, "label": "l", "url": "ftp://x"})]},
        "components.0.components.0.url",
        "URL_TYPE_INVALID_URL",
    ),
    ({"components": [row(menu(26))]}, "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    (
        {"components": [row(menu(options=[{"label": "x" * 101, "value": "v"}]))]},
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"components": [row(menu(options=[{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]))]},
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        {"components": [row(menu(2, max_values=3))]},
        "components.0.components.0.max_values",
        "SELECT_COMPONENT_MAX_VALUES_EXCEED_OPTIONS",
    ),
    ({"components": [text("layouts need the flag")]}, "components.0.type", "UNION_TYPE_CHOICES"),
    (v2(text("hi"), content="hi"), "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (
        v2(text("hi"), embeds=[{"title": "t"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (v2(*[text("x")] * 41), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (v2(*[text("x" * 1001)] * 4), "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    (v2({"type": 9, "components": [text("x")]}), "components.0.accessory", "BASE_TYPE_REQUIRED"),
    (
        v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        v2({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        {
            "components": [
                row({"type": 8, "custom_id": "c", "default_values": [{"id": "1", "type": "channel"}] * 2})
            ]
        },
        "components.0.components.0.default_values",
        "SELECT_COMPONENT_DEFAULT_VALUES_OUT_OF_BOUNDS",
    ),
    ({"content": "x", "nonce": "x" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    (
        {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
]


def command(**more: Any) -> Json:
    return {"name": "go", "description": "Go"} | more


def option(name: str = "o", **more: Any) -> Json:
    return {"type": 3, "name": name, "description": "An option"} | more


COMMANDS: list[tuple[Json, str, str]] = [
    (command(name="Go"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name="go go"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (
        command(name_localizations={"pl": "Idź"}),
        "0.name_localizations.pl",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    (command(name="x" * 33), "0.name", "BASE_TYPE_BAD_LENGTH"),
    (command(description="x" * 101), "0.description", "BASE_TYPE_BAD_LENGTH"),
    (
        command(options=[option(), option("p", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (command(options=[option(f"o{n}") for n in range(26)]), "0.options", "BASE_TYPE_MAX_LENGTH"),
    (
        command(options=[option(), option()]),
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        command(options=[option(), option("p", name_localizations={"pl": "o"})]),
        "0.options.1.name_localizations.pl",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        command(options=[option(n, name_localizations={"pl": "opcja"}) for n in "op"]),
        "0.options.0.name_localizations.pl",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        command(options=[option(choices=[{"name": "c", "value": str(n)} for n in range(26)])]),
        "0.options.0.choices",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        command(options=[option(choices=[{"name": "c", "value": "v"}], autocomplete=True)]),
        "0.options.0",
        "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID",
    ),
    (
        command(options=[option(), {"type": 1, "name": "sub", "description": "s"}]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        command(
            options=[
                option(f"o{n}", choices=[{"name": "n" * 100, "value": "v" * 99 + str(c)} for c in range(5)])
                for n in range(9)
            ]
        ),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


def field(**more: Any) -> Json:
    return {"type": 4, "custom_id": "f", "style": 1} | more


def label(**more: Any) -> Json:
    return {"type": 18, "label": "A label", "component": field()} | more


def modal(*components: Json, **more: Any) -> Json:
    return {"custom_id": "modal", "title": "A form", "components": list(components)} | more


MODALS: list[tuple[Json, str, str]] = [
    (
        modal(*[label(component=field(custom_id=f"f{n}")) for n in range(6)]),
        "components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (modal(label(), title="x" * 46), "title", "BASE_TYPE_BAD_LENGTH"),
    (modal(label(label="x" * 46)), "components.0.label", "BASE_TYPE_BAD_LENGTH"),
    (modal(label(), label()), "components.1.component.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (modal(row(button())), "components.0.components.0.type", "UNION_TYPE_CHOICES"),
    (modal(label(component=menu(26))), "components.0.component.options", "BASE_TYPE_BAD_LENGTH"),
    (
        modal(label(component=menu(2, min_values=0))),
        "components.0.component.min_values",
        "SELECT_COMPONENT_REQUIRED_NEEDS_VALUES",
    ),
    (
        modal(label(component=menu(2, disabled=True))),
        "components.0.component.disabled",
        "COMPONENT_DISABLED_IN_MODAL",
    ),
    (
        modal(label(component=field(placeholder="x" * 101))),
        "components.0.component.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
]


def places(tree: Json, path: str = "") -> dict[str, str]:
    """Every place that something is wrong at, with the first code there."""
    found = {path: tree["_errors"][0]["code"]} if "_errors" in tree else {}
    for key, inner in tree.items():
        if key != "_errors":
            found |= places(inner, f"{path}.{key}".lstrip("."))
    return found


@pytest_asyncio.fixture
async def session(server: LoopbackServer) -> AsyncIterator[ClientSession]:
    async with ClientSession(f"{server.url}/api/v10/", headers={"Authorization": "Bot t"}) as session:
        yield session


async def refusal(
    session: ClientSession, method: str, path: str, body: Any
) -> tuple[int, int, dict[str, str]]:
    async with session.request(method, path, json=body) as response:
        answer = await response.json()
        return response.status, answer.get("code", 0), places(answer.get("errors", {}))


@pytest.mark.parametrize(
    ("body", "place", "code"), MESSAGES, ids=lambda value: value if isinstance(value, str) else ""
)
async def test_a_message_beyond_a_limit(
    server: LoopbackServer, session: ClientSession, body: Json, place: str, code: str
) -> None:
    path = f"channels/{server.channel('general').id}/messages"
    assert await refusal(session, "POST", path, body) == (400, 50035, {place: code})


@pytest.mark.parametrize(
    ("body", "place", "code"), COMMANDS, ids=lambda value: value if isinstance(value, str) else ""
)
async def test_a_command_beyond_a_limit(
    server: LoopbackServer, session: ClientSession, body: Json, place: str, code: str
) -> None:
    path = f"applications/{server.world.bot.id}/commands"
    status, number, wrong = await refusal(session, "PUT", path, [body])
    assert (status, number) == (400, 50035)
    assert wrong[place] == code
    assert not server.world.state.commands


@pytest.mark.parametrize(
    ("body", "place", "code"), MODALS, ids=lambda value: value if isinstance(value, str) else ""
)
async def test_a_modal_beyond_a_limit(
    server: LoopbackServer,
    session: ClientSession,
    ada: Person,
    general: Place,
    body: Json,
    place: str,
    code: str,
) -> None:
    interaction = await hold(server, ada, general)
    path = f"interactions/{interaction['id']}/{interaction['token']}/callback"
    assert await refusal(session, "POST", path, {"type": 9, "data": body}) == (400, 50035, {place: code})


async def hold(server: LoopbackServer, ada: Person, general: Place) -> Json:
    """An interaction that the bot does not hear of."""
    user, channel = server.user("Ada"), server.channel("general")
    opened = server.desk.open(Type.COMMAND, user, channel, {"id": "1", "name": "held", "type": 1})
    return {"id": opened.id, "token": opened.token}


async def test_what_fits_exactly_is_taken(server: LoopbackServer, session: ClientSession) -> None:
    path = f"channels/{server.channel('general').id}/messages"
    rows = [row(*[button(5 * r + n) for n in range(5)]) for r in range(4)]
    largest = {"content": "x" * 2000, "components": [*rows, row(menu(25, max_values=25))]}
    layout = v2(*[text("x" * 100)] * 40)
    for body in (largest, layout):
        async with session.post(path, json=body) as response:
            assert response.status == 200


async def test_an_empty_message(server: LoopbackServer, session: ClientSession) -> None:
    path = f"channels/{server.channel('general').id}/messages"
    assert await refusal(session, "POST", path, {"content": "  ".strip()}) == (400, 50006, {})


async def test_more_than_a_hundred_commands(server: LoopbackServer, session: ClientSession) -> None:
    path = f"applications/{server.world.bot.id}/commands"
    many = [command(name=f"c{number}") for number in range(101)]
    assert await refusal(session, "PUT", path, many) == (400, 30032, {})
    async with session.put(path, json=many[:100]) as response:
        assert response.status == 200


async def test_a_layout_stays_one_and_content_must_be_taken_off_first(
    server: LoopbackServer, session: ClientSession
) -> None:
    path = f"channels/{server.channel('general').id}/messages"
    async with session.post(path, json={"content": "words"}) as response:
        id = (await response.json())["id"]
    status, code, wrong = await refusal(session, "PATCH", f"{path}/{id}", v2(text("layout")))
    assert (status, code, list(wrong)) == (400, 50035, ["content"])
    async with session.patch(f"{path}/{id}", json=v2(text("layout"), content=None)) as response:
        assert response.status == 200
    status, code, wrong = await refusal(session, "PATCH", f"{path}/{id}", {"content": "words"})
    assert (status, code, list(wrong)) == (400, 50035, ["content"])


async def test_autocomplete_with_too_many_choices(
    server: LoopbackServer, session: ClientSession, ada: Person, general: Place
) -> None:
    data = {
        "id": "1",
        "name": "eat",
        "type": 1,
        "options": [{"name": "f", "type": 3, "value": "", "focused": True}],
    }
    opened = server.desk.open(Type.AUTOCOMPLETE, server.user("Ada"), server.channel("general"), data)
    choices = [{"name": "c", "value": str(number)} for number in range(26)]
    path = f"interactions/{opened.id}/{opened.token}/callback"
    body = {"type": 8, "data": {"choices": choices}}
    assert await refusal(session, "POST", path, body) == (
        400,
        50035,
        {"data.choices": "BASE_TYPE_MAX_LENGTH"},
    )


async def test_a_modal_must_be_the_first_answer_and_not_to_a_modal(
    server: LoopbackServer, session: ClientSession, ada: Person, general: Place
) -> None:
    opened = server.desk.open(
        Type.MODAL_SUBMIT, server.user("Ada"), server.channel("general"), {"custom_id": "m", "components": []}
    )
    path = f"interactions/{opened.id}/{opened.token}/callback"
    status, code, wrong = await refusal(session, "POST", path, {"type": 9, "data": modal(label())})
    assert (status, code, list(wrong)) == (400, 50035, ["type"])
    async with session.post(path, json={"type": 4, "data": {"content": "hi"}}) as response:
        assert response.status == 204
    assert await refusal(session, "POST", path, {"type": 9, "data": modal(label())}) == (400, 40060, {})


async def test_a_promise_may_be_private_and_shows_nothing_yet(
    server: LoopbackServer, session: ClientSession, ada: Person, general: Place
) -> None:
    held = await hold(server, ada, general)
    path = f"interactions/{held['id']}/{held['token']}/callback"
    layout = {"type": 5, "data": {"flags": 1 << 15}}
    assert await refusal(session, "POST", path, layout) == (
        400,
        50035,
        {"data.flags": "MESSAGE_FLAGS_INVALID"},
    )
    private = {"type": 5, "data": {"flags": 1 << 6}}
    async with session.post(f"{path}?with_response=1", json=private) as response:
        answer = await response.json()
    assert answer["interaction"]["response_message_ephemeral"]
    assert "message" not in answer["resource"]


async def test_files_that_are_too_much_together(server: LoopbackServer, session: ClientSession) -> None:
    form = FormData({"payload_json": '{"content": "look"}'})
    for number in range(3):
        form.add_field(f"files[{number}]", bytes(9 * 1024 * 1024), filename=f"{number}.png")
    path = f"channels/{server.channel('general').id}/messages"
    async with session.post(path, data=form) as response:
        assert (response.status, (await response.json())["code"]) == (413, 40005)
