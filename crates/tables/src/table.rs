//! A table: what its log says. Lines are added here and nowhere else, whether they are new or read again.

mod chat;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use protocol::message::{
    Actor, Channel, ClockInfo, Fork, GoalStanding, PlaceInfo, SeatInfo, Stage, TableInfo, TableSummary,
};
use protocol::setup::{OnTimeout, Setup};

use engine::fairness::position_commitment;
use engine::{Seat, Seats, Viewer};
use lessons::Lesson;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::draw::{Draw, Drawn};
use crate::error::RequestError;
use crate::game::{AnyEventBatch, AnySession, Kind};
use crate::idempotency::IdempotencyKeys;
use crate::log_budget::{Cost, LogBudget, Role};
use crate::table_event::{From, Holder, Origin, StoredEvent, TableEvent};
use crate::timing::Clocks;

pub use chat::{CHAT_SHOWN, Saying, Words};

/// Since when a bot has held a seat for its player, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Absence {
    /// When the bot took the seat.
    pub since: Millis,
    /// Why the player is gone.
    pub how: AbsenceReason,
}

/// Why a bot holds the seat of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AbsenceReason {
    /// The player left.
    Left,
    /// The player's time was up.
    Late,
    /// The others voted.
    VotedOut,
}

/// A seat and who has to do with it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// The name of the seat, once the game has begun.
    #[serde(skip)]
    pub name: Option<&'static str>,
    /// Who sat down here.
    pub holder: Holder,
    /// The clan or colour that is wished for.
    pub wish: Option<String>,
    /// The commitment to the random value that the person's client adds to the seed.
    pub entropy: Option<String>,
    /// Whether the person is ready to begin.
    pub ready: bool,
    /// The bot that decides for a person who is gone.
    pub(crate) substitute: Option<String>,
    /// Since when that bot decides, and why.
    pub gone: Option<Absence>,
    /// The people who sat here before, in this game: they may take the seat again when it is free.
    pub(crate) former: Vec<PersonId>,
    /// Whether anybody may take the seat.
    pub open: bool,
    /// Who wants that a bot takes the seat.
    pub(crate) votes: Vec<PersonId>,
    /// Whether the time of the seat is up and nobody is known to have decided for it yet. All see this, so that
    /// what is decided in secret leaves it as it is until the others no longer wait.
    pub timed_out: bool,
    /// How often the seat has acted.
    pub actions: u64,
    /// How many things had been said at the table when its person sat down during the game: what was said to
    /// whoever sat here before is not for them.
    pub(crate) said_before: usize,
}

impl Place {
    /// Whether a bot decides here for a person who is gone.
    pub fn is_substituted(&self) -> bool {
        self.substitute.is_some()
    }

    /// The person who holds the seat, also while a bot decides.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.holder {
            Holder::Person(person) => Some(person),
            _ => None,
        }
    }

    /// The bot that decides here now.
    pub fn bot(&self) -> Option<&str> {
        match &self.holder {
            Holder::Bot(bot) => Some(bot),
            _ => self.substitute.as_deref(),
        }
    }
}

/// What came of a line: what is told of it.
#[derive(Default)]
pub struct Effect {
    /// What happened in the game.
    pub news: Option<Box<dyn AnyEventBatch>>,
    /// Whether something was said: the last of the sayings.
    pub said: bool,
    /// Whether something about the table itself changed.
    pub table: bool,
    /// Whether deadlines moved, which everybody sees.
    pub clocks: bool,
    /// The person whose messages were removed.
    pub erased: Option<PersonId>,
}

