//! What a host sees of requests: counters and one line each, without anything that is somebody's own.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
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

/// The counters, for Prometheus.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let text = app.hub.metrics.text(app.hub.rooms().len());
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text).into_response()
}
