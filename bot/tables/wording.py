"""Typed answers: by ids, or by the words that the buttons show, in whatever language the reader has."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias
from unicodedata import combining, normalize

from data.words import Text
from engines.kernel import Asked, Kind
from engines.kernel.asks import unfolded, written

Say: TypeAlias = Callable[[Text], str]

MULTIPLE = (Kind.SOME, Kind.AMOUNTS, Kind.ORDER)
LONGEST = 60  # no id is longer, and what is none may be anything
SHORTEST = 3  # letters that a name may be cut to
AND = "+"
NOTHING = "-"
TIMES = re.compile(r"[×x*](\d{1,2})[,;]?")
POLISH = str.maketrans("łŁ", "lL")
AROUND = ".,;:!?()[]{}\"'„”“’‘«»·–—"  # what people leave out when they type


class Typed(NamedTuple):
    """An answer that a line begins with, and how many of its words that takes."""

    picks: list[str]
    words: int
    goes_on: bool = False  # it ends with "and"


def read(asked: Asked, words: Sequence[str], say: Say | None) -> Typed:
    """The answer that these words begin with. What is neither ids nor words of labels is taken for an id.

    Of a label it is enough to write the beginning, if nothing else begins so.
    """
    by_id = [pick[:LONGEST] for pick in unfolded(words[0])]
    known = {*(option.id for option in (*asked.options, *asked.free)), *(one.id for one in asked.why_not())}
    if say is None or all(pick in known for pick in by_id):
        return Typed(by_id, 1)
    called = _called(asked, say)
    picks: list[str] = []
    used = 0
    while (found := _longest(called, words[used:])) is not None:
        pick, length = found
        used += length
        count, length = _count(words[used:])
        used += length
        picks += [pick] * count
        if asked.kind not in MULTIPLE or used >= len(words) or words[used] != AND:
            return Typed(picks, used)
        used += 1
    if picks:
        return Typed(picks, used - 1, goes_on=True)
    begun = None if asked.kind in MULTIPLE else _only_one(called, words)
    return Typed(by_id, 1) if begun is None else Typed([begun[0]], begun[1])


def spelled(asked: Asked, picks: Sequence[str], say: Say) -> str:
    """An answer in words; empty where they would not be understood as this answer."""
    if not picks:
        return NOTHING
    labels = {option.id: say(written(option.label)) for option in (*asked.options, *asked.free)}
    words = f" {AND} ".join(
        labels[pick] if count == 1 else f"{labels[pick]} ×{count}" for pick, count in Counter(picks).items()
    )
    return words if words and read(asked, words.split(), say)[:2] == (list(picks), len(words.split())) else ""


def fits(beginning: str, label: str) -> bool:
    """Whether a word of a label begins so."""
    return f" {_plain(beginning)}" in f" {_plain(label)}"


def _called(asked: Asked, say: Say) -> Mapping[tuple[str, ...], str]:
    """What everything is called that can be chosen, or that says why it cannot; with its price or without."""
    called: dict[tuple[str, ...], str] = {}
    for closed in asked.why_not():
        called[_bare(say(written(closed.label)))] = closed.id
    for option in (*asked.free, *asked.options):
        label = say(written(option.label))
        called[_bare(label)] = option.id
        if option.note is not None:
            called[_bare(f"{label} {say(written(option.note))}")] = option.id
    return called


def _longest(called: Mapping[tuple[str, ...], str], words: Sequence[str]) -> tuple[str, int] | None:
    """The longest name that these words begin with."""
    found: tuple[str, int] | None = None
    for name, pick in called.items():
        length = _taken(name, words)
        if length and (found is None or length > found[1]):
            found = pick, length
    return found


def _taken(name: tuple[str, ...], words: Sequence[str]) -> int:
    """How many words are this name; 0: they are not."""
    left = list(name)
    for number, word in enumerate(words, start=1):
        bare = _plain(word)
        if not bare:
            continue
        if not left or bare != left.pop(0):
            return 0
        if not left:
            return number
    return 0


def _only_one(called: Mapping[tuple[str, ...], str], words: Sequence[str]) -> tuple[str, int] | None:
    """The only thing whose name begins with all these words, or with those before a comma."""
    length = next((number for number, word in enumerate(words, start=1) if word.endswith(",")), len(words))
    beginning = " ".join(_bare(" ".join(words[:length])))
    if len(beginning) < SHORTEST:
        return None
    meant = {pick for name, pick in called.items() if " ".join(name).startswith(beginning)}
    return (meant.pop(), length) if len(meant) == 1 else None


def _count(words: Sequence[str]) -> tuple[int, int]:
    """How often something is chosen, if that is said: `×2`."""
    found = TIMES.fullmatch(words[0]) if words else None
    return (int(found[1]), 1) if found else (1, 0)


def _bare(label: str) -> tuple[str, ...]:
    return tuple(word for word in map(_plain, label.split()) if word)


def _plain(words: str) -> str:
    """Small letters without accents, and without what stands around words."""
    return " ".join(filter(None, (_letters(word).strip(AROUND) for word in words.split())))


def _letters(word: str) -> str:
    return "".join(_unaccented(normalize("NFKD", word.translate(POLISH).casefold())))


def _unaccented(letters: str) -> Iterator[str]:
    return (letter for letter in letters if not combining(letter))
