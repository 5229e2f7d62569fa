//! Every door with every kind of stranger: no one acts for another seat, reads another pair's chat or has
//! another's eyes, by any route or message; and what pages of other sites, floods and nonsense come to.

use std::collections::BTreeSet;

use crate::support::{Client, PATIENCE, Served, serve, serve_with};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;

/// What the walk below goes through, door by door. A door that is not here is not covered: the test
/// says so, and whoever adds one says here what strangers get there.
const COVERED: [(&str, &str, Kind); 45] = [
    ("POST", "/api/guest", Kind::Open),
    ("POST", "/api/sign-in", Kind::Open),
    ("POST", "/api/link", Kind::Open),
    ("GET", "/api/me", Kind::Open),
    ("POST", "/api/me/keep", Kind::Own),
    ("POST", "/api/me/password", Kind::Own),
    ("POST", "/api/me/name", Kind::Own),
    ("POST", "/api/me/language", Kind::Own),
    ("POST", "/api/me/link", Kind::Own),
    ("GET", "/api/me/tokens", Kind::Own),
    ("POST", "/api/me/tokens", Kind::Own),
    ("DELETE", "/api/me/tokens/{token}", Kind::Own),
    ("GET", "/api/me/devices", Kind::Own),
    ("DELETE", "/api/me/devices/{device}", Kind::Own),
    ("GET", "/api/me/notices", Kind::Own),
    ("PUT", "/api/me/notices", Kind::Own),
    ("POST", "/api/me/notices/confirm", Kind::Own),
    ("GET", "/api/me/export", Kind::Own),
    ("GET", "/api/privacy", Kind::Open),
    ("DELETE", "/api/me", Kind::Farewell),
    ("POST", "/api/sign-out", Kind::Farewell),
    ("POST", "/api/sign-out-everywhere", Kind::Farewell),
    ("POST", "/api/tables", Kind::Own),
    ("GET", "/api/tables", Kind::Open),
    ("GET", "/api/me/tables", Kind::Own),
    ("GET", "/api/lessons", Kind::Open),
    ("POST", "/api/lessons", Kind::Own),
    ("GET", "/api/tables/{table}", Kind::Table),
    ("GET", "/api/tables/{table}/commands", Kind::Table),
    ("POST", "/api/tables/{table}/commands", Kind::Table),
    ("GET", "/api/tables/{table}/game", Kind::Table),
    ("POST", "/api/tables/{table}/reports", Kind::Table),
    ("GET", "/api/tables/{table}/history", Kind::Table),
    ("GET", "/api/tables/{table}/record", Kind::Table),
    ("GET", "/api/tables/{table}/replay", Kind::Table),
    ("GET", "/api/tables/{table}/replay/{at}", Kind::Table),
    ("POST", "/api/tables/{table}/fork", Kind::Table),
    ("POST", "/api/tables/{table}/rematch", Kind::Table),
    ("GET", "/api/admin/figures", Kind::Host),
    ("GET", "/api/admin/people", Kind::Host),
    ("DELETE", "/api/admin/people/{person}", Kind::Host),
    ("GET", "/api/admin/tables", Kind::Host),
    ("POST", "/api/admin/tables/{table}/close", Kind::Host),
    ("GET", "/api/admin/reports", Kind::Host),
    ("POST", "/api/admin/reports/{report}/settle", Kind::Host),
];
/// The doors that do not speak JSON, or are opened for long.
const COVERED_OTHERS: [(&str, &str, Kind); 7] = [
    ("GET", "/api/tables/{table}/socket", Kind::Table),
    ("GET", "/api/me/events", Kind::Open),
    ("GET", "/api", Kind::Open),
    ("GET", "/api/openapi.json", Kind::Open),
    ("GET", "/api/page.css", Kind::Open),
    ("GET", "/healthz", Kind::Open),
    ("GET", "/metrics", Kind::Open),
];

/// What is behind a door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Nothing that not all may know, or only what belongs to whoever asks.
    Open,
    /// What belongs to whoever asks; nobody is sent away.
    Own,
    /// The way out: whoever goes through it is nobody from then on.
    Farewell,
    /// A table: whoever may not see it must not learn that there is one.
    Table,
    /// What a host does: nobody else, whoever they are.
    Host,
}

fn covered() -> impl Iterator<Item = (&'static str, &'static str, Kind)> {
    COVERED.into_iter().chain(COVERED_OTHERS)
}

