//! The languages and the files of each, in one table.

use crate::rules::{RulesPage, rules};

/// Fluent files, each with its path under `locales/` and its text.
pub type Files = &'static [(&'static str, &'static str)];

/// A language and its Fluent files.
#[derive(Debug)]
pub struct Language {
    /// The code, such as `en`.
    pub code: &'static str,
    /// Messages for all games.
    pub files: Files,
    /// Messages of each game.
    pub games: &'static [Vocabulary],
    /// The rules help: for each game, and for each expansion, its pages.
    pub rules: &'static [&'static [RulesPage]],
}

/// The messages of one game.
#[derive(Debug)]
pub struct Vocabulary {
    /// The game's name in documents.
    pub game: &'static str,
    /// Its files. They name messages as they like: other games cannot hear them.
    pub files: Files,
}

/// Every language has the same files: those for all games, and the same few for each game.
macro_rules! languages {
    ($($code:literal),*) => {
        &[$(Language {
            code: $code,
            files: languages!(@files $code "table" "document-errors" "play" "bots" "cli" "help" "arena" "server" "admin"),
            games: &[languages!(@game $code "rising-sun"), languages!(@game $code "shogun")],
            rules: rules!($code),
        }),*]
    };
    (@game $code:literal $game:literal) => {
        Vocabulary {
            game: $game,
            files: &[
                languages!(@file $code $game),
                languages!(@file $code $game "-actions"),
                languages!(@file $code $game "-cards"),
                languages!(@file $code $game "-document-errors"),
                languages!(@file $code $game "-names"),
                languages!(@file $code $game "-play"),
            ],
        }
    };
    (@files $code:literal $($file:literal)*) => {
        &[$(languages!(@file $code $file)),*]
    };
    (@file $code:literal $($part:literal)+) => {
        (
            concat!($code, "/", $($part,)+ ".ftl"),
            include_str!(concat!("../../../locales/", $code, "/", $($part,)+ ".ftl")),
        )
    };
}

/// All languages; the first is the one that fills the gaps of the others. To add one, write its
/// files and name it here.
pub const LANGUAGES: &[Language] = languages!["en", "de", "pl"];

impl Language {
    /// The language of a code such as `de`, `de-AT` or `de_DE.UTF-8`.
    pub fn named(code: &str) -> Option<&'static Language> {
        let short = code.split(['-', '_', '.', '@']).next()?;
        LANGUAGES.iter().find(|language| language.code.eq_ignore_ascii_case(short))
    }
}
