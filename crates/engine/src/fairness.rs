//! Provably fair seeds: no single party can choose one, and documents prove it afterwards.
//!
//! Before a game, the server publishes the commitment to a secret. Each seat then sends the commitment to a random
//! value. Once that list is frozen, the values are revealed, and the seed is a hash of the secret and of all of them.
//! A seat that reveals nothing gets a value derived from the secret: it was fixed before the first seat sent anything, and
//! only the server can compute it.
//!
//! Every hash is SHA-256 over lines of text, the first of which names the purpose of the hash; all digests are 64
//! lower-case hexadecimal digits. A web page can verify everything here with SHA-256 alone.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::hex;
use crate::{DocumentError, Game, Origin, PositionDocument, Record, Seed};

/// The field `format` of a [`Receipt`].
pub const RECEIPT_FORMAT: &str = "tenka-receipt";

/// Where a contribution to the seed came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The player's own client.
    Player,
    /// The server, for one of its bots.
    Bot,
    /// The server's secret, because the seat revealed no value.
    Fallback,
}

/// The contribution of one seat to the seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    /// The seat that was assigned by the draw, by its name in the game.
    pub seat: String,
    /// The seat that was requested before the draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<String>,
    /// Where the value came from.
    pub source: Source,
    /// The commitment to the value, published before any value was revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The revealed value; none for a fallback.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

/// How the seed of a game was made: the part of a [`Record`] that only a server can write.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The table at which the game was played.
    pub table: String,
    /// The commitment to the server's secret, published when the table was created.
    pub server_commitment: String,
    /// The server's secret.
    pub secret: String,
    /// The names that seats could be assigned, in the order in which they were published.
    pub names: Vec<String>,
    /// The contribution of each seat, in seating order.
    pub contributions: Vec<Contribution>,
    /// The position before its hidden parts were redrawn, if the game began in a position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<serde_json::Value>,
    /// Whether the record begins later than the game because the rules changed in between. Then the deal cannot be
    /// verified.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resumed: bool,
}

/// What a client saves before the first decision, to verify the record against later.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Receipt {
    /// `tenka-receipt`.
    pub format: String,
    /// The version of this document: 1.
    pub version: u32,
    /// The table at which the game was played.
    pub table: String,
    /// The game.
    pub game: String,
    /// The options of the game, with the assigned seats; absent if the game began in a position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<serde_json::Value>,
    /// The commitment to the position, if the game began in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position_commitment: Option<String>,
    /// The commitment to the server's secret.
    pub server_commitment: String,
    /// The names that seats could be assigned.
    pub names: Vec<String>,
    /// The contribution of each seat, in seating order.
    pub contributions: Vec<Contribution>,
    /// The [commitment](Seed::commitment) to the seed.
    pub seed_commitment: String,
    /// The values that the client that kept this drew itself. Each must be part of the seed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<OwnValue>,
}

/// A value that a client drew for a place at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnValue {
    /// The place, counted from 0 in the order of the table.
    pub place: usize,
    /// The value: 64 lower-case hexadecimal digits.
    pub value: String,
}

/// How much of a record a receipt proves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The whole deal follows from the receipt.
    Deal,
    /// Only the seed does: the record begins later, because the rules changed during the game.
    SeedOnly,
}

/// The commitment to the secret of the server.
pub fn secret_commitment(secret: &str) -> String {
    digest(["tenka server secret", secret])
}

/// The commitment to the value of a seat.
pub fn value_commitment(value: &str) -> String {
    digest(["tenka contribution", value])
}

/// The value used for a seat that reveals none; `place` is its index in seating order.
pub fn fallback(secret: &str, place: usize) -> String {
    digest(["tenka fallback", secret, &place.to_string()])
}

/// The seed that follows from the server's secret and the value of each place.
pub fn combined_seed<'a>(table: &'a str, secret: &'a str, values: impl IntoIterator<Item = Option<&'a str>>) -> Seed {
    let mut lines = vec!["tenka seed".to_owned(), table.to_owned(), secret.to_owned()];
    for (place, value) in values.into_iter().enumerate() {
        lines.push(value.map_or_else(|| fallback(secret, place), str::to_owned));
    }
    Seed::from_digest(digest(lines.iter().map(String::as_str)))
}

