-- The clock that servers follow, as it stood when the pulse was written: PostgreSQL's own, or that of the machine
-- with SQLite. From both numbers a server that starts knows how far the clock was off.
ALTER TABLE pulse ADD COLUMN clock_at BIGINT;
