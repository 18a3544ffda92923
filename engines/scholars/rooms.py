"""Translators in Rooms: employing, Gold on and off, and cards from deck tops (SC-082 to SC-086, SC-151)."""

from functools import cache, partial
from typing import NamedTuple

from engines.kernel import Asking, Option, Refusal, Step, Text
from engines.scholars.choices import or_none
from engines.scholars.components import Room
from engines.scholars.dice import add_white_dice
from engines.scholars.effects import Will, effect, perform_any_order
from engines.scholars.influence import no_influence, take_piece
from engines.scholars.labels import counted, effects_text, named, translator_label
from engines.scholars.state import SHELF, Employed, Player, Scholars
from engines.scholars.supply import pay_owner
from engines.scholars.tracks import interact
from engines.scholars.vocabulary import EmployOrRetire, MoveGold, RetireFromDeck


def due(game: Scholars) -> list[tuple[int, Employed]]:
    """The Rooms whose Translators have all the Gold that is asked for, from left to right (SC-145)."""
    asked = game.parts.room
    return [
        (place, employed)
        for place, employed in enumerate(game.rooms)
        if employed is not None and employed.gold >= asked[place].gold
    ]


def landlord(game: Scholars, employed: Employed) -> int | None:
    """Whom it costs 1 Silver to deal with a Translator: the solo opponent has the Neutral ones (SC-245)."""
    if employed.owner is None and game.ai is not None:
        return game.ai.seat
    return employed.owner


# ---- From the decks --------------------------------------------------------------------------------------


def empty_deck(game: Scholars, portrait: str) -> Refusal | None:
    """Nobody comes from an empty deck (SC-086)."""
    if game.decks[portrait]:
        return None
    return Refusal("SC-086", Text("why-deck-empty", {"who": named("portrait", portrait)}))


def take_top(game: Scholars, portrait: str) -> Asking[str]:
    """The top card of a deck; the next one comes to light."""
    if len(game.decks[portrait]) > 1:
        yield from game.barrier("translator")
    return game.decks[portrait].pop(0)


def retire_from_deck(game: Scholars, me: Player, portrait: str) -> Step:
    """Set aside till the end of the turn, for a White die (SC-150)."""
    name = yield from take_top(game, portrait)
    me.aside.append(name)
    game.tell("retires-from-deck", who=me.who, whom=translator_label(game, name))
    yield from add_white_dice(game, me, 1)
    yield from interact(game, me, name)


def refuse_retire(game: Scholars, me: Player, effect: RetireFromDeck) -> Refusal | None:
    reasons = [empty_deck(game, portrait) for portrait in effect.portraits]
    return reasons[0] if all(reasons) else None


@effect(RetireFromDeck, refuse=refuse_retire)
def retire_one_of(game: Scholars, me: Player, effect: RetireFromDeck, will: Will) -> Step:
    portrait = yield from me.ask(
        "retire-whom",
        lambda: [Option(one, one, named("portrait", one)) for one in effect.portraits],
        refuse=lambda one: empty_deck(game, one),
        default=next(one for one in effect.portraits if game.decks[one]),
    )
    yield from retire_from_deck(game, me, portrait)


# ---- Employing -------------------------------------------------------------------------------------------


def refuse_room(game: Scholars, me: Player, room: int) -> Refusal | None:
    """A Room must be empty and paid (SC-082, SC-083)."""
    if game.rooms[room] is not None:
        return Refusal("SC-083", Text("why-room-taken"))
    cost = game.parts.room[room].cost
    if me.silver < cost:
        return Refusal("SC-082", Text("why-silver", {"count": cost, "have": me.silver}))
    return None


def refuse_employ(game: Scholars, me: Player) -> Refusal | None:
    """Why nobody can be employed now, of whatever deck (SC-010, SC-082, SC-083)."""
    if refusal := no_influence(game, me):
        return refusal
    if all(game.rooms):
        return Refusal("SC-083", Text("why-rooms-full"))
    if all(refuse_room(game, me, room) for room in range(len(game.rooms))):
        return Refusal("SC-082", Text("why-room-dear"))
    return None


def room_options(game: Scholars) -> list[Option[int]]:
    """All Rooms, with cost, Gold and effects."""
    return _room_options(game.data)


@cache
def _room_options(data: str) -> list[Option[int]]:
    return [
        Option(
            f"room:{room.id}",
            room.id - 1,
            Text("room", {"room": room.id, "cost": counted("silver", room.cost)}),
            note=partial(room_note, room),
        )
        for room in SHELF.of(data).room
    ]


def room_note(room: Room) -> Text:
    return Text("note-room", {"gold": room.gold, "effects": effects_text(room.effects)})


def employ(game: Scholars, me: Player, portrait: str) -> Step:
    """Pay a Room, turn the card over into it, take what the Room gives, mark it with Influence (SC-082)."""
    room = yield from me.ask(
        "room", lambda: room_options(game), refuse=lambda room: refuse_room(game, me, room)
    )
    yield from employ_in(game, me, portrait, room)


