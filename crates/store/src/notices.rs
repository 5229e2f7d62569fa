//! What people want to be told of, and when they last were.

use super::error::StoreError;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use sqlx::Row;

use super::Store;
use crate::settings::NotificationTargets;

impl Store {
    /// A person's language, and what they want to be told of.
    pub async fn notices_of(
        &self,
        person: &PersonId,
    ) -> Result<Option<(Option<String>, NotificationTargets)>, StoreError> {
        let sql = "SELECT language, notices FROM people WHERE id = $1";
        let row = self.wait(sqlx::query(sql).bind(&person.0).fetch_optional(&self.pool)).await?;
        let read = |row: sqlx::any::AnyRow| {
            let document: String = row.try_get(1)?;
            Ok((row.try_get(0)?, serde_json::from_str(&document).unwrap_or_default()))
        };
        row.map(read).transpose()
    }

    /// Changes what a person wants to be told of.
    pub async fn set_notices(&self, person: &PersonId, settings: &NotificationTargets) -> Result<(), StoreError> {
        let document = serde_json::to_string(settings).unwrap_or_else(|_| "{}".to_owned());
        let sql = "UPDATE people SET notices = $1 WHERE id = $2";
        self.execute(sqlx::query(sql).bind(document).bind(&person.0)).await?;
        Ok(())
    }

    /// Notes that a person is told of a table now; or says when they last were, where that was later
    /// than `since`. Of several processes only one is let through.
    pub async fn claim_notice(
        &self,
        person: &PersonId,
        table: &TableId,
        now: Millis,
        since: Millis,
    ) -> Result<Option<Millis>, StoreError> {
        let sql = "INSERT INTO told (table_id, person, at) VALUES ($1, $2, $3) \
             ON CONFLICT (person, table_id) DO UPDATE SET at = excluded.at WHERE told.at <= $4";
        let claimed = self.execute(sqlx::query(sql).bind(&table.0).bind(&person.0).bind(now).bind(since)).await?;
        if claimed.rows_affected() > 0 {
            return Ok(None);
        }
        let sql = "SELECT at FROM told WHERE table_id = $1 AND person = $2";
        let row = self.wait(sqlx::query(sql).bind(&table.0).bind(&person.0).fetch_one(&self.pool)).await?;
        Ok(Some(row.try_get(0)?))
    }
}
