//! The map: eight provinces, their borders, shipping routes and harvest rewards.

use serde::{Deserialize, Serialize};

/// A province.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Province {
    Hokkaido,
    Oshu,
    Edo,
    Kyoto,
    Kansai,
    Nagato,
    Shikoku,
    Kyushu,
}

use Province::*;

/// How many provinces there are.
pub const PROVINCES: usize = 8;

/// The points in Winter for war province tokens of so many different provinces (p.25).
pub const SET_BONUS: [u16; PROVINCES + 1] = [0, 0, 0, 10, 10, 20, 20, 30, 30];

/// Goods that a province yields in a Harvest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reward {
    /// Victory points.
    pub vp: u16,
    /// Coins.
    pub coins: u16,
    /// Ronin tokens.
    pub ronin: u16,
}

/// One row of the map.
#[derive(Clone, Copy, Debug)]
pub struct ProvinceRow {
    /// The province.
    pub province: Province,
    /// Its name in documents.
    pub name: &'static str,
    /// Provinces across a border.
    pub land: &'static [Province],
    /// Provinces at the other end of a shipping route.
    pub sea: &'static [Province],
    /// What a Harvest yields here.
    pub reward: Reward,
}

const fn row(
    province: Province,
    name: &'static str,
    land: &'static [Province],
    sea: &'static [Province],
    (vp, coins, ronin): (u16, u16, u16),
) -> ProvinceRow {
    ProvinceRow { province, name, land, sea, reward: Reward { vp, coins, ronin } }
}

/// The whole map.
pub const MAP: [ProvinceRow; PROVINCES] = [
    row(Hokkaido, "hokkaido", &[], &[Oshu, Kansai, Kyushu], (0, 0, 2)),
    row(Oshu, "oshu", &[Edo, Kyoto], &[Hokkaido], (0, 3, 0)),
    row(Edo, "edo", &[Oshu, Kyoto], &[], (2, 2, 0)),
    row(Kyoto, "kyoto", &[Oshu, Edo, Kansai], &[], (4, 0, 0)),
    row(Kansai, "kansai", &[Kyoto, Nagato], &[Hokkaido, Shikoku, Kyushu], (3, 0, 0)),
    row(Nagato, "nagato", &[Kansai], &[], (1, 1, 1)),
    row(Shikoku, "shikoku", &[], &[Kansai, Kyushu], (0, 3, 0)),
    row(Kyushu, "kyushu", &[], &[Hokkaido, Kansai, Shikoku], (1, 1, 1)),
];

/// The shipping routes; a route's place in this list is its number.
pub const ROUTES: [(Province, Province); 6] =
    [(Hokkaido, Oshu), (Hokkaido, Kansai), (Hokkaido, Kyushu), (Kansai, Shikoku), (Kansai, Kyushu), (Shikoku, Kyushu)];

/// For each province, the set of provinces adjacent by border or route.
const ADJACENT: [u8; PROVINCES] = {
    let mut sets = [0; PROVINCES];
    let mut index = 0;
    while index < PROVINCES {
        let row = MAP[index];
        let mut next = 0;
        while next < row.land.len() {
            sets[index] |= 1 << row.land[next] as u8;
            next += 1;
        }
        next = 0;
        while next < row.sea.len() {
            sets[index] |= 1 << row.sea[next] as u8;
            next += 1;
        }
        index += 1;
    }
    sets
};

impl Province {
    /// All provinces, from north to south.
    pub const ALL: [Province; PROVINCES] = [Hokkaido, Oshu, Edo, Kyoto, Kansai, Nagato, Shikoku, Kyushu];

    /// The province's row.
    #[inline]
    pub fn row(self) -> &'static ProvinceRow {
        &MAP[self as usize]
    }

    /// The province as an index into arrays.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The province at an index; `index` must be below [`PROVINCES`].
    #[inline]
    pub(crate) fn at(index: usize) -> Province {
        Province::ALL[index]
    }

    /// The province's name in documents.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Whether a border or a shipping route joins the two.
    #[inline]
    pub fn is_adjacent(self, to: Province) -> bool {
        self.adjacent() >> to as u8 & 1 == 1
    }

    /// The set of adjacent provinces, a bit for each index.
    #[inline]
    pub(crate) fn adjacent(self) -> u8 {
        ADJACENT[self.index()]
    }

    /// The number of the shipping route between the two, if there is one.
    #[inline]
    pub fn route(self, to: Province) -> Option<u8> {
        ROUTES
            .iter()
            .position(|&(one, other)| (one, other) == (self, to) || (one, other) == (to, self))
            .map(|number| number as u8)
    }
}

/// The provinces in a set of bits.
#[inline]
pub(crate) fn each(set: u8) -> impl Iterator<Item = Province> {
    engine::bits(set.into()).map(Province::at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_map_has_five_borders_and_six_routes_the_same_from_both_sides() {
        for (index, row) in MAP.iter().enumerate() {
            assert_eq!(row.province.index(), index);
            for land in row.land {
                assert!(land.row().land.contains(&row.province));
            }
            for sea in row.sea {
                assert!(sea.row().sea.contains(&row.province));
                assert!(row.province.route(*sea).is_some());
            }
        }
        assert_eq!(MAP.iter().map(|row| row.land.len()).sum::<usize>(), 2 * 5);
        assert_eq!(MAP.iter().map(|row| row.sea.len()).sum::<usize>(), 2 * ROUTES.len());
        assert_eq!(Nagato.route(Kyushu), None);
    }

    #[test]
    fn nagato_touches_only_kansai() {
        assert_eq!(each(Nagato.adjacent()).collect::<Vec<_>>(), [Kansai]);
        assert!(Kyoto.is_adjacent(Oshu) && !Kyoto.is_adjacent(Nagato));
    }
}
