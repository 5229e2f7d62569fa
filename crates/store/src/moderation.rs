//! What a host looks up and puts in order, apart from the server that runs.

use protocol::Millis;
use protocol::admin::{PersonRow, TableRow};
use protocol::ids::TableId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::Store;
use super::transaction::Transaction;

/// Something that somebody reported.
#[derive(Clone, Debug, Serialize)]
pub struct ReportRow {
    /// Which.
    pub id: String,
    /// At which table.
    pub table: String,
    /// Who reports.
    pub by: String,
    /// About whom.
    pub about: Option<String>,
    /// What they say.
    pub text: String,
    /// What was said at the table, where it is about that.
    pub said: Option<String>,
    /// When.
    pub at: Millis,
    /// When it was settled.
    pub settled_at: Option<Millis>,
}

/// A person as they are exported.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonCopy {
    /// Id.
    pub id: String,
    name: String,
    language: Option<String>,
    created_at: Millis,
    seen_at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secrets: Option<Secrets>,
}

/// What lets a person in, and where they are told things.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Secrets {
    kept_name: Option<String>,
    password: Option<String>,
    notices: String,
}

/// A table as it is exported.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableCopy {
    /// Id.
    pub id: String,
    game: String,
    stage: String,
    is_open: i64,
    created_at: Millis,
    changed_at: Millis,
    due_at: Option<Millis>,
    /// Document for lists.
    pub summary: Box<RawValue>,
    /// Ids of the members.
    pub members: Vec<String>,
    /// Events with their times.
    pub log: Vec<(Millis, Box<RawValue>)>,
    snapshot: Option<SnapshotCopy>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SnapshotCopy {
    seq: i64,
    rules: i64,
    body: Box<RawValue>,
}

/// What a table stands for in lists.
#[derive(Debug)]
pub struct TableHead {
    /// Name of the game.
    pub game: String,
    /// Stage of the table.
    pub stage: String,
    /// Whether the table is listed in the lobby.
    pub is_open: bool,
    /// When the table was created.
    pub created_at: Millis,
    /// Document for lists.
    pub summary: String,
    /// Number of events in the log.
    pub lines: i64,
}

fn raw(text: String) -> Result<Box<RawValue>, sqlx::Error> {
    RawValue::from_string(text).map_err(|error| sqlx::Error::Decode(error.into()))
}

/// A person, from what a statement says of them in this order.
pub(super) fn person_row(row: &AnyRow) -> Result<PersonRow, sqlx::Error> {
    Ok(PersonRow {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        kept: row.try_get::<Option<String>, _>(2)?.is_some(),
        language: row.try_get(3)?,
        created_at: row.try_get(4)?,
        seen_at: row.try_get(5)?,
        tables: row.try_get(6)?,
    })
}

/// A table, from what a statement says of it in this order.
pub(super) fn table_row(row: &AnyRow) -> Result<TableRow, sqlx::Error> {
    let summary: Value = serde_json::from_str(&row.try_get::<String, _>(3)?).unwrap_or_default();
    let seats = summary["seats"].as_array().map_or(&[][..], Vec::as_slice);
    Ok(TableRow {
        id: row.try_get(0)?,
        stage: row.try_get(1)?,
        game: row.try_get(2)?,
        name: summary["name"].as_str().unwrap_or_default().to_owned(),
        seats: seats.iter().map(|seat| seat.as_str().map(str::to_owned)).collect(),
        created_at: row.try_get(4)?,
        changed_at: row.try_get(5)?,
    })
}

impl Store {
    /// Everybody, those who were here last first.
    pub async fn everybody(&self) -> Result<Vec<PersonRow>, sqlx::Error> {
        let sql = "SELECT p.id, p.name, p.password, p.language, p.created_at, p.seen_at, \
                   (SELECT COUNT(*) FROM members m WHERE m.person = p.id) FROM people p ORDER BY p.seen_at DESC, p.id";
        sqlx::query(sql).fetch_all(&self.pool).await?.iter().map(person_row).collect()
    }

    /// Takes everything from a person, name and all; the server lets their seats go when it finds a person without a
    /// name. Returns whether there was such a person.
    pub async fn strike_person(&self, person: &str) -> Result<bool, sqlx::Error> {
        let changes = [
            "DELETE FROM devices WHERE person = $1",
            "DELETE FROM links WHERE person = $1",
            "DELETE FROM skeletons WHERE person = $1",
            "DELETE FROM tokens WHERE person = $1",
            "UPDATE people SET name = '', kept_name = NULL, password = NULL, language = NULL, notices = '{}' WHERE id = $1",
        ];
        let found = self.execute_all(changes.map(|sql| sqlx::query(sql).bind(person)).into()).await?;
        Ok(found == 1)
    }

