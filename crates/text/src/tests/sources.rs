//! What the sources of the workspace say about messages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use schemars::schema_for;
use serde_json::Value;

use crate::kebab;

/// All sources that can name a message: Rust, and the page's.
pub(super) fn text() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut text = String::new();
    for folder in ["crates", "web/src"] {
        gather(&root.join(folder), &mut text);
    }
    assert!(text.len() > 100_000);
    text
}

fn gather(folder: &Path, text: &mut String) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && !["tests", "target", "node_modules"].contains(&name) {
            gather(&path, text);
        } else if [".rs", ".ts", ".svelte"].iter().any(|end| name.ends_with(end)) && name != "tests.rs" {
            text.push_str(&fs::read_to_string(&path).unwrap_or_default());
        }
    }
}

/// The literals in a piece of source that look like the name of a message.
fn literals(source: &str) -> impl DoubleEndedIterator<Item = &str> {
    let pieces: Vec<&str> = source.split('"').skip(1).step_by(2).collect();
    let kebab = |piece: &&str| !piece.is_empty() && piece.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    pieces.into_iter().filter(kebab)
}

/// What stands between the parenthesis that has just been opened and the one that closes it.
fn arguments(source: &str) -> &str {
    let mut depth = 1;
    for (index, letter) in source.char_indices() {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        if depth == 0 {
            return &source[..index];
        }
    }
    source
}

/// The reasons of flaws.
pub(super) fn flaws() -> BTreeSet<String> {
    let text = text();
    let mut ids = BTreeSet::new();
    for opening in ["Flaw::new(", "demand("] {
        for (at, _) in text.match_indices(opening) {
            ids.extend(literals(arguments(&text[at + opening.len()..])).next_back().map(str::to_owned));
        }
    }
    for line in text.lines().filter(|line| line.contains("let why = ")) {
        ids.extend(literals(line).map(str::to_owned));
    }
    ids
}

/// What is said by name: `say("…"`.
pub(super) fn said() -> BTreeSet<String> {
    let text = text();
    let calls = text.match_indices("say(").map(|(at, call)| text[at + call.len()..].trim_start());
    calls.filter(|rest| rest.starts_with('"')).filter_map(|rest| rest.split('"').nth(1)).map(str::to_owned).collect()
}

/// Every name that occurs in documents of the games.
pub(super) fn names() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let schemas = [
        schema_for!(rising_sun::ViewDocument).to_value(),
        schema_for!(rising_sun::Options).to_value(),
        schema_for!(rising_sun::Event).to_value(),
        schema_for!(rising_sun::CardType).to_value(),
        schema_for!(table::News<rising_sun::State>).to_value(),
    ];
    schemas.iter().for_each(|schema| collect(schema, &mut names));
    names
}

fn collect(schema: &Value, names: &mut BTreeSet<String>) {
    match schema {
        Value::Array(items) => items.iter().for_each(|item| collect(item, names)),
        Value::Object(fields) => {
            let values = fields.get("enum").and_then(Value::as_array).into_iter().flatten().chain(fields.get("const"));
            names.extend(values.filter_map(Value::as_str).map(kebab));
            fields.values().for_each(|field| collect(field, names));
        }
        _ => {}
    }
}
