//! What the sources of the workspace say about messages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::games::GAMES;

/// A source that can name a message: Rust, or the page's.
struct Source {
    /// The game that it is about; none where it serves all.
    game: Option<&'static str>,
    /// Whether it is the page's, which has sentences of its own.
    is_page: bool,
    text: String,
}

fn all() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sources = Vec::new();
    for folder in ["crates", "web/src"] {
        gather(&root.join(folder), None, &mut sources);
    }
    assert!(sources.iter().map(|source| source.text.len()).sum::<usize>() > 100_000);
    for game in GAMES {
        assert!(sources.iter().any(|source| source.game == Some(game.name)), "{} has sources", game.name);
    }
    sources
}

fn gather(folder: &Path, game: Option<&'static str>, sources: &mut Vec<Source>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        // A crate, a folder or a file is about the game that it is named after.
        let stem = name.split('.').next().unwrap_or_default().replace('_', "-");
        let game = GAMES.iter().map(|game| game.name).find(|game| *game == stem).or(game);
        if path.is_dir() && !["tests", "target", "node_modules"].contains(&name) {
            gather(&path, game, sources);
        } else if [".rs", ".ts", ".svelte"].iter().any(|end| name.ends_with(end)) && name != "tests.rs" {
            let is_page = !name.ends_with(".rs");
            sources.push(Source { game, is_page, text: fs::read_to_string(&path).unwrap_or_default() });
        }
    }
}

/// The sources for all games, and those of one.
pub(super) fn text(game: Option<&str>) -> String {
    let heard = all().into_iter().filter(|source| source.game.is_none() || source.game == game);
    heard.map(|source| source.text).collect::<Vec<_>>().concat()
}

/// The sources of the page.
pub(super) fn page() -> String {
    all().into_iter().filter(|source| source.is_page).map(|source| source.text).collect::<Vec<_>>().concat()
}

/// The literals in a piece of source that look like the name of a message.
fn literals(source: &str) -> impl DoubleEndedIterator<Item = &str> {
    let pieces: Vec<&str> = source.split('"').skip(1).step_by(2).collect();
    let kebab = |piece: &&str| !piece.is_empty() && piece.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    pieces.into_iter().filter(kebab)
}

/// The text up to the parenthesis that closes the one just opened.
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

/// The names in the chain of `.with("name", …)` that follows arguments, at once or on the next line.
fn values(after: &str) -> BTreeSet<String> {
    let after = after.trim_start_matches(')');
    let next = after.strip_prefix(';').and_then(|rest| rest.trim_start().lines().next());
    let mut source = next.map_or(after, |line| line.find(".with(").map_or("", |at| &line[at..]));
    let mut names = BTreeSet::new();
    while let Some(with) = source.trim_start().strip_prefix(".with(") {
        let arguments = arguments(with);
        names.extend(literals(arguments).next().map(str::to_owned));
        source = with[arguments.len()..].trim_start_matches(')');
    }
    names
}

/// The reasons of document errors, each with the values that it has wherever it is given.
pub(super) fn document_errors(game: Option<&str>) -> BTreeMap<String, BTreeSet<String>> {
    let text = text(game);
    let mut errors: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut add = |id: &str, values: BTreeSet<String>| {
        errors.entry(id.to_owned()).and_modify(|known| known.retain(|name| values.contains(name))).or_insert(values);
    };
    for opening in ["DocumentError::new(", "ensure(", "ensure_at("] {
        for (at, _) in text.match_indices(opening) {
            let rest = &text[at + opening.len()..];
            let arguments = arguments(rest);
            if let Some(id) = literals(arguments).next_back() {
                add(id, values(&rest[arguments.len()..]));
            }
        }
    }
    // One of two reasons, chosen in a line before the error: `let reason = if … { "malformed" } else { "not-json" };`
    for (at, line) in text.match_indices("\" } else { \"") {
        let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
        let end = at + line.len() + text[at + line.len()..].find('\n').unwrap_or_default();
        let next: Vec<&str> = text[end..].lines().skip(1).take(9).collect();
        let next = next.join("\n");
        if let Some((_, error)) = next.split_once("DocumentError::new(") {
            let values = values(&error[arguments(error).len()..]);
            literals(&text[start..end]).for_each(|id| add(id, values.clone()));
        }
    }
    errors
}

/// The messages that sources name: in `say("…"`, or as the code of an API error.
pub(super) fn named(game: Option<&str>) -> BTreeSet<String> {
    let is_read = |source: &Source| !source.is_page && (source.game.is_none() || source.game == game);
    let text = all().into_iter().filter(is_read).map(|source| source.text).collect::<Vec<_>>().concat();
    let errors = ["bad", "forbidden", "missing", "conflict", "too_many_of"].map(|kind| format!("ApiError::{kind}("));
    let calls = errors.iter().map(String::as_str).chain(["say("]).flat_map(|call| text.match_indices(call));
    let calls = calls.map(|(at, call)| text[at + call.len()..].trim_start());
    calls.filter(|rest| rest.starts_with('"')).filter_map(|rest| rest.split('"').nth(1)).map(str::to_owned).collect()
}
