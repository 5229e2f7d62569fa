//! The setup of a table: game, options, time control.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Setup of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game: `rising-sun` or `shogun`.
    pub game: String,
    /// Name of the table; may be empty.
    #[serde(default)]
    pub name: String,
    /// Number of seats.
    pub seats: usize,
    /// Options of the game, without clans or colors, which follow from the seats.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// Whether the table is listed in the lobby and anybody may join. Otherwise only people with the
    /// invitation link can.
    #[serde(default)]
    pub open: bool,
    /// Whether spectators are allowed.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Time control.
    #[serde(default)]
    pub pace: Pace,
    /// What happens when a player's time is up.
    #[serde(default)]
    pub on_timeout: OnTimeout,
    /// Whether the server makes forced decisions by itself. They appear in the log like all others.
    #[serde(default)]
    pub forced: bool,
    /// The lesson of a prepared table, such as `shogun/first-game`. Only `/api/lessons` creates these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}

/// Time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// No time limit.
    #[default]
    Untimed,
    /// A clock per seat, which runs while the seat owes a decision.
    Live {
        /// Time on each clock at the start.
        bank_seconds: u32,
        /// Time added after each turn.
        increment_seconds: u32,
    },
    /// A number of days per decision.
    Days {
        /// Days per decision.
        days: u32,
        /// Vacation days per player, during which their clock stands still.
        #[serde(default)]
        vacation_days: u32,
    },
}

/// What happens when a player's time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnTimeout {
    /// A bot takes the seat until the player comes back.
    #[default]
    Bot,
    /// A bot makes this one decision.
    Decide,
    /// Nothing, but the other players may vote for a bot.
    Vote,
}

fn yes() -> bool {
    true
}
