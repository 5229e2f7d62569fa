//! Records and positions: a game as a document.

use std::fmt::Write;

use serde::Serialize;

use crate::fairness::Fairness;
use crate::snapshot::NegotiationsText;
use crate::{DocumentError, Entry, Game, Negotiations, PlayerAction, Seats, Seed};

/// The version of the documents that this crate writes, and the latest that it reads.
pub const VERSION: u32 = 1;

/// The kinds of documents.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// A [`Record`].
    Record,
    /// A [`PositionDocument`].
    Position,
}

impl Format {
    /// The name in the field `format`.
    pub fn name(self) -> &'static str {
        match self {
            Format::Record => "tenka-record",
            Format::Position => "tenka-position",
        }
    }
}

/// Where a game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin<G: Game> {
    /// It was dealt.
    Deal {
        /// What the players chose.
        options: G::Options,
        /// Where chance came from.
        seed: Seed,
    },
    /// It was set up.
    Position(Box<G>),
    /// It was taken up in mid-game, with the dealings of the players.
    Resumed {
        /// How the game stood.
        state: Box<G>,
        /// What was offered and promised.
        dealings: Box<Negotiations<G>>,
    },
}

/// All that is needed to play a game again, move for move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// The version of the rules under which it was played.
    pub rules: u32,
    /// Where it began.
    pub origin: Origin<G>,
    /// The commitment to the seed. It fits the seed; only somebody's own copy of it, or a receipt, can tell whether it
    /// is the one that was published before the game.
    pub commitment: Option<String>,
    /// How the seed came about, where a server dealt the game.
    pub fairness: Option<Box<Fairness>>,
    /// The names of the seats, in order.
    pub seats: Vec<String>,
    /// What was done, in order.
    pub entries: Vec<Entry<G>>,
}

impl<G: Game> Record<G> {
    /// A record of a game in which nothing has been done yet.
    pub fn new(origin: Origin<G>) -> Result<Record<G>, DocumentError> {
        let game = origin.start()?;
        Ok(Record::of(&game, origin, Vec::new()))
    }

    /// The record of a game that began at `origin` and in which `entries` were done.
    pub(crate) fn of(game: &G, origin: Origin<G>, entries: Vec<Entry<G>>) -> Record<G> {
        let commitment = match &origin {
            Origin::Deal { seed, .. } => Some(seed.commitment()),
            Origin::Position(_) | Origin::Resumed { .. } => None,
        };
        let seats = names(game).map(str::to_owned).collect();
        Record { rules: G::RULES, origin, commitment, fairness: None, seats, entries }
    }

    /// The game before the first entry, once the record is checked: the rules are not newer than
    /// the engine, the commitment fits the seed, so does what every seat contributed to it, the seats are those of the game.
    pub fn start(&self) -> Result<G, DocumentError> {
        if self.rules > G::RULES {
            return Err(newer_rules::<G>(self.rules));
        }
        let game = self.origin.start()?;
        self.check_commitment()?;
        self.check_seats(&game)?;
        if let Some(fairness) = &self.fairness {
            fairness.check(&self.origin, &self.seats)?;
        }
        Ok(game)
    }

    fn check_commitment(&self) -> Result<(), DocumentError> {
        let Some(commitment) = &self.commitment else { return Ok(()) };
        match &self.origin {
            Origin::Position(_) | Origin::Resumed { .. } => Err(DocumentError::new("commitment", "two-origins")),
            Origin::Deal { seed, .. } if seed.commitment().eq_ignore_ascii_case(commitment) => Ok(()),
            Origin::Deal { seed, .. } => Err(DocumentError::new("commitment", "wrong-commitment")
                .with("found", commitment.as_str())
                .with("expected", seed.commitment())),
        }
    }

