//! Rising Sun among bots: who plays it, and which games are dealt.

mod bargain;
mod bidding;
mod describe;
mod greedy;
mod taste;
mod thinker;

use engine::{Seat, Viewer};
use rising_sun::{CLANS, CardSet, Clan, KamiChoice, Options, Phase, SetChoice, State, Terms, View};
use serde::Serialize;

pub use greedy::Greedy;
pub use taste::taste;
pub use thinker::{Mind, Thinker};

use crate::contest::{how_many, some_of};
use crate::{Character, Contest, Dice, Diplomat, Oracle, Player, Random, Round};

/// What the games of a series have in common.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Plan {
    /// The clans; drawn again for every round if empty.
    pub clans: Option<Vec<Clan>>,
    /// How many players draw clans; as many as there are bots, or three to five where those are
    /// fewer than three.
    pub players: Option<usize>,
    /// The set of season cards; all of them in turn where that is left to chance.
    pub set: SetChoice,
    /// The kami.
    pub kami: KamiChoice,
    /// Whether the kami walk the map.
    pub kami_unbound: bool,
}

impl Contest for State {
    const KIND: &'static str = "clan";
    const GROUND: &'static str = "set";
    const BOTS: &'static [&'static str] = &["random", "greedy", "skilled", "master"];

    type Plan = Plan;

    fn options(plan: &Plan, bots: usize, round: &mut Round) -> Options {
        let mut clans = match &plan.clans {
            Some(clans) => clans.clone(),
            None => {
                let players = how_many(plan.players, bots, round);
                some_of(&CLANS.map(|row| row.clan), players, round)
            }
        };
        clans.sort_by_key(|clan| clan.row().rank);
        let set = match plan.set {
            SetChoice::Random => SetChoice::Set(CardSet::ALL[round.pick(CardSet::ALL.len())]),
            set => set,
        };
        Options { clans, set, kami: plan.kami.clone(), kami_unbound: plan.kami_unbound }
    }

    fn ground(options: &Options) -> &'static str {
        match options.set {
            SetChoice::Random => "random",
            SetChoice::Set(CardSet::Archway) => "archway",
            SetChoice::Set(CardSet::Teapot) => "teapot",
            SetChoice::Set(CardSet::Horseman) => "horseman",
            SetChoice::Set(CardSet::Mountain) => "mountain",
        }
    }

    fn with_oracle(level: &str, seed: u64, oracle: Oracle<State>) -> Option<Box<dyn Player<State>>> {
        let thinker = Thinker::new(seed, Mind::of(level)?).with_oracle(oracle);
        Some(Box::new(Diplomat::new(Box::new(thinker), Character::plain(), seed)))
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Player<State>>> {
        let (level, character) = Character::of_bot(name, seed)?;
        let thinker: Box<dyn Player<State>> = match level {
            "random" if name == level => return Some(Box::new(Random::new(seed))),
            "greedy" => Box::new(Greedy::new(seed)),
            level => Box::new(Thinker::new(seed, Mind::of(level)?)),
        };
        Some(Box::new(Diplomat::new(thinker, character, seed)))
    }

    /// An alliance with anybody, half of the time.
    fn any_offer(view: &View, dice: &mut Dice) -> Option<(Seat, Terms)> {
        let Viewer::Seat(me) = view.viewer() else { return None };
        if view.open().phase() != Phase::TeaCeremony || dice.one_in(2) {
            return None;
        }
        let seats = view.open().seat_count();
        let partner = (me.index() + 1 + dice.below(seats - 1)) % seats;
        Some((Seat(partner as u8), Terms { alliance: true, ..Terms::default() }))
    }
}
