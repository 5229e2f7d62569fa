//! What must still happen, as data: a small stack of steps. The top step is either a decision
//! that somebody owes or is run at once.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::mandate::Mandate;
use crate::province::Province;

/// How deep steps can lie upon each other.
pub(crate) const DEPTH: usize = 8;

/// What Mercy may spare.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum MercyTarget<S = Seat> {
    /// The figures of all who lost the battle.
    Losers,
    /// A bushi chosen by the Path of the Ninja.
    Bushi {
        /// Whose.
        of: S,
        /// Where.
        province: Province,
    },
    /// The prey of the Way of the Keiri.
    Keiri {
        /// Where the daimyo is.
        province: Province,
    },
    /// The prey of the Oni of Hate.
    Hate {
        /// Where it entered.
        province: Province,
    },
}

/// A pending step. Decisions are named after what is decided.
/// In documents, players are clans.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Step<S = Seat, M = Seats> {
    /// Winter is over.
    Over,
    /// Decision of all who are not ready.
    Tea { ready: M },
    /// Runs the political track.
    Political,
    /// Decision: which of the four tiles.
    ChooseMandate { seat: S },
    /// Decision of Lotus: what to announce.
    Announce { seat: S },
    /// Runs a mandate: `done` players have performed it; then the end-of-mandate effects of as
    /// many players in the order of honor.
    Mandate { mandate: Mandate, chooser: S, done: u8 },
    /// Decision: whom to summon where.
    Recruit { seat: S, bonus: bool },
    /// Decision: does the figure just summoned worship?
    Worship { seat: S, figure: Figure, province: Province },
    /// Runs what happens after a Summon.
    Summoned { seat: S },
    /// Decision: what a Summon allows, copies of cards left.
    AfterSummon { seat: S, kenin: u8, ninja: u8, monkey: u8 },
    /// Decision: what the end of a Recruit allows, copies of cards left.
    EndOfRecruit { seat: S, light: u8, samurai: u8 },
    /// Decision: what moves where, what is built; `builds` strongholds and `kannushi` worshippers are left.
    Marshal { seat: S, builds: u8, kannushi: u8 },
    /// Decision of the owner of the Path of the Serpent.
    Toll { owner: S, mover: S, figure: Figure, from: Province, to: Province },
    /// Decision: which card.
    Train { seat: S, bonus: bool },
    /// Decision: where to summon the monster just bought.
    SummonMonster { seat: S, figure: Figure },
    /// Decision: who gets a coin of those spent.
    Benevolence { seat: S, left: u8 },
    /// Decision: whom to replace; `replaced` are those hit by the first two replacements.
    Betray { seat: S, left: u8, extra: u8, replaced: M },
    /// Runs the shrines from this one on.
    KamiTurn { shrine: u8 },
    /// Kami Unbound: runs what follows once a shrine is resolved.
    Descent { shrine: u8 },
    /// Decision: where the kami of a shrine goes.
    PlaceKami { seat: S, shrine: u8 },
    /// Decision: go to the top?
    Amaterasu { seat: S },
    /// Decision: what moves.
    Fujin { seat: S, moves: u8 },
    /// Decision: where to summon a bushi.
    Raijin { seat: S },
    /// Decision: which card, at full cost.
    Ryujin { seat: S },
    /// Runs the start of the war for the player at this place of the honor track, and on.
    WarStart { place: u8 },
    /// Decision: whom the Way of the Keiri kills; `counted` is Loyalty's moment.
    Keiri { seat: S, province: Province, left: u8, counted: bool },
    /// Runs the war provinces.
    War,
    /// Runs the stages of a battle.
    Battle { stage: u8 },
    /// Decision of all in the battle: their bids.
    Bids,
    /// Decision: Seppuku?
    Seppuku { seat: S },
    /// Decision: whom to take hostage; `counted` is Loyalty's moment.
    TakeHostage { seat: S, left: u8, taken: bool, counted: bool },
    /// Decision: hire?
    HireRonin { seat: S },
    /// Decision: have the poets sing?
    ImperialPoets { seat: S },
    /// Decision: who gets the odd coins of reparations.
    Reparations { seat: S, left: u8, paid: M },
    /// Decision: whom the Oni of Hate kills, of each of these players one.
    Hate { seat: S, province: Province, victims: M },
    /// Decision: Mercy?
    Mercy { seat: S, quarry: MercyTarget<S> },
}

