//! Starting provinces by the tables of the supplementary sheet (p.5).

use crate::province::Province::{self, *};
use crate::state::{EventSink, State};

type Table = &'static [&'static [(Province, u8)]];

/// The tables for three, four and five players; the first list of each is player A's.
#[rustfmt::skip]
const PRESETS: [Table; 3] = [
    &[
        &[(Suruga, 5), (Mino, 4), (Tamba, 4), (Musashi, 3), (Harima, 3), (Izu, 2), (Owari, 2), (Sagami, 2), (Tajima, 2)],
        &[(Yamato, 5), (Echizen, 4), (Shimotsuke, 4), (Shimosa, 3), (Ise, 3), (Hitachi, 2), (AwaShikoku, 2), (Kaga, 2), (Kii, 2)],
        &[(Bizen, 5), (Omi, 4), (Hida, 4), (Etchu, 3), (Hoki, 3), (Bitchu, 2), (Bingo, 2), (Settsu, 2), (Shinano, 2)],
    ],
    &[
        &[(Yamato, 5), (AwaShikoku, 4), (Kaga, 4), (Omi, 3), (Tamba, 3), (Kii, 2), (Settsu, 2), (Noto, 2)],
        &[(Kozuke, 5), (Hida, 4), (Ise, 4), (Echizen, 3), (Shinano, 3), (Etchu, 2), (Shimotsuke, 2), (Shima, 2)],
        &[(Mimasaka, 5), (Wakasa, 4), (AwaBoso, 4), (Harima, 3), (Bitchu, 3), (Hoki, 2), (Tajima, 2), (Kazusa, 2)],
        &[(Kai, 5), (Musashi, 4), (Mino, 4), (Mikawa, 3), (Bingo, 3), (Aki, 2), (Totomi, 2), (Sagami, 2)],
    ],
    &[
        &[(Sagami, 5), (Mimasaka, 4), (Harima, 4), (Kazusa, 3), (Izu, 3), (AwaBoso, 2), (Bizen, 2)],
        &[(Shimotsuke, 5), (Echizen, 4), (Tamba, 4), (Shimosa, 3), (Kozuke, 3), (Hitachi, 2), (Wakasa, 2)],
        &[(Mino, 5), (Hida, 4), (Iyo, 4), (Owari, 3), (Totomi, 3), (Mikawa, 2), (Tosa, 2)],
        &[(Hoki, 5), (Shinano, 4), (Bingo, 4), (Echigo, 3), (Aki, 3), (Izumo, 2), (Etchu, 2)],
        &[(Yamato, 5), (Kaga, 4), (Kii, 4), (Shima, 3), (Omi, 3), (Ise, 2), (Noto, 2)],
    ],
];

/// The preset provinces and armies of each player, for three to five players.
pub fn preset(players: usize) -> Option<&'static [&'static [(Province, u8)]]> {
    PRESETS.get(players.checked_sub(3)?).copied()
}

impl State {
    /// Stations the armies of all players by the table.
    pub(crate) fn place_preset(&mut self, events: &mut impl EventSink) {
        let tables = preset(self.seat_count()).unwrap_or(&[]);
        for (seat, table) in self.all().iter().zip(tables) {
            for &(province, armies) in *table {
                self.station(seat, province, armies, events);
            }
        }
    }
}