/// A table.
pub struct Table {
    /// Id of the table.
    pub id: TableId,
    /// The owner, who may change the setup and start the game.
    pub owner: PersonId,
    /// The setup.
    pub setup: Setup,
    /// The end of the link by which others sit down.
    pub invite: String,
    /// People whom the owner took off a seat. They sit down again only by the link of now.
    pub removed: Vec<PersonId>,
    /// The step of a finished game from which this one starts, if any.
    pub from: Option<Box<From>>,
    /// The commitment to the position in `from`.
    pub(crate) position_commitment: Option<String>,
    /// The server's part of the seed; nobody may know it before the game is over.
    pub secret: Option<String>,
    /// The draw of the seed, while it is under way.
    pub draw: Option<Draw>,
    /// How the seed came about, once the game is dealt.
    pub drawn: Option<Box<Drawn>>,
    /// The stage.
    pub stage: Stage,
    /// The seats in order.
    pub places: Vec<Place>,
    /// The game, once it has started.
    pub game: Option<Box<dyn AnySession>>,
    /// Version of the rules of the game.
    pub rules: u32,
    /// The clocks of the seats.
    pub clocks: Clocks,
    /// The last things said in each circle, oldest first.
    pub sayings: Vec<Saying>,
    /// How many things were ever said.
    pub said: usize,
    pub(crate) muted: Vec<PersonId>,
    /// Table of the rematch.
    pub rematch: Option<TableId>,
    /// When the table was created.
    pub created_at: Millis,
    /// When the last event happened.
    pub changed_at: Millis,
    /// How many lines the log has.
    pub seq: i64,
    /// How many pieces of news each viewer has heard: the seats in order, then spectators.
    pub heard: Vec<u64>,
    /// The last entries of each seat, newest last: whose hand did them. As many as can be undone.
    pub hands: Vec<Vec<Actor>>,
    /// What nobody at the table knows; bots are seeded with it, so that nobody can think ahead of them.
    pub(crate) bot_secret: String,
    /// Whether the game has come to another turn since it was last asked.
    pub turned: bool,
    /// Requests that were done, by whom.
    pub keys: IdempotencyKeys,
    /// How much everybody may still add to the log.
    pub budget: LogBudget,
    /// The last seat that everybody saw take an action of the game.
    pub(crate) last_mover: Option<Seat>,
    /// How many things were said in each circle.
    pub spoken: BTreeMap<[String; 2], u64>,
    /// Where the game began; nothing where it was taken over from other rules.
    pub origin: Option<Origin>,
    /// The line of the last checkpoint.
    pub checkpoint: i64,
}

/// How a bot is seeded: each seat of each game by itself.
fn bot_seed(secret: &str, seat: Seat) -> u64 {
    let hash = crate::entropy::hash(&format!("{secret} {}", seat.0));
    hash.bytes().fold(0, |seed, byte| seed.wrapping_mul(1_099_511_628_211) ^ u64::from(byte))
}

impl Table {
    /// The table that begins with a line.
    pub fn new(id: TableId, at: Millis, line: &StoredEvent) -> Result<Table, RequestError> {
        let TableEvent::Created { by, setup, invite, from, secret } = &line.what else {
            return Err(RequestError::not_found("api-error-no-such-table"));
        };
        let mut table = Table {
            id,
            owner: by.clone(),
            clocks: Clocks::new(setup.pace, setup.seats),
            places: vec![Place::default(); setup.seats],
            setup: setup.clone(),
            invite: invite.clone(),
            removed: Vec::new(),
            position_commitment: from.as_ref().map(|from| position_commitment(&from.position)),
            from: from.clone(),
            secret: secret.clone(),
            draw: None,
            drawn: None,
            stage: Stage::Lobby,
            game: None,
            rules: 0,
            sayings: Vec::new(),
            said: 0,
            muted: Vec::new(),
            rematch: None,
            created_at: at,
            changed_at: at,
            seq: 1,
            heard: Vec::new(),
            hands: Vec::new(),
            bot_secret: String::new(),
            turned: false,
            keys: IdempotencyKeys::default(),
            budget: LogBudget::new(at),
            last_mover: None,
            spoken: BTreeMap::new(),
            origin: None,
            checkpoint: 0,
        };
        table.keep_key(line);
        Ok(table)
    }

