//! The messages of Shogun.

use std::collections::BTreeSet;

use engine::{Game, Viewer};
use serde_json::{Value, json};
use shogun::{
    Board, Building, Colour, Ending, Event, EventCard, Field, Options, Pile, Province, Region, Season, Special, Start,
    State, Tower,
};

use super::english;
use super::games::tell_game;
use crate::{Locale, kebab};

fn locale() -> Locale {
    english().about("shogun")
}

fn name(thing: Value) -> String {
    kebab(thing.as_str().unwrap())
}

/// The texts of cards, actions and towers, and the names of the daimyo.
pub(super) fn effects() -> BTreeSet<String> {
    let events = EventCard::ALL.map(|event| format!("event-{}-effect", name(json!(event))));
    let specials = Special::ALL.map(|special| format!("special-{}-effect", name(json!(special))));
    let fields = Field::ALL.map(|field| format!("field-{}-effect", name(json!(field))));
    let cards = ["province", "chests"].map(|card| format!("card-{card}-effect"));
    let towers = Tower::NAMED.map(|(tower, _)| format!("tower-{tower}-effect"));
    let daimyo = Colour::ALL.map(|colour| format!("colour-{}-daimyo", colour.name()));
    events.into_iter().chain(specials).chain(fields).chain(cards).chain(towers).chain(daimyo).collect()
}

/// Translates every event of whole games.
pub(super) fn play(locale: &Locale) {
    for (seed, (_, tower)) in (0..).zip(Tower::NAMED) {
        let options = Options { tower, limited_stock: true, ..Options::of(&Colour::ALL[..3 + seed as usize % 3]) };
        tell_game::<State>(locale, &options, seed, |game| json!(game.view(Viewer::Spectator).document().table.step));
    }
}

#[test]
fn everything_has_a_name() {
    let locale = locale();
    let mut things: Vec<Value> = Vec::new();
    things.extend(Province::ALL.map(|thing| json!(thing)));
    things.extend(Colour::ALL.map(|thing| json!(thing)));
    things.extend(Field::ALL.map(|thing| json!(thing)));
    things.extend(Building::ALL.map(|thing| json!(thing)));
    things.extend(EventCard::ALL.map(|thing| json!(thing)));
    things.extend(Special::ALL.map(|thing| json!(thing)));
    things.extend(Board::ALL.map(|thing| json!(thing)));
    things.extend([Start::Draft, Start::Preset].map(|thing| json!(thing)));
    things.extend([Season::Spring, Season::Summer, Season::Autumn, Season::Winter].map(|thing| json!(thing)));
    let mut names = BTreeSet::new();
    for thing in things {
        let thing = thing.as_str().unwrap().to_owned();
        assert_ne!(locale.name(&thing), thing);
        names.insert((locale.name(&thing), thing));
    }
    let distinct: BTreeSet<_> = names.iter().map(|(name, _)| name).collect();
    assert_eq!(distinct.len(), names.len(), "a name is given twice: {names:?}");
    for region in Region::ALL {
        assert!(locale.knows(&format!("region-{}", name(json!(region)))), "{region:?}");
    }
}

#[test]
fn texts_of_cards_have_the_numbers_of_the_rules() {
    let locale = locale();
    for event in EventCard::ALL {
        let (id, loss) = (name(json!(event)), event.rice_loss());
        let text = locale.say(&format!("event-{id}-effect"), &[]);
        assert!(text.ends_with(&format!("everybody loses {loss} rice.")), "{text}");
        assert!(locale.name(json!(event).as_str().unwrap()).ends_with(&format!(" {loss}")));
        // What the round brings is told in the same words.
        let told = locale.event(&Event::EventDrawn { event });
        let (_, effect) = told.split_once(": ").unwrap();
        assert!(text.starts_with(&format!("In its round: {effect}")), "{told} {text}");
    }
    for field in Field::ACTIONS {
        let text = locale.say(&format!("field-{}-effect", name(json!(field))), &[]);
        let price = match field.price() {
            0 => "Free. ".to_owned(),
            1 => "1 chest. ".to_owned(),
            price => format!("{price} chests. "),
        };
        assert!(text.starts_with(&price), "{text}");
    }
}

#[test]
fn a_pile_is_a_list_of_what_there_is() {
    let thrown = |thrown, tray| locale().event(&Event::Thrown { thrown, tray });
    let pile = Pile { blue: 3, yellow: 1, peasants: 2, ..Pile::default() };
    assert_eq!(
        thrown(pile, Pile { peasants: 1, ..Pile::default() }),
        "Into the tower: 3 blue, 1 yellow, 2 peasants. In the tray: 1 peasant."
    );
    let all = Pile { blue: 1, yellow: 2, red: 3, black: 4, purple: 5, peasants: 6 };
    assert_eq!(
        thrown(all, Pile::default()),
        "Into the tower: 1 blue, 2 yellow, 3 red, 4 black, 5 purple, 6 peasants. In the tray: nothing."
    );
}

