//! Messages to and from a program, as lines of JSON.

use engine::{Game, OfferOf, PromiseContent, PromiseOf, SessionView};
use serde::{Deserialize, Deserializer, Serialize};

/// The version of the protocol. It grows when a program that was right before would be wrong.
pub const PROTOCOL: u32 = 1;

/// A message to a program.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Question<V, L, O> {
    /// The first line: who plays what. It may be answered by `ready`.
    Hello(Hello),
    /// What to do: to be answered by `choose`.
    Decide {
        /// The number of the question, which the answer may repeat.
        id: u64,
        /// What the seat sees.
        view: V,
        /// What it may do.
        legal: L,
        /// How long it may think, in milliseconds.
        deadline_ms: u64,
    },
    /// Somebody makes an offer: to be answered by `answer`.
    Offer {
        /// The number of the question.
        id: u64,
        /// The offer.
        offer: O,
        /// What the seat sees.
        view: V,
        /// How long it may think, in milliseconds.
        deadline_ms: u64,
    },
    /// Whether there is something to offer: to be answered by `propose`. Only asked of those who
    /// said that they propose.
    Propose {
        /// The number of the question.
        id: u64,
        /// What the seat sees.
        view: V,
        /// How long it may think, in milliseconds.
        deadline_ms: u64,
    },
    /// The last line: how the game ended. Nothing answers it.
    Over {
        /// What became of the seats, in their order.
        places: Vec<Placed>,
        /// What the seat sees.
        view: V,
    },
}

/// Who plays what.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u32,
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The seat that the program plays.
    pub seat: &'static str,
    /// All seats, in their order.
    pub seats: Vec<&'static str>,
    /// A number from which the program's own chance may follow, so that games can be played
    /// again. It says nothing about the chance of the game.
    pub seed: u32,
    /// How long the program may think about each question, in milliseconds.
    pub deadline_ms: u64,
}

/// What became of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Placed {
    /// The seat.
    pub seat: &'static str,
    /// 1 for the winner; shared places have the same number.
    pub rank: u8,
    /// The points that decided it.
    pub score: i32,
}

/// What a viewer sees: the game's own view with the dealings that the viewer knows of.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shown<V, O, P> {
    /// The game's own view.
    #[serde(flatten)]
    pub view: V,
    /// The open offers to and from the viewer.
    pub offers: O,
    /// The promises to and from the viewer.
    pub promises: P,
}

/// What a viewer of a game sees.
pub type ShownOf<'a, G> = Shown<&'a <G as Game>::View, &'a [OfferOf<G>], &'a [PromiseOf<G>]>;

impl<'a, G: Game> From<&'a SessionView<G>> for ShownOf<'a, G> {
    fn from(seen: &'a SessionView<G>) -> Self {
        Shown { view: &seen.game, offers: &seen.offers, promises: &seen.promises }
    }
}

/// What a program says. Of the fields, the one that was asked for counts; others may say what they
/// like.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "T: Deserialize<'de>, P: Deserialize<'de>"))]
pub struct Reply<T, P> {
    /// The number of the question. Where it is given, it must be the right one.
    pub id: Option<u64>,
    /// To `hello`, if the program has something to say: what it can do.
    pub ready: Option<Ready>,
    /// To `decide`: the index of the choice in `legal`, from 0.
    pub choose: Option<usize>,
    /// To `offer`: whether it is taken.
    pub answer: Option<bool>,
    /// To `propose`: an offer, or null for none.
    #[serde(default, deserialize_with = "given")]
    pub propose: Option<Option<Offering<T, P>>>,
}

/// What a program can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Ready {
    /// Whether it makes offers of its own.
    pub propose: bool,
}

/// An offer. Where it asks for nothing, it is a gift or a promise and needs no consent.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, bound(deserialize = "T: Deserialize<'de>, P: Deserialize<'de>"))]
pub struct Offering<T, P> {
    /// The seat to which it goes.
    pub to: String,
    /// What changes hands at once, if anything.
    pub terms: Option<T>,
    /// What the program promises.
    #[serde(default)]
    pub i_promise: Vec<PromiseContent<P>>,
    /// What the other seat is to promise.
    #[serde(default)]
    pub you_promise: Vec<PromiseContent<P>>,
}

/// Distinguishes a field that is null from one that is absent.
fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

#[cfg(test)]
mod tests {
    use rising_sun::{Pledge, Terms};

    use super::*;

    fn read(line: &str) -> Option<Reply<Terms, Pledge>> {
        serde_json::from_str(line).ok()
    }

    #[test]
    fn answers_are_what_they_are_and_nothing_else() {
        assert_eq!(read(r#"{"choose":3,"id":7,"why":"it is fun"}"#).unwrap().choose, Some(3));
        assert_eq!(read(r#"{"answer":true}"#).unwrap().answer, Some(true));
        assert_eq!(read(r#"{"propose":null}"#).unwrap().propose, Some(None));
        assert_eq!(read(r#"{"choose":1}"#).unwrap().propose, None);
        assert_eq!(read(r#"{"ready":{}}"#).unwrap().ready, Some(Ready { propose: false }));
        let offer = read(r#"{"propose":{"to":"koi","terms":{"alliance":true}}}"#).unwrap().propose.unwrap().unwrap();
        assert!(offer.to == "koi" && offer.terms.unwrap().alliance && offer.i_promise.is_empty());
        for nonsense in [
            "",
            "null",
            "3",
            r#"{"choose":-1}"#,
            r#"{"choose":1.0}"#,
            r#"{"choose":"1"}"#,
            r#"{"choose":1,"choose":2}"#,
            r#"{"choose":1}{"choose":2}"#,
            r#"{"answer":1}"#,
            r#"{"propose":{"to":"koi","coins":3}}"#,
            r#"{"choose":1"#,
        ] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
