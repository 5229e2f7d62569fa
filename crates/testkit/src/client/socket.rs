//! The socket of a table, from a client's side.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::TEST_TIMEOUT;

/// An open socket.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every text message that was read so far.
    pub received: Vec<String>,
}

impl Socket {
    pub(crate) fn new(stream: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Self {
        Self { stream, received: Vec::new() }
    }

    /// The next message, or `None` when the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            match timeout(TEST_TIMEOUT, self.stream.next()).await.expect("a message in time") {
                Some(Ok(Message::Text(text))) => {
                    self.received.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The body of the next message of a kind; others are skipped.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("the socket closed before `{kind}` came"));
            if let Some(body) = message.get(kind) {
                return body.clone();
            }
        }
    }

    /// The body of the next message of a kind that fulfills a condition; others are skipped.
    pub async fn next_where(&mut self, kind: &str, condition: impl Fn(&Value) -> bool) -> Value {
        loop {
            let body = self.next_of(kind).await;
            if condition(&body) {
                return body;
            }
        }
    }

    /// Skips all messages until the socket is closed, and returns whether the server gave a reason.
    pub async fn closes_with_reason(&mut self) -> bool {
        loop {
            match timeout(TEST_TIMEOUT, self.stream.next()).await.expect("the socket closes in time") {
                Some(Ok(Message::Close(Some(frame)))) => return !frame.reason.is_empty(),
                Some(Ok(Message::Close(None)) | Err(_)) | None => return false,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Sends a text, which must succeed.
    pub async fn send(&mut self, text: &str) {
        self.try_send(text).await.unwrap();
    }

    /// Sends a text.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn try_send(&mut self, text: &str) -> Result<(), tungstenite::Error> {
        self.stream.send(Message::text(text)).await
    }

    /// Sends a binary message.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn try_send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), tungstenite::Error> {
        self.stream.send(Message::binary(bytes)).await
    }

    /// Sends a command without waiting for the answer.
    pub async fn command(&mut self, key: &str, command: Value) {
        self.send(&json!({"request": {"idempotency_key": key, "command": command}}).to_string()).await;
    }

    /// Sends a command, waits until it is done, and returns the messages that came in between.
    pub async fn command_done(&mut self, key: &str, command: Value) -> Vec<Value> {
        self.command(key, command).await;
        let mut others = Vec::new();
        loop {
            let message = self.next().await.expect("an answer to the command");
            if message["done"]["idempotency_key"] == key {
                return others;
            }
            assert!(message["refused"]["idempotency_key"] != key, "{message}");
            others.push(message);
        }
    }
}
