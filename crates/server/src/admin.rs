//! What a host does beside the server, whether or not it runs: look things up, put them in order, carry them elsewhere,
//! and find out before an update which games it would break.

use std::collections::BTreeSet;
use std::io::{self, BufRead, Write};
use std::path::Path;

use crate::clock::Clock;
use crate::runtime::server_clock::resume;
use protocol::Millis;
use protocol::ids::TableId;
use protocol::message::TableSummary;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::moderation::{self, PersonCopy, TableCopy};
use store::{Addition, Appended, Database, DatabaseError, Store, StoreError, Summary};
use tables::entropy::{self, EntropySource};
use tables::rules_upgrade::{self, LogErrorKind};
use tables::table_event::{Holder, StoredEvent, TableEvent};
use text::Locale;

pub use protocol::admin::{PersonRow, TableRow};
pub use store::moderation::ReportRow;

/// How long a link that a host makes is good for.
const LINK: Millis = 24 * 3_600_000;
/// How often a line is tried again when the server is faster.
const ATTEMPTS: usize = 20;
/// What exports call themselves.
const FORMAT: &str = "tenka-export";
const VERSION: u32 = 1;

/// Why something cannot be done.
#[derive(Debug)]
pub enum AdminError {
    /// No server has ever worked there.
    NoDatabase,
    /// The database does not answer as it should.
    Database(DatabaseError),
    /// A file cannot be read or written.
    File(io::Error),
    /// There is no such person, table or report.
    NoSuch(String),
    /// The table is closed already.
    ClosedAlready,
    /// Somebody else was faster every time.
    Busy,
    /// What is to be imported is here already: a person or a table.
    Exists(String),
    /// A line of an export cannot be read, for a reason.
    BadLine(usize, String),
}

impl From<DatabaseError> for AdminError {
    fn from(error: DatabaseError) -> AdminError {
        AdminError::Database(error)
    }
}

impl From<io::Error> for AdminError {
    fn from(error: io::Error) -> AdminError {
        AdminError::File(error)
    }
}

/// What became of a stored game that was played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It can be played as it is.
    Good,
    /// It cannot, and would go on from where it was last written down.
    Renewed,
    /// It cannot go on.
    Lost,
}

/// What was found when a stored game was played again.
#[derive(Clone, Debug, Serialize)]
pub struct Checked {
    /// The table.
    pub table: String,
    /// What becomes of it.
    pub verdict: Verdict,
    /// The line of its log that breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<i64>,
    /// Why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// How much was carried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    /// How many people.
    pub people: usize,
    /// How many tables.
    pub tables: usize,
}

/// A line of an export.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum LogEntry {
    Format {
        name: String,
        version: u32,
        at: Millis,
    },
    Person(PersonCopy),
    Table(Box<TableCopy>),
    /// So that a file that was cut off is known to be.
    End(Carried),
}

/// The office of a host.
pub struct Admin {
    store: Store,
    clock: Clock,
    luck: EntropySource,
}

impl Admin {
    /// Opens the database of a server as it is, for a server of another version may run on it; a new one only where
    /// that is asked for.
    pub async fn open(database: &Database, new: bool) -> Result<Admin, AdminError> {
        let store = match Store::is_there(database).await? {
            true => Store::open_as_it_is(database).await?,
            false if new => Store::open(database).await?,
            false => return Err(AdminError::NoDatabase),
        };
        Ok(Admin { store, clock: Clock::System, luck: EntropySource::System })
    }

    /// Everybody, those who were here last first.
    pub async fn people(&self) -> Result<Vec<PersonRow>, AdminError> {
        Ok(self.store.everybody().await?)
    }

    /// Forgets a person: name, password, browsers, tokens. A server that runs lets their seats go.
    pub async fn delete_person(&self, id: &str) -> Result<(), AdminError> {
        found(self.store.strike_person(id).await?, id)
    }

    /// The time by which a server that runs now counts, as far as the database tells.
    async fn server_time(&self) -> Millis {
        let clock = self.store.database_time().await.ok().flatten().unwrap_or_else(|| self.clock.now());
        // The database of an older version may not tell.
        resume(self.store.last_pulse().await.ok().flatten(), clock, true).now
    }

