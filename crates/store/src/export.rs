//! What the database knows of one person, for their own export.

use super::error::StoreError;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use sqlx::Row;

use super::Store;

/// A report that somebody made.
#[derive(Debug)]
pub struct OwnReport {
    /// Id of the table.
    pub table: TableId,
    /// The person whom the report is about.
    pub about: Option<PersonId>,
    /// What is said to be wrong.
    pub text: String,
    /// When the report was made.
    pub at: Millis,
    /// When the report was settled.
    pub settled_at: Option<Millis>,
}

/// A table of a person, as lists have it.
#[derive(Debug)]
pub struct OwnTable {
    /// Id of the table.
    pub id: TableId,
    /// Name of the game.
    pub game: String,
    /// Stage of the table.
    pub stage: String,
    /// When the table was created.
    pub created_at: Millis,
    /// When something last happened there.
    pub changed_at: Millis,
}

impl Store {
    /// When a person came here first, and when they were last seen.
    pub async fn visits(&self, person: &PersonId) -> Result<(Millis, Millis), StoreError> {
        let sql = "SELECT created_at, seen_at FROM people WHERE id = $1";
        let row = self.wait(sqlx::query(sql).bind(&person.0).fetch_one(&self.pool)).await?;
        Ok((row.try_get(0)?, row.try_get(1)?))
    }

    /// The reports that a person made, oldest first.
    pub async fn own_reports(&self, person: &PersonId) -> Result<Vec<OwnReport>, StoreError> {
        let sql =
            "SELECT table_id, about_person, body, at, settled_at FROM reports WHERE by_person = $1 ORDER BY at, id";
        let rows = self.wait(sqlx::query(sql).bind(&person.0).fetch_all(&self.pool)).await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<OwnReport, StoreError> {
            Ok(OwnReport {
                table: TableId(row.try_get(0)?),
                about: row.try_get::<Option<String>, _>(1)?.map(PersonId),
                text: super::reports::read(&row.try_get::<String, _>(2)?).0,
                at: row.try_get(3)?,
                settled_at: row.try_get(4)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// The tables of a person, closed ones too; those where something happened last come first.
    pub async fn own_tables(&self, person: &PersonId) -> Result<Vec<OwnTable>, StoreError> {
        let sql = "SELECT t.id, t.game, t.stage, t.created_at, t.changed_at FROM members m \
                   JOIN tables t ON t.id = m.table_id WHERE m.person = $1 ORDER BY t.changed_at DESC, t.id";
        let rows = self.wait(sqlx::query(sql).bind(&person.0).fetch_all(&self.pool)).await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<OwnTable, StoreError> {
            Ok(OwnTable {
                id: TableId(row.try_get(0)?),
                game: row.try_get(1)?,
                stage: row.try_get(2)?,
                created_at: row.try_get(3)?,
                changed_at: row.try_get(4)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// When a person was last notified of which table.
    pub async fn notified(&self, person: &PersonId) -> Result<Vec<(TableId, Millis)>, StoreError> {
        let sql = "SELECT table_id, at FROM told WHERE person = $1 ORDER BY at, table_id";
        let rows = self.wait(sqlx::query(sql).bind(&person.0).fetch_all(&self.pool)).await?;
        rows.iter().map(|row| Ok((TableId(row.try_get(0)?), row.try_get(1)?))).collect()
    }
}
