"""Recruit: dispatch or employ the top Translator of a deck (SC-080 to SC-086)."""

from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple

from engines.kernel import Option, Refusal, Step, Text
from engines.scholars.action import Reach
from engines.scholars.choices import or_none
from engines.scholars.components import Translator
from engines.scholars.effects import Will, perform_any_order
from engines.scholars.labels import effects_text, languages_text, named, translator_label
from engines.scholars.rooms import employ, empty_deck, refuse_employ
from engines.scholars.state import SHELF, Player, Scholars
from engines.scholars.tracks import interact


class Recruiting(NamedTuple):
    """Whose top card, and whether it is employed or dispatched."""

    portrait: str
    employs: bool


def top_card(game: Scholars, portrait: str) -> Translator:
    """The accessible card of a deck."""
    card = game.parts.translators[game.decks[portrait][0]]
    assert isinstance(card, Translator)
    return card


def reachable(game: Scholars, value: int) -> int:
    """How many decks a value reaches (SC-080)."""
    return sum(deck.min_value <= value for deck in game.parts.translator_deck)


def recruit_options(game: Scholars) -> list[Option[Recruiting]]:
    """Dispatching and employing from each deck."""
    return [
        *(
            dispatch_option(game.data, portrait, cards[0] if cards else None)
            for portrait, cards in game.decks.items()
        ),
        *(
            employ_option(game.data, portrait, cards[0] if cards else None)
            for portrait, cards in game.decks.items()
        ),
    ]


@cache
def dispatch_option(data: str, portrait: str, top: str | None) -> Option[Recruiting]:
    """With what the top card brings."""
    card = SHELF.of(data).translators[top] if top else None
    note = partial(effects_text, card.dispatch) if isinstance(card, Translator) else None
    label = Text("option-dispatch", {"who": named("portrait", portrait)})
    return Option(f"dispatch:{portrait}", Recruiting(portrait, False), label, note=note)


@cache
def employ_option(data: str, portrait: str, top: str | None) -> Option[Recruiting]:
    """With the languages of the top card, and what it is good for once it has retired."""
    card = SHELF.of(data).translators[top] if top else None
    who = named("portrait", portrait)
    if not isinstance(card, Translator):
        return Option(
            f"employ:{portrait}", Recruiting(portrait, True), Text("option-employ-nobody", {"who": who})
        )
    return Option(
        f"employ:{portrait}",
        Recruiting(portrait, True),
        Text("option-employ", {"who": who, "languages": languages_text(card.languages)}),
        note=Text("note-employ", {"effects": effects_text(card.retired), "points": card.vp}),
    )


def refuse_deck(game: Scholars, value: int, portrait: str) -> Refusal | None:
    """Why a deck is out of reach (SC-080, SC-086)."""
    deck = game.parts.decks[portrait]
    if value < deck.min_value:
        return Refusal("SC-080", Text("why-value", {"value": deck.min_value, "have": value}))
    return empty_deck(game, portrait)


def refuse_recruits(game: Scholars, me: Player, reaches: Sequence[Reach]) -> Refusal | None:
    """Why nobody at all can be recruited: whoever could be employed could be dispatched."""
    first: Refusal | None = None
    for portrait in game.decks:
        why = refuse_deck(game, reaches[0].value, portrait)
        if why is None:
            return None
        first = first or why
    return first


def recruit(game: Scholars, me: Player, reaches: Sequence[Reach], *, skip: bool) -> Step:
    """One Translator within reach; the colour does not matter (SC-080)."""
    value = reaches[0].value
    no_room = refuse_employ(game, me)
    out_of_reach = {portrait: refuse_deck(game, value, portrait) for portrait in game.decks}

    def refuse(recruiting: Recruiting | None) -> Refusal | None:
        if recruiting is None:
            return None
        return out_of_reach[recruiting.portrait] or (no_room if recruiting.employs else None)

    recruiting = yield from me.ask(
        "recruit",
        lambda: or_none(recruit_options(game), when=skip, label="option-no-action"),
        refuse=refuse,
        args=lambda: {"value": value},
    )
    if recruiting is None:
        return
    if recruiting.employs:
        yield from employ(game, me, recruiting.portrait)
    else:
        yield from dispatch(game, me, recruiting.portrait)


def dispatch(game: Scholars, me: Player, portrait: str) -> Step:
    """The effects of the card in any order; then it goes under its deck (SC-081)."""
    card = top_card(game, portrait)
    game.tell("dispatches", who=me.who, whom=translator_label(game, card.id), id=card.id)
    yield from interact(game, me, card.id)
    yield from perform_any_order(game, me, card.dispatch, Will.MAY)
    deck = game.decks[portrait]
    if len(deck) > 1:
        yield from game.barrier("translator")
    deck.remove(card.id)
    deck.append(card.id)
