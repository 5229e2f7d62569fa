//! Seeds to which every client contributes: commitments, reveals, clients that refuse, restarts and forks.

use crate::support::home::Home;
use crate::support::{Client, Served, Socket, serve, serve_with, until};
use engine::fairness::{Proof, Receipt, Source, combined_seed, fallback, secret_commitment, value_commitment};
use engine::{Game, Record, Seed};
use serde_json::{Value, json};
use server::clock::Clock;
use server::config::Config;
use server::{Running, start};

/// How long clients have to reveal their values, and a little more.
const REVEAL_TIME: i64 = 5_001;

/// A value as a client draws it, the same each time.
fn value(number: u64) -> String {
    Seed::from(number).commitment()
}

fn commit(seat: usize, number: u64) -> Value {
    json!({"commit_entropy": {"seat": seat, "commitment": value_commitment(&value(number))}})
}

fn reveal(seat: usize, number: u64) -> Value {
    json!({"reveal_entropy": {"seat": seat, "value": value(number)}})
}

/// A server whose clock stands still, so that everybody has time to reveal, however slow the machine is.
async fn serve_still() -> (Served, Clock) {
    let clock = Clock::at(1_800_000_000_000);
    (serve_with(|config| config.clock = clock.clone()).await, clock)
}

/// A table with Anna, Ben and a bot, where everybody is ready and nobody has committed to anything.
async fn gather(anna: &mut Client, ben: &mut Client, game: &str) -> String {
    let table = anna.put_up(json!({"game": game, "seats": 3, "open": true})).await;
    anna.order(&table, "sit", json!({"sit": {}})).await;
    ben.order(&table, "sit", json!({"sit": {}})).await;
    ben.order(&table, "ready", json!({"ready": {"ready": true}})).await;
    anna.order(&table, "bot", json!({"add_bot": {"bot": "random"}})).await;
    table
}

/// Waits until the draw is under way.
async fn draw_of(socket: &mut Socket) -> Value {
    socket.hear_until("table", |info| info["fairness"]["reveal_by"].is_i64()).await["fairness"].clone()
}

/// Waits until the game is dealt.
async fn dealt(client: &mut Client, table: &str) -> Value {
    until(client, &format!("/api/tables/{table}"), |info| info["stage"] == "playing").await
}

/// The receipt that a client keeps of what it was told before the first decision.
fn receipt(info: &Value) -> Receipt {
    let mut kept = info["fairness"].clone();
    let game = &info["setup"]["game"];
    let more = json!({"format": "tenka-receipt", "version": 1, "table": info["id"], "game": game});
    kept.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    Receipt::read(kept.to_string().as_bytes()).unwrap()
}

/// Plays whatever comes first for everybody until the game is over, and gives the record.
async fn finish<G: Game>(people: &mut [&mut Client], table: &str) -> Record<G> {
    let mut number = 0;
    loop {
        let moment = people[0].moment(table).await;
        if moment["waiting_for"] == json!([]) {
            break;
        }
        for person in people.iter_mut() {
            let Some(choice) = person.moment(table).await["legal"].get(0).cloned() else { continue };
            number += 1;
            person.try_order(table, &format!("act-{number}"), json!({"act": {"action": choice["action"]}})).await;
        }
    }
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;
    Record::read(record.to_string().as_bytes()).unwrap()
}

