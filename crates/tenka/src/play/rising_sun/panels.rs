//! The panels around the map: season and track, the players, the shrines, the battle, the market.

use rising_sun::{Advantage, Clan, Figure, Figures, Phase, PlayerDocument, Season, ViewDocument};
use text::Locale;

use crate::play::names::{id, name, short};
use crate::play::style::{KEEP, Style, pad, wrap};

/// After how many mandates each kami turn comes, as the board shows it.
const KAMI_AFTER: [usize; 3] = [3, 5, 7];

/// Figures in a few letters: the daimyo, bushi and shinto with their number, monsters by name.
pub(super) fn figures(figures: &Figures, locale: &Locale) -> Vec<String> {
    let order = |figure: &Figure| match figure {
        Figure::Daimyo => 0,
        Figure::Bushi => 1,
        Figure::Shinto => 2,
        _ => 3,
    };
    let mut list: Vec<_> = figures.iter().filter(|(_, count)| **count > 0).collect();
    list.sort_by_key(|(figure, _)| order(figure));
    let one = |(figure, count): (&Figure, &u8)| match figure {
        Figure::Bushi | Figure::Shinto => format!("{count}{}", short(locale, &id(figure))),
        other => short(locale, &id(other)),
    };
    list.into_iter().map(one).collect()
}

/// The season, the phase, the track, the honor ladder and the order of war.
pub(super) fn head(view: &ViewDocument, locale: &Locale) -> Vec<String> {
    let table = &view.table;
    let season = name(locale, &table.season);
    let phase = name(locale, &table.phase);
    let mut lines = vec![locale.say("board-head", &[("season", season.into()), ("phase", phase.into())])];
    if table.season == Season::Winter {
        return lines;
    }
    lines.push(String::new());
    lines.extend(track(view, locale));
    let honor =
        table.honor.iter().enumerate().map(|(place, clan)| format!("{}.{KEEP}{}", place + 1, name(locale, clan)));
    lines.push(row(locale, "board-honor", &honor.collect::<Vec<_>>().join("  ")));
    let war = table.war_provinces.iter().enumerate().map(|(index, province)| {
        let done = if index < table.wars_resolved as usize { "✓" } else { "" };
        format!("{}.{KEEP}{}{done}", index + 1, name(locale, province))
    });
    lines.push(row(locale, "board-war", &war.collect::<Vec<_>>().join("  ")));
    lines
}

/// The mandates played, in the groups that kami turns end.
fn track(view: &ViewDocument, locale: &Locale) -> Vec<String> {
    let table = &view.table;
    let tile = |turn: usize| match table.track.get(turn) {
        None => "·".to_owned(),
        Some(played) => {
            let args = [
                ("clan", short(locale, &id(&played.clan)).into()),
                ("mandate", name(locale, &played.mandate).into()),
                ("face", if played.face_down { "down" } else { "up" }.into()),
            ];
            locale.say("board-played", &args)
        }
    };
    let begins = [0, KAMI_AFTER[0], KAMI_AFTER[1]];
    let groups: Vec<String> = begins
        .iter()
        .zip(KAMI_AFTER)
        .map(|(&begin, end)| (begin..end).map(tile).collect::<Vec<_>>().join("  "))
        .collect();
    let widest = groups.iter().map(|group| group.chars().count()).max().unwrap_or(0);
    let mut lines = Vec::new();
    for (number, group) in groups.iter().enumerate() {
        let then = match (number < table.kami_turns as usize, number + 1 == groups.len()) {
            (true, _) => "board-kami-done",
            (false, false) => "board-kami",
            (false, true) => "board-kami-war",
        };
        let text = format!("{}  {}", pad(group, widest), locale.say(then, &[]));
        lines.push(if number == 0 { row(locale, "board-track", &text) } else { format!("{}{text}", " ".repeat(11)) });
    }
    lines
}

/// A line with what it is about in front.
fn row(locale: &Locale, title: &str, text: &str) -> String {
    format!("{}{text}", pad(&locale.say(title, &[]), 11))
}

/// The table of players.
pub(super) fn players(view: &ViewDocument, locale: &Locale, style: Style) -> Vec<String> {
    let titles =
        ["board-clan", "board-vp", "board-coins", "board-ronin", "board-strongholds", "board-ally", "board-reserve"];
    let cells = titles.map(|id| locale.say(id, &[]));
    let mut lines = vec![style.heading(&player_row(&cells))];
    for player in &view.table.players {
        let you = if view.viewer == Some(player.clan) { locale.say("board-you", &[]) } else { String::new() };
        let strongholds: u8 = player.strongholds.values().sum();
        let row = player_row(&[
            format!("{} {you}", name(locale, &player.clan)),
            player.vp.to_string(),
            player.coins.to_string(),
            player.ronin.to_string(),
            strongholds.to_string(),
            player.ally.map_or("–".to_owned(), |ally| name(locale, &ally)),
            figures(&player.reserve, locale).join(" "),
        ]);
        lines.extend(wrap(&row, style.width, RESERVE));
        let more = belongings(player, locale);
        if !more.is_empty() {
            lines.extend(wrap(&format!("    {}", more.join(" · ")), style.width, 6));
        }
    }
    lines
}

/// The column of the reserve.
const RESERVE: usize = 58;

fn player_row(cells: &[String; 7]) -> String {
    let [clan, vp, coins, ronin, strongholds, ally, reserve] = cells;
    format!("  {} {vp:>4} {coins:>6} {ronin:>6} {strongholds:>6}  {} {reserve}", pad(clan, 16), pad(ally, 11))
}

