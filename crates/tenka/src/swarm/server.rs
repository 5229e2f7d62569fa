//! Clients of a server: requests over HTTP, and sockets.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use reqwest::header::{HeaderMap, RETRY_AFTER, SET_COOKIE};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use text::Locale;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error as WebSocketError;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::error::CliError;

/// How long a request may take before the server counts as unreachable.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(60);
/// The read buffer of a socket. Hundreds of sockets should not take hundreds of megabytes.
const READ_BUFFER: usize = 4096;

/// The codes of errors about a table whose log has a hole or makes no sense.
const UNREADABLE: [&str; 2] = ["cannot-resume", "strange-log"];

/// An open socket.
pub(super) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Why the swarm cannot go on.
#[derive(Clone, Debug)]
pub(super) enum SwarmError {
    /// The address is not that of a server.
    Address,
    /// The server cannot be reached, or closed a connection.
    Unreachable(String),
    /// The server refused a request.
    Refused(String),
    /// The server sent something that this program does not understand.
    Unexpected(String),
}

impl SwarmError {
    /// The error as the command reports it.
    pub(super) fn report(&self, locale: &Locale) -> CliError {
        let say = |message: &str, reason: &str| locale.say(message, &[("why", reason.into())]);
        match self {
            SwarmError::Address => CliError::Usage(locale.say("cli-swarm-address", &[])),
            SwarmError::Unreachable(reason) => CliError::Failed(say("cli-swarm-gone", reason)),
            SwarmError::Refused(reason) => CliError::Failed(say("cli-swarm-refused", reason)),
            SwarmError::Unexpected(reason) => CliError::Failed(say("cli-swarm-strange", reason)),
        }
    }
}

impl fmt::Display for SwarmError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SwarmError::Address => write!(out, "not the address of a server"),
            SwarmError::Unreachable(reason) => write!(out, "server unreachable: {reason}"),
            SwarmError::Refused(reason) => write!(out, "request refused: {reason}"),
            SwarmError::Unexpected(reason) => write!(out, "unexpected answer: {reason}"),
        }
    }
}

impl std::error::Error for SwarmError {}

/// A server, as all clients of the swarm reach it.
pub(super) struct Server {
    http: reqwest::Client,
    url: String,
    locale: Locale,
    /// Whether the user was told that the server's limits slow the swarm down.
    told_of_limits: AtomicBool,
}

/// A guest who signed in.
#[derive(Clone)]
pub(super) struct Guest {
    /// The session cookie.
    cookie: HeaderValue,
}

impl Server {
    /// The server at an address such as `http://127.0.0.1:7300`.
    pub(super) fn new(url: &str, locale: &Locale) -> Result<Server, SwarmError> {
        if !url.starts_with("http://") {
            return Err(SwarmError::Address);
        }
        // The HTTP library wants a provider even where nothing is encrypted.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder().timeout(REQUEST_TIMEOUT).build();
        let http = http.map_err(|error| SwarmError::Unexpected(error.to_string()))?;
        let url = url.trim_end_matches('/').to_owned();
        Ok(Server { http, url, locale: locale.clone(), told_of_limits: AtomicBool::new(false) })
    }

    /// Waits as long as a rate limit of the server demands, and says so the first time.
    pub(super) async fn wait_for_limit(&self, time: Duration) {
        if !self.told_of_limits.swap(true, Ordering::Relaxed) {
            eprintln!("{}", self.locale.say("cli-swarm-limited", &[("seconds", time.as_secs().into())]));
        }
        tokio::time::sleep(time).await;
    }

    /// Sends a request, which must succeed.
    async fn send(
        &self,
        method: Method,
        path: &str,
        guest: Option<&Guest>,
        body: Option<Value>,
    ) -> Result<(HeaderMap, Value), SwarmError> {
        let (status, headers, document) = self.request(method, path, guest, body).await?;
        if status.is_success() { Ok((headers, document)) } else { Err(refused(status, &document)) }
    }

    /// Sends a request and returns the answer, which may be an error. Where a rate limit refuses it, this waits until
    /// the server allows it.
    async fn request(
        &self,
        method: Method,
        path: &str,
        guest: Option<&Guest>,
        body: Option<Value>,
    ) -> Result<(StatusCode, HeaderMap, Value), SwarmError> {
        loop {
            let mut request = self.http.request(method.clone(), format!("{}{path}", self.url));
            if let Some(guest) = guest {
                request = request.header("cookie", &guest.cookie);
            }
            if let Some(body) = &body {
                request = request.header("content-type", "application/json").body(body.to_string());
            }
            let answer = request.send().await.map_err(unreachable)?;
            let (status, headers) = (answer.status(), answer.headers().clone());
            let body = answer.bytes().await.map_err(unreachable)?;
            if let Some(time) = retry_after(status.as_u16(), headers.get(RETRY_AFTER)) {
                self.wait_for_limit(time).await;
                continue;
            }
            let document = serde_json::from_slice(&body).map_err(|error| SwarmError::Unexpected(error.to_string()))?;
            return Ok((status, headers, document));
        }
    }

