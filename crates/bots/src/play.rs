//! One game among bots, from wherever it stands to its end.

use table::{Deed, Entry, Flaw, Free, Game, MAX_SEATS, OfferId, Seat, Unheard, Viewer};

use crate::Player;

/// No game takes longer than this. One that does goes in circles.
const LIMIT: u64 = 100_000;

/// One thing that was done at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done<A, T> {
    /// A seat decided.
    Action {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// Two seats agreed.
    Agreement {
        /// Who made the offer.
        from: Seat,
        /// Who took it.
        to: Seat,
        /// On what.
        terms: T,
    },
}

/// [`Done`] in the words of one game.
pub type DoneIn<G> = Done<<G as Game>::Action, <G as Game>::Terms>;

/// Why a game stopped before its end. Each of these is a fault in the rules or in a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mishap<G: Game> {
    /// A seat owes a decision and has none to take.
    NoWay {
        /// Which.
        seat: Seat,
    },
    /// The rules refused an action that they had listed.
    Refused {
        /// Whose.
        seat: Seat,
        /// Which.
        action: G::Action,
        /// Why.
        why: G::Refusal,
    },
    /// A bot chose something that was not listed.
    NotListed {
        /// Whose bot.
        seat: Seat,
    },
    /// An invariant broke.
    Flawed(Flaw),
    /// The game did not end.
    Endless,
}

/// Looks on while bots play.
pub trait Watch<G: Game> {
    /// This is about to be done.
    fn before(&mut self, what: &DoneIn<G>) {
        let _ = what;
    }

    /// It was done, and so the game stands. A flaw ends the game.
    fn after(&mut self, game: &G) -> Result<(), Flaw> {
        let _ = game;
        Ok(())
    }
}

/// Nobody looks on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl<G: Game> Watch<G> for Unwatched {}

/// Plays a game to its end and returns how many decisions it took.
pub fn play<G: Game>(
    game: &mut G,
    players: &mut [Box<dyn Player<G>>],
    watch: &mut impl Watch<G>,
) -> Result<u64, Mishap<G>> {
    let mut legal = Vec::new();
    for decisions in 0..LIMIT {
        let Some(seat) = game.waiting_for().iter().next() else { return Ok(decisions) };
        if game.may_bargain() {
            bargain(game, seat, players, watch).map_err(Mishap::Flawed)?;
        }
        legal.clear();
        game.legal_actions(seat, &mut legal);
        if legal.is_empty() {
            return Err(Mishap::NoWay { seat });
        }
        let choice = players[seat.index()].decide(&game.view(Viewer::Seat(seat)), &legal);
        let Some(&action) = legal.get(choice) else { return Err(Mishap::NotListed { seat }) };
        watch.before(&Done::Action { seat, action });
        game.perform(seat, action, &mut Unheard).map_err(|why| Mishap::Refused { seat, action, why })?;
        watch.after(game).map_err(Mishap::Flawed)?;
    }
    Err(Mishap::Endless)
}

/// Lets a seat make offers before it decides: to each of the others about once.
fn bargain<G: Game>(
    game: &mut G,
    from: Seat,
    players: &mut [Box<dyn Player<G>>],
    watch: &mut impl Watch<G>,
) -> Result<(), Flaw> {
    for _ in 1..game.seats() {
        let Some((to, terms)) = players[from.index()].propose(&game.view(Viewer::Seat(from))) else { break };
        if game.may_agree(from, to, &terms).is_err() {
            continue;
        }
        if G::is_gift(&terms) || players[to.index()].answer(&game.view(Viewer::Seat(to)), from, Some(&terms)) {
            watch.before(&Done::Agreement { from, to, terms: terms.clone() });
            if game.agree(from, to, &terms, &mut Unheard).is_ok() {
                watch.after(game)?;
            }
        }
    }
    Ok(())
}

/// What was done, as the entries of a record.
pub fn entries<G: Game>(game: &G, done: impl IntoIterator<Item = DoneIn<G>>) -> Vec<Entry<G>> {
    let mut entries = Vec::new();
    // How many offers each seat made to each other one.
    let mut offers = [[0; MAX_SEATS]; MAX_SEATS];
    for one in done {
        match one {
            Done::Action { seat, action } => entries.push(Entry::new(game, seat, Deed::Game(action))),
            Done::Agreement { from, to, terms } => {
                let name = game.seat_name(to).to_owned();
                if G::is_gift(&terms) {
                    entries.push(Entry::new(game, from, Deed::Free(Free::Gift { to: name, terms })));
                    continue;
                }
                let offer = Free::Offer { to: name, terms: Some(terms), i_promise: vec![], you_promise: vec![] };
                entries.push(Entry::new(game, from, Deed::Free(offer)));
                let made = &mut offers[from.index()][to.index()];
                let accept = Free::Accept { offer: OfferId::of(from, to, *made) };
                entries.push(Entry::new(game, to, Deed::Free(accept)));
                *made += 1;
            }
        }
    }
    entries
}