/// Everything that can be asked of a table, by name, with what somebody might send.
fn commands(seat: &str, person: &str, action: &Value) -> Vec<(&'static str, Value)> {
    let setup = json!({"game": "shogun", "seats": 3});
    vec![
        ("act", json!({"action": action})),
        ("undo", json!({})),
        ("say", json!({"to": {"seat": seat}, "text": "Psst."})),
        ("sit", json!({"seat": 0})),
        ("wish", json!({"seat": 0, "wish": null})),
        ("stand", json!({"seat": 0})),
        ("add_bot", json!({"bot": "random"})),
        ("remove", json!({"seat": 0})),
        ("ready", json!({"ready": false})),
        ("configure", json!({"setup": setup})),
        ("commit_entropy", json!({"seat": 0, "commitment": "0".repeat(64)})),
        ("reveal_entropy", json!({"seat": 0, "value": "0".repeat(64)})),
        ("start", json!({})),
        ("leave", json!({})),
        ("vote", json!({"about": seat, "replace": true})),
        ("return", json!({})),
        ("open", json!({"about": seat, "open": true})),
        ("take", json!({"about": seat})),
        ("away", json!({"days": 1})),
        ("mute", json!({"person": person, "muted": true})),
        ("spectators", json!({"allowed": false})),
        ("renew_invite", json!({})),
        ("hand_over", json!({"to": person})),
        ("close", json!({})),
    ]
}

/// Three people who play at a private table.
struct Party {
    people: Vec<Client>,
    /// The names of their seats.
    seats: Vec<String>,
    table: String,
    invite: String,
}

async fn order(by: &mut Client, table: &str, body: Value) -> (StatusCode, Value) {
    by.send(Method::POST, &format!("/api/tables/{table}/commands"), Some(body)).await
}

impl Party {
    async fn new(served: &Served, setup: Value) -> Party {
        let mut people = Vec::new();
        for name in ["Anna", "Bert", "Cleo"] {
            people.push(served.guest(name).await);
        }
        let table = people[0].put_up(setup).await;
        let info = people[0].get(&format!("/api/tables/{table}")).await;
        let invite = info["invite"].as_str().unwrap().to_owned();
        for person in &mut people {
            let sit = json!({"idempotency_key": "sit", "command": {"sit": {}}, "invite": invite});
            assert_eq!(order(person, &table, sit).await.0, StatusCode::OK);
            person.order(&table, "ready", json!({"ready": {"ready": true}})).await;
        }
        people[0].order(&table, "start", json!({"start": {}})).await;
        let info = people[0].get(&format!("/api/tables/{table}")).await;
        let seat_of = |person: &Client| {
            let seats = info["seats"].as_array().unwrap();
            seats.iter().find(|seat| seat["person"] == *person.person).unwrap()["name"].as_str().unwrap().to_owned()
        };
        let seats = people.iter().map(seat_of).collect();
        Party { people, seats, table, invite }
    }

    async fn shogun(served: &Served) -> Party {
        Party::new(served, json!({"game": "shogun", "seats": 3, "pace": {"days": {"days": 3, "vacation_days": 5}}}))
            .await
    }

    /// How the game stands for everybody, to see that nothing happened.
    async fn moments(&mut self) -> Vec<Value> {
        let mut moments = Vec::new();
        for (person, seat) in self.people.iter_mut().zip(&self.seats) {
            moments.push(person.get(&format!("/api/tables/{}/game?as={seat}&since=0", self.table)).await);
            moments.push(person.get(&format!("/api/tables/{}?as={seat}", self.table)).await);
        }
        moments
    }
}

#[test]
fn every_door_and_every_command_is_covered() {
    let doors: BTreeSet<(String, String)> =
        server::doors().into_iter().map(|door| (door.method, door.path.to_owned())).collect();
    let walked = covered().map(|(method, path, _)| (method.to_owned(), path.to_owned())).collect();
    assert_eq!(doors, walked, "doors, and those that this test goes through");
    let schema = schemars::schema_for!(protocol::message::Command).to_value();
    let named = schema["oneOf"].as_array().unwrap().iter().map(|kind| kind["required"][0].as_str().unwrap());
    let tried = commands("", "", &Value::Null).into_iter().map(|(name, _)| name).collect();
    assert_eq!(named.collect::<BTreeSet<_>>(), tried, "commands, and those that this test tries");
}

