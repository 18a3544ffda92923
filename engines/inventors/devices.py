"""What is done with Devices: Invent, Build, Test and Publish (IN-220 to IN-255)."""

from functools import partial
from typing import NamedTuple

from engines.inventors.boards import (
    PIPS,
    free_camels,
    published_or_built,
)
from engines.inventors.camels import (
    BLANK,
    BUILT,
    PUBLISHED,
    Reach,
    cost_note,
    effects_of_action,
    finish,
    place_and_pay,
    place_dice,
)
from engines.inventors.cards import can_draw, card_text, discard_cards
from engines.inventors.dice import MOST, Place, in_areas, lift_out, worth
from engines.inventors.effects import gain, resolve, work_off
from engines.inventors.goals import idea_text, idea_ways, uncovered
from engines.inventors.influence import has_marker, take_marker
from engines.inventors.labels import device_text, die_value, effects_text
from engines.inventors.paying import price_of, use_bonus
from engines.inventors.state import Device, Die, Idea, Inventors, Owed, Player
from engines.inventors.vocabulary import (
    Influence,
    MoveShip,
    Pay,
    Royalty,
)
from engines.kernel import Asking, Option, Refusal, Step, Text


def name_of(device: Device) -> Text:
    """A Device in words."""
    return device_text(device.board, device.card)


# ---- Invent ----------------------------------------------------------------------------------------------


def refuse_invent(device: Device, reach: Reach) -> Refusal | None:
    """Ideas, a blank board, cards, dice (IN-220, IN-221)."""
    game, me = reach.game, reach.me
    board = game.parts.boards[device.board]
    if not any(me.ideas):
        return Refusal("IN-220", Text("why-no-idea"))
    if not device.is_blank:
        return Refusal("IN-220", Text("why-invented"))
    if why := reach.camel or reach.refuse_total(board.value):
        return why
    missing = board.discard + 1 - len(me.hand)
    if missing <= 0:
        return None
    total = reach.best_with("orange", missing)
    if can_draw(game, missing) < missing or total is None or total < board.value:
        return Refusal("IN-220", Text("why-too-few-cards", {"n": board.discard + 1}))
    return None


def invent_note(game: Inventors, device: Device) -> Text:
    """What the dice must show, and how many cards go."""
    board = game.parts.boards[device.board]
    return Text("note-invent", {"need": board.value, "n": board.discard})


def invent(game: Inventors, me: Player, device: Device) -> Step:
    """Dice, discards, card, matches, Royalties, Idea tile (IN-220 to IN-224)."""
    board = game.parts.boards[device.board]
    base = len(me.agenda)
    needed = board.discard + 1
    game.cards_needed = min(needed, len(me.hand))
    yield from place_dice(game, me, "invent", board.value, partial(refuse_missing, me, needed))
    game.cards_needed = needed
    assert game.camel is not None
    while len(me.hand) < needed and game.camel.bonuses:
        yield from use_bonus(game, me)
    if board.discard:
        yield from discard_cards(game, me, board.discard, atomic=False)
    game.cards_needed = 1
    card = yield from me.ask("invent-card", lambda: card_options(game, me, device), secret=True)
    game.cards_needed = 0
    me.hand.remove(card)
    device.card = card
    place = yield from choose_idea(game, me)
    idea = me.ideas[place]
    assert idea is not None
    below = uncovered(game, me, place)
    me.ideas[place] = None
    device.idea = Idea(me.seat, idea)
    effects_of_idea = effects_text(game.parts.ideas[idea].effects)
    game.tell("invented", who=me.who, device=name_of(device), effects=effects_of_idea, idea=idea)
    effects = [*matches(game, device, card), Royalty(), *below]
    yield from effects_of_action(game, me, effects, base)
    yield from finish(game, me, "invent")


