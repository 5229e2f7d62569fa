//! The state of a game: what all may see, and what is hidden.

use std::ops::{Deref, DerefMut};

use engine::{Chance, Seat, Seats, Sink};

use crate::building::{BUILDINGS, Building, Buildings};
use crate::card::{Card, Cards};
use crate::colour::Colour;
use crate::event::Event;
use crate::event_card::{Effect, EventCard, YEAR_EVENTS};
use crate::field::{ACTIONS, FIELDS, Field};
use crate::options::Board;
use crate::province::{PROVINCES, Province, Provinces};
use crate::season::{Season, YEARS};
use crate::special::{SPECIALS, Special};
use crate::step::Step;
use crate::tower::{Content, Tower};

/// The most seats.
pub const SEATS: usize = 5;

/// The armies of a player (p.3).
pub const ARMIES: u8 = 62;
/// The peasants' armies (p.3).
pub const PEASANT_ARMIES: u8 = 20;
/// The chests in the box, in value (p.3).
pub const CHESTS: u16 = 135;
/// The unrest markers in the box (p.3).
pub const UNREST_MARKERS: u8 = 42;

/// The events of both years.
pub(crate) const GAME_EVENTS: usize = YEAR_EVENTS * YEARS as usize;

/// A sink of this game's events.
pub(crate) trait EventSink: Sink<Event> {}
impl<S: Sink<Event>> EventSink for S {}

/// The sizes of the army groups, smallest first (p.5).
pub(crate) const GROUP_SIZES: [u8; 4] = [2, 3, 4, 5];

/// All that lies with one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    /// The provinces whose armies and cards are the player's.
    pub(crate) lands: Provinces,
    pub(crate) points: u16,
    pub(crate) chests: u16,
    pub(crate) rice: u16,
    pub(crate) colour: Colour,
    /// Armies beside the board.
    pub(crate) supply: u8,
    /// Groups still to be stationed in the draft, by size.
    pub(crate) groups: [u8; GROUP_SIZES.len()],
    /// The special card of the round.
    pub(crate) special: Option<Special>,
}

impl Player {
    /// A player before anything is set up.
    pub(crate) const fn new(colour: Colour) -> Player {
        Player {
            lands: Provinces::NONE,
            points: 0,
            chests: 0,
            rice: 0,
            colour,
            supply: ARMIES,
            groups: [0; GROUP_SIZES.len()],
            special: None,
        }
    }
}

/// What all see on a field of a player board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum VisibleCard {
    /// Nothing.
    None,
    /// A card face down.
    FaceDown,
    /// A card that has been turned up.
    FaceUp(Card),
}

/// What a player has decided for a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Slot {
    /// Nothing yet.
    Undecided,
    /// To leave it empty for want of cards.
    Empty,
    /// This card.
    Card(Card),
}

/// What a player has decided for all fields.
pub(crate) type Plan = [Slot; FIELDS];

/// A plan in which nothing is decided.
pub(crate) const BLANK: Plan = [Slot::Undecided; FIELDS];

/// Cards in a row, of which the first `len` count; the rest is filler, always the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack {
    cards: [Province; PROVINCES],
    len: u8,
}

impl Stack {
    pub(crate) const EMPTY: Stack = Stack { cards: [Province::Aki; PROVINCES], len: 0 };

    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) fn cards(&self) -> &[Province] {
        &self.cards[..self.len()]
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [Province] {
        &mut self.cards[..self.len as usize]
    }

    /// Puts a card under the stack; there is room, for every card is unique.
    pub(crate) fn push(&mut self, card: Province) {
        self.cards[self.len()] = card;
        self.len += 1;
    }

    /// Takes the top card.
    pub(crate) fn take(&mut self) -> Option<Province> {
        let top = *self.cards().first()?;
        let len = self.len();
        self.cards.copy_within(1..len, 0);
        self.len -= 1;
        self.cards[self.len()] = Province::Aki;
        Some(top)
    }
}

/// The cards of the draft that all see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Draft {
    /// The two open cards.
    pub(crate) offered: [Option<Province>; 2],
    /// Cards that were put under the stack: all have seen them.
    pub(crate) under: Stack,
    /// How many cards nobody has seen lie upon those.
    pub(crate) unseen: u8,
    /// For how many turns the open cards have been the same.
    pub(crate) unchanged: u8,
}

