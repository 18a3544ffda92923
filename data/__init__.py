"""What is read, not run: component tables, texts in every language, and the rules reference."""

import os
from pathlib import Path

ROOT = Path(__file__).parent
LANGUAGES = ("en", "pl")


def component_folder(game: str) -> Path:
    """Where the tables of a game lie; a host may correct them in a folder of their own."""
    own = os.environ.get("KARAWANA_DATA")
    if own and (Path(own) / game).is_dir():
        return Path(own) / game
    return ROOT / game
