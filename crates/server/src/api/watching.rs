//! What a host sees of requests: counters and one line each, without anything that is somebody's own.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{CONTENT_TYPE, FORWARDED};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};

use super::App;

/// Counts every request and writes one line about it: which door, what came of it, how long it took.
/// The address itself is never written, for it may hold what only its sender should know.
pub(super) async fn watch(State(app): State<App>, request: Request, next: Next) -> Response {
    let method = named(request.method());
    let door = request.extensions().get::<MatchedPath>().cloned();
    let begun = Instant::now();
    let response = next.run(request).await;
    let (route, status) = (door.as_ref().map_or("none", MatchedPath::as_str), response.status().as_u16());
    app.hub.metrics.answered(method, route, status);
    let milliseconds = begun.elapsed().as_micros() as f64 / 1000.0;
    if let Some(left_out) = app.request_log.admit(response.status()) {
        tracing::info!(method, route, status, milliseconds, left_out, "request");
    }
    response
}

/// How many requests are logged a second, and how many at once after a quiet time. At 200 bytes each, a flood of requests
/// makes the log grow by 4 MB an hour at most.
const LINES_PER_SECOND: NonZeroU32 = NonZeroU32::new(5).expect("not zero");
const LINES_AT_ONCE: NonZeroU32 = NonZeroU32::new(1000).expect("not zero");

/// The budget of the request log: whoever sends many requests must not be able to fill the disk with lines about them.
pub(super) struct RequestLog {
    budget: DefaultDirectRateLimiter,
    left_out: AtomicU64,
}

impl RequestLog {
    pub(super) fn new() -> RequestLog {
        let quota = Quota::per_second(LINES_PER_SECOND).allow_burst(LINES_AT_ONCE);
        RequestLog { budget: RateLimiter::direct(quota), left_out: AtomicU64::new(0) }
    }

    /// Whether a request with this answer is logged: the number of requests that were left out before it, if so. Requests that
    /// a rate limit refused are counted only (`/metrics` has them too).
    fn admit(&self, status: StatusCode) -> Option<u64> {
        if status == StatusCode::TOO_MANY_REQUESTS || self.budget.check().is_err() {
            self.left_out.fetch_add(1, Ordering::Relaxed);
            return None;
        }
        Some(self.left_out.swap(0, Ordering::Relaxed))
    }
}

/// The usual methods by name: what else a stranger may send is not repeated.
fn named(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "OTHER",
    }
}

/// The counters, for Prometheus. They count what is done in secret, too: where few play, that tells something, so
/// only whoever is on this machine reads them, unless the host decides otherwise.
pub(super) async fn metrics(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let is_sent_on = headers.contains_key(FORWARDED) || headers.contains_key("x-forwarded-for");
    if !app.open_metrics && (is_sent_on || !peer.ip().to_canonical().is_loopback()) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let text = app.hub.metrics.text(app.hub.rooms().len());
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flood_of_requests_leaves_a_bounded_log() {
        let log = RequestLog::new();
        let logged = (0..100_000).filter(|_| log.admit(StatusCode::OK).is_some()).count();
        let most = LINES_AT_ONCE.get() as usize;
        // The budget refills while the loop runs, by a few lines a second.
        assert!((most..most + 500).contains(&logged), "{logged} lines");
        assert_eq!(log.admit(StatusCode::TOO_MANY_REQUESTS), None, "refused requests are not logged");
        assert_eq!(log.left_out.load(Ordering::Relaxed), 100_001 - logged as u64);
    }
}
