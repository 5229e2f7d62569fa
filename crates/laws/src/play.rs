//! Random play.

use engine::{Chance, DiscardEvents, Game, Seat, Seed, Viewer};

use crate::{Subject, games};

/// How many games each law plays in the usual run.
const USUAL: u64 = 300;
/// No game takes longer than this.
const LIMIT: u32 = 20_000;

/// One of these.
pub fn pick<T: Copy>(chance: &mut Chance, from: &[T]) -> T {
    from[chance.below(from.len() as u32) as usize]
}

/// A seat that owes a decision, if any.
pub fn someone<G: Game>(game: &G, chance: &mut Chance) -> Option<Seat> {
    let seats: Vec<Seat> = game.waiting_for().iter().collect();
    (!seats.is_empty()).then(|| pick(chance, &seats))
}

/// All viewers of a game.
pub fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    let seats = game.seats() as u8;
    (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// Whether to look closely at one state in `rare`. That takes long: in a longer run there are more
/// games, and each has its share.
pub(crate) fn looks(rare: u32, chance: &mut Chance) -> bool {
    chance.below(rare * (games(USUAL) / 2500).max(1) as u32) == 0
}

/// Plays random games; `look` sees every state together with who is about to do what.
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
        assert!(game.outcome().is_some(), "a game that waits for nobody is over");
    }
}

/// The names of laws are short enough for seeds.
fn unnamed() -> Chance {
    Seed::from(0).chance()
}
