//! The tables of the page about Rising Sun, and all tables by name.

use rising_sun::{CARDS, CLANS, CORE, Card, CardSet, Kami, Mandate, Province};

use super::count::name;
use super::draw::signed;
use super::figures::{Cell, Figures, Those};
use super::words::{percent, times, title, usual};
use super::{rising_sun as sun, tables_shogun};
use crate::page::rows_of;

/// The text with all its tables as the figures have them.
pub(crate) fn renew(text: &str, figures: &Figures) -> Result<String, String> {
    crate::page::renew(text, |name| table(name, figures).or_else(|| tables_shogun::table(name, figures)))
}

fn table(name: &str, figures: &Figures) -> Option<String> {
    let all = figures.those("rising-sun", |_| true);
    Some(match name {
        "run" => run(figures),
        "games" => games(figures),
        "clans" => clans(figures),
        "rivals" => rivals(&figures.those("rising-sun", |kind| kind.players < 5)),
        "points" => points(figures),
        "seat-of-clan" => seat_of_clan(figures),
        "kami" => kami(figures),
        "sets" => sets(&all),
        "cards" => cards(&all),
        "wars" => wars(figures),
        "mandates" => mandates(&all),
        "winners" => winners(figures),
        "ways" => ways(&all),
        "leads" => leads(figures),
        _ => return None,
    })
}

/// A table from its head, a line of cells each.
pub(super) fn rows(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let split = |cells: Vec<String>| {
        let mut cells = cells.into_iter();
        (cells.next().unwrap_or_default(), cells.collect::<Vec<_>>())
    };
    let head = split(head.iter().map(|&cell| cell.to_owned()).collect());
    rows_of(head, rows.into_iter().map(split).collect())
}

fn of<'a>(figures: &'a Figures, players: usize, way: &str) -> Those<'a> {
    figures.those("rising-sun", |kind| kind.players == players && kind.way == way)
}

/// What was played.
fn run(figures: &Figures) -> String {
    let all: u64 = figures.kinds.iter().map(|kind| kind.games).sum();
    let cells = [all, figures.games, figures.kinds.len() as u64, figures.seed].map(|number| number.to_string());
    let cells = [format!("`{}`", figures.bot)].into_iter().chain(cells).collect();
    rows(&["bot at all seats", "games", "of each kind", "kinds", "seed"], [cells])
}

fn games(figures: &Figures) -> String {
    let kinds = figures.kinds.iter().map(|kind| {
        let mean = |key: &str| kind.means["game"][key];
        let (points, lead) = (mean("winning points"), mean("lead at the end"));
        vec![
            format!("{}, {}", title(&kind.game), kind.way),
            kind.players.to_string(),
            kind.games.to_string(),
            format!("{:.1} ± {:.1}", points.mean, points.sd),
            format!("{:.1}", lead.mean),
        ]
    });
    rows(&["game", "players", "games", "points of the winner (± s.d.)", "ahead of the second"], kinds)
}

fn clans(figures: &Figures) -> String {
    let row = |clan: &rising_sun::ClanRow| {
        let cells = ["bound", "unbound"].into_iter().flat_map(|way| {
            [3, 4, 5].map(|players| percent(of(figures, players, way).cell("clan", clan.name).share()))
        });
        [title(clan.name)].into_iter().chain(cells).collect()
    };
    let head = ["clan", "3 players", "4 players", "5 players", "3, Unbound", "4, Unbound", "5, Unbound"];
    rows(&head, CLANS.iter().map(row))
}

/// Who gains where a clan stays away, with three and four players.
fn rivals(all: &Those) -> String {
    let row = |clan: &rising_sun::ClanRow| {
        let cell = |rival: &rising_sun::ClanRow| {
            if rival.clan == clan.clan {
                return "·".to_owned();
            }
            let share = |there: &str| all.cell("rival", &format!("{there} {}/{}", rival.name, clan.name)).to_fair();
            format!("{:.2} / {:.2}", share("with").value, share("without").value)
        };
        [title(clan.name)].into_iter().chain(CLANS.iter().map(cell)).collect()
    };
    rows(&["clan ↓ rival →", "Koi", "Lotus", "Turtle", "Dragonfly", "Bonsai"], CLANS.iter().map(row))
}