/// Cards, war province tokens and captured figures of a player.
fn belongings(player: &PlayerDocument, locale: &Locale) -> Vec<String> {
    let mut parts = Vec::new();
    if !player.cards.is_empty() {
        let card = |(card, count): (_, &u8)| match count {
            1 => name(locale, card),
            count => format!("{} ×{count}", name(locale, card)),
        };
        let cards: Vec<String> = player.cards.iter().map(card).collect();
        parts.push(locale.say("board-cards", &[("cards", cards.join(", ").into())]));
    }
    if !player.tokens.is_empty() {
        let season = |(season, provinces): (&Season, &Vec<_>)| {
            let provinces: Vec<String> = provinces.iter().map(|province| name(locale, province)).collect();
            format!("{} {}", name(locale, season), provinces.join(", "))
        };
        let tokens: Vec<String> = player.tokens.iter().map(season).collect();
        parts.push(locale.say("board-tokens", &[("tokens", tokens.join("; ").into())]));
    }
    for (captor, held) in &player.hostages {
        let args = [("captor", name(locale, captor).into()), ("figures", figures(held, locale).join(" ").into())];
        parts.push(locale.say("board-hostages", &args));
    }
    parts
}

/// The shrines from left to right: the worshippers, who leads, and what the kami gives.
pub(super) fn shrines(view: &ViewDocument, locale: &Locale, style: Style) -> Vec<String> {
    if view.table.phase == Phase::Over {
        return Vec::new();
    }
    let mut lines = vec![style.heading(&locale.say("board-shrines", &[]))];
    for kami in &view.table.kami {
        let at = |player: &PlayerDocument| player.shrines.get(kami).map_or(0, |figures| figures.values().sum::<u8>());
        let place = |clan: Clan| view.table.honor.iter().position(|&here| here == clan);
        let mut worshippers: Vec<_> = view.table.players.iter().filter(|player| at(player) > 0).collect();
        worshippers.sort_by_key(|player| (std::cmp::Reverse(at(player)), place(player.clan)));
        let listed: Vec<String> =
            worshippers.iter().map(|player| format!("{} {}", name(locale, &player.clan), at(player))).collect();
        let listed = match listed.split_first() {
            None => "–".to_owned(),
            Some((first, rest)) => {
                std::iter::once(format!("★{first}")).chain(rest.iter().cloned()).collect::<Vec<_>>().join(" ")
            }
        };
        let mut effect = locale.say(&format!("kami-{}-effect", id(kami)), &[]);
        if view.table.kami_unbound {
            effect = format!("{effect} ✦ {}", locale.say(&format!("kami-{}-power", id(kami)), &[]));
        }
        let line =
            format!("  {} {}  {effect}", pad(&name(locale, kami), 10), pad(&listed, listed.chars().count().max(22)));
        lines.extend(wrap(&line, style.width, 37));
    }
    lines
}

/// The battle under way: forces, and the bids once they are shown.
pub(super) fn battle(view: &ViewDocument, locale: &Locale, style: Style) -> Vec<String> {
    let Some(battle) = &view.table.battle else { return Vec::new() };
    let mut lines =
        vec![style.heading(&locale.say("board-battle", &[("province", name(locale, &battle.province).into())]))];
    let titles: Vec<String> = Advantage::ALL.iter().map(|advantage| name(locale, advantage)).collect();
    if battle.bids.is_some() {
        let titles: Vec<String> = titles.iter().map(|title| pad(title, 14)).collect();
        lines.push(format!("  {} {:>6}  {}", pad("", 10), locale.say("board-force", &[]), titles.join("").trim_end()));
    }
    for clan in &battle.participants {
        let force = view.force.get(&battle.province).and_then(|clans| clans.get(clan)).copied().unwrap_or(0);
        let bids = match battle.bids.as_ref().and_then(|bids| bids.get(clan)) {
            Some(bids) => {
                let bid = |advantage: &Advantage| pad(&bids.get(advantage).copied().unwrap_or(0).to_string(), 14);
                Advantage::ALL.iter().map(bid).collect::<String>()
            }
            None if battle.ready.contains(clan) => locale.say("board-bid-ready", &[]),
            None => locale.say("board-bid-open", &[]),
        };
        lines.push(format!("  {} {force:>6}  {}", pad(&name(locale, clan), 10), bids.trim_end()));
    }
    lines
}

/// The cards for sale, with their printed cost.
pub(super) fn market(view: &ViewDocument, locale: &Locale, style: Style) -> Vec<String> {
    if view.table.market.is_empty() {
        return Vec::new();
    }
    let card = |(card, count): (&rising_sun::Card, &u8)| {
        let args = [("card", name(locale, card).into()), ("cost", card.row().cost.into()), ("count", (*count).into())];
        locale.say("board-card", &args).replace(' ', &KEEP.to_string())
    };
    let cards: Vec<String> = view.table.market.iter().map(card).collect();
    wrap(&row(locale, "board-market", &cards.join(", ")), style.width, 11)
}

/// Who has to decide, where that is not the viewer alone.
pub(super) fn waiting(view: &ViewDocument, locale: &Locale) -> Vec<String> {
    if view.waiting_for.is_empty()
        || Some(view.waiting_for.as_slice()) == view.viewer.as_ref().map(std::slice::from_ref)
    {
        return Vec::new();
    }
    let clans: Vec<String> = view.waiting_for.iter().map(|clan| name(locale, clan)).collect();
    vec![locale.say("board-waiting", &[("clans", locale.list(&clans).into())])]
}
