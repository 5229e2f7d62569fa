//! A battle after the bids, played to its end by plain good sense.

use rising_sun::{Action, Clan, State, ViewDocument};
use table::{Game, Seat, Unheard, Viewer};

/// Plays on until no advantage is to be decided any more. Does nothing outside of a battle.
pub(super) fn finish_battle(state: &mut State) {
    let mut legal = Vec::new();
    for _ in 0..100 {
        let Some(seat) = state.waiting_for().iter().next() else { return };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let choice = match legal.first() {
            Some(Action::Execute) => usize::from(!executes(state, seat)),
            Some(Action::TakeHostage { .. }) => captive(state, seat, &legal),
            Some(Action::Done) if legal.len() == 1 => 0,
            // An odd coin of reparations; the same action is Benevolence, outside of battles.
            Some(Action::GiveCoin { .. }) if !legal.contains(&Action::Done) => 0,
            _ => return,
        };
        if state.perform(seat, legal[choice], &mut Unheard).is_err() {
            return;
        }
    }
}

/// Ronin and poets always; Seppuku where the battle is lost anyway.
fn executes(state: &State, seat: Seat) -> bool {
    let view = state.view(Viewer::Seat(seat)).document();
    let seppuku = matches!(view.table.agenda.last(), Some(rising_sun::StepDocument::Seppuku { .. }));
    !seppuku || view.viewer.is_some_and(|me| expected_winner(&view) != Some(me))
}

/// Who would win the battle as the bids lie, hired ronin counted.
fn expected_winner(view: &ViewDocument) -> Option<Clan> {
    let battle = view.table.battle.as_ref()?;
    let force = |clan: Clan| view.force.get(&battle.province).and_then(|force| force.get(&clan)).copied().unwrap_or(0);
    let honor = |clan: Clan| std::cmp::Reverse(view.table.honor.iter().position(|&one| one == clan));
    let bid = |clan: Clan| {
        let bids = battle.bids.as_ref().and_then(|bids| bids.get(&clan));
        bids.and_then(|bids| bids.get(&rising_sun::Advantage::HireRonin)).copied().unwrap_or(0)
    };
    let hires = battle.participants.iter().copied().filter(|&clan| bid(clan) > 0);
    let hires = hires.max_by_key(|&clan| (bid(clan), honor(clan)));
    let ronin = |clan: Clan| {
        let player = view.table.players.iter().find(|player| player.clan == clan);
        player.map_or(0, |player| player.ronin + if clan == Clan::Koi { player.coins } else { 0 })
    };
    let strength = |clan: Clan| force(clan) + if hires == Some(clan) { ronin(clan) } else { 0 };
    battle.participants.iter().copied().max_by_key(|&clan| (strength(clan), honor(clan)))
}

/// A figure of the strongest rival; of an ally none.
fn captive(state: &State, seat: Seat, legal: &[Action]) -> usize {
    let view = state.view(Viewer::Seat(seat)).document();
    let Some(battle) = &view.table.battle else { return legal.len() - 1 };
    let force = view.force.get(&battle.province);
    let strength = |action: &Action| match action {
        Action::TakeHostage { clan, figure } => {
            let force = force.and_then(|force| force.get(clan)).copied().unwrap_or(0);
            (1 + force, u8::from(figure.monster().is_some()))
        }
        _ => (0, 0),
    };
    (0..legal.len()).max_by_key(|&index| strength(&legal[index])).unwrap_or(0)
}
