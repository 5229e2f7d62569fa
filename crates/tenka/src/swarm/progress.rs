//! How far a measurement has come: a bar on a terminal, a line now and then elsewhere.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use text::Locale;

use super::pace::Pace;

/// How often a line is written where there is no terminal.
const EVERY: Duration = Duration::from_secs(5);
/// How often a bar moves.
const MOVES: Duration = Duration::from_millis(250);

/// Shows the progress of a measurement of this length on standard error, until it is dropped.
pub(super) async fn show(time: Duration, pace: &Pace, locale: &Locale) {
    let start = Instant::now();
    let bar = std::io::stderr().is_terminal().then(|| {
        let style = ProgressStyle::with_template("{bar:40} {msg} {eta}");
        let bar = ProgressBar::new(time.as_millis() as u64);
        bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
    });
    loop {
        tokio::time::sleep(if bar.is_some() { MOVES } else { EVERY }).await;
        let (done, passed) = (pace.done(), start.elapsed());
        let numbers = [
            ("done", done.into()),
            ("rate", (done as f64 / passed.as_secs_f64()).round().into()),
            ("left", time.saturating_sub(passed).as_secs().into()),
        ];
        let said = locale.say("cli-swarm-progress", &numbers);
        match &bar {
            Some(bar) => {
                bar.set_position(passed.as_millis() as u64);
                bar.set_message(said);
            }
            None => eprintln!("{said}"),
        }
    }
}
