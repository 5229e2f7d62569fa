//! Why a bot offers, takes or refuses something: one sentence each, in the language of the reader.

use engine::Seat;

/// A reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Motive {
    /// It brings both sides something.
    GoodForBoth,
    /// Together against the player who is ahead.
    StopLeader(Seat),
    /// The bot would rather fight others.
    Peace,
    /// The other side kept its word before.
    KeptWord,
    /// The bot is too far behind to be choosy.
    Desperate,
    /// A gift for an ally in need.
    KeepAlly,
    /// A gift after a broken promise.
    Amends,
    /// The other side is too far ahead to be helped.
    TooStrong,
    /// The price is higher than the gain.
    TooDear,
    /// The other side broke its word before.
    BrokenWord,
    /// The other side's promise is not believed, because it has kept none yet.
    LittleTrust,
    /// The bot wants to keep a free hand.
    FreeHand,
    /// The bot could not keep the promise that it is asked for.
    CannotKeep,
    /// There is nothing in it for the bot.
    NotInterested,
    /// The bot has no reasons.
    Whim,
}

impl Motive {
    /// Every reason; those that name a seat name the first.
    pub const ALL: [Motive; 15] = [
        Motive::GoodForBoth,
        Motive::StopLeader(Seat(0)),
        Motive::Peace,
        Motive::KeptWord,
        Motive::Desperate,
        Motive::KeepAlly,
        Motive::Amends,
        Motive::TooStrong,
        Motive::TooDear,
        Motive::BrokenWord,
        Motive::LittleTrust,
        Motive::FreeHand,
        Motive::CannotKeep,
        Motive::NotInterested,
        Motive::Whim,
    ];

    /// The message that says it. Its arguments are the bot, the other side (`other`) and whoever
    /// it is [about](Motive::about).
    pub fn message(self) -> &'static str {
        match self {
            Motive::GoodForBoth => "why-good-for-both",
            Motive::StopLeader(_) => "why-stop-leader",
            Motive::Peace => "why-peace",
            Motive::KeptWord => "why-kept-word",
            Motive::Desperate => "why-desperate",
            Motive::KeepAlly => "why-keep-ally",
            Motive::Amends => "why-amends",
            Motive::TooStrong => "why-too-strong",
            Motive::TooDear => "why-too-dear",
            Motive::BrokenWord => "why-broken-word",
            Motive::LittleTrust => "why-little-trust",
            Motive::FreeHand => "why-free-hand",
            Motive::CannotKeep => "why-cannot-keep",
            Motive::NotInterested => "why-not-interested",
            Motive::Whim => "why-whim",
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
