//! A session in mid-game with what can still be undone: enough to go on as if nothing had happened, without all that
//! led there.

use serde::{Deserialize, Serialize};

use crate::session::UndoStep;
use crate::snapshot::NegotiationsText;
use crate::{Audience, DocumentError, Entry, Game, PlayerAction, Seat, Session, Snapshot, ensure};

/// A session without its record. Steps that can be undone are kept as what was done in them.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Checkpoint<G: Game> {
    /// How things stood before the first of the steps.
    start: Snapshot<G>,
    steps: Vec<StepText<G>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct StepText<G: Game> {
    seat: Seat,
    action: PlayerAction<G>,
    audience: Audience,
    settled: bool,
}

impl<G: Game> Session<G> {
    /// The session as it stands, with what can be undone.
    pub fn checkpoint(&self) -> Checkpoint<G> {
        let first = self.steps.first();
        let (state, dealings) = first.map_or((&self.state, &self.dealings), |step| (&step.state, &step.dealings));
        let step = |step: &UndoStep<G>| StepText {
            seat: step.seat,
            action: step.action.clone(),
            audience: step.audience,
            settled: step.settled,
        };
        let start = Snapshot { state: state.position(), dealings: NegotiationsText::of(state, dealings) };
        Checkpoint { start, steps: self.steps.iter().map(step).collect() }
    }

    /// Goes on from a checkpoint of a session with the same origin. What can be undone is as it was; the record has
    /// only that much, and can no longer be played from its origin.
    pub fn restore(&mut self, checkpoint: Checkpoint<G>) -> Result<(), DocumentError> {
        let state = G::from_position(checkpoint.start.state).map_err(|error| error.inside("start.state"))?;
        let dealings = checkpoint.start.dealings.read(&state)?;
        ensure(state.seats() == self.state.seats(), "start.state", "strange-dealings")?;
        let mut session = Session { state, dealings, entries: Vec::new(), steps: Vec::new(), ..self.clone() };
        for StepText { seat, action, audience, settled } in checkpoint.steps {
            let (state, dealings) = (session.state.clone(), session.dealings.clone());
            let done = session.has(seat) && session.attempt(seat, &action).is_ok();
            ensure(done, "steps", "strange-dealings")?;
            session.entries.push(Entry::new(&session.state, seat, action.clone()));
            session.steps.push(UndoStep { seat, action, state, dealings, audience, settled });
        }
        *self = session;
        Ok(())
    }
}