#[tokio::test]
async fn every_seat_contributes_to_the_seed() {
    let (served, _) = serve_still().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let table = gather(&mut anna, &mut ben, "shogun").await;
    let lobby = anna.table(&table).await["fairness"].clone();
    let server_commitment = lobby["server_commitment"].as_str().unwrap().to_owned();
    let (mut hears, mut ben_hears) = (anna.socket(&table, "").await, ben.socket(&table, "").await);
    hears.done("commit", commit(0, 1)).await;
    ben_hears.done("commit", commit(1, 2)).await;
    assert_eq!(ben.refused(&table, commit(0, 2)).await, "not-your-seat");
    assert_eq!(anna.refused(&table, commit(1, 2)).await, "not-your-seat", "not even the owner speaks for others");
    let nonsense = json!({"commit_entropy": {"seat": 0, "commitment": "ABC"}});
    assert_eq!(anna.refused(&table, nonsense).await, "bad-entropy");
    assert_eq!(anna.refused(&table, reveal(0, 1)).await, "not-revealing", "before the list is frozen");

    hears.order("start", json!({"start": {}})).await;
    let draw = draw_of(&mut hears).await;
    let commitments: Vec<&Value> =
        draw["contributions"].as_array().unwrap().iter().map(|one| &one["commitment"]).collect();
    assert_eq!(*commitments[0], json!(value_commitment(&value(1))));
    assert_eq!(*commitments[1], json!(value_commitment(&value(2))));
    assert!(commitments[2].is_string(), "the bot has committed, too");
    assert_eq!(draw_of(&mut ben_hears).await, draw);
    // From here on nothing can be changed: whoever could call the draw off would draw again until they like the seed.
    assert_eq!(anna.refused(&table, commit(0, 3)).await, "begun-already");
    assert_eq!(ben.refused(&table, json!({"leave": {}})).await, "begun-already");
    assert_eq!(ben.refused(&table, json!({"stand": {"seat": 1}})).await, "begun-already");
    assert_eq!(anna.refused(&table, json!({"start": {}})).await, "begun-already");
    assert_eq!(anna.refused(&table, reveal(0, 3)).await, "wrong-reveal");
    assert_eq!(anna.refused(&table, reveal(1, 2)).await, "not-your-seat");
    hears.done("reveal", reveal(0, 1)).await;
    assert_eq!(anna.refused(&table, reveal(0, 1)).await, "not-revealing", "once is enough");
    let waiting = ben.table(&table).await["fairness"].clone();
    assert_eq!(waiting["contributions"][1]["awaited"], true);
    assert!(!waiting.to_string().contains(&value(1)), "nobody hears a value before all have revealed theirs");
    ben_hears.done("reveal", reveal(1, 2)).await;

    let info = dealt(&mut anna, &table).await;
    assert_eq!(info["fairness"]["server_commitment"], server_commitment.as_str(), "the one from before");
    assert_eq!(info["fairness"]["seed_commitment"], info["commitment"]);
    let kept = receipt(&info);
    assert_eq!(receipt(&ben.table(&table).await), kept, "all are told the same");
    let sources: Vec<Source> = kept.contributions.iter().map(|one| one.source).collect();
    assert_eq!(sources, [Source::Player, Source::Player, Source::Bot]);
    assert!(info["fairness"].get("secret").is_none());

    let record = finish::<shogun::State>(&mut [&mut anna, &mut ben], &table).await;
    assert_eq!(kept.compare(&record), Ok(Proof::Deal));
    let fairness = record.fairness.as_ref().unwrap();
    assert_eq!(secret_commitment(&fairness.secret), server_commitment);
    // Whoever swaps the seed afterwards, carefully, is found out by the receipt, and by nothing else.
    let mut forged = fairness.clone();
    forged.secret = value(99);
    forged.server_commitment = secret_commitment(&forged.secret);
    let seed = forged.seed();
    let wishes = forged.contributions.iter().map(|one| one.wish.as_deref());
    let seats = engine::fairness::assign_seats(&seed, &forged.names, wishes);
    forged.contributions.iter_mut().zip(&seats).for_each(|(one, seat)| one.seat = seat.clone());
    let mut options = info["fairness"]["options"].clone();
    options["colours"] = json!(seats);
    let origin = engine::Origin::Deal { options: serde_json::from_value(options).unwrap(), seed };
    let forged = Record { fairness: Some(forged), ..Record::<shogun::State>::new(origin).unwrap() };
    let forged = Record::<shogun::State>::read(forged.write().as_bytes()).expect("it agrees with itself");
    assert_eq!(kept.compare(&forged).unwrap_err().why, "receipt-other-secret");
}

#[tokio::test]
async fn a_player_who_does_not_reveal_gets_a_value_fixed_beforehand() {
    let (served, clock) = serve_still().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let table = gather(&mut anna, &mut ben, "shogun").await;
    let (mut hears, mut ben_hears) = (anna.socket(&table, "").await, ben.socket(&table, "").await);
    hears.done("commit", commit(0, 1)).await;
    ben_hears.done("commit", commit(1, 2)).await;
    hears.done("start", json!({"start": {}})).await;
    hears.done("reveal", reveal(0, 1)).await;
    assert_eq!(anna.table(&table).await["stage"], "lobby", "Ben's client is given time");
    clock.pass(REVEAL_TIME);
    let info = dealt(&mut anna, &table).await;
    let kept = receipt(&info);
    assert_eq!(kept.contributions[1].source, Source::Fallback);
    assert_eq!(kept.contributions[1].commitment, Some(value_commitment(&value(2))), "what he refused stays visible");
    assert_eq!(kept.contributions[1].value, None);
    assert_eq!(ben.refused(&table, reveal(1, 2)).await, "not-revealing", "too late");

    let record = finish::<shogun::State>(&mut [&mut anna, &mut ben], &table).await;
    assert_eq!(kept.compare(&record), Ok(Proof::Deal));
    let fairness = record.fairness.unwrap();
    // The value in place of Ben's follows from the secret to which the server had committed before Ben even sat down.
    let fixed = fallback(&fairness.secret, 1);
    let bot = fairness.contributions[2].value.clone().unwrap();
    let seed = combined_seed(&table, &fairness.secret, [Some(&*value(1)), Some(&*fixed), Some(&*bot)]);
    assert_eq!(fairness.seed(), seed);
    // The seed that he refused was as unknown to him: it needs the secret, too.
    assert_ne!(combined_seed(&table, &fairness.secret, [Some(&*value(1)), Some(&*value(2)), Some(&*bot)]), seed);
}

