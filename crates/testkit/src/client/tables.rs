//! Tables set up by clients, and waiting for what a server does.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::Client;
use crate::TEST_TIMEOUT;

/// Creates a table at which the owner plays against bots, ready to start.
pub async fn table_with_bots(owner: &mut Client, game: &str, seats: usize, bot: &str) -> String {
    let table = owner.create_table(json!({"game": game, "seats": seats})).await;
    owner.command(&table, "sit", json!({"sit": {}})).await;
    for seat in 1..seats {
        owner.command(&table, &format!("bot-{seat}"), json!({"add_bot": {"bot": bot}})).await;
    }
    table
}

/// Starts a game among these people, in this order and with these wishes; the first owns the table. `setup` is added
/// to the game and the number of seats.
pub async fn start_game(people: &mut [&mut Client], wishes: &[&str], game: &str, setup: Value) -> String {
    let mut whole = json!({"game": game, "seats": people.len()});
    whole.as_object_mut().unwrap().extend(setup.as_object().unwrap().clone());
    let (owner, others) = people.split_first_mut().unwrap();
    let table = owner.create_table(whole).await;
    owner.command(&table, "sit", json!({"sit": {"wish": wishes[0]}})).await;
    let invite = owner.table(&table).await["invite"].as_str().unwrap().to_owned();
    for (other, wish) in others.iter_mut().zip(&wishes[1..]) {
        other.join(&table, &invite, json!({"wish": wish})).await;
        other.command(&table, "ready", json!({"ready": {"ready": true}})).await;
    }
    owner.command(&table, "start", json!({"start": {}})).await;
    table
}

/// The seat of this name in a table's information.
pub fn seat_named<'a>(table: &'a Value, name: &str) -> &'a Value {
    table["seats"].as_array().unwrap().iter().find(|seat| seat["name"] == name).unwrap()
}

/// Reads a path again and again until the answer fulfills a condition.
pub async fn wait_until(client: &mut Client, path: &str, condition: impl Fn(&Value) -> bool) -> Value {
    let deadline = Instant::now() + TEST_TIMEOUT;
    loop {
        let answer = client.get(path).await;
        if condition(&answer) {
            return answer;
        }
        assert!(Instant::now() < deadline, "never happened: {answer}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
