//! Two servers with the same people at the same table, as far as somebody may know.

#![allow(unreachable_pub)]

mod after;
mod pair;
mod whole;

pub use pair::{Count, Pair};
pub use whole::SecondThoughts;

use std::time::{Duration, Instant};

use engine::{AddressedEvent, Game, PlayerAction, PositionDocument, Seat, Seats, Session, SessionEvent, Viewer};
use reqwest::Method;
use serde_json::{Value, json};
use server::clock::Clock;
use sqlx::{Connection, Row, SqliteConnection};
use tables::entropy::EntropySource;

use crate::support::{Client, PATIENCE, Served, Socket, evening, serve_with};

/// The moment at which all clocks stand.
const NOW: i64 = 1_700_000_000_000;
const CLANS: [&str; 5] = ["koi", "lotus", "turtle", "bonsai", "dragonfly"];

/// How a table is run.
#[derive(Clone, Debug)]
pub struct Manner {
    pub pace: Value,
    pub on_timeout: &'static str,
    /// Whether the table makes choices that are none.
    pub forced: bool,
    /// The seats of bots.
    pub bots: Seats,
    /// Who does not look at the table, but reads it now and then, and hears elsewhere that something waits.
    pub away: Option<Seat>,
}

impl Manner {
    /// Whether time can run out.
    pub fn has_clocks(&self) -> bool {
        self.pace != json!("untimed")
    }

    /// Long enough that the time of everybody who is waited for is up.
    pub fn long(&self) -> i64 {
        if self.pace.get("days").is_some() { 8 * 86_400_000 } else { 2 * 3_600_000 }
    }
}

/// One of the two servers, with the people at it.
pub struct Side {
    pub served: Served,
    pub clock: Clock,
    pub players: Vec<Client>,
    pub viewer: Client,
    /// A table at which all sit: a word there says to somebody who hears of their tables that all
    /// before it has come.
    elsewhere: String,
}

impl Side {
    pub async fn new() -> Side {
        let clock = Clock::at(NOW);
        let served = serve_with(|config| (config.clock, config.luck) = (clock.clone(), EntropySource::seeded(7))).await;
        let mut players = Vec::new();
        for name in ["Anna", "Bert", "Cleo", "Dora", "Emil"] {
            players.push(served.guest(name).await);
        }
        let viewer = served.guest("Lora").await;
        let mut all: Vec<&mut Client> = players.iter_mut().collect();
        let elsewhere = evening(&mut all, &CLANS, "rising-sun", json!({})).await;
        Side { served, clock, players, viewer, elsewhere }
    }

    /// Writes the log of a table that begins in a position, as if the server had.
    async fn put_up<G: Game>(&self, id: &str, game: &G, manner: &Manner) {
        let seats = Seats::first(game.seats());
        let setup = json!({"game": G::NAME, "name": "", "seats": game.seats(), "options": {}, "open": true,
            "spectators": true, "pace": manner.pace, "on_timeout": manner.on_timeout, "forced": manner.forced});
        let holder = |seat: Seat| match manner.bots.has(seat) {
            true => json!([game.seat_name(seat), {"bot": "greedy:plain"}]),
            false => json!([game.seat_name(seat), {"person": self.players[seat.index()].person}]),
        };
        let position: Value = serde_json::from_str(&PositionDocument { state: game.clone() }.write()).unwrap();
        let lines = [
            json!({"what": {"created": {"by": self.players[0].person, "setup": setup, "invite": "link"}}}),
            json!({"what": {"started": {"seats": seats.iter().map(holder).collect::<Vec<_>>(), "rules": G::RULES,
                "origin": {"position": position}}}}),
        ];
        let mut database = self.database().await;
        for (seq, line) in (1i64..).zip(lines) {
            let insert = sqlx::query("INSERT INTO log (table_id, seq, at, body) VALUES ($1, $2, $3, $4)");
            let insert = insert.bind(id).bind(seq).bind(self.clock.now()).bind(line.to_string());
            insert.execute(&mut database).await.unwrap();
        }
        let summary = json!({"id": id, "stage": "playing", "game": G::NAME, "name": "", "seats": [], "awaited": [],
            "pace": manner.pace, "spectators": true});
        let insert = sqlx::query(
            "INSERT INTO tables (id, game, stage, is_open, seq, created_at, changed_at, due_at, summary) \
             VALUES ($1, $2, 'playing', 1, 2, $3, $3, NULL, $4)",
        );
        let insert = insert.bind(id).bind(G::NAME).bind(self.clock.now()).bind(summary.to_string());
        insert.execute(&mut database).await.unwrap();
        for seat in seats.iter().filter(|seat| !manner.bots.has(*seat)) {
            let insert = sqlx::query("INSERT INTO members (table_id, person) VALUES ($1, $2)");
            insert.bind(id).bind(&self.players[seat.index()].person).execute(&mut database).await.unwrap();
        }
        database.close().await.unwrap();
    }

