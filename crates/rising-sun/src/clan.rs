//! The clans: one row each.

use serde::{Deserialize, Serialize};

use crate::province::Province;

/// A clan. Seats are named after their clans.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transform = engine::list_names))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Clan {
    /// Coins count as Ronin.
    Koi,
    /// Announces any mandate.
    Lotus,
    /// Strongholds move and fight.
    Turtle,
    /// Summons and moves anywhere.
    Dragonfly,
    /// Pays at most 1 coin.
    Bonsai,
}

/// What is printed on a clan screen (p.6, p.26).
#[derive(Clone, Copy, Debug)]
pub struct ClanRow {
    /// The clan.
    pub clan: Clan,
    /// Its name in documents.
    pub name: &'static str,
    /// The starting honor rank: seating and the first order of honor follow it.
    pub rank: u8,
    /// The seasonal income in coins.
    pub income: u16,
    /// The home province.
    pub home: Province,
}

/// All clans in the order of their starting honor rank. Ranks 2, 6 and 8 belong to clans that
/// are not in the box.
pub const CLANS: [ClanRow; 5] = [
    ClanRow { clan: Clan::Koi, name: "koi", rank: 1, income: 5, home: Province::Edo },
    ClanRow { clan: Clan::Lotus, name: "lotus", rank: 3, income: 7, home: Province::Nagato },
    ClanRow { clan: Clan::Turtle, name: "turtle", rank: 4, income: 6, home: Province::Kyoto },
    ClanRow { clan: Clan::Dragonfly, name: "dragonfly", rank: 5, income: 6, home: Province::Hokkaido },
    ClanRow { clan: Clan::Bonsai, name: "bonsai", rank: 7, income: 4, home: Province::Kyushu },
];

impl Clan {
    /// The clan's row.
    #[inline]
    pub fn row(self) -> &'static ClanRow {
        &CLANS[self as usize]
    }

    /// The clan's name in documents.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The clan of that name.
    pub fn named(name: &str) -> Option<Clan> {
        CLANS.iter().find(|row| row.name == name).map(|row| row.clan)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_at_their_clan_and_in_the_order_of_rank() {
        for (index, row) in CLANS.iter().enumerate() {
            assert_eq!(row.clan as usize, index);
            assert_eq!(Clan::named(row.name), Some(row.clan));
        }
        assert!(CLANS.is_sorted_by_key(|row| row.rank));
    }
}
