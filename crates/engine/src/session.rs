//! A game being played, with its record and undo.

use std::fmt;

use serde::Serialize;

use crate::negotiation::{OfferOf, PromiseOf};
use crate::{
    ActionError, AddressedEvent, Audience, DocumentError, Entry, Game, NegotiationAction, Negotiations, Origin, Party,
    PlayerAction, PositionDocument, Record, Seat, Seats, Seed, SessionEvent, Viewer,
};

/// Maximum number of entries that one seat can undo. Each costs a copy of the game.
pub const UNDO_LIMIT: usize = 256;

/// A game in progress with its record, negotiations and undo steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session<G: Game> {
    pub(crate) origin: Origin<G>,
    pub(crate) state: G,
    pub(crate) negotiations: Negotiations<G>,
    pub(crate) entries: Vec<Entry<G>>,
    /// The last entries, beginning with the oldest that can be undone.
    pub(crate) steps: Vec<UndoStep<G>>,
}

/// One of the last entries, and the session before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct UndoStep<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) action: PlayerAction<G>,
    pub(crate) state: G,
    pub(crate) negotiations: Negotiations<G>,
    /// The viewers who know of the entry, and so must learn that it is undone.
    pub(crate) audience: Audience,
    /// Whether its seat can no longer undo it.
    pub(crate) settled: bool,
}

/// What one viewer may know of a session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(bound = "G::View: schemars::JsonSchema, G::Terms: schemars::JsonSchema, G::Pledge: schemars::JsonSchema")
)]
#[serde(bound = "")]
pub struct SessionView<G: Game> {
    /// The view of the game.
    pub game: G::View,
    /// The open offers to and from the viewer.
    pub offers: Vec<OfferOf<G>>,
    /// The promises to and from the viewer.
    pub promises: Vec<PromiseOf<G>>,
}

impl<G: Game> SessionView<G> {
    /// A view without offers and promises.
    pub fn of(game: G::View) -> SessionView<G> {
        SessionView { game, offers: Vec::new(), promises: Vec::new() }
    }
}

/// The result of an action that was tried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview<G: Game> {
    /// The events that it would cause.
    pub events: Vec<AddressedEvent<G>>,
    /// The view of the acting seat afterwards.
    pub view: SessionView<G>,
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum ReplayError<G: Game> {
    /// The game cannot be set up.
    InvalidDocument(DocumentError),
    /// An entry is rejected.
    InvalidAction {
        /// Index of the entry.
        index: usize,
        /// The reason.
        why: ActionError<G>,
    },
}

impl<G: Game> fmt::Display for ReplayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::InvalidDocument(error) => write!(f, "the game cannot be set up: {error}"),
            ReplayError::InvalidAction { index, why } => write!(f, "entry {index} is rejected: {why}"),
        }
    }
}

impl<G: Game> std::error::Error for ReplayError<G> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ReplayError::InvalidDocument(error) => Some(error),
            ReplayError::InvalidAction { why, .. } => Some(why),
        }
    }
}

impl<G: Game> Session<G> {
    /// Deals a new game.
    pub fn new(options: G::Options, seed: Seed) -> Result<Session<G>, DocumentError> {
        let state = G::deal(&options, &seed)?;
        Ok(Session::at(Origin::Deal { options, seed }, state))
    }

    /// Starts a game in a given state.
    pub fn from_position(state: G) -> Session<G> {
        Session::at(Origin::Position(Box::new(state.clone())), state)
    }

    pub(crate) fn at(origin: Origin<G>, state: G) -> Session<G> {
        let negotiations = match &origin {
            Origin::Resumed { negotiations, .. } => (**negotiations).clone(),
            Origin::Deal { .. } | Origin::Position(_) => Negotiations::default(),
        };
        Session { origin, state, negotiations, entries: Vec::new(), steps: Vec::new() }
    }

    /// Replays a whole record.
    pub fn replay(record: &Record<G>) -> Result<Session<G>, ReplayError<G>> {
        Session::replay_to(record, usize::MAX)
    }

    /// Replays the first `count` entries of a record, or all if it has fewer.
    pub fn replay_to(record: &Record<G>, count: usize) -> Result<Session<G>, ReplayError<G>> {
        Session::replay_with(record, count, |_, _| ())
    }

    /// Replays the first `count` entries of a record, and calls `observe` with the session and the events
    /// after each.
    pub fn replay_with(
        record: &Record<G>,
        count: usize,
        mut observe: impl FnMut(&Session<G>, &[AddressedEvent<G>]),
    ) -> Result<Session<G>, ReplayError<G>> {
        let state = record.start().map_err(ReplayError::InvalidDocument)?;
        let mut session = Session::at(record.origin.clone(), state);
        for (index, entry) in record.entries.iter().take(count).enumerate() {
            let events = session.apply(entry.clone()).map_err(|why| ReplayError::InvalidAction { index, why })?;
            observe(&session, &events);
        }
        Ok(session)
    }

