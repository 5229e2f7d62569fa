//! Actions of players as records write them.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{DeserializeSeed, Error, IgnoredAny, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::negotiation::{NEGOTIATION_ACTIONS, NegotiationActionOf};
use crate::{Game, Party, Seat};

/// What a player can do in a session: act in the game or negotiate. Documents do not mark the difference; the
/// name of the action tells them apart.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        bound = "G::Action: schemars::JsonSchema, G::Terms: schemars::JsonSchema, G::Pledge: schemars::JsonSchema"
    )
)]
#[serde(untagged, bound = "")]
pub enum PlayerAction<G: Game> {
    /// An action of the game.
    Game(G::Action),
    /// An action of a negotiation.
    Negotiate(NegotiationActionOf<G>),
}

/// An entry of a record: `{"seat":…,"action":…}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        bound = "G::Action: schemars::JsonSchema, G::Terms: schemars::JsonSchema, G::Pledge: schemars::JsonSchema"
    )
)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Entry<G: Game> {
    /// The name of the seat.
    pub seat: String,
    /// What the seat did.
    pub action: PlayerAction<G>,
}

impl<G: Game> Entry<G> {
    /// An entry for `seat`, which must be a seat of `game`.
    pub fn new(game: &G, seat: Seat, action: PlayerAction<G>) -> Entry<G> {
        Entry { seat: Party::new(game, seat).name.to_owned(), action }
    }
}

impl<'de, G: Game> Deserialize<'de> for PlayerAction<G> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(ByName(PhantomData))
    }
}

/// Reads the name of the action first and parses the rest accordingly. An untagged enum would try both
/// kinds and lose the path and reason of an error.
struct ByName<G>(PhantomData<G>);

impl<'de, G: Game> Visitor<'de> for ByName<G> {
    type Value = PlayerAction<G>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an action")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Self::Value, E> {
        let name: StrDeserializer<'_, E> = name.into_deserializer();
        G::Action::deserialize(name).map(PlayerAction::Game)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let name: String = map.next_key()?.ok_or_else(|| A::Error::custom("an action needs a name"))?;
        let negotiates = NEGOTIATION_ACTIONS.contains(&name.as_str());
        let whole = MapAccessDeserializer::new(Rewound { name: Some(name), map: &mut map });
        let action = if negotiates {
            NegotiationActionOf::<G>::deserialize(whole).map(PlayerAction::Negotiate)
        } else {
            G::Action::deserialize(whole).map(PlayerAction::Game)
        }?;
        match map.next_key::<IgnoredAny>()? {
            None => Ok(action),
            Some(_) => Err(A::Error::custom("an action has only one name")),
        }
    }
}

/// A map whose first key has already been read.
struct Rewound<'a, A> {
    name: Option<String>,
    map: &'a mut A,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Rewound<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        match self.name.take() {
            Some(name) => seed.deserialize(name.into_deserializer()).map(Some),
            None => self.map.next_key_seed(seed),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.map.next_value_seed(seed)
    }
}
