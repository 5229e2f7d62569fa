//! Offers, gifts and promises as people write them: `offer lotus alliance +2c for 1r / i promise stay out kyoto`.

use rising_sun::{Advantage, Goods, Mandate, Pledge, Province, State, Terms};
use serde::Serialize;
use table::{FreeOf, OfferId, PromiseId, Word};
use text::Tongue;

use super::panels::{id, name};

/// The name of the sentence that says what is wrong.
pub(super) type Wrong = &'static str;

/// What reads deals.
pub(super) struct Reader<'a> {
    pub(super) tongue: &'a Tongue,
    /// The names of the seats in documents.
    pub(super) seats: Vec<&'static str>,
}

impl Reader<'_> {
    /// `offer CLAN [alliance] [GOODS] [for GOODS] [/ i promise PROMISE] [/ you promise PROMISE]`
    pub(super) fn offer(&self, text: &str) -> Result<FreeOf<State>, Wrong> {
        let mut parts = text.split('/').map(str::trim);
        let (to, terms) = self.addressed(parts.next().unwrap_or(""))?;
        let mut deal = Terms::default();
        let (give, ask) = terms.split_once("for ").unwrap_or((terms, ""));
        let words: Vec<&str> = give.split_whitespace().collect();
        deal.alliance = words.iter().any(|word| is_short_for(word, "alliance"));
        let give: Vec<&str> = words.into_iter().filter(|word| !is_short_for(word, "alliance")).collect();
        deal.give = goods(&give.join(" "))?;
        deal.ask = goods(ask)?;
        let (mut i_promise, mut you_promise) = (Vec::new(), Vec::new());
        for part in parts {
            let lower = part.to_lowercase();
            if let Some(at) = lower.strip_prefix("i promise ") {
                i_promise.push(self.word(&part[part.len() - at.len()..]));
            } else if let Some(at) = lower.strip_prefix("you promise ") {
                you_promise.push(self.word(&part[part.len() - at.len()..]));
            } else {
                return Err("deal-not-a-promise");
            }
        }
        let terms = (deal != Terms::default()).then_some(deal);
        Ok(FreeOf::<State>::Offer { to, terms, i_promise, you_promise })
    }

    /// `gift CLAN GOODS`
    pub(super) fn gift(&self, text: &str) -> Result<FreeOf<State>, Wrong> {
        let (to, rest) = self.addressed(text)?;
        Ok(FreeOf::<State>::Gift { to, terms: Terms { give: goods(rest)?, ..Terms::default() } })
    }

    /// `promise CLAN PROMISE`
    pub(super) fn promise(&self, text: &str) -> Result<FreeOf<State>, Wrong> {
        let (to, rest) = self.addressed(text)?;
        Ok(FreeOf::<State>::Promise { to, word: self.word(rest) })
    }

    /// `judge NUMBER kept|broken`
    pub(super) fn judge(&self, text: &str) -> Result<FreeOf<State>, Wrong> {
        let (number, verdict) = text.split_once(char::is_whitespace).ok_or("deal-not-a-verdict")?;
        let promise = number.parse().ok().ok_or("deal-not-a-verdict")?;
        let kept = match verdict.trim().to_lowercase() {
            verdict if is_short_for(&verdict, "kept") => true,
            verdict if is_short_for(&verdict, "broken") => false,
            _ => return Err("deal-not-a-verdict"),
        };
        Ok(FreeOf::<State>::Judge { promise: PromiseId(promise), kept })
    }

    /// The number of an offer: as written, or the only one there is.
    pub(super) fn offer_number(&self, text: &str, open: &[OfferId]) -> Result<OfferId, Wrong> {
        match (text.trim(), open) {
            ("", [only]) => Ok(*only),
            ("", []) => Err("deal-no-offer"),
            ("", _) => Err("deal-which-offer"),
            (number, _) => match number.parse::<u32>().ok() {
                Some(number) => Ok(OfferId(number)),
                None => Err("deal-which-offer"),
            },
        }
    }

    fn addressed<'t>(&self, text: &'t str) -> Result<(String, &'t str), Wrong> {
        let (clan, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let clan = find(self.tongue, &self.seats, clan).ok_or("deal-no-clan")?;
        Ok((clan.to_owned(), rest.trim()))
    }

    /// A promise that the table can judge where it is written as one; words otherwise.
    fn word(&self, text: &str) -> Word<Pledge> {
        self.pledge(text).map_or_else(|| Word::Words(text.to_owned()), Word::Pledge)
    }

    fn pledge(&self, text: &str) -> Option<Pledge> {
        let lower = text.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().filter(|word| !["to", "of", "the"].contains(word)).collect();
        match words.as_slice() {
            ["stay", "out", province] => {
                Some(Pledge::StayOut { province: find(self.tongue, &Province::ALL, province)? })
            }
            ["play", mandate] => Some(Pledge::PlayMandate { mandate: find(self.tongue, &Mandate::ALL, mandate)? }),
            ["leave", advantage @ .., "in", province] => Some(Pledge::LeaveAdvantage {
                advantage: find(self.tongue, &Advantage::ALL, &advantage.join(" "))?,
                province: find(self.tongue, &Province::ALL, province)?,
            }),
            _ => None,
        }
    }
}

/// The thing of that name, in documents or in the reader's language; the beginning is enough.
fn find<T: Copy + Serialize>(tongue: &Tongue, things: &[T], sought: &str) -> Option<T> {
    let sought = sought.to_lowercase();
    let names = |thing: &T| [id(thing).replace('_', " "), name(tongue, thing).to_lowercase()];
    let exact = things.iter().find(|thing| names(thing).contains(&sought));
    let mut begun =
        things.iter().filter(|thing| sought.len() > 1 && names(thing).iter().any(|name| name.starts_with(&sought)));
    exact.copied().or_else(|| match (begun.next(), begun.next()) {
        (Some(only), None) => Some(*only),
        _ => None,
    })
}

fn is_short_for(word: &str, whole: &str) -> bool {
    word.len() > 1 && whole.starts_with(&word.trim_end_matches(',').to_lowercase())
}

/// `2 coins and 1 ronin`, `+2c 1r`.
fn goods(text: &str) -> Result<Goods, Wrong> {
    let wrong: Wrong = "deal-not-goods";
    let mut goods = Goods::default();
    let mut pending = None;
    for part in text.split([' ', ',', '+']).filter(|part| !part.is_empty() && *part != "and") {
        let digits = part.len() - part.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let (number, unit) = part.split_at(digits);
        if !number.is_empty() && pending.replace(number.parse::<u16>().map_err(|_| wrong)?).is_some() {
            return Err(wrong);
        }
        if !unit.is_empty() {
            let count = pending.take().ok_or(wrong)?;
            let pile = match unit.to_lowercase() {
                unit if "coins".starts_with(&unit) => &mut goods.coins,
                unit if "ronin".starts_with(&unit) => &mut goods.ronin,
                _ => return Err(wrong),
            };
            *pile = pile.checked_add(count).ok_or(wrong)?;
        }
    }
    if pending.is_some() { Err(wrong) } else { Ok(goods) }
}
