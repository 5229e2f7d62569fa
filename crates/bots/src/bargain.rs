//! What a game knows about deals for its bots: what promises are worth, what might be offered, what
//! breaks a word, and who is running away with the game.

use engine::{Game, PromiseContent, Seat, Seats, SessionView, Verdict, Viewer};

use crate::{Character, Foresight};

/// How many points a player must be ahead of the second to be a runaway leader.
const CLEAR: f64 = 5.0;
/// By how many points a runaway leader must be ahead of a player who takes nothing from them.
const TOO_FAR: f64 = 8.0;
/// By how much the weakest must be behind the others to take help from anybody.
const DESPERATE: f64 = 4.0;
/// How many points of [`Foresight::points`] one point more than a rival is: rivals are counted against
/// a player's own standing there.
const RIVALRY: f64 = 1.33;

/// What a promise costs the one who keeps it, and what it brings the other, in points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Price {
    /// What it costs.
    pub costs: f64,
    /// What it brings.
    pub brings: f64,
}

/// Something that might be put to another player.
#[derive(Clone, PartialEq, Debug)]
pub struct Idea<G: Game> {
    /// The other player.
    pub to: Seat,
    /// What changes hands at once.
    pub terms: Option<G::Terms>,
    /// What one promises oneself.
    pub mine: Vec<G::Pledge>,
    /// What the other player is to promise.
    pub yours: Vec<G::Pledge>,
}

/// A promise that a bot made and must still keep.
#[derive(Clone, PartialEq, Debug)]
pub struct Commitment<G: Game> {
    /// To whom.
    pub to: Seat,
    /// What.
    pub pledge: G::Pledge,
}

/// A game in which bots bargain.
pub trait Bargain: Foresight {
    /// Whose view it is.
    fn viewer(view: &Self::View) -> Viewer;

    /// A number for each season: who offers much in one of them bothers the others.
    fn season(view: &Self::View) -> u32;

    /// A number that changes whenever the bots should look up again who is ahead.
    fn moment(view: &Self::View) -> u32;

    /// How each seat stands against the others, as [`Foresight::points`] has it.
    fn standings(view: &Self::View) -> Vec<f64>;

    /// Whether `me` looks for deals now.
    fn may_propose(view: &Self::View, me: Seat) -> bool;

    /// What `me` might offer now, whether or not it is worth it.
    fn ideas(game: &Self, me: Seat, character: &Character) -> Vec<Idea<Self>>;

    /// A small gift from `me` to `to` that the giver can spare.
    fn gift(game: &Self, me: Seat, to: Seat) -> Option<Self::Terms>;

    /// The player who has a gift of `me` coming, being on their side and poor.
    fn in_need(game: &Self, me: Seat) -> Option<Seat>;

    /// What a promise of `by` to `to` is worth, if it is kept.
    fn price(game: &Self, pledge: &Self::Pledge, by: Seat, to: Seat) -> Price;

    /// Whether the viewer can be sure to be able to keep a promise besides those made before.
    fn can_keep(seen: &SessionView<Self>, pledge: &Self::Pledge, to: Seat) -> bool;

    /// Whether an action breaks one of these promises, now or inevitably later.
    fn breaks(game: &Self, me: Seat, action: Self::Action, commitments: &[Commitment<Self>]) -> bool;

    /// How many points more than its worth a character sees in an action.
    fn fancy(game: &Self, me: Seat, action: Self::Action, character: &Character) -> f64;

    /// How many points an action takes from another player.
    fn harm(game: &Self, me: Seat, action: Self::Action, victim: Seat) -> f64;
}

/// Tries an action, and says whether one of these promises is broken by it at once.
pub(crate) fn breaks_at_once<G: Game>(game: &G, me: Seat, action: G::Action, commitments: &[Commitment<G>]) -> bool {
    let (mut after, mut events) = (game.clone(), Vec::new());
    let done = after.perform(me, action, &mut events).is_ok();
    let verdict = |commitment: &Commitment<G>| {
        events.iter().find_map(|event| after.judge(&commitment.pledge, me, commitment.to, event))
    };
    done && commitments.iter().any(|commitment| verdict(commitment) == Some(Verdict::Broken))
}

/// The promises in the ledger that `me` has still to keep.
pub fn commitments<G: Game>(seen: &SessionView<G>, me: Seat) -> Vec<Commitment<G>> {
    let open = seen.promises.iter().filter(|promise| promise.by.seat == me && promise.verdict.is_none());
    let commitment = |promise: &engine::PromiseOf<G>| match &promise.content {
        PromiseContent::Pledge(pledge) => Some(Commitment { to: promise.to.seat, pledge: pledge.clone() }),
        PromiseContent::Words(_) => None,
    };
    open.filter_map(commitment).collect()
}

/// Who is ahead of all others, and by how much.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    points: Vec<f64>,
}

impl Standing {
    /// How the game stands, as all can see.
    pub fn of<G: Bargain>(view: &G::View) -> Standing {
        Standing { points: G::standings(view) }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.points.len()).iter()
    }

    /// How many points `one` is ahead of `other`.
    fn lead(&self, one: Seat, other: Seat) -> f64 {
        (self.points[one.index()] - self.points[other.index()]) / RIVALRY
    }

    /// How far `one` is ahead of the best of the others; negative for all but the first.
    fn lead_of(&self, one: Seat) -> f64 {
        self.seats().filter(|&other| other != one).map(|other| self.lead(one, other)).fold(f64::INFINITY, f64::min)
    }

    /// The player who is running away with the game, and by how many points.
    pub fn leader(&self) -> Option<(Seat, f64)> {
        let lead = |seat| (seat, self.lead_of(seat));
        self.seats().map(lead).find(|&(_, lead)| lead > CLEAR)
    }

    /// Whether `other` is first and so far ahead of `me` that any help would be a mistake.
    pub(crate) fn is_too_strong(&self, other: Seat, me: Seat) -> bool {
        self.lead_of(other) > 0.0 && self.lead(other, me) > TOO_FAR
    }

    /// Whether `me` is so far behind all others that any help will do.
    pub(crate) fn is_desperate(&self, me: Seat) -> bool {
        self.seats().filter(|&other| other != me).all(|other| self.lead(other, me) > DESPERATE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(points: &[f64]) -> Standing {
        Standing { points: points.iter().map(|points| points * RIVALRY).collect() }
    }

    #[test]
    fn a_leader_is_clearly_ahead_of_the_second() {
        assert_eq!(standing(&[3.0, 20.0, 10.0]).leader().map(|(seat, _)| seat), Some(Seat(1)));
        assert_eq!(standing(&[17.0, 20.0, 10.0]).leader(), None);
        assert_eq!(standing(&[5.0, 5.0, 5.0]).leader(), None);
    }

    #[test]
    fn only_the_first_is_too_strong_and_only_the_last_desperate() {
        let table = standing(&[20.0, 18.0, 2.0]);
        assert!(table.is_too_strong(Seat(0), Seat(2)) && !table.is_too_strong(Seat(0), Seat(1)));
        assert!(!table.is_too_strong(Seat(1), Seat(2)));
        assert!(table.is_desperate(Seat(2)) && !table.is_desperate(Seat(1)));
    }
}
