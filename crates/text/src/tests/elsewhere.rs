//! Text for people is in `locales/` and nowhere else.

mod markup;
mod rust;
mod script;

use std::fs;
use std::path::{Path, PathBuf};

/// What is shown as it is in every language: the names of the program and the games, and a sign.
const SIGNS: [&str; 5] = ["Tenka", "Rising", "Sun", "Shogun", "nbsp"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of a folder that end so, each with its path from the root and its text; those of tests are left out.
fn files(folder: &str, end: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() && !["tests", "target", "node_modules"].contains(&name) {
                folders.push(path);
            } else if name.ends_with(end) && name != "tests.rs" {
                let short = path.strip_prefix(root()).unwrap().display().to_string();
                found.push((short, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

/// The words in what is shown that come from no file of a language.
fn words(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.chars().count() > 1 && !SIGNS.contains(word)).collect()
}

#[test]
fn components_show_nothing_of_their_own() {
    let components = files("web/src", ".svelte");
    assert!(components.len() > 80);
    let mut found = Vec::new();
    for (path, source) in components {
        let shown = markup::shown(&source).into_iter().filter(|text| !words(text).is_empty());
        found.extend(shown.map(|text| format!("{path}: {}", text.trim())));
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// What speaks English alone: SQL, and the page about the interface for programs.
const ENGLISH: [&str; 3] = ["crates/store/src/", "crates/server/src/api/openapi.rs", "crates/server/src/api/page.rs"];

/// Literals of scripts and of the program that read like sentences and are none for people.
const NOT_SAID: &[&str] = &[
    // How a plot looks.
    "faint small",
    "drawn band",
    // What is typed, the same in every language.
    "you promise ",
    "chest card",
    // A type parameter of a component.
    "Value extends string",
    // What other programs write and read.
    " at line {line} column {column}",
    "listening on http://{}",
    "nobody has this password",
    // What is wrong with a line of an import, beside what the reader of JSON says.
    "{path}: not an id: {id:?}",
    "table.summary.id: not the id of the table: {:?}",
    "{path}: a log begins with the creation of its table",
    // What is hashed for the draw of a seed.
    "tenka server secret",
    "tenka contribution",
    "tenka fallback",
    "tenka seed",
    "tenka seats",
    "tenka commitment",
    // Why a webhook failed, for the log.
    "no address",
    "no host",
    "no port",
    "unknown host",
    "not a public address",
    "no client",
    "no answer",
    // Errors as programmers see them; users read their messages from `locales/`.
    "not the address of a server",
    "server unreachable: {reason}",
    "request refused: {reason}",
    "unexpected answer: {reason}",
];

#[test]
fn scripts_say_nothing_of_their_own() {
    let mut found = Vec::new();
    for end in [".ts", ".svelte"] {
        for (path, source) in files("web/src", end).into_iter().filter(|(path, _)| !path.starts_with("web/src/api/")) {
            let script = if end == ".ts" { source } else { between(&source, "<script", "</script>") };
            let said = script::literals(&script).into_iter().filter(|literal| script::is_said(literal));
            let said = said.filter(|literal| !NOT_SAID.contains(&literal.as_str()));
            found.extend(said.map(|literal| format!("{path}: {literal}")));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

fn between(source: &str, open: &str, close: &str) -> String {
    let scripts = source.split(open).skip(1).map(|rest| rest.split(close).next().unwrap_or_default());
    scripts.collect::<Vec<_>>().join("\n")
}

/// What a browser shows of the page before it speaks: names alone, for nobody knows yet in which language.
#[test]
fn html_shell_contains_only_names() {
    let html = fs::read_to_string(root().join("web/index.html")).unwrap();
    let mut texts = markup::shown(&html);
    texts.extend(
        html.split("name=\"description\" content=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()),
    );
    let manifest = fs::read_to_string(root().join("web/public/manifest.webmanifest")).unwrap();
    let manifest: serde_json::Value = serde_json::from_str(&manifest).unwrap();
    texts.extend(["name", "short_name", "description"].map(|field| manifest[field].as_str().unwrap().to_owned()));
    assert!(texts.len() > 4);
    let found: Vec<_> = texts.iter().filter(|text| !words(text).is_empty()).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn the_program_says_nothing_of_its_own() {
    let mut found = Vec::new();
    let folders =
        ["crates/tenka/src", "crates/server/src", "crates/store/src", "crates/tables/src", "crates/protocol/src"];
    let sources = folders.into_iter().flat_map(|folder| files(folder, ".rs"));
    for (path, source) in sources.filter(|(path, _)| !ENGLISH.iter().any(|folder| path.starts_with(folder))) {
        let said = rust::literals(&source).into_iter().filter(|literal| script::is_said(literal.text));
        let said = said.filter(|literal| !literal.is_for_others() && !NOT_SAID.contains(&literal.text));
        found.extend(said.map(|literal| format!("{path}: {}", literal.text)));
    }
    assert!(found.is_empty(), "{found:#?}");
}
