//! What nobody can guess: names of tables, seeds, what a browser holds.

use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest, Sha256};

/// Where the server draws secrets from.
#[derive(Clone, Debug, Default)]
pub enum Luck {
    /// The system.
    #[default]
    System,
    /// A number from which everything follows, for tests that compare two servers.
    Seeded(Arc<Mutex<u64>>),
}

impl Luck {
    /// Luck that is the same each time.
    pub fn seeded(seed: u64) -> Luck {
        Luck::Seeded(Arc::new(Mutex::new(seed)))
    }

    fn bytes(&self) -> [u8; 32] {
        match self {
            Luck::System => {
                let mut bytes = [0; 32];
                // A system without randomness can keep no secret; better to stop than to go on.
                getrandom::fill(&mut bytes).expect("the system has randomness");
                bytes
            }
            Luck::Seeded(state) => {
                let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
                *state += 1;
                Sha256::digest(state.to_le_bytes()).into()
            }
        }
    }

    /// A secret of 192 bits, in letters and digits that need no escape in an address.
    pub fn secret(&self) -> String {
        letters(&self.bytes()[..24])
    }

    /// A name that nobody has had before; not a secret by itself.
    pub fn id(&self) -> String {
        name(&self.bytes())
    }

    /// A seed for a game.
    pub(crate) fn seed(&self) -> table::Seed {
        // A secret is neither empty nor too long for a seed; should that ever change, a number will do.
        table::Seed::new(self.secret()).unwrap_or_else(|| table::Seed::from(self.number()))
    }

    /// A number.
    pub fn number(&self) -> u64 {
        let bytes = self.bytes();
        u64::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]])
    }

    /// Puts things into a random order.
    pub fn shuffle<T>(&self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, (self.number() % (last as u64 + 1)) as usize);
        }
    }
}

/// A name that nothing else has and that is the same each time.
pub(crate) fn id_for(what: &str) -> String {
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
pub(crate) fn hash(secret: &str) -> String {
    letters(&Sha256::digest(secret.as_bytes()))
}