def refuse_missing(me: Player, needed: int, dice: list[Place]) -> Refusal | None:
    """For each card that is missing there must be an orange die (IN-214, IN-220)."""
    missing = needed - len(me.hand)
    if sum(place.color == "orange" for place in dice) >= missing:
        return None
    return Refusal("IN-220", Text("why-cards-missing", {"count": missing}))


def matches(game: Inventors, device: Device, name: str) -> list[Influence]:
    """1 Influence for each edge of the same colour at the same height (IN-221, IN-222)."""
    board, card = game.parts.boards[device.board], game.parts.cards[name]
    return [Influence(one) for one, other in zip(board.edges, card.edges, strict=True) if one == other]


def card_options(game: Inventors, me: Player, device: Device) -> list[Option[str]]:
    """The cards in hand, with what their edges bring on this board."""
    return [
        Option(card, card, card_text(card), note=partial(match_note, game, device, card))
        for card in sorted(me.hand)
    ]


def match_note(game: Inventors, device: Device, card: str) -> Text:
    found = matches(game, device, card)
    return effects_text(found) if found else Text("note-no-match")


def choose_idea(game: Inventors, me: Player) -> Asking[int]:
    """Any own Idea tile of the grid (IN-221)."""
    return (
        yield from me.ask(
            "idea",
            lambda: [
                Option(f"idea:{name}", place, partial(idea_text, game, me, place))
                for name, place, _ in idea_ways(game, me)
            ],
        )
    )


# ---- Build -----------------------------------------------------------------------------------------------


def build_cost(game: Inventors, device: Device) -> Owed:
    """The three Craftspeople of the card (IN-231)."""
    assert device.card is not None
    return Owed(named=list(game.parts.cards[device.card].pay))


def refuse_build(device: Device, reach: Reach) -> Refusal | None:
    """An Invented Device, room in column 2, dice, and Craftspeople that can be paid (IN-230, IN-231)."""
    game = reach.game
    if not device.is_invented or device.card is None:
        return Refusal("IN-230", Text("why-not-invented"))
    if reach.built >= most_built(game):
        return Refusal("IN-230", Text("why-column-full", {"n": most_built(game)}))
    need = game.parts.cards[device.card].value
    if why := reach.camel or reach.refuse_total(need):
        return why
    if not has_marker(reach.me):
        return Refusal("IN-024", Text("why-no-marker"))
    return reach.refuse_cost("build", build_cost(game, device), need)


def build_note(game: Inventors, me: Player, device: Device) -> Text:
    assert device.card is not None
    return cost_note(game, me, "build", build_cost(game, device), game.parts.cards[device.card].value)


def most_built(game: Inventors) -> int:
    """How many Built Devices there may be (IN-230)."""
    return min(game.parts.limits.built_most, game.rows)


def build(game: Inventors, me: Player, device: Device) -> Asking[bool]:
    """Pay, Idea tile for Builder and Inventor, Influence, next column, a new board (IN-230 to IN-234)."""
    assert device.card is not None
    assert device.idea is not None
    base = len(me.agenda)
    need = game.parts.cards[device.card].value
    if not (yield from place_and_pay(game, me, "build", build_cost(game, device), need)):
        return False
    effects = game.parts.ideas[device.idea.id].effects
    yield from effects_of_action(game, me, effects, base)
    inventor = game.player(device.idea.owner)
    if inventor is not None and inventor is not me:
        game.tell("inventor-gains", who=inventor.who, effects=effects_text(effects))
        yield from resolve(game, inventor, effects)
    yield from take_marker(game, me)
    device.builder = me.seat
    game.tell("built", who=me.who, device=name_of(device), idea=device.idea.id)
    yield from refill(game, move_right(game, device, BUILT))
    yield from finish(game, me, "build")
    return True


def move_right(game: Inventors, device: Device, column: int) -> int:
    """To the highest free row of the column, or of the next one that has room (IN-526); the row it left."""
    left = device.row
    while not (rows := free_rows(game, column)):
        column += 1
    device.column, device.row = column, rows[0]
    return left


