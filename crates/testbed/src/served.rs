//! The program itself, as a process that serves.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process, kill_process_group};

use crate::heard::Heard;
use crate::{PATIENCE, watch};

/// What a server says on standard output when it is ready, before its address.
const READY: &str = "listening on ";

/// A server that runs as a process of its own; ended the hard way, with all that it started, when dropped.
#[derive(Debug)]
pub struct Served {
    child: Child,
    /// How it ended, once it has.
    ended: Option<ExitStatus>,
    url: String,
    output: Heard,
    errors: Heard,
}

impl Served {
    /// Starts a program, such as `Command::new(env!("CARGO_BIN_EXE_tenka")).args(["serve", …])`, and waits until it
    /// says `listening on URL`. The same command may be started again later.
    ///
    /// # Panics
    /// If it cannot be started, or ends or keeps silent instead; with what it wrote to standard error.
    pub fn start(command: &mut Command) -> Self {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).process_group(0);
        let mut child = command.spawn().unwrap_or_else(|why| panic!("{command:?} cannot be started: {why}"));
        watch::process_lives(child.id(), "KILL");
        let output = Heard::listen(child.stdout.take().expect("standard output is a pipe"));
        let errors = Heard::listen(child.stderr.take().expect("standard error is a pipe"));
        // Made before it is ready, so that it is ended if it never is.
        let mut served = Self { child, ended: None, url: String::new(), output, errors };
        let Some(line) = served.output.wait_for(READY, PATIENCE) else {
            served.kill_hard();
            panic!("{command:?} never listened: {}", served.errors.wait_to_end(PATIENCE));
        };
        served.url = line.split(READY).nth(1).unwrap_or_default().trim().to_owned();
        served
    }

    /// Where it listens, such as `http://127.0.0.1:8080`.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The number of its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// What it wrote to standard output so far.
    pub fn output(&self) -> String {
        self.output.text()
    }

    /// What it wrote to standard error so far.
    pub fn errors(&self) -> String {
        self.errors.text()
    }

    /// Waits until it writes a line with these words to standard error, and gives that line.
    ///
    /// # Panics
    /// If it does not.
    pub fn wait_for_error(&self, words: &str) -> String {
        let line = self.errors.wait_for(words, PATIENCE);
        line.unwrap_or_else(|| panic!("nothing said {words:?} on standard error: {}", self.errors()))
    }

    /// Whether it still runs.
    pub fn runs(&mut self) -> bool {
        self.look().is_none()
    }

    /// Stops its process where it stands (SIGSTOP), until [`resume`](Self::resume).
    pub fn pause(&self) {
        let _ = kill_process(self.pid(), Signal::STOP);
    }

    /// Lets a process that was stopped go on (SIGCONT).
    pub fn resume(&self) {
        let _ = kill_process(self.pid(), Signal::CONT);
    }

    /// Ends it at once, as a power cut would (SIGKILL), and all that it started.
    pub fn kill_hard(&mut self) {
        if self.ended.is_none() {
            let _ = kill_process_group(self.pid(), Signal::KILL);
            self.gone();
        }
    }

    /// Asks it to end (SIGTERM), waits until it has and says how.
    ///
    /// # Panics
    /// If it takes longer than a minute.
    pub fn terminate(&mut self) -> ExitStatus {
        if self.ended.is_none() {
            let _ = kill_process(self.pid(), Signal::TERM);
        }
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.look() {
                // What it said last is part of how it ended.
                self.output.wait_to_end(PATIENCE);
                self.errors.wait_to_end(PATIENCE);
                return status;
            }
            assert!(Instant::now() < deadline, "SIGTERM did not end it: {}", self.errors());
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// How it ended, if it has.
    fn look(&mut self) -> Option<ExitStatus> {
        if self.ended.is_none() {
            self.ended = self.child.try_wait().ok().flatten();
            if self.ended.is_some() {
                watch::process_ends(self.child.id(), "KILL");
            }
        }
        self.ended
    }

    /// Waits for a process that was killed.
    fn gone(&mut self) {
        watch::process_ends(self.child.id(), "KILL");
        self.ended = self.child.wait().ok();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.kill_hard();
    }
}
