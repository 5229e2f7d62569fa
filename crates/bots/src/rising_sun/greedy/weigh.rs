//! How a player stands, in points: those they have and those they can hope for. The numbers are
//! judgement, tested only by how well the bot plays.

use rising_sun::{Clan, Kami, Phase, PlayerDocument, Province, Season, TURNS, ViewDocument};

use super::cards;

/// How much the strongest rival's standing counts against one's own, and that of each rival.
const LEADER: f64 = 0.25;
const RIVAL: f64 = 0.08;
/// The set bonus for different provinces won, smoothed so that each step towards it counts.
const SET: [f64; 9] = [0.0, 3.0, 6.5, 10.0, 14.5, 20.0, 24.5, 30.0, 30.0];

/// How the viewer stands against the others.
pub(super) fn weigh(view: &ViewDocument) -> f64 {
    let Some(me) = view.viewer else { return 0.0 };
    let (mut own, mut leader, mut rivals) = (0.0, 0.0f64, 0.0);
    for player in &view.table.players {
        let worth = worth(view, player.clan);
        if player.clan == me {
            own = worth;
        } else {
            leader = leader.max(worth);
            rivals += worth;
        }
    }
    own - LEADER * leader - RIVAL * rivals
}

/// What a player has and can hope for.
pub(super) fn worth(view: &ViewDocument, clan: Clan) -> f64 {
    let Some(player) = view.table.players.iter().find(|player| player.clan == clan) else { return 0.0 };
    let points = f64::from(player.vp);
    if view.table.phase == Phase::Over {
        return points;
    }
    points
        + tokens(view, player)
        + harvest(view, clan)
        + shrines(view, player)
        + pieces(view, player)
        + goods(view, player)
        + hand(view, player)
        + honor(view, clan)
}

/// How many war phases are still to come, the present one counted until it begins.
fn wars_to_come(view: &ViewDocument) -> f64 {
    let season = view.table.season as u8;
    let now = u8::from(view.table.phase == Phase::War);
    f64::from(3u8.saturating_sub(season + now))
}

fn is_before_war(view: &ViewDocument) -> bool {
    matches!(view.table.phase, Phase::TeaCeremony | Phase::Political)
}

/// The war provinces of this season that are still to be resolved.
fn open_wars(view: &ViewDocument) -> &[Province] {
    let table = &view.table;
    let decided = usize::from(table.battle.as_ref().is_some_and(|battle| battle.winner.is_some()));
    let from = (usize::from(table.wars_resolved) + decided).min(table.war_provinces.len());
    &table.war_provinces[from..]
}

/// War province tokens won, the set bonus, and the wars ahead.
fn tokens(view: &ViewDocument, player: &PlayerDocument) -> f64 {
    let won: u16 = player.tokens.iter().map(|(season, tokens)| (*season as u16 + 1) * tokens.len() as u16).sum();
    let mut provinces: Vec<Province> = player.tokens.values().flatten().copied().collect();
    provinces.sort_unstable();
    provinces.dedup();
    let count = provinces.len();
    let open = open_wars(view);
    let ahead = open.len() as f64 + 7.0 * f64::from(2u8.saturating_sub(view.table.season as u8));
    let certain = [0.0, 0.0, 0.0, 10.0, 10.0, 20.0, 20.0, 30.0, 30.0][count];
    let set = certain + (SET[count] - certain) * (ahead / 7.0).min(1.0);
    let step = SET[(count + 1).min(8)] - SET[count];
    let value = f64::from(view.table.season as u8 + 1);
    let hope: f64 = open
        .iter()
        .map(|&province| {
            let gain = value + if provinces.contains(&province) { 0.0 } else { step };
            gain * chance(view, player.clan, province)
        })
        .sum();
    f64::from(won) + set + hope
}

/// How likely a player is to win a war province.
fn chance(view: &ViewDocument, clan: Clan, province: Province) -> f64 {
    let Some(forces) = view.force.get(&province) else { return 0.0 };
    if !forces.contains_key(&clan) {
        return 0.0;
    }
    let before = is_before_war(view);
    let allied = forces.len() == 2
        && view.table.players.iter().any(|player| {
            forces.contains_key(&player.clan) && player.ally.is_some_and(|ally| forces.contains_key(&ally))
        });
    let steep = if allied {
        3.0
    } else if before {
        0.7
    } else {
        1.0
    };
    let weight = |clan: Clan, force: u16| {
        let help = if forces.len() == 1 || allied { 0.0 } else { reserves(view, clan) };
        (steep * (f64::from(force) + help + 0.1 * honor(view, clan))).exp()
    };
    let all: f64 = forces.iter().map(|(&clan, &force)| weight(clan, force)).sum();
    // Before the war others may still come.
    let comers = if before { (TURNS - view.table.track.len()) as f64 * 0.35 } else { 0.0 };
    weight(clan, forces[&clan]) / (all + comers)
}

