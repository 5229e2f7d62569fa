//! The state of a game, divided into open and hidden information.

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

/// Maximum number of seats.
pub const SEATS: usize = 5;

/// Number of armies of each player (p.3).
pub const ARMIES: u8 = 62;
/// Number of armies of the peasants (p.3).
pub const PEASANT_ARMIES: u8 = 20;
/// Value of all chests in the box (p.3).
pub const CHESTS: u16 = 135;
/// Number of unrest markers in the box (p.3).
pub const UNREST_MARKERS: u8 = 42;

/// Number of event cards in the two years of a game.
pub(crate) const GAME_EVENTS: usize = YEAR_EVENTS * YEARS as usize;

/// A receiver of this game's events.
pub(crate) trait EventSink: Sink<Event> {}
impl<S: Sink<Event>> EventSink for S {}

/// The sizes of the army groups, smallest first (p.5).
pub(crate) const GROUP_SIZES: [u8; 4] = [2, 3, 4, 5];

/// The open possessions of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    /// The player's provinces.
    pub(crate) lands: Provinces,
    pub(crate) points: u16,
    pub(crate) chests: u16,
    pub(crate) rice: u16,
    pub(crate) colour: Colour,
    /// Armies beside the board.
    pub(crate) supply: u8,
    /// Groups still to be stationed in the draft, indexed like [`GROUP_SIZES`].
    pub(crate) groups: [u8; GROUP_SIZES.len()],
    /// The special card of the round.
    pub(crate) special: Option<Special>,
}

impl Player {
    /// A player before setup.
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

/// The card on a field of a player board as all players see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum VisibleCard {
    /// The field is empty.
    None,
    /// A card face down.
    FaceDown,
    /// A card that has been revealed.
    FaceUp(Card),
}

/// The decision of a player for a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Slot {
    /// Not decided yet.
    Undecided,
    /// To leave the field empty.
    Empty,
    /// To lay a card.
    Card(Card),
}

/// The decisions of a player for all fields.
pub(crate) type Plan = [Slot; FIELDS];

/// A plan without decisions.
pub(crate) const BLANK: Plan = [Slot::Undecided; FIELDS];

/// A stack of province cards. Entries from `len` on are always the same, so that equal stacks compare equal.
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

    /// Puts a card under the stack. There is always room, because every card is unique.
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

/// What all players know of the cards of the draft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Draft {
    /// The two open cards.
    pub(crate) offered: [Option<Province>; 2],
    /// Cards that were put under the stack; all players have seen them.
    pub(crate) under: Stack,
    /// Number of unseen cards above those.
    pub(crate) unseen: u8,
    /// Number of turns since the open cards last changed.
    pub(crate) unchanged: u8,
}

/// The open information of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub(crate) players: [Player; SEATS],
    pub(crate) armies: [u8; PROVINCES],
    pub(crate) buildings: [Buildings; PROVINCES],
    pub(crate) unrest: [u8; PROVINCES],
    /// The provinces that are open in this game.
    pub(crate) playing: Provinces,
    /// The provinces that changed hands this round, whose cards are on no player board.
    pub(crate) fresh: Provinces,
    /// Winter: the provinces that are still to revolt, all of one player.
    pub(crate) revolts: Provinces,
    /// Winter: number of peasants that join each of these revolts.
    pub(crate) revolt_peasants: u8,
    pub(crate) seats: u8,
    pub(crate) board: Board,
    pub(crate) tower: Tower,
    pub(crate) free_marches: bool,
    pub(crate) limited_stock: bool,
    /// Building tiles beside the board, by kind.
    pub(crate) tiles: [u8; BUILDINGS],
    /// Peasants beside the board.
    pub(crate) peasants: u8,
    pub(crate) content: Content,
    /// 1 or 2.
    pub(crate) year: u8,
    pub(crate) season: Season,
    pub(crate) draft: Draft,
    /// The revealed action cards, in order.
    pub(crate) actions: [Option<Field>; ACTIONS],
    /// Number of finished actions of the round.
    pub(crate) done: u8,
    /// Number of players who have had their turn in the present action, or in winter.
    pub(crate) turn: u8,
    /// The special cards on the places of the turn order.
    pub(crate) specials: [Option<Special>; SPECIALS],
    /// The players on the places of the turn order.
    pub(crate) places: [Option<Seat>; SPECIALS],
    /// The order in which the players choose their places; only the first `seats` count.
    pub(crate) bidders: [Seat; SEATS],
    /// The event cards revealed so far, year by year.
    pub(crate) events: [Option<EventCard>; GAME_EVENTS],
    /// Bit set of the indices in `events` that have already been the event of a round.
    pub(crate) spent: u8,
    /// The event of the round.
    pub(crate) event: Option<EventCard>,
    /// The player boards as all players see them.
    pub(crate) fields: [[VisibleCard; FIELDS]; SEATS],
    pub(crate) step: Step,
}

/// The information that is hidden from some or all players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hidden {
    pub(crate) chance: Chance,
    /// The unseen province cards of the draft, from the top.
    pub(crate) stack: Stack,
    /// All action cards of the round, in order.
    pub(crate) actions: [Field; ACTIONS],
    /// The event cards of both years, in order.
    pub(crate) events: [EventCard; GAME_EVENTS],
    /// The plan of each player.
    pub(crate) plans: [Plan; SEATS],
}

/// The whole state of a game of Shogun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// Most rules need only open information.
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
    /// Number of players.
    #[inline]
    pub fn seat_count(&self) -> usize {
        self.seats as usize
    }

    /// The set of all seats.
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

    /// Color of a seat.
    #[inline]
    pub fn colour(&self, seat: Seat) -> Colour {
        self.player(seat).colour
    }

    /// The seat of a color, if it plays.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.all().iter().find(|&seat| self.colour(seat) == colour)
    }

    /// The owner of a province; `None` if it is neutral.
    #[inline]
    pub fn owner(&self, province: Province) -> Option<Seat> {
        self.all().iter().find(|&seat| self.player(seat).lands.has(province))
    }

    /// The provinces of a player.
    #[inline]
    pub fn lands(&self, seat: Seat) -> Provinces {
        self.player(seat).lands
    }

    /// The provinces of all players.
    pub(crate) fn owned(&self) -> Provinces {
        Provinces(self.all().iter().fold(0, |all, seat| all | self.lands(seat).0))
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

    /// The neighbors of a province that are open in this game.
    #[inline]
    pub fn neighbours(&self, province: Province) -> Provinces {
        province.adjacent().and(self.playing)
    }

    /// The side of the board.
    #[inline]
    pub fn board(&self) -> Board {
        self.board
    }

    /// The effect of the event of the round.
    #[inline]
    pub(crate) fn effect(&self) -> Option<Effect> {
        self.event.map(EventCard::effect)
    }

    /// The player whose turn is number `turn`, counted from 0.
    #[inline]
    pub(crate) fn seat_in_order(&self, turn: u8) -> Option<Seat> {
        self.places.iter().flatten().nth(turn.into()).copied()
    }

    /// The chests left in the bank; practically unlimited unless the stock is limited.
    pub(crate) fn bank(&self) -> u16 {
        if !self.limited_stock {
            return u16::MAX;
        }
        let held: u16 = self.all().iter().map(|seat| self.player(seat).chests).sum();
        CHESTS.saturating_sub(held)
    }

    /// Whether an unrest marker is left in the stock.
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
    /// The cards in the hand of a player: those that are not in the plan.
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
