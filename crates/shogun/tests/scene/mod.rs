//! Scenes for tests: positions built with the words of the rulebook, then played.
//!
//! ```text
//! let mut table = Scene::of(&[Blue, Yellow, Red, Black])
//!     .land(Blue, Shinano, 5)
//!     .land(Yellow, Kozuke, 3)
//!     .plan(Blue, BattleA, Shinano)
//!     .act();
//! table.march(Blue, Kozuke, 4);
//! ```
//!
//! The scene fills in everything else that a valid position needs: cubes beside the board, events, action
//! cards, special cards. By default the tower lets every cube through.

#![allow(dead_code, unreachable_pub)]

use std::collections::BTreeMap;

use engine::{Game, Seat, Seed, Viewer};
use shogun::*;

/// How many seeds are tried before a result counts as impossible.
const TRIES: u64 = 200_000;

/// The possessions of one player.
#[derive(Clone, Default)]
struct Hand {
    points: u16,
    chests: u16,
    rice: u16,
    supply: Option<u8>,
    special: Option<Special>,
}

/// A position in the making. It begins in spring of the first year with empty provinces.
#[derive(Clone)]
pub struct Scene {
    colours: Vec<Colour>,
    board: Board,
    year: u8,
    season: Season,
    free_marches: bool,
    limited_stock: bool,
    tower: Tower,
    tray: Pile,
    inside: Pile,
    peasants: Option<u8>,
    hands: BTreeMap<Colour, Hand>,
    lands: BTreeMap<Province, (Colour, ProvinceDocument)>,
    places: [Option<Colour>; SPECIALS],
    actions: Vec<Field>,
    plans: BTreeMap<Colour, BTreeMap<Field, Card>>,
    event: Option<EventCard>,
    winter: Option<EventCard>,
    seed: u64,
}

impl Scene {
    /// Sets the players in seating order, which is also their order on the first places of the turn order.
    pub fn of(colours: &[Colour]) -> Scene {
        let mut places = [None; SPECIALS];
        for (place, &colour) in places.iter_mut().zip(colours) {
            *place = Some(colour);
        }
        Scene {
            colours: colours.to_vec(),
            board: Board::Sun,
            year: 1,
            season: Season::Spring,
            free_marches: false,
            limited_stock: false,
            tower: open_tower(),
            tray: Pile::default(),
            inside: Pile::default(),
            peasants: None,
            hands: colours.iter().map(|&colour| (colour, Hand::default())).collect(),
            lands: BTreeMap::new(),
            places,
            actions: Vec::new(),
            plans: BTreeMap::new(),
            event: None,
            winter: None,
            seed: 1,
        }
    }

    fn hand(&mut self, colour: Colour) -> &mut Hand {
        self.hands.get_mut(&colour).expect("the colour plays")
    }

    pub fn board(mut self, board: Board) -> Scene {
        self.board = board;
        self
    }

    pub fn year(mut self, year: u8) -> Scene {
        self.year = year;
        self
    }

    pub fn season(mut self, season: Season) -> Scene {
        self.season = season;
        self
    }

    /// Allows players to decline planned battles and moves.
    pub fn free_marches(mut self) -> Scene {
        self.free_marches = true;
        self
    }

    /// Limits chests and unrest markers to the contents of the box.
    pub fn limited_stock(mut self) -> Scene {
        self.limited_stock = true;
        self
    }

    /// Chooses a tower by name or by its odds.
    pub fn tower(mut self, text: &str) -> Scene {
        self.tower = Tower::named(text).expect("a tower");
        self
    }

    /// Puts cubes into the tray.
    pub fn tray(mut self, tray: Pile) -> Scene {
        self.tray = tray;
        self
    }

    /// Puts cubes on the upper floor of the tower.
    pub fn inside(mut self, inside: Pile) -> Scene {
        self.inside = inside;
        self
    }

    /// Sets the number of peasants beside the board; the others are stuck in the tower.
    pub fn peasants(mut self, peasants: u8) -> Scene {
        self.peasants = Some(peasants);
        self
    }

    /// Gives a province with armies to a player.
    pub fn land(mut self, colour: Colour, province: Province, armies: u8) -> Scene {
        self.lands.insert(province, (colour, ProvinceDocument { armies, buildings: Vec::new(), unrest: 0 }));
        self
    }

    /// Gives provinces with equal numbers of armies to a player.
    pub fn lands(self, colour: Colour, provinces: &[Province], armies: u8) -> Scene {
        provinces.iter().fold(self, |scene, &province| scene.land(colour, province, armies))
    }

