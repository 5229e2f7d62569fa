//! The OpenAPI document as a page for readers: no script, nothing from elsewhere.

use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Response};
use serde_json::{Map, Value, json};

use super::openapi::document;

static PAGE: LazyLock<String> = LazyLock::new(|| write(document()));

/// Answers with the page.
pub(super) async fn page() -> Html<&'static str> {
    Html(PAGE.as_str())
}

/// Answers with how the page looks.
pub(super) async fn style() -> Response {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("page.css")).into_response()
}

/// How requests look on the page, in the order of chapters.
const CHAPTERS: [&str; 3] = ["People", "Tables", "Hosting"];

fn write(document: &Value) -> String {
    let (mut list, mut requests) = (String::new(), String::new());
    for chapter in CHAPTERS {
        let _ = write!(requests, "<h2 id=\"{chapter}\">{chapter}</h2>");
        let _ = write!(list, "<h2><a href=\"#{chapter}\">{chapter}</a></h2><ul>");
        for (path, method, operation) in operations(document) {
            if text(&operation["tags"][0]) == chapter {
                let id = escape(text(&operation["operationId"]));
                let _ = write!(list, "<li><a href=\"#{id}\"><b>{method}</b> {}</a></li>", escape(path));
                requests.push_str(&request(document, path, &method, operation));
            }
        }
        list.push_str("</ul>");
    }
    let _ = write!(list, "<h2><a href=\"#documents\">Documents</a></h2><ul>");
    let mut documents = String::new();
    for (name, schema) in fields(&document["components"]["schemas"]) {
        let _ = write!(list, "<li><a href=\"#{name}\">{name}</a></li>");
        let _ = write!(documents, "<section id=\"{name}\"><h3>{name}</h3>{}</section>", block(schema));
    }
    list.push_str("</ul>");
    let info = &document["info"];
    let (title, version) = (escape(text(&info["title"])), escape(text(&info["version"])));
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title}: the interface for programs</title><link rel=\"stylesheet\" href=\"/api/page.css\"></head>\
         <body><main><p class=\"jump\"><a href=\"#contents\">Contents</a></p>\
         <h1>{title} <small>{version}</small></h1><p>{about}</p>\
         <p>The same for programs: <a href=\"/api/openapi.json\">openapi.json</a>.</p>\
         <h2 id=\"who\">Who asks</h2>{who}{problems}{requests}\
         <h2 id=\"documents\">Documents</h2>{documents}</main>\
         <nav id=\"contents\" aria-label=\"Contents\">{list}</nav></body></html>\n",
        about = prose(text(&info["description"])),
        who = who(document),
        problems = problems(document),
    )
}

/// How one says who one is.
fn who(document: &Value) -> String {
    let schemes = fields(&document["components"]["securitySchemes"]);
    let row = |(name, scheme): (&String, &Value)| {
        format!("<dt>{}</dt><dd>{}</dd>", escape(name), prose(text(&scheme["description"])))
    };
    format!("<dl>{}</dl>", schemes.map(row).collect::<String>())
}

fn problems(document: &Value) -> String {
    let problem = &document["components"]["responses"]["Problem"];
    let schema = &problem["content"]["application/json"]["schema"];
    format!("<p>Whatever is refused is answered with a {}. {}</p>", kind(schema), prose(text(&problem["description"])))
}

fn operations(document: &Value) -> impl Iterator<Item = (&String, String, &Value)> {
    let paths = fields(&document["paths"]);
    paths.flat_map(|(path, methods)| {
        fields(methods).map(move |(method, operation)| (path, method.to_ascii_uppercase(), operation))
    })
}