fn points(figures: &Figures) -> String {
    let those = of(figures, 4, "bound");
    let row = |label: String, group: String| {
        let whole = those.mean(&group, "points").mean;
        let parts = sun::SOURCES.map(|source| those.mean(&group, &format!("points/{source}")).mean);
        [label, format!("{whole:.1}")]
            .into_iter()
            .chain(parts.map(|part| format!("{part:.1}").replace('-', "−")))
            .collect()
    };
    let clans = CLANS.iter().map(|clan| row(title(clan.name), format!("clan/{}", clan.name)));
    let both = [("**winners**", "winner"), ("**others**", "other")];
    let both = both.map(|(label, group)| row(label.to_owned(), group.to_owned()));
    let head: Vec<&str> = ["", "points"].into_iter().chain(sun::SOURCES).collect();
    rows(&head, clans.chain(both))
}

fn seat_of_clan(figures: &Figures) -> String {
    let those = figures.those("rising-sun", |kind| kind.players < 5);
    let row = |clan: &rising_sun::ClanRow| {
        let cell = |place: usize| match those.cell("seat of clan", &format!("{}/{place}", clan.name)) {
            Cell { seats: 0, .. } => "·".to_owned(),
            cell => times(cell.to_usual()),
        };
        [title(clan.name)].into_iter().chain((1..=4).map(cell)).collect()
    };
    rows(&["clan", "most honor", "second", "third", "fourth"], CLANS.iter().map(row))
}

fn kami(figures: &Figures) -> String {
    let those = figures.those("rising-sun", |kind| kind.way == "bound");
    let row = |kami: Kami| {
        let cell = |clan: &rising_sun::ClanRow| {
            let cell = |there: &str| those.cell("kami", &format!("{there} {}/{}", kami.name(), clan.name));
            let (with, without) = (cell("with"), cell("without"));
            let points = (with.share().value - without.share().value) * 100.0;
            let variance = |cell: Cell| cell.share().value * (1.0 - cell.share().value) / cell.seats.max(1) as f64;
            let error = 196.0 * (variance(with) + variance(without)).sqrt();
            let text = format!("{} ± {error:.1}", signed(points));
            if points.abs() > error { format!("**{text}**") } else { text }
        };
        [title(kami.name())].into_iter().chain(CLANS.iter().map(cell)).collect()
    };
    rows(&["kami", "Koi", "Lotus", "Turtle", "Dragonfly", "Bonsai"], Kami::ALL.map(row))
}

fn sets(all: &Those) -> String {
    let row = |set: CardSet| {
        let cell =
            |clan: &rising_sun::ClanRow| times(all.cell("set", &format!("{}/{}", name(set), clan.name)).to_usual());
        [title(&name(set))].into_iter().chain(CLANS.iter().map(cell)).collect()
    };
    rows(&["set", "Koi", "Lotus", "Turtle", "Dragonfly", "Bonsai"], CardSet::ALL.map(row))
}

/// How many players sat at tables where a card was in the game.
fn could_buy(all: &Those, card: Card) -> f64 {
    let seats = |set: CardSet| -> u64 {
        CLANS.iter().map(|clan| all.cell("set", &format!("{}/{}", name(set), clan.name)).seats).sum()
    };
    let has = |set: &CardSet| CORE.iter().chain(set.cards()).any(|(one, _)| *one == card);
    CardSet::ALL.into_iter().filter(has).map(seats).sum::<u64>() as f64
}