    /// Sets the unrest markers of an owned province.
    pub fn unrest(mut self, province: Province, unrest: u8) -> Scene {
        self.lands.get_mut(&province).expect("an owned province").1.unrest = unrest;
        self
    }

    /// Sets the buildings of an owned province.
    pub fn built(mut self, province: Province, buildings: &[Building]) -> Scene {
        self.lands.get_mut(&province).expect("an owned province").1.buildings = buildings.to_vec();
        self
    }

    pub fn chests(mut self, colour: Colour, chests: u16) -> Scene {
        self.hand(colour).chests = chests;
        self
    }

    pub fn rice(mut self, colour: Colour, rice: u16) -> Scene {
        self.hand(colour).rice = rice;
        self
    }

    pub fn points(mut self, colour: Colour, points: u16) -> Scene {
        self.hand(colour).points = points;
        self
    }

    /// Sets the number of armies beside the board; armies that are nowhere else are stuck in the tower.
    pub fn supply(mut self, colour: Colour, supply: u8) -> Scene {
        self.hand(colour).supply = Some(supply);
        self
    }

    pub fn special(mut self, colour: Colour, special: Special) -> Scene {
        self.hand(colour).special = Some(special);
        self
    }

    /// Sets the turn order on the first places.
    pub fn order(self, colours: &[Colour]) -> Scene {
        let mut places = [None; SPECIALS];
        for (place, &colour) in places.iter_mut().zip(colours) {
            *place = Some(colour);
        }
        self.places(places)
    }

    /// Sets the player on each place of the turn order.
    pub fn places(mut self, places: [Option<Colour>; SPECIALS]) -> Scene {
        self.places = places;
        self
    }

    /// Sets the first actions in their order; the others follow.
    pub fn actions(mut self, actions: &[Field]) -> Scene {
        self.actions = actions.to_vec();
        self
    }

    /// Lays a card on a player board.
    pub fn card(mut self, colour: Colour, field: Field, card: Card) -> Scene {
        self.plans.entry(colour).or_default().insert(field, card);
        if field != Field::Bid && !self.actions.contains(&field) {
            self.actions.push(field);
        }
        self
    }

    /// Lays a province card on a player board. Actions come in the order in which they are first planned, unless
    /// [`actions`](Scene::actions) sets another.
    pub fn plan(self, colour: Colour, field: Field, province: Province) -> Scene {
        self.card(colour, field, Card::Province(province))
    }

    /// Sets the event of the round.
    pub fn event(mut self, event: EventCard) -> Scene {
        self.event = Some(event);
        self
    }

    /// Sets the event card that is left for the winter.
    pub fn winter(mut self, event: EventCard) -> Scene {
        self.winter = Some(event);
        self
    }

    pub fn seed(mut self, seed: u64) -> Scene {
        self.seed = seed;
        self
    }

    /// Plays from the last choice of a place in the turn order to the first decision of the actions.
    pub fn act(self) -> Table {
        let standing: Vec<Colour> = self.places.iter().flatten().copied().collect();
        // The last of five players has no choice, so the scene begins one choice earlier.
        let chosen = standing.len() - if standing.len() == SPECIALS { 2 } else { 1 };
        let chooser = standing[chosen];
        let place = self.places.iter().position(|&colour| colour == Some(chooser)).expect("a place") as u8 + 1;
        let mut table = self.start(&standing, chosen, StepDocument::ChoosePlace { seat: chooser });
        table.act(chooser, Action::ChoosePlace { place });
        table
    }

    /// Starts with planning, with nothing decided and the special cards in their usual order.
    pub fn planning(self) -> Table {
        self.start(&[], 0, StepDocument::Plan { ready: Vec::new() })
    }

    /// Plays an autumn without plans, up to the first decision of winter.
    pub fn wintering(self) -> Table {
        self.season(Season::Autumn).act()
    }

    /// Plays the scene with one seed after another until the result is as wanted.
    pub fn until(self, play: impl Fn(Scene) -> Table, wanted: impl Fn(&Table) -> bool) -> Table {
        let tables = (0..TRIES).map(|seed| play(self.clone().seed(seed)));
        tables.into_iter().find(wanted).expect("no seed gives the wanted result")
    }

    /// Plays the scene with one seed after another until exactly these cubes fall into the tray in the last throw.
    pub fn falling(self, tray: Pile, play: impl Fn(Scene) -> Table) -> Table {
        self.until(play, |table| table.throws().last().is_some_and(|throw| throw.1 == tray))
    }

