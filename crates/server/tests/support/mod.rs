//! A server and people at it, over real sockets.

// Each test file uses a part of this.
#![allow(dead_code, unreachable_pub)]

pub mod home;
pub mod hook;

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::config::Config;
use server::{Running, start};
use store::Database;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::Request;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long anything may take before a test says that it never comes.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server in this process, with a folder of its own.
pub struct Served {
    /// The running server.
    pub running: Running,
    /// Its address: `http://127.0.0.1:4711`.
    pub url: String,
    /// The folder.
    pub folder: tempfile::TempDir,
}

/// Starts a server with a file of its own and without limits.
pub async fn serve() -> Served {
    serve_with(|_| ()).await
}

/// Starts a server that differs from the usual.
pub async fn serve_with(change: impl FnOnce(&mut Config)) -> Served {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), Database::Folder(folder.path().to_owned()));
    config.limits = false;
    change(&mut config);
    let running = start(config).await.unwrap();
    let url = format!("http://{}", running.address);
    Served { running, url, folder }
}

impl Served {
    /// The address of its database.
    pub fn database(&self) -> String {
        format!("sqlite://{}", self.folder.path().join("tenka.db").display())
    }

    /// Somebody whom the server does not know.
    pub fn stranger(&self) -> Client {
        Client::new(&self.url)
    }

    /// A guest of that name.
    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(&self.url, name).await
    }
}

/// Somebody with a browser, or with a token.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    /// The address of the server.
    pub url: String,
    /// What the browser keeps: `tenka=…`.
    pub cookie: Option<String>,
    /// A token instead.
    pub token: Option<String>,
    /// Who the server says that this is.
    pub person: String,
}

impl Client {
    /// Somebody whom the server does not know.
    pub fn new(url: &str) -> Client {
        // A server in this process has done so already; a test of another process has not.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder().timeout(PATIENCE).build().unwrap();
        Client { http, url: url.to_owned(), cookie: None, token: None, person: String::new() }
    }

    /// A guest of that name.
    pub async fn guest(url: &str, name: &str) -> Client {
        let mut client = Client::new(url);
        let (status, me) = client.send(Method::POST, "/api/guest", Some(json!({"name": name}))).await;
        assert_eq!(status, StatusCode::OK, "{me}");
        client.person = me["person"].as_str().unwrap().to_owned();
        client
    }

    /// Sends a request and reads the answer; keeps the cookie that comes with it.
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

    /// A request with the cookie and the token, to be changed before it is sent.
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

