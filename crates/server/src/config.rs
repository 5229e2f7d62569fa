//! How the server is to run.

use std::net::SocketAddr;
use std::time::Duration;

use store::Database;
use tables::entropy::EntropySource;

use crate::clock::Clock;

/// What the host decides.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 picks a free one.
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub database: Database,
    /// Whether a reverse proxy stands in front, which says who asks and whether they came by TLS.
    pub behind_proxy: bool,
    /// Host names by which the server may be called, besides loopback names, IP addresses, this machine's own name and
    /// the one in `public_url`. Behind a proxy every name is accepted unless some are listed here.
    pub hosts: Vec<String>,
    /// How many connections may be open, and how long clients may take over them.
    pub connections: Connections,
    /// Whether there is a limit to how much one may ask for. Off only where a test asks for a lot.
    pub limits: bool,
    /// Whether there is a limit to what one person may add to the log of a table. Off only where a test adds a lot.
    pub log_limits: bool,
    /// How people are told of things who are away.
    pub outside: OutsideChannels,
    /// The names of people who may put things in order from the page. Whoever keeps such a name with a password when
    /// the server starts is meant, and nobody who takes it later.
    pub admins: Vec<String>,
    /// Whether other machines, too, may read how the server is doing. What all tables do is counted there.
    pub open_metrics: bool,
    /// How long what nobody uses any more is kept.
    pub retention: Retention,
    /// The files of the page, by their paths, where the program has one.
    pub page: Option<fn(&str) -> Option<Asset>>,
    /// The time.
    pub clock: Clock,
    /// Where secrets are drawn from.
    pub luck: EntropySource,
}

impl Config {
    /// The usual server: on this address, with its file in this folder.
    pub fn new(listen: SocketAddr, database: Database) -> Config {
        Config {
            listen,
            database,
            behind_proxy: false,
            hosts: Vec::new(),
            connections: Connections::default(),
            limits: true,
            log_limits: true,
            outside: OutsideChannels::default(),
            admins: Vec::new(),
            open_metrics: false,
            retention: Retention::default(),
            page: None,
            clock: Clock::System,
            luck: EntropySource::System,
        }
    }
}

/// Limits of network connections.
#[derive(Clone, Debug)]
pub struct Connections {
    /// The most connections in all; the limit of open files may lower it.
    pub most: usize,
    /// The most connections of one address. Behind a proxy all come from the proxy, so this does not apply there.
    pub per_address: usize,
    /// How long a client may take to send the head of a request, and how long a connection may be idle.
    pub header_timeout: Duration,
    /// How long a client may take to read anything of what it was sent.
    pub write_timeout: Duration,
}

impl Default for Connections {
    fn default() -> Connections {
        Connections {
            most: 20_000,
            per_address: 600,
            header_timeout: Duration::from_secs(30),
            write_timeout: Duration::from_secs(60),
        }
    }
}

/// How people are told of things who are away.
#[derive(Clone, Debug, Default)]
pub struct OutsideChannels {
    /// Where people find the server, such as `https://games.example`; links begin with it.
    pub public_url: Option<String>,
    /// The mail server, such as `smtps://name:password@mail.example`. Without it no mail is sent.
    pub smtp_url: Option<String>,
    /// From whom mail comes.
    pub mail_from: Option<String>,
    /// Whether webhooks may lead into the host's own network.
    pub private_webhooks: bool,
}

/// How long what nobody uses any more is kept, in days; `None` keeps it until somebody deletes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Guests, counted from their last visit, with everything that they wrote. Accounts with a password stay.
    pub guest_days: Option<u32>,
    /// Finished and closed tables, counted from the last thing that happened there.
    pub table_days: Option<u32>,
    /// Reports, counted from the day when they were settled.
    pub report_days: Option<u32>,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { guest_days: Some(365), table_days: None, report_days: Some(180) }
    }
}

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// What is in it.
    pub body: &'static [u8],
    /// The same, packed with Brotli, where that is worth it.
    pub brotli: Option<&'static [u8]>,
}
