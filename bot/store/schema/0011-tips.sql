-- A short hint with each question of a new kind: which a person has had in a game, and with which question.
CREATE TABLE tips (
    "user" INTEGER NOT NULL,
    game TEXT NOT NULL,
    ask TEXT NOT NULL,               -- empty: they have said enough
    token TEXT NOT NULL,
    PRIMARY KEY ("user", game, ask)
) STRICT, WITHOUT ROWID;

ALTER TABLE people ADD COLUMN tips INTEGER NOT NULL DEFAULT 1;
