//! A TCP proxy that can be cut and restored: a network that fails when the test says so.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, Weak};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::{TEST_TIMEOUT, free_port};

/// How often a connection on which nothing moves checks whether it is cut.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// A proxy on a free port of 127.0.0.1; closed, with every connection through it, when dropped.
#[derive(Debug)]
pub struct Proxy {
    port: u16,
    shared: Arc<Shared>,
    /// The thread that accepts connections, unless the proxy is cut.
    acceptor: Option<JoinHandle<()>>,
}

/// State shared by the proxy and its threads.
#[derive(Debug)]
struct Shared {
    target: SocketAddr,
    /// No connection is accepted any more.
    closed: AtomicBool,
    frozen: Mutex<bool>,
    thawed: Condvar,
    /// Owned by their pumps alone, so that a connection is closed when both have ended.
    connections: Mutex<Vec<(Weak<Connection>, Pumps)>>,
}

/// The threads of a connection, one for each direction.
type Pumps = [JoinHandle<()>; 2];

/// A connection: both of its ends.
#[derive(Debug)]
struct Connection {
    client: TcpStream,
    target: TcpStream,
    cut: AtomicBool,
    /// Everything that comes is dropped.
    lost: AtomicBool,
}

impl Proxy {
    /// Starts to forward connections to this address.
    pub fn start(target: SocketAddr) -> Self {
        let shared = Arc::new(Shared {
            target,
            closed: AtomicBool::new(true),
            frozen: Mutex::new(false),
            thawed: Condvar::new(),
            connections: Mutex::default(),
        });
        let mut proxy = Self { port: free_port(), shared, acceptor: None };
        proxy.restore();
        proxy
    }

    /// The address on which it listens, the same after every cut.
    pub fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// Cuts it: every connection is reset and new ones are refused. When this returns, nothing is forwarded any more.
    pub fn cut(&mut self) {
        if let Some(acceptor) = self.acceptor.take() {
            self.shared.closed.store(true, Ordering::SeqCst);
            // Only a connection wakes it.
            drop(TcpStream::connect(self.address()));
            let _ = acceptor.join();
        }
        let connections = std::mem::take(&mut *crate::lock(&self.shared.connections));
        connections.iter().filter_map(|(connection, _)| connection.upgrade()).for_each(|connection| connection.reset());
        self.shared.freeze(false);
        connections.into_iter().flat_map(|(_, pumps)| pumps).for_each(|pump| drop(pump.join()));
    }

    /// Freezes it: connections stay and new ones are accepted, but nothing is forwarded, as when a network loses every
    /// packet. What was sent meanwhile is forwarded when it is restored.
    pub fn freeze(&self) {
        self.shared.freeze(true);
    }

    /// Forgets its connections: neither end is notified, and nothing is ever forwarded on them again. New ones work as
    /// usual, as when a firewall has lost its table.
    pub fn forget(&self) {
        let connections = crate::lock(&self.shared.connections);
        connections
            .iter()
            .filter_map(|(connection, _)| connection.upgrade())
            .for_each(|connection| connection.lost.store(true, Ordering::SeqCst));
    }

    /// Forwards everything again. Connections that were reset stay reset.
    pub fn restore(&mut self) {
        self.shared.freeze(false);
        if self.acceptor.is_none() {
            let listener = listen(self.address());
            self.shared.closed.store(false, Ordering::SeqCst);
            let shared = Arc::clone(&self.shared);
            self.acceptor = Some(thread::spawn(move || shared.accept_connections(&listener)));
        }
    }

    /// The number of open connections.
    pub fn connections(&self) -> usize {
        let mut connections = crate::lock(&self.shared.connections);
        connections.retain(|(_, pumps)| !pumps.iter().all(JoinHandle::is_finished));
        connections.len()
    }
}

