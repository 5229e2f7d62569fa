//! A socket that was opened before the game has the eyes of its person's seat, wherever that is in the game.

use crate::support::{Client, Socket, serve};
use serde_json::{Value, json};

async fn sit(client: &mut Client, table: &str, invite: &Value, wish: &str) {
    let body = json!({"idempotency_key": "sit", "command": {"sit": {"wish": wish}}, "invite": invite});
    client.post(&format!("/api/tables/{table}/commands"), body).await;
    client.order(table, "ready", json!({"ready": {"ready": true}})).await;
}

/// The eyes that a socket has when the game has begun.
async fn eyes(socket: &mut Socket) -> String {
    let mut eyes = String::new();
    loop {
        let message = socket.hear().await.expect("the socket stays open");
        if let Some(viewer) = message.pointer("/welcome/viewer") {
            eyes = viewer.as_str().unwrap().to_owned();
        }
        if let Some(viewer) = message.pointer("/update/view/game/viewer") {
            assert_eq!(viewer.as_str(), Some(eyes.as_str()), "the view is that of the eyes");
            return eyes;
        }
    }
}

#[tokio::test]
async fn a_socket_from_the_lobby_has_the_eyes_of_its_own_seat_in_the_game() {
    let served = serve().await;
    let (mut anna, mut bert, mut carl) =
        (served.guest("Anna").await, served.guest("Bert").await, served.guest("Carl").await);
    let table = anna.put_up(json!({"game": "rising-sun", "seats": 3, "open": true})).await;
    let invite = anna.get(&format!("/api/tables/{table}")).await["invite"].clone();
    // Carl looks at the table before he sits down; the others after it.
    let mut third = carl.socket(&table, "").await;
    sit(&mut anna, &table, &invite, "lotus").await;
    sit(&mut bert, &table, &invite, "turtle").await;
    let (mut first, mut second) = (anna.socket(&table, "").await, bert.socket(&table, "").await);
    sit(&mut carl, &table, &invite, "koi").await;
    anna.order(&table, "start", json!({"start": {}})).await;
    assert_eq!(eyes(&mut first).await, "lotus");
    assert_eq!(eyes(&mut second).await, "turtle");
    assert_eq!(eyes(&mut third).await, "koi");
    served.running.stop().await;
}

#[tokio::test]
async fn whoever_loses_a_seat_loses_its_eyes() {
    let served = serve().await;
    let (mut anna, mut bert) = (served.guest("Anna").await, served.guest("Bert").await);
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "open": true, "spectators": false})).await;
    sit(&mut bert, &table, &Value::Null, "red").await;
    let mut socket = bert.socket(&table, "").await;
    socket.hear_of("welcome").await;
    anna.order(&table, "remove", json!({"remove": {"seat": 0}})).await;
    while let Some(message) = socket.hear().await {
        assert!(message.get("welcome").is_none(), "nobody looks on here: {message}");
    }
    served.running.stop().await;
}
