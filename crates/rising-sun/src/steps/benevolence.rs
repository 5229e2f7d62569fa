//! Benevolence: a coin just spent may go to another player.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::mandate::Mandate;
use crate::naming::in_document;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};
use crate::steps::{Marshal, SummonMonster};

/// Decision: who gets one of the coins just spent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Benevolence<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// How many coins may still be given.
    pub left: u8,
}

in_document!(Benevolence<Seat> { seat, left });

impl Pending for Benevolence {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.extend(state.others(self.seat).iter().map(|other| Action::GiveCoin { to: state.clan(other) }));
        actions.push(Action::Done);
    }

    fn check(self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            Action::GiveCoin { to } => match state.seat_of(to) {
                None => Err(Refusal::NotInGame { clan: to }),
                Some(other) if other == self.seat => Err(Refusal::NotYourself),
                Some(_) => Ok(()),
            },
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        state.agenda.pop();
        if let Action::GiveCoin { to } = action
            && let Some(other) = state.seat_of(to)
        {
            if self.left > 1 {
                state.agenda.push(Benevolence { seat, left: self.left - 1 });
            }
            state.player_mut(other).coins += 1;
            events.emit(Event::GoodsGiven { clan: state.clan(seat), to, coins: 1, ronin: 0 });
            state.gain_honor(seat, events);
            state.gain_vp(seat, 2, Card::Benevolence, events);
        }
    }

    fn fits_on(self, below: Step) -> bool {
        match below {
            Step::SummonMonster(SummonMonster { seat, .. }) | Step::Marshal(Marshal { seat, .. }) => seat == self.seat,
            below => below.is_mandate(Mandate::Train) || below.is_kami_turn(),
        }
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat) && (1..=2).contains(&self.left)
    }
}
