//! The languages of the server.

use std::collections::HashMap;

use text::{LANGUAGES, Language, Locale};

use crate::languages::preferred;

/// All languages, loaded once.
pub(crate) struct Locales(HashMap<&'static str, Locale>);

impl Locales {
    /// Loads all languages.
    pub(crate) fn load() -> Locales {
        Locales(LANGUAGES.iter().map(|language| (language.code, Locale::new(language))).collect())
    }

    /// The language with a code such as `de` or `de-AT`, if the server has it.
    pub(crate) fn get(&self, code: &str) -> Option<&Locale> {
        self.0.get(Language::named(code)?.code)
    }

    /// The most preferred language that the server has, or the default. `asked` is an `Accept-Language` header or one code.
    pub(crate) fn best(&self, asked: Option<&str>) -> &Locale {
        let known = preferred(asked.unwrap_or_default()).find_map(|code| self.get(&code));
        known.or_else(|| self.0.get(LANGUAGES[0].code)).expect("the first language is loaded")
    }
}
