//! What a host wants to watch, for Prometheus. What happens often is counted in atomics; nothing here
//! says who did what.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use protocol::Millis;
use protocol::admin::ProcessFigures;

/// How often the database did not answer as it should, since the process began. The errors turn into
/// refusals in many places that know nothing of a server, so all servers of a process share the count.
static DATABASE_ERRORS: AtomicU64 = AtomicU64::new(0);

/// The database did not answer as it should.
pub(crate) fn database_failed() {
    DATABASE_ERRORS.fetch_add(1, Ordering::Relaxed);
}

/// How often the database did not answer as it should, since the process began.
pub(crate) fn database_failures() -> u64 {
    DATABASE_ERRORS.load(Ordering::Relaxed)
}

/// What is said of a request: the door, never who came through it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Request {
    method: &'static str,
    route: String,
    status: u16,
}

/// Counters of this process.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    started: f64,
    decisions: Counter,
    lines: Counter,
    batch_size: Histogram,
    append_seconds: Histogram,
    sockets: Gauge,
    tables: Gauge,
    requests: Family<Request, Counter>,
    think_seconds: Histogram,
    awaited_thoughts: Counter,
    awaited_thoughts_passed: Counter,
    webhook_failures: Counter,
    database_errors: Counter,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let metrics = Metrics {
            registry: Registry::default(),
            started: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |time| time.as_secs_f64()),
            decisions: Counter::default(),
            lines: Counter::default(),
            batch_size: Histogram::new(exponential_buckets(1.0, 2.0, 10)),
            append_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            requests: Family::default(),
            think_seconds: Histogram::new(exponential_buckets(0.000_5, 4.0, 10)),
            awaited_thoughts: Counter::default(),
            awaited_thoughts_passed: Counter::default(),
            webhook_failures: Counter::default(),
            database_errors: Counter::default(),
        };
        metrics.registered()
    }
}

impl Metrics {
    fn registered(mut self) -> Metrics {
        let started = Gauge::<f64, AtomicU64>::default();
        started.set(self.started);
        self.registry.register("process_start_time_seconds", "When the server started", started);
        let own = self.registry.sub_registry_with_prefix("tenka");
        own.register("decisions", "What was done at tables and stored", self.decisions.clone());
        own.register("appended_lines", "Lines that were added to logs", self.lines.clone());
        own.register("append_batch_size", "Tables that shared one transaction", self.batch_size.clone());
        own.register("append_seconds", "How long one transaction took", self.append_seconds.clone());
        own.register("open_sockets", "Sockets that are open", self.sockets.clone());
        own.register("tables_in_memory", "Tables that are in memory", self.tables.clone());
        own.register("requests", "Requests that were answered", self.requests.clone());
        own.register("bot_think_seconds", "How long bots thought", self.think_seconds.clone());
        own.register("awaited_bot_thoughts", "Thoughts for somebody who is there", self.awaited_thoughts.clone());
        let passed = self.awaited_thoughts_passed.clone();
        own.register("awaited_bot_thoughts_passed", "Other thoughts that began while one of those waited", passed);
        own.register("webhook_failures", "Attempts to reach a webhook that failed", self.webhook_failures.clone());
        own.register("database_errors", "Failures of the database", self.database_errors.clone());
        self
    }

    /// Something was done and stored.
    pub(crate) fn decided(&self) {
        self.decisions.inc();
    }

    /// So many lines of so many tables were stored in one transaction.
    pub(crate) fn appended(&self, tables: usize, lines: usize, took: Duration) {
        self.lines.inc_by(lines as u64);
        self.batch_size.observe(tables as f64);
        self.append_seconds.observe(took.as_secs_f64());
    }

    /// A socket is open for as long as this is kept.
    pub(crate) fn socket(&self) -> OpenSocket {
        self.sockets.inc();
        OpenSocket(self.sockets.clone())
    }

    /// A request was answered.
    pub(crate) fn answered(&self, method: &'static str, route: &str, status: u16) {
        self.requests.get_or_create(&Request { method, route: route.to_owned(), status }).inc();
    }

    /// A bot has thought.
    pub(crate) fn thought(&self, took: Duration) {
        self.think_seconds.observe(took.as_secs_f64());
    }

    /// A bot for which somebody waits begins to think, after so many others that began since it asked.
    pub(crate) fn bot_waited(&self, passed: u64) {
        self.awaited_thoughts.inc();
        self.awaited_thoughts_passed.inc_by(passed);
    }

    /// A webhook could not be reached, or did not take what it was told.
    pub(crate) fn webhook_failed(&self) {
        self.webhook_failures.inc();
    }

    /// The figures of this moment.
    pub(crate) fn figures(&self, tables: usize) -> ProcessFigures {
        ProcessFigures {
            started_at: (self.started * 1000.0) as Millis,
            decisions: self.decisions.get(),
            sockets: self.sockets.get(),
            tables,
            webhook_failures: self.webhook_failures.get(),
            database_errors: DATABASE_ERRORS.load(Ordering::Relaxed),
        }
    }

    /// Everything, as Prometheus reads it.
    pub(crate) fn text(&self, tables: usize) -> String {
        self.tables.set(tables as i64);
        self.database_errors.inner().store(DATABASE_ERRORS.load(Ordering::Relaxed), Ordering::Relaxed);
        let mut text = String::new();
        // Writing to a text cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// A socket that is open.
pub(crate) struct OpenSocket(Gauge);

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.0.dec();
    }
}
