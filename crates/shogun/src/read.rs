//! What anybody at the table may read off it: for bots and other programs that want numbers, not
//! documents.

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

/// Whose cubes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// A player's.
    Seat(Seat),
    /// The peasants'.
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
    /// All that is open, without the cost of a view.
    #[inline]
    pub fn public(&self) -> &Open {
        &self.open
    }

    /// The same table with other luck to come: what was drawn stays, what will be drawn differs.
    pub fn with_luck(mut self, chance: &mut Chance) -> State {
        self.hidden.chance = chance.fork();
        self
    }
}

impl Open {
    /// The next step: who has to decide what.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The year, 1 or 2.
    pub fn year(&self) -> u8 {
        self.year
    }

    /// The season.
    pub fn season(&self) -> Season {
        self.season
    }

    /// A player's victory points.
    pub fn points(&self, seat: Seat) -> u16 {
        self.player(seat).points
    }

    /// A player's chests.
    pub fn chests(&self, seat: Seat) -> u16 {
        self.player(seat).chests
    }

    /// A player's rice.
    pub fn rice(&self, seat: Seat) -> u16 {
        self.player(seat).rice
    }

    /// A player's armies beside the board.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.player(seat).supply
    }

    /// A player's special card of the round.
    pub fn special(&self, seat: Seat) -> Option<Special> {
        self.player(seat).special
    }

    /// The provinces that take part.
    pub fn playing(&self) -> Provinces {
        self.playing
    }

    /// The two open cards of the draft.
    pub fn offered(&self) -> [Option<Province>; 2] {
        self.draft.offered
    }

    /// The action cards that are turned up, in their order.
    pub fn actions(&self) -> impl Iterator<Item = Field> {
        self.actions.iter().flatten().copied()
    }

    /// The special cards that still lie on the places of the turn order.
    pub fn specials(&self) -> [Option<Special>; SPECIALS] {
        self.specials
    }

    /// The event of the round.
    pub fn event(&self) -> Option<EventCard> {
        self.event
    }

    /// The open events of the year that have not had their round: one of them is the next event,
    /// and the last decides how hard the winter is.
    pub fn events_to_come(&self) -> impl Iterator<Item = EventCard> {
        self.events_left().map(|(_, event)| event)
    }

    /// The buildings of a kind beside the board.
    pub fn tiles_left(&self, building: Building) -> u8 {
        self.tiles(building)
    }

    /// Cubes inside the tower.
    pub fn cubes_inside(&self, owner: Owner) -> u8 {
        self.content.floors.iter().map(|floor| floor.0[owner.index()]).sum()
    }

    /// Cubes in the tray.
    pub fn cubes_in_tray(&self, owner: Owner) -> u8 {
        self.content.tray.0[owner.index()]
    }
}