#[tokio::test]
async fn nobody_waits_for_clients_that_cannot_reveal() {
    let (served, _) = serve_still().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    // Programs that know nothing of all this.
    let table = gather(&mut anna, &mut ben, "rising-sun").await;
    anna.order(&table, "start", json!({"start": {}})).await;
    let info = anna.table(&table).await;
    assert_eq!(info["stage"], "playing");
    let sources: Vec<Source> = receipt(&info).contributions.iter().map(|one| one.source).collect();
    assert_eq!(sources, [Source::Fallback, Source::Fallback, Source::Bot]);
    // Somebody who has committed and is no longer there.
    let table = gather(&mut anna, &mut ben, "rising-sun").await;
    ben.order(&table, "commit", commit(1, 2)).await;
    anna.order(&table, "start", json!({"start": {}})).await;
    assert_eq!(anna.table(&table).await["stage"], "playing");
    // Whoever sits down on a seat does not inherit a commitment.
    let table = gather(&mut anna, &mut ben, "rising-sun").await;
    ben.order(&table, "commit", commit(1, 2)).await;
    assert!(anna.table(&table).await["fairness"]["contributions"][1]["commitment"].is_string());
    ben.order(&table, "stand", json!({"stand": {"seat": 1}})).await;
    ben.order(&table, "again", json!({"sit": {"seat": 1}})).await;
    assert!(anna.table(&table).await["fairness"]["contributions"][1].get("commitment").is_none());
}

/// A server at a home, with a clock that tests set.
async fn serve_at(home: &Home, clock: &Clock) -> (Running, String) {
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), home.database());
    (config.limits, config.clock) = (false, clock.clone());
    let running = start(config).await.unwrap();
    let url = format!("http://{}", running.address);
    (running, url)
}

fn at(person: &Client, url: &str) -> Client {
    let mut person = person.clone();
    person.url = url.to_owned();
    person
}

/// A table whose draw is under way: Anna has revealed her value, Ben has not.
async fn half_revealed(anna: &mut Client, ben: &mut Client) -> String {
    let table = gather(anna, ben, "shogun").await;
    let (mut hears, mut ben_hears) = (anna.socket(&table, "").await, ben.socket(&table, "").await);
    hears.done("commit", commit(0, 1)).await;
    ben_hears.done("commit", commit(1, 2)).await;
    hears.done("start", json!({"start": {}})).await;
    hears.done("reveal", reveal(0, 1)).await;
    table
}

#[tokio::test]
async fn a_restart_during_the_draw_loses_nothing() {
    for home in Home::both("fairness_restart") {
        let clock = Clock::at(1_800_000_000_000);
        let (running, url) = serve_at(&home, &clock).await;
        let (mut anna, mut ben) = (Client::guest(&url, "Anna").await, Client::guest(&url, "Ben").await);
        let [patient, impatient] = [half_revealed(&mut anna, &mut ben).await, half_revealed(&mut anna, &mut ben).await];
        let before = anna.table(&patient).await["fairness"].clone();
        running.stop().await;

        // The draw goes on where it was: the frozen list, what was revealed, and who is still awaited.
        let (running, url) = serve_at(&home, &clock).await;
        let (mut anna, mut ben) = (at(&anna, &url), at(&ben, &url));
        assert_eq!(anna.table(&patient).await["fairness"], before);
        ben.order(&patient, "reveal", reveal(1, 2)).await;
        let kept = receipt(&anna.table(&patient).await);
        let values: Vec<Option<String>> = kept.contributions[..2].iter().map(|one| one.value.clone()).collect();
        assert_eq!(values, [Some(value(1)), Some(value(2))]);
        // Where nobody comes back, the game begins all the same, with what was revealed.
        clock.pass(REVEAL_TIME);
        let kept = receipt(&dealt(&mut anna, &impatient).await);
        let sources: Vec<Source> = kept.contributions.iter().map(|one| one.source).collect();
        assert_eq!(sources, [Source::Player, Source::Fallback, Source::Bot]);
        let record = finish::<shogun::State>(&mut [&mut anna, &mut ben], &impatient).await;
        assert_eq!(kept.compare(&record), Ok(Proof::Deal));
        running.stop().await;
    }
}

