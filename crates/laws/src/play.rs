//! Random play.

use engine::{Chance, DiscardEvents, Game, Seat, Seed, Viewer};

use crate::{Subject, games};

/// Number of games that each law plays in the usual run.
const USUAL: u64 = 300;
/// Maximum number of decisions in a game.
const LIMIT: u32 = 20_000;

/// A random item.
pub fn pick<T: Copy>(chance: &mut Chance, from: &[T]) -> T {
    from[chance.below(from.len() as u32) as usize]
}

/// A random seat that has to decide, if any.
pub fn someone<G: Game>(game: &G, chance: &mut Chance) -> Option<Seat> {
    let seats: Vec<Seat> = game.waiting_for().iter().collect();
    (!seats.is_empty()).then(|| pick(chance, &seats))
}

/// All viewers of a game.
pub fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    let seats = game.seats() as u8;
    (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// Whether to look closely at this state, which is slow: once in `rare` states, less often in longer runs.
pub(crate) fn looks(rare: u32, chance: &mut Chance) -> bool {
    chance.below(rare * (games(USUAL) / 2500).max(1) as u32) == 0
}

/// Plays random games and calls `look` before each action.
pub(crate) fn play_games<S: Subject>(
    name: &str,
    mut look: impl FnMut(&S::Game, Seat, <S::Game as Game>::Action, &mut Chance),
) {
    for number in 0..games(USUAL) {
        let mut chance = Seed::new(format!("{name} {number}")).map(|seed| seed.chance()).unwrap_or_else(unnamed);
        let options = S::options(&mut chance);
        let mut game = S::Game::deal(&options, &Seed::from(number)).unwrap_or_else(|error| panic!("{error}"));
        let mut decisions = 0;
        while let Some(seat) = someone(&game, &mut chance) {
            S::bargain(&mut game, &mut chance);
            let action = S::choose(&game, seat, &mut chance);
            look(&game, seat, action, &mut chance);
            game.perform(seat, action, &mut DiscardEvents).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
            decisions += 1;
            assert!(decisions < LIMIT, "game {number} does not end");
        }
        assert!(game.outcome().is_some(), "a game without pending decisions is over");
    }
}

/// The names of laws are short enough for seeds.
fn unnamed() -> Chance {
    Seed::from(0).chance()
}
