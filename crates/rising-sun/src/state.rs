//! The state of a game: what all players may see, and what is hidden.

use std::ops::{Deref, DerefMut};

use engine::{Chance, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use crate::advantage::ADVANTAGES;
use crate::agenda::Agenda;
use crate::card::{Card, CardSet, Cards};
use crate::clan::Clan;
use crate::event::Event;
use crate::figure::{BUSHI, Figure, MONSTERS, SHINTO, STRONGHOLDS};
use crate::kami::{Kami, SHRINES};
use crate::mandate::{DRAWN, Mandate, TILES, TURNS};
use crate::province::{PROVINCES, Province};
use crate::season::{SEASONS, Season};

/// The most seats; the sixth needs a clan that is not in the box.
pub const SEATS: usize = 6;

/// Receives this game's events.
pub(crate) trait EventSink {
    /// Takes one event.
    fn emit(&mut self, event: Event);
}

impl<S: Sink<Event>> EventSink for S {
    #[inline]
    fn emit(&mut self, event: Event) {
        self.tell(event);
    }
}

/// The large steps of a season.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Negotiation before the season.
    TeaCeremony,
    /// Mandate turns and kami turns.
    Political,
    /// War in the provinces with tokens.
    War,
    /// Winter has come.
    Over,
}

/// Where a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Spot {
    /// Not in the game: a monster whose card has no owner.
    Away,
    /// Beside the clan screen.
    Reserve,
    /// In a province.
    Map(Province),
    /// At the shrine of this place, counted from the left.
    Shrine(u8),
    /// With a captor.
    Hostage(Seat),
}

/// Everything that belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub(crate) cards: Cards,
    pub(crate) vp: u16,
    pub(crate) coins: u16,
    pub(crate) ronin: u16,
    pub(crate) clan: Clan,
    pub(crate) ally: Option<Seat>,
    /// A bit for each season with an alliance, even one broken later.
    pub(crate) allied_seasons: u8,
    pub(crate) daimyo: Spot,
    /// The monsters of the clan, a bit for each; `Open::monsters` has their places.
    pub(crate) monsters: u16,
    pub(crate) bushi_reserve: u8,
    pub(crate) bushi: [u8; PROVINCES],
    /// By captor.
    pub(crate) bushi_hostage: [u8; SEATS],
    pub(crate) shinto_reserve: u8,
    pub(crate) shinto: [u8; PROVINCES],
    pub(crate) shinto_shrine: [u8; SHRINES],
    /// By captor.
    pub(crate) shinto_hostage: [u8; SEATS],
    pub(crate) stronghold_reserve: u8,
    pub(crate) strongholds: [u8; PROVINCES],
    /// For each season, a bit for each province whose token was won.
    pub(crate) tokens: [u8; SEASONS],
}

impl Player {
    /// A player before anything is set up.
    pub(crate) const fn new(clan: Clan) -> Player {
        Player {
            cards: Cards::EMPTY,
            vp: 0,
            coins: 0,
            ronin: 0,
            clan,
            ally: None,
            allied_seasons: 0,
            daimyo: Spot::Reserve,
            monsters: 0,
            bushi_reserve: BUSHI,
            bushi: [0; PROVINCES],
            bushi_hostage: [0; SEATS],
            shinto_reserve: SHINTO,
            shinto: [0; PROVINCES],
            shinto_shrine: [0; SHRINES],
            shinto_hostage: [0; SEATS],
            stronghold_reserve: STRONGHOLDS,
            strongholds: [0; PROVINCES],
            tokens: [0; SEASONS],
        }
    }

    /// Strongholds on the map.
    #[inline]
    pub(crate) fn strongholds_on_map(&self) -> u8 {
        STRONGHOLDS - self.stronghold_reserve
    }

    /// The provinces with a token of any season.
    pub(crate) fn provinces_won(&self) -> u8 {
        self.tokens.iter().fold(0, |all, season| all | season)
    }
}

/// A mandate on the political track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Played {
    pub(crate) by: Seat,
    /// What was executed: the tile's own mandate, or what Lotus announced.
    pub(crate) mandate: Mandate,
    /// Whether the tile is face down.
    pub(crate) face_down: bool,
}

impl Played {
    pub(crate) const NOTHING: Played = Played { by: Seat(0), mandate: Mandate::Recruit, face_down: false };
}

/// What has moved in the current Marshal or by Fujin, so that nothing moves twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Movement {
    /// Of the figures now in each province, how many have moved.
    pub(crate) bushi: [u8; PROVINCES],
    pub(crate) shinto: [u8; PROVINCES],
    pub(crate) strongholds: [u8; PROVINCES],
    pub(crate) daimyo: bool,
    /// A bit for each monster.
    pub(crate) monsters: u16,
    /// A bit for the kami of each shrine; they move once in a Marshal, even if control changes.
    pub(crate) kami: u8,
    /// A bit for each shipping route whose toll was paid or waived.
    pub(crate) open_routes: u8,
    /// A bit for each shipping route whose toll could not be paid.
    pub(crate) closed_routes: u8,
}

