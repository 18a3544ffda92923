"""Errors: said kindly and privately, logged once, without secrets."""

import io
import json
import logging
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot.failures import answer_failure, new_code
from bot.logs import JsonLines, scrubbed
from bot.tables import Trouble
from bot.translation import Reader
from engines.kernel import Refused


class Response:
    """Takes what would be sent."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    def is_done(self) -> bool:
        return False

    async def send_message(self, **message: Any) -> Any:
        self.sent.append(message)
        return SimpleNamespace(message_id=1)


def click(kind: discord.InteractionType = discord.InteractionType.component) -> Any:
    return SimpleNamespace(
        id=1,
        type=kind,
        channel_id=2,
        user=SimpleNamespace(id=3),
        data={"custom_id": "k/pick/7/token/secret-card"},
        response=Response(),
    )


def http_error(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    return kind(cast(Any, SimpleNamespace(status=status, reason="no")), {"code": code, "message": "no"})


async def told(error: Exception, lang: str = "en", interaction: Any = None) -> str:
    interaction = interaction or click()
    await answer_failure(interaction, error, Reader(lang))
    assert len(interaction.response.sent) <= 1
    for message in interaction.response.sent:
        assert message["ephemeral"]
        assert message["allowed_mentions"].to_dict() == {"parse": []}
        return str(message["view"].to_components())
    return ""


async def test_a_refusal_is_said_in_the_readers_language_with_its_rule(
    caplog: pytest.LogCaptureFixture,
) -> None:
    refused = Refused("refused-too-few", "OA-18", least=2)
    assert "Wybierz co najmniej 2. (OA-18)" in await told(refused, "pl")
    assert not caplog.records


async def test_an_error_of_ours_gets_a_code_that_the_log_has_too(caplog: pytest.LogCaptureFixture) -> None:
    answer = await told(
        app_commands.CommandInvokeError(cast(Any, SimpleNamespace(name="new")), ValueError("boom"))
    )
    (record,) = caplog.records
    code = cast(Any, record).about["code"]
    assert f"**{code}**" in answer
    assert "boom" not in answer
    assert "ValueError: boom" in JsonLines().format(record)


async def test_the_log_does_not_say_what_was_chosen(caplog: pytest.LogCaptureFixture) -> None:
    await told(ValueError("boom"))
    assert "secret-card" not in JsonLines().format(caplog.records[0])


async def test_trouble_at_a_table_names_the_code_of_its_own_log(caplog: pytest.LogCaptureFixture) -> None:
    assert "**ABC234**" in await told(Trouble("failed", "ABC234"))
    assert not caplog.records


@pytest.mark.parametrize("code", [10062, 40060])
async def test_what_is_settled_already_is_a_harmless_skip(code: int) -> None:
    assert await told(http_error(discord.HTTPException, 400, code)) == ""


async def test_a_missing_permission_is_explained() -> None:
    assert "permission" in await told(http_error(discord.Forbidden, 403, 50013))


async def test_nothing_is_sent_while_somebody_types() -> None:
    typing = click(discord.InteractionType.autocomplete)
    assert await told(ValueError("boom"), interaction=typing) == ""


def test_tokens_never_reach_a_log() -> None:
    token = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz-0123456789AB"
    line = scrubbed(
        f"POST /webhooks/123/aW50ZXJhY3Rpb24_abc-xyz Bot {token} /interactions/5/tokentoken/callback"
    )
    assert "aW50" not in line
    assert token not in line
    assert "tokentoken" not in line


def test_a_log_line_is_one_json_object() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    log = logging.Logger("test")
    log.addHandler(handler)
    log.warning("zażółć %s", "gęślą", extra={"about": {"table": 7}})
    line = json.loads(out.getvalue())
    assert line["what"] == "zażółć gęślą"
    assert line["table"] == 7
    assert line["level"] == "warning"


def test_codes_are_short_and_readable() -> None:
    assert all(len(new_code()) == 6 and not set(new_code()) & set("IO01") for _ in range(50))
