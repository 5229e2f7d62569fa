//! A game that went wrong, written down so that anybody can see it go wrong again.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use bots::{Contest, Mishap, Series, Watch};
use table::{Deed, Entry, Flaw, Game, Origin, Record, Seat, Session};
use text::Tongue;

use super::work::Failure;
use crate::fault::{Fault, clause};
use crate::file::write_whole;

/// Writes down what is done before it is done.
struct Scribe<G: Game>(Vec<Entry<G>>);

impl<G: Game> Watch<G> for Scribe<G> {
    fn before(&mut self, session: &Session<G>, seat: Seat, deed: &Deed<G>) {
        // What was denied is no part of the record.
        self.0.truncate(session.entries().len());
        self.0.push(Entry::new(session.game(), seat, deed.clone()));
    }

    fn after(&mut self, session: &Session<G>) -> Result<(), Flaw> {
        session.game().check()
    }
}

/// Plays the game again up to where it went wrong, writes its record to a folder and names the file.
pub(super) fn write<G: Contest>(
    folder: &Path,
    series: &Series<G>,
    number: u64,
    failure: Failure<G>,
    tongue: &Tongue,
) -> Fault {
    let mut scribe = Scribe(Vec::new());
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

fn record<G: Contest>(series: &Series<G>, number: u64, entries: Vec<Entry<G>>) -> Result<Record<G>, Flaw> {
    let deal = series.deal(number);
    let mut record = Record::new(Origin::Deal { options: deal.options, seed: deal.seed })?;
    record.entries = entries;
    Ok(record)
}

fn what<G: Game>(failure: &Failure<G>, tongue: &Tongue) -> String {
    match failure {
        Failure::Panic => tongue.say("cli-panicked", &[]),
        Failure::Mishap(mishap) => match &**mishap {
            Mishap::Flawed(flaw) => tongue.flaw(flaw),
            Mishap::Denied { why, .. } => tongue.denied(why),
            Mishap::NoWay { .. } => tongue.say("cli-no-way", &[]),
            Mishap::NotListed { .. } => tongue.say("cli-not-listed", &[]),
            Mishap::Endless => tongue.say("cli-endless", &[]),
        },
    }
}

#[cfg(test)]
mod tests {
    use bots::rising_sun::Plan;
    use rising_sun::State;

    use super::*;

    #[test]
    fn a_failed_game_leaves_a_record_that_can_be_played() {
        let bots = vec!["random".to_owned()];
        let plan = Plan { kami_unbound: true, ..Plan::default() };
        let series = Series::<State> { bots, plan, seed: 77, deadline: bots::DEADLINE };
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
