//! Goals in Rising Sun.

use engine::{Game, Seat};
use rising_sun::{Clan, Event, Kami, Province, State};
use serde::{Deserialize, Serialize};

use crate::goal::{Taught, leads};

/// When a goal is judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Moment {
    /// The war has come past a province: its battle is fought, reparations are paid.
    BattleOver {
        /// Which.
        province: Province,
    },
    /// The mandate that is being executed, or is chosen next, is done.
    MandateOver,
    /// A kami turn is done.
    KamiTurnOver,
    /// The war begins.
    WarBegins,
    /// The season is over.
    SeasonOver,
    /// The game is over.
    GameOver,
}

/// A part of a goal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// Victory points.
    Points {
        /// At least so many.
        at_least: u16,
    },
    /// More victory points than each of the others.
    MostPoints,
    /// Coins.
    Coins {
        /// At least so many.
        at_least: u16,
    },
    /// Ronin.
    Ronin {
        /// At least so many.
        at_least: u16,
    },
    /// The war province token of a province.
    Token {
        /// Which.
        province: Province,
    },
    /// More force in a province than each of the others.
    MostForce {
        /// Which.
        province: Province,
    },
    /// More honor than another clan.
    HonorAbove {
        /// Which.
        clan: Clan,
    },
    /// Hostages of others.
    Hostages {
        /// At least so many.
        at_least: u8,
    },
    /// More force at a shrine than each of the others.
    MostWorship {
        /// Whose shrine.
        kami: Kami,
    },
    /// First place, alone, at the end of the game.
    Victory,
}

impl Taught for State {
    type Moment = Moment;
    type Condition = Condition;

    fn has_come(&self, moment: &Moment, _: Seat, event: &Event) -> bool {
        let open = self.public();
        match moment {
            Moment::BattleOver { province } => {
                // The token goes before the dead are counted and reparations paid: it is over when the table goes on.
                let is_past = open.battlefield() != Some(*province) && !open.wars_ahead().contains(province);
                is_past || matches!(event, Event::SeasonEnded { .. })
            }
            Moment::MandateOver => {
                matches!(event, Event::MandatesDrawn { .. } | Event::KamiTurnBegan { .. } | Event::WarPhaseBegan)
            }
            Moment::KamiTurnOver => matches!(event, Event::MandatesDrawn { .. } | Event::WarPhaseBegan),
            Moment::WarBegins => matches!(event, Event::WarPhaseBegan),
            Moment::SeasonOver => matches!(event, Event::SeasonEnded { .. }),
            Moment::GameOver => self.outcome().is_some(),
        }
    }

    fn holds(&self, condition: &Condition, seat: Seat) -> bool {
        let open = self.public();
        match condition {
            Condition::Points { at_least } => open.vp(seat) >= *at_least,
            Condition::MostPoints => leads(self, seat, |seat| open.vp(seat)),
            Condition::Coins { at_least } => open.coins(seat) >= *at_least,
            Condition::Ronin { at_least } => open.ronin(seat) >= *at_least,
            Condition::Token { province } => open.has_token(seat, *province),
            Condition::MostForce { province } => leads(self, seat, |seat| open.force_in(seat, *province)),
            Condition::HonorAbove { clan } => {
                open.seat_of(*clan).is_none_or(|other| open.honor(seat) < open.honor(other))
            }
            Condition::Hostages { at_least } => open.captives(seat) >= *at_least,
            Condition::MostWorship { kami } => {
                let shrine = open.kami().iter().position(|one| one == kami);
                shrine.is_some_and(|shrine| leads(self, seat, |seat| open.worshippers(seat, shrine)))
            }
            Condition::Victory => {
                let first = |outcome: engine::Outcome| outcome.winners() == engine::Seats::one(seat);
                self.outcome().is_some_and(first)
            }
        }
    }

    fn breaks(&self, condition: &Condition, _: Seat, event: &Event) -> bool {
        match (condition, event) {
            (Condition::Token { province }, Event::TokenDiscarded { province: lost }) => province == lost,
            _ => false,
        }
    }
}
