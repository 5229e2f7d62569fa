//! The board: 45 provinces with their yields, neighbors and regions.

use serde::{Deserialize, Serialize};

use crate::options::Board;

/// A province.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Province {
    Aki,
    AwaBoso,
    AwaShikoku,
    Bingo,
    Bitchu,
    Bizen,
    Echigo,
    Echizen,
    Etchu,
    Harima,
    Hida,
    Hitachi,
    Hoki,
    Ise,
    Iwami,
    Iyo,
    Izu,
    Izumo,
    Kaga,
    Kai,
    Kazusa,
    Kii,
    Kozuke,
    Mikawa,
    Mimasaka,
    Mino,
    Musashi,
    Mutsu,
    Noto,
    Omi,
    Owari,
    Sagami,
    Sanuki,
    Settsu,
    Shima,
    Shimosa,
    Shimotsuke,
    Shinano,
    Suruga,
    Tajima,
    Tamba,
    Tosa,
    Totomi,
    Wakasa,
    Yamato,
}

use Province::*;

/// Number of provinces.
pub const PROVINCES: usize = 45;

/// A region: nine provinces of one color. The names of the colors are those of the printed board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Region {
    Green,
    Purple,
    Red,
    Yellow,
    Brown,
}

use Region::*;

/// Number of regions.
pub const REGIONS: usize = 5;

impl Region {
    /// All regions, from west to east.
    pub const ALL: [Region; REGIONS] = [Green, Purple, Red, Yellow, Brown];
}

/// The sides of the board on which a province is closed in a game of three players (p.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Out {
    Never,
    Sun,
    Moon,
    Both,
}

/// The printed facts of a province.
#[derive(Clone, Copy, Debug)]
pub struct ProvinceRow {
    /// The province.
    pub province: Province,
    /// Name in documents.
    pub name: &'static str,
    /// Region on the sun side and on the moon side.
    regions: [Region; 2],
    /// Chests from taxes.
    pub chests: u8,
    /// Rice from a collection.
    pub rice: u8,
    /// Number of building sites.
    pub sites: u8,
    /// Neighbors by land.
    pub land: &'static [Province],
    /// Neighbors by sea route.
    pub sea: &'static [Province],
    out: Out,
}

const fn row(
    province: Province,
    name: &'static str,
    regions: [Region; 2],
    (chests, rice, sites): (u8, u8, u8),
    land: &'static [Province],
    sea: &'static [Province],
    out: Out,
) -> ProvinceRow {
    ProvinceRow { province, name, regions, chests, rice, sites, land, sea, out }
}

