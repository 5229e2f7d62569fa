//! A bot with a character around a bot that thinks: it adds what the character likes, keeps its word or
//! not, holds with others against a runaway leader, and bargains.

mod deals;

use engine::{Chance, OfferOf, Seat, Seed, SessionView, Viewer};

use crate::bargain::{Bargain, Commitment, Standing, commitments};
use crate::{Advice, Answer, Character, Dice, Measure, Motive, Player, Proposal};
use deals::Memory;

/// How many points worse than the best a choice may be to be taken out of liking.
const REACH: f64 = 3.0;
/// What a point taken from a runaway leader is worth beyond what it brings.
const AGAINST_LEADER: f64 = 0.4;
/// How much a point of standing changes the chance to win.
const CHANCE_OF_A_POINT: f64 = 0.02;
/// The assumed gain of breaking a promise if the choices were not compared.
const UNKNOWN_GAIN: f64 = 1.0;

/// A thinker with a character.
pub struct Diplomat<G: Bargain> {
    thinker: Box<dyn Player<G>>,
    character: &'static Character,
    chance: Chance,
    dice: Dice,
    memory: Memory<G>,
    /// How the game stood when it was looked up last.
    standing: Option<(u32, Standing)>,
}

impl<G: Bargain> Diplomat<G> {
    /// A bot that always decides the same way for the same seed.
    pub fn new(thinker: Box<dyn Player<G>>, character: &'static Character, seed: u64) -> Diplomat<G> {
        let chance = Seed::from(seed).chance();
        Diplomat { thinker, character, chance, dice: Dice::new(seed), memory: Memory::default(), standing: None }
    }

    /// How the game stands.
    fn standing(&mut self, view: &G::View) -> &Standing {
        let now = G::moment(view);
        let known = self.standing.take().filter(|(then, _)| *then == now);
        &self.standing.insert(known.unwrap_or_else(|| (now, Standing::of::<G>(view)))).1
    }

    /// The runaway leader, if it is another player.
    fn leader(&mut self, view: &G::View, me: Seat) -> Option<Seat> {
        self.standing(view).leader().map(|(seat, _)| seat).filter(|&seat| seat != me)
    }

    /// What there is to think of beside the game; nothing for most decisions.
    fn concerns(&mut self, seen: &SessionView<G>, legal: &[G::Action]) -> Option<Concerns<G>> {
        let Viewer::Seat(me) = G::viewer(&seen.game) else { return None };
        if legal.len() < 2 {
            return None;
        }
        let concerns = Concerns { me, leader: self.leader(&seen.game, me), commitments: commitments(seen, me) };
        let idle = concerns.leader.is_none() && concerns.commitments.is_empty() && self.character.is_plain();
        (!idle).then_some(concerns)
    }

    /// Prefers among good choices those that the character likes and those that hit the leader.
    fn lean(&self, game: &G, concerns: &Concerns<G>, legal: &[G::Action], advice: &mut Advice) {
        let unit = unit(advice.measure);
        let Some(best) = advice.weighed.first().map(|first| first.1) else { return };
        for (index, worth) in &mut advice.weighed {
            if best - *worth > REACH * unit {
                continue;
            }
            let action = legal[*index];
            let mut liking = 0.0;
            if !self.character.is_plain() {
                liking += G::fancy(game, concerns.me, action, self.character);
            }
            // Chances to win already account for the leader.
            if let (Some(leader), Measure::Points) = (concerns.leader, advice.measure) {
                liking += AGAINST_LEADER * G::harm(game, concerns.me, action, leader);
            }
            *worth += liking * unit;
        }
        // What the thinker chose stays where nothing is better: it may know more than it weighed.
        let value = |choice: usize| advice.weighed.iter().find(|(index, _)| *index == choice).map(|found| found.1);
        let chosen = value(advice.choice).unwrap_or(f64::NEG_INFINITY);
        advice.weighed.sort_by(|one, other| other.1.total_cmp(&one.1));
        if let Some(&(index, worth)) = advice.weighed.first()
            && worth > chosen
        {
            advice.choice = index;
        }
    }