/// Whoever may not see a table gets the same answer as where there is none.
#[tokio::test]
async fn strangers_get_nothing_at_any_door() {
    let served = serve().await;
    let mut party = Party::shogun(&served).await;
    let other = Party::shogun(&served).await;
    let (table, seat, wrong) = (party.table.clone(), party.seats[0].clone(), other.invite.clone());
    // Somebody who played here, and left a seat that another has now.
    let (mut former, mut heir) = (party.people[2].clone(), served.guest("Heir").await);
    former.order(&table, "leave", json!({"leave": {}})).await;
    party.people[0].order(&table, "open", json!({"open": {"about": party.seats[2], "open": true}})).await;
    let take =
        json!({"idempotency_key": "take", "command": {"take": {"about": party.seats[2]}}, "invite": party.invite});
    assert_eq!(order(&mut heir, &table, take).await.0, StatusCode::OK);
    party.people[2] = heir;
    // Nobody may look on here, so that the right link is no good to whoever does not sit.
    party.people[0].order(&table, "no", json!({"spectators": {"allowed": false}})).await;
    let before = party.moments().await;
    let strangers = [
        ("nobody", served.stranger()),
        ("a stranger", served.guest("Stranger").await),
        ("a person of another table", other.people[0].clone()),
        ("a former player", former),
    ];
    for (kind, mut stranger) in strangers {
        for (method, path, behind) in covered().filter(|door| kind == "nobody" || door.2 != Kind::Farewell) {
            let anyone =
                server::doors().iter().any(|door| (door.path, &*door.method) == (path, method) && door.for_anyone);
            for invite in [String::new(), "&invite=".to_owned(), format!("&invite={wrong}")] {
                let put_in = |table: &str| {
                    let path = path.replace("{table}", table).replace("{person}", &party.people[0].person);
                    path.replace("{at}", "0").replace("{token}", "x").replace("{device}", "x").replace("{report}", "x")
                };
                let at = |table: &str| format!("{}?as={seat}{invite}", put_in(table));
                let body = match path.rsplit('/').next() {
                    Some("fork") => json!({"at": 0}),
                    Some("rematch") => json!({}),
                    Some("reports") => json!({"text": "Rude."}),
                    _ => json!({"idempotency_key": "x", "as": seat, "command": {"undo": {}}, "invite": wrong}),
                };
                let body = (method == "POST" && behind == Kind::Table).then_some(body);
                let method: Method = method.parse().unwrap();
                if path.ends_with("/socket") {
                    let refused = stranger.try_socket(&table, &format!("as={seat}{invite}")).await;
                    assert!(refused.is_err(), "{kind} opens a socket");
                    continue;
                }
                let answer = stranger.send(method.clone(), &at(&table), body.clone()).await;
                if !anyone && kind == "nobody" {
                    assert_eq!(answer.0, StatusCode::UNAUTHORIZED, "{kind} at {path}");
                } else if behind == Kind::Host {
                    assert_eq!(answer.0, StatusCode::FORBIDDEN, "{kind} at {path}: {}", answer.1);
                } else if behind == Kind::Table {
                    assert_eq!(answer.0, StatusCode::NOT_FOUND, "{kind} at {path}: {}", answer.1);
                    let nothing = stranger.send(method, &at("no-such-table"), body).await;
                    assert_eq!(answer, nothing, "{kind} learns that there is a table");
                }
                let text = answer.1.to_string();
                for secret in [&party.invite, &table] {
                    assert!(!text.contains(secret.as_str()), "{kind} learns of the table at {path}: {text}");
                }
            }
        }
        for (name, what) in commands(&seat, &party.people[0].person, &json!("commit")) {
            // A key of their own: what they did under the old one is done, and stays acknowledged.
            let key = format!("walk {name}");
            let body = json!({"idempotency_key": key, "as": seat, "command": {name: what}, "invite": wrong});
            let (status, answer) = order(&mut stranger, &table, body).await;
            let expected = if kind == "nobody" { StatusCode::UNAUTHORIZED } else { StatusCode::NOT_FOUND };
            assert_eq!(status, expected, "{kind} asks for {name}: {answer}");
        }
    }
    assert_eq!(party.moments().await, before, "nothing happened");
    served.running.stop().await;
}

/// Where nobody may look on, even the right link shows no game to whoever does not sit.
#[tokio::test]
async fn onlookers_get_nothing_where_nobody_may_look_on() {
    let served = serve().await;
    let mut party = Party::shogun(&served).await;
    let (table, invite, seat) = (party.table.clone(), party.invite.clone(), party.seats[0].clone());
    party.people[0].order(&table, "no", json!({"spectators": {"allowed": false}})).await;
    let before = party.moments().await;
    let mut viewer = served.guest("Looker").await;
    for eyes in ["", "&as=spectator", &format!("&as={seat}")] {
        assert!(viewer.try_socket(&table, &format!("invite={invite}{eyes}")).await.is_err(), "{eyes}");
        let path = format!("/api/tables/{table}/game?invite={invite}{eyes}");
        let (status, answer) = viewer.send(Method::GET, &path, None).await;
        assert!(status.is_client_error() && answer.get("view").is_none(), "{eyes}: {answer}");
    }
    for (name, what) in commands(&seat, &party.people[0].person, &json!("commit")) {
        let body = json!({"idempotency_key": name, "as": seat, "command": {name: what}, "invite": invite});
        let (status, answer) = order(&mut viewer, &table, body).await;
        assert!(status.is_client_error(), "an onlooker asks for {name}: {answer}");
    }
    assert_eq!(party.moments().await, before, "nothing happened");
    served.running.stop().await;
}

