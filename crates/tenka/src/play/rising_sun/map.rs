//! The map of Japan, drawn with characters: four columns and three rows of provinces, borders as
//! double lines and shipping routes as dotted ones.

use rising_sun::{Clan, Province, ViewDocument};
use serde_json::json;
use text::Locale;

use super::panels::{figures, head};
use crate::play::canvas::{Canvas, LAND, SEA};
use crate::play::names::short;
use crate::play::style::{Style, wrap};

/// The position of everything on the map.
struct Layout {
    /// The left edge and the width of each column.
    columns: [(usize, usize); 4],
    /// How much narrower Shikoku is than Kansai above it, to let a route pass.
    strait: usize,
}

const WIDE: Layout = Layout { columns: [(2, 22), (27, 26), (56, 20), (79, 21)], strait: 4 };
const NARROW: Layout = Layout { columns: [(2, 17), (21, 21), (44, 16), (62, 17)], strait: 4 };

/// The province in each column and row.
const GRID: [[Option<Province>; 4]; 3] = [
    [None, None, None, Some(Province::Hokkaido)],
    [Some(Province::Nagato), Some(Province::Kansai), Some(Province::Kyoto), Some(Province::Oshu)],
    [Some(Province::Kyushu), Some(Province::Shikoku), None, Some(Province::Edo)],
];

/// The map, with what heads the board in the sea at its upper left.
pub(super) fn map(view: &ViewDocument, locale: &Locale, style: Style) -> String {
    let layout = if style.is_wide() { WIDE } else { NARROW };
    let width = layout.columns[3].0 + layout.columns[3].1;
    let head_width = layout.columns[3].0 - 4;
    let head: Vec<String> = head(view, locale).iter().flat_map(|line| wrap(line, head_width, 11)).collect();
    let legend = ["map-legend-lines", "map-legend-small", "map-legend-large", "map-legend-force"];

    let contents = GRID.map(|row| {
        let mut column = 0;
        row.map(|province| {
            let width = layout.width(province, column);
            column += 1;
            province.map(|province| lines(view, locale, province, width.saturating_sub(4))).unwrap_or_default()
        })
    });
    let tallest = |row: usize| contents[row].iter().map(Vec::len).max().unwrap_or(0) + 2;
    let heights = [tallest(0).max(head.len() + 2), tallest(1).max(5), tallest(2).max(legend.len() + 3)];
    let tops = [0, heights[0] + 1, heights[0] + heights[1] + 2];

    let mut canvas = Canvas::new(width);
    for (y, line) in head.iter().enumerate() {
        canvas.write(0, y, line);
    }
    for (row, (provinces, contents)) in GRID.iter().zip(&contents).enumerate() {
        for (column, (province, lines)) in provinces.iter().zip(contents).enumerate() {
            let Some(province) = *province else { continue };
            let place = (layout.columns[column].0, tops[row]);
            let size = (layout.width(Some(province), column), heights[row]);
            canvas.frame(place, size, [&locale.name(province.name()), &war(view, locale, style, province)], lines);
        }
    }
    connect(&mut canvas, &layout, tops, heights);
    for (row, id) in legend.iter().enumerate() {
        canvas.write(layout.columns[2].0, tops[2] + 3 + row, &locale.say(id, &[]));
    }
    canvas.text()
}

impl Layout {
    fn width(&self, province: Option<Province>, column: usize) -> usize {
        self.columns[column].1 - if province == Some(Province::Shikoku) { self.strait } else { 0 }
    }
}

