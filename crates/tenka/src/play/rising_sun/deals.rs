//! What changes hands and what is pledged, as people write it: `alliance +2c for 1r`, `stay out kyoto`.

use rising_sun::{Advantage, Goods, Mandate, Pledge, Province, Terms};
use text::Locale;

use crate::play::deals::Wrong;
use crate::play::names::{find, is_short_for};

/// `[alliance] [GOODS] [for GOODS]`
pub(super) fn terms(text: &str) -> Result<Option<Terms>, Wrong> {
    let (give, ask) = text.split_once("for ").unwrap_or((text, ""));
    let (alliance, give): (Vec<&str>, Vec<&str>) =
        give.split_whitespace().partition(|word| is_short_for(word, "alliance"));
    let terms = Terms { alliance: !alliance.is_empty(), give: goods(&give.join(" "))?, ask: goods(ask)? };
    Ok((terms != Terms::default()).then_some(terms))
}

/// `GOODS`
pub(super) fn gift(text: &str) -> Result<Terms, Wrong> {
    Ok(Terms { give: goods(text)?, ..Terms::default() })
}

/// `stay out PROVINCE`, `play MANDATE`, `leave ADVANTAGE in PROVINCE`
pub(super) fn pledge(text: &str, locale: &Locale) -> Option<Pledge> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().filter(|word| !["to", "of", "the"].contains(word)).collect();
    match words.as_slice() {
        ["stay", "out", province] => Some(Pledge::StayOut { province: find(locale, &Province::ALL, province)? }),
        ["play", mandate] => Some(Pledge::PlayMandate { mandate: find(locale, &Mandate::ALL, mandate)? }),
        ["leave", advantage @ .., "in", province] => Some(Pledge::LeaveAdvantage {
            advantage: find(locale, &Advantage::ALL, &advantage.join(" "))?,
            province: find(locale, &Province::ALL, province)?,
        }),
        _ => None,
    }
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
