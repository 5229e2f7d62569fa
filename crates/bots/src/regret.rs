//! Regret matching: whoever prefers next time what they should have done before ends, on average,
//! where nobody gains by doing otherwise.

use crate::Dice;

/// One player's choices, and what was learned of them.
#[derive(Clone, Debug)]
pub(crate) struct Learner {
    /// How much better each choice would have been than what was done, never below nothing.
    regrets: Vec<f64>,
    /// What each choice was worth in all rounds, late rounds counting more.
    worth: Vec<f64>,
    rounds: f64,
}

impl Learner {
    /// A player with this many choices, about which nothing is known yet.
    pub(crate) fn new(choices: usize) -> Learner {
        Learner { regrets: vec![0.0; choices], worth: vec![0.0; choices], rounds: 0.0 }
    }

    /// A choice: the more it was missed the likelier; any where none was.
    pub(crate) fn choose(&self, dice: &mut Dice) -> usize {
        let all: f64 = self.regrets.iter().sum();
        if all <= 0.0 {
            return dice.below(self.regrets.len());
        }
        let mut left = all * dice.part();
        for (index, regret) in self.regrets.iter().enumerate() {
            left -= regret;
            if left < 0.0 {
                return index;
            }
        }
        self.regrets.len() - 1
    }

    /// Learns from a round in which `chosen` was done and each choice would have been worth so much.
    pub(crate) fn learn(&mut self, chosen: usize, worths: &[f64]) {
        // What is learned late is learned from better opponents, and counts more.
        self.rounds += 1.0;
        for (index, worth) in worths.iter().enumerate() {
            self.regrets[index] = (self.regrets[index] + worth - worths[chosen]).max(0.0);
            self.worth[index] += self.rounds * worth;
        }
    }

    /// What a choice was worth on average, late rounds counting more.
    pub(crate) fn mean(&self, choice: usize) -> f64 {
        self.worth[choice] / (self.rounds * (self.rounds + 1.0) / 2.0).max(1.0)
    }

    /// The choice that did best against what the others learned.
    pub(crate) fn best(&self) -> usize {
        let better = |&one: &usize, &other: &usize| self.worth[one].total_cmp(&self.worth[other]).then(other.cmp(&one));
        (0..self.worth.len()).max_by(better).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rock, paper, scissors with a rock that wins twice as much: in balance, paper is chosen half of
    /// the time, the others a quarter each.
    #[test]
    fn learners_find_the_balance() {
        const PAYS: [[f64; 3]; 3] = [[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]];
        let mut dice = Dice::new(5);
        let mut players = [Learner::new(3), Learner::new(3)];
        let mut counts = [0.0; 3];
        const ROUNDS: usize = 40_000;
        for _ in 0..ROUNDS {
            let chosen = [players[0].choose(&mut dice), players[1].choose(&mut dice)];
            counts[chosen[0]] += 1.0 / ROUNDS as f64;
            for (player, other) in [(0, 1), (1, 0)] {
                players[player].learn(chosen[player], &PAYS.map(|row| row[chosen[other]]));
            }
        }
        for (count, share) in counts.into_iter().zip([0.25, 0.5, 0.25]) {
            assert!((count - share).abs() < 0.06, "{counts:?}");
        }
    }

    #[test]
    fn better_choice_is_learned() {
        let (mut dice, mut learner) = (Dice::new(1), Learner::new(4));
        for _ in 0..50 {
            let chosen = learner.choose(&mut dice);
            learner.learn(chosen, &[0.1, 0.4, 0.3, 0.2]);
        }
        assert_eq!((learner.best(), learner.choose(&mut dice)), (1, 1));
    }
}
