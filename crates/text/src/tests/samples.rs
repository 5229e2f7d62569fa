//! Values of a type, made from its JSON Schema: each variant, each field with each of its values.

use serde_json::{Map, Value, json};

/// Samples of the type that a whole schema describes.
pub(super) fn samples(schema: &Value) -> Vec<Value> {
    Schema { root: schema }.of(schema)
}

struct Schema<'a> {
    root: &'a Value,
}

impl<'a> Schema<'a> {
    fn of(&self, schema: &'a Value) -> Vec<Value> {
        if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
            return self.of(self.root.pointer(reference.trim_start_matches('#')).expect(reference));
        }
        for several in ["oneOf", "anyOf"] {
            if let Some(several) = schema.get(several).and_then(Value::as_array) {
                return several.iter().flat_map(|one| self.of(one)).collect();
            }
        }
        // What a game does not have has no values.
        if schema.get("not").is_some() {
            return Vec::new();
        }
        if let Some(only) = schema.get("const") {
            return vec![only.clone()];
        }
        if let Some(values) = schema.get("enum").and_then(Value::as_array) {
            return values.clone();
        }
        let kinds = schema.get("type").cloned().unwrap_or_default();
        let kinds = kinds.as_array().cloned().unwrap_or_else(|| vec![kinds]);
        kinds.iter().flat_map(|kind| self.of_kind(kind.as_str().unwrap_or_default(), schema)).collect()
    }

    fn of_kind(&self, kind: &str, schema: &'a Value) -> Vec<Value> {
        match kind {
            "null" => vec![Value::Null],
            "boolean" => vec![json!(false), json!(true)],
            "integer" | "number" => [0, 1, 2].map(Value::from).to_vec(),
            "string" => vec![json!("some words")],
            "array" => {
                let item = schema.get("items").or(schema.pointer("/prefixItems/0")).expect("items");
                let items = self.of(item);
                vec![json!([]), json!([items[0]]), Value::Array(items)]
            }
            "object" => self.objects(schema),
            other => panic!("a type of its own: {other}: {schema}"),
        }
    }

    /// One field at a time takes each of its values, the others their last.
    fn objects(&self, schema: &'a Value) -> Vec<Value> {
        let empty = Map::new();
        let fields = schema.get("properties").and_then(Value::as_object).unwrap_or(&empty);
        let values: Vec<(&String, Vec<Value>)> = fields.iter().map(|(name, field)| (name, self.of(field))).collect();
        let usual = |values: &[Value]| values.last().cloned().unwrap_or_default();
        let base: Map<_, _> = values.iter().map(|(name, values)| ((*name).clone(), usual(values))).collect();
        let mut objects = vec![Value::Object(base.clone())];
        for (name, values) in values {
            for value in values {
                let mut object = base.clone();
                object.insert(name.clone(), value);
                objects.push(Value::Object(object));
            }
        }
        objects
    }
}
