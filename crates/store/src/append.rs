//! Adding lines to logs. All that waits is written in one transaction, so that many tables share the
//! cost of reaching the disk; nobody is told of a line before it is there.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::error::StoreError;
use parking_lot::Mutex;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Row};
use tables::entropy::EntropySource;
use tokio::sync::{mpsc, oneshot};

use super::health::Health;
use super::metrics::{self, WriteMetrics};
use super::snapshots::{self, SnapshotWriter};
use super::transaction::Transaction;
use super::{Store, WRITE_TIMEOUT};

/// The most requests in one transaction.
const BATCH: usize = 512;
/// How long more requests are gathered after a busy transaction began: each costs the same, however much is in it.
/// Where one person plays alone, nobody waits.
const GATHERING: Duration = Duration::from_millis(5);
/// How many rows a statement has: few sizes, so that the database knows them all by heart.
const CHUNKS: [usize; 4] = [64, 16, 4, 1];

/// A request to write, and who wants to know what became of it.
#[derive(Debug)]
pub(crate) struct Append {
    addition: Addition,
    reply: oneshot::Sender<Appended>,
}

/// Lines to be added to the log of a table.
#[derive(Debug)]
pub struct Addition {
    /// The table.
    pub table: TableId,
    /// The number of the first line.
    pub seq: i64,
    /// When it happened.
    pub at: Millis,
    /// The lines.
    pub lines: Vec<String>,
    /// What lists say of the table from now on, if that changed.
    pub summary: Option<Summary>,
    /// Whose table it is from now on, if that changed.
    pub members: Option<Vec<PersonId>>,
}

/// What lists say of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The game.
    pub game: String,
    /// How far it is.
    pub stage: &'static str,
    /// Whether it stands in the lobby.
    pub is_open: bool,
    /// When it was put up.
    pub created_at: Millis,
    /// When something happens there by itself. Where that is at once, this is the moment since which it is so, below zero.
    pub due_at: Option<Millis>,
    /// A document for lists.
    pub document: String,
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on the disk.
    Done,
    /// Another process wrote these lines first.
    Raced,
    /// Nobody knows: the database does not answer.
    Unknown,
}

impl Store {
    /// Adds lines to a log and waits until they are on the disk.
    pub async fn append(&self, addition: Addition) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(Append { addition, reply }).await.map_err(|_| StoreError::Unconfirmed)?;
        Ok(answer.await.unwrap_or(Appended::Unknown))
    }
}

/// Writes whatever comes, as much at once as waits.
pub(super) struct Writer {
    pool: AnyPool,
    is_sqlite: bool,
    health: Arc<Health>,
    /// What this process is called among several.
    process: Option<Arc<Mutex<String>>>,
    metrics: Arc<WriteMetrics>,
}

impl Writer {
    pub(crate) fn new(store: &Store, process: Option<Arc<Mutex<String>>>) -> Writer {
        let (pool, health, metrics) = (store.writes.clone(), store.health.clone(), store.metrics.clone());
        Writer { pool, is_sqlite: store.shared.is_none(), health, process, metrics }
    }

