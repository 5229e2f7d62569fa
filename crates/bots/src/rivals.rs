//! What a player's standing is worth against the standings of the others.

use engine::Seat;

/// How much the standings of the strongest rival and of each rival count against a player's own.
const LEADER: f64 = 0.25;
const RIVAL: f64 = 0.08;

/// How `me` stands against the others, from what each seat has and can hope for.
#[inline]
pub(crate) fn against_rivals(me: Seat, standing: impl Iterator<Item = (Seat, f64)>) -> f64 {
    let (mut own, mut leader, mut rivals) = (0.0, 0.0f64, 0.0);
    for (seat, worth) in standing {
        if seat == me {
            own = worth;
        } else {
            leader = leader.max(worth);
            rivals += worth;
        }
    }
    own - LEADER * leader - RIVAL * rivals
}
