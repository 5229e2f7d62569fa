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
use super::on_screen::{OnScreen, ViewContext};
use crate::viewer::Perspective;

impl OnScreen for State {
    const COLOURS: &'static [(&'static str, u8)] =
        &[("koi", 31), ("lotus", 35), ("turtle", 32), ("dragonfly", 34), ("bonsai", 33)];
    const WORDS: &'static [&'static str] = &["cards", "card"];
    const HELP: &'static str = "play-help-rising-sun";

    fn board(context: &ViewContext<'_, State>) -> String {
        board::board(&document(context), context.locale, context.style)
    }

    fn close_up(context: &ViewContext<'_, State>) -> Vec<String> {
        panels::battle(&document(context), context.locale, context.style)
    }

    fn about(context: &ViewContext<'_, State>, seat: Seat) -> String {
        context.locale.say(&format!("clan-{}-ability", context.game.seat_name(seat)), &[])
    }

    fn menu(context: &ViewContext<'_, State>, seat: Seat, actions: &[Action]) -> Menu<State> {
        menu::menu(context, seat, actions)
    }

    fn choice(context: &ViewContext<'_, State>, seat: Seat, action: &Action) -> String {
        let hand = context.game.view(Viewer::Seat(seat)).hand();
        match (action, hand) {
            // The place of a tile says little.
            (Action::ChooseMandate { slot }, Some(hand)) => name(context.locale, &hand[usize::from(*slot)]),
            _ => context.locale.action(action),
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

    fn several(context: &ViewContext<'_, State>, seat: Seat, numbers: &[usize]) -> Result<Vec<Action>, String> {
        bids::bids(context, seat, numbers)
    }

    fn show(context: &ViewContext<'_, State>, word: &str, rest: &str) -> Vec<String> {
        match word {
            "cards" => cards::all_cards(&document(context), context.locale, context.style),
            _ => cards::look_up(context.locale, context.style, rest),
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
fn document(context: &ViewContext<'_, State>) -> ViewDocument {
    match context.perspective {
        Perspective::Of(viewer) => context.game.view(viewer).document(),
        Perspective::All => everything(context.game),
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
