//! The names of things: in documents, in the reader's language, in a few letters.

use serde::Serialize;
use text::Locale;

/// The name of a thing in the reader's language.
pub(super) fn name(locale: &Locale, thing: &impl Serialize) -> String {
    locale.name(&id(thing))
}

/// The name of a thing in documents.
pub(super) fn id(thing: &impl Serialize) -> String {
    serde_json::to_value(thing).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

/// A name in a few letters (`short-…`); the whole name where there is none.
pub(super) fn short(locale: &Locale, name: &str) -> String {
    let id = format!("short-{}", text::kebab(name));
    if locale.knows(&id) { locale.say(&id, &[]) } else { locale.name(name) }
}

/// The thing of that name, in documents or in the reader's language, in short or in full; the
/// beginning is enough.
pub(super) fn find<T: Copy + Serialize>(locale: &Locale, things: &[T], sought: &str) -> Option<T> {
    let sought = sought.to_lowercase();
    let names = |thing: &T| {
        let id = id(thing);
        [short(locale, &id).to_lowercase(), locale.name(&id).to_lowercase(), id.replace('_', " ")]
    };
    let exact = things.iter().find(|thing| names(thing).contains(&sought));
    let mut begun =
        things.iter().filter(|thing| sought.len() > 1 && names(thing).iter().any(|name| name.starts_with(&sought)));
    exact.copied().or_else(|| match (begun.next(), begun.next()) {
        (Some(only), None) => Some(*only),
        _ => None,
    })
}

/// Whether a word is the beginning of a longer one.
pub(super) fn is_short_for(word: &str, whole: &str) -> bool {
    word.len() > 1 && whole.starts_with(&word.trim_end_matches(',').to_lowercase())
}
