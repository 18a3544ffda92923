-- Whether a reader wants a picture with every question.
ALTER TABLE people ADD COLUMN pictured INTEGER NOT NULL DEFAULT 0;
