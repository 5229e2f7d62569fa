//! The game on a table, whichever it is: the one place where the server tells games apart.

mod past;
mod score;

use std::sync::Arc;

use bots::{CHARACTERS, Contest, Player};
use engine::{
    AddressedEvent, Checkpoint, DocumentError, Game, NegotiationAction, Origin, Outcome, PlayerAction,
    PositionDocument, Seat, Seats, Seed, Session, Snapshot, Viewer,
};
use lessons::{Judge, Lesson, Puzzle, Standing, Taught};
use protocol::history::ScoreGain;
use protocol::message::{Actor, Choice, GoalStanding, LogEntry, Preview};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use text::Locale;

pub use past::{Past, Perspective};

use crate::error::RequestError;

/// A game in progress.
pub trait AnySession: Send {
    /// The same game once more, without its bots.
    fn copy(&self) -> Box<dyn AnySession>;
    /// The names of the seats, in order.
    fn seat_names(&self) -> Vec<&'static str>;
    /// The seats that owe a decision.
    fn waiting_for(&self) -> Seats;
    /// What was published of the seed.
    fn commitment(&self) -> Option<String>;
    /// What happened before the first decision.
    fn opening(&self) -> Box<dyn AnyEventBatch>;
    /// Does what a seat asks for; or says why not, with nothing changed.
    fn perform(&mut self, seat: Seat, action: &RawValue, hand: Actor) -> Result<Box<dyn AnyEventBatch>, RequestError>;
    /// The same decision as the game itself writes it, without whatever else the sender's text holds.
    fn canonical(&self, action: &RawValue) -> Result<Box<RawValue>, RequestError>;
    /// Says what would come of a deed, or why it could not be done now, and changes nothing. What would show
    /// something hidden or random is not foreseen.
    fn attempt(&self, seat: Seat, action: &RawValue, locale: Option<&Locale>) -> Result<Option<Preview>, RequestError>;
    /// How many of its last entries a seat can take back.
    fn can_undo(&self, seat: Seat) -> usize;
    /// Takes back the last entries of a seat.
    fn undo(&mut self, seat: Seat, entries: usize) -> Result<Box<dyn AnyEventBatch>, RequestError>;
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// What a seat may decide now.
    fn legal(&self, seat: Seat, locale: Option<&Locale>) -> Vec<Choice>;
    /// What a seat may also do.
    fn free(&self, seat: Seat, locale: Option<&Locale>) -> Vec<Choice>;
    /// The only thing that a seat can do, where it has no choice at all.
    fn forced(&self, seat: Seat) -> Option<Box<RawValue>>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// All that was done, to look back on: everything, also what is secret while the game goes on.
    fn past(&self) -> Box<dyn Past>;
    /// All that is told a viewer after the news of that number; where the game was taken over from other rules,
    /// only what was told since then.
    fn story(&self, viewer: Viewer, since: u64, locale: Option<&Locale>) -> Vec<LogEntry>;
    /// Whether a bot at a seat would have something to think about now, where these seats are people's.
    fn is_asked(&self, seat: Seat, people: Seats) -> bool;
    /// Whether somebody waits for that bot, so that it must think even where nobody looks.
    fn is_owing(&self, seat: Seat, people: Seats) -> bool;
    /// What a seat that is asked something can do without thinking: turn an offer down, or take the
    /// first thing of all that it may do.
    fn simplest(&self, seat: Seat) -> Option<Box<RawValue>>;
    /// Takes the bot at a seat away from the table, to think; it bargains only for a seat of its own.
    fn question(&mut self, seat: Seat, bargains: bool, people: Seats) -> Option<Question>;
    /// Gives back a bot that has thought.
    fn answered(&mut self, seat: Seat, bot: Thinker);
    /// Puts a bot on a seat, or takes it away.
    fn seat_bot(&mut self, seat: Seat, bot: Option<&str>, seed: u64);
    /// The game as it stands, apart from its record: a document to go on from when the rules change.
    fn snapshot(&self) -> Box<RawValue>;
    /// The game as it stands, with what can be undone and without its record.
    fn checkpoint(&self) -> Box<RawValue>;
    /// Goes on from a checkpoint of a game with the same origin.
    fn restore(&mut self, checkpoint: &RawValue) -> Result<(), RequestError>;
    /// Whether the game goes on from a checkpoint, so that only its log could tell all of it.
    fn is_partial(&self) -> bool;
    /// Tells the story only from here on, where each viewer has heard so much: the seats in order, then spectators.
    fn forget_story(&mut self, heard: Vec<u64>);
    /// From here on somebody watches whether the goal of a lesson is reached, if it has one.
    fn pursue(&mut self, lesson: &Lesson);
    /// How it stands with the goal, where there is one.
    fn goal(&self) -> Option<GoalStanding>;
    /// The parts of the goal that were missed.
    fn unmet(&self) -> Vec<Value>;
}

