//! The names of documents as parts of message names.

/// `oni_of_skulls` and `OniOfSkulls` are `oni-of-skulls`.
pub fn kebab(name: &str) -> String {
    let mut kebab = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        if letter == '_' || letter == ' ' {
            kebab.push('-');
        } else if letter.is_ascii_uppercase() {
            if !kebab.is_empty() && !kebab.ends_with('-') {
                kebab.push('-');
            }
            kebab.push(letter.to_ascii_lowercase());
        } else {
            kebab.push(letter);
        }
    }
    kebab
}

/// Whether a text could be a name in documents. What people write themselves is left alone.
pub(crate) fn is_name(text: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_' || byte == b'-';
    text.as_bytes().first().is_some_and(u8::is_ascii_lowercase) && text.bytes().all(letter)
}
