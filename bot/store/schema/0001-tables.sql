-- Times are seconds since 1970. Blobs are msgpack.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel INTEGER NOT NULL,
    parent INTEGER,
    guild INTEGER,
    thread INTEGER NOT NULL,         -- whether the game is to have a thread of its own
    game TEXT NOT NULL,
    size INTEGER NOT NULL,
    settings BLOB NOT NULL,
    language TEXT NOT NULL,
    life TEXT NOT NULL CHECK (life IN ('lobby', 'running', 'parked', 'ended', 'stopped')),
    creator INTEGER NOT NULL,
    reminder INTEGER NOT NULL,
    created REAL NOT NULL,
    touched REAL NOT NULL,
    stirred REAL NOT NULL,           -- when something was last sent to the channel
    nudged REAL NOT NULL DEFAULT 0,
    acting BLOB NOT NULL             -- seats that must decide now
) STRICT;

CREATE UNIQUE INDEX one_game_per_channel ON tables (channel) WHERE life = 'running';
CREATE INDEX tables_by_channel ON tables (channel, touched);
CREATE INDEX tables_by_life ON tables (life);

-- The match of a table, apart from it so that lists of tables never read it.
CREATE TABLE matches (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seed TEXT NOT NULL,
    components TEXT NOT NULL,        -- digest of the tables that the game began with
    opening BLOB NOT NULL,           -- the public view of the set-up
    save BLOB NOT NULL
) STRICT;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('human', 'bot', 'free')),
    "user" INTEGER,
    name TEXT NOT NULL,
    asked_at REAL,                   -- since when the table waits for it
    reminded INTEGER NOT NULL DEFAULT 0,
    last_step INTEGER NOT NULL DEFAULT -1,
    token TEXT NOT NULL DEFAULT '',  -- the ask that the selection belongs to
    picks BLOB NOT NULL DEFAULT x'90',
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats ("user") WHERE "user" IS NOT NULL;

CREATE TABLE steps (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    owner INTEGER,
    version INTEGER NOT NULL,        -- of the game's state
    checkpoint BLOB,                 -- dropped when the game is over
    salts BLOB NOT NULL,             -- chance was mixed anew before it, with these
    answers BLOB NOT NULL,
    events BLOB NOT NULL,
    view BLOB,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;

-- Component tables by digest: a running game stays on those it began with.
CREATE TABLE components (
    game TEXT NOT NULL,
    digest TEXT NOT NULL,
    packed BLOB NOT NULL,
    PRIMARY KEY (game, digest)
) STRICT;

CREATE TABLE proposals (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER NOT NULL,
    agreed BLOB NOT NULL,
    deadline REAL NOT NULL
) STRICT;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    revision INTEGER NOT NULL DEFAULT 0,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL,
    kind TEXT NOT NULL,
    payload BLOB NOT NULL,
    at REAL NOT NULL,
    failed TEXT                      -- why it was given up
) STRICT;

CREATE INDEX outbox_owed ON outbox (channel, id) WHERE failed IS NULL;

CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (table_id, role)
) STRICT, WITHOUT ROWID;

CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;

CREATE INDEX interactions_by_time ON interactions (at);

CREATE TABLE people (
    "user" INTEGER PRIMARY KEY,
    language TEXT,
    pings INTEGER NOT NULL
) STRICT;

-- What is needed to see a failure of a rule again. It has hidden things in it, so it is not in the log.
CREATE TABLE failures (
    code TEXT PRIMARY KEY,
    table_id INTEGER REFERENCES tables (id) ON DELETE CASCADE,
    at REAL NOT NULL,
    dump BLOB NOT NULL
) STRICT;
