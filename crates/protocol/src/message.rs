//! Messages of a table: commands of clients, and updates from the server.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::Millis;
use crate::error::ApiErrorBody;
use crate::fairness::FairnessInfo;
use crate::ids::{PersonId, TableId};
use crate::setup::{Pace, Setup};

/// Maximum size of a client message, in bytes.
pub const MESSAGE_LIMIT: usize = 64 << 10;
/// Maximum length of a chat message, in characters.
pub const LINE_LIMIT: usize = 1000;
/// Maximum length of an idempotency key, in bytes.
pub const KEY_LIMIT: usize = 64;

/// A command with its idempotency key: the same key is never executed twice.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandRequest {
    /// Chosen by the sender, unique among their requests at this table.
    pub idempotency_key: String,
    /// Name of the seat, where the person holds several.
    #[serde(default, rename = "as")]
    pub seat: Option<String>,
    /// What to do.
    pub command: Command,
}

/// Everything that a person can do at a table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Act in the game: an action of the game or of negotiation, as in records.
    Act {
        /// The action.
        #[schemars(with = "Value")]
        action: Box<RawValue>,
    },
    /// Undo one's last action.
    Undo {},
    /// Send a chat message.
    Say {
        /// Recipients.
        to: Addressee,
        /// Text of the message.
        text: String,
    },
    /// Join on a seat, or on any free one.
    Sit {
        /// Seat index, counted from 0.
        #[serde(default)]
        seat: Option<usize>,
        /// Preferred clan or color.
        #[serde(default)]
        wish: Option<String>,
    },
    /// Change the preferred clan or color of one's own seat or of a bot.
    Wish {
        /// Seat index, counted from 0.
        seat: usize,
        /// Preferred clan or color; none leaves it to chance.
        wish: Option<String>,
    },
    /// Leave a seat before the game.
    Stand {
        /// Seat index, counted from 0.
        seat: usize,
    },
    /// Put a bot on a seat, or on any free one.
    AddBot {
        /// Seat index, counted from 0.
        #[serde(default)]
        seat: Option<usize>,
        /// A level, with or without a character: `skilled`, `greedy:raider`, `master:any`.
        bot: String,
        /// Preferred clan or color.
        #[serde(default)]
        wish: Option<String>,
    },
    /// Remove a bot or a person from a seat before the game; for the owner. After a person is removed, the
    /// invitation link changes, and they can come back only with the new one.
    Remove {
        /// Seat index, counted from 0.
        seat: usize,
    },
    /// Declare oneself ready, or not ready.
    Ready {
        /// Whether the person is ready.
        ready: bool,
    },
    /// Change the setup; for the owner.
    Configure {
        /// The new setup.
        setup: Box<Setup>,
    },
    /// Commit to a random value that becomes part of the seed, before the game. Clients do this by themselves.
    CommitEntropy {
        /// Index of one's own seat, counted from 0.
        seat: usize,
        /// SHA-256 of `tenka contribution`, a line feed and the value, in 64 lower-case hexadecimal digits.
        commitment: String,
    },
    /// Reveal the value, once the draw has begun and this seat is awaited. Clients do this by themselves.
    RevealEntropy {
        /// Index of one's own seat, counted from 0.
        seat: usize,
        /// The value: 64 lower-case hexadecimal digits.
        value: String,
    },
    /// Start the game, once all seats are taken and all people are ready; for the owner.
    Start {},
    /// Leave the table. During a game a bot takes the seat.
    Leave {},
    /// Vote on whether a bot should replace a player who is gone.
    Vote {
        /// Name of the seat.
        about: String,
        /// Whether a bot should take the seat.
        replace: bool,
    },
    /// Take one's seat back from the bot that replaced one.
    Return {},
    /// Open a seat of a player whom a bot replaced to anybody who may see the table, or close it again; for the
    /// owner.
    Open {
        /// Name of the seat.
        about: String,
        /// Whether the seat is open.
        open: bool,
    },
    /// Take an open seat during a game.
    Take {
        /// Name of the seat.
        about: String,
    },
    /// Go on vacation: one's clock stands still for some days.
    Away {
        /// Number of days.
        days: u32,
    },
    /// Mute a person in the chat, or unmute them; for the owner.
    Mute {
        /// Id of the person.
        person: PersonId,
        /// Whether they are muted.
        muted: bool,
    },
    /// Allow or forbid spectators; for the owner.
    Spectators {
        /// Whether spectators are allowed.
        allowed: bool,
    },
    /// Make another player the owner; for the owner.
    HandOver {
        /// Id of the new owner.
        to: PersonId,
    },
    /// Replace the invitation link, so that the old one no longer works; for the owner.
    RenewInvite {},
    /// Close the table; for the owner, before the game or once nobody else plays.
    Close {},
}