    /// A link that lets one browser of a person in; returns whether there is such a person.
    pub async fn lend_link(&self, person: &str, hash: &str, until: Millis) -> Result<bool, sqlx::Error> {
        let known = sqlx::query("SELECT id FROM people WHERE id = $1 AND name <> ''");
        if known.bind(person).fetch_optional(&self.pool).await?.is_none() {
            return Ok(false);
        }
        let sql = "INSERT INTO links (hash, person, ends_at) VALUES ($1, $2, $3)";
        self.try_execute(sqlx::query(sql).bind(hash).bind(person).bind(until)).await?;
        Ok(true)
    }

    /// All tables, those where something happened last first.
    pub async fn all_tables(&self) -> Result<Vec<TableRow>, sqlx::Error> {
        let sql = "SELECT id, stage, game, summary, created_at, changed_at FROM tables ORDER BY changed_at DESC, id";
        sqlx::query(sql).fetch_all(&self.pool).await?.iter().map(table_row).collect()
    }

    /// What stands in lists of a table, and how many lines its log has.
    pub async fn head(&self, table: &TableId) -> Result<Option<TableHead>, sqlx::Error> {
        let sql = "SELECT t.game, t.stage, t.is_open, t.created_at, t.summary, \
                   (SELECT MAX(seq) FROM log l WHERE l.table_id = t.id) FROM tables t WHERE t.id = $1";
        let read = |row: AnyRow| {
            Ok(TableHead {
                game: row.try_get(0)?,
                stage: row.try_get(1)?,
                is_open: row.try_get::<i64, _>(2)? != 0,
                created_at: row.try_get(3)?,
                summary: row.try_get(4)?,
                lines: row.try_get(5)?,
            })
        };
        sqlx::query(sql).bind(&table.0).fetch_optional(&self.pool).await?.map(read).transpose()
    }

    /// What was reported, oldest first.
    pub async fn reports(&self) -> Result<Vec<ReportRow>, sqlx::Error> {
        let sql = "SELECT id, table_id, by_person, about_person, body, at, settled_at FROM reports ORDER BY at, id";
        let read = |row: &AnyRow| {
            let (text, said) = super::reports::read(&row.try_get::<String, _>(4)?);
            Ok(ReportRow {
                id: row.try_get(0)?,
                table: row.try_get(1)?,
                by: row.try_get(2)?,
                about: row.try_get(3)?,
                text,
                said,
                at: row.try_get(5)?,
                settled_at: row.try_get(6)?,
            })
        };
        sqlx::query(sql).fetch_all(&self.pool).await?.iter().map(read).collect()
    }

    /// A report is settled; returns whether there is such a report.
    pub async fn settle(&self, report: &str, now: Millis) -> Result<bool, sqlx::Error> {
        let sql = "UPDATE reports SET settled_at = COALESCE(settled_at, $2) WHERE id = $1";
        Ok(self.try_execute(sqlx::query(sql).bind(report).bind(now)).await?.rows_affected() == 1)
    }

    /// Copies the file of the database, whole and of one moment, while others write.
    pub async fn copy_file(&self, to: &str) -> Result<(), sqlx::Error> {
        // A connection that only reads may not even write elsewhere.
        sqlx::query("VACUUM INTO $1").bind(to).execute(&self.writes).await?;
        Ok(())
    }

    /// Begins to read everything as it is at one moment.
    pub async fn standstill(&self) -> Result<Transaction, sqlx::Error> {
        Transaction::read(&self.pool, self.shared.is_none()).await
    }
}

