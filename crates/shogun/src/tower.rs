//! The cube tower (p.11): some of the cubes thrown into it stay inside, and some that stayed before fall out.
//!
//! How the real tower behaves has not been published; `docs/tower.md` compares the models below and names
//! their sources.

use engine::{Chance, DocumentError, Rng};
use serde::{Deserialize, Serialize};

use crate::odds::{Dice, Odds};
use crate::state::SEATS;

/// Number of owners of cubes: the seats and, last, the peasants.
pub(crate) const OWNERS: usize = SEATS + 1;
/// Index of the peasants among the owners.
pub(crate) const PEASANTS: usize = SEATS;

/// Number of floors.
pub(crate) const FLOORS: usize = 2;

/// A model of the tower.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Tower {
    /// Two floors with openings. Cubes arrive one by one; at each floor an arriving cube first
    /// knocks each cube on it loose with a given probability, then passes or stays.
    Floors {
        /// Probability that an arriving cube passes a floor.
        pass: Odds,
        /// Probability that an arriving cube knocks a given cube on the floor loose.
        knock: Odds,
    },
    /// No floors and no order: each cube falls through or stays independently.
    Sieve {
        /// Probability that a cube falls through at the first filling.
        fill: Odds,
        /// Probability that a thrown cube falls through.
        thrown: Odds,
        /// Probability that a cube inside falls out in a throw.
        inside: Odds,
    },
}

impl Default for Tower {
    fn default() -> Tower {
        Tower::STEADY
    }
}

impl Tower {
    /// Two floors that hold about five cubes, regardless of how many are thrown.
    pub const STEADY: Tower = Tower::Floors { pass: Odds::new(5, 6), knock: Odds::new(1, 16) };
    /// Two floors that hold about a dozen cubes in the middle of a game.
    pub const CROWDED: Tower = Tower::Floors { pass: Odds::new(17, 20), knock: Odds::new(1, 40) };
    /// A third of the thrown cubes stays, a third of those inside falls out.
    pub const SIEVE: Tower = Tower::Sieve { fill: Odds::new(2, 3), thrown: Odds::new(2, 3), inside: Odds::new(1, 3) };
    /// Half of the thrown cubes stays, most of those inside fall out.
    pub const WILD: Tower = Tower::Sieve { fill: Odds::new(7, 10), thrown: Odds::new(1, 2), inside: Odds::new(3, 5) };

    /// The models by name, the default first.
    pub const NAMED: [(&str, Tower); 4] =
        [("steady", Tower::STEADY), ("crowded", Tower::CROWDED), ("sieve", Tower::SIEVE), ("wild", Tower::WILD)];

    /// Parses the name of a model or its parameters, such as `floors:5/6:1/16` or `sieve:2/3:2/3:1/3`.
    pub fn named(text: &str) -> Option<Tower> {
        if let Some((_, tower)) = Tower::NAMED.into_iter().find(|(name, _)| *name == text) {
            return Some(tower);
        }
        let mut parts = text.split(':');
        let kind = parts.next()?;
        let odds: Vec<Odds> = parts.map(|part| part.parse().ok()).collect::<Option<_>>()?;
        let tower = match (kind, odds[..].first_chunk::<2>(), &odds[..]) {
            ("floors", Some(&[pass, knock]), [_, _]) => Tower::Floors { pass, knock },
            ("sieve", _, &[fill, thrown, inside]) => Tower::Sieve { fill, thrown, inside },
            _ => return None,
        };
        tower.check().is_ok().then_some(tower)
    }

    /// Rejects a tower through which no cube ever falls, because it could not decide a battle.
    pub(crate) fn check(&self) -> Result<(), DocumentError> {
        let shut = match self {
            Tower::Floors { pass, .. } => pass.is_never(),
            Tower::Sieve { thrown, .. } => thrown.is_never(),
        };
        if shut { Err(DocumentError::new("", "tower-shut")) } else { Ok(()) }
    }
}

/// Cubes by owner: the seats, then the peasants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Cubes(pub(crate) [u8; OWNERS]);

impl Cubes {
    /// No cubes.
    pub(crate) const NONE: Cubes = Cubes([0; OWNERS]);