#[tokio::test]
async fn a_token_opens_no_door_that_it_is_not_good_for() {
    let served = serve().await;
    let mut party = Party::shogun(&served).await;
    let before = party.moments().await;
    let mut anna = party.people[0].clone();
    for scope in ["read", "play", "create"] {
        let made = anna.post("/api/me/tokens", json!({"label": scope, "scopes": [scope]})).await;
        let mut script = Client::new(&served.url);
        script.token = Some(made["token"].as_str().unwrap().to_owned());
        for door in server::doors() {
            // What needs no person is for all; a socket is opened to read, and what is asked for there needs its own.
            let is_public = ["/api", "/api/openapi.json", "/api/page.css", "/healthz", "/metrics"].contains(&door.path);
            if is_public || door.scope == Some(scope) {
                continue;
            }
            let path = door.path.replace("{table}", &party.table).replace("{person}", &anna.person);
            let path =
                path.replace("{at}", "0").replace("{token}", "x").replace("{device}", "x").replace("{report}", "x");
            if path.ends_with("/socket") || path.ends_with("/events") {
                assert!(script.socket_at(&path).await.is_err(), "a token to {scope} opens {path}");
                continue;
            }
            let body =
                json!({"idempotency_key": "x", "command": {"undo": {}}, "name": "Thief", "game": "shogun", "seats": 3});
            let body = (door.method != "GET").then_some(body);
            let (status, answer) = script.send(door.method.parse().unwrap(), &path, body).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "a token to {scope} at {} {path}: {answer}", door.method);
        }
    }
    // A socket that was opened to read is no way to play.
    let made = anna.post("/api/me/tokens", json!({"label": "eyes", "scopes": ["read"]})).await;
    let mut script = Client::new(&served.url);
    script.token = Some(made["token"].as_str().unwrap().to_owned());
    let mut socket = script.socket(&party.table, "").await;
    for (name, what) in commands(&party.seats[1], &anna.person, &json!("commit")) {
        socket.say(&json!({"request": {"idempotency_key": name, "command": {name: what}}}).to_string()).await;
        assert_eq!(socket.hear_of("refused").await["idempotency_key"], name);
    }
    drop(socket);
    let after = party.moments().await;
    for (before, after) in before.iter().zip(&after).step_by(2) {
        assert_eq!(before, after, "nothing happened");
    }
    served.running.stop().await;
}

#[tokio::test]
async fn nobody_acts_for_another_seat_or_has_its_eyes() {
    let served = serve().await;
    let mut party = Party::shogun(&served).await;
    let before = party.moments().await;
    let action = before[0]["legal"][0]["action"].clone();
    let (table, invite) = (party.table.clone(), party.invite.clone());
    let (anna, seat) = (party.people[0].person.clone(), party.seats[0].clone());
    // A spectator who has the link, by HTTP and by socket.
    let mut viewer = served.guest("Looker").await;
    let mut socket = viewer.socket(&table, &format!("invite={invite}")).await;
    assert_eq!(socket.hear_of("welcome").await["viewer"], "spectator");
    for (name, what) in commands(&seat, &anna, &action) {
        for named in [json!(seat), Value::Null] {
            let body = json!({"idempotency_key": name, "as": named, "command": {name: what}, "invite": invite});
            let (status, answer) = order(&mut viewer, &table, body).await;
            assert!(status.is_client_error(), "a spectator asks for {name}: {answer}");
            socket
                .say(&json!({"request": {"idempotency_key": name, "as": named, "command": {name: what}}}).to_string())
                .await;
            assert_eq!(socket.hear_of("refused").await["idempotency_key"], name);
        }
    }
    socket.say(&json!({"preview": {"key": "try", "action": action}}).to_string()).await;
    assert_eq!(socket.hear_of("preview").await["error"]["code"], "not-seated");
    // A player who names another's seat.
    let mut bert = party.people[1].clone();
    let mut socket = bert.socket(&table, "").await;
    for (name, what) in commands(&seat, &anna, &action) {
        let acts = ["act", "undo", "away"].contains(&name);
        let owners = ["open", "mute", "spectators", "renew_invite", "hand_over", "close"].contains(&name);
        if acts || owners {
            let body = json!({"idempotency_key": name, "as": seat, "command": {name: what}});
            let (status, answer) = order(&mut bert, &table, body).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "Bert asks for {name}: {answer}");
            socket
                .say(&json!({"request": {"idempotency_key": name, "as": seat, "command": {name: what}}}).to_string())
                .await;
            assert_eq!(socket.hear_of("refused").await["idempotency_key"], name);
        }
    }
    for eyes in [&seat, "nobody", ""] {
        let (status, answer) = bert.send(Method::GET, &format!("/api/tables/{table}/game?as={eyes}"), None).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{answer}");
        assert!(bert.try_socket(&table, &format!("as={eyes}")).await.is_err());
        assert!(viewer.try_socket(&table, &format!("as={eyes}&invite={invite}")).await.is_err());
    }
    drop(socket);
    let after = party.moments().await;
    for (before, after) in before.iter().zip(&after).step_by(2) {
        assert_eq!(before, after, "nothing happened");
    }
    // Whoever says that they speak for another speaks for themselves.
    let say = json!({"idempotency_key": "say", "as": seat, "command": {"say": {"to": {"seat": party.seats[2]}, "text": "Hi."}}});
    assert_eq!(order(&mut bert, &table, say).await.0, StatusCode::OK);
    let mut socket = party.people[2].socket(&table, "").await;
    let line = socket.hear_of("chat").await;
    assert_eq!((&line["seat"], &line["person"]), (&json!(party.seats[1]), &json!(bert.person)));
    served.running.stop().await;
}

