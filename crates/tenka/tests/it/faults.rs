//! Disks fail, fill up, become read-only and lose power while a crowd plays: nothing that was acknowledged is lost, the
//! server says honestly that it cannot save, and goes on by itself. `TENKA_FAULTS` asks for more faults of each database,
//! `TENKA_SEED` for other moments.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::crowd::http::{ServerAddress, Visitor};
use crate::crowd::log::Logs;
use crate::crowd::{Group, Plan, number, text, wait_for_progress, wait_until};
use bots::Dice;
use serde_json::json;
use sqlx::{AnyConnection, Connection};
use testkit::faults::{Fault, PowerCut, Survivors, error, operation};
use testkit::{Faults, Folder, Postgres, Proxy, Served, free_port};

const PLANS: [Plan; 2] = [Plan { game: "shogun", people: 3, bots: 0 }, Plan { game: "rising-sun", people: 2, bots: 1 }];

/// The server, those who play there, and how long it took to recover from each fault.
struct Evening {
    command: Command,
    served: Served,
    visitor: Visitor,
    groups: Vec<Group>,
    dice: Dice,
    faults: usize,
    recoveries: Vec<Duration>,
}

impl Evening {
    async fn begin(mut command: Command, seed: u64) -> Evening {
        let served = Served::start(&mut command);
        let address = ServerAddress::new(served.url());
        let mut groups = Vec::new();
        for (index, plan) in PLANS.into_iter().enumerate() {
            groups.push(Group::new(plan, std::slice::from_ref(&address), seed * 1000 + index as u64 * 100).await);
        }
        let visitor = Visitor::guest(&address, "Visitor").await;
        let mut evening =
            Evening { command, served, visitor, groups, dice: Dice::new(seed), faults: 0, recoveries: Vec::new() };
        evening.play(1).await;
        evening
    }

    fn acknowledged(&self) -> usize {
        self.groups.iter().map(Group::acknowledged).sum()
    }

    /// Plays on for so many acknowledged orders at each table; a new game begins where one is over.
    async fn play(&mut self, orders: usize) {
        for group in &mut self.groups {
            group.check().await;
            group.start_game().await;
        }
        wait_for_progress(&self.groups, orders).await;
    }

    /// Waits until the fault has occurred, or all groups have played past it.
    async fn wait_for_strike(&self, faults: &Faults) {
        let before = self.acknowledged();
        wait_until("a fault", || faults.injected() > 0 || self.acknowledged() > before + 8).await;
    }

    /// New things are refused with a reason that people understand.
    async fn expect_clear_refusal(&self) {
        let setup = json!({"game": "shogun", "seats": 3});
        let answer = self.visitor.send("POST", "/api/tables", Some(&setup)).await.unwrap();
        assert_eq!((answer.status, text(&answer.body, "code")), (503, "cannot-save"), "{answer:?}");
        assert!(text(&answer.body, "text").contains("disk"), "{answer:?}");
    }

    /// While a fault lasts, the server never claims to be well again.
    async fn expect_unwell(&self) {
        for _ in 0..5 {
            let answer = self.visitor.send("GET", "/healthz", None).await.unwrap();
            assert_eq!(answer.status, 503, "{answer:?}");
            self.visitor.send("GET", "/api/me", None).await;
        }
    }

    /// The fault is over: measures how long it takes until the server is healthy and acknowledges a command.
    async fn recover(&mut self) {
        let ended = Instant::now();
        self.visitor.wait_for_health(200).await;
        self.play(1).await;
        self.recoveries.push(ended.elapsed());
        self.faults += 1;
    }

    /// Stops all players and compares what they received with what is stored.
    async fn end(mut self, url: &str) {
        self.served.kill_hard();
        self.served = Served::start(&mut self.command);
        self.play(1).await;
        for group in &mut self.groups {
            group.stop().await;
        }
        self.served.terminate();
        let logs = Logs::read(url).await;
        let mut done = 0;
        for notes in self.groups.iter().flat_map(|group| &group.notes) {
            logs.check_notes(&notes.lock());
            done += notes.lock().done.len();
        }
        logs.replay();
        let longest = self.recoveries.iter().max().copied().unwrap_or_default();
        println!("{} faults, {done} acknowledged orders, none lost, longest recovery {longest:?}", self.faults);
        assert!(done > self.faults, "{done} orders");
        // Asked for by hand, on a machine that does nothing else.
        if is_long_run() {
            assert!(longest <= Duration::from_secs(5), "recovery took {longest:?}");
        }
    }
}

/// Whether somebody asked for more faults than every test run has.
fn is_long_run() -> bool {
    std::env::var_os("TENKA_FAULTS").is_some()
}

fn serve(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
    command.args(["serve", "--no-limits", "--listen", &format!("127.0.0.1:{}", free_port())]).args(arguments);
    command
}

