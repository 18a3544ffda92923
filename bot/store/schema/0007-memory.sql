-- Finished games: how they ended, and how good people are.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

CREATE TABLE results (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    ended REAL NOT NULL,
    turns INTEGER NOT NULL,
    result BLOB NOT NULL,
    choices BLOB                     -- what was chosen, and how often; NULL: not counted yet
) STRICT;

CREATE INDEX results_by_time ON results (ended);

CREATE TABLE places (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    "user" INTEGER,                  -- NULL: the computer, or somebody who wants to be forgotten
    place INTEGER NOT NULL,
    total INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX places_by_user ON places ("user") WHERE "user" IS NOT NULL;

-- Who began a rated game: it counts for them, also if they leave.
CREATE TABLE contenders (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    "user" INTEGER NOT NULL,
    PRIMARY KEY (table_id, "user")
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    "user" INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild, game, "user")
) STRICT, WITHOUT ROWID;
