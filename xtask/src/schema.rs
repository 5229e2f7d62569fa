//! JSON Schemas of the documents that others build on, published under docs/schema/.

use std::fs;
use std::path::PathBuf;

use rising_sun::{Action, Event, Options, Pledge, Refusal, State, Terms, ViewDocument};
use schemars::{Schema, schema_for};
use table::{Entry, PositionDocument, Record};

use crate::Outcome;

/// Every schema with the file it is published in.
fn schemas() -> Vec<(&'static str, Schema)> {
    vec![
        ("rising-sun/action", schema_for!(Action)),
        ("rising-sun/entry", schema_for!(Entry<State>)),
        ("rising-sun/event", schema_for!(Event)),
        ("rising-sun/options", schema_for!(Options)),
        ("rising-sun/pledge", schema_for!(Pledge)),
        ("rising-sun/position", schema_for!(PositionDocument<State>)),
        ("rising-sun/record", schema_for!(Record<State>)),
        ("rising-sun/refusal", schema_for!(Refusal)),
        ("rising-sun/terms", schema_for!(Terms)),
        ("rising-sun/view", schema_for!(ViewDocument)),
    ]
}

fn file(name: &str) -> PathBuf {
    crate::root().join("docs/schema").join(name).with_extension("json")
}

fn text(schema: &Schema) -> Result<String, String> {
    let mut text = serde_json::to_string_pretty(schema).map_err(|why| why.to_string())?;
    text.push('\n');
    Ok(text)
}

/// Writes all schemas.
pub(crate) fn write() -> Outcome {
    for (name, schema) in schemas() {
        let file = file(name);
        let folder = file.parent().unwrap_or(&file).to_path_buf();
        fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
        fs::write(&file, text(&schema)?).map_err(|why| format!("{}: {why}", file.display()))?;
    }
    Ok(())
}

/// Whether the published schemas are those of the code.
pub(crate) fn check() -> Outcome {
    eprintln!("--- schemas");
    for (name, schema) in schemas() {
        let published = fs::read_to_string(file(name)).unwrap_or_default();
        if published != text(&schema)? {
            return Err(format!("docs/schema/{name}.json is not that of the code: run `cargo xtask schema`"));
        }
    }
    Ok(())
}
