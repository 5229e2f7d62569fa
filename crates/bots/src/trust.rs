//! What a bot believes of what others promise.

use engine::{Game, PromiseOf, Seat, Verdict};

use crate::Character;

/// How far a kept promise brings trust towards certainty, and what is left of it after a broken one.
const KEPT: f64 = 0.25;
const BROKEN: f64 = 0.3;

/// How much of what `other` promises comes true, from 0 to 1, as a character judges by the promises
/// that `other` made to `me`.
pub(crate) fn trust<G: Game>(character: &Character, promises: &[PromiseOf<G>], me: Seat, other: Seat) -> f64 {
    let between = promises.iter().filter(|promise| promise.by.seat == other && promise.to.seat == me);
    between.fold(character.trust, |trust, promise| match promise.verdict {
        Some(Verdict::Kept) => trust + (1.0 - trust) * KEPT,
        Some(Verdict::Broken) => trust * BROKEN,
        Some(Verdict::Void) | None => trust,
    })
}