    /// The path of a link that lets one browser of a person in, once, within a day.
    pub async fn link(&self, id: &str) -> Result<String, AdminError> {
        let secret = self.luck.secret();
        let until = self.server_time().await + LINK;
        found(self.store.lend_link(id, &entropy::hash(&secret), until).await?, id)?;
        Ok(format!("/link#{secret}"))
    }

    /// All tables, those where something happened last first.
    pub async fn tables(&self) -> Result<Vec<TableRow>, AdminError> {
        Ok(self.store.all_tables().await?)
    }

    /// Closes a table, whatever its game says.
    pub async fn close(&self, id: &str) -> Result<(), AdminError> {
        let table = TableId(id.to_owned());
        let line = StoredEvent { who: None, key: None, what: TableEvent::Closed };
        let line = serde_json::to_string(&line).expect("a line has a form in JSON");
        for _ in 0..ATTEMPTS {
            let head = self.store.head(&table).await?.ok_or_else(|| AdminError::NoSuch(id.to_owned()))?;
            if head.stage == "closed" {
                return Err(AdminError::ClosedAlready);
            }
            let mut document: Value = serde_json::from_str(&head.summary).unwrap_or_default();
            document["stage"] = "closed".into();
            document["awaited"] = Value::Array(Vec::new());
            let summary = Summary {
                game: head.game,
                stage: "closed",
                is_open: head.is_open,
                created_at: head.created_at,
                due_at: None,
                document: document.to_string(),
            };
            let addition = Addition {
                table: table.clone(),
                seq: head.lines + 1,
                at: self.clock.now(),
                lines: vec![line.clone()],
                summary: Some(summary),
                members: None,
            };
            match self.store.append(addition).await {
                Ok(Appended::Done) => return Ok(()),
                Ok(Appended::Raced) => {}
                Ok(Appended::Unknown) | Err(_) => return Err(AdminError::Database(DatabaseError::PoolTimedOut)),
            }
        }
        Err(AdminError::Busy)
    }

    /// What was reported, oldest first.
    pub async fn reports(&self) -> Result<Vec<ReportRow>, AdminError> {
        Ok(self.store.reports().await?)
    }

    /// Notes that a report is settled.
    pub async fn settle(&self, id: &str) -> Result<(), AdminError> {
        found(self.store.settle(id, self.clock.now()).await?, id)
    }

    /// Copies the file of the database while the server runs: all of one moment.
    pub async fn backup(&self, to: &Path) -> Result<(), AdminError> {
        Ok(self.store.copy_file(&to.to_string_lossy()).await?)
    }

    /// The names of all tables, oldest first.
    pub async fn table_ids(&self) -> Result<Vec<String>, AdminError> {
        Ok(moderation::table_ids(&mut *self.store.standstill().await?).await?)
    }

    /// Plays a stored game again by the rules of this program.
    pub async fn check(&self, id: &str, locale: &Locale) -> Result<Checked, AdminError> {
        let table = TableId(id.to_owned());
        let told = |problem: &tables::error::RequestError| problem.document(locale).text;
        let broken = |verdict, line, why| Checked { table: id.to_owned(), verdict, line, why: Some(why) };
        let lines = match self.store.lines(&table, 0).await {
            Ok(lines) => lines,
            Err(StoreError::UnreadableLog) => {
                return Ok(broken(Verdict::Lost, None, told(&StoreError::UnreadableLog.into())));
            }
            Err(_) => return Err(AdminError::Database(DatabaseError::PoolTimedOut)),
        };
        let Err(fault) = rules_upgrade::read(&table, &lines) else {
            return Ok(Checked { table: id.to_owned(), verdict: Verdict::Good, line: None, why: None });
        };
        let why = match &fault.why {
            LogErrorKind::Rules(rules) => locale.say("admin-other-rules", &[("rules", (*rules).into())]),
            LogErrorKind::Refused(problem) => told(problem),
        };
        let unavailable = |_| AdminError::Database(DatabaseError::PoolTimedOut);
        let snapshot = self.store.snapshot(&table).await.map_err(unavailable)?;
        let verdict =
            if rules_upgrade::renew(&table, &lines, snapshot).is_ok() { Verdict::Renewed } else { Verdict::Lost };
        Ok(broken(verdict, Some(fault.seq), why))
    }

