-- Lessons: which chapter a table is at, and how many parts of it were done in steps that are over.
ALTER TABLE tables ADD COLUMN chapter TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN taught INTEGER NOT NULL DEFAULT 0;
