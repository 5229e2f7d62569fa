//! A player who decides, talks, bargains, and checks that the server never contradicts itself.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Dice;
use futures_util::{SinkExt, StreamExt};
use parking_lot::Mutex;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::http::{ServerAddress, Visitor};
use super::text;

/// How long a player waits for a word before they try something else: an offer, a line, a new socket.
const RESTLESS: Duration = Duration::from_millis(300);

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a player noticed at one table.
#[derive(Debug)]
pub(crate) struct Notes {
    /// The table.
    pub(crate) table: String,
    /// Who they are.
    pub(crate) person: String,
    /// Which seat.
    pub(crate) seat: String,
    /// All keys that were ever sent.
    pub(crate) sent: BTreeSet<String>,
    /// Those that the server said were done.
    pub(crate) done: BTreeSet<String>,
    /// Those that the server said were not done, and why.
    pub(crate) refused: BTreeMap<String, String>,
    /// All news by number.
    pub(crate) news: BTreeMap<u64, String>,
    /// The number of the last event that they received.
    pub(crate) number: u64,
    /// Everything that was said, by circle and number.
    pub(crate) lines: BTreeMap<(String, u64), String>,
    /// How often they came back.
    pub(crate) returns: usize,
    /// The last update.
    pub(crate) update: Value,
    /// How often the server answered that the database does not answer.
    pub(crate) unavailable: usize,
    /// The longest that they waited for an answer.
    pub(crate) longest: Duration,
    /// Whether to stop.
    pub(crate) stop: bool,
    /// Whether to wait with new orders.
    pub(crate) pause: bool,
}

impl Notes {
    /// Nothing noticed yet.
    pub(crate) fn new(table: &str, person: &str) -> Notes {
        Notes {
            table: table.to_owned(),
            person: person.to_owned(),
            seat: String::new(),
            sent: BTreeSet::new(),
            done: BTreeSet::new(),
            refused: BTreeMap::new(),
            news: BTreeMap::new(),
            number: 0,
            lines: BTreeMap::new(),
            returns: 0,
            update: Value::Null,
            unavailable: 0,
            longest: Duration::ZERO,
            stop: false,
            pause: false,
        }
    }
}

/// A command that has not been answered yet.
struct Pending {
    key: String,
    command: Value,
    since: Instant,
    /// Whether the server said that the database does not answer: then it is sent again.
    again: bool,
}

/// A player at a table.
pub(crate) struct Player {
    visitor: Visitor,
    address: ServerAddress,
    notes: Arc<Mutex<Notes>>,
    dice: Dice,
    count: usize,
    pending: Option<Pending>,
    over: bool,
    others: Vec<String>,
}

impl Player {
    /// A player who connects to an address.
    pub(crate) fn new(visitor: Visitor, address: ServerAddress, notes: Arc<Mutex<Notes>>, seed: u64) -> Player {
        let dice = Dice::new(seed);
        Player { visitor, address, notes, dice, count: 0, pending: None, over: false, others: Vec::new() }
    }

    /// Plays until the game is over or the test stops it; then every command has been answered.
    pub(crate) async fn play(mut self) {
        while !self.is_through() {
            match self.connect().await {
                Some(stream) => self.sit_at(stream).await,
                None => tokio::time::sleep(Duration::from_millis(20)).await,
            }
            self.notes.lock().returns += 1;
        }
    }

    fn is_through(&self) -> bool {
        self.pending.is_none() && (self.over || self.notes.lock().stop)
    }

    async fn connect(&mut self) -> Option<Stream> {
        // Sometimes ask for everything again, which must agree with what came before.
        let since = if self.dice.below(3) == 0 { 0 } else { self.notes.lock().number };
        let table = self.notes.lock().table.clone();
        let url = format!("ws://{}/api/tables/{table}/socket?since={since}", self.address.get());
        let mut request = url.into_client_request().ok()?;
        request.headers_mut().insert("cookie", self.visitor.cookie.parse().ok()?);
        let connected = tokio::time::timeout(Duration::from_secs(20), connect_async(request)).await;
        connected.expect("a server answers within its bound").ok().map(|(stream, _)| stream)
    }

    /// Plays until the socket is gone, or the game.
    async fn sit_at(&mut self, mut stream: Stream) {
        if let Some(pending) = &mut self.pending {
            (pending.since, pending.again) = (Instant::now(), false);
            if !say(&mut stream, &pending.key, &pending.command).await {
                return;
            }
        }
        while !self.is_through() {
            let message = match tokio::time::timeout(RESTLESS, stream.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => Some(serde_json::from_str::<Value>(&text).unwrap()),
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return,
                Ok(Some(Ok(_))) => continue,
                Err(_) => None,
            };
            let wants_more = message.as_ref().is_none_or(|message| self.heed(message));
            if wants_more && !self.act(&mut stream).await {
                return;
            }
        }
        let _ = stream.close(None).await;
    }