    /// The best of some choices, and how many points the advice is better: by what was weighed, or
    /// at first sight. `None` where they all look alike.
    fn best_of(
        &mut self,
        game: &G,
        me: Seat,
        legal: &[G::Action],
        advice: &Advice,
        some: &[usize],
    ) -> Option<(usize, f64)> {
        let known = |choice: usize| advice.weighed.iter().find(|(index, _)| *index == choice).map(|found| found.1);
        let weighed = advice.weighed.iter().find(|(index, _)| some.contains(index));
        if let (Some(&(index, worth)), Some(best)) = (weighed, known(advice.choice)) {
            return Some((index, (best - worth) / unit(advice.measure)));
        }
        let mut sight = |index: usize| G::first_sight(game, me, legal[index], &mut self.dice);
        let best = sight(advice.choice);
        let sights: Vec<(usize, f64)> = some.iter().map(|&index| (index, sight(index))).collect();
        let &(index, worth) = sights.iter().max_by(|one, other| one.1.total_cmp(&other.1))?;
        let alike = sights.iter().all(|(_, other)| *other == best);
        (!alike).then_some((index, best - worth))
    }

    /// Does not break its word, unless that brings more than it cares for.
    fn keep_word(
        &mut self,
        game: &G,
        concerns: &Concerns<G>,
        seen: &SessionView<G>,
        legal: &[G::Action],
        advice: &mut Advice,
    ) {
        let breaks = |&index: &usize| G::breaks(game, concerns.me, legal[index], &concerns.commitments);
        if concerns.commitments.is_empty() || !breaks(&advice.choice) {
            return;
        }
        let kept: Vec<usize> = (0..legal.len()).filter(|index| !breaks(index)).collect();
        // What cannot be kept is broken with the best of conscience.
        let Some(&first) = kept.first() else { return };
        let (kept, gain) = match self.best_of(game, concerns.me, legal, advice, &kept) {
            Some(best) => best,
            None => {
                let actions: Vec<G::Action> = kept.iter().map(|&index| legal[index]).collect();
                let again = if kept.len() > 1 { self.thinker.decide(seen, &actions) } else { 0 };
                (kept.get(again).copied().unwrap_or(first), UNKNOWN_GAIN)
            }
        };
        if gain <= self.character.faith {
            advice.choice = kept;
        }
    }
}

/// What a bot with a character thinks of beside the game.
struct Concerns<G: Bargain> {
    me: Seat,
    leader: Option<Seat>,
    commitments: Vec<Commitment<G>>,
}

/// What a point is in some measure.
fn unit(measure: Measure) -> f64 {
    match measure {
        Measure::Points => 1.0,
        Measure::WinChance => CHANCE_OF_A_POINT,
    }
}

impl<G: Bargain> Player<G> for Diplomat<G> {
    fn decide(&mut self, seen: &SessionView<G>, legal: &[G::Action]) -> usize {
        match self.concerns(seen, legal) {
            None => self.thinker.decide(seen, legal),
            Some(_) => self.advise(seen, legal).choice,
        }
    }

    fn advise(&mut self, seen: &SessionView<G>, legal: &[G::Action]) -> Advice {
        let mut advice = self.thinker.advise(seen, legal);
        if let Some(concerns) = self.concerns(seen, legal) {
            let game = G::imagine(&seen.game, &mut self.chance);
            self.lean(&game, &concerns, legal, &mut advice);
            self.keep_word(&game, &concerns, seen, legal, &mut advice);
        }
        advice
    }

    fn answer(&mut self, seen: &SessionView<G>, offer: &OfferOf<G>) -> Answer {
        match G::viewer(&seen.game) {
            Viewer::Seat(me) => self.weigh_offer(seen, me, offer),
            Viewer::Spectator => Answer::no(Motive::NotInterested),
        }
    }

    fn withdraws(&mut self, seen: &SessionView<G>, _offer: &OfferOf<G>) -> bool {
        // What was good in one season may be folly in the next.
        !self.memory.is_of(G::season(&seen.game))
    }

    fn propose(&mut self, seen: &SessionView<G>) -> Option<Proposal<G>> {
        let Viewer::Seat(me) = G::viewer(&seen.game) else { return None };
        if !G::may_propose(&seen.game, me) {
            return None;
        }
        self.find_offer(seen, me)
    }
}
