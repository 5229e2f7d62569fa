//! The OpenAPI document, made from the list of routes.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use protocol::error::ApiErrorBody;
use protocol::message::{ClientMessage, ServerMessage};
use protocol::notifications::NotificationEvent;
use protocol::tokens::Scope;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::access::Access;
use super::call::COOKIE_NAME;
use super::route::Route;
use super::tables::{AS, INVITE, LANG, SINCE};

/// Where references point to.
const SCHEMAS: &str = "#/components/schemas/";

const ABOUT: &str = "Everything that the page does can be done by a program: putting up tables, sitting down, playing, \
    talking, looking on. Requests and answers are JSON. Whatever is refused is refused with a problem: a code for \
    programs, and a sentence in the language of the request. A decision is confirmed when it is stored. What a seat \
    may decide is told with every moment, so that a program need not know the rules; the documents of the games are \
    published as JSON Schemas beside this one.";

/// The document as it is served.
static DOCUMENT: LazyLock<Value> = LazyLock::new(openapi);
static TEXT: LazyLock<String> = LazyLock::new(|| DOCUMENT.to_string());

/// Answers with the document.
pub(super) async fn served() -> Response {
    ([(CONTENT_TYPE, "application/json")], TEXT.as_str()).into_response()
}

/// The document that the readable page is made from.
pub(super) fn document() -> &'static Value {
    &DOCUMENT
}

/// What is sent and what is answered, each as it is written: what may be left out when it is sent is
/// always there when it is answered.
struct Both {
    sent: SchemaGenerator,
    answered: SchemaGenerator,
}

impl Both {
    fn new() -> Both {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = SCHEMAS.trim_start_matches('#').trim_end_matches('/').to_owned().into();
            settings.meta_schema = None;
        });
        let sent = settings.clone().for_deserialize().into_generator();
        Both { sent, answered: settings.for_serialize().into_generator() }
    }

    /// All schemas by name. Where one name means two things, what is sent is called `…Input`.
    fn finish(mut self, document: &mut Value) {
        let mut sent = self.sent.take_definitions(true);
        let mut all = self.answered.take_definitions(true);
        let mut two: BTreeSet<String> = sent
            .iter()
            .filter(|(name, schema)| all.get(*name).is_some_and(|other| other != *schema))
            .map(key)
            .collect();
        loop {
            let leads = |schema: &Value| two.iter().any(|name| mentions(schema, name));
            let more: BTreeSet<String> =
                sent.iter().filter(|(name, schema)| all.contains_key(*name) && leads(schema)).map(key).collect();
            if more.is_subset(&two) {
                break;
            }
            two.extend(more);
        }
        sent.values_mut().for_each(|schema| rename(schema, &two));
        for path in document["paths"].as_object_mut().into_iter().flat_map(Map::values_mut) {
            for operation in path.as_object_mut().into_iter().flat_map(Map::values_mut) {
                if let Some(body) = operation.get_mut("requestBody") {
                    rename(body, &two);
                }
            }
        }
        for (name, schema) in sent {
            let name = if two.contains(&name) { format!("{name}Input") } else { name };
            all.insert(name, schema);
        }
        let mut sorted: Vec<(String, Value)> = all.into_iter().collect();
        sorted.sort_by(|one, other| one.0.cmp(&other.0));
        document["components"]["schemas"] = sorted.into_iter().collect::<Map<_, _>>().into();
    }
}

fn key(entry: (&String, &Value)) -> String {
    entry.0.clone()
}

/// Whether a schema refers to a name.
fn mentions(schema: &Value, name: &str) -> bool {
    match schema {
        Value::Object(map) => {
            let is_it = map.get("$ref").and_then(Value::as_str).and_then(|to| to.strip_prefix(SCHEMAS)) == Some(name);
            is_it || map.values().any(|value| mentions(value, name))
        }
        Value::Array(list) => list.iter().any(|value| mentions(value, name)),
        _ => false,
    }
}

/// Lets a schema refer to what is sent.
fn rename(schema: &mut Value, names: &BTreeSet<String>) {
    match schema {
        Value::Object(map) => {
            if let Some(Value::String(to)) = map.get_mut("$ref")
                && to.strip_prefix(SCHEMAS).is_some_and(|name| names.contains(name))
            {
                to.push_str("Input");
            }
            map.values_mut().for_each(|value| rename(value, names));
        }
        Value::Array(list) => list.iter_mut().for_each(|value| rename(value, names)),
        _ => {}
    }
}

