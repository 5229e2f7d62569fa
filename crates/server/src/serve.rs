//! Starting and stopping.

use std::fs::{File, TryLockError};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::api::{self, App};
use crate::config::Config;
use crate::hub::Hub;
use crate::ids::TableId;
use crate::metrics::Metrics;
use crate::store::{Database, Store};

/// How often the server looks for what is due.
const BEAT: Duration = Duration::from_millis(500);
/// After so long without anybody, a table is no longer kept in memory.
const QUIET: i64 = 60_000;

/// Why the server cannot start.
#[derive(Debug)]
pub enum CannotStart {
    /// The address cannot be listened on.
    Address(std::io::Error),
    /// The database cannot be opened.
    Database(sqlx::Error),
    /// Another server works in this folder.
    Taken(PathBuf),
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    stop: watch::Sender<bool>,
    served: JoinHandle<()>,
    metrics: Arc<Metrics>,
    /// Held for as long as the server works in its folder.
    _claim: Option<File>,
}

/// Starts a server.
pub async fn start(config: Config) -> Result<Running, CannotStart> {
    // Everything that speaks TLS here speaks it by the same library.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let claim = claim(&config.database)?;
    let store = Store::open(&config.database).await.map_err(CannotStart::Database)?;
    let listener = TcpListener::bind(config.listen).await.map_err(CannotStart::Address)?;
    let address = listener.local_addr().map_err(CannotStart::Address)?;
    let (stop, stopping) = watch::channel(false);
    let hub = Hub::new(store, config.clock.clone(), config.luck.clone());
    let metrics = hub.metrics.clone();
    let app = App::new(hub.clone(), &config, stopping.clone());
    tokio::spawn(beat(app.clone(), stopping.clone()));
    if let Some(url) = hub.store.shared.clone() {
        tokio::spawn(listen(hub, url));
    }
    let service = api::router(app).into_make_service_with_connect_info::<SocketAddr>();
    let mut signal = stopping;
    let served = tokio::spawn(async move {
        let stopped = async move {
            let _ = signal.wait_for(|stop| *stop).await;
        };
        if let Err(error) = axum::serve(listener, service).with_graceful_shutdown(stopped).await {
            tracing::error!(%error, "the server stopped");
        }
    });
    Ok(Running { address, stop, served, metrics, _claim: claim })
}

impl Running {
    /// Stops: no new request is taken, what was begun is finished, sockets are closed with a word.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        let finished = async {
            let _ = self.served.await;
            // Sockets are no longer requests; each is told, and then gone.
            while self.metrics.sockets() > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = tokio::time::timeout(Duration::from_secs(20), finished).await;
    }
}

/// Claims a folder: one file has one server, for each keeps tables in memory and would not see what
/// another writes. Servers that share a PostgreSQL tell each other.
fn claim(database: &Database) -> Result<Option<File>, CannotStart> {
    let Database::Folder(folder) = database else { return Ok(None) };
    let broken = |error| CannotStart::Database(sqlx::Error::Io(error));
    std::fs::create_dir_all(folder).map_err(broken)?;
    let file = File::create(folder.join("tenka.lock")).map_err(broken)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(CannotStart::Taken(folder.clone())),
        Err(TryLockError::Error(error)) => Err(broken(error)),
    }
}

/// Sees to what happens by itself, as long as the server runs.
async fn beat(app: App, mut stopping: watch::Receiver<bool>) {
    let mut grace = false;
    loop {
        if let Err(problem) = app.hub.look_after(grace).await {
            tracing::warn!(code = problem.code, "what is due cannot be seen to");
        }
        grace = true;
        app.hub.sweep(app.hub.clock.now() - QUIET);
        app.limits.sweep();
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            _ = stopping.changed() => return,
        }
    }
}

/// Hears from other processes which tables have new lines.
async fn listen(hub: Hub, url: String) {
    loop {
        if let Err(error) = hear(&hub, &url).await {
            tracing::warn!(%error, "other processes cannot be heard");
        }
        tokio::time::sleep(BEAT).await;
    }
}

async fn hear(hub: &Hub, url: &str) -> Result<(), sqlx::Error> {
    let mut listener = sqlx::postgres::PgListener::connect(url).await?;
    listener.listen("tenka").await?;
    // Whatever was said before somebody listened is read from the logs.
    for room in hub.rooms() {
        catch_up(hub, room.id.clone());
    }
    loop {
        // Nothing at all means that the connection was lost for a moment: all tables may have moved on.
        match listener.try_recv().await? {
            Some(notice) => {
                let mut words = notice.payload().split(' ');
                if words.next() != Some(hub.store.process.as_str()) {
                    words.for_each(|table| catch_up(hub, TableId(table.to_owned())));
                }
            }
            None => hub.rooms().iter().for_each(|room| catch_up(hub, room.id.clone())),
        }
    }
}

/// Lets a table that is in memory read what others have written.
fn catch_up(hub: &Hub, table: TableId) {
    let Some(room) = hub.known_room(&table) else { return };
    let hub = hub.clone();
    tokio::spawn(async move {
        let mut guard = room.live.lock().await;
        if let Some(live) = guard.as_mut()
            && live.catch_up(&hub.store).await.is_err()
        {
            *guard = None;
        }
    });
}