def free_rows(game: Inventors, column: int) -> list[int]:
    taken = [device.row for device in game.column(column)]
    return [row for row in range(1, game.rows + 1) if row not in taken]


def refill(game: Inventors, row: int) -> Step:
    """A new board in column 1, where there is one (IN-022, IN-231)."""
    if not game.boards:
        return
    yield from game.barrier("reveal")
    device = new_board(game, BLANK, row)
    game.tell("new-board", device=name_of(device))


def new_board(game: Inventors, column: int, row: int) -> Device:
    """The top board of the pile."""
    name = game.boards.pop()
    device = Device(name, column, row, [None] * len(game.parts.boards[name].tests))
    game.devices.append(device)
    return device


# ---- Test ------------------------------------------------------------------------------------------------


class Testing(NamedTuple):
    """A die for a test space, counted from 0."""

    space: int
    die: Place


def highest(device: Device) -> int:
    """The highest die on a Device (IN-245)."""
    return max([die.value for die in device.tests if die], default=0)


def colored_dice(game: Inventors, me: Player, color: str) -> list[Place]:
    """Available dice of a colour."""
    return [place for place in in_areas(me, game.parts.raises) if place.color == color]


def refuse_test(reach: Reach) -> Refusal | None:
    """A Camel, and a Device to test (IN-245, IN-246)."""
    if why := reach.camel:
        return why
    first: Refusal | None = None
    for device in reach.game.devices:
        if device.column != BLANK:
            why = refuse_device(reach, device)
            if why is None:
                return None
            first = first or why
    return first or Refusal("IN-246", Text("why-nothing-built"))


def refuse_device(reach: Reach, device: Device) -> Refusal | None:
    """An empty test space and an available die of its colour that is high enough (IN-245)."""
    board = reach.game.parts.boards[device.board]
    free = [test.color for test, die in zip(board.tests, device.tests, strict=True) if die is None]
    if not free:
        return Refusal("IN-245", Text("why-all-tested"))
    fitting = [value for color, value in reach.best.items() if color in free]
    if not fitting:
        return Refusal("IN-245", Text("why-no-colored-die"))
    if max(fitting) < (need := highest(device)):
        return Refusal("IN-245", Text("why-die-too-low", {"need": need}))
    return None


def test(game: Inventors, me: Player) -> Step:
    """A white die on the Camel, a coloured one on the Device; Influence and Ship (IN-245 to IN-248)."""
    reach = Reach(game, me)

    def devices() -> list[Option[Device]]:
        nonlocal reach
        reach = Reach(game, me)
        return [Option(one.board, one, partial(name_of, one)) for one in published_or_built(game)]

    device = next(one for one in published_or_built(game) if refuse_device(reach, one) is None)
    if len(published_or_built(game)) > 1:
        device = yield from me.ask(
            "test-device",
            devices,
            refuse=lambda one: refuse_device(reach, one),
        )
    chosen = yield from choose_testing(game, me, device)
    value = yield from raised(game, me, device, chosen.die)
    me.camels[free_camels(game.parts, me)[0]] = [Die("white")]
    lift_out(me, chosen.die)
    device.tests[chosen.space] = Die(chosen.die.color, value)
    test = game.parts.boards[device.board].tests[chosen.space]
    game.tell("tested", who=me.who, device=name_of(device), die=die_value(chosen.die.color, value))
    base = len(me.agenda)
    if test.influence:
        gain(me, [Influence(test.color)], since=base)
    gain(me, [MoveShip(test.ships)], must=True, since=base)
    yield from work_off(game, me, base)


def choose_testing(game: Inventors, me: Player, device: Device) -> Asking[Testing]:
    """A die for a space; where there are too many for one question, the space comes first."""
    there = testings(game, me, device)
    space: int | None = None
    if len(there) > MOST:
        spaces = dict.fromkeys(option.value.space for option in there)
        space = yield from me.ask(
            "test-space",
            lambda: [Option(str(one + 1), one, Text("number", {"n": one + 1})) for one in spaces],
            atomic=True,
        )
    return (
        yield from me.ask(
            "test-die",
            lambda: [one for one in testings(game, me, device) if space in (None, one.value.space)],
            atomic=len(there) == 1,
        )
    )


