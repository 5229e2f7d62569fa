//! What the games say, for machines and for people.

use std::borrow::Borrow;
use std::collections::BTreeMap;

use bots::exec::LostTurns;
use bots::{Contest, Count, Share, Tally};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;
use text::Locale;

/// The whole report.
pub(super) struct Report<'a> {
    head: Head<'a>,
    /// What seats are named after.
    kind: &'static str,
    tally: &'a Tally,
}

/// What every report begins with.
pub(crate) struct Head<'a> {
    pub(crate) game: &'static str,
    /// How many games were asked for.
    pub(crate) games: u64,
    pub(crate) seconds: f64,
    pub(crate) tally: &'a Tally,
}

/// One row of a report: a bot, a seat or whatever else is counted.
pub(crate) struct Row<'a> {
    /// What it is a row of.
    pub(crate) labels: Vec<(&'static str, Value)>,
    /// What counts its games.
    pub(crate) counted: &'static str,
    pub(crate) count: &'a Count,
    /// What else there is to say.
    pub(crate) more: Vec<(&'static str, Value)>,
}

impl Head<'_> {
    /// The beginning of a report in a sentence.
    pub(crate) fn people(&self, locale: &Locale) -> String {
        let args = [
            ("finished", self.tally.finished.into()),
            ("games", self.games.into()),
            ("decisions", self.tally.decisions.into()),
            ("seconds", format!("{:.1}", self.seconds).into()),
        ];
        locale.say("cli-simulated", &args)
    }

    /// The first fields of a document.
    pub(crate) fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("game", self.game)?;
        map.serialize_entry("games", &self.games)?;
        map.serialize_entry("finished", &self.tally.finished)?;
        map.serialize_entry("decisions", &self.tally.decisions)?;
        map.serialize_entry("seconds", &self.seconds)
    }
}

impl<'a> Report<'a> {
    /// The report of a tally.
    pub(super) fn new<G: Contest>(games: u64, tally: &'a Tally, seconds: f64) -> Report<'a> {
        Report { head: Head { game: G::NAME, games, seconds, tally }, kind: G::KIND, tally }
    }

    /// The report in sentences.
    pub(super) fn people(&self, locale: &Locale) -> String {
        let mut text = self.head.people(locale) + "\n";
        for (bot, count) in &self.tally.bots {
            text += &people(bot, count, locale);
        }
        for (name, count) in &self.tally.seats {
            text += &people(&locale.name(name), count, locale);
        }
        text
    }
}

fn rows<'a, N: Borrow<str>>(
    label: &'static str,
    counted: &'static str,
    counts: &'a BTreeMap<N, Count>,
) -> Vec<Row<'a>> {
    let row = |(name, count): (&N, &'a Count)| {
        let labels = vec![(label, Value::from(name.borrow()))];
        Row { labels, counted, count, more: Vec::new() }
    };
    counts.iter().map(row).collect()
}

fn people(name: &str, count: &Count, locale: &Locale) -> String {
    let share = count.share();
    let args = [
        ("name", format!("{name:<10}").into()),
        ("seats", count.seats.into()),
        ("wins", count.wins.into()),
        ("share", percent(share.win_share).into()),
        ("low", percent(share.low).into()),
        ("high", percent(share.high).into()),
        ("score", format!("{:.1}", share.mean_score).into()),
    ];
    let lost = lost_turns(name, &count.lost_turns, locale).map_or_else(String::new, |line| line + "\n");
    locale.say("cli-simulated-row", &args) + "\n" + &lost
}

/// The turns that a bot lost, if any.
pub(crate) fn lost_turns(name: &str, lost_turns: &LostTurns, locale: &Locale) -> Option<String> {
    let args = [
        ("name", name.into()),
        ("turns", lost_turns.total().into()),
        ("late", lost_turns.late.into()),
        ("ended", lost_turns.ended.into()),
        ("flooded", lost_turns.flooded.into()),
        ("nonsense", lost_turns.nonsense.into()),
        ("games", lost_turns.given_up.into()),
    ];
    (!lost_turns.is_empty()).then(|| locale.say("cli-lapses", &args))
}

/// A share in hundredths, without the sign.
pub(crate) fn percent(part: f64) -> String {
    format!("{:.1}", 100.0 * part)
}

/// The names of some fields are the game's, so that no derive can know them.
impl Serialize for Report<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        self.head.write(&mut map)?;
        map.serialize_entry("bots", &rows("bot", "seats", &self.tally.bots))?;
        map.serialize_entry(&format!("by_{}", self.kind), &rows(self.kind, "games", &self.tally.seats))?;
        map.end()
    }
}

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Share { win_share, low, high, mean_score } = self.count.share();
        let mut map = to.serialize_map(None)?;
        for (name, value) in &self.labels {
            map.serialize_entry(name, value)?;
        }
        map.serialize_entry(self.counted, &self.count.seats)?;
        map.serialize_entry("wins", &self.count.wins)?;
        map.serialize_entry("win_share", &win_share)?;
        map.serialize_entry("low", &low)?;
        map.serialize_entry("high", &high)?;
        map.serialize_entry("mean_score", &mean_score)?;
        for (name, value) in &self.more {
            map.serialize_entry(name, value)?;
        }
        if !self.count.lost_turns.is_empty() {
            map.serialize_entry("lapses", &self.count.lost_turns.total())?;
            map.serialize_entry("given_up", &self.count.lost_turns.given_up)?;
        }
        map.end()
    }
}
