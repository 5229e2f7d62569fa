//! Why a bot offers, takes or refuses something: one sentence each, in the language of the reader.

use table::Seat;

/// A reason. Its name in the language files is `why-` and [`name`](Motive::name).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Motive {
    /// It brings both sides something.
    GoodForBoth,
    /// Together against the player who is ahead.
    StopLeader(Seat),
    /// The other side is too far ahead to be helped.
    TooStrong,
    /// The price is higher than the gain.
    TooDear,
    /// The other side broke its word before.
    BrokenWord,
    /// The other side kept its word before.
    KeptWord,
    /// There is nothing in it for the bot.
    NotInterested,
    /// The bot has no reasons.
    Whim,
}

impl Motive {
    /// The name of its sentence.
    pub fn name(self) -> &'static str {
        match self {
            Motive::GoodForBoth => "good-for-both",
            Motive::StopLeader(_) => "stop-leader",
            Motive::TooStrong => "too-strong",
            Motive::TooDear => "too-dear",
            Motive::BrokenWord => "broken-word",
            Motive::KeptWord => "kept-word",
            Motive::NotInterested => "not-interested",
            Motive::Whim => "whim",
        }
    }

    /// The seat that the sentence names beside the two parties.
    pub fn about(self) -> Option<Seat> {
        match self {
            Motive::StopLeader(seat) => Some(seat),
            _ => None,
        }
    }
}
