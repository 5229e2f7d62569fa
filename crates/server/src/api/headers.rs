//! What is asked of every request and said with every answer.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::StoreError;
use tables::error::{ErrorKind, RequestError};

use super::call::is_secure;
use super::refusal::refuse;
use super::{ANSWER, App};

/// What every answer says about itself: nothing of it may be framed, guessed at or fetched from
/// elsewhere.
const SAID: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "accelerometer=(), autoplay=(self), camera=(), display-capture=(), fullscreen=(self), geolocation=(), \
         gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), \
         screen-wake-lock=(self), serial=(), usb=(), web-share=(self), xr-spatial-tracking=()",
    ),
];

/// For how long browsers that came by TLS are not to come without it: a year.
const TLS_ONLY: &str = "max-age=31536000";

/// Refuses what comes from pages of other sites, and adds what every answer says.
pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let asked = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let secure = is_secure(&app, request.headers());
    let mut response = if !app.hosts.accept(request.headers()) {
        refuse(&RequestError::new(ErrorKind::WrongHost, "api-error-other-host"), app.best_locale(asked.as_deref()))
    } else if (changes || is_socket) && !is_from_here(request.headers()) {
        refuse(&RequestError::forbidden("api-error-other-origin"), app.best_locale(None))
    } else {
        let answer = tokio::time::timeout(ANSWER, next.run(request)).await;
        answer.unwrap_or_else(|_| refuse(&RequestError::unavailable(), app.best_locale(asked.as_deref())))
    };
    for (name, value) in SAID {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if secure {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(TLS_ONLY));
    }
    let unread = HeaderValue::from_static("no-store");
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(unread);
    response
}

/// Whether a request comes from a page of this server, or from no page at all. Browsers always say.
fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    origin.is_some() && origin == text(header::HOST)
}

/// Whether the server can do its work: whether the database answers and a change can be committed.
pub(super) async fn healthz(State(app): State<App>) -> Response {
    let proven = tokio::time::timeout(std::time::Duration::from_secs(3), app.hub.store.prove_writable()).await;
    match proven.unwrap_or(Err(StoreError::CannotSave)) {
        Ok(()) => Json(serde_json::json!({"status": "ok"})).into_response(),
        Err(error) => refuse(&error.into(), app.best_locale(None)),
    }
}

/// There is nothing at this address.
pub(super) async fn not_found(State(app): State<App>, headers: HeaderMap) -> Response {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    refuse(&RequestError::not_found("api-error-nothing-here"), app.best_locale(asked))
}
