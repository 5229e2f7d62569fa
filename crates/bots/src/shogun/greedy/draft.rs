//! The draft: rich provinces close to one's own, and strong groups where the enemy is near.

use engine::Seat;
use shogun::{Open, Province};

/// What a province card is worth in the draft.
pub(in crate::shogun) fn card(open: &Open, me: Seat, province: Province) -> f64 {
    let row = province.row();
    let yields = 1.5 * f64::from(row.rice) + f64::from(row.chests) + 1.2 * f64::from(row.sites);
    let around = open.neighbours(province);
    let near: f64 = around
        .iter()
        .map(|next| match open.owner(next) {
            Some(owner) if owner == me => 1.2,
            Some(_) => -0.5,
            None => 0.0,
        })
        .sum();
    // Few borders are easier to hold.
    yields + near - 0.15 * around.len() as f64
}

/// What the top card of the stack is worth on average.
pub(in crate::shogun) fn stack(open: &Open, me: Seat) -> f64 {
    let left: Vec<f64> =
        open.playing().iter().filter(|&one| open.owner(one).is_none()).map(|one| card(open, me, one)).collect();
    if left.is_empty() { 0.0 } else { left.iter().sum::<f64>() / left.len() as f64 }
}

/// How strong a group a province wants: the more borders with others, and the richer, the stronger.
pub(in crate::shogun) fn group(open: &Open, me: Seat, province: Province, armies: u8) -> f64 {
    let borders = open.neighbours(province).iter().filter(|&next| open.owner(next) != Some(me)).count();
    let wanted = 1.8 + 0.45 * borders as f64;
    -(f64::from(armies) - wanted.min(5.0)).abs()
}
