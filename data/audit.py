"""What is wrong with texts, rules references and sources: found and named, for `check-data` and for tests."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from data import LANGUAGES, ROOT
from data.rulebook import rulebook

LOCALES = ROOT / "locales"
SOURCES = ("rulebook", "public", "reconstructed")
# The plural forms that whole numbers need in a language, besides one more for all the others.
PLURALS = {"en": {"one"}, "pl": {"one", "few"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class _Reader(Visitor):
    """What a message refers to, and the forms it chooses between."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        forms = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if forms <= CATEGORIES and len(forms) > 1 and _shows_its_number(node):
            self.plurals.append(forms)
        self.generic_visit(node)


def _shows_its_number(node: ast.SelectExpression) -> bool:
    """Whether the number that chooses the form is also written, so that a noun must agree with it."""
    inside = _Reader()
    for variant in node.variants:
        inside.visit(variant.value)
    return isinstance(node.selector, ast.VariableReference) and node.selector.id.name in inside.variables


class Message:
    """A message of a file: the variables it needs, the messages it contains, the plural forms it has."""

    def __init__(self, entry: ast.Message) -> None:
        reader = _Reader()
        reader.visit(entry)
        self.id: str = entry.id.name
        self.variables, self.messages, self.plurals = reader.variables, reader.messages, reader.plurals


def messages(path: Path) -> dict[str, Message]:
    """The messages of a file, with the variables of those they contain; what cannot be read is left out."""
    return _messages(_entries(path))


def _entries(path: Path) -> list[ast.EntryType]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def _messages(entries: list[ast.EntryType]) -> dict[str, Message]:
    found = {entry.id.name: Message(entry) for entry in entries if isinstance(entry, ast.Message)}
    for message in found.values():
        _take_in(message, found)
    return found


def _take_in(message: Message, all_of_them: dict[str, Message]) -> None:
    """Add what the messages inside a message need and contain."""
    waiting = list(message.messages)
    while waiting:
        inner = all_of_them.get(waiting.pop())
        if inner is not None:
            message.variables |= inner.variables
            waiting += inner.messages - message.messages
            message.messages |= inner.messages


def text_problems() -> Iterator[str]:
    """Every language has the same files with the same messages, and each needs the same arguments."""
    names = sorted({path.name for lang in LANGUAGES for path in (LOCALES / lang).glob("*.ftl")})
    for name in names:
        paths = {lang: LOCALES / lang / name for lang in LANGUAGES}
        missing = [path for path in paths.values() if not path.exists()]
        yield from (f"{path}: no such file" for path in missing)
        if not missing:
            yield from _problems_of(paths)


def _problems_of(paths: dict[str, Path]) -> Iterator[str]:
    """What is wrong with one file in all its languages; the first language says what there must be."""
    wanted: dict[str, Message] | None = None
    for lang, path in paths.items():
        entries = _entries(path)
        found = _messages(entries)
        wanted = found if wanted is None else wanted
        yield from (f"{path}: {problem}" for problem in _unreadable(entries))
        yield from (f"{path}: {problem}" for problem in _plural_problems(found, lang))
        yield from (f"{path}: {problem}" for problem in _differences(wanted, found))


def _unreadable(entries: list[ast.EntryType]) -> Iterator[str]:
    known: set[str] = set()
    for entry in entries:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            yield f"{line!r}: {entry.annotations[0].message}"
        elif isinstance(entry, ast.Message):
            if entry.id.name in known:
                yield f"{entry.id.name}: stands there twice"
            known.add(entry.id.name)


def _plural_problems(found: dict[str, Message], lang: str) -> Iterator[str]:
    for message in found.values():
        for forms in message.plurals:
            lacking = sorted(PLURALS[lang] - forms) or ["many"] * (forms == PLURALS[lang])
            if lacking:
                yield f"{message.id}: has no form for {', '.join(lacking)}"


def _differences(wanted: dict[str, Message], found: dict[str, Message]) -> Iterator[str]:
    yield from (f"{key}: missing" for key in wanted if key not in found)
    yield from (f"{key}: only here" for key in found if key not in wanted)
    for key, message in found.items():
        if key in wanted and message.variables != wanted[key].variables:
            yield f"{key}: uses {sorted(message.variables)} instead of {sorted(wanted[key].variables)}"


def rule_problems(game: str, prefix: str) -> Iterator[str]:
    """Every language has the same rules in the same order, each once, with the game's own prefix."""
    paths = {lang: ROOT / "rules" / lang / f"{game}.md" for lang in LANGUAGES}
    missing = [path for path in paths.values() if not path.exists()]
    if missing:
        yield from (f"{path}: no such file" for path in missing)
        return
    ids = {lang: [rule.id for rule in rulebook(game, lang)] for lang in LANGUAGES}
    for lang, path in paths.items():
        for place, name in enumerate(ids[lang]):
            if not name.startswith(f"{prefix}-"):
                yield f"{path}: {name}: a rule of this game begins with {prefix}-"
            if name in ids[lang][:place]:
                yield f"{path}: {name}: stands there twice"
        if not ids[lang]:
            yield f"{path}: no rules"
        if ids[lang] != ids[LANGUAGES[0]]:
            apart = sorted({*ids[lang]} ^ {*ids[LANGUAGES[0]]}) or ["another order"]
            yield f"{path}: not the rules of {LANGUAGES[0]}: {', '.join(apart)}"


def source_problems(folder: Path) -> Iterator[str]:
    """Every entry of every table says where it comes from."""
    for path in sorted(folder.glob("*.toml")):
        for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for place, entry in enumerate(table if isinstance(table, list) else [table]):
                if not isinstance(entry, dict) or entry.get("source") not in SOURCES:
                    which = entry.get("id", place) if isinstance(entry, dict) else place
                    yield f"{path}: {name} {which!r}: source: must be one of {', '.join(SOURCES)}"