/// Draws the borders and shipping routes.
fn connect(canvas: &mut Canvas, layout: &Layout, tops: [usize; 3], heights: [usize; 3]) {
    let [west, kansai, kyoto, east] = layout.columns;
    let middle = |(x, width): (usize, usize)| x + width / 2;
    let end = |(x, width): (usize, usize)| x + width;
    let bottom = |row: usize| tops[row] + heights[row];
    let (road, coast) = (tops[1] + 2, tops[2] + 2);

    // Nagato - Kansai - Kyoto - Oshu - Edo - Kyoto.
    for (left, right) in [(west, kansai), (kansai, kyoto), (kyoto, east)] {
        canvas.line(&LAND, &[(end(left), road), (right.0 - 1, road)]);
    }
    canvas.line(&LAND, &[(middle(east), bottom(1)), (middle(east), tops[2] - 1)]);
    canvas.line(&LAND, &[(middle(kyoto), bottom(1)), (middle(kyoto), tops[2] + 1), (east.0 - 1, tops[2] + 1)]);

    // Hokkaido - Oshu; Hokkaido - Kansai; Hokkaido - Kyushu around Nagato.
    canvas.line(&SEA, &[(middle(east), bottom(0)), (middle(east), tops[1] - 1)]);
    let (north, south) = (bottom(0) - 2, bottom(0) - 1);
    canvas.line(&SEA, &[(east.0 - 1, south), (middle(kansai), south), (middle(kansai), tops[1] - 1)]);
    canvas.line(&SEA, &[(east.0 - 1, north), (0, north), (0, coast), (1, coast)]);

    // Kyushu - Shikoku; Shikoku - Kansai; Kyushu - Kansai under Shikoku.
    canvas.line(&SEA, &[(end(west), coast), (kansai.0 - 1, coast)]);
    canvas.line(&SEA, &[(middle(kansai), bottom(1)), (middle(kansai), tops[2] - 1)]);
    let strait = end(kansai) - layout.strait / 2;
    let under = bottom(2) + 1;
    canvas.line(&SEA, &[(middle(west), bottom(2)), (middle(west), under), (strait, under), (strait, bottom(1))]);
}

/// The number of a province among this season's war provinces.
fn war(view: &ViewDocument, locale: &Locale, style: Style, province: Province) -> String {
    let Some(index) = view.table.war_provinces.iter().position(|&at| at == province) else { return String::new() };
    let id = match (index < view.table.wars_resolved as usize, style.is_wide()) {
        (true, _) => "map-war-done",
        (false, true) => "map-war",
        (false, false) => "map-war-narrow",
    };
    locale.say(id, &[("number", (index + 1).into())])
}

/// The content of a province's frame: the reward, then the clans, the strongest first.
fn lines(view: &ViewDocument, locale: &Locale, province: Province, width: usize) -> Vec<String> {
    let reward = province.row().reward;
    let goods = [("map-reward-vp", reward.vp), ("map-reward-coins", reward.coins), ("map-reward-ronin", reward.ronin)];
    let goods = goods.into_iter().filter(|(_, count)| *count > 0);
    let goods: Vec<String> = goods.map(|(id, count)| locale.say(id, &[("count", count.into())])).collect();
    let mut lines = wrap(&goods.join(" "), width, 0);

    let honor = |clan: Clan| view.table.honor.iter().position(|&here| here == clan);
    let force = |clan: Clan| view.force.get(&province).and_then(|clans| clans.get(&clan)).copied().unwrap_or(0);
    let mut players: Vec<_> = view.table.players.iter().collect();
    players.sort_by_key(|player| (std::cmp::Reverse(force(player.clan)), honor(player.clan)));
    for player in players {
        let mut parts = player.provinces.get(&province).map(|here| figures(here, locale)).unwrap_or_default();
        let kami = view.controllers.iter().filter(|(kami, clan)| {
            **clan == player.clan && view.table.walks.get(kami).and_then(|walk| walk.province) == Some(province)
        });
        parts.extend(kami.map(|(kami, _)| locale.say("map-kami", &[("kami", locale.name(kami.name()).into())])));
        if let Some(count) = player.strongholds.get(&province) {
            parts.push(format!("⌂{count}"));
        }
        if !parts.is_empty() {
            let clan = short(locale, json!(player.clan).as_str().unwrap_or_default());
            let line = format!("{clan} {} ({})", parts.join(" "), force(player.clan));
            lines.extend(wrap(&line, width, 4));
        }
    }
    lines
}
