//! What the games say, for machines and for people.

use std::borrow::Borrow;
use std::collections::BTreeMap;

use bots::{Contest, Count, Share, Tally};
use serde::ser::{Serialize, SerializeMap, Serializer};
use text::{Tongue, Value};

/// The whole report.
pub(super) struct Report<'a> {
    game: &'static str,
    /// What seats are named after.
    kind: &'static str,
    games: u64,
    seconds: f64,
    tally: &'a Tally,
}

/// One row of it: a bot or a seat.
struct Row<'a> {
    /// What it is a row of, and what counts its games.
    fields: [&'static str; 2],
    name: &'a str,
    count: &'a Count,
}

impl<'a> Report<'a> {
    /// The report of a tally.
    pub(super) fn new<G: Contest>(games: u64, tally: &'a Tally, seconds: f64) -> Report<'a> {
        Report { game: G::NAME, kind: G::KIND, games, seconds, tally }
    }

    fn bots(&self) -> Vec<Row<'_>> {
        rows(["bot", "seats"], &self.tally.bots)
    }

    fn seats(&self) -> Vec<Row<'_>> {
        rows([self.kind, "games"], &self.tally.seats)
    }

    /// The report in sentences.
    pub(super) fn people(&self, tongue: &Tongue) -> String {
        let head = [
            ("finished", self.tally.finished.into()),
            ("games", self.games.into()),
            ("decisions", self.tally.decisions.into()),
            ("seconds", format!("{:.1}", self.seconds).into()),
        ];
        let mut text = tongue.say("cli-simulated", &head) + "\n";
        for row in self.bots() {
            text += &row.people(row.name, tongue);
        }
        for row in self.seats() {
            text += &row.people(&tongue.name(row.name), tongue);
        }
        text
    }
}

fn rows<'a, N: Borrow<str>>(fields: [&'static str; 2], counts: &'a BTreeMap<N, Count>) -> Vec<Row<'a>> {
    counts.iter().map(|(name, count)| Row { fields, name: name.borrow(), count }).collect()
}

impl Row<'_> {
    fn people(&self, name: &str, tongue: &Tongue) -> String {
        let share = self.count.share();
        let percent = |part: f64| -> Value<'_> { format!("{:.1}", 100.0 * part).into() };
        let args = [
            ("name", format!("{name:<10}").into()),
            ("seats", self.count.seats.into()),
            ("wins", self.count.wins.into()),
            ("share", percent(share.win_share)),
            ("low", percent(share.low)),
            ("high", percent(share.high)),
            ("score", format!("{:.1}", share.mean_score).into()),
        ];
        tongue.say("cli-simulated-row", &args) + "\n" + &self.lapses(name, tongue)
    }

    /// The turns that a bot lost, if any.
    fn lapses(&self, name: &str, tongue: &Tongue) -> String {
        let lapses = &self.count.lapses;
        if lapses.total() == 0 {
            return String::new();
        }
        let args = [
            ("name", name.into()),
            ("turns", lapses.total().into()),
            ("late", lapses.late.into()),
            ("ended", lapses.ended.into()),
            ("flooded", lapses.flooded.into()),
            ("nonsense", lapses.nonsense.into()),
            ("games", lapses.given_up.into()),
        ];
        tongue.say("cli-lapses", &args) + "\n"
    }
}

/// The names of some fields are the game's, so that no derive can know them.
impl Serialize for Report<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("game", self.game)?;
        map.serialize_entry("games", &self.games)?;
        map.serialize_entry("finished", &self.tally.finished)?;
        map.serialize_entry("decisions", &self.tally.decisions)?;
        map.serialize_entry("seconds", &self.seconds)?;
        map.serialize_entry("bots", &self.bots())?;
        map.serialize_entry(&format!("by_{}", self.kind), &self.seats())?;
        map.end()
    }
}

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Share { win_share, low, high, mean_score } = self.count.share();
        let mut map = to.serialize_map(None)?;
        map.serialize_entry(self.fields[0], self.name)?;
        map.serialize_entry(self.fields[1], &self.count.seats)?;
        map.serialize_entry("wins", &self.count.wins)?;
        map.serialize_entry("win_share", &win_share)?;
        map.serialize_entry("low", &low)?;
        map.serialize_entry("high", &high)?;
        map.serialize_entry("mean_score", &mean_score)?;
        if self.count.lapses.total() > 0 {
            map.serialize_entry("lapses", &self.count.lapses.total())?;
            map.serialize_entry("given_up", &self.count.lapses.given_up)?;
        }
        map.end()
    }
}
