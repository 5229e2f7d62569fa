//! Where to march, and with how many.

use engine::Seat;
use shogun::{Building, Effect, EventCard, Field, Open, Province};

use super::fight;
use super::worth::{self, ARMY};

/// What it brings to march with so many armies.
pub(in crate::shogun) fn value(open: &Open, me: Seat, from: Province, to: Province, armies: u8) -> f64 {
    let stay = open.armies(from) - armies;
    let home = worth::province(open, me, from);
    let weaker = |left: u8| {
        let mut around = open.neighbours(from).iter().filter(|&next| next != to);
        let strongest = around.by_ref().filter(|&next| open.owner(next).is_some_and(|owner| owner != me));
        let strongest = strongest.map(|next| f64::from(open.armies(next)) - 1.0).fold(0.0, f64::max);
        if strongest <= 0.0 { 0.0 } else { 0.5 / (1.0 + (f64::from(left) + 0.6 - strongest).exp()) }
    };
    let exposed = home * (weaker(stay) - weaker(open.armies(from)));
    if open.owner(to) == Some(me) {
        let safer = worth::danger(open, me, to) * worth::province(open, me, to) * 0.08 * f64::from(armies);
        return safer - exposed;
    }
    let odds = fight::attack(open, me, armies, to);
    let prize = worth::province(open, me, to);
    let lost = odds.won * (f64::from(armies) - odds.left).max(0.0) + (1.0 - odds.won) * f64::from(armies) * 0.8;
    // What the defender loses is worth something too: one of several opponents is weaker.
    let hurt = if open.owner(to).is_some() { 0.25 * (odds.won + odds.drawn) * prize } else { 0.0 };
    odds.won * prize + hurt - lost * ARMY * 0.8 - exposed
}

/// The best march from a province, and what it brings.
pub(in crate::shogun) fn best(open: &Open, me: Seat, field: Field, from: Province) -> Option<(Province, u8, f64)> {
    let most = open.armies(from).checked_sub(1).filter(|&most| most > 0)?;
    let sacred = open.event().map(EventCard::effect) == Some(Effect::SacredTemples);
    let mut best: Option<(Province, u8, f64)> = None;
    for to in open.neighbours(from).iter() {
        let own = open.owner(to) == Some(me);
        if field == Field::OneArmy && !own || !own && sacred && open.buildings(to).has(Building::Temple) {
            continue;
        }
        for armies in 1..=most {
            let worth = value(open, me, from, to, armies);
            if best.is_none_or(|(_, _, other)| worth > other) {
                best = Some((to, armies, worth));
            }
        }
    }
    best
}
