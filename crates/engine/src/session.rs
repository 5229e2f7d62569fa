//! One game being played.

use serde::Serialize;

use crate::negotiation::{OfferOf, PromiseOf};
use crate::{
    ActionError, AddressedEvent, Audience, DocumentError, Entry, Game, NegotiationAction, Negotiations, Origin, Party,
    PlayerAction, PositionDocument, Record, Seat, Seats, Seed, SessionEvent, Viewer,
};

/// The most entries that one seat can take back. Each costs a copy of the game.
pub const UNDO_LIMIT: usize = 256;

/// A game in progress with all that was done in it, the players' dealings, and the way back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session<G: Game> {
    pub(crate) origin: Origin<G>,
    pub(crate) state: G,
    pub(crate) dealings: Negotiations<G>,
    pub(crate) entries: Vec<Entry<G>>,
    /// The last entries, from the oldest one on that can be undone.
    pub(crate) steps: Vec<UndoStep<G>>,
}

/// One of the last entries, and how things stood before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct UndoStep<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) action: PlayerAction<G>,
    pub(crate) state: G,
    pub(crate) dealings: Negotiations<G>,
    /// Who heard of the entry, and so must hear that it is undone.
    pub(crate) audience: Audience,
    /// Whether its seat can no longer take it back.
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
    /// What the game shows.
    pub game: G::View,
    /// The open offers to and from the viewer.
    pub offers: Vec<OfferOf<G>>,
    /// The promises to and from the viewer.
    pub promises: Vec<PromiseOf<G>>,
}

impl<G: Game> SessionView<G> {
    /// What the game shows, where nobody has made an offer or a promise.
    pub fn of(game: G::View) -> SessionView<G> {
        SessionView { game, offers: Vec::new(), promises: Vec::new() }
    }
}

/// What would come of a deed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview<G: Game> {
    /// What would be told, each piece for its audience.
    pub told: Vec<AddressedEvent<G>>,
    /// What the one who asks would see.
    pub view: SessionView<G>,
}

/// Why a record cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum ReplayError<G: Game> {
    /// The game cannot begin.
    InvalidDocument(DocumentError),
    /// An entry is denied.
    InvalidAction {
        /// The entry, counted from 0.
        index: usize,
        /// Why.
        why: ActionError<G>,
    },
}

impl<G: Game> Session<G> {
    /// A new game.
    pub fn new(options: G::Options, seed: Seed) -> Result<Session<G>, DocumentError> {
        let state = G::deal(&options, &seed)?;
        Ok(Session::at(Origin::Deal { options, seed }, state))
    }

    /// A game that begins in a given state.
    pub fn from_position(state: G) -> Session<G> {
        Session::at(Origin::Position(Box::new(state.clone())), state)
    }

    pub(crate) fn at(origin: Origin<G>, state: G) -> Session<G> {
        let dealings = match &origin {
            Origin::Resumed { dealings, .. } => (**dealings).clone(),
            Origin::Deal { .. } | Origin::Position(_) => Negotiations::default(),
        };
        Session { origin, state, dealings, entries: Vec::new(), steps: Vec::new() }
    }

    /// Plays a whole record.
    pub fn replay(record: &Record<G>) -> Result<Session<G>, ReplayError<G>> {
        Session::replay_to(record, usize::MAX)
    }

    /// Plays the first `count` entries of a record, or all if it has fewer.
    pub fn replay_to(record: &Record<G>, count: usize) -> Result<Session<G>, ReplayError<G>> {
        Session::replay_with(record, count, |_, _| ())
    }

    /// Plays the first `count` entries of a record; after each, calls `heard` with the session as
    /// it then stands and with what was told.
    pub fn replay_with(
        record: &Record<G>,
        count: usize,
        mut heard: impl FnMut(&Session<G>, &[AddressedEvent<G>]),
    ) -> Result<Session<G>, ReplayError<G>> {
        let state = record.start().map_err(ReplayError::InvalidDocument)?;
        let mut session = Session::at(record.origin.clone(), state);
        for (index, entry) in record.entries.iter().take(count).enumerate() {
            let told = session.apply(entry.clone()).map_err(|why| ReplayError::InvalidAction { index, why })?;
            heard(&session, &told);
        }
        Ok(session)
    }

    /// What happened before the first decision. A game that began in a position has no such story.
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

