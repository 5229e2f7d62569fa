//! The draw of a seed, as data: what each place commits to and reveals.

use engine::fairness::Fairness;
use protocol::Millis;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How long clients have to reveal their values, in milliseconds. They do it by themselves, so this is the time of a
/// slow connection and not of a person.
pub const REVEAL_TIME: Millis = 5_000;

/// What one place at the table has to do with the draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pledge {
    /// The commitment to its value, if it sent one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) commitment: Option<String>,
    /// The value: known from the start for bots of the server, and for people once they revealed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Whether its client was connected when the draw began, and so is given time to reveal the value.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub awaited: bool,
}

/// A draw that is under way: the list of commitments is frozen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    /// The names that seats can be assigned.
    pub names: Vec<String>,
    /// What each place pledged, in the order of the table.
    pub(crate) pledges: Vec<Pledge>,
    /// When the game is dealt even if somebody has not revealed anything.
    pub deadline: Millis,
}

impl Draw {
    /// A draw that begins now.
    pub fn new(at: Millis, names: Vec<String>, pledges: Vec<Pledge>) -> Draw {
        Draw { names, pledges, deadline: at + REVEAL_TIME }
    }

    /// Whether the client of a place still has to reveal its value.
    pub fn is_awaited(&self, place: usize) -> bool {
        self.pledges.get(place).is_some_and(|pledge| pledge.awaited && pledge.value.is_none())
    }

    pub(crate) fn is_complete(&self) -> bool {
        (0..self.pledges.len()).all(|place| !self.is_awaited(place))
    }

    /// The revealed values, place by place.
    pub fn values(&self) -> impl Iterator<Item = Option<&str>> {
        self.pledges.iter().map(|pledge| pledge.value.as_deref())
    }
}

/// How the seed of a game came about, with what all may know of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Drawn {
    /// The whole of it, for the record.
    pub fairness: Fairness,
    /// Options of the game with the assigned seats.
    pub options: Option<Value>,
    pub(crate) seed_commitment: String,
}
