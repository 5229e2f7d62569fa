//! Measures what hidden things are worth, by a bot that knows them.
//!
//! Tables for people have no oracle. Only a [series](crate::Series) of games among bots has one,
//! for bots whose name asks for it, so that docs/bots.md can say what cheating would bring.

use std::sync::{Arc, Mutex, PoisonError};

use engine::{Chance, Seed};

use crate::Foresight;

/// Shows a cheating bot the real state.
#[derive(Debug)]
pub struct Oracle<G> {
    table: Arc<Mutex<Option<G>>>,
    luck: Arc<Mutex<Chance>>,
}

impl<G> Clone for Oracle<G> {
    fn clone(&self) -> Self {
        Oracle { table: self.table.clone(), luck: self.luck.clone() }
    }
}

impl<G: Clone> Oracle<G> {
    /// An oracle that has not been shown a state yet.
    pub(crate) fn new(seed: u64) -> Oracle<G> {
        Oracle { table: Arc::default(), luck: Arc::new(Mutex::new(Seed::from(seed).chance())) }
    }

    /// Shows the present state.
    pub(crate) fn show(&self, game: &G) {
        *self.table.lock().unwrap_or_else(PoisonError::into_inner) = Some(game.clone());
    }
}

impl<G: Foresight> Oracle<G> {
    /// Makes an imagined table the true one. What chance will still bring stays unknown: that is
    /// luck, and nobody at the table could know it.
    pub(crate) fn look(&self, imagined: &mut G) {
        let table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = &*table {
            let mut luck = self.luck.lock().unwrap_or_else(PoisonError::into_inner);
            *imagined = G::with_luck(game, &mut luck);
        }
    }
}
