//! Looks on at games of Shogun and counts.

use bots::Watch;
use engine::{AddressedEvent, DocumentError, Game, PlayerAction, Seat, Seats, Session, SessionEvent};
use shogun::{Building, Colour, Ending, Event, Open, PROVINCES, Province, Provinces, State, Step};

use super::count::{Book, Winner, name, ranks};

/// Number of colors in the box.
const COLOURS: usize = Colour::ALL.len();

/// Where points come from.
pub(crate) const SOURCES: [&str; 5] = ["provinces", "buildings", "most castles", "most temples", "most theaters"];

/// What a player did, as counted.
pub(crate) const DEEDS: [&str; 8] = [
    "attacks on neutral land",
    "attacks on players",
    "conquests",
    "provinces lost to players",
    "revolts",
    "revolts lost",
    "armies deployed",
    "provinces without rice in winter",
];

/// One game as it goes.
pub(crate) struct Onlooker<'a> {
    book: &'a mut Book,
    /// Points by color and source.
    points: [[i64; SOURCES.len()]; COLOURS],
    /// After the first year.
    after: [i64; COLOURS],
    actions: [[i64; DEEDS.len()]; COLOURS],
    taken: Vec<(Colour, &'static str, String)>,
    /// The majorities of the last year.
    majorities: Vec<(Colour, String)>,
    /// The events of the rounds, and what the winters took.
    events: Vec<String>,
    winters: Vec<u8>,
    conquered: [i64; PROVINCES],
    start: Option<Vec<Provinces>>,
}

