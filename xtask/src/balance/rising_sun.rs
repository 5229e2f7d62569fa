//! Looks on at games of Rising Sun and counts.

use bots::Watch;
use engine::{AddressedEvent, DocumentError, Game, Seats, Session, SessionEvent};
use rising_sun::{
    Card, Clan, Event, Kami, Mandate, Open, PROVINCES, Phase, Province, Reason, SEASONS, Season, Source, State,
};

use super::count::{Book, Winner, name, ranks};

/// Clans in the box.
const CLANS: usize = rising_sun::CLANS.len();

/// Where points come from.
pub(crate) const SOURCES: [&str; 7] =
    ["war tokens", "set of provinces", "harvest", "battle", "cards", "kami", "taken away"];

/// What happened in the wars of a province.
#[derive(Clone, Copy, Default)]
struct Wars {
    wars: i64,
    battles: i64,
    unclaimed: i64,
}

/// One game as it goes.
pub(crate) struct Onlooker<'a> {
    book: &'a mut Book,
    /// The set of season cards.
    set: &'static str,
    /// By clan and source.
    points: [[i64; SOURCES.len()]; CLANS],
    /// By season and clan.
    after: [[i64; CLANS]; SEASONS],
    mandates: [[i64; 5]; CLANS],
    bought: Vec<(Clan, Card)>,
    wars: [Wars; PROVINCES],
    /// The battle that is fought, and the force in it while it is counted.
    battle: Option<Province>,
    force: Option<i64>,
}