    /// The special card of each place: those of the scene, then the others from the first place on. Those of the
    /// first three players do not affect battles.
    fn specials_by_place(&self) -> [Special; SPECIALS] {
        use Special::{Attack, Defense, ExtraChest, ExtraRice, SixArmies};
        let wanted = self.places.map(|colour| colour.and_then(|colour| self.hands[&colour].special));
        let mut left: Vec<Special> = [SixArmies, ExtraChest, ExtraRice, Attack, Defense].into();
        left.retain(|special| !wanted.contains(&Some(*special)));
        let mut specials = wanted;
        let players = (0..SPECIALS).filter(|&place| self.places[place].is_some());
        let others = (0..SPECIALS).filter(|&place| self.places[place].is_none());
        for place in players.chain(others) {
            specials[place] = specials[place].or_else(|| Some(left.remove(0)));
        }
        specials.map(|special| special.expect("five special cards"))
    }

    /// The event cards of both years, and those of the present year that have had their round.
    fn events(&self, drawn: bool) -> (Vec<EventCard>, Vec<EventCard>) {
        let usual =
            |cards: [EventCard; 2], other: Option<EventCard>| cards.into_iter().find(|&card| Some(card) != other);
        let event = self.event.or_else(|| usual([EventCard::TheatersCalm5, EventCard::TheatersCalm7], self.winter));
        let winter = self.winter.or_else(|| usual([EventCard::LowTaxes0, EventCard::FewRecruits1], event));
        let (event, winter) = (event.expect("an event"), winter.expect("an event"));
        let mut rest: Vec<EventCard> = EventCard::ALL.into();
        rest.retain(|card| ![event, winter].contains(card));
        let year = vec![event, rest.remove(0), rest.remove(0), winter];
        let rounds = self.season as usize;
        let mut spent = if drawn { year[..=rounds].to_vec() } else { year[1..=rounds].to_vec() };
        let other: Vec<EventCard> = rest.drain(..YEAR_EVENTS).collect();
        if self.year == 1 {
            return ([year, other].concat(), spent);
        }
        spent.extend(&other[..3]);
        ([other, year].concat(), spent)
    }

    fn document(&self, standing: &[Colour], chosen: usize, step: StepDocument) -> PositionDocument {
        let bidding = !standing.is_empty();
        let by_place = self.specials_by_place();
        let mut specials = by_place.map(Some);
        let mut places = [None; SPECIALS];
        let mut held = BTreeMap::new();
        for colour in &standing[..chosen] {
            let place = self.places.iter().position(|one| one == &Some(*colour)).expect("a place");
            places[place] = Some(*colour);
            held.insert(*colour, specials[place].take().expect("a special card"));
        }
        let mut stuck = Pile::default();
        let mut players = Vec::new();
        for &colour in &self.colours {
            let hand = &self.hands[&colour];
            let theirs = self.lands.iter().filter(|(_, (owner, _))| *owner == colour);
            let provinces: BTreeMap<Province, ProvinceDocument> =
                theirs.map(|(&province, (_, land))| (province, land.clone())).collect();
            let map: u8 = provinces.values().map(|land| land.armies).sum();
            let rest = ARMIES - map - cubes(self.tray, colour) - cubes(self.inside, colour);
            let supply = hand.supply.unwrap_or(rest);
            *stuck.of(colour) = rest.checked_sub(supply).expect("enough cubes");
            let visible = |(&field, &card): (&Field, &Card)| {
                (
                    field,
                    if field == Field::Bid { VisibleCardDocument::FaceUp(card) } else { VisibleCardDocument::FaceDown },
                )
            };
            let fields = self.plans.get(&colour).filter(|_| bidding);
            players.push(PlayerDocument {
                colour,
                points: hand.points,
                chests: hand.chests,
                rice: hand.rice,
                supply,
                special: held.get(&colour).copied(),
                groups: BTreeMap::new(),
                provinces,
                fields: fields.map(|plan| plan.iter().map(visible).collect()).unwrap_or_default(),
            });
        }
        let rest = PEASANT_ARMIES - self.tray.peasants - self.inside.peasants;
        let peasants = self.peasants.unwrap_or(rest);
        stuck.peasants = rest.checked_sub(peasants).expect("enough peasants");
        let mut actions = self.actions.clone();
        actions.extend(Field::ACTIONS.iter().filter(|action| !self.actions.contains(action)));
        let (events, spent) = self.events(bidding);
        let turned = usize::from(self.year) * YEAR_EVENTS;
        let plan = |colour: &Colour| -> PlanDocument {
            let cards = self.plans.get(colour);
            let slot = |field: Field| cards.and_then(|cards| cards.get(&field)).map(|&card| SlotDocument::Card(card));
            let decided = |field: Field| Some((field, slot(field).or(bidding.then_some(SlotDocument::Empty))?));
            Field::ALL.into_iter().filter_map(decided).collect()
        };
        PositionDocument {
            table: TableDocument {
                board: self.board,
                free_marches: self.free_marches,
                limited_stock: self.limited_stock,
                year: self.year,
                season: self.season,
                players,
                peasants,
                tower: TowerDocument { model: self.tower, floors: [self.inside, stuck], tray: self.tray },
                draft: None,
                actions: actions[..5].to_vec(),
                done: 0,
                turn: 0,
                specials,
                places,
                bidders: standing.to_vec(),
                events: events[..turned].to_vec(),
                event: if bidding { spent.first().copied() } else { None },
                spent,
                fresh: Vec::new(),
                revolts: Vec::new(),
                revolt_peasants: 0,
                step,
            },
            chance: Seed::from(self.seed).chance(),
            stack: Vec::new(),
            hidden_actions: actions[5..].to_vec(),
            hidden_events: events[turned..].to_vec(),
            plans: self.colours.iter().map(|colour| (*colour, plan(colour))).collect(),
        }
    }

