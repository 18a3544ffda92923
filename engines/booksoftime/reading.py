"""Activating, turning and closing books (BT-080 to BT-087, BT-100 to BT-104, BT-125 to BT-128)."""

from copy import copy
from enum import Enum
from functools import partial

from engines.booksoftime.abilities import ability_note, ability_text, is_plain, refuse_ability, use_ability
from engines.booksoftime.effects import EFFECTS
from engines.booksoftime.resources import (
    add,
    gain_now,
    instant_benefits,
    no_splitting,
    spend,
    splitting,
    usual_payment,
)
from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.vocabulary import BOOKS, NO_COST, Ability, BookType, Cost, Gain
from engines.booksoftime.wording import book_text, gain_text
from engines.kernel import Option, Refusal, Step, Text


class Use(Enum):
    """Which of the abilities in view are used, and in which order (BT-080, BT-081)."""

    BOTH = "both"
    REVERSED = "right-left"
    LEFT = "left"
    RIGHT = "right"
    STOP = "stop"


LEFT, RIGHT = 0, 1
SINGLE = (Use.LEFT, Use.RIGHT)
OTHER, NO_MORE, PAGE_TURNS = Text("option-use-other"), Text("option-use-no-more"), Text("note-turn")
ORDER: dict[Use, tuple[int, ...]] = {
    Use.BOTH: (LEFT, RIGHT),
    Use.REVERSED: (RIGHT, LEFT),
    Use.LEFT: (LEFT,),
    Use.RIGHT: (RIGHT,),
    Use.STOP: (),
}


def activate(game: BooksOfTime, me: Player, book: BookType) -> Step:
    """Use the abilities in view, one after the other, then turn a page (BT-080 to BT-087)."""
    game.tell("activates", who=me.who, book=book)
    game.activated = book
    sides = game.sides(me, book)
    left: list[int] = [LEFT, RIGHT]
    while any(is_worth_asking(game, me, sides[side]) for side in left):
        use = yield from me.ask(
            "activate",
            lambda: use_options(game, me, sides, left),
            refuse=lambda use: refuse_use(game, me, sides, use),
            missing=lambda: no_splitting(me, ability_costs(game, me, sides, left)),
            beside=lambda: splitting(me, ability_costs(game, me, sides, left)),
            args=lambda: {
                "book": book_text(book),
                "left": side_text(sides[LEFT]),
                "right": side_text(sides[RIGHT]),
            },
            default=Use.STOP.value,
        )
        if use is Use.STOP:
            break
        for side in ORDER[use]:
            left.remove(side)
            # What the first one took may be what the second one needs (BT-082).
            if refuse_ability(game, me, sides[side]) is None:
                yield from use_ability(game, me, sides[side])
            else:
                game.tell("skips", who=me.who)
    game.activated = None
    turn_page(game, me, book)


def is_worth_asking(game: BooksOfTime, me: Player, ability: Ability) -> bool:
    """Whether an ability may be used, and would bring something."""
    usable = refuse_ability(game, me, ability) is None
    return usable and EFFECTS.refuse(game, me, ability.effects) is None


def ability_costs(
    game: BooksOfTime, me: Player, sides: tuple[Ability, Ability], left: list[int]
) -> list[Cost]:
    """What the abilities cost that are left and may be used."""
    return [sides[side].cost for side in left if refuse_ability(game, me, sides[side]) is None]


def side_text(ability: Ability) -> Text:
    """What stands on a side in view."""
    return ability_text(ability) if ability.effects else Text("list-none")


def use_options(
    game: BooksOfTime, me: Player, sides: tuple[Ability, Ability], left: list[int]
) -> list[Option[Use]]:
    """Both in either order, one of them or none; then the other one or no more."""
    if len(left) == 1:
        (side,) = left
        other = Option(SINGLE[side].value, SINGLE[side], OTHER, partial(ability_note, game, me, sides[side]))
        return [other, Option(Use.STOP.value, Use.STOP, NO_MORE, PAGE_TURNS)]
    any_order = is_plain(sides[LEFT]) and is_plain(sides[RIGHT])
    both, reversed_order = (
        Option(use.value, use, label, both_note(game, me, sides, use))
        for use, label in (
            (Use.BOTH, Text("option-use-both", {"ordered": int(not any_order)})),
            (Use.REVERSED, Text("option-use-right-left")),
        )
    )
    return [
        both,
        *([] if any_order else [reversed_order]),
        *[
            Option(
                use.value, use, Text(f"option-use-{use.value}"), partial(ability_note, game, me, sides[side])
            )
            for side, use in enumerate(SINGLE)
        ],
        Option(Use.STOP.value, Use.STOP, Text("option-use-stop"), PAGE_TURNS),
    ]


