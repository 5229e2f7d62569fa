//! The languages, in one table.

/// A language and its Fluent files.
#[derive(Debug)]
pub struct Language {
    /// The code, such as `en`.
    pub code: &'static str,
    /// The files, each with its path under `locales/`.
    pub files: &'static [(&'static str, &'static str)],
}

/// Every language has the same files.
macro_rules! languages {
    ($($code:literal),*) => {
        &[$(languages!(@files $code "table" "flaws" "names" "rising-sun" "actions" "cards" "play" "cli")),*]
    };
    (@files $code:literal $($file:literal)*) => {
        Language {
            code: $code,
            files: &[$((
                concat!($code, "/", $file, ".ftl"),
                include_str!(concat!("../../../locales/", $code, "/", $file, ".ftl")),
            )),*],
        }
    };
}

/// All languages; the first is the one that fills the gaps of the others. To add one, write its
/// files and name it here.
pub const LANGUAGES: &[Language] = languages!["en"];

impl Language {
    /// The language of a code such as `de`, `de-AT` or `de_DE.UTF-8`.
    pub fn named(code: &str) -> Option<&'static Language> {
        let short = code.split(['-', '_', '.', '@']).next()?;
        LANGUAGES.iter().find(|language| language.code.eq_ignore_ascii_case(short))
    }
}
