//! The list of what can be asked for.

use std::future::Future;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::Method;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, MethodRouter, on};
use protocol::message::MESSAGE_LIMIT;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tables::error::RequestError;
use tables::json::read_json;

use super::App;
use super::access::Access;
use super::call::{Call, Reply};
use super::refusal::refuse;
use crate::api::limits::Limit;

/// The schema of a type.
pub(crate) type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

/// One thing that can be asked for.
pub(crate) struct Route {
    pub(crate) method: Method,
    pub(crate) path: &'static str,
    pub(crate) access: Access,
    /// What it does, in a sentence, for those who write programs.
    pub(crate) summary: &'static str,
    /// What the query may say, and what that means.
    pub(crate) query: &'static [(&'static str, &'static str)],
    /// What is sent, if anything.
    pub(crate) body: Option<SchemaOf>,
    /// What is answered.
    pub(crate) answer: SchemaOf,
    pub(crate) handler: MethodRouter<App>,
}

impl Route {
    /// Says what the query may say.
    pub(crate) fn query(&mut self, query: &'static [(&'static str, &'static str)]) {
        self.query = query;
    }
}

/// Everything that can be asked for.
#[derive(Default)]
pub(crate) struct Routes {
    pub(crate) rows: Vec<Route>,
}

impl Routes {
    /// Adds something that is asked for without a body.
    pub(crate) fn read<A, F, R>(
        &mut self,
        path: &'static str,
        access: Access,
        limit: Limit,
        summary: &'static str,
        handler: F,
    ) -> &mut Route
    where
        A: Serialize + JsonSchema + 'static,
        F: Fn(Call) -> R + Clone + Send + Sync + 'static,
        R: Future<Output = Result<Reply<A>, RequestError>> + Send,
    {
        let served = move |State(app): State<App>, request: axum::extract::Request| async move {
            let (parts, _) = request.into_parts();
            let call = match Call::answer(&app, parts, access, limit).await {
                Ok(call) => call,
                Err(refusal) => return *refusal,
            };
            let locale = call.locale.clone();
            respond(handler(call).await, &locale)
        };
        let handler = on(MethodFilter::GET, served);
        let answer = |generator: &mut SchemaGenerator| generator.subschema_for::<A>();
        self.add(Route { method: Method::GET, path, access, summary, query: &[], body: None, answer, handler })
    }

    /// Adds something that changes something.
    pub(crate) fn write<B, A, F, R>(
        &mut self,
        method: Method,
        path: &'static str,
        access: Access,
        limit: Limit,
        summary: &'static str,
        handler: F,
    ) -> &mut Route
    where
        B: DeserializeOwned + JsonSchema + Send + 'static,
        A: Serialize + JsonSchema + 'static,
        F: Fn(Call, B) -> R + Clone + Send + Sync + 'static,
        R: Future<Output = Result<Reply<A>, RequestError>> + Send,
    {
        let served = move |State(app): State<App>, request: axum::extract::Request| async move {
            let (parts, body) = request.into_parts();
            let call = match Call::answer(&app, parts, access, limit).await {
                Ok(call) => call,
                Err(refusal) => return *refusal,
            };
            let locale = call.locale.clone();
            let answer = match axum::body::to_bytes(body, MESSAGE_LIMIT).await {
                Ok(bytes) => match read_body(&call, &bytes) {
                    Ok(body) => handler(call, body).await,
                    Err(problem) => Err(problem),
                },
                Err(_) => Err(RequestError::too_long(MESSAGE_LIMIT)),
            };
            respond(answer, &locale)
        };
        let filter = MethodFilter::try_from(method.clone()).unwrap_or(MethodFilter::POST);
        let handler = on(filter, served);
        let body = |generator: &mut SchemaGenerator| generator.subschema_for::<B>();
        let answer = |generator: &mut SchemaGenerator| generator.subschema_for::<A>();
        self.add(Route { method, path, access, summary, query: &[], body: Some(body), answer, handler })
    }

    fn add(&mut self, route: Route) -> &mut Route {
        let index = self.rows.len();
        self.rows.push(route);
        &mut self.rows[index]
    }
}

/// Reads what was sent; an empty body is an empty document.
fn read_body<B: DeserializeOwned>(call: &Call, bytes: &Bytes) -> Result<B, RequestError> {
    // A page of another site can send forms without being asked, but not this.
    if !bytes.is_empty() && !call.sends_json {
        return Err(RequestError::bad("api-error-send-json"));
    }
    let bytes: &[u8] = if bytes.is_empty() { b"{}" } else { bytes };
    read_json(bytes)
}

/// An answer as it is sent.
pub(crate) fn respond<A: Serialize>(answer: Result<Reply<A>, RequestError>, locale: &text::Locale) -> Response {
    match answer {
        Ok(Reply { body, cookies }) => {
            let mut response = Json(body).into_response();
            for cookie in cookies.iter().filter_map(|cookie| cookie.parse().ok()) {
                response.headers_mut().append(axum::http::header::SET_COOKIE, cookie);
            }
            response
        }
        Err(problem) => refuse(&problem, locale),
    }
}
