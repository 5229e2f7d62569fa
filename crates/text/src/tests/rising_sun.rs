//! The messages of Rising Sun.

use std::collections::BTreeSet;

use engine::{Game, Viewer};
use rising_sun::{Advantage, Card, Clan, Event, Kami, Mandate, Options, State};
use serde_json::{Value, json};

use super::english;
use super::games::tell_game;
use crate::{Locale, kebab};

/// The texts of cards, kami, clans, mandates and advantages.
pub(super) fn effects() -> BTreeSet<String> {
    let name = |thing: Value| kebab(thing.as_str().unwrap());
    let powers = Kami::ALL.map(|kami| format!("kami-{}-power", name(json!(kami))));
    let cards = Card::all().map(|card| format!("card-{}-effect", name(json!(card))));
    let kami = Kami::ALL.map(|kami| format!("kami-{}-effect", name(json!(kami))));
    let clans = rising_sun::CLANS.map(|row| format!("clan-{}-ability", row.name));
    let mandates = Mandate::ALL.map(|mandate| format!("mandate-{}-effect", name(json!(mandate))));
    let advantages = Advantage::ALL.map(|advantage| format!("advantage-{}-effect", name(json!(advantage))));
    cards.chain(kami).chain(powers).chain(clans).chain(mandates).chain(advantages).collect()
}

/// Translates every event of whole games.
pub(super) fn play(locale: &Locale) {
    let options = Options { kami_unbound: true, ..Options::of([Clan::Koi, Clan::Lotus, Clan::Turtle, Clan::Bonsai]) };
    for seed in 0..3 {
        tell_game::<State>(locale, &options, seed, |game| {
            let seat = game.waiting_for().iter().next().unwrap();
            json!(game.view(Viewer::Seat(seat)).document().table.agenda.last().unwrap())
        });
    }
}

#[test]
fn every_card_has_a_name() {
    let locale = english().about("rising-sun");
    for card in Card::all() {
        assert_ne!(locale.name(json!(card).as_str().unwrap()), json!(card).as_str().unwrap());
    }
}

#[test]
fn numbers_have_their_plurals() {
    let locale = english().about("rising-sun");
    let gained = |coins: u16| {
        let source = rising_sun::Source::Card(Card::WayOfTheShogun);
        locale.event(&Event::CoinsGained { clan: Clan::Koi, coins, source })
    };
    assert_eq!(gained(1), "Koi gains 1 coin (Way of the Shogun).");
    assert_eq!(gained(3), "Koi gains 3 coins (Way of the Shogun).");
    let given = |coins, ronin| locale.event(&Event::GoodsGiven { clan: Clan::Koi, to: Clan::Lotus, coins, ronin });
    assert_eq!(given(0, 1), "Koi gives Lotus 1 ronin.");
    assert_eq!(given(1, 2), "Koi gives Lotus 1 coin and 2 ronin.");
    assert_eq!(given(2, 0), "Koi gives Lotus 2 coins.");
}

#[test]
fn nested_values_become_parts_of_the_sentence() {
    let locale = english().about("rising-sun");
    let told = locale.tell("action", &json!({"place_figure": {"figure": "shinto", "site": {"shrine": "raijin"}}}), &[]);
    assert_eq!(told, "Place a shinto at the shrine of Raijin");
    let told =
        locale.event(&json!({"mandates_seen": {"clan": "koi", "tiles": ["recruit", "betray", "train", "train"]}}));
    assert_eq!(told, "The four mandates are Recruit, Betray, Train and Train.");
    let offer = json!({"offer_made": {
        "id": 0, "from": "koi", "to": "lotus",
        "terms": {"alliance": true, "give": {"coins": 2, "ronin": 0}, "ask": {"coins": 0, "ronin": 1}},
        "i_promise": [{"pledge": {"stay_out": {"province": "kyoto"}}}, {"words": "koi: {$be} nice"}],
        "you_promise": [],
    }});
    assert_eq!(
        locale.tell("news", &offer, &[]),
        "Koi’s offer to Lotus: an alliance; the proposer gives 2 coins for 1 ronin; \
         Koi promises to bring no figure into Kyoto this season and “koi: {$be} nice”."
    );
}