/// Things that happened, of which each viewer hears a part.
pub trait AnyEventBatch: Send {
    /// How many of them a viewer hears.
    fn count(&self, viewer: Viewer) -> u64;
    /// Whether they came of an action of the game, and not of bargaining or of undoing.
    fn is_of_the_game(&self) -> bool;
    /// Those that a viewer hears, numbered after `number`.
    fn items(&self, viewer: Viewer, number: u64, locale: Option<&Locale>) -> Vec<LogEntry>;
}

/// A bot that is away from the table, thinking.
pub type Thinker = Box<dyn std::any::Any + Send>;

/// Something for a bot to think about; takes long, so that it is done away from the table.
pub type Question = Box<dyn FnOnce() -> Answer + Send>;

/// What a bot came to.
pub struct Answer {
    /// The bot, to be given back.
    pub bot: Thinker,
    /// What it wants to do, if anything.
    pub action: Option<Box<RawValue>>,
    /// Whether it leaves people time instead.
    pub waits: bool,
    /// Why, for whom: the message, the seat that is told, and the seat that it is about.
    pub why: Option<(Seat, &'static str, Option<Seat>)>,
}

/// A game that people play here.
pub trait ServerGame: Contest + Taught {
    /// The option that names the seats.
    const SEATS: &'static str;
    /// Whether things change hands, so that somebody may want to bargain before the only decision there is.
    const TRADES: bool;
    /// All names that seats can have.
    fn names() -> Vec<&'static str>;
    /// The points of a seat.
    fn score(&self, seat: Seat) -> i32;
    /// The points that an event brings or takes, and where they come from.
    fn gains(event: &Self::Event) -> Vec<ScoreGain>;
}

impl ServerGame for rising_sun::State {
    const SEATS: &'static str = "clans";
    const TRADES: bool = true;

    fn names() -> Vec<&'static str> {
        rising_sun::CLANS.iter().map(|row| row.clan.name()).collect()
    }

    fn score(&self, seat: Seat) -> i32 {
        score::rising_sun(self, seat)
    }

    fn gains(event: &rising_sun::Event) -> Vec<ScoreGain> {
        score::rising_sun_gains(event)
    }
}

impl ServerGame for shogun::State {
    const SEATS: &'static str = "colours";
    const TRADES: bool = false;

    fn names() -> Vec<&'static str> {
        shogun::Colour::ALL.iter().map(|colour| colour.name()).collect()
    }

    fn score(&self, seat: Seat) -> i32 {
        score::shogun(self, seat)
    }

    fn gains(event: &shogun::Event) -> Vec<ScoreGain> {
        score::shogun_gains(event)
    }
}

/// A game, or why there is none.
type SessionResult = Result<Box<dyn AnySession>, RequestError>;

