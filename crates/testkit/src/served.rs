//! A server as a process of its own.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process, kill_process_group};

use crate::output::ProcessOutput;
use crate::{TEST_TIMEOUT, watch};

/// What a server prints before its URL when it is ready.
const READY: &str = "listening on ";

/// A server that runs as a process of its own; killed, with every process that it started, when dropped.
#[derive(Debug)]
pub struct Served {
    child: Child,
    /// Its exit status, once it has ended.
    ended: Option<ExitStatus>,
    url: String,
    output: ProcessOutput,
    errors: ProcessOutput,
}

impl Served {
    /// Starts a program, such as `Command::new(env!("CARGO_BIN_EXE_tenka")).args(["serve", …])`, and waits until it
    /// prints `listening on URL`. The same command may be started again later.
    ///
    /// # Panics
    /// If it cannot be started, or ends or never prints its URL; with what it wrote to standard error.
    pub fn start(command: &mut Command) -> Self {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).process_group(0);
        let mut child = command.spawn().unwrap_or_else(|why| panic!("{command:?} cannot be started: {why}"));
        watch::register_process(child.id(), "KILL");
        let output = ProcessOutput::listen(child.stdout.take().expect("standard output is a pipe"));
        let errors = ProcessOutput::listen(child.stderr.take().expect("standard error is a pipe"));
        // Created before it is ready, so that it is killed if it never is.
        let mut served = Self { child, ended: None, url: String::new(), output, errors };
        let Some(line) = served.output.wait_for(READY, TEST_TIMEOUT) else {
            served.kill_hard();
            panic!("{command:?} never got ready: {}", served.errors.wait_to_end(TEST_TIMEOUT));
        };
        served.url = line.split(READY).nth(1).unwrap_or_default().trim().to_owned();
        served
    }

    /// The URL on which it listens, such as `http://127.0.0.1:8080`.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The process id.
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

    /// Waits until it writes a line with these words to standard error, and returns that line.
    ///
    /// # Panics
    /// If it does not.
    pub fn wait_for_error(&self, words: &str) -> String {
        let line = self.errors.wait_for(words, TEST_TIMEOUT);
        line.unwrap_or_else(|| panic!("{words:?} never came on standard error: {}", self.errors()))
    }

    /// Whether it is still running.
    pub fn runs(&mut self) -> bool {
        self.poll().is_none()
    }

    /// Suspends its process (SIGSTOP) until [`resume`](Self::resume).
    pub fn pause(&self) {
        let _ = kill_process(self.pid(), Signal::STOP);
    }

    /// Resumes a suspended process (SIGCONT).
    pub fn resume(&self) {
        let _ = kill_process(self.pid(), Signal::CONT);
    }

    /// Kills it at once (SIGKILL), as a power cut would, with every process that it started.
    pub fn kill_hard(&mut self) {
        if self.ended.is_none() {
            let _ = kill_process_group(self.pid(), Signal::KILL);
            self.reap();
        }
    }

    /// Asks it to end (SIGTERM), waits for that and returns its exit status.
    ///
    /// # Panics
    /// If it takes longer than a minute.
    pub fn terminate(&mut self) -> ExitStatus {
        if self.ended.is_none() {
            let _ = kill_process(self.pid(), Signal::TERM);
        }
        let deadline = Instant::now() + TEST_TIMEOUT;
        loop {
            if let Some(status) = self.poll() {
                // Its last words must be readable after this.
                self.output.wait_to_end(TEST_TIMEOUT);
                self.errors.wait_to_end(TEST_TIMEOUT);
                return status;
            }
            assert!(Instant::now() < deadline, "SIGTERM did not end it: {}", self.errors());
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// Its exit status, if it has ended.
    fn poll(&mut self) -> Option<ExitStatus> {
        if self.ended.is_none() {
            self.ended = self.child.try_wait().ok().flatten();
            if self.ended.is_some() {
                watch::unregister_process(self.child.id(), "KILL");
            }
        }
        self.ended
    }

    /// Reaps a process that was killed.
    fn reap(&mut self) {
        watch::unregister_process(self.child.id(), "KILL");
        self.ended = self.child.wait().ok();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.kill_hard();
    }
}
