//! Clients of a server: people with a browser or a token, over real connections.

mod socket;
mod tables;

pub use socket::Socket;
pub use tables::{seat_named, start_game, table_with_bots, wait_until};

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::Request;
use tokio_tungstenite::{connect_async, tungstenite};

use crate::TEST_TIMEOUT;

/// A client of a server, with the cookie that a browser keeps or with an API token.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    /// The URL of the server.
    pub url: String,
    /// The session cookie: `tenka=…`.
    pub cookie: Option<String>,
    /// An API token, which is sent in place of the cookie's session.
    pub token: Option<String>,
    /// The account's id; empty while the client is anonymous.
    pub person: String,
}

impl Client {
    /// An anonymous client.
    pub fn new(url: &str) -> Self {
        // A server in this process has installed a provider already; a test of another process has not.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder().timeout(TEST_TIMEOUT).build().unwrap();
        Self { http, url: url.to_owned(), cookie: None, token: None, person: String::new() }
    }

    /// A client that signed in as a new guest.
    pub async fn guest(url: &str, name: &str) -> Self {
        let mut client = Self::new(url);
        let (status, me) = client.send(Method::POST, "/api/guest", Some(json!({"name": name}))).await;
        assert_eq!(status, StatusCode::OK, "{me}");
        client.person = me["person"].as_str().unwrap().to_owned();
        client
    }

    /// The same client at another URL, such as that of a restarted server.
    pub fn at(&self, url: &str) -> Self {
        Self { url: url.to_owned(), ..self.clone() }
    }

    /// Sends a request and reads the answer; keeps the cookie that the answer sets.
    pub async fn send(&mut self, method: Method, path: &str, body: Option<Value>) -> (StatusCode, Value) {
        let mut request = self.request(method, path);
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        if let Some(cookie) = response.headers().get("set-cookie") {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
            self.cookie = Some(cookie);
        }
        let status = response.status();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// A request with cookie and token that a test may still change before it sends it.
    pub fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let mut request = self.http.request(method, format!("{}{path}", self.url));
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        request
    }

    /// Sends a GET request, which must succeed.
    pub async fn get(&mut self, path: &str) -> Value {
        let (status, answer) = self.send(Method::GET, path, None).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    /// Sends a POST request, which must succeed.
    pub async fn post(&mut self, path: &str, body: Value) -> Value {
        let (status, answer) = self.send(Method::POST, path, Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    /// Creates a table and returns its id.
    pub async fn create_table(&mut self, setup: Value) -> String {
        self.post("/api/tables", setup).await["table"].as_str().unwrap().to_owned()
    }

    /// Sends a command to a table, which must succeed.
    pub async fn command(&mut self, table: &str, key: &str, command: Value) {
        let (status, answer) = self.try_command(table, key, command).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }

    /// Sends a command to a table.
    pub async fn try_command(&mut self, table: &str, key: &str, command: Value) -> (StatusCode, Value) {
        let body = json!({"idempotency_key": key, "command": command});
        self.send(Method::POST, &format!("/api/tables/{table}/commands"), Some(body)).await
    }

    /// Sends a command that the server must refuse, and returns the error's code.
    pub async fn refused(&mut self, table: &str, command: Value) -> String {
        static COUNT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
        let key = format!("refused-{}", COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed));
        let (status, answer) = self.try_command(table, &key, command.clone()).await;
        assert!(status.is_client_error(), "{command} was accepted: {answer}");
        assert!(answer["text"].as_str().is_some_and(|text| !text.is_empty()), "{answer}");
        answer["code"].as_str().unwrap().to_owned()
    }

    /// Joins a table by its invitation.
    pub async fn join(&mut self, table: &str, invite: &str, wish: Value) {
        let body = json!({"idempotency_key": "sit", "command": {"sit": wish}, "invite": invite});
        self.post(&format!("/api/tables/{table}/commands"), body).await;
    }

    /// The table's information as this client sees it.
    pub async fn table(&mut self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// The game as this client sees it now.
    pub async fn game(&mut self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}/game")).await
    }

    /// Opens a table's socket; `query` is such as `as=koi&views=no`.
    pub async fn socket(&self, table: &str, query: &str) -> Socket {
        self.try_socket(table, query).await.unwrap()
    }

    /// Opens a table's socket, if the server allows it.
    ///
    /// # Errors
    /// If the connection fails or the server refuses it.
    pub async fn try_socket(&self, table: &str, query: &str) -> Result<Socket, tungstenite::Error> {
        self.socket_at(&format!("/api/tables/{table}/socket?{query}")).await
    }

    /// Opens the socket at any path, if the server allows it.
    ///
    /// # Errors
    /// If the connection fails or the server refuses it.
    pub async fn socket_at(&self, path: &str) -> Result<Socket, tungstenite::Error> {
        let (stream, _) = connect_async(self.socket_request(path)).await?;
        Ok(Socket::new(stream))
    }

    /// The request that opens a socket.
    pub fn socket_request(&self, path: &str) -> Request<()> {
        let url = format!("{}{path}", self.url.replace("http://", "ws://"));
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Some(token) = &self.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        request
    }
}
