//! What there is to be said of each game.

use std::collections::BTreeSet;

use engine::{ActionError, Game, Seed, SessionEvent};
use schemars::{JsonSchema, schema_for};
use serde_json::{Value, json};

use super::samples::samples;
use super::{english, rising_sun, shogun, sources};
use crate::{Locale, kebab};

/// A game and its types, as the tests need them.
pub(super) struct Spoken {
    /// Its name in documents.
    pub(super) name: &'static str,
    /// Translates a sample of everything.
    pub(super) tell: fn(&Locale),
    /// Translates every event of whole games.
    pub(super) play: fn(&Locale),
    /// The messages that explain cards and the like.
    pub(super) effects: fn() -> BTreeSet<String>,
    /// The schemas of all that has names, and that of actions.
    schemas: fn() -> (Vec<Value>, Value),
}

/// All games, in the order of [`Language::games`](crate::Language::games).
pub(super) const GAMES: [Spoken; 2] = [
    Spoken {
        name: ::rising_sun::State::NAME,
        tell: tell::<::rising_sun::State, ::rising_sun::StepDocument>,
        play: rising_sun::play,
        effects: rising_sun::effects,
        schemas: || {
            let names = vec![
                schema_for!(::rising_sun::ViewDocument).to_value(),
                schema_for!(::rising_sun::Options).to_value(),
                schema_for!(::rising_sun::Event).to_value(),
                schema_for!(::rising_sun::CardType).to_value(),
                schema_for!(SessionEvent<::rising_sun::State>).to_value(),
            ];
            (names, schema_for!(::rising_sun::Action).to_value())
        },
    },
    Spoken {
        name: ::shogun::State::NAME,
        tell: tell::<::shogun::State, ::shogun::StepDocument>,
        play: shogun::play,
        effects: shogun::effects,
        schemas: || {
            let names = vec![
                schema_for!(::shogun::ViewDocument).to_value(),
                schema_for!(::shogun::Options).to_value(),
                schema_for!(::shogun::Event).to_value(),
                schema_for!(SessionEvent<::shogun::State>).to_value(),
            ];
            (names, schema_for!(::shogun::Action).to_value())
        },
    },
];

impl Spoken {
    /// All messages that are said of the game, and some that need not be there.
    pub(super) fn used(&self) -> BTreeSet<String> {
        let locale = english().about(self.name);
        (self.tell)(&locale);
        let mut used = locale.said.lock().unwrap().clone();
        used.extend((self.effects)());
        used.extend(sources::document_errors(Some(self.name)).into_keys().map(|id| format!("document-error-{id}")));
        let (schemas, actions) = (self.schemas)();
        let mut names = BTreeSet::new();
        schemas.iter().for_each(|schema| names_in(schema, &mut names));
        used.extend(names.into_iter().flat_map(|name| ["name", "short"].map(|kind| format!("{kind}-{name}"))));
        let tags = samples(&actions).into_iter().map(|action| tag(&action));
        used.extend(tags.flat_map(|tag| ["group", "pick"].map(|prefix| format!("{prefix}-{tag}"))));
        used
    }
}

/// The tag of an externally tagged value, as messages write it.
fn tag(value: &Value) -> String {
    kebab(value.as_str().unwrap_or_else(|| value.as_object().unwrap().keys().next().unwrap()))
}

/// Every name that occurs in documents of a schema.
fn names_in(schema: &Value, names: &mut BTreeSet<String>) {
    match schema {
        Value::Array(items) => items.iter().for_each(|item| names_in(item, names)),
        Value::Object(fields) => {
            let values = fields.get("enum").and_then(Value::as_array).into_iter().flatten().chain(fields.get("const"));
            names.extend(values.filter_map(Value::as_str).map(kebab));
            fields.values().for_each(|field| names_in(field, names));
        }
        _ => {}
    }
}

/// Translates every sample of every type that a game shows.
fn tell<G, S>(locale: &Locale)
where
    G: Game<Event: JsonSchema, Action: JsonSchema, Refusal: JsonSchema, Terms: JsonSchema, Pledge: JsonSchema>,
    S: JsonSchema,
{
    tell_all::<G::Event>(locale, "event", "");
    tell_all::<G::Action>(locale, "action", "");
    tell_all::<G::Refusal>(locale, "refusal", "");
    tell_all::<S>(locale, "step", "");
    tell_all::<SessionEvent<G>>(locale, "news", "game");
    tell_all::<ActionError<G>>(locale, "action-error", "refused");
}

/// Translates every sample of a type; fails if a message or an argument is missing.
fn tell_all<T: JsonSchema>(locale: &Locale, prefix: &str, skip: &str) {
    let schema = schema_for!(T).to_value();
    let samples = samples(&schema);
    assert!(samples.len() > 5, "{prefix} has variants");
    for sample in samples.iter().filter(|sample| sample.get(skip).is_none()) {
        tell_one(locale, prefix, sample);
    }
}

/// Translates one value and checks the text.
fn tell_one(locale: &Locale, prefix: &str, value: &Value) {
    let (text, errors) = locale.tell_checked(prefix, value, &[]);
    assert!(errors.is_empty(), "{value}: {text}: {errors:?}");
    assert!(!text.contains(['⟨', '{', '}', '\u{2068}']), "{value}: {text}");
    assert!(!text.contains("  "), "{value}: two blanks: {text}");
    for odd in [" .", " ,", " ;", ",.", ";.", ": ;", ": .", "_"] {
        assert!(!text.contains(odd), "{value}: {odd:?} in {text}");
    }
    if ["event", "refusal", "step", "news", "action-error"].contains(&prefix) {
        assert!(text.ends_with(['.', '!', '?']), "{value}: no sentence: {text}");
    }
}

/// Plays a random game and translates every event and question, and sometimes the legal actions.
pub(super) fn tell_game<G: Game>(locale: &Locale, options: &G::Options, seed: u64, step: impl Fn(&G) -> Value) {
    let (mut chance, mut events, mut actions) = (Seed::from(seed + 1000).chance(), Vec::new(), Vec::new());
    let mut game = G::open(options, &Seed::from(seed), &mut events).unwrap();
    while let Some(seat) = game.waiting_for().iter().next() {
        tell_one(locale, "step", &step(&game));
        if chance.below(10) == 0 {
            game.free_actions(seat, &mut actions);
            game.legal_actions(seat, &mut actions);
            actions.drain(..).for_each(|action| tell_choice(locale, &json!(action)));
        }
        game.legal_actions(seat, &mut actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        actions.clear();
        game.perform(seat, action, &mut events).unwrap();
        events.drain(..).for_each(|event| tell_one(locale, "event", &json!(event)));
    }
}

/// Translates an action as a choice, alone and among others.
fn tell_choice(locale: &Locale, action: &Value) {
    tell_one(locale, "action", action);
    for prefix in ["group", "pick"] {
        if locale.knows(&format!("{prefix}-{}", tag(action))) {
            tell_one(locale, prefix, action);
        }
    }
}