/// What the server asks about a game before there is one.
pub struct Kind {
    /// Its name.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The option that names the seats.
    pub seats: &'static str,
    /// All names that seats can have.
    pub names: fn() -> Vec<&'static str>,
    /// The levels of its bots.
    pub bots: &'static [&'static str],
    /// Begins a game with options and a seed.
    pub(crate) deal: fn(Value, Seed) -> SessionResult,
    /// Begins a game in a position.
    pub(crate) set_up: fn(&Value) -> SessionResult,
    /// Goes on from a snapshot of a game in which each viewer has heard so much: the seats in order, then spectators.
    pub resume: fn(&RawValue, Vec<u64>) -> SessionResult,
}

const fn kind<G: ServerGame>() -> Kind {
    Kind {
        name: G::NAME,
        rules: G::RULES,
        seats: G::SEATS,
        names: G::names,
        bots: G::BOTS,
        deal: deal::<G>,
        set_up: set_up::<G>,
        resume: resume::<G>,
    }
}

/// All games.
pub static KINDS: [Kind; 2] = [kind::<rising_sun::State>(), kind::<shogun::State>()];

impl Kind {
    /// The game of that name.
    pub fn named(name: &str) -> Result<&'static Kind, RequestError> {
        KINDS
            .iter()
            .find(|kind| kind.name == name)
            .ok_or_else(|| RequestError::bad("api-error-no-such-game").with("game", name))
    }

    /// The options with the names of the seats put in.
    pub fn options(&self, options: &Map<String, Value>, seats: &[String]) -> Value {
        let mut options = options.clone();
        options.insert(self.seats.to_owned(), Value::from(seats));
        Value::Object(options)
    }

    /// Whether bots of that name play it. Programs on the host are for the command line alone.
    pub(crate) fn has_bot(&self, bot: &str) -> bool {
        let (level, character) = bot.split_once(':').map_or((bot, None), |(level, character)| (level, Some(character)));
        let known = |name: &str| name == "any" || CHARACTERS.iter().any(|character| character.name == name);
        self.bots.contains(&level) && character.is_none_or(known)
    }
}

fn deal<G: ServerGame>(options: Value, seed: Seed) -> SessionResult {
    let options = read::<G::Options>(options, "options")?;
    let session = Session::<G>::new(options, seed).map_err(|error| RequestError::from(error).in_game(G::NAME))?;
    Ok(Box::new(Seated::new(session)))
}

fn set_up<G: ServerGame>(position: &Value) -> SessionResult {
    let document = PositionDocument::<G>::read(position.to_string().as_bytes())
        .map_err(|error| RequestError::from(error).in_game(G::NAME))?;
    Ok(Box::new(Seated::new(Session::from_position(document.state))))
}

fn resume<G: ServerGame>(snapshot: &RawValue, heard: Vec<u64>) -> SessionResult {
    let read = serde_json::from_str::<Snapshot<G>>(snapshot.get()).map_err(|error| error.to_string());
    let resumed = read.and_then(|snapshot| Session::resume(snapshot).map_err(|error| error.to_string()));
    let session = resumed.map_err(|error| {
        tracing::warn!(error, game = G::NAME, "a snapshot cannot be read");
        RequestError::conflict("api-error-cannot-resume")
    })?;
    Ok(Box::new(Seated { before: heard, ..Seated::new(session) }))
}

fn read<T: serde::de::DeserializeOwned>(value: Value, at: &str) -> Result<T, DocumentError> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let path = if path == "." { at.to_owned() } else { format!("{at}.{path}") };
        DocumentError::new(path, "malformed")
            .with("line", 1usize)
            .with("column", 1usize)
            .with("detail", error.inner().to_string())
    })
}

/// A session with its bots.
struct Seated<G: ServerGame> {
    session: Session<G>,
    /// How much each viewer had heard before this session, or where its story begins: nothing where that is the start.
    before: Vec<u64>,
    /// How things stood where the story begins, if that is not the start of the session.
    start: Option<Box<Session<G>>>,
    /// All that was done and undone, so that the story can be told again as it was heard.
    past: Vec<Step<G>>,
    /// The bots that sit at the table and are not away thinking.
    bots: Vec<Option<Seatmate<G>>>,
    /// Who watches whether the goal is reached, at the table of a puzzle.
    judge: Option<Judge<G>>,
}

