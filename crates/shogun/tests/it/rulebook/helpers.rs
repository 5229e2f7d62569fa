//! Helpers for playing a scene, and the names that all tests use.

pub(crate) use engine::{Game, Seat, Viewer};
pub(crate) use shogun::Building::{self, Castle, Temple, Theater};
pub(crate) use shogun::Colour::{self, Black, Blue, Purple, Red, Yellow};
pub(crate) use shogun::EventCard::{self, *};
pub(crate) use shogun::Field::{self, BattleA, BattleB, Bid, FiveArmies, OneArmy, Rice, Tax, ThreeArmies};
pub(crate) use shogun::Province::{self, *};
pub(crate) use shogun::Season::{self, Autumn, Spring, Summer, Winter};
pub(crate) use shogun::Special::{self, Attack, Defense, ExtraChest, ExtraRice, SixArmies};
pub(crate) use shogun::{
    Action, Board, Card, Ending, Event, Help, Lapse, Options, Pile, Refusal, Region, Start, State, StepDocument, Tower,
    VisibleCardDocument,
};

pub(crate) use crate::scene::{Scene, Table, cubes, open_tower};

/// Players of a small game, in which eight provinces are closed.
pub(crate) const THREE: [Colour; 3] = [Blue, Yellow, Red];
/// Players of most scenes: all provinces are open.
pub(crate) const FOUR: [Colour; 4] = [Blue, Yellow, Red, Black];
/// All colors.
pub(crate) const FIVE: [Colour; 5] = Colour::ALL;

/// An empty tray.
pub(crate) const NONE: Pile = Pile { blue: 0, yellow: 0, red: 0, black: 0, purple: 0, peasants: 0 };

pub(crate) fn province(province: Province) -> Card {
    Card::Province(province)
}

pub(crate) fn chests(chests: u8) -> Card {
    Card::Chests(chests)
}

pub(crate) fn plan(field: Field, card: Card) -> Action {
    Action::Plan { field, card }
}

pub(crate) fn march(to: Province, armies: u8) -> Action {
    Action::March { to, armies }
}

pub(crate) fn place(place: u8) -> Action {
    Action::ChoosePlace { place }
}

/// Options of a game with the preset provinces.
pub(crate) fn preset_options(colours: &[Colour]) -> Options {
    Options { start: Start::Preset, ..Options::of(colours) }
}

/// The card on a field of a player board as all players see it.
pub(crate) fn visible_card(table: &Table, colour: Colour, field: Field) -> Option<VisibleCardDocument> {
    table
        .view(Viewer::Spectator)
        .table
        .players
        .iter()
        .find(|player| player.colour == colour)?
        .fields
        .get(&field)
        .copied()
}

/// All players and the spectators.
pub(crate) fn viewers(table: &Table) -> Vec<Viewer> {
    let seats = (0..table.state.seats() as u8).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator]).collect()
}

/// The events since the scene began that a viewer may see.
pub(crate) fn events_for(table: &Table, viewer: Viewer) -> Vec<Event> {
    table.events.iter().copied().filter(|event| table.state.audience(event).includes(viewer)).collect()
}

/// A battle for Kozuke: blue attacks from Shinano, yellow defends.
pub(crate) fn kozuke(attackers: u8, defenders: u8) -> Scene {
    Scene::of(&FOUR).land(Blue, Shinano, attackers + 1).land(Yellow, Kozuke, defenders).plan(Blue, BattleA, Shinano)
}

/// Plays a scene in which blue marches into Kozuke.
pub(crate) fn into_kozuke(armies: u8) -> impl Fn(Scene) -> Table {
    move |scene| {
        let mut table = scene.act();
        table.march(Blue, Kozuke, armies);
        table
    }
}

/// How the last battle ended, and how many armies the winner has left.
pub(crate) fn ended(table: &Table) -> Option<(Ending, u8)> {
    table.events.iter().rev().find_map(|event| match *event {
        Event::BattleFought { ending, left, .. } => Some((ending, left)),
        _ => None,
    })
}

/// Whether the last revolt was beaten, and how many armies are left.
pub(crate) fn revolted(table: &Table) -> Option<(bool, u8)> {
    table.events.iter().rev().find_map(|event| match *event {
        Event::RevoltFought { beaten, left, .. } => Some((beaten, left)),
        _ => None,
    })
}
