//! Games as they stood after a line of their log.

use super::error::StoreError;
use protocol::ids::TableId;
use sqlx::{AnyPool, Row};
use tables::snapshot::Snapshot;
use tokio::sync::oneshot;

use super::transaction::Transaction;
use super::{Store, checkpoints};

/// Snapshots to be written, and who wants to know whether they are.
#[derive(Debug)]
pub(crate) struct SnapshotWriter {
    snapshots: Vec<Snapshot>,
    reply: oneshot::Sender<bool>,
}

impl Store {
    /// Writes snapshots; of each table only the newest stays. Whoever writes the logs writes these in between, so that
    /// the two never wait for each other's locks.
    pub async fn keep(&self, snapshots: Vec<Snapshot>) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.keeper.send(SnapshotWriter { snapshots, reply }).await.map_err(|_| StoreError::Unconfirmed)?;
        if answer.await.unwrap_or(false) { Ok(()) } else { Err(StoreError::Unconfirmed) }
    }

    /// The newest snapshot of a table.
    pub async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>, StoreError> {
        let sql = "SELECT seq, rules, body FROM snapshots WHERE table_id = $1";
        let row = self.wait(sqlx::query(sql).bind(&table.0).fetch_optional(&self.pool)).await?;
        let read = |row: sqlx::any::AnyRow| -> Result<Snapshot, StoreError> {
            let rules: i64 = row.try_get(1)?;
            let rules = u32::try_from(rules).unwrap_or(u32::MAX);
            Ok(Snapshot { table: table.clone(), seq: row.try_get(0)?, rules, body: row.try_get(2)?, checkpoint: None })
        };
        row.map(read).transpose()
    }
}

impl SnapshotWriter {
    /// Tells whoever asked what came of it.
    pub(crate) fn reply(self, written: Result<(), sqlx::Error>) {
        if let Err(error) = &written {
            tracing::warn!(%error, tables = self.snapshots.len(), "snapshots could not be written");
        }
        let _ = self.reply.send(written.is_ok());
    }
}

/// Writes snapshots, all in one transaction.
pub(crate) async fn write(pool: &AnyPool, is_sqlite: bool, keep: &SnapshotWriter) -> Result<(), sqlx::Error> {
    let mut transaction = Transaction::write(pool, is_sqlite).await?;
    let mut order: Vec<&Snapshot> = keep.snapshots.iter().collect();
    // Always in the same order, so that two processes cannot wait for each other.
    order.sort_by(|one, other| one.table.cmp(&other.table));
    for snapshot in order {
        sqlx::query(
            "INSERT INTO snapshots (table_id, seq, rules, body) VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) \
             DO UPDATE SET seq = excluded.seq, rules = excluded.rules, body = excluded.body \
             WHERE excluded.seq > snapshots.seq",
        )
        .bind(&snapshot.table.0)
        .bind(snapshot.seq)
        .bind(i64::from(snapshot.rules))
        .bind(&snapshot.body)
        .execute(&mut *transaction)
        .await?;
        checkpoints::write(&mut transaction, snapshot).await?;
    }
    transaction.commit().await
}
