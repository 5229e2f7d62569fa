//! Every message is there, is used, and says what it should.

mod elsewhere;
mod files;
mod fluent;
mod games;
mod glossary;
mod languages;
mod page;
mod rising_sun;
mod rules;
mod samples;
mod shogun;
mod sources;
mod untranslated;

use std::collections::BTreeSet;

use engine::DocumentError;
use serde_json::json;

use crate::{LANGUAGES, Locale};
use games::GAMES;

fn english() -> Locale {
    Locale::named("en").unwrap()
}

#[test]
fn every_variant_has_a_sentence() {
    for locale in LANGUAGES.iter().map(Locale::new) {
        GAMES.iter().for_each(|game| (game.tell)(&locale.about(game.name)));
    }
}

#[test]
fn whole_games_are_translated() {
    for locale in LANGUAGES.iter().map(Locale::new) {
        GAMES.iter().for_each(|game| (game.play)(&locale.about(game.name)));
    }
}

#[test]
fn every_card_and_whatever_else_has_an_effect_has_a_text() {
    for game in GAMES {
        let locale = english().about(game.name);
        for id in (game.effects)() {
            assert!(locale.knows(&id), "{}: {id}", game.name);
        }
    }
}

#[test]
fn every_document_error_has_a_sentence_with_the_values_it_uses() {
    assert!(sources::document_errors(None).len() > 10);
    for game in GAMES {
        let (locale, errors) = (english().about(game.name), sources::document_errors(Some(game.name)));
        assert!(errors.len() > 45, "only {}", errors.len());
        for (id, given) in errors {
            let id = format!("document-error-{id}");
            assert!(locale.knows(&id), "{}: {id}", game.name);
            for name in files::variables(Some(game.name), &id) {
                assert!(given.contains(&name), "{}: {id} is given without ${name}", game.name);
            }
        }
    }
    for (id, _) in sources::document_errors(None) {
        assert!(english().knows(&format!("document-error-{id}")), "{id} can occur in any game");
    }
}

#[test]
fn every_message_that_the_sources_name_is_there() {
    for game in GAMES {
        let locale = english().about(game.name);
        for id in sources::named(Some(game.name)) {
            assert!(locale.knows(&id), "{}: {id}", game.name);
        }
    }
}

#[test]
fn no_message_is_unused() {
    let mut unused: BTreeSet<_> = files::shared();
    // What help says belongs to commands and their arguments; the program knows these, and tests it.
    unused.retain(|(file, _)| !file.ends_with("/help.ftl"));
    for game in GAMES {
        let used = game.used();
        let is_used = |id: &String| used.contains(id) || files::is_part(Some(game.name), id);
        unused.retain(|(_, id)| !is_used(id));
        let literals = sources::text(Some(game.name));
        let own = files::own(game.name).into_iter();
        let own: Vec<_> = own.filter(|(_, id)| !is_used(id) && !literals.contains(&format!("\"{id}\""))).collect();
        assert!(own.is_empty(), "{own:#?}");
    }
    // What is said of all games may be named by the sources of one.
    let literals: Vec<String> = GAMES.iter().map(|game| sources::text(Some(game.name))).collect();
    unused.retain(|(_, id)| !literals.iter().any(|text| text.contains(&format!("\"{id}\""))));
    assert!(unused.is_empty(), "{unused:#?}");
}

#[test]
fn no_message_is_there_twice() {
    for game in GAMES {
        let mut ids = BTreeSet::new();
        for (file, id) in files::shared().into_iter().chain(files::own(game.name)) {
            assert!(ids.insert(id.clone()), "{file}: {id} is there twice");
        }
    }
}

#[test]
fn other_languages_have_the_messages_of_the_first() {
    for language in &LANGUAGES[1..] {
        for game in GAMES {
            let locale = Locale::new(language).about(game.name);
            for (_, id) in files::shared().into_iter().chain(files::own(game.name)) {
                assert!(locale.knows_itself(&id), "{}: {}: {id}", language.code, game.name);
            }
        }
    }
}

#[test]
fn every_game_has_words_of_its_own() {
    for language in LANGUAGES {
        assert_eq!(language.games.iter().map(|own| own.game).collect::<Vec<_>>(), GAMES.map(|game| game.name));
    }
    let (rising_sun, shogun) = (english().about("rising-sun"), english().about("shogun"));
    let moved =
        |who: &str, name: &str| json!({"moved": {who: name, "figure": "bushi", "armies": 2, "from": "a", "to": "b"}});
    assert_eq!(rising_sun.event(&moved("clan", "koi")), "Koi moves a bushi from a to b.");
    assert_eq!(shogun.event(&moved("colour", "blue")), "Blue moves 2 armies from a to b.");
    assert_eq!(shogun.about("rising-sun").name("koi"), "Koi");
    assert_eq!(english().name("koi"), "koi");
    assert_eq!(english().about("go").say("list-none", &[]), "nothing");
}

#[test]
fn a_flaw_says_where() {
    let error = DocumentError::new("options.clans", "clan-twice").with("clan", "koi");
    assert_eq!(english().about("rising-sun").document_error(&error), "options.clans: Koi is named twice");
    let error = DocumentError::new("options.colours[1]", "colour-twice").with("colour", "blue");
    assert_eq!(english().about("shogun").document_error(&error), "options.colours[1]: Blue is named twice");
    let error = DocumentError::new("", "not-json").with("line", 1usize).with("column", 2usize).with("detail", "EOF");
    assert_eq!(english().document_error(&error), "this is not JSON (line 1, column 2: EOF)");
}

#[test]
fn missing_message_is_named_without_a_panic() {
    let locale = english().about("rising-sun");
    assert_eq!(locale.say("no-such-thing", &[]), "⟨no-such-thing⟩");
    assert_eq!(locale.tell("event", &json!([1, 2]), &[]), "⟨event-⟩");
    assert_eq!(locale.event(&json!({"moved": {}})), "{$clan} moves {$figure} from {$from} to {$to}.");
    assert_eq!(english().event(&json!({"moved": {}})), "⟨event-moved⟩");
    assert_eq!(english().tell("event", &json!({"thrown": {"tray": {"a": 1, "b": 2}}}), &[]), "⟨event-thrown⟩");
    assert!(Locale::named("xx").is_none());
    assert_eq!(Locale::named("en_GB.UTF-8").unwrap().code(), "en");
}
