"""A table: one game under way between people."""

from bot.tables.looking import Looking
from bot.tables.playing import Playing
from bot.tables.seating import Seating


class Table(Playing, Looking, Seating):
    """One game in one channel, thread or DM: a lock, a match, and who sits where.

    Its chapters: `playing` (answers, selections, typed lines), `looking` (panels, views, the log), `agreeing`
    (going back together), `seating` (who sits here), on top of `core` (how a change is made and saved).
    """
