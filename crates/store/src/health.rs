//! Whether changes can be committed. Every write tells; where none was made for a moment, a probe is.

use std::time::{Duration, Instant};

use super::error::StoreError;
use parking_lot::Mutex;
use sqlx::Any;
use sqlx::any::{AnyArguments, AnyQueryResult, AnyRow};
use sqlx::query::Query;
use tokio::sync::watch;

use super::transaction::Transaction;
use super::{PATIENCE, Store};

/// For how long a commit proves that the next one will succeed.
const FRESH: Duration = Duration::from_secs(1);
/// How often it is tried whether writing works again. Until then decisions are refused at once.
const RETRY: Duration = Duration::from_millis(500);

/// A statement that changes something.
pub(crate) type Change<'q> = Query<'q, Any, AnyArguments>;

/// What the last write told.
#[derive(Debug, Default)]
pub(crate) struct Health {
    state: Mutex<State>,
    /// Held by the one who probes; others wait for that answer.
    probing: tokio::sync::Mutex<()>,
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    committed_at: Option<Instant>,
    is_failing: bool,
}

impl Health {
    /// Something was committed.
    pub(crate) fn committed(&self) {
        let state = State { committed_at: Some(Instant::now()), is_failing: false };
        if std::mem::replace(&mut *self.state.lock(), state).is_failing {
            tracing::info!("the database accepts changes again");
        }
    }

    /// Something could not be committed.
    pub(crate) fn failed(&self, error: &sqlx::Error) {
        if !std::mem::replace(&mut self.state.lock().is_failing, true) {
            tracing::error!(%error, "the database does not accept changes; new decisions are refused until it does");
        }
    }

    fn is_failing(&self) -> bool {
        self.state.lock().is_failing
    }

    fn is_proven(&self) -> bool {
        let state = *self.state.lock();
        !state.is_failing && state.committed_at.is_some_and(|at| at.elapsed() < FRESH)
    }
}

impl Store {
    /// Refuses at once, with nothing changed, while the database accepts no changes.
    pub fn require_writable(&self) -> Result<(), StoreError> {
        if self.health.is_failing() { Err(StoreError::CannotSave) } else { Ok(()) }
    }

    /// Proves that a change can be committed: by what was just written, or by a write of its own.
    pub async fn prove_writable(&self) -> Result<(), StoreError> {
        if self.health.is_proven() {
            return Ok(());
        }
        self.require_writable()?;
        self.probe().await
    }

    async fn probe(&self) -> Result<(), StoreError> {
        let _probing = self.health.probing.lock().await;
        if self.health.is_proven() {
            return Ok(());
        }
        let sql = "INSERT INTO write_probe (id, count) VALUES (1, 1) \
                   ON CONFLICT (id) DO UPDATE SET count = write_probe.count + 1";
        self.execute(sqlx::query(sql)).await.map(drop).map_err(|_| StoreError::CannotSave)
    }

    /// Tries again and again while the database accepts no changes, as long as the server runs.
    pub async fn recover(self, mut stopping: watch::Receiver<bool>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(RETRY) => {}
                _ = stopping.changed() => return,
            }
            if self.health.is_failing() {
                let _ = self.probe().await;
            }
        }
    }

    /// Begins to write. What comes of it is told with [`Store::settled`].
    pub async fn write_transaction(&self) -> Result<Transaction, sqlx::Error> {
        Transaction::write(&self.writes, self.shared.is_none()).await
    }

    /// Notes what came of a write, and passes it on.
    pub fn settled<T>(&self, outcome: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        match &outcome {
            Ok(_) => self.health.committed(),
            Err(error) if is_refused_by_rule(error) => {}
            Err(error) => self.health.failed(error),
        }
        outcome
    }

    /// Runs one statement that changes something, and waits until that is committed.
    pub async fn execute(&self, query: Change<'_>) -> Result<AnyQueryResult, StoreError> {
        Ok(self.try_execute(query).await?)
    }

    /// The same, for callers that want to know why it failed.
    pub(crate) async fn try_execute(&self, query: Change<'_>) -> Result<AnyQueryResult, sqlx::Error> {
        self.committed(async {
            let mut transaction = self.write_transaction().await?;
            let result = query.execute(&mut *transaction).await;
            finish(transaction, result).await
        })
        .await
    }

    /// Writes something down that is not worth refusing a request for, such as when somebody was last here.
    pub async fn note(&self, query: Change<'_>) {
        if !self.health.is_failing() {
            let _ = self.try_execute(query).await;
        }
    }

    /// Runs one statement that changes something and returns a row of what it changed.
    pub(crate) async fn execute_returning(&self, query: Change<'_>) -> Result<Option<AnyRow>, StoreError> {
        let row = self.committed(async {
            let mut transaction = self.write_transaction().await?;
            let result = query.fetch_optional(&mut *transaction).await;
            finish(transaction, result).await
        });
        Ok(row.await?)
    }

    /// Changes several things at once: all of them, or nothing. Returns how many rows the last statement changed.
    pub(crate) async fn execute_all(&self, queries: Vec<Change<'_>>) -> Result<u64, sqlx::Error> {
        self.committed(async {
            let mut transaction = self.write_transaction().await?;
            let mut result = Ok(0);
            for query in queries {
                result = query.execute(&mut *transaction).await.map(|done| done.rows_affected());
                if result.is_err() {
                    break;
                }
            }
            finish(transaction, result).await
        })
        .await
    }

    /// Waits for a write, but not for ever: a network may lose every packet.
    async fn committed<T>(&self, write: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
        self.settled(tokio::time::timeout(PATIENCE, write).await.unwrap_or(Err(sqlx::Error::PoolTimedOut)))
    }
}

/// Commits what succeeded. A connection on which something failed is closed, unless the database only kept a rule.
async fn finish<T>(transaction: Transaction, result: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
    match result {
        Ok(value) => transaction.commit().await.map(|()| value),
        Err(error) if is_refused_by_rule(&error) => transaction.rollback().await.and(Err(error)),
        Err(error) => Err(error),
    }
}

/// Whether the database works and only the statement was wrong, such as a name that is taken.
fn is_refused_by_rule(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| {
        error.is_unique_violation() || error.is_foreign_key_violation() || error.is_check_violation()
    })
}
