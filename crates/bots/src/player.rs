//! What a bot is.

use engine::{Game, NegotiationAction, NegotiationActionOf, OfferOf, Outcome, PromiseContent, Seat, SessionView};

use crate::Motive;
use crate::exec::BotError;

/// A player that decides by itself. It is shown what the person at its seat would see, never a
/// state: whatever else it wants to know it must [imagine](Game::imagine).
pub trait Player<G: Game>: Send {
    /// Takes its seat among the seats of these names, before anything else is asked.
    fn sit(&mut self, seat: Seat, seats: &[&'static str]) {
        let _ = (seat, seats);
    }

    /// Chooses one of `legal`, which is not empty, by its index.
    fn decide(&mut self, seen: &SessionView<G>, legal: &[G::Action]) -> usize;

    /// What the player would do, and how the choices compare as far as it looked at them.
    fn advise(&mut self, seen: &SessionView<G>, legal: &[G::Action]) -> Advice {
        Advice::bare(self.decide(seen, legal))
    }

    /// Whether the player takes an offer that was made to it, and why.
    fn answer(&mut self, seen: &SessionView<G>, offer: &OfferOf<G>) -> Answer {
        let _ = (seen, offer);
        Answer::no(Motive::NotInterested)
    }

    /// Whether the player takes back an unanswered offer of its own.
    fn withdraws(&mut self, seen: &SessionView<G>, offer: &OfferOf<G>) -> bool {
        let _ = (seen, offer);
        false
    }

    /// What the player wants to offer now. Asked again until it offers nothing, a few times at
    /// most; an offer that the table does not allow comes to nothing.
    fn propose(&mut self, seen: &SessionView<G>) -> Option<Proposal<G>> {
        let _ = seen;
        None
    }

    /// The game is over, and so it ended.
    fn over(&mut self, seen: &SessionView<G>, outcome: &Outcome) {
        let _ = (seen, outcome);
    }

    /// A turn that the player lost since this was last asked, if there is another one; whoever
    /// asks questions asks this after each, and tells the table.
    fn take_error(&mut self) -> Option<BotError> {
        None
    }
}

/// What a bot would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The index of its choice.
    pub choice: usize,
    /// What it thinks of the choices that it looked at, by index, the best first.
    pub weighed: Vec<(usize, f64)>,
    /// In what.
    pub measure: Measure,
}

impl Advice {
    /// A choice without a comparison.
    pub fn bare(choice: usize) -> Advice {
        Advice { choice, weighed: Vec::new(), measure: Measure::Points }
    }

    /// A choice that is part of a whole, such as a plan, which gives so much of a chance to win.
    pub fn of_whole(choice: usize, chance: f64) -> Advice {
        Advice { choice, weighed: vec![(choice, chance)], measure: Measure::WinChance }
    }

    /// The best of choices that are each worth so many points; the first of them where several are.
    pub fn of_points(worth: impl IntoIterator<Item = f64>) -> Advice {
        let mut weighed: Vec<(usize, f64)> =
            worth.into_iter().enumerate().filter(|(_, worth)| worth.is_finite()).collect();
        weighed.sort_by(|one, other| other.1.total_cmp(&one.1));
        Advice { choice: weighed.first().map_or(0, |best| best.0), weighed, measure: Measure::Points }
    }
}

/// What worths are measured in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Points that one has or can hope for, against those of the others.
    Points,
    /// How likely one wins, from 0 to 1.
    WinChance,
}

/// Whether an offer is taken, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Whether.
    pub yes: bool,
    /// Why.
    pub why: Motive,
}

impl Answer {
    /// The offer is taken.
    pub fn yes(why: Motive) -> Answer {
        Answer { yes: true, why }
    }

    /// It is not.
    pub fn no(why: Motive) -> Answer {
        Answer { yes: false, why }
    }
}

/// What a bot puts to another player.
#[derive(Clone, PartialEq, Debug)]
pub struct Proposal<G: Game> {
    /// The other player.
    pub to: Seat,
    /// What changes hands at once, if anything.
    pub terms: Option<G::Terms>,
    /// What the bot promises.
    pub i_promise: Vec<PromiseContent<G::Pledge>>,
    /// What the other player is to promise.
    pub you_promise: Vec<PromiseContent<G::Pledge>>,
    /// Why.
    pub why: Motive,
}

impl<G: Game> Proposal<G> {
    /// A proposal of terms alone.
    pub fn of(to: Seat, terms: G::Terms, why: Motive) -> Proposal<G> {
        Proposal { to, terms: Some(terms), i_promise: Vec::new(), you_promise: Vec::new(), why }
    }

    /// As the free action that makes it: a gift or a promise where nothing is asked for.
    pub fn free(self, game: &G) -> NegotiationActionOf<G> {
        let to = game.seat_name(self.to).to_owned();
        let Proposal { terms, mut i_promise, you_promise, .. } = self;
        match terms {
            Some(terms) if G::is_gift(&terms) && i_promise.is_empty() && you_promise.is_empty() => {
                NegotiationAction::Gift { to, terms }
            }
            None if i_promise.len() == 1 && you_promise.is_empty() => {
                NegotiationAction::Promise { to, content: i_promise.remove(0) }
            }
            terms => NegotiationAction::Offer { to, terms, i_promise, you_promise },
        }
    }
}
