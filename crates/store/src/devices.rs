//! The browsers that are signed in.

use super::error::StoreError;
use protocol::Millis;
use protocol::ids::PersonId;
use sqlx::Row;

use super::Store;

/// A signed-in browser.
#[derive(Debug)]
pub struct Device {
    /// The hash of what the browser holds.
    pub hash: String,
    /// When the browser signed in.
    pub created_at: Millis,
    /// When the session expires.
    pub ends_at: Millis,
}

impl Store {
    /// The browsers in which a person is signed in, the newest first.
    pub async fn devices(&self, person: &PersonId, now: Millis) -> Result<Vec<Device>, StoreError> {
        let sql = "SELECT hash, created_at, ends_at FROM devices WHERE person = $1 AND ends_at > $2 \
                   ORDER BY created_at DESC, hash";
        let rows = self.wait(sqlx::query(sql).bind(&person.0).bind(now).fetch_all(&self.pool)).await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<Device, StoreError> {
            Ok(Device { hash: row.try_get(0)?, created_at: row.try_get(1)?, ends_at: row.try_get(2)? })
        };
        rows.iter().map(read).collect()
    }
}