    async fn database(&self) -> SqliteConnection {
        SqliteConnection::connect(&self.served.database()).await.unwrap()
    }
}

/// Whether something hidden is shown.
pub fn is_shown<G: Game>(told: &AddressedEvent<G>) -> bool {
    matches!(&told.what, SessionEvent::Game(event) if G::reveals(event))
}

/// What a viewer hears of what was told, as documents: they leave out what is only counted, for nobody's eyes.
pub fn heard<G: Game>(told: &[AddressedEvent<G>], viewer: Viewer) -> Vec<Value> {
    let heard = told.iter().filter(|told| told.visible_to(viewer));
    heard.map(|told| serde_json::to_value(told).unwrap()).collect()
}

/// A seat in a line of a log.
fn seat_of(what: &Value) -> Seat {
    Seat(u8::try_from(what["seat"].as_u64().unwrap()).unwrap())
}

/// One of the twins: the game as the engine has it, and everybody's sockets.
pub struct Twin<'a, G: Game> {
    pub side: &'a Side,
    pub session: Session<G>,
    pub table: String,
    manner: Manner,
    viewer: Viewer,
    pub sockets: Vec<Option<Socket>>,
    spectator: Option<Socket>,
    /// How much each seat has asked for.
    keys: Vec<usize>,
    /// What the engine tells the viewer, all in all; and whether something hidden was shown.
    pub told: Vec<Value>,
    pub shown: bool,
    /// What was read of the log so far.
    read: i64,
    database: SqliteConnection,
    bots: Seats,
    late: Seats,
    /// How much bots have done.
    pub by_bots: u64,
    /// How often bots, or the clock in somebody's place, have done something.
    answered: u64,
    /// How often a bot thought, and left people time instead; and which of them still do.
    waited: u64,
    waits: Seats,
    /// What the viewer was answered to requests and is not compared yet; and the socket for those who are away.
    answers: Vec<String>,
    events: Option<Socket>,
}

impl<'a, G: Game> Twin<'a, G> {
    pub async fn new(side: &'a Side, table: &str, game: &G, manner: &Manner, viewer: Viewer) -> Twin<'a, G> {
        side.put_up(table, game, manner).await;
        // Whoever comes first wakes the table: what it does by itself is done before others come.
        let mut spectator = side.viewer.socket(table, "lang=en").await;
        sync(&mut spectator).await;
        let session = Session::from_position(game.clone());
        let mut twin = Twin {
            side,
            session,
            table: table.to_owned(),
            manner: manner.clone(),
            viewer,
            sockets: Vec::new(),
            spectator: Some(spectator),
            keys: vec![0; game.seats()],
            told: Vec::new(),
            shown: false,
            read: 2,
            database: side.database().await,
            bots: manner.bots,
            late: Seats::NONE,
            by_bots: 0,
            answered: 0,
            waited: 0,
            waits: Seats::NONE,
            answers: Vec::new(),
            events: None,
        };
        twin.rest().await;
        for (seat, player) in (0..).map(Seat).zip(&side.players[..game.seats()]) {
            let mut socket = None;
            if manner.away == Some(seat) {
                let events = twin.events.insert(player.socket_at("/api/me/events").await.unwrap());
                assert_eq!(events.hear().await.unwrap(), "listening");
            } else if !manner.bots.has(seat) {
                sync(socket.insert(player.socket(table, "lang=en").await)).await;
            }
            twin.sockets.push(socket);
        }
        twin
    }

    /// From here on the server sees to what happens at the table by itself.
    pub async fn begin(&mut self) {
        let update = sqlx::query("UPDATE tables SET due_at = $1 WHERE id = $2");
        update.bind(self.side.clock.now()).bind(&self.table).execute(&mut self.database).await.unwrap();
        self.rest().await;
    }

    /// Whether a bot decides for a seat.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.bots.has(seat)
    }

