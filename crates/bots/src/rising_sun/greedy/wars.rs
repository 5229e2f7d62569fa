//! A battle after the bids, played to its end by plain good sense.

use engine::{DiscardEvents, Game, Seat};
use rising_sun::{Action, Advantage, Clan, Open, State, Step};

/// Plays on until no advantage is to be decided any more. Does nothing outside of a battle.
pub(in crate::rising_sun) fn finish_battle(state: &mut State) {
    let mut legal = Vec::new();
    for _ in 0..100 {
        let Some(seat) = state.waiting_for().iter().next() else { return };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let choice = match legal.first() {
            Some(Action::Execute) => usize::from(!executes(state.public(), seat)),
            Some(Action::TakeHostage { .. }) => captive(state.public(), &legal),
            Some(Action::Done) if legal.len() == 1 => 0,
            // An odd coin of reparations; the same action is Benevolence, outside of battles.
            Some(Action::GiveCoin { .. }) if !legal.contains(&Action::Done) => 0,
            _ => return,
        };
        if state.perform(seat, legal[choice], &mut DiscardEvents).is_err() {
            return;
        }
    }
}

/// Ronin and poets always; Seppuku where the battle is lost anyway.
fn executes(open: &Open, seat: Seat) -> bool {
    !matches!(open.step(), Step::Seppuku { .. }) || expected_winner(open) != Some(seat)
}

/// Who would win the battle as the bids lie, hired ronin counted.
fn expected_winner(open: &Open) -> Option<Seat> {
    let province = open.battlefield()?;
    let honor = |seat: Seat| std::cmp::Reverse(open.honor(seat));
    let bid = |seat: Seat| open.bid(seat, Advantage::HireRonin);
    let hires = open.participants().iter().filter(|&seat| bid(seat) > 0).max_by_key(|&seat| (bid(seat), honor(seat)));
    let ronin = |seat: Seat| open.ronin(seat) + if open.clan(seat) == Clan::Koi { open.coins(seat) } else { 0 };
    let strength = |seat: Seat| open.force_in(seat, province) + if hires == Some(seat) { ronin(seat) } else { 0 };
    open.participants().iter().max_by_key(|&seat| (strength(seat), honor(seat)))
}

/// A figure of the strongest rival; of an ally none.
fn captive(open: &Open, legal: &[Action]) -> usize {
    let Some(province) = open.battlefield() else { return legal.len() - 1 };
    let strength = |action: &Action| match action {
        Action::TakeHostage { clan, figure } => {
            let force = open.seat_of(*clan).map_or(0, |seat| open.force_in(seat, province));
            (1 + force, u8::from(figure.monster().is_some()))
        }
        _ => (0, 0),
    };
    (0..legal.len()).max_by_key(|&index| strength(&legal[index])).unwrap_or(0)
}
