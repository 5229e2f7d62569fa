//! The whole board as text.

use rising_sun::ViewDocument;
use text::Tongue;

use super::map::map;
use super::panels::{battle, market, players, shrines, waiting};
use crate::play::style::Style;

/// The board as a viewer sees it: the map, the players, the shrines, the battle, the market.
pub(super) fn board(view: &ViewDocument, tongue: &Tongue, style: Style) -> String {
    let mut text = map(view, tongue, style);
    let panels = [
        players(view, tongue, style),
        shrines(view, tongue, style),
        battle(view, tongue, style),
        market(view, tongue, style),
        waiting(view, tongue),
    ];
    for panel in panels.iter().filter(|panel| !panel.is_empty()) {
        text.push('\n');
        for line in panel {
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
    text
}