    /// The same table once more.
    pub fn copy(&self) -> Table {
        let mut copy = Table {
            id: self.id.clone(),
            owner: self.owner.clone(),
            setup: self.setup.clone(),
            invite: self.invite.clone(),
            removed: self.removed.clone(),
            from: self.from.clone(),
            position_commitment: self.position_commitment.clone(),
            secret: self.secret.clone(),
            draw: self.draw.clone(),
            drawn: self.drawn.clone(),
            places: self.places.clone(),
            game: self.game.as_ref().map(|game| game.copy()),
            clocks: self.clocks.clone(),
            sayings: self.sayings.clone(),
            muted: self.muted.clone(),
            rematch: self.rematch.clone(),
            heard: self.heard.clone(),
            hands: self.hands.clone(),
            bot_secret: self.bot_secret.clone(),
            keys: self.keys.clone(),
            budget: self.budget.clone(),
            spoken: self.spoken.clone(),
            origin: self.origin.clone(),
            ..*self
        };
        (0..copy.places.len()).for_each(|seat| copy.seat_bot(Seat(seat as u8)));
        copy
    }

    /// Adds a line; or says why it cannot be, with nothing changed.
    pub fn add(&mut self, at: Millis, line: &StoredEvent) -> Result<Effect, RequestError> {
        let role = line.who.as_ref().map(|who| self.role(who));
        let effect = self.apply(at, &line.what)?;
        if let (Some(who), Some(role)) = (&line.who, role) {
            self.budget.spend(at, who, role, Cost::of([line]));
        }
        self.note_leave(line);
        self.keep_key(line);
        self.seq += 1;
        self.changed_at = at;
        Ok(effect)
    }

    /// Whoever asked for the bot on their own seat left it.
    pub(crate) fn note_leave(&mut self, line: &StoredEvent) {
        let TableEvent::Replaced { seat, .. } = line.what else { return };
        let Some(place) = self.places.get_mut(usize::from(seat)) else { return };
        let is_theirs = place.person().is_some() && place.person() == line.who.as_ref();
        if let Some(gone) = place.gone.as_mut().filter(|_| is_theirs) {
            gone.how = AbsenceReason::Left;
        }
    }

    pub(crate) fn keep_key(&mut self, line: &StoredEvent) {
        if let (Some(who), Some(key)) = (&line.who, &line.key) {
            self.keys.insert(who, key);
        }
    }

    /// What a person is to the table, as the budget of its log counts.
    fn role(&self, who: &PersonId) -> Role {
        if self.owner == *who || self.seat_of(who).is_some() { Role::Player } else { Role::Visitor }
    }

    /// Says whether a person may add these lines now. It depends on nothing that others do in secret.
    pub fn check_budget(&self, now: Millis, who: &PersonId, lines: &[StoredEvent]) -> Result<(), RequestError> {
        self.budget.check(now, who, self.role(who), Cost::of(lines))
    }

    /// Whether a request of that key was done before.
    pub fn has_done(&self, who: &PersonId, key: &str) -> bool {
        self.keys.contains(who, key)
    }