    /// Takes in what the server says; returns whether that is a reason to do something.
    fn heed(&mut self, message: &Value) -> bool {
        let mut notes = self.notes.lock();
        if let Some(welcome) = message.get("welcome") {
            notes.seat = text(welcome, "viewer").to_owned();
        } else if let Some(info) = message.get("table") {
            self.over = info["stage"] == "over";
            let names = info["seats"].as_array().unwrap().iter().map(|seat| text(seat, "name").to_owned());
            self.others = names.filter(|name| *name != notes.seat).collect();
        } else if let Some(line) = message.get("chat") {
            let circle = line["to"].to_string();
            let said = format!("{}: {}", line["seat"], line["text"]);
            let number = line["number"].as_u64().unwrap();
            let known = notes.lines.entry((circle, number)).or_insert_with(|| said.clone());
            assert_eq!(*known, said, "what was said stays said");
        } else if let Some(moment) = message.get("update") {
            take_in(&mut notes, moment);
            return true;
        } else if let Some(answer) = message.get("done").or(message.get("refused")) {
            let key = text(answer, "idempotency_key").to_owned();
            let pending = self.pending.take_if(|pending| pending.key == key).expect("an answer to what was asked");
            notes.longest = notes.longest.max(pending.since.elapsed());
            let code = text(&answer["error"], "code").to_owned();
            if message.get("done").is_some() {
                notes.done.insert(key);
            } else if code == "unavailable" || code == "cannot-save" {
                assert!(!text(&answer["error"], "text").is_empty(), "the sentence is said");
                notes.unavailable += 1;
                self.pending = Some(Pending { since: Instant::now(), again: true, ..pending });
            } else {
                notes.refused.insert(key, code);
            }
            return true;
        }
        false
    }

    /// Sends what is to be sent; returns whether the socket takes it.
    async fn act(&mut self, stream: &mut Stream) -> bool {
        if let Some(pending) = &mut self.pending {
            if !pending.again || pending.since.elapsed() < RESTLESS {
                return true;
            }
            (pending.since, pending.again) = (Instant::now(), false);
            return say(stream, &pending.key, &pending.command).await;
        }
        if self.is_through() || self.notes.lock().pause {
            return true;
        }
        let Some(command) = self.choose() else { return true };
        self.count += 1;
        let key = format!("{}-{}", self.notes.lock().seat, self.count);
        self.notes.lock().sent.insert(key.clone());
        let sent = say(stream, &key, &command).await;
        self.pending = Some(Pending { key, command, since: Instant::now(), again: false });
        sent
    }

    /// Mostly decides; now and then talks or bargains.
    fn choose(&mut self) -> Option<Value> {
        let notes = self.notes.lock();
        if notes.update.is_null() || self.over || self.others.is_empty() {
            return None;
        }
        let other = self.others[self.dice.below(self.others.len())].clone();
        let offers = notes.update["view"]["offers"].as_array().cloned().unwrap_or_default();
        let legal = notes.update["legal"].as_array().cloned().unwrap_or_default();
        let words = format!("{} speaks for the {}th time", notes.seat, self.count);
        let act = |action: Value| Some(json!({"act": {"action": action}}));
        if let Some(offer) = offers.iter().find(|offer| offer["to"] == notes.seat.as_str()) {
            let answer = if self.dice.below(2) == 0 { "accept" } else { "decline" };
            return act(json!({answer: {"offer": offer["id"]}}));
        }
        match self.dice.below(12) {
            0 => Some(json!({"say": {"to": "table", "text": words}})),
            1 => Some(json!({"say": {"to": {"seat": other}, "text": words}})),
            2 => act(json!({"offer": {"to": other, "i_promise": [{"words": words}]}})),
            3 => act(json!({"promise": {"to": other, "word": {"words": words}}})),
            4 if notes.update["undo"].as_u64() > Some(0) => Some(json!({"undo": {}})),
            _ if legal.is_empty() => None,
            _ => act(legal[self.dice.below(legal.len())]["action"].clone()),
        }
    }
}

/// Takes in an update: events never change, none is left out, and numbers never go back.
fn take_in(notes: &mut Notes, moment: &Value) {
    let number = moment["number"].as_u64().unwrap();
    assert!(number >= notes.number, "{} heard {} and now {number}", notes.seat, notes.number);
    for item in moment["log"].as_array().unwrap() {
        let (at, what) = (item["number"].as_u64().unwrap(), item["what"].to_string());
        let known = notes.news.entry(at).or_insert_with(|| what.clone());
        assert_eq!(*known, what, "event {at} of {} stays the same", notes.seat);
    }
    assert_eq!(notes.news.len() as u64, number, "{} receives all events", notes.seat);
    assert!(notes.news.keys().copied().eq(1..=number), "{} receives them in order", notes.seat);
    notes.number = number;
    notes.update = moment.clone();
}

async fn say(stream: &mut Stream, key: &str, command: &Value) -> bool {
    let order = json!({"request": {"idempotency_key": key, "command": command}});
    stream.send(Message::text(order.to_string())).await.is_ok()
}
