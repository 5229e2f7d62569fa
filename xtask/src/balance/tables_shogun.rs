//! The tables of the page about Shogun.

use shogun::{Board, Building, Colour, EventCard, Province, Region, Special};

use super::count::name;
use super::figures::{Figures, Those};
use super::shogun::{DEEDS, SOURCES};
use super::tables::rows;
use super::words::{percent, times, title, usual};

/// The table of that name.
pub(super) fn table(name: &str, figures: &Figures) -> Option<String> {
    let all = figures.those("shogun", |_| true);
    Some(match name {
        "seats" => seats(figures),
        "colours" => colours(&all),
        "provinces" => provinces(figures),
        "majorities" => majorities(figures),
        "points-shogun" => points(figures),
        "winners-shogun" => winners(figures),
        "specials" => specials(figures),
        "events" => events(figures),
        "winters" => winters(figures),
        "leads-shogun" => leads(figures),
        _ => return None,
    })
}

const WAYS: [(&str, &str); 3] =
    [("sun-draft", "sun, draft"), ("moon-draft", "moon, draft"), ("sun-preset", "sun, tables of the rulebook")];

fn seats(figures: &Figures) -> String {
    let row = |(players, (way, label)): (usize, (&str, &str))| {
        let those = figures.those("shogun", |kind| kind.players == players && kind.way == way);
        let cell = |seat: usize| match seat <= players {
            true => percent(those.cell("seat", &seat.to_string()).share()),
            false => "·".to_owned(),
        };
        [players.to_string(), label.to_owned()].into_iter().chain((1..=5).map(cell)).collect()
    };
    let kinds = [3, 4, 5].into_iter().flat_map(|players| WAYS.map(|way| (players, way)));
    rows(&["players", "start", "seat 1 (A)", "2 (B)", "3 (C)", "4 (D)", "5 (E)"], kinds.map(row))
}

fn colours(all: &Those) -> String {
    let row = |colour: Colour| vec![title(colour.name()), times(all.cell("colour", colour.name()).to_fair())];
    rows(&["colour", "wins, times the fair share"], Colour::ALL.map(row))
}

fn provinces(figures: &Figures) -> String {
    let all = figures.those("shogun", |_| true);
    let draft = figures.those("shogun", |kind| kind.way.ends_with("draft"));
    let mut list: Vec<_> = Province::ALL.map(|province| (province, draft.cell("start", province.name()))).into();
    list.sort_by(|one, other| other.1.to_usual().value.total_cmp(&one.1.to_usual().value));
    let row = |(province, start): (Province, super::figures::Cell)| {
        let (key, row) = (province.name(), province.row());
        let kept = draft.cell("kept", key).seats as f64 / start.seats.max(1) as f64;
        let held = all.cell("held", key);
        vec![
            title(key),
            format!("{}, {}, {}", row.chests, row.rice, row.sites),
            title(&name(province.region(Board::Sun))),
            usual(start),
            format!("{:.0} %", 100.0 * kept),
            usual(held),
            format!("{:.2}", all.mean("conquests", key).mean),
            format!("{:.2}", all.mean("buildings", key).mean),
        ]
    };
    let head = [
        "province",
        "chests, rice, sites",
        "region (sun)",
        "drafted: wins, times the usual",
        "kept to the end",
        "held at the end: wins, times the usual",
        "conquests in a game",
        "buildings at the end",
    ];
    rows(&head, list.into_iter().map(row))
}

fn majorities(figures: &Figures) -> String {
    let row = |(board, region): (Board, Region)| {
        let side = name(board);
        let those = figures.those("shogun", |kind| kind.way.starts_with(&side));
        let cell = |building: Building| usual(those.cell("majority", &format!("{}/{}", name(region), name(building))));
        [format!("{side}, {}", name(region))].into_iter().chain(Building::ALL.map(cell)).collect()
    };
    let regions = Board::ALL.into_iter().flat_map(|board| Region::ALL.map(|region| (board, region)));
    rows(&["region", "most castles", "most temples", "most theaters"], regions.map(row))
}

