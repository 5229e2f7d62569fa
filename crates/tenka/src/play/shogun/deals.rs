//! What is pledged, as people write it: `peace until winter`, `stay out aki`.

use shogun::{Pledge, Province, Until};
use text::Locale;

use crate::play::names::find;

/// `peace` or `stay out PROVINCE`, for the round or `until winter`.
pub(super) fn pledge(text: &str, locale: &Locale) -> Option<Pledge> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().filter(|word| !["of", "the"].contains(word)).collect();
    let (words, until) = match words.as_slice() {
        [words @ .., "until", "winter"] => (words, Until::Winter),
        words => (words, Until::RoundEnd),
    };
    match words {
        ["peace"] => Some(Pledge::Peace { until }),
        ["stay", "out", province @ ..] => {
            Some(Pledge::StayOut { province: find(locale, &Province::ALL, &province.join(" "))?, until })
        }
        _ => None,
    }
}
