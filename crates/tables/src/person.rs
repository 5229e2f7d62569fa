//! People, as a table knows them.

use protocol::ids::PersonId;

/// A person, as a table needs to know them.
#[derive(Clone, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
}
