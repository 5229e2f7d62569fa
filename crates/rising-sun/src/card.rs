//! The season cards: one row each, and the sets that hold them.

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::season::Season;

/// The types of season cards (p.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum CardType {
    Enhancement,
    Virtue,
    Monster,
    WarUpgrade,
    WinterUpgrade,
}

impl CardType {
    /// All types.
    pub const ALL: [CardType; 5] =
        [CardType::Enhancement, CardType::Virtue, CardType::Monster, CardType::WarUpgrade, CardType::WinterUpgrade];
}

/// A set of season cards that is added to the core cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum CardSet {
    Archway,
    Teapot,
    Horseman,
    Mountain,
}

impl CardSet {
    /// All sets; Mountain comes with Kami Unbound but works without it.
    pub const ALL: [CardSet; 4] = [CardSet::Archway, CardSet::Teapot, CardSet::Horseman, CardSet::Mountain];
}

/// A kind of season card; up to two copies of it are in the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Card {
    // Core
    Komainu,
    OniOfSkulls,
    PathOfTheLion,
    Righteousness,
    WayOfTheShogun,
    PathOfTheSerpent,
    Respect,
    WayOfBushido,
    WayOfTheRonin,
    Yurei,
    FormOfTheKitsune,
    FormOfThePhoenix,
    PathOfTheDragon,
    RiverDragon,
    WayOfTheMoneylender,
    // Oni that several sets share
    OniOfBlood,
    OniOfSouls,
    OniOfHate,
    OniOfSpite,
    // Archway
    Benevolence,
    PathOfTheKenin,
    PathOfTheLight,
    Justice,
    PathOfTheSamurai,
    FormOfTheBeast,
    WayOfTheKatana,
    // Teapot
    Honesty,
    PathOfThePatron,
    PathOfTheWarlord,
    Loyalty,
    WayOfTheMerchant,
    FormOfTheKindred,
    PathOfTheUnrighteous,
    // Horseman
    Courage,
    PathOfTheNinja,
    WayOfTheRighteous,
    Mercy,
    PathOfTheMonkey,
    FormOfTheDemon,
    PathOfTheSpirit,
    // Mountain
    PathOfTheBuilder,
    PathOfTheKannushi,
    Piety,
    PathOfSengoku,
    PathOfTheFavored,
    Sincerity,
    FormOfTheTanuki,
    WayOfTheKeiri,
}

/// What is printed on a card, as far as it is not an effect.
#[derive(Clone, Copy, Debug)]
pub struct CardRow {
    /// The card.
    pub card: Card,
    /// The type of the card.
    pub kind: CardType,
    /// The season in which it is for sale.
    pub season: Season,
    /// Its cost in coins.
    pub cost: u16,
    /// The monster it brings.
    pub monster: Option<Figure>,
}

const fn row(card: Card, season: Season, kind: CardType, cost: u16) -> CardRow {
    CardRow { card, kind, season, cost, monster: None }
}

const fn monster(card: Card, season: Season, figure: Figure, cost: u16) -> CardRow {
    CardRow { card, kind: CardType::Monster, season, cost, monster: Some(figure) }
}

use Card::*;
use CardType::{Enhancement, Virtue, WarUpgrade, WinterUpgrade};
use Season::{Autumn, Spring, Summer};