    fn start(self, standing: &[Colour], chosen: usize, step: StepDocument) -> Table {
        let document = self.document(standing, chosen, step);
        let state =
            State::from_position(document).unwrap_or_else(|error| panic!("the scene is no valid position: {error}"));
        state.check().unwrap();
        Table { state, events: Vec::new() }
    }
}

/// A tower that lets everything through and keeps what is inside.
pub fn open_tower() -> Tower {
    Tower::named("floors:1/1:0/1").expect("a tower")
}

/// The cubes of a color.
pub fn cubes(mut pile: Pile, colour: Colour) -> u8 {
    *pile.of(colour)
}

/// A scene being played.
pub struct Table {
    pub state: State,
    /// All events since the scene began.
    pub events: Vec<Event>,
}

impl Table {
    /// Deals a game.
    pub fn dealt(options: &Options, seed: u64) -> Table {
        let mut events = Vec::new();
        let state = State::open(options, &Seed::from(seed), &mut events).unwrap();
        state.check().unwrap();
        Table { state, events }
    }

    pub fn seat(&self, colour: Colour) -> Seat {
        self.state.seat_of(colour).expect("the colour plays")
    }

    /// Performs an action, which must be listed, and checks the invariants.
    pub fn act(&mut self, colour: Colour, action: Action) -> &mut Table {
        let (seat, listed) = (self.seat(colour), self.may(colour, action));
        if let Err(refusal) = self.state.perform(seat, action, &mut self.events) {
            panic!("{colour:?} may not {action:?}: {refusal:?}; legal: {:?}; {:?}", self.legal(colour), self.step());
        }
        assert!(listed, "{action:?} of {colour:?} was accepted, but not listed");
        self.state.check().unwrap_or_else(|error| panic!("after {action:?} of {colour:?}: {error}"));
        self
    }

    /// Marches out of the province of the present action.
    pub fn march(&mut self, colour: Colour, to: Province, armies: u8) -> &mut Table {
        self.act(colour, Action::March { to, armies })
    }

    /// Lays cards on fields; leaves the rest of the plan undecided.
    pub fn lay(&mut self, colour: Colour, cards: &[(Field, Card)]) -> &mut Table {
        for &(field, card) in cards {
            self.act(colour, Action::Plan { field, card });
        }
        self
    }

    /// Lays cards on fields, covers the other fields with cards without effect as far as possible, and commits the
    /// plan.
    pub fn commit(&mut self, colour: Colour, cards: &[(Field, Card)]) -> &mut Table {
        self.lay(colour, cards);
        // No plan takes more decisions than it has fields.
        for _ in 0..=FIELDS {
            let legal = self.legal(colour);
            let worth = |action: &&Action| match action {
                Action::Plan { card: Card::Chests(chests), .. } => 9 - chests,
                Action::LeaveEmpty { .. } => 10,
                _ => 11,
            };
            let action = *legal.iter().min_by_key(worth).expect("something to decide");
            self.act(colour, action);
            if action == Action::Commit {
                return self;
            }
        }
        panic!("the plan of {colour:?} is never complete");
    }

