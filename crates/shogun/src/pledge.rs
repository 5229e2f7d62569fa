//! Promises that the engine can judge. Players of this game cannot exchange anything else.

use engine::{Seat, Verdict};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::province::Province;
use crate::state::Open;

/// How long a pledge is valid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Until the end of the round.
    RoundEnd,
    /// Until the next winter.
    Winter,
}

/// A promise that the engine can judge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pledge {
    /// To attack no province of the other player.
    Peace {
        /// How long it is valid.
        until: Until,
    },
    /// Not to attack a certain province.
    StayOut {
        /// The province.
        province: Province,
        /// How long it is valid.
        until: Until,
    },
}

impl Open {
    /// Judges a pledge of `by` to `to` by an event.
    pub(crate) fn judge_pledge(&self, pledge: &Pledge, by: Seat, to: Seat, event: &Event) -> Option<Verdict> {
        let (Pledge::Peace { until } | Pledge::StayOut { until, .. }) = *pledge;
        match *event {
            Event::Attacked { colour, to: province, defender, .. } if colour == self.colour(by) => {
                let broken = match *pledge {
                    Pledge::Peace { .. } => defender == Some(self.colour(to)),
                    Pledge::StayOut { province: pledged, .. } => province == pledged,
                };
                broken.then_some(Verdict::Broken)
            }
            Event::RoundEnded { .. } if until == Until::RoundEnd => Some(Verdict::Kept),
            // A pledge that was not broken by then was kept.
            Event::WinterCame { .. } | Event::Won { .. } => Some(Verdict::Kept),
            _ => None,
        }
    }
}