    /// Does what a line says.
    pub fn apply(&mut self, at: Millis, what: &TableEvent) -> Result<Effect, RequestError> {
        match what {
            TableEvent::Created { .. } => return Err(RequestError::conflict("api-error-strange-log")),
            TableEvent::Configured { setup } => self.configure(setup),
            TableEvent::Sat { seat, holder, wish } => self.sit(at, *seat, holder, wish.as_ref())?,
            TableEvent::Wished { seat, wish } => self.place(*seat)?.wish = wish.clone(),
            TableEvent::Stood { seat } => *self.place(*seat)? = Place::default(),
            TableEvent::Readied { by, ready } => {
                let mine = self.places.iter_mut().filter(|place| place.person() == Some(by));
                mine.for_each(|place| place.ready = *ready);
            }
            TableEvent::EntropyCommitted { place, commitment } => {
                self.place(*place)?.entropy = Some(commitment.clone());
            }
            TableEvent::DrawStarted { names, pledges } => {
                self.draw = Some(Draw::new(at, names.clone(), pledges.clone()));
            }
            TableEvent::EntropyRevealed { place, value } => self.note_reveal(*place, value)?,
            TableEvent::Started { seats, rules, origin } => return self.start(at, seats, *rules, origin),
            TableEvent::Did { seat, action, hand } => return self.perform(at, Seat(*seat), action, *hand),
            TableEvent::Undid { seat, entries } => return self.undo(at, Seat(*seat), *entries),
            TableEvent::Said { by, to, text, removed } => {
                let seat = self.seat_of(by);
                let words = if *removed { Words::Removed } else { Words::Text(text.clone()) };
                self.say(at, to.clone(), seat, Some(by.clone()), words);
                return Ok(Effect { said: true, ..Effect::default() });
            }
            TableEvent::Reasoned { seat, to, why, about } => {
                let (seat, to) = (Seat(*seat), Seat(*to));
                let circle = Channel::Pair(self.pair(seat, to)?);
                let words = Words::Reason { why: why.clone(), to, about: about.map(Seat) };
                self.say(at, circle, Some(seat), None, words);
                return Ok(Effect { said: true, ..Effect::default() });
            }
            TableEvent::TimedOut { seat } => {
                self.clocks.renew(at, Seat(*seat));
                self.place(usize::from(*seat))?.timed_out = true;
            }
            TableEvent::Voted { by, about, replace } => {
                let votes = &mut self.place(usize::from(*about))?.votes;
                votes.retain(|voter| voter != by);
                if *replace {
                    votes.push(by.clone());
                }
            }
            TableEvent::Replaced { seat, bot } => {
                let place = self.place(usize::from(*seat))?;
                place.substitute = Some(bot.clone());
                let how = if place.timed_out { AbsenceReason::Late } else { AbsenceReason::VotedOut };
                place.gone = Some(Absence { since: at, how });
                place.votes.clear();
                place.timed_out = false;
                self.seat_bot(Seat(*seat));
                self.clocks.pause(at, Seat(*seat));
            }
            TableEvent::Returned { seat } => {
                let place = self.place(usize::from(*seat))?;
                (place.substitute, place.gone, place.open) = (None, None, false);
                place.votes.clear();
                self.welcome_back(at, Seat(*seat));
            }
            TableEvent::Opened { seat, open } => self.place(usize::from(*seat))?.open = *open,
            TableEvent::Away { seat, days } => {
                if !self.clocks.leave(at, Seat(*seat), *days) {
                    return Err(RequestError::conflict("api-error-no-vacation-left"));
                }
            }
            TableEvent::StoodStill { from } => {
                self.clocks.stood_still(*from, at);
                return Ok(Effect { clocks: true, ..Effect::default() });
            }
            TableEvent::Muted { person, muted } => {
                self.muted.retain(|one| one != person);
                if *muted {
                    self.muted.push(person.clone());
                }
            }
            TableEvent::Spectators { allowed } => self.setup.spectators = *allowed,
            TableEvent::HandedOver { to } => self.owner = to.clone(),
            TableEvent::InviteChanged { invite, removed } => {
                self.invite = invite.clone();
                self.removed.extend(removed.clone());
            }
            TableEvent::Closed => self.stage = Stage::Closed,
            TableEvent::Renewed { rules, saved, .. } => return self.go_on(at, *rules, saved),
            TableEvent::Erased { person, table_name } => return Ok(self.erase(person, *table_name)),
            TableEvent::Rematched { table } => self.rematch = Some(table.clone()),
        }
        Ok(Effect { table: true, ..Effect::default() })
    }

