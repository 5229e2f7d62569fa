//! Names of variants in documents, for the paths of errors.

use std::fmt::{Debug, Write};

/// The snake-case name of a unit variant, as serde writes it: `RedFox` becomes `red_fox`.
pub fn snake_case(variant: impl Debug) -> String {
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
