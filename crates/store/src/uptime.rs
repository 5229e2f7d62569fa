//! The heartbeat of servers: when one last ran, by its own time and by the clock that it follows.

use super::error::StoreError;
use protocol::Millis;
use protocol::ids::TableId;
use sqlx::Row;

use super::Store;

/// The last heartbeat of a server on this database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uptime {
    /// When it was written, in server time.
    pub at: Millis,
    /// What the clock that servers follow showed then; unknown where an older version wrote it.
    pub clock_at: Option<Millis>,
}

/// PostgreSQL's clock in milliseconds.
const DATABASE_TIME: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

impl Store {
    /// The last heartbeat of any server on this database; nothing where none ever ran.
    pub async fn last_pulse(&self) -> Result<Option<Uptime>, StoreError> {
        let sql = "SELECT at, clock_at FROM pulse WHERE id = 1";
        let row = self.wait(sqlx::query(sql).fetch_optional(&self.pool)).await?;
        Ok(row
            .map(|row| Ok::<_, sqlx::Error>(Uptime { at: row.try_get(0)?, clock_at: row.try_get(1)? }))
            .transpose()?)
    }

    /// Commits a heartbeat. The stored time never goes back, but something is written in any case, so that success
    /// proves that the database takes writes.
    pub async fn pulse(&self, at: Millis, wall: Millis) -> Result<(), StoreError> {
        let clock = if self.shared.is_some() { DATABASE_TIME } else { "$2" };
        let sql = format!(
            "INSERT INTO pulse (id, at, clock_at) VALUES (1, $1, {clock}) ON CONFLICT (id) DO UPDATE SET \
             at = CASE WHEN excluded.at > pulse.at THEN excluded.at ELSE pulse.at END, \
             clock_at = CASE WHEN excluded.at > pulse.at THEN excluded.clock_at ELSE pulse.clock_at END"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(at);
        let query = if self.shared.is_some() { query } else { query.bind(wall) };
        self.execute(query).await?;
        Ok(())
    }

    /// The clock of the database, where several processes may share it and therefore follow it.
    pub async fn database_time(&self) -> Result<Option<Millis>, StoreError> {
        if self.shared.is_none() {
            return Ok(None);
        }
        let sql = format!("SELECT {DATABASE_TIME}");
        let row = self.wait(sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_one(&self.pool)).await?;
        Ok(Some(row.try_get(0)?))
    }

    /// The tables at which a clock may run out by a moment, including those where a bot decides first.
    pub async fn running_out(&self, until: Millis) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE due_at <= $1 ORDER BY due_at";
        let rows = self.wait(sqlx::query(sql).bind(until).fetch_all(&self.pool)).await?;
        rows.iter().map(|row| Ok(TableId(row.try_get(0)?))).collect()
    }

    /// Postpones by so much whatever ends because time passes: sessions, sign-in links, tokens, the time after which nobody
    /// counts a guest or a table in the lobby as alive.
    pub async fn postpone_expiry(&self, millis: Millis) -> Result<(), StoreError> {
        let changes = [
            "UPDATE devices SET ends_at = ends_at + $1",
            "UPDATE links SET ends_at = ends_at + $1",
            "UPDATE tokens SET ends_at = ends_at + $1",
            "UPDATE people SET seen_at = seen_at + $1",
            "UPDATE tables SET changed_at = changed_at + $1 WHERE stage = 'lobby'",
        ];
        self.execute_all(changes.map(|sql| sqlx::query(sql).bind(millis)).into()).await?;
        Ok(())
    }
}
