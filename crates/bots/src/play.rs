//! A game among bots, played from any state to its end.

use std::fmt;

use engine::{
    ActionError, AddressedEvent, DocumentError, Game, NegotiationAction, PlayerAction, Seat, Seats, Session,
    SessionView, Viewer,
};

use crate::Player;
use crate::exec::BotError;

/// More decisions than any game takes; one that takes more does not end.
const LIMIT: u64 = 100_000;

/// Why a game stopped before its end: a fault in the rules or in a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError<G: Game> {
    /// A seat must decide and has no legal action.
    NoWay {
        /// Index of the seat.
        seat: Seat,
    },
    /// The session refused an action that the rules had listed as legal.
    InvalidAction {
        /// The seat that acted.
        seat: Seat,
        /// Its action.
        action: G::Action,
        /// The reason.
        why: ActionError<G>,
    },
    /// A bot chose an action that was not listed.
    NotListed {
        /// The bot's seat.
        seat: Seat,
    },
    /// An invariant does not hold.
    InvalidDocument(DocumentError),
    /// The game did not end.
    Endless,
}

impl<G: Game> fmt::Display for PlayError<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::NoWay { seat } => write!(out, "seat {} has no legal action", seat.0),
            PlayError::InvalidAction { seat, action, why } => {
                write!(out, "the legal action {action:?} of seat {} was refused: {why:?}", seat.0)
            }
            PlayError::NotListed { seat } => {
                write!(out, "the bot of seat {} chose an action that was not listed", seat.0)
            }
            PlayError::InvalidDocument(error) => write!(out, "an invariant does not hold: {error}"),
            PlayError::Endless => write!(out, "the game did not end"),
        }
    }
}

impl<G: Game> std::error::Error for PlayError<G> {}

/// An observer of games among bots.
pub trait Watch<G: Game> {
    /// The bot of a seat will be asked for a decision, an offer or an answer.
    fn asked(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// The bot has answered.
    fn answered(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// An action will be performed.
    fn before(&mut self, session: &Session<G>, seat: Seat, action: &PlayerAction<G>) {
        let _ = (session, seat, action);
    }

    /// An action was performed and led to these events, secret ones included.
    fn events(&mut self, events: &[AddressedEvent<G>]) {
        let _ = events;
    }

    /// The game after an action. An error ends the game.
    fn after(&mut self, session: &Session<G>) -> Result<(), DocumentError> {
        let _ = session;
        Ok(())
    }

    /// The program at a seat lost a turn.
    fn turn_lost(&mut self, seat: Seat, error: &BotError) {
        let _ = (seat, error);
    }
}

/// No observer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl<G: Game> Watch<G> for Unwatched {}

/// Plays a game to its end and returns how many decisions it took.
pub fn play<G: Game>(
    session: &mut Session<G>,
    players: &mut [Box<dyn Player<G>>],
    watch: &mut impl Watch<G>,
) -> Result<u64, PlayError<G>> {
    let (seats, names) = (Seats::first(session.game().seats()), session.seat_names());
    seats.iter().zip(&mut *players).for_each(|(seat, player)| player.sit(seat, &names));
    for decisions in 0..LIMIT {
        let Some(seat) = session.game().waiting_for().iter().next() else {
            announce_end(session, players);
            return Ok(decisions);
        };
        bargain(session, seat, players, watch).map_err(PlayError::InvalidDocument)?;
        let legal = session.legal(seat);
        if legal.is_empty() {
            return Err(PlayError::NoWay { seat });
        }
        let choice = ask(session, seat, players, watch, |player, seen| player.decide(seen, &legal));
        let Some(&action) = legal.get(choice) else { return Err(PlayError::NotListed { seat }) };
        perform(session, seat, PlayerAction::Game(action), watch)
            .map_err(PlayError::InvalidDocument)?
            .map_err(|why| PlayError::InvalidAction { seat, action, why })?;
    }
    Err(PlayError::Endless)
}

/// Asks the bot of a seat, which sees what that seat may see, and reports turns that it lost.
fn ask<G: Game, A>(
    session: &Session<G>,
    seat: Seat,
    players: &mut [Box<dyn Player<G>>],
    watch: &mut impl Watch<G>,
    question: impl FnOnce(&mut dyn Player<G>, &SessionView<G>) -> A,
) -> A {
    let (seen, player) = (session.view(Viewer::Seat(seat)), &mut players[seat.index()]);
    watch.asked(seat);
    let answer = question(&mut **player, &seen);
    watch.answered(seat);
    while let Some(error) = player.take_error() {
        watch.turn_lost(seat, &error);
    }
    answer
}

/// Shows all players how the game ended.
fn announce_end<G: Game>(session: &Session<G>, players: &mut [Box<dyn Player<G>>]) {
    let Some(outcome) = session.game().outcome() else { return };
    for (seat, player) in Seats::first(session.game().seats()).iter().zip(players) {
        player.over(&session.view(Viewer::Seat(seat)), &outcome);
    }
}

fn perform<G: Game>(
    session: &mut Session<G>,
    seat: Seat,
    action: PlayerAction<G>,
    watch: &mut impl Watch<G>,
) -> Result<Result<(), ActionError<G>>, DocumentError> {
    watch.before(session, seat, &action);
    match session.perform(seat, action) {
        Ok(events) => {
            watch.events(&events);
            watch.after(session).map(Ok)
        }
        Err(error) => Ok(Err(error)),
    }
}

/// Lets a seat make offers before it decides: about one to each of the others, who answer at once.
fn bargain<G: Game>(
    session: &mut Session<G>,
    from: Seat,
    players: &mut [Box<dyn Player<G>>],
    watch: &mut impl Watch<G>,
) -> Result<(), DocumentError> {
    for _ in 1..session.game().seats() {
        let Some(proposal) = ask(session, from, players, watch, |player, seen| player.propose(seen)) else { break };
        let to = proposal.to;
        let free = proposal.free(session.game());
        let waits = matches!(free, NegotiationAction::Offer { .. });
        if perform(session, from, PlayerAction::Negotiate(free), watch)?.is_err() || !waits {
            continue;
        }
        let Some(offer) = session.negotiations().offers().last().cloned() else { continue };
        let yes = ask(session, to, players, watch, |player, seen| player.answer(seen, &offer)).yes;
        let decline = PlayerAction::Negotiate(NegotiationAction::Decline { offer: offer.id });
        if !yes
            || perform(session, to, PlayerAction::Negotiate(NegotiationAction::Accept { offer: offer.id }), watch)?
                .is_err()
        {
            let _ = perform(session, to, decline, watch)?;
        }
    }
    Ok(())
}
