//! JSON Schemas of types whose JSON form differs from their Rust form.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::Value;

use crate::read::{PositionText, RecordText};
use crate::{Chance, Game, Party, PositionDocument, Record, Seed};

/// Implements [`JsonSchema`] for types that are written as strings.
macro_rules! as_text {
    ($($kind:ident),*) => {$(
        impl JsonSchema for $kind {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                stringify!($kind).into()
            }

            fn json_schema(schemas: &mut SchemaGenerator) -> Schema {
                String::json_schema(schemas)
            }
        }
    )*};
}

as_text!(Chance, Party, Seed);

impl<G: Game> JsonSchema for Record<G>
where
    G::Options: JsonSchema,
    G::Position: JsonSchema,
    G::Action: JsonSchema,
    G::Terms: JsonSchema,
    G::Pledge: JsonSchema,
{
    fn schema_name() -> Cow<'static, str> {
        RecordText::<G>::schema_name()
    }

    fn json_schema(schemas: &mut SchemaGenerator) -> Schema {
        RecordText::<G>::json_schema(schemas)
    }
}

impl<G: Game> JsonSchema for PositionDocument<G>
where
    G::Position: JsonSchema,
{
    fn schema_name() -> Cow<'static, str> {
        PositionText::<G>::schema_name()
    }

    fn json_schema(schemas: &mut SchemaGenerator) -> Schema {
        PositionText::<G>::json_schema(schemas)
    }
}

/// Lists the names of an enum beside what is said of each of them, so that a map whose keys they are lists its keys too:
/// to be named in `#[schemars(transform = …)]`.
pub fn list_names(schema: &mut Schema) {
    let Some(variants) = schema.get("oneOf").and_then(Value::as_array) else { return };
    let names = variants.iter().flat_map(|variant| match variant.get("const") {
        Some(name) => vec![name.clone()],
        None => variant.get("enum").and_then(Value::as_array).cloned().unwrap_or_default(),
    });
    let names = names.collect();
    schema.insert("type".to_owned(), Value::from("string"));
    schema.insert("enum".to_owned(), Value::Array(names));
}
