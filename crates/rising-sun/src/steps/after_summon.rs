//! What cards allow after a Summon.

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
use crate::seasonal::Order;
use crate::state::{EventSink, Open, Spot, State};
use crate::steps::MercyTarget;
use crate::summon::{check_copies, check_reserve};

/// Decision: what to do with the cards that act after a Summon, as often as there are copies left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct AfterSummon<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// Uses left of the Path of the Kenin.
    pub kenin: u8,
    /// Uses left of the Path of the Ninja.
    pub ninja: u8,
    /// Uses left of the Path of the Monkey.
    pub monkey: u8,
}

in_document!(AfterSummon<Seat> { seat, kenin, ninja, monkey });

impl AfterSummon {
    /// Walks through all choices but `Done`.
    fn choices(self, state: &Open, mut choose: impl FnMut(Action) -> Walk) -> Walk {
        let AfterSummon { seat, kenin, ninja, monkey } = self;
        if kenin > 0 && state.player(seat).bushi_reserve > 0 {
            for province in Province::ALL {
                if state.player(seat).strongholds[province.index()] > 0 {
                    choose(Action::PlaceFigure { figure: Figure::Bushi, site: Site::Province(province) })?;
                }
            }
        }
        if ninja > 0 {
            for victim in state.all().iter() {
                for province in Province::ALL {
                    let safe = victim != seat && state.is_protected(victim, province);
                    if state.player(victim).bushi[province.index()] > 0 && !safe {
                        choose(Action::KillFigure { clan: state.clan(victim), figure: Figure::Bushi, province })?;
                    }
                }
            }
        }
        if monkey > 0 && state.richest_opponents(seat).0 > 0 {
            choose(Action::TakeFromRichest)?;
        }
        Walk::Continue(())
    }
}

impl Pending for AfterSummon {
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
            Action::PlaceFigure { figure: Figure::Bushi, site: Site::Province(province) } => {
                check_copies(self.kenin)?;
                check_reserve(state, self.seat, Figure::Bushi)?;
                if state.player(self.seat).strongholds[province.index()] > 0 {
                    Ok(())
                } else {
                    Err(Refusal::NoStrongholdThere { province })
                }
            }
            Action::KillFigure { clan, figure, province } => {
                check_copies(self.ninja)?;
                let victim = state.seat_of(clan).ok_or(Refusal::NotInGame { clan })?;
                if figure != Figure::Bushi {
                    return Err(Refusal::NotATarget { clan, figure });
                }
                if !state.has(victim, figure, Spot::Map(province)) {
                    Err(Refusal::NoFigureThere { figure, province })
                } else if victim != self.seat && state.is_protected(victim, province) {
                    Err(Refusal::ProtectedByAmaterasu { clan })
                } else {
                    Ok(())
                }
            }
            Action::TakeFromRichest => {
                check_copies(self.monkey)?;
                if state.richest_opponents(self.seat).0 > 0 { Ok(()) } else { Err(Refusal::NothingToTake) }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(mut self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        match action {
            Action::PlaceFigure { figure, site } => {
                self.kenin -= 1;
                state.agenda.replace(self);
                state.place(seat, figure, site, Card::PathOfTheKenin, events);
            }
            Action::KillFigure { clan, province, .. } => {
                self.ninja -= 1;
                state.agenda.replace(self);
                if let Some(of) = state.seat_of(clan)
                    && (of == seat || !state.ask_mercy(seat, MercyTarget::Bushi { of, province }))
                {
                    state.ninja_kills(seat, of, province, events);
                }
            }
            Action::TakeFromRichest => {
                self.monkey -= 1;
                state.agenda.replace(self);
                let richest = state.richest_opponents(seat).1.collect::<Order>();
                for from in richest.iter() {
                    state.take_coins_from(seat, from, 1, Card::PathOfTheMonkey, events);
                }
                state.lose_honor(seat, events);
            }
            _ => state.agenda.pop(),
        }
    }

    fn run(self, state: &mut State, _: &mut impl EventSink) -> bool {
        let any = self.choices(state, choices::first).is_break();
        state.end_unless(any)
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_mandate(Mandate::Recruit) || below.is_mandate(Mandate::Train) || below.is_kami_turn()
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat)
            && self.kenin <= state.copies(self.seat, Card::PathOfTheKenin)
            && self.ninja <= state.copies(self.seat, Card::PathOfTheNinja)
            && self.monkey <= state.copies(self.seat, Card::PathOfTheMonkey)
    }
}