/// Everything that a socket has been sent by now.
async fn all(socket: &mut crate::support::Socket) -> String {
    socket.say(r#"{"preview":{"key":"sync","action":"nothing"}}"#).await;
    loop {
        let message = socket.hear().await.expect("an answer comes");
        if message.get("preview").is_some() || message.get("refused").is_some() {
            return socket.heard.join("\n");
        }
    }
}

#[tokio::test]
async fn what_two_say_to_each_other_stays_between_them() {
    let served = serve().await;
    let mut party = Party::shogun(&served).await;
    let (table, invite, seats) = (party.table.clone(), party.invite.clone(), party.seats.clone());
    let mut viewer = served.guest("Looker").await;
    let (mut cleo, mut looking) =
        (party.people[2].socket(&table, "").await, viewer.socket(&table, &format!("invite={invite}")).await);
    let say = |to: Value, text: &str| json!({"say": {"to": to, "text": text}});
    party.people[0].order(&table, "secret", say(json!({"seat": seats[1]}), "the-secret")).await;
    let gossip =
        json!({"idempotency_key": "gossip", "command": say(json!("spectators"), "the-gossip"), "invite": invite});
    assert_eq!(order(&mut viewer, &table, gossip).await.0, StatusCode::OK);
    let again = [party.people[2].socket(&table, "since=0").await, party.people[2].socket(&table, "as=spectator").await];
    let mut cleos = vec![all(&mut cleo).await];
    for mut socket in again {
        cleos.push(all(&mut socket).await);
    }
    for heard in &cleos {
        assert!(!heard.contains("the-secret"), "{heard}");
        assert!(!heard.contains("the-gossip"), "a player hears spectators: {heard}");
    }
    let looked = all(&mut looking).await;
    assert!(!looked.contains("the-secret") && looked.contains("the-gossip"), "{looked}");
    let mut bert = party.people[1].socket(&table, "").await;
    assert!(all(&mut bert).await.contains("the-secret"), "or the test could not fail");
    // A muted one is not heard.
    let muted = json!({"mute": {"person": party.people[2].person, "muted": true}});
    party.people[0].order(&table, "mute", muted).await;
    let (status, answer) = party.people[2].try_order(&table, "muted", say(json!("table"), "the-noise")).await;
    assert_eq!((status, &answer["code"]), (StatusCode::FORBIDDEN, &json!("muted")));
    assert!(!all(&mut bert).await.contains("the-noise"));
    served.running.stop().await;
}

/// A socket is closed when its eyes are no longer its person's.
#[tokio::test]
async fn whoever_loses_a_seat_loses_its_eyes() {
    let served = serve().await;
    let mut party = Party::shogun(&served).await;
    let (table, invite, seats) = (party.table.clone(), party.invite.clone(), party.seats.clone());
    let say = json!({"say": {"to": {"seat": seats[1]}, "text": "the-secret"}});
    party.people[2].order(&table, "secret", say).await;
    let mut cleo = party.people[2].socket(&table, "").await;
    let mut viewer = served.guest("Looker").await;
    let mut looking = viewer.socket(&table, &format!("invite={invite}")).await;
    all(&mut looking).await;
    party.people[2].order(&table, "leave", json!({"leave": {}})).await;
    party.people[0].order(&table, "open", json!({"open": {"about": seats[2], "open": true}})).await;
    let take = json!({"idempotency_key": "take", "command": {"take": {"about": seats[2]}}, "invite": invite});
    assert_eq!(order(&mut viewer, &table, take).await.0, StatusCode::OK);
    while cleo.hear().await.is_some() {}
    while looking.hear_of("welcome").await["viewer"] != *seats[2] {}
    assert!(!all(&mut looking).await.contains("the-secret"), "the heir hears what was said to another");
    assert!(party.people[2].try_socket(&table, &format!("as={}", seats[2])).await.is_err());
    let (status, _) = party.people[2].send(Method::GET, &format!("/api/tables/{table}/game"), None).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "the table is private");
    let act = json!({"idempotency_key": "act", "as": seats[2], "command": {"undo": {}}, "invite": invite});
    assert_eq!(order(&mut party.people[2], &table, act).await.0, StatusCode::FORBIDDEN);
    let mut heir = viewer.socket(&table, "").await;
    let heard = all(&mut heir).await;
    assert!(!heard.contains("the-secret"), "the heir reads what was said to another: {heard}");
    // And whoever may no longer look on is sent away.
    let mut other = served.guest("Other").await.socket(&table, &format!("invite={invite}")).await;
    all(&mut other).await;
    party.people[0].order(&table, "no", json!({"spectators": {"allowed": false}})).await;
    while other.hear().await.is_some() {}
    served.running.stop().await;
}

