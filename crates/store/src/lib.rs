//! Where everything is kept: SQLite in one file, or PostgreSQL. Only this crate knows SQL.

#![forbid(unsafe_code)]

mod append;
mod checkpoints;
mod connection_probe;
mod devices;
mod erasure;
pub mod error;
mod export;
#[cfg(all(test, target_os = "linux"))]
mod fault_tests;
mod health;
pub mod listen;
mod lobby;
mod logs;
pub mod metrics;
mod migrations;
pub mod moderation;
mod notices;
mod overview;
mod people;
pub mod private;
mod reports;
mod retention;
mod scrub;
pub mod settings;
mod skeletons;
mod snapshots;
mod transaction;
mod uptime;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Connection, Row};
use tables::entropy::EntropySource;
use tokio::sync::mpsc;

use metrics::WriteMetrics;

pub use append::{Addition, Appended, Summary};
pub use devices::Device;
pub use erasure::StoredReport;
pub use error::StoreError;
pub use export::{OwnReport, OwnTable};
pub use logs::Listed;
pub use people::{Account, StoredToken, TokenGrant};
pub use scrub::Scrubbed;
/// An error of the database driver.
pub use sqlx::Error as DatabaseError;
pub use transaction::Transaction;
pub use uptime::Uptime;

/// How many requests to write may wait.
const QUEUE: usize = 4096;
/// How long the database may take over anything before nobody waits for it any more.
pub const PATIENCE: Duration = Duration::from_secs(4);

/// How long PostgreSQL may take over a batch of lines: shorter, so that all can go on soon after a network has lost the
/// connection.
const WRITE_TIMEOUT: Duration = Duration::from_secs(3);

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    /// For reading alone: the database itself refuses to change anything here, so that no write is left unchecked.
    pub pool: AnyPool,
    /// For writing, see `transaction.rs`.
    writes: AnyPool,
    health: Arc<health::Health>,
    /// Held while the files are cleaned of deleted data.
    scrubbing: Arc<tokio::sync::Mutex<()>>,
    writer: mpsc::Sender<append::Append>,
    keeper: mpsc::Sender<snapshots::SnapshotWriter>,
    /// The address, where it is PostgreSQL: several processes may share it.
    pub shared: Option<String>,
    /// What this process is called among those that share the database. It takes another name whenever
    /// it cannot say what became of something that it wrote, so that it hears of that as of another's.
    pub process: Arc<Mutex<String>>,
    /// What a host watches; the store counts what it writes.
    pub metrics: Arc<WriteMetrics>,
}

/// Where the database is.
#[derive(Clone, Debug)]
pub enum Database {
    /// A file in a folder.
    Folder(std::path::PathBuf),
    /// A PostgreSQL server, by its address.
    Url(String),
}

impl Store {
    /// Opens the database, makes or renews its tables, and begins to write.
    pub async fn open(database: &Database) -> Result<Store, sqlx::Error> {
        let store = Store::open_as_it_is(database).await?;
        migrations::migrator().run(&store.writes).await?;
        Ok(store)
    }

    /// Opens the database and leaves its tables as they are: an older server may still work with them.
    pub async fn open_as_it_is(database: &Database) -> Result<Store, sqlx::Error> {
        sqlx::any::install_default_drivers();
        let (url, shared) = match database {
            Database::Folder(folder) => (sqlite_url(folder)?, None),
            Database::Url(url) => (url.clone(), Some(url.clone())),
        };
        let options: AnyConnectOptions = url.parse()?;
        let is_sqlite = shared.is_none();
        let silence = connection_probe::ConnectionProbe::default();
        let writes = connect(&options, is_sqlite, true, &silence).await?;
        let pool = connect(&options, is_sqlite, false, &silence).await?;
        let (writer, requests) = mpsc::channel(QUEUE);
        let (keeper, snapshots) = mpsc::channel(1);
        let process = Arc::new(Mutex::new(EntropySource::System.id()));
        let notify = shared.as_ref().map(|_| process.clone());
        let metrics = Arc::new(WriteMetrics::default());
        let (health, scrubbing) = (Arc::default(), Arc::default());
        let store = Store { pool, writes, health, scrubbing, writer, keeper, shared, process, metrics };
        tokio::spawn(append::Writer::new(&store, notify).run(requests, snapshots));
        Ok(store)
    }

    /// Whether a server has ever worked there. To look makes nothing.
    pub async fn is_there(database: &Database) -> Result<bool, sqlx::Error> {
        match database {
            Database::Folder(folder) => Ok(folder.join("tenka.db").is_file()),
            Database::Url(url) => {
                sqlx::any::install_default_drivers();
                let mut connection = AnyConnection::connect(url).await?;
                let found = sqlx::query("SELECT to_regclass('people') IS NOT NULL").fetch_one(&mut connection).await?;
                connection.close().await?;
                found.try_get(0)
            }
        }
    }

    /// Waits for an answer of the database, but not for ever: a network may lose every packet.
    pub async fn wait<T>(&self, asked: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        let answer = tokio::time::timeout(PATIENCE, asked).await;
        Ok(answer.unwrap_or(Err(sqlx::Error::PoolTimedOut))?)
    }
}

/// Connections that write, or that only read. SQLite has one writer at a time, so one connection writes.
async fn connect(
    options: &AnyConnectOptions,
    is_sqlite: bool,
    writes: bool,
    silence: &connection_probe::ConnectionProbe,
) -> Result<AnyPool, sqlx::Error> {
    let silence = silence.clone();
    let count = match (is_sqlite, writes) {
        (true, true) => 1,
        (true, false) | (false, true) => 4,
        (false, false) => 12,
    };
    AnyPoolOptions::new()
        .max_connections(count)
        .acquire_timeout(PATIENCE)
        // Asked below instead, and not for so long.
        .test_before_acquire(is_sqlite)
        .before_acquire(move |connection, known| {
            let silence = silence.clone();
            Box::pin(async move { Ok(is_sqlite || silence.answers(connection, known.age).await) })
        })
        .after_connect(move |connection, _| {
            Box::pin(async move {
                for statement in settings(is_sqlite, writes) {
                    sqlx::query(statement).execute(&mut *connection).await?;
                }
                Ok(())
            })
        })
        .connect_with(options.clone().disable_statement_logging())
        .await
}

/// What every connection is told first.
fn settings(is_sqlite: bool, writes: bool) -> Vec<&'static str> {
    let mut settings = if is_sqlite {
        vec![
            // A commit is on the disk when it returns; readers never wait for the writer.
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "PRAGMA foreign_keys = ON",
            // Another process may hold the lock: a backup, an import. Shorter than anybody waits here.
            "PRAGMA busy_timeout = 3000",
            "PRAGMA cache_size = -2000",
            // What is deleted is overwritten, so that nobody finds it in the file.
            "PRAGMA secure_delete = ON",
            // Most pages change again soon: moved less often, they are moved once.
            "PRAGMA wal_autocheckpoint = 8000",
        ]
    } else {
        // What a connection that died without a word had begun would keep everybody else from writing the
        // same line until the server of the database finds out, which may take hours.
        vec!["SET idle_in_transaction_session_timeout = '5s'"]
    };
    if !writes {
        settings.push(if is_sqlite { "PRAGMA query_only = ON" } else { "SET default_transaction_read_only = on" });
    }
    settings
}

fn sqlite_url(folder: &Path) -> Result<String, sqlx::Error> {
    private::folder(folder)?;
    let file = folder.join("tenka.db");
    // What SQLite writes beside it has the same rights.
    private::file_if_missing(&file)?;
    Ok(format!("sqlite://{}?mode=rwc", file.display()))
}
