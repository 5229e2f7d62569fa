//! What can happen, for people, pages and logs.

use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::card::Card;
use crate::colour::Colour;
use crate::event_card::{EventCard, YEAR_EVENTS};
use crate::field::Field;
use crate::province::{Province, Region};
use crate::season::Season;
use crate::special::{SPECIALS, Special};

/// Cubes by colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Pile {
    pub blue: u8,
    pub yellow: u8,
    pub red: u8,
    pub black: u8,
    pub purple: u8,
    pub peasants: u8,
}

/// Why an action cannot be done, or not in full.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lapse {
    /// The player cannot pay.
    NoChests,
    /// The player has not enough armies beside the board.
    NoArmies,
    /// Every site of the province is built on.
    NoSite,
    /// The province has such a building.
    BuildingThere,
    /// No such building is left in the box.
    NoTile,
    /// The bank cannot pay.
    BankEmpty,
    /// Only one army is there, and it has to stay.
    OneArmyOnly,
    /// No neighbouring province may be entered.
    NoWay,
}

/// Where an additional army in a battle comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Help {
    /// The special card for attackers.
    Attack,
    /// The special card for defenders.
    Defense,
    /// The event that makes castles strong.
    Castle,
}

/// How a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The attacker has won the province.
    Conquered,
    /// The defender has kept the province.
    Held,
    /// Nobody has won: the province is neutral now, or has stayed so.
    Drawn,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// Draft: a province card was turned up.
    CardOffered { province: Province },
    /// Draft: a player took an open card.
    CardTaken { colour: Colour, province: Province },
    /// Draft: a player took the top card of the stack.
    CardDrawn { colour: Colour, province: Province },
    /// Draft: a player put both open cards under the stack.
    CardsReplaced { colour: Colour, provinces: [Province; 2] },
    /// An army group was placed at the start.
    Stationed { colour: Colour, province: Province, armies: u8 },
    /// The tower got its first filling; what fell through went back.
    TowerFilled { thrown: Pile, fell: Pile },
    /// A year began; its four events are open.
    YearBegan { year: u8, events: [EventCard; YEAR_EVENTS] },
    /// A round began; the first five actions are open.
    RoundBegan { year: u8, season: Season, actions: [Field; 5] },
    /// The special cards were laid out.
    SpecialsLaidOut { specials: [Special; SPECIALS] },
    /// A player laid a card on a field, in secret.
    CardPlanned { colour: Colour, field: Field, card: Card },
    /// A player left a field empty, in secret.
    FieldLeftEmpty { colour: Colour, field: Field },
    /// A player took back a decision, in secret.
    FieldTakenBack { colour: Colour, field: Field },
    /// A player's plan is complete.
    PlanCommitted { colour: Colour },
    /// A player wants to change the plan.
    PlanReopened { colour: Colour },
    /// The event of the round was drawn.
    EventDrawn { event: EventCard },
    /// A bid was shown and paid. Bids are told in the order in which the players choose; where
    /// equal bids were put in order by lot, `tied` says so.
    BidShown { colour: Colour, card: Option<Card>, tied: bool },
    /// A player took a place in the turn order.
    PlaceTaken { colour: Colour, place: u8, special: Special },
    /// The next face-down action card was turned up.
    ActionTurned { number: u8, action: Field },
    /// An action began.
    ActionBegan { number: u8, action: Field },
    /// A player showed the card on the field of the action.
    PlanShown { colour: Colour, action: Field, card: Option<Card> },
    /// The action could not be done in full, and so not at all.
    ActionLapsed { colour: Colour, action: Field, province: Province, why: Lapse },
    /// A building was built.
    Built { colour: Colour, building: Building, province: Province, price: u16 },
    /// A theater took an unrest marker away.
    UnrestCalmed { province: Province, unrest: u8 },
    /// Rice was collected.
    RiceCollected { colour: Colour, province: Province, rice: u16 },
    /// Taxes were collected.
    TaxesCollected { colour: Colour, province: Province, chests: u16 },
    /// An unrest marker was laid.
    UnrestGrew { province: Province, unrest: u8 },
    /// Armies were deployed.
    Deployed { colour: Colour, province: Province, armies: u8, price: u16 },
    /// Armies moved between provinces of their owner.
    Moved { colour: Colour, from: Province, to: Province, armies: u8 },
    /// A player did not move.
    Stayed { colour: Colour, province: Province },
    /// Armies attacked; a neutral province has no defender.
    Attacked { colour: Colour, from: Province, to: Province, armies: u8, defender: Option<Colour> },
    /// An additional army was thrown into the tower.
    Reinforced { colour: Colour, help: Help },
    /// Cubes were thrown into the tower, those of the tray among them, and these lie in the tray now.
    Thrown { thrown: Pile, tray: Pile },
    /// A battle was decided: what of each side lay in the tray, the peasants only where they
    /// fought for the defender, and how many armies of the winner are left.
    BattleFought {
        province: Province,
        attacker: Colour,
        defender: Option<Colour>,
        attackers: u8,
        defenders: u8,
        peasants: u8,
        ending: Ending,
        left: u8,
    },
    /// A province card changed hands: to a player, or to nobody; `field` says from which field of
    /// a player board it was taken.
    CardPassed { province: Province, from: Option<Colour>, to: Option<Colour>, field: Option<Field> },
    /// A province lost its buildings and unrest markers.
    Razed { province: Province, buildings: u8, unrest: u8 },
    /// Peasants rose.
    RevoltBroke { colour: Colour, province: Province, peasants: u8 },
    /// A revolt was decided.
    RevoltFought { colour: Colour, province: Province, armies: u8, peasants: u8, beaten: bool, left: u8 },
    /// A round ended.
    RoundEnded { year: u8, season: Season },
    /// Winter came with the event that was left.
    WinterCame { year: u8, event: EventCard, loss: u8 },
    /// A player lost rice; so much is left.
    RiceLost { colour: Colour, lost: u16, left: u16 },
    /// A player cannot feed all provinces.
    Unsupplied { colour: Colour, provinces: u8, revolts: u8, peasants: u8 },
    /// The left neighbour drew a province for a revolt.
    RevoltDrawn { colour: Colour, province: Province },
    /// Points for provinces and buildings.
    Scored { colour: Colour, provinces: u16, buildings: u16 },
    /// Points for the most buildings of a kind in a region.
    MajorityScored { colour: Colour, region: Region, building: Building, points: u16, tied: bool },
    /// A year ended.
    YearEnded { year: u8 },
    /// The game was won.
    Won { colour: Colour, points: u16 },
}
