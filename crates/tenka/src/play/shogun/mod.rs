//! Shogun on a screen of text.

mod board;
mod deals;

use shogun::{Action, Pledge, State};
use table::{Game, Nothing, Seat, Viewer};
use text::Tongue;

use super::deals::Wrong;
use super::menu::Menu;
use super::on_screen::{Look, OnScreen};

impl OnScreen for State {
    const COLOURS: &'static [(&'static str, u8)] =
        &[("blue", 34), ("yellow", 33), ("red", 31), ("black", 90), ("purple", 35)];
    const HELP: &'static str = "play-help-shogun";

    fn board(look: &Look<'_, State>) -> String {
        board::board(look)
    }

    fn menu(look: &Look<'_, State>, seat: Seat, actions: &[Action]) -> Menu<State> {
        let step = look.game.view(Viewer::Seat(seat)).document().table.step;
        let mut menu = Menu::new(look, &look.tongue.question(&step));
        menu.add_all(look, actions, |action| look.tongue.action(&action));
        menu
    }

    fn ends(action: &Action) -> bool {
        matches!(action, Action::Commit | Action::Stay)
    }

    fn terms(text: &str) -> Result<Option<Nothing>, Wrong> {
        if text.is_empty() { Ok(None) } else { Err("deal-no-goods") }
    }

    fn gift(_text: &str) -> Result<Nothing, Wrong> {
        Err("deal-no-goods")
    }

    fn pledge(text: &str, tongue: &Tongue) -> Option<Pledge> {
        deals::pledge(text, tongue)
    }
}
