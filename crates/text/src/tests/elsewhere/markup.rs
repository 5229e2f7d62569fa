//! What a component shows by itself: its text, and the attributes that people read or hear.

use super::script;

/// Attributes whose value is for people.
const FOR_PEOPLE: [&str; 10] = [
    "alt",
    "aria-description",
    "aria-label",
    "aria-roledescription",
    "aria-valuetext",
    "hint",
    "label",
    "placeholder",
    "text",
    "title",
];

/// The pieces of markup that are shown as they stand: text, attributes for people, and the literals in what is filled in there.
pub(super) fn shown(source: &str) -> Vec<String> {
    let mut markup = Markup { rest: source, shown: Vec::new() };
    while !markup.rest.is_empty() {
        markup.step();
    }
    markup.shown
}

struct Markup<'a> {
    rest: &'a str,
    shown: Vec<String>,
}

impl<'a> Markup<'a> {
    fn step(&mut self) {
        for (open, close) in [("<!--", "-->"), ("<script", "</script>"), ("<style", "</style>")] {
            if self.rest.starts_with(open) {
                self.take_until(close);
                return;
            }
        }
        if self.rest.starts_with("</") || self.rest.starts_with("<!") {
            self.take_until(">");
        } else if let Some(rest) = self.rest.strip_prefix('<') {
            self.rest = rest;
            self.tag();
        } else if self.rest.starts_with('{') {
            let value = self.braces();
            self.filled(value);
        } else {
            let end = self.rest.find(['<', '{']).unwrap_or(self.rest.len());
            let (text, rest) = self.rest.split_at(end);
            self.shown.push(text.to_owned());
            self.rest = rest;
        }
    }

    fn take_until(&mut self, end: &str) {
        let at = self.rest.find(end).map_or(self.rest.len(), |at| at + end.len());
        self.rest = &self.rest[at..];
    }

    /// The name of a tag and its attributes.
    fn tag(&mut self) {
        self.word();
        loop {
            self.rest = self.rest.trim_start();
            if self.rest.is_empty() {
                return;
            } else if let Some(rest) = self.rest.strip_prefix("/>").or(self.rest.strip_prefix('>')) {
                self.rest = rest;
                return;
            } else if self.rest.starts_with('{') {
                self.braces();
                continue;
            }
            let name = self.word();
            let Some(rest) = self.rest.strip_prefix('=') else {
                if name.is_empty() {
                    self.rest = &self.rest[1..];
                }
                continue;
            };
            self.rest = rest;
            let is_for_people = FOR_PEOPLE.contains(&name);
            if self.rest.starts_with('{') {
                let value = self.braces();
                if is_for_people {
                    self.filled(value);
                }
            } else {
                let quote = self.rest.chars().next().unwrap_or('"');
                let inside = self.rest[1..].split(quote).next().unwrap_or_default();
                self.rest = self.rest.get(inside.len() + 2..).unwrap_or_default();
                // A part of the page may be told which message to say, and an example of an address is one everywhere.
                let is_name =
                    inside.contains('-') && inside.bytes().all(|byte| byte == b'-' || byte.is_ascii_lowercase());
                if is_for_people && !is_name && inside != "https://" {
                    self.shown.extend(shown(inside));
                }
            }
        }
    }

    fn word(&mut self) -> &'a str {
        let is_end = |letter: char| letter.is_whitespace() || ['=', '>', '/', '{'].contains(&letter);
        let end = self.rest.find(is_end).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    /// The text between a brace and the one that closes it.
    fn braces(&mut self) -> &'a str {
        let (mut depth, mut quote) = (0, None);
        for (at, letter) in self.rest.char_indices() {
            match (quote, letter) {
                (Some(open), _) if open == letter => quote = None,
                // What is filled into a template has braces, too, and they are balanced.
                (Some(_), _) => {}
                (None, '"' | '\'' | '`') => quote = Some(letter),
                (None, '{') => depth += 1,
                (None, '}') => depth -= 1,
                (None, _) => {}
            }
            if depth == 0 {
                let value = &self.rest[1..at];
                self.rest = &self.rest[at + 1..];
                return value;
            }
        }
        std::mem::take(&mut self.rest)
    }

    /// The literals in what is filled in, without those that name a message, a class or the like.
    fn filled(&mut self, value: &str) {
        if value.starts_with(['#', ':', '/', '@']) {
            return;
        }
        let is_name = |literal: &String| !literal.contains(' ') && !literal.starts_with(char::is_uppercase);
        self.shown.extend(script::literals(value).into_iter().filter(|literal| !is_name(literal)));
    }
}

#[test]
fn shown_text_is_found() {
    let found = |source| shown(source).concat().split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(found("<script>a text</script><p class=\"some class\">Hello</p><style>x {}</style>"), "Hello");
    assert_eq!(found("<!-- why --><p>{say(\"page-a\", { a: \"b\" })} coins</p>"), "coins");
    assert_eq!(
        found("<b title=\"Hi {name}!\" data-x=\"Some words\" onclick={() => (a = 1)} {...rest} hidden>x</b>"),
        "Hi !x"
    );
    assert_eq!(found("<i aria-label={open ? \"Close it\" : say(\"page-open\")} />"), "Close it");
    assert_eq!(found("{#if a > b && c === \"Some words\"}{a ? \"Yes\" : \"no\"}{/if}"), "Yes");
    assert_eq!(found("<A b={`x ${c({ d: 1 })}`} label='Words'>{`page-${name}`}</A>"), "Words");
}
