"""Books of Time as the rest of the world finds it."""

from engines.booksoftime.pieces import census, reshuffle, swap_hidden, used, uses
from engines.booksoftime.scoring import result
from engines.booksoftime.setup import SETTINGS, setup
from engines.booksoftime.state import SHELF, BooksOfTime
from engines.booksoftime.turn import free, missing_events, next_step
from engines.booksoftime.view import BooksView, view
from engines.booksoftime.worth import worth
from engines.kernel import Game, register

GAME = register(
    Game(
        id="booksoftime",
        prefix="BT",
        players=(1, 2, 3, 4),
        shelf=SHELF,
        state=BooksOfTime,
        setup=setup,
        next_step=next_step,
        view=view,
        view_type=BooksView,
        result=result,
        census=census,
        swap_hidden=swap_hidden,
        uses=lambda: uses(SHELF.of(SHELF.today)),
        used=used,
        reshuffle=reshuffle,
        free=free,
        missing=missing_events,
        settings=SETTINGS,
        decisions_cap=5000,
        worth=worth,
    )
)
