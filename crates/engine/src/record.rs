//! Records and positions: games as documents.

use std::fmt::Write;

use serde::Serialize;

use crate::fairness::Fairness;
use crate::snapshot::NegotiationsText;
use crate::{DocumentError, Entry, Game, Negotiations, PlayerAction, Seats, Seed};

/// Version of the documents that this crate writes, and the latest that it reads.
pub const VERSION: u32 = 1;

/// The kind of a document.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// A [`Record`].
    Record,
    /// A [`PositionDocument`].
    Position,
}

impl Format {
    /// Value of the field `format`.
    pub fn name(self) -> &'static str {
        match self {
            Format::Record => "tenka-record",
            Format::Position => "tenka-position",
        }
    }
}

/// How a game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin<G: Game> {
    /// It was dealt from options and a seed.
    Deal {
        /// Options of the game.
        options: G::Options,
        /// Seed of all random results.
        seed: Seed,
    },
    /// It was set up as a position.
    Position(Box<G>),
    /// It was resumed in mid-game, with open negotiations.
    Resumed {
        /// State of the game at that time.
        state: Box<G>,
        /// Offers and promises at that time.
        negotiations: Box<Negotiations<G>>,
    },
}

/// Everything needed to replay a game, action by action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// Version of the rules under which it was played.
    pub rules: u32,
    /// How the game began.
    pub origin: Origin<G>,
    /// The commitment to the seed. It is checked against the seed, but only a copy saved before the game, or a receipt,
    /// shows that it is the one published then.
    pub commitment: Option<String>,
    /// How the seed was made, if a server dealt the game.
    pub fairness: Option<Box<Fairness>>,
    /// Names of the seats, in seating order.
    pub seats: Vec<String>,
    /// All actions, oldest first.
    pub entries: Vec<Entry<G>>,
}

impl<G: Game> Record<G> {
    /// A record without entries.
    pub fn new(origin: Origin<G>) -> Result<Record<G>, DocumentError> {
        let game = origin.start()?;
        Ok(Record::of(&game, origin, Vec::new()))
    }

    /// The record of a game that began at `origin`.
    pub(crate) fn of(game: &G, origin: Origin<G>, entries: Vec<Entry<G>>) -> Record<G> {
        let commitment = match &origin {
            Origin::Deal { seed, .. } => Some(seed.commitment()),
            Origin::Position(_) | Origin::Resumed { .. } => None,
        };
        let seats = names(game).map(str::to_owned).collect();
        Record { rules: G::RULES, origin, commitment, fairness: None, seats, entries }
    }

    /// The game before the first entry. Checks that the rules are not newer than the engine, that the commitment and the
    /// contributions match the seed, and that the seats are those of the game.
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
            if let PlayerAction::Negotiate(action) = action
                && let Some(to) = action.to()
            {
                known(&|| format!("actions[{index}].action.{}.to", action.name()), to)?;
            }
        }
        Ok(())
    }

    /// Writes the record as JSON with one entry per line.
    pub fn write(&self) -> String {
        let mut text = head::<G>(Format::Record, Some(self.rules));
        match &self.origin {
            Origin::Deal { options, seed } => {
                field(&mut text, "options", &json(options));
                field(&mut text, "seed", &json(seed));
            }
            Origin::Position(game) => field(&mut text, "position", &pretty(&game.position())),
            Origin::Resumed { state, negotiations } => {
                field(&mut text, "position", &pretty(&state.position()));
                field(&mut text, "dealings", &pretty(&NegotiationsText::of(&**state, negotiations)));
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

/// One state of a game, as a document that a person can read and edit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionDocument<G: Game> {
    /// The state, with every invariant checked.
    pub state: G,
}

impl<G: Game> PositionDocument<G> {
    /// Writes the position as JSON.
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
    serde_json::to_string(value).expect("types of games can be written as JSON")
}

/// Pretty JSON, indented by one level. JSON strings contain no line breaks that this could damage.
fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("types of games can be written as JSON").replace('\n', "\n  ")
}
