//! One guest of a server: requests over HTTP, and a socket.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use text::Locale;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::error::CliError;

/// After so long without an answer, a server is gone.
const PATIENCE: Duration = Duration::from_secs(60);
/// What a socket reads at once. Hundreds of sockets should not take hundreds of megabytes.
const READ_BUFFER: usize = 4096;

/// What the server says of a table whose log has a hole or makes no sense.
const UNREADABLE: [&str; 2] = ["cannot-resume", "strange-log"];

/// An open socket.
pub(super) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Why the crowd cannot go on.
#[derive(Clone, Debug)]
pub(super) enum SwarmError {
    /// That is no address of a server.
    Address,
    /// The server cannot be reached.
    Gone(String),
    /// The server does not do what is asked for.
    Refused(String),
    /// The server says what nobody understands.
    Strange(String),
}

impl SwarmError {
    /// The same for whoever started the crowd.
    pub(super) fn fault(&self, locale: &Locale) -> CliError {
        let said = |message: &str, why: &str| locale.say(message, &[("why", why.into())]);
        match self {
            SwarmError::Address => CliError::Usage(locale.say("cli-swarm-address", &[])),
            SwarmError::Gone(why) => CliError::Failed(said("cli-swarm-gone", why)),
            SwarmError::Refused(why) => CliError::Failed(said("cli-swarm-refused", why)),
            SwarmError::Strange(why) => CliError::Failed(said("cli-swarm-strange", why)),
        }
    }
}

/// A server.
pub(super) struct Web {
    http: reqwest::Client,
    url: String,
}

/// Somebody who sits in front of a browser of their own.
#[derive(Clone)]
pub(super) struct Guest {
    /// What the browser holds.
    cookie: HeaderValue,
}

impl Web {
    /// The server at an address such as `http://127.0.0.1:7300`.
    pub(super) fn new(url: &str) -> Result<Web, SwarmError> {
        if !url.starts_with("http://") {
            return Err(SwarmError::Address);
        }
        // The library of the requests wants one even where nothing is encrypted.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder().timeout(PATIENCE).build();
        let http = http.map_err(|error| SwarmError::Strange(error.to_string()))?;
        Ok(Web { http, url: url.trim_end_matches('/').to_owned() })
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        guest: Option<&Guest>,
        body: Option<Value>,
    ) -> Result<(reqwest::header::HeaderMap, Value), SwarmError> {
        let (status, headers, document) = self.ask(method, path, guest, body).await?;
        if status.is_success() { Ok((headers, document)) } else { Err(refused(status, &document)) }
    }

    /// Asks for something, whatever the answer.
    async fn ask(
        &self,
        method: Method,
        path: &str,
        guest: Option<&Guest>,
        body: Option<Value>,
    ) -> Result<(StatusCode, reqwest::header::HeaderMap, Value), SwarmError> {
        let mut request = self.http.request(method, format!("{}{path}", self.url));
        if let Some(guest) = guest {
            request = request.header("cookie", &guest.cookie);
        }
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        let answer = request.send().await.map_err(gone)?;
        let (status, headers) = (answer.status(), answer.headers().clone());
        let body = answer.bytes().await.map_err(gone)?;
        let document: Value = serde_json::from_slice(&body).map_err(|error| SwarmError::Strange(error.to_string()))?;
        Ok((status, headers, document))
    }

    /// A new guest of that name.
    pub(super) async fn guest(&self, name: &str) -> Result<Guest, SwarmError> {
        let (headers, _) = self.send(Method::POST, "/api/guest", None, Some(json!({"name": name}))).await?;
        let cookie = headers.get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).and_then(|cookie| cookie.parse().ok());
        cookie.map(|cookie| Guest { cookie }).ok_or_else(|| SwarmError::Strange("set-cookie".to_owned()))
    }

    /// Puts up a table.
    pub(super) async fn put_up(&self, guest: &Guest, setup: Value) -> Result<String, SwarmError> {
        let (_, answer) = self.send(Method::POST, "/api/tables", Some(guest), Some(setup)).await?;
        answer["table"].as_str().map(str::to_owned).ok_or_else(|| SwarmError::Strange(answer.to_string()))
    }

    /// Asks for something at a table.
    pub(super) async fn order(&self, guest: &Guest, table: &str, key: &str, command: Value) -> Result<(), SwarmError> {
        let body = json!({"idempotency_key": key, "command": command});
        self.send(Method::POST, &format!("/api/tables/{table}/commands"), Some(guest), Some(body)).await.map(|_| ())
    }

    /// The keys of what a guest asked for at a table and what is stored there; none where the server itself says
    /// that it cannot go on with what it has stored, for nobody has anything of it.
    pub(super) async fn stored(&self, guest: &Guest, table: &str) -> Result<Vec<String>, SwarmError> {
        let path = format!("/api/tables/{table}/commands");
        let (status, _, mut answer) = self.ask(Method::GET, &path, Some(guest), None).await?;
        if status.is_success() {
            return serde_json::from_value(answer["keys"].take())
                .map_err(|error| SwarmError::Strange(error.to_string()));
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
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let opened = connect_async_with_config(request, Some(config), true).await;
        opened.map(|(socket, _)| socket).map_err(|error| SwarmError::Gone(error.to_string()))
    }

    /// The memory that the server says it has, in bytes, if it does.
    pub(super) async fn memory(&self) -> Option<f64> {
        let answer = self.http.get(format!("{}/metrics", self.url)).send().await.ok()?;
        let text = answer.text().await.ok()?;
        text.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes ")?.trim().parse().ok())
    }
}

fn refused(status: StatusCode, document: &Value) -> SwarmError {
    SwarmError::Refused(document["text"].as_str().unwrap_or(status.as_str()).to_owned())
}

fn gone(error: reqwest::Error) -> SwarmError {
    SwarmError::Gone(error.to_string())
}
