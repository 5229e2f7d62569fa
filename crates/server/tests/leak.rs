//! No leak: games are played on two servers that differ only in what a viewer may not know, and
//! everything that the viewer is sent is the same, byte for byte.
//!
//! Bots play whole games. At many moments of them one viewer is picked, and what the viewer does not see
//! is drawn anew: two tables begin there, one on each server. The others then do things in secret on one
//! side alone, and things that all may know on both. The engine says what the viewer hears of a step;
//! when that differs, something was shown, and the two are twins no longer.

mod support;

#[path = "../../rising-sun/tests/play/mod.rs"]
mod rising_sun_play;
#[path = "../../shogun/tests/play/mod.rs"]
mod shogun_play;

use bots::Contest;
use laws::{Subject, pick};
use reqwest::Method;
use serde_json::{Value, json};
use server::clock::Clock;
use server::luck::Luck;
use sqlx::Connection;
use support::{Client, Served, Socket, serve_with};
use table::{Chance, Deed, Game, PositionDocument, Seat, Seats, Seed, Session, Told, Viewer};

/// The moment at which all clocks stand.
const NOW: i64 = 1_700_000_000_000;
/// How many things are tried with each pair of twins.
const STEPS: usize = 30;

/// One of the two servers, with the people at it.
struct Side {
    served: Served,
    clock: Clock,
    players: Vec<Client>,
    looker: Client,
}

impl Side {
    async fn new() -> Side {
        let clock = Clock::at(NOW);
        let served = serve_with(|config| (config.clock, config.luck) = (clock.clone(), Luck::seeded(7))).await;
        let mut players = Vec::new();
        for name in ["Anna", "Bert", "Cleo", "Dora", "Emil"] {
            players.push(served.guest(name).await);
        }
        let looker = served.guest("Lora").await;
        Side { served, clock, players, looker }
    }

    /// Writes the log of a table that begins in a position, as if the server had.
    async fn put_up<G: Game>(&self, id: &str, game: &G, pace: &Value) {
        let names: Vec<&str> = Seats::first(game.seats()).iter().map(|seat| game.seat_name(seat)).collect();
        let setup = json!({"game": G::NAME, "name": "", "seats": names.len(), "options": {}, "open": true,
            "spectators": true, "pace": pace, "on_timeout": "vote", "forced": false});
        let holders = names.iter().zip(&self.players).map(|(name, player)| json!([name, {"person": player.person}]));
        let position: Value = serde_json::from_str(&PositionDocument { state: game.clone() }.write()).unwrap();
        let lines = [
            json!({"what": {"created": {"by": self.players[0].person, "setup": setup, "invite": "link"}}}),
            json!({"what": {"started": {"seats": holders.collect::<Vec<_>>(), "rules": G::RULES,
                "origin": {"position": position}}}}),
        ];
        let mut database = sqlx::SqliteConnection::connect(&self.served.database()).await.unwrap();
        for (seq, line) in (1i64..).zip(lines) {
            let insert = sqlx::query("INSERT INTO log (table_id, seq, at, body) VALUES ($1, $2, $3, $4)");
            insert
                .bind(id)
                .bind(seq)
                .bind(self.clock.now())
                .bind(line.to_string())
                .execute(&mut database)
                .await
                .unwrap();
        }
        let summary = json!({"id": id, "stage": "playing", "game": G::NAME, "name": "", "seats": [], "awaited": [],
            "pace": pace, "spectators": true});
        sqlx::query(
            "INSERT INTO tables (id, game, stage, is_open, seq, created_at, changed_at, due_at, summary) \
             VALUES ($1, $2, 'playing', 1, 2, $3, $3, NULL, $4)",
        )
        .bind(id)
        .bind(G::NAME)
        .bind(self.clock.now())
        .bind(summary.to_string())
        .execute(&mut database)
        .await
        .unwrap();
        for player in &self.players[..names.len()] {
            let insert = sqlx::query("INSERT INTO members (table_id, person) VALUES ($1, $2)");
            insert.bind(id).bind(&player.person).execute(&mut database).await.unwrap();
        }
        database.close().await.unwrap();
    }
}

