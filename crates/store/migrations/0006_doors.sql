-- Tokens expire. Those that were made before this do so a year after they were last used.
ALTER TABLE tokens ADD COLUMN ends_at BIGINT NOT NULL DEFAULT 0;
UPDATE tokens SET ends_at = COALESCE(used_at, created_at) + 31536000000;

-- What kept names look like, so that nobody else takes one that cannot be told from them. The server computes it when
-- it starts, because what looks alike changes with the version of Unicode.
CREATE TABLE skeletons (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    skeleton TEXT NOT NULL
);
CREATE INDEX skeletons_by_text ON skeletons (skeleton);
