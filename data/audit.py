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
    found = {entry.id.name: Message(entry) for entry in _entries(path) if isinstance(entry, ast.Message)}
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


def _entries(path: Path) -> list[ast.EntryType]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def text_problems() -> Iterator[str]:
    """Every language has the same files with the same messages, and each needs the same arguments."""
    first, *others = LANGUAGES
    names = sorted({path.name for lang in LANGUAGES for path in (LOCALES / lang).glob("*.ftl")})
    for name in names:
        paths = {lang: LOCALES / lang / name for lang in LANGUAGES}
        missing = [path for path in paths.values() if not path.exists()]
        yield from (f"{path}: no such file" for path in missing)
        if missing:
            continue
        for path in paths.values():
            yield from _unreadable(path)
        ours = messages(paths[first])
        for lang in LANGUAGES:
            yield from _plural_problems(paths[lang], lang)
        for lang in others:
            yield from _differences(ours, paths[lang])


def _unreadable(path: Path) -> Iterator[str]:
    known: set[str] = set()
    for entry in _entries(path):
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            yield f"{path}: {line!r}: {entry.annotations[0].message}"
        elif isinstance(entry, ast.Message):
            if entry.id.name in known:
                yield f"{path}: {entry.id.name}: stands there twice"
            known.add(entry.id.name)


def _plural_problems(path: Path, lang: str) -> Iterator[str]:
    for message in messages(path).values():
        for forms in message.plurals:
            lacking = sorted(PLURALS[lang] - forms) or ["many"] * (forms == PLURALS[lang])
            if lacking:
                yield f"{path}: {message.id}: has no form for {', '.join(lacking)}"


def _differences(ours: dict[str, Message], path: Path) -> Iterator[str]:
    theirs = messages(path)
    yield from (f"{path}: {key}: missing" for key in ours.keys() - theirs.keys())
    yield from (f"{path}: {key}: only here" for key in theirs.keys() - ours.keys())
    for key in sorted(ours.keys() & theirs.keys()):
        if ours[key].variables != theirs[key].variables:
            wanted, found = sorted(ours[key].variables), sorted(theirs[key].variables)
            yield f"{path}: {key}: uses {found} instead of {wanted}"


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
