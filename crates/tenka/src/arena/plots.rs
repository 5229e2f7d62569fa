//! The plots of the page: narrow, so that a telephone shows them as they are, and several fit side
//! by side elsewhere.

use plot::{Anchor, Panel, Picture};

/// The width of a plot.
const WIDTH: f64 = 360.0;
/// Where the names end and the numbers begin.
const LEFT: f64 = 104.0;
/// The height of a row.
const ROW: f64 = 26.0;
/// Room for a heading.
const TOP: f64 = 46.0;

/// A number with its interval.
pub(super) struct Range {
    pub(super) name: String,
    pub(super) value: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    /// What the value is compared with.
    pub(super) fair: Option<f64>,
}

/// A name as long as there is room for it. Programs often differ only in what their command lines
/// end with, so that the middle is left out.
pub(super) fn short(name: &str, most: usize) -> String {
    let count = name.chars().count();
    if count <= most {
        return name.to_owned();
    }
    let (front, end) = (most / 3, most.saturating_sub(most / 3 + 1));
    name.chars().take(front).chain(['…']).chain(name.chars().skip(count - end)).collect()
}

/// Ticks at round numbers, some five of them, that lie around all values.
fn round_ticks(low: f64, high: f64) -> Vec<f64> {
    // Before the first game there are no values.
    let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
    let span = (high - low).max(1e-6);
    let rough = span / 4.0;
    let power = 10f64.powf(rough.log10().floor());
    let step =
        [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().map(|part| part * power).find(|step| *step >= rough).unwrap_or(rough);
    let (first, last) = ((low / step).floor() as i64, (high / step).ceil() as i64);
    // A single value, too, has a place on an axis.
    (first..=last.max(first + 1)).map(|tick| tick as f64 * step).collect()
}

/// A number without needless digits.
fn label(value: f64) -> String {
    if (value - value.round()).abs() < 1e-9 { format!("{value:.0}") } else { format!("{value:.1}") }
}

/// The grid of a plot with a row for each name, and the panel of its numbers.
fn rows(picture: &mut Picture, names: &[String], height: f64, ticks: &[f64]) -> Panel {
    // Where there is nothing, an empty row.
    let count = names.len().max(1) as f64;
    let size = (WIDTH - LEFT - 22.0, count * height);
    let across = (ticks.first().copied().unwrap_or(0.0), ticks.last().copied().unwrap_or(1.0));
    let panel = Panel { corner: (LEFT, TOP), size, across, up: (count, 0.0) };
    for &tick in ticks {
        let ((x, top), (_, bottom)) = (panel.at(tick, 0.0), panel.at(tick, count));
        picture.line(&[(x, top), (x, bottom)], "grid");
        picture.text((x, bottom + 17.0), Anchor::Middle, "faint small", &label(tick));
    }
    for (row, name) in names.iter().enumerate() {
        let (_, y) = panel.at(across.0, row as f64 + 0.5);
        picture.text((LEFT - 8.0, y + 4.0), Anchor::End, "ink", &short(name, 14));
    }
    panel
}

/// Numbers with their intervals, one below the other.
pub(super) fn ranges(title: &str, what: &str, legend: &str, ranges: &[Range]) -> String {
    let fair = || ranges.iter().filter_map(|range| range.fair);
    let low = ranges.iter().map(|range| range.low).chain(fair()).fold(f64::INFINITY, f64::min);
    let high = ranges.iter().map(|range| range.high).chain(fair()).fold(f64::NEG_INFINITY, f64::max);
    // A share is seen against nothing at all.
    let low = if fair().next().is_some() { 0.0 } else { low };
    let ticks = round_ticks(low, high);
    let mut picture = Picture::new(WIDTH, TOP + ROW * ranges.len().max(1) as f64 + 34.0, title, what);
    let names: Vec<String> = ranges.iter().map(|range| range.name.clone()).collect();
    let panel = rows(&mut picture, &names, ROW, &ticks);
    if fair().next().is_some() {
        picture.line(&[(WIDTH - 100.0, 38.0), (WIDTH - 80.0, 38.0)], "line s1 dash");
        picture.text((WIDTH - 74.0, 42.0), Anchor::Start, "faint small", legend);
    }
    for (row, range) in ranges.iter().enumerate() {
        let row = row as f64;
        if let Some(fair) = range.fair {
            panel.curve(&mut picture, &[(fair, row), (fair, row + 1.0)], "line s1 dash");
        }
        panel.curve(&mut picture, &[(range.low, row + 0.5), (range.high, row + 0.5)], "line s0");
        for end in [range.low, range.high] {
            panel.curve(&mut picture, &[(end, row + 0.35), (end, row + 0.65)], "line s0");
        }
        let (x, y) = panel.at(range.value, row + 0.5);
        picture.bar((x - 4.0, y - 4.0), (8.0, 8.0), "f0");
    }
    picture.part()
}

/// One cell of a table: the share, and what is fair.
pub(super) type Cell = Option<(f64, f64)>;

/// A table of shares in colours: blue is more than fair, orange less.
pub(super) fn heat(
    title: &str,
    what: &str,
    names: &[String],
    columns: &[String],
    cell: impl Fn(usize, usize) -> Cell,
) -> String {
    const HEIGHT: f64 = 34.0;
    const HEAD: f64 = 70.0;
    // As wide as a telephone, or wider where there are many columns.
    let size = ((WIDTH - LEFT - 12.0) / columns.len() as f64).clamp(38.0, 90.0);
    let width = (LEFT + size * columns.len() as f64 + 12.0).max(WIDTH);
    let mut picture = Picture::new(width, HEAD + HEIGHT * names.len() as f64 + 12.0, title, what);
    for (column, name) in columns.iter().enumerate() {
        let x = LEFT + (column as f64 + 0.5) * size;
        picture.text((x, HEAD - 8.0), Anchor::Middle, "faint small", &short(name, (size / 6.5) as usize));
    }
    for (row, name) in names.iter().enumerate() {
        let y = HEAD + row as f64 * HEIGHT;
        picture.text((LEFT - 8.0, y + HEIGHT / 2.0 + 4.0), Anchor::End, "ink", &short(name, 14));
        for column in 0..columns.len() {
            let corner = (LEFT + column as f64 * size + 1.0, y + 1.0);
            let size = (size - 2.0, HEIGHT - 2.0);
            match cell(row, column) {
                Some((share, fair)) => {
                    picture.cell(corner, size, against(share, fair), &format!("{:.1}", 100.0 * share));
                }
                None => picture.bar(corner, size, "drawn band"),
            }
        }
    }
    picture.part()
}

/// A share as a part of the scale, where the fair one is in the middle.
fn against(share: f64, fair: f64) -> f64 {
    if fair <= 0.0 || fair >= 1.0 {
        share
    } else if share < fair {
        share / fair / 2.0
    } else {
        0.5 + (share - fair) / (1.0 - fair) / 2.0
    }
}

/// How often whom had how many points; the scores of each stand in their order.
pub(super) fn scores(title: &str, what: &str, bots: &[(String, &[i32])]) -> String {
    const HEIGHT: f64 = 52.0;
    let low = bots.iter().filter_map(|(_, scores)| scores.first()).min().copied().unwrap_or(0);
    let high = bots.iter().filter_map(|(_, scores)| scores.last()).max().copied().unwrap_or(1);
    let ticks = round_ticks(low.min(0).into(), high.into());
    let mut picture = Picture::new(WIDTH, TOP + HEIGHT * bots.len() as f64 + 34.0, title, what);
    let names: Vec<String> = bots.iter().map(|(name, _)| name.clone()).collect();
    let panel = rows(&mut picture, &names, HEIGHT, &ticks);
    let (from, to) = panel.across;
    const BINS: usize = 40;
    let width = (to - from) / BINS as f64;
    for (row, (_, scores)) in bots.iter().enumerate() {
        let mut bins = [0u32; BINS];
        for &score in *scores {
            bins[(((f64::from(score) - from) / width) as usize).min(BINS - 1)] += 1;
        }
        let most = bins.iter().copied().max().unwrap_or(1).max(1);
        let ground = row as f64 + 0.95;
        let top = |count: u32| ground - 0.85 * f64::from(count) / f64::from(most);
        let mut outline = vec![(from, ground)];
        for (place, &count) in bins.iter().enumerate() {
            let left = from + place as f64 * width;
            outline.extend([(left, top(count)), (left + width, top(count))]);
        }
        outline.push((to, ground));
        let points: Vec<_> = outline.iter().map(|&(x, y)| panel.at(x, y)).collect();
        picture.area(&points, "f0 half");
        if scores.is_empty() {
            continue;
        }
        let mean = scores.iter().map(|&score| f64::from(score)).sum::<f64>() / scores.len() as f64;
        panel.curve(&mut picture, &[(mean, row as f64 + 0.1), (mean, ground)], "line s1");
    }
    picture.part()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_lie_around_all_values() {
        assert_eq!(round_ticks(0.0, 93.0), [0.0, 25.0, 50.0, 75.0, 100.0]);
        assert_eq!(round_ticks(0.0, 38.0), [0.0, 10.0, 20.0, 30.0, 40.0]);
        assert_eq!(round_ticks(-3.0, 3.5), [-4.0, -2.0, 0.0, 2.0, 4.0]);
        assert!(round_ticks(25.0, 25.0).len() == 2);
        assert!(round_ticks(f64::INFINITY, f64::NEG_INFINITY).len() < 10);
    }

    #[test]
    fn plots_of_nothing_are_plots() {
        let drawn = [
            ranges("none", "none", "fair", &[]),
            heat("none", "none", &[], &[], |_, _| None),
            scores("none", "none", &[("greedy".to_owned(), &[])]),
        ];
        for plot in drawn {
            assert!(plot.starts_with("<svg") && !plot.contains("NaN") && !plot.contains("inf"), "{plot}");
        }
    }

    #[test]
    fn the_middle_of_the_scale_is_what_is_fair() {
        assert_eq!([0.0, 0.25, 1.0].map(|share| against(share, 0.25)), [0.0, 0.5, 1.0]);
        assert!(against(0.3, 0.25) > 0.5 && against(0.2, 0.25) < 0.5);
    }

    #[test]
    fn names_are_cut_where_they_are_too_long() {
        assert_eq!(short("greedy", 14), "greedy");
        assert_eq!(short("exec:python3 mybot.py 2", 8), "ex….py 2");
        assert_eq!(short("greedy", 1), "…");
    }
}
