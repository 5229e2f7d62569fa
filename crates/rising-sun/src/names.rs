//! The paths of flaws use the names of documents.

use engine::snake_case;

use crate::{Card, Figure};

#[test]
fn names_are_those_of_documents() {
    for figure in Figure::ALL {
        assert_eq!(serde_json::to_value(figure).unwrap(), snake_case(figure));
    }
    for card in Card::all() {
        assert_eq!(serde_json::to_value(card).unwrap(), snake_case(card));
    }
}
