//! What people may be called, and when two names are the same.

use unicode_normalization::UnicodeNormalization;

use crate::problem::Problem;

/// The most characters of a name.
const NAME_LIMIT: usize = 24;

/// A name as it is shown; or why nobody can be called that.
pub(crate) fn shown(name: &str) -> Result<String, Problem> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let name: String = words.join(" ").nfc().collect();
    let length = name.chars().count();
    if length == 0 || length > NAME_LIMIT || name.chars().any(is_unseen) || compared(&name).is_empty() {
        return Err(Problem::bad("problem-strange-name").with("limit", NAME_LIMIT));
    }
    Ok(name)
}

/// A name as it is compared: without regard to case, width and what only adorns a letter's form.
pub(crate) fn compared(name: &str) -> String {
    let folded: String = name.nfkc().collect::<String>().to_lowercase().nfkc().collect();
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character is not seen, or turns the text around: two names could look the same.
fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'
                ..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_width_and_spaces_do_not_make_another_name() {
        for other in ["ANNA  b", "anna b", "Ａｎｎａ Ｂ", "Anna\u{a0}B"] {
            assert_eq!(compared(other), compared("Anna B"), "{other}");
        }
        assert_ne!(compared("Anna"), compared("Änna"));
        assert_eq!(compared("STRASSE"), "strasse");
    }

    #[test]
    fn names_that_cannot_be_seen_or_told_apart_are_refused() {
        for name in ["", "   ", "a\u{200b}b", "\u{202e}anna", "\u{3164}", "a\nb\u{7}", &"x".repeat(25)] {
            assert!(shown(name).is_err(), "{name:?}");
        }
        assert_eq!(shown("  Anna \n B ").ok().as_deref(), Some("Anna B"));
        assert!(shown("織田 信長").is_ok());
    }
}
