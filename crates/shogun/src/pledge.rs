//! Promises that the engine can judge. Nothing else changes hands in this game but words.

use engine::{Seat, Verdict};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::province::Province;
use crate::state::Open;

/// How long a promise binds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Until the round is over.
    RoundEnd,
    /// Until the next winter.
    Winter,
}

/// A promise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pledge {
    /// I shall attack none of your provinces.
    Peace {
        /// For how long.
        until: Until,
    },
    /// I shall not march against this province while it is not mine.
    StayOut {
        /// Which.
        province: Province,
        /// For how long.
        until: Until,
    },
}

impl Open {
    /// What `event` says of a promise that `by` made to `to`.
    pub(crate) fn judge_pledge(&self, pledge: &Pledge, by: Seat, to: Seat, event: &Event) -> Option<Verdict> {
        let (Pledge::Peace { until } | Pledge::StayOut { until, .. }) = *pledge;
        match *event {
            Event::Attacked { colour, to: province, defender, .. } if colour == self.colour(by) => {
                let broken = match *pledge {
                    Pledge::Peace { .. } => defender == Some(self.colour(to)),
                    Pledge::StayOut { province: spared, .. } => province == spared,
                };
                broken.then_some(Verdict::Broken)
            }
            Event::RoundEnded { .. } if until == Until::RoundEnd => Some(Verdict::Kept),
            // Whatever was never broken was kept.
            Event::WinterCame { .. } | Event::Won { .. } => Some(Verdict::Kept),
            _ => None,
        }
    }
}