    /// Signs in as a new guest.
    pub(super) async fn guest(&self, name: &str) -> Result<Guest, SwarmError> {
        let (headers, _) = self.send(Method::POST, "/api/guest", None, Some(json!({"name": name}))).await?;
        let cookie = headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).and_then(|cookie| cookie.parse().ok());
        cookie.map(|cookie| Guest { cookie }).ok_or_else(|| SwarmError::Unexpected("set-cookie".to_owned()))
    }

    /// Creates a table and returns its id.
    pub(super) async fn create_table(&self, guest: &Guest, setup: Value) -> Result<String, SwarmError> {
        let (_, answer) = self.send(Method::POST, "/api/tables", Some(guest), Some(setup)).await?;
        answer["table"].as_str().map(str::to_owned).ok_or_else(|| SwarmError::Unexpected(answer.to_string()))
    }

    /// Sends a command to a table.
    pub(super) async fn command(
        &self,
        guest: &Guest,
        table: &str,
        key: &str,
        command: Value,
    ) -> Result<(), SwarmError> {
        let body = json!({"idempotency_key": key, "command": command});
        self.send(Method::POST, &format!("/api/tables/{table}/commands"), Some(guest), Some(body)).await.map(|_| ())
    }

    /// The idempotency keys of a guest's commands that are stored at a table; none if the server itself says that it
    /// cannot read what it has stored, because then everything there is lost.
    pub(super) async fn stored_keys(&self, guest: &Guest, table: &str) -> Result<Vec<String>, SwarmError> {
        let path = format!("/api/tables/{table}/commands");
        let (status, _, mut answer) = self.request(Method::GET, &path, Some(guest), None).await?;
        if status.is_success() {
            return serde_json::from_value(answer["keys"].take())
                .map_err(|error| SwarmError::Unexpected(error.to_string()));
        }
        let is_lost = answer["code"].as_str().is_some_and(|code| UNREADABLE.contains(&code));
        if is_lost { Ok(Vec::new()) } else { Err(refused(status, &answer)) }
    }

    /// Opens a socket at a table.
    pub(super) async fn socket(&self, guest: &Guest, table: &str, views: bool) -> Result<Socket, SwarmError> {
        let address = self.url.replacen("http", "ws", 1);
        let query = if views { "" } else { "?views=no" };
        let request = format!("{address}/api/tables/{table}/socket{query}").into_client_request();
        let mut request = request.map_err(|_| SwarmError::Address)?;
        request.headers_mut().insert("cookie", guest.cookie.clone());
        loop {
            let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
            let error = match connect_async_with_config(request.clone(), Some(config), true).await {
                Ok((socket, _)) => return Ok(socket),
                Err(error) => error,
            };
            let time = match &error {
                WebSocketError::Http(answer) => {
                    retry_after(answer.status().as_u16(), answer.headers().get(RETRY_AFTER))
                }
                _ => None,
            };
            let Some(time) = time else { return Err(SwarmError::Unreachable(error.to_string())) };
            self.wait_for_limit(time).await;
        }
    }

    /// The memory that the server uses, in bytes, if it publishes that.
    pub(super) async fn memory(&self) -> Option<f64> {
        let answer = self.http.get(format!("{}/metrics", self.url)).send().await.ok()?;
        let text = answer.text().await.ok()?;
        text.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes ")?.trim().parse().ok())
    }
}

fn refused(status: StatusCode, document: &Value) -> SwarmError {
    SwarmError::Refused(document["text"].as_str().unwrap_or(status.as_str()).to_owned())
}

fn unreachable(error: reqwest::Error) -> SwarmError {
    SwarmError::Unreachable(error.to_string())
}

/// How long a rate limit demands to wait, if an answer is that of a rate limit.
fn retry_after(status: u16, header: Option<&HeaderValue>) -> Option<Duration> {
    let seconds = header.filter(|_| status == 429)?.to_str().ok()?.parse().ok()?;
    Some(Duration::from_secs(seconds))
}