#[tokio::test]
async fn clients_of_two_processes_draw_together() {
    let (home, clock) = (Home::postgres("fairness_two"), Clock::at(1_800_000_000_000));
    let ((one, url), (other, other_url)) = (serve_at(&home, &clock).await, serve_at(&home, &clock).await);
    let (mut anna, mut ben) = (Client::guest(&url, "Anna").await, Client::guest(&url, "Ben").await);
    let table = gather(&mut anna, &mut ben, "shogun").await;
    let mut ben = at(&ben, &other_url);
    let (mut hears, mut ben_hears) = (anna.socket(&table, "").await, ben.socket(&table, "").await);
    hears.done("commit", commit(0, 1)).await;
    ben_hears.done("commit", commit(1, 2)).await;
    // The process that starts the game knows by then that Ben looks at the table through the other one.
    let sees = |info: &Value| {
        info["seats"][1]["present"] == true && info["fairness"]["contributions"][1]["commitment"].is_string()
    };
    until(&mut anna, &format!("/api/tables/{table}"), sees).await;
    hears.order("start", json!({"start": {}})).await;
    assert_eq!(draw_of(&mut ben_hears).await["contributions"][1]["awaited"], true);
    ben_hears.done("reveal", reveal(1, 2)).await;
    hears.done("reveal", reveal(0, 1)).await;
    let kept = receipt(&dealt(&mut anna, &table).await);
    assert_eq!(receipt(&dealt(&mut ben, &table).await), kept);
    let sources: Vec<Source> = kept.contributions.iter().map(|one| one.source).collect();
    assert_eq!(sources, [Source::Player, Source::Player, Source::Bot]);
    one.stop().await;
    other.stop().await;
}

async fn a_fork_is_drawn_together<G: Game>(game: &str) {
    let (served, _) = serve_still().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let table = gather(&mut anna, &mut ben, game).await;
    anna.order(&table, "start", json!({"start": {}})).await;
    finish::<G>(&mut [&mut anna, &mut ben], &table).await;
    let setup = json!({"game": game, "seats": 3, "open": true});
    let fork = anna.post(&format!("/api/tables/{table}/fork"), json!({"at": 5, "setup": setup})).await["table"].clone();
    let fork = fork.as_str().unwrap().to_owned();
    let lobby = anna.table(&fork).await["fairness"].clone();
    assert!(lobby["position_commitment"].is_string(), "where it begins is published first, too");
    anna.order(&fork, "sit", json!({"sit": {}})).await;
    for seat in 1..3 {
        anna.order(&fork, &format!("bot-{seat}"), json!({"add_bot": {"bot": "random"}})).await;
    }
    let mut hears = anna.socket(&fork, "").await;
    hears.done("commit", commit(0, 7)).await;
    hears.done("start", json!({"start": {}})).await;
    hears.done("reveal", reveal(0, 7)).await;
    let info = dealt(&mut anna, &fork).await;
    let kept = receipt(&info);
    assert_eq!(kept.position_commitment.as_deref(), lobby["position_commitment"].as_str());
    assert_eq!(kept.contributions[0].value, Some(value(7)));
    let record = finish::<G>(&mut [&mut anna], &fork).await;
    assert_eq!(kept.compare(&record), Ok(Proof::Deal));
    // Another draw than that of the seed does not fit.
    let mut forged = record;
    let engine::Origin::Position(state) = &mut forged.origin else { panic!("it began in a position") };
    state.redraw(&mut Seed::from(1).chance());
    assert_eq!(forged.start().unwrap_err().why, "wrong-redraw");
}

#[tokio::test]
async fn a_fork_of_rising_sun_is_drawn_together() {
    a_fork_is_drawn_together::<rising_sun::State>("rising-sun").await;
}

#[tokio::test]
async fn a_fork_of_shogun_is_drawn_together() {
    a_fork_is_drawn_together::<shogun::State>("shogun").await;
}

#[tokio::test]
async fn a_prepared_table_claims_nothing() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let table =
        anna.post("/api/lessons", json!({"lesson": "shogun/the-tray"})).await["table"].as_str().unwrap().to_owned();
    assert!(anna.table(&table).await["fairness"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_under_new_rules_proves_its_seed_only() {
    let (home, clock) = (Home::folder(), Clock::default());
    let (running, url) = serve_at(&home, &clock).await;
    let (mut people, table) = crate::rules::begin(&url, "shogun").await;
    let kept = receipt(&people[0].table(&table).await);
    crate::rules::play(&mut people, &table, "old", 10).await;
    running.stop().await;
    crate::rules::change_the_rules(&home.open().await, &table, 0).await;
    let (running, url) = serve_at(&home, &clock).await;
    let mut people = people.each_ref().map(|person| crate::rules::again(person, &url));
    assert_eq!(receipt(&people[0].table(&table).await), kept, "what was published stays published");
    crate::rules::play(&mut people, &table, "new", usize::MAX).await;
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;
    let record = Record::<shogun::State>::read(record.to_string().as_bytes()).unwrap();
    assert_eq!(kept.compare(&record), Ok(Proof::SeedOnly));
    running.stop().await;
}
