//! The statistics of the cube tower of Shogun: measured, written down and drawn under docs/tower/, and
//! shown by docs/tower.md.

mod lab;
mod measure;
mod plots;
mod tables;

pub(crate) use lab::count::{Tally, tally};
use lab::figures::Figures;

use crate::Outcome;
use crate::page::{document, read};

/// Measures everything, or takes the figures as they are published, and writes all files.
pub(crate) fn write(how: Option<&str>) -> Outcome {
    let figures = match how {
        Some("draw") => published()?,
        Some(other) => return Err(format!("`tower {other}` is not known; there is `tower` and `tower draw`")),
        // Without optimization this would take an hour.
        None if cfg!(debug_assertions) => {
            return crate::run("cargo", &["run", "--release", "--quiet", "--package", "xtask", "--", "tower"]);
        }
        None => measure::all(),
    };
    crate::page::write(files(&figures)?)
}

/// The published figures.
fn published() -> Result<Figures, String> {
    serde_json::from_str(&read("tower/odds.json")?).map_err(|why| format!("docs/tower/odds.json: {why}"))
}

/// All files below docs/ that follow from the figures.
fn files(figures: &Figures) -> Result<Vec<(String, String)>, String> {
    let mut files = vec![
        ("tower/odds.json".to_owned(), document(figures)?),
        ("tower.md".to_owned(), tables::renew(&read("tower.md")?, figures)?),
    ];
    files.extend(plots::all(figures).into_iter().map(|(name, text)| (format!("tower/{name}.svg"), text)));
    Ok(files)
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
