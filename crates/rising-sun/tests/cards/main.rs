//! Every season card and every monster, one scene for each thing that a card does or does not do.
//!
//! Doc comments cite the sections of the facts that the project keeps on the game: section 5 lists
//! the cards, section 6 the rulings, section 7 the order of resolution; "p." is the rulebook's page.

#[path = "../scene/mod.rs"]
mod scene;

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

    pub(crate) use crate::scene::{Scene, Table};

    /// Koi, Lotus and Dragonfly, in this order of honor: nobody's strongholds have force.
    pub(crate) fn three(set: CardSet, season: Season) -> Scene {
        Scene::of(&[Koi, Lotus, Dragonfly]).set(set).season(season)
    }

    pub(crate) fn summon(figure: Figure, province: Province) -> Action {
        Action::Summon { figure, province }
    }

    pub(crate) fn place(figure: Figure, province: Province) -> Action {
        Action::PlaceFigure { figure, site: Site::Province(province) }
    }

    pub(crate) fn place_at(figure: Figure, kami: Kami) -> Action {
        Action::PlaceFigure { figure, site: Site::Shrine(kami) }
    }

    pub(crate) fn worship(kami: Kami) -> Action {
        Action::Worship { kami }
    }

    pub(crate) fn go(figure: Figure, from: Province, to: Province) -> Action {
        Action::MoveFigure { figure, from, to }
    }

    pub(crate) fn buy(card: Card) -> Action {
        Action::BuyCard { card }
    }

    pub(crate) fn give(to: Clan) -> Action {
        Action::GiveCoin { to }
    }

    /// Replaces a figure in a province.
    pub(crate) fn replace(clan: Clan, figure: Figure, province: Province, with: Figure) -> Action {
        Action::Replace { clan, figure, site: Site::Province(province), with }
    }

    /// Replaces a figure at a shrine.
    pub(crate) fn replace_at(clan: Clan, figure: Figure, kami: Kami, with: Figure) -> Action {
        Action::Replace { clan, figure, site: Site::Shrine(kami), with }
    }

    pub(crate) fn kill(clan: Clan, figure: Figure, province: Province) -> Action {
        Action::KillFigure { clan, figure, province }
    }

    pub(crate) fn hostage(clan: Clan, figure: Figure) -> Action {
        Action::TakeHostage { clan, figure }
    }

    /// The forces of a clan that were counted since the scene began, battle by battle.
    pub(crate) fn forces(table: &Table, of: Clan) -> Vec<u16> {
        let force = |event: &Event| match *event {
            Event::ForceCounted { clan, force, .. } if clan == of => Some(force),
            _ => None,
        };
        table.events.iter().filter_map(force).collect()
    }

    /// How many figures of a clan were killed since the scene began.
    pub(crate) fn fallen(table: &Table, of: Clan) -> usize {
        table.events.iter().filter(|event| matches!(event, Event::Killed { clan, .. } if *clan == of)).count()
    }
}
