//! The page: its files, and the start of it under every address that is a place in it.

use crate::config::Asset;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::response::{IntoResponse, Response};

use super::{App, headers};

/// Answers whatever no door is for: with a file, with the page where the address is a place in it, or that there is
/// nothing.
pub(super) async fn serve(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path();
    let is_place = !path.starts_with("/api/") && !path.contains('.');
    let name = if is_place { "index.html" } else { path.trim_start_matches('/') };
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    match app.page.filter(|_| is_read).and_then(|page| page(name)) {
        Some(asset) => answer(name, asset, request.headers()),
        None => headers::not_found(State(app), request.headers().clone()).await,
    }
}

fn answer(name: &str, asset: Asset, asked: &HeaderMap) -> Response {
    let takes_brotli = asked
        .get_all(ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|coding| coding.split(';').next().unwrap_or_default().trim() == "br");
    let packed = asset.brotli.filter(|_| takes_brotli);
    let mut response = Body::from(packed.unwrap_or(asset.body)).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(type_of(name)));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    // What is in an asset is part of its name; everything else is asked for again.
    let kept = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(kept));
    if packed.is_some() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    response
}

fn type_of(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
