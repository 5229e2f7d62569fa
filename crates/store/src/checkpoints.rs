//! Tables as they stood after a line of their log.

use super::error::StoreError;
use protocol::ids::TableId;
use sqlx::{AnyConnection, Row};
use tables::snapshot::{Snapshot, StoredCheckpoint};

use super::Store;

impl Store {
    /// The newest checkpoint of a table.
    pub async fn checkpoint(&self, table: &TableId) -> Result<Option<StoredCheckpoint>, StoreError> {
        let sql = "SELECT seq, rules, body FROM checkpoints WHERE table_id = $1";
        let row = self.wait(sqlx::query(sql).bind(&table.0).fetch_optional(&self.pool)).await?;
        let read = |row: sqlx::any::AnyRow| -> Result<StoredCheckpoint, StoreError> {
            let rules: i64 = row.try_get(1)?;
            let rules = u32::try_from(rules).unwrap_or(u32::MAX);
            Ok(StoredCheckpoint { seq: row.try_get(0)?, rules, body: row.try_get(2)? })
        };
        row.map(read).transpose()
    }

    /// Deletes the checkpoints of tables: until the next one, they are read from their logs.
    pub async fn delete_checkpoints(&self, tables: &[TableId]) -> Result<(), StoreError> {
        let delete = |table: &TableId| sqlx::query("DELETE FROM checkpoints WHERE table_id = $1").bind(table.0.clone());
        self.execute_all(tables.iter().map(delete).collect()).await?;
        Ok(())
    }
}

/// Writes the checkpoint that comes with a snapshot, if there is one. Only the newest of each table stays.
pub(crate) async fn write(to: &mut AnyConnection, snapshot: &Snapshot) -> Result<(), sqlx::Error> {
    let Some(body) = &snapshot.checkpoint else { return Ok(()) };
    let sql = "INSERT INTO checkpoints (table_id, seq, rules, body) VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) \
               DO UPDATE SET seq = excluded.seq, rules = excluded.rules, body = excluded.body \
               WHERE excluded.seq > checkpoints.seq";
    let query = sqlx::query(sql).bind(&snapshot.table.0).bind(snapshot.seq).bind(i64::from(snapshot.rules));
    query.bind(body).execute(to).await?;
    Ok(())
}
