//! When a server last ran.

use sqlx::Row;

use super::Store;
use crate::clock::Millis;
use crate::ids::TableId;
use crate::problem::Problem;

impl Store {
    /// When a server last ran on this database; nothing where none ever did.
    pub(crate) async fn last_pulse(&self) -> Result<Option<Millis>, Problem> {
        let row = self.wait(sqlx::query("SELECT at FROM pulse WHERE id = 1").fetch_optional(&self.pool)).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// A server runs now.
    pub(crate) async fn pulse(&self, now: Millis) -> Result<(), Problem> {
        let sql = "INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
        self.wait(sqlx::query(sql).bind(now).execute(&self.pool)).await?;
        Ok(())
    }

    /// The tables at which a clock runs out between two moments.
    pub(crate) async fn running_out(&self, after: Millis, until: Millis) -> Result<Vec<TableId>, Problem> {
        let sql = "SELECT id FROM tables WHERE due_at > $1 AND due_at <= $2";
        let rows = self.wait(sqlx::query(sql).bind(after).bind(until).fetch_all(&self.pool)).await?;
        rows.iter().map(|row| Ok(TableId(row.try_get(0)?))).collect()
    }
}
