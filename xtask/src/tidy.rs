//! Promises about source files that no compiler checks: length, layering, wording.

mod prose;
mod wording;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::process::Command;

use crate::Outcome;
use wording::Hit;

/// The most lines a source file may have.
const MAX_LINES: usize = 800;

/// Files written by programs, which may be longer.
const GENERATED: [&str; 3] = ["web/src/api/rising-sun.ts", "web/src/api/server.ts", "web/src/api/shogun.ts"];

/// Marks of unfinished or skipped work, put together here so that this file does not find itself.
const MARKS: [&str; 7] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("#[ig", "nore"),
    concat!("test.sk", "ip("),
    concat!("test.on", "ly("),
    concat!("test.fix", "me("),
];

/// The games, which the engine must not know.
const GAMES: [&str; 2] = ["rising sun", "shogun"];

/// How often each pattern of wording may still occur; what is not listed may not.
const BUDGETS: &str = "xtask/budgets.txt";

/// A doc comment that is a single word.
const ONE_WORD: &str = "one-word doc comment";

/// How many places an error lists.
const LISTED: usize = 10;

/// Checks every source file.
pub(crate) fn check() -> Outcome {
    eprintln!("--- tidy");
    let found = read_all()?;
    let budgets = Budgets::parse(&read(BUDGETS)?)?;
    let mut errors = found.errors.clone();
    for pattern in patterns() {
        let (places, budget) = (found.places(pattern), budgets.of(pattern));
        if places.len() > budget {
            errors.push(over_budget(pattern, budget, places));
        } else if places.len() < budget {
            eprintln!("note: \"{pattern}\": {budget} allowed, {} found; `cargo xtask tidy --lower`", places.len());
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(format!("tidy:\n  {}", errors.join("\n  "))) }
}

/// The command `tidy`: checks, lowers the budgets or lists the places of one pattern.
pub(crate) fn command(argument: Option<&str>) -> Outcome {
    match argument {
        None => check(),
        Some("--lower") => lower(),
        Some(pattern) if patterns().any(|known| known == pattern) => {
            read_all()?.places(pattern).iter().for_each(|place| println!("{place}"));
            Ok(())
        }
        Some(other) => {
            let known: Vec<_> = patterns().map(|pattern| format!("\"{pattern}\"")).collect();
            Err(format!("there is no pattern \"{other}\"; there are {}", known.join(", ")))
        }
    }
}

/// Lowers each budget to what is left; none is raised.
fn lower() -> Outcome {
    let (found, budgets) = (read_all()?, Budgets::parse(&read(BUDGETS)?)?);
    let mut text = String::new();
    for pattern in patterns() {
        let left = found.places(pattern).len().min(budgets.of(pattern));
        if left > 0 {
            let _ = writeln!(text, "{left} {pattern}");
        }
    }
    fs::write(crate::root().join(BUDGETS), text).map_err(|why| format!("{BUDGETS}: {why}"))
}

fn patterns() -> impl Iterator<Item = &'static str> {
    wording::names().chain([ONE_WORD])
}

fn over_budget(pattern: &str, budget: usize, places: &[String]) -> String {
    let mut text = format!("\"{pattern}\": {budget} allowed, {} found:", places.len());
    for place in places.iter().take(LISTED) {
        let _ = write!(text, "\n    {place}");
    }
    if places.len() > LISTED {
        let _ = write!(text, "\n    and {} more: `cargo xtask tidy \"{pattern}\"` lists them", places.len() - LISTED);
    }
    text
}

/// The budget file: a number and a pattern in each line.
struct Budgets(BTreeMap<String, usize>);

impl Budgets {
    fn parse(text: &str) -> Result<Budgets, String> {
        let parse = |line: &str| {
            let (number, pattern) = line.split_once(' ')?;
            patterns().any(|known| known == pattern).then_some((pattern.to_owned(), number.parse().ok()?))
        };
        let lines = text.lines().map(|line| parse(line).ok_or_else(|| format!("{BUDGETS}: cannot read \"{line}\"")));
        lines.collect::<Result<_, _>>().map(Budgets)
    }

    fn of(&self, pattern: &str) -> usize {
        self.0.get(pattern).copied().unwrap_or(0)
    }
}

/// Everything found in the files.
#[derive(Default)]
struct Found {
    /// What must not occur at all.
    errors: Vec<String>,
    /// What has a budget, by its pattern.
    budgeted: BTreeMap<&'static str, Vec<String>>,
}

