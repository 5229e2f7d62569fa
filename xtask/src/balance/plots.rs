//! The plots of the page, drawn from its figures.

use rising_sun::{CLANS, Kami, Province};
use shogun::Special;

use super::count::name;
use super::draw::{Group, Unit, curves, dots, squares, stacks};
use super::figures::{Cell, Figures, Those};
use super::words::title;
use super::{rising_sun as sun, shogun as war};

/// How many of the best and of the worst are shown of a long list.
const ENDS: usize = 12;
/// What fewer players have done says nothing.
const FEWEST: u64 = 200;

/// All pictures with their names.
pub(crate) fn all(figures: &Figures) -> Vec<(&'static str, String)> {
    vec![
        ("clans", clans(figures)),
        ("unbound", unbound(figures)),
        ("points", points(figures)),
        ("kami", kami(figures)),
        ("cards", cards(figures)),
        ("tokens", tokens(figures)),
        ("sets", sets(figures)),
        ("leads", leads(figures)),
        ("draft", seats(figures, "draft")),
        ("preset", seats(figures, "preset")),
        ("points-shogun", points_shogun(figures)),
        ("provinces", provinces(figures)),
        ("specials", specials(figures)),
    ]
}

fn rising_sun<'a>(figures: &'a Figures, players: Option<usize>, way: &str) -> Those<'a> {
    figures.those("rising-sun", |kind| kind.players == players.unwrap_or(kind.players) && kind.way.starts_with(way))
}

fn shogun<'a>(figures: &'a Figures, players: Option<usize>, way: &str) -> Those<'a> {
    figures.those("shogun", |kind| kind.players == players.unwrap_or(kind.players) && kind.way.ends_with(way))
}

fn clans(figures: &Figures) -> String {
    let group = |players: usize| {
        let those = rising_sun(figures, Some(players), "bound");
        let rows = CLANS.iter().map(|row| (title(row.name), those.cell("clan", row.name).share()));
        Group { heading: format!("{players} players"), fair: 1.0 / players as f64, rows: rows.collect() }
    };
    dots(
        "Rising Sun: which clan wins",
        "For three, four and five players the share of its games that each clan wins",
        "share of its games that a clan wins; dashed: a fair share",
        Unit::Percent(0.7, 0.1),
        &[3, 4, 5].map(group),
    )
}

fn unbound(figures: &Figures) -> String {
    let group = |(way, heading): (&str, &str)| {
        let those = rising_sun(figures, None, way);
        let rows = CLANS.iter().map(|row| (title(row.name), those.cell("clan", row.name).to_fair()));
        Group { heading: heading.to_owned(), fair: 1.0, rows: rows.collect() }
    };
    dots(
        "Rising Sun: clans when the kami walk",
        "How many times its fair share each clan wins without and with Kami Unbound",
        "wins as a multiple of the fair share, 3 to 5 players",
        Unit::Times(0.0, 2.5, 0.5),
        &[("bound", "kami at their shrines"), ("unbound", "Kami Unbound")].map(group),
    )
}

/// Parts of the points of a group of players.
fn parts(those: &Those, group: &str, sources: &[&str]) -> Vec<f64> {
    sources.iter().map(|source| those.mean(group, &format!("points/{source}")).mean).collect()
}

fn points(figures: &Figures) -> String {
    // What is taken away cannot be drawn as a part.
    let sources = &sun::SOURCES[..6];
    let those = rising_sun(figures, Some(4), "bound");
    let clans = CLANS.iter().map(|row| (title(row.name), parts(&those, &format!("clan/{}", row.name), sources)));
    let both = [("Winners", "winner"), ("Others", "other")];
    let both = both.map(|(label, group)| (label.to_owned(), parts(&those, group, sources)));
    stacks(
        "Rising Sun: where points come from",
        "Mean points by source for each clan, for winners and for others, in games of four",
        sources,
        &clans.chain(both).collect::<Vec<_>>(),
    )
}

fn kami(figures: &Figures) -> String {
    let those = rising_sun(figures, None, "bound");
    let columns: Vec<String> = CLANS.iter().map(|row| title(row.name)).collect();
    let rows = Kami::ALL.map(|kami| title(kami.name()));
    let share = |there: &str, column: usize, row: usize| {
        those.cell("kami", &format!("{there} {}/{}", Kami::ALL[row].name(), CLANS[column].name)).share().value
    };
    squares(
        "Rising Sun: whom a kami helps",
        "For each kami and clan how many points in a hundred the clan wins more often with the kami in play",
        "games won in 100, with the kami in play against without",
        (&columns, &rows),
        (10.0, |column, row| share("with", column, row) - share("without", column, row)),
    )
}

/// The best and the worst of a long list.
fn ends(cells: &[(String, Cell)]) -> [Vec<(String, super::figures::Sure)>; 2] {
    let rows = |cells: &[(String, Cell)]| cells.iter().map(|(key, cell)| (title(key), cell.to_usual())).collect();
    let shown = ENDS.min(cells.len() / 2);
    [rows(&cells[..shown]), rows(&cells[cells.len() - shown..])]
}

/// What was true of enough players, the best first.
fn often(those: &Those, topic: &str) -> Vec<(String, Cell)> {
    let mut cells = those.ranked(topic, |cell| cell.to_usual().value);
    cells.retain(|(_, cell)| cell.seats >= FEWEST);
    cells
}