def testings(game: Inventors, me: Player, device: Device) -> list[Option[Testing]]:
    """Empty spaces with the dice that fit them."""
    options = []
    for number, test in enumerate(game.parts.boards[device.board].tests):
        if device.tests[number] is not None:
            continue
        for place in colored_dice(game, me, test.color):
            if worth(game, place) >= highest(device):
                key = "note-test-influence" if test.influence else "note-test"
                options.append(
                    Option(
                        f"{number + 1}:{place.id}",
                        Testing(number, place),
                        Text("option-test", {"die": place.text(), "space": number + 1}),
                        note=Text(key, {"n": test.ships}),
                    )
                )
    return options


def raised(game: Inventors, me: Player, device: Device, place: Place) -> Asking[int]:
    """What the die shows: from what it must to what it may (IN-130, IN-245)."""
    least = max(place.value, highest(device))
    values = list(range(least, worth(game, place) + 1))
    if len(values) == 1 or least == PIPS:
        return least
    return (
        yield from me.ask(
            "raise",
            lambda: [Option(str(value), value, Text("number", {"n": value})) for value in values],
            default=str(least),
            atomic=True,
        )
    )


# ---- Publish ---------------------------------------------------------------------------------------------


def refuse_publish(device: Device, reach: Reach) -> Refusal | None:
    """A Built Device, dice, Silver for the Inventor, the Scribe and another (IN-253 to IN-255)."""
    if not device.is_built:
        return Refusal("IN-253", Text("why-not-built"))
    fee = inventors_fee(reach.game, reach.me, device)
    if fee not in reach.publishing:
        reach.publishing[fee] = refuse_publishing(reach, fee)
    return reach.publishing[fee]


def refuse_publishing(reach: Reach, fee: int) -> Refusal | None:
    """What stands against publishing any Device whose Inventor gets so much."""
    game, me = reach.game, reach.me
    publish = game.parts.publish
    if why := reach.camel or reach.refuse_total(publish.value):
        return why
    if not has_marker(me):
        return Refusal("IN-024", Text("why-no-marker"))
    why = reach.refuse_cost("publish", publish_cost(game, fee), publish.value)
    if why and me.silver < fee:
        return Refusal("IN-254", Text("why-no-silver", {"n": fee, "silver": me.silver}))
    return why


def inventors_fee(game: Inventors, me: Player, device: Device) -> int:
    """1 Silver, unless the Idea is the publisher's own (IN-254)."""
    return 0 if device.inventor == me.seat else game.parts.publish.silver


def publish_cost(game: Inventors, fee: int) -> Owed:
    """Silver for the Inventor, then the Scribe and another Craftsperson (IN-254)."""
    return price_of(tuple([Pay(who) for who in game.parts.publish.pay])).owed(fee)


def publish_note(game: Inventors, me: Player, device: Device) -> Text:
    return cost_note(
        game, me, "publish", publish_cost(game, inventors_fee(game, me, device)), game.parts.publish.value
    )


def publish(game: Inventors, me: Player, device: Device) -> Asking[bool]:
    """Pay Inventor, Scribe and another; Royalties, Influence, to the right (IN-253 to IN-255)."""
    base = len(me.agenda)
    entry = game.parts.publish
    cost = publish_cost(game, inventors_fee(game, me, device))
    if not (yield from place_and_pay(game, me, "publish", cost, entry.value, device.inventor)):
        return False
    yield from effects_of_action(game, me, entry.effects, base)
    yield from take_marker(game, me)
    device.publisher = me.seat
    move_right(game, device, PUBLISHED)
    game.tell("published", who=me.who, device=name_of(device))
    yield from finish(game, me, "publish")
    return True
