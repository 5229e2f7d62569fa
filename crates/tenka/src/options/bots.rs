//! The bots at the table, as the command line names them.

use std::time::Duration;

use bots::{CHARACTERS, Player, UnknownBotError, is_outside};
use text::Locale;

use super::unknown;
use crate::error::CliError;
use crate::games::Playable;

/// How long bots may think.
#[derive(clap::Args)]
pub(crate) struct Deadline {
    #[arg(long, value_name = "SECONDS", default_value_t = bots::DEADLINE.as_secs_f64())]
    deadline: f64,
}

impl Deadline {
    /// As a time.
    pub(crate) fn time(&self, locale: &Locale) -> Result<Duration, CliError> {
        if (0.01..=3600.0).contains(&self.deadline) {
            Ok(Duration::from_secs_f64(self.deadline))
        } else {
            Err(CliError::request(locale.say("cli-bad-deadline", &[])))
        }
    }
}

/// The bot of that name.
pub(crate) fn player<G: Playable>(
    name: &str,
    seed: u64,
    deadline: Duration,
    locale: &Locale,
) -> Result<Box<dyn Player<G>>, CliError> {
    bots::player(name, seed, deadline).map_err(|why| no_bot::<G>(why, locale))
}

/// Says why there is no bot of a name.
pub(crate) fn no_bot<G: Playable>(why: UnknownBotError, locale: &Locale) -> CliError {
    match why {
        UnknownBotError::Unknown { name } => unknown("--bots", &name, known::<G>(), locale),
        why => CliError::request(locale.document_error(&why.into())),
    }
}

/// What bots can be called.
fn known<G: Playable>() -> String {
    let strongest = G::BOTS.last().copied().unwrap_or_default();
    let characters = CHARACTERS[1..].iter().map(|character| character.name);
    let with = std::iter::once("any").chain(characters).map(|character| format!("{strongest}:{character}"));
    let levels = G::BOTS.iter().map(|&level| level.to_owned());
    levels.chain(with).chain(["exec:\"…\"".to_owned()]).collect::<Vec<_>>().join(", ")
}

/// Sees to it that no program outlives this one when it is stopped by Ctrl-C or the like, where
/// nobody else does.
pub(crate) fn leave_nobody_behind<'a>(names: impl IntoIterator<Item = &'a str>) {
    if names.into_iter().any(is_outside) {
        // A second handler cannot be set, and need not be.
        let _ = ctrlc::set_handler(leave);
    }
}

/// Leaves at once, as a shell expects of a program that was stopped.
pub(crate) fn leave() {
    bots::exec::end_all();
    std::process::exit(130);
}
