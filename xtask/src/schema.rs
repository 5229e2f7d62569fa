//! JSON Schemas of the documents that others build on, published under docs/schema/.

use std::fs;
use std::path::PathBuf;

use bots::exec::{Question, Reply, Shown};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, schema_for};
use table::{Entry, Offer, PositionDocument, Promise, Record};

use crate::Outcome;

/// What a program is shown that plays a game.
macro_rules! shown {
    ($game:ident, $terms:ty) => {
        Shown<$game::ViewDocument, Vec<Offer<$terms, $game::Pledge>>, Vec<Promise<$game::Pledge>>>
    };
}

/// What every game publishes, each schema with the file it is published in.
macro_rules! of_game {
    ($game:ident, $terms:ty, $folder:literal) => {
        [
            (concat!($folder, "/action"), schema_for!($game::Action)),
            (concat!($folder, "/bot-answer"), schema_for!(Reply<$terms, $game::Pledge>)),
            (
                concat!($folder, "/bot-question"),
                written::<Question<shown!($game, $terms), Vec<$game::Action>, Offer<$terms, $game::Pledge>>>(),
            ),
            (concat!($folder, "/entry"), schema_for!(Entry<$game::State>)),
            (concat!($folder, "/event"), written::<$game::Event>()),
            (concat!($folder, "/options"), schema_for!($game::Options)),
            (concat!($folder, "/pledge"), schema_for!($game::Pledge)),
            (concat!($folder, "/position"), schema_for!(PositionDocument<$game::State>)),
            (concat!($folder, "/record"), schema_for!(Record<$game::State>)),
            (concat!($folder, "/refusal"), written::<$game::Refusal>()),
            (concat!($folder, "/view"), written::<$game::ViewDocument>()),
        ]
    };
}

/// The schema of what is only written, and leaves out what is empty.
fn written<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>()
}

/// Every schema with the file it is published in.
fn schemas() -> Vec<(&'static str, Schema)> {
    let mut schemas = Vec::new();
    schemas.extend(of_game!(rising_sun, rising_sun::Terms, "rising-sun"));
    // In the other game nothing changes hands.
    schemas.push(("rising-sun/terms", schema_for!(rising_sun::Terms)));
    schemas.extend(of_game!(shogun, table::Nothing, "shogun"));
    schemas
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
