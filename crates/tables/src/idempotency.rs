//! The idempotency keys of requests that were done: what is sent again under the same key is not done again.

use std::collections::{BTreeMap, VecDeque};

use protocol::ids::PersonId;
use serde::{Deserialize, Serialize};

/// How many keys of one person are remembered. Clients send again only what was not answered yet.
const PER_PERSON: usize = 256;
/// Of how many people keys are remembered; those who asked for something last.
const PEOPLE: usize = 256;

/// The last requests that were done, by person.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct IdempotencyKeys {
    people: BTreeMap<PersonId, Keys>,
    count: u64,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Keys {
    /// Newest last.
    keys: VecDeque<String>,
    /// How many requests of anybody had been done by the last of these.
    last: u64,
}

impl IdempotencyKeys {
    /// Whether a person's request of that key was done.
    pub fn contains(&self, who: &PersonId, key: &str) -> bool {
        self.people.get(who).is_some_and(|known| known.keys.iter().rev().any(|one| one == key))
    }

    /// Remembers a request.
    pub fn insert(&mut self, who: &PersonId, key: &str) {
        self.count += 1;
        let known = self.people.entry(who.clone()).or_default();
        known.last = self.count;
        // One request may be several lines.
        if known.keys.back().is_none_or(|last| last != key) {
            known.keys.push_back(key.to_owned());
        }
        if known.keys.len() > PER_PERSON {
            known.keys.pop_front();
        }
        if self.people.len() > PEOPLE
            && let Some(oldest) = self.people.iter().min_by_key(|(_, known)| known.last).map(|(who, _)| who.clone())
        {
            self.people.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: impl std::fmt::Display) -> PersonId {
        PersonId(name.to_string())
    }

    #[test]
    fn last_keys_of_everybody_are_known() {
        let (mut keys, anna, bert) = (IdempotencyKeys::default(), person("anna"), person("bert"));
        for number in 0..10_000 {
            keys.insert(&anna, &number.to_string());
        }
        keys.insert(&bert, "0");
        assert!(keys.contains(&anna, "9999") && keys.contains(&anna, "9744") && !keys.contains(&anna, "9743"));
        assert!(keys.contains(&bert, "0") && !keys.contains(&bert, "9999"), "keys are everybody's own");
    }

    #[test]
    fn keys_of_many_people_stay_few() {
        let mut keys = IdempotencyKeys::default();
        keys.insert(&person("anna"), "first");
        for number in 0..10_000 {
            keys.insert(&person(number), "key");
            keys.insert(&person("anna"), "again");
        }
        assert_eq!(keys.people.len(), PEOPLE);
        assert!(keys.contains(&person("anna"), "first"), "she has asked for something since");
        assert!(!keys.contains(&person(0), "key"));
    }
}
