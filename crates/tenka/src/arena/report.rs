//! What the games say, for machines and for people.

use std::fmt::Write;

use bots::{Contest, Series};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Value, json};
use text::Locale;

use super::sheet::{self, Sheet};
use super::standing::{Bot, Group, Mark, Pair, Standing};
use crate::simulate::{Finished, Head, Row, lost_turns, rows};

/// The whole report.
pub(super) struct Report<'a> {
    pub(super) head: Head<'a>,
    pub(super) seed: u64,
    /// What seats are named after.
    pub(super) kind: &'static str,
    /// What is played on.
    pub(super) ground: &'static str,
    pub(super) standing: &'a Standing,
}

/// A row for each game and seat, as a simulation has it, with what an arena adds.
pub(super) fn csv<G: Contest>(series: &Series<G>, games: &[Finished]) -> String {
    let headings = format!(",{},seat_decisions,lapses,think_ms,max_think_ms", G::GROUND);
    rows(series, games, &headings, |game, seat| {
        let ground = G::ground(&series.deal(game.number).options);
        let thought = game.thought.get(seat).copied().unwrap_or_default();
        let lost_turns = game.played.seats[seat].lost_turns.total();
        let mut text = format!(",{ground},{},{lost_turns}", thought.decisions);
        let _ = write!(text, ",{:.3},{:.3}", thought.nanos as f64 / 1e6, thought.longest_ms());
        text
    })
}

impl Report<'_> {
    /// The tables of it.
    pub(super) fn sheets(&self, locale: &Locale) -> Vec<Sheet> {
        sheet::all(self, locale)
    }

    /// Which bots lost turns, a sentence for each.
    pub(super) fn lost_turns(&self, locale: &Locale) -> Vec<String> {
        self.standing.bots.iter().filter_map(|bot| lost_turns(&bot.name, &bot.mark.count.lost_turns, locale)).collect()
    }

    /// The report for people.
    pub(super) fn people(&self, locale: &Locale) -> String {
        let mut text = self.head.people(locale) + "\n";
        // A bot that lost turns was not rated for its own play alone, which readers must not miss.
        self.lost_turns(locale).iter().for_each(|line| text += &format!("{line}\n"));
        for sheet in self.sheets(locale) {
            text += "\n";
            text += &sheet.plain();
        }
        text
    }

    fn bot(&self, bot: usize) -> Value {
        self.standing.bots[bot].name.as_str().into()
    }

    fn pair<'a>(&self, pair: &'a Pair) -> Row<'a> {
        let labels = vec![("bot", self.bot(pair.one)), ("among", self.bot(pair.others))];
        Row { labels, counted: "games", count: &pair.mark.count, more: fair(&pair.mark) }
    }

    /// What was counted under the names of a kind: in all, then by bot.
    fn groups<'a, M: SerializeMap>(
        &self,
        map: &mut M,
        kind: &'static str,
        groups: impl Iterator<Item = (Value, &'a Group)> + Clone,
    ) -> Result<(), M::Error> {
        let all = groups.clone().map(|(name, group)| row(vec![(kind, name)], &group.all));
        map.serialize_entry(&format!("by_{kind}"), &all.collect::<Vec<_>>())?;
        let of_bots = groups.flat_map(|(name, group)| {
            let named = group.bots.iter().enumerate();
            named.map(move |(bot, mark)| row(vec![("bot", self.bot(bot)), (kind, name.clone())], mark))
        });
        map.serialize_entry(&format!("bots_by_{kind}"), &of_bots.collect::<Vec<_>>())
    }
}

fn row<'a>(labels: Vec<(&'static str, Value)>, mark: &'a Mark) -> Row<'a> {
    Row { labels, counted: "games", count: &mark.count, more: fair(mark) }
}

fn fair(mark: &Mark) -> Vec<(&'static str, Value)> {
    vec![("shared_wins", mark.shared.into()), ("fair_share", mark.fair_share().into())]
}

fn of_bot(bot: &Bot) -> Row<'_> {
    let mut more = fair(&bot.mark);
    more.extend([
        ("rating", json!(bot.rating.rating)),
        ("uncertainty", json!(bot.rating.uncertainty)),
        ("decisions", json!(bot.thought.decisions)),
        ("mean_think_ms", json!(bot.thought.mean_ms())),
        ("max_think_ms", json!(bot.thought.longest_ms())),
    ]);
    Row { labels: vec![("bot", bot.name.as_str().into())], counted: "seats", count: &bot.mark.count, more }
}

impl Serialize for Report<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let standing = self.standing;
        let mut map = to.serialize_map(None)?;
        self.head.write(&mut map)?;
        map.serialize_entry("seed", &self.seed)?;
        map.serialize_entry("bots", &standing.bots.iter().map(of_bot).collect::<Vec<_>>())?;
        if !standing.pairs.is_empty() {
            map.serialize_entry("pairs", &standing.pairs.iter().map(|pair| self.pair(pair)).collect::<Vec<_>>())?;
        }
        let named = |(name, group): (&&'static str, _)| (Value::from(*name), group);
        self.groups(&mut map, self.kind, standing.names.iter().map(named))?;
        self.groups(&mut map, "seat", standing.seats.iter().map(|(&seat, group)| (seat.into(), group)))?;
        self.groups(&mut map, self.ground, standing.grounds.iter().map(named))?;
        map.end()
    }
}
