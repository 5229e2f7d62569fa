//! Fits the nets with which bots appraise a table, from games among themselves.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use bots::value::Appraise;
use bots::value::fit::{Course, Example, examples, fit, surprise};

use crate::{Outcome, root};

/// The line-ups from which both nets learn: by greedy bots, which use no net, so that fitting does
/// not depend on what was fitted before.
const BOT: &str = "greedy";

/// Fits the net of a game and writes it where the bots read it.
pub(crate) fn write(arguments: &[String]) -> Outcome {
    let number = |name: &str, otherwise: u64| {
        let at = arguments.iter().position(|argument| argument == name);
        let written = at.map(|at| arguments.get(at + 1).and_then(|number| number.parse().ok()));
        written.unwrap_or(Some(otherwise)).ok_or_else(|| format!("{name} needs a number"))
    };
    let course = |games: u64, epochs: u64, seats: [usize; 2]| -> Result<Course, String> {
        Ok(Course {
            tables: seats.map(|seats| vec![BOT.to_owned(); seats]).to_vec(),
            games: number("--games", games)?,
            slips: 4,
            seed: number("--seed", 1)?,
            hidden: 32,
            epochs: number("--epochs", epochs)? as usize,
            decay: 0.01,
        })
    };
    match arguments.first().map(String::as_str) {
        Some("rising-sun") => game::<rising_sun::State>(&course(10_000, 4, [5, 4])?, "rising_sun"),
        Some("shogun") => game::<shogun::State>(&course(16_000, 5, [4, 5])?, "shogun"),
        _ => Err("say which: `fit rising-sun` or `fit shogun`".to_owned()),
    }
}

fn game<G: Appraise<Plan: Default>>(course: &Course, folder: &str) -> Outcome {
    let all = gather::<G>(course);
    // Tables of one game are alike: those that are held back are of other games.
    let (seen, unseen) = all.split_at(all.len() - all.len() / 10);
    eprintln!("{} tables from {} games", all.len(), course.games);
    let mut net = fit(course, G::FEATURES, seen, |epoch, net| {
        let [seen, unseen] = [seen, unseen].map(|examples| surprise(net, G::FEATURES, examples));
        eprintln!("epoch {}: surprise {seen:.4} at tables it learned from, {unseen:.4} at others", epoch + 1);
    });
    let Course { games, epochs, seed, .. } = course;
    net.made_by = format!("cargo xtask fit {} --games {games} --epochs {epochs} --seed {seed}", G::NAME);
    let path = root().join("crates/bots/src").join(folder).join("value.json");
    std::fs::write(&path, net.write()).map_err(|why| format!("{}: {why}", path.display()))
}

/// The tables of all games, in the order of the games.
fn gather<G: Appraise<Plan: Default>>(course: &Course) -> Vec<Example> {
    let (next, found) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let plan = G::Plan::default();
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= course.games {
                return;
            }
            let played = examples::<G>(course, &plan, number);
            found.lock().unwrap_or_else(PoisonError::into_inner).push((number, played));
        }
    };
    thread::scope(|scope| {
        (0..thread::available_parallelism().map_or(1, usize::from)).for_each(|_| _ = scope.spawn(work));
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|(number, _)| *number);
    found.into_iter().flat_map(|(_, examples)| examples).collect()
}
