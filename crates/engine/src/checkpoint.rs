//! A session in mid-game with its undo steps, but without its earlier history: enough to continue as if it had never
//! been unloaded.

use serde::{Deserialize, Serialize};

use crate::session::UndoStep;
use crate::snapshot::NegotiationsText;
use crate::{Audience, DocumentError, Entry, Game, PlayerAction, Seat, Session, Snapshot, ensure};

/// A saved [`Session`] without its record. Each step that can be undone is saved as the action taken.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Checkpoint<G: Game> {
    /// The session before the first of the steps.
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
    /// Saves the session together with the steps that can be undone.
    pub fn checkpoint(&self) -> Checkpoint<G> {
        let first = self.steps.first();
        let (state, negotiations) =
            first.map_or((&self.state, &self.negotiations), |step| (&step.state, &step.negotiations));
        let step = |step: &UndoStep<G>| StepText {
            seat: step.seat,
            action: step.action.clone(),
            audience: step.audience,
            settled: step.settled,
        };
        let start = Snapshot { state: state.position(), negotiations: NegotiationsText::of(state, negotiations) };
        Checkpoint { start, steps: self.steps.iter().map(step).collect() }
    }

    /// Restores a checkpoint of a session with the same origin, undo steps included. The record then holds only those
    /// steps, so it can no longer be replayed from its origin.
    pub fn restore(&mut self, checkpoint: Checkpoint<G>) -> Result<(), DocumentError> {
        let state = G::from_position(checkpoint.start.state).map_err(|error| error.inside("start.state"))?;
        let negotiations = checkpoint.start.negotiations.read(&state)?;
        ensure(state.seats() == self.state.seats(), "start.state", "strange-dealings")?;
        let mut session = Session { state, negotiations, entries: Vec::new(), steps: Vec::new(), ..self.clone() };
        for StepText { seat, action, audience, settled } in checkpoint.steps {
            let (state, negotiations) = (session.state.clone(), session.negotiations.clone());
            let done = session.has(seat) && session.attempt(seat, &action).is_ok();
            ensure(done, "steps", "strange-dealings")?;
            session.entries.push(Entry::new(&session.state, seat, action.clone()));
            session.steps.push(UndoStep { seat, action, state, negotiations, audience, settled });
        }
        *self = session;
        Ok(())
    }
}
