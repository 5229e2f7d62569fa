//! The literals of a script.

/// The texts between quotes, outside comments; what is filled into a template is left out, but not the literals in it.
pub(super) fn literals(source: &str) -> Vec<String> {
    let mut literals = Vec::new();
    let mut rest = source;
    while let Some(letter) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.split_once('\n').map_or("", |(_, after)| after);
        } else if rest.starts_with("/*") {
            rest = rest.split_once("*/").map_or("", |(_, after)| after);
        } else if ['"', '\'', '`'].contains(&letter) {
            let end = end_of(rest, letter);
            let (literal, filled) = split(&rest[1..end], letter == '`');
            literals.push(literal);
            literals.extend(filled.iter().flat_map(|filled| self::literals(filled)));
            rest = rest.get(end + 1..).unwrap_or_default();
        } else {
            rest = &rest[letter.len_utf8()..];
        }
    }
    literals
}

/// Where the quote closes with which a text begins.
fn end_of(text: &str, quote: char) -> usize {
    let (mut depth, mut is_escaped) = (0, false);
    let mut before = quote;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '{' if quote == '`' && (depth > 0 || before == '$') => depth += 1,
            '}' if depth > 0 => depth -= 1,
            _ if letter == quote && depth == 0 => return at,
            _ => {}
        }
        before = letter;
    }
    text.len()
}

/// A literal without what is filled into it, and what is.
fn split(text: &str, is_template: bool) -> (String, Vec<&str>) {
    let (mut literal, mut filled, mut rest) = (String::new(), Vec::new(), text);
    while let Some((before, after)) = rest.split_once("${").filter(|_| is_template) {
        literal.push_str(before);
        let mut depth = 1;
        let close = |letter: char| {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            depth == 0
        };
        let end = after.find(close).unwrap_or(after.len());
        filled.push(&after[..end]);
        rest = after.get(end + 1..).unwrap_or_default();
    }
    literal.push_str(rest);
    (literal, filled)
}

/// Whether a literal reads like something said: words with blanks, and nothing else, between them.
pub(super) fn is_said(literal: &str) -> bool {
    let is_word = |word: &str| {
        let word = word.trim_end_matches(['.', ':', ';', '!', '?', '…']);
        word.chars().count() > 1 && word.chars().all(|letter| letter.is_alphabetic() || letter == '’')
    };
    let words: Vec<&str> = literal.split(' ').collect();
    words.windows(2).any(|pair| pair.iter().all(|word| is_word(word)))
}

#[test]
fn literals_are_found() {
    assert_eq!(literals("a('b', \"c d\") // 'e'\n/* \"f\" */ + `g ${h({ i: 'j' })} k`"), ["b", "c d", "g  k", "j"]);
    assert_eq!(literals(r#"say("it \"is\"") + `\`a ${`b ${c}`}`"#), [r#"it \"is\""#, r"\`a ", "b "]);
    assert!(is_said("You may") && !is_said("input, select") && !is_said("page-one two-b") && !is_said("M 0 0 L 1 1"));
}
