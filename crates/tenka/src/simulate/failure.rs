//! A game that went wrong, written down so that anybody can see it go wrong again.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use bots::{DoneIn, Mishap, Series, Watch, entries};
use rising_sun::State;
use table::{Flaw, Game, Origin, Record};
use text::Tongue;

use super::work::Failure;
use crate::fault::{Fault, clause};
use crate::file::write_whole;

/// Writes down what is done before it is done.
#[derive(Default)]
struct Scribe(Vec<DoneIn<State>>);

impl Watch<State> for Scribe {
    fn before(&mut self, what: &DoneIn<State>) {
        self.0.push(*what);
    }

    fn after(&mut self, game: &State) -> Result<(), Flaw> {
        game.check()
    }
}

/// Plays the game again up to where it went wrong, writes its record to a folder and names the file.
pub(super) fn write(folder: &Path, series: &Series, number: u64, failure: Failure, tongue: &Tongue) -> Fault {
    let mut scribe = Scribe::default();
    let _ = catch_unwind(AssertUnwindSafe(|| series.play(number, &mut scribe).map(|_| ())));
    let file = folder.join(format!("tenka-failure-{}-{number}.json", series.seed));
    match record(series, number, scribe.0) {
        Ok(record) => {
            if let Err(fault) = write_whole(&file, &record.write(), tongue) {
                return fault;
            }
        }
        Err(flaw) => return Fault::Trouble(tongue.flaw(&flaw)),
    }
    let what = what(&failure, tongue);
    let args = [("number", number.into()), ("what", clause(&what).into()), ("file", file.display().to_string().into())];
    Fault::Trouble(tongue.say("cli-failed-game", &args))
}

fn record(series: &Series, number: u64, done: Vec<DoneIn<State>>) -> Result<Record<State>, Flaw> {
    let deal = series.deal(number);
    let game = State::deal(&deal.options, &deal.seed)?;
    let mut record = Record::new(Origin::Deal { options: deal.options, seed: deal.seed })?;
    record.entries = entries(&game, done);
    Ok(record)
}

fn what(failure: &Failure, tongue: &Tongue) -> String {
    match failure {
        Failure::Panic => tongue.say("cli-panicked", &[]),
        Failure::Mishap(mishap) => match &**mishap {
            Mishap::Flawed(flaw) => tongue.flaw(flaw),
            Mishap::Refused { why, .. } => tongue.refusal(why),
            Mishap::NoWay { .. } => tongue.say("cli-no-way", &[]),
            Mishap::NotListed { .. } => tongue.say("cli-not-listed", &[]),
            Mishap::Endless => tongue.say("cli-endless", &[]),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_game_leaves_a_record_that_can_be_played() {
        let bots = vec!["random".to_owned()];
        let (set, kami) = Default::default();
        let series = Series { bots, clans: None, players: None, set, kami, kami_unbound: true, seed: 77 };
        let folder = std::env::temp_dir();
        let tongue = Tongue::from_environment();
        let fault = write(&folder, &series, 3, Failure::Panic, &tongue);
        let file = folder.join("tenka-failure-77-3.json");
        assert!(matches!(fault, Fault::Trouble(line) if line.contains("tenka-failure-77-3.json")));
        let record = Record::<State>::read(&std::fs::read(&file).unwrap()).unwrap();
        assert!(table::Session::replay(&record).unwrap().game().outcome().is_some());
        std::fs::remove_file(file).unwrap();
    }
}