/// Something that a seat did, or took back.
#[derive(Clone)]
enum Step<G: Game> {
    Did(Seat, PlayerAction<G>, Actor),
    Undid(Seat, usize),
}

/// A bot at its seat.
struct Seatmate<G: ServerGame> {
    player: Box<dyn Player<G>>,
    /// How many offers it has made since it last decided.
    offered: usize,
    /// Whether it has offered what it wants, and waits for people.
    waits: bool,
}

impl<G: ServerGame> Seated<G> {
    fn new(session: Session<G>) -> Seated<G> {
        let bots = Seats::first(session.game().seats()).iter().map(|_| None).collect();
        Seated { session, before: Vec::new(), start: None, past: Vec::new(), bots, judge: None }
    }

    /// Whether bots leave people time: while several negotiate, people among them, bots make offers and answer those
    /// of people, but settle nothing among themselves. They would be allies before anybody has read an offer.
    fn leaves_time(&self, people: Seats) -> bool {
        let waiting = self.session.game().waiting_for();
        let is_negotiated = G::TRADES && self.session.game().may_bargain() && waiting.len() > 1;
        is_negotiated && waiting.iter().any(|seat| people.has(seat))
    }

    fn choices(&self, seat: Seat, actions: Vec<G::Action>, locale: Option<&Locale>) -> Vec<Choice> {
        let locale = locale.map(|locale| locale.about(G::NAME));
        let choice = |action: G::Action| Choice {
            action: raw(&action),
            text: locale.as_ref().map(|locale| locale.action(&action)),
            // Only people are asked twice.
            is_final: locale.is_some() && self.session.is_final(seat, action),
        };
        actions.into_iter().map(choice).collect()
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("what a game defines has a form in JSON")
}

/// Takes back the last entries of a seat.
fn undo<G: Game>(
    session: &mut Session<G>,
    seat: Seat,
    entries: usize,
) -> Result<Vec<AddressedEvent<G>>, engine::ActionError<G>> {
    let mut undone = Vec::new();
    for _ in 0..entries {
        undone.extend(session.undo(seat)?);
    }
    Ok(undone)
}

/// Reads what somebody wants to do.
fn action<G: Game>(text: &RawValue) -> Result<PlayerAction<G>, DocumentError> {
    let mut reader = serde_json::Deserializer::from_str(text.get());
    serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        let detail = error.inner().to_string();
        DocumentError::new(if path == "." { "action".to_owned() } else { format!("action.{path}") }, "malformed")
            .with("line", error.inner().line())
            .with("column", error.inner().column())
            .with("detail", detail)
    })
}

impl<G: ServerGame> AnySession for Seated<G> {
    fn copy(&self) -> Box<dyn AnySession> {
        let (past, before, judge) = (self.past.clone(), self.before.clone(), self.judge.clone());
        let start = self.start.clone();
        Box::new(Seated { past, before, start, judge, ..Seated::new(self.session.clone()) })
    }

