//! Players that think, the games between them, and what the results say.
//!
//! A [`Player`] is shown a view, never a state: whatever it wants to know beyond that it must
//! imagine, as a person would. Bots are made [by name](by_name); the same seed always gives the
//! same decisions, and no bot looks at a clock.
//!
//! ```
//! use bots::{Series, Tally, Unwatched};
//!
//! let series = Series {
//!     bots: ["random", "random", "random"].map(String::from).to_vec(),
//!     clans: None,
//!     players: None,
//!     set: Default::default(),
//!     kami: Default::default(),
//!     kami_unbound: false,
//!     seed: 1,
//! };
//! let mut tally = Tally::default();
//! for number in 0..3 {
//!     let played = series.play(number, &mut Unwatched).unwrap();
//!     series.count(&played, &mut tally);
//! }
//! assert_eq!((tally.finished, tally.bots["random"].seats), (3, 9));
//! ```

#![forbid(unsafe_code)]

mod dice;
mod greedy;
mod play;
mod player;
mod random;
mod roster;
mod series;
mod tally;

pub use dice::Dice;
pub use greedy::Greedy;
pub use play::{Done, DoneIn, Mishap, Unwatched, Watch, entries, play};
pub use player::Player;
pub use random::Random;
pub use roster::{NAMES, by_name};
pub use series::{Deal, Played, Series};
pub use tally::{Count, Share, Tally};
