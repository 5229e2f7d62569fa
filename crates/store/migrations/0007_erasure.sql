-- At which tables a person wrote something: messages, or the name of a table. Whoever deletes their account need not
-- wait until every log was searched.
CREATE TABLE authors (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);

-- A line of a log begins with the person who asked for it, whose id has 24 characters.
INSERT INTO authors (person, table_id)
SELECT DISTINCT substr(body, 9, 24), table_id FROM log
WHERE body LIKE '{"who":"%'
    AND (body LIKE '%"what":{"said":{%' OR body LIKE '%"what":{"created":{%' OR body LIKE '%"what":{"configured":{%');

-- At most one row: the files of the database may still hold what somebody deleted.
CREATE TABLE residue (
    id BIGINT PRIMARY KEY,
    noted_at BIGINT NOT NULL
);
