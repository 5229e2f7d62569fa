//! Whom to ally with.

use rising_sun::{Clan, Goods, Phase, Season, Terms, ViewDocument};
use table::Seat;

use super::weigh::worth;

/// By how many points a partner may be ahead.
const TOO_FAR: f64 = 8.0;

/// Who was asked this season.
#[derive(Clone, Debug, Default)]
pub(super) struct Asked {
    season: Option<Season>,
    clans: Vec<Clan>,
}

impl Asked {
    /// The next player to ask for an alliance, the least dangerous first.
    pub(super) fn next(&mut self, view: &ViewDocument) -> Option<(Seat, Terms)> {
        let table = &view.table;
        let me = view.viewer?;
        if table.phase != Phase::TeaCeremony || is_allied(view, me) {
            return None;
        }
        if self.season != Some(table.season) {
            *self = Asked { season: Some(table.season), clans: Vec::new() };
        }
        let free = table.players.iter().map(|player| player.clan).filter(|&clan| clan != me);
        let partner = free
            .filter(|&clan| !is_allied(view, clan) && !self.clans.contains(&clan) && !is_too_far(view, me, clan))
            .min_by(|&one, &two| worth(view, one).total_cmp(&worth(view, two)))?;
        self.clans.push(partner);
        let seat = table.players.iter().position(|player| player.clan == partner)?;
        Some((Seat(seat as u8), Terms { alliance: true, ..Terms::default() }))
    }
}

/// Whether the viewer takes an offer: an alliance with anybody but a strong leader, and no deal
/// that costs more than it brings.
pub(super) fn accepts(view: &ViewDocument, from: Seat, terms: &Terms) -> bool {
    let (Some(me), Some(partner)) = (view.viewer, view.table.players.get(from.index())) else { return false };
    let value = |goods: Goods| i32::from(goods.coins) + i32::from(goods.ronin);
    let balance = value(terms.give) - value(terms.ask);
    if terms.alliance { balance >= -1 && !is_too_far(view, me, partner.clan) } else { balance > 0 }
}

fn is_allied(view: &ViewDocument, clan: Clan) -> bool {
    view.table.players.iter().any(|player| player.clan == clan && player.ally.is_some())
}

/// Whether a player leads by so much that an alliance would only help them.
fn is_too_far(view: &ViewDocument, me: Clan, clan: Clan) -> bool {
    let theirs = worth(view, clan);
    let leads = view.table.players.iter().all(|player| player.clan == clan || worth(view, player.clan) <= theirs);
    leads && theirs > worth(view, me) + TOO_FAR
}
