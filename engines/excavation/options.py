"""Options for the things of the game. Equal things have equal options, so each is made once."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from typing import TypeVar

from data.words import Text, Who, listed
from engines.excavation.components import Buyer, CardId, CentreId, Kind, Place, Region
from engines.kernel.asks import Option, Refusal

T = TypeVar("T")


@cache
def card_text(card: CardId) -> Text:
    """A card, by its id: region and market symbol, or fuel."""
    head, _, number = card.rpartition("-")
    if head == "travel":
        return Text("card-travel", {"fuel": int(number)})
    return Text("card-action", {"region": head, "market": int(number)})


@cache
def artefact_text(kind: Kind) -> Text:
    """An artefact, by its kind."""
    return Text("artefact", {"kind": kind})


@cache
def short_text(kind: Kind) -> Text:
    """An artefact among others of its region, by its name alone."""
    return Text("artefact-short", {"kind": kind})


@cache
def place_text(place: Place) -> Text:
    """A location of the map."""
    return Text("place", {"place": place})


@cache
def centre_text(centre: CentreId) -> Text:
    """A command centre."""
    return Text("centre", {"centre": centre})


@cache
def region_text(region: Region) -> Text:
    """A region."""
    return Text("region", {"region": region})


@cache
def buyer_text(buyer: Buyer) -> Text:
    """A buyer."""
    return Text("buyer", {"buyer": buyer})


@cache
def buyer_kind(buyer: Buyer) -> Text:
    """The colour of a buyer, where buyers are listed."""
    return Text("buyer-kind", {"buyer": buyer})


@cache
def market_text(number: int) -> Text:
    """A market."""
    return Text("market", {"market": number})


def order_text(order: Sequence[int]) -> Text:
    """Seats in a row."""
    return listed([Text("option-seat", {"who": Who(seat)}) for seat in order])


@cache
def card_option(card: CardId) -> Option[CardId]:
    """A card to choose."""
    return Option(card, card, card_text(card))


@cache
def artefact_option(kind: Kind, value: int, name: str = "") -> Option[Kind]:
    """An artefact to choose, with its value; `name` tells it from others of its kind."""
    return Option(name or kind, kind, artefact_text(kind), _value_text(value))


@cache
def place_option(place: Place, fuel: int = 0) -> Option[Place | None]:
    """A location to choose, perhaps with the fuel that it costs to go there."""
    note = Text("note-fuel-cost", {"fuel": fuel}) if fuel else None
    return Option(place, place, place_text(place), note)


@cache
def region_option(region: Region) -> Option[Region]:
    """A region to choose."""
    return Option(region, region, region_text(region))


@cache
def buyer_option(buyer: Buyer) -> Option[Buyer]:
    """A buyer to choose."""
    return Option(buyer, buyer, buyer_text(buyer))


@cache
def market_option(number: int) -> Option[int]:
    """A market to choose."""
    return Option(f"market:{number}", number, market_text(number))


@cache
def move_option(here: Place, there: Place) -> Option[tuple[Place, Place] | None]:
    """A step of an explorer."""
    label = Text("option-move", {"here": place_text(here), "there": place_text(there)})
    return Option(f"{here}>{there}", (here, there), label)


@cache
def word_option(word: str) -> Option[str]:
    """A plain choice, `yes`, `deliver`, `envoy`: its text is `option-<word>`."""
    return Option(word, word, Text(f"option-{word}"))


@cache
def none_option(word: str) -> Option[str]:
    """The choice to leave it: the value is the empty word."""
    return Option(word, "", Text(f"option-{word}"))


YES_NO: tuple[Option[bool], Option[bool]] = (
    Option("yes", True, Text("option-yes")),
    Option("no", False, Text("option-no")),
)


def different(things: Iterable[T]) -> list[T]:
    """Each thing once, in the order of the list: equal things are equal choices."""
    return list(dict.fromkeys(things))


def told_apart(things: Iterable[str]) -> list[tuple[str, str]]:
    """Every single thing of a pile with an id of its own: `red-3`, and a second one `red-3:2`."""
    seen: dict[str, int] = {}
    named: list[tuple[str, str]] = []
    for thing in things:
        seen[thing] = count = seen.get(thing, 0) + 1
        named.append((f"{thing}:{count}" if count > 1 else thing, thing))
    return named


def card_options(cards: Iterable[CardId]) -> list[Option[CardId]]:
    """Every single card, where several may be chosen."""
    return [Option(name, card, card_text(card)) for name, card in told_apart(cards)]


def stored_options(
    storage: str, kinds: Iterable[Kind], value_of: Mapping[Kind, int]
) -> list[Option[tuple[str, Kind]]]:
    """Every single artefact of a storage: `hold:red-eye`, and a second one `hold:red-eye:2`."""
    return [
        Option(
            f"{storage}:{name}",
            (storage, kind),
            partial(_stored_text, storage, kind),
            partial(_value_text, value_of[kind]),
        )
        for name, kind in told_apart(kinds)
    ]


def _value_text(value: int) -> Text:
    return Text("note-value", {"value": value})


def _stored_text(storage: str, kind: Kind) -> Text:
    return Text("option-stored", {"artefact": artefact_text(kind), "storage": storage})


@cache
def refusal(rule: str, reason: str) -> Refusal:
    """Why something cannot be done, with the rule that says so: `why-<reason>`."""
    return Refusal(rule, Text(f"why-{reason}"))