impl<'a> Onlooker<'a> {
    /// Somebody who counts into this book.
    pub(crate) fn new(book: &'a mut Book, set: &'static str) -> Onlooker<'a> {
        Onlooker {
            book,
            set,
            points: Default::default(),
            after: Default::default(),
            mandates: Default::default(),
            bought: Vec::new(),
            wars: Default::default(),
            battle: None,
            force: None,
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::VpGained { clan, vp, source } => self.points[clan as usize][place(source)] += i64::from(vp),
            Event::VpStolen { clan, from, vp, source } => {
                self.points[clan as usize][place(source)] += i64::from(vp);
                self.points[from as usize][SOURCES.len() - 1] -= i64::from(vp);
            }
            Event::SeasonEnded { season } if (season as usize) < SEASONS => {
                self.after[season as usize] = self.points.map(|sources| sources.iter().sum());
            }
            Event::MandateChosen { clan, mandate } => self.mandates[clan as usize][mandate as usize] += 1,
            Event::CardBought { clan, card, .. } => self.bought.push((clan, card)),
            _ => self.hear_war(event),
        }
    }

    fn hear_war(&mut self, event: Event) {
        match event {
            Event::TokenDiscarded { province } => {
                self.wars[province as usize].wars += 1;
                self.wars[province as usize].unclaimed += 1;
            }
            // A battle that is over was counted when it began.
            Event::TokenWon { province, .. } if self.battle == Some(province) => self.battle = None,
            Event::TokenWon { province, .. } => self.wars[province as usize].wars += 1,
            Event::BattleBegan { province } => {
                self.wars[province as usize].wars += 1;
                self.wars[province as usize].battles += 1;
                (self.battle, self.force) = (Some(province), Some(0));
                return;
            }
            Event::ForceCounted { force, .. } => {
                self.force = self.force.map(|sum| sum + i64::from(force));
                return;
            }
            _ => {}
        }
        // Force is counted again when a battle is decided: only the first time is wanted.
        if let (Some(force), Some(province)) = (self.force.take(), self.battle) {
            self.book.number("force", province.name(), force);
        }
    }

    fn finish(&mut self, open: &Open, ranked: &[u8]) {
        let seats = Seats::first(open.seat_count());
        let clans: Vec<Clan> = seats.iter().map(|seat| open.clan(seat)).collect();
        let winners = Winner::all(ranked, |seat| clans[seat].name().to_owned());
        self.book.game(&winners);
        self.count_deal(open, &clans, &winners);
        for (seat, winner) in seats.iter().zip(&winners) {
            let points = self.points[clans[seat.index()] as usize];
            if points.iter().sum::<i64>() != i64::from(open.vp(seat)) {
                self.book.trouble = Some("points by source do not add up".to_owned());
            }
            self.count_player(open, seat, clans[seat.index()], winner);
        }
        self.count_wars();
        for (season, after) in Season::PLAYED.into_iter().zip(self.after) {
            let points: Vec<i64> = clans.iter().map(|&clan| after[clan as usize]).collect();
            for (winner, rank) in winners.iter().zip(ranks(&points)) {
                self.book.mark(winner, "rank", format!("{}/{rank}", name(season)));
            }
        }
        let mut points: Vec<i64> = seats.iter().map(|seat| open.vp(seat).into()).collect();
        points.sort_unstable_by(|one, other| other.cmp(one));
        self.book.number("game", "winning points", points[0]);
        self.book.number("game", "lead at the end", points[0] - points[1]);
    }

    /// What is so before the first decision: clans, seats, kami, cards.
    fn count_deal(&mut self, open: &Open, clans: &[Clan], winners: &[Winner]) {
        for (seat, winner) in winners.iter().enumerate() {
            let clan = clans[seat].name();
            self.book.mark(winner, "clan", clan);
            self.book.mark(winner, "seat", (seat + 1).to_string());
            self.book.mark(winner, "seat of clan", format!("{clan}/{}", seat + 1));
            self.book.mark(winner, "set", format!("{}/{clan}", self.set));
            for kami in Kami::ALL {
                let there = if open.kami().contains(&kami) { "with" } else { "without" };
                self.book.mark(winner, "kami", format!("{there} {}/{clan}", kami.name()));
            }
            for rival in rising_sun::CLANS.iter().filter(|row| row.name != clan) {
                let there = if clans.contains(&rival.clan) { "with" } else { "without" };
                self.book.mark(winner, "rival", format!("{there} {}/{clan}", rival.name));
            }
        }
    }

    fn count_player(&mut self, open: &Open, seat: engine::Seat, clan: Clan, winner: &Winner) {
        let book = &mut *self.book;
        let mut bought: Vec<Card> =
            self.bought.iter().filter(|(buyer, _)| *buyer == clan).map(|(_, card)| *card).collect();
        let cards = bought.len() as i64;
        bought.sort_unstable();
        bought.dedup();
        for card in bought {
            book.mark(winner, "card", name(card));
        }
        for province in Province::ALL.into_iter().filter(|&province| open.has_token(seat, province)) {
            book.mark(winner, "token", province.name());
        }
        book.mark(winner, "provinces", open.provinces_won(seat).to_string());
        book.mark(winner, "allied seasons", open.allied_seasons(seat).to_string());
        book.mark(winner, "honor at the end", (open.honor(seat) + 1).to_string());
        book.mark(winner, "strongholds", open.strongholds(seat).to_string());
        let group = [winner.group().to_owned(), format!("clan/{}", clan.name())];
        for group in &group {
            book.number(group, "points", open.vp(seat));
            for (source, points) in SOURCES.into_iter().zip(self.points[clan as usize]) {
                book.number(group, &format!("points/{source}"), points);
            }
            for (mandate, times) in Mandate::ALL.into_iter().zip(self.mandates[clan as usize]) {
                book.number(group, &format!("mandate/{}", name(mandate)), times);
            }
            book.number(group, "tokens", open.tokens(seat).iter().sum::<u32>());
            book.number(group, "provinces", open.provinces_won(seat));
            book.number(group, "strongholds", open.strongholds(seat));
            book.number(group, "cards", cards);
            book.number(group, "coins", open.coins(seat));
            book.number(group, "allied seasons", open.allied_seasons(seat));
        }
    }

    fn count_wars(&mut self) {
        for (province, wars) in Province::ALL.into_iter().zip(self.wars) {
            self.book.number("wars", province.name(), wars.wars);
            self.book.number("battles", province.name(), wars.battles);
            self.book.number("unclaimed", province.name(), wars.unclaimed);
        }
    }
}

fn place(source: Source) -> usize {
    match source {
        Source::Rule(Reason::WarProvinceTokens) => 0,
        Source::Rule(Reason::WarProvinceSet) => 1,
        Source::Rule(Reason::Harvest) => 2,
        Source::Rule(_) => 3,
        Source::Card(_) => 4,
        Source::Kami(_) => 5,
    }
}

impl Watch<State> for Onlooker<'_> {
    fn events(&mut self, events: &[AddressedEvent<State>]) {
        for one in events {
            if let SessionEvent::Game(event) = &one.what {
                self.hear(*event);
            }
        }
    }

    fn after(&mut self, session: &Session<State>) -> Result<(), DocumentError> {
        let game = session.game();
        if let (Phase::Over, Some(outcome)) = (game.public().phase(), game.outcome()) {
            let ranks: Vec<u8> = outcome.places.iter().map(|place| place.rank).collect();
            self.finish(game.public(), &ranks);
        }
        Ok(())
    }
}