    fn place(&mut self, seat: usize) -> Result<&mut Place, RequestError> {
        self.places.get_mut(seat).ok_or(RequestError::bad("api-error-no-such-seat"))
    }

    fn configure(&mut self, setup: &Setup) {
        if setup.game != self.setup.game {
            self.places.iter_mut().for_each(|place| place.wish = None);
        }
        self.places.resize_with(setup.seats, Place::default);
        self.places.iter_mut().for_each(|place| place.ready = false);
        self.clocks = Clocks::new(setup.pace, setup.seats);
        self.setup = setup.clone();
    }

    fn sit(&mut self, at: Millis, seat: usize, holder: &Holder, wish: Option<&String>) -> Result<(), RequestError> {
        let said = self.said;
        if let Holder::Person(person) = holder {
            self.removed.retain(|one| one != person);
        }
        let place = self.place(seat)?;
        let before = std::mem::replace(&mut place.holder, holder.clone());
        (place.ready, place.entropy) = (false, None);
        if place.name.is_some() {
            (place.substitute, place.gone, place.open, place.said_before) = (None, None, false, said);
            place.former.extend(match before {
                Holder::Person(person) if !place.former.contains(&person) => Some(person),
                _ => None,
            });
            place.votes.clear();
            self.welcome_back(at, Seat(seat as u8));
        } else {
            place.wish = wish.cloned();
        }
        Ok(())
    }

    fn start(
        &mut self,
        at: Millis,
        seats: &[(String, Holder)],
        rules: u32,
        origin: &Origin,
    ) -> Result<Effect, RequestError> {
        let kind = Kind::named(&self.setup.game)?;
        let mut game = origin.begin(kind)?;
        if let Some(lesson) = self.setup.lesson.as_deref().and_then(Lesson::named) {
            game.pursue(lesson);
        }
        self.note_draw(seats, origin);
        self.seat_all(&game.seat_names(), seats);
        self.set_bot_secret(origin);
        self.origin = Some(origin.clone());
        self.rules = rules;
        let news = game.opening();
        self.game = Some(game);
        self.stage = Stage::Playing;
        (0..self.places.len()).for_each(|seat| self.seat_bot(Seat(seat as u8)));
        self.settle(at, Seats::NONE);
        self.turned = true;
        Ok(Effect { table: true, ..self.told(news) })
    }

    /// How often a seat has acted.
    pub fn actions(&self, seat: Seat) -> u64 {
        self.places.get(seat.index()).map_or(0, |place| place.actions)
    }

    /// Keeps what nobody at the table knows, for the seeds of bots.
    pub(crate) fn set_bot_secret(&mut self, origin: &Origin) {
        self.bot_secret = match origin {
            Origin::Deal { seed, .. } => seed.clone(),
            Origin::Position(position) => format!("{} {position}", self.id),
        };
    }

    /// Puts the right bot, or none, on a seat of the game.
    pub fn seat_bot(&mut self, seat: Seat) {
        let bot = self.places.get(seat.index()).and_then(|place| place.bot()).map(str::to_owned);
        let seed = bot_seed(&self.bot_secret, seat);
        if let Some(game) = &mut self.game {
            game.seat_bot(seat, bot.as_deref(), seed);
        }
    }

    /// A person decides at a seat from here on.
    fn welcome_back(&mut self, at: Millis, seat: Seat) {
        self.seat_bot(seat);
        self.clocks.renew(at, seat);
        self.settle(at, Seats::NONE);
    }

    /// Lets a bot think for somebody whose time is up.
    pub fn lend_bot(&mut self, seat: Seat, bot: &str) {
        let seed = bot_seed(&self.bot_secret, seat);
        if let Some(game) = &mut self.game {
            game.seat_bot(seat, Some(bot), seed);
        }
    }