/// The OpenAPI document of the server.
pub fn openapi() -> Value {
    let mut both = Both::new();
    let mut paths = Map::new();
    for route in super::routes().rows {
        let operation = operation(&route, &mut both);
        put(&mut paths, route.path, route.method.as_str(), operation);
    }
    sockets(&mut both, &mut paths);
    let problem = both.answered.subschema_for::<ApiErrorBody>();
    let mut document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tenka",
            "version": env!("CARGO_PKG_VERSION"),
            "description": ABOUT,
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "securitySchemes": {
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": COOKIE_NAME,
                    "description": "What a browser holds once its person is known.",
                },
                "bearer": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A token that a person made for a script or an outside bot. It begins with `tenka_`. \
                        Its scopes: `read` looks at what the person may see, `play` sits down, plays and talks, \
                        `create` puts up tables. What anybody may ask for needs `read`.",
                },
            },
            "responses": {
                "Problem": {
                    "description": "400: the request is wrong; 401: nobody knows who asks; 403: not \
                        allowed; 404: there is no such thing; 409: not now; 429: too much at once; 503: the database \
                        cannot be reached.",
                    "content": {"application/json": {"schema": problem}},
                },
            },
        },
    });
    both.finish(&mut document);
    document
}

fn put(paths: &mut Map<String, Value>, path: &str, method: &str, operation: Value) {
    let operations = paths.entry(path).or_insert_with(|| json!({}));
    operations[method.to_ascii_lowercase()] = operation;
}

/// Something said of a path or a query.
fn parameter(place: &str, name: &str, description: &str) -> Value {
    let mut parameter = json!({"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}});
    if !description.is_empty() {
        parameter["description"] = description.into();
    }
    parameter
}

fn parameters(path: &str, query: &[(&str, &str)]) -> Value {
    let named = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let named = named.map(|name| parameter("path", name, ""));
    named.chain(query.iter().map(|(name, description)| parameter("query", name, description))).collect()
}

/// Who may ask.
fn security(access: Access) -> Value {
    match access {
        Access::Anyone => json!([{}, {"cookie": []}, {"bearer": ["read"]}]),
        Access::Person(scope) => json!([{"cookie": []}, {"bearer": [scope.name()]}]),
        Access::Browser | Access::Admin => json!([{"cookie": []}]),
    }
}

/// What programs call a request: `post_me_tokens`.
fn operation_id(method: &str, path: &str) -> String {
    let parts = path.trim_start_matches("/api").split('/').filter(|part| !part.is_empty());
    let words = parts.map(|part| part.trim_matches(['{', '}']).replace(['-', '.'], "_"));
    std::iter::once(method.to_ascii_lowercase()).chain(words).collect::<Vec<_>>().join("_")
}

/// The chapter in which a path stands.
fn tag(path: &str) -> &'static str {
    let mut parts = path.split('/');
    if path.starts_with("/api/admin/") {
        "Hosting"
    } else if parts.any(|part| part == "tables" || part == "lessons") {
        "Tables"
    } else {
        "People"
    }
}

fn operation(route: &Route, both: &mut Both) -> Value {
    let answer = (route.answer)(&mut both.answered);
    let mut operation = json!({
        "operationId": operation_id(route.method.as_str(), route.path),
        "tags": [tag(route.path)],
        "summary": route.summary,
        "parameters": parameters(route.path, route.query),
        "security": security(route.access),
        "responses": {
            "200": {"description": "It is done.", "content": {"application/json": {"schema": answer}}},
            "default": {"$ref": "#/components/responses/Problem"},
        },
    });
    if let Some(body) = route.body {
        let schema = body(&mut both.sent);
        operation["requestBody"] = json!({"required": true, "content": {"application/json": {"schema": schema}}});
    }
    operation
}

/// A socket, which OpenAPI has no words for: what goes over it stands under `x-sent` and `x-received`.
fn socket(path: &str, query: &[(&str, &str)], access: Access, summary: &str, description: &str) -> Value {
    json!({
        "operationId": operation_id("GET", path),
        "tags": [tag(path)],
        "summary": summary,
        "description": description,
        "parameters": parameters(path, query),
        "security": security(access),
        "responses": {
            "101": {"description": "The socket is open."},
            "default": {"$ref": "#/components/responses/Problem"},
        },
    })
}

fn sockets(both: &mut Both, paths: &mut Map<String, Value>) {
    let views = ("views", "`no` where a moment need not come with the view.");
    let path = "/api/tables/{table}/socket";
    let mut table = socket(
        path,
        &[AS, LANG, views, SINCE, INVITE],
        Access::Anyone,
        "The live table, over a WebSocket: one socket, one viewer.",
        "Text messages of JSON. What is sent is an `Ask`, what is received a `Tell`: first `welcome`, the table, what \
         was said, and how the game stands; then whatever changes. Whoever does not keep up, or is signed out, is sent \
         away, and is told everything when they come back.",
    );
    table["x-sent"] = both.sent.subschema_for::<ClientMessage>().into();
    table["x-received"] = both.answered.subschema_for::<ServerMessage>().into();
    put(paths, path, "GET", table);
    let path = "/api/me/events";
    let mut events = socket(
        path,
        &[],
        Access::Person(Scope::Read),
        "What happens at my tables while I do not look at them, over a WebSocket.",
        "Text messages of JSON: first `\"listening\"`, from which on nothing is missed; then an `Event` each time.",
    );
    events["x-received"] = both.answered.subschema_for::<NotificationEvent>().into();
    put(paths, path, "GET", events);
}
