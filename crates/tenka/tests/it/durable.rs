//! What was acknowledged is stored: the server is killed at random moments while a crowd plays, and nothing is lost.
//! `TENKA_KILLS` asks for more kills of each database, `TENKA_SEED` for other moments.

use std::process::Command;
use std::time::Duration;

use crate::crowd::http::ServerAddress;
use crate::crowd::log::Logs;
use crate::crowd::{Group, Plan, number, wait_for_progress, wait_until};
use bots::Dice;
use testkit::{Folder, Postgres, Served, free_port};

/// Both games, with people alone and with bots among them.
const PLANS: [Plan; 4] = [
    Plan { game: "rising-sun", people: 3, bots: 0 },
    Plan { game: "rising-sun", people: 2, bots: 2 },
    Plan { game: "shogun", people: 4, bots: 0 },
    Plan { game: "shogun", people: 2, bots: 1 },
];

/// Kills the server again and again under load; then compares what people received with what is stored.
async fn survive(database: &[&str], url: &str) {
    let (kills, seed) = (number("TENKA_KILLS", 50), number("TENKA_SEED", 1));
    let listen = format!("127.0.0.1:{}", free_port());
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
    command.args(["serve", "--no-limits", "--listen", &listen]).args(database);
    let mut served = Served::start(&mut command);
    let address = ServerAddress::new(served.url());
    let mut groups = Vec::new();
    for (index, plan) in PLANS.into_iter().enumerate() {
        groups.push(Group::new(plan, std::slice::from_ref(&address), seed * 1000 + index as u64 * 100).await);
    }
    let mut dice = Dice::new(seed);
    for _ in 0..kills {
        for group in &mut groups {
            group.check().await;
            group.start_game().await;
        }
        // Under load: orders are being acknowledged, and others are under way.
        let acknowledged = || groups.iter().map(Group::acknowledged).sum::<usize>();
        let before = acknowledged();
        wait_until("an acknowledgement", || acknowledged() > before + 3).await;
        tokio::time::sleep(Duration::from_millis(dice.below(250) as u64)).await;
        served.kill_hard();
        served = Served::start(&mut command);
    }
    // A server that is asked to stop under load loses as little.
    wait_for_progress(&groups, 1).await;
    served.terminate();
    served = Served::start(&mut command);
    wait_for_progress(&groups, 3).await;
    for group in &mut groups {
        group.stop().await;
    }
    served.terminate();
    let logs = Logs::read(url).await;
    let (mut done, mut lines) = (0, 0);
    for notes in groups.iter().flat_map(|group| &group.notes) {
        let notes = notes.lock();
        logs.check_notes(&notes);
        (done, lines) = (done + notes.done.len(), lines + notes.lines.len());
    }
    logs.replay();
    println!("{kills} kills, {done} acknowledged orders, {lines} lines of chat heard");
    assert!(done as u64 > kills * 3 && lines > 0, "{done} orders, {lines} lines");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_with_sqlite() {
    let folder = Folder::new();
    let data = folder.path().to_str().unwrap();
    survive(&["--data", data], &format!("sqlite://{data}/tenka.db")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_with_postgresql() {
    let url = Postgres::shared().create_database("durable");
    survive(&["--database-url", &url], &url).await;
}
