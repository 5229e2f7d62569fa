//! A whole plan: the best provinces for the actions, chests for what is left out.

use engine::Seat;
use shogun::{Card, Effect, Field, Open, Province, Season};

use super::march;
use super::worth::{self, ARMY};

/// A plan: for each field a card.
pub(in crate::shogun) type Plan = Vec<(Field, Card)>;

/// What an action in a province brings, its price included.
fn value(open: &Open, me: Seat, field: Field, province: Province) -> f64 {
    let price = f64::from(field.price()) * worth::chest(open);
    let safe = 1.0 - worth::danger(open, me, province);
    match field {
        Field::Castle | Field::Temple | Field::Theater => {
            let Some(building) = field.builds() else { return 0.0 };
            let standing = open.buildings(province);
            let room = standing.len() < province.row().sites && open.tiles_left(building) > 0;
            if standing.has(building) || !room {
                return -0.2;
            }
            worth::building(open, me, building, province) * safe - price
        }
        Field::Tax => worth::taxes(open, province) * worth::chest(open) - worth::burden(open, me, province),
        Field::Rice => {
            let useful = worth::rice(open, province).min(worth::hunger(open, me).max(0.0));
            // A player who waits until autumn has no other chance.
            let urgent = if open.season() == Season::Autumn { 0.7 } else { 0.45 };
            useful * urgent - worth::burden(open, me, province)
        }
        Field::FiveArmies | Field::ThreeArmies | Field::OneArmy => {
            let armies = match field {
                Field::FiveArmies => 5.0,
                Field::ThreeArmies => 3.0,
                _ => 1.0,
            };
            let few = open.events_to_come().filter(|event| event.effect() == Effect::FewRecruits).count();
            let armies: f64 = if few > 0 { armies * 0.85 } else { armies };
            armies * (ARMY + front(open, me, province)) * useful_armies(open) - price
        }
        Field::BattleA | Field::BattleB => march::best(open, me, field, province).map_or(0.02, |(_, _, worth)| worth),
        Field::Bid => 0.0,
    }
}

/// Armies of the last autumn come too late for most of what they could do.
fn useful_armies(open: &Open) -> f64 {
    if worth::rounds(open) <= 1.0 { 0.5 } else { 1.0 }
}

/// How much an army more is wanted in a province: where much is in danger, and where there is
/// something to take.
fn front(open: &Open, me: Seat, province: Province) -> f64 {
    let defence = worth::danger(open, me, province) * worth::province(open, me, province) * 0.12;
    let around = open.neighbours(province).iter().filter(|&next| open.owner(next) != Some(me));
    let prey =
        around.map(|next| worth::province(open, me, next) / f64::from(open.armies(next) + 2)).fold(0.0, f64::max);
    defence + 0.04 * prey
}

/// The whole plan. It depends on nothing but what lies open, so that it is the same for each field.
pub(in crate::shogun) fn make(open: &Open, me: Seat) -> Plan {
    compose(open, me, choices(open, me), bid(open, me))
}

/// What may be done where, and what it is worth.
pub(in crate::shogun) type Choices = Vec<(f64, Field, Province)>;

/// All that may be done, with what it is worth.
pub(in crate::shogun) fn choices(open: &Open, me: Seat) -> Choices {
    let fields = Field::ACTIONS.into_iter();
    let lands = open.lands(me);
    fields.flat_map(|field| lands.iter().map(move |land| (value(open, me, field, land), field, land))).collect()
}

/// The plan that takes the best of the choices, as far as cards and money go.
pub(in crate::shogun) fn compose(open: &Open, me: Seat, mut choices: Choices, bid: u8) -> Plan {
    choices.sort_by(|one, other| other.0.total_cmp(&one.0));

    let mut plan: Plan = Vec::new();
    let mut provinces = open.lands(me);
    let mut chests: Vec<u8> = (0..=4).rev().collect();
    chests.retain(|&chest| chest != bid);
    let mut money = f64::from(open.chests(me)) - f64::from(bid);
    // What is worth doing, as far as the money goes. Taxes that come late pay for little.
    for (worth, field, province) in &choices {
        let free = plan.iter().all(|(taken, _)| taken != field) && provinces.has(*province);
        let price = f64::from(field.price());
        if *worth > 0.0 && free && price <= money {
            money -= price;
            if *field == Field::Tax {
                money += worth::taxes(open, *province) * 0.7;
            }
            provinces = provinces.without(*province);
            plan.push((*field, Card::Province(*province)));
        }
    }
    // What is left is covered with chests, and with the provinces that can do the least harm.
    choices.reverse();
    for field in Field::ACTIONS {
        if plan.iter().any(|(taken, _)| *taken == field) {
            continue;
        }
        if let Some(chest) = chests.pop() {
            plan.push((field, Card::Chests(chest)));
            continue;
        }
        let harmless = choices.iter().rev().find(|(_, one, province)| *one == field && provinces.has(*province));
        if let Some((_, _, province)) = harmless {
            provinces = provinces.without(*province);
            plan.push((field, Card::Province(*province)));
        }
    }
    plan.push((Field::Bid, Card::Chests(bid)));
    plan
}

/// What to bid: more than nothing only for those who can spare it.
pub(in crate::shogun) fn bid(open: &Open, me: Seat) -> u8 {
    u8::from(open.chests(me) >= 10)
}
