//! Reading a position: colors become seats, and inconsistent documents are rejected.

use engine::{DocumentError, Seat, Seats};

use crate::building::{Building, Buildings};
use crate::colour::Colour;
use crate::document::{
    DraftDocument, PlanDocument, PlayerDocument, PositionDocument, SlotDocument, TableDocument, VisibleCardDocument,
};
use crate::event::Pile;
use crate::event_card::EventCard;
use crate::field::{ACTIONS, FIELDS, Field};
use crate::options::PLAYERS;
use crate::province::{PROVINCES, Province};
use crate::setup::NO_DRAFT;
use crate::state::{
    BLANK, Draft, GAME_EVENTS, GROUP_SIZES, Hidden, Open, Player, SEATS, Slot, Stack, State, VisibleCard,
};
use crate::step::Step;
use crate::tower::{Content, Cubes, OWNERS, PEASANTS};

/// Maps colors to seats.
struct Seating<'a>(&'a [PlayerDocument]);

impl Seating<'_> {
    fn seat(&self, at: &str, colour: Colour) -> Result<Seat, DocumentError> {
        let seat = self.0.iter().position(|player| player.colour == colour);
        seat.map(|seat| Seat(seat as u8))
            .ok_or_else(|| DocumentError::new(at, "colour-not-in-game").with("colour", colour.name()))
    }

    fn seats(&self, at: &str, colours: &[Colour]) -> Result<Seats, DocumentError> {
        colours.iter().try_fold(Seats::NONE, |seats, &colour| Ok(seats.with(self.seat(at, colour)?)))
    }

    fn cubes(&self, at: &str, mut pile: Pile) -> Result<Cubes, DocumentError> {
        let mut cubes = Cubes([0; OWNERS]);
        cubes.0[PEASANTS] = pile.peasants;
        for colour in Colour::ALL {
            let count = *pile.of(colour);
            if count > 0 {
                cubes.0[self.seat(at, colour)?.index()] = count;
            }
        }
        Ok(cubes)
    }
}

fn too_long(at: &str, most: usize, found: usize) -> DocumentError {
    DocumentError::new(at, "too-long").with("most", most).with("found", found)
}

fn stack(at: &str, cards: &[Province]) -> Result<Stack, DocumentError> {
    if cards.len() > PROVINCES {
        return Err(too_long(at, PROVINCES, cards.len()));
    }
    let mut stack = Stack::EMPTY;
    cards.iter().for_each(|&card| stack.push(card));
    Ok(stack)
}

impl PositionDocument {
    /// Builds the state. Its invariants are checked afterwards.
    pub(crate) fn into_state(self) -> Result<State, DocumentError> {
        let count = self.table.players.len();
        if !PLAYERS.contains(&count) {
            return Err(DocumentError::new("table.players", "wrong-player-count")
                .with("found", count)
                .with("least", *PLAYERS.start())
                .with("most", *PLAYERS.end()));
        }
        for (index, player) in self.table.players.iter().enumerate() {
            if self.table.players[..index].iter().any(|other| other.colour == player.colour) {
                return Err(DocumentError::new("table.players", "colour-twice").with("colour", player.colour.name()));
            }
        }
        let seating = Seating(&self.table.players);
        let mut hidden = Hidden {
            chance: self.chance,
            stack: stack("stack", &self.stack)?,
            actions: self.actions()?,
            events: self.events()?,
            plans: [BLANK; SEATS],
        };
        for (&colour, plan) in &self.plans {
            hidden.plans[seating.seat("plans", colour)?.index()] = slots(plan);
        }
        Ok(State { open: self.table.open(&seating)?, hidden })
    }

    /// All action cards, revealed and face down. There are none in the draft.
    fn actions(&self) -> Result<[Field; ACTIONS], DocumentError> {
        let all: Vec<Field> = self.table.actions.iter().chain(&self.hidden_actions).copied().collect();
        if all.is_empty() {
            return Ok(Field::ACTIONS);
        }
        let found = all.len();
        all.try_into().map_err(|_| {
            DocumentError::new("hidden_actions", "wrong-length").with("expected", ACTIONS).with("found", found)
        })
    }

    /// The events of both years, revealed and hidden.
    fn events(&self) -> Result<[EventCard; GAME_EVENTS], DocumentError> {
        let all: Vec<EventCard> = self.table.events.iter().chain(&self.hidden_events).copied().collect();
        let found = all.len();
        all.try_into().map_err(|_| {
            DocumentError::new("hidden_events", "wrong-length").with("expected", GAME_EVENTS).with("found", found)
        })
    }
}

fn slots(document: &PlanDocument) -> [Slot; FIELDS] {
    let mut plan = BLANK;
    for (&field, &slot) in document {
        plan[field.index()] = match slot {
            SlotDocument::Empty => Slot::Empty,
            SlotDocument::Card(card) => Slot::Card(card),
        };
    }
    plan
}

