//! How the server is to run.

use std::net::SocketAddr;

use crate::api::Asset;
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
    /// How people are told of things who are away.
    pub outside: Outside,
    /// The names of people who may put things in order from the page. Whoever keeps such a name with a password when
    /// the server starts is meant, and nobody who takes it later.
    pub admins: Vec<String>,
    /// Whether other machines, too, may read how the server is doing. What all tables do is counted there.
    pub open_metrics: bool,
    /// The files of the page, by their paths, where the program has one.
    pub page: Option<fn(&str) -> Option<Asset>>,
    /// The time.
    pub clock: Clock,
    /// Where secrets are drawn from.
    pub luck: Luck,
}

impl Config {
    /// The usual server: on this address, with its file in this folder.
    pub fn new(listen: SocketAddr, database: Database) -> Config {
        Config {
            listen,
            database,
            behind_proxy: false,
            limits: true,
            outside: Outside::default(),
            admins: Vec::new(),
            open_metrics: false,
            page: None,
            clock: Clock::System,
            luck: Luck::System,
        }
    }
}

/// How people are told of things who are away.
#[derive(Clone, Debug, Default)]
pub struct Outside {
    /// Where people find the server, such as `https://games.example`; links begin with it.
    pub public_url: Option<String>,
    /// The mail server, such as `smtps://name:password@mail.example`. Without it no mail is sent.
    pub smtp_url: Option<String>,
    /// From whom mail comes.
    pub mail_from: Option<String>,
    /// Whether webhooks may lead into the host's own network.
    pub private_webhooks: bool,
}
