//! TCP ports that stay free while a server on one of them restarts.

use std::net::{Ipv4Addr, TcpListener};
use std::sync::atomic::{AtomicU16, Ordering};

/// Below the ports that systems give to outgoing connections, one of which could take the port of a server that
/// restarts.
const FIRST: u16 = 15_000;
const COUNT: u16 = 15_000;

/// A free TCP port of 127.0.0.1; consecutive calls in one process return different ones.
pub fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    // Processes that run at the same time begin far from each other.
    let begin = (std::process::id().wrapping_mul(97) % u32::from(COUNT)) as u16;
    for _ in 0..COUNT {
        let port = FIRST + (begin + NEXT.fetch_add(1, Ordering::Relaxed) % COUNT) % COUNT;
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return port;
        }
    }
    panic!("no port of 127.0.0.1 between {FIRST} and {} is free", FIRST + COUNT);
}
