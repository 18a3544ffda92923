"""Excavation Earth: alien companies dig, trade and smuggle the relics of humankind."""

from engines.excavation.actions import ACTIONS
from engines.excavation.pieces import census, reshuffle, swap_hidden, used
from engines.excavation.rounds import next_step
from engines.excavation.scoring import result
from engines.excavation.setup import SETTINGS, check_settings, setup
from engines.excavation.state import Excavation, shelf
from engines.excavation.view import view
from engines.kernel import Game, register


def uses() -> frozenset[str]:
    """What happens in some game or other: every action, faction, command card side and card of Zu's."""
    tables = shelf.of(shelf.today)
    commands = {f"command:{card.id}:{side}" for card in tables.command_card for side in ("white", "yellow")}
    actions = {f"action:{action.name}" for action in ACTIONS}
    return frozenset(
        commands
        | actions
        | {f"faction:{faction.id}" for faction in tables.faction}
        | {f"zu:{card.id}" for card in tables.zu_card}
    )


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
        result=result,
        census=census,
        swap_hidden=swap_hidden,
        uses=uses,
        used=used,
        reshuffle=reshuffle,
        settings=SETTINGS,
        check_settings=check_settings,
        decisions_cap=2000,
    )
)
