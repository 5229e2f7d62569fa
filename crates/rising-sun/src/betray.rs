//! Betray (p.18): the alliance breaks, and figures change sides.

use engine::{Seat, Seats};

use crate::action::Site;
use crate::card::Card;
use crate::event::Event;
use crate::state::{EventSink, Open, Spot, State};
use crate::steps;

/// How many figures a Betray replaces, of as many different players.
const REPLACEMENTS: u8 = 2;

impl State {
    /// Breaks the alliance of the betrayer, who then loses honor; returns the decision to come.
    pub(crate) fn begin_betray(&mut self, seat: Seat, events: &mut impl EventSink) -> steps::Betray {
        if let Some(ally) = self.player(seat).ally {
            self.player_mut(seat).ally = None;
            self.player_mut(ally).ally = None;
            events.emit(Event::AllianceBroken { clan: self.clan(seat), with: self.clan(ally) });
            self.lose_honor(seat, events);
        }
        let extra = self.copies(seat, Card::PathOfTheUnrighteous);
        steps::Betray { seat, left: REPLACEMENTS, extra, replaced: Seats::NONE }
    }
}

impl Open {
    /// The spot that a site names; an unknown shrine is `Away`.
    pub(crate) fn spot(&self, site: Site) -> Spot {
        match site {
            Site::Province(province) => Spot::Map(province),
            Site::Shrine(kami) => self.shrine_of(kami).map_or(Spot::Away, Spot::Shrine),
        }
    }
}
