//! Starting and stopping.

use std::net::SocketAddr;
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
use crate::notices::Notices;
use crate::store::Store;

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
    /// The mail server or the sender's address makes no sense.
    Mail(String),
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    stop: watch::Sender<bool>,
    served: JoinHandle<()>,
    /// Ends when it is written down that the server stops.
    beats: JoinHandle<()>,
}

/// Starts a server.
pub async fn start(config: Config) -> Result<Running, CannotStart> {
    // Everything that speaks TLS here speaks it by the same library.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let store = Store::open(&config.database).await.map_err(CannotStart::Database)?;
    let listener = TcpListener::bind(config.listen).await.map_err(CannotStart::Address)?;
    let address = listener.local_addr().map_err(CannotStart::Address)?;
    let (stop, stopping) = watch::channel(false);
    let notices = Notices::new(&config.outside).map_err(CannotStart::Mail)?;
    let hub = Hub::new(store, config.clock.clone(), config.luck.clone(), Arc::new(Metrics::default()), notices);
    let app = App::new(hub.clone(), &config, stopping.clone());
    // Before anybody's time can be up, what passed without a server is given back.
    if let Err(problem) = hub.give_back_time().await {
        tracing::warn!(code = problem.code, "time could not be given back");
    }
    let beats = tokio::spawn(beat(app.clone(), stopping.clone()));
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
    Ok(Running { address, stop, served, beats })
}

impl Running {
    /// Stops: no new request is taken, what was begun is finished, sockets are closed with a word.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        let _ = tokio::time::timeout(Duration::from_secs(20), self.served).await;
        let _ = tokio::time::timeout(Duration::from_secs(5), self.beats).await;
    }
}

/// Sees to what happens by itself, as long as the server runs.
async fn beat(app: App, mut stopping: watch::Receiver<bool>) {
    let (mut grace, mut pulse) = (false, 0);
    loop {
        if let Err(problem) = app.hub.look_after(grace).await {
            tracing::warn!(code = problem.code, "what is due cannot be seen to");
        }
        grace = true;
        pulse = app.hub.pulse(pulse).await.unwrap_or(pulse);
        if let Err(problem) = app.tell_notices().await {
            tracing::warn!(code = problem.code, "people who are away cannot be told");
        }
        app.hub.sweep(app.hub.clock.now() - QUIET);
        app.limits.sweep();
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            _ = stopping.changed() => {
                let _ = app.hub.store.pulse(app.hub.clock.now()).await;
                return;
            }
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
