//! How far long work has come: a bar on a terminal, a line now and then elsewhere.

use std::cell::Cell;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use text::Locale;

/// How often a line is written where there is no terminal.
const EVERY: Duration = Duration::from_secs(5);

/// Shows the progress on standard error.
pub(super) struct Progress<'a> {
    bar: Option<ProgressBar>,
    total: u64,
    /// What was done before, and says nothing of the pace.
    before: u64,
    start: Instant,
    last: Cell<Instant>,
    locale: &'a Locale,
}

impl<'a> Progress<'a> {
    /// Work of so many pieces begins, of which some were done before.
    pub(super) fn new(total: u64, before: u64, locale: &'a Locale) -> Progress<'a> {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {per_sec} {eta}");
            let bar = ProgressBar::new(total).with_position(before);
            bar.reset_eta();
            bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        });
        let start = Instant::now();
        Progress { bar, total, before, start, last: Cell::new(start), locale }
    }

    /// How long to wait before showing again.
    pub(super) fn pause(&self) -> Duration {
        // Short work should not wait for its own progress.
        if self.start.elapsed() < Duration::from_secs(1) {
            Duration::from_millis(5)
        } else {
            Duration::from_millis(100)
        }
    }

    /// So much more is done.
    pub(super) fn show(&self, done: u64) {
        if let Some(bar) = &self.bar {
            bar.set_position(self.before + done);
            return;
        }
        if self.last.get().elapsed() < EVERY {
            return;
        }
        self.last.set(Instant::now());
        let seconds = self.start.elapsed().as_secs_f64();
        let left = seconds / done.max(1) as f64 * self.total.saturating_sub(self.before + done) as f64;
        let rate = done as f64 / seconds;
        let numbers = [
            ("done", (self.before + done).into()),
            ("total", self.total.into()),
            ("rate", if rate < 10.0 { format!("{rate:.1}").into() } else { rate.round().into() }),
            ("left", left.round().into()),
        ];
        eprintln!("{}", self.locale.say("cli-progress", &numbers));
    }

    /// The work is over.
    pub(super) fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