/// Before the game, whoever is taken off a seat is a stranger again.
#[tokio::test]
async fn a_removed_player_is_a_stranger() {
    let served = serve().await;
    let (mut anna, mut bert) = (served.guest("Anna").await, served.guest("Bert").await);
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "spectators": false})).await;
    let invite = anna.get(&format!("/api/tables/{table}")).await["invite"].as_str().unwrap().to_owned();
    let sit = json!({"idempotency_key": "sit", "command": {"sit": {"seat": 1}}, "invite": invite});
    assert_eq!(order(&mut bert, &table, sit).await.0, StatusCode::OK);
    let mut socket = bert.socket(&table, "").await;
    all(&mut socket).await;
    anna.order(&table, "remove", json!({"remove": {"seat": 1}})).await;
    while socket.hear().await.is_some() {}
    let (status, _) = bert.send(Method::GET, &format!("/api/tables/{table}"), None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(bert.get("/api/me/tables").await["tables"].as_array().unwrap().is_empty());
    served.running.stop().await;
}

#[tokio::test]
async fn pages_of_other_sites_can_do_nothing() {
    let served = serve().await;
    let party = Party::shogun(&served).await;
    let (anna, host) = (&party.people[0], served.url.replace("http://", ""));
    for (method, path, _) in covered() {
        let path = path.replace("{table}", &party.table);
        for origin in ["https://evil.example", "null", &format!("http://{host}.evil.example")] {
            let mut request = anna.request(method.parse().unwrap(), &path).header("origin", origin);
            let is_socket = path.ends_with("/socket") || path.ends_with("/events");
            if is_socket {
                request = request.header("upgrade", "websocket").header("connection", "upgrade");
                request = request.header("sec-websocket-version", "13");
                request = request.header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
            }
            let answer = request.send().await.unwrap();
            if method != "GET" || is_socket {
                assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{origin} at {path}");
            }
            assert!(answer.headers().get("access-control-allow-origin").is_none(), "nobody else may read {path}");
        }
    }
    let own = anna.request(Method::POST, "/api/tables").header("origin", &served.url);
    let own = own.json(&json!({"game": "shogun", "seats": 3})).send().await.unwrap();
    assert_eq!(own.status(), StatusCode::OK);
    for kind in [None, Some("text/plain"), Some("application/x-www-form-urlencoded")] {
        let mut request = anna.request(Method::POST, "/api/tables").body(r#"{"game":"shogun","seats":3}"#);
        if let Some(kind) = kind {
            request = request.header("content-type", kind);
        }
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
        assert_eq!(answer.json::<Value>().await.unwrap()["code"], "send-json");
    }
    served.running.stop().await;
}

#[tokio::test]
async fn every_answer_says_that_it_may_not_be_framed_guessed_at_or_kept() {
    let served = serve().await;
    let nobody = served.stranger();
    let paths = covered().map(|(method, path, _)| (method, path.replace("{table}", "none")));
    let odd = [("GET", "/nowhere".to_owned()), ("DELETE", "/api/me".to_owned()), ("POST", "/healthz".to_owned())];
    for (method, path) in paths.chain(odd) {
        for origin in [None, Some("https://evil.example")] {
            let mut request = nobody.request(method.parse().unwrap(), &path);
            if let Some(origin) = origin {
                request = request.header("origin", origin);
            }
            let answer = request.send().await.unwrap();
            let header = |name: &str| answer.headers().get(name).map_or("", |value| value.to_str().unwrap());
            let policy = header("content-security-policy");
            assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
            assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
            assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
            assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
            assert_eq!(header("x-frame-options"), "DENY", "{path}");
            assert_eq!(header("cache-control"), "no-store", "{path}");
        }
    }
    served.running.stop().await;
}

/// The cookie of a new guest who says that they came by TLS.
async fn cookie(behind_proxy: bool) -> String {
    let served = serve_with(|config| config.behind_proxy = behind_proxy).await;
    let request = served.stranger().request(Method::POST, "/api/guest").header("x-forwarded-proto", "https");
    let answer = request.json(&json!({"name": "Anna"})).send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    served.running.stop().await;
    cookie
}

#[tokio::test]
async fn cookies_are_for_this_server_alone() {
    let (behind, direct) = (cookie(true).await, cookie(false).await);
    for cookie in [&behind, &direct] {
        let parts: Vec<&str> = cookie.split("; ").collect();
        assert!(parts.contains(&"HttpOnly") && parts.contains(&"SameSite=Lax"), "{cookie}");
        assert!(!parts.iter().any(|part| part.starts_with("Domain")), "{cookie}");
    }
    assert!(behind.ends_with("; Secure"), "{behind}");
    assert!(!direct.contains("Secure"), "what anybody may claim is not believed: {direct}");
}

#[tokio::test]
async fn too_much_at_once_is_answered_clearly() {
    let served = serve_with(|config| config.limits = true).await;
    let nobody = served.stranger();
    let mut answers = Vec::new();
    for number in 0..40 {
        // Without a proxy nobody believes where somebody claims to come from.
        let request = nobody.request(Method::POST, "/api/guest").header("x-forwarded-for", format!("10.0.0.{number}"));
        let request = request.header("accept-language", "en").json(&json!({"name": "Anna"}));
        answers.push(request.send().await.unwrap());
    }
    assert_eq!(answers[0].status(), StatusCode::OK);
    let last = answers.pop().unwrap();
    assert_eq!(last.status(), StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = last.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=20).contains(&wait));
    let told = last.json::<Value>().await.unwrap();
    assert_eq!(told["code"], "too-many-requests");
    assert!(told["text"].as_str().unwrap().contains(&wait.to_string()) || wait == 1, "{told}");
    served.running.stop().await;
}

