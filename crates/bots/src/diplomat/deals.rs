//! What a deal is worth to both sides, and what follows: an answer, or an offer.

use engine::{DiscardEvents, OfferOf, PromiseContent, Seat, SessionView, Verdict};

use super::Diplomat;
use crate::bargain::{Bargain, Idea};
use crate::trust::trust;
use crate::{Answer, Motive, Proposal};

/// What a deal must bring to be worth the talk.
const MARGIN: f64 = 0.15;
/// What a deal between two trailing players is worth to both beyond what it brings, while there is a runaway leader.
const TOGETHER: f64 = 0.3;
/// How far others are taken to believe what one promises.
const BELIEF: f64 = 0.6;
/// What a promise in words costs and brings: only the two players can say what it means.
const WORDS: f64 = 0.1;
/// How many offers a bot makes in a season.
const OFFERS: usize = 2;
/// How generous one must be to give something for nothing.
const GIVING: f64 = 0.5;

/// What was offered, so that no offer is repeated within a season.
pub(super) struct Memory<G: Bargain> {
    season: Option<u32>,
    offered: Vec<Idea<G>>,
    gifts: usize,
    /// How many of the bot's broken promises it made up for.
    amends: usize,
}

impl<G: Bargain> Default for Memory<G> {
    fn default() -> Memory<G> {
        Memory { season: None, offered: Vec::new(), gifts: 0, amends: 0 }
    }
}

impl<G: Bargain> Memory<G> {
    /// Whether it is of this season.
    pub(super) fn is_of(&self, season: u32) -> bool {
        self.season == Some(season)
    }
}

/// What a deal brings, in points.
#[derive(Clone, Copy, Debug)]
struct Balance {
    /// What the terms bring at once.
    terms: f64,
    /// What the other side's promises would bring if they were kept.
    promised: f64,
    /// What keeping the bot's own promises costs.
    costs: f64,
}

impl Balance {
    /// What the deal brings, given how much the bot trusts the other and how much it means to keep.
    fn worth(self, trust: f64, honesty: f64) -> f64 {
        self.terms + self.promised * trust - self.costs * honesty
    }
}

/// What a deal between two brings `one`; `None` where the table does not allow it.
fn balance<G: Bargain>(
    game: &G,
    (one, other): (Seat, Seat),
    terms: Option<(Seat, &G::Terms)>,
    mine: &[&G::Pledge],
    yours: &[&G::Pledge],
) -> Option<Balance> {
    let terms = match terms {
        None => 0.0,
        Some((from, terms)) => {
            let to = if from == one { other } else { one };
            let mut after = game.clone();
            after.agree(from, to, terms, &mut DiscardEvents).ok()?;
            G::points(&after, one) - G::points(game, one)
        }
    };
    let promised = yours.iter().map(|pledge| G::price(game, pledge, other, one).brings).sum();
    let costs = mine.iter().map(|pledge| G::price(game, pledge, one, other).costs).sum();
    Some(Balance { terms, promised, costs })
}

/// The promises that the table can judge, and how many are in words.
fn pledges<P>(words: &[PromiseContent<P>]) -> (Vec<&P>, usize) {
    let pledges: Vec<&P> = words
        .iter()
        .filter_map(|word| match word {
            PromiseContent::Pledge(pledge) => Some(pledge),
            PromiseContent::Words(_) => None,
        })
        .collect();
    let words = words.len() - pledges.len();
    (pledges, words)
}

impl<G: Bargain> Diplomat<G> {
    /// Whether an offer is taken.
    pub(super) fn weigh_offer(&mut self, seen: &SessionView<G>, me: Seat, offer: &OfferOf<G>) -> Answer {
        let other = offer.from.seat;
        let game = G::imagine(&seen.game, &mut self.chance);
        let ((mine, my_words), (yours, your_words)) = (pledges(&offer.you_promise), pledges(&offer.i_promise));
        let terms = offer.terms.as_ref().map(|terms| (other, terms));
        let Some(mut balance) = balance(&game, (me, other), terms, &mine, &yours) else {
            return Answer::no(Motive::NotInterested);
        };
        balance.costs += WORDS * my_words as f64;
        balance.promised += WORDS * your_words as f64;

        if self.character.faith.is_infinite() && !mine.iter().all(|pledge| G::can_keep(seen, pledge, other)) {
            return Answer::no(Motive::CannotKeep);
        }
        let (character, leader) = (self.character, self.leader(&seen.game, me));
        let trust = trust::<G>(character, &seen.promises, me, other);
        let worth = balance.worth(trust, character.honesty());
        let standing = self.standing(&seen.game);
        if standing.is_too_strong(other, me) || leader == Some(other) {
            return match standing.is_desperate(me) && worth > MARGIN {
                true => Answer::yes(Motive::Desperate),
                false => Answer::no(Motive::TooStrong),
            };
        }
        let together = if leader.is_some() { TOGETHER } else { 0.0 };
        if worth + together > MARGIN {
            return Answer::yes(reason(leader, offer.terms.is_none(), trust > character.trust));
        }
        // The first of these that would have made it worth taking.
        Answer::no(if balance.worth(1.0, character.honesty()) > MARGIN {
            if trust < character.trust { Motive::BrokenWord } else { Motive::LittleTrust }
        } else if balance.worth(trust, 0.0) > MARGIN {
            Motive::FreeHand
        } else if balance.terms < 0.0 {
            Motive::TooDear
        } else {
            Motive::NotInterested
        })
    }

