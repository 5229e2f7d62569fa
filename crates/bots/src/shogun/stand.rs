//! How a player stands in Shogun, in points: those they have and those they can hope for.

use engine::Seat;
use shogun::{Open, Season};

use super::greedy::worth;
use crate::rivals::against_rivals;

/// How `me` stands against the others.
pub(super) fn weigh(open: &Open, me: Seat) -> f64 {
    let majorities = open.majorities();
    let worth = |seat: Seat| {
        let led = majorities.iter().flatten().filter(|majority| majority.seats.has(seat));
        (seat, stand(open, seat, led.map(|majority| f64::from(majority.points)).sum()))
    };
    against_rivals(me, (0..open.seat_count() as u8).map(Seat).map(worth))
}

/// What a player has and can hope for; `majorities` are the points that they would bring now.
pub(super) fn stand(open: &Open, seat: Seat, majorities: f64) -> f64 {
    let points = f64::from(open.points(seat));
    if open.step() == shogun::Step::Over {
        return points;
    }
    let (winters, rounds) = (worth::winters(open), worth::rounds(open));
    let lands = open.lands(seat);
    let (mut armies, mut hold, mut sites) = (0.0, 0.0, 0.0);
    for land in lands.iter() {
        armies += f64::from(open.armies(land));
        let buildings = f64::from(open.buildings(land).len());
        // What is likely to be lost counts less.
        hold += (1.0 + 1.4 * buildings) * (1.0 - 0.6 * worth::danger(open, seat, land));
        sites += f64::from(land.row().sites) - buildings;
    }
    let between = open.season() == Season::Winter;
    let rounds = if between { rounds - 1.0 } else { rounds };
    let hunger = if between { 0.0 } else { (worth::hunger(open, seat) - 1.0 - 3.2 * left_in_year(open)).max(0.0) };
    points
        + winters * (hold * 0.8 + 0.75 * majorities)
        + chests(open, seat, rounds)
        + 0.22 * armies.min(45.0)
        + 0.04 * rounds * sites
        - 0.9 * hunger
}

/// How many harvests are still to come this year.
fn left_in_year(open: &Open) -> f64 {
    match open.season() {
        Season::Spring => 3.0,
        Season::Summer => 2.0,
        Season::Autumn => 1.0,
        Season::Winter => 0.0,
    }
}

/// Chests are worth what can still be bought.
fn chests(open: &Open, seat: Seat, rounds: f64) -> f64 {
    let chests = f64::from(open.chests(seat));
    let useful = chests.min(10.0 * rounds);
    0.35 * useful.min(12.0) + 0.2 * (useful - 12.0).max(0.0) + 0.01 * chests
}