    pub(crate) async fn run(self, mut requests: mpsc::Receiver<Append>, mut keeps: mpsc::Receiver<SnapshotWriter>) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut next = Instant::now();
        loop {
            tokio::select! {
                count = requests.recv_many(&mut batch, BATCH) => if count == 0 { return },
                Some(keep) = keeps.recv() => {
                    self.keep(keep).await;
                    continue;
                }
            }
            tokio::time::sleep_until(next.into()).await;
            while batch.len() < BATCH
                && let Ok(request) = requests.try_recv()
            {
                batch.push(request);
            }
            let begun = Instant::now();
            if batch.len() > 1 {
                next = begun + GATHERING;
            }
            let written = self.write(&batch).await;
            self.reply(&mut batch, written, begun);
        }
    }

    async fn write(&self, batch: &[Append]) -> Result<HashSet<TableId>, sqlx::Error> {
        let written = match &self.process {
            None => self.write_batch(None, batch).await,
            Some(process) => {
                let name = process.lock().clone();
                let written = tokio::time::timeout(WRITE_TIMEOUT, self.write_batch(Some(&name), batch)).await;
                written
                    .unwrap_or(Err(sqlx::Error::PoolTimedOut))
                    .inspect_err(|_| *process.lock() = EntropySource::System.id())
            }
        };
        self.note(&written);
        written
    }

    fn note<T>(&self, written: &Result<T, sqlx::Error>) {
        match written {
            Ok(_) => self.health.committed(),
            Err(error) => self.health.failed(error),
        }
    }

    fn reply(&self, batch: &mut Vec<Append>, written: Result<HashSet<TableId>, sqlx::Error>, begun: Instant) {
        match written {
            Ok(raced) => {
                let done = batch.iter().filter(|append| !raced.contains(&append.addition.table));
                let lines = done.map(|append| append.addition.lines.len()).sum();
                self.metrics.appended(batch.len(), lines, begun.elapsed());
                for append in batch.drain(..) {
                    let outcome = if raced.contains(&append.addition.table) { Appended::Raced } else { Appended::Done };
                    let _ = append.reply.send(outcome);
                }
            }
            Err(error) => {
                metrics::database_failed();
                tracing::warn!(%error, tables = batch.len(), "lines could not be written");
                for append in batch.drain(..) {
                    let _ = append.reply.send(Appended::Unknown);
                }
            }
        }
    }

    async fn keep(&self, keep: SnapshotWriter) {
        let written = tokio::time::timeout(WRITE_TIMEOUT, snapshots::write(&self.pool, self.is_sqlite, &keep)).await;
        let written = written.unwrap_or(Err(sqlx::Error::PoolTimedOut));
        self.note(&written);
        keep.reply(written);
    }

    /// Writes a batch in one transaction and returns the tables whose lines others had written first. A
    /// table has at most one request in a batch, because its holder waits for the answer.
    async fn write_batch(&self, process: Option<&str>, batch: &[Append]) -> Result<HashSet<TableId>, sqlx::Error> {
        let mut transaction = Transaction::write(&self.pool, self.is_sqlite).await?;
        let mut order: Vec<&Addition> = batch.iter().map(|append| &append.addition).collect();
        // Always in the same order, so that two processes cannot wait for each other.
        order.sort_by(|one, other| one.table.cmp(&other.table));
        let mut raced = HashSet::new();
        if !write_new_lines(&mut transaction, &order).await? {
            // Somebody was faster. That is rare, so only then is it asked who.
            transaction.rollback().await?;
            transaction = Transaction::write(&self.pool, self.is_sqlite).await?;
            raced = write_lines(&mut transaction, &order).await?;
        }
        let fresh: Vec<&Addition> = order.into_iter().filter(|append| !raced.contains(&append.table)).collect();
        write_summaries(&mut transaction, &fresh).await?;
        for append in &fresh {
            if let Some(members) = &append.members {
                write_members(&mut transaction, &append.table, members).await?;
            }
        }
        if let Some(process) = process {
            write_notices(&mut transaction, process, &fresh).await?;
        }
        transaction.commit().await?;
        Ok(raced)
    }
}

/// The values of so many rows of so many columns: `($1, $2), ($3, $4)`.
fn values(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let fields: Vec<String> = (1..=columns).map(|column| format!("${}", row * columns + column)).collect();
        format!("({})", fields.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

/// Cuts a list into pieces of the sizes for which there are statements.
fn chunks<T>(mut list: &[T]) -> Vec<&[T]> {
    let mut pieces = Vec::new();
    while let Some(size) = CHUNKS.into_iter().find(|size| *size <= list.len()) {
        let (piece, rest) = list.split_at(size);
        pieces.push(piece);
        list = rest;
    }
    pieces
}

/// The lines of a batch, each with its number.
fn lines_of<'a>(batch: &[&'a Addition]) -> Vec<(&'a Addition, i64, &'a str)> {
    let lines = |append: &&'a Addition| {
        let append = *append;
        append.lines.iter().zip(append.seq..).map(move |(line, seq)| (append, seq, line.as_str()))
    };
    batch.iter().flat_map(lines).collect()
}

