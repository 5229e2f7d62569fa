//! Server time through suspension, jumps of the wall clock, restarts, and processes whose clocks differ: nobody loses a seat or
//! a session over them, and a seat whose time is honestly up still does.

use crate::rules::again;
use crate::support::home::Home;
use crate::support::{Client, PATIENCE, Served, evening, seat, serve_with, until};
use serde_json::{Value, json};
use server::clock::Clock;

const START: i64 = 1_800_000_000_000;
const SECOND: i64 = 1000;
const HOUR: i64 = 3600 * SECOND;
const DAY: i64 = 24 * HOUR;
const CLANS: [&str; 3] = ["koi", "lotus", "turtle"];

async fn serve_in(home: &Home, clock: &Clock) -> Served {
    serve_with(|config| (config.database, config.clock) = (home.database(), clock.clone())).await
}

fn live(bank: u32) -> Value {
    json!({"pace": {"live": {"bank_seconds": bank, "increment_seconds": 5}}})
}

/// Three people at a table where everybody has a minute for the first decision.
async fn timed(served: &Served) -> ([Client; 3], String) {
    let mut people = [served.guest("Anna").await, served.guest("Ben").await, served.guest("Cleo").await];
    let [anna, ben, cleo] = &mut people;
    let table = evening(&mut [anna, ben, cleo], &CLANS, "rising-sun", live(60)).await;
    (people, table)
}

fn deadline(moment: &Value) -> i64 {
    let clocks = moment["clocks"].as_array().unwrap();
    clocks.iter().find(|clock| clock["seat"] == "koi").unwrap()["deadline"].as_i64().unwrap()
}

/// Waits until the deadline of the first seat is a moment.
async fn deadline_becomes(client: &mut Client, table: &str, moment: i64) {
    until(client, &format!("/api/tables/{table}/game"), |found| deadline(found) == moment).await;
}

async fn nobody_lost_a_seat(client: &mut Client, table: &str) {
    let info = client.table(table).await;
    for clan in CLANS {
        assert_eq!(
            (&seat(&info, clan)["bot"], &seat(&info, clan)["timed_out"]),
            (&Value::Null, &json!(false)),
            "{clan}"
        );
    }
}

async fn seat_is_lost(client: &mut Client, table: &str) {
    until(client, &format!("/api/tables/{table}"), |info| seat(info, "koi")["bot"].is_string()).await;
}

/// Lets eleven seconds pass and waits until the server has looked for deadlines: a table beside runs out.
async fn server_looks(served: &Served, clock: &Clock) {
    let mut dora = served.guest("Dora").await;
    let mut setup = json!({"game": "rising-sun", "seats": 3});
    setup.as_object_mut().unwrap().extend(live(10).as_object().unwrap().clone());
    let table = dora.put_up(setup).await;
    dora.order(&table, "sit", json!({"sit": {"wish": "koi"}})).await;
    for bot in ["one", "two"] {
        dora.order(&table, bot, json!({"add_bot": {"bot": "random"}})).await;
    }
    dora.order(&table, "start", json!({"start": {}})).await;
    clock.pass(11 * SECOND);
    seat_is_lost(&mut dora, &table).await;
}

