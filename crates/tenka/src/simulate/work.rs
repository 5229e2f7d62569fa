//! The games of a series, shared out among threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{Contest, Mishap, Played, Series, Tally, Watch};
use table::{Flaw, Game, Session};
use text::Tongue;

use super::progress::Progress;
use crate::fault::Fault;
use crate::options::leave;

/// Set by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// What is to be done.
pub(super) struct Work<'a, G: Contest> {
    pub(super) series: &'a Series<G>,
    pub(super) games: u64,
    /// Whether to check every invariant after every action.
    pub(super) check: bool,
    /// Whether to keep what became of each game.
    pub(super) keep: bool,
}

/// What was done.
pub(super) struct Outcome<G: Game> {
    pub(super) tally: Tally,
    /// The games that were kept, in their order.
    pub(super) rows: Vec<(u64, Played)>,
    /// The first game that failed.
    pub(super) failure: Option<(u64, Failure<G>)>,
}

impl<G: Game> Outcome<G> {
    fn new() -> Outcome<G> {
        Outcome { tally: Tally::default(), rows: Vec::new(), failure: None }
    }
}

/// How a game failed.
pub(super) enum Failure<G: Game> {
    /// The rules or a bot went wrong.
    Mishap(Box<Mishap<G>>),
    /// The program panicked.
    Panic,
}

/// Checks every invariant, if it is told to.
struct Inspector(bool);

impl<G: Game> Watch<G> for Inspector {
    fn after(&mut self, session: &Session<G>) -> Result<(), Flaw> {
        if self.0 { session.game().check() } else { Ok(()) }
    }
}

impl<G: Contest> Work<'_, G> {
    /// Plays the games on so many threads.
    pub(super) fn run(&self, threads: usize, tongue: &Tongue) -> Result<Outcome<G>, Fault> {
        // A second handler cannot be set, and need not be.
        let _ = ctrlc::set_handler(|| {
            // Once more, and nobody waits for the games under way.
            if STOP.swap(true, Ordering::Relaxed) {
                leave();
            }
        });
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let all = Mutex::new(Outcome::new());
        let progress = Progress::new(self.games, tongue);
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| merge(&all, self.share(&next, &done)))).collect();
            while !workers.iter().all(|worker| worker.is_finished()) {
                progress.show(done.load(Ordering::Relaxed));
                std::thread::park_timeout(progress.pause());
            }
        });
        progress.end();
        let mut outcome = all.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        outcome.rows.sort_unstable_by_key(|(number, _)| *number);
        Ok(outcome)
    }

    /// One thread's share: the next game that nobody has, until there is none.
    fn share(&self, next: &AtomicU64, done: &AtomicU64) -> Outcome<G> {
        let mut outcome = Outcome::new();
        while !STOP.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                break;
            }
            let game = AssertUnwindSafe(|| self.series.play(number, &mut Inspector(self.check)));
            match catch_unwind(game) {
                Ok(Ok(played)) => {
                    self.series.count(&played, &mut outcome.tally);
                    if self.keep {
                        outcome.rows.push((number, played));
                    }
                }
                Ok(Err(mishap)) => outcome.failure = Some((number, Failure::Mishap(Box::new(mishap)))),
                Err(_) => outcome.failure = Some((number, Failure::Panic)),
            }
            if outcome.failure.is_some() {
                STOP.store(true, Ordering::Relaxed);
            }
            done.fetch_add(1, Ordering::Relaxed);
        }
        outcome
    }
}

fn merge<G: Game>(all: &Mutex<Outcome<G>>, share: Outcome<G>) {
    let mut all = all.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    all.tally.merge(share.tally);
    all.rows.extend(share.rows);
    let first = |failure: &Option<(u64, Failure<G>)>| failure.as_ref().map_or(u64::MAX, |(number, _)| *number);
    if first(&share.failure) < first(&all.failure) {
        all.failure = share.failure;
    }
}
