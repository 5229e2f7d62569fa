//! Shogun on a screen of text.

mod board;
mod deals;
mod layout;
mod lookup;
mod map;
mod menu;
mod panels;
mod phrase;
mod plan;
mod scene;

use engine::{Game, Never, Seat};
use shogun::{Action, Event, Pledge, State};
use text::Locale;

use super::deals::Wrong;
use super::menu::Menu;
use super::on_screen::{OnScreen, Phrase, ViewContext};
use scene::Scene;

impl OnScreen for State {
    // Black is written as it would be on paper: the other way round than all else.
    const COLOURS: &'static [(&'static str, u8)] =
        &[("blue", 94), ("yellow", 33), ("red", 31), ("black", 7), ("purple", 35)];
    const WORDS: &'static [&'static str] = &["province", "tower", "order", "events", "majorities", "plan", "card"];
    const HELP: &'static str = "play-help-shogun";

    fn board(context: &ViewContext<'_, State>) -> String {
        board::board(&Scene::of(context))
    }

    fn is_small(action: &Action) -> bool {
        use Action::*;
        matches!(action, TakeCard { .. } | DrawCard | Plan { .. } | LeaveEmpty { .. } | TakeBack { .. } | Reopen)
    }

    fn about(context: &ViewContext<'_, State>, seat: Seat) -> String {
        let daimyo = context.locale.say(&format!("colour-{}-daimyo", context.game.seat_name(seat)), &[]);
        context.locale.say("shogun-about", &[("daimyo", daimyo.into())])
    }

    fn menu(context: &ViewContext<'_, State>, _seat: Seat, actions: &[Action]) -> Menu<State> {
        menu::menu(context, actions)
    }

    fn number(action: &Action) -> Option<usize> {
        match action {
            Action::March { armies, .. } => Some((*armies).into()),
            _ => None,
        }
    }

    fn ends(action: &Action) -> bool {
        matches!(action, Action::Commit | Action::Stay)
    }

    fn phrase(context: &ViewContext<'_, State>, seat: Seat, line: &str) -> Option<Phrase<State>> {
        phrase::phrase(context, seat, line)
    }

    fn show(context: &ViewContext<'_, State>, word: &str, rest: &str) -> Vec<String> {
        lookup::show(&Scene::of(context), word, rest)
    }

    fn terms(text: &str) -> Result<Option<Never>, Wrong> {
        if text.is_empty() { Ok(None) } else { Err("deal-no-goods") }
    }

    fn gift(_text: &str) -> Result<Never, Wrong> {
        Err("deal-no-goods")
    }

    fn pledge(text: &str, locale: &Locale) -> Option<Pledge> {
        deals::pledge(text, locale)
    }

    fn is_idle(event: &Event) -> bool {
        scene::is_idle(event)
    }

    fn goes_on(before: &Event, event: &Event) -> bool {
        scene::goes_on(before, event)
    }
}