/// Writes lines that nobody else has written; returns whether that is so. The database only counts them, for to
/// hear of each by name takes as long as to write it.
async fn write_new_lines(to: &mut AnyConnection, batch: &[&Addition]) -> Result<bool, sqlx::Error> {
    let lines = lines_of(batch);
    let mut written = 0;
    for chunk in chunks(&lines) {
        let sql = format!(
            "INSERT INTO log (table_id, seq, at, body) VALUES {} ON CONFLICT DO NOTHING",
            values(chunk.len(), 4)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (append, seq, line) in chunk {
            query = query.bind(&append.table.0).bind(*seq).bind(append.at).bind(*line);
        }
        written += query.execute(&mut *to).await?.rows_affected();
    }
    Ok(written == lines.len() as u64)
}

/// Writes the lines of all tables for which nobody else has written any of these numbers, and returns the
/// other tables.
async fn write_lines(to: &mut AnyConnection, batch: &[&Addition]) -> Result<HashSet<TableId>, sqlx::Error> {
    let lines = lines_of(batch);
    let mut written: HashSet<(String, i64)> = HashSet::with_capacity(lines.len());
    for chunk in chunks(&lines) {
        let sql = format!(
            "INSERT INTO log (table_id, seq, at, body) VALUES {} ON CONFLICT DO NOTHING RETURNING table_id, seq",
            values(chunk.len(), 4)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (append, seq, line) in chunk {
            query = query.bind(&append.table.0).bind(*seq).bind(append.at).bind(*line);
        }
        for row in query.fetch_all(&mut *to).await? {
            written.insert((row.try_get(0)?, row.try_get(1)?));
        }
    }
    let mut raced = HashSet::new();
    for append in batch {
        let ours: Vec<i64> = (append.seq..)
            .take(append.lines.len())
            .filter(|seq| written.contains(&(append.table.0.clone(), *seq)))
            .collect();
        if ours.len() == append.lines.len() {
            continue;
        }
        // Where another process wrote one line, the second of two is not in its way; but it must not stand
        // alone after what it does not follow from.
        for seq in ours {
            let delete = sqlx::query("DELETE FROM log WHERE table_id = $1 AND seq = $2");
            delete.bind(&append.table.0).bind(seq).execute(&mut *to).await?;
        }
        raced.insert(append.table.clone());
    }
    Ok(raced)
}

/// Lists show when something changed that they say. When something is due, on the other hand, may follow from what
/// somebody did in secret, and shows nowhere.
async fn write_summaries(to: &mut AnyConnection, batch: &[&Addition]) -> Result<(), sqlx::Error> {
    let changed: Vec<(&Addition, &Summary)> =
        batch.iter().filter_map(|append| Some((*append, append.summary.as_ref()?))).collect();
    for chunk in chunks(&changed) {
        let sql = format!(
            "INSERT INTO tables (id, game, stage, is_open, seq, created_at, changed_at, due_at, summary) VALUES {} \
             ON CONFLICT (id) DO UPDATE SET game = excluded.game, stage = excluded.stage, is_open = excluded.is_open, \
             seq = excluded.seq, due_at = excluded.due_at, summary = excluded.summary, changed_at = CASE \
             WHEN excluded.stage <> 'lobby' AND excluded.stage = tables.stage AND excluded.summary = tables.summary \
             AND excluded.is_open = tables.is_open THEN tables.changed_at ELSE excluded.changed_at END",
            values(chunk.len(), 9)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (append, summary) in chunk {
            query = query
                .bind(&append.table.0)
                .bind(&summary.game)
                .bind(summary.stage)
                .bind(i64::from(summary.is_open))
                .bind(append.seq + append.lines.len() as i64 - 1)
                .bind(summary.created_at)
                .bind(append.at)
                .bind(summary.due_at)
                .bind(&summary.document);
        }
        query.execute(&mut *to).await?;
    }
    Ok(())
}

async fn write_members(to: &mut AnyConnection, table: &TableId, members: &[PersonId]) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM members WHERE table_id = $1").bind(&table.0).execute(&mut *to).await?;
    for member in members {
        sqlx::query("INSERT INTO members (table_id, person) VALUES ($1, $2)")
            .bind(&table.0)
            .bind(&member.0)
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

/// Tells the other processes which tables have new lines. A notice holds at most 8000 bytes.
async fn write_notices(to: &mut AnyConnection, process: &str, batch: &[&Addition]) -> Result<(), sqlx::Error> {
    for tables in batch.chunks(256) {
        let tables: Vec<&str> = tables.iter().map(|append| append.table.0.as_str()).collect();
        let notice = format!("{process} {}", tables.join(" "));
        sqlx::query("SELECT pg_notify('tenka', $1)").bind(notice).execute(&mut *to).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Database;

    fn addition(seq: i64, lines: &[&str]) -> Addition {
        let lines = lines.iter().map(|line| (*line).to_owned()).collect();
        Addition { table: TableId("table".to_owned()), seq, at: 0, lines, summary: None, members: None }
    }

    async fn bodies(store: &Store) -> Vec<String> {
        let rows = sqlx::query("SELECT body FROM log ORDER BY seq").fetch_all(&store.pool).await.unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    }

    #[tokio::test]
    async fn of_two_lines_that_come_too_late_neither_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Database::Folder(folder.path().to_owned())).await.unwrap();
        assert_eq!(store.append(addition(1, &["\"a\"", "\"b\""])).await.unwrap(), Appended::Done);
        assert_eq!(store.append(addition(2, &["\"late\"", "\"later\""])).await.unwrap(), Appended::Raced);
        assert_eq!(bodies(&store).await, ["\"a\"", "\"b\""]);
        assert_eq!(store.append(addition(3, &["\"c\""])).await.unwrap(), Appended::Done);
        assert_eq!(bodies(&store).await, ["\"a\"", "\"b\"", "\"c\""]);
    }
}
