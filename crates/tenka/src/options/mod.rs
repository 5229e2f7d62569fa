//! What is chosen on the command line before a game.

mod bots;
mod rising_sun;
mod shogun;

use engine::Game;
use text::Locale;

pub(crate) use self::bots::{Deadline, leave, leave_nobody_behind, no_bot, player};
use crate::error::CliError;
use crate::games::Playable;

/// The options of all games. One that is given with the wrong game is refused.
#[derive(clap::Args)]
pub(crate) struct GameOptions {
    #[arg(
        long,
        visible_alias = "seats",
        value_parser = clap::value_parser!(u8).range(3..=5),
        conflicts_with_all = ["clans", "colours"]
    )]
    players: Option<u8>,
    #[command(flatten)]
    rising_sun: rising_sun::Asked,
    #[command(flatten)]
    shogun: shogun::Asked,
}

impl GameOptions {
    /// The options of one game.
    pub(crate) fn options<G: Playable>(&self, locale: &Locale) -> Result<G::Options, CliError> {
        self.refuse_others::<G>(locale)?;
        G::read_options(self, locale)
    }

    /// What many games have in common.
    pub(crate) fn plan<G: Playable>(&self, locale: &Locale) -> Result<G::Plan, CliError> {
        self.refuse_others::<G>(locale)?;
        G::read_plan(self, locale)
    }

    /// Refuses what belongs to another game.
    fn refuse_others<G: Playable>(&self, locale: &Locale) -> Result<(), CliError> {
        let given =
            [(::rising_sun::State::NAME, self.rising_sun.given()), (::shogun::State::NAME, self.shogun.given())];
        for (game, option) in given.into_iter().filter(|(game, _)| *game != G::NAME) {
            if let Some(option) = option {
                let args = [("option", option.into()), ("game", game.into())];
                return Err(CliError::request(locale.say("cli-wrong-game", &args)));
            }
        }
        Ok(())
    }
}

/// The names in a list such as `koi,lotus`, each as what it names.
fn named<T>(
    option: &str,
    names: &str,
    find: impl Fn(&str) -> Option<T>,
    known: impl Fn() -> String,
    locale: &Locale,
) -> Result<Vec<T>, CliError> {
    let one = |name: &str| find(name).ok_or_else(|| unknown(option, name, known(), locale));
    names.split(',').map(str::trim).map(one).collect()
}

/// The error of an option with an unknown value.
pub(crate) fn unknown(option: &str, name: &str, known: String, locale: &Locale) -> CliError {
    let args = [("option", option.into()), ("name", name.into()), ("known", known.into())];
    CliError::request(locale.say("cli-unknown-value", &args))
}