/// What all may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub(crate) players: [Player; SEATS],
    pub(crate) armies: [u8; PROVINCES],
    pub(crate) buildings: [Buildings; PROVINCES],
    pub(crate) unrest: [u8; PROVINCES],
    /// The provinces that take part.
    pub(crate) playing: Provinces,
    /// The provinces whose cards changed hands this round: they lie on no player board.
    pub(crate) fresh: Provinces,
    /// Winter: the provinces of the player hit that are still to revolt.
    pub(crate) revolts: Provinces,
    /// Winter: how many peasants join each of these revolts.
    pub(crate) revolt_peasants: u8,
    pub(crate) seats: u8,
    pub(crate) board: Board,
    pub(crate) tower: Tower,
    pub(crate) free_marches: bool,
    pub(crate) limited_stock: bool,
    /// Building tiles beside the board.
    pub(crate) tiles: [u8; BUILDINGS],
    /// Peasants beside the board.
    pub(crate) peasants: u8,
    pub(crate) content: Content,
    /// 1 or 2.
    pub(crate) year: u8,
    pub(crate) season: Season,
    pub(crate) draft: Draft,
    /// The action cards that are turned up, in their order.
    pub(crate) actions: [Option<Field>; ACTIONS],
    /// How many actions of the round are done.
    pub(crate) done: u8,
    /// How many players have had their turn in the present action, or in winter.
    pub(crate) turn: u8,
    /// The special cards that lie on the places of the turn order.
    pub(crate) specials: [Option<Special>; SPECIALS],
    /// Who stands on the places of the turn order.
    pub(crate) places: [Option<Seat>; SPECIALS],
    /// In which order the players choose their places; the first `seats` count.
    pub(crate) bidders: [Seat; SEATS],
    /// The event cards turned up so far, year after year.
    pub(crate) events: [Option<EventCard>; GAME_EVENTS],
    /// A bit for each of them that has had its round.
    pub(crate) spent: u8,
    /// The event of the round.
    pub(crate) event: Option<EventCard>,
    /// The player boards as all see them.
    pub(crate) fields: [[VisibleCard; FIELDS]; SEATS],
    pub(crate) step: Step,
}

/// What nobody, or not everybody, may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hidden {
    pub(crate) chance: Chance,
    /// The province cards that nobody has seen, from the top.
    pub(crate) stack: Stack,
    /// The action cards of the round, also those face down.
    pub(crate) actions: [Field; ACTIONS],
    /// The event cards of both years, also those to come.
    pub(crate) events: [EventCard; GAME_EVENTS],
    /// What each player has planned.
    pub(crate) plans: [Plan; SEATS],
}

/// The whole state of a game of Shogun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// Most rules speak only of what all may see.
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

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The colour at a seat.
    #[inline]
    pub fn colour(&self, seat: Seat) -> Colour {
        self.player(seat).colour
    }

    /// The seat of a colour, if it plays.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.all().iter().find(|&seat| self.colour(seat) == colour)
    }

    /// Who has a province.
    #[inline]
    pub fn owner(&self, province: Province) -> Option<Seat> {
        self.all().iter().find(|&seat| self.player(seat).lands.has(province))
    }

    /// The provinces of a player.
    #[inline]
    pub fn lands(&self, seat: Seat) -> Provinces {
        self.player(seat).lands
    }

    /// The armies in a province.
    #[inline]
    pub fn armies(&self, province: Province) -> u8 {
        self.armies[province.index()]
    }

    /// The buildings in a province.
    #[inline]
    pub fn buildings(&self, province: Province) -> Buildings {
        self.buildings[province.index()]
    }

    /// The unrest markers in a province.
    #[inline]
    pub fn unrest(&self, province: Province) -> u8 {
        self.unrest[province.index()]
    }

    /// The provinces next to one that take part in the game.
    #[inline]
    pub fn neighbours(&self, province: Province) -> Provinces {
        province.adjacent().and(self.playing)
    }

    /// The side of the board.
    #[inline]
    pub fn board(&self) -> Board {
        self.board
    }

    /// What the event of the round changes.
    #[inline]
    pub(crate) fn effect(&self) -> Option<Effect> {
        self.event.map(EventCard::effect)
    }

    /// The player at a place of the turn order, counted over those who play.
    #[inline]
    pub(crate) fn seat_in_order(&self, turn: u8) -> Option<Seat> {
        self.places.iter().flatten().nth(turn.into()).copied()
    }

    /// The chests that are left in the bank; as many as anybody could want where there is no limit.
    pub(crate) fn bank(&self) -> u16 {
        if !self.limited_stock {
            return u16::MAX;
        }
        let held: u16 = self.all().iter().map(|seat| self.player(seat).chests).sum();
        CHESTS.saturating_sub(held)
    }

    /// Whether an unrest marker is left.
    pub(crate) fn has_unrest_marker(&self) -> bool {
        !self.limited_stock || self.unrest.iter().map(|&count| u16::from(count)).sum::<u16>() < UNREST_MARKERS.into()
    }

    /// The tiles of a kind of building beside the board.
    #[inline]
    pub(crate) fn tiles(&self, building: Building) -> u8 {
        self.tiles[building as usize]
    }
}

impl State {
    /// The cards that a player has not laid out.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        let mut hand = Cards::of(self.player(seat).lands);
        for slot in &self.hidden.plans[seat.index()] {
            if let Slot::Card(card) = *slot {
                hand = hand.without(card);
            }
        }
        hand
    }
}
