//! The literals of the program that are written for people.

/// Calls whose literals are for those who run the program or write one, in English only: logs, documented interfaces,
/// figures for hosts, and what cannot happen.
const CALLS: [&str; 9] = [
    "tracing::",
    ".expect(",
    "panic!(",
    "assert",
    "unreachable!(",
    "Error::other(",
    "routes.",
    ".register(",
    ": (&str, &str) =",
];

/// A literal and what stands before it.
pub(super) struct Literal<'a> {
    pub(super) before: &'a str,
    pub(super) text: &'a str,
}

/// The literals of a source before its tests, outside comments; those of attributes, too, for some are shown.
pub(super) fn literals(source: &str) -> Vec<Literal<'_>> {
    let source = source.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let (mut literals, mut at) = (Vec::new(), 0);
    while let Some(rest) = source.get(at..).filter(|rest| !rest.is_empty()) {
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("'\"'") {
            at += 3;
        } else if let Some(raw) = rest.strip_prefix("r#\"") {
            let end = raw.find("\"#").unwrap_or(raw.len());
            literals.push(Literal { before: &source[..at], text: &raw[..end] });
            at += end + 5;
        } else if rest.starts_with('"') {
            let end = end_of(rest);
            literals.push(Literal { before: &source[..at], text: &rest[1..end] });
            at += end + 1;
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    literals
}

fn end_of(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return at,
            _ => {}
        }
    }
    text.len()
}

impl Literal<'_> {
    /// Whether it is for others than the people who play: the statement in which it stands says so.
    pub(super) fn is_for_others(&self) -> bool {
        if self.is_example() {
            return true;
        }
        let begin = [";\n", "{\n", "}\n", "=> "].iter().filter_map(|end| self.before.rfind(end)).max().unwrap_or(0);
        let statement = &self.before[begin..];
        // A list of routes is the documented interface itself.
        let function = self.before.rsplit("\n}\n").next().unwrap_or_default();
        function.contains("fn routes(") || CALLS.iter().any(|call| statement.contains(call))
    }

    /// Whether it shows how to call the program: that is typed, and the same in every language.
    fn is_example(&self) -> bool {
        self.text.split("\\n").all(|line| line == "tenka" || line.starts_with("tenka ") || line.starts_with("echo "))
    }
}

#[test]
fn literals_of_attributes_are_found_and_examples_are_none_for_people() {
    let source = "/// A comment.\n#[arg(help = \"Some words\")]\n#[command(after_help = \"tenka new go\\ntenka rules\")]\nstruct A;\n";
    let found = literals(source);
    let said = |found: &Literal<'_>| !found.is_for_others();
    assert_eq!(found.iter().map(said).collect::<Vec<_>>(), [true, false]);
    assert!(said(&Literal { before: "", text: "tenka rules\\nTo go back, stop it." }));
}