    fn perform(&mut self, at: Millis, seat: Seat, action: &RawValue, hand: Actor) -> Result<Effect, RequestError> {
        let game = self.game.as_mut().ok_or(RequestError::conflict("api-error-not-begun"))?;
        let (waiting, goal) = (game.waiting_for(), game.goal());
        let news = game.perform(seat, action, hand)?;
        let is_judged = game.goal() != goal;
        self.turned |= game.can_undo(seat) == 0 || game.waiting_for() != waiting;
        let acted = openly(seat, &*news);
        // As far as everybody can tell, the game has moved on for good.
        if acted != Seats::NONE && news.is_of_the_game() {
            // Whatever another seat did before can no longer be taken back.
            let is_next = self.last_mover.replace(seat) != Some(seat) || game.can_undo(seat) == 0;
            is_next.then(|| self.budget.advance());
        }
        let is_secret = acted == Seats::NONE && game.waiting_for().has(seat);
        if let Some(place) = self.places.get_mut(seat.index()) {
            place.timed_out &= is_secret;
            place.actions += 1;
        }
        if let Some(hands) = self.hands.get_mut(seat.index()) {
            hands.push(hand);
        }
        self.forget_hands();
        self.settle(at, acted);
        Ok(Effect { table: self.stage == Stage::Over || is_judged, ..self.told(news) })
    }

    fn undo(&mut self, at: Millis, seat: Seat, entries: usize) -> Result<Effect, RequestError> {
        let news = self.game.as_mut().ok_or(RequestError::conflict("api-error-not-begun"))?.undo(seat, entries)?;
        self.turned = true;
        if let Some(hands) = self.hands.get_mut(seat.index()) {
            hands.truncate(hands.len().saturating_sub(entries));
        }
        self.forget_hands();
        self.clocks.take_back(seat);
        self.settle(at, Seats::NONE);
        Ok(self.told(news))
    }

    /// Hands are remembered only as far as somebody can undo.
    fn forget_hands(&mut self) {
        let Some(game) = &self.game else { return };
        for (seat, hands) in (0..).map(Seat).zip(&mut self.hands) {
            let forgotten = hands.len().saturating_sub(game.can_undo(seat));
            hands.drain(..forgotten);
        }
    }

    /// How many entries one undo of a seat takes back: the last thing that the person did, and
    /// whatever the table did for them after it. Nothing where that would take back more than theirs,
    /// such as what a bot did when their time was up.
    pub fn undo_length(&self, seat: Seat) -> usize {
        // Whoever has seen the record of a game that was over knows what nobody may know while it goes on.
        if self.stage == Stage::Over {
            return 0;
        }
        let can = self.game.as_ref().map_or(0, |game| game.can_undo(seat));
        let Some(hands) = self.hands.get(seat.index()) else { return 0 };
        let forced = hands.iter().rev().take_while(|hand| **hand == Actor::Forced).count();
        let is_theirs = hands.iter().rev().nth(forced) == Some(&Actor::Person);
        if forced < can && is_theirs { forced + 1 } else { 0 }
    }

    /// Looks at who is waited for now.
    fn settle(&mut self, at: Millis, acted: Seats) {
        let Some(game) = &self.game else { return };
        // Time runs for people alone.
        let people = self.people();
        let awaited = game.waiting_for().iter().filter(|seat| people.has(*seat)).fold(Seats::NONE, Seats::with);
        self.clocks.turn(at, acted, awaited);
        // A table that was closed stays so, whatever was still under way.
        if self.stage == Stage::Closed {
            return;
        }
        self.stage = if game.waiting_for().is_empty() { Stage::Over } else { Stage::Playing };
    }

    fn told(&mut self, news: Box<dyn AnyEventBatch>) -> Effect {
        let viewers = self.viewers();
        for (heard, viewer) in self.heard.iter_mut().zip(viewers) {
            *heard += news.count(viewer);
        }
        Effect { news: Some(news), ..Effect::default() }
    }

