//! What players may agree on, give and promise (p.8, p.11).

use engine::{Seat, Verdict};
use serde::{Deserialize, Serialize};

use crate::action::Site;
use crate::advantage::Advantage;
use crate::clan::Clan;
use crate::event::Event;
use crate::mandate::Mandate;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Phase, State};

/// Coins and ronin from a reserve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Goods {
    /// Coins.
    pub coins: u16,
    /// Ronin tokens.
    pub ronin: u16,
}

impl Goods {
    /// Whether there are neither coins nor ronin.
    pub fn is_empty(self) -> bool {
        self == Goods::default()
    }
}

/// What changes at once when two players agree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// The two form an alliance.
    pub alliance: bool,
    /// What the proposer gives.
    pub give: Goods,
    /// What the proposer asks for.
    pub ask: Goods,
}

/// A promise that the engine can judge. It is not binding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pledge {
    /// To bring no figure into a province for the rest of the season.
    StayOut {
        /// The province.
        province: Province,
    },
    /// To bid nothing on an advantage in this season's battle for a province.
    LeaveAdvantage {
        /// The advantage.
        advantage: Advantage,
        /// The province.
        province: Province,
    },
    /// To play a mandate on the next turn, this season.
    PlayMandate {
        /// The mandate.
        mandate: Mandate,
    },
}

impl State {
    /// Coins and ronin may change hands, and offers be made.
    pub(crate) fn is_open_to_bargains(&self) -> bool {
        matches!(self.phase, Phase::TeaCeremony | Phase::Political)
    }

    pub(crate) fn check_terms(&self, from: Seat, to: Seat, terms: &Terms) -> Result<(), Refusal> {
        if from == to || !self.all().has(from) || !self.all().has(to) {
            return Err(Refusal::NotYourself);
        }
        if *terms == Terms::default() {
            return Err(Refusal::NothingOffered);
        }
        if !self.is_open_to_bargains() {
            return Err(Refusal::NoBargainingNow);
        }
        if terms.alliance {
            if self.phase != Phase::TeaCeremony {
                return Err(Refusal::AlliancesOnlyAtTea);
            }
            if let Some(seat) = [from, to].into_iter().find(|&seat| self.player(seat).ally.is_some()) {
                return Err(Refusal::AlreadyAllied { clan: self.clan(seat) });
            }
        }
        for (seat, goods) in [(from, terms.give), (to, terms.ask)] {
            let player = self.player(seat);
            if player.coins < goods.coins || player.ronin < goods.ronin {
                return Err(Refusal::GoodsShort { clan: player.clan });
            }
        }
        Ok(())
    }

    /// Lets goods change hands and forms the alliance; the terms have been checked.
    pub(crate) fn settle(&mut self, from: Seat, to: Seat, terms: &Terms, events: &mut impl EventSink) {
        for (giver, taker, goods) in [(from, to, terms.give), (to, from, terms.ask)] {
            if !goods.is_empty() {
                self.player_mut(giver).coins -= goods.coins;
                self.player_mut(giver).ronin -= goods.ronin;
                self.player_mut(taker).coins += goods.coins;
                self.player_mut(taker).ronin += goods.ronin;
                let (clan, to) = (self.clan(giver), self.clan(taker));
                events.emit(Event::GoodsGiven { clan, to, coins: goods.coins, ronin: goods.ronin });
            }
        }
        if terms.alliance {
            let season = 1 << self.season as u8;
            for (seat, ally) in [(from, to), (to, from)] {
                let player = self.player_mut(seat);
                player.ally = Some(ally);
                player.allied_seasons |= season;
            }
            events.emit(Event::AllianceFormed { clan: self.clan(from), with: self.clan(to) });
        }
    }

    /// What an event says of a promise; `None` while it is open.
    pub(crate) fn judge_pledge(&self, pledge: &Pledge, by: Seat, event: &Event) -> Option<Verdict> {
        let by = self.clan(by);
        let season_ended = matches!(event, Event::SeasonEnded { .. });
        match *pledge {
            Pledge::StayOut { province } => {
                let entered = match *event {
                    Event::Moved { clan, to, .. } => clan == by && to == province,
                    // A shinto may only pass through on its way to a shrine.
                    Event::Summoned { clan, figure, province: at } => {
                        clan == by && at == province && !figure.is_shinto()
                    }
                    Event::KamiPlaced { clan, province: at, .. } | Event::Stayed { clan, province: at, .. } => {
                        clan == by && at == province
                    }
                    // The Turtle's strongholds fight like figures.
                    Event::StrongholdMoved { clan, to, .. } => clan == by && to == province,
                    Event::StrongholdBuilt { clan, province: at, .. } => {
                        clan == by && at == province && clan == Clan::Turtle
                    }
                    Event::Placed { clan, site, .. } | Event::Replaced { clan, site, .. } => {
                        clan == by && site == Site::Province(province)
                    }
                    _ => false,
                };
                if entered { Some(Verdict::Broken) } else { season_ended.then_some(Verdict::Kept) }
            }
            Pledge::LeaveAdvantage { advantage, province } => match *event {
                Event::BidsRevealed { clan, province: at, seppuku, take_hostage, hire_ronin, imperial_poets }
                    if clan == by && at == province =>
                {
                    let bid = [seppuku, take_hostage, hire_ronin, imperial_poets][advantage as usize];
                    Some(if bid == 0 { Verdict::Kept } else { Verdict::Broken })
                }
                _ => season_ended.then_some(Verdict::Void),
            },
            Pledge::PlayMandate { mandate } => match *event {
                Event::MandateChosen { clan, mandate: chosen } if clan == by => {
                    Some(if chosen == mandate { Verdict::Kept } else { Verdict::Broken })
                }
                _ => season_ended.then_some(Verdict::Void),
            },
        }
    }
}
