//! What a server writes about itself: text for a terminal, lines of JSON for everything else.

use std::io::IsTerminal;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// The names of the levels, the quietest first.
pub const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];

/// Begins to write to standard error what is at least as important as a level says. Libraries are never
/// asked for more than warnings: what they say of a connection may hold secrets of people.
pub fn begin(level: &str) {
    let level: LevelFilter = level.parse().unwrap_or(LevelFilter::INFO);
    let targets = Targets::new().with_default(level.min(LevelFilter::WARN)).with_target("server", level);
    let written = tracing_subscriber::registry().with(targets);
    // Somebody who has begun to listen before hears everything instead.
    let _ = if std::io::stderr().is_terminal() {
        written.with(tracing_subscriber::fmt::layer().with_writer(std::io::stderr)).try_init()
    } else {
        written.with(tracing_subscriber::fmt::layer().json().with_writer(std::io::stderr)).try_init()
    };
}