/// A failure of the disk: how long it lasts, at which call it begins, with which error.
fn failure(dice: &mut Dice, lasts: bool) -> Fault {
    let (operations, errno, short) = match dice.below(7) {
        0 => (operation::WRITE, error::ENOSPC, false),
        1 => (operation::WRITE, error::EIO, false),
        2 => (operation::WRITE, error::ENOSPC, true),
        3 => (operation::SYNC, error::EIO, false),
        4 => (operation::SYNC, error::ENOSPC, false),
        5 => (operation::WRITE | operation::OPEN, error::EROFS, false),
        _ => (operation::ALL, error::EROFS, false),
    };
    let (skip, count) = if lasts { (0, u64::MAX) } else { (dice.below(24) as u64, 1 + dice.below(4) as u64) };
    Fault { operations, skip, count, errno, short }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_the_disk_of_sqlite_fails() {
    let folder = Folder::new();
    let data = folder.path().to_str().unwrap();
    let url = format!("sqlite://{data}/tenka.db");
    let faults = Faults::new(folder.path());
    let mut command = serve(&["--data", data]);
    faults.put_under(&mut command);
    sqlx::any::install_default_drivers();
    let mut evening = Evening::begin(command, number("TENKA_SEED", 1)).await;
    while evening.faults < number("TENKA_FAULTS", 40) as usize {
        match evening.dice.below(8) {
            // Another process keeps all others from writing.
            0 => {
                let mut other = AnyConnection::connect(&url).await.unwrap();
                sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
                evening.visitor.wait_for_health(503).await;
                other.close().await.unwrap();
            }
            // No room for a while: the server says so, and does not pretend.
            1 | 2 => {
                faults.arm(failure(&mut evening.dice, true));
                evening.visitor.wait_for_health(503).await;
                evening.expect_clear_refusal().await;
                evening.expect_unwell().await;
                if evening.dice.below(3) == 0 {
                    evening.served.kill_hard();
                    faults.disarm();
                    evening.served = Served::start(&mut evening.command);
                }
                faults.disarm();
            }
            _ => {
                faults.arm(failure(&mut evening.dice, false));
                evening.wait_for_strike(&faults).await;
                faults.disarm();
                if faults.injected() == 0 {
                    continue;
                }
                match evening.dice.below(12) {
                    0 => evening.served.kill_hard(),
                    1 => drop(evening.served.terminate()),
                    _ => {}
                }
                if !evening.served.runs() {
                    evening.served = Served::start(&mut evening.command);
                }
            }
        }
        evening.recover().await;
    }
    evening.end(&url).await;
}

/// Replaces what is in a folder by what is in another.
fn replace(folder: &Path, by: &Path) {
    for file in fs::read_dir(folder).unwrap().flatten() {
        fs::remove_file(file.path()).unwrap();
    }
    for file in fs::read_dir(by).unwrap().flatten() {
        fs::copy(file.path(), folder.join(file.file_name())).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_the_power_goes() {
    let folder = Folder::new();
    let data = folder.path().to_str().unwrap();
    let faults = Faults::new(folder.path());
    let mut command = serve(&["--data", data]);
    faults.record_under(&mut command);
    let mut before = Folder::new();
    let mut evening = Evening::begin(command, number("TENKA_SEED", 1) + 1).await;
    while evening.faults < number("TENKA_FAULTS", 40) as usize {
        let count = evening.acknowledged() + 1 + evening.dice.below(12);
        wait_until("an acknowledgement", || evening.acknowledged() >= count).await;
        evening.served.kill_hard();
        let left = Folder::new();
        let mut survivors = [Survivors::None, Survivors::All, Survivors::Some, Survivors::Torn];
        survivors.rotate_left(evening.dice.below(4));
        let chance = || evening.dice.below(2) == 0;
        PowerCut::read(&faults.journal(), before.path()).leave(left.path(), survivors[0], chance);
        replace(folder.path(), left.path());
        fs::remove_file(faults.journal()).unwrap();
        before = left;
        evening.served = Served::start(&mut evening.command);
        evening.recover().await;
    }
    evening.end(&format!("sqlite://{data}/tenka.db")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_postgresql_fails() {
    let mut postgres = Postgres::start_on_failing_disk();
    let url = postgres.create_database("faults");
    let mut proxy = Proxy::start(postgres.address());
    let command = serve(&["--database-url", &Postgres::url_at(proxy.address(), "faults")]);
    let mut evening = Evening::begin(command, number("TENKA_SEED", 1) + 2).await;
    let wanted = number("TENKA_FAULTS", 60) as usize / 5;
    let mut of_disk = 0;
    // A long run goes on until so many faults were faults of the disk.
    while evening.faults < wanted || is_long_run() && of_disk < wanted {
        match evening.dice.below(8) {
            0 => proxy.cut(),
            1 => proxy.forget(),
            2 => {
                proxy.freeze();
                evening.visitor.wait_for_health(503).await;
            }
            3 => postgres.kill_hard(),
            4 => postgres.stop(),
            _ => {
                postgres.faults().arm(failure(&mut evening.dice, false));
                evening.wait_for_strike(postgres.faults()).await;
                postgres.faults().disarm();
                if postgres.faults().injected() == 0 {
                    continue;
                }
                of_disk += 1;
            }
        }
        proxy.restore();
        // It may have ended because of its disk, as it should: what it cannot sync it does not trust.
        if !postgres.runs() {
            postgres.kill_hard();
            postgres.start_again();
        }
        // Playing its own log again after a crash is PostgreSQL's part of the time.
        postgres.wait_until_ready();
        evening.recover().await;
    }
    println!("{of_disk} faults of the disk");
    evening.end(&url).await;
}
