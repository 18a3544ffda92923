"""The scribes, who take pages in the solo mode (BT-175, BT-177 to BT-184)."""

from collections.abc import Callable

from engines.booksoftime.challenges import note_loss
from engines.booksoftime.offer import draw_top, refill, reveal
from engines.booksoftime.scoring import SCRIBES
from engines.booksoftime.state import BooksOfTime
from engines.booksoftime.vocabulary import AnyIcon, BySlot, BySymbol, ByType, DeckTop, PageId
from engines.booksoftime.wording import icon_text, page_text
from engines.kernel import Asking, Option, Step, Text, Who, counted


def scribes_take(game: BooksOfTime) -> Step:
    """The icons of the chronicle's right page, left to right; then a refill (BT-177 to BT-181)."""
    solo = game.solo
    assert solo is not None
    note_loss(game)
    for icon in game.icons_in_view():
        if not solo.lost:
            yield from resolve(game, icon)
            note_loss(game)
    if solo.lost:
        game.phase = "scoring"
        return
    solo.saved = []
    if None in game.offer:
        yield from reveal(game)
        refill(game)


def resolve(game: BooksOfTime, icon: AnyIcon) -> Step:
    """What an icon points at is taken, or saved with a folder, or is not there (BT-178, BT-179, BT-182)."""
    solo = game.solo
    assert solo is not None
    match icon:
        case BySymbol(symbol=symbol):
            slot = leftmost(game, lambda page: game.parts.pages[page].symbol == symbol)
        case ByType(type=book):
            slot = leftmost(game, lambda page: game.parts.pages[page].type == book)
        case BySlot(slot=number):
            slot = number - 1 if game.offer[number - 1] else None
        case _:
            yield from take_deck_top(game)
            return
    page = None if slot is None else game.offer[slot]
    if slot is None or page is None:
        game.tell("scribes-miss", who=Who(SCRIBES), icon=icon_text(icon))
    elif slot in solo.saved:
        game.tell("scribes-kept", who=Who(SCRIBES), page=page_text(game.parts.pages[page]))
    elif (yield from saves(game, page)):
        solo.saved.append(slot)
    else:
        game.offer[slot] = None
        take_away(game, page, icon)


def leftmost(game: BooksOfTime, wanted: Callable[[PageId], bool]) -> int | None:
    """The first slot with such a page (BT-178)."""
    return next((slot for slot, page in enumerate(game.offer) if page and wanted(page)), None)


def take_deck_top(game: BooksOfTime) -> Step:
    """The top page of the deck; it cannot be saved (BT-178, BT-182, BT-184)."""
    if not game.deck.top:
        game.tell("scribes-miss", who=Who(SCRIBES), icon=Text("icon-deck"))
        return
    yield from reveal(game)
    page = draw_top(game)
    assert page is not None
    take_away(game, page, DeckTop())


def take_away(game: BooksOfTime, page: PageId, icon: AnyIcon) -> None:
    """Removed from the game, kept aside by type (BT-180)."""
    assert game.solo is not None
    game.solo.taken.append(page)
    entry = game.parts.pages[page]
    game.tell("scribes-take", who=Who(SCRIBES), page=page_text(entry), icon=icon_text(icon))


def saves(game: BooksOfTime, page: PageId) -> Asking[bool]:
    """For a folder the page stays in the offer (BT-182)."""
    me, price = game.players[0], game.parts.penalty.folders
    if me.folder < price:
        return False
    wants = yield from me.ask(
        "save",
        lambda: [
            Option("no", False, Text("option-let-go")),
            Option(
                "yes", True, Text("option-save"), Text("note-cost", {"cost": counted(price, Text("folder"))})
            ),
        ],
        args=lambda: {
            "page": page_text(game.parts.pages[page]),
            "folders": counted(me.folder, Text("folder")),
        },
        default="no",
        standing=True,
        atomic=True,
    )
    if wants:
        me.folder -= price
        game.tell("saves", who=me.who, page=page_text(game.parts.pages[page]))
    return wants
