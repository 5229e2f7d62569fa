//! The models once more, cube by cube as the page describes them, with any number of colors: a
//! second opinion on the engine, and a tower for a game that the engine does not play.

use engine::{Chance, Rng};
use shogun::{Odds, Tower};

/// Odds as they are written: times, of how many.
type Fraction = (u32, u32);

fn fraction(odds: Odds) -> Fraction {
    let text = odds.to_string();
    let (times, of) = text.split_once('/').expect("a fraction");
    (times.parse().expect("a number"), of.parse().expect("a number"))
}

fn happens((times, of): Fraction, chance: &mut Rng) -> bool {
    chance.below(of) < times
}

/// A tower whose cubes are all named: each is the number of its color.
pub(crate) struct Plain {
    model: Tower,
    floors: [Vec<usize>; 2],
}

impl Plain {
    pub(crate) fn new(model: Tower) -> Plain {
        Plain { model, floors: [Vec::new(), Vec::new()] }
    }

    /// All cubes inside.
    pub(crate) fn inside(&self) -> impl Iterator<Item = usize> {
        self.floors.iter().flatten().copied()
    }

    /// Throws cubes and returns what comes out; the first throw fills the tower.
    pub(crate) fn throw(&mut self, mut cubes: Vec<usize>, fills: bool, chance: &mut Chance) -> Vec<usize> {
        let mut out = Vec::new();
        chance.draw(|chance| {
            chance.shuffle(&mut cubes);
            match self.model {
                Tower::Floors { pass, knock } => {
                    let odds = (fraction(pass), fraction(knock));
                    cubes.into_iter().for_each(|cube| self.arrive(0, cube, odds, &mut out, chance));
                }
                Tower::Sieve { fill, thrown, inside } => {
                    let (thrown, inside) = (fraction(if fills { fill } else { thrown }), fraction(inside));
                    self.floors[0].retain(|&cube| {
                        let falls = happens(inside, chance);
                        out.extend(falls.then_some(cube));
                        !falls
                    });
                    for cube in cubes {
                        if happens(thrown, chance) { out.push(cube) } else { self.floors[0].push(cube) }
                    }
                }
            }
        });
        out
    }

    /// A cube arrives at a floor: each cube on it may come loose, then it passes or stays.
    fn arrive(
        &mut self,
        floor: usize,
        cube: usize,
        odds: (Fraction, Fraction),
        out: &mut Vec<usize>,
        chance: &mut Rng,
    ) {
        if floor == self.floors.len() {
            out.push(cube);
            return;
        }
        let mut loose = Vec::new();
        self.floors[floor].retain(|&lying| {
            let falls = happens(odds.1, chance);
            loose.extend(falls.then_some(lying));
            !falls
        });
        for lying in loose {
            self.arrive(floor + 1, lying, odds, out, chance);
        }
        if happens(odds.0, chance) {
            self.arrive(floor + 1, cube, odds, out, chance);
        } else {
            self.floors[floor].push(cube);
        }
    }
}

/// The mean number of cubes inside after the first filling, worked out: a cube that stays on a floor is
/// there in the end if none of those that arrive later knocks it loose, and the cubes of the upper floor
/// do so independently of each other.
pub(crate) fn mean_filling(model: Tower, thrown: u32) -> f64 {
    let value = |odds: Odds| {
        let (times, of) = fraction(odds);
        f64::from(times) / f64::from(of)
    };
    match model {
        Tower::Sieve { fill, .. } => f64::from(thrown) * (1.0 - value(fill)),
        Tower::Floors { pass, knock } => {
            let (stays, keeps) = (1.0 - value(pass), 1.0 - value(knock));
            // E[keeps^arrivals] at the lower floor, where all arrive that are not on the upper one in the end.
            let still = |later: u32| stays * keeps.powi(later as i32);
            let upper: f64 = (0..thrown).map(still).sum();
            let spared: f64 = (0..thrown).map(|later| 1.0 + still(later) * (1.0 / keeps - 1.0)).product();
            upper + stays / value(knock) * (1.0 - keeps.powi(thrown as i32) * spared)
        }
    }
}
