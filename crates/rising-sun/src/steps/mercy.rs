//! Mercy: those about to be killed may be spared.

use engine::{DocumentError, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::battle::BattleStage;
use crate::card::Card;
use crate::clan::Clan;
use crate::event::Event;
use crate::figure::Figure;
use crate::naming::{InDocument, Seating, in_document};
use crate::province::Province;
use crate::refusal::Refusal;
use crate::seasonal::Order;
use crate::state::{EventSink, Open, Spot, State};
use crate::steps::{AfterSummon, Hate, Keiri};

/// The group that Mercy may spare.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum MercyTarget<S = Seat> {
    /// The figures of all who lost the battle.
    Losers,
    /// A bushi chosen by the Path of the Ninja.
    Bushi {
        /// The owner of the bushi.
        of: S,
        /// The province of the bushi.
        province: Province,
    },
    /// The targets of the Way of the Keiri.
    Keiri {
        /// The province of the daimyo.
        province: Province,
    },
    /// The victims of the Oni of Hate.
    Hate {
        /// The province that the Oni entered.
        province: Province,
    },
}

impl InDocument for MercyTarget {
    type Document = MercyTarget<Clan>;

    fn to_document(self, open: &Open) -> MercyTarget<Clan> {
        match self {
            MercyTarget::Losers => MercyTarget::Losers,
            MercyTarget::Bushi { of, province } => MercyTarget::Bushi { of: open.clan(of), province },
            MercyTarget::Keiri { province } => MercyTarget::Keiri { province },
            MercyTarget::Hate { province } => MercyTarget::Hate { province },
        }
    }

    fn from_document(target: MercyTarget<Clan>, at: &str, seating: &Seating<'_>) -> Result<MercyTarget, DocumentError> {
        Ok(match target {
            MercyTarget::Losers => MercyTarget::Losers,
            MercyTarget::Bushi { of, province } => MercyTarget::Bushi { of: seating.seat(at, of)?, province },
            MercyTarget::Keiri { province } => MercyTarget::Keiri { province },
            MercyTarget::Hate { province } => MercyTarget::Hate { province },
        })
    }
}

/// Decision: whether to spare a whole group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Mercy<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// The group that may be spared.
    #[serde(rename = "quarry")]
    pub target: MercyTarget<S>,
}

in_document!(Mercy<Seat> { seat, target });

impl Pending for Mercy {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, _: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.extend([Action::Spare, Action::Kill]);
    }

    fn check(self, _: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Spare | Action::Kill => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Spares or kills the whole group.
    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        state.agenda.pop();
        let spares = action == Action::Spare;
        let points = state.mercy_points(seat);
        let by = state.clan(seat);
        match self.target {
            MercyTarget::Losers => {
                let Some(province) = state.battle.province else { return };
                if spares {
                    for spared in state.victims(seat, province).collect::<Order>().iter() {
                        events.emit(Event::Spared { clan: state.clan(spared), by });
                    }
                    let mut counted = state.battle.loyalty_counted;
                    state.gain_vp_together(seat, points, Card::Mercy, &mut counted, events);
                    state.battle.loyalty_counted = counted;
                } else {
                    state.kill_losers(seat, province, events);
                }
            }
            MercyTarget::Bushi { of, province } => {
                if spares {
                    events.emit(Event::Spared { clan: state.clan(of), by });
                    state.gain_vp(seat, points, Card::Mercy, events);
                    state.lose_honor(seat, events);
                } else {
                    state.ninja_kills(seat, of, province, events);
                }
            }
            MercyTarget::Keiri { province } => {
                if spares {
                    state.agenda.pop();
                    for spared in state.others(seat).iter().filter(|&other| state.is_present(other, province)) {
                        events.emit(Event::Spared { clan: state.clan(spared), by });
                    }
                    state.gain_vp(seat, points, Card::Mercy, events);
                }
            }
            MercyTarget::Hate { .. } => {
                if spares && let Step::Hate(Hate { victims, .. }) = state.agenda.top() {
                    state.agenda.pop();
                    for spared in victims.iter() {
                        events.emit(Event::Spared { clan: state.clan(spared), by });
                    }
                    state.gain_vp(seat, points, Card::Mercy, events);
                }
            }
        }
    }

    /// Mercy comes before a step that kills, or between two stages of a battle.
    fn fits_on(self, below: Step) -> bool {
        match (self.target, below) {
            (MercyTarget::Losers, below) => below.is_battle_before(BattleStage::ImperialPoets),
            (MercyTarget::Bushi { .. }, Step::AfterSummon(AfterSummon { seat, .. })) => seat == self.seat,
            (MercyTarget::Keiri { province: spared }, Step::Keiri(Keiri { seat, province, .. }))
            | (MercyTarget::Hate { province: spared }, Step::Hate(Hate { seat, province, .. })) => {
                seat == self.seat && province == spared
            }
            _ => false,
        }
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat)
            && state.copies(self.seat, Card::Mercy) > 0
            && match self.target {
                MercyTarget::Losers => state.battle.winner == Some(self.seat),
                MercyTarget::Bushi { of, province } => {
                    state.all().has(of) && state.has(of, Figure::Bushi, Spot::Map(province))
                }
                MercyTarget::Hate { .. } | MercyTarget::Keiri { .. } => true,
            }
    }
}
