//! The open tables, as the lobby needs them.

use super::error::StoreError;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use protocol::message::TableSummary;
use sqlx::Row;

use super::Store;

impl Store {
    /// The open tables of a person that wait for players and at which something happened since a moment.
    pub async fn lobby_tables_of(&self, person: &PersonId, since: Millis) -> Result<Vec<TableSummary>, StoreError> {
        let sql = "SELECT t.summary FROM members m JOIN tables t ON t.id = m.table_id \
                   WHERE m.person = $1 AND t.stage = 'lobby' AND t.is_open = 1 AND t.changed_at >= $2";
        let rows = self.wait(sqlx::query(sql).bind(&person.0).bind(since).fetch_all(&self.pool)).await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let document: String = row.try_get(0)?;
            tables.extend(serde_json::from_str(&document).ok());
        }
        Ok(tables)
    }

    /// Whether a table is in the list of open tables, where something happened there since a moment.
    pub async fn is_listed(&self, table: &TableId, since: Millis) -> Result<bool, StoreError> {
        let sql = "SELECT id FROM tables WHERE id = $1 AND is_open = 1 AND stage IN ('lobby', 'playing') \
                   AND changed_at >= $2";
        Ok(self.wait(sqlx::query(sql).bind(&table.0).bind(since).fetch_optional(&self.pool)).await?.is_some())
    }
}
