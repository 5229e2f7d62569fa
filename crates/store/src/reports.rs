//! Reports.

use super::error::StoreError;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use serde_json::Value;

use super::Store;

impl Store {
    /// Keeps a report.
    pub async fn add_report(
        &self,
        id: &str,
        table: &TableId,
        by: &PersonId,
        about: Option<&PersonId>,
        body: &str,
        now: Millis,
    ) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO reports (id, table_id, by_person, about_person, body, at) VALUES ($1, $2, $3, $4, $5, $6)";
        self.execute(
            sqlx::query(sql)
                .bind(id)
                .bind(&table.0)
                .bind(&by.0)
                .bind(about.map(|person| person.0.clone()))
                .bind(body)
                .bind(now),
        )
        .await?;
        Ok(())
    }
}

/// What somebody reports, and what was said if it is about that: a report as it is kept.
pub(crate) fn read(body: &str) -> (String, Option<String>) {
    let body: Value = serde_json::from_str(body).unwrap_or_default();
    let words = |value: &Value| value.as_str().map(str::to_owned);
    (words(&body["text"]).unwrap_or_default(), words(&body["line"]["text"]))
}
