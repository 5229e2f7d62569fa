//! Events of a game, for people, pages and logs.

use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::card::Card;
use crate::colour::Colour;
use crate::event_card::{EventCard, YEAR_EVENTS};
use crate::field::Field;
use crate::province::{Province, Region};
use crate::season::Season;
use crate::special::{SPECIALS, Special};

/// Number of cubes by color.
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

impl Pile {
    /// The number of cubes of a color, for changing it.
    pub fn of(&mut self, colour: Colour) -> &mut u8 {
        match colour {
            Colour::Blue => &mut self.blue,
            Colour::Yellow => &mut self.yellow,
            Colour::Red => &mut self.red,
            Colour::Black => &mut self.black,
            Colour::Purple => &mut self.purple,
        }
    }
}

/// Why a planned action cannot be done, or not in full.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lapse {
    /// The player cannot pay.
    NoChests,
    /// The player does not have enough armies beside the board.
    NoArmies,
    /// The province has no free building site.
    NoSite,
    /// The province already has such a building.
    BuildingThere,
    /// No such building is left beside the board.
    NoTile,
    /// The bank does not have enough chests.
    BankEmpty,
    /// The province has only one army, which has to stay.
    OneArmyOnly,
    /// No neighboring province may be entered.
    NoWay,
}

/// The reason for an additional army in a battle.
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
    /// Nobody has won, and the province is neutral.
    Drawn,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// Draft: a province card was revealed.
    CardOffered { province: Province },
    /// Draft: a player took an open card.
    CardTaken { colour: Colour, province: Province },
    /// Draft: a player took the top card of the stack.
    CardDrawn { colour: Colour, province: Province },
    /// Draft: a player put both open cards under the stack.
    CardsReplaced { colour: Colour, provinces: [Province; 2] },
    /// An army group was stationed at the start of the game.
    Stationed { colour: Colour, province: Province, armies: u8 },
    /// The tower was filled for the first time; the cubes that fell through went back to the supplies.
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
    /// A player committed their plan.
    PlanCommitted { colour: Colour },
    /// A player reopened their plan to change it.
    PlanReopened { colour: Colour },
    /// The event of the round was drawn.
    EventDrawn { event: EventCard },
    /// A bid was revealed and paid. These events come in the order in which the players choose; `tied` if other
    /// bids were equal, so that the order is random.
    BidShown { colour: Colour, card: Option<Card>, tied: bool },
    /// A player took a place in the turn order.
    PlaceTaken { colour: Colour, place: u8, special: Special },
    /// The next action card was revealed.
    ActionTurned { number: u8, action: Field },
    /// An action began.
    ActionBegan { number: u8, action: Field },
    /// A player revealed the card on the field of the action.
    PlanShown { colour: Colour, action: Field, card: Option<Card> },
    /// An action could not be done in full and was lost.
    ActionLapsed { colour: Colour, action: Field, province: Province, why: Lapse },
    /// A building was built.
    Built { colour: Colour, building: Building, province: Province, price: u16 },
    /// A theater removed an unrest marker.
    UnrestCalmed { province: Province, unrest: u8 },
    /// Rice was collected.
    RiceCollected { colour: Colour, province: Province, rice: u16 },
    /// Taxes were collected.
    TaxesCollected { colour: Colour, province: Province, chests: u16 },
    /// An unrest marker was added.
    UnrestGrew { province: Province, unrest: u8 },
    /// Armies were deployed.
    Deployed { colour: Colour, province: Province, armies: u8, price: u16 },
    /// Armies moved between provinces of their owner.
    Moved { colour: Colour, from: Province, to: Province, armies: u8 },
    /// A player chose not to march.
    Stayed { colour: Colour, province: Province },
    /// Armies attacked a province; a neutral one has no defender.
    Attacked { colour: Colour, from: Province, to: Province, armies: u8, defender: Option<Colour> },
    /// An additional army was thrown into the tower.
    Reinforced { colour: Colour, help: Help },
    /// Cubes were thrown into the tower, including those of the tray; `tray` is what came out.
    Thrown { thrown: Pile, tray: Pile },
    /// A battle was decided: the cubes of each side in the tray, and the number of armies left to the winner. Peasants
    /// count only if they fought for the defender.
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
    /// A province card changed hands; `to` is absent if the province became neutral. `field` is the field of the
    /// player board from which the card was taken.
    CardPassed { province: Province, from: Option<Colour>, to: Option<Colour>, field: Option<Field> },
    /// A province lost its buildings and unrest markers.
    Razed { province: Province, buildings: u8, unrest: u8 },
    /// A revolt broke out.
    RevoltBroke { colour: Colour, province: Province, peasants: u8 },
    /// A revolt was decided.
    RevoltFought { colour: Colour, province: Province, armies: u8, peasants: u8, beaten: bool, left: u8 },
    /// A round ended.
    RoundEnded { year: u8, season: Season },
    /// Winter came; the remaining event decides how much rice is lost.
    WinterCame { year: u8, event: EventCard, loss: u8 },
    /// A player lost rice.
    RiceLost { colour: Colour, lost: u16, left: u16 },
    /// A player does not have enough rice for all provinces.
    Unsupplied { colour: Colour, provinces: u8, revolts: u8, peasants: u8 },
    /// A province was drawn for a revolt.
    RevoltDrawn { colour: Colour, province: Province },
    /// A player scored points for provinces and buildings.
    Scored { colour: Colour, provinces: u16, buildings: u16 },
    /// A player scored points for the most buildings of a kind in a region; `tied` if others have as many.
    MajorityScored { colour: Colour, region: Region, building: Building, points: u16, tied: bool },
    /// A year ended.
    YearEnded { year: u8 },
    /// A player won the game; several if it is tied.
    Won { colour: Colour, points: u16 },
}
