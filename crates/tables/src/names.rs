//! What people may be called, and when two names are the same.

use unicode_normalization::UnicodeNormalization;
use unicode_security::{RestrictionLevel, RestrictionLevelDetection};

use crate::error::RequestError;

/// The most characters of a name.
const NAME_LIMIT: usize = 24;

/// A name as it is shown; or why nobody can be called that.
pub fn shown(name: &str) -> Result<String, RequestError> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let name: String = words.join(" ").nfc().collect();
    let length = name.chars().count();
    if length == 0 || length > NAME_LIMIT || name.chars().any(is_unseen) || compared(&name).is_empty() {
        return Err(RequestError::bad("api-error-strange-name").with("limit", NAME_LIMIT));
    }
    if mixes_alphabets(&name) {
        return Err(RequestError::bad("api-error-mixed-name"));
    }
    Ok(name)
}

/// Whether a name mixes letters of alphabets that nobody writes together, such as Latin and Cyrillic: that is how one
/// name is made to look like another. Japanese, Chinese and Korean are written with Latin letters among them.
fn mixes_alphabets(name: &str) -> bool {
    let letters: String = name.nfkc().filter(|character| character.is_alphabetic()).collect();
    !letters.check_restriction_level(RestrictionLevel::ModeratelyRestrictive)
}

/// What a name looks like: two names with the same skeleton cannot be told apart at a glance (Unicode Technical
/// Standard 39). Upper and lower case count as the same, before and after their look-alikes are replaced: a capital I
/// looks like a small l.
pub fn skeleton(name: &str) -> String {
    let name: String = name.nfkc().collect();
    let plain: String = unicode_security::skeleton(&name).collect();
    let plain: String = unicode_security::skeleton(&plain.to_lowercase()).collect();
    plain.split_whitespace().collect()
}

/// Whether text for others to read holds characters that do not belong there: controls, and those that turn the
/// direction of what follows. Lines and tabs are fine.
pub fn has_controls(text: &str) -> bool {
    let is_control = |character: char| {
        character.is_control() && !matches!(character, '\n' | '\r' | '\t')
            || matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fff9}'..='\u{fffb}')
    };
    text.chars().any(is_control)
}

/// A name as it is compared: without regard to case, width and what only adorns a letter's form.
pub fn compared(name: &str) -> String {
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

    #[test]
    fn honest_names_of_many_alphabets_are_fine() {
        let names = [
            "Łukasz Żółć",
            "Jürgen Groß",
            "織田 信長",
            "さくら",
            "サムライ",
            "Иван Грозный",
            "Ελένη",
            "김민준",
            "Anna-Lena 2",
            "O’Brien",
            "R2-D2",
            "Anna 🎲",
            "José",
            "Anna さくら",
        ];
        for name in names {
            assert!(shown(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn mixed_alphabets_are_refused() {
        // The second letter of each is Cyrillic or Greek.
        for name in ["P\u{430}ul", "A\u{3bd}na", "B\u{435}rt"] {
            assert_eq!(shown(name).unwrap_err().code, "api-error-mixed-name", "{name}");
        }
    }

    #[test]
    fn look_alikes_have_the_same_skeleton() {
        for (one, other) in [
            ("Paul", "PauI"),
            ("Paul", "Pau1"),
            ("Otto", "0tt0"),
            ("copa", "\u{441}\u{43e}\u{440}\u{430}"),
            ("Anna B", "AnnaB"),
            ("Martin", "rnartin"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Änna"), ("Ola", "Ala"), ("Łukasz", "Lucas"), ("信長", "信玄")] {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }

    #[test]
    fn controls_do_not_belong_in_text() {
        assert!(!has_controls("one\n\ttwo – שלום"));
        for text in ["\u{7}", "a\u{202e}b", "\u{1b}[31m", "\u{2066}x"] {
            assert!(has_controls(text), "{text:?}");
        }
    }
}
