//! Positions and views as documents in plain names, for people, pages and other languages.

use std::collections::BTreeMap;

use engine::{Chance, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::advantage::{ADVANTAGES, Advantage};
use crate::card::{Card, CardSet};
use crate::clan::Clan;
use crate::figure::Figure;
use crate::kami::{Kami, SHRINES};
use crate::mandate::{Mandate, TURNS};
use crate::naming::InDocument;
use crate::province::Province;
use crate::season::Season;
use crate::state::{Battle, Open, Phase, Player, Spot, State};
use crate::steps::Step;
use crate::view::View;

/// A kami on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WalkDocument {
    /// Where it is; absent while it is about to come down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub province: Option<Province>,
    /// The clan that had its card last.
    pub holder: Clan,
}

/// How many figures of each kind.
pub type Figures = BTreeMap<Figure, u8>;

/// Everything that belongs to one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlayerDocument {
    pub clan: Clan,
    pub vp: u16,
    pub coins: u16,
    pub ronin: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ally: Option<Clan>,
    /// The seasons with an alliance, even one broken later.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allied_seasons: Vec<Season>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub cards: BTreeMap<Card, u8>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tokens: BTreeMap<Season, Vec<Province>>,
    pub strongholds: BTreeMap<Province, u8>,
    pub reserve: Figures,
    pub provinces: BTreeMap<Province, Figures>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub shrines: BTreeMap<Kami, Figures>,
    /// Figures taken hostage, by captor.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub hostages: BTreeMap<Clan, Figures>,
}

/// A mandate on the political track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayedDocument {
    /// The clan that chose it.
    pub clan: Clan,
    /// What was executed.
    pub mandate: Mandate,
    /// The tile; absent if it is face down and the viewer has not seen it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<Mandate>,
    /// Whether the tile is face down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub face_down: bool,
}

/// What has moved in the current Marshal or by Fujin.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct MovementDocument {
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub bushi: BTreeMap<Province, u8>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub shinto: BTreeMap<Province, u8>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub strongholds: BTreeMap<Province, u8>,
    /// The daimyo, monsters and kami.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Figure>,
    /// Shipping routes whose toll is settled.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub open_routes: Vec<(Province, Province)>,
    /// Shipping routes whose toll could not be paid.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closed_routes: Vec<(Province, Province)>,
}

/// One player's bids.
pub type Bids = BTreeMap<Advantage, u8>;

/// The battle that is being fought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct BattleDocument {
    pub province: Province,
    pub participants: Vec<Clan>,
    /// The clans that have placed all bids.
    #[serde(default)]
    pub ready: Vec<Clan>,
    /// All bids, once they are shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bids: Option<BTreeMap<Clan, Bids>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hired: Option<Clan>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Clan>,
    #[serde(default)]
    pub killed: u8,
    /// The clan that had the Oni of Souls here when the battle began.
    #[serde(default, rename = "souls", skip_serializing_if = "Option::is_none")]
    pub oni_of_souls_owner: Option<Clan>,
    /// The clans that had a shinto here when the battle began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shinto: Vec<Clan>,
    /// Whether Loyalty has added to what the winner gains from the outcome.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub loyalty_counted: bool,
}

/// A step of the agenda.
pub type StepDocument = Step<Clan, Vec<Clan>>;

/// What all players may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TableDocument {
    pub season: Season,
    pub phase: Phase,
    pub set: CardSet,
    pub kami: [Kami; SHRINES],
    /// Whether the kami walk the map, and where.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub kami_unbound: bool,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub walks: BTreeMap<Kami, WalkDocument>,
    /// The clans from the top of the honor track down.
    pub honor: Vec<Clan>,
    /// In seating order.
    pub players: Vec<PlayerDocument>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub market: BTreeMap<Card, u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub war_provinces: Vec<Province>,
    #[serde(default)]
    pub wars_resolved: u8,
    #[serde(default)]
    pub track: Vec<PlayedDocument>,
    #[serde(default)]
    pub kami_turns: u8,
    /// The clan that has the deck of mandates.
    pub chooser: Clan,
    /// What must still happen, the next step last.
    pub agenda: Vec<StepDocument>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub summoned: BTreeMap<Province, u8>,
    #[serde(default, skip_serializing_if = "MovementDocument::is_empty")]
    pub movement: MovementDocument,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<BattleDocument>,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ViewDocument {
    /// The viewer's clan; absent for spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Clan>,
    /// The clans that owe a decision.
    pub waiting_for: Vec<Clan>,
    /// What all players may see.
    #[serde(flatten)]
    pub table: TableDocument,
    /// The force of each clan in each province where it has any.
    pub force: BTreeMap<Province, BTreeMap<Clan, u16>>,
    /// The clan with the most force in each province; honor breaks ties.
    pub strongest: BTreeMap<Province, Clan>,
    /// The force of each clan at each shrine where it has any.
    pub worship: BTreeMap<Kami, BTreeMap<Clan, u16>>,
    /// The clan with the most force at each shrine; honor breaks ties.
    pub top_worshippers: BTreeMap<Kami, Clan>,
    /// The clan that controls each kami on the map.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub controllers: BTreeMap<Kami, Clan>,
    /// The four tiles drawn, if it is the viewer's turn to choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Mandate>>,
    /// The top four mandate tiles of the deck, as far as the viewer has seen them.
    pub deck: Vec<Option<Mandate>>,
    /// The viewer's own bids so far while they are hidden.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub bids: Bids,
}

