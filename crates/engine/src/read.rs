//! Reading documents from untrusted bytes. Every failure is a [`DocumentError`] with the path of the problem.

use std::num::NonZeroU32;

use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::error::Category;

use crate::fairness::Fairness;
use crate::record::newer_rules;
use crate::snapshot::NegotiationsText;
use crate::{DocumentError, Entry, Format, Game, Origin, PositionDocument, Record, Seed, VERSION};

/// The largest document accepted, in bytes.
pub const SIZE_LIMIT: usize = 64 << 20;

/// A record or a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Document<G: Game> {
    /// A record.
    Record(Record<G>),
    /// A position.
    Position(PositionDocument<G>),
}

impl<G: Game> Document<G> {
    /// The record. A position becomes the record of a game that begins there.
    pub fn into_record(self) -> Result<Record<G>, DocumentError> {
        match self {
            Document::Record(record) => Ok(record),
            Document::Position(document) => Record::new(Origin::Position(Box::new(document.state))),
        }
    }
}

/// Reads a record or a position.
pub fn read_document<G: Game>(bytes: &[u8]) -> Result<Document<G>, DocumentError> {
    let text = text(bytes)?;
    match Head::read::<G>(text)? {
        Format::Record => record(text).map(Document::Record),
        Format::Position => position(text).map(Document::Position),
    }
}

/// Reads only the kind of document and the name of its game, so that the caller can choose the game type.
pub fn read_game_name(bytes: &[u8]) -> Result<(Format, String), DocumentError> {
    parse::<Head>(text(bytes)?)?.identify()
}

impl<G: Game> Record<G> {
    /// Reads a record and checks everything except whether its actions are legal.
    pub fn read(bytes: &[u8]) -> Result<Record<G>, DocumentError> {
        let text = text(bytes)?;
        match Head::read::<G>(text)? {
            Format::Record => record(text),
            found => Err(wrong_format(found.name(), Format::Record.name())),
        }
    }
}

impl<G: Game> PositionDocument<G> {
    /// Reads a position and checks every invariant of the game.
    pub fn read(bytes: &[u8]) -> Result<PositionDocument<G>, DocumentError> {
        let text = text(bytes)?;
        match Head::read::<G>(text)? {
            Format::Position => position(text),
            found => Err(wrong_format(found.name(), Format::Position.name())),
        }
    }
}

impl<G: Game> Entry<G> {
    /// Reads one entry, such as a line of input.
    pub fn read(bytes: &[u8]) -> Result<Entry<G>, DocumentError> {
        parse(text(bytes)?)
    }
}

/// The fields that identify a document. The others are ignored, because a later version may have
/// changed them.
#[derive(Deserialize)]
struct Head {
    format: Option<String>,
    version: Option<NonZeroU32>,
    game: Option<String>,
    rules: Option<u32>,
}

impl Head {
    fn identify(self) -> Result<(Format, String), DocumentError> {
        let found = self.format.ok_or(missing("format"))?;
        let known = [Format::Record, Format::Position];
        let format = known.into_iter().find(|format| format.name() == found);
        let format = format.ok_or_else(|| wrong_format(&found, &known.map(Format::name).join(", ")))?;
        let version = self.version.ok_or(missing("version"))?.get();
        if version > VERSION {
            let error = DocumentError::new("version", "later-version");
            return Err(error.with("version", i64::from(version)).with("known", i64::from(VERSION)));
        }
        Ok((format, self.game.ok_or(missing("game"))?))
    }

    fn read<G: Game>(text: &str) -> Result<Format, DocumentError> {
        let head: Head = parse(text)?;
        let rules = head.rules;
        let (format, game) = head.identify()?;
        if game != G::NAME {
            return Err(DocumentError::new("game", "wrong-game").with("found", game).with("expected", G::NAME));
        }
        match (format, rules) {
            (Format::Record, None) => Err(missing("rules")),
            (Format::Record, Some(rules)) if rules > G::RULES => Err(newer_rules::<G>(rules)),
            _ => Ok(format),
        }
    }
}

