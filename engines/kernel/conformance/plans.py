"""What is played: every player count, and every choice of every setting at least once."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from engines.kernel.asks import Refused
from engines.kernel.registry import Game


class Plan(NamedTuple):
    """So many people with these settings."""

    players: int
    settings: dict[str, str]
    unusual: tuple[str, ...] = ()  # what is not as by default, to tell plans apart

    def __str__(self) -> str:
        return " ".join([f"{self.players}p", *self.unusual])


def plans(game: Game[Any], players: int | None = None) -> list[Plan]:
    """Plans in which each choice occurs, for each count; the first of a count has the defaults."""
    counts = game.players if players is None else (players,)
    return [plan for count in counts for plan in _for(game, count)]


def _for(game: Game[Any], players: int) -> list[Plan]:
    found = [Plan(players, game.settings_for(players, {}))]
    fitting = [setting for setting in game.settings if setting.id in found[0].settings]
    for turn in range(max((len(setting.choices) for setting in fitting), default=0)):
        together = {setting.id: setting.choices[turn % len(setting.choices)] for setting in fitting}
        # Where choices exclude each other, each is tried alone.
        apart = ({name: choice} for name, choice in together.items())
        found += _allowed(game, players, together) or [
            plan for one in apart for plan in _allowed(game, players, one)
        ]
    return [plan for place, plan in enumerate(found) if plan not in found[:place]]


def _allowed(game: Game[Any], players: int, chosen: dict[str, str]) -> list[Plan]:
    try:
        settings = game.settings_for(players, chosen)
    except Refused:
        return []
    usual = game.settings_for(players, {})
    unusual = (f"{name}={choice}" for name, choice in settings.items() if usual[name] != choice)
    return [Plan(players, settings, tuple(unusual))]


def unplanned(game: Game[Any]) -> Iterator[str]:
    """Choices that no plan has, because the game refuses them at every count."""
    planned = {pair for plan in plans(game) for pair in plan.settings.items()}
    for setting in game.settings:
        for choice in setting.choices:
            if (setting.id, choice) not in planned:
                yield f"{setting.id}={choice}"
