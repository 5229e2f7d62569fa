//! Getting deleted data out of the files of the database, not only out of its tables.
//!
//! SQLite overwrites what is deleted (`secure_delete`), but older copies stay in the write-ahead log until it is cut
//! off; and what earlier versions deleted, without overwriting it, until the file is written anew. PostgreSQL keeps old versions of
//! rows until they are vacuumed, and reuses their space only later; small tables are therefore written anew.

use std::time::Duration;

use super::error::StoreError;
use protocol::Millis;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

use super::Store;

/// The `user_version` of a SQLite database in whose free space nothing is left from before deleted data was overwritten:
/// it need not be written anew any more, only the write-ahead log has to go.
const OVERWRITES: i64 = 1;
/// The largest SQLite database that is written anew at once while people play, in bytes: nobody can write meanwhile.
const QUICK_BYTES: i64 = 128 << 20;
/// How often the write-ahead log is tried to be cut off. Somebody who reads at that moment is in the way.
const ATTEMPTS: usize = 5;
/// The tables of PostgreSQL that are small enough to be locked while they are written anew.
const SMALL_TABLES: [&str; 6] = ["people", "devices", "links", "tokens", "skeletons", "reports"];
/// The tables that are vacuumed beside the players.
const LARGE_TABLES: [&str; 5] = ["tables", "log", "snapshots", "checkpoints", "told"];

/// What became of an attempt to clean the files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scrubbed {
    /// Nothing was to be done.
    Clean,
    /// Nothing that was deleted is left.
    Done,
    /// Something may be left: a reader was in the way, or the database is too large to be written anew while people
    /// are connected.
    Later,
}

impl Store {
    /// Notes that the files will hold deleted data until they were cleaned.
    pub async fn owe_scrub(&self, now: Millis) -> Result<(), StoreError> {
        // Another time than before: whoever cleans just now must not take this note away.
        let sql = "INSERT INTO residue (id, noted_at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET noted_at = \
                   CASE WHEN excluded.noted_at > residue.noted_at THEN excluded.noted_at ELSE residue.noted_at + 1 END";
        self.execute(sqlx::query(sql).bind(now)).await?;
        Ok(())
    }

    /// Cleans the files of the database, if something was deleted since the last time.
    pub async fn scrub(&self, is_idle: bool) -> Result<Scrubbed, sqlx::Error> {
        // One at a time: those who wait find that nothing is left to do, or clean for all who came meanwhile.
        let _turn = self.scrubbing.lock().await;
        let noted = sqlx::query("SELECT noted_at FROM residue WHERE id = 1").fetch_optional(&self.pool).await?;
        let Some(noted) = noted else { return Ok(Scrubbed::Clean) };
        let noted: Millis = noted.try_get(0)?;
        let is_done = match self.shared {
            Some(_) => self.vacuum_postgres().await?,
            None => self.rewrite_sqlite(is_idle).await?,
        };
        if !is_done {
            return Ok(Scrubbed::Later);
        }
        // Somebody else may have left meanwhile; that note has another time.
        let sql = "DELETE FROM residue WHERE id = 1 AND noted_at = $1";
        self.try_execute(sqlx::query(sql).bind(noted)).await?;
        Ok(Scrubbed::Done)
    }

    async fn rewrite_sqlite(&self, is_idle: bool) -> Result<bool, sqlx::Error> {
        let sql = "SELECT user_version FROM pragma_user_version()";
        let is_overwritten = sqlx::query(sql).fetch_one(&self.pool).await?.try_get::<i64, _>(0)? >= OVERWRITES;
        let is_whole = is_overwritten || is_idle || self.file_bytes().await? <= QUICK_BYTES;
        // A connection of its own, so that a failure here leaves nothing behind.
        let mut connection = self.writes.acquire().await?.detach();
        if is_whole && !is_overwritten {
            sqlx::query("VACUUM").execute(&mut connection).await?;
            sqlx::query(AssertSqlSafe(format!("PRAGMA user_version = {OVERWRITES}"))).execute(&mut connection).await?;
        }
        let is_cut = truncate_wal(&mut connection).await?;
        connection.close().await?;
        Ok(is_cut && is_whole)
    }

    async fn file_bytes(&self) -> Result<i64, sqlx::Error> {
        let sql = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()";
        sqlx::query(sql).fetch_one(&self.pool).await?.try_get(0)
    }

    async fn vacuum_postgres(&self) -> Result<bool, sqlx::Error> {
        // A connection of its own: what is set here must not outlive it.
        let mut connection = self.writes.acquire().await?.detach();
        // Others wait behind whoever waits for a whole table.
        sqlx::query("SET lock_timeout = '1s'").execute(&mut connection).await?;
        let mut is_done = true;
        for table in SMALL_TABLES {
            let rewritten = sqlx::query(AssertSqlSafe(format!("VACUUM FULL {table}"))).execute(&mut connection).await;
            if let Err(error) = rewritten {
                tracing::info!(%error, table, "Table is busy, its deleted rows are vacuumed later");
                is_done = false;
            }
        }
        for table in LARGE_TABLES {
            sqlx::query(AssertSqlSafe(format!("VACUUM {table}"))).execute(&mut connection).await?;
        }
        connection.close().await?;
        Ok(is_done)
    }
}

/// Moves everything from the write-ahead log into the file and cuts the log off; `false` where somebody who reads
/// was in the way each time.
async fn truncate_wal(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    for _ in 0..ATTEMPTS {
        let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await?;
        if row.try_get::<i64, _>(0)? == 0 {
            return Ok(true);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(false)
}
