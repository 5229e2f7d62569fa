//! Every message is there, is used, and says what it should.

mod samples;
mod sources;

use std::collections::{BTreeMap, BTreeSet};

use rising_sun::{Action, Advantage, Card, Clan, Event, Kami, Mandate, Refusal, State, StepDocument};
use schemars::{JsonSchema, schema_for};
use serde_json::{Value, json};
use table::{Denied, Flaw, News};

use crate::{LANGUAGES, Tongue, kebab};
use samples::samples;

fn english() -> Tongue {
    Tongue::named("en").unwrap()
}

/// The ids of all messages of the first language, each with the file in which it stands.
fn messages() -> BTreeMap<String, &'static str> {
    let mut ids = BTreeMap::new();
    for (file, source) in LANGUAGES[0].files {
        let resource = fluent_syntax::parser::parse(*source).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in resource.body {
            if let fluent_syntax::ast::Entry::Message(message) = entry {
                let id = message.id.name.to_owned();
                assert!(ids.insert(id.clone(), *file).is_none(), "{file}: {id} is there twice");
            }
        }
    }
    ids
}

/// Tells every sample of a type; fails where a message is missing or an argument is.
fn tell_all<T: JsonSchema>(tongue: &Tongue, prefix: &str, skip: &str) {
    let schema = schema_for!(T).to_value();
    let samples = samples(&schema);
    assert!(samples.len() > 5, "{prefix} has variants");
    for sample in samples.iter().filter(|sample| sample.get(skip).is_none()) {
        let (text, errors) = tongue.tell_checked(prefix, sample, &[]);
        assert!(errors.is_empty(), "{sample}: {text}: {errors:?}");
        assert!(!text.contains(['⟨', '{', '}', '\u{2068}']), "{sample}: {text}");
        assert!(!text.contains("  "), "{sample}: two blanks: {text}");
    }
}

fn tell_everything(tongue: &Tongue) {
    tell_all::<Event>(tongue, "event", "");
    tell_all::<Action>(tongue, "action", "");
    tell_all::<Refusal>(tongue, "refusal", "");
    tell_all::<StepDocument>(tongue, "step", "");
    tell_all::<News<State>>(tongue, "news", "game");
    tell_all::<Denied<State>>(tongue, "denied", "refused");
}

/// The texts of cards, kami, clans, mandates and advantages.
fn effects() -> BTreeSet<String> {
    let name = |thing: Value| kebab(thing.as_str().unwrap());
    let powers = Kami::ALL.map(|kami| format!("kami-{}-power", name(json!(kami))));
    let cards = Card::all().map(|card| format!("card-{}-effect", name(json!(card))));
    let kami = Kami::ALL.map(|kami| format!("kami-{}-effect", name(json!(kami))));
    let clans = rising_sun::CLANS.map(|row| format!("clan-{}-ability", row.name));
    let mandates = Mandate::ALL.map(|mandate| format!("mandate-{}-effect", name(json!(mandate))));
    let advantages = Advantage::ALL.map(|advantage| format!("advantage-{}-effect", name(json!(advantage))));
    cards.chain(kami).chain(powers).chain(clans).chain(mandates).chain(advantages).collect()
}

#[test]
fn every_variant_has_a_sentence() {
    tell_everything(&english());
}

#[test]
fn every_card_kami_clan_mandate_and_advantage_has_a_text() {
    let tongue = english();
    for id in effects() {
        assert!(tongue.knows(&id), "{id}");
    }
    for card in Card::all() {
        assert_ne!(tongue.name(json!(card).as_str().unwrap()), json!(card).as_str().unwrap());
    }
}

#[test]
fn every_flaw_has_a_sentence() {
    let (tongue, ids) = (english(), sources::flaws());
    assert!(ids.len() > 45, "only {}", ids.len());
    for id in ids {
        assert!(tongue.knows(&format!("flaw-{id}")), "flaw-{id}");
    }
}

#[test]
fn every_message_that_the_sources_name_is_there() {
    let tongue = english();
    for id in sources::said() {
        assert!(tongue.knows(&id), "{id}");
    }
}

