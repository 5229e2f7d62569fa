//! How long bots think.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use engine::Seat;

use super::game::Table;
use super::on_screen::OnScreen;

/// Times that nobody notices are not shown.
const SHORT: Duration = Duration::from_millis(150);

/// How long each bot has thought since the screen was last shown.
#[derive(Default)]
pub(super) struct Thought(Vec<(Seat, Duration)>);

impl Thought {
    /// A bot has thought so long.
    pub(super) fn add(&mut self, seat: Seat, time: Duration) {
        match self.0.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, all)) => *all += time,
            None => self.0.push((seat, time)),
        }
    }
}

/// A time in seconds.
pub(super) fn seconds(time: Duration) -> String {
    format!("{:.2}", time.as_secs_f64())
}

impl<G: OnScreen, I: BufRead, O: Write> Table<'_, G, I, O> {
    /// Shows how long bots have thought, if it was long enough to notice.
    pub(super) fn tell_thought(&mut self) -> io::Result<()> {
        let long = std::mem::take(&mut self.thought).0.into_iter().filter(|(_, time)| *time > SHORT);
        let line = |(seat, time): (Seat, Duration)| {
            let args = [("bot", self.name(seat).into()), ("seconds", seconds(time).into())];
            self.style.faint(&self.locale.say("play-thought", &args))
        };
        let lines: Vec<String> = long.map(line).collect();
        self.say_lines(&lines)
    }
}
