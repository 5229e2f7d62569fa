//! The paths in document errors use the names of documents.

use engine::snake_case;

use crate::{Card, Figure};

#[test]
fn snake_case_gives_document_names() {
    for figure in Figure::ALL {
        assert_eq!(serde_json::to_value(figure).unwrap(), snake_case(figure));
    }
    for card in Card::all() {
        assert_eq!(serde_json::to_value(card).unwrap(), snake_case(card));
    }
}