/// One request: what it does, who may ask, what is sent and answered, and an example.
fn request(document: &Value, path: &str, method: &str, operation: &Value) -> String {
    let mut page = format!(
        "<section id=\"{}\"><h3><b class=\"{}\">{method}</b> <code>{}</code></h3><p>{}</p>",
        escape(text(&operation["operationId"])),
        method.to_ascii_lowercase(),
        path.split('/').map(escape).collect::<Vec<_>>().join("/<wbr>"),
        prose(text(&operation["summary"])),
    );
    if let Some(more) = operation["description"].as_str() {
        let _ = write!(page, "<p>{}</p>", prose(more));
    }
    let _ = write!(page, "<dl><dt>Who may ask</dt><dd>{}</dd>", askers(operation));
    let query: String = parameters(operation, "query")
        .map(|one| {
            format!("<li><code>{}</code>: {}</li>", escape(text(&one["name"])), prose(text(&one["description"])))
        })
        .collect();
    if !query.is_empty() {
        let _ = write!(page, "<dt>Query</dt><dd><ul>{query}</ul></dd>");
    }
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    let answer = &operation["responses"]["200"]["content"]["application/json"]["schema"];
    let parts =
        [("Body", body), ("Answer", answer), ("Sent", &operation["x-sent"]), ("Received", &operation["x-received"])];
    for (title, schema) in parts {
        if !schema.is_null() {
            let _ = write!(page, "<dt>{title}</dt><dd>{}</dd>", short(document, schema));
        }
    }
    let _ = write!(page, "</dl>");
    if operation["x-received"].is_null() {
        let _ = write!(page, "<pre><code>{}</code></pre>", escape(&curl(document, path, method, operation, body)));
    }
    page.push_str("</section>");
    page
}

fn askers(operation: &Value) -> String {
    let ways = operation["security"].as_array().map_or(&[][..], Vec::as_slice);
    let token = ways.iter().find_map(|way| way["bearer"][0].as_str());
    let anyone = ways.iter().any(|way| way.as_object().is_some_and(Map::is_empty));
    match (anyone, token) {
        (true, _) => "Anybody.".to_owned(),
        (false, Some(scope)) => format!("A person, or a token with the scope <code>{}</code>.", escape(scope)),
        (false, None) => "A person at their own browser: no token will do.".to_owned(),
    }
}

fn parameters<'a>(operation: &'a Value, place: &'a str) -> impl Iterator<Item = &'a Value> {
    operation["parameters"].as_array().into_iter().flatten().filter(move |one| one["in"] == place)
}

/// A small document is written where it is used; a large one is a link.
fn short(document: &Value, schema: &Value) -> String {
    let named = resolve(document, schema);
    let few = named["properties"].as_object().is_some_and(|properties| properties.len() <= 4);
    match few {
        true if named["properties"].as_object().is_some_and(|properties| !properties.is_empty()) => {
            format!("{}{}", kind(schema), rows(named))
        }
        _ => kind(schema),
    }
}

fn resolve<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    schema["$ref"].as_str().and_then(|to| document.pointer(to.trim_start_matches('#'))).unwrap_or(schema)
}

/// A document in full.
fn block(schema: &Value) -> String {
    let about = schema["description"].as_str().map(|text| format!("<p>{}</p>", prose(text))).unwrap_or_default();
    let variants = ["oneOf", "anyOf"].into_iter().find_map(|way| schema[way].as_array());
    if let Some(variants) = variants {
        let items: String = variants.iter().map(variant).collect();
        return format!("{about}<p>One of these, as a word or as the only field:</p><ul>{items}</ul>");
    }
    if schema["properties"].is_object() {
        return about + &rows(schema);
    }
    format!("{about}<p>{}</p>", kind(schema))
}

/// One of several things that a document can be.
fn variant(schema: &Value) -> String {
    let about = prose(text(&schema["description"]));
    let mut named = fields(&schema["properties"]);
    match (named.next(), named.next()) {
        (Some((name, inner)), None) if inner["type"] == "object" => {
            format!("<li><code>{}</code> {about}{}</li>", escape(name), rows(inner))
        }
        (Some((name, inner)), None) => format!("<li><code>{}</code>: {} {about}</li>", escape(name), kind(inner)),
        _ => format!("<li>{} {about}</li>", kind(schema)),
    }
}

/// The fields of a document, a row each.
fn rows(schema: &Value) -> String {
    let required = schema["required"].as_array().map_or(&[][..], Vec::as_slice);
    let row = |(name, schema): (&String, &Value)| {
        let may = if required.iter().any(|one| one == name) { "" } else { " <i>optional</i>" };
        format!(
            "<tr><th scope=\"row\"><code>{}</code>{may}</th><td>{}</td><td>{}</td></tr>",
            escape(name),
            kind(schema),
            prose(text(&schema["description"]))
        )
    };
    let rows: String = fields(&schema["properties"]).map(row).collect();
    if rows.is_empty() { String::new() } else { format!("<table><tbody>{rows}</tbody></table>") }
}