    /// Asks for something and waits for the answer.
    pub async fn order(&mut self, seat: Seat, command: Value) -> bool {
        self.keys[seat.index()] += 1;
        let key = format!("key-{}", self.keys[seat.index()]);
        let Some(socket) = &mut self.sockets[seat.index()] else { return self.post(seat, &key, command).await };
        socket.order(&key, command).await;
        loop {
            let message = socket.hear().await.expect("an answer comes");
            if message["done"]["idempotency_key"] == *key {
                return true;
            }
            if message["refused"]["idempotency_key"] == *key {
                return false;
            }
        }
    }

    /// Asks for something without a socket.
    async fn post(&mut self, seat: Seat, key: &str, command: Value) -> bool {
        let path = format!("/api/tables/{}/commands", self.table);
        let request = self.side.players[seat.index()].request(Method::POST, &path);
        let answer = read(request.json(&json!({"idempotency_key": key, "command": command}))).await;
        let is_done = answer.starts_with("200");
        if self.viewer.is(seat) {
            self.answers.push(answer);
        }
        is_done
    }

    /// Does something that the engine says can be done, and waits for what follows from it.
    pub async fn act(&mut self, seat: Seat, action: &PlayerAction<G>) {
        assert!(self.order(seat, json!({"act": {"action": action}})).await, "the server does what the engine does");
        self.rest().await;
    }

    /// Waits until nothing more happens by itself, and lets the engine follow.
    pub async fn rest(&mut self) {
        let begun = Instant::now();
        loop {
            self.follow().await;
            let (read, thoughts) = (self.read, self.thoughts().await);
            if self.is_at_rest() && !self.is_somebody_late().await {
                // Nothing may have been written between the two looks.
                self.follow().await;
                if self.read == read && self.is_all_offered(thoughts) {
                    return;
                }
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "{} {:?} does not come to rest: {:?} are late, {:?} are waited for",
                G::NAME,
                self.manner,
                self.late,
                self.session.game().waiting_for()
            );
            tokio::time::sleep(Duration::from_millis(3)).await;
        }
    }

    /// Reads what was written, and does the same with the engine.
    async fn follow(&mut self) {
        let select = sqlx::query("SELECT seq, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq");
        let rows = select.bind(&self.table).bind(self.read).fetch_all(&mut self.database).await.unwrap();
        for row in rows {
            self.read = row.get("seq");
            let line: Value = serde_json::from_str(row.get("body")).unwrap();
            let (kind, what) = line["what"].as_object().and_then(|what| what.iter().next()).unwrap();
            let mut told = Vec::new();
            match kind.as_str() {
                "did" => {
                    let seat = seat_of(what);
                    let action: PlayerAction<G> = serde_json::from_value(what["deed"].clone()).unwrap();
                    self.by_bots += u64::from(what["hand"] == "bot");
                    self.answered += u64::from(what["hand"] == "bot" || what["hand"] == "clock");
                    if matches!(action, PlayerAction::Game(_)) {
                        self.waits = self.waits.without(seat);
                    }
                    told = self.session.perform(seat, action).unwrap();
                    // One decision that all hear of is what somebody late owed.
                    if told.iter().any(|told| told.visible_to(Viewer::Spectator)) {
                        self.late = self.late.without(seat);
                    }
                }
                "undid" => {
                    for _ in 0..what["entries"].as_u64().unwrap() {
                        told.extend(self.session.undo(seat_of(what)).unwrap());
                    }
                }
                "timed_out" => self.late = self.late.with(seat_of(what)),
                "replaced" => {
                    self.bots = self.bots.with(seat_of(what));
                    self.waits = self.waits.without(seat_of(what));
                }
                _ => {}
            }
            let waiting = self.session.game().waiting_for();
            self.late = self.late.iter().filter(|seat| waiting.has(*seat)).fold(Seats::NONE, Seats::with);
            self.shown |= told.iter().any(is_shown);
            self.told.extend(heard(&told, self.viewer));
        }
    }

