//! Starting and stopping.

use std::collections::HashSet;
use std::fs::{File, TryLockError};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use protocol::ids::{PersonId, TableId};
use store::listen::Listener;
use store::{Database, DatabaseError, Store, private};
use tables::names::compared;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::api::{self, App};
use crate::config::Config;
use crate::connections::{self, ConnectionLimits};
use crate::runtime::hub::account_events::Change;
use crate::runtime::hub::{Hub, uptime};
use crate::runtime::notices::Notices;
use crate::runtime::presence::Presence;

/// How often the server looks for what is due.
const BEAT: Duration = Duration::from_millis(500);
/// How long those who are being served may take when the server stops.
const FAREWELL: Duration = Duration::from_secs(20);
/// After so long without anybody, a table is no longer kept in memory.
const QUIET: i64 = 60_000;

/// How often the server sees to what let people in and no longer does.
const SWEEP: i64 = 600_000;

/// Why the server cannot start.
#[derive(Debug)]
pub enum StartError {
    /// The address cannot be listened on.
    Address(std::io::Error),
    /// The database cannot be opened.
    Database(DatabaseError),
    /// Another server works in this folder.
    Taken(PathBuf),
    /// The mail server or the sender's address makes no sense.
    Mail(String),
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Names of admins that nobody keeps with a password: whoever is meant has no rights until the next start.
    pub unknown_admins: Vec<String>,
    stop: watch::Sender<bool>,
    served: JoinHandle<()>,
    kept: JoinHandle<()>,
    hub: Hub,
    /// Held for as long as the server works in its folder.
    _claim: Option<File>,
    /// Ends when it is written down that the server stops.
    beats: JoinHandle<()>,
}

/// Starts a server.
pub async fn start(config: Config) -> Result<Running, StartError> {
    // Everything that speaks TLS here speaks it by the same library.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let claim = claim(&config.database)?;
    let store = Store::open(&config.database).await.map_err(StartError::Database)?;
    let listener = TcpListener::bind(config.listen).await.map_err(StartError::Address)?;
    let address = listener.local_addr().map_err(StartError::Address)?;
    let (stop, stopping) = watch::channel(false);
    let notices = Notices::new(&config.outside).map_err(StartError::Mail)?;
    let (presence, sayings) = Presence::new(store.shared.is_some());
    let clock = uptime::start_clock(&store, &config.clock).await;
    let clock = clock.map_err(|_| StartError::Database(DatabaseError::PoolTimedOut))?;
    let mut hub = Hub::new(store, clock, config.luck.clone(), notices, presence);
    hub.store.renew_skeletons().await.map_err(|_| StartError::Database(DatabaseError::PoolTimedOut))?;
    hub.limits_logs = config.log_limits;
    let (admins, unknown_admins) = admins(&hub, &config.admins).await?;
    let app = App::new(hub.clone(), &config, admins, stopping.clone());
    // Before anybody's time can be up, what passed without a server is given back.
    if let Err(problem) = hub.give_back_time().await {
        tracing::warn!(code = problem.code, "time could not be given back");
    }
    let time = tokio::spawn(hub.clone().keep_time(stopping.clone()));
    let beat = tokio::spawn(beat(app.clone(), stopping.clone()));
    let beats = tokio::spawn(async move {
        let _ = tokio::join!(time, beat);
    });
    tokio::spawn(let_go(app.clone(), stopping.clone()));
    tokio::spawn(hub.store.clone().recover(stopping.clone()));
    tokio::spawn(retain(app.clone(), stopping.clone()));
    let kept = tokio::spawn(hub.clone().keep_on(stopping.clone()));
    if let Some(url) = hub.store.shared.clone() {
        tokio::spawn(listen(hub.clone(), url, stopping.clone()));
        tokio::spawn(hub.clone().tell_of_presence(sayings, stopping.clone()));
    }
    let limits = ConnectionLimits::new(&config.connections, config.limits && !config.behind_proxy);
    let served = tokio::spawn(connections::serve(listener, api::router(app), limits, stopping));
    Ok(Running { address, unknown_admins, stop, served, kept, hub, _claim: claim, beats })
}

/// Who keeps these names now, and the names that nobody keeps. A name that is given up and taken by another brings
/// no rights with it.
async fn admins(hub: &Hub, names: &[String]) -> Result<(HashSet<PersonId>, Vec<String>), StartError> {
    let (mut known, mut unknown) = (HashSet::new(), Vec::new());
    for name in names {
        let account = hub.store.account_named(&compared(name)).await;
        match account.map_err(|_| StartError::Database(DatabaseError::PoolTimedOut))? {
            Some(account) => {
                tracing::info!(name, person = %account.person.id, "may put things in order");
                known.insert(account.person.id);
            }
            None => unknown.push(name.clone()),
        }
    }
    Ok((known, unknown))
}