impl<'a> Onlooker<'a> {
    /// Somebody who counts into this book.
    pub(crate) fn new(book: &'a mut Book) -> Onlooker<'a> {
        Onlooker {
            book,
            points: Default::default(),
            after: Default::default(),
            actions: Default::default(),
            taken: Vec::new(),
            majorities: Vec::new(),
            events: Vec::new(),
            winters: Vec::new(),
            conquered: [0; PROVINCES],
            start: None,
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Scored { colour, provinces, buildings } => {
                self.points[colour as usize][0] += i64::from(provinces);
                self.points[colour as usize][1] += i64::from(buildings);
            }
            Event::MajorityScored { colour, region, building, points, .. } => {
                self.points[colour as usize][2 + building as usize] += i64::from(points);
                self.majorities.push((colour, format!("{}/{}", name(region), name(building))));
            }
            Event::YearEnded { year: 1 } => {
                self.after = self.points.map(|sources| sources.iter().sum());
                self.majorities.clear();
            }
            Event::EventDrawn { event } => self.events.push(name(event)),
            Event::WinterCame { loss, .. } => self.winters.push(loss),
            Event::PlaceTaken { colour, place, special } => {
                self.taken.push((colour, "special", name(special)));
                self.taken.push((colour, "place", place.to_string()));
            }
            _ => self.hear_deed(event),
        }
    }

    fn hear_deed(&mut self, event: Event) {
        let mut add =
            |colour: Colour, action: usize, count: u8| self.actions[colour as usize][action] += i64::from(count);
        match event {
            Event::Attacked { colour, defender, .. } => add(colour, usize::from(defender.is_some()), 1),
            Event::BattleFought { province, attacker, defender, ending, .. } => {
                if ending == Ending::Conquered {
                    add(attacker, 2, 1);
                    self.conquered[province.index()] += 1;
                }
                if let (Some(defender), Ending::Conquered | Ending::Drawn) = (defender, ending) {
                    self.actions[defender as usize][3] += 1;
                }
            }
            Event::RevoltFought { colour, beaten, .. } => {
                add(colour, 4, 1);
                add(colour, 5, u8::from(!beaten));
            }
            Event::Deployed { colour, armies, .. } => add(colour, 6, armies),
            Event::Unsupplied { colour, provinces, .. } => add(colour, 7, provinces),
            _ => {}
        }
    }

    fn finish(&mut self, open: &Open, ranked: &[u8]) {
        let seats = Seats::first(open.seat_count());
        let winners = Winner::all(ranked, |seat| (seat + 1).to_string());
        self.book.game(&winners);
        let colours: Vec<Colour> = seats.iter().map(|seat| open.colour(seat)).collect();
        for (seat, winner) in seats.iter().zip(&winners) {
            let colour = colours[seat.index()];
            if self.points[colour as usize].iter().sum::<i64>() != i64::from(open.points(seat)) {
                self.book.trouble = Some("points by source do not add up".to_owned());
            }
            self.count_player(open, seat, colour, winner);
            self.count_lands(open, seat, winner);
        }
        let after: Vec<i64> = colours.iter().map(|&colour| self.after[colour as usize]).collect();
        for (winner, rank) in winners.iter().zip(ranks(&after)) {
            self.book.mark(winner, "rank", rank);
        }
        self.count_game(open, seats);
    }

    fn count_player(&mut self, open: &Open, seat: Seat, colour: Colour, winner: &Winner) {
        let book = &mut *self.book;
        book.mark(winner, "seat", (seat.index() + 1).to_string());
        book.mark(winner, "colour", colour.name());
        for (_, topic, key) in self.taken.iter().filter(|(taker, ..)| *taker == colour) {
            book.mark(winner, topic, key.clone());
        }
        for (_, key) in self.majorities.iter().filter(|(owner, _)| *owner == colour) {
            book.mark(winner, "majority", key.clone());
        }
        let group = winner.group();
        book.number(group, "points", open.points(seat));
        for (source, points) in SOURCES.into_iter().zip(self.points[colour as usize]) {
            book.number(group, &format!("points/{source}"), points);
        }
        for (action, times) in DEEDS.into_iter().zip(self.actions[colour as usize]) {
            book.number(group, action, times);
        }
        let lands = open.lands(seat);
        book.number(group, "provinces", lands.len() as i64);
        book.number(group, "buildings", open.buildings_of(seat));
        for building in Building::ALL {
            let count = lands.iter().filter(|&province| open.buildings(province).has(building)).count();
            book.number(group, &name(building), count as i64);
        }
        book.number(group, "chests", open.chests(seat));
        book.number(group, "armies", lands.iter().map(|province| i64::from(open.armies(province))).sum::<i64>());
    }

    fn count_lands(&mut self, open: &Open, seat: Seat, winner: &Winner) {
        for province in open.lands(seat).iter() {
            self.book.mark(winner, "held", province.name());
        }
        let start = self.start.as_ref().map_or(Provinces::NONE, |start| start[seat.index()]);
        for province in start.iter() {
            self.book.mark(winner, "start", province.name());
            if open.lands(seat).has(province) {
                self.book.mark(winner, "kept", province.name());
            }
        }
    }

    fn count_game(&mut self, open: &Open, seats: Seats) {
        for province in Province::ALL.into_iter().filter(|&province| open.playing().has(province)) {
            self.book.number("conquests", province.name(), self.conquered[province.index()]);
            self.book.number("buildings", province.name(), open.buildings(province).len());
        }
        let mut points: Vec<i64> = seats.iter().map(|seat| open.points(seat).into()).collect();
        points.sort_unstable_by(|one, other| other.cmp(one));
        self.book.number("game", "winning points", points[0]);
        self.book.number("game", "lead at the end", points[0] - points[1]);
        let sum: i64 = points.iter().sum();
        for event in &self.events {
            self.book.number("event", event, sum);
        }
        let lost: i64 = seats.iter().map(|seat| self.actions[open.colour(seat) as usize][5]).sum();
        let winter: u8 = self.winters.iter().sum();
        self.book.number("winters", &format!("{winter:02}"), lost);
    }
}

impl Watch<State> for Onlooker<'_> {
    fn before(&mut self, session: &Session<State>, _seat: Seat, _deed: &PlayerAction<State>) {
        let open = session.game().public();
        if self.start.is_none() && matches!(open.step(), Step::Plan { .. }) {
            self.start = Some(Seats::first(open.seat_count()).iter().map(|seat| open.lands(seat)).collect());
        }
    }

    fn events(&mut self, events: &[AddressedEvent<State>]) {
        for one in events {
            if let SessionEvent::Game(event) = &one.what {
                self.hear(*event);
            }
        }
    }

    fn after(&mut self, session: &Session<State>) -> Result<(), DocumentError> {
        let game = session.game();
        if let (Step::Over, Some(outcome)) = (game.public().step(), game.outcome()) {
            let ranks: Vec<u8> = outcome.places.iter().map(|place| place.rank).collect();
            self.finish(game.public(), &ranks);
        }
        Ok(())
    }
}