/// The JSON form of a record.
#[derive(Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        rename = "Record",
        bound = "G::Options: schemars::JsonSchema, G::Position: schemars::JsonSchema, G::Action: schemars::JsonSchema, G::Terms: schemars::JsonSchema, G::Pledge: schemars::JsonSchema"
    )
)]
#[serde(deny_unknown_fields, bound = "")]
pub(crate) struct RecordText<G: Game> {
    #[serde(rename = "format")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    #[cfg_attr(feature = "schema", schemars(with = "NonZeroU32"))]
    _version: IgnoredAny,
    #[serde(rename = "game")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    _game: IgnoredAny,
    rules: u32,
    options: Option<G::Options>,
    seed: Option<Seed>,
    commitment: Option<String>,
    /// How the seed was made, if a server dealt the game.
    fairness: Option<Box<Fairness>>,
    position: Option<G::Position>,
    /// Offers and promises made before, if the record begins in mid-game.
    #[serde(rename = "dealings")]
    negotiations: Option<NegotiationsText<G>>,
    seats: Vec<String>,
    actions: Vec<Entry<G>>,
}

fn record<G: Game>(text: &str) -> Result<Record<G>, DocumentError> {
    let written: RecordText<G> = parse(text)?;
    if written.position.is_none() && written.negotiations.is_some() {
        return Err(DocumentError::new("dealings", "strange-dealings"));
    }
    let origin = match (written.options, written.seed, written.position) {
        (Some(options), Some(seed), None) => Origin::Deal { options, seed },
        (None, None, Some(position)) => {
            let state = set_up(position, "position")?;
            let negotiations = written.negotiations.unwrap_or_default().read(&state)?;
            Origin::resumed(state, negotiations)
        }
        (_, _, Some(_)) => return Err(DocumentError::new("position", "two-origins")),
        (None, _, None) => return Err(missing("options")),
        (Some(_), None, None) => return Err(missing("seed")),
    };
    let record = Record {
        rules: written.rules,
        origin,
        commitment: written.commitment,
        fairness: written.fairness,
        seats: written.seats,
        entries: written.actions,
    };
    record.start()?;
    Ok(record)
}

/// The JSON form of a position.
#[derive(Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Position", bound = "G::Position: schemars::JsonSchema")
)]
#[serde(deny_unknown_fields, bound = "")]
pub(crate) struct PositionText<G: Game> {
    #[serde(rename = "format")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    #[cfg_attr(feature = "schema", schemars(with = "NonZeroU32"))]
    _version: IgnoredAny,
    #[serde(rename = "game")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    _game: IgnoredAny,
    state: G::Position,
}

fn position<G: Game>(text: &str) -> Result<PositionDocument<G>, DocumentError> {
    let written: PositionText<G> = parse(text)?;
    Ok(PositionDocument { state: set_up(written.state, "state")? })
}

fn set_up<G: Game>(position: G::Position, field: &str) -> Result<G, DocumentError> {
    G::from_position(position).map_err(|error| error.inside(field))
}

fn missing(field: &str) -> DocumentError {
    DocumentError::new(field, "missing-field")
}

pub(crate) fn wrong_format(found: &str, expected: &str) -> DocumentError {
    DocumentError::new("format", "wrong-format").with("found", found).with("expected", expected)
}

pub(crate) fn text(bytes: &[u8]) -> Result<&str, DocumentError> {
    if bytes.len() > SIZE_LIMIT {
        return Err(DocumentError::new("", "too-large").with("size", bytes.len()).with("limit", SIZE_LIMIT));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let good = &bytes[..error.valid_up_to()];
        let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let column = good.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
        DocumentError::new("", "not-json").with("line", line).with("column", column).with("detail", "UTF-8")
    })?;
    // Some editors write a byte order mark.
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

pub(crate) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, DocumentError> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        syntax_error(if path == "." { String::new() } else { path }, error.inner())
    })?;
    reader.end().map_err(|error| syntax_error(String::new(), &error))?;
    Ok(value)
}

fn syntax_error(at: String, error: &serde_json::Error) -> DocumentError {
    let why = if error.classify() == Category::Data { "malformed" } else { "not-json" };
    let (line, column) = (error.line(), error.column());
    let detail = error.to_string();
    let detail = detail.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&detail);
    DocumentError::new(at, why).with("line", line).with("column", column).with("detail", detail)
}