    /// Tries an illegal action and returns the reason for the refusal.
    pub fn refuses(&mut self, colour: Colour, action: Action) -> Refusal {
        let (seat, before) = (self.seat(colour), self.state);
        let count = self.events.len();
        let refusal = self.state.perform(seat, action, &mut self.events).expect_err("the action is refused");
        assert!(self.state == before && self.events.len() == count, "a refusal changes nothing");
        assert!(!self.legal(colour).contains(&action) && !self.free(colour).contains(&action));
        refusal
    }

    pub fn legal(&self, colour: Colour) -> Vec<Action> {
        let mut actions = Vec::new();
        self.state.legal_actions(self.seat(colour), &mut actions);
        actions
    }

    pub fn free(&self, colour: Colour) -> Vec<Action> {
        let mut actions = Vec::new();
        self.state.free_actions(self.seat(colour), &mut actions);
        actions
    }

    /// Whether an action is legal now, required or optional.
    pub fn may(&self, colour: Colour, action: Action) -> bool {
        self.legal(colour).contains(&action) || self.free(colour).contains(&action)
    }

    pub fn waiting_for(&self) -> Vec<Colour> {
        self.state.waiting_for().iter().map(|seat| self.state.colour(seat)).collect()
    }

    pub fn doc(&self) -> PositionDocument {
        self.state.position()
    }

    pub fn table(&self) -> TableDocument {
        self.doc().table
    }

    pub fn step(&self) -> StepDocument {
        self.table().step
    }

    pub fn view(&self, viewer: Viewer) -> ViewDocument {
        self.state.view(viewer).document()
    }

    /// The view of a player.
    pub fn view_of(&self, colour: Colour) -> ViewDocument {
        self.view(Viewer::Seat(self.seat(colour)))
    }

    pub fn player(&self, colour: Colour) -> PlayerDocument {
        self.table().players.into_iter().find(|player| player.colour == colour).expect("the colour plays")
    }

    pub fn chests(&self, colour: Colour) -> u16 {
        self.player(colour).chests
    }

    pub fn rice(&self, colour: Colour) -> u16 {
        self.player(colour).rice
    }

    pub fn points(&self, colour: Colour) -> u16 {
        self.player(colour).points
    }

    pub fn supply(&self, colour: Colour) -> u8 {
        self.player(colour).supply
    }

    pub fn owner(&self, province: Province) -> Option<Colour> {
        self.state.owner(province).map(|seat| self.state.colour(seat))
    }

    pub fn armies(&self, province: Province) -> u8 {
        self.state.armies(province)
    }

    pub fn unrest(&self, province: Province) -> u8 {
        self.state.unrest(province)
    }

    pub fn buildings(&self, province: Province) -> Vec<Building> {
        self.state.buildings(province).iter().collect()
    }

    /// Whether a province is neutral and empty.
    pub fn is_neutral(&self, province: Province) -> bool {
        let bare = self.armies(province) == 0 && self.unrest(province) == 0 && self.buildings(province).is_empty();
        self.owner(province).is_none() && bare && self.view(Viewer::Spectator).neutral.contains(&province)
    }

    /// Number of peasants beside the board.
    pub fn peasants(&self) -> u8 {
        self.table().peasants
    }

    pub fn tray(&self) -> Pile {
        self.table().tower.tray
    }

    /// All throws so far: the cubes thrown, and those in the tray afterwards.
    pub fn throws(&self) -> Vec<(Pile, Pile)> {
        let throw = |event: &Event| match *event {
            Event::Thrown { thrown, tray } => Some((thrown, tray)),
            _ => None,
        };
        self.events.iter().filter_map(throw).collect()
    }

    /// The cubes of the last throw.
    pub fn thrown(&self) -> Pile {
        self.throws().last().expect("something was thrown").0
    }

    /// Whether an event happened since the scene began.
    pub fn happened(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// Number of events of a kind since the scene began.
    pub fn count(&self, of: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| of(event)).count()
    }

    /// Why a player's action lapsed, if it did.
    pub fn lapse(&self, colour: Colour, action: Field) -> Option<Lapse> {
        self.events.iter().find_map(|event| match *event {
            Event::ActionLapsed { colour: by, action: of, why, .. } if (by, of) == (colour, action) => Some(why),
            _ => None,
        })
    }
}
