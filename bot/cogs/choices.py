"""What several commands let people choose from."""

from discord import app_commands

from bot.translation import named, of_game
from data import LANGUAGES
from engines.kernel import games


def game_choices() -> list[app_commands.Choice[str]]:
    """Every game there is, by the name people know."""
    return [app_commands.Choice(name=of_game(game, "game"), value=game) for game in games()]


def language_choices() -> list[app_commands.Choice[str]]:
    """Every language we have."""
    return [app_commands.Choice(name=named(f"language-{lang}"), value=lang) for lang in LANGUAGES]