impl Running {
    /// Stops: no new request is taken, what was begun is finished, sockets are closed with a word, games are
    /// written down.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        let gone = async {
            let _ = self.served.await;
            // Whoever serves somebody, also over a socket, holds an end of this.
            self.stop.closed().await;
        };
        let _ = tokio::time::timeout(FAREWELL, gone).await;
        let _ = self.kept.await;
        let _ = tokio::time::timeout(FAREWELL, self.beats).await;
        self.hub.keep_all().await;
        self.hub.scrub_at_end().await;
    }
}

/// Claims a folder: one file has one server, for each keeps tables in memory and would not see what
/// another writes. Servers that share a PostgreSQL tell each other.
fn claim(database: &Database) -> Result<Option<File>, StartError> {
    let Database::Folder(folder) = database else { return Ok(None) };
    let broken = |error| StartError::Database(DatabaseError::Io(error));
    private::folder(folder).map_err(broken)?;
    let file = File::create(folder.join("tenka.lock")).map_err(broken)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(StartError::Taken(folder.clone())),
        Err(TryLockError::Error(error)) => Err(broken(error)),
    }
}

/// Sees to what happens by itself, as long as the server runs.
async fn beat(app: App, mut stopping: watch::Receiver<bool>) {
    let (mut grace, mut swept) = (false, i64::MIN);
    loop {
        if let Err(problem) = app.hub.look_after(grace).await {
            tracing::warn!(code = problem.code, "what is due cannot be seen to");
        }
        grace = true;
        if let Err(problem) = app.hub.tell_notices().await {
            tracing::warn!(code = problem.code, "people who are away cannot be told");
        }
        if swept.saturating_add(SWEEP) <= app.hub.clock.now() {
            swept = app.hub.clock.now();
            if let Err(problem) = app.hub.sweep_people().await {
                tracing::warn!(code = problem.code, "what let people in cannot be swept");
            }
        }
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            _ = stopping.changed() => return,
        }
    }
}

/// Deletes what is no longer kept, as long as the server runs. Clocks never wait for it.
async fn retain(app: App, mut stopping: watch::Receiver<bool>) {
    let mut last = i64::MIN;
    loop {
        if last.saturating_add(SWEEP) <= app.hub.clock.now() {
            last = app.hub.clock.now();
            if let Err(problem) = app.hub.apply_retention(app.retention).await {
                tracing::warn!(code = problem.code, "Failed to delete what is no longer kept");
            }
        }
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            _ = stopping.changed() => return,
        }
    }
}

/// Lets go of what is no longer needed in memory. It waits for nothing: what is seen to may take seconds when many people leave
/// at once, and so long every table that is looked up would stay.
async fn let_go(app: App, mut stopping: watch::Receiver<bool>) {
    loop {
        app.hub.sweep(app.hub.clock.now() - QUIET);
        app.limits.sweep();
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            _ = stopping.changed() => return,
        }
    }
}

/// Hears from other processes which tables have new lines and who looks at what, as long as the server runs.
async fn listen(hub: Hub, url: String, mut stopping: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            heard = receive_messages(&hub, &url) => {
                if let Err(error) = heard {
                    tracing::warn!(%error, "other processes cannot be heard");
                }
            }
            _ = stopping.changed() => return,
        }
        tokio::time::sleep(BEAT).await;
    }
}

/// Handles the messages of other processes until the connection fails.
async fn receive_messages(hub: &Hub, url: &str) -> Result<(), DatabaseError> {
    let mut listener = Listener::connect(url).await?;
    loop {
        // Whatever was said before somebody listened, or while the connection was lost, is in the logs.
        hub.rooms().iter().for_each(|room| hub.catch_up(&room.id));
        hub.presence.ask();
        while let Some(message) = listener.next().await? {
            let mut words = message.split(' ');
            if words.next() != Some(hub.store.process.lock().as_str()) {
                words.for_each(|word| match Change::read(word) {
                    Some((change, person)) => apply_change(hub, change, person),
                    None if hub.handle_presence(word) => {}
                    None => hub.catch_up(&TableId(word.to_owned())),
                });
            }
        }
    }
}

/// Does what another process says of a person.
fn apply_change(hub: &Hub, change: Change, person: PersonId) {
    let hub = hub.clone();
    tokio::spawn(async move {
        if let Err(problem) = hub.apply_change(change, &person).await {
            tracing::warn!(code = problem.code, "what changed about a person is not known here");
        }
    });
}
