//! A crowd of people who play over real sockets, lose their connections, come back and send unanswered commands
//! again; and who notice when something that the server said is no longer true.

pub(crate) mod http;
pub(crate) mod log;
pub(crate) mod player;

use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use http::{ServerAddress, Visitor};
use player::{Notes, Player};

/// How long anything may take before a test says that it never comes.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(60);

/// A number from the environment.
pub(crate) fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// Who sits at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// The game.
    pub(crate) game: &'static str,
    /// How many people.
    pub(crate) people: usize,
    /// How many bots.
    pub(crate) bots: usize,
}

/// People who play one game after another with each other.
pub(crate) struct Group {
    plan: Plan,
    visitors: Vec<Visitor>,
    /// Where each of them connects.
    addresses: Vec<ServerAddress>,
    /// The tables so far, the last one is where they play now.
    pub(crate) tables: Vec<String>,
    /// What each noticed at each table.
    pub(crate) notes: Vec<Arc<Mutex<Notes>>>,
    players: Vec<JoinHandle<()>>,
    seed: u64,
}

impl Group {
    /// People who go in by these addresses, one after the other.
    pub(crate) async fn new(plan: Plan, addresses: &[ServerAddress], seed: u64) -> Group {
        let addresses: Vec<ServerAddress> =
            (0..plan.people).map(|person| addresses[person % addresses.len()].clone()).collect();
        let mut visitors = Vec::new();
        for (number, address) in addresses.iter().enumerate() {
            visitors.push(Visitor::guest(address, &format!("Person {number}")).await);
        }
        Group { plan, visitors, addresses, tables: Vec::new(), notes: Vec::new(), players: Vec::new(), seed }
    }

    /// The people.
    pub(crate) fn visitors(&self) -> &[Visitor] {
        &self.visitors
    }

    /// How many orders of theirs were acknowledged.
    pub(crate) fn acknowledged(&self) -> usize {
        self.notes.iter().map(|notes| notes.lock().done.len()).sum()
    }

    /// Whether their game is over, or has not begun.
    pub(crate) fn is_over(&self) -> bool {
        self.players.iter().all(JoinHandle::is_finished)
    }

    /// Begins a new game where the last one is over.
    pub(crate) async fn start_game(&mut self) {
        if !self.is_over() {
            return;
        }
        self.wait_for_players().await;
        let table = self.begin().await;
        for (visitor, address) in self.visitors.iter().zip(&self.addresses) {
            let notes = Arc::new(Mutex::new(Notes::new(&table, &visitor.person)));
            self.notes.push(notes.clone());
            self.seed += 1;
            self.players.push(tokio::spawn(Player::new(visitor.clone(), address.clone(), notes, self.seed).play()));
        }
        self.tables.push(table);
    }

    async fn begin(&self) -> String {
        let Plan { game, people, bots } = self.plan;
        let owner = &self.visitors[0];
        let answer = owner.post("/api/tables", &json!({"game": game, "seats": people + bots, "forced": true})).await;
        let table = answer["table"].as_str().unwrap().to_owned();
        let info = owner.get(&format!("/api/tables/{table}")).await;
        for visitor in &self.visitors {
            visitor.command(&table, "sit", &json!({"sit": {}}), info["invite"].as_str()).await;
            visitor.command(&table, "ready", &json!({"ready": {"ready": true}}), None).await;
        }
        for bot in 0..bots {
            owner.command(&table, &format!("bot-{bot}"), &json!({"add_bot": {"bot": "greedy:any"}}), None).await;
        }
        owner.command(&table, "start", &json!({"start": {}}), None).await;
        table
    }

    /// Lets all players finish what they began, and ends.
    pub(crate) async fn stop(&mut self) {
        self.notes.iter().for_each(|notes| notes.lock().stop = true);
        self.wait_for_players().await;
    }

    /// Waits until all players have ended, and fails where one of them noticed something.
    pub(crate) async fn wait_for_players(&mut self) {
        for player in self.players.drain(..) {
            tokio::time::timeout(TIMEOUT, player).await.expect("a player ends").unwrap();
        }
    }

    /// Fails at once where one of the players noticed something.
    pub(crate) async fn check(&mut self) {
        if self.players.iter().any(JoinHandle::is_finished) && !self.is_over() {
            for player in self.players.iter_mut().filter(|player| player.is_finished()) {
                assert!(!player.is_finished() || !has_failed(player).await, "a player noticed something");
            }
        }
    }
}

async fn has_failed(player: &mut JoinHandle<()>) -> bool {
    let failed = (&mut *player).await.is_err();
    *player = tokio::spawn(async {});
    failed
}

/// Waits for something, and fails where it never comes.
pub(crate) async fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let deadline = Instant::now() + TIMEOUT;
    while !is_so() {
        assert!(Instant::now() < deadline, "{what} never came");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Waits until every group has had more orders acknowledged, or its game is over.
pub(crate) async fn wait_for_progress(groups: &[Group], more: usize) {
    let before: Vec<usize> = groups.iter().map(Group::acknowledged).collect();
    for (group, before) in groups.iter().zip(before) {
        let what = format!("progress at {:?}", group.tables.last());
        wait_until(&what, || group.is_over() || group.acknowledged() >= before + more).await;
    }
}

/// The text of a field, or nothing.
pub(crate) fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}
