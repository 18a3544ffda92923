"""The choice of a Starting Translator with its Resource card, and what the card brings (SC-032 to SC-036)."""

from functools import partial

from engines.kernel import Option, Step, Text
from engines.scholars.dice import draw
from engines.scholars.effects import Will, perform
from engines.scholars.labels import (
    dice_listed,
    effects_text,
    languages_of,
    listed,
    named,
    workers_listed,
)
from engines.scholars.setup import room_of
from engines.scholars.solo import set_up_level
from engines.scholars.state import Player, Scholars
from engines.scholars.supply import gain_gold, gain_silver
from engines.scholars.vocabulary import WORKERS


def draft(game: Scholars, me: Player) -> Step:
    """In reverse turn order; the last one starts the game (SC-032)."""
    name = yield from me.ask("draft", lambda: draft_options(game))
    room = room_of(game.parts, name)
    employed = game.rooms[room]
    assert employed is not None
    employed.owner = me.seat
    me.influence -= 1
    resource = game.offers.pop(name)
    game.tell("drafts", who=me.who, languages=languages_of(game, name), room=room + 1, id=resource)
    yield from resolve(game, me, resource)
    if me.seat != game.first:
        game.current = (game.current - 1) % len(game.players)
        return
    game.boxed += game.offers.values()  # SC-036
    game.offers = {}
    game.phase = "turns"
    if game.ai is not None:
        set_up_level(game)


def draft_options(game: Scholars) -> list[Option[str]]:
    """The pairs that are left, from left to right."""
    names = sorted(game.offers, key=lambda name: room_of(game.parts, name))
    return [
        Option(
            f"room:{room_of(game.parts, name) + 1}",
            name,
            partial(pair_text, game, name),
            note=partial(resource_text, game, game.offers[name]),
        )
        for name in names
    ]


def pair_text(game: Scholars, name: str) -> Text:
    """The Translator, and the dice of the Resource card below."""
    dice = game.parts.resources[game.offers[name]].dice
    return Text(
        "option-pair",
        {
            "room": room_of(game.parts, name) + 1,
            "languages": languages_of(game, name),
            "dice": listed(
                Text("times", {"what": named("colour", colour), "count": count})
                for colour, count in dice.items()
            ),
        },
    )


def resource_text(game: Scholars, resource: str) -> Text:
    """What else a Resource card brings."""
    card = game.parts.resources[resource]
    workers = listed(named("short-worker", colour) for colour in card.workers)
    return Text(
        "note-resource",
        {
            "gold": card.gold,
            "silver": card.silver,
            "workers": workers,
            "bonus": effects_text(card.bonus),
        },
    )


def resolve(game: Scholars, me: Player, resource: str) -> Step:
    """From top to bottom; then it serves as the reference card (SC-033 to SC-035)."""
    me.resource = resource
    card = game.parts.resources[resource]
    for colour, count in card.dice.items():
        game.supply[colour] -= count
        me.bag[colour] += count
    game.tell("adds", who=me.who, dice=dice_listed(card.dice))
    yield from draw(game, me, card.draw)
    gain_gold(game, me, card.gold)
    gain_silver(game, me, card.silver)
    for colour in WORKERS:
        me.workers[colour] += card.workers.get(colour, 0)
    game.tell("gains", who=me.who, what=workers_listed(card.workers))
    yield from perform(game, me, card.bonus, Will.MAY)
