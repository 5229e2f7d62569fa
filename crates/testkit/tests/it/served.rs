//! A process that serves is found, ended softly or hard, and never left behind. A shell stands in for the program.

use std::os::unix::process::ExitStatusExt;
use std::process::Command;
use std::time::{Duration, Instant};

use testkit::Served;

/// A shell that says where it listens and then waits, with a child of its own. The child tells its number itself, when it is no
/// longer a copy of the shell: a copy may still have the shell's trap, and lose the signal.
fn shell(more: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.args([
        "-c",
        &format!(
            "{more}; echo hello; echo listening on http://127.0.0.1:7; sh -c 'echo $$ >&2; exec sleep 600' & wait"
        ),
    ]);
    shell
}

/// Whether a process is there and is more than an entry that nobody has read.
fn lives(process: &str) -> bool {
    let state = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    state.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with(['Z', 'X']))
}

#[test]
fn says_where_it_listens_and_ends_when_asked() {
    let mut command = shell("trap 'echo bye >&2; kill $!; exit 7' TERM");
    for _ in 0..2 {
        let mut served = Served::start(&mut command);
        assert_eq!(served.url(), "http://127.0.0.1:7");
        assert!(served.output().contains("hello") && served.runs());
        let sleeper = served.wait_for_error("");
        assert!(lives(&sleeper));
        assert_eq!(served.terminate().code(), Some(7));
        assert!(served.errors().contains("bye") && !served.runs());
        assert_eq!(served.terminate().code(), Some(7), "once is enough");
    }
}

#[test]
fn is_killed_with_all_that_it_started() {
    let mut served = Served::start(&mut shell("trap '' TERM"));
    let (shell, sleeper) = (served.process().to_string(), served.wait_for_error(""));
    assert!(lives(&shell) && lives(&sleeper));
    served.kill_hard();
    assert!(!lives(&shell) && !served.runs());
    assert_eq!(served.terminate().signal(), Some(9));
    // It was killed at the same moment, but nobody here is told when it is gone.
    let deadline = Instant::now() + Duration::from_secs(60);
    while lives(&sleeper) {
        assert!(Instant::now() < deadline, "what it started lives on");
        std::thread::yield_now();
    }
    drop(served);
    let mut dropped = Served::start(&mut self::shell("trap '' TERM"));
    let shell = dropped.process().to_string();
    assert!(dropped.runs());
    drop(dropped);
    assert!(!lives(&shell));
}

#[test]
#[should_panic(expected = "no such folder")]
fn tells_why_it_never_listened() {
    Served::start(&mut shell("echo no such folder >&2; exit 2"));
}
