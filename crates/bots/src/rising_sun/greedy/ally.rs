//! Whom to ally with.

use rising_sun::{Goods, Open, Phase, Season, Terms};
use table::Seat;

use super::weigh::Table;

/// By how many points a partner may be ahead.
const TOO_FAR: f64 = 8.0;

/// Who was asked this season.
#[derive(Clone, Debug, Default)]
pub(super) struct Asked {
    season: Option<Season>,
    seats: Vec<Seat>,
}

impl Asked {
    /// The next player to ask for an alliance, the least dangerous first.
    pub(super) fn next(&mut self, open: &Open, me: Seat) -> Option<(Seat, Terms)> {
        if open.phase() != Phase::TeaCeremony || open.ally(me).is_some() {
            return None;
        }
        if self.season != Some(open.season()) {
            *self = Asked { season: Some(open.season()), seats: Vec::new() };
        }
        let table = Table::of(open);
        let partner = table
            .seats()
            .filter(|&seat| seat != me && open.ally(seat).is_none() && !self.seats.contains(&seat))
            .filter(|&seat| !is_too_far(&table, me, seat))
            .min_by(|&one, &two| table.worth(one).total_cmp(&table.worth(two)))?;
        self.seats.push(partner);
        Some((partner, Terms { alliance: true, ..Terms::default() }))
    }
}

/// Whether `me` takes an offer: an alliance with anybody but a strong leader, and no deal
/// that costs more than it brings.
pub(super) fn accepts(open: &Open, me: Seat, from: Seat, terms: &Terms) -> bool {
    let value = |goods: Goods| i32::from(goods.coins) + i32::from(goods.ronin);
    let balance = value(terms.give) - value(terms.ask);
    if terms.alliance { balance >= -1 && !is_too_far(&Table::of(open), me, from) } else { balance > 0 }
}

/// Whether a player leads by so much that an alliance would only help them.
fn is_too_far(table: &Table<'_>, me: Seat, seat: Seat) -> bool {
    let theirs = table.worth(seat);
    table.seats().all(|other| other == seat || table.worth(other) <= theirs) && theirs > table.worth(me) + TOO_FAR
}
