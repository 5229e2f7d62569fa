//! What can happen at a table: the lines of its log. A table is what its log says, and nothing else.

use engine::Seed;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use protocol::message::{Actor, Channel};
use protocol::setup::Setup;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::api_error::ApiError;
use crate::fairness::Pledge;
use crate::game::{AnySession, Kind};
use crate::rules_upgrade::Saved;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Holder {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A person.
    Person(PersonId),
    /// A bot, such as `greedy:raider`.
    Bot(String),
}

/// One thing that happened.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TableEvent {
    /// The table was put up.
    Created {
        by: PersonId,
        setup: Setup,
        invite: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Box<From>>,
        /// The server's part of the seed. Prepared tables have none, nor have those from before there were draws.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<String>,
    },
    /// It was set up otherwise; nobody is ready any more.
    Configured { setup: Setup },
    /// Somebody took a seat before the game, or one that was given free during it.
    Sat {
        seat: usize,
        holder: Holder,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wish: Option<String>,
    },
    /// The holder of a seat wishes for a clan or a colour, or no longer does.
    Wished { seat: usize, wish: Option<String> },
    /// A seat was given free before the game.
    Stood { seat: usize },
    /// A person is ready to begin, or no longer is.
    Readied { by: PersonId, ready: bool },
    /// The client of a person committed to a random value, its part of the seed.
    EntropyCommitted { place: usize, commitment: String },
    /// The list of commitments is frozen, and those who are awaited reveal their values.
    DrawStarted { names: Vec<String>, pledges: Vec<Pledge> },
    /// The client of a person revealed its value.
    EntropyRevealed { place: usize, value: String },
    /// The game began: the seats are now those of the game, by name.
    Started { seats: Vec<(String, Holder)>, rules: u32, origin: Origin },
    /// A seat did something in the game.
    Did {
        seat: u8,
        #[serde(rename = "deed")]
        action: Box<RawValue>,
        #[serde(default, skip_serializing_if = "Actor::is_person")]
        hand: Actor,
    },
    /// A seat took back what it did last, so many entries.
    Undid { seat: u8, entries: usize },
    /// Somebody said something.
    Said {
        by: PersonId,
        to: Channel,
        text: String,
        /// Whether the author deleted their account: the text is gone, the number stays.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        removed: bool,
    },
    /// A bot said why it offers or refuses something; `why` names the message, `about` a seat that it speaks of.
    Reasoned {
        seat: u8,
        to: u8,
        why: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<u8>,
    },
    /// The time of a seat was up.
    TimedOut { seat: u8 },
    /// Somebody wants, or no longer wants, that a bot takes a seat.
    Voted { by: PersonId, about: u8, replace: bool },
    /// A bot takes a seat whose player may come back.
    Replaced { seat: u8, bot: String },
    /// The player is back.
    Returned { seat: u8 },
    /// Somebody may take a seat that a bot holds for a player who is gone.
    Opened { seat: u8, open: bool },
    /// A seat's time stands still until then.
    Away { seat: u8, days: u32 },
    /// No server ran from then until now: that time is nobody's.
    StoodStill { from: Millis },
    /// What a person says is not passed on, or is again.
    Muted { person: PersonId, muted: bool },
    /// Spectators may, or may no longer, look on.
    Spectators { allowed: bool },
    /// The table has a new owner.
    HandedOver { to: PersonId },
    /// The invitation link was changed; with the person who was taken off a seat, where that is why.
    InviteChanged {
        invite: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        removed: Option<PersonId>,
    },
    /// Nobody plays on here.
    Closed,
    /// The rules have changed, and the game, as it was written down after line `from`, goes on as it stands here.
    Renewed { rules: u32, from: i64, saved: Box<Saved> },
    /// Somebody deleted their account: nothing that they said here is shown any longer, nor what the table is called
    /// where the name was theirs.
    Erased { person: PersonId, table_name: bool },
    /// The same people meet again at another table.
    Rematched { table: TableId },
}

/// A moment of another game in which this one begins.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct From {
    /// The other table.
    pub(crate) table: TableId,
    /// After so many entries of its record.
    pub(crate) at: usize,
    /// The moment, as a position document.
    pub(crate) position: Value,
    /// The seats that it has, in order.
    pub(crate) seats: Vec<String>,
}

/// Where a game began.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Origin {
    /// It was dealt.
    Deal { options: Value, seed: String },
    /// In a position document.
    Position(Value),
}

impl Origin {
    /// The game as it was before the first decision.
    pub(crate) fn begin(&self, kind: &Kind) -> Result<Box<dyn AnySession>, ApiError> {
        match self {
            Origin::Deal { options, seed } => {
                let seed = Seed::new(seed.clone()).ok_or(ApiError::conflict("problem-strange-log"))?;
                (kind.deal)(options.clone(), seed)
            }
            Origin::Position(position) => (kind.set_up)(position),
        }
    }
}

/// A line of the log: what happened, who asked for it, and the key by which the asker knows the
/// request again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct StoredEvent {
    /// The person who asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) who: Option<PersonId>,
    /// What they call the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) key: Option<String>,
    /// What happened.
    pub(crate) what: TableEvent,
}