    /// All viewers that the game has: its seats in order, then spectators.
    pub fn viewers(&self) -> Vec<Viewer> {
        let seats = (0..self.places.len()).map(|seat| Viewer::Seat(Seat(seat as u8)));
        seats.chain([Viewer::Spectator]).collect()
    }

    /// How many pieces of news a viewer has heard.
    pub fn heard(&self, viewer: Viewer) -> u64 {
        let index = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.places.len(),
        };
        self.heard.get(index).copied().unwrap_or(0)
    }

    /// Two seats by name, always in the same order.
    pub fn pair(&self, one: Seat, other: Seat) -> Result<[String; 2], RequestError> {
        let name = |seat: Seat| self.places.get(seat.index()).and_then(|place| place.name);
        match (name(one.min(other)), name(one.max(other))) {
            (Some(first), Some(second)) if one != other => Ok([first.to_owned(), second.to_owned()]),
            _ => Err(RequestError::bad("api-error-no-such-seat")),
        }
    }

    /// The first seat that a person holds.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seats_of(person).next()
    }

    /// The seats that a person holds.
    pub fn seats_of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = Seat> + 'a {
        let places = self.places.iter().enumerate();
        places.filter(move |(_, place)| place.person() == Some(person)).map(|(seat, _)| Seat(seat as u8))
    }

    /// The seat of that name.
    pub fn seat_named(&self, name: &str) -> Result<Seat, RequestError> {
        let seat = self.places.iter().position(|place| place.name == Some(name));
        seat.map(|seat| Seat(seat as u8)).ok_or_else(|| RequestError::bad("api-error-no-such-seat"))
    }

    /// Everybody who has to do with the table: whoever sits here, and the owner.
    pub fn members(&self) -> Vec<PersonId> {
        let mut members: Vec<PersonId> = self.places.iter().filter_map(|place| place.person().cloned()).collect();
        members.push(self.owner.clone());
        members.sort();
        members.dedup();
        members
    }

    /// The seats that owe a decision.
    pub fn waiting_for(&self) -> Seats {
        let is_on = self.stage == Stage::Playing && !self.is_judged();
        self.game.as_ref().filter(|_| is_on).map_or(Seats::NONE, |game| game.waiting_for())
    }

    /// How it stands with the goal, where there is one.
    pub(crate) fn goal(&self) -> Option<GoalStanding> {
        self.game.as_ref().and_then(|game| game.goal())
    }

    /// Whether the goal of a puzzle was judged, so that nothing more happens here.
    pub fn is_judged(&self) -> bool {
        self.goal().is_some_and(|goal| goal != GoalStanding::Open)
    }

    /// The seats at which people decide, and no bot.
    pub fn people(&self) -> Seats {
        let seats = (0..).map(Seat).zip(&self.places).filter(|(_, place)| place.bot().is_none());
        seats.fold(Seats::NONE, |people, (seat, _)| people.with(seat))
    }

    /// The people who owe a decision.
    pub fn awaited(&self) -> Vec<PersonId> {
        let places = self.waiting_for().iter().filter_map(|seat| self.places.get(seat.index()));
        places.filter(|place| place.bot().is_none()).filter_map(|place| place.person().cloned()).collect()
    }

    /// When something happens here by itself: at once where a bot is asked something, or nobody has a choice.
    pub fn due_at(&self) -> Option<Millis> {
        if let Some(deadline) = self.draw_deadline() {
            return Some(deadline);
        }
        let game = self.game.as_ref()?;
        let waiting = self.waiting_for();
        if waiting.is_empty() {
            return None;
        }
        let people = self.people();
        let due = |(seat, place): (Seat, &Place)| match place {
            _ if place.bot().is_some() => game.is_owing(seat, people).then_some(0),
            _ if !waiting.has(seat) => None,
            _ if self.is_forced(seat) => Some(0),
            _ if place.timed_out => (self.setup.on_timeout == OnTimeout::Decide).then_some(0),
            _ => self.clocks.deadline(seat),
        };
        (0..).map(Seat).zip(&self.places).filter_map(due).min()
    }

    /// Whether the table decides for a seat that has no choice.
    fn is_forced(&self, seat: Seat) -> bool {
        self.setup.forced && self.game.as_ref().is_some_and(|game| game.forced(seat).is_some())
    }

    /// Whether the clock of any seat runs.
    pub fn has_running_clock(&self) -> bool {
        (0..).map(Seat).take(self.places.len()).any(|seat| self.clocks.deadline(seat).is_some())
    }

    /// The clocks of the seats, where there are any.
    pub fn clock_infos(&self) -> Vec<ClockInfo> {
        let waiting = self.waiting_for();
        let clock = |(seat, place): (Seat, &Place)| {
            Some(ClockInfo {
                seat: place.name?,
                left: self.clocks.left(seat)?,
                deadline: self.clocks.deadline(seat).filter(|_| waiting.has(seat)),
                vacation_days: self.clocks.vacation(seat),
            })
        };
        (0..).map(Seat).zip(&self.places).filter_map(clock).collect()
    }

    /// The table as lists have it.
    pub fn summary(&self, name: impl Fn(&PersonId) -> Option<String>) -> TableSummary {
        let seats = self.places.iter().map(|place| match &place.holder {
            Holder::Nobody => None,
            Holder::Person(person) => Some(name(person).unwrap_or_default()),
            Holder::Bot(bot) => Some(bot.clone()),
        });
        TableSummary {
            id: self.id.clone(),
            stage: self.stage,
            game: self.setup.game.clone(),
            name: self.setup.name.clone(),
            owner: Some(self.owner.clone()),
            seats: seats.collect(),
            awaited: self.awaited(),
            pace: self.setup.pace,
            spectators: self.setup.spectators,
            lesson: self.setup.lesson.clone(),
            changed_at: 0,
        }
    }

    /// The table as all who may see it know it.
    pub fn info(&self, name: impl Fn(&PersonId) -> Option<String>) -> TableInfo {
        let seat_name = |seat: Seat| self.places.get(seat.index()).and_then(|place| place.name).unwrap_or_default();
        let seats = self.places.iter().map(|place| SeatInfo {
            name: place.name.map(str::to_owned),
            person: place.person().cloned(),
            person_name: place.person().and_then(&name),
            bot: place.bot().map(str::to_owned),
            wish: place.wish.clone(),
            ready: place.ready || matches!(place.holder, Holder::Bot(_)),
            present: false,
            open: place.open,
            votes: place.votes.clone(),
            timed_out: place.timed_out,
        });
        let outcome = self.game.as_ref().and_then(|game| game.outcome());
        let places = outcome.map(|outcome| {
            let places = (0..).map(Seat).zip(outcome.places);
            places
                .map(|(seat, place)| PlaceInfo {
                    seat: seat_name(seat).to_owned(),
                    rank: place.rank,
                    score: place.score,
                })
                .collect()
        });
        TableInfo {
            id: self.id.clone(),
            stage: self.stage,
            owner: self.owner.clone(),
            setup: self.setup.clone(),
            seats: seats.collect(),
            spectators: 0,
            commitment: self.game.as_ref().and_then(|game| game.commitment()),
            fairness: self.fairness_info(),
            from: self.from.as_ref().map(|from| Fork { table: from.table.clone(), at: from.at }),
            places,
            goal: self.goal(),
            unmet: self.game.as_ref().map_or(Vec::new(), |game| game.unmet()),
            rematch: self.rematch.clone(),
            created_at: self.created_at,
            invite: None,
            muted: self.muted.clone(),
        }
    }
}

/// The seat, if all could hear of what it did. What a seat does in secret must not be seen on its clock.
fn openly(seat: Seat, news: &dyn AnyEventBatch) -> Seats {
    if news.count(Viewer::Spectator) > 0 { Seats::one(seat) } else { Seats::NONE }
}
