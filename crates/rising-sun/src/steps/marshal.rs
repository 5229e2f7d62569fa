//! Marshal (p.15).

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::card::Card;
use crate::choices;
use crate::event::Event;
use crate::mandate::Mandate;
use crate::marshal::{STRONGHOLD_COST, check_build, check_move, check_worshipper, moves, worshipper_moves};
use crate::naming::in_document;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};

/// Decision: what to move where, and where to build.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Marshal<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// How many strongholds the player may still build.
    pub builds: u8,
    /// Uses left of the Path of the Kannushi.
    pub kannushi: u8,
}

in_document!(Marshal<Seat> { seat, builds, kannushi });

impl Marshal {
    fn any_left(self, open: &Open) -> bool {
        self.builds > 0 && open.player(self.seat).stronghold_reserve > 0
            || worshipper_moves(open, self.seat, self.kannushi, choices::first).is_break()
            || moves(open, self.seat, true, choices::first).is_break()
    }
}

impl Pending for Marshal {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let _ = moves(state, seat, true, choices::collect(actions));
        let _ = worshipper_moves(state, seat, self.kannushi, choices::collect(actions));
        if check_build(state, seat, self.builds).is_ok() {
            actions.extend(Province::ALL.map(|province| Action::BuildStronghold { province }));
        }
        actions.push(Action::Done);
    }

    fn check(self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            Action::BuildStronghold { .. } => check_build(state, seat, self.builds),
            Action::MoveWorshipper { figure, from, to } => {
                check_worshipper(state, seat, self.kannushi, figure, from, to)
            }
            action => check_move(state, seat, true, action),
        }
    }

    fn perform(mut self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        match action {
            Action::Done => state.agenda.pop(),
            Action::MoveWorshipper { figure, from, to } => {
                self.kannushi -= 1;
                state.agenda.replace(self);
                state.move_worshipper(seat, figure, from, to, events);
            }
            Action::BuildStronghold { province } => {
                let cost = state.price(seat, STRONGHOLD_COST, 0);
                let player = state.player_mut(seat);
                player.coins -= cost;
                player.stronghold_reserve -= 1;
                player.strongholds[province.index()] += 1;
                self.builds -= 1;
                state.agenda.replace(self);
                events.emit(Event::StrongholdBuilt { clan: state.clan(seat), province, cost });
                let copies = state.copies(seat, Card::Benevolence);
                state.ask_benevolence(seat, copies, cost);
            }
            action => state.start_move(seat, action, events),
        }
    }

    fn run(self, state: &mut State, _: &mut impl EventSink) -> bool {
        let any = self.any_left(state);
        state.end_unless(any)
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_mandate(Mandate::Marshal)
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat)
            && state.moved_are_there(self.seat)
            && self.builds <= 2
            && self.kannushi <= state.copies(self.seat, Card::PathOfTheKannushi)
    }
}
