//! What a process writes, gathered while it runs.

use std::io::{BufRead, BufReader, Read};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// What came so far.
#[derive(Debug, Default)]
struct Received {
    text: String,
    /// The pipe is closed: nothing more will come.
    closed: bool,
}

/// The lines that a process wrote to one pipe so far; a thread of its own reads them, so that the process never blocks.
#[derive(Clone, Debug)]
pub(crate) struct ProcessOutput {
    received: Arc<(Mutex<Received>, Condvar)>,
}

impl ProcessOutput {
    /// Reads a pipe until it closes.
    pub(crate) fn listen(pipe: impl Read + Send + 'static) -> Self {
        let output = Self { received: Arc::default() };
        let received = Arc::clone(&output.received);
        thread::spawn(move || {
            let mut pipe = BufReader::new(pipe);
            let mut line = Vec::new();
            while matches!(pipe.read_until(b'\n', &mut line), Ok(1..)) {
                crate::lock(&received.0).text.push_str(&String::from_utf8_lossy(&line));
                received.1.notify_all();
                line.clear();
            }
            crate::lock(&received.0).closed = true;
            received.1.notify_all();
        });
        output
    }

    /// Everything that came so far.
    pub(crate) fn text(&self) -> String {
        crate::lock(&self.received.0).text.clone()
    }

    /// Waits for a line that contains these words and returns it; `None` if the pipe closes or time runs out before.
    pub(crate) fn wait_for(&self, words: &str, timeout: Duration) -> Option<String> {
        let deadline = Instant::now() + timeout;
        let mut received = crate::lock(&self.received.0);
        loop {
            // A line is added as a whole, so a part of one is never seen.
            if let Some(line) = received.text.lines().find(|line| line.contains(words)) {
                return Some(line.to_owned());
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if received.closed || left.is_zero() {
                return None;
            }
            received = self.received.1.wait_timeout(received, left).unwrap_or_else(|poisoned| poisoned.into_inner()).0;
        }
    }

    /// Waits until the pipe is closed at the other end, and returns everything that came.
    pub(crate) fn wait_to_end(&self, timeout: Duration) -> String {
        let received = crate::lock(&self.received.0);
        let waited = self.received.1.wait_timeout_while(received, timeout, |received| !received.closed);
        waited.unwrap_or_else(|poisoned| poisoned.into_inner()).0.text.clone()
    }
}
