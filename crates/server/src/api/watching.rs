//! What a host sees of requests: counters and one line each, without anything that is somebody's own.

use std::net::SocketAddr;
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{CONTENT_TYPE, FORWARDED};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

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
    tracing::info!(method, route, status, milliseconds, "request");
    response
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
