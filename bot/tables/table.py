"""A table: one game under way between people."""

from bot.tables.looking import Looking
from bot.tables.playing import Playing
from bot.tables.teaching import Teaching
from bot.tables.waiting import Waiting


class Table(Playing, Looking, Teaching, Waiting):
    """One game in one channel, thread or DM: a lock, a match, and who sits where.

    Its chapters: `playing` (answers, selections, typed lines), `looking` (panels, views, the log), `agreeing`
    (going back together), `seating` (who sits here), `waiting` (who is slow, or away), `teaching` (lessons),
    on top of `core` (how a change is made and saved).
    """