impl<S, M> Step<S, M> {
    /// The same step with players written in another way.
    pub(crate) fn map<T, N, E>(
        self,
        one: impl Fn(S) -> Result<T, E>,
        many: impl Fn(M) -> Result<N, E>,
    ) -> Result<Step<T, N>, E> {
        Ok(match self {
            Step::Over => Step::Over,
            Step::Tea { ready } => Step::Tea { ready: many(ready)? },
            Step::Political => Step::Political,
            Step::ChooseMandate { seat } => Step::ChooseMandate { seat: one(seat)? },
            Step::Announce { seat } => Step::Announce { seat: one(seat)? },
            Step::Mandate { mandate, chooser, done } => Step::Mandate { mandate, chooser: one(chooser)?, done },
            Step::Recruit { seat, bonus } => Step::Recruit { seat: one(seat)?, bonus },
            Step::Worship { seat, figure, province } => Step::Worship { seat: one(seat)?, figure, province },
            Step::Summoned { seat } => Step::Summoned { seat: one(seat)? },
            Step::AfterSummon { seat, kenin, ninja, monkey } => {
                Step::AfterSummon { seat: one(seat)?, kenin, ninja, monkey }
            }
            Step::EndOfRecruit { seat, light, samurai } => Step::EndOfRecruit { seat: one(seat)?, light, samurai },
            Step::Marshal { seat, builds, kannushi } => Step::Marshal { seat: one(seat)?, builds, kannushi },
            Step::Toll { owner, mover, figure, from, to } => {
                Step::Toll { owner: one(owner)?, mover: one(mover)?, figure, from, to }
            }
            Step::Train { seat, bonus } => Step::Train { seat: one(seat)?, bonus },
            Step::SummonMonster { seat, figure } => Step::SummonMonster { seat: one(seat)?, figure },
            Step::Benevolence { seat, left } => Step::Benevolence { seat: one(seat)?, left },
            Step::Betray { seat, left, extra, replaced } => {
                Step::Betray { seat: one(seat)?, left, extra, replaced: many(replaced)? }
            }
            Step::KamiTurn { shrine } => Step::KamiTurn { shrine },
            Step::Descent { shrine } => Step::Descent { shrine },
            Step::PlaceKami { seat, shrine } => Step::PlaceKami { seat: one(seat)?, shrine },
            Step::Amaterasu { seat } => Step::Amaterasu { seat: one(seat)? },
            Step::Fujin { seat, moves } => Step::Fujin { seat: one(seat)?, moves },
            Step::Raijin { seat } => Step::Raijin { seat: one(seat)? },
            Step::Ryujin { seat } => Step::Ryujin { seat: one(seat)? },
            Step::WarStart { place } => Step::WarStart { place },
            Step::Keiri { seat, province, left, counted } => Step::Keiri { seat: one(seat)?, province, left, counted },
            Step::War => Step::War,
            Step::Battle { stage } => Step::Battle { stage },
            Step::Bids => Step::Bids,
            Step::Seppuku { seat } => Step::Seppuku { seat: one(seat)? },
            Step::TakeHostage { seat, left, taken, counted } => {
                Step::TakeHostage { seat: one(seat)?, left, taken, counted }
            }
            Step::HireRonin { seat } => Step::HireRonin { seat: one(seat)? },
            Step::ImperialPoets { seat } => Step::ImperialPoets { seat: one(seat)? },
            Step::Reparations { seat, left, paid } => Step::Reparations { seat: one(seat)?, left, paid: many(paid)? },
            Step::Hate { seat, province, victims } => {
                Step::Hate { seat: one(seat)?, province, victims: many(victims)? }
            }
            Step::Mercy { seat, quarry } => Step::Mercy { seat: one(seat)?, quarry: quarry.map(one)? },
        })
    }
}

impl<S> MercyTarget<S> {
    fn map<T, E>(self, one: impl Fn(S) -> Result<T, E>) -> Result<MercyTarget<T>, E> {
        Ok(match self {
            MercyTarget::Losers => MercyTarget::Losers,
            MercyTarget::Bushi { of, province } => MercyTarget::Bushi { of: one(of)?, province },
            MercyTarget::Keiri { province } => MercyTarget::Keiri { province },
            MercyTarget::Hate { province } => MercyTarget::Hate { province },
        })
    }
}

/// The stack of steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Agenda {
    steps: [Step; DEPTH],
    len: u8,
}

impl Agenda {
    /// An agenda with one step.
    pub(crate) fn of(step: Step) -> Agenda {
        let mut agenda = Agenda { steps: [Step::Over; DEPTH], len: 0 };
        agenda.push(step);
        agenda
    }

    /// The top step.
    #[inline]
    pub(crate) fn top(&self) -> Step {
        self.steps[self.len as usize - 1]
    }

    #[inline]
    pub(crate) fn push(&mut self, step: Step) {
        self.steps[self.len as usize] = step;
        self.len += 1;
    }

    /// Takes the top step off. The place is cleared, so that equal agendas are equal values.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        self.steps[self.len as usize] = Step::Over;
    }

    /// Puts `step` in the place of the top step.
    #[inline]
    pub(crate) fn replace(&mut self, step: Step) {
        self.steps[self.len as usize - 1] = step;
    }

    /// Steps from the bottom up; `None` when there are none or too many.
    pub(crate) fn from_steps(steps: &[Step]) -> Option<Agenda> {
        if steps.is_empty() || steps.len() > DEPTH {
            return None;
        }
        let mut agenda = Agenda { steps: [Step::Over; DEPTH], len: 0 };
        steps.iter().for_each(|&step| agenda.push(step));
        Some(agenda)
    }

    /// The steps from the bottom up.
    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps[..self.len as usize]
    }
}