    /// Writes people and tables, all or those of these names, as lines of JSON. What lets people in is written only
    /// where that is asked for.
    pub async fn export(&self, tables: &[String], secrets: bool, to: &mut impl Write) -> Result<Carried, AdminError> {
        let mut moment = self.store.standstill().await?;
        let ids = if tables.is_empty() { moderation::table_ids(&mut moment).await? } else { tables.to_vec() };
        let mut people: BTreeSet<String> = BTreeSet::new();
        if tables.is_empty() {
            people.extend(moderation::person_ids(&mut moment).await?);
        }
        let mut carried = Carried::default();
        write(to, &LogEntry::Format { name: FORMAT.to_owned(), version: VERSION, at: self.clock.now() })?;
        for id in ids {
            let table = moderation::copy_table(&mut moment, &id).await?.ok_or(AdminError::NoSuch(id))?;
            if !tables.is_empty() {
                people.extend(table.members.iter().cloned());
            }
            write(to, &LogEntry::Table(Box::new(table)))?;
            carried.tables += 1;
        }
        for id in people {
            // Somebody who has left for good still stands at their old tables.
            if let Some(person) = moderation::copy_person(&mut moment, &id, secrets).await? {
                write(to, &LogEntry::Person(person))?;
                carried.people += 1;
            }
        }
        write(to, &LogEntry::End(carried))?;
        Ok(carried)
    }

    /// Adds what was exported, all of it or nothing. What is here already is not touched.
    pub async fn import(&self, from: impl BufRead) -> Result<Carried, AdminError> {
        let mut transaction = self.store.write_transaction().await?;
        let (mut carried, mut end) = (Carried::default(), None);
        let mut last = 0;
        for (number, line) in (1..).zip(from.lines()) {
            last = number;
            let bad = |why: String| AdminError::BadLine(number, why);
            let item: LogEntry = serde_json::from_str(&line?).map_err(|error| bad(error.to_string()))?;
            match item {
                LogEntry::Format { name, version, .. } if number == 1 && name == FORMAT && version <= VERSION => {}
                LogEntry::Format { name, version, .. } => return Err(bad(format!("{name} {version}"))),
                _ if number == 1 || end.is_some() => return Err(bad(FORMAT.to_owned())),
                LogEntry::Person(person) => {
                    check_id("person.id", &person.id).map_err(bad)?;
                    if !moderation::add_person(&mut transaction, &person).await? {
                        return Err(AdminError::Exists(person.id));
                    }
                    carried.people += 1;
                }
                LogEntry::Table(table) => {
                    check_table(&table).map_err(bad)?;
                    if !moderation::add_table(&mut transaction, &table).await? {
                        return Err(AdminError::Exists(table.id));
                    }
                    carried.tables += 1;
                }
                LogEntry::End(expected) => end = Some(expected),
            }
        }
        if end != Some(carried) {
            return Err(AdminError::BadLine(last, "end".to_owned()));
        }
        transaction.commit().await?;
        Ok(carried)
    }
}

/// The longest id that is imported. Those that the server draws have 24 characters.
const ID_LIMIT: usize = 64;

/// Says where an id is that cannot be one. Ids stand in addresses, on command lines and, with other words, in notices to
/// other processes, so they hold nothing that would mean something there.
fn check_id(path: &str, id: &str) -> Result<(), String> {
    let is_plain = id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
    if is_plain && !id.starts_with('-') && (1..=ID_LIMIT).contains(&id.len()) {
        Ok(())
    } else {
        Err(format!("{path}: not an id: {id:?}"))
    }
}

