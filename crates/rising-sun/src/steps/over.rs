//! The end of the game.

use super::Pending;
use crate::state::Phase;

/// The game is over.
#[derive(Clone, Copy)]
pub struct Over;

impl Pending for Over {
    const PHASE: Option<Phase> = Some(Phase::Over);
}
