"""Rest: a card from the bottom of the Scroll deck, income, dice and cards back (SC-200 to SC-209)."""

from engines.kernel import Step
from engines.scholars.caliph import resolve_caliph
from engines.scholars.dice import empty_slot
from engines.scholars.effects import Will, perform
from engines.scholars.labels import named, scroll_label
from engines.scholars.state import Lying, Player, Scholars
from engines.scholars.travel import next_scroll


def rest(game: Scholars, me: Player) -> Step:
    """The four steps in order."""
    game.tell("rests", who=me.who)
    yield from bottom_card(game)
    yield from income(game, me)
    clear_board(game, me)


def bottom_card(game: Scholars) -> Step:
    """A Caliph card is resolved; a Scroll moves the Neutral marker and perhaps comes into play (SC-200)."""
    card = yield from next_scroll(game, bottom=True)
    if card is None:
        return
    if card in game.parts.caliphs:
        yield from resolve_caliph(game, card)
        return
    steps = game.parts.scrolls[card].vp
    game.tell("bottom-scroll", scroll=scroll_label(game, card), steps=steps)
    move_neutral(game, steps)
    handle(game, card)


def move_neutral(game: Scholars, steps: int) -> None:
    """So many black spaces clockwise (SC-200)."""
    ring = [space.pos for space in game.parts.map_space if space.kind == "black"]
    game.neutral = ring[(ring.index(game.neutral) + steps) % len(ring)]


def handle(game: Scholars, new: str) -> None:
    """The adjacent Scroll, or the new one if Influence protects that, goes to a Guild or away (SC-201)."""
    place = game.parts.map_space[game.neutral].scroll
    assert place is not None
    adjacent = game.map[place]
    if adjacent is None:
        game.map[place] = Lying(new)
        game.tell("new-scroll", scroll=scroll_label(game, new))
        return
    card = new
    if adjacent.influence is None:
        card = adjacent.id
        game.map[place] = Lying(new)
        game.tell("new-scroll", scroll=scroll_label(game, new))
    empty = next((guild for guild, column in game.house.items() if not column), None)
    if empty is None:
        game.boxed.append(card)
        game.tell("scroll-discarded", scroll=scroll_label(game, card))
    else:
        game.house[empty].append(Lying(card))
        game.tell("scroll-to-house", scroll=scroll_label(game, card), guild=named("guild", empty))


def income(game: Scholars, me: Player) -> Step:
    """Every Rest symbol on the board from left to right (SC-202 to SC-206)."""
    parts = game.parts
    for place, slot in enumerate(me.slots):
        if place == parts.reference_card.after:
            yield from perform(game, me, parts.reference_card.rest, Will.MUST)
        if slot.card is not None:
            yield from perform(game, me, parts.actions[slot.card].rest, Will.MUST)
        elif game.is_open(me, place):
            yield from perform(game, me, parts.slot[place].rest, Will.MUST)


def clear_board(game: Scholars, me: Player) -> None:
    """Dice into the bag, Workers to the supply, Action cards back to hand (SC-207, SC-208)."""
    for place, slot in enumerate(me.slots):
        empty_slot(me, place)
        slot.dice = []
        if slot.card is not None:
            me.cards.append(slot.card)
            slot.card = None
