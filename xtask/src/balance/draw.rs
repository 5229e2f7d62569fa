//! The kinds of pictures of the page: dots with their intervals, stacked bars, squares and curves. They are
//! narrow, so that a telephone shows them without making the letters much smaller.

use plot::{Anchor, Panel, Picture, ticks};

use super::figures::Sure;

/// The width of every picture.
const WIDTH: f64 = 480.0;
/// Where the dots begin, and how much room they have.
const LEFT: f64 = 164.0;
const ROOM: f64 = 232.0;
/// The height of a row.
const ROW: f64 = 20.0;

/// Fills that can be distinguished on light and dark screens.
const FILLS: [&str; 6] = ["f0", "f2", "f1", "f3", "drawn", "faint"];

/// Rows of dots under a heading, and what they are compared with.
pub(crate) struct Group {
    pub(crate) heading: String,
    pub(crate) fair: f64,
    pub(crate) rows: Vec<(String, Sure)>,
}

/// How values of an axis are written.
#[derive(Clone, Copy)]
pub(crate) enum Unit {
    /// Shares from 0 to this part of one, with a step.
    Percent(f64, f64),
    /// So many times what is fair, from, to and with a step.
    Times(f64, f64, f64),
}

impl Unit {
    fn range(self) -> (f64, f64, f64) {
        match self {
            Unit::Percent(to, step) => (0.0, to, step),
            Unit::Times(from, to, step) => (from, to, step),
        }
    }

    /// A short label for the axis.
    fn tick(self, value: f64) -> String {
        match self {
            Unit::Percent(..) => self.say(value),
            Unit::Times(..) => format!("{value:.1}"),
        }
    }

    fn say(self, value: f64) -> String {
        match self {
            Unit::Percent(..) => format!("{:.0} %", value * 100.0),
            Unit::Times(..) => format!("× {value:.2}"),
        }
    }
}

/// Dots with intervals: blue above what is fair, orange below, gray where that is uncertain.
pub(crate) fn dots(title: &str, what: &str, axis: &str, unit: Unit, groups: &[Group]) -> String {
    let rows: usize = groups.iter().map(|group| group.rows.len()).sum();
    let height = 64.0 + groups.len() as f64 * 34.0 + rows as f64 * ROW + 34.0;
    let mut picture = Picture::new(WIDTH, height, title, what);
    picture.text((16.0, 46.0), Anchor::Start, "faint", axis);
    let (from, to, step) = unit.range();
    let x = |value: f64| LEFT + (value.clamp(from, to) - from) / (to - from) * ROOM;
    let mut top = 64.0;
    for group in groups {
        picture.text((16.0, top + 16.0), Anchor::Start, "ink head", &group.heading);
        top += 24.0;
        let bottom = top + group.rows.len() as f64 * ROW;
        for number in 0..=((to - from) / step).round() as usize {
            let at = x(from + number as f64 * step);
            picture.line(&[(at, top), (at, bottom)], "grid");
        }
        picture.line(&[(x(group.fair), top - 3.0), (x(group.fair), bottom)], "axis dash");
        for (label, sure) in &group.rows {
            let middle = top + ROW / 2.0;
            let (line, fill) = match (sure.low > group.fair, sure.high < group.fair) {
                (true, _) => ("line s0", "f0"),
                (_, true) => ("line s1", "f1"),
                _ => ("line axis", "faint"),
            };
            picture.text((LEFT - 8.0, middle + 4.0), Anchor::End, "ink", label);
            picture.line(&[(x(sure.low), middle), (x(sure.high), middle)], line);
            picture.bar((x(sure.value) - 4.0, middle - 4.0), (8.0, 8.0), fill);
            picture.text((WIDTH - 16.0, middle + 4.0), Anchor::End, "ink", &unit.say(sure.value));
            top += ROW;
        }
        top += 10.0;
    }
    for number in 0..=((to - from) / step).round() as usize {
        let value = from + number as f64 * step;
        picture.text((x(value), top + 12.0), Anchor::Middle, "faint small", &unit.tick(value));
    }
    picture.finish()
}

/// A legend of fills below the title, in as many lines as it needs; returns where it ends.
fn legend(picture: &mut Picture, names: &[&str]) -> f64 {
    let (mut x, mut y) = (16.0, 40.0);
    for (name, fill) in names.iter().zip(FILLS) {
        let wide = 30.0 + 6.8 * name.chars().count() as f64;
        if x + wide > WIDTH - 10.0 {
            (x, y) = (16.0, y + 20.0);
        }
        picture.bar((x, y), (14.0, 12.0), fill);
        picture.text((x + 20.0, y + 10.0), Anchor::Start, "ink", name);
        x += wide + 8.0;
    }
    y + 22.0
}