impl Found {
    fn places(&self, pattern: &str) -> &[String] {
        self.budgeted.get(pattern).map_or(&[], Vec::as_slice)
    }
}

/// Checks each file that git tracks.
fn read_all() -> Result<Found, String> {
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(crate::root()).output();
    let listed = listed.ok().filter(|listed| listed.status.success()).ok_or("`git ls-files` failed")?;
    let names = String::from_utf8_lossy(&listed.stdout);
    let mut found = Found::default();
    let mut rust = 0;
    for name in names.split_terminator('\0').filter(|name| is_source(name)) {
        // A file that was deleted without telling git is still listed.
        if let Ok(text) = fs::read_to_string(crate::root().join(name)) {
            rust += usize::from(name.ends_with(".rs"));
            check_file(name, &text, &mut found);
        }
    }
    if rust == 0 { Err("tidy found no Rust files".to_owned()) } else { Ok(found) }
}

fn read(name: &str) -> Result<String, String> {
    fs::read_to_string(crate::root().join(name)).map_err(|why| format!("{name}: {why}"))
}

fn is_source(name: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or(name);
    let extension = file.rsplit_once('.').map_or(file, |(_, extension)| extension);
    ["css", "Dockerfile", "ftl", "js", "md", "mjs", "py", "rs", "service", "sh", "sql", "svelte", "toml", "ts"]
        .contains(&extension)
}

fn check_file(name: &str, text: &str, found: &mut Found) {
    let has = |extensions: &[&str]| extensions.iter().any(|extension| name.ends_with(extension));
    let is_generated = GENERATED.contains(&name);
    let is_code = has(&[".rs", ".ts", ".mjs", ".svelte"]);
    let mut error = |message: String| found.errors.push(format!("{name}{message}"));
    let lines = text.lines().count();
    if is_code && !is_generated && lines > MAX_LINES {
        error(format!(": file is too long ({lines} lines; at most {MAX_LINES})"));
    }
    for (number, line) in (1..).zip(text.lines()).filter(|_| is_code && !is_generated) {
        if let Some(mark) = MARKS.iter().find(|mark| line.contains(*mark)) {
            error(format!(":{number}: unfinished or skipped: {mark}"));
        }
    }
    if has(&[".rs"]) {
        check_rust(name, text, &mut error);
        for line in one_word_docs(text) {
            found.budgeted.entry(ONE_WORD).or_default().push(format!("{name}:{line}"));
        }
    }
    if !is_generated {
        check_wording(name, text, found);
    }
}

/// Counts spelling and dialect, except in other languages, in migrations, which must never change, and in the lists of this
/// check. The rules help may use any phrase of ordinary English.
fn check_wording(name: &str, text: &str, found: &mut Found) {
    let is_foreign = name.starts_with("locales/") && !name.starts_with("locales/en/");
    if is_foreign || name.contains("/migrations/") || name.starts_with("xtask/src/tidy") {
        return;
    }
    let words = prose::words(name, text);
    let mut add = |Hit { pattern, line, message }| {
        found.budgeted.entry(pattern).or_default().push(format!("{name}:{line}: {message}"));
    };
    wording::spelling(&words).for_each(&mut add);
    if !name.starts_with("locales/en/rules/") {
        wording::dialect(&words).for_each(add);
    }
}

fn check_rust(name: &str, text: &str, error: &mut impl FnMut(String)) {
    // A file that is included elsewhere cannot have `//!`.
    if !text.starts_with("//") {
        error(": no module documentation: begin with //!".to_owned());
    }
    let is_rules =
        ["rising-sun", "shogun", "engine"].iter().any(|part| name.starts_with(&format!("crates/{part}/src")));
    let forbidden = ["std::fs", "std::net", "std::thread", "std::time", "println!", "static mut", "thread_local!"];
    for word in forbidden {
        if is_rules && text.contains(word) {
            error(format!(": the rules must not use {word}"));
        }
    }
    let plain = text.to_lowercase().replace(['-', '_'], " ");
    if name.starts_with("crates/engine/") && GAMES.iter().any(|game| plain.contains(game)) {
        error(": the engine must not name a game".to_owned());
    }
}

/// The lines of doc comments that consist of one word.
fn one_word_docs(text: &str) -> Vec<usize> {
    let lines: Vec<_> = text.lines().map(str::trim).collect();
    let is_doc = |at: Option<usize>| at.and_then(|at| lines.get(at)).is_some_and(|line| line.starts_with("///"));
    let is_one_word = |at: &usize| {
        let word = lines[*at].strip_prefix("///").map(|word| word.trim().trim_end_matches('.'));
        word.is_some_and(|word| !word.is_empty() && word.chars().all(char::is_alphanumeric))
            && !is_doc(at.checked_sub(1))
            && !is_doc(Some(at + 1))
    };
    (0..lines.len()).filter(is_one_word).map(|at| at + 1).collect()
}

