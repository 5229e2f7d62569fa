//! What a host looks up while the server runs: the newest of everything, and what is found by a word.

use super::error::StoreError;
use protocol::admin::{PersonRow, ReportEntry, StoredCounts, TableRow};
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use super::Store;
use super::moderation::{person_row, table_row};

/// The most that is listed at once.
const MOST: usize = 200;

/// A pattern that finds a word anywhere, whatever signs it has.
fn anywhere(word: &str) -> String {
    let mut pattern = String::from("%");
    for sign in word.trim().chars() {
        if matches!(sign, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(sign);
    }
    pattern + "%"
}

impl Store {
    /// How much is stored.
    pub async fn counts(&self) -> Result<StoredCounts, StoreError> {
        let mut counts = StoredCounts::default();
        let sql = "SELECT COUNT(*), COUNT(password), \
                   (SELECT COUNT(*) FROM reports WHERE settled_at IS NULL) FROM people WHERE name <> ''";
        let row = self.wait(sqlx::query(sql).fetch_one(&self.pool)).await?;
        (counts.people, counts.kept, counts.reports) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let sql = "SELECT stage, COUNT(*) FROM tables GROUP BY stage";
        for row in self.wait(sqlx::query(sql).fetch_all(&self.pool)).await? {
            let place = match row.try_get::<String, _>(0)?.as_str() {
                "lobby" => &mut counts.lobby,
                "playing" => &mut counts.playing,
                "over" => &mut counts.over,
                _ => &mut counts.closed,
            };
            *place = row.try_get(1)?;
        }
        Ok(counts)
    }

    /// People who are called like that, or by that id; those who were here last first.
    pub async fn people_like(&self, word: &str) -> Result<Vec<PersonRow>, StoreError> {
        let sql = format!(
            "SELECT p.id, p.name, p.password, p.language, p.created_at, p.seen_at, \
             (SELECT COUNT(*) FROM members m WHERE m.person = p.id) FROM people p WHERE p.name <> '' \
             AND (p.name LIKE $1 ESCAPE '\\' OR LOWER(p.name) LIKE $2 ESCAPE '\\' OR p.id = $3) \
             ORDER BY p.seen_at DESC, p.id LIMIT {MOST}"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(anywhere(word)).bind(anywhere(&word.to_lowercase()));
        let rows = self.wait(query.bind(word.trim()).fetch_all(&self.pool)).await?;
        Ok(rows.iter().map(person_row).collect::<Result<_, _>>()?)
    }

    /// Tables of a stage in whose lines of lists a word is found; those where something happened last first.
    pub async fn tables_like(&self, word: &str, stage: Option<&str>) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "SELECT id, stage, game, summary, created_at, changed_at FROM tables WHERE (stage = $4 OR $4 = '') \
             AND (summary LIKE $1 ESCAPE '\\' OR LOWER(summary) LIKE $2 ESCAPE '\\' OR id = $3) \
             ORDER BY changed_at DESC, id LIMIT {MOST}"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(anywhere(word)).bind(anywhere(&word.to_lowercase()));
        let query = query.bind(word.trim()).bind(stage.unwrap_or_default());
        let rows = self.wait(query.fetch_all(&self.pool)).await?;
        Ok(rows.iter().map(table_row).collect::<Result<_, _>>()?)
    }

    /// What was reported: what nobody has settled first, then the newest.
    pub async fn report_entries(&self) -> Result<Vec<ReportEntry>, StoreError> {
        let sql = format!(
            "SELECT r.id, r.table_id, t.summary, t.stage, r.by_person, b.name, r.about_person, a.name, r.body, r.at, \
             r.settled_at FROM reports r LEFT JOIN tables t ON t.id = r.table_id \
             LEFT JOIN people b ON b.id = r.by_person LEFT JOIN people a ON a.id = r.about_person \
             ORDER BY CASE WHEN r.settled_at IS NULL THEN 0 ELSE 1 END, r.at DESC, r.id LIMIT {MOST}"
        );
        let rows = self.wait(sqlx::query(AssertSqlSafe(sql)).fetch_all(&self.pool)).await?;
        Ok(rows.iter().map(entry).collect::<Result<_, _>>()?)
    }
}

fn entry(row: &AnyRow) -> Result<ReportEntry, sqlx::Error> {
    let document =
        |text: Option<String>| -> Value { text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default() };
    let words = |value: &Value| value.as_str().map(str::to_owned);
    let summary = document(row.try_get(2)?);
    let (text, said) = super::reports::read(&row.try_get::<String, _>(8)?);
    Ok(ReportEntry {
        id: row.try_get(0)?,
        table: row.try_get(1)?,
        table_name: words(&summary["name"]).unwrap_or_default(),
        game: words(&summary["game"]),
        stage: row.try_get(3)?,
        by: row.try_get(4)?,
        by_name: row.try_get(5)?,
        about: row.try_get(6)?,
        about_name: row.try_get(7)?,
        text,
        said,
        at: row.try_get(9)?,
        settled_at: row.try_get(10)?,
    })
}

#[cfg(test)]
mod tests {
    use super::anywhere;

    #[test]
    fn signs_of_patterns_are_signs_like_others() {
        assert_eq!(anywhere(""), "%%");
        assert_eq!(anywhere(" 100%_\\ "), "%100\\%\\_\\\\%");
    }
}
