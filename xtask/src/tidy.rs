//! The small promises that no compiler holds.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Outcome;

/// No source file is longer than a person reads at once.
const LONGEST: usize = 800;

/// Marks of unfinished work, put together here so that this file does not find itself.
const MARKS: [&str; 4] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X"), concat!("#[ig", "nore")];

/// The games, which the table must not know.
const GAMES: [&str; 2] = ["rising sun", "shogun"];

/// Checks all source files.
pub(crate) fn check() -> Outcome {
    eprintln!("--- tidy");
    let mut sources = Vec::new();
    for folder in ["crates", "xtask", "fuzz"] {
        gather(&crate::root().join(folder), &mut sources)?;
    }
    if sources.is_empty() {
        return Err("tidy found no source files".to_owned());
    }
    for source in sources {
        let text = fs::read_to_string(&source).map_err(|why| format!("{}: {why}", source.display()))?;
        let name = source.strip_prefix(crate::root()).unwrap_or(&source).display().to_string();
        check_source(&name, &text)?;
    }
    Ok(())
}

fn gather(folder: &Path, sources: &mut Vec<PathBuf>) -> Outcome {
    let entries = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !path.ends_with("target") && !path.ends_with("corpus") && !path.ends_with("artifacts") {
                gather(&path, sources)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(path);
        }
    }
    Ok(())
}

fn check_source(name: &str, text: &str) -> Outcome {
    // A file that is included elsewhere cannot have `//!`.
    if !text.starts_with("//") {
        return Err(format!("{name}: says not what it is for: begin with //!"));
    }
    let lines = text.lines().count();
    if lines > LONGEST {
        return Err(format!("{name}: {lines} lines; two rooms share one roof"));
    }
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(mark) = MARKS.iter().find(|mark| line.contains(*mark)) {
            return Err(format!("{name}:{number}: a mark of unfinished work: {mark}"));
        }
    }
    let rules = ["rising-sun", "shogun", "engine"].iter().any(|room| name.starts_with(&format!("crates/{room}/src")));
    let forbidden = ["std::fs", "std::net", "std::thread", "std::time", "println!", "static mut", "thread_local!"];
    for word in forbidden {
        if rules && text.contains(word) {
            return Err(format!("{name}: {word} may never enter the rules"));
        }
    }
    let plain = text.to_lowercase().replace(['-', '_'], " ");
    if name.starts_with("crates/engine/") && GAMES.iter().any(|game| plain.contains(game)) {
        return Err(format!("{name}: the engine knows no game by name"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::check_source;

    #[test]
    fn what_breaks_a_promise_is_found() {
        assert!(check_source("crates/a/src/b.rs", "//! Fine.\n").is_ok());
        assert!(check_source("crates/a/src/b.rs", "fn main() {}\n").is_err());
        assert!(check_source("crates/a/src/b.rs", &format!("//! Doc.\n// {}\n", super::MARKS[0])).is_err());
        assert!(check_source("crates/a/src/b.rs", &format!("//! Doc.\n{}", "\n".repeat(900))).is_err());
        assert!(check_source("crates/rising-sun/src/b.rs", "//! Doc.\nuse std::fs;\n").is_err());
        assert!(check_source("crates/shogun/src/b.rs", "//! Doc.\nuse std::time;\n").is_err());
        assert!(check_source("crates/engine/src/b.rs", "//! Not Rising Sun.\n").is_err());
        assert!(check_source("crates/engine/src/b.rs", "//! Not shogun.\n").is_err());
    }
}
