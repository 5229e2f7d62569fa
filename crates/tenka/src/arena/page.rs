//! The report as a page: one file, nothing from elsewhere, light or dark as the reader has it.

use std::collections::BTreeMap;
use std::fmt::Write;

use plot::escape;
use text::Locale;

use super::plots::{self, Range};
use super::report::Report;
use super::sheet::{Sheet, ground_name};
use super::standing::{Group, Mark};

/// What the page adds to the style of the plots. All that changes with the light are the colours.
const STYLE: &str = "
:root{color-scheme:light dark;--paper:#f3f4f6;--card:#ffffff;--ink:#1f2328;--faint:#59636e;--edge:#d8dee4}
@media (prefers-color-scheme:dark){:root{--paper:#05080d;--card:#0d1117;--ink:#e6edf3;--faint:#9aa4af;--edge:#2d343c}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,'Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:1180px;margin:0 auto;padding:16px 12px 40px}
h1{font-size:24px;line-height:1.25;margin:8px 0}
h2{font-size:16px;margin:0 0 8px}
p{margin:0 0 8px;max-width:75ch}
.quiet{color:var(--faint);font-size:13px}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(340px,100%),1fr));gap:12px;margin:16px 0}
.card{background:var(--card);border:1px solid var(--edge);border-radius:8px;overflow-x:auto}
.card svg{display:block;width:100%;height:auto;max-width:560px;margin:0 auto}
.sheets{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(520px,100%),1fr));gap:12px}
.sheet{padding:14px 16px;min-width:0}
.sheet.wide{grid-column:1/-1}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;white-space:nowrap}
th,td{padding:4px 10px;text-align:right;border-bottom:1px solid var(--edge)}
th:first-child,td:first-child{text-align:left;padding-left:0;position:sticky;left:0;background:var(--card)}
th{font-weight:600;color:var(--faint);font-size:13px}
tr:last-child td{border-bottom:0}
.half{opacity:.55}
";

/// The page.
pub(super) fn text(report: &Report<'_>, locale: &Locale) -> String {
    let bots = report.standing.bots.len();
    let title = escape(&locale.say("arena-title", &[("game", report.head.game.into()), ("bots", bots.into())]));
    let head = escape(&report.head.people(locale));
    let seed = escape(&locale.say("arena-seed", &[("seed", report.seed.to_string().into())]));
    let lost_turns: String =
        report.lost_turns(locale).iter().map(|line| format!("<p>{}</p>\n", escape(line))).collect();
    let cards: String =
        plots(report, locale).iter().map(|plot| format!("<div class=\"card\">{plot}</div>\n")).collect();
    let sheets: String = report.sheets(locale).iter().map(sheet).collect();
    let read = escape(&locale.say("arena-read", &[]));
    let (code, style) = (locale.code(), plot::style());
    format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>{style}{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n<p>{head} · {seed}</p>\n{lost_turns}<p class=\"quiet\">{read}</p>\n\
         <div class=\"cards\">\n{cards}</div>\n<div class=\"sheets\">\n{sheets}</div>\n</main>\n</body>\n</html>\n"
    )
}

fn sheet(sheet: &Sheet) -> String {
    let cells = |row: &[String], tag: &str| -> String {
        row.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(cell))).collect()
    };
    let wide = if sheet.heads.len() > 9 { " wide" } else { "" };
    let mut text = format!("<section class=\"card sheet{wide}\"><h2>{}</h2>\n<table>\n", escape(&sheet.title));
    let _ = writeln!(text, "<thead><tr>{}</tr></thead>\n<tbody>", cells(&sheet.heads, "th"));
    for row in &sheet.rows {
        let _ = writeln!(text, "<tr>{}</tr>", cells(row, "td"));
    }
    text + "</tbody></table></section>\n"
}