/// A person at a table that nobody else needs, with limits.
async fn limited() -> (Served, Client, String) {
    let served = serve_with(|config| config.limits = true).await;
    let mut anna = served.guest("Anna").await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    (served, anna, table)
}

#[tokio::test]
async fn a_socket_is_not_without_limits() {
    let (served, anna, table) = limited().await;
    let mut socket = anna.socket(&table, "").await;
    for kind in [
        r#"{"preview":{"key":"x","action":1}}"#,
        "nonsense",
        r#"{"request":{"idempotency_key":"","command":{"undo":{}}}}"#,
    ] {
        let mut limited = false;
        for _ in 0..400 {
            socket.say(kind).await;
            let answer = loop {
                let message = socket.hear().await.unwrap();
                if message.get("refused").or(message.get("preview")).is_some() {
                    break message.to_string();
                }
            };
            limited |= answer.contains("too-many-requests");
        }
        assert!(limited, "{kind}");
    }
    // Too many sockets of one person.
    let mut open = Vec::new();
    let refused = loop {
        match anna.try_socket(&table, "").await {
            Ok(socket) => open.push(socket),
            Err(refused) => break refused,
        }
        assert!(open.len() < 60, "there is an end to it");
    };
    assert!(refused.to_string().contains("429"), "{refused}");
    assert!(open.len() >= 40, "{} sockets", open.len());
    // Those by which pages hear of other tables count as well.
    let refused = anna.socket_at("/api/me/events").await.err().expect("there are too many");
    assert!(refused.to_string().contains("429"), "{refused}");
    served.running.stop().await;
}

#[tokio::test]
async fn what_is_said_is_limited_by_whichever_door_it_comes() {
    let (served, mut anna, table) = limited().await;
    let mut last = (StatusCode::OK, Value::Null);
    for number in 0..20 {
        let say = json!({"say": {"to": "table", "text": "hello"}});
        last = anna.try_order(&table, &format!("say {number}"), say).await;
    }
    assert_eq!((last.0, &last.1["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many-requests")));
    anna.order(&table, "other things go on", json!({"sit": {}})).await;
    served.running.stop().await;
}

#[tokio::test]
async fn whoever_tries_tokens_is_stopped() {
    let (served, ..) = limited().await;
    let mut thief = served.stranger();
    // As many as a slow machine needs: a hundred a second are let through in the end.
    for number in 0..20_000 {
        thief.token = Some(format!("tenka_guess{number}"));
        let (status, answer) = thief.send(Method::GET, "/api/me", None).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            assert!(number > 500, "honest programs are not stopped");
            return served.running.stop().await;
        }
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{answer}");
    }
    panic!("nobody stopped them");
}