    /// Whether people and bots negotiate with each other: then bots make offers and answer people, and wait.
    fn is_negotiated(&self) -> bool {
        let (game, waiting) = (self.session.game(), self.session.game().waiting_for());
        let is_open = G::NAME == "rising-sun" && game.may_bargain() && waiting.len() > 1;
        is_open && waiting.iter().any(|seat| self.is_bot(seat)) && waiting.iter().any(|seat| !self.is_bot(seat))
    }

    /// How often bots have thought, where that must be known.
    async fn thoughts(&self) -> u64 {
        if !self.is_negotiated() {
            return 0;
        }
        let metrics = self.side.viewer.clone().get("/metrics").await;
        let mut lines = metrics.as_str().unwrap().lines();
        lines.find_map(|line| line.strip_prefix("tenka_bot_think_seconds_count ")).unwrap().parse().unwrap()
    }

    /// Whether all bots have offered what they want, after so many thoughts. What they offered is written; that one
    /// wants nothing more is not, but it is a thought of which nothing came.
    fn is_all_offered(&mut self, thoughts: u64) -> bool {
        if !self.is_negotiated() {
            return true;
        }
        let waiting = self.session.game().waiting_for();
        let is_to_wait = |seat: &Seat| self.is_bot(*seat) && !self.waits.has(*seat);
        let to_wait: Vec<Seat> = waiting.iter().filter(is_to_wait).collect();
        let waited = thoughts.saturating_sub(self.answered);
        if waited < self.waited + to_wait.len() as u64 {
            return false;
        }
        (self.waited, self.waits) = (waited, to_wait.into_iter().fold(self.waits, Seats::with));
        true
    }

    /// Whether neither a bot nor the table itself has anything to do.
    fn is_at_rest(&self) -> bool {
        let (game, offers) = (self.session.game(), self.session.negotiations().offers());
        let (waiting, is_negotiated) = (game.waiting_for(), self.is_negotiated());
        if waiting.is_empty() {
            return true;
        }
        let is_asked = |seat: Seat| {
            let mut offers = offers.iter().filter(|offer| offer.to.seat == seat);
            match is_negotiated {
                true => offers.any(|offer| !self.is_bot(offer.from.seat)),
                false => waiting.has(seat) || offers.next().is_some(),
            }
        };
        let has_no_choice = |seat: Seat| {
            // Where goods can be traded, doing nothing is a choice while people may bargain.
            let bargains = G::NAME == "rising-sun" && game.may_bargain();
            self.manner.forced && !bargains && self.session.free(seat).is_empty() && self.session.legal(seat).len() == 1
        };
        let is_lent = |seat: Seat| self.manner.on_timeout == "decide" && self.late.has(seat);
        Seats::first(game.seats()).iter().all(|seat| match self.is_bot(seat) {
            true => !is_asked(seat),
            false => !waiting.has(seat) || !(has_no_choice(seat) || is_lent(seat)),
        })
    }

    /// Whether the time of somebody is up and the table does not know it yet.
    async fn is_somebody_late(&self) -> bool {
        // What is written is told before anybody can ask: after this answer everybody has been told.
        let mut viewer = self.side.viewer.clone();
        let moment = viewer.get(&format!("/api/tables/{}/game", self.table)).await;
        if !self.manner.has_clocks() || self.session.game().waiting_for().is_empty() {
            return false;
        }
        let is_up = |clock: &&Value| clock["deadline"].as_i64().is_some_and(|up| up <= self.side.clock.now());
        let late = moment["clocks"].as_array().unwrap().iter().filter(is_up);
        let game = self.session.game();
        let seat =
            |name: &Value| Seats::first(game.seats()).iter().find(|seat| game.seat_name(*seat) == *name).unwrap();
        late.map(|clock| seat(&clock["seat"])).any(|seat| !self.late.has(seat))
    }

    /// Everything that a viewer has been sent since this was asked last.
    pub async fn heard(&mut self, viewer: Viewer) -> Vec<String> {
        if let (Some(seat), true) = (self.manner.away, viewer == self.viewer) {
            return self.heard_from_away(seat).await;
        }
        let socket = match viewer {
            Viewer::Seat(seat) => self.sockets[seat.index()].as_mut().expect("a person looks"),
            Viewer::Spectator => self.spectator.as_mut().expect("somebody looks on"),
        };
        sync(socket).await;
        std::mem::take(&mut socket.heard)
    }

