//! The prose of a file, word by word: comments, sentences in strings and names of tests that are sentences.

/// A word or a mark in running text, in lowercase, with its line.
#[derive(Debug, PartialEq)]
pub(super) struct Word {
    pub(super) text: String,
    pub(super) line: usize,
}

/// How a language marks its comments and strings.
struct Syntax {
    /// Starts a comment that ends with its line.
    line: &'static str,
    /// Starts and ends a comment of any length.
    blocks: &'static [(&'static str, &'static str)],
    quotes: &'static [char],
}

const RUST: Syntax = Syntax { line: "//", blocks: &[("/*", "*/")], quotes: &['"'] };
const SCRIPT: Syntax = Syntax { line: "//", blocks: &[("/*", "*/")], quotes: &['"', '\'', '`'] };
const SVELTE: Syntax = Syntax { line: "//", blocks: &[("/*", "*/"), ("<!--", "-->")], quotes: &['"', '`'] };
const STYLE: Syntax = Syntax { line: "\0", blocks: &[("/*", "*/")], quotes: &[] };
const SCRIPT_WITH_HASH: Syntax = Syntax { line: "#", blocks: &[], quotes: &[] };
const SQL: Syntax = Syntax { line: "--", blocks: &[], quotes: &[] };

/// A string with fewer spaces than this is a name or a label, not a sentence.
const SPACES_IN_A_SENTENCE: usize = 2;
/// A function name with at least this many words reads as a sentence.
const WORDS_IN_A_SENTENCE: usize = 4;

/// All words of prose in a file, in order.
pub(super) fn words(name: &str, text: &str) -> Vec<Word> {
    let mut found = Vec::new();
    match name.rsplit('.').next().unwrap_or_default() {
        "md" => markdown(text, &mut found),
        "ftl" => fluent(text, &mut found),
        "rs" => {
            lex(text, &RUST, &mut found);
            function_names(text, &mut found);
        }
        "ts" | "mjs" | "js" => lex(text, &SCRIPT, &mut found),
        "svelte" => lex(text, &SVELTE, &mut found),
        "css" => lex(text, &STYLE, &mut found),
        "sql" => lex(text, &SQL, &mut found),
        "toml" | "sh" | "py" | "service" => lex(text, &SCRIPT_WITH_HASH, &mut found),
        _ if name.ends_with("Dockerfile") => lex(text, &SCRIPT_WITH_HASH, &mut found),
        _ => {}
    }
    found
}

/// Splits the comments and strings of a source file into words. Regular expressions of TypeScript can mislead it, so a string
/// never goes on in the next line, except in Rust.
fn lex(text: &str, syntax: &Syntax, found: &mut Vec<Word>) {
    let is_rust = syntax.quotes == RUST.quotes;
    let (mut rest, mut line) = (text, 1);
    let mut fenced = false;
    while let Some(first) = rest.chars().next() {
        let starts_a_word = |mark: &str| mark != "#" || line_start_or_space(text, rest);
        if let Some((open, close)) = syntax.blocks.iter().find(|(open, _)| rest.starts_with(open)) {
            let body = &rest[open.len()..];
            let end = body.find(close).unwrap_or(body.len());
            for comment in body[..end].split('\n') {
                comment_line(comment, line, &mut fenced, found);
                line += 1;
            }
            line -= 1;
            stop(line, found);
            rest = &body[(end + close.len()).min(body.len())..];
        } else if rest.starts_with(syntax.line) && starts_a_word(syntax.line) {
            let end = rest.find('\n').unwrap_or(rest.len());
            comment_line(&rest[syntax.line.len()..end], line, &mut fenced, found);
            rest = &rest[end..];
        } else if syntax.quotes.contains(&first) {
            let end = string_end(rest, first, is_rust);
            let body = &rest[1..end];
            if body.matches(' ').count() >= SPACES_IN_A_SENTENCE && !body.contains("\":") && !body.contains("\\\":") {
                for (number, part) in (line..).zip(body.split('\n')) {
                    split(part, number, found);
                }
                stop(line, found);
            }
            line += rest[..end].matches('\n').count();
            rest = &rest[(end + first.len_utf8()).min(rest.len())..];
        } else if is_rust && first == '\'' {
            // A character such as '"' would start a string; a lifetime has no second quote.
            let end = if rest[1..].starts_with('\\') { rest[2..].find('\'').map(|end| end + 3) } else { None };
            let short = rest.char_indices().nth(2).filter(|(_, letter)| *letter == '\'').map(|(at, _)| at + 1);
            rest = &rest[end.or(short).unwrap_or(1)..];
        } else {
            if first == '\n' {
                line += 1;
                // Comments on successive lines are one text; code between them ends it.
                let next = rest[1..].trim_start_matches([' ', '\t']);
                if !next.starts_with(syntax.line) {
                    stop(line, found);
                    fenced = false;
                }
            }
            rest = &rest[first.len_utf8()..];
        }
    }
}

fn line_start_or_space(text: &str, rest: &str) -> bool {
    let before = &text[..text.len() - rest.len()];
    before.chars().next_back().is_none_or(char::is_whitespace)
}

/// The place of the quote that ends a string, or of the end of its line.
fn string_end(rest: &str, quote: char, goes_on: bool) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '\n' if !goes_on => return at,
            _ if letter == quote => return at,
            _ => {}
        }
    }
    rest.len()
}

fn comment_line(comment: &str, line: usize, fenced: &mut bool, found: &mut Vec<Word>) {
    let comment = comment.trim_start_matches(['/', '!', '*']);
    if comment.trim_start().starts_with("```") {
        *fenced = !*fenced;
    } else if comment.trim().is_empty() {
        stop(line, found);
    } else if !*fenced {
        split(comment, line, found);
    }
}

