//! What a process says, gathered while it runs.

use std::io::{BufRead, BufReader, Read};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// What came so far.
#[derive(Debug, Default)]
struct Said {
    text: String,
    /// Nothing more will come.
    over: bool,
}

/// The lines that one pipe of a process gave so far; a thread of its own reads it, so that the process never waits.
#[derive(Clone, Debug)]
pub(crate) struct Heard {
    said: Arc<(Mutex<Said>, Condvar)>,
}

impl Heard {
    /// Listens to a pipe until it closes.
    pub(crate) fn listen(pipe: impl Read + Send + 'static) -> Self {
        let heard = Self { said: Arc::default() };
        let said = Arc::clone(&heard.said);
        thread::spawn(move || {
            let mut pipe = BufReader::new(pipe);
            let mut line = Vec::new();
            while matches!(pipe.read_until(b'\n', &mut line), Ok(1..)) {
                crate::lock(&said.0).text.push_str(&String::from_utf8_lossy(&line));
                said.1.notify_all();
                line.clear();
            }
            crate::lock(&said.0).over = true;
            said.1.notify_all();
        });
        heard
    }

    /// All that was said so far.
    pub(crate) fn text(&self) -> String {
        crate::lock(&self.said.0).text.clone()
    }

    /// Waits until a line holds these words and gives that line; `None` if the pipe closes or time runs out before.
    pub(crate) fn wait_for(&self, words: &str, patience: Duration) -> Option<String> {
        let deadline = Instant::now() + patience;
        let mut said = crate::lock(&self.said.0);
        loop {
            // A line is pushed whole, so it is never seen in part.
            if let Some(line) = said.text.lines().find(|line| line.contains(words)) {
                return Some(line.to_owned());
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if said.over || left.is_zero() {
                return None;
            }
            said = self.said.1.wait_timeout(said, left).unwrap_or_else(|poisoned| poisoned.into_inner()).0;
        }
    }

    /// Waits until the pipe is closed at the other end, and gives all that was said.
    pub(crate) fn wait_to_end(&self, patience: Duration) -> String {
        let said = crate::lock(&self.said.0);
        let waited = self.said.1.wait_timeout_while(said, patience, |said| !said.over);
        waited.unwrap_or_else(|poisoned| poisoned.into_inner()).0.text.clone()
    }
}
