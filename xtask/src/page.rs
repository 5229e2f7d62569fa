//! Pages under docs/ that follow from measured figures: the document of the figures, the tables in the
//! text, and the files.

use std::fmt::Write;
use std::fs;

use serde::Serialize;

use crate::Outcome;

/// Lines of a document are broken where they would be longer.
const WIDEST: usize = 220;
/// Begins a table; its name follows.
const BEGIN: &str = "<!-- table: ";
/// Ends a table.
const END: &str = "<!-- end -->";

/// A file under docs/.
pub(crate) fn read(name: &str) -> Result<String, String> {
    let file = crate::root().join("docs").join(name);
    fs::read_to_string(&file).map_err(|why| format!("{}: {why}", file.display()))
}

/// Writes files under docs/.
pub(crate) fn write(files: Vec<(String, String)>) -> Outcome {
    for (name, text) in files {
        let file = crate::root().join("docs").join(&name);
        let folder = file.parent().unwrap_or(&file).to_path_buf();
        fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
        fs::write(&file, text).map_err(|why| format!("{}: {why}", file.display()))?;
    }
    Ok(())
}

/// The figures as a document that a person can read, too.
pub(crate) fn document(figures: &impl Serialize) -> Result<String, String> {
    let document = serde_json::to_string(figures).map_err(|why| why.to_string())?;
    let mut text = String::new();
    lines(&document, 0, &mut text);
    text.push('\n');
    Ok(text)
}

/// A text with all its tables as `table` has them. They stand between marks.
pub(crate) fn renew(text: &str, table: impl Fn(&str) -> Option<String>) -> Result<String, String> {
    let mut renewed = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(BEGIN) {
        let (name, after) = after.split_once(" -->").ok_or("a table without a name")?;
        let (_, after) = after.split_once(END).ok_or_else(|| format!("the table {name} has no end"))?;
        let table = table(name).ok_or_else(|| format!("there is no table {name}"))?;
        renewed += &format!("{before}{BEGIN}{name} -->\n{table}{END}");
        rest = after;
    }
    Ok(renewed + rest)
}

/// A table from its header and its rows, each with a label.
pub(crate) fn rows_of(head: (String, Vec<String>), rows: Vec<(String, Vec<String>)>) -> String {
    let line = |(first, cells): &(String, Vec<String>)| format!("| {first} | {} |\n", cells.join(" | "));
    let rule = format!("| --- |{}\n", " --- |".repeat(head.1.len()));
    line(&head) + &rule + &rows.iter().map(line).collect::<String>()
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

/// The parts between commas, except commas inside inner parts.
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
