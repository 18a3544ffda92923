"""The rules reference that players read: `data/rules/<lang>/<game>.md`, found by id or by words."""

import re
import unicodedata
from functools import cache

import msgspec

from data import ROOT

ENTRY = re.compile(r"^- \*\*(?P<id>[A-Z]+-\d+[a-z]?)\*\* (?P<text>.+)$")
HEADING = re.compile(r"^#+ (?P<title>.+)$")


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule under its chapter's heading."""

    id: str
    chapter: str
    text: str


@cache
def rulebook(game: str, lang: str) -> tuple[Rule, ...]:
    """All rules of a game, in the order of the rulebook."""
    rules: list[Rule] = []
    chapter = ""
    for line in (ROOT / "rules" / lang / f"{game}.md").read_text(encoding="utf-8").splitlines():
        if heading := HEADING.match(line):
            chapter = heading["title"]
        elif entry := ENTRY.match(line):
            rules.append(Rule(entry["id"], chapter, entry["text"]))
        elif line.startswith("  ") and rules and line.strip():
            last = rules.pop()
            rules.append(Rule(last.id, last.chapter, f"{last.text}\n{line.strip()}"))
    return tuple(rules)


def find(game: str, lang: str, query: str) -> list[Rule]:
    """The rule of that id (`EE-113`, `ee113`, `113`), or those that have every word of the query, best first.

    Words are found by their beginning too: `ładownia` also finds `ładowni` and `ładownię`.
    """
    rules = rulebook(game, lang)
    wanted_id = re.sub(r"[^a-z0-9]", "", query.casefold())
    by_id = [rule for rule in rules if wanted_id in _names(rule)]
    if not by_id and re.fullmatch(r"[a-z]+\d+", wanted_id):
        by_id = [rule for rule in rules if _names(rule)[0].startswith(wanted_id)]
    if by_id:
        return by_id
    wanted = [re.compile(rf"\b{re.escape(_stem(word))}") for word in _plain(query).split()]
    hits = [
        ([len(word.findall(_plain(f"{rule.chapter} {rule.text}"))) for word in wanted], rule)
        for rule in rules
    ]
    found = [(sum(counts), rule) for counts, rule in hits if counts and all(counts)]
    return [rule for _, rule in sorted(found, key=lambda pair: -pair[0])]


def _names(rule: Rule) -> tuple[str, str, str]:
    """How people type an id: with the prefix, without it, without leading zeros."""
    prefix, _, number = rule.id.casefold().partition("-")
    return f"{prefix}{number}", number, number.lstrip("0")


def _stem(word: str) -> str:
    """What Polish and English endings leave of a long word."""
    return word[:-2] if len(word) > 4 else word


def _plain(text: str) -> str:
    """Small letters without accents, so that `ladownia` finds `ładownia`."""
    spread = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))