    fn seat_names(&self) -> Vec<&'static str> {
        self.session.seat_names()
    }

    fn waiting_for(&self) -> Seats {
        self.session.game().waiting_for()
    }

    fn commitment(&self) -> Option<String> {
        match self.session.origin() {
            Origin::Deal { seed, .. } => Some(seed.commitment()),
            Origin::Position(_) | Origin::Resumed { .. } => None,
        }
    }

    fn opening(&self) -> Box<dyn AnyEventBatch> {
        Box::new(EventBatch { told: self.session.opening(), by: None, is_of_the_game: true })
    }

    fn perform(&mut self, seat: Seat, text: &RawValue, hand: Actor) -> Result<Box<dyn AnyEventBatch>, RequestError> {
        let action = action::<G>(text)?;
        let is_of_the_game = matches!(action, PlayerAction::Game(_));
        let told = self.session.perform(seat, action.clone())?;
        self.past.push(Step::Did(seat, action, hand));
        if let Some(judge) = &mut self.judge {
            judge.hear(self.session.game(), &told);
        }
        Ok(Box::new(EventBatch { told, by: Some((seat, hand)), is_of_the_game }))
    }

    fn canonical(&self, text: &RawValue) -> Result<Box<RawValue>, RequestError> {
        Ok(raw(&action::<G>(text)?))
    }

    fn attempt(&self, seat: Seat, text: &RawValue, locale: Option<&Locale>) -> Result<Option<Preview>, RequestError> {
        let preview = self.session.preview(seat, action::<G>(text)?)?;
        let heard = |told: &&AddressedEvent<G>| told.visible_to(Viewer::Seat(seat));
        let say = |told: &AddressedEvent<G>| locale.map(|locale| locale.news(&told.what));
        Ok(preview.map(|preview| Preview {
            log: preview.events.iter().filter(heard).filter_map(say).collect(),
            view: raw(&preview.view),
        }))
    }

    fn can_undo(&self, seat: Seat) -> usize {
        self.session.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat, entries: usize) -> Result<Box<dyn AnyEventBatch>, RequestError> {
        if entries == 0 || self.session.can_undo(seat) < entries {
            return Err(engine::ActionError::<G>::NothingToUndo.into());
        }
        let told = undo(&mut self.session, seat, entries)?;
        self.past.push(Step::Undid(seat, entries));
        Ok(Box::new(EventBatch { told, by: None, is_of_the_game: false }))
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.session.view(viewer))
    }

    fn legal(&self, seat: Seat, locale: Option<&Locale>) -> Vec<Choice> {
        self.choices(seat, self.session.legal(seat), locale)
    }

    fn free(&self, seat: Seat, locale: Option<&Locale>) -> Vec<Choice> {
        self.choices(seat, self.session.free(seat), locale)
    }

    fn forced(&self, seat: Seat) -> Option<Box<RawValue>> {
        // While people may bargain, doing nothing is a choice.
        if G::TRADES && self.session.game().may_bargain() || !self.session.free(seat).is_empty() {
            return None;
        }
        match self.session.legal(seat)[..] {
            [only] => Some(raw(&only)),
            _ => None,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.session.game().outcome()
    }

    fn past(&self) -> Box<dyn Past> {
        Box::new(self.session.record())
    }

    fn story(&self, viewer: Viewer, since: u64, locale: Option<&Locale>) -> Vec<LogEntry> {
        let index = if let Viewer::Seat(seat) = viewer { seat.index() } else { self.session.game().seats() };
        let number = self.before.get(index).copied().unwrap_or(0);
        let mut story = Story { viewer, since, locale, number, items: Vec::new() };
        let mut session = match &self.start {
            Some(start) => (**start).clone(),
            None => {
                story.tell(&self.session.opening(), None);
                let Ok(session) = Session::replay_to(&self.session.record(), 0) else { return Vec::new() };
                session
            }
        };
        for step in &self.past {
            let (told, by) = match step {
                Step::Did(seat, action, hand) => (session.perform(*seat, action.clone()), Some((*seat, *hand))),
                Step::Undid(seat, entries) => (undo(&mut session, *seat, *entries), None),
            };
            match told {
                Ok(told) => story.tell(&told, by),
                Err(_) => return Vec::new(),
            }
        }
        story.items
    }

    fn is_asked(&self, seat: Seat, people: Seats) -> bool {
        let waits = self.bots.get(seat.index()).is_some_and(|bot| bot.as_ref().is_some_and(|bot| bot.waits));
        let may_offer = self.leaves_time(people) && self.session.game().waiting_for().has(seat) && !waits;
        may_offer || self.is_owing(seat, people)
    }

    fn is_owing(&self, seat: Seat, people: Seats) -> bool {
        let mut offers = self.session.negotiations().offers().iter().filter(|offer| offer.to.seat == seat);
        if self.leaves_time(people) {
            return offers.any(|offer| people.has(offer.from.seat));
        }
        self.session.game().waiting_for().has(seat) || offers.next().is_some()
    }

    fn simplest(&self, seat: Seat) -> Option<Box<RawValue>> {
        let offer = self.session.negotiations().offers().iter().find(|offer| offer.to.seat == seat);
        let decline = offer.map(|offer| PlayerAction::Negotiate(NegotiationAction::Decline { offer: offer.id }));
        let action =
            decline.or_else(|| self.session.legal(seat).first().map(|action| PlayerAction::<G>::Game(*action)));
        action.map(|action| raw(&action))
    }

    fn question(&mut self, seat: Seat, bargains: bool, people: Seats) -> Option<Question> {
        let leaves_time = bargains && self.leaves_time(people);
        let is_asked = |offer: &&Arc<engine::OfferOf<G>>| {
            bargains && offer.to.seat == seat && (!leaves_time || people.has(offer.from.seat))
        };
        let offer = self.session.negotiations().offers().iter().find(is_asked).map(|offer| (**offer).clone());
        let legal = self.session.legal(seat);
        if offer.is_none() && legal.is_empty() {
            return None;
        }
        let mut bot = self.bots.get_mut(seat.index())?.take()?;
        let seen = self.session.view(Viewer::Seat(seat));
        let (game, seats) = (Arc::new(self.session.game().clone()), self.session.game().seats());
        if !bargains {
            bot.offered = seats;
        }
        Some(Box::new(move || {
            let (action, why) = bot.think(&seen, offer, &legal, &game, leaves_time);
            let waits = bot.waits;
            Answer { bot: Box::new(bot), action: action.map(|action| raw(&action)), waits, why }
        }))
    }

    fn answered(&mut self, seat: Seat, bot: Thinker) {
        if let (Ok(bot), Some(place)) = (bot.downcast::<Seatmate<G>>(), self.bots.get_mut(seat.index())) {
            *place = Some(*bot);
        }
    }

    fn seat_bot(&mut self, seat: Seat, bot: Option<&str>, seed: u64) {
        let names = self.session.seat_names();
        let player = bot.and_then(|name| G::bot(name, seed)).map(|mut player| {
            player.sit(seat, &names);
            Seatmate { player, offered: 0, waits: false }
        });
        if let Some(place) = self.bots.get_mut(seat.index()) {
            *place = player;
        }
    }

    fn snapshot(&self) -> Box<RawValue> {
        raw(&self.session.snapshot())
    }

    fn checkpoint(&self) -> Box<RawValue> {
        raw(&self.session.checkpoint())
    }

    fn restore(&mut self, checkpoint: &RawValue) -> Result<(), RequestError> {
        let checkpoint: Checkpoint<G> = serde_json::from_str(checkpoint.get()).map_err(|error| {
            tracing::warn!(%error, game = G::NAME, "checkpoint of a game cannot be read");
            RequestError::conflict("api-error-strange-log")
        })?;
        self.session.restore(checkpoint)?;
        self.past.clear();
        self.start = Some(Box::new(self.session.clone()));
        Ok(())
    }

    fn is_partial(&self) -> bool {
        self.start.is_some()
    }

    fn forget_story(&mut self, heard: Vec<u64>) {
        self.past.clear();
        (self.before, self.start) = (heard, Some(Box::new(self.session.clone())));
    }

    fn pursue(&mut self, lesson: &Lesson) {
        self.judge = Puzzle::<G>::of(lesson).ok().flatten().map(|puzzle| puzzle.judge());
    }

    fn goal(&self) -> Option<GoalStanding> {
        self.judge.as_ref().map(|judge| match judge.standing() {
            Standing::Open => GoalStanding::Open,
            Standing::Solved => GoalStanding::Solved,
            Standing::Missed => GoalStanding::Missed,
        })
    }

    fn unmet(&self) -> Vec<Value> {
        let unmet = self.judge.iter().flat_map(|judge| judge.unmet());
        unmet.filter_map(|condition| serde_json::to_value(condition).ok()).collect()
    }
}

