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
    """The rule of that id, or those that have every word of the query; the best matches first."""
    rules = rulebook(game, lang)
    by_id = [rule for rule in rules if rule.id.casefold() == query.strip().casefold()]
    if by_id:
        return by_id
    wanted = _plain(query).split()
    hits = [(sum(_plain(rule.text).count(word) for word in wanted), rule) for rule in rules]
    found = [
        (score, rule)
        for score, rule in hits
        if wanted and all(word in _plain(f"{rule.chapter} {rule.text}") for word in wanted)
    ]
    return [rule for _, rule in sorted(found, key=lambda pair: -pair[0])]


def _plain(text: str) -> str:
    """Small letters without accents, so that `ladownia` finds `ładownia`."""
    spread = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))
