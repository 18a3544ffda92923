"""Dice: bag, drawing and rolling, and a colour that runs out (SC-007 to SC-009, SC-050 to SC-052)."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from engines.kernel import Asking, Option, Refusal, Step, Text, parallel
from engines.scholars.choices import MOST, or_none
from engines.scholars.effects import Will, effect
from engines.scholars.labels import counted, die_label, listed, named
from engines.scholars.state import Die, Placed, Player, Scholars
from engines.scholars.vocabulary import PRIMARY, WHITE, DestroyWhite, DrawDie, GainDie, HandTo

# ---- Rolling and drawing ---------------------------------------------------------------------------------


def rolled(game: Scholars, colour: str) -> int:
    """What a die of this colour shows (SC-002)."""
    if game.random.rolls:  # a position set up by hand says the pips themselves
        return game.random.roll()
    return game.random.choice(game.parts.faces[colour])


def take_to_hand(game: Scholars, me: Player, colour: str) -> Die:
    """A die is rolled at once; of one's own turn it is not for use in the same (SC-045, SC-050)."""
    mine = game.phase == "turns" and game.current == me.seat
    die = Die(colour, rolled(game, colour), fresh=mine)
    me.dice.append(die)
    return die


def drawn_colour(game: Scholars, me: Player) -> str:
    """A die of the bag, at random."""
    place = game.random.below(me.bagged)
    for colour, count in me.bag.items():
        if place < count:
            me.bag[colour] -= 1
            return colour
        place -= count
    raise ValueError("the bag is empty")


def can_refill(game: Scholars, me: Player) -> bool:
    """Whether dice lie on the board that would go back into an empty bag."""
    here = current_slot(game, me)
    return any(slot.real_dice for place, slot in enumerate(me.slots) if place != here)


def current_slot(game: Scholars, me: Player) -> int | None:
    """The slot of the action under way, whose dice stay where they are."""
    return game.work.slot if game.work is not None and game.current == me.seat else None


def refill(game: Scholars, me: Player) -> None:
    """The dice of the board into the bag, but for the current action's (SC-051)."""
    for place in range(len(me.slots)):
        if place != current_slot(game, me):
            empty_slot(me, place)
    game.tell("refills", who=me.who)


def empty_slot(me: Player, place: int) -> None:
    """The dice of a slot into the bag; printed dice stay."""
    slot = me.slots[place]
    if slot.dice:
        for die in slot.real_dice:
            me.bag[die.colour] += 1
        slot.dice = [die for die in slot.dice if die.printed]


def draw(game: Scholars, me: Player, count: int) -> Step:
    """Dice from the bag, rolled at once; an empty bag is filled from the board (SC-050, SC-051)."""
    if count <= 0 or not (me.bagged or can_refill(game, me)):
        return
    yield from game.barrier("draw")
    dice = []
    for _ in range(count):
        if not any(me.bag.values()):
            if not can_refill(game, me):
                break
            refill(game, me)
        dice.append(take_to_hand(game, me, drawn_colour(game, me)))
    game.tell("draws", who=me.who, dice=listed(die_label(die.colour, die.value) for die in dice))


def refuse_draw(game: Scholars, me: Player, effect: DrawDie) -> Refusal | None:
    if me.bagged or can_refill(game, me):
        return None
    return Refusal("SC-051", Text("why-bag-empty"))


@effect(DrawDie, refuse=refuse_draw)
def draw_effect(game: Scholars, me: Player, effect: DrawDie, will: Will) -> Step:
    """Up to so many dice (SC-053); nobody would decline a single one of the bag."""
    most = min(effect.n, drawable(game, me))
    if will is not Will.MUST and (most > 1 or not me.bagged):
        least = 0 if will is Will.MAY else 1
        most = yield from me.ask("draw", lambda: draw_options(most, least), default=str(most), standing=True)
    yield from draw(game, me, most)


def drawable(game: Scholars, me: Player) -> int:
    """How many dice there are to draw, those of the board included (SC-051)."""
    here = current_slot(game, me)
    on_board = sum(len(slot.real_dice) for place, slot in enumerate(me.slots) if place != here)
    return me.bagged + on_board