/// Where a kami is in Kami Unbound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Walk {
    /// `None` while the kami is in the mountains.
    pub(crate) province: Option<Province>,
    /// The player who had the card of the kami last, and controls it while it has no worshippers.
    pub(crate) holder: Option<Seat>,
}

/// The battle that is being fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Battle {
    /// The province of the battle; `None` outside of battles.
    pub(crate) province: Option<Province>,
    pub(crate) participants: Seats,
    /// The players who have placed all bids.
    pub(crate) ready: Seats,
    /// Whether the bids have been shown; before that, `bids` is empty.
    pub(crate) revealed: bool,
    pub(crate) bids: [[u8; ADVANTAGES]; SEATS],
    /// The player who hired ronin.
    pub(crate) hired: Option<Seat>,
    pub(crate) winner: Option<Seat>,
    /// Figures killed so far, for the Imperial Poets.
    pub(crate) killed: u8,
    /// The player who had the Oni of Souls here at the start of the battle.
    pub(crate) oni_of_souls_owner: Option<Seat>,
    /// The players who had a shinto here at the start of the battle.
    pub(crate) shinto: Seats,
    /// Whether Loyalty has added to what the winner gains from the outcome.
    pub(crate) loyalty_counted: bool,
}

/// What all players may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub(crate) players: [Player; SEATS],
    /// For each seat, its place on the honor track from 0 at the top.
    pub(crate) honor: [u8; SEATS],
    pub(crate) seats: u8,
    pub(crate) set: CardSet,
    pub(crate) kami: [Kami; SHRINES],
    /// Whether this is a game of Kami Unbound, and where the kami of each shrine is.
    pub(crate) unbound: bool,
    pub(crate) walks: [Walk; SHRINES],
    pub(crate) season: Season,
    pub(crate) phase: Phase,
    pub(crate) market: Cards,
    /// Where each monster is.
    pub(crate) monsters: [Spot; MONSTERS],
    /// The war provinces of the season in order; the first `war_count` count.
    pub(crate) war: [Province; PROVINCES],
    pub(crate) war_count: u8,
    /// How many of them have been resolved.
    pub(crate) war_done: u8,
    /// The political track; the first `turn` count.
    pub(crate) track: [Played; TURNS],
    pub(crate) turn: u8,
    pub(crate) kami_turns: u8,
    /// The player with the deck of mandates.
    pub(crate) chooser: Seat,
    pub(crate) agenda: Agenda,
    /// How many figures the current Recruit has summoned in each province.
    pub(crate) summoned: [u8; PROVINCES],
    pub(crate) movement: Movement,
    pub(crate) battle: Battle,
}

/// What no player may see, or not all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hidden {
    pub(crate) chance: Chance,
    /// The mandate tiles from the top; the first `10 - turn` count.
    pub(crate) deck: [Mandate; TILES],
    /// What each seat knows of the top of the deck from having looked; players never look deeper.
    pub(crate) known: [[Option<Mandate>; DRAWN]; SEATS],
    /// The tiles on the political track, including those face down.
    pub(crate) tiles: [Mandate; TURNS],
    /// The war province tokens of each season in the order in which they are turned up.
    pub(crate) piles: [[Province; PROVINCES]; SEASONS],
    /// Bids that are not shown yet, and how many advantages each seat has decided.
    pub(crate) bids: [[u8; ADVANTAGES]; SEATS],
    pub(crate) bids_placed: [u8; SEATS],
}

/// The whole state of a game of Rising Sun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// Most rules need only what all players may see.
impl Deref for State {
    type Target = Open;
    #[inline]
    fn deref(&self) -> &Open {
        &self.open
    }
}

impl DerefMut for State {
    #[inline]
    fn deref_mut(&mut self) -> &mut Open {
        &mut self.open
    }
}

impl Open {
    /// How many players there are.
    #[inline]
    pub fn seat_count(&self) -> usize {
        self.seats as usize
    }

    /// All seats.
    #[inline]
    pub(crate) fn all(&self) -> Seats {
        Seats::first(self.seats as usize)
    }

    /// All seats but one.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> Seats {
        self.all().without(seat)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The clan at a seat.
    #[inline]
    pub fn clan(&self, seat: Seat) -> Clan {
        self.player(seat).clan
    }

    /// The seat of a clan, if it plays.
    #[inline]
    pub fn seat_of(&self, clan: Clan) -> Option<Seat> {
        self.all().iter().find(|&seat| self.clan(seat) == clan)
    }