    /// Something worth offering.
    pub(super) fn find_offer(&mut self, seen: &SessionView<G>, me: Seat) -> Option<Proposal<G>> {
        let season = G::season(&seen.game);
        if !self.memory.is_of(season) {
            self.memory = Memory { season: Some(season), amends: self.memory.amends, ..Memory::default() };
        }
        let game = G::imagine(&seen.game, &mut self.chance);
        if let Some(gift) = self.find_gift(&game, seen, me) {
            return Some(gift);
        }
        if self.memory.offered.len() >= OFFERS {
            return None;
        }
        let leader = self.leader(&seen.game, me);
        let waits = |to: Seat| seen.offers.iter().any(|offer| (offer.from.seat, offer.to.seat) == (me, to));
        let mut best: Option<(f64, Idea<G>)> = None;
        for idea in G::ideas(&game, me, self.character) {
            // One talk about promises is enough for a season.
            let again = idea.terms.is_none() && self.memory.offered.iter().any(|other| other.terms.is_none());
            if again || waits(idea.to) || self.memory.offered.contains(&idea) || !self.is_fit(seen, me, &idea) {
                continue;
            }
            let Some(score) = self.score(&game, seen, me, leader, &idea) else { continue };
            if best.as_ref().is_none_or(|(other, _)| score > *other) {
                best = Some((score, idea));
            }
        }
        let (_, idea) = best?;
        self.memory.offered.push(idea.clone());
        let belief = trust::<G>(self.character, &seen.promises, me, idea.to);
        let why = reason(leader, idea.terms.is_none(), belief > self.character.trust);
        let words = |pledges: Vec<G::Pledge>| pledges.into_iter().map(PromiseContent::Pledge).collect();
        Some(Proposal {
            to: idea.to,
            terms: idea.terms,
            i_promise: words(idea.mine),
            you_promise: words(idea.yours),
            why,
        })
    }

    /// Whether the bot can mean its part of an offer, and the offer does not help a player who is too strong.
    fn is_fit(&mut self, seen: &SessionView<G>, me: Seat, idea: &Idea<G>) -> bool {
        let standing = self.standing(&seen.game);
        let strong = standing.is_too_strong(idea.to, me) || standing.leader().is_some_and(|(seat, _)| seat == idea.to);
        if strong && !standing.is_desperate(me) {
            return false;
        }
        // What one has promised before is not to be had again.
        let known = |pledge: &G::Pledge, by: Seat| {
            let word = PromiseContent::Pledge(pledge.clone());
            let same = |one: &engine::PromiseOf<G>| one.by.seat == by && one.verdict.is_none() && one.content == word;
            seen.promises.iter().any(same)
        };
        if idea.yours.iter().any(|pledge| known(pledge, idea.to)) {
            return false;
        }
        !self.character.faith.is_infinite() || idea.mine.iter().all(|pledge| G::can_keep(seen, pledge, idea.to))
    }

    /// How good an offer is for both sides; `None` where it is not for one of them.
    fn score(&self, game: &G, seen: &SessionView<G>, me: Seat, leader: Option<Seat>, idea: &Idea<G>) -> Option<f64> {
        let (mine, yours): (Vec<_>, Vec<_>) = (idea.mine.iter().collect(), idea.yours.iter().collect());
        let terms = idea.terms.as_ref().map(|terms| (me, terms));
        let together = if leader.is_some() { TOGETHER } else { 0.0 };
        let trust = trust::<G>(self.character, &seen.promises, me, idea.to);
        let worth = balance(game, (me, idea.to), terms, &mine, &yours)?.worth(trust, self.character.honesty());
        if worth + together <= MARGIN {
            return None;
        }
        let theirs = balance(game, (idea.to, me), terms, &yours, &mine)?.worth(BELIEF, 1.0);
        (theirs + together > MARGIN).then_some(worth + self.character.generosity * theirs)
    }

    /// A gift to an ally in need, or to a player to whom the bot broke a promise.
    fn find_gift(&mut self, game: &G, seen: &SessionView<G>, me: Seat) -> Option<Proposal<G>> {
        if self.character.generosity < GIVING || self.memory.gifts > 0 {
            return None;
        }
        let mut wronged =
            seen.promises.iter().filter(|promise| promise.by.seat == me && promise.verdict == Some(Verdict::Broken));
        let wronged = wronged.nth(self.memory.amends).map(|promise| promise.to.seat);
        let (to, why) = match wronged {
            Some(to) => (to, Motive::Amends),
            None => (G::in_need(game, me)?, Motive::KeepAlly),
        };
        let terms = G::gift(game, me, to)?;
        self.memory.gifts += 1;
        self.memory.amends += usize::from(why == Motive::Amends);
        Some(Proposal::of(to, terms, why))
    }
}

/// Why a deal is good.
fn reason(leader: Option<Seat>, only_words: bool, kept_word: bool) -> Motive {
    match leader {
        Some(leader) => Motive::StopLeader(leader),
        None if kept_word => Motive::KeptWord,
        None if only_words => Motive::Peace,
        None => Motive::GoodForBoth,
    }
}
