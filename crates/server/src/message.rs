//! What people, pages and programs say to a table, and what it says to them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::api_error::ApiErrorBody;
use crate::clock::Millis;
use crate::fairness::FairnessInfo;
use crate::ids::{PersonId, TableId};
use crate::setup::{Pace, Setup};
use crate::table_event::{Actor, Channel};

/// The longest message that is read, in bytes.
pub const MESSAGE_LIMIT: usize = 64 << 10;
/// The most characters of a line of chat.
pub const LINE_LIMIT: usize = 1000;
/// The most characters of a key.
pub const KEY_LIMIT: usize = 64;

/// Something that a person wants done at a table. The same key is never done twice.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandRequest {
    /// What the sender calls the request: anything that they have not used before at this table.
    pub idempotency_key: String,
    /// For which seat, where the person holds several.
    #[serde(default, rename = "as")]
    pub seat: Option<String>,
    /// What to do.
    pub command: Command,
}

/// What can be asked for.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Do something in the game: an action of the game or a free action, as in records.
    Act {
        /// What.
        #[schemars(with = "Value")]
        action: Box<RawValue>,
    },
    /// Take back what was done last.
    Undo {},
    /// Say something.
    Say {
        /// To whom.
        to: Addressee,
        /// What.
        text: String,
    },
    /// Sit down: on this seat, or on any.
    Sit {
        /// Which, counted from 0.
        #[serde(default)]
        seat: Option<usize>,
        /// The clan or colour that one would like.
        #[serde(default)]
        wish: Option<String>,
    },
    /// Wish for another clan or colour, for oneself or for a bot.
    Wish {
        /// Which seat, counted from 0.
        seat: usize,
        /// What; nothing leaves it to chance.
        wish: Option<String>,
    },
    /// Stand up from a seat.
    Stand {
        /// Which, counted from 0.
        seat: usize,
    },
    /// Put a bot on a seat: this one, or any.
    AddBot {
        /// Which, counted from 0.
        #[serde(default)]
        seat: Option<usize>,
        /// A level, with or without a character: `skilled`, `greedy:raider`, `master:any`.
        bot: String,
        /// The clan or colour that it gets.
        #[serde(default)]
        wish: Option<String>,
    },
    /// Take a bot or a person off a seat before the game; for the owner. Where it is a person, the invitation link
    /// changes, and they come back by the new one only.
    Remove {
        /// Which, counted from 0.
        seat: usize,
    },
    /// Say that one is ready to begin, or not yet.
    Ready {
        /// Whether.
        ready: bool,
    },
    /// Set the table up otherwise; for the owner.
    Configure {
        /// How.
        setup: Box<Setup>,
    },
    /// Commit to a random value that becomes part of the seed, before the game. Clients do this by themselves.
    CommitEntropy {
        /// Seat of one's own, counted from 0.
        seat: usize,
        /// SHA-256 of `tenka contribution`, a line feed and the value, in 64 lower-case hexadecimal digits.
        commitment: String,
    },
    /// Reveal the value, once the draw has begun and this seat is awaited. Clients do this by themselves.
    RevealEntropy {
        /// Seat of one's own, counted from 0.
        seat: usize,
        /// The value: 64 lower-case hexadecimal digits.
        value: String,
    },
    /// Begin, when all seats are taken and all people are ready; for the owner.
    Start {},
    /// Leave the table. During a game a bot takes over.
    Leave {},
    /// Say whether a bot should take the seat of somebody who is gone.
    Vote {
        /// The seat.
        about: String,
        /// Whether.
        replace: bool,
    },
    /// Take one's seat back from the bot that holds it.
    Return {},
    /// Let anybody who may see the table take a seat that a bot holds for somebody who is gone, or no
    /// longer; for the owner.
    Open {
        /// The seat.
        about: String,
        /// Whether.
        open: bool,
    },
    /// Take a seat that stands open during a game.
    Take {
        /// The seat.
        about: String,
    },
    /// Go on vacation: one's time stands still for so many days.
    Away {
        /// How many.
        days: u32,
    },
    /// Pass on what a person says, or not; for the owner.
    Mute {
        /// Who.
        person: PersonId,
        /// Whether they are muted.
        muted: bool,
    },
    /// Let spectators look on, or not; for the owner.
    Spectators {
        /// Whether.
        allowed: bool,
    },
    /// Make somebody else the owner; for the owner.
    HandOver {
        /// Who.
        to: PersonId,
    },
    /// Change the secret of the invitation link, so that the old link leads nowhere; for the owner.
    RenewInvite {},
    /// Close the table; for the owner, before the game, or once nobody else plays.
    Close {},
}