    /// The events before the first decision; none if the game began in a position.
    pub fn opening(&self) -> Vec<AddressedEvent<G>> {
        let mut events = Vec::new();
        match &self.origin {
            Origin::Deal { options, seed } => match G::open(options, seed, &mut events) {
                Ok(game) => AddressedEvent::events(&game, events),
                Err(_) => Vec::new(),
            },
            Origin::Position(_) | Origin::Resumed { .. } => Vec::new(),
        }
    }

    /// The present state of the game, including everything hidden.
    pub fn game(&self) -> &G {
        &self.state
    }

    /// How the game began.
    pub fn origin(&self) -> &Origin<G> {
        &self.origin
    }

    /// The open offers and all promises.
    pub fn negotiations(&self) -> &Negotiations<G> {
        &self.negotiations
    }

    /// All actions so far, oldest first.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Looks up a seat by name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        Party::named(&self.state, name).map(|party| party.seat)
    }

    /// Names of the seats, in seating order.
    pub fn seat_names(&self) -> Vec<&'static str> {
        Seats::first(self.state.seats()).iter().map(|seat| self.state.seat_name(seat)).collect()
    }

    /// The legal actions of `seat`; see [`Game::legal_actions`].
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.has(seat) {
            self.state.legal_actions(seat, &mut actions);
        }
        actions
    }

    /// The optional actions of `seat`; see [`Game::free_actions`].
    pub fn free(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.has(seat) {
            self.state.free_actions(seat, &mut actions);
        }
        actions
    }

    pub(crate) fn has(&self, seat: Seat) -> bool {
        seat.index() < self.state.seats()
    }

    /// Performs an entry of a record.
    pub fn apply(&mut self, entry: Entry<G>) -> Result<Vec<AddressedEvent<G>>, ActionError<G>> {
        match self.seat(&entry.seat) {
            Some(seat) => self.perform(seat, entry.action),
            None => Err(ActionError::NoSuchSeat { name: entry.seat }),
        }
    }

    /// Performs an action and returns its events. An action that is rejected changes nothing.
    pub fn perform(&mut self, seat: Seat, action: PlayerAction<G>) -> Result<Vec<AddressedEvent<G>>, ActionError<G>> {
        if !self.has(seat) {
            return Err(ActionError::NoSuchSeat { name: seat.0.to_string() });
        }
        let (state, negotiations) = (self.state.clone(), self.negotiations.clone());
        match self.attempt(seat, &action) {
            Ok(events) => {
                self.entries.push(Entry::new(&self.state, seat, action.clone()));
                let audience = audience(seat, &events);
                self.add_undo_step(UndoStep { seat, action, state, negotiations, audience, settled: false }, &events);
                Ok(events)
            }
            Err(error) => {
                (self.state, self.negotiations) = (state, negotiations);
                Err(error)
            }
        }
    }

    /// Performs an action. On an error the caller must restore the state and the negotiations.
    pub(crate) fn attempt(
        &mut self,
        seat: Seat,
        action: &PlayerAction<G>,
    ) -> Result<Vec<AddressedEvent<G>>, ActionError<G>> {
        let now = self.entries.len() as u32;
        let promises = self.negotiations.promises().len();
        let mut events = match action {
            PlayerAction::Game(action) => {
                let mut events = Vec::new();
                self.state.perform(seat, *action, &mut events).map_err(ActionError::Refused)?;
                AddressedEvent::events(&self.state, events)
            }
            PlayerAction::Negotiate(action) => self.negotiations.perform(&mut self.state, seat, action, now)?,
        };
        self.negotiations.judge(&self.state, &mut events, promises, now);
        self.negotiations.expire_offers(&self.state, &mut events);
        Ok(events)
    }

    fn add_undo_step(&mut self, mut step: UndoStep<G>, events: &[AddressedEvent<G>]) {
        // An exchange of goods binds two players; one of them alone must not undo it.
        let binding = matches!(
            step.action,
            PlayerAction::Negotiate(NegotiationAction::Accept { .. } | NegotiationAction::Gift { .. })
        );
        step.settled = binding
            || starts_simultaneous_decision(&step.state, &self.state)
            || events.iter().any(AddressedEvent::reveals);
        // Seats that know of the entry can undo no further. For all others nothing may change, or they would notice it.
        for other in &mut self.steps {
            let own = other.seat == step.seat && step.settled;
            other.settled |= own || other.seat != step.seat && step.audience.includes(Viewer::Seat(other.seat));
        }
        let seat = step.seat;
        self.steps.push(step);
        // Only the seat's own entries count, or the limit would show others how much is done in secret.
        if self.can_undo(seat) > UNDO_LIMIT
            && let Some(oldest) = self.steps.iter_mut().find(|step| step.seat == seat && !step.settled)
        {
            oldest.settled = true;
        }
        let settled = self.steps.iter().take_while(|step| step.settled).count();
        self.steps.drain(..settled);
    }

    /// How many of its last entries `seat` can [`undo`](Session::undo). Revealed information, agreements, events
    /// of other seats and the start of a simultaneous decision are limits; what others do in secret makes
    /// no difference.
    pub fn can_undo(&self, seat: Seat) -> usize {
        self.steps.iter().filter(|step| step.seat == seat && !step.settled).count()
    }

    /// Whether `seat` could not undo a legal action: because it reveals something, starts a simultaneous
    /// decision, or leaves the next decision to others.
    pub fn is_final(&self, seat: Seat, action: G::Action) -> bool {
        let (mut state, mut events) = (self.state.clone(), Vec::new());
        if state.perform(seat, action, &mut events).is_err() {
            return false;
        }
        let others_decide = !state.waiting_for().has(seat);
        others_decide
            || starts_simultaneous_decision(&self.state, &state)
            || AddressedEvent::<G>::events(&state, events).iter().any(AddressedEvent::reveals)
    }

    /// Tries an action out. `None` if it would reveal hidden or random information, which the player may not see before
    /// deciding.
    pub fn preview(&self, seat: Seat, action: PlayerAction<G>) -> Result<Option<Preview<G>>, ActionError<G>> {
        let mut session = self.clone();
        let events = session.perform(seat, action)?;
        let is_open = !events.iter().any(AddressedEvent::reveals);
        Ok(is_open.then(|| Preview { view: session.view(Viewer::Seat(seat)), events }))
    }

    /// Undoes the last entry of `seat` and removes it from the record. Later entries of others, which the seat
    /// does not know of, stay; those that are impossible without the entry are undone with it, with an event for
    /// everyone who knew of them.
    pub fn undo(&mut self, seat: Seat) -> Result<Vec<AddressedEvent<G>>, ActionError<G>> {
        let last = self.steps.iter().rposition(|step| step.seat == seat && !step.settled);
        let mut later = self.steps.split_off(last.ok_or(ActionError::NothingToUndo)?).into_iter();
        let Some(step) = later.next() else { return Err(ActionError::NothingToUndo) };
        self.entries.truncate(self.entries.len() - later.len() - 1);
        let mut events = vec![self.undone(&step)];
        (self.state, self.negotiations) = (step.state, step.negotiations);
        for step in later {
            let (state, negotiations) = (self.state.clone(), self.negotiations.clone());
            match self.attempt(step.seat, &step.action) {
                Ok(again) if !again.iter().any(|event| event.visible_to(Viewer::Seat(seat))) => {
                    self.entries.push(Entry::new(&self.state, step.seat, step.action.clone()));
                    self.steps.push(UndoStep { state, negotiations, ..step });
                }
                _ => {
                    (self.state, self.negotiations) = (state, negotiations);
                    events.push(self.undone(&step));
                }
            }
        }
        let settled = self.steps.iter().take_while(|step| step.settled).count();
        self.steps.drain(..settled);
        Ok(events)
    }

    fn undone(&self, step: &UndoStep<G>) -> AddressedEvent<G> {
        AddressedEvent {
            audience: step.audience,
            what: SessionEvent::Undone { by: Party::new(&self.state, step.seat) },
        }
    }

    /// The view of `viewer`.
    pub fn view(&self, viewer: Viewer) -> SessionView<G> {
        let offers = self.negotiations.offers().iter().filter(|offer| offer.audience().includes(viewer));
        let promises = self.negotiations.promises().iter().filter(|promise| promise.audience().includes(viewer));
        SessionView {
            game: self.state.view(viewer),
            offers: offers.map(|offer| (**offer).clone()).collect(),
            promises: promises.map(|promise| (**promise).clone()).collect(),
        }
    }

    /// The record of the game so far.
    pub fn record(&self) -> Record<G> {
        Record::of(&self.state, self.origin.clone(), self.entries.clone())
    }

    /// The present state as a position, without offers and promises.
    pub fn position(&self) -> PositionDocument<G> {
        PositionDocument { state: self.state.clone() }
    }
}

/// Whether several seats decide in secret from here on. What led here cannot be undone: being able to undo it only
/// until another has decided would show that they have.
fn starts_simultaneous_decision<G: Game>(before: &G, after: &G) -> bool {
    before.waiting_for().len() < 2 && after.waiting_for().len() > 1
}

/// The viewers who may see any of the events of an action of `seat`.
fn audience<G: Game>(seat: Seat, events: &[AddressedEvent<G>]) -> Audience {
    events.iter().fold(Audience::Only(Seats::one(seat)), |all, event| match (all, event.audience) {
        (Audience::Only(some), Audience::Only(more)) => Audience::Only(Seats(some.0 | more.0)),
        _ => Audience::Everyone,
    })
}
