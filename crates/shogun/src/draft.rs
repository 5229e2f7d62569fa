//! Choosing starting provinces (p.5): the players take province cards in turn.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::decision::Decision;
use crate::event::Event;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, GROUP_SIZES, Open, Stack, State};
use crate::step::Step;

/// How many army groups of each size a player has, smallest first (p.5): seven places of the
/// player board, an eighth with up to four players, a ninth with three.
pub(crate) fn groups(players: usize) -> [u8; GROUP_SIZES.len()] {
    [2 + 5u8.saturating_sub(players as u8), 2, 2, 1]
}

impl Open {
    /// Number of cards in the stack.
    fn stack_len(&self) -> usize {
        usize::from(self.draft.unseen) + self.draft.under.len()
    }

    /// Checks whether the player may put both open cards under the stack: they have been the same since
    /// the player's last turn, and two others are there to replace them.
    fn check_replace(&self) -> Result<(), Refusal> {
        if self.draft.unchanged < self.seats {
            return Err(Refusal::CardsChanged);
        }
        if self.stack_len() < 2 || self.draft.offered.contains(&None) {
            return Err(Refusal::StackEmpty);
        }
        Ok(())
    }
}

impl State {
    /// Lays out the stack and the two open cards.
    pub(crate) fn start_draft(&mut self, events: &mut impl EventSink) {
        for province in self.playing.iter() {
            self.hidden.stack.push(province);
        }
        self.hidden.chance.shuffle(self.hidden.stack.cards_mut());
        self.open.draft.unseen = self.hidden.stack.len() as u8;
        let groups = groups(self.seat_count());
        for seat in self.all().iter() {
            self.player_mut(seat).groups = groups;
        }
        self.offer_cards(events);
        self.open.step = Step::Draft { seat: Seat(0) };
    }

    /// Takes the top card of the stack; the cards put under it come last.
    fn next_card(&mut self) -> Option<Province> {
        match self.hidden.stack.take() {
            Some(province) => {
                self.open.draft.unseen -= 1;
                Some(province)
            }
            None => self.open.draft.under.take(),
        }
    }

    /// Turns up cards until two are open.
    pub(crate) fn offer_cards(&mut self, events: &mut impl EventSink) {
        for place in 0..2 {
            if self.draft.offered[place].is_none() {
                let card = self.next_card();
                self.open.draft.offered[place] = card;
                if let Some(province) = card {
                    events.emit(Event::CardOffered { province });
                }
            }
        }
    }

    /// Removes the remaining cards and starts the game.
    pub(crate) fn end_draft(&mut self, events: &mut impl EventSink) {
        self.hidden.stack = Stack::EMPTY;
        self.open.draft = crate::setup::NO_DRAFT;
        self.start_game(events);
    }
}

/// Decision: which province card to take.
#[derive(Clone, Copy)]
pub(crate) struct ChooseCard {
    pub(crate) seat: Seat,
}

impl Decision for ChooseCard {
    #[inline]
    fn seats(self, _open: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn list_legal(self, state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(state.draft.offered.iter().flatten().map(|&province| Action::TakeCard { province }));
        if state.stack_len() > 0 {
            actions.push(Action::DrawCard);
        }
        if state.check_replace().is_ok() {
            actions.push(Action::ReplaceCards);
        }
    }

    fn check(self, state: &State, _seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::TakeCard { province } if state.draft.offered.contains(&Some(province)) => Ok(()),
            Action::TakeCard { province } => Err(Refusal::NotOffered { province }),
            Action::DrawCard if state.stack_len() > 0 => Ok(()),
            Action::DrawCard => Err(Refusal::StackEmpty),
            Action::ReplaceCards => state.check_replace(),
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        let colour = state.colour(seat);
        let taken = match action {
            Action::TakeCard { province } => {
                let place = state.draft.offered.iter().position(|&card| card == Some(province)).unwrap_or(0);
                state.open.draft.offered[place] = None;
                events.emit(Event::CardTaken { colour, province });
                Some(province)
            }
            Action::ReplaceCards => {
                if let [Some(one), Some(other)] = state.draft.offered {
                    events.emit(Event::CardsReplaced { colour, provinces: [one, other] });
                    state.open.draft.under.push(one);
                    state.open.draft.under.push(other);
                    state.open.draft.offered = [None; 2];
                    state.open.draft.unchanged = 0;
                    state.offer_cards(events);
                }
                None
            }
            _ => {
                let card = state.next_card();
                if let Some(province) = card {
                    events.emit(Event::CardDrawn { colour, province });
                }
                card
            }
        };
        if let Some(province) = taken {
            state.open.step = Step::Station { seat, province };
        }
    }

    fn is_valid(self, state: &State) -> bool {
        state.turn == 0
    }
}