/// Recipients of a chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Addressee {
    /// Everybody at the table.
    Table,
    /// Spectators.
    Spectators,
    /// Only the seat with this name.
    Seat(String),
}

/// A message from a client over the socket.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Execute a command.
    Request(CommandRequest),
    /// Ask whether an action is legal now, and what it would lead to.
    Preview {
        /// Chosen by the sender, repeated in the answer.
        key: String,
        /// The action.
        #[schemars(with = "Value")]
        action: Box<RawValue>,
    },
}

/// A message to a client over the socket. A socket has one viewer and receives what that viewer may know.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message.
    Welcome {
        /// Viewer of this socket: the name of a seat, or `spectator`.
        viewer: String,
        /// Version of the server.
        version: String,
    },
    /// The table, whenever something about it changed.
    Table(Box<TableInfo>),
    /// The game, whenever something changed that this viewer may know.
    Update(GameUpdate),
    /// A chat message.
    Chat(ChatLine),
    /// A person deleted their account: all their messages that this socket has received are removed.
    ChatRemoved {
        /// Author of the messages.
        person: PersonId,
    },
    /// A command was executed and is stored.
    Done {
        /// Key of the request.
        idempotency_key: String,
    },
    /// A command was refused.
    Refused {
        /// Key of the request; empty where the message could not be read.
        idempotency_key: String,
        /// The reason.
        error: ApiErrorBody,
    },
    /// The answer to a request for a preview.
    Preview {
        /// Key of the request.
        key: String,
        /// Why the action is illegal; none where it is legal.
        error: Option<ApiErrorBody>,
        /// What the action would lead to; none where it is illegal, or would reveal something hidden or random.
        #[serde(skip_serializing_if = "Option::is_none")]
        preview: Option<Preview>,
    },
}

/// What an action would lead to.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Preview {
    /// The log entries as sentences; empty where the client named no language.
    pub log: Vec<String>,
    /// The `session-view` of the game afterwards.
    #[schemars(with = "Value")]
    pub view: Box<RawValue>,
}

/// The game as one viewer sees it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameUpdate {
    /// Number of log entries that this viewer has received so far.
    pub number: u64,
    /// Log entries since the last update.
    pub log: Vec<LogEntry>,
    /// The seats that owe a decision.
    pub waiting_for: Vec<&'static str>,
    /// The legal actions of the viewer.
    pub legal: Vec<Choice>,
    /// Legal actions that nobody waits for, such as those of negotiation.
    pub free: Vec<Choice>,
    /// How many of the viewer's last actions can be undone.
    pub undo: usize,
    /// The clocks of the seats in order, where there are any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<ClockInfo>,
    /// The `session-view` of the game, with open offers and promises.
    #[schemars(with = "Value")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<Box<RawValue>>,
}

/// One entry of a viewer's log.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LogEntry {
    /// Number in this viewer's log, from 1.
    pub number: u64,
    /// The event, as in the `log-event` schema of the game.
    #[schemars(with = "Value")]
    pub what: Box<RawValue>,
    /// Who decided, where that was not the person at the seat: `forced` where the server made the viewer's
    /// only legal decision; `clock` where a bot decided because the player's time was up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actor: Option<Actor>,
    /// The same as a sentence, where the client named a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A legal action.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Choice {
    /// The action, to be sent back as it is.
    #[schemars(with = "Value")]
    pub action: Box<RawValue>,
    /// The same as a sentence, where the client named a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Whether the action cannot be undone; given where the client named a language.
    #[serde(rename = "final", skip_serializing_if = "std::ops::Not::not")]
    pub is_final: bool,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ChatLine {
    /// Number in its channel, from 1.
    pub number: u64,
    /// Channel of the message.
    pub to: Channel,
    /// Seat of the author, if any.
    pub seat: Option<&'static str>,
    /// Id of the author; none where that is a bot.
    pub person: Option<PersonId>,
    /// Display name of the author.
    pub name: Option<String>,
    /// The text; empty where it was removed.
    pub text: String,
    /// Whether the author deleted their account, and the text with it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schemars(default)]
    pub removed: bool,
    /// When it was sent.
    pub at: Millis,
}

