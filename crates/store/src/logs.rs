//! Reading logs, and what lists say of tables.

use super::error::StoreError;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use sqlx::Row;
use tables::table_event::StoredEventRow;

use super::Store;

/// How many of a person's tables are listed at once.
const PAGE: usize = 200;

/// Where a list of a person's tables goes on: after this one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Whether its game is over: those that go on come first.
    over: bool,
    changed_at: Millis,
    id: String,
}

impl std::fmt::Display for Mark {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "{}-{}-{}", u8::from(self.over), self.changed_at, self.id)
    }
}

impl std::str::FromStr for Mark {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Mark, StoreError> {
        let read = || {
            let mut parts = text.splitn(3, '-');
            let over = parts.next().and_then(|over| ["0", "1"].iter().position(|one| *one == over))? == 1;
            Some(Mark { over, changed_at: parts.next()?.parse().ok()?, id: parts.next()?.to_owned() })
        };
        read().ok_or(StoreError::BadCursor)
    }
}

/// A table as lists have it.
#[derive(Clone, Debug)]
pub struct Listed {
    /// When something last happened there.
    pub changed_at: Millis,
    /// The document for lists.
    pub document: String,
}

impl Store {
    /// The lines of a log after the line of that number.
    pub async fn lines(&self, table: &TableId, after: i64) -> Result<Vec<StoredEventRow>, StoreError> {
        let asked = sqlx::query("SELECT seq, at, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq")
            .bind(&table.0)
            .bind(after)
            .fetch_all(&self.pool);
        let rows = self.wait(asked).await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<StoredEventRow, StoreError> {
            let body: String = row.try_get(2)?;
            let line = serde_json::from_str(&body).map_err(|error| {
                tracing::error!(%table, %error, "a line of a log cannot be read");
                StoreError::UnreadableLog
            })?;
            Ok(StoredEventRow { seq: row.try_get(0)?, at: row.try_get(1)?, line })
        };
        rows.iter().map(read).collect()
    }

    /// The keys under which a person asked for what happened at a table, in order.
    pub async fn keys(&self, table: &TableId, person: &PersonId) -> Result<Vec<String>, StoreError> {
        #[derive(serde::Deserialize)]
        struct Asked {
            who: Option<PersonId>,
            key: Option<String>,
        }
        let sql = "SELECT body FROM log WHERE table_id = $1 ORDER BY seq";
        let rows = self.wait(sqlx::query(sql).bind(&table.0).fetch_all(&self.pool)).await?;
        let mut keys = Vec::new();
        for row in rows {
            let body: String = row.try_get(0)?;
            if let Ok(Asked { who: Some(who), key: Some(key) }) = serde_json::from_str(&body)
                && who == *person
                // One order may be several lines.
                && keys.last() != Some(&key)
            {
                keys.push(key);
            }
        }
        Ok(keys)
    }

    /// Tables where something should have happened by itself before `moment`, and where nothing has
    /// happened since another: whoever drives it is gone.
    pub async fn due(&self, moment: Millis, quiet_since: Millis) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE due_at <= $1 AND changed_at <= $2 AND (due_at >= 0 OR -due_at <= $2) \
                   ORDER BY due_at LIMIT 200";
        let rows = self.wait(sqlx::query(sql).bind(moment).bind(quiet_since).fetch_all(&self.pool)).await?;
        rows.iter().map(|row| Ok(TableId(row.try_get(0)?))).collect()
    }

    /// Some of the tables of a person, after one of them, and where the list goes on: those whose game is not over come
    /// first, then those where something happened last.
    pub async fn tables_of(
        &self,
        person: &PersonId,
        after: Option<Mark>,
    ) -> Result<(Vec<Listed>, Option<Mark>), StoreError> {
        // Nothing comes before what goes on and changes at the end of time.
        let Mark { over, changed_at, id } =
            after.unwrap_or(Mark { over: false, changed_at: Millis::MAX, id: String::new() });
        let sql = "SELECT changed_at, summary, id, is_over FROM (SELECT t.changed_at, t.summary, t.id, \
                       CASE WHEN t.stage = 'over' THEN 1 ELSE 0 END AS is_over \
                       FROM members m JOIN tables t ON t.id = m.table_id \
                       WHERE m.person = $1 AND t.stage <> 'closed') AS mine \
                   WHERE is_over > $2 OR (is_over = $2 AND (changed_at < $3 OR (changed_at = $3 AND id > $4))) \
                   ORDER BY is_over, changed_at DESC, id LIMIT $5";
        let asked =
            sqlx::query(sql).bind(&person.0).bind(i32::from(over)).bind(changed_at).bind(&id).bind(PAGE as i64 + 1);
        let mut rows = self.wait(asked.fetch_all(&self.pool)).await?;
        let is_more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let last = rows.last().filter(|_| is_more);
        let mark = |row: &sqlx::any::AnyRow| -> Result<Mark, StoreError> {
            let over: i32 = row.try_get(3)?;
            Ok(Mark { over: over == 1, changed_at: row.try_get(0)?, id: row.try_get(2)? })
        };
        Ok((listed(&rows)?, last.map(mark).transpose()?))
    }

    /// All tables that a person has to do with, also those that are closed.
    pub async fn all_tables_of(&self, person: &PersonId) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT table_id FROM members WHERE person = $1 ORDER BY table_id";
        let rows = self.wait(sqlx::query(sql).bind(&person.0).fetch_all(&self.pool)).await?;
        rows.iter().map(|row| Ok(TableId(row.try_get(0)?))).collect()
    }

    /// Writes anew what lists say of a table at which nothing happened since that line.
    pub async fn rewrite_summary(&self, table: &TableId, seq: i64, document: &str) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET summary = $3 WHERE id = $1 AND seq = $2";
        self.execute(sqlx::query(sql).bind(&table.0).bind(seq).bind(document)).await?;
        Ok(())
    }

    /// The open tables of a stage at which something happened since a moment.
    pub async fn open_tables(&self, stage: &str, since: Millis) -> Result<Vec<Listed>, StoreError> {
        let rows = self
            .wait(
                sqlx::query(
                    "SELECT changed_at, summary FROM tables \
             WHERE stage = $1 AND is_open = 1 AND changed_at >= $2 ORDER BY changed_at DESC LIMIT 500",
                )
                .bind(stage)
                .bind(since)
                .fetch_all(&self.pool),
            )
            .await?;
        listed(&rows)
    }

    /// What people are called, of those who are still here.
    pub async fn names(&self, people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError> {
        let mut names = Vec::new();
        for person in people {
            let asked = sqlx::query("SELECT name FROM people WHERE id = $1 AND name <> ''")
                .bind(&person.0)
                .fetch_optional(&self.pool);
            if let Some(row) = self.wait(asked).await? {
                names.push((person.clone(), row.try_get(0)?));
            }
        }
        Ok(names)
    }
}

fn listed(rows: &[sqlx::any::AnyRow]) -> Result<Vec<Listed>, StoreError> {
    let read = |row: &sqlx::any::AnyRow| -> Result<Listed, StoreError> {
        Ok(Listed { changed_at: row.try_get(0)?, document: row.try_get(1)? })
    };
    rows.iter().map(read).collect()
}