fn cards(figures: &Figures) -> String {
    let [best, worst] = ends(&often(&rising_sun(figures, None, ""), "card"));
    let group = |heading: &str, rows| Group { heading: heading.to_owned(), fair: 1.0, rows };
    dots(
        "Rising Sun: who owns these wins more, or less",
        "Season cards: how many times the usual share of their clans the owners win",
        "wins of owners as a multiple of what their clans usually win",
        Unit::Times(0.4, 1.8, 0.2),
        &[group("The dozen with the best owners", best), group("The dozen with the worst", worst)],
    )
}

fn tokens(figures: &Figures) -> String {
    let group = |(way, heading): (&str, &str)| {
        let those = rising_sun(figures, None, way);
        let rows =
            Province::ALL.map(|province| (title(province.name()), those.cell("token", province.name()).to_usual()));
        Group { heading: heading.to_owned(), fair: 1.0, rows: rows.into() }
    };
    dots(
        "Rising Sun: who holds a token of this province",
        "How many times the usual share of their clans the holders of a war token of each province win",
        "wins of holders as a multiple of what their clans usually win",
        Unit::Times(0.8, 1.8, 0.2),
        &[("bound", "kami at their shrines"), ("unbound", "Kami Unbound")].map(group),
    )
}

fn sets(figures: &Figures) -> String {
    let most = 8;
    let curve = |players: usize| {
        let those = rising_sun(figures, Some(players), "");
        let cells = (0..=most).map(|count| (count, those.cell("provinces", &count.to_string())));
        let enough = cells.filter(|(_, cell)| cell.seats >= 30);
        let points = enough.map(|(count, cell)| (count as f64, cell.share().value * 100.0));
        (format!("{players} players"), points.collect())
    };
    curves(
        "Rising Sun: different provinces, games won",
        "The share of games won by the number of different provinces with a war token",
        "different provinces of which the player holds a war token",
        most,
        &[3, 4, 5].map(curve),
    )
}

fn leads(figures: &Figures) -> String {
    let group = |players: usize| {
        let sun = rising_sun(figures, Some(players), "");
        let seasons = ["spring", "summer", "autumn"].map(|season| {
            let cell = sun.cell("rank", &format!("{season}/1 alone"));
            (format!("after {}", title(season)), cell.share())
        });
        let year = ("Shogun, year 1".to_owned(), shogun(figures, Some(players), "").cell("rank", "1 alone").share());
        let rows = seasons.into_iter().chain([year]).collect();
        Group { heading: format!("{players} players"), fair: 1.0 / players as f64, rows }
    };
    dots(
        "Who leads alone wins in the end",
        "The share of games won by those who lead alone after each season of Rising Sun and the first year of Shogun",
        "share of games; dashed: a fair share",
        Unit::Percent(1.0, 0.2),
        &[3, 4, 5].map(group),
    )
}

fn seats(figures: &Figures, start: &str) -> String {
    let group = |players: usize| {
        let those = shogun(figures, Some(players), start);
        let label = |seat: usize| match start {
            "preset" => format!("player {}", ["A", "B", "C", "D", "E"][seat - 1]),
            _ => format!("seat {seat}"),
        };
        let rows = (1..=players).map(|seat| (label(seat), those.cell("seat", &seat.to_string()).share()));
        Group { heading: format!("{players} players"), fair: 1.0 / players as f64, rows: rows.collect() }
    };
    let title = match start {
        "preset" => "Shogun: the starts of the rulebook's tables",
        _ => "Shogun: seats in the draft",
    };
    dots(
        title,
        "For three, four and five players the share of games that each seat wins",
        "share of games won; dashed: a fair share",
        Unit::Percent(0.5, 0.1),
        &[3, 4, 5].map(group),
    )
}

fn points_shogun(figures: &Figures) -> String {
    let rows = [3, 4, 5].into_iter().flat_map(|players| {
        let those = shogun(figures, Some(players), "");
        [("winners", "winner"), ("others", "other")]
            .map(|(label, group)| (format!("{players}: {label}"), parts(&those, group, &war::SOURCES)))
    });
    stacks(
        "Shogun: where points come from",
        "Mean points by source for winners and others, by number of players",
        &war::SOURCES,
        &rows.collect::<Vec<_>>(),
    )
}

fn provinces(figures: &Figures) -> String {
    let [best, worst] = ends(&often(&shogun(figures, None, "draft"), "start"));
    let group = |heading: &str, rows| Group { heading: heading.to_owned(), fair: 1.0, rows };
    dots(
        "Shogun: whom a drafted province brings luck",
        "Provinces taken in the draft: how many times the usual share of their seats the takers win",
        "wins of those who drafted it as a multiple of the usual",
        Unit::Times(0.6, 1.4, 0.2),
        &[group("The dozen with the best takers", best), group("The dozen with the worst", worst)],
    )
}

fn specials(figures: &Figures) -> String {
    let those = shogun(figures, None, "");
    let row = |topic: &str, key: String, label: String| (label, those.cell(topic, &key).to_usual());
    let cards = Special::ALL.map(|special| row("special", name(special), title(&name(special)))).into();
    let places = (1..=5).map(|place| row("place", place.to_string(), format!("place {place}"))).collect();
    let group = |heading: &str, rows| Group { heading: heading.to_owned(), fair: 1.0, rows };
    dots(
        "Shogun: special cards and places in the order",
        "How many times the usual share those win who take a special card or a place in the turn order in a round",
        "wins of takers as a multiple of the usual, each round counted",
        Unit::Times(0.8, 1.2, 0.1),
        &[group("Special card taken", cards), group("Place in the turn order", places)],
    )
}
