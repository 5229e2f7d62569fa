//! A cluster keeps what it stored, comes back where it was and leaves nothing behind.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use testkit::{Folder, Postgres, Proxy};

/// Waits for something that must come.
fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while !holds() {
        assert!(Instant::now() < deadline, "{what}: not within a minute");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn data_survives_a_stop_and_a_kill() {
    let mut cluster = Postgres::start();
    assert_eq!(cluster.ask("postgres", "show fsync"), "on");
    let url = cluster.create_database("club");
    assert_eq!(url, cluster.url("club"));
    cluster.ask("club", "create table moves (number int primary key); insert into moves values (1)");
    cluster.stop();
    assert!(TcpStream::connect(cluster.address()).is_err(), "stopped");
    cluster.start_again();
    cluster.ask("club", "insert into moves values (2)");
    cluster.kill_hard();
    assert!(TcpStream::connect(cluster.address()).is_err(), "killed");
    cluster.start_again();
    assert!(cluster.log().contains("not properly shut down"), "that was a crash: {}", cluster.log());
    assert_eq!(cluster.ask("club", "select number from moves order by number"), "1\n2");
}

#[test]
fn a_shared_cluster_is_one_and_is_reached_through_a_proxy() {
    let shared = Postgres::shared();
    assert_eq!(shared.address(), Postgres::shared().address());
    shared.create_database("through");
    let proxy = Proxy::start(shared.address());
    let url = Postgres::url_at(proxy.address(), "through");
    let psql = testkit::programs().unwrap().join("psql");
    let output = Command::new(psql).args(["-XAtc", "select current_database()", &url]).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout), "through\n");
}

#[test]
fn nothing_is_left_when_a_test_panics() {
    let mut left = None;
    let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let cluster = Postgres::start();
        left = Some((cluster.address(), cluster.ask("postgres", "show data_directory")));
        panic!("as tests do");
    }));
    assert!(outcome.is_err());
    let (address, data) = left.expect("the cluster ran");
    assert!(TcpStream::connect(address).is_err());
    assert!(!Path::new(&data).parent().unwrap().exists());
}

/// Runs itself as another process, which is killed while clusters and folders of all kinds live in it.
#[test]
fn nothing_is_left_when_a_test_process_is_killed() {
    if std::env::var_os("TESTKIT_VICTIM").is_some() {
        let (own, folder) = (Postgres::start(), Folder::new());
        for cluster in [&own, Postgres::shared()] {
            println!("victim {} {}", cluster.address(), cluster.ask("postgres", "show data_directory"));
        }
        println!("victim {} {}", own.address(), folder.path().join("data").display());
        loop {
            std::thread::park();
        }
    }
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "postgres::nothing_is_left_when_a_test_process_is_killed", "--nocapture"])
        .env("TESTKIT_VICTIM", "yes")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(victim.stdout.take().unwrap()).lines().map(Result::unwrap);
    let told = lines.filter_map(|line| Some(line.split_once("victim ")?.1.to_owned())).take(3);
    let left: Vec<_> =
        told.map(|line| line.split_once(' ').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap()).collect();
    assert_eq!(left.len(), 3, "the victim started everything");
    for (address, data) in &left {
        assert!(TcpStream::connect(address).is_ok() && Path::new(data).parent().unwrap().exists());
    }
    victim.kill().unwrap();
    victim.wait().unwrap();
    for (address, data) in &left {
        until("the folder is gone", || !Path::new(data).parent().unwrap().exists());
        // A cluster that loses its folder ends too, but only after a while.
        assert!(TcpStream::connect(address).is_err(), "the cluster was ended before its folder went");
    }
}
