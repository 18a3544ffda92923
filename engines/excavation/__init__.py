"""Excavation Earth: alien companies dig, trade and smuggle the relics of humankind."""

from engines.excavation.pieces import census, reshuffle, swap_hidden, used, uses
from engines.excavation.rounds import next_step
from engines.excavation.scoring import result
from engines.excavation.setup import SETTINGS, check_settings, setup
from engines.excavation.state import Excavation, shelf
from engines.excavation.view import View, view
from engines.excavation.worth import worth
from engines.kernel import Game, register

GAME = register(
    Game(
        id="excavation",
        prefix="EE",
        players=(1, 2, 3, 4),
        shelf=shelf,
        state=Excavation,
        setup=setup,
        next_step=next_step,
        view=view,
        view_type=View,
        result=result,
        census=census,
        swap_hidden=swap_hidden,
        uses=lambda: uses(shelf.of(shelf.today)),
        used=used,
        reshuffle=reshuffle,
        settings=SETTINGS,
        check_settings=check_settings,
        decisions_cap=2000,
        worth=worth,
    )
)