/// A whole state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PositionDocument {
    /// What all players may see.
    pub table: TableDocument,
    /// The state of the random generator.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub chance: Chance,
    /// The mandate tiles in the deck, from the top.
    pub deck: Vec<Mandate>,
    /// What each clan knows of the top four tiles of the deck.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub known: BTreeMap<Clan, Vec<Option<Mandate>>>,
    /// The war province tokens of each season, in the order in which they are turned up.
    pub tokens: BTreeMap<Season, Vec<Province>>,
    /// Bids that are not shown yet.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub bids: BTreeMap<Clan, Bids>,
}

impl MovementDocument {
    fn is_empty(&self) -> bool {
        *self == MovementDocument::default()
    }
}

/// The provinces with a count above 0.
fn by_province(counts: &[u8]) -> BTreeMap<Province, u8> {
    Province::ALL.into_iter().zip(counts.iter().copied()).filter(|&(_, count)| count > 0).collect()
}

fn bids_placed(bids: &[u8; ADVANTAGES], placed: usize) -> Bids {
    Advantage::ALL.into_iter().zip(bids.iter().copied()).take(placed).collect()
}

impl PlayerDocument {
    fn of(open: &Open, seat: Seat, player: &Player) -> PlayerDocument {
        let figures = |spot: Spot| -> Figures {
            open.kinds_at(seat, spot).map(|figure| (figure, open.count(seat, figure, spot))).collect()
        };
        let seasons = |bits: u8| Season::PLAYED.into_iter().filter(move |&season| bits >> season as u8 & 1 == 1);
        let provinces = Province::ALL.into_iter().map(|province| (province, figures(Spot::Map(province))));
        let shrines = open.kami.into_iter().zip(0..).map(|(kami, shrine)| (kami, figures(Spot::Shrine(shrine))));
        let hostages = open.others(seat).iter().map(|captor| (open.clan(captor), figures(Spot::Hostage(captor))));
        let tokens = Season::PLAYED.into_iter().zip(player.tokens);
        PlayerDocument {
            clan: player.clan,
            vp: player.vp,
            coins: player.coins,
            ronin: player.ronin,
            ally: player.ally.map(|ally| open.clan(ally)),
            allied_seasons: seasons(player.allied_seasons).collect(),
            cards: player.cards.kinds().map(|card| (card, player.cards.count(card))).collect(),
            tokens: tokens
                .filter(|(_, bits)| *bits != 0)
                .map(|(season, bits)| (season, crate::province::each(bits).collect()))
                .collect(),
            strongholds: by_province(&player.strongholds),
            reserve: figures(Spot::Reserve),
            provinces: provinces.filter(|(_, figures)| !figures.is_empty()).collect(),
            shrines: shrines.filter(|(_, figures)| !figures.is_empty()).collect(),
            hostages: hostages.filter(|(_, figures)| !figures.is_empty()).collect(),
        }
    }
}

impl TableDocument {
    /// The open part of a state; `tiles` are the tiles on the track that may be shown.
    pub(crate) fn of(open: &Open, tiles: &[Option<Mandate>; TURNS]) -> TableDocument {
        let movement = &open.movement;
        let routes = |bits: u8| -> Vec<(Province, Province)> {
            crate::province::ROUTES.into_iter().zip(0..).filter(|(_, n)| bits >> n & 1 == 1).map(|(r, _)| r).collect()
        };
        let moved_others = std::iter::once((Figure::Daimyo, movement.daimyo))
            .chain(Figure::MONSTERS.into_iter().zip((0..).map(|index| movement.monsters >> index & 1 == 1)))
            .chain(open.kami.map(Kami::figure).into_iter().zip((0..).map(|shrine| movement.kami >> shrine & 1 == 1)));
        TableDocument {
            season: open.season,
            phase: open.phase,
            set: open.set,
            kami: open.kami,
            kami_unbound: open.unbound,
            walks: open
                .kami
                .into_iter()
                .zip(open.walks)
                .filter_map(|(kami, walk)| {
                    let holder = open.clan(walk.holder?);
                    Some((kami, WalkDocument { province: walk.province, holder }))
                })
                .collect(),
            honor: open.by_honor().map(|seat| open.clan(seat)).collect(),
            players: open.all().iter().map(|seat| PlayerDocument::of(open, seat, open.player(seat))).collect(),
            market: open.market.kinds().map(|card| (card, open.market.count(card))).collect(),
            war_provinces: open.war[..open.war_count as usize].to_vec(),
            wars_resolved: open.war_done,
            track: open.track[..open.turn as usize]
                .iter()
                .zip(tiles)
                .map(|(played, &tile)| PlayedDocument {
                    clan: open.clan(played.by),
                    mandate: played.mandate,
                    tile,
                    face_down: played.face_down,
                })
                .collect(),
            kami_turns: open.kami_turns,
            chooser: open.clan(open.chooser),
            agenda: open.agenda.steps().iter().map(|step| step.to_document(open)).collect(),
            summoned: by_province(&open.summoned),
            movement: MovementDocument {
                bushi: by_province(&movement.bushi),
                shinto: by_province(&movement.shinto),
                strongholds: by_province(&movement.strongholds),
                others: moved_others.filter(|(_, moved)| *moved).map(|(figure, _)| figure).collect(),
                open_routes: routes(movement.open_routes),
                closed_routes: routes(movement.closed_routes),
            },
            battle: open.battle.province.map(|province| battle(open, &open.battle, province)),
        }
    }