/// Listens on an address. A process that another thread is just starting has a copy of every socket until it executes
/// its program, also of one that listened here a moment ago; this waits until that copy is closed.
fn listen(address: SocketAddr) -> TcpListener {
    let deadline = Instant::now() + TEST_TIMEOUT;
    loop {
        match TcpListener::bind(address) {
            Err(why) if why.kind() == ErrorKind::AddrInUse && Instant::now() < deadline => thread::sleep(POLL_INTERVAL),
            bound => return bound.expect("the proxy's port is free"),
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.cut();
    }
}

impl Shared {
    fn freeze(&self, frozen: bool) {
        *crate::lock(&self.frozen) = frozen;
        self.thawed.notify_all();
    }

    fn wait_until_thawed(&self) {
        let frozen = crate::lock(&self.frozen);
        drop(self.thawed.wait_while(frozen, |frozen| *frozen));
    }

    fn accept_connections(self: &Arc<Self>, listener: &TcpListener) {
        for client in listener.incoming().flatten() {
            if self.closed.load(Ordering::SeqCst) {
                // Closing alone would leave it listening while a process that is being started has a copy.
                let _ = rustix::net::shutdown(listener, rustix::net::Shutdown::Both);
                return;
            }
            // If the target refuses the connection, the client loses its own.
            if let Err(why) = self.connect(client) {
                eprintln!("proxy to {}: {why}", self.target);
            }
        }
    }

    fn connect(self: &Arc<Self>, client: TcpStream) -> io::Result<()> {
        let target = TcpStream::connect(self.target)?;
        for end in [&client, &target] {
            end.set_nodelay(true)?;
            end.set_write_timeout(Some(POLL_INTERVAL))?;
        }
        let connection =
            Arc::new(Connection { client, target, cut: AtomicBool::new(false), lost: AtomicBool::new(false) });
        let pump = |there: bool| {
            let (shared, connection) = (Arc::clone(self), Arc::clone(&connection));
            thread::spawn(move || connection.pump(there, &shared))
        };
        let pumps = [pump(true), pump(false)];
        let mut connections = crate::lock(&self.connections);
        connections.retain(|(_, pumps)| !pumps.iter().all(JoinHandle::is_finished));
        connections.push((Arc::downgrade(&connection), pumps));
        Ok(())
    }
}

impl Connection {
    /// Forwards what comes in one direction until that direction is closed.
    fn pump(&self, there: bool, shared: &Shared) {
        let (from, to) = if there { (&self.client, &self.target) } else { (&self.target, &self.client) };
        let mut bytes = vec![0; 64 * 1024];
        loop {
            let read = (&mut &*from).read(&mut bytes);
            shared.wait_until_thawed();
            if self.cut.load(Ordering::SeqCst) {
                return;
            }
            match read {
                // The other end is not notified that this one closed.
                Ok(0) if self.lost.load(Ordering::SeqCst) => return,
                Ok(_) if self.lost.load(Ordering::SeqCst) => {}
                Ok(0) => return drop(to.shutdown(Shutdown::Write)),
                Ok(count) if self.forward(to, &bytes[..count]).is_ok() => {}
                // One end is broken, so the other is of no use.
                _ => return self.reset(),
            }
        }
    }

    fn forward(&self, mut to: &TcpStream, mut bytes: &[u8]) -> io::Result<()> {
        while !bytes.is_empty() {
            match to.write(bytes) {
                Ok(count) => bytes = &bytes[count..],
                // The other side does not read at the moment.
                Err(why) if why.kind() == ErrorKind::WouldBlock && !self.cut.load(Ordering::SeqCst) => {}
                Err(why) => return Err(why),
            }
        }
        Ok(())
    }

    /// Lets both pumps end; when both have, both ends are reset rather than closed in good order.
    fn reset(&self) {
        self.cut.store(true, Ordering::SeqCst);
        for end in [&self.client, &self.target] {
            let _ = rustix::net::sockopt::set_socket_linger(end, Some(Duration::ZERO));
            let _ = end.shutdown(Shutdown::Read);
        }
    }
}
