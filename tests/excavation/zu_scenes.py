"""Scenes for tests of Zu."""

from collections.abc import Mapping

from engines.excavation.scenario import Position, Scenario, scenario

SEEDS = range(6)  # what may not depend on chance is tried with several


def solo(*options: str, round: int = 1, seed: int = 1) -> Scenario:
    """It is Zu's turn; name his cards."""
    settings: Mapping[str, str] = dict.fromkeys(options, "on")
    return scenario(1, factions="gul", round=round, turn=1, settings=settings, seed=seed)


def one_card(scene: Scenario, card: str) -> Position:
    """Zu does this card; the second one, a command for market 6, disturbs little."""
    return scene.zu_cards([card, "command-6"] if card != "command-6" else [card, "command-5"]).start()
