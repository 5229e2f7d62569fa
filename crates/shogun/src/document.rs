//! The JSON forms of positions and views, for people, pages and other languages.

use std::collections::BTreeMap;
use std::convert::Infallible;

use engine::{Chance, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::card::{Card, Cards};
use crate::colour::Colour;
use crate::event::Pile;
use crate::event_card::EventCard;
use crate::field::Field;
use crate::options::Board;
use crate::province::{Province, Provinces, Region};
use crate::season::Season;
use crate::special::{SPECIALS, Special};
use crate::state::{GROUP_SIZES, Open, Plan, Slot, State, VisibleCard};
use crate::step::{Phase, Step};
use crate::tower::{FLOORS, Tower};
use crate::view::View;

/// A province of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ProvinceDocument {
    pub armies: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub buildings: Vec<Building>,
    /// Unrest markers.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub unrest: u8,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// The card on a field of a player board as all players see it; empty fields are omitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum VisibleCardDocument {
    /// A card face down.
    FaceDown,
    /// A revealed card.
    #[serde(untagged)]
    FaceUp(Card),
}

/// The decision of a player for a field; undecided fields are omitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SlotDocument {
    /// The field stays empty.
    Empty,
    /// A card is laid on the field.
    #[serde(untagged)]
    Card(Card),
}

/// The decisions of a player for the fields.
pub type PlanDocument = BTreeMap<Field, SlotDocument>;

/// The open possessions of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlayerDocument {
    pub colour: Colour,
    pub points: u16,
    pub chests: u16,
    pub rice: u16,
    /// Armies beside the board.
    pub supply: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub special: Option<Special>,
    /// Army groups still to be stationed: number of groups by size.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub groups: BTreeMap<u8, u8>,
    pub provinces: BTreeMap<Province, ProvinceDocument>,
    /// The player board as all players see it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fields: BTreeMap<Field, VisibleCardDocument>,
}

/// The cube tower.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TowerDocument {
    /// Model of the tower.
    pub model: Tower,
    /// Cubes on each floor, from the top.
    #[serde(default)]
    pub floors: [Pile; FLOORS],
    /// Cubes in the tray.
    #[serde(default)]
    pub tray: Pile,
}

/// What all players know of the cards of the draft.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DraftDocument {
    /// The two open cards.
    pub offered: [Option<Province>; 2],
    /// Cards that were put under the stack.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub under: Vec<Province>,
    /// Number of unseen cards above those.
    pub unseen: u8,
    /// Number of turns since the open cards last changed.
    #[serde(default)]
    pub unchanged: u8,
}

/// The next step.
pub type StepDocument = Step<Colour, Vec<Colour>>;

/// The open information of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TableDocument {
    pub board: Board,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub free_marches: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub limited_stock: bool,
    pub year: u8,
    pub season: Season,
    /// In seating order.
    pub players: Vec<PlayerDocument>,
    /// Peasants beside the board.
    pub peasants: u8,
    pub tower: TowerDocument,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<DraftDocument>,
    /// The revealed action cards, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Field>,
    /// Number of finished actions of the round.
    #[serde(default)]
    pub done: u8,
    /// Number of players who have had their turn in the present action, or in winter.
    #[serde(default)]
    pub turn: u8,
    /// The special cards on the places of the turn order.
    #[serde(default)]
    pub specials: [Option<Special>; SPECIALS],
    /// The players on the places of the turn order.
    #[serde(default)]
    pub places: [Option<Colour>; SPECIALS],
    /// The order in which the players choose their places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bidders: Vec<Colour>,
    /// The event cards revealed so far, year by year.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<EventCard>,
    /// Those that have already been the event of a round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<EventCard>,
    /// The event of the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventCard>,
    /// The provinces that changed hands this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fresh: Vec<Province>,
    /// Winter: the provinces that are still to revolt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub revolts: Vec<Province>,
    /// Winter: number of peasants that join each revolt.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub revolt_peasants: u8,
    pub step: StepDocument,
}

/// The players with the most buildings of a kind in a region, and the points for each of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct MajorityDocument {
    pub region: Region,
    pub building: Building,
    pub colours: Vec<Colour>,
    pub points: u16,
}

/// What one viewer may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ViewDocument {
    /// Color of the viewer; absent for spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Colour>,
    /// The players who have to decide.
    pub waiting_for: Vec<Colour>,
    /// The open information.
    #[serde(flatten)]
    pub table: TableDocument,
    /// The neutral provinces.
    pub neutral: Vec<Province>,
    /// The provinces that are closed in this game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<Province>,
    /// Building tiles beside the board.
    pub tiles: BTreeMap<Building, u8>,
    /// The present majorities.
    pub majorities: Vec<MajorityDocument>,
    /// The viewer's own plan.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub plan: PlanDocument,
    /// The viewer's cards in hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
}

/// A whole state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PositionDocument {
    /// The open information.
    pub table: TableDocument,
    /// State of the random number generator.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub chance: Chance,
    /// The unseen province cards of the draft, from the top.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack: Vec<Province>,
    /// The action cards that are still face down, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hidden_actions: Vec<Field>,
    /// The event cards of later years.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hidden_events: Vec<EventCard>,
    /// The plan of each player.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub plans: BTreeMap<Colour, PlanDocument>,
}

fn plan(plan: &Plan) -> PlanDocument {
    let decided = |(&field, &slot): (&Field, &Slot)| match slot {
        Slot::Undecided => None,
        Slot::Empty => Some((field, SlotDocument::Empty)),
        Slot::Card(card) => Some((field, SlotDocument::Card(card))),
    };
    Field::ALL.iter().zip(plan).filter_map(decided).collect()
}

