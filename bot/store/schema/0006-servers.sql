-- How a server wants it: what nobody said has no row, and is as it usually is.
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    language TEXT,                   -- of new tables; NULL: that of whoever opens one
    pace TEXT NOT NULL CHECK (pace IN ('live', 'day', 'week', 'slow')),
    places BLOB NOT NULL,            -- channels and categories where tables may be opened; none: everywhere
    most INTEGER,                    -- tables at a time
    most_each INTEGER,               -- tables at which one person sits
    announced INTEGER,               -- the channel that hears of finished games
    bots INTEGER NOT NULL            -- whether the computer may play
) STRICT;
