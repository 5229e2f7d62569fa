//! A battle (p.22-25).

use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::battle::BattleStage;
use crate::naming::in_document;
use crate::state::{EventSink, State};

/// Runs the stages of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// The stage that comes next.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub stage: BattleStage,
}

in_document!(Battle { stage });

impl Pending for Battle {
    fn run(self, state: &mut State, events: &mut impl EventSink) -> bool {
        state.continue_battle(self.stage, events);
        true
    }

    fn fits_on(self, below: Step) -> bool {
        below == Step::War
    }

    fn is_valid(self, state: &State) -> bool {
        let decided = self.stage > BattleStage::Outcome;
        let bid = self.stage > BattleStage::Seppuku;
        state.battle.winner.is_some() == decided && (state.battle.revealed || !bid)
    }
}
