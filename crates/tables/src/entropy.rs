//! What nobody can guess: names of tables, seeds, what a browser holds.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest, Sha256};

/// Where the server draws secrets from.
#[derive(Clone, Debug, Default)]
pub enum EntropySource {
    /// The system.
    #[default]
    System,
    /// A number from which everything follows, for tests that compare two servers or know what will be dealt.
    Seeded(Arc<Mutex<Stream>>),
}

/// Draws that follow from a seed.
#[derive(Debug, Default)]
pub struct Stream {
    seed: u64,
    /// How often something was drawn.
    drawn: u64,
    /// The streams of tables, by id.
    tables: BTreeMap<String, EntropySource>,
}

impl Stream {
    fn draw(&mut self) -> [u8; 32] {
        self.drawn += 1;
        digest(self.seed, "draw", self.drawn)
    }
}

/// Bytes that follow from a seed, a purpose and a number.
fn digest(seed: u64, purpose: &str, number: u64) -> [u8; 32] {
    let hash = Sha256::new().chain_update(seed.to_le_bytes()).chain_update(number.to_le_bytes());
    hash.chain_update(purpose.as_bytes()).finalize().into()
}

impl EntropySource {
    /// Luck that is the same each time.
    pub fn seeded(seed: u64) -> EntropySource {
        EntropySource::Seeded(Arc::new(Mutex::new(Stream { seed, ..Stream::default() })))
    }

    /// Whether everything follows from a number.
    pub fn is_seeded(&self) -> bool {
        matches!(self, EntropySource::Seeded(_))
    }

    /// Luck for what happens at one table. Where it is seeded, tables have streams of their own, by the order in which
    /// they first need one: what is dealt does not depend on how many guests arrived meanwhile.
    pub fn at_table(&self, table: &str) -> EntropySource {
        let EntropySource::Seeded(stream) = self else { return EntropySource::System };
        let mut stream = stream.lock().unwrap_or_else(PoisonError::into_inner);
        let (seed, number) = (stream.seed, stream.tables.len() as u64);
        let luck = stream.tables.entry(table.to_owned());
        luck.or_insert_with(|| EntropySource::seeded(first_eight(&digest(seed, "table", number)))).clone()
    }

    fn bytes(&self) -> [u8; 32] {
        match self {
            EntropySource::System => {
                let mut bytes = [0; 32];
                // A system without randomness can keep no secret; better to stop than to go on.
                getrandom::fill(&mut bytes).expect("the system has randomness");
                bytes
            }
            EntropySource::Seeded(stream) => stream.lock().unwrap_or_else(PoisonError::into_inner).draw(),
        }
    }

    /// A secret of 192 bits, in letters and digits that need no escape in an address.
    pub fn secret(&self) -> String {
        letters(&self.bytes()[..24])
    }

    /// 256 random bits in hexadecimal digits.
    pub fn digest(&self) -> String {
        self.bytes().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// A name that nobody has had before; not a secret by itself.
    pub fn id(&self) -> String {
        name(&self.bytes())
    }

    /// The id of a new table. Where it is seeded, it follows from how many tables there are, for the seed of a game
    /// depends on it.
    pub fn table_id(&self) -> String {
        let EntropySource::Seeded(stream) = self else { return self.id() };
        let stream = stream.lock().unwrap_or_else(PoisonError::into_inner);
        name(&digest(stream.seed, "table-id", stream.tables.len() as u64))
    }

    /// A seed for a game.
    pub fn seed(&self) -> engine::Seed {
        // A secret is neither empty nor too long for a seed; should that ever change, a number will do.
        engine::Seed::new(self.secret()).unwrap_or_else(|| engine::Seed::from(self.number()))
    }

    /// A number.
    pub fn number(&self) -> u64 {
        first_eight(&self.bytes())
    }

    /// Puts things into a random order.
    pub fn shuffle<T>(&self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, (self.number() % (last as u64 + 1)) as usize);
        }
    }
}

fn first_eight(bytes: &[u8; 32]) -> u64 {
    u64::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]])
}

/// A name that nothing else has and that is the same each time.
pub fn id_for(what: &str) -> String {
    name(&Sha256::digest(what.as_bytes()).into())
}

/// In hexadecimal: a name that begins with a dash would be an option on the command line.
fn name(bytes: &[u8; 32]) -> String {
    bytes[..12].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn letters(bytes: &[u8]) -> String {
    use base64::Engine;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(bytes)
}

/// What is kept of a secret: enough to know it again, not enough to use it.
pub fn hash(secret: &str) -> String {
    letters(&Sha256::digest(secret.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::EntropySource;

    #[test]
    fn seeded_luck_repeats_itself() {
        let [one, same, other] = [7, 7, 8].map(|seed| {
            let luck = EntropySource::seeded(seed);
            [luck.id(), luck.id(), luck.at_table("table").secret()]
        });
        assert_eq!(one, same);
        assert!(one.iter().all(|drawn| !other.contains(drawn)), "neighboring seeds share nothing");
    }

    #[test]
    fn a_table_does_not_depend_on_other_draws() {
        let (quiet, busy) = (EntropySource::seeded(7), EntropySource::seeded(7));
        assert_eq!(quiet.at_table("first").secret(), {
            busy.secret();
            busy.at_table("first").secret()
        });
        // Only the order of tables counts, not what they are called; and a table goes on where it was.
        assert_eq!(quiet.at_table("second").number(), busy.at_table("another").number());
        assert_ne!(quiet.at_table("first").number(), quiet.at_table("first").number());
    }
}
