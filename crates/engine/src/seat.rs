//! Who sits at the table, and who looks on.

use serde::{Deserialize, Serialize};

use crate::bits;

/// The most seats any game here can have; [`Seats`] has a bit for each.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seats(pub u8);

impl Seats {
    /// No seat at all.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats.
    #[inline]
    pub fn first(count: usize) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// This seat alone.
    #[inline]
    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set with `seat` in it.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with `seat` taken out.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// How many seats there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        bits(self.0.into()).map(|seat| Seat(seat as u8))
    }
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who plays no part and may know only what all players know.
    Spectator,
}

impl Viewer {
    /// Whether this viewer sits at `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// Who may hear of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Audience {
    /// All players and spectators.
    Everyone,
    /// These seats alone.
    Only(Seats),
}

impl Audience {
    /// Whether `viewer` may hear.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Everyone, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.has(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
        }
    }
}
