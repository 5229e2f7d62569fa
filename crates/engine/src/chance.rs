//! Seeded random numbers, kept inside the state of a game.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The longest seed accepted, in bytes.
const SEED_LIMIT: usize = 128;

/// The text that determines every random result of a game. It stays secret while the game runs; its
/// [commitment](Seed::commitment) is public from the start.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seed(String);

impl Seed {
    /// A seed from any short text; `None` if it is empty or longer than 128 bytes.
    pub fn new(text: impl Into<String>) -> Option<Seed> {
        let text = text.into();
        (!text.is_empty() && text.len() <= SEED_LIMIT).then_some(Seed(text))
    }

    /// A seed that is a digest: 64 hexadecimal digits, so neither empty nor too long.
    pub(crate) fn from_digest(digest: String) -> Seed {
        Seed(digest)
    }

    /// The text of the seed.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A hash of the seed to publish before the game. Anyone who kept it can tell afterwards whether the seed was changed.
    pub fn commitment(&self) -> String {
        hex(&self.digest("tenka commitment\n"))
    }

    /// The random number generator that starts from this seed.
    pub fn chance(&self) -> Chance {
        Chance { key: self.digest("tenka chance\n"), word: 0 }
    }

    /// Different prefixes keep the published commitment from saying anything about the generator.
    fn digest(&self, purpose: &str) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(purpose.as_bytes());
        hash.update(self.0.as_bytes());
        hash.finalize().into()
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        Seed(number.to_string())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(from)?;
        Seed::new(text).ok_or_else(|| D::Error::custom("a seed has 1 to 128 bytes"))
    }
}

/// The saved state of a random number generator: a ChaCha8 key and a position in its stream. ChaCha is a cipher, so no
/// player can predict the next results from earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chance {
    key: [u8; 32],
    word: u64,
}

impl Chance {
    /// Calls `draw` with a generator at the saved position, then saves the new position. Setting the generator up costs
    /// as much as many draws, so code that needs several numbers should draw them in one call.
    pub fn draw<T>(&mut self, draw: impl FnOnce(&mut Rng) -> T) -> T {
        let mut stream = ChaCha8Rng::from_seed(self.key);
        stream.set_word_pos(u128::from(self.word));
        let mut rng = Rng(stream);
        let drawn = draw(&mut rng);
        self.word = rng.0.get_word_pos() as u64;
        drawn
    }

    /// A number from 0 to `bound - 1`, each equally likely. `bound` must not be 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.draw(|rng| rng.below(bound))
    }

    /// Puts `items` into a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.draw(|rng| rng.shuffle(items));
    }

    /// A new generator seeded by this one.
    pub fn fork(&mut self) -> Chance {
        self.draw(|rng| {
            let mut key = [0; 32];
            rng.0.fill_bytes(&mut key);
            Chance { key, word: 0 }
        })
    }
}

/// A running generator, as [`Chance::draw`] hands it out.
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// A number from 0 to `bound - 1`, each equally likely. `bound` must not be 0.
    ///
    /// Biased words are rejected here instead of in a library, so that the results never change with its version.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "cannot draw from an empty range");
        let fair = u32::MAX - u32::MAX % bound;
        loop {
            let word = self.next_u32();
            if word < fair {
                return word % bound;
            }
        }
    }

    /// A uniformly distributed 32-bit number.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Puts `items` into a random order, each order equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{}:{}", hex(&self.key), self.word))
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Chance, D::Error> {
        let text = String::deserialize(from)?;
        parse(&text).ok_or_else(|| D::Error::custom("chance is 64 hexadecimal digits, a colon and a number"))
    }
}

fn parse(text: &str) -> Option<Chance> {
    let (key, word) = text.split_once(':')?;
    if key.len() != 64 || !key.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(key.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    let word: u64 = word.parse().ok()?;
    // The generator's position has fewer than 64 bits; a position from a forged document must not wrap around.
    (word < 1 << 60).then_some(Chance { key: bytes, word })
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_gives_same_numbers() {
        let mut chance = Seed::from(42).chance();
        let draws: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        let mut again = Seed::from(42).chance();
        assert_eq!(draws, (0..8).map(|_| again.below(100)).collect::<Vec<_>>());
        let mut other = Seed::from(43).chance();
        assert_ne!(draws, (0..8).map(|_| other.below(100)).collect::<Vec<_>>());
    }

    #[test]
    fn chance_round_trips_through_text() {
        let mut chance = Seed::from(7).chance();
        chance.below(9);
        let text = serde_json::to_string(&chance).unwrap();
        assert_eq!(serde_json::from_str::<Chance>(&text).unwrap(), chance);
        for bad in ["", ":", "00:1", &format!("{}:x", "0".repeat(64)), &format!("{}:{}", "0".repeat(64), u64::MAX)] {
            assert!(serde_json::from_value::<Chance>(bad.into()).is_err(), "{bad}");
        }
    }

    #[test]
    fn shuffle_gives_every_order_equally_often() {
        let mut chance = Seed::from(1).chance();
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            let mut items = [0, 1, 2];
            chance.shuffle(&mut items);
            *seen.entry(items).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|&count| (850..1150).contains(&count)), "{seen:?}");
    }

    #[test]
    fn commitment_differs_from_key() {
        let seed = Seed::from(42);
        assert_ne!(hex(&seed.chance().key), seed.commitment());
        assert_eq!(seed.commitment().len(), 64);
    }
}
