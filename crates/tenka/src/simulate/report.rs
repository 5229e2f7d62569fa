//! What the games say, for machines and for people.

use bots::{Count, Share, Tally};
use serde::Serialize;
use text::{Tongue, Value};

/// The whole report.
#[derive(Serialize)]
pub(super) struct Report<'a> {
    game: &'static str,
    games: u64,
    finished: u64,
    decisions: u64,
    seconds: f64,
    bots: Vec<Bot<'a>>,
    by_clan: Vec<Clan>,
}

#[derive(Serialize)]
struct Bot<'a> {
    bot: &'a str,
    seats: u64,
    wins: u64,
    #[serde(flatten)]
    share: Share,
}

#[derive(Serialize)]
struct Clan {
    clan: &'static str,
    games: u64,
    wins: u64,
    #[serde(flatten)]
    share: Share,
}

impl<'a> Report<'a> {
    /// The report of a tally.
    pub(super) fn new(games: u64, tally: &'a Tally, seconds: f64) -> Report<'a> {
        let bot = |(bot, count): (&'a String, &Count)| Bot {
            bot,
            seats: count.seats,
            wins: count.wins,
            share: count.share(),
        };
        let clan = |(&clan, count): (&&'static str, &Count)| Clan {
            clan,
            games: count.seats,
            wins: count.wins,
            share: count.share(),
        };
        Report {
            game: "rising-sun",
            games,
            finished: tally.finished,
            decisions: tally.decisions,
            seconds,
            bots: tally.bots.iter().map(bot).collect(),
            by_clan: tally.clans.iter().map(clan).collect(),
        }
    }

    /// The report in sentences.
    pub(super) fn people(&self, tongue: &Tongue) -> String {
        let head = [
            ("finished", self.finished.into()),
            ("games", self.games.into()),
            ("decisions", self.decisions.into()),
            ("seconds", format!("{:.1}", self.seconds).into()),
        ];
        let mut text = tongue.say("cli-simulated", &head) + "\n";
        for bot in &self.bots {
            text += &row(tongue, bot.bot.to_owned(), bot.seats, bot.wins, &bot.share);
        }
        for clan in &self.by_clan {
            text += &row(tongue, tongue.name(clan.clan), clan.games, clan.wins, &clan.share);
        }
        text
    }
}

fn row(tongue: &Tongue, name: String, seats: u64, wins: u64, share: &Share) -> String {
    let percent = |part: f64| -> Value<'_> { format!("{:.1}", 100.0 * part).into() };
    let args = [
        ("name", format!("{name:<10}").into()),
        ("seats", seats.into()),
        ("wins", wins.into()),
        ("share", percent(share.win_share)),
        ("low", percent(share.low)),
        ("high", percent(share.high)),
        ("score", format!("{:.1}", share.mean_score).into()),
    ];
    tongue.say("cli-simulated-row", &args) + "\n"
}
