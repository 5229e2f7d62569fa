//! Positions and views as documents in plain names, for people, pages and other languages.

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
use crate::province::{Province, Region};
use crate::season::Season;
use crate::special::{SPECIALS, Special};
use crate::state::{GROUP_SIZES, Open, Plan, Slot, State, VisibleCard};
use crate::step::{Phase, Step};
use crate::tower::{FLOORS, Tower};
use crate::view::View;

/// A province that somebody has.
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

/// What all see on a field of a player board; an empty field is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum VisibleCardDocument {
    /// A card face down.
    FaceDown,
    /// This card.
    #[serde(untagged)]
    FaceUp(Card),
}

/// What a player has decided for a field; an undecided field is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SlotDocument {
    /// It stays empty.
    Empty,
    /// This card.
    #[serde(untagged)]
    Card(Card),
}

/// What a player has decided for each field.
pub type PlanDocument = BTreeMap<Field, SlotDocument>;

/// All that lies with one player.
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
    /// Army groups still to be stationed: how many of each size.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub groups: BTreeMap<u8, u8>,
    pub provinces: BTreeMap<Province, ProvinceDocument>,
    /// The player board as all see it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fields: BTreeMap<Field, VisibleCardDocument>,
}

/// The cube tower.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TowerDocument {
    /// How it behaves.
    pub model: Tower,
    /// What lies on its floors, from the top.
    #[serde(default)]
    pub floors: [Pile; FLOORS],
    /// What lies in the tray.
    #[serde(default)]
    pub tray: Pile,
}

/// The cards of the draft that all see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DraftDocument {
    /// The two open cards.
    pub offered: [Option<Province>; 2],
    /// Cards that were put under the stack.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub under: Vec<Province>,
    /// How many cards nobody has seen lie upon those.
    pub unseen: u8,
    /// For how many turns the open cards have been the same.
    #[serde(default)]
    pub unchanged: u8,
}

/// The next step.
pub type StepDocument = Step<Colour, Vec<Colour>>;

/// What all may see.
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
    /// The action cards that are turned up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Field>,
    /// How many actions of the round are done.
    #[serde(default)]
    pub done: u8,
    /// How many players have had their turn in the present action, or in winter.
    #[serde(default)]
    pub turn: u8,
    /// The special cards on the places of the turn order.
    #[serde(default)]
    pub specials: [Option<Special>; SPECIALS],
    /// Who stands on the places of the turn order.
    #[serde(default)]
    pub places: [Option<Colour>; SPECIALS],
    /// In which order the players choose their places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bidders: Vec<Colour>,
    /// The event cards turned up so far, year after year.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<EventCard>,
    /// Those of them that have had their round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<EventCard>,
    /// The event of the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventCard>,
    /// The provinces whose cards changed hands this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fresh: Vec<Province>,
    /// Winter: the provinces that are still to revolt, and the peasants who join each revolt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub revolts: Vec<Province>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub revolt_peasants: u8,
    pub step: StepDocument,
}

/// Who has the most buildings of a kind in a region, and the points for each of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct MajorityDocument {
    pub region: Region,
    pub building: Building,
    pub colours: Vec<Colour>,
    pub points: u16,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ViewDocument {
    /// The viewer's colour; absent for spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Colour>,
    /// Who owes a decision.
    pub waiting_for: Vec<Colour>,
    /// All that is open.
    #[serde(flatten)]
    pub table: TableDocument,
    /// The provinces that nobody has.
    pub neutral: Vec<Province>,
    /// The provinces that do not take part.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<Province>,
    /// The buildings beside the board.
    pub tiles: BTreeMap<Building, u8>,
    /// The majorities as they stand.
    pub majorities: Vec<MajorityDocument>,
    /// The viewer's own plan.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub plan: PlanDocument,
    /// The viewer's cards that are not on the player board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
}

/// A whole state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PositionDocument {
    /// All that is open.
    pub table: TableDocument,
    /// The generator of chance.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub chance: Chance,
    /// The province cards of the draft that nobody has seen, from the top.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack: Vec<Province>,
    /// The action cards that lie face down, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hidden_actions: Vec<Field>,
    /// The event cards of the years to come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hidden_events: Vec<EventCard>,
    /// What each player has planned.
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
    /// The open part of a state.
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
        let owned = open.all().iter().flat_map(|seat| open.lands(seat).iter()).collect();
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
            neutral: open.playing.minus(owned).iter().collect(),
            closed: crate::province::Provinces::ALL.minus(open.playing).iter().collect(),
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