/// Bars of parts, one beside the other, with the whole at the end.
pub(crate) fn stacks(title: &str, what: &str, parts: &[&str], rows: &[(String, Vec<f64>)]) -> String {
    const BAR: f64 = 26.0;
    const FROM: f64 = 116.0;
    let longest = rows.iter().map(|(_, parts)| parts.iter().sum::<f64>()).fold(1.0, f64::max);
    let mut picture = Picture::new(WIDTH, 96.0 + rows.len() as f64 * BAR, title, what);
    let mut y = legend(&mut picture, parts) + 8.0;
    for (label, parts) in rows {
        picture.text((FROM - 8.0, y + 14.0), Anchor::End, "ink", label);
        let mut x = FROM;
        for (part, fill) in parts.iter().zip(&FILLS) {
            let wide = part / longest * (WIDTH - FROM - 50.0);
            picture.bar((x, y), (wide, BAR - 6.0), fill);
            if wide > 22.0 {
                // Light gray needs dark letters.
                let class = if *fill == "drawn" { "ink small" } else { "bg small" };
                picture.text((x + wide / 2.0, y + 14.0), Anchor::Middle, class, &format!("{part:.0}"));
            }
            x += wide;
        }
        picture.text((x + 6.0, y + 14.0), Anchor::Start, "ink", &format!("{:.0}", parts.iter().sum::<f64>()));
        y += BAR;
    }
    picture.finish()
}

/// Squares with numbers: so many points more or less in a hundred, with the full color at `full`.
pub(crate) fn squares(
    title: &str,
    what: &str,
    about: &str,
    (columns, rows): (&[String], &[String]),
    (full, of): (f64, impl Fn(usize, usize) -> f64),
) -> String {
    const HIGH: f64 = 30.0;
    let wide = (WIDTH - 16.0 - 106.0) / columns.len() as f64;
    let mut picture = Picture::new(WIDTH, 90.0 + rows.len() as f64 * HIGH + 12.0, title, what);
    picture.text((16.0, 46.0), Anchor::Start, "faint", about);
    for (column, name) in columns.iter().enumerate() {
        picture.text((106.0 + (column as f64 + 0.5) * wide, 82.0), Anchor::Middle, "ink", name);
    }
    for (row, name) in rows.iter().enumerate() {
        let y = 90.0 + row as f64 * HIGH;
        picture.text((98.0, y + 19.0), Anchor::End, "ink", name);
        for column in 0..columns.len() {
            let points = of(column, row) * 100.0;
            let corner = (106.0 + column as f64 * wide, y);
            picture.cell(corner, (wide - 2.0, HIGH - 2.0), 0.5 + points / (2.0 * full), &signed(points));
        }
    }
    picture.finish()
}

/// A number with its sign, and none where it rounds to nothing.
pub(crate) fn signed(points: f64) -> String {
    let text = format!("{points:+.1}");
    if text == "-0.0" || text == "+0.0" { "0".to_owned() } else { text.replace('-', "−") }
}

/// A curve with its name and points.
pub(crate) type Curve = (String, Vec<(f64, f64)>);

/// Up to three curves of shares in one panel.
pub(crate) fn curves(title: &str, what: &str, across: &str, most: usize, curves: &[Curve]) -> String {
    let mut picture = Picture::new(WIDTH, 340.0, title, what);
    let classes = ["line s0", "line s1 dash", "line s2 dots"];
    for (number, ((name, _), class)) in curves.iter().zip(classes).enumerate() {
        let x = 16.0 + number as f64 * 120.0;
        picture.line(&[(x, 46.0), (x + 26.0, 46.0)], class);
        picture.text((x + 32.0, 50.0), Anchor::Start, "ink", name);
    }
    let panel =
        Panel { corner: (72.0, 72.0), size: (WIDTH - 96.0, 210.0), across: (0.0, most as f64), up: (0.0, 100.0) };
    panel.frame(&mut picture, "", (across, "games won"), &ticks(0, most, 1, ""), &ticks(0, 100, 20, " %"));
    for ((_, points), class) in curves.iter().zip(classes) {
        panel.curve(&mut picture, points, class);
    }
    picture.finish()
}