    /// Reads something that must be there.
    pub async fn get(&mut self, path: &str) -> Value {
        let (status, answer) = self.send(Method::GET, path, None).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    /// Changes something that must be possible.
    pub async fn post(&mut self, path: &str, body: Value) -> Value {
        let (status, answer) = self.send(Method::POST, path, Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    /// Puts up a table.
    pub async fn put_up(&mut self, setup: Value) -> String {
        self.post("/api/tables", setup).await["table"].as_str().unwrap().to_owned()
    }

    /// Asks for something at a table that must be possible.
    pub async fn order(&mut self, table: &str, key: &str, command: Value) {
        let (status, answer) = self.try_order(table, key, command).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }

    /// Asks for something at a table.
    pub async fn try_order(&mut self, table: &str, key: &str, command: Value) -> (StatusCode, Value) {
        let body = json!({"idempotency_key": key, "command": command});
        self.send(Method::POST, &format!("/api/tables/{table}/commands"), Some(body)).await
    }

    /// Opens a socket at a table; `query` as in `as=koi&views=no`.
    pub async fn socket(&self, table: &str, query: &str) -> Socket {
        self.try_socket(table, query).await.unwrap()
    }

    /// Opens a socket at a table, if that is allowed.
    pub async fn try_socket(&self, table: &str, query: &str) -> Result<Socket, tungstenite::Error> {
        self.socket_at(&format!("/api/tables/{table}/socket?{query}")).await
    }

    /// Opens any socket, if that is allowed.
    pub async fn socket_at(&self, path: &str) -> Result<Socket, tungstenite::Error> {
        let (stream, _) = connect_async(self.socket_request(path)).await?;
        Ok(Socket { stream, heard: Vec::new() })
    }

    /// The request by which a socket is opened.
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

/// An open socket.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Everything that came, as it came.
    pub heard: Vec<String>,
}

impl Socket {
    /// The next message; nothing when the socket is closed.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a message comes");
            match message {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Passes over all that comes until the socket is closed; says whether it was closed with a word.
    pub async fn hear_all(&mut self) -> bool {
        loop {
            match tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("an end comes") {
                Some(Ok(Message::Close(Some(frame)))) => return !frame.reason.is_empty(),
                Some(Ok(Message::Close(None)) | Err(_)) | None => return false,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of a kind; others are passed over.
    pub async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("a message `{kind}` comes"));
            if let Some(body) = message.get(kind) {
                return body.clone();
            }
        }
    }

    /// Says something as it is.
    pub async fn say(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Says something, as long as somebody listens.
    pub async fn try_say(&mut self, text: &str) -> Result<(), tungstenite::Error> {
        self.stream.send(Message::text(text)).await
    }

    /// Sends bytes that are not text, as long as somebody listens.
    pub async fn try_send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), tungstenite::Error> {
        self.stream.send(Message::binary(bytes)).await
    }

    /// Sends bytes that are no text.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) {
        self.stream.send(Message::binary(bytes)).await.unwrap();
    }

    /// Sends an order without waiting for the answer.
    pub async fn order(&mut self, key: &str, command: Value) {
        self.say(&json!({"request": {"idempotency_key": key, "command": command}}).to_string()).await;
    }
}

/// A table of Rising Sun or Shogun at which the owner plays against bots, ready to begin.
pub async fn table_with_bots(owner: &mut Client, game: &str, seats: usize, bot: &str) -> String {
    let table = owner.put_up(json!({"game": game, "seats": seats})).await;
    owner.order(&table, "sit", json!({"sit": {}})).await;
    for seat in 1..seats {
        owner.order(&table, &format!("bot-{seat}"), json!({"add_bot": {"bot": bot}})).await;
    }
    table
}

/// A table at which these people sit, in this order, with these wishes; the first is its owner. `setup`
/// is added to the game and the seats. The game has begun.
pub async fn evening(people: &mut [&mut Client], wishes: &[&str], game: &str, setup: Value) -> String {
    let mut whole = json!({"game": game, "seats": people.len()});
    whole.as_object_mut().unwrap().extend(setup.as_object().unwrap().clone());
    let (owner, others) = people.split_first_mut().unwrap();
    let table = owner.put_up(whole).await;
    owner.order(&table, "sit", json!({"sit": {"wish": wishes[0]}})).await;
    let invite = owner.get(&format!("/api/tables/{table}")).await["invite"].as_str().unwrap().to_owned();
    for (other, wish) in others.iter_mut().zip(&wishes[1..]) {
        other.sit(&table, &invite, json!({"wish": wish})).await;
        other.order(&table, "ready", json!({"ready": {"ready": true}})).await;
    }
    owner.order(&table, "start", json!({"start": {}})).await;
    table
}

impl Client {
    /// Sits down at a table to which one was invited.
    pub async fn sit(&mut self, table: &str, invite: &str, wish: Value) {
        let body = json!({"idempotency_key": "sit", "command": {"sit": wish}, "invite": invite});
        self.post(&format!("/api/tables/{table}/commands"), body).await;
    }

    /// Asks for something at a table that must be refused, and returns the code of the reason.
    pub async fn refused(&mut self, table: &str, command: Value) -> String {
        static COUNT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
        let key = format!("refused-{}", COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed));
        let (status, answer) = self.try_order(table, &key, command.clone()).await;
        assert!(status.is_client_error(), "{command} was done: {answer}");
        assert!(answer["text"].as_str().is_some_and(|text| !text.is_empty()), "{answer}");
        answer["code"].as_str().unwrap().to_owned()
    }

    /// How the game stands for oneself.
    pub async fn moment(&mut self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}/game")).await
    }

    /// The table as one knows it.
    pub async fn table(&mut self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await
    }
}

impl Socket {
    /// The next message of a kind for which something holds; others are passed over.
    pub async fn hear_until(&mut self, kind: &str, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let body = self.hear_of(kind).await;
            if holds(&body) {
                return body;
            }
        }
    }

    /// Sends an order and waits until it is done; returns what else was heard meanwhile.
    pub async fn done(&mut self, key: &str, command: Value) -> Vec<Value> {
        self.order(key, command).await;
        let mut heard = Vec::new();
        loop {
            let message = self.hear().await.expect("the order is answered");
            if message["done"]["idempotency_key"] == key {
                return heard;
            }
            assert!(message["refused"]["idempotency_key"] != key, "{message}");
            heard.push(message);
        }
    }
}

/// The seat of a name in a table's information.
pub fn seat<'a>(table: &'a Value, name: &str) -> &'a Value {
    table["seats"].as_array().unwrap().iter().find(|seat| seat["name"] == name).unwrap()
}

/// Looks again and again until something holds.
pub async fn until(client: &mut Client, path: &str, holds: impl Fn(&Value) -> bool) -> Value {
    let begun = std::time::Instant::now();
    loop {
        let answer = client.get(path).await;
        if holds(&answer) {
            return answer;
        }
        assert!(begun.elapsed() < PATIENCE, "never came to pass: {answer}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