/// What a bot wants to do, and why.
type Wish<G> = (Option<PlayerAction<G>>, Option<(Seat, &'static str, Option<Seat>)>);

impl<G: ServerGame> Seatmate<G> {
    /// Answers an offer first, then makes some, then decides; or waits, where people are to have time.
    fn think(
        &mut self,
        seen: &engine::SessionView<G>,
        offer: Option<engine::OfferOf<G>>,
        legal: &[G::Action],
        game: &G,
        leaves_time: bool,
    ) -> Wish<G> {
        if let Some(offer) = offer {
            let answer = self.player.answer(seen, &offer);
            let free = if answer.yes {
                NegotiationAction::Accept { offer: offer.id }
            } else {
                NegotiationAction::Decline { offer: offer.id }
            };
            return (Some(PlayerAction::Negotiate(free)), Some(said(offer.from.seat, answer.why)));
        }
        if self.offered + 1 < game.seats()
            && let Some(proposal) = self.player.propose(seen)
        {
            self.offered += 1;
            let why = said(proposal.to, proposal.why);
            return (Some(PlayerAction::Negotiate(proposal.free(game))), Some(why));
        }
        self.waits = leaves_time;
        if leaves_time {
            return (None, None);
        }
        self.offered = 0;
        let choice = self.player.decide(seen, legal);
        (legal.get(choice).or(legal.first()).map(|action| PlayerAction::Game(*action)), None)
    }
}

/// The message that gives a reason, for whom, and the seat that it names.
fn said(to: Seat, motive: bots::Motive) -> (Seat, &'static str, Option<Seat>) {
    (to, motive.message(), motive.about())
}

/// What is told of one thing that was done, and by whose hand for which seat.
struct EventBatch<G: Game> {
    told: Vec<AddressedEvent<G>>,
    by: Option<(Seat, Actor)>,
    is_of_the_game: bool,
}

impl<G: Game> AnyEventBatch for EventBatch<G> {
    fn count(&self, viewer: Viewer) -> u64 {
        self.told.iter().filter(|told| told.visible_to(viewer)).count() as u64
    }

    fn is_of_the_game(&self) -> bool {
        self.is_of_the_game
    }

    fn items(&self, viewer: Viewer, number: u64, locale: Option<&Locale>) -> Vec<LogEntry> {
        let heard = self.told.iter().filter(|told| told.visible_to(viewer));
        let hand = shown_hand(self.by, viewer);
        heard.zip(number + 1..).map(|(told, number)| item(told, number, hand, locale)).collect()
    }
}

/// The hand that a viewer is told of. That somebody had no choice can give away what they hold, so that
/// only they themselves hear of it.
fn shown_hand(by: Option<(Seat, Actor)>, viewer: Viewer) -> Option<Actor> {
    let (seat, hand) = by?;
    match hand {
        Actor::Person | Actor::Bot => None,
        Actor::Forced => (viewer == Viewer::Seat(seat)).then_some(hand),
        Actor::Clock => Some(hand),
    }
}

fn item<G: Game>(told: &AddressedEvent<G>, number: u64, hand: Option<Actor>, locale: Option<&Locale>) -> LogEntry {
    LogEntry { number, actor: hand, what: raw(&told.what), text: locale.map(|locale| locale.news(&told.what)) }
}

/// Counts what a viewer has heard and keeps what is new.
struct Story<'a> {
    viewer: Viewer,
    since: u64,
    locale: Option<&'a Locale>,
    number: u64,
    items: Vec<LogEntry>,
}

impl Story<'_> {
    fn tell<G: Game>(&mut self, told: &[AddressedEvent<G>], by: Option<(Seat, Actor)>) {
        let hand = shown_hand(by, self.viewer);
        for told in told.iter().filter(|told| told.visible_to(self.viewer)) {
            self.number += 1;
            if self.number > self.since {
                self.items.push(item(told, self.number, hand, self.locale));
            }
        }
    }
}