fn markdown(text: &str, found: &mut Vec<Word>) {
    let mut fenced = false;
    for (number, line) in (1..).zip(text.lines()) {
        comment_line(line, number, &mut fenced, found);
    }
}

/// Fluent files: comments and texts without the names of messages.
fn fluent(text: &str, found: &mut Vec<Word>) {
    for (number, line) in (1..).zip(text.lines()) {
        let is_text = line.starts_with([' ', '#']);
        let text = if is_text { line } else { line.split_once('=').map_or("", |(_, text)| text) };
        let text = text.trim_start_matches('#');
        let is_attribute = text.trim_start().starts_with('.') && text.contains('=');
        split(if is_attribute { text.split_once('=').map_or("", |(_, text)| text) } else { text }, number, found);
        stop(number, found);
    }
}

fn function_names(text: &str, found: &mut Vec<Word>) {
    for (number, line) in (1..).zip(text.lines()) {
        let Some((_, rest)) = line.split_once("fn ") else { continue };
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
        let words: Vec<_> = rest[..end].split('_').collect();
        if words.len() >= WORDS_IN_A_SENTENCE {
            found.extend(words.into_iter().map(|word| Word { text: word.to_owned(), line: number }));
            stop(number, found);
        }
    }
}

/// Splits running text into words, without code, addresses and options.
fn split(text: &str, line: usize, found: &mut Vec<Word>) {
    // Every second part of a line is between backticks.
    for (number, part) in text.split('`').enumerate() {
        if number % 2 == 1 {
            found.push(Word { text: "`".to_owned(), line });
            continue;
        }
        // The target of a link in Markdown is an address.
        let part = part.replace("](", " _");
        for chunk in part.split_whitespace() {
            if !is_code(chunk) {
                pieces(chunk, line, found);
            }
        }
    }
}

fn is_code(chunk: &str) -> bool {
    let inner = chunk.trim_matches(|letter: char| ".,;:!?()\"'".contains(letter));
    inner.starts_with("--") || inner.contains(['/', '_', '=', '$', '\\', '<', '{', '}', '.']) || inner.contains("::")
}

fn pieces(chunk: &str, line: usize, found: &mut Vec<Word>) {
    let mut word = String::new();
    for letter in chunk.chars().chain(" ".chars()) {
        if letter.is_alphanumeric() || letter == '\'' {
            word.extend(letter.to_lowercase());
            continue;
        }
        if !word.is_empty() {
            found.push(Word { text: std::mem::take(&mut word), line });
        }
        match letter {
            ',' => found.push(Word { text: ",".to_owned(), line }),
            '.' | '!' | '?' | ';' | ':' | '(' | ')' | '|' => stop(line, found),
            _ => {}
        }
    }
}

/// Marks the end of a sentence, which no phrase spans.
fn stop(line: usize, found: &mut Vec<Word>) {
    if found.last().is_some_and(|last| last.text != ".") {
        found.push(Word { text: ".".to_owned(), line });
    }
}

#[cfg(test)]
mod tests {
    use super::words;

    fn prose(name: &str, text: &str) -> String {
        words(name, text).into_iter().map(|word| word.text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn comments_of_every_language_are_prose() {
        assert_eq!(prose("a.rs", "//! Two lines\n//! of one text.\nlet x = y;\n"), "two lines of one text .");
        assert_eq!(prose("a.ts", "const a = 1; // Why.\n/* And\n * how */\n"), "why . and how .");
        assert_eq!(prose("a.svelte", "<p>not this</p>\n<!-- Only this -->"), "only this .");
        assert_eq!(prose("a.css", "a { color: red; /* Red */ }"), "red .");
        assert_eq!(prose("a.sql", "SELECT 1; -- One\n"), "one .");
        assert_eq!(prose("Dockerfile", "RUN a#b # Why\n"), "why .");
        assert_eq!(prose("a.md", "# Head\n\nSome *text*\n```sh\nls\n```\n"), "head . some text");
        assert_eq!(prose("a.ftl", "# Note\nname = Text\n    .help = More\n"), "note . text . more .");
    }

    #[test]
    fn code_in_prose_is_left_out() {
        assert_eq!(prose("a.rs", "// Takes `colour` and --colours of a/b.\n"), "takes ` and of .");
        assert_eq!(prose("a.rs", "/// Adds.\n///\n/// ```\n/// let colour = 1;\n/// ```\nfn a() {}\n"), "adds .");
        assert_eq!(prose("a.md", "A [link](colour.md) here"), "a link here");
    }

    #[test]
    fn sentences_in_strings_and_test_names_are_prose() {
        assert_eq!(prose("a.rs", "f(\"one two three\", \"label\", '\"');"), "one two three .");
        assert_eq!(prose("a.rs", "f(\"{\\\"a\\\": 1, \\\"b\\\": 2 }\");"), "");
        assert_eq!(prose("a.ts", "test('one two three', () => {});"), "one two three .");
        assert_eq!(prose("a.rs", "fn late_player_stays_late() {}\nfn two_words() {}"), "late player stays late .");
    }

    #[test]
    fn words_know_their_lines() {
        let lines: Vec<_> = words("a.rs", "\n// One\n// two\n\"a\\\n b c\"; // Three").into_iter().collect();
        let three = lines.iter().find(|word| word.text == "three").map(|word| word.line);
        assert_eq!((lines[0].line, lines[1].line, three), (2, 3, Some(5)));
    }
}
