//! What cards allow at the end of a Recruit.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::action::Site;
use crate::card::Card;
use crate::choices::{self, Walk};
use crate::figure::Figure;
use crate::mandate::Mandate;
use crate::naming::in_document;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};
use crate::summon::{check_copies, check_reserve};

/// Decision: what to place with the cards that act at the end of a Recruit, as often as there are copies left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct EndOfRecruit<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// Uses left of the Path of the Light.
    pub light: u8,
    /// Uses left of the Path of the Samurai.
    pub samurai: u8,
}

in_document!(EndOfRecruit<Seat> { seat, light, samurai });

impl EndOfRecruit {
    /// Walks through all choices but `Done`.
    fn choices(self, state: &Open, mut choose: impl FnMut(Action) -> Walk) -> Walk {
        if self.light > 0 {
            for figure in [Figure::Shinto, Figure::Komainu] {
                if state.has(self.seat, figure, Spot::Reserve) {
                    for kami in state.kami {
                        choose(Action::PlaceFigure { figure, site: Site::Shrine(kami) })?;
                    }
                }
            }
        }
        if self.samurai > 0 && state.player(self.seat).bushi_reserve > 0 {
            for province in Province::ALL {
                choose(Action::PlaceFigure { figure: Figure::Bushi, site: Site::Province(province) })?;
            }
        }
        Walk::Continue(())
    }
}

impl Pending for EndOfRecruit {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        let _ = self.choices(state, choices::collect(actions));
        actions.push(Action::Done);
    }

    fn check(self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            Action::PlaceFigure { figure, site: Site::Shrine(kami) } => {
                check_copies(self.light)?;
                if !figure.is_shinto() {
                    return Err(Refusal::NotAShinto { figure });
                }
                state.shrine_of(kami).ok_or(Refusal::NoSuchShrine { kami })?;
                check_reserve(state, self.seat, figure)
            }
            Action::PlaceFigure { figure: Figure::Bushi, site: Site::Province(_) } => {
                check_copies(self.samurai)?;
                check_reserve(state, self.seat, Figure::Bushi)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(mut self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        let Action::PlaceFigure { figure, site } = action else {
            state.agenda.pop();
            return;
        };
        let card = if figure == Figure::Bushi {
            self.samurai -= 1;
            Card::PathOfTheSamurai
        } else {
            self.light -= 1;
            Card::PathOfTheLight
        };
        state.agenda.replace(self);
        state.place(seat, figure, site, card, events);
    }

    fn run(self, state: &mut State, _: &mut impl EventSink) -> bool {
        let any = self.choices(state, choices::first).is_break();
        state.end_unless(any)
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_mandate(Mandate::Recruit)
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat)
            && self.light <= state.copies(self.seat, Card::PathOfTheLight)
            && self.samurai <= state.copies(self.seat, Card::PathOfTheSamurai)
    }
}