#[test]
fn no_message_is_unused() {
    let tongue = english();
    tell_everything(&tongue);
    let mut used = tongue.said.lock().unwrap().clone();
    used.extend(effects());
    used.extend(sources::flaws().into_iter().map(|id| format!("flaw-{id}")));
    used.extend(sources::names().into_iter().flat_map(|name| ["name", "short"].map(|kind| format!("{kind}-{name}"))));
    for action in samples(&schema_for!(Action).to_value()) {
        let tag =
            action.as_str().map_or_else(|| action.as_object().unwrap().keys().next().unwrap().clone(), str::to_owned);
        used.extend(["group", "pick"].map(|prefix| format!("{prefix}-{}", kebab(&tag))));
    }
    let literals = sources::text();
    let unused: Vec<_> = messages()
        .into_iter()
        .filter(|(id, _)| !used.contains(id) && !literals.contains(&format!("\"{id}\"")))
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

#[test]
fn other_languages_have_the_messages_of_the_first() {
    let first: BTreeSet<_> = messages().into_keys().collect();
    for language in &LANGUAGES[1..] {
        let tongue = Tongue::new(language);
        for id in &first {
            assert!(tongue.knows_itself(id), "{}: {id}", language.code);
        }
    }
}

#[test]
fn numbers_have_their_plurals() {
    let tongue = english();
    let gained = |coins: u16| {
        let source = rising_sun::Source::Card(Card::WayOfTheShogun);
        tongue.event(&Event::CoinsGained { clan: Clan::Koi, coins, source })
    };
    assert_eq!(gained(1), "Koi gains 1 coin (Way of the Shogun).");
    assert_eq!(gained(3), "Koi gains 3 coins (Way of the Shogun).");
    let given = |coins, ronin| tongue.event(&Event::GoodsGiven { clan: Clan::Koi, to: Clan::Lotus, coins, ronin });
    assert_eq!(given(0, 1), "Koi gives Lotus 1 ronin.");
    assert_eq!(given(1, 2), "Koi gives Lotus 1 coin and 2 ronin.");
    assert_eq!(given(2, 0), "Koi gives Lotus 2 coins.");
}

#[test]
fn nested_values_become_parts_of_the_sentence() {
    let tongue = english();
    let told = tongue.tell("action", &json!({"place_figure": {"figure": "shinto", "site": {"shrine": "raijin"}}}), &[]);
    assert_eq!(told, "Place a shinto at the shrine of Raijin");
    let told =
        tongue.event(&json!({"mandates_seen": {"clan": "koi", "tiles": ["recruit", "betray", "train", "train"]}}));
    assert_eq!(told, "The four mandates are Recruit, Betray, Train and Train.");
    let offer = json!({"offer_made": {
        "id": 0, "from": "koi", "to": "lotus",
        "terms": {"alliance": true, "give": {"coins": 2, "ronin": 0}, "ask": {"coins": 0, "ronin": 1}},
        "i_promise": [{"pledge": {"stay_out": {"province": "kyoto"}}}, {"words": "koi: {$be} nice"}],
        "you_promise": [],
    }});
    assert_eq!(
        tongue.tell("news", &offer, &[]),
        "Offer 0 from Koi to Lotus: an alliance; the proposer gives 2 coins for 1 ronin; \
         Koi promises to bring no figure into Kyoto this season and “koi: {$be} nice”."
    );
}

#[test]
fn a_flaw_says_where() {
    let tongue = english();
    let flaw = Flaw::new("options.clans", "clan-twice").with("clan", "koi");
    assert_eq!(tongue.flaw(&flaw), "options.clans: Koi is named twice");
    let flaw = Flaw::new("", "not-json").with("line", 1usize).with("column", 2usize).with("detail", "EOF");
    assert_eq!(tongue.flaw(&flaw), "this is not JSON (line 1, column 2: EOF)");
}

#[test]
fn what_is_missing_is_named_and_never_panics() {
    let tongue = english();
    assert_eq!(tongue.say("no-such-thing", &[]), "⟨no-such-thing⟩");
    assert_eq!(tongue.tell("event", &json!([1, 2]), &[]), "⟨event-⟩");
    assert_eq!(tongue.event(&json!({"moved": {}})), "{$clan} moves {$figure} from {$from} to {$to}.");
    assert!(Tongue::named("xx").is_none());
    assert_eq!(Tongue::named("en_GB.UTF-8").unwrap().code(), "en");
}
