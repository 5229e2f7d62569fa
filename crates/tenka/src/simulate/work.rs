//! The games of a series, shared out among threads.

use std::collections::HashSet;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{Contest, PlayError, Played, Series, Tally, Watch};
use engine::{Game, PlayerAction, Seat};
use text::Locale;

use super::clock::{Inspector, Thought};
use super::progress::Progress;
use crate::options::leave;

/// Set by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// Receives every game as it ends, on the thread that played it.
pub(crate) type Listener<'a> = &'a (dyn Fn(&Finished) -> io::Result<()> + Sync);

/// What is to be done.
pub(crate) struct Work<'a, G: Contest> {
    pub(crate) series: &'a Series<G>,
    pub(crate) games: u64,
    /// Whether to check every invariant after every action.
    pub(crate) check: bool,
    /// Whether to keep the result of each game, and how long each bot thought.
    pub(crate) keep: bool,
    /// Receives every game as it ends. If it fails, the work stops.
    pub(crate) listener: Option<Listener<'a>>,
}

/// One game that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finished {
    pub(crate) number: u64,
    pub(crate) played: Played,
    /// What each seat thought.
    pub(crate) thought: Vec<Thought>,
}

/// What was done.
pub(crate) struct Outcome<G: Game> {
    pub(crate) tally: Tally,
    /// The games that were kept, in their order.
    pub(crate) rows: Vec<Finished>,
    /// The first game that failed.
    pub(crate) failure: Option<Failure<G>>,
    /// Why the listener failed.
    pub(crate) trouble: Option<io::Error>,
}

impl<G: Game> Outcome<G> {
    fn new() -> Outcome<G> {
        Outcome { tally: Tally::default(), rows: Vec::new(), failure: None, trouble: None }
    }
}

/// A game that failed.
pub(crate) struct Failure<G: Game> {
    pub(crate) number: u64,
    pub(crate) what: What<G>,
    /// What was done until then; where the program panicked, the last of it perhaps not to its end.
    pub(crate) actions: Vec<(Seat, PlayerAction<G>)>,
}

/// How a game failed.
pub(crate) enum What<G: Game> {
    /// The rules or a bot went wrong.
    Play(Box<PlayError<G>>),
    /// The program panicked.
    Panic,
}

impl<G: Contest> Work<'_, G> {
    /// Plays the games on so many threads, without those that were played before.
    pub(crate) fn run(&self, threads: usize, before: Vec<Finished>, locale: &Locale) -> Outcome<G> {
        // A second handler cannot be set, and need not be.
        let _ = ctrlc::set_handler(|| {
            // A second Ctrl-C does not wait for the games in progress.
            if STOP.swap(true, Ordering::Relaxed) {
                leave();
            }
        });
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let played: HashSet<u64> = before.iter().map(|game| game.number).collect();
        let progress = Progress::new(self.games, played.len() as u64, locale);
        let mut known = Outcome::new();
        before.into_iter().for_each(|game| self.take(game, &mut known));
        let all = Mutex::new(known);
        std::thread::scope(|scope| {
            let work = || merge(&all, self.share(&next, &done, &played));
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            while !workers.iter().all(|worker| worker.is_finished()) {
                progress.show(done.load(Ordering::Relaxed));
                std::thread::park_timeout(progress.pause());
            }
        });
        progress.end();
        let mut outcome = all.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        outcome.rows.sort_unstable_by_key(|game| game.number);
        outcome
    }

    /// One thread's share: the next game that is not taken, until there is none.
    fn share(&self, next: &AtomicU64, done: &AtomicU64, played: &HashSet<u64>) -> Outcome<G> {
        let mut outcome = Outcome::new();
        while !STOP.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                break;
            }
            if played.contains(&number) {
                continue;
            }
            match self.play(number) {
                Ok(game) => {
                    if let Some(error) = self.listener.and_then(|listener| listener(&game).err()) {
                        outcome.trouble = Some(error);
                    }
                    self.take(game, &mut outcome);
                }
                Err(failure) => outcome.failure = Some(failure),
            }
            if outcome.failure.is_some() || outcome.trouble.is_some() {
                STOP.store(true, Ordering::Relaxed);
            }
            done.fetch_add(1, Ordering::Relaxed);
        }
        outcome
    }

    fn play(&self, number: u64) -> Result<Finished, Failure<G>> {
        let mut inspector = Inspector::new(self.check, self.keep);
        match attempt(self.series, number, &mut inspector) {
            Ok(played) => Ok(Finished { number, played, thought: inspector.thought }),
            Err(what) => Err(Failure { number, what, actions: inspector.actions }),
        }
    }

    fn take(&self, game: Finished, outcome: &mut Outcome<G>) {
        self.series.count(&game.played, &mut outcome.tally);
        if self.keep {
            outcome.rows.push(game);
        }
    }
}

/// Plays a game, come what may.
pub(super) fn attempt<G: Contest>(
    series: &Series<G>,
    number: u64,
    watch: &mut impl Watch<G>,
) -> Result<Played, What<G>> {
    match catch_unwind(AssertUnwindSafe(|| series.play(number, watch))) {
        Ok(played) => played.map_err(|error| What::Play(Box::new(error))),
        Err(_) => Err(What::Panic),
    }
}

fn merge<G: Game>(all: &Mutex<Outcome<G>>, share: Outcome<G>) {
    let mut all = all.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    all.tally.merge(share.tally);
    all.rows.extend(share.rows);
    let first = |failure: &Option<Failure<G>>| failure.as_ref().map_or(u64::MAX, |failure| failure.number);
    if first(&share.failure) < first(&all.failure) {
        all.failure = share.failure;
    }
    all.trouble = all.trouble.take().or(share.trouble);
}