fn draft(document: &DraftDocument) -> Result<Draft, DocumentError> {
    Ok(Draft {
        offered: document.offered,
        under: stack("table.draft.under", &document.under)?,
        unseen: document.unseen,
        unchanged: document.unchanged,
    })
}

impl TableDocument {
    fn open(&self, seating: &Seating<'_>) -> Result<Open, DocumentError> {
        let seats = self.players.len();
        let step: Step = self.step.clone().map(
            |colour| seating.seat("table.step", colour),
            |colours: Vec<Colour>| seating.seats("table.step", &colours),
        )?;
        let mut open = Open {
            players: [Player::new(Colour::Blue); SEATS],
            armies: [0; PROVINCES],
            buildings: [Buildings::NONE; PROVINCES],
            unrest: [0; PROVINCES],
            playing: self.board.provinces(seats),
            fresh: self.fresh.iter().copied().collect(),
            revolts: self.revolts.iter().copied().collect(),
            revolt_peasants: self.revolt_peasants,
            seats: seats as u8,
            board: self.board,
            tower: self.tower.model,
            free_marches: self.free_marches,
            limited_stock: self.limited_stock,
            tiles: Building::ALL.map(Building::tiles),
            peasants: self.peasants,
            content: Content {
                floors: [
                    seating.cubes("table.tower.floors[0]", self.tower.floors[0])?,
                    seating.cubes("table.tower.floors[1]", self.tower.floors[1])?,
                ],
                tray: seating.cubes("table.tower.tray", self.tower.tray)?,
            },
            year: self.year,
            season: self.season,
            draft: self.draft.as_ref().map_or(Ok(NO_DRAFT), draft)?,
            actions: [None; ACTIONS],
            done: self.done,
            turn: self.turn,
            specials: self.specials,
            places: [None; _],
            bidders: [Seat(0); SEATS],
            events: [None; GAME_EVENTS],
            spent: 0,
            event: self.event,
            fields: [[VisibleCard::None; FIELDS]; SEATS],
            step,
        };
        if self.actions.len() > ACTIONS {
            return Err(too_long("table.actions", ACTIONS, self.actions.len()));
        }
        for (place, &action) in self.actions.iter().enumerate() {
            open.actions[place] = Some(action);
        }
        for (place, colour) in self.places.iter().enumerate() {
            open.places[place] = colour.map(|colour| seating.seat("table.places", colour)).transpose()?;
        }
        if self.bidders.len() > seats {
            return Err(too_long("table.bidders", seats, self.bidders.len()));
        }
        for (place, &colour) in self.bidders.iter().enumerate() {
            open.bidders[place] = seating.seat("table.bidders", colour)?;
        }
        if self.events.len() > GAME_EVENTS {
            return Err(too_long("table.events", GAME_EVENTS, self.events.len()));
        }
        for (place, &event) in self.events.iter().enumerate() {
            open.events[place] = Some(event);
        }
        for event in &self.spent {
            let place = self.events.iter().position(|one| one == event);
            open.spent |= 1 << place.ok_or_else(|| DocumentError::new("table.spent", "event-not-turned-up"))?;
        }
        for (seat, player) in self.players.iter().enumerate() {
            let at = format!("table.players.{}", player.colour.name());
            player.seat_at(Seat(seat as u8), &mut open).map_err(|error| error.inside(&at))?;
        }
        Ok(open)
    }
}

impl PlayerDocument {
    fn seat_at(&self, seat: Seat, open: &mut Open) -> Result<(), DocumentError> {
        let mut player = Player {
            points: self.points,
            chests: self.chests,
            rice: self.rice,
            supply: self.supply,
            special: self.special,
            ..Player::new(self.colour)
        };
        for (&armies, &count) in &self.groups {
            let size = GROUP_SIZES.iter().position(|&size| size == armies);
            player.groups[size
                .ok_or_else(|| DocumentError::new("groups", "no-such-group").with("armies", usize::from(armies)))?] =
                count;
        }
        for (&province, document) in &self.provinces {
            let at = || format!("provinces.{}", province.name());
            if open.owner(province).is_some() {
                return Err(DocumentError::new(at(), "province-twice"));
            }
            player.lands = player.lands.with(province);
            open.armies[province.index()] = document.armies;
            open.unrest[province.index()] = document.unrest;
            let mut standing = Buildings::NONE;
            for &building in &document.buildings {
                let tiles = &mut open.tiles[building as usize];
                if standing.has(building) || *tiles == 0 {
                    return Err(DocumentError::new(format!("{}.buildings", at()), "too-many-buildings"));
                }
                *tiles -= 1;
                standing = standing.with(building);
            }
            open.buildings[province.index()] = standing;
        }
        for (&field, &visible) in &self.fields {
            open.fields[seat.index()][field.index()] = match visible {
                VisibleCardDocument::FaceDown => VisibleCard::FaceDown,
                VisibleCardDocument::FaceUp(card) => VisibleCard::FaceUp(card),
            };
        }
        open.players[seat.index()] = player;
        Ok(())
    }
}
