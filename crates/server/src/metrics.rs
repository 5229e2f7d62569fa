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
use store::metrics::{WriteMetrics, database_failures};

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
    writes: WriteMetrics,
    sockets: Gauge,
    tables: Gauge,
    requests: Family<Request, Counter>,
    think_seconds: Histogram,
    awaited_thoughts: Counter,
    awaited_thoughts_passed: Counter,
    webhook_failures: Counter,
    database_errors: Counter,
}

impl Metrics {
    /// Metrics that publish those of a store besides their own.
    pub(crate) fn new(writes: WriteMetrics) -> Metrics {
        let metrics = Metrics {
            registry: Registry::default(),
            started: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |time| time.as_secs_f64()),
            decisions: Counter::default(),
            writes,
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

    fn registered(mut self) -> Metrics {
        let started = Gauge::<f64, AtomicU64>::default();
        started.set(self.started);
        self.registry.register("process_start_time_seconds", "When the server started", started);
        let own = self.registry.sub_registry_with_prefix("tenka");
        own.register("decisions", "What was done at tables and stored", self.decisions.clone());
        own.register("appended_lines", "Lines that were added to logs", self.writes.events.clone());
        own.register("append_batch_size", "Tables that shared one transaction", self.writes.batch_size.clone());
        own.register("append_seconds", "How long one transaction took", self.writes.append_seconds.clone());
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
            database_errors: database_failures(),
        }
    }

    /// Everything, as Prometheus reads it.
    pub(crate) fn text(&self, tables: usize) -> String {
        self.tables.set(tables as i64);
        self.database_errors.inner().store(database_failures(), Ordering::Relaxed);
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