#[cfg(test)]
mod tests {
    use super::{Budgets, Found, MARKS, ONE_WORD, check_file, is_source, one_word_docs, over_budget};

    fn errors(name: &str, text: &str) -> Vec<String> {
        let mut found = Found::default();
        check_file(name, text, &mut found);
        found.errors
    }

    #[test]
    fn tidy_files_pass() {
        assert!(errors("crates/a/src/b.rs", "//! Fine.\n").is_empty());
        assert!(errors("web/src/a.svelte", "<p>Fine</p>\n").is_empty());
    }

    #[test]
    fn rust_files_need_module_docs() {
        assert_eq!(errors("crates/a/src/b.rs", "fn main() {}\n").len(), 1);
    }

    #[test]
    fn unfinished_work_is_an_error() {
        for mark in MARKS {
            assert_eq!(errors("crates/a/src/b.rs", &format!("//! Doc.\n// {mark}\n")).len(), 1, "{mark}");
        }
    }

    #[test]
    fn long_files_are_errors_unless_generated() {
        for name in ["crates/a/src/b.rs", "web/src/a.ts", "web/src/a.svelte"] {
            let text = format!("//! Doc.\n{}", "\n".repeat(811));
            assert_eq!(errors(name, &text), [format!("{name}: file is too long (812 lines; at most 800)")]);
        }
        assert!(errors("web/src/api/server.ts", &"\n".repeat(812)).is_empty());
    }

    #[test]
    fn rules_do_no_io() {
        assert_eq!(errors("crates/rising-sun/src/b.rs", "//! Doc.\nuse std::fs;\n").len(), 1);
        assert_eq!(errors("crates/shogun/src/b.rs", "//! Doc.\nuse std::time;\n").len(), 1);
        assert!(errors("crates/server/src/b.rs", "//! Doc.\nuse std::time;\n").is_empty());
    }

    #[test]
    fn engine_names_no_game() {
        assert_eq!(errors("crates/engine/src/b.rs", "//! Not Rising Sun.\n").len(), 1);
        assert_eq!(errors("crates/engine/src/b.rs", "//! Not shogun.\n").len(), 1);
    }

    #[test]
    fn one_word_docs_are_found() {
        assert_eq!(
            one_word_docs("/// Which.\nfn a() {}\n/// Two words\nfn b() {}\n/// Ends with one\n/// word.\n"),
            [1]
        );
    }

    #[test]
    fn wording_is_counted_in_english_prose_only() {
        let count = |name: &str, text: &str| {
            let mut found = Found::default();
            check_file(name, text, &mut found);
            found.budgeted.values().map(Vec::len).sum::<usize>()
        };
        assert_eq!(count("docs/a.md", "Whoever sees a colour"), 2);
        assert_eq!(count("locales/en/rules/a.md", "Whoever sees a colour"), 1);
        assert_eq!(count("locales/de/a.ftl", "a = Whoever sees a colour"), 0);
    }

    #[test]
    fn budgets_name_known_patterns() {
        let budgets = Budgets::parse(&format!("3 whom\n2 {ONE_WORD}\n")).map(|all| (all.of("whom"), all.of(ONE_WORD)));
        assert_eq!(budgets, Ok((3, 2)));
        assert!(Budgets::parse("3 unheard-of\n").is_err());
        assert!(Budgets::parse("many whom\n").is_err());
    }

    #[test]
    fn over_budget_lists_the_first_places() {
        let places: Vec<_> = (1..=12).map(|line| format!("a.rs:{line}")).collect();
        let text = over_budget("whom", 11, &places);
        assert!(text.starts_with("\"whom\": 11 allowed, 12 found:\n    a.rs:1\n"), "{text}");
        assert!(text.ends_with("and 2 more: `cargo xtask tidy \"whom\"` lists them"), "{text}");
    }

    #[test]
    fn sources_are_known_by_their_endings() {
        for name in ["a/b.rs", "web/a.svelte", "Dockerfile", "dist/a.service"] {
            assert!(is_source(name), "{name}");
        }
        for name in ["Cargo.lock", "a.svg", "a.json", "LICENSE-MIT"] {
            assert!(!is_source(name), "{name}");
        }
    }
}
