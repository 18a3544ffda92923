-- How fast a table plays; when people may be called, and how; who is away.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'day' CHECK (pace IN ('live', 'day', 'week', 'slow'));
UPDATE tables SET pace = 'week' WHERE reminder > 24;
UPDATE tables SET pace = 'slow' WHERE reminder = 0 OR reminder > 96;
ALTER TABLE tables DROP COLUMN reminder;

ALTER TABLE seats ADD COLUMN stage INTEGER NOT NULL DEFAULT 0;  -- what was done about the waiting so far
UPDATE seats SET stage = reminded;
ALTER TABLE seats DROP COLUMN reminded;
ALTER TABLE seats ADD COLUMN due REAL;                          -- when to look again whether more is to be done
UPDATE seats SET due = asked_at;
ALTER TABLE seats ADD COLUMN stand_in TEXT NOT NULL DEFAULT ''; -- why the computer plays for whoever sits here

CREATE INDEX seats_by_due ON seats (due) WHERE due IS NOT NULL;

ALTER TABLE people ADD COLUMN calls TEXT NOT NULL DEFAULT 'mention' CHECK (calls IN ('mention', 'letter', 'off'));
UPDATE people SET calls = 'off' WHERE pings = 0;
ALTER TABLE people DROP COLUMN pings;
ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';
ALTER TABLE people ADD COLUMN quiet_from INTEGER;               -- minutes after midnight
ALTER TABLE people ADD COLUMN quiet_until INTEGER;

CREATE TABLE absences (
    "user" INTEGER NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY ("user", since)
) STRICT;

-- Calls that wait until somebody may be disturbed.
CREATE TABLE held (
    "user" INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    until REAL NOT NULL,
    PRIMARY KEY ("user", table_id)
) STRICT;

CREATE INDEX held_by_time ON held (until);

-- The table is asked about seats that have kept it waiting for too long.
CREATE TABLE polls (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seats BLOB NOT NULL,
    opened REAL NOT NULL,
    votes BLOB NOT NULL
) STRICT;

ALTER TABLE proposals ADD COLUMN kind TEXT NOT NULL DEFAULT 'back';
