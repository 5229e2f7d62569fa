//! The games by name.

use clap::ValueEnum;
use text::Tongue;

use crate::fault::Fault;

/// A game. A command that takes one is a `match` with an arm for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameName {
    /// Rising Sun.
    RisingSun,
}

impl GameName {
    /// All games.
    pub(crate) const ALL: [GameName; 1] = [GameName::RisingSun];

    /// The game's name in documents and on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            GameName::RisingSun => "rising-sun",
        }
    }

    /// The game of that name.
    pub(crate) fn named(name: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.name() == name)
    }
}

/// A game as it may be asked for, also one that is still to come.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum GameArg {
    /// Rising Sun
    RisingSun,
    /// Shogun (not yet part of this version)
    Shogun,
}

impl GameArg {
    /// The game, if this version has it.
    pub(crate) fn known(self, tongue: &Tongue) -> Result<GameName, Fault> {
        match self {
            GameArg::RisingSun => Ok(GameName::RisingSun),
            GameArg::Shogun => Err(Fault::request(tongue.say("cli-not-yet", &[("game", "Shogun".into())]))),
        }
    }
}
