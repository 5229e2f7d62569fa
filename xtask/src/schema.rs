//! JSON Schemas of the documents that others build on, published under docs/schema/, and the printed figures of the
//! games, which the page shows.

use std::fs;

use bots::exec::{Question, Reply, Shown};
use engine::fairness::Receipt;
use engine::{Entry, Offer, PlayerAction, PositionDocument, Promise, Record, SessionEvent, SessionView};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, schema_for};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::{Outcome, need};

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
            (concat!($folder, "/player-action"), schema_for!(PlayerAction<$game::State>)),
            (concat!($folder, "/entry"), schema_for!(Entry<$game::State>)),
            (concat!($folder, "/event"), written::<$game::Event>()),
            (concat!($folder, "/facts"), written::<$game::Facts>()),
            (concat!($folder, "/log-event"), written::<SessionEvent<$game::State>>()),
            (concat!($folder, "/options"), schema_for!($game::Options)),
            (concat!($folder, "/pledge"), schema_for!($game::Pledge)),
            (concat!($folder, "/position"), schema_for!(PositionDocument<$game::State>)),
            (concat!($folder, "/record"), schema_for!(Record<$game::State>)),
            (concat!($folder, "/refusal"), written::<$game::Refusal>()),
            (concat!($folder, "/session-view"), written::<SessionView<$game::State>>()),
            (concat!($folder, "/view"), written::<$game::ViewDocument>()),
        ]
    };
}

/// The schema of what is only written, and leaves out what is empty.
fn written<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>()
}

/// Every document with the file it is published in.
fn documents() -> Result<Vec<(String, String)>, String> {
    let mut schemas = Vec::new();
    schemas.extend(of_game!(rising_sun, rising_sun::Terms, "rising-sun"));
    // In the other game nothing changes hands.
    schemas.push(("rising-sun/terms", schema_for!(rising_sun::Terms)));
    schemas.extend(of_game!(shogun, engine::Never, "shogun"));
    schemas.push(("receipt", schema_for!(Receipt)));
    let facts = [("rising-sun", text(&rising_sun::Facts::printed())?), ("shogun", text(&shogun::Facts::printed())?)];
    let facts = facts.into_iter().map(|(game, facts)| Ok((format!("web/src/api/{game}-facts.json"), facts)));
    let schemas = schemas.into_iter().map(|(name, mut schema)| {
        fold_maps(schema.ensure_object());
        Ok((format!("docs/schema/{name}.json"), text(&schema)?))
    });
    schemas.chain(facts).collect()
}

fn text(document: &impl Serialize) -> Result<String, String> {
    let mut text = serde_json::to_string_pretty(document).map_err(|why| why.to_string())?;
    text.push('\n');
    Ok(text)
}

/// Writes a map whose keys are listed, `{"koi": V, "lotus": V, …}`, as `V` for each of these names: the same, and much
/// shorter.
fn fold_maps(schema: &mut Map<String, Value>) {
    for value in schema.values_mut() {
        fold_maps_in(value);
    }
    let is_closed = schema.get("additionalProperties") == Some(&Value::Bool(false));
    let is_free = !schema.contains_key("required") && !schema.contains_key("patternProperties");
    let Some(Value::Object(properties)) = schema.get("properties") else { return };
    let mut values = properties.values();
    let Some(first) = values.next() else { return };
    if is_closed && is_free && first.get("description").is_none() && values.all(|value| value == first) {
        let names: Vec<Value> = properties.keys().cloned().map(Value::String).collect();
        let first = first.clone();
        schema.remove("properties");
        schema.insert("propertyNames".to_owned(), json!({ "enum": names }));
        schema.insert("additionalProperties".to_owned(), first);
    }
}

fn fold_maps_in(value: &mut Value) {
    match value {
        Value::Object(object) => fold_maps(object),
        Value::Array(items) => items.iter_mut().for_each(fold_maps_in),
        _ => {}
    }
}

/// Writes all schemas, the printed figures and the OpenAPI document, and the page's types where there is Node.
pub(crate) fn write() -> Outcome {
    for (name, text) in documents()? {
        let file = crate::root().join(name);
        let folder = file.parent().unwrap_or(&file).to_path_buf();
        fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
        fs::write(&file, text).map_err(|why| format!("{}: {why}", file.display()))?;
    }
    // The server's document is written by the test that compares it: so nothing here waits for the server to be built.
    publish()?;
    if let Err(why) = need::program("npm", "the page's types are made with it") {
        eprintln!("--- {why}; they stay as they are");
        return Ok(());
    }
    types("types")
}

/// Whether the published schemas, and the page's types, are those of the code; and whether the page is sound.
pub(crate) fn check() -> Outcome {
    eprintln!("--- schemas");
    for (name, text) in documents()? {
        let published = fs::read_to_string(crate::root().join(&name)).unwrap_or_default();
        if published != text {
            return Err(format!("{name} is not that of the code: run `cargo xtask schema`"));
        }
    }
    types("types:check")?;
    types("check")
}

fn publish() -> Outcome {
    let arguments = ["test", "--quiet", "--package", "server", "--test", "it", "--", "the_published_document"];
    eprintln!("--- cargo {}", arguments.join(" "));
    let status = crate::command("cargo").args(arguments).env("TENKA_PUBLISH", "1").current_dir(crate::root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => Err("the OpenAPI document could not be written".to_owned()),
    }
}

/// Runs a script of the page, with the packages that its lock file names.
fn types(script: &str) -> Outcome {
    let web = crate::root().join("web");
    let made = |file: &str| fs::metadata(web.join(file)).and_then(|file| file.modified()).ok();
    if made("node_modules/.package-lock.json") < made("package-lock.json") {
        crate::run("npm", &["--prefix", "web", "ci", "--no-audit", "--no-fund"])?;
    }
    crate::run("npm", &["--prefix", "web", "run", "--silent", script])
}
