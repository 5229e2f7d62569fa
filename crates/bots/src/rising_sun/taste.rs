//! What characters like in Rising Sun beyond what it is worth.

use engine::Seat;
use rising_sun::{Mandate, Open, Province};

use crate::Character;

/// How much a character likes the table from a seat, in points beyond what it is worth.
pub fn taste(character: &Character, open: &Open, seat: Seat) -> f64 {
    let likes = &character.tastes;
    let mut liking = 0.0;
    if likes.land != 0.0 {
        liking += 0.7 * likes.land * led(open, seat);
    }
    if likes.battles != 0.0 {
        liking += likes.battles * (1.2 * f64::from(open.captives(seat)) + 0.8 * fights(open, seat));
    }
    liking += 1.5 * likes.buildings * f64::from(open.strongholds(seat));
    liking += 0.3 * likes.goods * f64::from(open.coins(seat) + open.ronin(seat));
    let above = open.seat_count() - 1 - usize::from(open.honor(seat));
    liking + 0.6 * likes.honor * above as f64
}

/// How much a character likes to play a mandate, in points.
pub(super) fn mandate(character: &Character, open: &Open, seat: Seat, mandate: Mandate) -> f64 {
    let likes = &character.tastes;
    match mandate {
        Mandate::Recruit => 0.8 * likes.land + 0.4 * likes.battles,
        Mandate::Marshal => 1.2 * likes.buildings + 0.8 * likes.land + 1.2 * likes.battles,
        Mandate::Train => 0.0,
        Mandate::Harvest => 1.2 * likes.goods,
        // A Betray ends an alliance; a character that cares about honor avoids it.
        Mandate::Betray if open.ally(seat).is_some() => 0.6 * likes.battles - 6.0 * likes.honor,
        Mandate::Betray => 0.6 * likes.battles - likes.honor,
    }
}

/// In how many provinces a player is strongest, alone.
fn led(open: &Open, seat: Seat) -> f64 {
    let leads = |&province: &Province| {
        let own = open.force_in(seat, province);
        own > 0 && others(open, seat).all(|other| open.force_in(other, province) < own)
    };
    Province::ALL.iter().filter(|province| leads(province)).count() as f64
}

/// In how many of the wars ahead a player fights another.
fn fights(open: &Open, seat: Seat) -> f64 {
    let fights = |&province: &Province| {
        open.force_in(seat, province) > 0 && others(open, seat).any(|other| open.force_in(other, province) > 0)
    };
    open.wars_ahead().iter().filter(|province| fights(province)).count() as f64
}

fn others(open: &Open, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    (0..open.seat_count() as u8).map(Seat).filter(move |&other| other != seat)
}
