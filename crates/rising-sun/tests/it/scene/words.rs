//! Short words for actions, and for what was told.

use rising_sun::{Action, Card, Clan, Event, Figure, Kami, Province, Site};

use super::Table;

pub fn summon(figure: Figure, province: Province) -> Action {
    Action::Summon { figure, province }
}

pub fn worship(kami: Kami) -> Action {
    Action::Worship { kami }
}

/// A figure moves.
pub fn go(figure: Figure, from: Province, to: Province) -> Action {
    Action::MoveFigure { figure, from, to }
}

/// A stronghold moves.
pub fn carry(from: Province, to: Province) -> Action {
    Action::MoveStronghold { from, to }
}

pub fn build(province: Province) -> Action {
    Action::BuildStronghold { province }
}

pub fn buy(card: Card) -> Action {
    Action::BuyCard { card }
}

pub fn give(to: Clan) -> Action {
    Action::GiveCoin { to }
}

/// Replaces a figure in a province.
pub fn replace(clan: Clan, figure: Figure, province: Province, with: Figure) -> Action {
    Action::Replace { clan, figure, site: Site::Province(province), with }
}

/// Replaces a figure at a shrine.
pub fn replace_at(clan: Clan, figure: Figure, kami: Kami, with: Figure) -> Action {
    Action::Replace { clan, figure, site: Site::Shrine(kami), with }
}

pub fn kill(clan: Clan, figure: Figure, province: Province) -> Action {
    Action::KillFigure { clan, figure, province }
}

/// The forces of a clan that were counted since the scene began, battle by battle.
pub fn forces(table: &Table, of: Clan) -> Vec<u16> {
    let force = |event: &Event| match *event {
        Event::ForceCounted { clan, force, .. } if clan == of => Some(force),
        _ => None,
    };
    table.events.iter().filter_map(force).collect()
}

pub fn place(figure: Figure, province: Province) -> Action {
    Action::PlaceFigure { figure, site: Site::Province(province) }
}

pub fn place_at(figure: Figure, kami: Kami) -> Action {
    Action::PlaceFigure { figure, site: Site::Shrine(kami) }
}

pub fn capture(clan: Clan, figure: Figure) -> Action {
    Action::TakeHostage { clan, figure }
}
