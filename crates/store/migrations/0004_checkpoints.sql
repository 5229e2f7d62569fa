-- Tables with a long log as they stood after a line of it: to open one, only the lines after that are read. All of it
-- follows from the log.
CREATE TABLE checkpoints (
    table_id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    -- The version of the rules that the game goes by.
    rules BIGINT NOT NULL,
    body TEXT NOT NULL
);
