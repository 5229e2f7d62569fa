//! Finding and deleting what is no longer kept.

use super::error::StoreError;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use sqlx::Row;

use super::Store;

impl Store {
    /// Guests of whom nothing was seen since a moment: no visit, no sign-in of another browser, no use of a token.
    pub async fn unused_guests(&self, before: Millis, most: i64) -> Result<Vec<PersonId>, StoreError> {
        let sql = "SELECT p.id FROM people p WHERE p.password IS NULL AND p.name <> '' AND p.seen_at < $1 \
                   AND NOT EXISTS (SELECT 1 FROM devices d WHERE d.person = p.id AND d.created_at >= $1) \
                   AND NOT EXISTS (SELECT 1 FROM tokens t WHERE t.person = p.id \
                                   AND (t.created_at >= $1 OR t.used_at >= $1)) \
                   ORDER BY p.seen_at, p.id LIMIT $2";
        let rows = self.wait(sqlx::query(sql).bind(before).bind(most).fetch_all(&self.pool)).await?;
        rows.iter().map(|row| Ok(PersonId(row.try_get(0)?))).collect()
    }

    /// Finished and closed tables at which nothing happened since a moment, not even a message.
    pub async fn old_tables(&self, before: Millis, most: i64) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT t.id FROM tables t WHERE t.stage IN ('over', 'closed') AND t.changed_at < $1 \
                   AND NOT EXISTS (SELECT 1 FROM log l WHERE l.table_id = t.id AND l.at >= $1) \
                   ORDER BY t.changed_at, t.id LIMIT $2";
        let rows = self.wait(sqlx::query(sql).bind(before).bind(most).fetch_all(&self.pool)).await?;
        rows.iter().map(|row| Ok(TableId(row.try_get(0)?))).collect()
    }

    /// Deletes a table with its log. Members and notices go with it.
    pub async fn delete_table(&self, table: &TableId) -> Result<(), StoreError> {
        let changes = [
            "DELETE FROM log WHERE table_id = $1",
            "DELETE FROM snapshots WHERE table_id = $1",
            "DELETE FROM checkpoints WHERE table_id = $1",
            "DELETE FROM authors WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ];
        self.execute_all(changes.map(|sql| sqlx::query(sql).bind(&table.0)).into()).await?;
        Ok(())
    }

    /// Deletes reports that were settled before a moment; returns how many.
    pub async fn delete_settled_reports(&self, before: Millis) -> Result<u64, StoreError> {
        let sql = "DELETE FROM reports WHERE settled_at < $1";
        Ok(self.execute(sqlx::query(sql).bind(before)).await?.rows_affected())
    }

    /// Deletes the times of notifications before a moment; returns how many.
    pub async fn delete_old_notices(&self, before: Millis) -> Result<u64, StoreError> {
        let sql = "DELETE FROM told WHERE at < $1";
        Ok(self.execute(sqlx::query(sql).bind(before)).await?.rows_affected())
    }
}
