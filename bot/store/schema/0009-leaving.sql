-- Tables from which somebody who wants to be forgotten still has to stand up: whoever serves the table sees to it.
CREATE TABLE leaving (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    "user" INTEGER NOT NULL,
    PRIMARY KEY (table_id, "user")
) STRICT, WITHOUT ROWID;
