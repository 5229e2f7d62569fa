//! Offers, gifts and promises as people write them: a player, what changes hands, and what is
//! promised after a `/`.

use engine::{NegotiationActionOf, OfferId, PromiseContent, PromiseId};
use text::Locale;

use super::names::{find, is_short_for};
use super::on_screen::OnScreen;

/// The name of the sentence that says what is wrong.
pub(crate) type Wrong = &'static str;

/// What reads deals.
pub(super) struct Reader<'a> {
    pub(super) locale: &'a Locale,
    /// The names of the seats in documents.
    pub(super) seats: Vec<&'static str>,
}

impl Reader<'_> {
    /// `offer PLAYER [TERMS] [/ i promise PROMISE] [/ you promise PROMISE]`
    pub(super) fn offer<G: OnScreen>(&self, text: &str) -> Result<NegotiationActionOf<G>, Wrong> {
        let mut parts = text.split('/').map(str::trim);
        let (to, terms) = self.addressed(parts.next().unwrap_or(""))?;
        let terms = G::terms(terms)?;
        let (mut i_promise, mut you_promise) = (Vec::new(), Vec::new());
        for part in parts {
            let lower = part.to_lowercase();
            if let Some(at) = lower.strip_prefix("i promise ") {
                i_promise.push(self.word::<G>(&part[part.len() - at.len()..]));
            } else if let Some(at) = lower.strip_prefix("you promise ") {
                you_promise.push(self.word::<G>(&part[part.len() - at.len()..]));
            } else {
                return Err("deal-not-a-promise");
            }
        }
        Ok(NegotiationActionOf::<G>::Offer { to, terms, i_promise, you_promise })
    }

    /// `gift PLAYER TERMS`
    pub(super) fn gift<G: OnScreen>(&self, text: &str) -> Result<NegotiationActionOf<G>, Wrong> {
        let (to, rest) = self.addressed(text)?;
        Ok(NegotiationActionOf::<G>::Gift { to, terms: G::gift(rest)? })
    }

    /// `promise PLAYER PROMISE`
    pub(super) fn promise<G: OnScreen>(&self, text: &str) -> Result<NegotiationActionOf<G>, Wrong> {
        let (to, rest) = self.addressed(text)?;
        Ok(NegotiationActionOf::<G>::Promise { to, content: self.word::<G>(rest) })
    }

    /// `judge NUMBER kept|broken`
    pub(super) fn judge<G: OnScreen>(&self, text: &str) -> Result<NegotiationActionOf<G>, Wrong> {
        let (number, verdict) = text.split_once(char::is_whitespace).ok_or("deal-not-a-verdict")?;
        let promise = number.parse().ok().ok_or("deal-not-a-verdict")?;
        let kept = match verdict.trim().to_lowercase() {
            verdict if is_short_for(&verdict, "kept") => true,
            verdict if is_short_for(&verdict, "broken") => false,
            _ => return Err("deal-not-a-verdict"),
        };
        Ok(NegotiationActionOf::<G>::Judge { promise: PromiseId(promise), kept })
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
        let (seat, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let seat = find(self.locale, &self.seats, seat).ok_or("deal-no-seat")?;
        Ok((seat.to_owned(), rest.trim()))
    }

    /// A promise that the table can judge where it is written as one; words otherwise.
    fn word<G: OnScreen>(&self, text: &str) -> PromiseContent<G::Pledge> {
        G::pledge(text, self.locale).map_or_else(|| PromiseContent::Words(text.to_owned()), PromiseContent::Pledge)
    }
}
