//! Setting up a game (p.4-6).

use engine::{DocumentError, Seat, Seed};

use crate::building::{Building, Buildings};
use crate::colour::Colour;
use crate::event::Event;
use crate::event_card::{EVENTS, EventCard, YEAR_EVENTS};
use crate::field::{ACTIONS, FIELDS, Field};
use crate::options::{Options, Start};
use crate::province::{PROVINCES, Provinces};
use crate::season::Season;
use crate::special::SPECIALS;
use crate::state::{
    BLANK, Draft, EventSink, GAME_EVENTS, Hidden, Open, PEASANT_ARMIES, Player, SEATS, Stack, State, VisibleCard,
};
use crate::step::Step;
use crate::tower::{Content, Cubes, PEASANTS, Throw};

/// Number of cubes of each player in the first filling of the tower.
const FILLING: u8 = 7;
/// Number of peasants in the first filling of the tower.
const PEASANT_FILLING: u8 = 10;

/// The cards of the draft, outside of the draft.
pub(crate) const NO_DRAFT: Draft = Draft { offered: [None; 2], under: Stack::EMPTY, unseen: 0, unchanged: 0 };

/// Number of chests at the start (p.4).
pub(crate) fn starting_chests(players: usize) -> u16 {
    match players {
        3 => 18,
        4 => 15,
        _ => 12,
    }
}

impl State {
    /// Sets up a game up to its first decision.
    pub(crate) fn set_up(options: &Options, seed: &Seed, events: &mut impl EventSink) -> Result<State, DocumentError> {
        options.check()?;
        let mut chance = seed.chance();
        let seats = options.colours.len();
        let mut players = [Player::new(Colour::Blue); SEATS];
        for (player, &colour) in players.iter_mut().zip(&options.colours) {
            *player = Player { chests: starting_chests(seats), ..Player::new(colour) };
        }
        let mut deck = EventCard::ALL;
        chance.shuffle(&mut deck);
        let mut event_cards = [deck[0]; GAME_EVENTS];
        event_cards.copy_from_slice(&deck[..GAME_EVENTS]);
        const { assert!(GAME_EVENTS <= EVENTS) };

        let mut state = State {
            open: Open {
                players,
                armies: [0; PROVINCES],
                buildings: [Buildings::NONE; PROVINCES],
                unrest: [0; PROVINCES],
                playing: options.board.provinces(seats),
                fresh: Provinces::NONE,
                revolts: Provinces::NONE,
                revolt_peasants: 0,
                seats: seats as u8,
                board: options.board,
                tower: options.tower,
                free_marches: options.free_marches,
                limited_stock: options.limited_stock,
                tiles: Building::ALL.map(Building::tiles),
                peasants: PEASANT_ARMIES,
                content: Content::default(),
                year: 1,
                season: Season::Spring,
                draft: NO_DRAFT,
                actions: [None; ACTIONS],
                done: 0,
                turn: 0,
                specials: [None; SPECIALS],
                places: [None; SPECIALS],
                bidders: [Seat(0); SEATS],
                events: [None; GAME_EVENTS],
                spent: 0,
                event: None,
                fields: [[VisibleCard::None; FIELDS]; SEATS],
                step: Step::Over,
            },
            hidden: Hidden {
                chance,
                stack: Stack::EMPTY,
                actions: Field::ACTIONS,
                events: event_cards,
                plans: [BLANK; SEATS],
            },
        };
        match options.start {
            Start::Draft => state.start_draft(events),
            Start::Preset => {
                state.place_preset(events);
                state.start_game(events);
            }
        }
        Ok(state)
    }

    /// Fills the tower and begins the first year.
    pub(crate) fn start_game(&mut self, events: &mut impl EventSink) {
        let mut funnel = Cubes::NONE;
        for seat in self.all().iter() {
            funnel.0[seat.index()] = FILLING;
            self.player_mut(seat).supply -= FILLING;
        }
        funnel.0[PEASANTS] = PEASANT_FILLING;
        self.open.peasants -= PEASANT_FILLING;
        let open = &mut self.open;
        open.content.throw(open.tower, funnel, Throw::Fill, &mut self.hidden.chance);
        events.emit(Event::TowerFilled { thrown: self.pile(funnel), fell: self.pile(self.content.tray) });
        for seat in self.all().iter() {
            let back = self.open.content.tray.take(seat.index());
            self.player_mut(seat).supply += back;
        }
        self.open.peasants += self.open.content.tray.take(PEASANTS);
        self.start_year(events);
    }

    /// Reveals the four events of the year and starts the first round.
    pub(crate) fn start_year(&mut self, events: &mut impl EventSink) {
        let first = usize::from(self.year - 1) * YEAR_EVENTS;
        let mut turned = [self.hidden.events[first]; YEAR_EVENTS];
        turned.copy_from_slice(&self.hidden.events[first..first + YEAR_EVENTS]);
        for (place, event) in turned.into_iter().enumerate() {
            self.open.events[first + place] = Some(event);
        }
        events.emit(Event::YearBegan { year: self.year, events: turned });
        self.start_round(events);
    }
}