    /// The game as it stands, secrets and all.
    pub fn game(&self) -> &G {
        &self.state
    }

    /// Where the game began.
    pub fn origin(&self) -> &Origin<G> {
        &self.origin
    }

    /// The open offers and the ledger of promises.
    pub fn dealings(&self) -> &Negotiations<G> {
        &self.dealings
    }

    /// What was done so far.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The seat of that name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        Party::named(&self.state, name).map(|party| party.seat)
    }

    /// The names of the seats, in order.
    pub fn seat_names(&self) -> Vec<&'static str> {
        Seats::first(self.state.seats()).iter().map(|seat| self.state.seat_name(seat)).collect()
    }

    /// What `seat` may decide now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.has(seat) {
            self.state.legal_actions(seat, &mut actions);
        }
        actions
    }

    /// What `seat` may also do in the game now although nobody waits for it.
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

    /// Does what an entry says.
    pub fn apply(&mut self, entry: Entry<G>) -> Result<Vec<AddressedEvent<G>>, ActionError<G>> {
        match self.seat(&entry.seat) {
            Some(seat) => self.perform(seat, entry.action),
            None => Err(ActionError::NoSuchSeat { name: entry.seat }),
        }
    }

    /// Does what `seat` asks for and tells what happened; or says why not, with nothing changed.
    pub fn perform(&mut self, seat: Seat, action: PlayerAction<G>) -> Result<Vec<AddressedEvent<G>>, ActionError<G>> {
        if !self.has(seat) {
            return Err(ActionError::NoSuchSeat { name: seat.0.to_string() });
        }
        let (state, dealings) = (self.state.clone(), self.dealings.clone());
        match self.attempt(seat, &action) {
            Ok(told) => {
                self.entries.push(Entry::new(&self.state, seat, action.clone()));
                let audience = audience(seat, &told);
                self.remember(UndoStep { seat, action, state, dealings, audience, settled: false }, &told);
                Ok(told)
            }
            Err(error) => {
                (self.state, self.dealings) = (state, dealings);
                Err(error)
            }
        }
    }

    pub(crate) fn attempt(
        &mut self,
        seat: Seat,
        action: &PlayerAction<G>,
    ) -> Result<Vec<AddressedEvent<G>>, ActionError<G>> {
        let now = self.entries.len() as u32;
        let promises = self.dealings.promises().len();
        let mut told = match action {
            PlayerAction::Game(action) => {
                let mut events = Vec::new();
                self.state.perform(seat, *action, &mut events).map_err(ActionError::Refused)?;
                AddressedEvent::events(&self.state, events)
            }
            PlayerAction::Negotiate(free) => self.dealings.perform(&mut self.state, seat, free, now)?,
        };
        self.dealings.judge(&self.state, &mut told, promises, now);
        self.dealings.lapse(&self.state, &mut told);
        Ok(told)
    }

    fn remember(&mut self, mut step: UndoStep<G>, told: &[AddressedEvent<G>]) {
        // Goods that changed hands bind two players; one alone must not take that back.
        let binding = matches!(
            step.action,
            PlayerAction::Negotiate(NegotiationAction::Accept { .. } | NegotiationAction::Gift { .. })
        );
        step.settled = binding || opens(&step.state, &self.state) || told.iter().any(AddressedEvent::reveals);
        // Whoever hears of it goes back no further. Whoever does not must not notice it by that.
        for other in &mut self.steps {
            let own = other.seat == step.seat && step.settled;
            other.settled |= own || other.seat != step.seat && step.audience.includes(Viewer::Seat(other.seat));
        }
        let seat = step.seat;
        self.steps.push(step);
        // Only the seat's own entries count, or others could tell from it how much is done in secret.
        if self.can_undo(seat) > UNDO_LIMIT
            && let Some(oldest) = self.steps.iter_mut().find(|step| step.seat == seat && !step.settled)
        {
            oldest.settled = true;
        }
        let settled = self.steps.iter().take_while(|step| step.settled).count();
        self.steps.drain(..settled);
    }

    /// How many of its last entries `seat` can take back, one [`undo`](Session::undo) each: never past
    /// something that was revealed, an agreement, what the seat heard of another, or the moment from
    /// which several decide at once. What others do in secret makes no difference.
    pub fn can_undo(&self, seat: Seat) -> usize {
        self.steps.iter().filter(|step| step.seat == seat && !step.settled).count()
    }

    /// Whether `seat` could not take an action back once it is done: it would reveal something, let several
    /// decide at once, or leave the next decision to others.
    pub fn is_final(&self, seat: Seat, action: G::Action) -> bool {
        let (mut state, mut events) = (self.state.clone(), Vec::new());
        if state.perform(seat, action, &mut events).is_err() {
            return false;
        }
        let others_decide = !state.waiting_for().has(seat);
        others_decide
            || opens(&self.state, &state)
            || AddressedEvent::<G>::events(&state, events).iter().any(AddressedEvent::reveals)
    }

    /// What would come of a deed: what would be told, and what `seat` would see. Nothing where it would show
    /// something hidden or random, for nobody may look at that and think again.
    pub fn preview(&self, seat: Seat, action: PlayerAction<G>) -> Result<Option<Preview<G>>, ActionError<G>> {
        let mut session = self.clone();
        let told = session.perform(seat, action)?;
        let is_open = !told.iter().any(AddressedEvent::reveals);
        Ok(is_open.then(|| Preview { view: session.view(Viewer::Seat(seat)), told }))
    }

    /// Takes back the last entry of `seat`, which leaves the record as if it had never been. What others
    /// did since without the seat's knowledge stays; only what is no longer possible without the entry is
    /// undone with it, and told to those who knew of it.
    pub fn undo(&mut self, seat: Seat) -> Result<Vec<AddressedEvent<G>>, ActionError<G>> {
        let last = self.steps.iter().rposition(|step| step.seat == seat && !step.settled);
        let mut later = self.steps.split_off(last.ok_or(ActionError::NothingToUndo)?).into_iter();
        let Some(step) = later.next() else { return Err(ActionError::NothingToUndo) };
        self.entries.truncate(self.entries.len() - later.len() - 1);
        let mut told = vec![self.undone(&step)];
        (self.state, self.dealings) = (step.state, step.dealings);
        for step in later {
            let (state, dealings) = (self.state.clone(), self.dealings.clone());
            match self.attempt(step.seat, &step.action) {
                Ok(again) if !again.iter().any(|told| told.heard_by(Viewer::Seat(seat))) => {
                    self.entries.push(Entry::new(&self.state, step.seat, step.action.clone()));
                    self.steps.push(UndoStep { state, dealings, ..step });
                }
                _ => {
                    (self.state, self.dealings) = (state, dealings);
                    told.push(self.undone(&step));
                }
            }
        }
        let settled = self.steps.iter().take_while(|step| step.settled).count();
        self.steps.drain(..settled);
        Ok(told)
    }

    fn undone(&self, step: &UndoStep<G>) -> AddressedEvent<G> {
        AddressedEvent {
            audience: step.audience,
            what: SessionEvent::Undone { by: Party::new(&self.state, step.seat) },
        }
    }

    /// What `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> SessionView<G> {
        let offers = self.dealings.offers().iter().filter(|offer| offer.audience().includes(viewer));
        let promises = self.dealings.promises().iter().filter(|promise| promise.audience().includes(viewer));
        SessionView {
            game: self.state.view(viewer),
            offers: offers.map(|offer| (**offer).clone()).collect(),
            promises: promises.map(|promise| (**promise).clone()).collect(),
        }
    }

    /// The game so far as a record.
    pub fn record(&self) -> Record<G> {
        Record::of(&self.state, self.origin.clone(), self.entries.clone())
    }

    /// The game as it stands as a position. Offers and promises are no part of it.
    pub fn position(&self) -> PositionDocument<G> {
        PositionDocument { state: self.state.clone() }
    }
}

/// Whether others decide in secret from here on: could what led here be taken back until they do, it would tell whether
/// they have.
fn opens<G: Game>(before: &G, after: &G) -> bool {
    before.waiting_for().len() < 2 && after.waiting_for().len() > 1
}

/// All who heard something of what `seat` did.
fn audience<G: Game>(seat: Seat, told: &[AddressedEvent<G>]) -> Audience {
    told.iter().fold(Audience::Only(Seats::one(seat)), |all, told| match (all, told.audience) {
        (Audience::Only(some), Audience::Only(more)) => Audience::Only(Seats(some.0 | more.0)),
        _ => Audience::Everyone,
    })
}
