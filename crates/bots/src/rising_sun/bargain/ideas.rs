//! What might be offered in Rising Sun.

use engine::Seat;
use rising_sun::{Advantage, Goods, Open, Phase, Pledge, Province, Terms};

use super::{meet, stake};
use crate::Character;
use crate::bargain::Idea;

/// Who cares less for the other side than this asks to be paid for an alliance.
const STINGY: f64 = 0.2;

type Ideas = Vec<Idea<rising_sun::State>>;

/// What `me` might offer now.
pub(super) fn ideas(open: &Open, me: Seat, character: &Character) -> Ideas {
    let mut ideas = Vec::new();
    for other in (0..open.seat_count() as u8).map(Seat).filter(|&other| other != me) {
        if open.phase() == Phase::TeaCeremony {
            alliances(open, me, other, character, &mut ideas);
        } else {
            swaps(open, me, other, &mut ideas);
        }
        pacts(open, me, other, &mut ideas);
    }
    ideas
}

fn goods(coins: u16, ronin: u16) -> Goods {
    Goods { coins, ronin }
}

fn exchange(to: Seat, alliance: bool, give: Goods, ask: Goods) -> Idea<rising_sun::State> {
    Idea { to, terms: Some(Terms { alliance, give, ask }), mine: Vec::new(), yours: Vec::new() }
}

/// An alliance: for nothing, for a coin where the character is like that, or with a coin or two for
/// those who want to be asked nicely.
fn alliances(open: &Open, me: Seat, other: Seat, character: &Character, ideas: &mut Ideas) {
    if open.ally(me).is_some() || open.ally(other).is_some() {
        return;
    }
    let asks = if character.generosity < STINGY { open.coins(other).min(1) } else { 0 };
    ideas.push(exchange(other, true, goods(0, 0), goods(asks, 0)));
    for coins in 1..=2.min(open.coins(me)) {
        ideas.push(exchange(other, true, goods(coins, 0), goods(0, 0)));
    }
}

/// Coins for ronin, or the other way round.
fn swaps(open: &Open, me: Seat, other: Seat, ideas: &mut Ideas) {
    for (coins, ronin) in [(1, 1), (2, 1), (3, 2)] {
        if open.coins(me) >= coins && open.ronin(other) >= ronin {
            ideas.push(exchange(other, false, goods(coins, 0), goods(0, ronin)));
        }
        if open.ronin(me) >= ronin && open.coins(other) >= coins {
            ideas.push(exchange(other, false, goods(0, ronin), goods(coins, 0)));
        }
    }
}

/// Promises for promises: each stays out of a war province of the other; where both are in the same
/// war, they take no hostages there.
fn pacts(open: &Open, me: Seat, other: Seat, ideas: &mut Ideas) {
    let promise = |mine: Pledge, yours: Pledge| Idea { to: other, terms: None, mine: vec![mine], yours: vec![yours] };
    if let (Some(own), Some(theirs)) = (prize(open, me, other), prize(open, other, me)) {
        ideas.push(promise(Pledge::StayOut { province: theirs }, Pledge::StayOut { province: own }));
    }
    let shared = open.wars_ahead().iter().copied().find(|&province| meet(open, me, other, province));
    if let Some(province) = shared {
        let pledge = Pledge::LeaveAdvantage { advantage: Advantage::TakeHostage, province };
        ideas.push(promise(pledge, pledge));
    }
}

/// The dearest war province in which `one` has a force and `other` none.
fn prize(open: &Open, one: Seat, other: Seat) -> Option<Province> {
    let holds = |province: &Province| open.force_in(one, *province) > 0 && open.force_in(other, *province) == 0;
    let wars = open.wars_ahead().iter().copied().filter(holds);
    wars.max_by(|&one, &two| stake(open, one).total_cmp(&stake(open, two)))
}
