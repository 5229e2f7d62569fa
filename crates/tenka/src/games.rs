//! The games by name, and what the commands need of each.

use bots::{Dice, Foresight};
use clap::ValueEnum;
use engine::{Game, Seat};
use text::Locale;

use crate::error::CliError;
use crate::options::GameOptions;
use crate::play::OnScreen;

/// A game. Where a command has its name, [`of_game`] goes on with its type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum GameName {
    /// Rising Sun
    RisingSun,
    /// Shogun
    Shogun,
}

/// Calls a function that is generic over [`Playable`] with the type of the game of that name: the
/// one place that tells games apart.
macro_rules! of_game {
    ($game:expr, $call:ident($($given:expr),* $(,)?)) => {
        match $game {
            $crate::games::GameName::RisingSun => $call::<::rising_sun::State>($($given),*),
            $crate::games::GameName::Shogun => $call::<::shogun::State>($($given),*),
        }
    };
}
pub(crate) use of_game;

impl GameName {
    /// All games.
    pub(crate) const ALL: [GameName; 2] = [GameName::RisingSun, GameName::Shogun];

    /// The game's name in documents and on the command line.
    pub(crate) fn name(self) -> &'static str {
        fn name<G: Game>() -> &'static str {
            G::NAME
        }
        of_game!(self, name())
    }

    /// The game of that name.
    pub(crate) fn named(name: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The names of all games.
    pub(crate) fn names() -> String {
        GameName::ALL.map(GameName::name).join(", ")
    }
}

/// A game that every command can handle: bots play it, a screen shows it, the command line chooses
/// its options.
pub(crate) trait Playable: Foresight + OnScreen {
    /// The options of one game, as the command line chooses them.
    fn read_options(asked: &GameOptions, locale: &Locale) -> Result<Self::Options, CliError>;

    /// What the games of a simulation have in common. What the command line leaves open may be
    /// drawn anew for every deal.
    fn read_plan(asked: &GameOptions, locale: &Locale) -> Result<Self::Plan, CliError>;

    /// What players without a plan agree on before one of them decides, so that the bench measures
    /// games as they are played.
    fn mingle(&mut self, seat: Seat, legal: &[Self::Action], dice: &mut Dice) {
        let _ = (seat, legal, dice);
    }
}