def employ_in(game: Scholars, me: Player, portrait: str, room: int) -> Step:
    """Into this Room."""
    name = yield from take_top(game, portrait)
    me.silver -= game.parts.room[room].cost
    game.rooms[room] = employed = Employed(name)
    label = translator_label(game, name)
    price = counted("silver", game.parts.room[room].cost)
    game.tell("employs", who=me.who, whom=label, room=room + 1, price=price)
    yield from perform_any_order(game, me, game.parts.room[room].effects, Will.MUST)
    yield from take_piece(game, me, must=True)
    employed.owner = me.seat
    yield from interact(game, me, name)


class Hiring(NamedTuple):
    """A Room for the new Translator, or none: he retires at once."""

    room: int | None


def refuse_employ_or_retire(game: Scholars, me: Player, effect: EmployOrRetire) -> Refusal | None:
    return empty_deck(game, effect.portrait)


@effect(EmployOrRetire, refuse=refuse_employ_or_retire)
def employ_or_retire(game: Scholars, me: Player, effect: EmployOrRetire, will: Will) -> Step:
    """A Room as in SC-082, whatever the value of the action, or retired with a White die (SC-085)."""

    def options() -> list[Option[Hiring]]:
        rooms = [
            Option(room.id, Hiring(room.value), room.label, note=room.note) for room in room_options(game)
        ]
        return [*rooms, Option("retire", Hiring(None), Text("option-retire"))]

    def refuse(hiring: Hiring) -> Refusal | None:
        if hiring.room is None:
            return None
        return no_influence(game, me) or refuse_room(game, me, hiring.room)

    hiring = yield from me.ask(
        "employ-or-retire",
        options,
        refuse=refuse,
        args=lambda: {"who": named("portrait", effect.portrait)},
    )
    if hiring.room is None:
        yield from retire_from_deck(game, me, effect.portrait)
    else:
        yield from employ_in(game, me, effect.portrait, hiring.room)


# ---- Gold on and off -------------------------------------------------------------------------------------


class GoldMove(NamedTuple):
    """1 Gold onto the Translator of a Room, or off it."""

    room: int
    place: bool


def refuse_move(game: Scholars, me: Player, move: GoldMove | None) -> Refusal | None:
    """Gold must be there, and 1 Silver for the owner of another's Translator (SC-151)."""
    if move is None:
        return None
    employed = game.rooms[move.room]
    assert employed is not None
    if move.place and not me.gold:
        return Refusal("SC-151", Text("why-gold", {"count": 1, "have": 0}))
    if not move.place and not employed.gold:
        return Refusal("SC-151", Text("why-no-gold-there"))
    if employed.owner != me.seat and not me.silver:
        return Refusal("SC-151", Text("why-silver", {"count": 1, "have": 0}))
    return None


def gold_moves(game: Scholars) -> list[Option[GoldMove]]:
    """Onto and off everybody in a Room."""
    options: list[Option[GoldMove]] = []
    for room, employed in enumerate(game.rooms):
        if employed is None:
            continue
        held = Text("note-gold", {"gold": employed.gold, "asked": game.parts.room[room].gold})
        for place, word in ((True, "place"), (False, "take")):
            options.append(
                Option(
                    f"{word}:{room + 1}",
                    GoldMove(room, place),
                    Text(
                        f"option-{word}-gold",
                        {"room": room + 1, "whom": translator_label(game, employed.id)},
                    ),
                    note=held,
                )
            )
    return options


def refuse_gold(game: Scholars, me: Player, effect: MoveGold) -> Refusal | None:
    moves = [option.value for option in gold_moves(game)]
    reasons = [refuse_move(game, me, move) for move in moves]
    if moves and not all(reasons):
        return None
    return reasons[0] if reasons else Refusal("SC-151", Text("why-nobody-employed"))


@effect(MoveGold, refuse=refuse_gold)
def move_gold(game: Scholars, me: Player, effect: MoveGold, will: Will) -> Step:
    """1 Gold from the own supply onto a Translator, or off one (SC-151)."""
    for _ in range(effect.n):
        if refuse_gold(game, me, effect):
            return
        move = yield from me.ask(
            "move-gold",
            lambda: or_none(gold_moves(game)),
            refuse=lambda move: refuse_move(game, me, move),
        )
        if move is None:
            return
        employed = game.rooms[move.room]
        assert employed is not None
        if employed.owner != me.seat:
            pay_owner(game, me, landlord(game, employed))
        step = 1 if move.place else -1
        employed.gold += step
        me.gold -= step
        key = "gold-on" if move.place else "gold-off"
        game.tell(key, who=me.who, room=move.room + 1, whom=translator_label(game, employed.id))
        yield from interact(game, me, employed.id)