    /// Number of cubes.
    #[inline]
    pub(crate) fn total(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Adds other cubes.
    #[inline]
    pub(crate) fn add(&mut self, other: Cubes) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// Takes all cubes of an owner and returns their number.
    #[inline]
    pub(crate) fn take(&mut self, owner: usize) -> u8 {
        std::mem::take(&mut self.0[owner])
    }

    /// Takes a random cube and returns its owner; `total` is the number of cubes.
    #[inline]
    fn draw(&mut self, total: u32, rng: &mut Rng) -> usize {
        let mut place = if total > 1 { rng.below(total) } else { 0 };
        let mut owner = 0;
        while place >= u32::from(self.0[owner]) {
            place -= u32::from(self.0[owner]);
            owner += 1;
        }
        self.0[owner] -= 1;
        owner
    }

    /// Takes out each cube with a given probability. Drawing their number first and the cubes afterwards gives the
    /// same distribution, because all cubes are equally likely.
    #[inline]
    fn loosen(&mut self, odds: &Dice, rng: &mut Rng) -> Cubes {
        let total = self.total();
        let count = odds.count(total, rng);
        let mut loose = Cubes::NONE;
        for left in (total - count + 1..=total).rev() {
            loose.0[self.draw(left, rng)] += 1;
        }
        loose
    }
}

/// The cubes in the tower and its tray, which all players may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Content {
    /// The floors from the top; a sieve keeps everything on the first.
    pub(crate) floors: [Cubes; FLOORS],
    /// The tray.
    pub(crate) tray: Cubes,
}

/// The reason for a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Throw {
    /// The first filling.
    Fill,
    /// A battle or a revolt.
    Fight,
}

/// The probabilities of a tower with floors.
struct Openings {
    pass: Dice,
    knock: Dice,
}

impl Content {
    /// Throws the cubes of the funnel. They end up inside or in the tray, as do cubes that they knock loose.
    pub(crate) fn throw(&mut self, tower: Tower, funnel: Cubes, throw: Throw, chance: &mut Chance) {
        chance.draw(|rng| match tower {
            Tower::Floors { pass, knock } => {
                self.pour(0, funnel, &Openings { pass: Dice::new(pass), knock: Dice::new(knock) }, rng);
            }
            Tower::Sieve { fill, thrown, inside } => {
                let mut funnel = funnel;
                let loose = self.floors[0].loosen(&Dice::new(inside), rng);
                let through = funnel.loosen(&Dice::new(if throw == Throw::Fill { fill } else { thrown }), rng);
                self.floors[0].add(funnel);
                self.tray.add(loose);
                self.tray.add(through);
            }
        });
    }

    /// Drops cubes on a floor one by one, in random order.
    fn pour(&mut self, floor: usize, mut cubes: Cubes, odds: &Openings, rng: &mut Rng) {
        for left in (1..=cubes.total()).rev() {
            let owner = cubes.draw(left, rng);
            self.fall(floor, owner, odds, rng);
        }
    }

    /// Drops a cube on a floor. It falls until it stays on a floor or reaches the tray.
    #[inline]
    fn fall(&mut self, floor: usize, owner: usize, odds: &Openings, rng: &mut Rng) {
        for floor in floor..FLOORS {
            let loose = self.floors[floor].loosen(&odds.knock, rng);
            if loose != Cubes::NONE {
                self.pour(floor + 1, loose, odds, rng);
            }
            if !odds.pass.happens(rng) {
                self.floors[floor].0[owner] += 1;
                return;
            }
        }
        self.tray.0[owner] += 1;
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;

    #[test]
    fn towers_parse_names_and_parameters() {
        for (name, tower) in Tower::NAMED {
            assert_eq!(Tower::named(name), Some(tower));
        }
        assert_eq!(Tower::named("floors:5/6:1/16"), Some(Tower::STEADY));
        assert_eq!(Tower::named("sieve:7/10:1/2:3/5"), Some(Tower::WILD));
        for bad in ["", "floors", "floors:5/6", "floors:0/6:1/2", "floors:5/6:1/16:1/2", "sieve:1/2:1/2", "sieve:1:1:1"]
        {
            assert_eq!(Tower::named(bad), None, "{bad}");
        }
    }

    #[test]
    fn throw_preserves_cubes() {
        let mut chance = Seed::from(1).chance();
        for (_, tower) in Tower::NAMED {
            let mut content = Content::default();
            for round in 0..200 {
                let mut before = content.tray;
                content.floors.iter().for_each(|&floor| before.add(floor));
                let funnel = Cubes([round % 7, 3, 0, round % 3, 1, round % 5]);
                before.add(funnel);
                content.throw(tower, funnel, if round == 0 { Throw::Fill } else { Throw::Fight }, &mut chance);
                let mut after = content.tray;
                content.floors.iter().for_each(|&floor| after.add(floor));
                assert_eq!(before, after);
                content.tray = Cubes::NONE;
            }
        }
    }

    #[test]
    fn open_tower_lets_everything_through() {
        let open = Tower::named("floors:1/1:0/1").unwrap();
        let mut content = Content::default();
        let funnel = Cubes([4, 3, 0, 0, 0, 1]);
        content.throw(open, funnel, Throw::Fight, &mut Seed::from(1).chance());
        assert_eq!(content, Content { tray: funnel, ..Content::default() });
    }
}
