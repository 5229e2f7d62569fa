//! The cube tower (p.11): what is thrown into its funnel partly stays inside, and shakes loose
//! some of what stayed there before.
//!
//! Nobody has published what the real tower does; `docs/tower.md` compares the models below and
//! says where each comes from.

use engine::{Chance, DocumentError, Rng};
use serde::{Deserialize, Serialize};

use crate::odds::{Dice, Odds};
use crate::state::SEATS;

/// How many owners of cubes there are: the seats and, last, the peasants.
pub(crate) const OWNERS: usize = SEATS + 1;
/// The owner of the green cubes.
pub(crate) const PEASANTS: usize = SEATS;

/// How many floors the tower has.
pub(crate) const FLOORS: usize = 2;

/// How the tower behaves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Tower {
    /// Two floors with openings. Cubes arrive one by one; at each floor an arriving cube first
    /// knocks loose each cube that lies there, then passes or stays.
    Floors {
        /// How likely an arriving cube passes a floor.
        pass: Odds,
        /// How likely an arriving cube knocks a lying one loose.
        knock: Odds,
    },
    /// No order and no floors: every cube falls through or stays by itself.
    Sieve {
        /// How likely a cube falls through at the first filling.
        fill: Odds,
        /// How likely a thrown cube falls through.
        thrown: Odds,
        /// How likely a cube that was inside comes out.
        inside: Odds,
    },
}

impl Default for Tower {
    fn default() -> Tower {
        Tower::STEADY
    }
}

impl Tower {
    /// Two floors that hold about five cubes, however many are thrown.
    pub const STEADY: Tower = Tower::Floors { pass: Odds::new(5, 6), knock: Odds::new(1, 16) };
    /// Two floors that hold on to what they have: about a dozen cubes in the middle of a game.
    pub const CROWDED: Tower = Tower::Floors { pass: Odds::new(17, 20), knock: Odds::new(1, 40) };
    /// A third of what is thrown stays, a third of what is inside comes out.
    pub const SIEVE: Tower = Tower::Sieve { fill: Odds::new(2, 3), thrown: Odds::new(2, 3), inside: Odds::new(1, 3) };
    /// Half of what is thrown stays, most of what is inside comes out.
    pub const WILD: Tower = Tower::Sieve { fill: Odds::new(7, 10), thrown: Odds::new(1, 2), inside: Odds::new(3, 5) };

    /// The models by name, the default first.
    pub const NAMED: [(&str, Tower); 4] =
        [("steady", Tower::STEADY), ("crowded", Tower::CROWDED), ("sieve", Tower::SIEVE), ("wild", Tower::WILD)];

    /// The model of that name, or with parameters of one's own: `floors:5/6:1/16`, `sieve:2/3:2/3:1/3`.
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

    /// A tower through which nothing ever falls cannot decide a battle.
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
    /// No cube.
    pub(crate) const NONE: Cubes = Cubes([0; OWNERS]);

    /// How many there are.
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

    /// Takes all cubes of an owner.
    #[inline]
    pub(crate) fn take(&mut self, owner: usize) -> u8 {
        std::mem::take(&mut self.0[owner])
    }

    /// Takes one cube at random.
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

    /// Takes out each cube that the odds say. Which cubes come loose is as good as drawn afterwards:
    /// all of them lie there alike.
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

/// What lies in the tower and before it, for all to see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Content {
    /// The floors from the top; a sieve keeps everything on the first.
    pub(crate) floors: [Cubes; FLOORS],
    /// The tray.
    pub(crate) tray: Cubes,
}

/// Why cubes are thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Throw {
    /// The first filling.
    Fill,
    /// A battle or a revolt.
    Fight,
}

/// The odds of a tower with floors.
struct Openings {
    pass: Dice,
    knock: Dice,
}

impl Content {
    /// Throws what is in the funnel: it lies in the tray or inside afterwards, together with what
    /// came loose.
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

    /// Lets cubes arrive at a floor one by one, in random order.
    fn pour(&mut self, floor: usize, mut cubes: Cubes, odds: &Openings, rng: &mut Rng) {
        for left in (1..=cubes.total()).rev() {
            let owner = cubes.draw(left, rng);
            self.fall(floor, owner, odds, rng);
        }
    }

    /// Lets a cube fall from a floor on, until it stays on one or reaches the tray.
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
    fn models_are_named_or_written_with_their_odds() {
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
    fn a_throw_neither_makes_nor_loses_a_cube() {
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
    fn an_open_tower_lets_everything_through() {
        let open = Tower::named("floors:1/1:0/1").unwrap();
        let mut content = Content::default();
        let funnel = Cubes([4, 3, 0, 0, 0, 1]);
        content.throw(open, funnel, Throw::Fight, &mut Seed::from(1).chance());
        assert_eq!(content, Content { tray: funnel, ..Content::default() });
    }
}
