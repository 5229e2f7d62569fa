//! A game in progress survives a change of the rules although the server was killed: the program itself, as a process.

use std::process::Command;

use testkit::rules_upgrade::{
    begin, chat_texts, make_log_outdated, play, settled_games, stored_log, wait_for_snapshot,
};
use testkit::{Served, TestDatabase};

fn serve(home: &TestDatabase) -> Served {
    let args = ["serve", "--listen", "127.0.0.1:0", "--no-limits"];
    Served::start(Command::new(env!("CARGO_BIN_EXE_tenka")).args(args).args(home.args()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_power_cut_and_a_change_of_the_rules() {
    for home in TestDatabase::both("power_cut") {
        a_game_goes_on(&home).await;
    }
}

async fn a_game_goes_on(home: &TestDatabase) {
    println!("{home:?}");
    let mut served = serve(home);
    let (mut people, table) = begin(served.url(), "rising-sun").await;
    play(&mut people, &table, "old", 25).await;
    let database = home.open().await;
    let (seq, ..) = wait_for_snapshot(&database, &table, 20).await;
    play(&mut people, &table, "later", 4).await;
    let before = settled_games(&mut people, &table).await;
    served.kill_hard();

    make_log_outdated(&database, &table, 0).await;
    let last = stored_log(&database, &table).await.len() as i64;
    assert!(wait_for_snapshot(&database, &table, seq).await.0 <= last);
    let mut served = serve(home);
    let mut people = people.each_ref().map(|person| person.at(served.url()));
    let after = settled_games(&mut people, &table).await;
    for (before, after) in before.iter().zip(&after) {
        // Nothing after the snapshot is refused, so the game is as it was.
        assert_eq!(before["view"], after["view"]);
        assert!(after["number"].as_u64() > before["number"].as_u64(), "news never count backwards");
    }
    let mut socket = people[1].socket(&table, "lang=en").await;
    socket.next_of("update").await;
    assert!(chat_texts(&socket.received).contains(&"Good evening".to_owned()), "what was said stays");
    play(&mut people, &table, "new", usize::MAX).await;
    let info = people[0].get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["stage"], "over");
    assert!(served.terminate().success());
}