/// One of the twins: the game as the engine has it, and everybody's sockets.
struct Twin<'a, G: Game> {
    side: &'a Side,
    session: Session<G>,
    table: String,
    sockets: Vec<Socket>,
    spectator: Socket,
    /// How much each seat has asked for.
    keys: Vec<usize>,
}

impl<'a, G: Game> Twin<'a, G> {
    async fn new(side: &'a Side, table: &str, game: &G, pace: &Value) -> Twin<'a, G> {
        side.put_up(table, game, pace).await;
        let mut sockets = Vec::new();
        for player in &side.players[..game.seats()] {
            sockets.push(player.socket(table, "lang=en").await);
            sync(sockets.last_mut().unwrap()).await;
        }
        let mut spectator = side.looker.socket(table, "lang=en").await;
        sync(&mut spectator).await;
        let session = Session::from_position(game.clone());
        Twin { side, session, table: table.to_owned(), sockets, spectator, keys: vec![0; game.seats()] }
    }

    /// Asks for something and waits for the answer.
    async fn order(&mut self, seat: Seat, command: Value) -> bool {
        self.keys[seat.index()] += 1;
        let (key, socket) = (format!("key-{}", self.keys[seat.index()]), &mut self.sockets[seat.index()]);
        socket.order(&key, command).await;
        loop {
            let message = socket.hear().await.expect("an answer comes");
            if message["done"]["key"] == *key {
                return true;
            }
            if message["refused"]["key"] == *key {
                return false;
            }
        }
    }

    async fn act(&mut self, seat: Seat, deed: &Deed<G>) {
        assert!(self.order(seat, json!({"act": {"action": deed}})).await, "the server does what the engine does");
    }

    /// A viewer reads everything that has come so far.
    async fn heard(&mut self, viewer: Viewer) -> &[String] {
        let socket = match viewer {
            Viewer::Seat(seat) => &mut self.sockets[seat.index()],
            Viewer::Spectator => &mut self.spectator,
        };
        sync(socket).await;
        &socket.heard
    }

    fn client(&self, viewer: Viewer) -> &Client {
        match viewer {
            Viewer::Seat(seat) => &self.side.players[seat.index()],
            Viewer::Spectator => &self.side.looker,
        }
    }

    /// What a viewer is answered to a request, headers and all.
    async fn read(&self, viewer: Viewer, path: &str) -> (String, Vec<(String, String)>, String) {
        let answer = self.client(viewer).request(Method::GET, path).send().await.unwrap();
        let headers = answer.headers().iter().filter(|(name, _)| *name != "date");
        let headers = headers.map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned())).collect();
        (answer.status().to_string(), headers, answer.text().await.unwrap())
    }

    /// What a viewer is told who comes back after having heard so much.
    async fn come_back(&mut self, viewer: Viewer, since: u64) -> Vec<String> {
        let mut socket = self.client(viewer).socket(&self.table, &format!("lang=en&since={since}")).await;
        sync(&mut socket).await;
        let heard = std::mem::take(&mut socket.heard);
        drop(socket);
        // All are told that somebody is gone; so long everybody waits.
        let own = match viewer {
            Viewer::Seat(seat) => &mut self.sockets[seat.index()],
            Viewer::Spectator => &mut self.spectator,
        };
        own.hear_of("table").await;
        heard
    }
}

