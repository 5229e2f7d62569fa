//! What a bot is.

use table::{Game, Seat};

/// A player that decides by itself. It is shown a view, never a state: whatever else it wants to
/// know it must [imagine](Game::imagine).
pub trait Player<G: Game>: Send {
    /// Chooses one of `legal`, which is not empty, by its index.
    fn decide(&mut self, view: &G::View, legal: &[G::Action]) -> usize;

    /// Whether the player takes an offer from `from`; one without terms holds only promises.
    fn answer(&mut self, view: &G::View, from: Seat, terms: Option<&G::Terms>) -> bool {
        let _ = (view, from, terms);
        false
    }

    /// What the player wants to offer now, and to whom. Asked again until it offers nothing, a few
    /// times at most; an offer that the game does not allow now comes to nothing.
    fn propose(&mut self, view: &G::View) -> Option<(Seat, G::Terms)> {
        let _ = view;
        None
    }
}
