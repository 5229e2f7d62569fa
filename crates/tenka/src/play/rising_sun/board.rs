//! The whole board as text.

use rising_sun::ViewDocument;
use text::Locale;

use super::map::map;
use super::panels::{battle, market, players, shrines, waiting};
use crate::play::style::Style;

/// The board as a viewer sees it: the map, the players, the shrines, the battle, the market.
pub(super) fn board(view: &ViewDocument, locale: &Locale, style: Style) -> String {
    let mut text = map(view, locale, style);
    let panels = [
        players(view, locale, style),
        shrines(view, locale, style),
        battle(view, locale, style),
        market(view, locale, style),
        waiting(view, locale),
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
