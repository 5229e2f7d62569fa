//! What things are worth, in victory points at the end of the game.

use engine::Seat;
use shogun::{Building, Effect, EventCard, Open, Province, Season, YEARS};

use super::fight;

/// A chest, while there is time to spend it.
pub(in crate::shogun) const CHEST: f64 = 0.33;
/// An army on the map.
pub(in crate::shogun) const ARMY: f64 = 0.22;

/// The winters that are still to be scored.
pub(in crate::shogun) fn winters(open: &Open) -> f64 {
    f64::from(YEARS + 1 - open.year())
}

/// The rounds that are still to be played, this one among them.
pub(in crate::shogun) fn rounds(open: &Open) -> f64 {
    let left = match open.season() {
        Season::Spring => 3.0,
        Season::Summer => 2.0,
        Season::Autumn | Season::Winter => 1.0,
    };
    left + 3.0 * (winters(open) - 1.0)
}

/// What a chest is worth: nothing once there is no round left to spend it.
pub(in crate::shogun) fn chest(open: &Open) -> f64 {
    if rounds(open) <= 1.0 { 0.1 } else { CHEST }
}

/// The points of a majority for `me`, and half of what others have of it, if the counts were so.
fn majority(counts: &[u8], me: Seat, points: f64) -> f64 {
    let most = counts.iter().copied().max().unwrap_or(0);
    let leaders = counts.iter().filter(|&&count| count == most).count();
    let share = if leaders > 1 { points - 1.0 } else { points };
    match counts.get(me.index()) {
        _ if most == 0 => 0.0,
        Some(&mine) if mine == most => share,
        // A majority of an opponent hurts, but only one of several opponents has it.
        _ => -0.3 * share,
    }
}

/// How many buildings of a kind each seat has in the region of a province.
fn counts(open: &Open, building: Building, province: Province) -> Vec<u8> {
    let region = province.region(open.board());
    let count = |seat: usize| {
        let lands = open.lands(Seat(seat as u8)).iter();
        lands.filter(|land| land.region(open.board()) == region && open.buildings(*land).has(building)).count() as u8
    };
    (0..open.seat_count()).map(count).collect()
}

/// What one building more, in the winters to come, brings `me` in a province.
pub(in crate::shogun) fn building(open: &Open, me: Seat, building: Building, province: Province) -> f64 {
    let before = counts(open, building, province);
    let mut after = before.clone();
    after[me.index()] += 1;
    let points = f64::from(building.majority());
    let gain = majority(&after, me, points) - majority(&before, me, points);
    // What is gained in a majority now may be lost again until it is scored.
    winters(open) * (1.0 + 0.8 * gain)
}

/// What it brings `me` to take a province from its owner, or to hold it.
pub(in crate::shogun) fn province(open: &Open, me: Seat, province: Province) -> f64 {
    let row = province.row();
    let here = winters(open) + 0.08 * rounds(open) * (f64::from(row.chests) * 0.4 + f64::from(row.rice) * 0.5);
    let sites = f64::from(row.sites - open.buildings(province).len()) * 0.12 * rounds(open);
    let buildings: f64 = open.buildings(province).iter().map(|kind| building(open, me, kind, province)).sum();
    here + sites + buildings
}

/// How likely a province is lost before the next winter, by the armies around it.
pub(in crate::shogun) fn danger(open: &Open, me: Seat, province: Province) -> f64 {
    let armies = f64::from(open.armies(province));
    let around = open.neighbours(province).iter().filter(|&next| open.owner(next).is_some_and(|owner| owner != me));
    let strongest = around.map(|next| f64::from(open.armies(next)) - 1.0).fold(0.0, f64::max);
    if strongest <= 0.0 { 0.0 } else { 0.5 / (1.0 + (armies + 0.6 - strongest).exp()) }
}

/// The chests that taxes bring, as far as is known which event comes.
pub(in crate::shogun) fn taxes(open: &Open, province: Province) -> f64 {
    likely(open, province.row().chests, |effect, chests| match effect {
        Effect::TaxAtMost(most) => chests.min(most),
        Effect::TaxAtLeast(least) => chests.max(least),
        _ => chests,
    })
}

/// The rice that a province brings, as far as is known which event comes.
pub(in crate::shogun) fn rice(open: &Open, province: Province) -> f64 {
    likely(open, province.row().rice, |effect, rice| match effect {
        Effect::RiceAtMost(most) => rice.min(most),
        Effect::RiceAtLeast(least) => rice.max(least),
        _ => rice,
    })
}

fn likely(open: &Open, printed: u8, bent: impl Fn(Effect, u8) -> u8) -> f64 {
    let yields: Vec<f64> = open.events_to_come().map(|event| f64::from(bent(event.effect(), printed))).collect();
    match yields.len() {
        0 => printed.into(),
        count => yields.iter().sum::<f64>() / count as f64,
    }
}

/// How much rice is missing for the winter, if it is as hard as those events say that are left.
pub(in crate::shogun) fn hunger(open: &Open, me: Seat) -> f64 {
    let losses: Vec<f64> = open.events_to_come().map(EventCard::rice_loss).map(f64::from).collect();
    let loss = if losses.is_empty() { 3.3 } else { losses.iter().sum::<f64>() / losses.len() as f64 };
    open.lands(me).len() as f64 + 1.0 + loss - f64::from(open.rice(me))
}

/// What collecting in a province puts at risk: a revolt now, or the calm of the year.
pub(in crate::shogun) fn burden(open: &Open, me: Seat, land: Province) -> f64 {
    match open.unrest(land) {
        0 => 0.1,
        unrest => 0.3 + fight::revolt(open, me, land, unrest) * (province(open, me, land) + 1.0),
    }
}