impl PlayerDocument {
    fn of(open: &Open, seat: Seat) -> PlayerDocument {
        let player = open.player(seat);
        let province = |province: Province| {
            let document = ProvinceDocument {
                armies: open.armies(province),
                buildings: open.buildings(province).iter().collect(),
                unrest: open.unrest(province),
            };
            (province, document)
        };
        let visible = |(&field, &visible): (&Field, &VisibleCard)| match visible {
            VisibleCard::None => None,
            VisibleCard::FaceDown => Some((field, VisibleCardDocument::FaceDown)),
            VisibleCard::FaceUp(card) => Some((field, VisibleCardDocument::FaceUp(card))),
        };
        PlayerDocument {
            colour: player.colour,
            points: player.points,
            chests: player.chests,
            rice: player.rice,
            supply: player.supply,
            special: player.special,
            groups: GROUP_SIZES.into_iter().zip(player.groups).filter(|(_, count)| *count > 0).collect(),
            provinces: player.lands.iter().map(province).collect(),
            fields: Field::ALL.iter().zip(&open.fields[seat.index()]).filter_map(visible).collect(),
        }
    }
}

impl TableDocument {
    /// The document of the open information.
    pub(crate) fn of(open: &Open) -> TableDocument {
        let colour = |seat: Seat| open.colour(seat);
        let one = |seat: Seat| Ok::<_, Infallible>(colour(seat));
        let many = |seats: Seats| Ok(seats.iter().map(colour).collect());
        let Ok(step) = open.step.map(one, many);
        let bidding = open.step.phase() == Phase::Auction;
        let drafting = open.step.phase() == Phase::Draft;
        let spent = open.events.iter().enumerate().filter(|(index, _)| open.spent >> index & 1 == 1);
        TableDocument {
            board: open.board,
            free_marches: open.free_marches,
            limited_stock: open.limited_stock,
            year: open.year,
            season: open.season,
            players: open.all().iter().map(|seat| PlayerDocument::of(open, seat)).collect(),
            peasants: open.peasants,
            tower: TowerDocument {
                model: open.tower,
                floors: open.content.floors.map(|cubes| open.pile(cubes)),
                tray: open.pile(open.content.tray),
            },
            draft: drafting.then(|| DraftDocument {
                offered: open.draft.offered,
                under: open.draft.under.cards().to_vec(),
                unseen: open.draft.unseen,
                unchanged: open.draft.unchanged,
            }),
            actions: open.actions.iter().flatten().copied().collect(),
            done: open.done,
            turn: open.turn,
            specials: open.specials,
            places: open.places.map(|seat| seat.map(colour)),
            bidders: if bidding {
                open.bidders[..open.seat_count()].iter().copied().map(colour).collect()
            } else {
                Vec::new()
            },
            events: open.events.iter().flatten().copied().collect(),
            spent: spent.filter_map(|(_, event)| *event).collect(),
            event: open.event,
            fresh: open.fresh.iter().collect(),
            revolts: open.revolts.iter().collect(),
            revolt_peasants: open.revolt_peasants,
            step,
        }
    }

    pub(crate) fn into_view(self, view: &View) -> ViewDocument {
        let open = &view.open;
        let colour = |seat: Seat| open.colour(seat);
        let majorities = open.majorities();
        let majorities = Region::ALL.into_iter().flat_map(|region| {
            Building::ALL.map(|building| (region, building, majorities[region as usize][building as usize]))
        });
        let mut hand = Cards::default();
        if let Viewer::Seat(seat) = view.viewer
            && open.all().has(seat)
        {
            hand = Cards::of(open.lands(seat));
            for field in Field::ALL {
                hand = view.planned(field).map_or(hand, |card| hand.without(card));
            }
        }
        ViewDocument {
            viewer: match view.viewer {
                Viewer::Seat(seat) => Some(colour(seat)),
                Viewer::Spectator => None,
            },
            waiting_for: open.pending_seats().iter().map(colour).collect(),
            neutral: open.playing.minus(open.owned()).iter().collect(),
            closed: Provinces::ALL.minus(open.playing).iter().collect(),
            tiles: Building::ALL.into_iter().map(|building| (building, open.tiles(building))).collect(),
            majorities: majorities
                .filter(|(_, _, majority)| !majority.seats.is_empty())
                .map(|(region, building, majority)| MajorityDocument {
                    region,
                    building,
                    colours: majority.seats.iter().map(colour).collect(),
                    points: majority.points,
                })
                .collect(),
            plan: plan(&view.plan),
            hand: hand.iter().collect(),
            table: self,
        }
    }
}

impl PositionDocument {
    /// The document of a whole state.
    pub(crate) fn of(state: &State) -> PositionDocument {
        let shown = state.actions.iter().flatten().count();
        let turned = state.events.iter().flatten().count();
        let plans = state.all().iter().map(|seat| (state.colour(seat), plan(&state.hidden.plans[seat.index()])));
        PositionDocument {
            table: TableDocument::of(state),
            chance: state.hidden.chance,
            stack: state.hidden.stack.cards().to_vec(),
            hidden_actions: if shown == 0 { Vec::new() } else { state.hidden.actions[shown..].to_vec() },
            hidden_events: state.hidden.events[turned..].to_vec(),
            plans: plans.filter(|(_, plan)| !plan.is_empty()).collect(),
        }
    }
}
