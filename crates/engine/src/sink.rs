//! Receivers of events.

/// Receives the events of a game as they happen. It is a type parameter of [`Game::perform`](crate::Game::perform),
/// so that games without listeners do not pay for their events.
pub trait Sink<E> {
    /// Receives one event.
    fn emit(&mut self, event: E);

    /// The former name of [`emit`](Sink::emit).
    fn tell(&mut self, event: E) {
        self.emit(event);
    }
}

/// A sink that discards every event.
#[derive(Clone, Copy, Debug, Default)]
pub struct DiscardEvents;

impl<E> Sink<E> for DiscardEvents {
    #[inline(always)]
    fn emit(&mut self, _event: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
