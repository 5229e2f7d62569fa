//! What cards, kami, clans, mandates and war advantages do.

use rising_sun::{Advantage, CLANS, Card, Kami, Mandate, ViewDocument};
use text::{Locale, kebab};

use crate::play::names::{id, name};
use crate::play::style::Style;

/// A card in one paragraph, with what it costs where that is known.
pub(super) fn card_line(locale: &Locale, card: Card, cost: Option<u16>) -> String {
    let args = [
        ("card", name(locale, &card).into()),
        ("type", name(locale, &card.row().kind).into()),
        ("cost", cost.unwrap_or(card.row().cost).into()),
        ("effect", locale.say(&format!("card-{}-effect", kebab(&id(&card))), &[]).into()),
    ];
    locale.say("play-card", &args)
}

/// All cards that are owned or for sale.
pub(super) fn all_cards(view: &ViewDocument, locale: &Locale, style: Style) -> Vec<String> {
    let mut lines = Vec::new();
    for player in view.table.players.iter().filter(|player| !player.cards.is_empty()) {
        let title = locale.say("play-cards-of", &[("clan", name(locale, &player.clan).into())]);
        lines.push(style.heading(&title));
        lines.extend(player.cards.iter().map(|(&card, &count)| {
            let copies = if count > 1 { format!("{count}× ") } else { String::new() };
            style.wrap(&format!("  {copies}{}", card_line(locale, card, None)), 6)
        }));
    }
    if !view.table.market.is_empty() {
        lines.push(style.heading(&locale.say("play-cards-for-sale", &[])));
        let line = |&card: &Card| style.wrap(&format!("  {}", card_line(locale, card, None)), 6);
        lines.extend(view.table.market.keys().map(line));
    }
    if lines.is_empty() {
        lines.push(locale.say("play-no-cards", &[]));
    }
    lines
}

/// Everything that has a text, by the name in documents, with that text.
fn library(locale: &Locale) -> Vec<(String, String)> {
    let entry = |prefix: &str, name: String, end: &str| {
        let text = locale.say(&format!("{prefix}-{}-{end}", kebab(&name)), &[]);
        let args = [("name", locale.name(&name).into()), ("effect", text.into())];
        (name, locale.say("play-thing", &args))
    };
    let cards = Card::all().map(|card| (id(&card), card_line(locale, card, None)));
    let kami = Kami::ALL.iter().map(|kami| entry("kami", id(kami), "effect"));
    let clans = CLANS.iter().map(|row| entry("clan", row.name.to_owned(), "ability"));
    let mandates = Mandate::ALL.iter().map(|mandate| entry("mandate", id(mandate), "effect"));
    let advantages = Advantage::ALL.iter().map(|advantage| entry("advantage", id(advantage), "effect"));
    cards.chain(kami).chain(clans).chain(mandates).chain(advantages).collect()
}

/// What is known under a name, or a part of one.
pub(super) fn look_up(locale: &Locale, style: Style, sought: &str) -> Vec<String> {
    let lower = sought.to_lowercase();
    let all = library(locale);
    let called = |fits: &dyn Fn(&str) -> bool| -> Vec<String> {
        let fits = |(name, _): &&(String, String)| fits(&locale.name(name).to_lowercase()) || fits(name);
        all.iter().filter(fits).map(|(_, text)| style.wrap(text, 2)).collect()
    };
    let mut found = called(&|name| name == lower);
    if found.is_empty() && !lower.is_empty() {
        found = called(&|name| name.contains(&lower));
    }
    if found.is_empty() {
        found.push(locale.say("play-no-such-card", &[("name", sought.into())]));
    }
    found
}
