//! The printed figures of board and cards as one document, so that pages need not repeat them.

use serde::Serialize;

use crate::building::Building;
use crate::card::MOST_CHESTS;
use crate::colour::Colour;
use crate::event_card::{Effect, EventCard, YEAR_EVENTS};
use crate::field::{ACTIONS, Field};
use crate::options::Board;
use crate::province::{MAP, Province, ProvinceRow, Region};
use crate::season::YEARS;
use crate::special::Special;
use crate::state::{ARMIES, CHESTS, PEASANT_ARMIES, UNREST_MARKERS};

/// The printed figures of the game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Facts {
    /// Number of years in a game.
    pub years: u8,
    /// The colors of the players.
    pub colours: Vec<Colour>,
    /// The regions from west to east.
    pub regions: Vec<Region>,
    /// The provinces in alphabetical order.
    pub provinces: Vec<ProvinceFacts>,
    /// The kinds of buildings.
    pub buildings: Vec<BuildingFacts>,
    /// The fields of a player board in order: the actions, then the bid.
    pub fields: Vec<FieldFacts>,
    /// Number of actions in a round.
    pub actions: usize,
    /// The highest bid in chests.
    pub most_chests: u8,
    /// The event cards.
    pub events: Vec<EventFacts>,
    /// Number of event cards each year.
    pub year_events: usize,
    /// The special cards.
    pub specials: Vec<Special>,
    /// The contents of the box.
    pub pieces: Pieces,
}

/// The printed figures of a province.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProvinceFacts {
    /// The province.
    pub province: Province,
    /// Its region on the sun side.
    pub sun: Region,
    /// Its region on the moon side.
    pub moon: Region,
    /// Chests from taxes.
    pub chests: u8,
    /// Rice from a collection.
    pub rice: u8,
    /// Number of building sites.
    pub sites: u8,
    /// Neighbors by land.
    pub land: &'static [Province],
    /// Neighbors by sea route.
    pub sea: &'static [Province],
    /// Sides of the board on which it is closed in a game of three players.
    pub closed: Vec<Board>,
}

/// The printed figures of a kind of building.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BuildingFacts {
    /// The kind.
    pub building: Building,
    /// Number of tiles in the box.
    pub tiles: u8,
    /// Points for the most buildings of this kind in a region.
    pub majority: u16,
}

/// The printed figures of a field of a player board.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FieldFacts {
    /// The field.
    pub field: Field,
    /// Price of the action in chests.
    pub price: u16,
    /// The building that the action builds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub builds: Option<Building>,
}

/// The printed figures of an event card.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventFacts {
    /// The card.
    pub event: EventCard,
    /// Effect in its round.
    pub effect: Effect,
    /// Rice that each player loses in winter.
    pub rice_loss: u8,
}

/// The contents of the box.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pieces {
    /// Number of armies of each player.
    pub armies: u8,
    /// Number of armies of the peasants.
    pub peasants: u8,
    /// Value of all chests.
    pub chests: u16,
    /// Number of unrest markers.
    pub unrest: u8,
}

impl Facts {
    /// Collects the figures from the tables of the rules.
    pub fn printed() -> Facts {
        let building =
            |building: Building| BuildingFacts { building, tiles: building.tiles(), majority: building.majority() };
        let field = |field: Field| FieldFacts { field, price: field.price(), builds: field.builds() };
        let event = |event: EventCard| EventFacts { event, effect: event.effect(), rice_loss: event.rice_loss() };
        Facts {
            years: YEARS,
            colours: Colour::ALL.into(),
            regions: Region::ALL.into(),
            provinces: MAP.iter().map(ProvinceFacts::of).collect(),
            buildings: Building::ALL.map(building).into(),
            fields: Field::ALL.map(field).into(),
            actions: ACTIONS,
            most_chests: MOST_CHESTS,
            events: EventCard::ALL.map(event).into(),
            year_events: YEAR_EVENTS,
            specials: Special::ALL.into(),
            pieces: Pieces { armies: ARMIES, peasants: PEASANT_ARMIES, chests: CHESTS, unrest: UNREST_MARKERS },
        }
    }
}

impl ProvinceFacts {
    fn of(row: &ProvinceRow) -> ProvinceFacts {
        let ProvinceRow { province, chests, rice, sites, land, sea, .. } = *row;
        let is_closed = |board: &Board| !board.provinces(3).has(province);
        ProvinceFacts {
            province,
            sun: province.region(Board::Sun),
            moon: province.region(Board::Moon),
            chests,
            rice,
            sites,
            land,
            sea,
            closed: Board::ALL.into_iter().filter(is_closed).collect(),
        }
    }
}
