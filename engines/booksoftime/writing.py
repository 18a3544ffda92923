"""Writing pages (BT-086, BT-090 to BT-094, BT-162)."""

from functools import cache

from engines.booksoftime.challenges import note_challenges
from engines.booksoftime.effects import EFFECTS
from engines.booksoftime.events import Ending, endings
from engines.booksoftime.resources import add, holdings, no_splitting, pay, refuse_printed, splitting
from engines.booksoftime.state import BooksOfTime, Player, parts_of
from engines.booksoftime.vocabulary import BOOKS, BookType, Cost, PageId, WriteFree
from engines.booksoftime.wording import any_type, cost_text, gain_text, page_text, page_with_gain
from engines.kernel import Asking, Option, Refusal, Step, Text


def page_at(me: Player, section: int) -> PageId:
    """The page on a section, counted from 0."""
    page = me.board[section]
    assert page is not None
    return page


def sections(game: BooksOfTime, me: Player, *, free: bool = False) -> list[Option[int | Ending]]:
    """The pages on the board by section, which is counted from 0."""
    return [section_option(game.data, section, page, free) for section, page in enumerate(me.board) if page]


@cache
def section_option(data: str, section: int, page: PageId, free: bool = False) -> Option[int | Ending]:
    """A page on a section, which its id counts from 1: what writing costs, and the instant benefit."""
    parts = parts_of(data)
    note = Text("note-free") if free else Text("note-cost", {"cost": cost_text(parts.sections[section])})
    return Option(f"write:{section + 1}", section, page_with_gain(parts.pages[page]), note)


def refuse_write(game: BooksOfTime, me: Player, section: int) -> Refusal | None:
    """The cost of the section (BT-046, BT-090)."""
    return refuse_printed(game, me).sections[section]


def write_costs(game: BooksOfTime, me: Player) -> list[Cost]:
    """What the pages on the board cost (BT-046)."""
    return [cost for cost, page in zip(game.parts.sections, me.board, strict=True) if page]


def put_into_book(game: BooksOfTime, me: Player, page: PageId) -> None:
    """On top of the right side of the book of its type, then its instant benefit (BT-008, BT-090, BT-093)."""
    entry = game.parts.pages[page]
    me.books[entry.type].insert(page)
    add(me, entry.instant)
    note_challenges(game)


def write_page(game: BooksOfTime, me: Player, section: int) -> Step:
    """Pay for the section, put the page into its book, gain; other pages stay (BT-090, BT-094)."""
    page = page_at(me, section)
    entry = game.parts.pages[page]
    paid = yield from pay(me, game.parts.sections[section])
    me.board[section] = None
    game.tell(
        "writes", who=me.who, page=page_text(entry), paid=gain_text(paid), gain=gain_text(entry.instant)
    )
    put_into_book(game, me, page)


def write(game: BooksOfTime, me: Player, first: int) -> Asking[Ending]:
    """The action: page by page, as many as one can and wants (BT-091, BT-092)."""
    yield from write_page(game, me, first)
    while any(page and refuse_write(game, me, section) is None for section, page in enumerate(me.board)):
        ends = endings(game, me)
        section = yield from me.ask(
            "write",
            lambda: [*sections(game, me), *ends],
            refuse=lambda section: refuse_write(game, me, section) if isinstance(section, int) else None,
            missing=lambda: no_splitting(me, write_costs(game, me)),
            beside=lambda: splitting(me, write_costs(game, me)),
            args=lambda: {"have": holdings(me)},
            closing=ends[-1].id,
            default=ends[-1].id,
        )
        if isinstance(section, Ending):
            return section
        yield from write_page(game, me, section)
    return Ending.ACTION


def refuse_free_write(
    game: BooksOfTime, me: Player, types: tuple[BookType, ...], section: int
) -> Refusal | None:
    """A page of a shown type, and not for the book that is being activated (BT-086, BT-162)."""
    book = game.parts.pages[page_at(me, section)].type
    if book not in types:
        return Refusal("BT-162", Text("why-type", {"types": any_type(types)}))
    if book == game.activated:
        return Refusal("BT-086", Text("why-activated", {"book": book}))
    return None


def refuse_all(game: BooksOfTime, me: Player, effect: WriteFree) -> Refusal | None:
    """No page on the board may be written (BT-086, BT-162)."""
    refusals = [
        refuse_free_write(game, me, effect.types, section) for section, page in enumerate(me.board) if page
    ]
    if not refusals:
        return Refusal("BT-162", Text("why-no-page"))
    return refusals[0] if all(refusals) else None


def free_text(effect: WriteFree) -> Text:
    """Any page, or one of some types."""
    if len(effect.types) == len(BOOKS):
        return Text("effect-write-any")
    return Text("effect-write", {"types": any_type(effect.types)})


def free_line(effect: WriteFree) -> str:
    """The same in icons."""
    if len(effect.types) == len(BOOKS):
        return "[write][page]"
    return f"[write]{'/'.join(f'[page-{book}]' for book in effect.types)}"


@EFFECTS.of(WriteFree, text=free_text, line=free_line, refuse=refuse_all)
def write_free(game: BooksOfTime, me: Player, effect: WriteFree) -> Step:
    """Write a page of one of the shown types without its section's cost, or leave it (BT-162)."""

    def refuse(section: int | Ending) -> Refusal | None:
        return refuse_free_write(game, me, effect.types, section) if isinstance(section, int) else None

    section = yield from me.ask(
        "write-free", lambda: [*sections(game, me, free=True), LEAVE], refuse=refuse, default=LEAVE.id
    )
    if isinstance(section, Ending):
        return
    page = page_at(me, section)
    entry = game.parts.pages[page]
    me.board[section] = None
    game.tell("writes-free", who=me.who, page=page_text(entry), gain=gain_text(entry.instant))
    put_into_book(game, me, page)


LEAVE: Option[int | Ending] = Option("decline", Ending.BENEFIT, Text("option-decline"))
