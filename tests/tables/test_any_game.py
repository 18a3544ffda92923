"""Nothing here knows a game: whatever is registered can be played at a table."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

import bot.store
import bot.tables
from bot.tables import Life
from bot.tables.asking import rules_asked
from bot.tables.news import open_questions
from bot.tables.views import packed
from data import LANGUAGES, ROOT
from data.rulebook import find
from data.words import words
from engines.kernel import Match, Random, games
from engines.kernel.conformance.secrets import twin
from engines.kernel.players import random_picks
from tests.tables.conftest import OLA, THREAD, Hall, press

N = TypeVar("N", bound=ast.AST)


@pytest.mark.parametrize("game", sorted(games()))
async def test_a_table_with_bots_plays_every_registered_game(hall: Hall, game: str) -> None:
    size = max(games()[game].players)
    lobby = await hall.lobby(OLA, game=game, size=size)
    await lobby.fill_with_bots(OLA)
    table = await lobby.start(OLA, channel=THREAD)
    random = Random.seeded(1)
    for _ in range(25):
        if table.head.life is not Life.RUNNING:
            break
        await press(table, OLA, random)
    shown = await table.panel(OLA)
    await hall.reopen()
    table = await hall.table(table)
    assert await table.panel(OLA) == shown
    assert await table.frames()


@pytest.mark.parametrize("game", sorted(games()))
def test_every_question_names_rules_that_can_be_read(game: str) -> None:
    """Also where several are asked at once. Only a stop is none of the book's."""
    match: Match[Any] = Match.new(games()[game], max(games()[game].players), 1)
    random, silent = Random.seeded(1), set[str]()
    for _ in range(400):
        if match.ended:
            break
        for seat, asked in match.pending.items():
            ids = rules_asked(match, seat)
            if asked.is_stop:
                assert not ids
            elif not any(find(game, "pl", id) for id in ids):
                silent.add(asked.key)
        seat = random.choice(sorted(match.pending))
        match.answer(seat, random_picks(match.asked(seat), random))
    assert not silent


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("game", sorted(games()))
def test_the_questions_that_everybody_reads_tell_no_secret(game: str, players: int) -> None:
    """In another world, which differs in what nobody else may know, posts would name the same questions."""
    if players not in games()[game].players:
        pytest.skip(f"{game} is not for {players}")
    match: Match[Any] = Match.new(games()[game], players, 2)
    random, named = Random.seeded(2), 0
    for step in range(120):
        if match.ended:
            break
        questions = open_questions(match)
        there = twin(match, None, step)
        if not match.answers and packed(there.view(None)) == packed(match.view(None)):
            named += len(questions)
            assert open_questions(there) == questions
        seat = random.choice(sorted(match.pending))
        match.answer(seat, random_picks(match.asked(seat), random))
    assert named


def sources() -> list[Path]:
    folders = [Path(package.__path__[0]) for package in (bot.store, bot.tables)]
    keep = folders[0].parent / "commands" / "keep.py"
    return [keep, *(path for folder in folders for path in sorted(folder.glob("*.py")))]


def nodes(kind: type[N]) -> Iterator[N]:
    """All nodes of one kind in our sources."""
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), path.name)):
            if isinstance(node, kind):
                yield node


def strings() -> set[str]:
    return {node.value for node in nodes(ast.Constant) if isinstance(node.value, str)}


def test_no_game_is_named_here() -> None:
    assert not strings() & set(games())


def said() -> Iterator[tuple[str, list[str]]]:
    """Messages with the names of their arguments: `Refused("key", name=...)`, `Text("key", {"name": 1})`."""
    for call in nodes(ast.Call):
        match call:
            case ast.Call(func=ast.Name(id="Refused"), args=[ast.Constant(value=str(key))]):
                yield key, [keyword.arg or "" for keyword in call.keywords]
            case ast.Call(func=ast.Name(id="Text"), args=[ast.Constant(value=str(key)), ast.Dict(keys=keys)]):
                yield key, [str(name.value) for name in keys if isinstance(name, ast.Constant)]
            case ast.Call(func=ast.Name(id="Text"), args=[ast.Constant(value=str(key))]):
                yield key, []
            case ast.Call(func=ast.Name(id="Trouble"), args=[ast.Constant(value=str(key)), _]):
                yield key, ["code"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_exists_with_the_arguments_it_gets(lang: str) -> None:
    found = list(said())
    assert len(found) > 50
    for key, names in found:
        for number in (1, 3, 5, 22):
            assert words(lang).format(key, dict.fromkeys(names, number))


def test_no_message_is_there_for_nothing() -> None:
    text = (ROOT / "locales" / "en" / "common-tables.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    lives = {f"keep-life-{life.value}" for life in Life}
    assert keys - strings() - lives == set()