/// What coins and ronin add to a player's strength in a battle.
fn reserves(view: &ViewDocument, clan: Clan) -> f64 {
    let Some(player) = view.table.players.iter().find(|player| player.clan == clan) else { return 0.0 };
    let ronin = f64::from(player.ronin.min(6)) * 0.3;
    ronin + f64::from(player.coins.min(8)) * 0.12
}

/// What harvests will bring: the rewards where one is strongest.
fn harvest(view: &ViewDocument, clan: Clan) -> f64 {
    let turns = if is_before_war(view) { (TURNS - view.table.track.len()) as f64 } else { 0.0 };
    let later = f64::from(2u8.saturating_sub(view.table.season as u8));
    let often = 0.07 * turns + 0.12 * later;
    let place = |clan: Clan| std::cmp::Reverse(view.table.honor.iter().position(|&one| one == clan));
    let leads = view.force.iter().filter(|(_, forces)| {
        forces.iter().max_by_key(|&(&clan, &force)| (force, place(clan))).is_some_and(|(&leader, _)| leader == clan)
    });
    let rewards = leads.map(|(province, _)| {
        let reward = province.row().reward;
        f64::from(reward.vp) + 0.5 * f64::from(reward.coins) + 0.5 * f64::from(reward.ronin)
    });
    often * rewards.sum::<f64>()
}

/// Leads at shrines, for the kami turns to come.
fn shrines(view: &ViewDocument, player: &PlayerDocument) -> f64 {
    if player.shrines.is_empty() || !is_before_war(view) {
        return 0.0;
    }
    let turns = f64::from(3 - view.table.kami_turns.min(3));
    let force = |player: &PlayerDocument, kami: Kami| player.shrines.get(&kami).map_or(0, |here| here.values().sum());
    let place = |clan: Clan| std::cmp::Reverse(view.table.honor.iter().position(|&one| one == clan));
    let mut worth = 0.0;
    for kami in view.table.kami {
        let own: u8 = force(player, kami);
        if own == 0 {
            continue;
        }
        let leader = view.table.players.iter().max_by_key(|one| (force(one, kami), place(one.clan)));
        let leads = leader.is_some_and(|leader| leader.clan == player.clan);
        let value = match kami {
            Kami::Amaterasu => 0.8,
            Kami::Fujin => 1.2,
            Kami::Hachiman => 1.0,
            Kami::Raijin => 1.4,
            Kami::Ryujin => 1.2,
            Kami::Susanoo => f64::from(player.strongholds.values().sum::<u8>()),
            Kami::Tsukuyomi => 1.1,
        };
        worth += turns * value * if leads { 0.9 } else { 0.2 };
    }
    worth
}

/// Strongholds and figures on the map, which last beyond the season.
fn pieces(view: &ViewDocument, player: &PlayerDocument) -> f64 {
    let season = view.table.season;
    let (stronghold, figure) = match season {
        Season::Spring => (2.4, 0.5),
        Season::Summer => (1.4, 0.4),
        Season::Autumn | Season::Winter => (0.4, 0.15),
    };
    let strongholds: u8 = player.strongholds.values().sum();
    let figures: u8 = player.provinces.values().flat_map(|figures| figures.values()).sum();
    stronghold * f64::from(strongholds) + figure * f64::from(figures)
}

/// Coins, ronin, and the coins that hostages will bring.
fn goods(view: &ViewDocument, player: &PlayerDocument) -> f64 {
    let (coins, ronin) = (f64::from(player.coins), f64::from(player.ronin));
    let captives = view.table.players.iter().filter_map(|other| other.hostages.get(&player.clan));
    let captives: u8 = captives.flat_map(|figures| figures.values()).sum();
    let hostages = if view.table.season < Season::Autumn { 0.3 * f64::from(captives) } else { 0.0 };
    let fights = |province: &&Province| {
        view.force.get(province).is_some_and(|forces| forces.len() > 1 && forces.contains_key(&player.clan))
    };
    let held = if is_before_war(view) {
        0.5 * coins.min(6.0) + 0.25 * (coins - 6.0).max(0.0) + 0.45 * ronin
    } else {
        let battles = open_wars(view).iter().filter(fights).count() as f64;
        let worth = 0.4 * coins.min(4.0 * battles) + 0.4 * ronin.min(4.0 * battles);
        worth + 0.01 * (coins + ronin)
    };
    held + hostages
}

/// Season cards, and an ally for the mandates to come.
fn hand(view: &ViewDocument, player: &PlayerDocument) -> f64 {
    let wars = wars_to_come(view);
    let cards = player.cards.iter().map(|(&card, &copies)| f64::from(copies) * cards::card(card, player, wars));
    let turns = if is_before_war(view) { (TURNS - view.table.track.len()) as f64 } else { 0.0 };
    let ally = if player.ally.is_some() { 0.4 * turns + 0.5 } else { 0.0 };
    cards.sum::<f64>() + ally
}

/// Honor settles every tie.
fn honor(view: &ViewDocument, clan: Clan) -> f64 {
    let honor = &view.table.honor;
    let place = honor.iter().position(|&one| one == clan).unwrap_or(honor.len());
    0.5 * (honor.len().saturating_sub(1 + place)) as f64
}