def both_note(game: BooksOfTime, me: Player, sides: tuple[Ability, Ability], use: Use) -> Text | None:
    """A word of warning where the first ability takes what the second one needs (BT-082)."""
    first, second = (sides[side] for side in ORDER[use])
    if second.cost == NO_COST or not refuse_ability(game, afterwards(me, first), second):
        return None
    return Text("note-second-short")


def refuse_use(game: BooksOfTime, me: Player, sides: tuple[Ability, Ability], use: Use) -> Refusal | None:
    """Conditions and costs; what the first ability brings can pay for the second (BT-082, BT-084)."""
    abilities = [sides[side] for side in ORDER[use]]
    for place, ability in enumerate(abilities):
        why = refuse_ability(game, me, ability)
        if why and place:
            why = refuse_ability(game, afterwards(me, abilities[0]), ability)
        if why:
            return why
    return None


def afterwards(me: Player, ability: Ability) -> Player:
    """As the player will be after an ability, as far as its cost and its plain gains tell."""
    then = copy(me)
    spend(then, usual_payment(then, ability.cost))
    for effect in ability.effects:
        if isinstance(effect, Gain):
            add(then, effect)
    return then


def turn_page(game: BooksOfTime, me: Player, book: BookType) -> None:
    """One page to the left; the back cover closes the book, which brings all benefits (BT-036, BT-104)."""
    there = me.books[book]
    if not there.turn():
        game.tell("turns-page", who=me.who, book=book)
        return
    gain = instant_benefits(game.parts, there.pages)
    there.reopen()
    game.tell("finishes-book", who=me.who, book=book)
    gain_now(game, me, gain)


def close(game: BooksOfTime, me: Player, book: BookType) -> Step:
    """The benefits of the pages on the left, then the book opens at the first page (BT-100 to BT-103)."""
    there = me.books[book]
    gain = instant_benefits(game.parts, there.read)
    there.reopen()
    game.tell("closes-book", who=me.who, book=book)
    gain_now(game, me, gain)
    yield from ()


def turn_pages(game: BooksOfTime, me: Player) -> Step:
    """A page in each of some books, then the benefits of all current pages (BT-125 to BT-128)."""
    books = yield from me.ask_some(
        "turn-books",
        lambda: [Option(book, book, book_text(book), partial(turn_note, game, me, book)) for book in BOOKS],
        at_least=1,
        at_most=len(BOOKS),
        total=lambda books: Text("total-turn", {"gain": gain_text(current_benefits(game, me, books))}),
        default="+".join(BOOKS),
    )
    for book in books:
        turn_page(game, me, book)
    gain_now(game, me, current_benefits(game, me, []))


def current_benefits(game: BooksOfTime, me: Player, turned: list[BookType]) -> Gain:
    """The instant benefits of the current pages, once these books are turned (BT-127)."""
    pages = []
    for book in BOOKS:
        there = me.books[book]
        place = there.turned + (book in turned)
        if place > len(there.pages):
            place = 0
        pages += there.pages[place : place + 1]
    return instant_benefits(game.parts, pages)


def turn_note(game: BooksOfTime, me: Player, book: BookType) -> Text:
    """What comes into view."""
    there = me.books[book]
    if there.right is None:
        return Text("note-closes", {"gain": gain_text(instant_benefits(game.parts, there.pages))})
    coming = there.pages[there.turned + 1 : there.turned + 2]
    if not coming:
        return Text("note-last")
    return Text("note-current", {"gain": gain_text(instant_benefits(game.parts, coming))})