/// All kinds of cards. A correction of a cost is one line here.
pub const CARDS: [CardRow; 48] = [
    monster(Komainu, Spring, Figure::Komainu, 2),
    monster(OniOfSkulls, Spring, Figure::OniOfSkulls, 2),
    row(PathOfTheLion, Spring, Enhancement, 0),
    row(Righteousness, Spring, Virtue, 2),
    row(WayOfTheShogun, Spring, WarUpgrade, 2),
    row(PathOfTheSerpent, Summer, Enhancement, 0),
    row(Respect, Summer, Virtue, 0),
    row(WayOfBushido, Summer, WarUpgrade, 3),
    row(WayOfTheRonin, Summer, WarUpgrade, 1),
    monster(Yurei, Summer, Figure::Yurei, 3),
    row(FormOfTheKitsune, Autumn, WinterUpgrade, 4),
    row(FormOfThePhoenix, Autumn, WinterUpgrade, 3),
    row(PathOfTheDragon, Autumn, Enhancement, 3),
    monster(RiverDragon, Autumn, Figure::RiverDragon, 3),
    row(WayOfTheMoneylender, Autumn, WarUpgrade, 0),
    monster(OniOfBlood, Summer, Figure::OniOfBlood, 3),
    monster(OniOfSouls, Summer, Figure::OniOfSouls, 2),
    monster(OniOfHate, Autumn, Figure::OniOfHate, 3),
    monster(OniOfSpite, Autumn, Figure::OniOfSpite, 3),
    row(Benevolence, Spring, Virtue, 1),
    row(PathOfTheKenin, Spring, Enhancement, 2),
    row(PathOfTheLight, Spring, Enhancement, 1),
    row(Justice, Summer, Virtue, 1),
    row(PathOfTheSamurai, Summer, Enhancement, 2),
    row(FormOfTheBeast, Autumn, WinterUpgrade, 4),
    row(WayOfTheKatana, Autumn, WarUpgrade, 3),
    row(Honesty, Spring, Virtue, 0),
    row(PathOfThePatron, Spring, Enhancement, 2),
    row(PathOfTheWarlord, Spring, Enhancement, 1),
    row(Loyalty, Summer, Virtue, 1),
    row(WayOfTheMerchant, Summer, Enhancement, 2),
    row(FormOfTheKindred, Autumn, WinterUpgrade, 3),
    row(PathOfTheUnrighteous, Autumn, Enhancement, 0),
    row(Courage, Spring, Virtue, 3),
    row(PathOfTheNinja, Spring, Enhancement, 2),
    row(WayOfTheRighteous, Spring, WarUpgrade, 2),
    row(Mercy, Summer, Virtue, 1),
    row(PathOfTheMonkey, Summer, Enhancement, 0),
    row(FormOfTheDemon, Autumn, WinterUpgrade, 3),
    row(PathOfTheSpirit, Autumn, Enhancement, 2),
    row(PathOfTheBuilder, Spring, Enhancement, 0),
    row(PathOfTheKannushi, Spring, Enhancement, 2),
    row(Piety, Spring, Virtue, 1),
    row(PathOfSengoku, Summer, Enhancement, 1),
    row(PathOfTheFavored, Summer, Enhancement, 1),
    row(Sincerity, Summer, Virtue, 1),
    row(FormOfTheTanuki, Autumn, WinterUpgrade, 2),
    row(WayOfTheKeiri, Autumn, WarUpgrade, 0),
];

/// The core cards, copies counted: they are in every game.
pub const CORE: [(Card, u8); 15] = [
    (Komainu, 1),
    (OniOfSkulls, 1),
    (PathOfTheLion, 1),
    (Righteousness, 2),
    (WayOfTheShogun, 2),
    (PathOfTheSerpent, 1),
    (Respect, 2),
    (WayOfBushido, 1),
    (WayOfTheRonin, 2),
    (Yurei, 1),
    (FormOfTheKitsune, 2),
    (FormOfThePhoenix, 2),
    (PathOfTheDragon, 1),
    (RiverDragon, 1),
    (WayOfTheMoneylender, 1),
];

impl CardSet {
    /// The cards of the set, copies counted.
    pub const fn cards(self) -> &'static [(Card, u8)] {
        match self {
            CardSet::Archway => &[
                (Benevolence, 2),
                (PathOfTheKenin, 2),
                (PathOfTheLight, 1),
                (Justice, 2),
                (OniOfBlood, 1),
                (OniOfSouls, 1),
                (PathOfTheSamurai, 1),
                (FormOfTheBeast, 2),
                (OniOfHate, 1),
                (OniOfSpite, 1),
                (WayOfTheKatana, 1),
            ],
            CardSet::Teapot => &[
                (Honesty, 2),
                (PathOfThePatron, 1),
                (PathOfTheWarlord, 2),
                (Loyalty, 2),
                (OniOfSouls, 1),
                (WayOfTheMerchant, 2),
                (FormOfTheKindred, 2),
                (OniOfHate, 1),
                (PathOfTheUnrighteous, 2),
            ],
            CardSet::Horseman => &[
                (Courage, 2),
                (PathOfTheNinja, 1),
                (WayOfTheRighteous, 2),
                (Mercy, 2),
                (OniOfBlood, 1),
                (PathOfTheMonkey, 2),
                (FormOfTheDemon, 2),
                (OniOfHate, 1),
                (OniOfSpite, 1),
                (PathOfTheSpirit, 1),
            ],
            CardSet::Mountain => &[
                (PathOfTheBuilder, 1),
                (PathOfTheKannushi, 2),
                (Piety, 2),
                (OniOfBlood, 1),
                (PathOfSengoku, 1),
                (PathOfTheFavored, 1),
                (Sincerity, 2),
                (FormOfTheTanuki, 2),
                (OniOfHate, 1),
                (OniOfSpite, 1),
                (WayOfTheKeiri, 1),
            ],
        }
    }
}

