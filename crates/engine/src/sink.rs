//! Where events go.

/// Takes the events of a game as they happen. A type parameter of [`Game::perform`](crate::Game::perform),
/// so that play that nobody watches pays nothing for telling.
pub trait Sink<E> {
    /// Takes one event.
    fn tell(&mut self, event: E);
}

/// A sink that lets every event drop unheard.
#[derive(Clone, Copy, Debug, Default)]
pub struct DiscardEvents;

impl<E> Sink<E> for DiscardEvents {
    #[inline(always)]
    fn tell(&mut self, _event: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}
