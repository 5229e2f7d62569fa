//! Connections: how many there may be, and what becomes of clients that do nothing with theirs.

use std::time::{Duration, Instant};

use crate::support::{PATIENCE, Served, serve_with};
use reqwest::{Method, StatusCode};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn connect(served: &Served) -> TcpStream {
    TcpStream::connect(served.running.address).await.unwrap()
}

/// What the server says before it closes a connection.
async fn rest(stream: &mut TcpStream) -> String {
    let mut rest = Vec::new();
    // A connection that is reset says nothing more, either.
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut rest)).await.expect("the server closes it");
    let _ = read;
    String::from_utf8_lossy(&rest).into_owned()
}

#[tokio::test]
async fn a_request_a_byte_at_a_time_is_cut_off() {
    let served = serve_with(|config| config.connections.header_timeout = Duration::from_millis(700)).await;
    let begun = Instant::now();
    let mut slow = connect(&served).await;
    let head = format!("GET /api/me HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n", "x".repeat(2000));
    let mut sent = 0;
    for byte in head.bytes() {
        if slow.write_all(&[byte]).await.is_err() {
            break;
        }
        sent += 1;
        // Not one byte is late, and yet the head never ends.
        tokio::time::sleep(Duration::from_millis(50)).await;
        if begun.elapsed() > PATIENCE {
            break;
        }
    }
    assert!(sent < head.len(), "the server waits no longer");
    // A connection on which nothing is asked ends, too, whether or not something was asked before.
    let mut silent = connect(&served).await;
    assert!(!rest(&mut silent).await.contains("200 OK"));
    let mut idle = connect(&served).await;
    idle.write_all(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    assert!(rest(&mut idle).await.starts_with("HTTP/1.1 200 OK"));
    served.running.stop().await;
}

#[tokio::test]
async fn a_socket_outlives_the_header_timeout() {
    let served = serve_with(|config| config.connections.header_timeout = Duration::from_secs(2)).await;
    let mut anna = served.guest("Anna").await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    let mut socket = anna.socket(&table, "").await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    socket.done("sit", json!({"sit": {}})).await;
    served.running.stop().await;
}

#[tokio::test]
async fn a_full_server_still_serves_whoever_is_there() {
    const MOST: usize = 12;
    let served = serve_with(|config| config.connections.most = MOST).await;
    let mut anna = served.guest("Anna").await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    let mut socket = anna.socket(&table, "").await;
    let mut crowd = Vec::new();
    // Sockets count, too, and connections that were closed a moment ago may still do so.
    let refused = loop {
        let mut stream = connect(&served).await;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
        let mut begin = [0; 12];
        let read = tokio::time::timeout(PATIENCE, stream.read_exact(&mut begin)).await.expect("an answer comes");
        if read.is_err() || &begin == b"HTTP/1.1 503" {
            break stream;
        }
        assert_eq!(&begin, b"HTTP/1.1 200");
        crowd.push(stream);
        assert!(crowd.len() < MOST, "there is an end to it");
    };
    drop(refused);
    // Whoever is there goes on: what they decide is stored.
    socket.done("sit", json!({"sit": {}})).await;
    // Where somebody leaves, somebody else can come.
    drop(crowd);
    let begun = Instant::now();
    loop {
        let answer = served.stranger().request(Method::GET, "/healthz").send().await;
        if answer.is_ok_and(|answer| answer.status() == StatusCode::OK) {
            break;
        }
        assert!(begun.elapsed() < PATIENCE, "there is room again");
    }
    served.running.stop().await;
}

#[tokio::test]
async fn one_address_does_not_take_all_connections() {
    let served = serve_with(|config| {
        config.limits = true;
        config.connections.per_address = 5;
        config.listen = ([0, 0, 0, 0], 0).into();
    })
    .await;
    let port = served.running.address.port();
    let mut crowd = Vec::new();
    for _ in 0..5 {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
        let mut begin = [0; 12];
        stream.read_exact(&mut begin).await.unwrap();
        assert_eq!(&begin, b"HTTP/1.1 200");
        crowd.push(stream);
    }
    let mut sixth = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    assert!(!rest(&mut sixth).await.contains("200 OK"));
    // Another address of this machine.
    let from = tokio::net::TcpSocket::new_v4().unwrap();
    from.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut other = from.connect(([127, 0, 0, 1], port).into()).await.unwrap();
    other.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await.unwrap();
    assert!(rest(&mut other).await.starts_with("HTTP/1.1 200 OK"));
    served.running.stop().await;
}

#[tokio::test]
async fn a_client_that_reads_nothing_loses_its_connection() {
    let served = serve_with(|config| config.connections.write_timeout = Duration::from_millis(500)).await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut deaf = socket.connect(served.running.address).await.unwrap();
    // Many long answers that nobody reads.
    let request = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(50);
    let begun = Instant::now();
    while tokio::time::timeout(PATIENCE, deaf.write_all(&request)).await.expect("the server lets go").is_ok() {
        assert!(begun.elapsed() < PATIENCE, "the server lets go");
    }
    served.running.stop().await;
}
