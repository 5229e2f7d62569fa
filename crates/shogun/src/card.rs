//! The cards that are laid on a player board: provinces and chests.

use serde::{Deserialize, Serialize};

use crate::province::{PROVINCES, Province, Provinces};

/// A card of a player's hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// One of the player's provinces.
    Province(Province),
    /// A chest card with 0 to 4 chests: a bid, or a bluff on an action field.
    Chests(u8),
}

/// The highest bid.
pub const MOST_CHESTS: u8 = 4;

/// A set of cards: a bit for each province and, above them, for each chest card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Cards(u64);

impl Cards {
    /// All five chest cards.
    const CHESTS: Cards = Cards(0b1_1111 << PROVINCES);

    /// The province cards of these provinces and all chest cards.
    #[inline]
    pub(crate) fn of(provinces: Provinces) -> Cards {
        Cards(provinces.0 | Cards::CHESTS.0)
    }

    /// The cards that are affordable bids with `chests`.
    #[inline]
    pub(crate) fn payable(chests: u16) -> Cards {
        let count = u32::from(chests.min(MOST_CHESTS.into())) + 1;
        Cards(Provinces::ALL.0 | ((1 << count) - 1) << PROVINCES)
    }

    #[inline]
    fn bit(card: Card) -> u64 {
        match card {
            Card::Province(province) => 1 << province as u8,
            // Invalid numbers share the last bit, which is in no set.
            Card::Chests(chests) => 1 << (PROVINCES as u8 + chests.min(63 - PROVINCES as u8)),
        }
    }

    #[inline]
    pub(crate) fn has(self, card: Card) -> bool {
        self.0 & Cards::bit(card) != 0
    }

    #[inline]
    pub(crate) fn without(self, card: Card) -> Cards {
        Cards(self.0 & !Cards::bit(card))
    }

    #[inline]
    pub(crate) fn minus(self, other: Provinces) -> Cards {
        Cards(self.0 & !other.0)
    }

    #[inline]
    pub(crate) fn except(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    #[inline]
    pub(crate) fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    #[inline]
    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Provinces in alphabetical order, then chests in ascending order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        engine::bits(self.0).map(|index| match Province::ALL.get(index) {
            Some(&province) => Card::Province(province),
            None => Card::Chests((index - PROVINCES) as u8),
        })
    }
}
