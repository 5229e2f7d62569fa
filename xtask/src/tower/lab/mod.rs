//! Where towers are tried: battles are staged and games are played in the real engine, through what
//! it shows to everybody. The command measures with it, and the test of the rules measures again.

#![allow(dead_code)]

pub(crate) mod count;
pub(crate) mod figures;
pub(crate) mod plain;
pub(crate) mod play;
pub(crate) mod scene;

use engine::{Chance, Seed};
use shogun::{Colour, Pile};

/// The owners of cubes: five colors, then the peasants.
pub(crate) const OWNERS: usize = 6;
/// The place of the peasants among the owners.
pub(crate) const PEASANTS: usize = 5;

/// The stream of one trial: named, so that no trial depends on how many were made before it.
pub(crate) fn chance(name: &str, trial: u64) -> Chance {
    Seed::new(format!("tower {name} {trial}")).expect("a short name").chance()
}

/// The cubes of a pile in the order of their owners.
pub(crate) fn cubes(mut pile: Pile) -> [u8; OWNERS] {
    let mut cubes = [0; OWNERS];
    for (count, colour) in cubes.iter_mut().zip(Colour::ALL) {
        *count = *pile.of(colour);
    }
    cubes[PEASANTS] = pile.peasants;
    cubes
}

/// The pile of these cubes.
pub(crate) fn pile(cubes: [u8; OWNERS]) -> Pile {
    let mut pile = Pile { peasants: cubes[PEASANTS], ..Pile::default() };
    for (count, colour) in cubes.into_iter().zip(Colour::ALL) {
        *pile.of(colour) = count;
    }
    pile
}

/// How many cubes there are.
pub(crate) fn total(pile: Pile) -> usize {
    cubes(pile).into_iter().map(usize::from).sum()
}
