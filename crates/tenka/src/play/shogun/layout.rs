//! Where the provinces lie on the drawn map: on a grid of units, so that two provinces touch
//! exactly where they border on each other, and each is placed as in Japan.

use shogun::Province::{self, *};

/// The units of the grid from west to east.
pub(super) const COLUMNS: usize = 24;
/// The units of the grid from north to south.
pub(super) const ROWS: usize = 8;

/// Units side by side: the row, the first column, how many.
pub(super) type Run = (usize, usize, usize);

/// The units of each province, in the order of the alphabet. Every unit counts: a change that
/// joins what has no border, or parts what has one, fails a test.
#[rustfmt::skip]
pub(super) const LAYOUT: [(Province, &[Run]); shogun::PROVINCES] = [
    (Aki, &[(3, 1, 2)]),
    (AwaBoso, &[(7, 22, 2)]),
    (AwaShikoku, &[(6, 2, 3)]),
    (Bingo, &[(2, 2, 2), (3, 3, 1)]),
    (Bitchu, &[(3, 4, 1), (4, 3, 2)]),
    (Bizen, &[(4, 5, 2)]),
    (Echigo, &[(0, 17, 3)]),
    (Echizen, &[(1, 11, 1), (2, 11, 2)]),
    (Etchu, &[(0, 15, 2), (1, 15, 2)]),
    (Harima, &[(2, 6, 2), (3, 7, 1), (4, 7, 1)]),
    (Hida, &[(2, 13, 3)]),
    (Hitachi, &[(2, 22, 2), (3, 22, 2)]),
    (Hoki, &[(1, 4, 2), (2, 4, 2)]),
    (Ise, &[(4, 12, 1), (5, 12, 1), (6, 11, 2)]),
    (Iwami, &[(2, 0, 2)]),
    (Iyo, &[(6, 0, 2), (7, 0, 2)]),
    (Izu, &[(7, 18, 3)]),
    (Izumo, &[(1, 1, 3)]),
    (Kaga, &[(1, 12, 3)]),
    (Kai, &[(5, 17, 2)]),
    (Kazusa, &[(5, 22, 2), (6, 22, 2)]),
    (Kii, &[(6, 8, 3)]),
    (Kozuke, &[(1, 18, 2), (2, 18, 1), (3, 18, 2)]),
    (Mikawa, &[(4, 15, 1), (5, 14, 2)]),
    (Mimasaka, &[(3, 5, 2)]),
    (Mino, &[(3, 12, 4)]),
    (Musashi, &[(4, 18, 3)]),
    (Mutsu, &[(0, 20, 2), (1, 20, 3)]),
    (Noto, &[(0, 13, 2)]),
    (Omi, &[(3, 10, 2), (4, 10, 2)]),
    (Owari, &[(4, 13, 2)]),
    (Sagami, &[(5, 19, 2), (6, 19, 2)]),
    (Sanuki, &[(5, 1, 2)]),
    (Settsu, &[(4, 8, 2), (5, 8, 2)]),
    (Shima, &[(7, 11, 4)]),
    (Shimosa, &[(3, 20, 2), (4, 21, 2)]),
    (Shimotsuke, &[(2, 19, 3)]),
    (Shinano, &[(1, 17, 1), (2, 16, 2), (3, 16, 2), (4, 16, 2)]),
    (Suruga, &[(6, 17, 2)]),
    (Tajima, &[(1, 6, 4)]),
    (Tamba, &[(2, 8, 1), (3, 8, 2)]),
    (Tosa, &[(7, 2, 2)]),
    (Totomi, &[(5, 16, 1), (6, 15, 2)]),
    (Wakasa, &[(2, 9, 2)]),
    (Yamato, &[(5, 10, 2)]),
];

/// A sea route through the middle of units: from one province to the other, by way of these
/// units, each a row and a column.
type Route = (Province, Province, &'static [(usize, usize)]);

/// All sea routes.
pub(super) const ROUTES: [Route; 6] = [
    (Tajima, Kaga, &[(1, 9), (0, 9), (0, 12), (1, 12)]),
    (Aki, Iyo, &[(3, 1), (4, 1), (4, 0), (6, 0)]),
    (Harima, Sanuki, &[(4, 7), (5, 7), (5, 2)]),
    (AwaShikoku, Kii, &[(6, 4), (6, 8)]),
    (Shima, Izu, &[(7, 14), (7, 18)]),
    (Izu, AwaBoso, &[(7, 20), (7, 22)]),
];

/// The province at each row and column.
pub(super) type Grid = [[Option<Province>; COLUMNS]; ROWS];

/// The whole grid.
pub(super) fn grid() -> Grid {
    let mut grid = [[None; COLUMNS]; ROWS];
    for (province, runs) in LAYOUT {
        for &(row, column, width) in runs {
            grid[row][column..column + width].fill(Some(province));
        }
    }
    grid
}

/// Where the text of a province has most room: the widest of its runs, the highest of these, and
/// how many rows it is as wide.
pub(super) fn room(runs: &[Run]) -> (Run, usize) {
    let widest = |best: Run, &run: &Run| if run.2 > best.2 { run } else { best };
    let (row, column, width) = runs.iter().fold((0, 0, 0), widest);
    let below =
        runs.iter().filter(|&&(other, from, wide)| other >= row && from <= column && from + wide >= column + width);
    ((row, column, width), below.count())
}

#[cfg(test)]
mod tests;
