//! Every season card and every monster, one scene for each thing that a card does or does not do.
//!
//! Doc comments cite `docs/facts/rising-sun.md`: section 5 lists the cards, section 6 the rulings, section 7
//! the order of resolution; "p." is the rulebook's page.

mod archway;
mod core;
mod horseman;
mod monsters;
mod printed;
mod rulings;
mod serpent;
mod teapot;
mod timing;
mod war_upgrades;

/// What all these tests speak of, and short names for actions.
mod prelude {
    pub(crate) use rising_sun::Clan::*;
    pub(crate) use rising_sun::Figure::{Bushi, Daimyo, Shinto};
    pub(crate) use rising_sun::Kami::*;
    pub(crate) use rising_sun::Mandate::*;
    pub(crate) use rising_sun::Province::*;
    pub(crate) use rising_sun::Season::*;
    pub(crate) use rising_sun::*;

    pub(crate) use crate::scene::*;

    /// Koi, Lotus and Dragonfly, in this order of honor: no strongholds have force.
    pub(crate) fn three(set: CardSet, season: Season) -> Scene {
        Scene::of(&[Koi, Lotus, Dragonfly]).set(set).season(season)
    }

    /// How many figures of a clan were killed since the scene began.
    pub(crate) fn fallen(table: &Table, of: Clan) -> usize {
        table.events.iter().filter(|event| matches!(event, Event::Killed { clan, .. } if *clan == of)).count()
    }
}