/// Assigns a seat to each place: the requested one, or else the next free name, in the order of their hashes with the seed.
pub fn assign_seats<'a>(
    seed: &Seed,
    names: &[String],
    wishes: impl IntoIterator<Item = Option<&'a str>>,
) -> Vec<String> {
    let wishes: Vec<Option<&str>> = wishes.into_iter().collect();
    let mut free: Vec<&String> = names.iter().filter(|name| !wishes.contains(&Some(name.as_str()))).collect();
    free.sort_by_cached_key(|name| digest(["tenka seats", seed.as_str(), name]));
    let mut free = free.into_iter();
    let seat = |wish: Option<&str>| wish.map(str::to_owned).or_else(|| free.next().cloned()).unwrap_or_default();
    wishes.into_iter().map(seat).collect()
}

/// The commitment to a position document. It gives nothing away, because the document contains a secret: the state of the
/// random number generator.
pub fn position_commitment(position: &serde_json::Value) -> String {
    digest(["tenka position", &canonical(position)])
}

/// Whether a text can be a digest or a random value: 64 lower-case hexadecimal digits.
pub fn is_digest(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

fn digest<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    for (index, line) in lines.into_iter().enumerate() {
        if index > 0 {
            hash.update(b"\n");
        }
        hash.update(line.as_bytes());
    }
    hex(&hash.finalize())
}

/// Canonical JSON: without spaces, the fields of each object in alphabetical order.
fn canonical(value: &serde_json::Value) -> String {
    use serde_json::Value;
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<(&String, &Value)> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| *name);
            let fields =
                fields.into_iter().map(|(name, field)| format!("{}:{}", Value::from(&**name), canonical(field)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(",")),
        other => other.to_string(),
    }
}

impl Fairness {
    /// The seed that follows from the secret and the contributions.
    pub fn seed(&self) -> Seed {
        let values = self.contributions.iter().map(|one| one.value.as_deref());
        combined_seed(&self.table, &self.secret, values)
    }

    /// Checks that the values are consistent with each other and with the origin of the game.
    pub(crate) fn check<G: Game>(&self, origin: &Origin<G>, seats: &[String]) -> Result<(), DocumentError> {
        if secret_commitment(&self.secret) != self.server_commitment {
            return Err(DocumentError::new("fairness.secret", "wrong-secret"));
        }
        for (place, one) in self.contributions.iter().enumerate() {
            let fits = match (&one.value, &one.commitment) {
                (Some(value), Some(commitment)) => {
                    one.source != Source::Fallback && value_commitment(value) == *commitment
                }
                (Some(_), None) => false,
                (None, _) => one.source == Source::Fallback,
            };
            if !fits {
                let at = format!("fairness.contributions[{place}]");
                return Err(DocumentError::new(at, "wrong-contribution").with("seat", one.seat.as_str()));
            }
        }
        let seed = self.seed();
        match origin {
            // A record that begins with the deal begins with this deal, and did not go on from anywhere.
            Origin::Deal { seed: played, .. } if *played != seed => {
                return Err(DocumentError::new("seed", "wrong-seed"));
            }
            Origin::Deal { .. } if self.resumed => {
                return Err(DocumentError::new("fairness.resumed", "resumed-deal"));
            }
            Origin::Deal { .. } => {}
            Origin::Position(_) | Origin::Resumed { .. } if self.resumed => {}
            Origin::Position(state) | Origin::Resumed { state, .. } => self.check_redraw(&**state, &seed)?,
        }
        let assigned = assign_seats(&seed, &self.names, self.contributions.iter().map(|one| one.wish.as_deref()));
        let sat: Vec<&String> = self.contributions.iter().map(|one| &one.seat).collect();
        let is_seated = sat.len() == seats.len() && sat.iter().all(|seat| seats.contains(seat));
        if !is_seated || !assigned.iter().eq(sat) {
            return Err(
                DocumentError::new("fairness.contributions", "wrong-assignment").with("seats", assigned.join(", "))
            );
        }
        Ok(())
    }

