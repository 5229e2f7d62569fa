//! Reading JSON documents of clients.

use serde::de::DeserializeOwned;

use crate::error::RequestError;

/// Reads a JSON document; the error names the place where it is wrong.
pub fn read_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, RequestError> {
    if has_nul(bytes) {
        return Err(RequestError::bad("api-error-nul-character"));
    }
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let read = serde_path_to_error::deserialize(&mut reader);
    let value = read.map_err(|error| syntax_error(&error.path().to_string(), error.inner()))?;
    reader.end().map_err(|error| syntax_error(".", &error))?;
    Ok(value)
}

/// Whether some text of a JSON document has a NUL character, which PostgreSQL cannot store. JSON can only write it as
/// an escape, and a backslash appears only in text.
fn has_nul(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    while let Some(at) = rest.iter().position(|byte| *byte == b'\\') {
        if rest[at + 1..].starts_with(b"u0000") {
            return true;
        }
        // What is escaped may be a backslash itself.
        rest = rest.get(at + 2..).unwrap_or_default();
    }
    false
}

fn syntax_error(path: &str, error: &serde_json::Error) -> RequestError {
    let at = if path == "." { String::new() } else { path.to_owned() };
    let why = if error.classify() == serde_json::error::Category::Data { "malformed" } else { "not-json" };
    let (line, column) = (error.line(), error.column());
    let detail = error.to_string();
    let detail = detail.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&detail).to_owned();
    engine::DocumentError::new(at, why).with("line", line).with("column", column).with("detail", detail).into()
}

#[cfg(test)]
mod tests {
    use super::has_nul;

    #[test]
    fn nul_is_found_only_where_it_is_escaped() {
        for bad in [r#""\u0000""#, r#"{"a\u0000b":1}"#, r#"["\\\u0000"]"#] {
            assert!(has_nul(bad.as_bytes()), "{bad}");
        }
        for good in [r#""\\u0000""#, r#""\u0001""#, r#""u0000""#, "\"\\", "\\", ""] {
            assert!(!has_nul(good.as_bytes()), "{good}");
        }
    }
}
