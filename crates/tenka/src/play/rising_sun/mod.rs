//! Rising Sun on a screen of text.

mod bids;
mod board;
mod cards;
mod deals;
mod map;
mod menu;
mod panels;

use engine::{Game, Seat, Viewer};
use rising_sun::{Action, Event, Pledge, State, Terms, ViewDocument};
use text::Locale;

use super::deals::Wrong;
use super::menu::Menu;
use super::names::name;
use super::on_screen::{Look, OnScreen};
use crate::viewer::Perspective;

impl OnScreen for State {
    const COLOURS: &'static [(&'static str, u8)] =
        &[("koi", 31), ("lotus", 35), ("turtle", 32), ("dragonfly", 34), ("bonsai", 33)];
    const WORDS: &'static [&'static str] = &["cards", "card"];
    const HELP: &'static str = "play-help-rising-sun";

    fn board(look: &Look<'_, State>) -> String {
        board::board(&document(look), look.locale, look.style)
    }

    fn close_up(look: &Look<'_, State>) -> Vec<String> {
        panels::battle(&document(look), look.locale, look.style)
    }

    fn about(look: &Look<'_, State>, seat: Seat) -> String {
        look.locale.say(&format!("clan-{}-ability", look.game.seat_name(seat)), &[])
    }

    fn menu(look: &Look<'_, State>, seat: Seat, actions: &[Action]) -> Menu<State> {
        menu::menu(look, seat, actions)
    }

    fn choice(look: &Look<'_, State>, seat: Seat, action: &Action) -> String {
        let hand = look.game.view(Viewer::Seat(seat)).hand();
        match (action, hand) {
            // Where a tile lies says little.
            (Action::ChooseMandate { slot }, Some(hand)) => name(look.locale, &hand[usize::from(*slot)]),
            _ => look.locale.action(action),
        }
    }

    fn number(action: &Action) -> Option<usize> {
        match action {
            Action::Bid { coins, .. } => Some((*coins).into()),
            _ => None,
        }
    }

    fn ends(action: &Action) -> bool {
        matches!(action, Action::Done | Action::Ready | Action::Stay)
    }

    fn several(look: &Look<'_, State>, seat: Seat, numbers: &[usize]) -> Result<Vec<Action>, String> {
        bids::bids(look, seat, numbers)
    }

    fn show(look: &Look<'_, State>, word: &str, rest: &str) -> Vec<String> {
        match word {
            "cards" => cards::all_cards(&document(look), look.locale, look.style),
            _ => cards::look_up(look.locale, look.style, rest),
        }
    }

    fn terms(text: &str) -> Result<Option<Terms>, Wrong> {
        deals::terms(text)
    }

    fn gift(text: &str) -> Result<Terms, Wrong> {
        deals::gift(text)
    }

    fn pledge(text: &str, locale: &Locale) -> Option<Pledge> {
        deals::pledge(text, locale)
    }

    fn is_idle(event: &Event) -> bool {
        matches!(event, Event::MandatesDrawn { .. } | Event::MandatesSeen { .. })
    }
}

/// What there is to see.
fn document(look: &Look<'_, State>) -> ViewDocument {
    match look.eyes {
        Perspective::Of(viewer) => look.game.view(viewer).document(),
        Perspective::All => everything(look.game),
    }
}

/// A view that hides nothing.
fn everything(game: &State) -> ViewDocument {
    let position = game.position();
    let mut view = game.view(Viewer::Spectator).document();
    view.deck = position.deck.into_iter().map(Some).collect();
    view.table = position.table;
    if let Some(battle) = &mut view.table.battle {
        battle.bids.get_or_insert(position.bids);
    }
    view
}