impl Card {
    /// All kinds of cards.
    pub fn all() -> impl Iterator<Item = Card> {
        CARDS.iter().map(|row| row.card)
    }

    /// The card's row.
    #[inline]
    pub fn row(self) -> &'static CardRow {
        &CARDS[self as usize]
    }
}

/// A heap of cards with up to two copies of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards {
    /// A bit for each kind with at least one copy; two words, because more cards may come.
    first: [u64; 2],
    /// A bit for each kind with two copies.
    second: [u64; 2],
}

impl Cards {
    /// No card at all.
    pub(crate) const EMPTY: Cards = Cards { first: [0; 2], second: [0; 2] };

    /// How many copies of `card` there are.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        let (word, bit) = (card as usize / 64, card as usize % 64);
        (self.first[word] >> bit & 1) as u8 + (self.second[word] >> bit & 1) as u8
    }

    /// Whether there is at least one copy of `card`.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.first[card as usize / 64] >> (card as usize % 64) & 1 == 1
    }

    /// Adds a copy; there must be fewer than two.
    pub(crate) fn add(&mut self, card: Card) {
        let (word, bit) = (card as usize / 64, 1 << (card as usize % 64));
        self.second[word] |= self.first[word] & bit;
        self.first[word] |= bit;
    }

    /// Takes a copy away; there must be one.
    pub(crate) fn remove(&mut self, card: Card) {
        let (word, bit) = (card as usize / 64, 1 << (card as usize % 64));
        self.first[word] &= self.second[word] | !bit;
        self.second[word] &= !bit;
    }

    /// Whether the heap is empty.
    pub fn is_empty(&self) -> bool {
        self.first == [0; 2]
    }

    /// The kinds of cards in the heap, each once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        let words = self.first.into_iter().enumerate();
        words.flat_map(|(word, bits)| engine::bits(bits).map(move |bit| CARDS[word * 64 + bit].card))
    }

    /// How many different types of cards there are, 0 to 5.
    pub fn types(&self) -> u16 {
        let types = self.kinds().fold(0u8, |bits, card| bits | 1 << card.row().kind as u8);
        types.count_ones() as u16
    }

    /// How many different kinds of cards of one type there are.
    pub fn different(&self, kind: CardType) -> u16 {
        self.kinds().filter(|card| card.row().kind == kind).count() as u16
    }

    /// The cards for sale in a season with a set.
    pub fn for_sale(season: Season, set: CardSet) -> Cards {
        let mut cards = Cards::default();
        for &(card, copies) in CORE.iter().chain(set.cards()) {
            if card.row().season == season {
                for _ in 0..copies {
                    cards.add(card);
                }
            }
        }
        cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_at_their_card() {
        for (index, row) in CARDS.iter().enumerate() {
            assert_eq!(row.card as usize, index);
            assert_eq!(row.monster.is_some(), row.kind == CardType::Monster);
        }
    }

    #[test]
    fn each_season_deck_has_twelve_cards_with_every_set() {
        for set in CardSet::ALL {
            for season in Season::PLAYED {
                let cards = Cards::for_sale(season, set);
                let count: u32 = cards.kinds().map(|card| u32::from(cards.count(card))).sum();
                assert_eq!(count, 12, "p.9, {set:?} in {season:?}");
            }
        }
    }

    #[test]
    fn a_heap_counts_up_to_two_copies() {
        let mut cards = Cards::default();
        assert_eq!(cards.count(Mercy), 0);
        cards.add(Mercy);
        cards.add(Mercy);
        cards.add(Courage);
        assert_eq!((cards.count(Mercy), cards.count(Courage)), (2, 1));
        assert_eq!(cards.different(CardType::Virtue), 2);
        cards.remove(Mercy);
        assert_eq!(cards.count(Mercy), 1);
        cards.remove(Mercy);
        cards.remove(Courage);
        assert!(cards.is_empty() && cards == Cards::default());
    }

    #[test]
    fn all_eight_monsters_come_with_a_card() {
        for figure in Figure::MONSTERS {
            assert_eq!(figure.card().and_then(|card| card.row().monster), Some(figure));
        }
    }
}
