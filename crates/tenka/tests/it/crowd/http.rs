//! Requests over HTTP, by hand: a connection each, and no secret retries.

use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::TIMEOUT;

/// Where a server is reached: `127.0.0.1:4711`; another one may take its place.
#[derive(Clone, Debug)]
pub(crate) struct ServerAddress(Arc<Mutex<String>>);

impl ServerAddress {
    /// The address of the server at a URL.
    pub(crate) fn new(url: &str) -> ServerAddress {
        ServerAddress(Arc::new(Mutex::new(url.trim_start_matches("http://").to_owned())))
    }

    /// From now on the address of another server.
    pub(crate) fn redirect(&self, url: &str) {
        *self.0.lock() = url.trim_start_matches("http://").to_owned();
    }

    /// The address.
    pub(crate) fn get(&self) -> String {
        self.0.lock().clone()
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    /// The status.
    pub(crate) status: u16,
    /// The cookie that comes with it.
    pub(crate) cookie: Option<String>,
    /// The document.
    pub(crate) body: Value,
}

/// Sends a request; nothing where the connection fails.
pub(crate) async fn send(
    address: &ServerAddress,
    cookie: &str,
    method: &str,
    path: &str,
    body: Option<&Value>,
) -> Option<Answer> {
    let address = address.get();
    let mut stream = TcpStream::connect(&address).await.ok()?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let cookie =
        head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).and_then(|line| line.split(';').next());
    let body = serde_json::from_str(body).unwrap_or_default();
    Some(Answer { status, cookie: cookie.map(str::to_owned), body })
}

/// A person with a browser.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// Where they go in.
    pub(crate) address: ServerAddress,
    /// What the browser keeps.
    pub(crate) cookie: String,
    /// Who the server says that they are.
    pub(crate) person: String,
}

impl Visitor {
    /// A guest of that name.
    pub(crate) async fn guest(address: &ServerAddress, name: &str) -> Visitor {
        let answer = send(address, "", "POST", "/api/guest", Some(&json!({"name": name}))).await.expect("an answer");
        assert_eq!(answer.status, 200, "{answer:?}");
        let person = answer.body["person"].as_str().unwrap().to_owned();
        Visitor { address: address.clone(), cookie: answer.cookie.expect("a cookie"), person }
    }

    /// Sends a request; nothing where the connection fails.
    pub(crate) async fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Option<Answer> {
        send(&self.address, &self.cookie, method, path, body).await
    }

    /// Asks for something that must be possible.
    async fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        let answer = tokio::time::timeout(TIMEOUT, self.send(method, path, body)).await.expect("an answer in time");
        let answer = answer.unwrap_or_else(|| panic!("no answer to {method} {path}"));
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        answer.body
    }

    /// Reads something that must be there.
    pub(crate) async fn get(&self, path: &str) -> Value {
        self.ask("GET", path, None).await
    }

    /// Changes something that must be possible.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> Value {
        self.ask("POST", path, Some(body)).await
    }

    /// Asks for something at a table that must be possible.
    pub(crate) async fn command(&self, table: &str, key: &str, command: &Value, invite: Option<&str>) {
        let body = json!({"idempotency_key": key, "command": command, "invite": invite});
        self.post(&format!("/api/tables/{table}/commands"), &body).await;
    }

    /// Waits until the server says that all is well, or that it is not.
    pub(crate) async fn wait_for_health(&self, status: u16) {
        let deadline = tokio::time::Instant::now() + TIMEOUT;
        loop {
            let answer = self.send("GET", "/healthz", None).await;
            if answer.is_some_and(|answer| answer.status == status) {
                return;
            }
            assert!(tokio::time::Instant::now() < deadline, "/healthz never said {status}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}
