//! The names of things in documents, for the paths of flaws.

use std::fmt::{Debug, Write};

/// The name of a plain variant as serde writes it: `OniOfSkulls` is `oni_of_skulls`.
pub(crate) fn name(variant: impl Debug) -> String {
    let mut camel = String::new();
    // Writing into a string cannot fail.
    let _ = write!(camel, "{variant:?}");
    let mut snake = String::with_capacity(camel.len() + 4);
    for letter in camel.chars() {
        if letter.is_ascii_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

#[cfg(test)]
mod tests {
    use super::name;
    use crate::{Card, Figure};

    #[test]
    fn names_are_those_of_documents() {
        for figure in Figure::ALL {
            assert_eq!(serde_json::to_value(figure).unwrap(), name(figure));
        }
        for card in Card::all() {
            assert_eq!(serde_json::to_value(card).unwrap(), name(card));
        }
    }
}
