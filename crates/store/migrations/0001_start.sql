-- One set of statements for SQLite and PostgreSQL: text, whole numbers, no more.
-- Moments are milliseconds since 1970 in UTC.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name as it is compared, once it is kept with a password.
    kept_name TEXT UNIQUE,
    password TEXT,
    language TEXT,
    -- What the person wants to be told of, and where; a JSON document.
    notices TEXT NOT NULL DEFAULT '{}',
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

-- Browsers that are signed in. Only a hash of what they hold is kept.
CREATE TABLE devices (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL
);
CREATE INDEX devices_of_person ON devices (person);

-- Links that sign in one other device, once.
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    ends_at BIGINT NOT NULL
);

-- What scripts and outside bots hold.
CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX tokens_of_person ON tokens (person);

-- Tables as lists need them. All of it follows from the log.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    stage TEXT NOT NULL,
    is_open BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    -- When something happens here by itself: a bot's turn, the end of a clock.
    due_at BIGINT,
    summary TEXT NOT NULL
);
CREATE INDEX tables_due ON tables (due_at);
CREATE INDEX tables_by_stage ON tables (stage, changed_at);

-- Whose tables they are.
CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX members_of_table ON members (table_id);

-- Everything that ever happened at a table, in order. Two writers cannot write the same line.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- The game of a table as it stood after a line of its log, for the day when the rules have changed.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    rules BIGINT NOT NULL,
    body TEXT NOT NULL
);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    by_person TEXT NOT NULL,
    about_person TEXT,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    settled_at BIGINT
);

-- One row: when a server last ran. Time in which none did is nobody's.
CREATE TABLE pulse (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);

-- When a person was last told, away from the page, that something happened at a table.
CREATE TABLE told (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
