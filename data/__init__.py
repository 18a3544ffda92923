"""What is read, not run: component tables, texts in every language, and the rules reference."""

import os
from pathlib import Path

from data.tables import DataError

ROOT = Path(__file__).parent
LANGUAGES = ("en", "pl")


def component_folder(game: str) -> Path:
    """Where the tables of a game lie; a host may correct them in a folder of their own."""
    own = os.environ.get("KARAWANA_DATA")
    if own and not Path(own).is_dir():
        raise DataError(f"KARAWANA_DATA: {own} is not a folder")
    return Path(own) / game if own and (Path(own) / game).is_dir() else ROOT / game
