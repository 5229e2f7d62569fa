//! The map of the 45 provinces, drawn with characters: thin lines between provinces, thick ones
//! around regions, dotted ones for sea routes.

use shogun::Province;

use super::layout::{COLUMNS, Grid, LAYOUT, ROUTES, ROWS, Run, grid, room};
use super::scene::{FAINT, Scene, colour_ink, quarter, region_ink};
use crate::play::canvas::{Canvas, SEA};
use crate::play::names::{id, short};
use crate::play::style::pad;

/// How many characters a unit of the grid is wide and high, the line at its left and top included.
#[derive(Clone, Copy)]
struct Scale {
    across: usize,
    down: usize,
}

const WIDE: Scale = Scale { across: 4, down: 3 };
const NARROW: Scale = Scale { across: 3, down: 4 };

/// Crossings of lines: for up, right, down and left in this order, each none, thin or thick.
const CROSSINGS: [&str; 9] = [
    " ╴╸╷┐┑╻┒┓",
    "╶─╾┌┬┭┎┰┱",
    "╺╼━┍┮┯┏┲┳",
    "╵┘┙│┤┥╽┧┪",
    "└┴┵├┼┽┟╁╅",
    "┕┶┷┝┾┿┢╆╈",
    "╹┚┛╿┦┩┃┨┫",
    "┖┸┹┞╀╃┠╂╉",
    "┗┺┻┡╄╇┣╊╋",
];

/// The map as text.
pub(super) fn map(scene: &Scene<'_>) -> String {
    let scale = if scene.style.is_wide() { WIDE } else { NARROW };
    let mut canvas = Canvas::new(COLUMNS * scale.across + 1);
    let grid = grid();
    for (_, _, way) in ROUTES {
        let middle = |&(row, column): &(usize, usize)| {
            (column * scale.across + scale.across / 2, row * scale.down + scale.down / 2)
        };
        canvas.line(&SEA, &way.iter().map(middle).collect::<Vec<_>>());
    }
    blank(&mut canvas, &grid, scale);
    for (row, column) in bays(&grid) {
        for line in 1..scale.down {
            let (x, y) = (column * scale.across + scale.across / 2, row * scale.down + line);
            canvas.write_in(x, y, "~", scene.ink(FAINT));
        }
    }
    lines(&mut canvas, scene, &grid, scale);
    for (province, runs) in LAYOUT {
        label(&mut canvas, scene, &grid, scale, province, runs);
    }
    for (row, line) in legend(scene).iter().enumerate() {
        canvas.write_in(0, row, line, scene.ink(FAINT));
    }
    canvas.text()
}

/// Takes sea routes off the land, on which they begin and end.
fn blank(canvas: &mut Canvas, grid: &Grid, scale: Scale) {
    for (row, provinces) in grid.iter().enumerate() {
        for (column, _) in provinces.iter().enumerate().filter(|(_, here)| here.is_some()) {
            for line in 0..scale.down {
                canvas.write(column * scale.across, row * scale.down + line, &" ".repeat(scale.across));
            }
        }
    }
}

/// Water with land all around it, which could be taken for a province.
fn bays(grid: &Grid) -> Vec<(usize, usize)> {
    let mut open = [[false; COLUMNS]; ROWS];
    let mut ahead: Vec<(usize, usize)> = (0..ROWS).flat_map(|row| [(row, 0), (row, COLUMNS - 1)]).collect();
    ahead.extend((0..COLUMNS).flat_map(|column| [(0, column), (ROWS - 1, column)]));
    while let Some((row, column)) = ahead.pop() {
        if row < ROWS && column < COLUMNS && grid[row][column].is_none() && !open[row][column] {
            open[row][column] = true;
            let beside = [(row + 1, column), (row.wrapping_sub(1), column)];
            ahead.extend(beside.into_iter().chain([(row, column + 1), (row, column.wrapping_sub(1))]));
        }
    }
    let units = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    units.filter(|&(row, column)| grid[row][column].is_none() && !open[row][column]).collect()
}

