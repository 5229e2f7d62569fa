//! A game that went wrong, written down so that anybody can see it go wrong again.

use std::path::Path;

use bots::{Contest, PlayError, Series};
use engine::{DocumentError, Entry, Game, Origin, PlayerAction, Record, Seat};
use text::Locale;

use super::work::{Failure, What};
use crate::error::{CliError, clause};
use crate::file::write_whole;

/// Writes the record of the game up to where it went wrong to a folder and names the file.
pub(crate) fn write<G: Contest>(folder: &Path, series: &Series<G>, failure: Failure<G>, locale: &Locale) -> CliError {
    let Failure { number, what, actions } = failure;
    let file = folder.join(format!("tenka-failure-{}-{number}.json", series.seed));
    match record(series, number, actions) {
        Ok(record) => {
            if let Err(fault) = write_whole(&file, &record.write(), locale) {
                return fault;
            }
        }
        Err(error) => return CliError::Failed(locale.document_error(&error)),
    }
    let what = describe(&what, locale);
    let args = [("number", number.into()), ("what", clause(&what).into()), ("file", file.display().to_string().into())];
    CliError::Failed(locale.say("cli-failed-game", &args))
}

fn record<G: Contest>(
    series: &Series<G>,
    number: u64,
    actions: Vec<(Seat, PlayerAction<G>)>,
) -> Result<Record<G>, DocumentError> {
    let deal = series.deal(number);
    let mut record = Record::new(Origin::Deal { options: deal.options, seed: deal.seed })?;
    let game = record.start()?;
    record.entries = actions.into_iter().map(|(seat, action)| Entry::new(&game, seat, action)).collect();
    Ok(record)
}

fn describe<G: Game>(what: &What<G>, locale: &Locale) -> String {
    match what {
        What::Panic => locale.say("cli-panicked", &[]),
        What::Play(error) => match &**error {
            PlayError::InvalidDocument(error) => locale.document_error(error),
            PlayError::InvalidAction { why, .. } => locale.action_error(why),
            PlayError::NoWay { .. } => locale.say("cli-no-way", &[]),
            PlayError::NotListed { .. } => locale.say("cli-not-listed", &[]),
            PlayError::Endless => locale.say("cli-endless", &[]),
        },
    }
}

#[cfg(test)]
mod tests {
    use bots::rising_sun::Plan;
    use bots::{Unwatched, Watch};
    use engine::Session;
    use rising_sun::State;

    use super::super::clock::Inspector;
    use super::super::work::attempt;
    use super::*;

    /// Lets the program panic over an action, or an invariant fail after one.
    struct Trap {
        inspector: Inspector<State>,
        panics_at: usize,
        flawed_at: usize,
    }

    impl Watch<State> for Trap {
        fn before(&mut self, session: &Session<State>, seat: Seat, action: &PlayerAction<State>) {
            self.inspector.before(session, seat, action);
            assert!(session.entries().len() + 1 < self.panics_at, "as the rules might");
        }

        fn after(&mut self, session: &Session<State>) -> Result<(), DocumentError> {
            if session.entries().len() == self.flawed_at {
                Err(DocumentError::new("coins", "too-much"))
            } else {
                Ok(())
            }
        }
    }

    fn series() -> Series<State> {
        let plan = Plan { kami_unbound: true, ..Plan::default() };
        Series::new(vec!["random".to_owned()], plan, 77)
    }

    /// Plays a game into a trap, and returns the error message and its record.
    fn failed(number: u64, panics_at: usize, flawed_at: usize) -> (String, Record<State>) {
        let series = series();
        let mut trap = Trap { inspector: Inspector::new(true, true), panics_at, flawed_at };
        let Err(what) = attempt(&series, number, &mut trap) else { panic!("the game went well") };
        let folder = std::env::temp_dir();
        let failure = Failure { number, what, actions: trap.inspector.actions };
        let fault = write(&folder, &series, failure, &Locale::from_environment());
        let CliError::Failed(line) = fault else { panic!("the failure is not reported") };
        let file = folder.join(format!("tenka-failure-77-{number}.json"));
        assert!(line.contains(&*file.display().to_string()), "{line}");
        let record = Record::read(&std::fs::read(&file).unwrap()).unwrap();
        std::fs::remove_file(file).unwrap();
        (line, record)
    }

    /// The record of the whole game.
    fn whole(number: u64) -> Record<State> {
        struct Last(Option<Record<State>>);
        impl Watch<State> for Last {
            fn after(&mut self, session: &Session<State>) -> Result<(), DocumentError> {
                self.0 = Some(session.record());
                Ok(())
            }
        }
        let mut last = Last(None);
        series().play(number, &mut last).unwrap();
        last.0.unwrap()
    }

    #[test]
    fn a_panic_leaves_a_record_up_to_the_action_that_panicked() {
        let (line, record) = failed(3, 60, usize::MAX);
        assert!(line.contains("panicked"), "{line}");
        let whole = whole(3);
        assert_eq!(record.entries, whole.entries[..60]);
        assert_eq!((&record.origin, &record.seats), (&whole.origin, &whole.seats));
        Session::replay(&record).unwrap();
    }

    #[test]
    fn a_flaw_leaves_a_record_up_to_the_action_that_showed_it() {
        let (_, record) = failed(4, usize::MAX, 90);
        assert_eq!(record.entries, whole(4).entries[..90]);
        assert!(attempt(&series(), 4, &mut Unwatched).is_ok());
    }
}