#[tokio::test]
async fn an_invitation_can_stand_where_no_proxy_writes_it_down() {
    let served = serve().await;
    let (mut anna, ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    let invite = anna.table(&table).await["invite"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}");
    for (secret, status) in [("nonsense", StatusCode::NOT_FOUND), (&invite, StatusCode::OK)] {
        let asked = ben.request(Method::GET, &path).header("tenka-invite", secret).send().await.unwrap();
        assert_eq!(asked.status(), status);
        let mut socket = ben.socket_request(&format!("{path}/socket"));
        let protocols = format!("tenka, tenka-invite.{secret}");
        socket.headers_mut().insert("sec-websocket-protocol", protocols.parse().unwrap());
        let opened = connect_async(socket).await;
        assert_eq!(opened.is_ok(), status == StatusCode::OK, "{secret}");
        if let Ok((_, answer)) = opened {
            assert_eq!(answer.headers()["sec-websocket-protocol"], "tenka", "the secret is not repeated");
        }
    }
    served.running.stop().await;
}

#[tokio::test]
async fn nonsense_does_no_harm() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    let orders = format!("/api/tables/{table}/commands");
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    let bombs = [
        r#"{"idempotency_key":"x","command":{"act":{"action":ACTION}}}"#.replace("ACTION", &nested(20_000)),
        r#"{"idempotency_key":"x","command":{"configure":{"setup":{"game":"shogun","seats":3,"options":{"x":ACTION}}}}}"#
            .replace("ACTION", &nested(20_000)),
        nested(30_000),
        "{".repeat(30_000),
        r#"{"key":"x","idempotency_key":"y","command":{"undo":{}}}"#.to_owned(),
        r#"{"idempotency_key":"x","command":{"sit":{"seat":-1}}}"#.to_owned(),
        r#"{"idempotency_key":"x","command":{"sit":{"seat":99999999999999999999}}}"#.to_owned(),
        format!(r#"{{"idempotency_key":"{}","command":{{"undo":{{}}}}}}"#, "k".repeat(65)),
    ];
    for bomb in &bombs {
        let request = anna.request(Method::POST, &orders).header("content-type", "application/json");
        let answer = request.body(bomb.clone()).send().await.unwrap();
        assert!(answer.status().is_client_error(), "{}", answer.status());
    }
    let post = |body: Vec<u8>| {
        let request = anna.request(Method::POST, &orders).header("content-type", "application/json");
        request.body(body).send()
    };
    assert_eq!(post(b"{\"key\":\"\xff\xfe\"}".to_vec()).await.unwrap().status(), StatusCode::BAD_REQUEST);
    let long = post(vec![b' '; 100 << 10]).await.unwrap();
    assert_eq!(long.status(), StatusCode::PAYLOAD_TOO_LARGE);
    // The same over a socket; whoever sends what no text is loses the socket and nothing else.
    let mut socket = anna.socket(&table, "").await;
    for bomb in bombs.iter().take(4) {
        socket.say(&format!(r#"{{"request":{bomb}}}"#)).await;
        socket.hear_of("refused").await;
    }
    socket.send_bytes(vec![0; 1000]).await;
    assert!(all(&mut socket).await.contains("welcome"), "bytes are passed over");
    socket.say(&"x".repeat(70 << 10)).await;
    while socket.hear().await.is_some() {}
    let mut again = anna.socket(&table, "").await;
    assert!(all(&mut again).await.contains("welcome"));
    served.running.stop().await;
}

/// Whoever does not read is sent away; until then a bounded number of messages waits.
#[tokio::test]
async fn a_client_that_never_reads_is_dropped() {
    let served = serve_with(|config| config.log_limits = false).await;
    let mut party = Party::shogun(&served).await;
    let table = party.table.clone();
    let _deaf = party.people[1].socket(&table, "").await;
    let here = |info: &Value| info["seats"].as_array().unwrap().iter().any(|seat| seat["present"] == true);
    let path = format!("/api/tables/{table}");
    let begun = std::time::Instant::now();
    while !here(&party.people[0].get(&path).await) {
        assert!(begun.elapsed() < PATIENCE, "Bert comes");
    }
    let text = "\u{1F3EF}".repeat(1000);
    let mut said = 0;
    while here(&party.people[0].get(&path).await) {
        said += 1;
        assert!(said < 20_000 && begun.elapsed() < 3 * PATIENCE, "Bert is dropped, {said} lines");
        let say = json!({"say": {"to": "table", "text": text}});
        party.people[0].order(&table, &format!("say-{said}"), say).await;
    }
    println!("dropped after {said} lines");
    served.running.stop().await;
}