/// Reads one number behind the server's back until it is the one that is waited for.
async fn count_becomes(home: &Home, sql: &'static str, wanted: i64) {
    let pool = home.open().await;
    let waited = async {
        while sqlx::query_scalar::<_, i64>(sql).fetch_one(&pool).await.unwrap() != wanted {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waited).await.unwrap_or_else(|_| panic!("{sql} becomes {wanted}"));
}

async fn is_signed_in(client: &mut Client) -> bool {
    client.get("/api/me").await["person"].is_string()
}

#[tokio::test]
async fn a_suspended_machine_takes_nobodys_time() {
    for home in Home::both("suspended") {
        let clock = Clock::at(START);
        let served = serve_in(&home, &clock).await;
        let ([mut anna, ben, _], table) = timed(&served).await;
        let before = deadline(&anna.moment(&table).await);
        let mut socket = ben.socket(&table, "").await;
        clock.suspend(8 * HOUR);
        socket.hear_until("update", |moment| deadline(moment) == before + 8 * HOUR).await;
        clock.pass(59 * SECOND);
        server_looks_again(&mut anna, &table).await;
        nobody_lost_a_seat(&mut anna, &table).await;
        clock.pass(2 * SECOND);
        seat_is_lost(&mut anna, &table).await;
    }
}

/// Asks for the table a few times: whoever asks also lets happen what is due.
async fn server_looks_again(client: &mut Client, table: &str) {
    for key in ["one", "two", "three"] {
        client.order(table, key, json!({"say": {"to": "table", "text": "still here"}})).await;
    }
}

#[tokio::test]
async fn nobody_counts_as_away_because_the_machine_was_suspended() {
    let clock = Clock::at(START);
    let served = serve_with(|config| config.clock = clock.clone()).await;
    let mut people = [served.guest("Anna").await, served.guest("Ben").await, served.guest("Cleo").await];
    let [anna, ben, cleo] = &mut people;
    let table = evening(&mut [anna, ben, cleo], &CLANS, "rising-sun", json!({})).await;
    clock.suspend(8 * HOUR);
    let vote = json!({"vote": {"about": "turtle", "replace": true}});
    assert_eq!(people[0].refused(&table, vote.clone()).await, "still-here");
    clock.pass(11 * 60 * SECOND);
    people[0].order(&table, "vote", vote).await;
}

#[tokio::test]
async fn jumps_of_the_wall_clock_move_no_deadline() {
    for home in Home::both("jumps") {
        let clock = Clock::at(START);
        let served = serve_in(&home, &clock).await;
        let ([mut anna, ..], table) = timed(&served).await;
        let before = deadline(&anna.moment(&table).await);
        for jump in [2 * HOUR, -4 * HOUR] {
            clock.jump(jump);
            server_looks(&served, &clock).await;
            assert_eq!(deadline(&anna.moment(&table).await), before);
            nobody_lost_a_seat(&mut anna, &table).await;
        }
        clock.pass(39 * SECOND);
        seat_is_lost(&mut anna, &table).await;
    }
}

#[tokio::test]
async fn sessions_survive_a_jump_of_400_days_and_back() {
    for home in Home::both("sessions") {
        let clock = Clock::at(START);
        let served = serve_in(&home, &clock).await;
        let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
        let table = anna.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
        let link = async |client: &mut Client| {
            let link = client.post("/api/me/link", json!({})).await;
            link["path"].as_str().unwrap().strip_prefix("/link#").unwrap().to_owned()
        };
        link(&mut ben).await;
        clock.jump(400 * DAY);
        // Ben's link honestly ends after ten minutes, which shows that the server has swept.
        clock.pass(601 * SECOND);
        count_becomes(&home, "SELECT COUNT(*) FROM links", 0).await;
        let secret = link(&mut anna).await;
        for jump in [0, -400 * DAY, -400 * DAY, 400 * DAY] {
            clock.jump(jump);
            assert!(is_signed_in(&mut anna).await && is_signed_in(&mut ben).await, "{jump}");
            assert_eq!(ben.get("/api/tables").await["tables"][0]["id"], json!(table), "{jump}");
        }
        clock.jump(400 * DAY);
        let mut phone = served.stranger();
        phone.post("/api/link", json!({"secret": secret})).await;
        assert!(is_signed_in(&mut phone).await);
    }
}

#[tokio::test]
async fn sessions_survive_a_restart_with_a_wrong_clock() {
    let (home, clock) = (Home::folder(), Clock::at(START));
    let mut served = serve_in(&home, &clock).await;
    let mut anna = served.guest("Anna").await;
    let (_, running) = timed(&served).await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
    // While the server runs, and while it does not.
    for (early, late) in [(400 * DAY, 0), (-400 * DAY, 0), (0, 400 * DAY), (0, -400 * DAY)] {
        clock.jump(early);
        served.running.stop().await;
        clock.jump(late);
        served = serve_in(&home, &clock).await;
        anna = again(&anna, &served.url);
        assert!(is_signed_in(&mut anna).await, "{early} {late}");
        assert_eq!(anna.get("/api/tables").await["tables"][0]["id"], json!(table), "{early} {late}");
        let pool = home.open().await;
        let sql = "SELECT COUNT(*) FROM log WHERE table_id = $1 AND body LIKE '%timed_out%'";
        let lost: i64 = sqlx::query_scalar(sql).bind(&running).fetch_one(&pool).await.unwrap();
        assert_eq!(lost, 0, "{early} {late}");
    }
    // Stored times never went back.
    let pool = home.open().await;
    let sql = "SELECT COUNT(*) FROM log one JOIN log other ON one.table_id = other.table_id \
               WHERE one.seq < other.seq AND one.at > other.at";
    assert_eq!(sqlx::query_scalar::<_, i64>(sql).fetch_one(&pool).await.unwrap(), 0);
    // Sessions still end.
    clock.pass(800 * DAY);
    assert!(!is_signed_in(&mut anna).await);
}

#[tokio::test]
async fn downtime_is_given_back_once() {
    let (home, clock) = (Home::folder(), Clock::at(START));
    let mut served = serve_in(&home, &clock).await;
    let ([mut anna, ..], table) = timed(&served).await;
    let before = deadline(&anna.moment(&table).await);
    for (pause, moved) in [(HOUR, HOUR), (0, HOUR), (2 * HOUR, 3 * HOUR)] {
        served.running.stop().await;
        clock.pass(pause);
        served = serve_in(&home, &clock).await;
        anna = again(&anna, &served.url);
        deadline_becomes(&mut anna, &table, before + moved).await;
        nobody_lost_a_seat(&mut anna, &table).await;
    }
    clock.pass(61 * SECOND);
    seat_is_lost(&mut anna, &table).await;
}

#[tokio::test]
async fn a_restart_with_a_clock_set_back_moves_no_deadline() {
    let (home, clock) = (Home::folder(), Clock::at(START));
    let served = serve_in(&home, &clock).await;
    let ([mut anna, ..], table) = timed(&served).await;
    let before = deadline(&anna.moment(&table).await);
    served.running.stop().await;
    clock.jump(-2 * HOUR);
    let served = serve_in(&home, &clock).await;
    anna = again(&anna, &served.url);
    server_looks(&served, &clock).await;
    assert_eq!(deadline(&anna.moment(&table).await), before);
    nobody_lost_a_seat(&mut anna, &table).await;
    clock.pass(50 * SECOND);
    seat_is_lost(&mut anna, &table).await;
}

#[tokio::test]
async fn a_process_with_a_wrong_clock_times_out_nobody() {
    let home = Home::postgres("drift");
    let (right, wrong) = (Clock::at(START), Clock::at(START + 2 * HOUR));
    let (one, other) = (serve_in(&home, &right).await, serve_in(&home, &wrong).await);
    let ([mut anna, ..], table) = timed(&one).await;
    let before = deadline(&anna.moment(&table).await);
    for jump in [0, 2 * HOUR, -9 * HOUR] {
        wrong.jump(jump);
        server_looks(&other, &wrong).await;
        assert_eq!(deadline(&anna.moment(&table).await), before);
        nobody_lost_a_seat(&mut anna, &table).await;
    }
    // A process that joins them later counts as they do.
    let late = Clock::at(START - 2 * HOUR);
    let third = serve_in(&home, &late).await;
    server_looks(&third, &late).await;
    nobody_lost_a_seat(&mut anna, &table).await;
    right.pass(61 * SECOND);
    seat_is_lost(&mut anna, &table).await;
}