/// A table, as everybody who may see it knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TableInfo {
    /// Id of the table.
    pub id: TableId,
    /// Stage of the table.
    pub stage: Stage,
    /// Id of the owner.
    pub owner: PersonId,
    /// Setup of the table.
    pub setup: Setup,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// Number of spectators.
    pub spectators: usize,
    /// Commitment to the seed (SHA-256), once the game is dealt; none where the game began in a position.
    pub commitment: Option<String>,
    /// How the seed comes about; none at prepared tables, whose deal is fixed.
    pub fairness: Option<FairnessInfo>,
    /// The finished game and its step from which this game started, if any.
    pub from: Option<Fork>,
    /// The result, once the game is over.
    pub places: Option<Vec<PlaceInfo>>,
    /// State of a puzzle's goal; none at other tables.
    pub goal: Option<GoalStanding>,
    /// Conditions of the goal that were missed, as the puzzle names them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub unmet: Vec<Value>,
    /// Table of the rematch.
    pub rematch: Option<TableId>,
    /// When the table was created.
    pub created_at: Millis,
    /// The last part of the invitation link; only for members of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// People who are muted in the chat.
    pub muted: Vec<PersonId>,
}

/// State of a puzzle's goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GoalStanding {
    /// Not decided yet.
    Open,
    /// Reached.
    Solved,
    /// Missed.
    Missed,
}

/// A step of a finished game at another table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Fork {
    /// Id of the table.
    pub table: TableId,
    /// The step: how many entries of the record came before.
    pub at: usize,
}

/// Stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Players join.
    Lobby,
    /// The game is in progress.
    Playing,
    /// The game is over.
    Over,
    /// The table was closed.
    Closed,
}

impl Stage {
    /// Name in documents.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Lobby => "lobby",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed => "closed",
        }
    }
}

/// A seat, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SeatInfo {
    /// Clan or color, once the game has started.
    pub name: Option<String>,
    /// Id of the player, even while a bot replaces them.
    pub person: Option<PersonId>,
    /// Display name of the player.
    pub person_name: Option<String>,
    /// The bot that decides for the seat.
    pub bot: Option<String>,
    /// Preferred clan or color.
    pub wish: Option<String>,
    /// Whether the player is ready.
    pub ready: bool,
    /// Whether the player is connected to the table.
    pub present: bool,
    /// Whether anybody may take the seat.
    pub open: bool,
    /// Ids of those who voted for a bot.
    pub votes: Vec<PersonId>,
    /// Whether the seat's time is up and nobody has decided for it yet.
    pub timed_out: bool,
}

/// The clock of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ClockInfo {
    /// Name of the seat.
    pub seat: &'static str,
    /// Milliseconds that were left when the clock last stopped.
    pub left: Millis,
    /// When the time is up; none while the clock stands still.
    pub deadline: Option<Millis>,
    /// Vacation days left, where there are any.
    pub vacation_days: Option<u32>,
}

/// Final rank of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PlaceInfo {
    /// Name of the seat.
    pub seat: String,
    /// 1 for the winner.
    pub rank: u8,
    /// Points at the end.
    pub score: i32,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableSummary {
    /// Id of the table.
    pub id: TableId,
    /// Stage of the table.
    pub stage: Stage,
    /// Name of the game.
    pub game: String,
    /// Name of the table.
    pub name: String,
    /// Id of the owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<PersonId>,
    /// Display names of people and bots, seat by seat; none for a free seat.
    pub seats: Vec<Option<String>>,
    /// Ids of people who owe a decision.
    pub awaited: Vec<PersonId>,
    /// Time control.
    pub pace: Pace,
    /// Whether spectators are allowed.
    pub spectators: bool,
    /// The lesson of a prepared table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// When something last happened at the table.
    #[serde(default)]
    pub changed_at: Millis,
}

/// Who decided for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The person at the seat.
    #[default]
    Person,
    /// The bot at the seat.
    Bot,
    /// The server, because there was only one legal decision.
    Forced,
    /// A bot, because the player's time was up.
    Clock,
}

impl Actor {
    /// Whether the person at the seat decided by themselves.
    pub fn is_person(&self) -> bool {
        *self == Actor::Person
    }
}

/// Channel of a chat message: who may read it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// All players and spectators.
    Table,
    /// Spectators, and nobody who plays.
    Spectators,
    /// The two seats with these names.
    #[serde(untagged)]
    Pair([String; 2]),
}
