-- One row that the server writes to find out whether a change can be committed.
CREATE TABLE write_probe (
    id BIGINT PRIMARY KEY,
    count BIGINT NOT NULL
);
