//! A small HTTP server that receives webhooks.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// Starts an HTTP server and returns its URL and the requests that it receives, as head and body. It answers with
/// these statuses in order, then with 200.
pub async fn webhook_receiver(mut statuses: Vec<&'static str>) -> (String, mpsc::Receiver<(String, String)>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let (sender, received) = mpsc::channel(100);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut bytes = Vec::new();
            let (head, length) = loop {
                let mut chunk = [0; 4096];
                let count = stream.read(&mut chunk).await.unwrap();
                bytes.extend_from_slice(&chunk[..count]);
                let text = String::from_utf8_lossy(&bytes).to_string();
                if let Some((head, _)) = text.split_once("\r\n\r\n") {
                    let head = head.to_lowercase();
                    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
                    let length: usize = length.parse().unwrap();
                    break (head, length);
                }
            };
            while bytes.len() < head.len() + 4 + length {
                let mut chunk = [0; 4096];
                let count = stream.read(&mut chunk).await.unwrap();
                bytes.extend_from_slice(&chunk[..count]);
            }
            let body = String::from_utf8(bytes[head.len() + 4..].to_vec()).unwrap();
            let status = if statuses.is_empty() { "200 OK" } else { statuses.remove(0) };
            let answer =
                format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nlocation: /elsewhere\r\nconnection: close\r\n\r\n");
            stream.write_all(answer.as_bytes()).await.unwrap();
            let _ = sender.send((head, body)).await;
        }
    });
    (url, received)
}
