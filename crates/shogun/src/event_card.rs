//! The event cards: an effect for a round, and a loss of rice for the winter.

use serde::{Deserialize, Serialize};

/// The effect of an event on all players in its round (supplementary sheet).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Building a theater removes one unrest marker.
    TheatersCalm,
    /// Neutral provinces defend with two peasants.
    WaryPeasants,
    /// A castle gives the defender an additional army.
    StrongCastles,
    /// Provinces with a temple cannot be attacked.
    SacredTemples,
    /// Taxes yield at most this many chests.
    TaxAtMost(u8),
    /// Taxes yield at least this many chests.
    TaxAtLeast(u8),
    /// Rice collections yield at least this much.
    RiceAtLeast(u8),
    /// Rice collections yield at most this much.
    RiceAtMost(u8),
    /// Deploying five or three armies gives three or two.
    FewRecruits,
}

/// An event card. The number in its name is the rice that players lose in winter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[repr(u8)]
#[allow(missing_docs)]
pub enum EventCard {
    #[serde(rename = "theaters_calm_5")]
    TheatersCalm5,
    #[serde(rename = "theaters_calm_7")]
    TheatersCalm7,
    #[serde(rename = "wary_peasants_3")]
    WaryPeasants3,
    #[serde(rename = "strong_castles_2")]
    StrongCastles2,
    #[serde(rename = "strong_castles_6")]
    StrongCastles6,
    #[serde(rename = "sacred_temples_3")]
    SacredTemples3,
    #[serde(rename = "sacred_temples_4")]
    SacredTemples4,
    #[serde(rename = "low_taxes_0")]
    LowTaxes0,
    #[serde(rename = "high_taxes_2")]
    HighTaxes2,
    #[serde(rename = "rich_harvest_3")]
    RichHarvest3,
    #[serde(rename = "poor_harvest_4")]
    PoorHarvest4,
    #[serde(rename = "few_recruits_1")]
    FewRecruits1,
}

/// Number of event cards.
pub const EVENTS: usize = 12;
/// Number of event cards revealed each year.
pub const YEAR_EVENTS: usize = 4;

use EventCard::*;

impl EventCard {
    /// All event cards.
    pub const ALL: [EventCard; EVENTS] = [
        TheatersCalm5,
        TheatersCalm7,
        WaryPeasants3,
        StrongCastles2,
        StrongCastles6,
        SacredTemples3,
        SacredTemples4,
        LowTaxes0,
        HighTaxes2,
        RichHarvest3,
        PoorHarvest4,
        FewRecruits1,
    ];

    /// The effect of the event, and the rice that each player loses in winter.
    pub fn row(self) -> (Effect, u8) {
        match self {
            TheatersCalm5 => (Effect::TheatersCalm, 5),
            TheatersCalm7 => (Effect::TheatersCalm, 7),
            WaryPeasants3 => (Effect::WaryPeasants, 3),
            StrongCastles2 => (Effect::StrongCastles, 2),
            StrongCastles6 => (Effect::StrongCastles, 6),
            SacredTemples3 => (Effect::SacredTemples, 3),
            SacredTemples4 => (Effect::SacredTemples, 4),
            LowTaxes0 => (Effect::TaxAtMost(5), 0),
            HighTaxes2 => (Effect::TaxAtLeast(6), 2),
            RichHarvest3 => (Effect::RiceAtLeast(4), 3),
            PoorHarvest4 => (Effect::RiceAtMost(3), 4),
            FewRecruits1 => (Effect::FewRecruits, 1),
        }
    }

    /// The effect of the event.
    #[inline]
    pub fn effect(self) -> Effect {
        self.row().0
    }

    /// The rice that each player loses in winter.
    #[inline]
    pub fn rice_loss(self) -> u8 {
        self.row().1
    }
}