    /// Checks that a position is the published one with its hidden parts redrawn from the seed.
    fn check_redraw<G: Game>(&self, state: &G, seed: &Seed) -> Result<(), DocumentError> {
        let wrong = || DocumentError::new("position", "wrong-redraw");
        let before = self.position.as_ref().ok_or_else(wrong)?;
        let mut drawn = PositionDocument::<G>::read(before.to_string().as_bytes())
            .map_err(|error| error.inside("fairness.position"))?
            .state;
        drawn.redraw(&mut seed.chance());
        if written(&drawn.position()) == written(&state.position()) { Ok(()) } else { Err(wrong()) }
    }
}

fn written(value: &impl Serialize) -> String {
    canonical(&serde_json::to_value(value).expect("what a game defines has a form in JSON"))
}

impl Receipt {
    /// Reads a saved receipt. Unknown fields are ignored, because clients may add their own.
    pub fn read(bytes: &[u8]) -> Result<Receipt, DocumentError> {
        let receipt: Receipt = crate::read::parse(crate::read::text(bytes)?)?;
        if receipt.format != RECEIPT_FORMAT {
            return Err(crate::read::wrong_format(&receipt.format, RECEIPT_FORMAT));
        }
        if receipt.version > 1 {
            let error = DocumentError::new("version", "later-version");
            return Err(error.with("version", i64::from(receipt.version)).with("known", 1i64));
        }
        Ok(receipt)
    }

    /// Compares the receipt with a record, which was checked for consistency when it was read. Returns how much the
    /// receipt proves, or the first difference from what was published before the first decision.
    pub fn compare<G: Game>(&self, record: &Record<G>) -> Result<Proof, DocumentError> {
        let Some(fairness) = &record.fairness else {
            return Err(DocumentError::new("fairness", "receipt-nothing-to-check"));
        };
        if self.game != G::NAME || self.table != fairness.table {
            return Err(DocumentError::new("fairness.table", "receipt-other-table").with("table", self.table.as_str()));
        }
        if self.server_commitment != secret_commitment(&fairness.secret) {
            return Err(DocumentError::new("fairness.secret", "receipt-other-secret"));
        }
        if self.names != fairness.names || self.contributions.len() != fairness.contributions.len() {
            return Err(DocumentError::new("fairness.names", "receipt-other-seats"));
        }
        for (place, (kept, found)) in self.contributions.iter().zip(&fairness.contributions).enumerate() {
            let values = |one: &Contribution| (one.source, one.commitment.clone(), one.value.clone());
            if values(kept) != values(found) {
                let at = format!("fairness.contributions[{place}]");
                return Err(DocumentError::new(at, "receipt-other-contribution").with("seat", kept.seat.as_str()));
            }
        }
        for OwnValue { place, value } in &self.own {
            if fairness.contributions.get(*place).and_then(|one| one.value.as_ref()) != Some(value) {
                let at = format!("fairness.contributions[{place}]");
                return Err(DocumentError::new(at, "receipt-own-value-missing"));
            }
        }
        if self.seed_commitment != fairness.seed().commitment() {
            return Err(DocumentError::new("seed", "receipt-other-seed"));
        }
        for (place, (kept, found)) in self.contributions.iter().zip(&fairness.contributions).enumerate() {
            if (&kept.seat, &kept.wish) != (&found.seat, &found.wish) {
                let at = format!("fairness.contributions[{place}].seat");
                let error = DocumentError::new(at, "receipt-other-assignment");
                return Err(error.with("kept", kept.seat.as_str()).with("found", found.seat.as_str()));
            }
        }
        self.compare_start(record, fairness)
    }

    fn compare_start<G: Game>(&self, record: &Record<G>, fairness: &Fairness) -> Result<Proof, DocumentError> {
        if self.position_commitment != fairness.position.as_ref().map(position_commitment) {
            return Err(DocumentError::new("fairness.position", "receipt-other-position"));
        }
        match &record.origin {
            Origin::Deal { options, .. } => {
                let kept = self.options.clone().map(serde_json::from_value::<G::Options>);
                match kept {
                    Some(Ok(kept)) if kept == *options => Ok(Proof::Deal),
                    _ => Err(DocumentError::new("options", "receipt-other-options")),
                }
            }
            Origin::Position(_) | Origin::Resumed { .. } if fairness.resumed => Ok(Proof::SeedOnly),
            Origin::Position(_) | Origin::Resumed { .. } => Ok(Proof::Deal),
        }
    }
}
