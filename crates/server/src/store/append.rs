//! Adding lines to logs. All that waits is written in one transaction, so that many tables share the
//! cost of reaching the disk; nobody is told of a line before it is there.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Instant;

use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection, Row};
use tokio::sync::{mpsc, oneshot};

use super::Store;
use crate::clock::Millis;
use crate::ids::{PersonId, TableId};
use crate::metrics::{self, Metrics};
use crate::problem::Problem;

/// The most requests in one transaction.
const BATCH: usize = 512;
/// How many rows a statement has: few sizes, so that the database knows them all by heart.
const CHUNKS: [usize; 4] = [64, 16, 4, 1];

/// A request to write, and who wants to know what became of it.
#[derive(Debug)]
pub(super) struct Append {
    addition: Addition,
    reply: oneshot::Sender<Appended>,
}

/// Lines to be added to the log of a table.
#[derive(Debug)]
pub(crate) struct Addition {
    /// The table.
    pub(crate) table: TableId,
    /// The number of the first line.
    pub(crate) seq: i64,
    /// When it happened.
    pub(crate) at: Millis,
    /// The lines.
    pub(crate) lines: Vec<String>,
    /// What lists say of the table from now on, if that changed.
    pub(crate) summary: Option<Summary>,
    /// Whose table it is from now on, if that changed.
    pub(crate) members: Option<Vec<PersonId>>,
}

/// What lists say of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    /// The game.
    pub(crate) game: String,
    /// How far it is.
    pub(crate) stage: &'static str,
    /// Whether it stands in the lobby.
    pub(crate) is_open: bool,
    /// When it was put up.
    pub(crate) created_at: Millis,
    /// When something happens there by itself.
    pub(crate) due_at: Option<Millis>,
    /// A document for lists.
    pub(crate) document: String,
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Appended {
    /// It is on the disk.
    Done,
    /// Another process wrote these lines first.
    Raced,
    /// Nobody knows: the database does not answer.
    Unknown,
}

impl Store {
    /// Adds lines to a log and waits until they are on the disk.
    pub(crate) async fn append(&self, addition: Addition) -> Result<Appended, Problem> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(Append { addition, reply }).await.map_err(|_| Problem::unavailable())?;
        Ok(answer.await.unwrap_or(Appended::Unknown))
    }
}

/// Writes whatever comes, as much at once as waits.
pub(super) async fn write(
    pool: AnyPool,
    process: Option<String>,
    mut requests: mpsc::Receiver<Append>,
    metrics: Arc<Metrics>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    while requests.recv_many(&mut batch, BATCH).await > 0 {
        let begun = Instant::now();
        match write_batch(&pool, process.as_deref(), &batch).await {
            Ok(raced) => {
                let done = batch.iter().filter(|append| !raced.contains(&append.addition.table));
                metrics.appended(batch.len(), done.map(|append| append.addition.lines.len()).sum(), begun.elapsed());
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
}

/// Writes a batch in one transaction and returns the tables whose lines others had written first. A
/// table has at most one request in a batch, for whoever holds it waits for the answer.
async fn write_batch(pool: &AnyPool, process: Option<&str>, batch: &[Append]) -> Result<HashSet<TableId>, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    let mut order: Vec<&Addition> = batch.iter().map(|append| &append.addition).collect();
    // Always in the same order, so that two processes cannot wait for each other.
    order.sort_by(|one, other| one.table.cmp(&other.table));
    let raced = write_lines(&mut transaction, &order).await?;
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

async fn write_lines(to: &mut AnyConnection, batch: &[&Addition]) -> Result<HashSet<TableId>, sqlx::Error> {
    let lines: Vec<(&Addition, i64, &str)> = batch
        .iter()
        .flat_map(|append| append.lines.iter().zip(append.seq..).map(|(line, seq)| (*append, seq, line.as_str())))
        .collect();
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
    let is_raced = |append: &&&Addition| !written.contains(&(append.table.0.clone(), append.seq));
    Ok(batch.iter().filter(is_raced).map(|append| append.table.clone()).collect())
}

async fn write_summaries(to: &mut AnyConnection, batch: &[&Addition]) -> Result<(), sqlx::Error> {
    let changed: Vec<(&Addition, &Summary)> =
        batch.iter().filter_map(|append| Some((*append, append.summary.as_ref()?))).collect();
    for chunk in chunks(&changed) {
        let sql = format!(
            "INSERT INTO tables (id, game, stage, is_open, seq, created_at, changed_at, due_at, summary) VALUES {} \
             ON CONFLICT (id) DO UPDATE SET game = excluded.game, stage = excluded.stage, is_open = excluded.is_open, \
             seq = excluded.seq, changed_at = excluded.changed_at, due_at = excluded.due_at, summary = excluded.summary",
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
