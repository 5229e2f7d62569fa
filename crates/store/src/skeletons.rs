//! What kept names look like.

use super::error::StoreError;
use protocol::ids::PersonId;
use sqlx::Row;
use tables::names;

use super::Store;

impl Store {
    /// Whether a kept name of somebody else looks like this.
    pub async fn is_look_alike(&self, skeleton: &str, mine: Option<&PersonId>) -> Result<bool, StoreError> {
        let sql = "SELECT s.person FROM skeletons s JOIN people p ON p.id = s.person \
                   WHERE s.skeleton = $1 AND p.kept_name IS NOT NULL AND s.person <> $2 LIMIT 1";
        let mine = mine.map_or("", |person| person.0.as_str());
        let found = self.wait(sqlx::query(sql).bind(skeleton).bind(mine).fetch_optional(&self.pool)).await?;
        Ok(found.is_some())
    }

    /// Remembers what the name of a person looks like, once they keep it.
    pub async fn set_skeleton(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO skeletons (person, skeleton) \
                   SELECT id, $2 FROM people WHERE id = $1 AND kept_name IS NOT NULL \
                   ON CONFLICT (person) DO UPDATE SET skeleton = excluded.skeleton";
        let skeleton = names::skeleton(name);
        self.execute(sqlx::query(sql).bind(&person.0).bind(skeleton)).await?;
        Ok(())
    }

    /// Computes what all kept names look like, and writes down what is missing or has changed with Unicode.
    pub async fn renew_skeletons(&self) -> Result<(), StoreError> {
        let sql = "SELECT p.id, p.name, s.skeleton FROM people p LEFT JOIN skeletons s ON s.person = p.id \
                   WHERE p.kept_name IS NOT NULL";
        let rows = self.wait(sqlx::query(sql).fetch_all(&self.pool)).await?;
        for row in rows {
            let (name, known): (String, Option<String>) = (row.try_get(1)?, row.try_get(2)?);
            if known.as_deref() != Some(&names::skeleton(&name)) {
                self.set_skeleton(&PersonId(row.try_get(0)?), &name).await?;
            }
        }
        Ok(())
    }
}