/// The whole board. Both sides have the same provinces, yields and borders.
#[rustfmt::skip]
pub const MAP: [ProvinceRow; PROVINCES] = [
    row(Aki, "aki", [Green, Green], (4, 3, 2), &[Bingo, Iwami], &[Iyo], Out::Moon),
    row(AwaBoso, "awa_boso", [Yellow, Yellow], (3, 4, 2), &[Kazusa], &[Izu], Out::Sun),
    row(AwaShikoku, "awa_shikoku", [Purple, Purple], (4, 2, 2), &[Iyo, Sanuki, Tosa], &[Kii], Out::Never),
    row(Bingo, "bingo", [Green, Green], (3, 4, 2), &[Aki, Bitchu, Hoki, Iwami, Izumo], &[], Out::Never),
    row(Bitchu, "bitchu", [Green, Green], (5, 3, 2), &[Bingo, Bizen, Hoki, Mimasaka], &[], Out::Never),
    row(Bizen, "bizen", [Green, Green], (4, 2, 1), &[Bitchu, Harima, Mimasaka], &[], Out::Never),
    row(Echigo, "echigo", [Brown, Brown], (5, 3, 2), &[Etchu, Kozuke, Mutsu, Shinano], &[], Out::Sun),
    row(Echizen, "echizen", [Red, Brown], (4, 4, 2), &[Hida, Kaga, Mino, Omi, Wakasa], &[], Out::Never),
    row(Etchu, "etchu", [Brown, Brown], (7, 3, 3), &[Echigo, Hida, Kaga, Noto, Shinano], &[], Out::Never),
    row(Harima, "harima", [Red, Red], (4, 4, 2), &[Bizen, Hoki, Mimasaka, Settsu, Tajima, Tamba], &[Sanuki], Out::Never),
    row(Hida, "hida", [Red, Red], (4, 2, 2), &[Echizen, Etchu, Kaga, Mino, Shinano], &[], Out::Never),
    row(Hitachi, "hitachi", [Brown, Yellow], (3, 4, 1), &[Mutsu, Shimosa, Shimotsuke], &[], Out::Moon),
    row(Hoki, "hoki", [Green, Green], (6, 5, 2), &[Bingo, Bitchu, Harima, Izumo, Mimasaka, Tajima], &[], Out::Never),
    row(Ise, "ise", [Purple, Purple], (5, 3, 2), &[Kii, Mino, Omi, Owari, Shima, Yamato], &[], Out::Never),
    row(Iwami, "iwami", [Green, Green], (7, 2, 1), &[Aki, Bingo, Izumo], &[], Out::Both),
    row(Iyo, "iyo", [Purple, Purple], (3, 4, 3), &[AwaShikoku, Sanuki, Tosa], &[Aki], Out::Moon),
    row(Izu, "izu", [Yellow, Yellow], (6, 2, 3), &[Sagami, Suruga], &[AwaBoso, Shima], Out::Never),
    row(Izumo, "izumo", [Green, Green], (3, 3, 3), &[Bingo, Hoki, Iwami], &[], Out::Sun),
    row(Kaga, "kaga", [Brown, Brown], (4, 5, 3), &[Echizen, Etchu, Hida, Noto], &[Tajima], Out::Never),
    row(Kai, "kai", [Yellow, Red], (5, 3, 1), &[Musashi, Sagami, Shinano, Suruga, Totomi], &[], Out::Never),
    row(Kazusa, "kazusa", [Yellow, Yellow], (5, 3, 3), &[AwaBoso, Shimosa], &[], Out::Sun),
    row(Kii, "kii", [Purple, Purple], (5, 4, 2), &[Ise, Settsu, Yamato], &[AwaShikoku], Out::Never),
    row(Kozuke, "kozuke", [Brown, Brown], (3, 4, 2), &[Echigo, Musashi, Mutsu, Shimosa, Shimotsuke, Shinano], &[], Out::Never),
    row(Mikawa, "mikawa", [Red, Red], (6, 3, 1), &[Mino, Owari, Shinano, Totomi], &[], Out::Never),
    row(Mimasaka, "mimasaka", [Green, Red], (7, 3, 1), &[Bitchu, Bizen, Harima, Hoki], &[], Out::Never),
    row(Mino, "mino", [Red, Red], (3, 5, 1), &[Echizen, Hida, Ise, Mikawa, Omi, Owari, Shinano], &[], Out::Never),
    row(Musashi, "musashi", [Yellow, Yellow], (6, 3, 2), &[Kai, Kozuke, Sagami, Shimosa, Shinano], &[], Out::Never),
    row(Mutsu, "mutsu", [Brown, Brown], (4, 3, 2), &[Echigo, Hitachi, Kozuke, Shimotsuke], &[], Out::Both),
    row(Noto, "noto", [Brown, Brown], (5, 2, 2), &[Etchu, Kaga], &[], Out::Never),
    row(Omi, "omi", [Red, Red], (3, 2, 3), &[Echizen, Ise, Mino, Settsu, Tamba, Wakasa, Yamato], &[], Out::Never),
    row(Owari, "owari", [Red, Purple], (6, 2, 2), &[Ise, Mikawa, Mino], &[], Out::Never),
    row(Sagami, "sagami", [Yellow, Yellow], (3, 4, 3), &[Izu, Kai, Musashi, Suruga], &[], Out::Never),
    row(Sanuki, "sanuki", [Purple, Green], (6, 2, 1), &[AwaShikoku, Iyo], &[Harima], Out::Sun),
    row(Settsu, "settsu", [Purple, Purple], (7, 3, 1), &[Harima, Kii, Omi, Tamba, Yamato], &[], Out::Never),
    row(Shima, "shima", [Purple, Purple], (4, 3, 1), &[Ise], &[Izu], Out::Never),
    row(Shimosa, "shimosa", [Yellow, Yellow], (5, 5, 1), &[Hitachi, Kazusa, Kozuke, Musashi, Shimotsuke], &[], Out::Moon),
    row(Shimotsuke, "shimotsuke", [Brown, Brown], (6, 2, 3), &[Hitachi, Kozuke, Mutsu, Shimosa], &[], Out::Moon),
    row(Shinano, "shinano", [Brown, Red], (6, 2, 3), &[Echigo, Etchu, Hida, Kai, Kozuke, Mikawa, Mino, Musashi, Totomi], &[], Out::Never),
    row(Suruga, "suruga", [Yellow, Yellow], (7, 3, 2), &[Izu, Kai, Sagami, Totomi], &[], Out::Never),
    row(Tajima, "tajima", [Green, Green], (4, 4, 1), &[Harima, Hoki, Tamba, Wakasa], &[Kaga], Out::Never),
    row(Tamba, "tamba", [Red, Red], (7, 2, 1), &[Harima, Omi, Settsu, Tajima, Wakasa], &[], Out::Never),
    row(Tosa, "tosa", [Purple, Purple], (6, 3, 2), &[AwaShikoku, Iyo], &[], Out::Both),
    row(Totomi, "totomi", [Yellow, Yellow], (6, 2, 2), &[Kai, Mikawa, Shinano, Suruga], &[], Out::Never),
    row(Wakasa, "wakasa", [Red, Brown], (6, 2, 2), &[Echizen, Omi, Tajima, Tamba], &[], Out::Never),
    row(Yamato, "yamato", [Purple, Purple], (5, 4, 2), &[Ise, Kii, Omi, Settsu], &[], Out::Never),
];

