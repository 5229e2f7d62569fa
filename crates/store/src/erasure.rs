//! Finding and overwriting what people wrote, once they have deleted their accounts.

use super::error::StoreError;
use protocol::ids::{PersonId, TableId};
use serde_json::Value;
use sqlx::{AnyPool, Row};
use tables::table_event::{StoredEvent, StoredEventRow};

use super::Store;

/// A report as it is stored.
#[derive(Debug)]
pub struct StoredReport {
    /// Id of the report.
    pub id: String,
    /// The document: `text`, and `line` where it quotes a message.
    pub body: Value,
}

impl Store {
    /// Notes that a person is about to write something at a table.
    pub async fn note_author(&self, person: &PersonId, table: &TableId) -> Result<(), StoreError> {
        let sql = "INSERT INTO authors (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.execute(sqlx::query(sql).bind(&person.0).bind(&table.0)).await?;
        Ok(())
    }

    /// The tables at which a person wrote something.
    pub async fn authored_tables(&self, person: &PersonId) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT table_id FROM authors WHERE person = $1 ORDER BY table_id";
        table_ids(self.wait(sqlx::query(sql).bind(&person.0).fetch_all(&self.pool)).await?)
    }

    /// The tables whose games began at a moment of this table's game.
    pub async fn forks_of(&self, table: &TableId) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT table_id FROM log WHERE seq = 1 AND body LIKE $1 ORDER BY table_id";
        let pattern = format!("%\"from\":{{\"table\":\"{table}\"%");
        table_ids(sqlx::query(sql).bind(pattern).fetch_all(&self.pool).await?)
    }

    /// The lines of a log that hold something written by people, or lead to a table with the same name.
    pub async fn written_lines(&self, table: &TableId) -> Result<Vec<StoredEventRow>, StoreError> {
        let sql = "SELECT seq, at, body FROM log WHERE table_id = $1 AND (body LIKE '%\"what\":{\"said\":{%' \
                   OR body LIKE '%\"what\":{\"created\":{%' OR body LIKE '%\"what\":{\"configured\":{%' \
                   OR body LIKE '%\"what\":{\"rematched\":{%') ORDER BY seq";
        let rows = sqlx::query(sql).bind(&table.0).fetch_all(&self.pool).await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<Option<StoredEventRow>, StoreError> {
            let body: String = row.try_get(2)?;
            let line: Option<StoredEvent> = serde_json::from_str(&body).ok();
            let (seq, at) = (row.try_get(0)?, row.try_get(1)?);
            Ok(line.map(|line| StoredEventRow { seq, at, line }))
        };
        rows.iter().filter_map(|row| read(row).transpose()).collect()
    }

    /// Overwrites lines of a log, all of them or none.
    pub async fn overwrite_lines(&self, table: &TableId, lines: &[(i64, String)]) -> Result<(), StoreError> {
        let sql = "UPDATE log SET body = $3 WHERE table_id = $1 AND seq = $2";
        let change = |(seq, body): &(i64, String)| sqlx::query(sql).bind(&table.0).bind(*seq).bind(body.clone());
        self.execute_all(lines.iter().map(change).collect()).await?;
        Ok(())
    }

    /// The reports that a person made.
    pub async fn reports_by(&self, person: &PersonId) -> Result<Vec<StoredReport>, StoreError> {
        reports(&self.pool, "SELECT id, body FROM reports WHERE by_person = $1", &person.0).await
    }

    /// The reports about what happened at a table.
    pub async fn reports_at(&self, table: &TableId) -> Result<Vec<StoredReport>, StoreError> {
        reports(&self.pool, "SELECT id, body FROM reports WHERE table_id = $1", &table.0).await
    }

    /// Overwrites what a report says.
    pub async fn overwrite_report(&self, id: &str, body: &Value) -> Result<(), StoreError> {
        let sql = "UPDATE reports SET body = $2 WHERE id = $1";
        self.execute(sqlx::query(sql).bind(id).bind(body.to_string())).await?;
        Ok(())
    }

    /// Forgets where a person wrote something, and of what they were notified.
    pub async fn forget_author(&self, person: &PersonId) -> Result<(), StoreError> {
        let changes = ["DELETE FROM authors WHERE person = $1", "DELETE FROM told WHERE person = $1"];
        self.execute_all(changes.map(|sql| sqlx::query(sql).bind(&person.0)).into()).await?;
        Ok(())
    }
}

fn table_ids(rows: Vec<sqlx::any::AnyRow>) -> Result<Vec<TableId>, StoreError> {
    rows.iter().map(|row| Ok(TableId(row.try_get(0)?))).collect()
}

async fn reports(pool: &AnyPool, sql: &'static str, of: &str) -> Result<Vec<StoredReport>, StoreError> {
    let rows = sqlx::query(sql).bind(of).fetch_all(pool).await?;
    let read = |row: &sqlx::any::AnyRow| -> Result<StoredReport, StoreError> {
        let body: String = row.try_get(1)?;
        let body = serde_json::from_str(&body).unwrap_or_default();
        Ok(StoredReport { id: row.try_get(0)?, body })
    };
    rows.iter().map(read).collect()
}
