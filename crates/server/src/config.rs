//! How the server is to run.

use std::net::SocketAddr;

use crate::clock::Clock;
use crate::luck::Luck;
use crate::store::Database;

/// What the host decides.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 picks a free one.
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub database: Database,
    /// Whether a reverse proxy stands in front, which says who asks and whether they came by TLS.
    pub behind_proxy: bool,
    /// Whether there is a limit to how much one may ask for. Off only where a test asks for a lot.
    pub limits: bool,
    /// The time.
    pub clock: Clock,
    /// Where secrets are drawn from.
    pub luck: Luck,
}

impl Config {
    /// The usual server: on this address, with its file in this folder.
    pub fn new(listen: SocketAddr, database: Database) -> Config {
        Config { listen, database, behind_proxy: false, limits: true, clock: Clock::System, luck: Luck::System }
    }
}
