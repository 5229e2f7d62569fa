//! Errors as HTTP answers.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tables::error::{ErrorKind, RequestError};

/// The HTTP status of an error.
fn status_of(kind: ErrorKind) -> StatusCode {
    match kind {
        ErrorKind::BadRequest => StatusCode::BAD_REQUEST,
        ErrorKind::SignInRequired => StatusCode::UNAUTHORIZED,
        ErrorKind::Forbidden => StatusCode::FORBIDDEN,
        ErrorKind::NotFound => StatusCode::NOT_FOUND,
        ErrorKind::Conflict => StatusCode::CONFLICT,
        ErrorKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorKind::WrongHost => StatusCode::MISDIRECTED_REQUEST,
        ErrorKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ErrorKind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// The answer that refuses a request.
pub(crate) fn refuse(problem: &RequestError, locale: &text::Locale) -> Response {
    let mut response = (status_of(problem.kind), Json(problem.document(locale))).into_response();
    if let Some(seconds) = problem.retry_after() {
        response.headers_mut().insert(axum::http::header::RETRY_AFTER, seconds.into());
    }
    response
}
