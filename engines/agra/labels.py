"""The names of things, as texts. Those without arguments are made once."""

from collections.abc import Mapping, Sequence
from functools import cache

from engines import kernel
from engines.agra.components import CHARACTERS
from engines.kernel import Text, listed


@cache
def named(kind: str, name: str) -> Text:
    """`good-wood`, `guild-merchants`, `notable-cook`: the message is kind and id."""
    return Text(f"{kind}-{name}")


def good_label(good: str) -> Text:
    return named("good", good)


def place_label(space: str) -> Text:
    """A character, or the building of a good."""
    return named("character" if space in CHARACTERS else "building", space)


def guild_label(guild: str) -> Text:
    return named("guild", guild)


def notable_label(notable: str) -> Text:
    return named("notable", notable)


def rupees(count: int) -> Text:
    """So many Rupees."""
    return kernel.counted(count, Text("rupee"))


def favours(count: int) -> Text:
    """So many Favours."""
    return kernel.counted(count, Text("favour"))


@cache
def price_note(pays: int, needs: int) -> Text:
    """What a Favour action costs, and how many Favours it asks for if those are more."""
    return Text("note-favours", {"pays": pays, "needs": needs if needs > pays else 0})


def counted(good: str, count: int) -> Text:
    """So many of a good."""
    return kernel.counted(count, named("unit", good))


def goods_listed(goods: Mapping[str, int]) -> Text:
    """Goods with their numbers."""
    return listed([counted(good, count) for good, count in goods.items() if count])


def goods_named(goods: Sequence[str]) -> Text:
    """Goods without numbers."""
    return listed([good_label(good) for good in goods])