/// What a value is, in a few words.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|to| to.rsplit('/').next()) {
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    let any = ["anyOf", "oneOf"].into_iter().find_map(|way| schema[way].as_array());
    if let Some(any) = any {
        return any.iter().map(kind).collect::<Vec<_>>().join(" or ");
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(literal).collect::<Vec<_>>().join(" or ");
    }
    if !schema["const"].is_null() {
        return literal(&schema["const"]);
    }
    match &schema["type"] {
        Value::String(kind) => simple(kind, schema),
        Value::Array(kinds) => kinds.iter().map(|kind| simple(text(kind), schema)).collect::<Vec<_>>().join(" or "),
        _ => "anything".to_owned(),
    }
}

fn simple(kind_name: &str, schema: &Value) -> String {
    match kind_name {
        "null" => "nothing".to_owned(),
        "boolean" => "yes or no".to_owned(),
        "integer" => "whole number".to_owned(),
        "string" => "text".to_owned(),
        "array" if schema["prefixItems"].is_array() => {
            let items = schema["prefixItems"].as_array().into_iter().flatten().map(kind);
            format!("[{}]", items.collect::<Vec<_>>().join(", "))
        }
        "array" => format!("list of {}", kind(&schema["items"])),
        "object" if schema["properties"].is_object() => {
            let named = fields(&schema["properties"])
                .map(|(name, one)| format!("<code>{}</code>: {}", escape(name), kind(one)));
            format!("{{ {} }}", named.collect::<Vec<_>>().join(", "))
        }
        other => escape(other),
    }
}

fn literal(value: &Value) -> String {
    format!("<code>{}</code>", escape(&value.to_string()))
}

/// A request as one can type it.
fn curl(document: &Value, path: &str, method: &str, operation: &Value, body: &Value) -> String {
    let path = parameters(operation, "path").fold(path.to_owned(), |path, one| {
        let name = text(&one["name"]);
        path.replace(&format!("{{{name}}}"), &format!("${}", name.to_ascii_uppercase()))
    });
    let mut line = "curl".to_owned();
    if method != "GET" {
        let _ = write!(line, " -X {method}");
    }
    let _ = write!(line, " \"$SERVER{path}\"");
    let ways = operation["security"].as_array().map_or(&[][..], Vec::as_slice);
    if !ways.iter().any(|way| way.as_object().is_some_and(Map::is_empty)) {
        let token = ways.iter().any(|way| way["bearer"].is_array());
        line.push_str(if token { " \\\n  -H \"Authorization: Bearer $TOKEN\"" } else { " \\\n  -b \"tenka=$COOKIE\"" });
    }
    if !body.is_null() {
        let sent = example(document, body, 0);
        let _ = write!(line, " \\\n  -H 'Content-Type: application/json' \\\n  -d '{sent}'");
    }
    line
}

/// A document that fits a schema: what must be there, and no more.
fn example(document: &Value, schema: &Value, depth: usize) -> Value {
    let schema = resolve(document, schema);
    let first = ["oneOf", "anyOf"].into_iter().find_map(|way| schema[way].as_array()).and_then(|any| any.last());
    if let Some(first) = first.filter(|_| depth < 8) {
        return example(document, first, depth + 1);
    }
    if let Some(value) = schema["enum"].as_array().and_then(|values| values.first()) {
        return value.clone();
    }
    if !schema["const"].is_null() {
        return schema["const"].clone();
    }
    let name = schema["type"].as_str().or_else(|| schema["type"][0].as_str()).unwrap_or_default();
    match name {
        "object" => {
            let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let field = |name: &str| {
                let value = example(document, &schema["properties"][name], depth + 1);
                // A word that says what belongs there.
                let value = if value == "…" { Value::String(name.to_owned()) } else { value };
                (name.to_owned(), value)
            };
            required.map(field).collect::<Map<_, _>>().into()
        }
        "array" => json!([example(document, &schema["items"], depth + 1)]),
        "integer" | "number" => json!(3),
        "boolean" => json!(true),
        "string" => json!("…"),
        _ => json!({}),
    }
}

fn fields(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Text with names in it, which stand between backticks.
fn prose(text: &str) -> String {
    let parts = escape(text);
    let mut written = String::with_capacity(parts.len());
    for (index, part) in parts.split('`').enumerate() {
        if index % 2 == 1 {
            let _ = write!(written, "<code>{part}</code>");
        } else {
            written.push_str(part);
        }
    }
    written
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
