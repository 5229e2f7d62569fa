//! Small, fast dice for bots and simulations. Games have dice of their own.

/// A SplitMix64 generator: one number of state, no cipher. Never used where a player could gain
/// from guessing what comes.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that always fall the same way for the same seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next number.
    #[inline]
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number from 0 to `bound - 1`. The bias for small bounds is far below what play can show.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.roll()) * bound as u128) >> 64) as usize
    }

    /// A number from 0 up to but not including 1.
    #[inline]
    pub fn part(&mut self) -> f64 {
        (self.roll() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// True once in `count` rolls.
    #[inline]
    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    /// Puts `items` into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// A seed made of several numbers, each of which changes all of it.
    pub fn mix(parts: &[u64]) -> u64 {
        parts.iter().fold(0x7465_6e6b_6121, |mixed, &part| Dice(mixed ^ part).roll())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_fall_the_same_way_for_the_same_seed_and_evenly() {
        let (mut one, mut two) = (Dice::new(7), Dice::new(7));
        let mut counts = [0; 6];
        for _ in 0..6000 {
            let face = one.below(6);
            assert_eq!(face, two.below(6));
            counts[face] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }

    #[test]
    fn every_part_changes_a_mixed_seed() {
        assert_ne!(Dice::mix(&[1, 2]), Dice::mix(&[2, 1]));
        assert_ne!(Dice::mix(&[1, 2]), Dice::mix(&[1, 3]));
        assert_ne!(Dice::mix(&[0]), Dice::mix(&[0, 0]));
    }
}