/// A set of provinces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Provinces(pub(crate) u64);

impl Provinces {
    /// The empty set.
    pub const NONE: Provinces = Provinces(0);
    /// All provinces.
    pub const ALL: Provinces = Provinces((1 << PROVINCES) - 1);

    /// Whether `province` is in the set.
    #[inline]
    pub fn has(self, province: Province) -> bool {
        self.0 >> province as u8 & 1 == 1
    }

    /// The set with `province` added.
    #[inline]
    #[must_use]
    pub fn with(self, province: Province) -> Provinces {
        Provinces(self.0 | 1 << province as u8)
    }

    /// The set with `province` removed.
    #[inline]
    #[must_use]
    pub fn without(self, province: Province) -> Provinces {
        Provinces(self.0 & !(1 << province as u8))
    }

    /// The intersection of two sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Provinces) -> Provinces {
        Provinces(self.0 & other.0)
    }

    /// The provinces of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Provinces) -> Provinces {
        Provinces(self.0 & !other.0)
    }

    /// Number of provinces in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The provinces in alphabetical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Province> {
        engine::bits(self.0).map(|index| Province::ALL[index])
    }
}

impl FromIterator<Province> for Provinces {
    fn from_iter<I: IntoIterator<Item = Province>>(provinces: I) -> Provinces {
        provinces.into_iter().fold(Provinces::NONE, Provinces::with)
    }
}

/// The neighbors of each province by land and sea (p.7).
const ADJACENT: [Provinces; PROVINCES] = {
    let mut sets = [Provinces::NONE; PROVINCES];
    let mut index = 0;
    while index < PROVINCES {
        let row = MAP[index];
        let mut next = 0;
        while next < row.land.len() {
            sets[index].0 |= 1 << row.land[next] as u8;
            next += 1;
        }
        next = 0;
        while next < row.sea.len() {
            sets[index].0 |= 1 << row.sea[next] as u8;
            next += 1;
        }
        index += 1;
    }
    sets
};

impl Province {
    /// All provinces in alphabetical order.
    pub const ALL: [Province; PROVINCES] = [
        Aki, AwaBoso, AwaShikoku, Bingo, Bitchu, Bizen, Echigo, Echizen, Etchu, Harima, Hida, Hitachi, Hoki, Ise,
        Iwami, Iyo, Izu, Izumo, Kaga, Kai, Kazusa, Kii, Kozuke, Mikawa, Mimasaka, Mino, Musashi, Mutsu, Noto, Omi,
        Owari, Sagami, Sanuki, Settsu, Shima, Shimosa, Shimotsuke, Shinano, Suruga, Tajima, Tamba, Tosa, Totomi,
        Wakasa, Yamato,
    ];

    /// The printed facts of the province.
    #[inline]
    pub fn row(self) -> &'static ProvinceRow {
        &MAP[self as usize]
    }

    /// The province as an index into arrays.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Name of the province in documents.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Looks up a province by its name in documents.
    pub fn named(name: &str) -> Option<Province> {
        MAP.iter().find(|row| row.name == name).map(|row| row.province)
    }

    /// The region of the province on that side of the board.
    #[inline]
    pub fn region(self, board: Board) -> Region {
        self.row().regions[board as usize]
    }

    /// The neighbors by land and sea, including closed provinces.
    #[inline]
    pub fn adjacent(self) -> Provinces {
        ADJACENT[self.index()]
    }
}

impl Board {
    /// The provinces that are open: 45, or 37 with three players (p.3).
    pub fn provinces(self, players: usize) -> Provinces {
        let closed = match self {
            Board::Sun => [Out::Sun, Out::Both],
            Board::Moon => [Out::Moon, Out::Both],
        };
        let plays = |row: &&ProvinceRow| players > 3 || !closed.contains(&row.out);
        MAP.iter().filter(plays).map(|row| row.province).collect()
    }

    /// The provinces of a region, including closed ones.
    pub fn region(self, region: Region) -> Provinces {
        Provinces::ALL.iter().filter(|province| province.region(self) == region).collect()
    }
}
