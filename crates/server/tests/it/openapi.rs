//! The OpenAPI document and the page that is made from it.

use std::collections::BTreeSet;

use crate::support::serve;
use serde_json::Value;

/// Everything that a document refers to.
fn references<'a>(value: &'a Value, found: &mut BTreeSet<&'a str>) {
    match value {
        Value::Object(map) => {
            found.extend(map.get("$ref").and_then(Value::as_str));
            map.values().for_each(|value| references(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

/// Where the document is published. `cargo xtask schema` writes it by this test.
const PUBLISHED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/schema/openapi.json");

#[test]
fn the_published_document_is_that_of_the_code() {
    let document = serde_json::to_string_pretty(&server::openapi()).unwrap() + "\n";
    if std::env::var_os("TENKA_PUBLISH").is_some() {
        std::fs::write(PUBLISHED, &document).unwrap();
    }
    let published = std::fs::read_to_string(PUBLISHED).unwrap();
    assert!(published == document, "docs/schema/openapi.json is not that of the code: run `cargo xtask schema`");
}

#[test]
fn every_reference_leads_somewhere_and_every_schema_is_used() {
    let document = server::openapi();
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    for to in &found {
        let pointer = to.strip_prefix('#').unwrap_or_else(|| panic!("{to} leads elsewhere"));
        assert!(document.pointer(pointer).is_some(), "{to}");
    }
    for name in document["components"]["schemas"].as_object().unwrap().keys() {
        assert!(found.contains(format!("#/components/schemas/{name}").as_str()), "nobody speaks of {name}");
    }
    for name in ["ClientMessage", "ServerMessage", "Setup", "SetupInput"] {
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
    let optional = |name: &str| {
        let required = document["components"]["schemas"][name]["required"].as_array().unwrap();
        !required.contains(&Value::from("open"))
    };
    assert!(optional("SetupInput") && !optional("Setup"), "what may be left out is always answered");
}

#[test]
fn every_request_says_who_may_ask_and_has_its_own_name() {
    let document = server::openapi();
    let mut names = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let name = operation["operationId"].as_str().unwrap();
            assert!(names.insert(name), "{name} is said twice");
            assert!(operation["security"].is_array() && operation["summary"].is_string(), "{method} {path}");
            let named = operation["parameters"].as_array().unwrap().iter().filter(|one| one["in"] == "path").count();
            assert_eq!(named, path.matches('{').count(), "{path}");
            assert_eq!(operation["requestBody"].is_object(), method != "get", "{method} {path}");
        }
    }
    let tokens = &document["paths"]["/api/me/tokens"]["post"]["security"];
    assert_eq!(*tokens, serde_json::json!([{"cookie": []}]));
    let create = &document["paths"]["/api/tables"]["post"]["security"];
    assert_eq!(*create, serde_json::json!([{"cookie": []}, {"bearer": ["create"]}]));
}

#[tokio::test]
async fn the_document_and_its_page_are_served_and_need_nothing_from_elsewhere() {
    let served = serve().await;
    let document = served.stranger().get("/api/openapi.json").await;
    assert_eq!(document, server::openapi());
    let fetch = async |path: &str| {
        let response = reqwest::get(format!("{}{path}", served.url)).await.unwrap();
        let headers = response.headers().clone();
        (headers, response.text().await.unwrap())
    };
    let (headers, page) = fetch("/api").await;
    assert!(headers["content-type"].to_str().unwrap().starts_with("text/html"));
    assert!(headers["content-security-policy"].to_str().unwrap().contains("style-src 'self'"));
    for forbidden in ["<script", " style=", "<style", "src=", "http:", "https:", " onclick"] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
    for methods in document["paths"].as_object().unwrap().values() {
        for operation in methods.as_object().unwrap().values() {
            let id = operation["operationId"].as_str().unwrap();
            assert_eq!(page.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
        }
    }
    // Every link on the page leads to a place on it, or to another answer of this server.
    for link in page.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        match link.strip_prefix('#') {
            Some(id) => assert!(page.contains(&format!("id=\"{id}\"")), "{link}"),
            None => {
                assert!(reqwest::get(format!("{}{link}", served.url)).await.unwrap().status().is_success(), "{link}");
            }
        }
    }
    let (headers, _) = fetch("/api/page.css").await;
    assert!(headers["content-type"].to_str().unwrap().starts_with("text/css"));
}
