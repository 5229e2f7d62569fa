//! All four bids of a battle in one line.

use engine::{ActionError, DiscardEvents, Game, Seat};
use rising_sun::{ADVANTAGES, Action, Advantage, State, StepDocument};

use super::document;
use crate::play::on_screen::ViewContext;

/// The bids as actions. They are tried aside first, so that all are placed or none.
pub(super) fn bids(context: &ViewContext<'_, State>, seat: Seat, bids: &[usize]) -> Result<Vec<Action>, String> {
    let locale = context.locale;
    if document(context).table.agenda.last() != Some(&StepDocument::Bids) {
        return Err(locale.say("play-unknown", &[]));
    }
    if bids.len() != ADVANTAGES {
        return Err(locale.say("play-four-bids", &[]));
    }
    let mut actions: Vec<Action> = Vec::new();
    context.game.free_actions(seat, &mut actions);
    actions.retain(|action| *action == Action::TakeBackBids);
    for (advantage, &coins) in Advantage::ALL.into_iter().zip(bids) {
        actions.push(Action::Bid { advantage, coins: coins.min(u8::MAX.into()) as u8 });
    }
    let mut state = *context.game;
    let mut wanted = Vec::new();
    for action in actions {
        // With the last coin placed, the rest is settled: nothing more can be bid, and need not.
        let settled = !state.waiting_for().has(seat) && action != Action::TakeBackBids;
        if settled && matches!(action, Action::Bid { coins: 0, .. }) {
            break;
        }
        let done = state.perform(seat, action, &mut DiscardEvents);
        done.map_err(|refusal| locale.action_error(&ActionError::<State>::Refused(refusal)))?;
        wanted.push(action);
    }
    Ok(wanted)
}