/// Reads everything that was sent before now: what is answered to a question comes after all that.
async fn sync(socket: &mut Socket) {
    socket.say(r#"{"try":{"key":"sync","action":"nothing"}}"#).await;
    assert_eq!(socket.hear_of("tried").await["key"], "sync");
}

/// What a viewer hears and sees of a step, and what all may know after it.
type Sight<G> = (Vec<Told<G>>, Value, Seats);

/// What a viewer hears and sees after something was done; nothing where something hidden is shown.
fn sight<G: Game>(session: &Session<G>, told: Vec<Told<G>>, viewer: Viewer) -> Option<Sight<G>> {
    let shown = told.iter().any(|told| matches!(&told.what, table::News::Game(event) if G::reveals(event)));
    let heard = told.into_iter().filter(|told| told.heard_by(viewer)).collect();
    let view = serde_json::to_value(session.view(viewer)).unwrap();
    (!shown).then(|| (heard, view, session.game().waiting_for()))
}

fn done<G: Game>(session: &Session<G>, seat: Seat, deed: Deed<G>, viewer: Viewer) -> Option<(Session<G>, Sight<G>)> {
    let mut after = session.clone();
    let told = after.perform(seat, deed).ok()?;
    let seen = sight(&after, told, viewer)?;
    Some((after, seen))
}

/// What was tried.
#[derive(Default, Debug)]
struct Count {
    twins: usize,
    open: usize,
    secret: usize,
    secret_undone: usize,
    undone: usize,
    apart: usize,
    compared: usize,
}

/// A pair of twins and the viewer who must not tell them apart.
struct Pair<'a, S: Subject> {
    twins: [Twin<'a, S::Game>; 2],
    viewer: Viewer,
    chance: Chance,
}

impl<S: Subject> Pair<'_, S> {
    fn others(&self) -> Vec<Seat> {
        let seats = Seats::first(self.twins[0].session.game().seats());
        seats.iter().filter(|seat| !self.viewer.is(*seat)).collect()
    }

    /// Somebody else does something in secret, on one side alone.
    async fn in_secret(&mut self, count: &mut Count) {
        let others = self.others();
        let (side, seat) = (self.chance.below(2) as usize, pick(&mut self.chance, &others));
        let (twin, viewer, chance) = (&mut self.twins[side], self.viewer, &mut self.chance);
        let before = sight(&twin.session, Vec::new(), viewer);
        if chance.below(4) == 0 && twin.session.can_undo(seat) > 0 {
            let mut after = twin.session.clone();
            let told = after.undo(seat).unwrap();
            if sight(&after, told, viewer) == before && twin.order(seat, json!({"undo": {}})).await {
                twin.session = after;
                count.secret_undone += 1;
            }
            return;
        }
        let waited = twin.session.game().waiting_for().has(seat);
        let deed = match chance.below(3) {
            0 => S::side_show(&twin.session, seat, chance),
            _ if waited => Deed::Game(S::choose(twin.session.game(), seat, chance)),
            _ => S::side_show(&twin.session, seat, chance),
        };
        if let Some((after, seen)) = done(&twin.session, seat, deed.clone(), viewer)
            && Some(seen) == before
        {
            twin.session = after;
            twin.act(seat, &deed).await;
            count.secret += 1;
        }
    }

    /// Two others talk in private, on one side alone.
    async fn whisper(&mut self, count: &mut Count) {
        let others = self.others();
        let (from, to) = (pick(&mut self.chance, &others), pick(&mut self.chance, &others));
        if from != to {
            let twin = &mut self.twins[self.chance.below(2) as usize];
            let to = twin.session.game().seat_name(to);
            let text = format!("Between us: {}", "x".repeat(self.chance.below(40) as usize));
            assert!(twin.order(from, json!({"say": {"to": {"seat": to}, "text": text}})).await);
            count.secret += 1;
        }
    }

    /// Something is done on both sides that looks the same to the viewer; says whether the twins are
    /// still twins.
    async fn openly(&mut self, count: &mut Count) -> bool {
        let (viewer, chance) = (self.viewer, &mut self.chance);
        let [one, twin] = &mut self.twins;
        let Some(seat) = laws::someone(one.session.game(), chance) else { return false };
        let deed = match chance.below(5) {
            0 => S::side_show(&one.session, seat, chance),
            _ => Deed::Game(S::choose(one.session.game(), seat, chance)),
        };
        let Some((after, seen)) = done(&one.session, seat, deed.clone(), viewer) else {
            // It is refused, or it shows something.
            return one.session.clone().perform(seat, deed).is_err();
        };
        let mut others = vec![deed.clone()];
        if !viewer.is(seat) && twin.session.game().waiting_for().has(seat) {
            others.extend((0..8).map(|_| Deed::Game(S::choose(twin.session.game(), seat, chance))));
        }
        for other in others {
            if let Some((twin_after, twin_seen)) = done(&twin.session, seat, other.clone(), viewer)
                && twin_seen == seen
            {
                (one.session, twin.session) = (after, twin_after);
                one.act(seat, &deed).await;
                twin.act(seat, &other).await;
                count.open += 1;
                return true;
            }
        }
        true
    }

    /// The viewer does something, the same on both sides: the answers are part of what is compared.
    async fn viewer_asks(&mut self, universe: &[<S::Game as Game>::Action], count: &mut Count) {
        let (viewer, chance) = (self.viewer, &mut self.chance);
        let Viewer::Seat(seat) = viewer else { return };
        let [one, twin] = &mut self.twins;
        match chance.below(4) {
            0 if one.session.can_undo(seat) > 0 => {
                let (mut after, mut twin_after) = (one.session.clone(), twin.session.clone());
                let seen = after.undo(seat).ok().and_then(|told| sight(&after, told, viewer));
                let twin_seen = twin_after.undo(seat).ok().and_then(|told| sight(&twin_after, told, viewer));
                assert_eq!(seen, twin_seen, "an undo tells nothing");
                assert!(one.order(seat, json!({"undo": {}})).await && twin.order(seat, json!({"undo": {}})).await);
                (one.session, twin.session) = (after, twin_after);
                count.undone += 1;
            }
            0 => {
                let refused = [one.order(seat, json!({"undo": {}})).await, twin.order(seat, json!({"undo": {}})).await];
                assert_eq!(refused, [false; 2]);
            }
            1 => {
                let to = match chance.below(2) {
                    0 => json!("table"),
                    _ => json!({"seat": one.session.game().seat_name(Seat(chance.below(3) as u8))}),
                };
                let say = json!({"say": {"to": to, "text": "What is going on?"}});
                one.order(seat, say.clone()).await;
                twin.order(seat, say).await;
            }
            _ => {
                // What cannot be done is refused alike, and what can be done is foreseen alike.
                let mut tried: Vec<_> = (0..4).map(|_| pick(chance, universe)).collect();
                let legal = one.session.legal(seat);
                tried.extend((0..legal.len().min(6)).map(|_| pick(chance, &legal)));
                for action in tried {
                    let ask = json!({"try": {"key": "may I", "action": action}}).to_string();
                    for twin in [&mut *one, &mut *twin] {
                        let socket = &mut twin.sockets[seat.index()];
                        socket.say(&ask).await;
                        socket.hear_of("tried").await;
                    }
                }
            }
        }
    }

    /// The viewer, and whoever looks on, was sent the same on both sides.
    async fn compare(&mut self, count: &mut Count) {
        let mut viewers = vec![self.viewer];
        viewers.extend((self.viewer != Viewer::Spectator).then_some(Viewer::Spectator));
        for viewer in viewers {
            let [one, twin] = &mut self.twins;
            let (heard, twin_heard) = (one.heard(viewer).await, twin.heard(viewer).await);
            for (told, twin_told) in heard.iter().zip(twin_heard) {
                assert_eq!(told, twin_told, "{viewer:?} is told a difference");
            }
            assert_eq!(heard.len(), twin_heard.len(), "{viewer:?} is told another number of things");
            count.compared += heard.len();
        }
        count.apart += usize::from(self.twins[0].session.game() != self.twins[1].session.game());
    }

    /// The viewer asks again for everything, and comes back.
    async fn compare_all(&mut self) {
        let (viewer, [one, twin]) = (self.viewer, &mut self.twins);
        let since = self.chance.below(20);
        let table = &one.table;
        let paths = [
            format!("/api/tables/{table}"),
            format!("/api/tables/{table}/moment?lang=en"),
            format!("/api/tables/{table}/moment?since={since}"),
            "/api/tables".to_owned(),
            "/api/me/tables".to_owned(),
            "/api/me".to_owned(),
        ];
        for path in paths {
            assert_eq!(one.read(viewer, &path).await, twin.read(viewer, &path).await, "{path}");
        }
        let back = [one.come_back(viewer, since.into()).await, twin.come_back(viewer, since.into()).await];
        assert_eq!(back[0], back[1], "{viewer:?} comes back");
    }

    async fn play(&mut self, universe: &[<S::Game as Game>::Action], count: &mut Count) {
        count.twins += 1;
        self.compare(count).await;
        for _ in 0..STEPS {
            let pass = i64::from(self.chance.below(5000));
            self.twins.iter().for_each(|twin| twin.side.clock.pass(pass));
            match self.chance.below(10) {
                0..4 => self.in_secret(count).await,
                4 => self.whisper(count).await,
                5 => self.viewer_asks(universe, count).await,
                _ => {
                    if !self.openly(count).await {
                        break;
                    }
                }
            }
            self.compare(count).await;
            if self.chance.below(8) == 0 {
                self.compare_all().await;
            }
        }
        self.compare_all().await;
    }
}