/// The names of all tables, oldest first.
pub async fn table_ids(from: &mut AnyConnection) -> Result<Vec<String>, sqlx::Error> {
    let rows = sqlx::query("SELECT id FROM tables ORDER BY created_at, id").fetch_all(from).await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

/// The names of all people, oldest first.
pub async fn person_ids(from: &mut AnyConnection) -> Result<Vec<String>, sqlx::Error> {
    let rows = sqlx::query("SELECT id FROM people ORDER BY created_at, id").fetch_all(from).await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

/// A person to be exported.
pub async fn copy_person(from: &mut AnyConnection, id: &str, secrets: bool) -> Result<Option<PersonCopy>, sqlx::Error> {
    let sql = "SELECT name, language, created_at, seen_at, kept_name, password, notices FROM people WHERE id = $1";
    let Some(row) = sqlx::query(sql).bind(id).fetch_optional(from).await? else { return Ok(None) };
    let hidden = Secrets { kept_name: row.try_get(4)?, password: row.try_get(5)?, notices: row.try_get(6)? };
    Ok(Some(PersonCopy {
        id: id.to_owned(),
        name: row.try_get(0)?,
        language: row.try_get(1)?,
        created_at: row.try_get(2)?,
        seen_at: row.try_get(3)?,
        secrets: secrets.then_some(hidden),
    }))
}

/// A table to be exported.
pub async fn copy_table(from: &mut AnyConnection, id: &str) -> Result<Option<TableCopy>, sqlx::Error> {
    let sql = "SELECT game, stage, is_open, created_at, changed_at, due_at, summary FROM tables WHERE id = $1";
    let Some(row) = sqlx::query(sql).bind(id).fetch_optional(&mut *from).await? else { return Ok(None) };
    let sql = "SELECT person FROM members WHERE table_id = $1 ORDER BY person";
    let members = sqlx::query(sql).bind(id).fetch_all(&mut *from).await?;
    let sql = "SELECT at, body FROM log WHERE table_id = $1 ORDER BY seq";
    let log = sqlx::query(sql).bind(id).fetch_all(&mut *from).await?;
    let sql = "SELECT seq, rules, body FROM snapshots WHERE table_id = $1";
    let snapshot = sqlx::query(sql).bind(id).fetch_optional(&mut *from).await?;
    let snapshot = snapshot.map(|row| {
        Ok::<_, sqlx::Error>(SnapshotCopy { seq: row.try_get(0)?, rules: row.try_get(1)?, body: raw(row.try_get(2)?)? })
    });
    let log = log.iter().map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, raw(row.try_get(1)?)?)));
    Ok(Some(TableCopy {
        id: id.to_owned(),
        game: row.try_get(0)?,
        stage: row.try_get(1)?,
        is_open: row.try_get(2)?,
        created_at: row.try_get(3)?,
        changed_at: row.try_get(4)?,
        due_at: row.try_get(5)?,
        summary: raw(row.try_get(6)?)?,
        members: members.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?,
        log: log.collect::<Result<_, _>>()?,
        snapshot: snapshot.transpose()?,
    }))
}

/// Adds a person who was exported; returns whether nobody was in their place.
pub async fn add_person(to: &mut AnyConnection, person: &PersonCopy) -> Result<bool, sqlx::Error> {
    let secrets = person.secrets.as_ref();
    let added = sqlx::query(
        "INSERT INTO people (id, name, kept_name, password, language, notices, created_at, seen_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
    )
    .bind(&person.id)
    .bind(&person.name)
    .bind(secrets.and_then(|secrets| secrets.kept_name.as_deref()))
    .bind(secrets.and_then(|secrets| secrets.password.as_deref()))
    .bind(person.language.as_deref())
    .bind(secrets.map_or("{}", |secrets| secrets.notices.as_str()))
    .bind(person.created_at)
    .bind(person.seen_at)
    .execute(to)
    .await?;
    Ok(added.rows_affected() == 1)
}

/// Adds a table that was exported, with its log; returns whether there was no such table.
pub async fn add_table(to: &mut AnyConnection, table: &TableCopy) -> Result<bool, sqlx::Error> {
    let added = sqlx::query(
        "INSERT INTO tables (id, game, stage, is_open, seq, created_at, changed_at, due_at, summary) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.stage)
    .bind(table.is_open)
    .bind(table.log.len() as i64)
    .bind(table.created_at)
    .bind(table.changed_at)
    .bind(table.due_at)
    .bind(table.summary.get())
    .execute(&mut *to)
    .await?;
    if added.rows_affected() != 1 {
        return Ok(false);
    }
    for member in &table.members {
        let sql = "INSERT INTO members (table_id, person) VALUES ($1, $2)";
        sqlx::query(sql).bind(&table.id).bind(member).execute(&mut *to).await?;
    }
    for ((at, body), seq) in table.log.iter().zip(1_i64..) {
        let sql = "INSERT INTO log (table_id, seq, at, body) VALUES ($1, $2, $3, $4)";
        sqlx::query(sql).bind(&table.id).bind(seq).bind(*at).bind(body.get()).execute(&mut *to).await?;
    }
    for person in table.log.iter().filter_map(|(_, body)| tables::erasure::author_of(body.get())) {
        let sql = "INSERT INTO authors (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(&person.0).bind(&table.id).execute(&mut *to).await?;
    }
    if let Some(snapshot) = &table.snapshot {
        let sql = "INSERT INTO snapshots (table_id, seq, rules, body) VALUES ($1, $2, $3, $4)";
        let query = sqlx::query(sql).bind(&table.id).bind(snapshot.seq).bind(snapshot.rules);
        query.bind(snapshot.body.get()).execute(&mut *to).await?;
    }
    Ok(true)
}
