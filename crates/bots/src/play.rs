//! One game among bots, from wherever it stands to its end.

use engine::{
    ActionError, AddressedEvent, DocumentError, Game, NegotiationAction, PlayerAction, Seat, Seats, Session,
    SessionView, Viewer,
};

use crate::Player;
use crate::exec::BotError;

/// No game takes longer than this. One that does goes in circles.
const LIMIT: u64 = 100_000;

/// Why a game stopped before its end. Each of these is a fault in the rules or in a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotErrorKind<G: Game> {
    /// A seat owes a decision and has none to take.
    NoWay {
        /// Which.
        seat: Seat,
    },
    /// The table denied an action that the rules had listed.
    InvalidAction {
        /// Whose.
        seat: Seat,
        /// Which.
        action: G::Action,
        /// Why.
        why: ActionError<G>,
    },
    /// A bot chose something that was not listed.
    NotListed {
        /// Whose bot.
        seat: Seat,
    },
    /// An invariant broke.
    InvalidDocument(DocumentError),
    /// The game did not end.
    Endless,
}

/// Looks on while bots play.
pub trait Watch<G: Game> {
    /// The bot of a seat is about to be asked something: for a decision, an offer or an answer.
    fn asked(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// It has answered.
    fn answered(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// This is about to be done.
    fn before(&mut self, session: &Session<G>, seat: Seat, action: &PlayerAction<G>) {
        let _ = (session, seat, action);
    }

    /// It was done, and this is what happened, secrets and all.
    fn told(&mut self, told: &[AddressedEvent<G>]) {
        let _ = told;
    }

    /// It was done, and so the game stands. A flaw ends the game.
    fn after(&mut self, session: &Session<G>) -> Result<(), DocumentError> {
        let _ = session;
        Ok(())
    }

    /// The player at a seat lost a turn.
    fn lapsed(&mut self, seat: Seat, lapse: &BotError) {
        let _ = (seat, lapse);
    }
}

/// Nobody looks on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl<G: Game> Watch<G> for Unwatched {}

/// Plays a game to its end and returns how many decisions it took.
pub fn play<G: Game>(
    session: &mut Session<G>,
    players: &mut [Box<dyn Player<G>>],
    watch: &mut impl Watch<G>,
) -> Result<u64, BotErrorKind<G>> {
    let (seats, names) = (Seats::first(session.game().seats()), session.seat_names());
    seats.iter().zip(&mut *players).for_each(|(seat, player)| player.sit(seat, &names));
    for decisions in 0..LIMIT {
        let Some(seat) = session.game().waiting_for().iter().next() else {
            tell_the_end(session, players);
            return Ok(decisions);
        };
        bargain(session, seat, players, watch).map_err(BotErrorKind::InvalidDocument)?;
        let legal = session.legal(seat);
        if legal.is_empty() {
            return Err(BotErrorKind::NoWay { seat });
        }
        let choice = ask(session, seat, players, watch, |player, seen| player.decide(seen, &legal));
        let Some(&action) = legal.get(choice) else { return Err(BotErrorKind::NotListed { seat }) };
        perform(session, seat, PlayerAction::Game(action), watch)
            .map_err(BotErrorKind::InvalidDocument)?
            .map_err(|why| BotErrorKind::InvalidAction { seat, action, why })?;
    }
    Err(BotErrorKind::Endless)
}

/// Asks the bot of a seat, which is shown what it may see, and hears whether it lost the turn.
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
    while let Some(lapse) = player.lapse() {
        watch.lapsed(seat, &lapse);
    }
    answer
}

/// Tells all players how the game ended.
fn tell_the_end<G: Game>(session: &Session<G>, players: &mut [Box<dyn Player<G>>]) {
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
        Ok(told) => {
            watch.told(&told);
            watch.after(session).map(Ok)
        }
        Err(error) => Ok(Err(error)),
    }
}

/// Lets a seat make offers before it decides: to each of the others about once. Whoever gets one
/// answers at once.
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