    /// How many copies of a card a player has.
    #[inline]
    pub(crate) fn copies(&self, seat: Seat, card: Card) -> u8 {
        self.player(seat).cards.count(card)
    }

    /// The shrine of a kami, counted from the left, if it is in play.
    #[inline]
    pub(crate) fn shrine_of(&self, kami: Kami) -> Option<u8> {
        self.kami.iter().position(|&here| here == kami).map(|shrine| shrine as u8)
    }

    /// How many figures of a kind a player has at a spot.
    #[inline]
    pub(crate) fn count(&self, seat: Seat, figure: Figure, spot: Spot) -> u8 {
        let player = self.player(seat);
        match (figure, spot) {
            (Figure::Bushi, Spot::Reserve) => player.bushi_reserve,
            (Figure::Bushi, Spot::Map(province)) => player.bushi[province.index()],
            (Figure::Bushi, Spot::Hostage(captor)) => player.bushi_hostage[captor.index()],
            (Figure::Shinto, Spot::Reserve) => player.shinto_reserve,
            (Figure::Shinto, Spot::Map(province)) => player.shinto[province.index()],
            (Figure::Shinto, Spot::Shrine(shrine)) => player.shinto_shrine[shrine as usize],
            (Figure::Shinto, Spot::Hostage(captor)) => player.shinto_hostage[captor.index()],
            (Figure::Daimyo, spot) => u8::from(player.daimyo == spot),
            (Figure::Bushi, _) | (Figure::Shinto, Spot::Away) => 0,
            (figure, spot) => match figure.monster() {
                Some(index) => u8::from(player.monsters >> index & 1 == 1 && self.monsters[index] == spot),
                None => u8::from(self.controls_at(seat, figure, spot)),
            },
        }
    }

    /// Whether a player has such a figure at a spot.
    #[inline]
    pub(crate) fn has(&self, seat: Seat, figure: Figure, spot: Spot) -> bool {
        self.count(seat, figure, spot) > 0
    }

    /// Puts one figure from one spot to another: the only way in which figures change place, so
    /// that none is created or lost. The figure must be there.
    pub(crate) fn put(&mut self, seat: Seat, figure: Figure, from: Spot, to: Spot) {
        debug_assert!(self.has(seat, figure, from), "{figure:?} of {seat:?} is not at {from:?}");
        match figure {
            Figure::Bushi | Figure::Shinto => {
                *self.count_mut(seat, figure, from) -= 1;
                *self.count_mut(seat, figure, to) += 1;
            }
            Figure::Daimyo => self.player_mut(seat).daimyo = to,
            figure => {
                if let Some(index) = figure.monster() {
                    self.monsters[index] = to;
                } else if let (Some(shrine), Spot::Map(province)) = (self.shrine_of_figure(figure), to) {
                    self.walks[shrine as usize].province = Some(province);
                }
            }
        }
    }

    /// The count of bushi or shinto at a spot. Bushi are never at shrines.
    pub(crate) fn count_mut(&mut self, seat: Seat, figure: Figure, spot: Spot) -> &mut u8 {
        let player = self.player_mut(seat);
        match (figure, spot) {
            (Figure::Bushi, Spot::Map(province)) => &mut player.bushi[province.index()],
            (Figure::Bushi, Spot::Hostage(captor)) => &mut player.bushi_hostage[captor.index()],
            (Figure::Bushi, _) => &mut player.bushi_reserve,
            (_, Spot::Map(province)) => &mut player.shinto[province.index()],
            (_, Spot::Shrine(shrine)) => &mut player.shinto_shrine[shrine as usize],
            (_, Spot::Hostage(captor)) => &mut player.shinto_hostage[captor.index()],
            (_, Spot::Reserve | Spot::Away) => &mut player.shinto_reserve,
        }
    }

    /// The monsters that a player owns, wherever they are.
    #[inline]
    pub(crate) fn monsters_of(&self, seat: Seat) -> impl Iterator<Item = (Figure, Spot)> {
        engine::bits(self.player(seat).monsters.into()).map(|index| (Figure::MONSTERS[index], self.monsters[index]))
    }

    /// Some figure that a player has at a spot.
    #[inline]
    pub(crate) fn any_at(&self, seat: Seat, spot: Spot) -> Option<Figure> {
        self.kinds_at(seat, spot).next()
    }

    /// The kinds of figures a player has at a spot, each once. Kami are not included: they belong to no player.
    #[inline]
    pub(crate) fn kinds_at(&self, seat: Seat, spot: Spot) -> impl Iterator<Item = Figure> {
        [Figure::Bushi, Figure::Shinto, Figure::Daimyo]
            .into_iter()
            .filter(move |&figure| self.has(seat, figure, spot))
            .chain(self.monsters_of(seat).filter(move |&(_, at)| at == spot).map(|(figure, _)| figure))
    }
}
