//! Train (p.16): season cards, monsters, and the Benevolence of those who spend.

use engine::Seat;

use crate::action::Action;
use crate::agenda::Step;
use crate::card::Card;
use crate::event::Event;
use crate::figure::Figure;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};

pub(crate) fn legal_buy(state: &Open, seat: Seat, bonus: bool, actions: &mut Vec<Action>) {
    let coins = state.player(seat).coins;
    for card in state.market.kinds() {
        if state.price(seat, card.row().cost, bonus.into()) <= coins {
            actions.push(Action::BuyCard { card });
        }
    }
    actions.push(Action::Done);
}

pub(crate) fn check_buy(state: &Open, seat: Seat, bonus: bool, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::BuyCard { card } => {
            let (cost, coins) = (state.price(seat, card.row().cost, bonus.into()), state.player(seat).coins);
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

pub(crate) fn perform_buy(state: &mut State, seat: Seat, bonus: bool, action: Action, events: &mut impl EventSink) {
    state.agenda.pop();
    let clan = state.clan(seat);
    let Action::BuyCard { card } = action else {
        events.emit(Event::Passed { clan });
        return;
    };
    let cost = state.price(seat, card.row().cost, bonus.into());
    // A card just bought does not look back on its own purchase.
    let benevolence = state.copies(seat, Card::Benevolence);
    state.market.remove(card);
    let player = state.player_mut(seat);
    player.coins -= cost;
    player.cards.add(card);
    events.emit(Event::CardBought { clan, card, cost });
    if let Some(monster) = card.row().monster {
        state.join(seat, monster);
        state.agenda.push(Step::SummonMonster { seat, figure: monster });
    }
    state.ask_benevolence(seat, benevolence, cost);
}

pub(crate) fn legal_monster(state: &Open, seat: Seat, figure: Figure, actions: &mut Vec<Action>) {
    for province in Province::ALL {
        if state.can_summon_to(seat, province) {
            actions.push(Action::Summon { figure, province });
        }
    }
}

pub(crate) fn check_monster(state: &Open, seat: Seat, figure: Figure, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Summon { figure: asked, .. } if asked != figure => Err(Refusal::NotNow),
        Action::Summon { province, .. } if state.can_summon_to(seat, province) => Ok(()),
        Action::Summon { province, .. } => Err(Refusal::NoStrongholdThere { province }),
        Action::Done => Err(Refusal::MustChoose),
        _ => Err(Refusal::NotNow),
    }
}

/// Summons the monster just bought.
pub(crate) fn perform_monster(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
    if let Action::Summon { figure, province } = action {
        state.agenda.replace(Step::Summoned { seat });
        state.summon(seat, figure, province, events);
    }
}

impl State {
    /// Benevolence: for each copy, one of the coins spent may go to another player.
    pub(crate) fn ask_benevolence(&mut self, seat: Seat, copies: u8, spent: u16) {
        let left = spent.min(copies.into()) as u8;
        if left > 0 {
            self.agenda.push(Step::Benevolence { seat, left });
        }
    }
}

pub(crate) fn legal_benevolence(state: &Open, seat: Seat, actions: &mut Vec<Action>) {
    actions.extend(state.others(seat).iter().map(|other| Action::GiveCoin { to: state.clan(other) }));
    actions.push(Action::Done);
}

pub(crate) fn check_benevolence(state: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::GiveCoin { to } => match state.seat_of(to) {
            None => Err(Refusal::NotInGame { clan: to }),
            Some(other) if other == seat => Err(Refusal::NotYourself),
            Some(_) => Ok(()),
        },
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn perform_benevolence(
    state: &mut State,
    seat: Seat,
    left: u8,
    action: Action,
    events: &mut impl EventSink,
) {
    state.agenda.pop();
    if let Action::GiveCoin { to } = action
        && let Some(other) = state.seat_of(to)
    {
        if left > 1 {
            state.agenda.push(Step::Benevolence { seat, left: left - 1 });
        }
        state.player_mut(other).coins += 1;
        events.emit(Event::GoodsGiven { clan: state.clan(seat), to, coins: 1, ronin: 0 });
        state.gain_honor(seat, events);
        state.gain_vp(seat, 2, Card::Benevolence, events);
    }
}
