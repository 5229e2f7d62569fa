//! The secret bids of a battle (p.22).

use engine::{Seat, Seats};

use super::{Pending, Step};
use crate::action::Action;
use crate::advantage::{ADVANTAGES, Advantage};
use crate::battle::BattleStage;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};

/// Decision of all players in the battle: how many coins to bid on each advantage.
#[derive(Clone, Copy)]
pub struct Bids;

impl Pending for Bids {
    const TAKE_BACK: Option<Action> = Some(Action::TakeBackBids);

    fn deciders(self, open: &Open) -> Seats {
        open.bidding()
    }

    fn legal(self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if let Some(&advantage) = Advantage::ALL.get(state.hidden.bids_placed[seat.index()] as usize) {
            let most = state.coins_to_bid(seat).min(u8::MAX.into()) as u8;
            actions.extend((0..=most).map(|coins| Action::Bid { advantage, coins }));
        }
    }

    fn check(self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let placed = state.hidden.bids_placed[seat.index()];
        match action {
            Action::Bid { advantage, coins } => {
                let expected = *Advantage::ALL.get(placed as usize).ok_or(Refusal::NotYourDecision)?;
                let left = state.coins_to_bid(seat);
                if advantage != expected {
                    Err(Refusal::WrongAdvantage { expected })
                } else if u16::from(coins) > left {
                    Err(Refusal::TooManyCoins { coins, left })
                } else {
                    Ok(())
                }
            }
            Action::Done => Err(Refusal::MustChoose),
            _ => Err(Refusal::NotNow),
        }
    }

    fn check_take_back(self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if !state.battle.participants.has(seat) {
            Err(Refusal::NotYourDecision)
        } else if state.hidden.bids_placed[seat.index()] > 0 && state.player(seat).coins > 0 {
            Ok(())
        } else {
            Err(Refusal::NotNow)
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        let clan = state.clan(seat);
        match action {
            Action::Bid { advantage, coins } => {
                state.hidden.bids[seat.index()][advantage as usize] = coins;
                state.hidden.bids_placed[seat.index()] += 1;
                events.emit(Event::BidPlaced { clan, advantage, coins });
                if advantage == Advantage::ImperialPoets || state.coins_to_bid(seat) == 0 {
                    state.bids_ready(seat, events);
                }
            }
            _ => {
                state.hidden.bids[seat.index()] = [0; ADVANTAGES];
                state.hidden.bids_placed[seat.index()] = 0;
                if state.battle.ready.has(seat) {
                    state.battle.ready = state.battle.ready.without(seat);
                    events.emit(Event::BidsTakenBack { clan });
                }
            }
        }
    }

    fn run(self, state: &mut State, events: &mut impl EventSink) -> bool {
        let all_ready = state.bidding().is_empty();
        all_ready && state.reveal_bids(events)
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_battle_before(BattleStage::Seppuku)
    }

    fn is_valid(self, state: &State) -> bool {
        !state.battle.revealed
    }
}
