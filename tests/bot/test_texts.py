"""Every word the bot says exists in every language, and none is left over."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.cogs.lobby import NEEDED
from bot.tables import CALLS, PACES, WAYS
from bot.translation import Reader
from data import LANGUAGES, ROOT
from data.words import Text, words
from engines.kernel import games
from engines.kernel.thinking import STRENGTHS

# What the bot says: a file for daily use, and one for each thing beyond it.
FILES = ("common-bot", "common-server", "common-memory")
SOURCES = [path for path in Path("bot").rglob("*.py") if "loopback" not in path.parts]
USED = re.compile(r"""(?:say|named|Refused|Text|format)\(\s*f?["']([a-z][a-z0-9-]*)["']""")
SPOKEN = re.compile(r"""["']([a-z]+(?:-[a-z0-9]+)+)["']""")
# Parts of keys that are put together from what something is.
BUILT = {
    "language-": LANGUAGES,
    "help-": [
        f"{part}{end}"
        for part in ("start", "turn", "look", "rules", "together", "alone")
        for end in ("", "-title")
    ],
    "undo-is-": ("agreed", "refused"),
    "pace-is-": ("agreed", "refused"),
    "pace-": [f"{pace}{end}" for pace in PACES for end in ("", "-about")],
    "choice-calls-": CALLS,
    "server-": ("language-menu", "pace-menu", "most-menu", "most-each-menu", "bots-menu"),
    "poll-": WAYS,
    "poll-is-": ("back", *WAYS),
    "summons-": ("turn", "nudge", "reminder", "held"),
    "choice-screen-": ("wide", "phone"),
    "bot-": ("random", *STRENGTHS, *(f"{strength}-about" for strength in STRENGTHS)),
    "hint-": ("ahead", "behind", "even", "best", "less"),
    "lobby-hints-": ("on", "off"),
    "lobby-rated-": ("on", "off", "on-about", "off-about"),
    "history-title-": ("mine", "server"),
    "stats-": [f"{name}-short" for name in ("games", "wins", "average", "best", "rating", "winner-points")],
    "permission-": [
        name.replace("_", "-")
        for name in (*NEEDED, "send_messages", "send_messages_in_threads", "create_public_threads")
    ],
}
OF_A_GAME = {"game", "game-about", "automa", "credits"}


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    folder = ROOT / "locales" / lang
    sources = [(folder / f"{name}.ftl").read_text(encoding="utf-8") for name in FILES]
    entries = [entry for source in sources for entry in FluentParser().parse(source).body]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def variables(node: ast.BaseNode) -> set[str]:
    found: set[str] = set()
    for child in vars(node).values():
        for part in child if isinstance(child, list) else [child]:
            if isinstance(part, ast.VariableReference):
                found.add(part.id.name)
            elif isinstance(part, ast.BaseNode):
                found |= variables(part)
    return found


def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


def test_every_key_exists_in_every_language() -> None:
    used = {key for key in USED.findall(source()) if "-" in key} - OF_A_GAME
    used |= {f"{start}{end}" for start, ends in BUILT.items() for end in ends}
    for lang in LANGUAGES:
        game = words(lang, "toy")
        missing = [key for key in sorted(used) if not game.has(key) and not key.startswith("pic-part-")]
        assert not [key for key in missing if not key.endswith("-")], lang


def test_no_text_is_left_over() -> None:
    spoken = set(SPOKEN.findall(source())) | {"cancel", "failed"}
    spoken |= {f"{start}{end}" for start, ends in BUILT.items() for end in ends}
    assert sorted(set(messages("en")) - spoken) == []


def test_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, polish = messages("en"), messages("pl")
    assert list(english) == list(polish)
    for key, message in english.items():
        assert variables(message) == variables(polish[key]), key


@pytest.mark.parametrize("count", [0, 1, 2, 4, 5, 12, 22, 25, 100])
def test_polish_counts_as_poles_do(count: int) -> None:
    form = {1: "krok", 2: "kroki", 4: "kroki", 22: "kroki"}.get(count, "kroków")
    expected = f"Przyjęto {count} {form}." if count else "Nic nie zostało przyjęte."
    assert words("pl").format("move-done", {"count": count}) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_named_as_discord_demands(lang: str) -> None:
    names = [
        key
        for key in messages(lang)
        if re.fullmatch(r"(cmd|opt)-[a-z-]+", key) and not key.endswith("-about")
    ]
    names.append("cmd-about")
    seen: set[str] = set()
    for key in names:
        name = words(lang).format(key, {})
        assert re.fullmatch(r"[-_\w]{1,32}", name), key
        assert name == name.lower(), key
        group = key.rpartition("-")[0]
        if key.startswith("cmd-"):
            place = f"{group if group in names else ''} {name}"
            assert place not in seen, name
            seen.add(place)
    for key in messages(lang):
        if re.fullmatch(r"(cmd|opt)-[a-z-]+-about", key):
            assert 1 <= len(words(lang).format(key, {})) <= 100, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_game_brings_what_the_bot_calls_by_name(game: str, lang: str) -> None:
    own = words(lang, game)
    assert own.has("game")
    assert own.has("game-about")
    assert own.has("automa") or 1 not in games()[game].players
    for setting in games()[game].settings:
        for key in (
            f"setting-{setting.id}",
            *(f"setting-{setting.id}-{choice}" for choice in setting.choices),
        ):
            assert own.has(key), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_an_earlier_version_told_can_still_be_read(lang: str) -> None:
    gone = Text("event-that-nobody-tells-any-more", {"count": 2})
    changed = Text("event-traded", {"of-old": 3})
    for text in (gone, changed, Text("event-traded", {"who": gone})):
        told = Reader(lang, "toy").write(text)
        assert told == Reader(lang).say("told-by-an-earlier-version")