fn plots(report: &Report<'_>, locale: &Locale) -> Vec<String> {
    let standing = report.standing;
    let say = |id: &str| locale.say(id, &[]);
    let mut plots = Vec::new();
    if !standing.pairs.is_empty() {
        let names: Vec<String> = standing.bots.iter().map(|bot| bot.name.clone()).collect();
        plots.push(plots::heat(
            &say("arena-plot-pairs"),
            &say("arena-plot-pairs-what"),
            &names,
            &names,
            |one, others| {
                let pair = standing.pairs.iter().find(|pair| (pair.one, pair.others) == (one, others))?;
                share(&pair.mark)
            },
        ));
    }
    let mut bots: Vec<_> = standing.bots.iter().collect();
    bots.sort_by(|one, other| other.rating.rating.total_cmp(&one.rating.rating));
    let shares: Vec<Range> = bots.iter().map(|bot| range(bot.name.clone(), &bot.mark)).collect();
    plots.push(ranges("arena-plot-shares", "arena-plot-shares-what", &shares, locale));
    // As wide as holds the rating in 95 of 100 cases.
    let rating = |bot: &&super::standing::Bot| {
        let (value, reach) = (bot.rating.rating, 1.96 * bot.rating.uncertainty);
        Range { name: bot.name.clone(), value, low: value - reach, high: value + reach, fair: None }
    };
    let ratings: Vec<Range> = bots.iter().map(rating).collect();
    plots.push(ranges("arena-plot-ratings", "arena-plot-ratings-what", &ratings, locale));
    let scores: Vec<(String, &[i32])> = bots.iter().map(|bot| (bot.name.clone(), &bot.scores[..])).collect();
    plots.push(plots::scores(&say("arena-plot-scores"), &say("arena-plot-scores-what"), &scores));

    let by_clan = report.kind == "clan";
    let names = standing.names.iter().map(|(name, group)| range(locale.name(name), &group.all));
    let title = if by_clan { "arena-plot-clan" } else { "arena-plot-colour" };
    plots.push(ranges(title, "arena-plot-group-what", &names.collect::<Vec<_>>(), locale));
    let seat = |seat: &usize| locale.say("arena-seat-number", &[("seat", (seat + 1).into())]);
    let seats = standing.seats.iter().map(|(number, group)| range(seat(number), &group.all));
    plots.push(ranges("arena-plot-seat", "arena-plot-group-what", &seats.collect::<Vec<_>>(), locale));
    if bots.len() > 1 {
        let title = if by_clan { "arena-plot-bots-clan" } else { "arena-plot-bots-colour" };
        plots.push(table(report, title, &standing.names, |name| locale.name(name), locale));
        let title = if report.ground == "set" { "arena-plot-bots-set" } else { "arena-plot-bots-board" };
        plots.push(table(report, title, &standing.grounds, |name| ground_name(name, locale), locale));
    }
    plots
}

fn ranges(title: &str, what: &str, ranges: &[Range], locale: &Locale) -> String {
    let say = |id: &str| locale.say(id, &[]);
    plots::ranges(&say(title), &say(what), &say("arena-fair-line"), ranges)
}

/// A share in per cent with its interval and what is fair.
fn range(name: String, mark: &Mark) -> Range {
    let share = mark.count.share();
    let percent = |part: f64| 100.0 * part;
    Range {
        name,
        value: percent(share.win_share),
        low: percent(share.low),
        high: percent(share.high),
        fair: Some(percent(mark.fair_share())),
    }
}

fn share(mark: &Mark) -> plots::Cell {
    (mark.count.seats > 0).then(|| (mark.count.share().win_share, mark.fair_share()))
}

/// The shares of each bot under each name.
fn table(
    report: &Report<'_>,
    title: &str,
    groups: &BTreeMap<&'static str, Group>,
    name: impl Fn(&str) -> String,
    locale: &Locale,
) -> String {
    let names: Vec<String> = groups.keys().map(|key| name(key)).collect();
    let columns: Vec<String> = report.standing.bots.iter().map(|bot| bot.name.clone()).collect();
    let marks: Vec<&Group> = groups.values().collect();
    let say = |id: &str| locale.say(id, &[]);
    plots::heat(&say(title), &say("arena-plot-bots-what"), &names, &columns, |row, bot| share(&marks[row].bots[bot]))
}
