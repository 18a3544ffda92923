"""Texts: every message that a game's source names exists, and no message is there for nothing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from data import LANGUAGES, ROOT, audit
from engines.kernel import Game, Match, games

CODE = ROOT.parent
GAMES = list(games().values())
ASKS = ("ask", "ask_some", "ask_amounts", "ask_order")
# Prefixes that the kernel puts before a key, by the call that names it.
PREFIX = {"Text": "", "Refused": "", "tell": "event-", "barrier": "ask-stop-"} | dict.fromkeys(ASKS, "ask-")

PREFIXES = sorted({*PREFIX.values(), "score-"})
KIND_AND_NAME = r".+\-.+"  # a key put together from a kind, which is written somewhere, and a name
SPEAKING = 2  # letters that a pattern needs to say anything

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class Named(NamedTuple):
    """A key in a source, as a pattern: what is put together at run time stands for anything."""

    where: str
    pattern: str


def pattern_of(node: ast.expr) -> str | None:
    """The pattern of a string, or of an f-string; None for what only running tells."""
    match node:
        case ast.Constant(value=str(text)):
            return re.escape(text)
        case ast.JoinedStr(values=parts):
            return "".join(".+" if isinstance(p, ast.FormattedValue) else pattern_of(p) or "" for p in parts)
        case _:
            return None


def called(call: ast.Call) -> str:
    """The name of what is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def keys_named(path: Path) -> Iterator[Named]:
    """The message keys that a source asks for."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and called(node) in PREFIX:
            pattern = pattern_of(node.args[0])
            if pattern is not None:
                yield Named(f"{path}:{node.lineno}", PREFIX[called(node)] + pattern)


def strings(path: Path) -> Iterator[str]:
    """The patterns of every string in a source: a key may come in by any way."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant | ast.JoinedStr):
            pattern = pattern_of(node)
            if pattern and len(re.findall("[a-z]", pattern)) >= SPEAKING:
                yield pattern


def sources(game: str) -> list[Path]:
    """The game's own rules."""
    return sorted((CODE / "engines" / game).rglob("*.py"))


def texts_of(game: Game[Any]) -> Path:
    """The game's own texts, in one language: others have the same messages."""
    return audit.LOCALES / LANGUAGES[0] / f"{game.id}.ftl"


def unknown_keys(paths: list[Path], known: list[str]) -> list[str]:
    """Keys that sources ask for and no file has."""
    return [
        f"{named.where}: {named.pattern}"
        for path in paths
        for named in keys_named(path)
        if not any(re.fullmatch(named.pattern, key) for key in known)
    ]


def idle_messages(texts: dict[str, audit.Message], paths: list[Path]) -> list[str]:
    """Messages that no source can ask for, and no other message contains."""
    named = {pattern for path in paths for pattern in strings(path)}
    if any(key.pattern == KIND_AND_NAME for path in paths for key in keys_named(path)):
        named |= {f"{kind}-.+" for kind in named if re.fullmatch(r"[a-z\\-]+", kind)}
    used = re.compile(f"({'|'.join(PREFIXES)})({'|'.join(sorted(named))})")
    inside = {name for message in texts.values() for name in message.messages}
    return [key for key in texts if not used.fullmatch(key) and key not in inside]


def promised(game: Game[Any]) -> set[str]:
    """Messages that the registration needs by name."""
    choices = {f"setting-{s.id}-{choice}" for s in game.settings for choice in s.choices}
    return {
        "game",
        "game-about",
        "game-credits",
        "automa",
        *choices,
        *(f"setting-{s.id}" for s in game.settings),
        *(f"holds-{name}" for name in held(game)),
    }


def held(game: Game[Any]) -> set[str]:
    """What a view says of each player, by name: digests tell of those that have a word."""
    seated = game.view(Match.new(game, game.players[0], 1).state, None)
    return set(msgspec.to_builtins(seated)["players"][0])


@every_game
def test_every_message_that_the_source_names_exists(game: Game[Any]) -> None:
    common = sorted((audit.LOCALES / LANGUAGES[0]).glob("common*.ftl"))
    known = [key for path in [*common, texts_of(game)] for key in audit.messages(path)]
    assert unknown_keys(sources(game.id), known) == []


@every_game
def test_no_message_is_there_for_nothing(game: Game[Any]) -> None:
    paths = [*sources(game.id), *(CODE / "renderers" / game.id).rglob("*.py")]
    idle = idle_messages(audit.messages(texts_of(game)), paths)
    assert [key for key in idle if key not in promised(game)] == []


def test_all_languages_say_the_same_things_with_the_same_arguments() -> None:
    assert list(audit.text_problems()) == []


@every_game
def test_the_rules_reference_is_whole(game: Game[Any]) -> None:
    assert list(audit.rule_problems(game.id, game.prefix)) == []


@every_game
def test_every_entry_of_every_table_names_its_source(game: Game[Any]) -> None:
    assert list(audit.source_problems(ROOT / game.id)) == []


# ---- these tests bite ------------------------------------------------------------------------------------


def test_a_key_that_no_file_has_is_found(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text(
        'game.tell("sold")\nme.ask("sell-what", x)\nText(f"good-{kind}")\ngame.barrier("roll")\n'
    )
    known = ["event-sold", "ask-sell-what", "good-silk", "ask-stop-roll"]
    assert unknown_keys([source], known) == []
    for missing in known:
        assert len(unknown_keys([source], [key for key in known if key != missing])) == 1


def test_a_message_that_nobody_asks_for_is_found(tmp_path: Path) -> None:
    source, texts = tmp_path / "rules.py", tmp_path / "toy.ftl"
    source.write_text(
        'game.tell("sold")\nText(f"good-{name}")\nText(f"{kind}-{name}")\nnamed("stall", name)\n'
    )
    texts.write_text(
        "event-sold = { coins }\ncoins = coins\ngood-silk = silk\nstall-well = well\nask-sell = Sell?\n"
    )
    assert idle_messages(audit.messages(texts), [source]) == ["ask-sell"]


@pytest.mark.parametrize(
    ("polish", "problem"),
    [
        ("sold = Sprzedane", "uses [] instead of ['count']"),
        ("bought = Kupione: { $count }", "sold: missing"),
        ("sold = { $count ->\n    [one] { $count } karta\n   *[other] { $count } karty\n  }", "for few"),
        ("sold = { $count ->\n    [one] { $count } karta\n   *[few] { $count } karty\n  }", "for many"),
        ("sold = { $count }\nsold = { $count }", "twice"),
        ("sold = { $count", "Expected"),
    ],
)
def test_texts_that_differ_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, polish: str, problem: str
) -> None:
    for lang, text in {"en": "sold = Sold: { $count }", "pl": polish}.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "toy.ftl").write_text(text + "\n", encoding="utf-8")
    monkeypatch.setattr(audit, "LOCALES", tmp_path)
    assert any(problem in found for found in audit.text_problems())


def test_an_entry_without_a_source_is_found(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[[good]]\nid = "silk"\n[setup]\nsource = "hearsay"\n')
    silk, setup = audit.source_problems(tmp_path)
    assert "good 'silk': source" in silk
    assert "setup" in setup
