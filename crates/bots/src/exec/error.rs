//! Turns that an outside program loses.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

/// A turn that a program lost; the built-in bot decided instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotError {
    /// What the program did wrong.
    pub why: Why,
    /// Whether it was once too often: the program is not asked again in this game.
    pub given_up: bool,
}

/// What a program can do wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// It did not answer in time.
    Late,
    /// It ended, closed its output or could not be started again.
    Ended,
    /// It said more than any answer needs.
    Flooded,
    /// It said something that is no answer to the question, or spoke without having been asked.
    Nonsense {
        /// The beginning of what it said, fit to be shown.
        said: String,
    },
}

/// The most characters of nonsense that are repeated.
const REPEATED: usize = 100;

impl Why {
    /// What a program said is no answer.
    pub(super) fn nonsense(line: &[u8]) -> Why {
        let text = String::from_utf8_lossy(&line[..line.len().min(4 * REPEATED)]);
        // What is shown at a terminal must not steer it.
        let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
        let said: String = text.trim().chars().map(plain).take(REPEATED).collect();
        Why::Nonsense { said }
    }

    /// Its name in messages.
    pub fn name(&self) -> &'static str {
        match self {
            Why::Late => "late",
            Why::Ended => "ended",
            Why::Flooded => "flooded",
            Why::Nonsense { .. } => "nonsense",
        }
    }
}

/// How often what went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BotErrors {
    /// How often a program was late.
    pub late: u64,
    /// How often it had ended.
    pub ended: u64,
    /// How often it said too much.
    pub flooded: u64,
    /// How often it spoke nonsense.
    pub nonsense: u64,
    /// In how many games it was given up.
    pub given_up: u64,
}

impl BotErrors {
    /// One more.
    pub fn add(&mut self, lapse: &BotError) {
        let count = match lapse.why {
            Why::Late => &mut self.late,
            Why::Ended => &mut self.ended,
            Why::Flooded => &mut self.flooded,
            Why::Nonsense { .. } => &mut self.nonsense,
        };
        *count += 1;
        self.given_up += u64::from(lapse.given_up);
    }

    /// Whether nothing went wrong.
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// All lapses together.
    pub fn total(&self) -> u64 {
        self.late + self.ended + self.flooded + self.nonsense
    }
}

impl AddAssign for BotErrors {
    fn add_assign(&mut self, more: BotErrors) {
        self.late += more.late;
        self.ended += more.ended;
        self.flooded += more.flooded;
        self.nonsense += more.nonsense;
        self.given_up += more.given_up;
    }
}