/// Bots play whole games; at some of their moments twins begin.
async fn nobody_can_tell_twins_apart<S: Subject>(games: u64, rare: u32)
where
    S::Game: Contest,
{
    let sides = [Side::new().await, Side::new().await];
    let universe = S::universe(6);
    let mut count = Count::default();
    for number in 0..games {
        let mut chance = Seed::new(format!("leak {number}")).unwrap().chance();
        let mut session = Session::<S::Game>::new(S::options(&mut chance), Seed::from(number)).unwrap();
        let mut bots: Vec<_> = (0..5).map(|seat| S::Game::bot("greedy:any", number * 5 + seat).unwrap()).collect();
        let names = session.seat_names();
        (0..).map(Seat).zip(&mut bots).take(names.len()).for_each(|(seat, bot)| bot.sit(seat, &names));
        while let Some(seat) = laws::someone(session.game(), &mut chance) {
            let legal = session.legal(seat);
            let choice = bots[seat.index()].decide(&session.view(Viewer::Seat(seat)), &legal);
            session.perform(seat, Deed::Game(legal[choice])).unwrap();
            if chance.below(rare) > 0 || session.game().waiting_for().is_empty() {
                continue;
            }
            let viewers: Vec<Viewer> = laws::viewers(session.game()).collect();
            let viewer = pick(&mut chance, &viewers);
            let (one, other) = (session.game(), S::Game::imagine(&session.game().view(viewer), &mut chance));
            let pace = if count.twins % 2 == 0 { json!({"days": {"days": 3}}) } else { json!("untimed") };
            let table = format!("twins-{}", count.twins);
            let twins =
                [Twin::new(&sides[0], &table, one, &pace).await, Twin::new(&sides[1], &table, &other, &pace).await];
            let chance = Seed::new(format!("pair {number} {}", count.twins)).unwrap().chance();
            Pair::<S> { twins, viewer, chance }.play(&universe, &mut count).await;
        }
    }
    println!("{}: {count:?}", S::Game::NAME);
    assert!(count.twins >= 10 && count.apart > 100, "{count:?}");
    assert!(count.secret > 50 && count.open > 50 && count.secret_undone > 0 && count.undone > 0, "{count:?}");
    for side in sides {
        side.served.running.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_twins_of_rising_sun_apart() {
    nobody_can_tell_twins_apart::<rising_sun_play::RisingSun>(2, 14).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_twins_of_shogun_apart() {
    nobody_can_tell_twins_apart::<shogun_play::Shogun>(2, 20).await;
}
