-- How well a bot plays; an empty one moves at random, as all did before.
ALTER TABLE seats ADD COLUMN strength TEXT NOT NULL DEFAULT '';
-- Whether players of a table may ask for hints.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