/// Some means of winners and of others, by number of players.
fn compared(figures: &Figures, lines: &[(String, String)]) -> String {
    let row = |(label, key): &(String, String)| {
        let cells = [3, 4, 5].into_iter().flat_map(|players| {
            let those = figures.those("shogun", |kind| kind.players == players);
            ["winner", "other"].map(|group| format!("{:.1}", those.mean(group, key).mean))
        });
        [label.clone()].into_iter().chain(cells).collect()
    };
    let head = ["", "winners, 3 players", "others", "winners, 4", "others", "winners, 5", "others"];
    rows(&head, lines.iter().map(row))
}

fn points(figures: &Figures) -> String {
    let parts = SOURCES.map(|source| (source.to_owned(), format!("points/{source}")));
    let whole = ("**points**".to_owned(), "points".to_owned());
    compared(figures, &[whole].into_iter().chain(parts).collect::<Vec<_>>())
}

fn winners(figures: &Figures) -> String {
    let ends = ["provinces", "buildings", "castle", "temple", "theater", "chests", "armies"];
    let labels =
        ["provinces at the end", "buildings", "castles", "temples", "theaters", "chests left", "armies on the map"];
    let ends = ends.into_iter().zip(labels).map(|(key, label)| (label.to_owned(), key.to_owned()));
    let actions = DEEDS.map(|action| (action.to_owned(), action.to_owned()));
    compared(figures, &ends.chain(actions).collect::<Vec<_>>())
}

fn specials(figures: &Figures) -> String {
    let by = [3, 4, 5].map(|players| figures.those("shogun", |kind| kind.players == players));
    let row = |(topic, key, label): (&str, String, String)| {
        let cells = by.each_ref().map(|those| usual(those.cell(topic, &key)));
        let rounds: u64 = by.iter().map(|those| those.games() * 6).sum();
        let taken: u64 = by.iter().map(|those| those.cell(topic, &key).seats).sum();
        let often = format!("{:.0} %", 100.0 * taken as f64 / rounds as f64);
        [label, often].into_iter().chain(cells).collect()
    };
    let cards = Special::ALL.map(|special| ("special", name(special), title(&name(special))));
    let places = [1, 2, 3, 4, 5].map(|place| ("place", place.to_string(), format!("place {place}")));
    rows(&["", "taken in rounds", "3 players", "4 players", "5 players"], cards.into_iter().chain(places).map(row))
}

fn events(figures: &Figures) -> String {
    let row = |event: EventCard| {
        let cells = [3, 4, 5].map(|players| {
            let those = figures.those("shogun", |kind| kind.players == players);
            let mean = those.mean("event", &name(event));
            format!("{:.1} ± {:.1}", mean.mean, 1.96 * mean.sd / (mean.count as f64).sqrt())
        });
        [title(&name(event))].into_iter().chain(cells).collect()
    };
    rows(&["event that had its round", "points of all, 3 players", "4 players", "5 players"], EventCard::ALL.map(row))
}

/// Rice lost in both winters together, and the provinces that revolts cost.
fn winters(figures: &Figures) -> String {
    let bands = [(0, 3), (4, 5), (6, 7), (8, 9), (10, 13)];
    let row = |(from, to): (u8, u8)| {
        let cells = [3, 4, 5].map(|players| {
            let those = figures.those("shogun", |kind| kind.players == players);
            let means: Vec<_> = (from..=to).map(|loss| those.mean("winters", &format!("{loss:02}"))).collect();
            let count: u64 = means.iter().map(|mean| mean.count).sum();
            let sum: f64 = means.iter().map(|mean| mean.mean * mean.count as f64).sum();
            format!("{:.2}", sum / (count.max(1) * players as u64) as f64)
        });
        [format!("{from} to {to}")].into_iter().chain(cells).collect()
    };
    let head =
        ["rice lost in both winters", "provinces lost to revolts by a player, 3 players", "4 players", "5 players"];
    rows(&head, bands.map(row))
}

fn leads(figures: &Figures) -> String {
    let row = |players: usize| {
        let those = figures.those("shogun", |kind| kind.players == players);
        let cell = |rank: &str| percent(those.cell("rank", rank).share());
        vec![players.to_string(), cell("1 alone"), cell("2"), cell(&players.to_string())]
    };
    rows(&["players", "alone first after year 1", "second", "last"], [3, 4, 5].map(row))
}
