//! Odds: how often a thing happens, as an exact fraction.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Draws;

/// The largest denominator.
const FINEST: u16 = 1000;

/// `times` in `of`. In documents a text such as `5/6`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Odds {
    times: u16,
    of: u16,
}

impl Odds {
    /// `times` in `of`; neither may be more than `of`, nor `of` be 0 or more than 1000.
    pub(crate) const fn new(times: u16, of: u16) -> Odds {
        assert!(times <= of && of > 0 && of <= FINEST);
        Odds { times, of }
    }

    /// Whether it happens this time.
    #[inline]
    pub(crate) fn happens(self, draws: &mut Draws) -> bool {
        draws.below(self.of.into()) < self.times.into()
    }

    /// Whether it never happens.
    pub(crate) fn is_never(self) -> bool {
        self.times == 0
    }
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.times, self.of)
    }
}

/// The text is no fraction from 0/1 to 1/1 with a denominator of at most 1000.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOdds;

impl FromStr for Odds {
    type Err = NotOdds;

    fn from_str(text: &str) -> Result<Odds, NotOdds> {
        let (times, of) = text.split_once('/').ok_or(NotOdds)?;
        let number = |text: &str| text.parse::<u16>().map_err(|_| NotOdds);
        let (times, of) = (number(times)?, number(of)?);
        if times <= of && (1..=FINEST).contains(&of) { Ok(Odds { times, of }) } else { Err(NotOdds) }
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
        text.parse().map_err(|_| D::Error::custom("odds are a fraction such as 5/6, at most 1, in at most 1000ths"))
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

    #[test]
    fn odds_are_fractions_up_to_one() {
        for good in ["5/6", "0/1", "1/1", "999/1000"] {
            assert_eq!(good.parse::<Odds>().map(|odds| odds.to_string()), Ok(good.to_owned()));
        }
        for bad in ["", "5", "6/5", "1/0", "1/1001", "-1/2", "1/2/3", " 1/2"] {
            assert_eq!(bad.parse::<Odds>(), Err(NotOdds), "{bad}");
        }
    }
}
