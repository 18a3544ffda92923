"""The effects of the tables: each chapter declares its own, with words, icons and reason."""

from engines.booksoftime.state import BooksOfTime, Player
from engines.kernel.effects import Effects

EFFECTS: Effects[BooksOfTime, Player] = Effects()