/// Says what is wrong with a table that is to be imported: an id, or a line of its log.
fn check_table(table: &TableCopy) -> Result<(), String> {
    check_id("table.id", &table.id)?;
    let mut members = BTreeSet::new();
    for (index, member) in table.members.iter().enumerate() {
        let path = format!("table.members[{index}]");
        check_id(&path, member)?;
        if !members.insert(member) {
            return Err(format!("{path}: twice: {member:?}"));
        }
    }
    let summary: TableSummary =
        serde_json::from_str(table.summary.get()).map_err(|error| format!("table.summary: {error}"))?;
    if summary.id.0 != table.id {
        return Err(format!("table.summary.id: not the id of the table: {:?}", summary.id.0));
    }
    for (index, (_, body)) in table.log.iter().enumerate() {
        let path = format!("table.log[{index}]");
        let line: StoredEvent = serde_json::from_str(body.get()).map_err(|error| format!("{path}: {error}"))?;
        if let Some(who) = &line.who {
            check_id(&format!("{path}.who"), &who.0)?;
        }
        match &line.what {
            TableEvent::Created { by, .. } if index == 0 => check_id(&format!("{path}.what.created.by"), &by.0)?,
            _ if index == 0 => return Err(format!("{path}: a log begins with the creation of its table")),
            TableEvent::Sat { holder: Holder::Person(person), .. } => check_id(&format!("{path}.what.sat"), &person.0)?,
            TableEvent::HandedOver { to } => check_id(&format!("{path}.what.handed_over.to"), &to.0)?,
            TableEvent::Rematched { table } => check_id(&format!("{path}.what.rematched.table"), &table.0)?,
            _ => {}
        }
    }
    if table.log.is_empty() { Err("table.log: empty".to_owned()) } else { Ok(()) }
}

fn found(is_found: bool, id: &str) -> Result<(), AdminError> {
    if is_found { Ok(()) } else { Err(AdminError::NoSuch(id.to_owned())) }
}

fn write(to: &mut impl Write, item: &LogEntry) -> Result<(), AdminError> {
    serde_json::to_writer(&mut *to, item).map_err(io::Error::from)?;
    Ok(to.write_all(b"\n")?)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// An export of one person and one table of theirs.
    fn export(person: &str, table: &str, members: &[&str], who: &str, by: &str) -> String {
        let setup = json!({"game": "shogun", "seats": 3});
        let summary = json!({"id": table, "stage": "lobby", "game": "shogun", "name": "", "seats": [null, null, null],
            "awaited": [], "pace": "untimed", "spectators": true});
        let created = json!({"who": who, "what": {"created": {"by": by, "setup": setup, "invite": "secret"}}});
        let lines = [
            json!({"format": {"name": FORMAT, "version": VERSION, "at": 0}}),
            json!({"person": {"id": person, "name": "Anna", "language": null, "created_at": 0, "seen_at": 0}}),
            json!({"table": {"id": table, "game": "shogun", "stage": "lobby", "is_open": 0, "created_at": 0,
                "changed_at": 0, "due_at": null, "summary": summary, "members": members, "log": [[0, created]],
                "snapshot": null}}),
            json!({"end": {"people": 1, "tables": 1}}),
        ];
        lines.map(|line| line.to_string()).join("\n")
    }

    #[tokio::test]
    async fn odd_ids_are_not_imported() {
        let folder = tempfile::tempdir().unwrap();
        let admin = Admin::open(&Database::Folder(folder.path().to_owned()), true).await.unwrap();
        let long = "x".repeat(65);
        for odd in ["", " ", "a b", "a/b", "../a", "-a", "!a", "~a", "a\nb", "a\0b", "ä", long.as_str()] {
            for (file, path) in [
                (export(odd, "table", &["anna"], "anna", "anna"), "person.id"),
                (export("anna", odd, &["anna"], "anna", "anna"), "table.id"),
                (export("anna", "table", &["anna", odd], "anna", "anna"), "table.members[1]"),
                (export("anna", "table", &["anna"], odd, "anna"), "table.log[0].who"),
                (export("anna", "table", &["anna"], "anna", odd), "table.log[0].what.created.by"),
            ] {
                let refused = admin.import(file.as_bytes()).await.unwrap_err();
                let AdminError::BadLine(2 | 3, why) = refused else { panic!("{odd:?}: {refused:?}") };
                assert!(why.starts_with(path), "{odd:?}: {why}");
            }
        }
        let twice = admin.import(export("anna", "table", &["anna", "anna"], "anna", "anna").as_bytes()).await;
        assert!(matches!(twice, Err(AdminError::BadLine(3, why)) if why.starts_with("table.members[1]")));
        let good = admin.import(export("anna", "table", &["anna"], "anna", "anna").as_bytes()).await.unwrap();
        assert_eq!(good, Carried { people: 1, tables: 1 });
    }
}