/// How thick the line between two units is.
fn border(scene: &Scene<'_>, one: Option<Province>, other: Option<Province>) -> usize {
    match (one, other) {
        (one, other) if one == other => 0,
        (Some(one), Some(other)) if scene.region(one) == scene.region(other) => 1,
        _ => 2,
    }
}

/// Draws the lines between the units.
fn lines(canvas: &mut Canvas, scene: &Scene<'_>, grid: &Grid, scale: Scale) {
    let at = |column: Option<usize>, row: Option<usize>| *grid.get(row?)?.get(column?)?;
    let (left, above) = (|column: usize| column.checked_sub(1), |row: usize| row.checked_sub(1));
    let across = |column: usize, row: usize| border(scene, at(Some(column), above(row)), at(Some(column), Some(row)));
    let down = |column: usize, row: usize| border(scene, at(left(column), Some(row)), at(Some(column), Some(row)));
    for row in 0..=ROWS {
        for column in 0..=COLUMNS {
            let (x, y) = (column * scale.across, row * scale.down);
            let (right, below) = (across(column, row), down(column, row));
            let up = above(row).map_or(0, |row| down(column, row));
            let back = left(column).map_or(0, |column| across(column, row));
            let crossing = CROSSINGS[up * 3 + right].chars().nth(below * 3 + back);
            if let Some(crossing) = crossing.filter(|crossing| *crossing != ' ') {
                canvas.write(x, y, &crossing.to_string());
            }
            if right > 0 {
                canvas.write(x + 1, y, &["─", "━"][right - 1].repeat(scale.across - 1));
            }
            for line in (1..scale.down).filter(|_| below > 0) {
                canvas.write(x, y + line, ["│", "┃"][below - 1]);
            }
        }
    }
}

/// Writes what there is to know of a province into it, and the letter of its region onto its upper line.
fn label(canvas: &mut Canvas, scene: &Scene<'_>, grid: &Grid, scale: Scale, province: Province, runs: &[Run]) {
    let ((row, column, units), rows) = room(runs);
    let (x, y) = (column * scale.across + 1, row * scale.down);
    let (width, height) = (units * scale.across - 1, rows * scale.down - 1);
    let region = scene.region(province);
    let closed = scene.is_closed(province);
    let (land, own) = match scene.holder(province) {
        _ if closed => (FAINT, FAINT),
        Some((colour, _)) => (region_ink(region), colour_ink(colour)),
        None => (region_ink(region), ""),
    };
    let under = |column: &usize| row == 0 || grid[row - 1][*column] != Some(province);
    if let Some(free) = (column..column + units).find(under) {
        let letter: String = quarter(scene.locale, region).to_lowercase().chars().take(1).collect();
        canvas.write_in(free * scale.across + scale.across / 2, y, &letter, scene.ink(land));
    }
    let name = scene.locale.name(&id(&province));
    let name = if name.chars().count() > width { short(scene.locale, &id(&province)) } else { name };
    canvas.write_in(x, y + 1, pad(&name, width).trim_end(), scene.ink(land));
    let marks = match closed {
        true => vec![pad(&scene.locale.say("shogun-closed", &[]), width)],
        false => fit(&scene.marks(province), width, height - 1),
    };
    for (line, text) in marks.iter().enumerate() {
        canvas.write_in(x, y + 2 + line, text.trim_end(), scene.ink(own));
    }
}

/// The marks of a province on one line with blanks between them, or on two, or without blanks.
fn fit(marks: &[String; 3], width: usize, height: usize) -> Vec<String> {
    let [holder, sites, unrest] = marks;
    let fits = |text: &String| text.chars().count() <= width;
    let one = format!("{holder} {sites} {unrest}");
    let close = format!("{holder} {sites}{unrest}");
    if let Some(line) = [one.trim_end().to_owned(), close].into_iter().find(fits) {
        return vec![line];
    }
    if height > 1 {
        return vec![format!("{holder}{unrest}"), sites.clone()];
    }
    vec![format!("{holder}{sites}{unrest}")]
}

/// What the marks mean, for the sea at the upper left.
fn legend(scene: &Scene<'_>) -> Vec<String> {
    ["shogun-legend-sites", "shogun-legend-marks", "shogun-legend-lines"].map(|id| scene.locale.say(id, &[])).to_vec()
}
