//! The games by name, and what the commands need of each.

use bots::{Dice, Foresight};
use clap::ValueEnum;
use engine::{Game, Seat};
use text::Locale;

use crate::error::CliError;
use crate::options::GameOptions;
use crate::play::OnScreen;

/// Registers the games: generates [`GameName`] and the macro `of_game`, which calls a function that is generic over
/// [`Playable`] with the type of the game of a name. `$d` is the dollar sign of that macro.
macro_rules! games {
    ($d:tt $($(#[$doc:meta])* $name:ident = $state:ty,)+) => {
        /// The name of a game. Commands that have it continue with the game's type by `of_game`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
        pub(crate) enum GameName {
            $($(#[$doc])* $name,)+
        }

        impl GameName {
            /// All games.
            pub(crate) const ALL: &[GameName] = &[$(GameName::$name,)+];
        }

        macro_rules! of_game {
            ($d game:expr, $d call:ident($d($d given:expr),* $d(,)?)) => {
                match $d game {
                    $($crate::games::GameName::$name => $d call::<$state>($d($d given),*),)+
                }
            };
        }
        pub(crate) use of_game;
    };
}

// A new game is a line here, and its options in `options/`; the compiler then names every trait that its state must
// implement: `Playable` below, `OnScreen` and what the bots ask for.
games! { $
    /// Rising Sun
    RisingSun = ::rising_sun::State,
    /// Shogun
    Shogun = ::shogun::State,
}

impl GameName {
    /// The game's name in documents and on the command line.
    pub(crate) fn name(self) -> &'static str {
        fn name<G: Game>() -> &'static str {
            G::NAME
        }
        of_game!(self, name())
    }

    /// The game of that name.
    pub(crate) fn named(name: &str) -> Option<GameName> {
        GameName::ALL.iter().copied().find(|game| game.name() == name)
    }

    /// The names of all games.
    pub(crate) fn names() -> String {
        GameName::ALL.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ")
    }
}

/// A game that every command can handle: bots play it, a screen shows it, the command line chooses its options.
pub(crate) trait Playable: Foresight + OnScreen {
    /// The options of a game from the command line.
    fn read_options(given: &GameOptions, locale: &Locale) -> Result<Self::Options, CliError>;

    /// What the games of a simulation have in common. What the command line leaves open may be drawn for each deal.
    fn read_plan(given: &GameOptions, locale: &Locale) -> Result<Self::Plan, CliError>;

    /// Lets random players negotiate before one of them decides, so that the bench measures games as they are played.
    fn mingle(&mut self, seat: Seat, legal: &[Self::Action], dice: &mut Dice) {
        let _ = (seat, legal, dice);
    }
}