#[test]
fn battle_names_winner_loser_and_remaining_armies() {
    let fought = |defender: Option<Colour>, (attackers, defenders, peasants), ending, left| {
        let (province, attacker) = (Province::Kozuke, Colour::Blue);
        let event = Event::BattleFought { province, attacker, defender, attackers, defenders, peasants, ending, left };
        locale().event(&event)
    };
    let yellow = Some(Colour::Yellow);
    let cases = [
        (
            fought(yellow, (3, 1, 1), Ending::Conquered, 1),
            "Blue conquers Kozuke, 3 against 1 of Yellow and 1 peasant; 1 army moves in.",
        ),
        (
            fought(yellow, (3, 0, 0), Ending::Conquered, 3),
            "Blue conquers Kozuke, 3 against none of Yellow; 3 armies move in.",
        ),
        (fought(None, (3, 0, 0), Ending::Conquered, 3), "Blue conquers Kozuke, 3 against nobody; 3 armies move in."),
        (
            fought(yellow, (2, 2, 2), Ending::Held, 2),
            "Yellow holds Kozuke, 2 and 2 peasants against 2 of Blue; 2 armies are left.",
        ),
        (fought(yellow, (1, 2, 0), Ending::Held, 1), "Yellow holds Kozuke, 2 against 1 of Blue; 1 army is left."),
        (
            fought(yellow, (2, 1, 1), Ending::Drawn, 0),
            "Nobody wins Kozuke, 2 of Blue against 1 of Yellow and 1 peasant; it is neutral now.",
        ),
        (
            fought(None, (1, 0, 2), Ending::Drawn, 0),
            "Blue does not get Kozuke, 1 against 2 peasants; it stays neutral.",
        ),
    ];
    for (told, expected) in cases {
        assert_eq!(told, expected);
    }
}

#[test]
fn numbers_have_their_plurals() {
    let (colour, province) = (Colour::Red, Province::AwaBoso);
    let deployed = |armies, price| locale().event(&Event::Deployed { colour, province, armies, price });
    assert_eq!(deployed(1, 1), "Red deploys 1 army in Awa-Boso for 1 chest.");
    assert_eq!(deployed(5, 3), "Red deploys 5 armies in Awa-Boso for 3 chests.");
    let razed = |buildings, unrest| locale().event(&Event::Razed { province, buildings, unrest });
    assert_eq!(razed(0, 1), "1 unrest marker is removed from Awa-Boso.");
    assert_eq!(razed(1, 0), "1 building is removed from Awa-Boso.");
    assert_eq!(razed(1, 2), "1 building and 2 unrest markers are removed from Awa-Boso.");
    assert_eq!(razed(2, 1), "2 buildings and 1 unrest marker are removed from Awa-Boso.");
    let hungry =
        |provinces, revolts, peasants| locale().event(&Event::Unsupplied { colour, provinces, revolts, peasants });
    assert_eq!(hungry(1, 1, 1), "Red cannot feed 1 province: 1 revolt, with 1 more peasant.");
    assert_eq!(hungry(3, 2, 2), "Red cannot feed 3 provinces: 2 revolts, with 2 more peasants each.");
}

#[test]
fn a_colour_is_a_player_or_a_region() {
    let scored = |region, tied, points| {
        let (colour, building) = (Colour::Purple, Building::Castle);
        locale().event(&Event::MajorityScored { colour, region, building, points, tied })
    };
    assert_eq!(scored(Region::Purple, false, 3), "Purple has the most castles in the purple south: 3 points.");
    assert_eq!(scored(Region::Brown, true, 1), "Purple shares the lead in castles in the brown north: 1 point.");
}

#[test]
fn promises_have_sentences_with_and_without_other_parties() {
    let peace = json!([{"pledge": {"peace": {"until": "winter"}}}]);
    let stay_out = json!([{"pledge": {"stay_out": {"province": "aki", "until": "round_end"}}}]);
    let offer = |mine: &Value, yours: &Value| {
        let offer =
            json!({"id": 2, "from": "blue", "to": "red", "terms": null, "i_promise": mine, "you_promise": yours});
        locale().tell("news", &json!({"offer_made": offer}), &[])
    };
    assert_eq!(
        offer(&peace, &stay_out),
        "Blue’s offer to Red: Blue promises peace until winter comes; \
         Red is to promise not to attack Aki until the round ends."
    );
    assert_eq!(offer(&json!([]), &peace), "Blue’s offer to Red: Red is to promise peace until winter comes.");
}