def draw_options(most: int, least: int) -> list[Option[int]]:
    dice = [Option(str(count), count, Text("effect-draw", {"count": count})) for count in range(most, 0, -1)]
    return dice if least else [*dice, Option("none", 0, Text("option-none"))]


@effect(HandTo)
def hand_to(game: Scholars, me: Player, effect: HandTo, will: Will) -> Step:
    """Draw up to so many dice in hand; then those that were there before may be rolled again (SC-204)."""
    before = list(me.dice)
    yield from draw(game, me, effect.n - len(me.dice))
    options = [
        Option(f"{place}:{die.colour}-{die.value}", die, die_label(die.colour, die.value))
        for place, die in enumerate(before, start=1)
    ]
    again: list[Die] = []
    while options:
        shown, options = options[:MOST], options[MOST:]
        again += yield from me.ask_some("reroll", partial(list, shown), default="-")
    if again:
        yield from game.barrier("roll")
        for die in again:
            die.value = rolled(game, die.colour)
        dice = listed(die_label(die.colour, die.value) for die in again)
        game.tell("rerolls", who=me.who, dice=dice)


# ---- Gaining ---------------------------------------------------------------------------------------------


def add_white_dice(game: Scholars, me: Player, count: int) -> Step:
    """White dice into the bag; with none left everybody else returns one (SC-007)."""
    for _ in range(count):
        if game.supply[WHITE]:
            game.supply[WHITE] -= 1
            me.bag[WHITE] += 1
            game.tell("adds", who=me.who, dice=counted("die-white", 1))
        else:
            game.tell("no-white-left", who=me.who)
            yield from others_return_white(game, me)


def others_return_white(game: Scholars, me: Player) -> Step:
    """Each of the others gives back a White die from bag, board or hand, if he has one (SC-007)."""
    giving = [other for other in game.others(me) if places_of_white(game, other)]
    if not giving:
        return
    lines = {other.seat: choose_white(game, other, 1, Will.MUST, "return-white") for other in giving}
    chosen = yield from parallel(lines)
    for other in giving:
        destroy(game, other, chosen[other.seat])


@effect(GainDie)
def gain_die(game: Scholars, me: Player, effect: GainDie, will: Will) -> Step:
    """Dice into the bag, or into the hand and rolled; a colour that is out brings none (SC-007 to SC-009)."""
    for _ in range(effect.n):
        colour = effect.colour
        if colour == WHITE:
            yield from add_white_dice(game, me, 1)
            continue
        if colour == "primary":
            chosen = yield from choose_primary(game, me, will)
            if chosen is None:
                continue
            colour = chosen
        if game.supply[colour]:
            yield from gain_coloured(game, me, colour, effect.to)
        else:
            yield from no_die_left(game, me, colour)


def gain_coloured(game: Scholars, me: Player, colour: str, to: str) -> Step:
    """A die that is there."""
    if to == "hand":
        yield from game.barrier("roll")
    game.supply[colour] -= 1
    if to == "hand":
        die = take_to_hand(game, me, colour)
        game.tell("takes", who=me.who, dice=die_label(die.colour, die.value))
    else:
        me.bag[colour] += 1
        game.tell("adds", who=me.who, dice=counted(f"die-{colour}", 1))


def choose_primary(game: Scholars, me: Player, will: Will) -> Asking[str | None]:
    """Any primary colour that is left; without any a White die may go back instead (SC-008)."""
    if not any(game.supply[colour] for colour in PRIMARY):
        yield from no_die_left(game, me, PRIMARY[0])
        return None

    dice = [Option(colour, colour, counted(f"die-{colour}", 1)) for colour in PRIMARY]
    return (
        yield from me.ask(
            "primary-die",
            lambda: or_none(dice, when=will is Will.MAY),
            refuse=lambda colour: None if not colour or game.supply[colour] else none_left(colour),
        )
    )


def none_left(colour: str) -> Refusal:
    return Refusal("SC-008", Text("why-colour-out", {"colour": named("colour", colour)}))


