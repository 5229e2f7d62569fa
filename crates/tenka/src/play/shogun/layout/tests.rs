//! The drawn map agrees with the rules and with Japan's geography.

use std::collections::BTreeSet;

use shogun::{PROVINCES, Province};

use super::*;

/// Longitude and latitude of the provinces in hundredths of a degree, in the order of the alphabet.
#[rustfmt::skip]
const SEATS: [(i32, i32); PROVINCES] = [
    (13260, 3450), (13990, 3502), (13435, 3395), (13310, 3465), (13362, 3475), (13400, 3478), (13880, 3740),
    (13630, 3595), (13720, 3665), (13475, 3495), (13720, 3610), (14030, 3630), (13370, 3535), (13640, 3460),
    (13220, 3485), (13280, 3365), (13895, 3485), (13290, 3525), (13665, 3640), (13860, 3560), (14020, 3535),
    (13560, 3395), (13890, 3650), (13735, 3495), (13405, 3510), (13685, 3555), (13945, 3590), (14020, 3760),
    (13695, 3720), (13610, 3515), (13695, 3515), (13925, 3540), (13395, 3422), (13535, 3475), (13680, 3430),
    (14010, 3575), (13980, 3670), (13800, 3610), (13830, 3505), (13475, 3545), (13535, 3515), (13340, 3350),
    (13780, 3490), (13565, 3550), (13585, 3435),
];

/// How far two seats must lie apart to tell which is farther west or north, in hundredths of a degree.
const APART: i32 = 30;

/// Pairs of provinces, each once.
type Pairs = BTreeSet<(Province, Province)>;

fn pair(one: Province, other: Province) -> (Province, Province) {
    (one.min(other), one.max(other))
}

fn borders() -> Pairs {
    let row = |province: Province| province.row().land.iter().map(move |&other| pair(province, other));
    Province::ALL.into_iter().flat_map(row).collect()
}

#[test]
fn every_province_is_there_once_in_one_piece_and_nothing_overlaps() {
    assert_eq!(LAYOUT.map(|(province, _)| province), Province::ALL);
    let grid = grid();
    for (province, runs) in LAYOUT {
        let drawn = grid.iter().flatten().filter(|&&here| here == Some(province)).count();
        assert_eq!(drawn, runs.iter().map(|run| run.2).sum::<usize>(), "{province:?} lies under another");
        for (above, below) in runs.iter().zip(&runs[1..]) {
            assert_eq!(above.0 + 1, below.0, "{province:?} has one run in each row");
            let (left, right) = (above.1.max(below.1), (above.1 + above.2).min(below.1 + below.2));
            assert!(left < right, "{province:?} is in pieces");
        }
        let ((_, _, width), height) = room(runs);
        assert!(width >= 2 && (province.row().sites < 3 || width >= 3 || height >= 2), "{province:?} has no room");
    }
}

#[test]
fn provinces_touch_exactly_where_they_border() {
    let grid = grid();
    let mut touching = Pairs::new();
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            let right = grid[row].get(column + 1).copied().flatten();
            let below = grid.get(row + 1).and_then(|below| below[column]);
            for other in [right, below].into_iter().flatten() {
                if let Some(here) = grid[row][column].filter(|&here| here != other) {
                    touching.insert(pair(here, other));
                }
            }
        }
    }
    assert_eq!(touching, borders());
    assert_eq!(touching.len(), 91);
}

#[test]
fn neighbours_lie_as_they_do_in_japan() {
    // Twice the sum over the units, by how many there are: in hundredths of a unit.
    let centre = |province: Province| {
        let (mut across, mut down, mut count) = (0, 0, 0);
        for &(row, column, width) in LAYOUT[province.index()].1 {
            across += (100 * column + 50 * width) * width;
            down += (100 * row + 50) * width;
            count += width;
        }
        ((across / count) as i32, (down / count) as i32)
    };
    for (one, other) in borders() {
        let (here, there) = (centre(one), centre(other));
        let (seat, far) = (SEATS[one.index()], SEATS[other.index()]);
        let (east, north) = (far.0 - seat.0, far.1 - seat.1);
        assert!(east.abs() <= APART || (there.0 - here.0).signum() == east.signum(), "{one:?} {other:?}: west, east");
        assert!(
            north.abs() <= APART || (here.1 - there.1).signum() == north.signum(),
            "{one:?} {other:?}: north, south"
        );
    }
}

#[test]
fn sea_routes_go_through_the_sea_from_shore_to_shore() {
    let grid = grid();
    let mut drawn = Pairs::new();
    for (from, to, way) in ROUTES {
        drawn.insert(pair(from, to));
        let at = |&(row, column): &(usize, usize)| grid[row][column];
        assert_eq!((way.first().and_then(at), way.last().and_then(at)), (Some(from), Some(to)));
        for step in way.windows(2) {
            let ((row, column), (next, beside)) = (step[0], step[1]);
            assert!(row == next || column == beside, "{from:?} {to:?} is drawn in straight lines");
            for units in &grid[row.min(next)..=row.max(next)] {
                for &here in &units[column.min(beside)..=column.max(beside)] {
                    assert!(here.is_none_or(|here| [from, to].contains(&here)), "{from:?} {to:?}: {here:?}");
                }
            }
        }
    }
    let row = |province: Province| province.row().sea.iter().map(move |&other| pair(province, other));
    assert_eq!(drawn, Province::ALL.into_iter().flat_map(row).collect());
}
