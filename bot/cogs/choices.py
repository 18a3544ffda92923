"""What several commands let people choose from."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, TypeVar

from discord import app_commands

from bot.failures import new_code, report
from bot.panels.controls import Interaction
from bot.tables import SCREENS, Trouble
from bot.translation import named, of_game
from data import LANGUAGES
from engines.kernel import Refused, games
from engines.kernel.thinking import STRENGTHS

Cog = TypeVar("Cog")
Value = TypeVar("Value", str, int)


def game_choices() -> list[app_commands.Choice[str]]:
    """Every game there is, by the name people know."""
    return [app_commands.Choice(name=of_game(game, "game"), value=game) for game in games()]


def language_choices() -> list[app_commands.Choice[str]]:
    """Every language we have."""
    return [app_commands.Choice(name=named(f"language-{lang}"), value=lang) for lang in LANGUAGES]


def screen_choices() -> list[app_commands.Choice[str]]:
    """What pictures can be drawn for."""
    return [app_commands.Choice(name=named(f"choice-screen-{screen}"), value=screen) for screen in SCREENS]


def strength_choices() -> list[app_commands.Choice[str]]:
    """How well bots can play."""
    return [app_commands.Choice(name=named(f"bot-{name}"), value=name) for name in STRENGTHS]


def quietly(
    suggest: Callable[[Cog, Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Value]]]],
) -> Callable[[Cog, Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Value]]]]:
    """Suggestions while somebody types: where there are none, or something fails, the list is empty."""

    @wraps(suggest)
    async def suggested(cog: Cog, interaction: Interaction, current: str) -> list[app_commands.Choice[Value]]:
        try:
            return await suggest(cog, interaction, current)
        except (Refused, Trouble):
            return []
        except Exception as error:
            report(error, new_code(), {"suggesting": suggest.__qualname__, "channel": interaction.channel_id})
            return []

    return suggested
