//! Every sentence for people. The sentences live in `locales/`, in Fluent files that the page,
//! the terminal and the log all read; this crate finds the right one and fills it in.
//!
//! ```
//! use text::Locale;
//!
//! let locale = Locale::named("en").unwrap().about("rising-sun");
//! let event = serde_json::json!({"coins_gained": {"clan": "koi", "coins": 1, "source": "income"}});
//! assert_eq!(locale.event(&event), "Koi gains 1 coin (income).");
//! assert_eq!(locale.name("oni_of_skulls"), "Oni of Skulls");
//! ```
//!
//! # Games
//!
//! Every game has files of its own beside those for all games: `shogun.ftl`, `shogun-actions.ftl`
//! and so on. A message of the same name may be in the files of several games and means in each
//! what that game means. So a locale knows one game at a time: [`Locale::about`] takes
//! [`Game::NAME`](engine::Game::NAME) and returns a locale that also knows the words of that game. What
//! belongs to a session ([`Locale::news`], [`Locale::error`], [`Locale::unplayable`]) finds its game
//! by itself.
//!
//! # From a value to a sentence
//!
//! Whatever the games tell is written as externally tagged enums. The tag names the message, with
//! a prefix for the kind of thing: the event `figure_moved` is the message `event-figure-moved`.
//! The fields are its arguments, in kebab-case:
//!
//! - a number stays a number: `$coins`; for what documents count from 0 there is also
//!   `$slot-from-one`;
//! - a name is passed in the reader's language as `$clan`, by the message `clan-koi` if there is
//!   one and `name-koi` otherwise, and as written in documents (in kebab-case) as `$clan-id`, so
//!   that a message can select by case or gender;
//! - the forms of a name that the language has (attributes of its message, such as `.loc`) are passed
//!   as `$clan-loc` and so on; a name without that form is passed as it is;
//! - a nested enum such as `{"province":"kyoto"}` in the field `site` is filled into `site-province`,
//!   or into `part-province` where no message is made for that field;
//! - a nested struct in the field `terms` is filled into `terms-parts`; one that only counts, such
//!   as cubes by colour, and has no such message, is a list of what there is: the attributes of the
//!   message `counts` in their order, each with its `$count`, joined by `list-counts`;
//! - a list is joined by `list-two` and `list-more`; `$tiles-count` is its length;
//! - nothing is the empty text, and its `-id` is `none`; that of a struct is `some`.

mod forms;
mod kebab;
mod language;
mod locale;
mod rules;
mod translate;

pub use fluent::FluentValue as Value;
pub use kebab::kebab;
pub use language::{Files, LANGUAGES, Language, Vocabulary};
pub use locale::Locale;
pub use rules::RulesPage;

#[cfg(test)]
mod tests;
