-- For which screens pictures are drawn: a reader's private ones, and a table's posts.
ALTER TABLE people ADD COLUMN screen TEXT NOT NULL DEFAULT 'wide';
ALTER TABLE tables ADD COLUMN screen TEXT NOT NULL DEFAULT 'wide';