/// Whom something is said to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Addressee {
    /// All at the table.
    Table,
    /// Those who look on.
    Spectators,
    /// The seat of this name alone.
    Seat(String),
}

/// What comes over a socket.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Do something.
    Request(CommandRequest),
    /// Say whether an action could be done now, and why not.
    Preview {
        /// What the sender calls the question.
        key: String,
        /// The action.
        #[schemars(with = "Value")]
        action: Box<RawValue>,
    },
}

/// What goes over a socket. A socket has one viewer, and hears what that viewer may know.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message.
    Welcome {
        /// Whose eyes this socket has: the name of a seat, or `spectator`.
        viewer: String,
        /// The version of the server.
        version: String,
    },
    /// The table, whenever something about it changed.
    Table(Box<TableInfo>),
    /// How the game stands, whenever something changed that this viewer may know.
    Update(GameUpdate),
    /// What somebody said.
    Chat(ChatLine),
    /// A person deleted their account: all their lines that this socket was sent are removed.
    ChatRemoved {
        /// The author of the lines.
        person: PersonId,
    },
    /// An order was done, and is stored.
    Done {
        /// Which.
        idempotency_key: String,
    },
    /// An order was not done.
    Refused {
        /// Which; empty where it could not be read.
        idempotency_key: String,
        /// Why.
        error: ApiErrorBody,
    },
    /// The answer to a `try`.
    Preview {
        /// Which.
        key: String,
        /// Why not; nothing where it could be done.
        error: Option<ApiErrorBody>,
        /// What would come of it; nothing where it cannot be done, or would show something hidden or random.
        #[serde(skip_serializing_if = "Option::is_none")]
        preview: Option<Preview>,
    },
}

/// What would come of an action that was tried.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Preview {
    /// What the viewer would hear, as sentences; empty where the listener named no language.
    pub log: Vec<String>,
    /// What the viewer would see: the `session-view` of the game.
    #[schemars(with = "Value")]
    pub view: Box<RawValue>,
}

/// How a game stands for one viewer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameUpdate {
    /// How many pieces of news this viewer has heard so far.
    pub number: u64,
    /// What happened since the last message.
    pub log: Vec<LogEntry>,
    /// The seats that owe a decision.
    pub waiting_for: Vec<&'static str>,
    /// What the viewer may decide now.
    pub legal: Vec<Choice>,
    /// What the viewer may also do, although nobody waits for it.
    pub free: Vec<Choice>,
    /// How many of the viewer's last entries can be taken back.
    pub undo: usize,
    /// The clocks of the seats in order, where there are any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<ClockInfo>,
    /// What the viewer sees, with open offers and promises: the `session-view` of the game.
    #[schemars(with = "Value")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<Box<RawValue>>,
}

/// One piece of news.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LogEntry {
    /// Its number among all that this viewer has heard, from 1.
    pub number: u64,
    /// What happened: the `news` of the game.
    #[schemars(with = "Value")]
    pub what: Box<RawValue>,
    /// Who did it, where that was not the person at the seat: `forced` where the table decided for the
    /// viewer, who had no choice; `clock` where a bot decided because somebody's time was up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actor: Option<Actor>,
    /// The same as a sentence, where the listener named a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Something that can be chosen.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Choice {
    /// The action, to be sent back as it is.
    #[schemars(with = "Value")]
    pub action: Box<RawValue>,
    /// The same as a sentence, where the listener named a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Whether it could not be taken back; said where the listener named a language.
    #[serde(rename = "final", skip_serializing_if = "std::ops::Not::not")]
    pub is_final: bool,
}

