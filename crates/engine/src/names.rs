//! The names of things in documents, for the paths of flaws.

use std::fmt::{Debug, Write};

/// The name of a plain variant as serde writes it: `RedFox` is `red_fox`.
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
