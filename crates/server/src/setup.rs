//! What is agreed on before a game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::api_error::ApiError;
use crate::names::has_controls;

/// The most characters that the name of a table may have.
const NAME_LIMIT: usize = 60;
/// The most bytes that the options of a game may have. The longest that make sense have a few hundred.
const OPTIONS_LIMIT: usize = 4 << 10;

/// What a table is set up for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game: `rising-sun` or `shogun`.
    pub game: String,
    /// What the table is called; may be empty.
    #[serde(default)]
    pub name: String,
    /// How many sit at it.
    pub seats: usize,
    /// The options of the game, without the clans or colours: those belong to the seats.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// Whether the table stands in the lobby, where anybody may sit down. Otherwise only those who
    /// have the link can.
    #[serde(default)]
    pub open: bool,
    /// Whether others may look on.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// What happens when somebody's time is up.
    #[serde(default)]
    pub on_timeout: OnTimeout,
    /// Whether the table takes decisions that leave no choice by itself. They are told like all others.
    #[serde(default)]
    pub forced: bool,
    /// The prepared table that this is, such as `shogun/first-game`: those are put up by `/api/lessons` alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}

/// How much time there is to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// As much as anybody likes.
    #[default]
    Untimed,
    /// A clock for each seat that runs while the seat is waited for.
    Live {
        /// What each has at the start.
        bank_seconds: u32,
        /// What is added after each turn.
        increment_seconds: u32,
    },
    /// So many days for each decision.
    Days {
        /// How many.
        days: u32,
        /// How many days in all each may be away without their time running.
        #[serde(default)]
        vacation_days: u32,
    },
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnTimeout {
    /// A bot takes the seat until its player comes back.
    #[default]
    Bot,
    /// A bot takes this one decision.
    Decide,
    /// Nothing by itself: the others may vote.
    Vote,
}

fn yes() -> bool {
    true
}

impl Setup {
    /// Says what cannot be, apart from the options, which the game judges.
    pub(crate) fn check(&self) -> Result<(), ApiError> {
        if self.lesson.is_some() {
            return Err(ApiError::bad("api-error-lesson-is-given"));
        }
        if self.name.chars().count() > NAME_LIMIT {
            return Err(ApiError::bad("api-error-name-too-long").with("limit", NAME_LIMIT));
        }
        if has_controls(&self.name) || self.name.contains(['\n', '\r']) {
            return Err(ApiError::bad("api-error-control-characters"));
        }
        if serde_json::to_string(&self.options).map_or(0, |options| options.len()) > OPTIONS_LIMIT {
            return Err(ApiError::bad("api-error-options-too-long").with("limit", OPTIONS_LIMIT));
        }
        let day = 86_400;
        match self.pace {
            Pace::Untimed => Ok(()),
            Pace::Live { bank_seconds, increment_seconds }
                if (10..=day).contains(&bank_seconds) && increment_seconds <= day =>
            {
                Ok(())
            }
            Pace::Days { days, vacation_days } if (1..=60).contains(&days) && vacation_days <= 365 => Ok(()),
            _ => Err(ApiError::bad("api-error-strange-pace")),
        }
    }
}
