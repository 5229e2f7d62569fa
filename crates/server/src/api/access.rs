//! Who may use a route.

use protocol::tokens::Scope;

/// Who may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Access {
    /// Anybody, known or not.
    Anyone,
    /// A person; a token needs this right.
    Person(Scope),
    /// A person at their own browser: no token will do.
    Browser,
    /// A person whom the host allows to put things in order, at their own browser.
    Admin,
}
