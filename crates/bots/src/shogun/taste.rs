//! What characters like in Shogun beyond what it is worth.

use engine::Seat;
use shogun::{Field, Open};

use crate::Character;

/// How much a character likes the table from a seat, in points beyond what it is worth.
pub fn taste(character: &Character, open: &Open, seat: Seat) -> f64 {
    let likes = &character.tastes;
    let (mut buildings, mut unrest) = (0.0, 0.0);
    let lands = open.lands(seat);
    for land in lands.iter() {
        buildings += f64::from(open.buildings(land).len());
        unrest += f64::from(open.unrest(land));
    }
    let goods = f64::from(open.chests(seat)) + f64::from(open.rice(seat));
    0.7 * likes.land * lands.len() as f64 + 1.3 * likes.buildings * buildings + 0.12 * likes.goods * goods
        - 0.4 * likes.honor * unrest
}

/// How much a character likes an action of the plan, in points; battles are liked by their aim.
pub(super) fn action(character: &Character, field: Field) -> f64 {
    let likes = &character.tastes;
    match field {
        Field::Castle | Field::Temple | Field::Theater => 1.3 * likes.buildings,
        Field::Tax => 0.5 * likes.goods - 0.3 * likes.honor,
        Field::Rice => 0.4 * likes.goods - 0.3 * likes.honor,
        Field::FiveArmies | Field::ThreeArmies | Field::OneArmy => 0.15 * (likes.battles + likes.land),
        Field::BattleA | Field::BattleB | Field::Bid => 0.0,
    }
}

/// How much a character likes to attack a province of another player, or a neutral one.
pub(super) fn attack(character: &Character, owned: bool) -> f64 {
    let likes = &character.tastes;
    0.5 * likes.land + if owned { 2.0 * likes.battles } else { 0.3 * likes.battles }
}