    pub(crate) fn into_view(self, view: &View) -> ViewDocument {
        let open = &view.open;
        let force = |province: Province| {
            let clans = open.all().iter().map(|seat| (open.clan(seat), open.force(seat, province)));
            (province, clans.filter(|(_, force)| *force > 0).collect::<BTreeMap<_, _>>())
        };
        let known = |seat: Seat| open.clan(seat);
        let shrines = || (0..SHRINES as u8).map(|shrine| (open.kami[shrine as usize], shrine));
        let worship = |(kami, shrine): (Kami, u8)| {
            let clans = open.all().iter().map(|seat| (open.clan(seat), open.shrine_force(seat, shrine)));
            (kami, clans.filter(|(_, force)| *force > 0).collect::<BTreeMap<_, _>>())
        };
        ViewDocument {
            viewer: match view.viewer {
                Viewer::Seat(seat) => Some(known(seat)),
                Viewer::Spectator => None,
            },
            waiting_for: open.owing().iter().map(known).collect(),
            force: Province::ALL.into_iter().map(force).filter(|(_, clans)| !clans.is_empty()).collect(),
            strongest: Province::ALL
                .into_iter()
                .filter_map(|province| Some((province, known(open.strongest(province)?))))
                .collect(),
            worship: shrines().map(worship).filter(|(_, clans)| !clans.is_empty()).collect(),
            top_worshippers: shrines()
                .filter_map(|(kami, shrine)| Some((kami, known(open.top_worshipper(shrine)?))))
                .collect(),
            controllers: open
                .all()
                .iter()
                .flat_map(|seat| {
                    open.kami_of(seat).map(move |(shrine, _)| (open.kami[shrine as usize], open.clan(seat)))
                })
                .collect(),
            hand: view.hand().map(Vec::from),
            deck: view.deck.to_vec(),
            bids: bids_placed(&view.bids, view.bids_placed as usize),
            table: self,
        }
    }
}

fn battle(open: &Open, battle: &Battle, province: Province) -> BattleDocument {
    let clan = |seat: Seat| open.clan(seat);
    BattleDocument {
        province,
        participants: battle.participants.iter().map(clan).collect(),
        ready: battle.ready.iter().map(clan).collect(),
        bids: battle.revealed.then(|| {
            let bids = |seat: Seat| (clan(seat), bids_placed(&battle.bids[seat.index()], ADVANTAGES));
            battle.participants.iter().map(bids).collect()
        }),
        hired: battle.hired.map(clan),
        winner: battle.winner.map(clan),
        killed: battle.killed,
        oni_of_souls_owner: battle.oni_of_souls_owner.map(clan),
        shinto: battle.shinto.iter().map(clan).collect(),
        loyalty_counted: battle.loyalty_counted,
    }
}

impl PositionDocument {
    /// The document of a whole state.
    pub(crate) fn of(state: &State) -> PositionDocument {
        let length = state.deck_len();
        let known = |seat: Seat| (state.clan(seat), state.hidden.known[seat.index()].to_vec());
        let bids = |seat: Seat| {
            let placed = state.hidden.bids_placed[seat.index()] as usize;
            (state.clan(seat), bids_placed(&state.hidden.bids[seat.index()], placed))
        };
        PositionDocument {
            table: TableDocument::of(state, &state.hidden.tiles.map(Some)),
            chance: state.hidden.chance,
            deck: state.hidden.deck[..length].to_vec(),
            known: state.all().iter().map(known).filter(|(_, known)| known.iter().any(Option::is_some)).collect(),
            tokens: Season::PLAYED.into_iter().zip(state.hidden.piles.map(Vec::from)).collect(),
            bids: state.all().iter().map(bids).filter(|(_, bids)| !bids.is_empty()).collect(),
        }
    }
}
