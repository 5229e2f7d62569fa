//! Network connections: how many there may be, and how long clients may keep one without doing anything with it.

use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use parking_lot::Mutex;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, Sleep};

use crate::config::Connections;

/// How many open files are left for everything that is not a connection: the database, logs, bots, webhooks.
const RESERVED_FILES: usize = 256;
/// How many open files the server asks the system for, where the system would give more.
const WANTED_FILES: u64 = 65_536;
/// How long to wait after a connection could not be accepted.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);
/// The answer to a client when all connections are taken.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\
      Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\nX-Content-Type-Options: nosniff\r\n\
      Cache-Control: no-store\r\n\r\n";

/// How many connections there may be.
#[derive(Clone, Debug)]
pub(crate) struct ConnectionLimits {
    most: usize,
    per_address: usize,
    header_timeout: Duration,
    write_timeout: Duration,
    open: Arc<Mutex<Open>>,
}

/// The connections that are open now.
#[derive(Debug, Default)]
struct Open {
    total: usize,
    by_address: HashMap<String, usize>,
    /// Whether it was logged that there is no room, since there last was.
    is_full: bool,
}

/// The right to a connection, given back when it is dropped.
#[derive(Debug)]
struct Permit {
    open: Arc<Mutex<Open>>,
    address: String,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.open.lock();
        open.total -= 1;
        if let Some(count) = open.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

impl ConnectionLimits {
    /// Limits as the host wants them, and as the system allows. `by_address` is whether those of one address count,
    /// which makes no sense where all come from one proxy.
    pub(crate) fn new(wanted: &Connections, by_address: bool) -> ConnectionLimits {
        let files = raise_file_limit();
        let most = files.map_or(wanted.most, |files| {
            // A system with very few files still serves somebody.
            wanted.most.min(files.saturating_sub(RESERVED_FILES).max(files / 2)).max(1)
        });
        tracing::info!(connections = most, files, "connection limit");
        ConnectionLimits {
            most,
            per_address: if by_address { wanted.per_address } else { usize::MAX },
            header_timeout: wanted.header_timeout,
            write_timeout: wanted.write_timeout,
            open: Arc::default(),
        }
    }

    fn admit(&self, peer: SocketAddr) -> Option<Permit> {
        let address = rate_limit_key(peer.ip());
        let mut open = self.open.lock();
        let of_address = open.by_address.get(&address).copied().unwrap_or(0);
        if open.total >= self.most {
            if !std::mem::replace(&mut open.is_full, true) {
                tracing::warn!(connections = open.total, "connection limit reached; new connections are refused");
            }
            return None;
        }
        if of_address >= self.per_address {
            return None;
        }
        open.is_full &= open.total * 10 >= self.most * 9;
        open.total += 1;
        *open.by_address.entry(address.clone()).or_default() += 1;
        drop(open);
        Some(Permit { open: self.open.clone(), address })
    }
}

/// Serves connections until the server stops, and then until those that are open have finished what they are at.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    mut stopping: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stop| *stop) => return,
        };
        match accepted {
            Ok((stream, peer)) => match limits.admit(peer) {
                Some(permit) => {
                    let stream = Stream::new(stream, limits.write_timeout, permit);
                    tokio::spawn(serve_one(stream, peer, router.clone(), limits.header_timeout, stopping.clone()));
                }
                // Whatever fits into the socket's buffer is sent; nobody waits for a client that is refused.
                None => drop(stream.try_write(FULL)),
            },
            // A client that is gone already is no reason to wait; a lack of files is.
            Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {}
            Err(error) => {
                tracing::warn!(%error, "failed to accept a connection");
                tokio::time::sleep(ACCEPT_RETRY).await;
            }
        }
    }
}

async fn serve_one(
    stream: Stream,
    peer: SocketAddr,
    router: Router,
    header_timeout: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    let router = TowerToHyperService::new(router);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request.map(Body::new))
    });
    let mut http = http1::Builder::new();
    // The time for the head of a request runs from the end of the one before, so that it ends idle connections, too.
    http.timer(TokioTimer::new()).header_read_timeout(header_timeout);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // What a client does wrong concerns nobody else.
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stop| *stop) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// A connection that counts until it is closed, also after it has become a WebSocket, and that fails when its client
/// does not read for too long.
struct Stream {
    tcp: TcpStream,
    write_timeout: Duration,
    /// Runs while something waits to be sent.
    stalled: Option<Pin<Box<Sleep>>>,
    _permit: Permit,
}

impl Stream {
    fn new(tcp: TcpStream, write_timeout: Duration, permit: Permit) -> Stream {
        // Messages are short and wanted at once; otherwise the second of two waits until the first is acknowledged.
        let _ = tcp.set_nodelay(true);
        Stream { tcp, write_timeout, stalled: None, _permit: permit }
    }

    /// Passes on the outcome of an attempt to write, or fails where no attempt has succeeded for too long.
    fn watch<T>(&mut self, context: &mut Context<'_>, outcome: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if outcome.is_ready() {
            self.stalled = None;
            return outcome;
        }
        let until = Instant::now() + self.write_timeout;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(until)));
        stalled.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_read(context, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.tcp).poll_write(context, bytes);
        self.watch(context, outcome)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.tcp).poll_write_vectored(context, parts);
        self.watch(context, outcome)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(context)
    }
}

/// Asks the system for more open files, and returns how many there may be, where that is known.
#[cfg(unix)]
fn raise_file_limit() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let current = limit.current?;
    let wanted = limit.maximum.unwrap_or(WANTED_FILES).min(WANTED_FILES);
    if wanted > current && setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), ..limit }).is_ok() {
        return usize::try_from(wanted).ok();
    }
    usize::try_from(current).ok()
}

#[cfg(not(unix))]
fn raise_file_limit() -> Option<usize> {
    None
}

/// The key by which rate limits count an address. All addresses of an IPv6 network count as one, because whoever has
/// one of them has 2⁶⁴.
pub(crate) fn rate_limit_key(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}