    fn check_seats(&self, game: &G) -> Result<(), DocumentError> {
        let seats: Vec<&str> = names(game).collect();
        let known = |at: &dyn Fn() -> String, name: &str| match seats.contains(&name) {
            true => Ok(()),
            false => Err(DocumentError::new(at(), "unknown-seat").with("seat", name).with("seats", seats.join(", "))),
        };
        for (index, name) in self.seats.iter().enumerate() {
            known(&|| format!("seats[{index}]"), name)?;
        }
        if self.seats != seats {
            return Err(DocumentError::new("seats", "wrong-seats").with("seats", seats.join(", ")));
        }
        for (index, Entry { seat, action }) in self.entries.iter().enumerate() {
            known(&|| format!("actions[{index}].seat"), seat)?;
            if let PlayerAction::Negotiate(free) = action
                && let Some(to) = free.to()
            {
                known(&|| format!("actions[{index}].action.{}.to", free.name()), to)?;
            }
        }
        Ok(())
    }

    /// The record as a document, one action per line.
    pub fn write(&self) -> String {
        let mut text = head::<G>(Format::Record, Some(self.rules));
        match &self.origin {
            Origin::Deal { options, seed } => {
                field(&mut text, "options", &json(options));
                field(&mut text, "seed", &json(seed));
            }
            Origin::Position(game) => field(&mut text, "position", &pretty(&game.position())),
            Origin::Resumed { state, dealings } => {
                field(&mut text, "position", &pretty(&state.position()));
                field(&mut text, "dealings", &pretty(&NegotiationsText::of(&**state, dealings)));
            }
        }
        if let Some(commitment) = &self.commitment {
            field(&mut text, "commitment", &json(commitment));
        }
        if let Some(fairness) = &self.fairness {
            field(&mut text, "fairness", &pretty(fairness));
        }
        field(&mut text, "seats", &json(&self.seats));
        text.push_str("  \"actions\": [");
        for (index, entry) in self.entries.iter().enumerate() {
            text.push_str(if index == 0 { "\n    " } else { ",\n    " });
            text.push_str(&json(entry));
        }
        text.push_str(if self.entries.is_empty() { "]\n}\n" } else { "\n  ]\n}\n" });
        text
    }
}

impl<G: Game> Origin<G> {
    fn start(&self) -> Result<G, DocumentError> {
        match self {
            Origin::Deal { options, seed } => G::deal(options, seed).map_err(|error| error.inside("options")),
            Origin::Position(game) | Origin::Resumed { state: game, .. } => Ok((**game).clone()),
        }
    }
}

/// One state of a game as a document that a person can read and edit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionDocument<G: Game> {
    /// The state, every invariant checked.
    pub state: G,
}

impl<G: Game> PositionDocument<G> {
    /// The position as a document.
    pub fn write(&self) -> String {
        let mut text = head::<G>(Format::Position, None);
        let _ = write!(text, "  \"state\": {}\n}}\n", pretty(&self.state.position()));
        text
    }
}

pub(crate) fn newer_rules<G: Game>(rules: u32) -> DocumentError {
    DocumentError::new("rules", "wrong-rules").with("rules", i64::from(rules)).with("known", i64::from(G::RULES))
}

fn names<G: Game>(game: &G) -> impl Iterator<Item = &'static str> {
    Seats::first(game.seats()).iter().map(|seat| game.seat_name(seat))
}

fn head<G: Game>(format: Format, rules: Option<u32>) -> String {
    let mut text = String::from("{\n");
    field(&mut text, "format", &json(format.name()));
    field(&mut text, "version", &VERSION.to_string());
    if let Some(rules) = rules {
        field(&mut text, "rules", &rules.to_string());
    }
    field(&mut text, "game", &json(G::NAME));
    text
}

fn field(text: &mut String, name: &str, value: &str) {
    let _ = writeln!(text, "  \"{name}\": {value},");
}

fn json(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(value).expect("what a game defines has a form in JSON")
}

/// On several lines, set in by one level. Strings in JSON have no line breaks of their own.
fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("what a game defines has a form in JSON").replace('\n', "\n  ")
}
