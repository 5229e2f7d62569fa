//! Probabilities as exact fractions.

use std::fmt;
use std::str::FromStr;

use engine::Rng;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The largest denominator.
const MAX_DENOMINATOR: u16 = 1000;

/// A probability: `times` in `of`. In documents it is a string such as `5/6`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Odds {
    times: u16,
    of: u16,
}

impl Odds {
    /// `times` in `of`; neither may be more than `of`, nor `of` be 0 or more than 1000.
    pub(crate) const fn new(times: u16, of: u16) -> Odds {
        assert!(times <= of && of > 0 && of <= MAX_DENOMINATOR);
        Odds { times, of }
    }

    /// Whether the probability is 0.
    pub(crate) fn is_never(self) -> bool {
        self.times == 0
    }
}

/// Number of values of a random 32-bit word.
const WHOLE: u64 = 1 << 32;

/// Maximum number of trials that one random word decides.
const BATCH: usize = 16;

/// A probability prepared for many trials, rounded to 32 bits.
#[derive(Clone, Copy)]
pub(crate) struct Dice {
    /// For each number of trials, how many of the [`WHOLE`] random words mean that all of them fail.
    none: [u64; BATCH + 1],
}

impl Dice {
    #[inline]
    pub(crate) fn new(odds: Odds) -> Dice {
        let spared = (u64::from(odds.of - odds.times) << 32) / u64::from(odds.of);
        let mut none = [WHOLE; BATCH + 1];
        for count in 1..none.len() {
            none[count] = ((u128::from(none[count - 1]) * u128::from(spared)) >> 32) as u64;
        }
        Dice { none }
    }

    /// Makes one trial.
    #[inline]
    pub(crate) fn happens(&self, rng: &mut Rng) -> bool {
        u64::from(rng.next_u32()) >= self.none[1]
    }

    /// Makes independent trials and returns how many succeed. One random word decides how many trials fail
    /// before the next success, so low probabilities need few words.
    #[inline]
    pub(crate) fn count(&self, trials: u32, rng: &mut Rng) -> u32 {
        let (mut left, mut count) = (trials as usize, 0);
        while left > 0 {
            let batch = left.min(BATCH);
            let word = u64::from(rng.next_u32());
            if word < self.none[batch] {
                left -= batch;
                continue;
            }
            let spared = self.none[1..batch].iter().take_while(|&&none| word < none).count();
            left -= spared + 1;
            count += 1;
        }
        count
    }
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.times, self.of)
    }
}

/// The text is not a fraction from 0/1 to 1/1 with a denominator of at most 1000.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OddsError;

impl fmt::Display for OddsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("odds are a fraction such as 5/6, at most 1, in at most 1000ths")
    }
}

impl std::error::Error for OddsError {}

impl FromStr for Odds {
    type Err = OddsError;

    fn from_str(text: &str) -> Result<Odds, OddsError> {
        let (times, of) = text.split_once('/').ok_or(OddsError)?;
        let number = |text: &str| text.parse::<u16>().map_err(|_| OddsError);
        let (times, of) = (number(times)?, number(of)?);
        if times <= of && (1..=MAX_DENOMINATOR).contains(&of) { Ok(Odds { times, of }) } else { Err(OddsError) }
    }
}

impl Serialize for Odds {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Odds {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Odds, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(D::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Odds {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Odds".into()
    }

    fn json_schema(schemas: &mut schemars::SchemaGenerator) -> schemars::Schema {
        String::json_schema(schemas)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Mean and variance of many trials are within four or five standard errors of the expected values.
    #[test]
    fn trials_succeed_with_given_probability() {
        let mut chance = engine::Seed::from(3).chance();
        for text in ["0/1", "1/1", "5/6", "1/16", "1/2", "999/1000"] {
            let odds: Odds = text.parse().unwrap();
            let (dice, p) = (Dice::new(odds), f64::from(odds.times) / f64::from(odds.of));
            for things in [1, 2, 5, 16, 17, 40] {
                let (mut sum, mut squares) = (0.0, 0.0);
                chance.draw(|rng| {
                    for _ in 0..20_000 {
                        let count = f64::from(dice.count(things, rng));
                        sum += count;
                        squares += count * count;
                    }
                });
                let (mean, n) = (sum / 20_000.0, f64::from(things));
                let variance = squares / 20_000.0 - mean * mean;
                let expected = n * p * (1.0 - p);
                assert!(
                    (mean - n * p).abs() <= 4.0 * (expected / 20_000.0).sqrt() + 1e-9,
                    "{text} of {things}: {mean}"
                );
                assert!(
                    (variance - expected).abs() <= 5.0 * (expected * (1.0 + 2.0 * expected) / 20_000.0).sqrt() + 1e-9,
                    "{text} of {things}: variance {variance}"
                );
            }
            let once = chance.draw(|rng| (0..60_000).filter(|_| dice.happens(rng)).count());
            assert!((once as f64 - 60_000.0 * p).abs() <= 4.0 * (60_000.0 * p * (1.0 - p)).sqrt(), "{text}: {once}");
        }
    }

    #[test]
    fn odds_parse_fractions_up_to_one() {
        for good in ["5/6", "0/1", "1/1", "999/1000"] {
            assert_eq!(good.parse::<Odds>().map(|odds| odds.to_string()), Ok(good.to_owned()));
        }
        for bad in ["", "5", "6/5", "1/0", "1/1001", "-1/2", "1/2/3", " 1/2"] {
            assert_eq!(bad.parse::<Odds>(), Err(OddsError), "{bad}");
        }
    }
}
