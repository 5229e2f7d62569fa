//! Accessors of open information, for bots and other programs.

use engine::{Chance, Seat};

use crate::building::Building;
use crate::event_card::EventCard;
use crate::field::Field;
use crate::province::{Province, Provinces};
use crate::season::Season;
use crate::special::{SPECIALS, Special};
use crate::state::{Open, State};
use crate::step::Step;
use crate::tower::PEASANTS;

/// The owner of cubes in the tower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// A player.
    Seat(Seat),
    /// The peasants.
    Peasants,
}

impl Owner {
    fn index(self) -> usize {
        match self {
            Owner::Seat(seat) => seat.index(),
            Owner::Peasants => PEASANTS,
        }
    }
}

impl State {
    /// The open information, without the cost of a view.
    #[inline]
    pub fn public(&self) -> &Open {
        &self.open
    }

    /// The same state with a new random number generator, so that later random results differ.
    pub fn with_luck(mut self, chance: &mut Chance) -> State {
        self.hidden.chance = chance.fork();
        self
    }
}

impl Open {
    /// The next step of the game.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The year, 1 or 2.
    pub fn year(&self) -> u8 {
        self.year
    }

    /// The present season.
    pub fn season(&self) -> Season {
        self.season
    }

    /// Victory points of a player.
    pub fn points(&self, seat: Seat) -> u16 {
        self.player(seat).points
    }

    /// Chests of a player.
    pub fn chests(&self, seat: Seat) -> u16 {
        self.player(seat).chests
    }

    /// Rice of a player.
    pub fn rice(&self, seat: Seat) -> u16 {
        self.player(seat).rice
    }

    /// Number of armies of a player beside the board.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.player(seat).supply
    }

    /// The special card of a player in this round.
    pub fn special(&self, seat: Seat) -> Option<Special> {
        self.player(seat).special
    }

    /// The provinces that are open in this game.
    pub fn playing(&self) -> Provinces {
        self.playing
    }

    /// The two open cards of the draft.
    pub fn offered(&self) -> [Option<Province>; 2] {
        self.draft.offered
    }

    /// The revealed action cards, in order.
    pub fn actions(&self) -> impl Iterator<Item = Field> {
        self.actions.iter().flatten().copied()
    }

    /// The special cards that are still on the places of the turn order.
    pub fn specials(&self) -> [Option<Special>; SPECIALS] {
        self.specials
    }

    /// The event of the round.
    pub fn event(&self) -> Option<EventCard> {
        self.event
    }

    /// The remaining events of the year. One of them is the next event, and the last one decides how much rice is
    /// lost in winter.
    pub fn events_to_come(&self) -> impl Iterator<Item = EventCard> {
        self.events_left().map(|(_, event)| event)
    }

    /// Number of tiles of a kind of building beside the board.
    pub fn tiles_left(&self, building: Building) -> u8 {
        self.tiles(building)
    }

    /// Number of cubes inside the tower.
    pub fn cubes_inside(&self, owner: Owner) -> u8 {
        self.content.floors.iter().map(|floor| floor.0[owner.index()]).sum()
    }

    /// Number of cubes in the tray.
    pub fn cubes_in_tray(&self, owner: Owner) -> u8 {
        self.content.tray.0[owner.index()]
    }
}
