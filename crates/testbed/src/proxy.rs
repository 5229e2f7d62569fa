//! A TCP proxy that can be cut and restored: a network that fails when the test says so.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, Weak};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::{PATIENCE, free_port};

/// How often a line on which nothing moves looks whether it is cut.
const LOOK: Duration = Duration::from_millis(50);

/// A proxy on a free port of 127.0.0.1; closed, with every connection through it, when dropped.
#[derive(Debug)]
pub struct Proxy {
    port: u16,
    shared: Arc<Shared>,
    /// Takes connections, unless the proxy is cut.
    door: Option<JoinHandle<()>>,
}

/// What the proxy and its threads both know.
#[derive(Debug)]
struct Shared {
    target: SocketAddr,
    /// No connection is taken any more.
    closed: AtomicBool,
    frozen: Mutex<bool>,
    thawed: Condvar,
    /// Held by their pumps alone, so that a line is closed when both have ended.
    lines: Mutex<Vec<(Weak<Line>, Pumps)>>,
}

/// The threads of a line, one for each direction.
type Pumps = [JoinHandle<()>; 2];

/// A connection: both of its ends.
#[derive(Debug)]
struct Line {
    client: TcpStream,
    target: TcpStream,
    cut: AtomicBool,
    /// Whatever comes is swallowed.
    lost: AtomicBool,
}

impl Proxy {
    /// Begins to pass connections on to this address.
    pub fn start(target: SocketAddr) -> Self {
        let shared = Arc::new(Shared {
            target,
            closed: AtomicBool::new(true),
            frozen: Mutex::new(false),
            thawed: Condvar::new(),
            lines: Mutex::default(),
        });
        let mut proxy = Self { port: free_port(), shared, door: None };
        proxy.restore();
        proxy
    }

    /// Where it listens, the same after every cut.
    pub fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// Cuts it: every connection is reset and new ones are refused. When this returns, nothing passes any more.
    pub fn cut(&mut self) {
        if let Some(door) = self.door.take() {
            self.shared.closed.store(true, Ordering::SeqCst);
            // Only a connection wakes it.
            drop(TcpStream::connect(self.address()));
            let _ = door.join();
        }
        let lines = std::mem::take(&mut *crate::lock(&self.shared.lines));
        lines.iter().filter_map(|(line, _)| line.upgrade()).for_each(|line| line.reset());
        self.shared.freeze(false);
        lines.into_iter().flat_map(|(_, pumps)| pumps).for_each(|pump| drop(pump.join()));
    }

    /// Freezes it: connections stay and new ones are taken, but nothing passes, as when a network loses every packet.
    /// What was sent meanwhile passes when it is restored.
    pub fn freeze(&self) {
        self.shared.freeze(true);
    }

    /// Forgets the connections that there are: nobody is told, and nothing passes on them ever again. New ones are as good
    /// as always, as when a firewall has lost its table.
    pub fn forget(&self) {
        let lines = crate::lock(&self.shared.lines);
        lines.iter().filter_map(|(line, _)| line.upgrade()).for_each(|line| line.lost.store(true, Ordering::SeqCst));
    }

    /// Lets everything pass again. Connections that were reset stay so.
    pub fn restore(&mut self) {
        self.shared.freeze(false);
        if self.door.is_none() {
            let listener = listen(self.address());
            self.shared.closed.store(false, Ordering::SeqCst);
            let shared = Arc::clone(&self.shared);
            self.door = Some(thread::spawn(move || shared.take_connections(&listener)));
        }
    }

    /// How many connections pass through it now.
    pub fn connections(&self) -> usize {
        let mut lines = crate::lock(&self.shared.lines);
        lines.retain(|(_, pumps)| !pumps.iter().all(JoinHandle::is_finished));
        lines.len()
    }
}

/// Listens there. A process that is just being started by another thread has a copy of every socket until it becomes a program of
/// its own, also of one that listened here a moment ago: so long it is waited for.
fn listen(address: SocketAddr) -> TcpListener {
    let deadline = Instant::now() + PATIENCE;
    loop {
        match TcpListener::bind(address) {
            Err(why) if why.kind() == ErrorKind::AddrInUse && Instant::now() < deadline => thread::sleep(LOOK),
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

    fn take_connections(self: &Arc<Self>, listener: &TcpListener) {
        for client in listener.incoming().flatten() {
            if self.closed.load(Ordering::SeqCst) {
                return;
            }
            // Where the target takes no connection, the client loses its own.
            if let Err(why) = self.connect(client) {
                eprintln!("proxy to {}: {why}", self.target);
            }
        }
    }

    fn connect(self: &Arc<Self>, client: TcpStream) -> io::Result<()> {
        let target = TcpStream::connect(self.target)?;
        for end in [&client, &target] {
            end.set_nodelay(true)?;
            end.set_write_timeout(Some(LOOK))?;
        }
        let line = Arc::new(Line { client, target, cut: AtomicBool::new(false), lost: AtomicBool::new(false) });
        let pump = |there: bool| {
            let (shared, line) = (Arc::clone(self), Arc::clone(&line));
            thread::spawn(move || line.pump(there, &shared))
        };
        let pumps = [pump(true), pump(false)];
        let mut lines = crate::lock(&self.lines);
        lines.retain(|(_, pumps)| !pumps.iter().all(JoinHandle::is_finished));
        lines.push((Arc::downgrade(&line), pumps));
        Ok(())
    }
}

impl Line {
    /// Passes on what comes in one direction until that direction is closed.
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
                // An end that closes is not heard of at the other.
                Ok(0) if self.lost.load(Ordering::SeqCst) => return,
                Ok(_) if self.lost.load(Ordering::SeqCst) => {}
                Ok(0) => return drop(to.shutdown(Shutdown::Write)),
                Ok(count) if self.pass_on(to, &bytes[..count]).is_ok() => {}
                // One end is broken, so the other has nobody to speak with.
                _ => return self.reset(),
            }
        }
    }

    fn pass_on(&self, mut to: &TcpStream, mut bytes: &[u8]) -> io::Result<()> {
        while !bytes.is_empty() {
            match to.write(bytes) {
                Ok(count) => bytes = &bytes[count..],
                // Nobody reads there just now.
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
