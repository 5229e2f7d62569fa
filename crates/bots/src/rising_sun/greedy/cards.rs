//! What season cards are worth, in points.

use engine::Seat;
use rising_sun::{Card, CardType, Open};

/// What one copy of `card` promises to its owner; `wars` is how many war phases are still to come.
pub(super) fn card(card: Card, open: &Open, owner: Seat, wars: f64) -> f64 {
    let cards = open.cards(owner);
    let of_type = |kind: CardType| f64::from(cards.different(kind));
    let oni = || cards.kinds().filter(|card| card.row().monster.is_some_and(|figure| figure.is_oni())).count() as f64;
    let types = || f64::from(cards.types());
    let allied = if open.ally(owner).is_some() { 1.0 } else { 0.4 };
    // Virtues count for Bushido and Phoenix, which any clan may own.
    let virtue = if card.row().kind == CardType::Virtue { 0.3 * wars } else { 0.0 };
    let own = match card {
        Card::FormOfTheKitsune => 3.0 * f64::from(open.strongholds(owner)),
        Card::FormOfThePhoenix => 3.0 * of_type(CardType::Virtue),
        Card::FormOfTheBeast => 3.0 * of_type(CardType::Monster),
        Card::FormOfTheDemon => 3.0 * oni(),
        Card::FormOfTheKindred => 3.0 * f64::from(open.allied_seasons(owner)),
        Card::WayOfBushido => 2.8 * of_type(CardType::Virtue) * wars,
        Card::Honesty => 2.8 * allied * wars,
        Card::Loyalty => 2.5 * allied * wars,
        Card::Courage => 2.6 * wars,
        Card::Righteousness => 1.8 * wars,
        Card::Benevolence => 2.0 * wars,
        Card::Justice => 1.8 * wars,
        Card::Mercy => 1.5 * wars,
        Card::Respect => 0.8 * wars,
        Card::PathOfTheKenin => 1.5 * wars,
        Card::PathOfTheSamurai => 1.3 * wars,
        Card::PathOfTheLight => 1.2 * wars,
        Card::PathOfTheSpirit => 1.5 * wars,
        Card::PathOfThePatron => 1.0 * wars,
        Card::PathOfTheWarlord => 0.6 * wars,
        Card::PathOfTheNinja => 0.9 * wars,
        Card::PathOfTheMonkey => 0.5 * wars,
        Card::PathOfTheUnrighteous => 0.6 * wars,
        Card::PathOfTheSerpent => 0.7 * wars,
        Card::WayOfTheMerchant => 0.8 * wars,
        Card::WayOfTheShogun => 1.3 * wars,
        Card::WayOfTheMoneylender => 2.0 * wars,
        Card::WayOfTheRonin => 1.1 * wars,
        Card::WayOfTheRighteous => 1.2 * wars,
        Card::WayOfTheKatana => 2.0 * wars,
        Card::PathOfTheBuilder => 1.2 * wars,
        Card::PathOfTheKannushi => 0.5 * wars,
        Card::Piety => 2.0 * wars,
        Card::PathOfSengoku => 2.0 * wars,
        Card::PathOfTheFavored => 1.0 * wars,
        Card::Sincerity => 1.2 * wars,
        Card::FormOfTheTanuki => 2.0 * types(),
        Card::WayOfTheKeiri => 3.0 * wars,
        // Their force on the map is counted where they stand.
        Card::PathOfTheLion | Card::PathOfTheDragon => 0.5 * wars,
        Card::OniOfSouls | Card::OniOfSpite | Card::OniOfHate => 0.8 * wars,
        Card::Komainu | Card::OniOfSkulls | Card::OniOfBlood | Card::Yurei | Card::RiverDragon => 0.4 * wars,
    };
    own + virtue
}
