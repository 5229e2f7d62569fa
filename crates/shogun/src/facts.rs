//! What is printed on the board and the cards, as one document: whoever shows it need not write it again.

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

/// All printed figures of the game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Facts {
    /// How many years are played.
    pub years: u8,
    /// The colours of the players.
    pub colours: Vec<Colour>,
    /// The regions from west to east.
    pub regions: Vec<Region>,
    /// The provinces in the order of the alphabet.
    pub provinces: Vec<ProvinceFacts>,
    /// The kinds of buildings.
    pub buildings: Vec<BuildingFacts>,
    /// The fields of a player board in its order: the actions, then the bid.
    pub fields: Vec<FieldFacts>,
    /// How many actions a round has.
    pub actions: usize,
    /// The highest bid in chests.
    pub most_chests: u8,
    /// The event cards.
    pub events: Vec<EventFacts>,
    /// How many event cards are turned up each year.
    pub year_events: usize,
    /// The special cards.
    pub specials: Vec<Special>,
    /// What is in the box.
    pub pieces: Pieces,
}

/// What is printed in a province and on its card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProvinceFacts {
    /// The province.
    pub province: Province,
    /// Its region on the sun side.
    pub sun: Region,
    /// Its region on the moon side.
    pub moon: Region,
    /// Chests that its taxes bring.
    pub chests: u8,
    /// Rice that it yields.
    pub rice: u8,
    /// How many buildings it has room for.
    pub sites: u8,
    /// Provinces across a border.
    pub land: &'static [Province],
    /// Provinces at the other end of a sea route.
    pub sea: &'static [Province],
    /// The sides of the board on which it is closed in a game of three.
    pub closed: Vec<Board>,
}

/// What a kind of building brings.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BuildingFacts {
    /// The kind.
    pub building: Building,
    /// How many the box holds.
    pub tiles: u8,
    /// The points for having the most of them in a region.
    pub majority: u16,
}

/// What is printed beside a field of a player board.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FieldFacts {
    /// The field.
    pub field: Field,
    /// What its action costs in chests.
    pub price: u16,
    /// What its action builds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub builds: Option<Building>,
}

/// What is printed on an event card.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventFacts {
    /// The card.
    pub event: EventCard,
    /// What it changes in its round.
    pub effect: Effect,
    /// How much rice each player loses in winter.
    pub rice_loss: u8,
}

/// What is in the box.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pieces {
    /// The armies of each player.
    pub armies: u8,
    /// The armies of the peasants.
    pub peasants: u8,
    /// The chests of all.
    pub chests: u16,
    /// The unrest markers.
    pub unrest: u8,
}

impl Facts {
    /// What is printed, from the tables of the rules.
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
