//! Errors of outside programs, each of which loses a turn.

use std::fmt;
use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

/// An error of an outside program, which lost its turn by it; the built-in bot decided instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotError {
    /// What the program did wrong.
    pub kind: BotErrorKind,
    /// Whether that was once too often: the program is not asked again in this game.
    pub given_up: bool,
}

impl fmt::Display for BotError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = if self.given_up { "; it is not asked again in this game" } else { "" };
        write!(out, "{}{end}", self.kind)
    }
}

impl std::error::Error for BotError {}

/// What a program can do wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotErrorKind {
    /// It did not answer in time.
    Late,
    /// It ended, closed its output or could not be started again.
    Ended,
    /// Its answer was longer than any answer needs to be.
    Flooded,
    /// Its answer does not fit the question, or it wrote without having been asked.
    Nonsense {
        /// The beginning of what it wrote, fit to be shown.
        said: String,
    },
}

impl fmt::Display for BotErrorKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotErrorKind::Late => write!(out, "the program did not answer in time"),
            BotErrorKind::Ended => write!(out, "the program ended"),
            BotErrorKind::Flooded => write!(out, "the program wrote too much"),
            BotErrorKind::Nonsense { said } => write!(out, "the program wrote something that is not an answer: {said}"),
        }
    }
}

/// The most characters of nonsense that are repeated.
const REPEATED: usize = 100;

impl BotErrorKind {
    /// The error of a line that is not an answer.
    pub(super) fn nonsense(line: &[u8]) -> BotErrorKind {
        let text = String::from_utf8_lossy(&line[..line.len().min(4 * REPEATED)]);
        // Control characters must not reach a terminal.
        let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
        let said: String = text.trim().chars().map(plain).take(REPEATED).collect();
        BotErrorKind::Nonsense { said }
    }

    /// The name of the error in messages.
    pub fn name(&self) -> &'static str {
        match self {
            BotErrorKind::Late => "late",
            BotErrorKind::Ended => "ended",
            BotErrorKind::Flooded => "flooded",
            BotErrorKind::Nonsense { .. } => "nonsense",
        }
    }
}

/// How many turns outside programs lost, by the kind of error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LostTurns {
    /// Answers that came too late.
    pub late: u64,
    /// Programs that had ended.
    pub ended: u64,
    /// Answers that were too long.
    pub flooded: u64,
    /// Answers that did not fit the question.
    pub nonsense: u64,
    /// Games in which a program was given up.
    pub given_up: u64,
}

impl LostTurns {
    /// Counts an error.
    pub fn add(&mut self, error: &BotError) {
        let count = match error.kind {
            BotErrorKind::Late => &mut self.late,
            BotErrorKind::Ended => &mut self.ended,
            BotErrorKind::Flooded => &mut self.flooded,
            BotErrorKind::Nonsense { .. } => &mut self.nonsense,
        };
        *count += 1;
        self.given_up += u64::from(error.given_up);
    }

    /// Whether no turn was lost.
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// The number of lost turns.
    pub fn total(&self) -> u64 {
        self.late + self.ended + self.flooded + self.nonsense
    }
}

impl AddAssign for LostTurns {
    fn add_assign(&mut self, more: LostTurns) {
        self.late += more.late;
        self.ended += more.ended;
        self.flooded += more.flooded;
        self.nonsense += more.nonsense;
        self.given_up += more.given_up;
    }
}
