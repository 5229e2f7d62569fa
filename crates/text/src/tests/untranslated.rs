//! Nothing was left in the first language: a message reads the same only where every word of it does.

use std::collections::BTreeSet;

use shogun::Province;

use super::fluent::files;
use crate::{LANGUAGES, Locale};

/// Names that are the same everywhere.
const NAMES: &str = "Tenka Rising Sun Shogun Hokkaido Oshu Edo Kansai Nagato Koi Bonsai \
    Uesugi Kenshin Mori Motonari Tokugawa Ieyasu Takeda Shingen Hashiba Hideyoshi";

/// Words that are the same in English and in another language, some of them from Japanese.
const WORDS: &[(&str, &str)] = &[
    (
        "de",
        "Amaterasu Fujin Hachiman Raijin Ryujin Susanoo Tsukuyomi Kami Komainu Yurei Seppuku Lotus Kyoto Kyushu \
         Shikoku Monster Theater Winter Wild Chat Moment Name Normal Pause Set Start Token Tokens in ms NAME THREADS",
    ),
    ("pl", "Kami Unbound kami Seppuku Honor Menu Start Token bot bushi shinto ms"),
];

/// The same in the headings of the rules help.
const HEADINGS: &[(&str, &str)] = &[("de", "Bonus Hunger")];

/// Signs for the map of the terminal, which are cut from names.
fn short(code: &str) -> BTreeSet<String> {
    let shogun = Locale::named(code).unwrap().about("shogun");
    let provinces = Province::ALL.iter().flat_map(|province| {
        let id = province.name().replace('_', "-");
        [shogun.say(&format!("short-{id}"), &[]), shogun.name(province.name())]
    });
    let rising_sun = Locale::named(code).unwrap().about("rising-sun");
    let others = ["koi", "lotus", "bonsai", "komainu", "yurei"].map(|id| rising_sun.say(&format!("short-{id}"), &[]));
    provinces.chain(others).collect()
}

/// The words of a text, without single letters.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.chars().count() > 1)
}

/// Every word that may be the same in a language.
pub(super) fn shared(code: &str) -> BTreeSet<String> {
    let own = WORDS.iter().chain(HEADINGS).filter(|(language, _)| *language == code);
    let short = short(code);
    words(NAMES)
        .chain(own.flat_map(|(_, own)| words(own)))
        .chain(short.iter().flat_map(|name| words(name)))
        .map(str::to_owned)
        .collect()
}

/// Whether a text may stand as it is in the first language.
pub(super) fn may_be_same(text: &str, shared: &BTreeSet<String>) -> bool {
    words(text).all(|word| shared.contains(word))
}

#[test]
fn nothing_was_left_in_the_first_language() {
    let first = files("en");
    for language in &LANGUAGES[1..] {
        let (code, shared) = (language.code, shared(language.code));
        let mut same = Vec::new();
        for (name, messages) in &files(code) {
            for ((id, mine), (_, other)) in messages.iter().zip(&first[name]) {
                if mine.text == other.text && !may_be_same(&mine.text, &shared) {
                    same.push(format!("{code}/{name}: {id} = {}", mine.text));
                }
            }
        }
        assert!(same.is_empty(), "{same:#?}");
    }
}

#[test]
fn words_that_may_be_the_same_are() {
    let shared = BTreeSet::from_iter(["Kami".to_owned(), "in".to_owned()]);
    assert!(may_be_same("Kami: ·", &shared) && may_be_same("· in ·", &shared) && may_be_same("± 3", &shared));
    assert!(!may_be_same("Kami turn", &shared) && !may_be_same("Turn", &shared));
    // No word is listed for a language in which nothing reads like that.
    for (code, words) in WORDS {
        let (first, mine) = (files("en"), files(code));
        let same = mine.iter().flat_map(|(name, messages)| messages.iter().zip(&first[name]));
        let same: Vec<&str> = same.filter(|((_, a), (_, b))| a.text == b.text).map(|((_, a), _)| &*a.text).collect();
        for word in words.split_whitespace() {
            assert!(same.iter().any(|text| self::words(text).any(|other| other == word)), "{code}: {word}");
        }
    }
}