fn cards(all: &Those) -> String {
    let mut cards: Vec<_> = CARDS.iter().map(|row| (row, all.cell("card", &name(row.card)))).collect();
    cards.sort_by(|one, other| other.1.to_usual().value.total_cmp(&one.1.to_usual().value));
    let row = |(row, cell): (&rising_sun::CardRow, Cell)| {
        vec![
            title(&name(row.card)),
            title(&name(row.season)),
            row.cost.to_string(),
            format!("{:.0} %", 100.0 * cell.seats as f64 / could_buy(all, row.card)),
            usual(cell),
        ]
    };
    let head = ["card", "season", "cost", "bought by", "owners win, times the usual"];
    rows(&head, cards.into_iter().map(row))
}

fn wars(figures: &Figures) -> String {
    let those = figures.those("rising-sun", |kind| kind.way == "bound");
    let row = |province: Province| {
        let mean = |topic: &str| those.mean(topic, province.name()).mean;
        let wars = mean("wars");
        vec![
            title(province.name()),
            format!("{wars:.2}"),
            format!("{:.0} %", 100.0 * mean("battles") / wars),
            format!("{:.0} %", 100.0 * mean("unclaimed") / wars),
            format!("{:.1}", mean("force")),
            usual(those.cell("token", province.name())),
        ]
    };
    let head =
        ["province", "wars in a game", "fought", "nobody there", "force in a battle", "holders win, times the usual"];
    rows(&head, Province::ALL.map(row))
}

fn mandates(all: &Those) -> String {
    let row = |mandate: Mandate| {
        let mean = |group: &str| all.mean(group, &format!("mandate/{}", name(mandate))).mean;
        let clans = CLANS.iter().map(|clan| format!("{:.2}", mean(&format!("clan/{}", clan.name))));
        let both = ["winner", "other"].map(|group| format!("{:.2}", mean(group)));
        [title(&name(mandate))].into_iter().chain(both).chain(clans).collect()
    };
    rows(&["mandate", "winners", "others", "Koi", "Lotus", "Turtle", "Dragonfly", "Bonsai"], Mandate::ALL.map(row))
}

fn winners(figures: &Figures) -> String {
    let keys = ["points", "tokens", "provinces", "strongholds", "cards", "coins", "allied seasons"];
    let labels = [
        "points",
        "war tokens",
        "different provinces",
        "strongholds",
        "season cards bought",
        "coins left",
        "seasons allied",
    ];
    let row = |(key, label): (&str, &str)| {
        let cells = ["bound", "unbound"].map(|way| {
            let those = figures.those("rising-sun", |kind| kind.way == way);
            ["winner", "other"].map(|group| format!("{:.2}", those.mean(group, key).mean))
        });
        [label.to_owned()].into_iter().chain(cells.into_iter().flatten()).collect()
    };
    rows(&["", "winners", "others", "winners, Unbound", "others, Unbound"], keys.into_iter().zip(labels).map(row))
}

fn ways(all: &Those) -> String {
    let topics = [("allied seasons", "seasons with an ally"), ("strongholds", "strongholds on the map at the end")];
    let honor = (1..=5).map(|place| ("honor at the end", "place on the honor track at the end", place.to_string()));
    let counts =
        topics.into_iter().flat_map(|(topic, label)| (0..=4).map(move |count| (topic, label, count.to_string())));
    let row = |(topic, label, key): (&str, &str, String)| {
        let cell = all.cell(topic, &key);
        (cell.seats >= 50).then(|| vec![format!("{label}: {key}"), cell.seats.to_string(), usual(cell)])
    };
    rows(&["", "players", "win, times the usual"], counts.chain(honor).filter_map(row))
}

fn leads(figures: &Figures) -> String {
    let row = |players: usize| {
        let those = figures.those("rising-sun", |kind| kind.players == players);
        let cells = ["spring", "summer", "autumn"].into_iter().flat_map(|season| {
            let cell = |rank: &str| percent(those.cell("rank", &format!("{season}/{rank}")).share());
            [cell("1 alone"), cell(&players.to_string())]
        });
        [players.to_string()].into_iter().chain(cells).collect()
    };
    let head = ["players", "alone first after Spring", "last", "after Summer", "last", "after Autumn", "last"];
    rows(&head, [3, 4, 5].map(row))
}
