-- What a game that is over is looked back at with: how all seats stood after each step (never shown before the
-- end), and which messages told of the turns.
ALTER TABLE steps ADD COLUMN stands BLOB;  -- NULL: the step is older than this

CREATE TABLE told (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (table_id, step)
) STRICT, WITHOUT ROWID;