    /// What somebody hears of their tables up to a word elsewhere, and all that they were answered.
    async fn heard_from_away(&mut self, seat: Seat) -> Vec<String> {
        let Side { players, elsewhere, .. } = self.side;
        let mut other = players[(seat.index() + 1) % players.len()].clone();
        self.keys[0] += 1;
        let word = json!({"say": {"to": {"seat": CLANS[seat.index()]}, "text": "There?"}});
        other.order(elsewhere, &format!("{} {}", self.table, self.keys[0]), word).await;
        let events = self.events.as_mut().expect("whoever is away hears of their tables");
        events.hear_until("notice", |notice| notice["table"] == **elsewhere).await;
        events.heard.drain(..).chain(self.answers.drain(..)).collect()
    }

    fn client(&self, viewer: Viewer) -> &Client {
        match viewer {
            Viewer::Seat(seat) => &self.side.players[seat.index()],
            Viewer::Spectator => &self.side.viewer,
        }
    }

    /// What a viewer is answered to a request, headers and all.
    pub async fn ask(&self, viewer: Viewer, method: Method, path: &str, body: Option<&Value>) -> String {
        let request = self.client(viewer).request(method, path);
        read(match body {
            Some(body) => request.json(body),
            None => request,
        })
        .await
    }

    /// What a viewer is told who comes back after having heard so much.
    pub async fn come_back(&mut self, viewer: Viewer, since: u64) -> Vec<String> {
        let mut socket = self.client(viewer).socket(&self.table, &format!("lang=en&since={since}")).await;
        sync(&mut socket).await;
        let heard = std::mem::take(&mut socket.heard);
        // All are told that somebody is gone; so long everybody waits, once they have heard that somebody came.
        let own = match viewer {
            Viewer::Seat(seat) => self.sockets[seat.index()].as_mut().or(self.spectator.as_mut()),
            Viewer::Spectator => self.spectator.as_mut(),
        };
        let own = own.expect("somebody looks");
        sync(own).await;
        drop(socket);
        own.hear_of("table").await;
        heard
    }

    /// The viewer looks away, and all hear of it.
    pub async fn look_away(&mut self) {
        let gone = match self.viewer {
            Viewer::Seat(seat) => self.sockets[seat.index()].take(),
            Viewer::Spectator => self.spectator.take(),
        };
        let other = self.sockets.iter_mut().flatten().next().expect("somebody else looks");
        sync(other).await;
        drop(gone);
        other.hear_of("table").await;
    }

    /// The viewer looks again, and is told what there was after having heard so much.
    pub async fn look_again(&mut self, since: usize) {
        let mut socket = self.client(self.viewer).socket(&self.table, &format!("lang=en&since={since}")).await;
        sync(&mut socket).await;
        match self.viewer {
            Viewer::Seat(seat) => self.sockets[seat.index()] = Some(socket),
            Viewer::Spectator => self.spectator = Some(socket),
        }
    }

    /// Whether the viewer looks at the table.
    pub fn is_seen(&self) -> bool {
        match self.viewer {
            Viewer::Seat(seat) => self.sockets[seat.index()].is_some(),
            Viewer::Spectator => self.spectator.is_some(),
        }
    }
}

/// Everything of an answer that could tell something.
async fn read(request: reqwest::RequestBuilder) -> String {
    let answer = request.send().await.unwrap();
    let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
    let headers = headers.iter().filter(|(name, _)| *name != "date");
    let headers: Vec<_> = headers.map(|(name, value)| format!("{name}: {}", value.to_str().unwrap())).collect();
    format!("{status}\n{}\n\n{}", headers.join("\n"), answer.text().await.unwrap())
}

/// Reads everything that was sent before now: what is answered to a question comes after all that.
pub async fn sync(socket: &mut Socket) {
    socket.say(r#"{"preview":{"key":"sync","action":"nothing"}}"#).await;
    assert_eq!(socket.hear_of("preview").await["key"], "sync");
}
