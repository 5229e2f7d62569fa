//! Seats, viewers and audiences.

use serde::{Deserialize, Serialize};

use crate::bits;

/// The maximum number of seats of any game; [`Seats`] has a bit for each.
pub const MAX_SEATS: usize = 8;

/// Seat index, counted clockwise from 0.
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
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// The set of the first `count` seats.
    #[inline]
    pub fn first(count: usize) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// The set of one seat.
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

    /// Number of seats in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
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

/// The person a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator, who may know only what every player knows.
    Spectator,
}

impl Viewer {
    /// Whether this viewer plays `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// The viewers who may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Audience {
    /// All players and spectators.
    Everyone,
    /// Only these seats.
    Only(Seats),
}

impl Audience {
    /// Whether `viewer` belongs to the audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Everyone, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.has(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
        }
    }
}
