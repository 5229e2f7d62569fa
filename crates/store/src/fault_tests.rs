//! Every file operation of a write fails in turn, with every error that disks have; as SQLite tests itself. What was said
//! to be stored is there afterwards, once and in order, and the next write succeeds.

use std::process::Command;

use protocol::ids::{PersonId, TableId};
use sqlx::{AnyConnection, Connection, Row};
use tables::person::Person;
use testkit::faults::{Fault, error, operation};
use testkit::{Faults, Folder};

use super::{Addition, Appended, Database, Store};

/// Every kind of failure: which operations, with which error, and whether half of a write arrives.
const FAILURES: [(u64, u64, bool); 8] = [
    (operation::WRITE, error::ENOSPC, false),
    (operation::WRITE, error::EIO, false),
    (operation::WRITE, error::ENOSPC, true),
    (operation::SYNC, error::EIO, false),
    (operation::SYNC, error::ENOSPC, false),
    (operation::TRUNCATE, error::EIO, false),
    (operation::OPEN | operation::UNLINK, error::EROFS, false),
    (operation::ALL, error::EROFS, false),
];
/// How many calls in a row fail; the last outlasts whatever a write tries.
const LENGTHS: [u64; 4] = [1, 2, 5, 1000];
/// The test that is run again in a process of its own.
const TEST: &str = "fault_tests::nothing_is_lost_whichever_call_fails";

#[test]
fn nothing_is_lost_whichever_call_fails() {
    if let Some(faults) = Faults::of_this_process() {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        return runtime.block_on(Trial::run(&faults));
    }
    let folder = Folder::new();
    let faults = Faults::new(folder.path());
    let mut again = Command::new(std::env::current_exe().unwrap());
    faults.put_under(again.args(["--exact", TEST, "--nocapture"]));
    let output = again.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    let said = text.lines().find(|line| line.contains(" faults, ")).expect("how many faults there were");
    println!("{said}");
}

/// A store on a failing disk, and what it said.
struct Trial<'a> {
    faults: &'a Faults,
    store: Store,
    url: String,
    /// The lines that are there: acknowledged, or found although nobody was told.
    lines: Vec<String>,
    people: Vec<String>,
    injected: u64,
    unknown: usize,
}

impl Trial<'_> {
    async fn run(faults: &Faults) {
        let folder = Database::Folder(faults.target().to_owned());
        let store = Store::open(&folder).await.unwrap();
        let url = format!("sqlite://{}/tenka.db", faults.target().display());
        let mut trial = Trial { faults, store, url, lines: Vec::new(), people: Vec::new(), injected: 0, unknown: 0 };
        for (operations, errno, short) in FAILURES {
            for count in LENGTHS {
                for skip in 0.. {
                    if !trial.fail(Fault { operations, skip, count, errno, short }).await {
                        break;
                    }
                }
            }
        }
        let Trial { store, lines, people, injected, unknown, .. } = trial;
        drop(store);
        let store = Store::open(&folder).await.unwrap();
        assert_eq!(read(&store, "SELECT body FROM log ORDER BY seq").await, lines);
        assert_eq!(read(&store, "SELECT id FROM people ORDER BY created_at").await, people);
        assert_eq!(read(&store, "PRAGMA integrity_check").await, ["ok"]);
        println!("{injected} faults, {} lines, {unknown} of unknown fate", lines.len());
        assert!(injected > 300 && unknown > 50, "{injected} faults, {unknown} of unknown fate");
    }

    /// Writes while the disk fails, then while it works; returns whether anything failed.
    async fn fail(&mut self, fault: Fault) -> bool {
        self.faults.arm(fault);
        self.append().await;
        self.add_person().await;
        // Without this the file of the WAL would be begun anew only every few thousand lines.
        let _ = self.checkpoint().await;
        self.faults.disarm();
        // What could not be moved now must not make the next round longer, or it would never end.
        self.checkpoint().await.expect("a disk that works");
        let injected = self.faults.injected();
        self.injected += injected;
        let before = self.unknown;
        self.append().await;
        self.add_person().await;
        assert_eq!(self.unknown, before, "writes succeed as soon as the disk works: {fault:?}");
        self.store.prove_writable().await.expect("the store knows that it works");
        injected > 0
    }

    async fn append(&mut self) {
        let seq = self.lines.len() as i64 + 1;
        let line = format!("\"line {seq} {}\"", "x".repeat(3000));
        let table = TableId("table".to_owned());
        let addition = Addition { table, seq, at: 0, lines: vec![line.clone()], summary: None, members: None };
        match self.store.append(addition).await.unwrap() {
            Appended::Done => self.lines.push(line),
            Appended::Raced => panic!("nobody else writes"),
            Appended::Unknown => self.unknown += 1,
        }
        let stored: i64 = self.ask("SELECT COUNT(*) FROM log").await;
        if stored == self.lines.len() as i64 + 1 {
            self.lines.push(format!("\"line {seq} {}\"", "x".repeat(3000)));
        }
        assert_eq!(stored, self.lines.len() as i64, "what another connection sees is what was acknowledged");
    }

    async fn add_person(&mut self) {
        let id = format!("person-{}", self.people.len());
        let person = Person { id: PersonId(id.clone()), name: id.clone() };
        let added = self.store.add_person(&person, "en", self.people.len() as i64).await;
        let stored: i64 = self.ask("SELECT COUNT(*) FROM people").await;
        if added.is_ok() || stored == self.people.len() as i64 + 1 {
            self.people.push(id);
        } else {
            self.unknown += 1;
        }
        assert_eq!(stored, self.people.len() as i64, "what another connection sees is what was acknowledged");
    }

    async fn checkpoint(&self) -> Result<(), sqlx::Error> {
        let mut connection = AnyConnection::connect(&self.url).await?;
        sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
        connection.close().await
    }

    /// Asks by a connection of its own, which sees only what is committed; reading needs no working disk.
    async fn ask(&self, sql: &'static str) -> i64 {
        let row = sqlx::query(sql).fetch_one(&self.store.pool).await;
        row.expect("what is stored can be read").get(0)
    }
}

async fn read(store: &Store, sql: &'static str) -> Vec<String> {
    let rows = sqlx::query(sql).fetch_all(&store.pool).await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}
