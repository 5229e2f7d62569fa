//! The events of a table. Its log is a list of them, and the table is what its log says and nothing else.

use engine::Seed;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use protocol::message::{Actor, Channel};
use protocol::setup::Setup;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::draw::Pledge;
use crate::error::RequestError;
use crate::game::{AnySession, Kind};
use crate::snapshot::SavedGame;

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A person.
    Person(PersonId),
    /// A bot, such as `greedy:raider`.
    Bot(String),
}

/// One thing that happened at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableEvent {
    /// The table was created.
    Created {
        /// The owner.
        by: PersonId,
        /// The setup.
        setup: Setup,
        /// Last part of the invitation link.
        invite: String,
        /// Where the game starts, if not from a deal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Box<From>>,
        /// The server's part of the seed. Prepared tables have none, nor have those from before there were draws.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<String>,
    },
    /// The setup was changed; nobody is ready any more.
    Configured {
        /// The new setup.
        setup: Setup,
    },
    /// Somebody took a seat: before the game, or an open one during it.
    Sat {
        /// Seat index.
        seat: usize,
        /// Who took it.
        holder: Holder,
        /// Preferred clan or color.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wish: Option<String>,
    },
    /// The preferred clan or color of a seat was changed.
    Wished {
        /// Seat index.
        seat: usize,
        /// Preferred clan or color.
        wish: Option<String>,
    },
    /// A seat was left before the game.
    Stood {
        /// Seat index.
        seat: usize,
    },
    /// A person declared themselves ready, or not ready.
    Readied {
        /// The person.
        by: PersonId,
        /// Whether they are ready.
        ready: bool,
    },
    /// The client of a person committed to a random value, its part of the seed.
    EntropyCommitted {
        /// Seat index.
        place: usize,
        /// The commitment.
        commitment: String,
    },
    /// The draw of the seed started: the list of commitments is frozen, and awaited clients reveal their values.
    DrawStarted {
        /// Names that seats can be assigned.
        names: Vec<String>,
        /// Commitments, seat by seat.
        pledges: Vec<Pledge>,
    },
    /// The client of a person revealed its value.
    EntropyRevealed {
        /// Seat index.
        place: usize,
        /// The value.
        value: String,
    },
    /// The game started: from now on the seats are those of the game, by name.
    Started {
        /// Names of the seats and their holders.
        seats: Vec<(String, Holder)>,
        /// Version of the rules.
        rules: u32,
        /// Where the game starts.
        origin: Origin,
    },
    /// A seat acted in the game.
    Did {
        /// The seat.
        seat: u8,
        /// The action, as the game writes it.
        #[serde(rename = "deed")]
        action: Box<RawValue>,
        /// Who decided.
        #[serde(default, skip_serializing_if = "Actor::is_person")]
        hand: Actor,
    },
    /// A seat undid its last actions.
    Undid {
        /// The seat.
        seat: u8,
        /// How many entries of the record were undone.
        entries: usize,
    },
    /// Somebody sent a chat message.
    Said {
        /// The author.
        by: PersonId,
        /// The channel.
        to: Channel,
        /// The text.
        text: String,
        /// Whether the author deleted their account: the text is gone, the number stays.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        removed: bool,
    },
    /// A bot gave a reason for an offer or a refusal.
    Reasoned {
        /// The seat of the bot.
        seat: u8,
        /// The seat that is told.
        to: u8,
        /// Name of the sentence.
        why: String,
        /// The seat that the sentence mentions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<u8>,
    },
    /// The time of a seat was up.
    TimedOut {
        /// The seat.
        seat: u8,
    },
    /// Somebody voted on whether a bot should replace a player.
    Voted {
        /// Who voted.
        by: PersonId,
        /// The seat of the player.
        about: u8,
        /// Whether a bot should take the seat.
        replace: bool,
    },
    /// A bot took a seat whose player may come back.
    Replaced {
        /// The seat.
        seat: u8,
        /// Name of the bot.
        bot: String,
    },
    /// The player of a replaced seat came back.
    Returned {
        /// The seat.
        seat: u8,
    },
    /// A replaced seat was opened to others, or closed again.
    Opened {
        /// The seat.
        seat: u8,
        /// Whether it is open.
        open: bool,
    },
    /// A player went on vacation: their clock stands still.
    Away {
        /// The seat.
        seat: u8,
        /// For how many days.
        days: u32,
    },
    /// No server ran from then until now: that time counts on no clock.
    StoodStill {
        /// Start of the interruption.
        from: Millis,
    },
    /// A person was muted in the chat, or unmuted.
    Muted {
        /// The person.
        person: PersonId,
        /// Whether they are muted.
        muted: bool,
    },
    /// Spectators were allowed or forbidden.
    Spectators {
        /// Whether they are allowed.
        allowed: bool,
    },
    /// The table has a new owner.
    HandedOver {
        /// The new owner.
        to: PersonId,
    },
    /// The invitation link was replaced.
    InviteChanged {
        /// Last part of the new link.
        invite: String,
        /// The person who was removed from a seat, where that is the reason.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        removed: Option<PersonId>,
    },
    /// The table was closed.
    Closed,
    /// The rules have changed, and the game continues from a snapshot.
    Renewed {
        /// Version of the rules from now on.
        rules: u32,
        /// The event after which the snapshot was taken.
        from: i64,
        /// The game as it continues.
        saved: Box<SavedGame>,
    },
    /// A person deleted their account: nothing that they wrote here is shown any longer.
    Erased {
        /// The person.
        person: PersonId,
        /// Whether the name of the table was theirs and is removed, too.
        table_name: bool,
    },
    /// The same people meet again at another table.
    Rematched {
        /// The other table.
        table: TableId,
    },
}

/// The step of a finished game from which this one starts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct From {
    /// Table of the finished game.
    pub table: TableId,
    /// The step: how many entries of the record came before.
    pub at: usize,
    /// The game at that step, as a position document.
    pub position: Value,
    /// Names of the seats in order.
    pub seats: Vec<String>,
}

/// Where a game starts.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// From a deal.
    Deal {
        /// Options of the game, with the names of the seats.
        options: Value,
        /// The seed.
        seed: String,
    },
    /// From a position document.
    Position(Value),
}

impl Origin {
    /// The game before its first decision.
    pub fn begin(&self, kind: &Kind) -> Result<Box<dyn AnySession>, RequestError> {
        match self {
            Origin::Deal { options, seed } => {
                let seed = Seed::new(seed.clone()).ok_or(RequestError::conflict("api-error-strange-log"))?;
                (kind.deal)(options.clone(), seed)
            }
            Origin::Position(position) => (kind.set_up)(position),
        }
    }
}

/// An event as the log stores it: what happened, who asked for it, and under which idempotency key.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredEvent {
    /// The person who asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<PersonId>,
    /// The idempotency key of their request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What happened.
    pub what: TableEvent,
}

/// An event of a log with its number and time.
#[derive(Debug)]
pub struct StoredEventRow {
    /// Its number in the log, from 1.
    pub seq: i64,
    /// When it happened.
    pub at: Millis,
    /// The event.
    pub line: StoredEvent,
}
