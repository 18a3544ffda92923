"""The names of things, as texts and options."""

from collections.abc import Sequence
from functools import cache

from engines.kernel import Option, Text
from engines.toy.state import Oasis

COIN, CARD, WATER, CAMEL = Text("coin"), Text("card"), Text("water"), Text("camel")


@cache
def good(kind: str) -> Text:
    """The name of a kind of goods."""
    return Text(f"good-{kind}")


@cache
def stall_label(stall: str) -> Text:
    """The name of a stall."""
    return Text(f"stall-{stall}")


def cards(hand: Sequence[str]) -> list[Option[str]]:
    """Each kind in a hand once: equal cards are equal choices."""
    return [card(kind) for kind in sorted(set(hand))]


@cache
def card(kind: str) -> Option[str]:
    """A card of this kind to choose."""
    return Option(kind, kind, good(kind))


def stalls(game: Oasis) -> list[Option[str]]:
    """The stalls with their bonus."""
    return [stall(name, bonus) for name, bonus in game.stalls.items()]


@cache
def stall(name: str, bonus: int) -> Option[str]:
    """A stall to choose."""
    return Option(name, name, stall_label(name), note=Text("note-bonus", {"bonus": bonus}))


@cache
def stone_label(stone: str) -> Text:
    """What a stone of the storm's bag says."""
    return Text(f"stone-{stone}")
