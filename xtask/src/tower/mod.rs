//! The statistics of the cube tower of Shogun: measured, written down and drawn under docs/tower/, and
//! shown by docs/tower.md.

mod lab;
mod measure;
mod plots;
mod tables;

use std::fmt::Write;
use std::fs;

use lab::figures::Figures;

use crate::Outcome;

/// Lines of the document are broken where they would be longer.
const WIDEST: usize = 220;

/// Measures everything, or takes the figures as they are published, and writes all files.
pub(crate) fn write(how: Option<&str>) -> Outcome {
    let figures = match how {
        Some("draw") => published()?,
        Some(other) => return Err(format!("`tower {other}` is not known; there is `tower` and `tower draw`")),
        // Rules that are not optimised would take an hour.
        None if cfg!(debug_assertions) => {
            return crate::run("cargo", &["run", "--release", "--quiet", "--package", "xtask", "--", "tower"]);
        }
        None => measure::all(),
    };
    for (name, text) in files(&figures)? {
        let file = crate::root().join("docs").join(&name);
        let folder = file.parent().unwrap_or(&file).to_path_buf();
        fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
        fs::write(&file, text).map_err(|why| format!("{}: {why}", file.display()))?;
    }
    Ok(())
}

fn read(name: &str) -> Result<String, String> {
    let file = crate::root().join("docs").join(name);
    fs::read_to_string(&file).map_err(|why| format!("{}: {why}", file.display()))
}

/// The published figures.
fn published() -> Result<Figures, String> {
    serde_json::from_str(&read("tower/odds.json")?).map_err(|why| format!("docs/tower/odds.json: {why}"))
}

/// All files below docs/ that follow from the figures.
fn files(figures: &Figures) -> Result<Vec<(String, String)>, String> {
    let document = serde_json::to_string(figures).map_err(|why| why.to_string())?;
    let mut text = String::new();
    lines(&document, 0, &mut text);
    text.push('\n');
    let mut files = vec![
        ("tower/odds.json".to_owned(), text),
        ("tower.md".to_owned(), tables::renew(&read("tower.md")?, figures)?),
    ];
    files.extend(plots::all(figures).into_iter().map(|(name, text)| (format!("tower/{name}.svg"), text)));
    Ok(files)
}

/// Breaks a document into lines so that a person can read it: what fits on a line is on one line, and so
/// is a row of numbers. Fields stay in the order in which they are written.
fn lines(json: &str, depth: usize, text: &mut String) {
    let inner = json.get(1..json.len() - 1).unwrap_or_default();
    let row = json.starts_with('[') && !inner.contains(['[', '{', '"']);
    if row || !json.starts_with(['[', '{']) || depth * 2 + json.len() < WIDEST {
        return text.push_str(json);
    }
    text.push_str(&json[..1]);
    for (number, entry) in entries(inner).into_iter().enumerate() {
        let _ = write!(text, "{}\n{}", if number > 0 { "," } else { "" }, "  ".repeat(depth + 1));
        // A name has no colon, so that the first one ends it.
        let value = if entry.starts_with('"') { entry.find(':').map_or(0, |colon| colon + 1) } else { 0 };
        text.push_str(&entry[..value]);
        lines(&entry[value..], depth + 1, text);
    }
    let _ = write!(text, "\n{}{}", "  ".repeat(depth), &json[json.len() - 1..]);
}

/// What stands between the commas that belong to no inner part.
fn entries(inner: &str) -> Vec<&str> {
    let (mut entries, mut from, mut depth, mut quoted) = (Vec::new(), 0, 0, false);
    for (place, letter) in inner.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '[' | '{' if !quoted => depth += 1,
            ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                entries.push(&inner[from..place]);
                from = place + 1;
            }
            _ => {}
        }
    }
    entries.push(&inner[from..]);
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_and_plots_are_those_of_the_published_figures() {
        for (name, text) in files(&published().unwrap()).unwrap() {
            assert!(
                read(&name).unwrap() == text,
                "docs/{name} is older than the figures: run `cargo xtask tower draw`"
            );
        }
    }
}
