//! A game in progress survives a change of the rules although the server was killed: the program itself, as a process.

#[path = "../../server/tests/support/rules.rs"]
mod rules;
#[path = "../../server/tests/support/mod.rs"]
mod support;

use std::process::Command;

use rules::{again, begin, change_the_rules, log, play, sayings, seen, snapshot};
use support::home::Home;
use testbed::Served;

fn serve(home: &Home) -> Served {
    let args = ["serve", "--listen", "127.0.0.1:0", "--no-limits"];
    Served::start(Command::new(env!("CARGO_BIN_EXE_tenka")).args(args).args(home.args()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_power_cut_and_a_change_of_the_rules() {
    for home in Home::both("power_cut") {
        a_game_goes_on(&home).await;
    }
}

async fn a_game_goes_on(home: &Home) {
    println!("{home:?}");
    let mut served = serve(home);
    let (mut people, table) = begin(served.url(), "rising-sun").await;
    play(&mut people, &table, "old", 25).await;
    let database = home.open().await;
    let (seq, ..) = snapshot(&database, &table, 20).await;
    play(&mut people, &table, "later", 4).await;
    let before = seen(&mut people, &table).await;
    served.kill_hard();

    change_the_rules(&database, &table, 0).await;
    let last = log(&database, &table).await.len() as i64;
    assert!(snapshot(&database, &table, seq).await.0 <= last);
    let mut served = serve(home);
    let mut people = people.each_ref().map(|person| again(person, served.url()));
    let after = seen(&mut people, &table).await;
    for (before, after) in before.iter().zip(&after) {
        // Nothing after the snapshot is refused, so everything stands as it did.
        assert_eq!(before["view"], after["view"]);
        assert!(after["number"].as_u64() > before["number"].as_u64(), "news never count backwards");
    }
    let mut socket = people[1].socket(&table, "lang=en").await;
    socket.hear_of("update").await;
    assert!(sayings(&socket.heard).contains(&"Good evening".to_owned()), "what was said stays");
    play(&mut people, &table, "new", usize::MAX).await;
    let info = people[0].get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["stage"], "over");
    assert!(served.terminate().success());
}
