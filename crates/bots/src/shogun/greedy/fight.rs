//! What a battle is likely to bring, from what is thrown and what lies in the tower.

use engine::Seat;
use shogun::{Building, Effect, EventCard, Open, Owner, Province, Special};

/// How likely a thrown cube, and one that was inside, comes out: near enough for every tower.
const THROWN: f64 = 0.78;
const INSIDE: f64 = 0.3;

/// One side's cubes before a throw.
#[derive(Clone, Copy, Default)]
struct Side {
    thrown: f64,
    inside: f64,
}

impl Side {
    fn of(open: &Open, owner: Owner, thrown: f64) -> Side {
        Side { thrown: thrown + f64::from(open.cubes_in_tray(owner)), inside: f64::from(open.cubes_inside(owner)) }
    }

    fn mean(self) -> f64 {
        THROWN * self.thrown + INSIDE * self.inside
    }

    fn variance(self) -> f64 {
        THROWN * (1.0 - THROWN) * self.thrown + INSIDE * (1.0 - INSIDE) * self.inside
    }
}

/// What comes of a battle.
#[derive(Clone, Copy, Debug)]
pub(in crate::shogun) struct Odds {
    /// How likely the attacker wins.
    pub(in crate::shogun) won: f64,
    /// How likely neither side does.
    pub(in crate::shogun) drawn: f64,
    /// How many armies the attacker has left on average when winning.
    pub(in crate::shogun) left: f64,
}

/// The share of a bell curve below `x`, as a logistic curve that lies close to it.
fn below(x: f64) -> f64 {
    1.0 / (1.0 + (-1.702 * x).exp())
}

fn weigh(attack: Side, defence: Side, peasants: Side) -> Odds {
    let lead = attack.mean() - defence.mean() - peasants.mean();
    let spread = (attack.variance() + defence.variance() + peasants.variance() + 0.05).sqrt();
    let won = 1.0 - below((0.5 - lead) / spread);
    let drawn = (1.0 - below((-0.5 - lead) / spread) - won).max(0.0);
    Odds { won, drawn, left: lead.max(1.0) }
}

/// What comes of an attack with so many armies.
pub(in crate::shogun) fn attack(open: &Open, me: Seat, armies: u8, to: Province) -> Odds {
    let effect = open.event().map(EventCard::effect);
    let help = |seat: Seat, special| f64::from(u8::from(open.special(seat) == Some(special)));
    let attackers = Side::of(open, Owner::Seat(me), f64::from(armies) + help(me, Special::Attack));
    let called = |count| Side::of(open, Owner::Peasants, count);
    match open.owner(to) {
        None => weigh(attackers, Side::default(), called(if effect == Some(Effect::WaryPeasants) { 2.0 } else { 1.0 })),
        Some(owner) => {
            let castle = effect == Some(Effect::StrongCastles) && open.buildings(to).has(Building::Castle);
            let thrown = f64::from(open.armies(to)) + help(owner, Special::Defense) + f64::from(u8::from(castle));
            let peasants = if open.unrest(to) == 0 { called(0.0) } else { Side::default() };
            weigh(attackers, Side::of(open, Owner::Seat(owner), thrown), peasants)
        }
    }
}

/// How likely a province is lost to a revolt of so many peasants.
pub(in crate::shogun) fn revolt(open: &Open, me: Seat, province: Province, peasants: u8) -> f64 {
    let armies = Side::of(open, Owner::Seat(me), f64::from(open.armies(province)));
    let odds = weigh(Side::of(open, Owner::Peasants, peasants.into()), armies, Side::default());
    odds.won + odds.drawn
}