/// What somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ChatLine {
    /// Its number among all that was said in that circle, from 1.
    pub number: u64,
    /// Who may hear it.
    pub to: Channel,
    /// The seat that says it, if any.
    pub seat: Option<&'static str>,
    /// The person who says it; nobody where it is a bot.
    pub person: Option<PersonId>,
    /// What they are called.
    pub name: Option<String>,
    /// What is said; empty where it was removed.
    pub text: String,
    /// Whether its author deleted their account, and the text with it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schemars(default)]
    pub removed: bool,
    /// When.
    pub at: Millis,
}

/// A table as all who may see it know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TableInfo {
    /// The table.
    pub id: TableId,
    /// How far it is.
    pub stage: Stage,
    /// Whose table it is.
    pub owner: PersonId,
    /// What it is set up for.
    pub setup: Setup,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// How many look on.
    pub spectators: usize,
    /// The commitment to the seed, once the game is dealt: SHA-256. Nothing where the game began in a position.
    pub commitment: Option<String>,
    /// How the seed comes about; nothing at prepared tables, whose deal is fixed.
    pub fairness: Option<FairnessInfo>,
    /// The table and the entry of its record at which this game began, if it did so there.
    pub from: Option<Fork>,
    /// The result, once the game is over.
    pub places: Option<Vec<PlaceInfo>>,
    /// How it stands with the goal of a puzzle; nothing at other tables.
    pub goal: Option<GoalStanding>,
    /// The parts of the goal that were missed, as the puzzle names them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub unmet: Vec<Value>,
    /// Where the same people meet again.
    pub rematch: Option<TableId>,
    /// When it was put up.
    pub created_at: Millis,
    /// The end of the link by which others can sit down; only those who sit here know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// People whose words are not passed on.
    pub muted: Vec<PersonId>,
}

/// How it stands with the goal of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GoalStanding {
    /// Its moment has not come.
    Open,
    /// It was reached.
    Solved,
    /// It was not.
    Missed,
}

/// A moment of another table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Fork {
    /// The table.
    pub table: TableId,
    /// After so many entries of its record.
    pub at: usize,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down.
    Lobby,
    /// They play.
    Playing,
    /// The game is over.
    Over,
    /// Nobody plays on.
    Closed,
}

impl Stage {
    /// The name in documents.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Lobby => "lobby",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed => "closed",
        }
    }
}

/// A seat as all know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SeatInfo {
    /// Its name in the game, once that has begun.
    pub name: Option<String>,
    /// The person who holds it, also while a bot sits there for them.
    pub person: Option<PersonId>,
    /// What the person is called.
    pub person_name: Option<String>,
    /// The bot that decides here.
    pub bot: Option<String>,
    /// The clan or colour that is wished for.
    pub wish: Option<String>,
    /// Whether the person is ready to begin.
    pub ready: bool,
    /// Whether the person looks at the table.
    pub present: bool,
    /// Whether anybody may take the seat.
    pub open: bool,
    /// Who wants that a bot takes the seat.
    pub votes: Vec<PersonId>,
    /// Whether the time of the seat is up and nobody has decided for it yet.
    pub timed_out: bool,
}

/// The clock of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ClockInfo {
    /// The seat.
    pub seat: &'static str,
    /// The time that was left, in milliseconds, when the clock last stood still.
    pub left: Millis,
    /// When the time is up, while the clock runs.
    pub deadline: Option<Millis>,
    /// The vacation days that are left, where there are any.
    pub vacation_days: Option<u32>,
}

/// A seat's place at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PlaceInfo {
    /// The seat.
    pub seat: String,
    /// 1 for the winner.
    pub rank: u8,
    /// The points.
    pub score: i32,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableSummary {
    /// The table.
    pub id: TableId,
    /// How far it is.
    pub stage: Stage,
    /// The game.
    pub game: String,
    /// What the table is called.
    pub name: String,
    /// Whose table it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<PersonId>,
    /// What the people at it are called, and its bots, seat by seat; nothing for a free seat.
    pub seats: Vec<Option<String>>,
    /// The people who owe a decision.
    pub awaited: Vec<PersonId>,
    /// How much time there is.
    pub pace: Pace,
    /// Whether others may look on.
    pub spectators: bool,
    /// The prepared table that this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// When something last happened there.
    #[serde(default)]
    pub changed_at: Millis,
}
