//! Train (p.16): season cards, monsters, and the Benevolence of those who spend.

use engine::Seat;

use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};
use crate::steps;

/// Lists the season cards that a player can pay.
pub(crate) fn list_cards(state: &Open, seat: Seat, discount: u16, actions: &mut Vec<Action>) {
    let coins = state.player(seat).coins;
    for card in state.market.kinds() {
        if state.price(seat, card.row().cost, discount) <= coins {
            actions.push(Action::BuyCard { card });
        }
    }
    actions.push(Action::Done);
}

/// Why a season card cannot be bought.
pub(crate) fn check_card(state: &Open, seat: Seat, discount: u16, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::BuyCard { card } => {
            let (cost, coins) = (state.price(seat, card.row().cost, discount), state.player(seat).coins);
            if !state.market.has(card) {
                Err(Refusal::NotForSale { card })
            } else if cost > coins {
                Err(Refusal::NotEnoughCoins { cost, coins })
            } else {
                Ok(())
            }
        }
        _ => Err(Refusal::NotNow),
    }
}

impl State {
    /// Buys a season card, or passes.
    pub(crate) fn buy_card(&mut self, seat: Seat, discount: u16, action: Action, events: &mut impl EventSink) {
        let clan = self.clan(seat);
        let Action::BuyCard { card } = action else {
            events.emit(Event::Passed { clan });
            return;
        };
        let cost = self.price(seat, card.row().cost, discount);
        // Benevolence does not count for its own purchase.
        let benevolence = self.copies(seat, Card::Benevolence);
        self.market.remove(card);
        let player = self.player_mut(seat);
        player.coins -= cost;
        player.cards.add(card);
        events.emit(Event::CardBought { clan, card, cost });
        if let Some(monster) = card.row().monster {
            self.join(seat, monster);
            self.agenda.push(steps::SummonMonster { seat, figure: monster });
        }
        self.ask_benevolence(seat, benevolence, cost);
    }

    /// Benevolence: for each copy, one of the coins spent may go to another player.
    pub(crate) fn ask_benevolence(&mut self, seat: Seat, copies: u8, spent: u16) {
        let left = spent.min(copies.into()) as u8;
        if left > 0 {
            self.agenda.push(steps::Benevolence { seat, left });
        }
    }
}