def no_die_left(game: Scholars, me: Player, colour: str) -> Step:
    """Instead of a primary die a White one may be returned; a secondary die is missing (SC-008, SC-009)."""
    game.tell("colour-out", who=me.who, colour=named("colour", colour))
    if colour in PRIMARY and places_of_white(game, me):
        destroy(game, me, (yield from choose_white(game, me, 1, Will.MAY, "return-instead")))


# ---- White dice go back ----------------------------------------------------------------------------------

NO_WHITE = Refusal("SC-052", Text("why-no-white"))


class WhitePlace(NamedTuple):
    """Where a White die can be taken from."""

    id: str
    hand: Die | None = None
    slot: int | None = None
    placed: Placed | None = None
    pieces: int = 1


def places_of_white(game: Scholars, me: Player) -> list[WhitePlace]:
    """Bag, player board and hand (SC-052); a printed die is none (SC-066)."""
    places: list[WhitePlace] = []
    if me.bag[WHITE]:
        places.append(WhitePlace("bag", pieces=me.bag[WHITE]))
    for number, slot in enumerate(me.slots):
        white = [die for die in slot.real_dice if die.colour == WHITE]
        for order, die in enumerate(white, start=1):
            name = f"slot:{number + 1}" + ("" if order == 1 else f":{order}")
            places.append(WhitePlace(name, slot=number, placed=die))
    values = sorted({die.value for die in me.dice if die.colour == WHITE})
    for value in values:
        dice = [die for die in me.dice if (die.colour, die.value) == (WHITE, value)]
        places.append(WhitePlace(f"hand:{value}", hand=dice[0], pieces=len(dice)))
    return places


def place_label(place: WhitePlace) -> Text:
    if place.hand is not None:
        return Text("white-in-hand", {"value": place.hand.value})
    if place.placed is not None and place.slot is not None:
        return Text("white-on-board", {"slot": place.slot + 1, "value": place.placed.value})
    return Text("white-in-bag")


def choose_white(
    game: Scholars, me: Player, count: int, will: Will, key: str
) -> Asking[Sequence[WhitePlace]]:
    """Up to so many White dice, from bag, board or hand; all of them only where it is a must."""
    if count == 1:
        one = yield from me.ask(
            key,
            lambda: or_none(
                [Option(place.id, place, place_label(place)) for place in places_of_white(game, me)],
                when=will is Will.MAY,
            ),
            default=places_of_white(game, me)[0].id,
        )
        return [one] if one else []
    places = places_of_white(game, me)
    there = min(count, sum(place.pieces for place in places))
    least = {Will.MAY: 0, Will.CHOSEN: 1, Will.MUST: there}
    return (
        yield from me.ask_amounts(
            f"{key}-some",
            lambda: [
                Option(place.id, place, place_label(place), at_most=min(count, place.pieces))
                for place in places
            ],
            at_least=least[will],
            at_most=there,
            args=lambda: {"count": there},
        )
    )


def destroy(game: Scholars, me: Player, chosen: Sequence[WhitePlace]) -> None:
    """White dice back to the supply; Workers beside them are gone as well (SC-052)."""
    for place in chosen:
        if place.placed is not None and place.slot is not None:
            slot = me.slots[place.slot]
            slot.dice = [die for die in slot.dice if die is not place.placed]
        elif place.hand is not None:
            value = place.hand.value
            gone = next(die for die in me.dice if (die.colour, die.value) == (WHITE, value))
            me.dice = [die for die in me.dice if die is not gone]
        else:
            me.bag[WHITE] -= 1
        game.supply[WHITE] += 1
        game.tell("destroys", who=me.who, where=place_label(place))


def refuse_destroy(game: Scholars, me: Player, effect: DestroyWhite) -> Refusal | None:
    """Without a White die there is none to destroy."""
    return None if me.bag[WHITE] or places_of_white(game, me) else NO_WHITE


@effect(DestroyWhite, refuse=refuse_destroy)
def destroy_effect(game: Scholars, me: Player, effect: DestroyWhite, will: Will) -> Step:
    """Up to so many White dice (SC-052, SC-053)."""
    destroy(game, me, (yield from choose_white(game, me, effect.n, will, "destroy")))
