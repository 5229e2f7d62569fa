//! Players that think, the games between them, and what the results say.
//!
//! A [`Player`] is shown a view, never a state: whatever it wants to know beyond that it must
//! imagine, as a person would. A game says in [`Contest`] which bots play it; the same seed always
//! gives the same decisions. A clock only keeps a slow machine from thinking forever. A player that is
//! another program ([`exec`]) has a deadline of its own.
//!
//! ```
//! use bots::{Series, Tally, Unwatched};
//!
//! let bots = ["random", "random", "random"].map(String::from).to_vec();
//! let series = Series::<rising_sun::State>::new(bots, Default::default(), 1);
//! let mut tally = Tally::default();
//! for number in 0..3 {
//!     let played = series.play(number, &mut Unwatched).unwrap();
//!     series.count(&played, &mut tally);
//! }
//! assert_eq!((tally.finished, tally.bots["random"].seats), (3, 9));
//! ```

#![forbid(unsafe_code)]

mod bargain;
mod character;
mod clock;
mod contest;
mod dice;
mod diplomat;
pub mod exec;
mod motive;
mod oracle;
mod play;
mod player;
mod random;
mod rating;
mod regret;
pub mod rising_sun;
mod rivals;
mod roster;
mod round;
mod schedule;
mod search;
mod series;
pub mod shogun;
mod tally;
mod trust;
pub mod value;

pub use bargain::{Bargain, Commitment, Idea, Price, Standing, commitments};
pub use character::{CHARACTERS, Character, Tastes};
pub use contest::Contest;
pub use dice::Dice;
pub use diplomat::Diplomat;
pub use motive::Motive;
pub use oracle::Oracle;
pub use play::{PlayError, Unwatched, Watch, play};
pub use player::{Advice, Answer, Measure, Player, Proposal};
pub use random::Random;
pub use rating::{Rating, rate};
pub use roster::{DEADLINE, UnknownBotError, is_outside, names, player};
pub use round::Round;
pub use schedule::{Schedule, Turn};
pub use search::{Budget, Findings, Foresight, look_ahead};
pub use series::{Deal, Played, Seated, Series};
pub use tally::{Count, Share, Tally};
