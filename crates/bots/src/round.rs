//! What one round of a series chooses, so that over many rounds everything is chosen equally often.

use crate::Dice;

/// One round of a series. Whatever a plan leaves open is picked from it.
///
/// Each choice goes through its possibilities in turn, in an order that follows from the seed, so
/// that a few rounds already have all of them; and all combinations of all choices occur equally
/// often in a full cycle, wherever it begins.
#[derive(Clone, Debug)]
pub struct Round {
    number: u64,
    /// How many combinations the choices so far have.
    combinations: u64,
    seed: u64,
    choices: u64,
}

impl Round {
    /// The round of that number.
    pub fn new(seed: u64, number: u64) -> Round {
        Round { number, combinations: 1, seed, choices: 0 }
    }

    /// One of `count` possibilities.
    pub fn pick(&mut self, count: usize) -> usize {
        let count = count.max(1);
        let size = count as u64;
        let whole = self.combinations.saturating_mul(size);
        let place = self.number % whole;
        // Where this choice would fall into step with those before, it begins one further each
        // time that they meet.
        let meet = whole / greatest_divisor(self.combinations, size);
        self.combinations = whole;
        self.shuffled(count, ((place + place / meet) % size) as usize)
    }

    /// One of `count` possibilities on which depends what there is to pick next: each of them goes
    /// through a cycle of its own. Such a choice must come before all others.
    pub fn fork(&mut self, count: usize) -> usize {
        debug_assert_eq!(self.combinations, 1, "a fork comes first");
        let count = count.max(1);
        let place = (self.number % count as u64) as usize;
        // Each begins elsewhere, so that what one has had less often in few rounds another has had more often.
        self.number = self.number / count as u64 + place as u64;
        self.shuffled(count, place)
    }

    /// The possibility at a place, in the order of this choice.
    fn shuffled(&mut self, count: usize, place: usize) -> usize {
        self.choices += 1;
        let mut order: Vec<usize> = (0..count).collect();
        Dice::new(Dice::mix(&[self.seed, self.choices, count as u64, 2])).shuffle(&mut order);
        order[place]
    }
}

fn greatest_divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { greatest_divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_combination_comes_once_in_a_cycle_wherever_it_begins() {
        let sizes = [3, 10, 4, 6];
        let cycle: usize = sizes.iter().product();
        for first in [0, 1, 17, 5000] {
            let mut seen: BTreeMap<Vec<usize>, u32> = BTreeMap::new();
            for number in first..first + cycle as u64 {
                let mut round = Round::new(9, number);
                *seen.entry(sizes.map(|size| round.pick(size)).to_vec()).or_default() += 1;
            }
            assert_eq!(seen.len(), cycle);
            assert!(seen.values().all(|&times| times == 1));
        }
    }

    #[test]
    fn few_rounds_have_every_possibility_of_each_choice() {
        for choice in 0..3 {
            let sizes = [3, 10, 4];
            let picks = (0..sizes[choice] as u64).map(|number| {
                let mut round = Round::new(4, number);
                sizes.map(|size| round.pick(size))[choice]
            });
            let mut picks: Vec<usize> = picks.collect();
            picks.sort_unstable();
            assert_eq!(picks, (0..sizes[choice]).collect::<Vec<_>>());
        }
    }

    #[test]
    fn each_branch_of_a_fork_has_a_cycle_of_its_own() {
        let mut seen: BTreeMap<(usize, usize), u32> = BTreeMap::new();
        for number in 7..7 + 3 * 60 {
            let mut round = Round::new(2, number);
            let branch = round.fork(3);
            *seen.entry((branch, round.pick(3 + branch))).or_default() += 1;
        }
        assert_eq!(seen.len(), 3 + 4 + 5);
        assert!(seen.iter().all(|((branch, _), &times)| times == 60 / (3 + *branch as u32)), "{seen:?}");
    }

    #[test]
    fn the_seed_changes_the_order() {
        let picks = |seed| (0..10).map(|number| Round::new(seed, number).pick(10)).collect::<Vec<_>>();
        assert_ne!(picks(1), picks(2));
    }
}
