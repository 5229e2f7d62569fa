//! The tables of an arena, for the terminal and for the page.

use text::Locale;

use super::plots::short;
use super::report::Report;
use super::standing::{Group, Mark};
use crate::simulate::percent;

/// More bots have no column of their own in a terminal or on a telephone.
const MOST_COLUMNS: usize = 6;
/// The longest name of a column, in letters; whole names stand in the table of the bots.
const LONGEST: usize = 16;

/// A table: the first column holds names, the others numbers.
pub(super) struct Sheet {
    pub(super) title: String,
    pub(super) heads: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
}

impl Sheet {
    /// In columns.
    pub(super) fn plain(&self) -> String {
        let length = |text: &String| text.chars().count();
        let lines = || std::iter::once(&self.heads).chain(&self.rows);
        let column = |place: usize| lines().filter_map(|line| line.get(place)).map(length).max().unwrap_or(0);
        let widths: Vec<usize> = (0..self.heads.len()).map(column).collect();
        let mut text = self.title.clone() + "\n";
        for line in lines() {
            let cells = line.iter().zip(&widths).enumerate().map(|(place, (cell, &width))| match place {
                0 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            });
            text += &format!("  {}\n", cells.collect::<Vec<_>>().join("  ").trim_end());
        }
        text
    }
}

/// All tables of a report.
pub(super) fn all(report: &Report<'_>, locale: &Locale) -> Vec<Sheet> {
    let standing = report.standing;
    let mut sheets = vec![bots(report, locale)];
    if !standing.pairs.is_empty() {
        sheets.insert(0, pairs(report, locale));
    }
    let title = |id: &str| locale.say(id, &[]);
    let kind = if report.kind == "clan" { "arena-by-clan" } else { "arena-by-colour" };
    let names = standing.names.iter().map(|(name, group)| (locale.name(name), group));
    sheets.push(groups(report, title(kind), names, true, locale));
    let seats = standing.seats.iter().map(|(seat, group)| ((seat + 1).to_string(), group));
    sheets.push(groups(report, title("arena-by-seat"), seats, true, locale));
    let ground = if report.ground == "set" { "arena-by-set" } else { "arena-by-board" };
    let grounds = standing.grounds.iter().map(|(name, group)| (ground_name(name, locale), group));
    sheets.push(groups(report, title(ground), grounds, false, locale));
    sheets
}

/// What a board or a card set is called.
pub(super) fn ground_name(ground: &str, locale: &Locale) -> String {
    ground.split('-').map(|part| locale.name(part)).collect::<Vec<_>>().join(" · ")
}

fn interval(mark: &Mark) -> String {
    let share = mark.count.share();
    format!("{}–{}", percent(share.low), percent(share.high))
}

/// Milliseconds with as many digits as say something.
fn milliseconds(ms: f64) -> String {
    if ms < 10.0 { format!("{ms:.2}") } else { format!("{ms:.0}") }
}

fn heads(ids: &[&str], locale: &Locale) -> Vec<String> {
    ids.iter().map(|id| locale.say(id, &[])).collect()
}

fn bots(report: &Report<'_>, locale: &Locale) -> Sheet {
    let columns = [
        "arena-bot",
        "arena-seats",
        "arena-wins",
        "arena-share",
        "arena-interval",
        "arena-fair",
        "arena-score",
        "arena-rating",
        "arena-uncertainty",
        "arena-think",
        "arena-longest",
    ];
    let row = |bot: &super::standing::Bot| {
        let share = bot.mark.count.share();
        vec![
            bot.name.clone(),
            bot.mark.count.seats.to_string(),
            bot.mark.count.wins.to_string(),
            percent(share.win_share),
            interval(&bot.mark),
            percent(bot.mark.fair_share()),
            format!("{:.1}", share.mean_score),
            format!("{:.1}", bot.rating.rating),
            format!("{:.1}", bot.rating.uncertainty),
            milliseconds(bot.thought.mean_ms()),
            milliseconds(bot.thought.longest_ms()),
        ]
    };
    // The strongest first.
    let mut bots: Vec<_> = report.standing.bots.iter().collect();
    bots.sort_by(|one, other| other.rating.rating.total_cmp(&one.rating.rating));
    Sheet {
        title: locale.say("arena-bots", &[]),
        heads: heads(&columns, locale),
        rows: bots.into_iter().map(row).collect(),
    }
}

/// Who plays alone is on the left, the copies around it are above.
fn pairs(report: &Report<'_>, locale: &Locale) -> Sheet {
    let standing = report.standing;
    let fair = standing.pairs.iter().map(|pair| pair.mark.fair_share()).fold(0.0, f64::max);
    let mut heads = heads(&["arena-one"], locale);
    heads.extend(
        standing.bots.iter().map(|bot| locale.say("arena-among", &[("bot", short(&bot.name, LONGEST).into())])),
    );
    let cell = |one: usize, others: usize| {
        let pair = standing.pairs.iter().find(|pair| (pair.one, pair.others) == (one, others));
        pair.map_or_else(String::new, |pair| {
            format!("{} ({})", percent(pair.mark.count.share().win_share), interval(&pair.mark))
        })
    };
    let row = |(one, bot): (usize, &super::standing::Bot)| {
        let cells = (0..standing.bots.len()).map(|others| cell(one, others));
        std::iter::once(bot.name.clone()).chain(cells).collect()
    };
    Sheet {
        title: locale.say("arena-pairs", &[("fair", percent(fair).into())]),
        heads,
        rows: standing.bots.iter().enumerate().map(row).collect(),
    }
}

/// What was counted under several names, for all and for each bot. Where `shares` is not set, those of
/// all bots together say nothing: somebody wins on every board.
fn groups<'a>(
    report: &Report<'_>,
    title: String,
    groups: impl Iterator<Item = (String, &'a Group)>,
    shares: bool,
    locale: &Locale,
) -> Sheet {
    let bots = &report.standing.bots;
    let columns = bots.len() > 1 && bots.len() <= MOST_COLUMNS;
    let mut ids = vec!["arena-name", "arena-seats"];
    if shares {
        ids.extend(["arena-share", "arena-interval", "arena-fair"]);
    }
    ids.push("arena-score");
    let mut heads = heads(&ids, locale);
    if columns {
        heads.extend(bots.iter().map(|bot| format!("{} %", short(&bot.name, LONGEST))));
    }
    let row = |(name, group): (String, &Group)| {
        let share = group.all.count.share();
        let mut row = vec![name, group.all.count.seats.to_string()];
        if shares {
            row.extend([percent(share.win_share), interval(&group.all), percent(group.all.fair_share())]);
        }
        row.push(format!("{:.1}", share.mean_score));
        if columns {
            let share = |mark: &Mark| match mark.count.seats {
                0 => String::new(),
                _ => percent(mark.count.share().win_share),
            };
            row.extend(group.bots.iter().map(share));
        }
        row
    };
    Sheet { title, heads, rows: groups.map(row).collect() }
}
