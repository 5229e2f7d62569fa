//! Deals in Shogun, where nothing changes hands but words: peace on a border, or for one province.

use engine::{Never, Seat, SessionView, Viewer};
use shogun::{
    Action, Building, Card, Effect, EventCard, Field, Open, Pledge, Province, Provinces, Season, State, Step, Until,
    View, YEARS,
};

use super::greedy::{march, plan};
use super::stand::weigh;
use super::taste;
use crate::Character;
use crate::bargain::{Bargain, Commitment, Idea, Price, Standing, commitments};

/// What peace brings of what an attack threatens: not every attack comes, nor succeeds.
const THREAT: f64 = 0.5;
/// What it costs of what an attack could bring: armies find other aims.
const AIM: f64 = 0.3;
/// How much a planned attack on a runaway leader is preferred, as part of what it takes from them.
const AGAINST_LEADER: f64 = 0.3;

impl Bargain for State {
    fn viewer(view: &View) -> Viewer {
        view.viewer()
    }

    fn season(view: &View) -> u32 {
        u32::from(view.open().year()) * 4 + view.open().season() as u32
    }

    fn moment(view: &View) -> u32 {
        let step = match view.open().step() {
            Step::Plan { .. } => 0,
            Step::ChoosePlace { .. } => 1,
            Step::March { from, .. } => 2 + from.index() as u32,
            _ => 1,
        };
        State::season(view) * 1024 + step
    }

    fn standings(view: &View) -> Vec<f64> {
        let open = view.open();
        (0..open.seat_count() as u8).map(|seat| weigh(open, Seat(seat))).collect()
    }

    fn may_propose(view: &View, _me: Seat) -> bool {
        let plans = matches!(view.open().step(), Step::Plan { .. });
        plans && Field::ALL.iter().all(|&field| view.planned(field).is_none())
    }

    fn ideas(game: &State, me: Seat, _character: &Character) -> Vec<Idea<State>> {
        let open = game.public();
        let mut ideas = Vec::new();
        for to in (0..open.seat_count() as u8).map(Seat).filter(|&other| other != me) {
            let mut both = |mine: Pledge, yours: Pledge| {
                ideas.push(Idea { to, terms: None, mine: vec![mine], yours: vec![yours] });
            };
            let (Some((theirs, _)), Some((own, _))) = (prey(open, me, to), prey(open, to, me)) else { continue };
            for until in [Until::RoundEnd, Until::Winter] {
                both(Pledge::Peace { until }, Pledge::Peace { until });
            }
            let until = Until::RoundEnd;
            both(Pledge::StayOut { province: theirs, until }, Pledge::StayOut { province: own, until });
        }
        ideas
    }

    fn gift(_game: &State, _me: Seat, _to: Seat) -> Option<Never> {
        None
    }

    fn in_need(_game: &State, _me: Seat) -> Option<Seat> {
        None
    }

    fn price(game: &State, pledge: &Pledge, by: Seat, to: Seat) -> Price {
        let open = game.public();
        let (Pledge::Peace { until } | Pledge::StayOut { until, .. }) = *pledge;
        let rounds = match until {
            Until::RoundEnd => 1.0,
            Until::Winter => 1.0 + 0.4 * (rounds_left(open) - 1.0),
        };
        let at_stake = match *pledge {
            Pledge::Peace { .. } => prey(open, by, to).map_or(0.0, |(_, worth)| worth),
            Pledge::StayOut { province, .. } => threat(open, by, province),
        };
        let brings = match *pledge {
            // Sparing a province of a third player is worth little to both.
            Pledge::StayOut { province, .. } if open.owner(province) != Some(to) => 0.1 * at_stake,
            _ => THREAT * at_stake,
        };
        Price { costs: AIM * at_stake * rounds, brings: brings * rounds }
    }

    fn can_keep(seen: &SessionView<State>, pledge: &Pledge, to: Seat) -> bool {
        let Viewer::Seat(me) = seen.game.viewer() else { return false };
        let mut all = commitments(seen, me);
        all.push(Commitment { to, pledge: *pledge });
        let spared = spared(seen.game.open(), me, &all);
        let planned = [Field::BattleA, Field::BattleB].into_iter().filter_map(|field| seen.game.planned(field));
        let under_way = match seen.game.open().step() {
            Step::March { seat, from, .. } if seat == me => Some(from),
            _ => None,
        };
        let from = |card: Card| match card {
            Card::Province(province) => Some(province),
            Card::Chests(_) => None,
        };
        planned.filter_map(from).chain(under_way).all(|from| may_march(seen.game.open(), me, from, spared))
    }

    fn breaks(game: &State, me: Seat, action: Action, commitments: &[Commitment<State>]) -> bool {
        let open = game.public();
        let spared = spared(open, me, commitments);
        match action {
            Action::March { to, .. } => spared.has(to),
            // A march that is planned must be made.
            Action::Plan { field: Field::BattleA | Field::BattleB, card: Card::Province(from) } => {
                !may_march(open, me, from, spared)
            }
            _ => false,
        }
    }

    fn fancy(game: &State, me: Seat, action: Action, character: &Character) -> f64 {
        let open = game.public();
        match action {
            Action::March { to, armies } => match open.owner(to) {
                Some(owner) if owner == me => 0.0,
                owner => taste::attack(character, owner.is_some()) * chance(armies, open.armies(to)),
            },
            Action::TakeCard { province } => {
                0.3 * character.tastes.buildings * f64::from(province.row().sites)
                    + 0.2 * character.tastes.goods * f64::from(province.row().chests + province.row().rice)
            }
            _ => 0.0,
        }
    }

    fn harm(game: &State, _me: Seat, action: Action, victim: Seat) -> f64 {
        let open = game.public();
        match action {
            Action::March { to, armies } if open.owner(to) == Some(victim) => {
                value(open, to) * chance(armies, open.armies(to))
            }
            _ => 0.0,
        }
    }
}

/// What a province is worth to its owner.
fn value(open: &Open, province: Province) -> f64 {
    f64::from(YEARS + 1 - open.year()) * (1.0 + 1.2 * f64::from(open.buildings(province).len()))
}

/// How likely so many armies win against so many others, roughly.
fn chance(attackers: u8, defenders: u8) -> f64 {
    1.0 / (1.0 + (f64::from(defenders) + 0.4 - f64::from(attackers)).exp())
}

/// The rounds before winter, this one among them.
fn rounds_left(open: &Open) -> f64 {
    match open.season() {
        Season::Spring => 3.0,
        Season::Summer => 2.0,
        Season::Autumn | Season::Winter => 1.0,
    }
}

/// What an attack of `by` on a province could bring.
fn threat(open: &Open, by: Seat, province: Province) -> f64 {
    let around = open.neighbours(province).and(open.lands(by));
    let strongest = around.iter().map(|from| open.armies(from).saturating_sub(1)).max().unwrap_or(0);
    if strongest == 0 { 0.0 } else { value(open, province) * chance(strongest, open.armies(province)) }
}

/// The province of `of` that `by` would like best to attack, and what that could bring.
fn prey(open: &Open, by: Seat, of: Seat) -> Option<(Province, f64)> {
    let threats = open.lands(of).iter().map(|province| (province, threat(open, by, province)));
    threats.filter(|(_, threat)| *threat > 0.0).max_by(|one, two| one.1.total_cmp(&two.1))
}

/// The provinces that promises of `me` keep from attacks.
fn spared(open: &Open, me: Seat, commitments: &[Commitment<State>]) -> Provinces {
    let lands = |commitment: &Commitment<State>| match commitment.pledge {
        Pledge::Peace { .. } => open.lands(commitment.to),
        Pledge::StayOut { province, .. } => Provinces::NONE.with(province).minus(open.lands(me)),
    };
    commitments.iter().map(lands).fold(Provinces::NONE, |all, lands| lands.iter().fold(all, Provinces::with))
}

/// Whether there is somewhere to march from a province without an attack on those, also if one
/// aim is gone by then.
fn may_march(open: &Open, me: Seat, from: Province, spared: Provinces) -> bool {
    let free = open.neighbours(from).minus(spared);
    free.len() > 1 || !free.and(open.lands(me)).is_empty()
}

/// What bends the plan of a character from what is best at first sight.
pub(super) struct Leanings {
    character: &'static Character,
    leader: Option<Seat>,
    spared: Provinces,
}

impl Leanings {
    /// What `me` leans to.
    pub(super) fn of(
        view: &View,
        me: Seat,
        commitments: &[Commitment<State>],
        character: &'static Character,
    ) -> Leanings {
        let leader = Standing::of::<State>(view).leader().map(|(seat, _)| seat).filter(|&seat| seat != me);
        // A bot that means to break a promise plans to do so.
        let spared = match character.honesty() < 0.5 {
            true => Provinces::NONE,
            false => spared(view.open(), me, commitments),
        };
        Leanings { character, leader, spared }
    }

    /// Changes what choices of a plan are worth.
    pub(super) fn bend(&self, open: &Open, me: Seat, choices: &mut plan::Choices) {
        let plain = self.character.is_plain();
        if plain && self.leader.is_none() && self.spared.is_empty() {
            return;
        }
        for (worth, field, land) in choices {
            match field {
                Field::BattleA | Field::BattleB => *worth = self.best_march(open, me, *land).unwrap_or(*worth),
                // What is no use at all is not liked either.
                _ if *worth > -0.15 => *worth += taste::action(self.character, *field),
                _ => {}
            }
        }
    }

    /// What the best march from a province is worth, as far as it breaks no promise.
    fn best_march(&self, open: &Open, me: Seat, from: Province) -> Option<f64> {
        let most = open.armies(from).checked_sub(1).filter(|&most| most > 0)?;
        let sacred = open.event().map(EventCard::effect) == Some(Effect::SacredTemples);
        let mut best = None;
        for to in open.neighbours(from).minus(self.spared).iter() {
            let owner = open.owner(to);
            if owner != Some(me) && sacred && open.buildings(to).has(Building::Temple) {
                continue;
            }
            for armies in 1..=most {
                let mut worth = march::value(open, me, from, to, armies);
                if owner != Some(me) {
                    worth += taste::attack(self.character, owner.is_some()) * chance(armies, open.armies(to));
                }
                if owner.is_some() && owner == self.leader {
                    worth += AGAINST_LEADER * value(open, to) * chance(armies, open.armies(to));
                }
                best = Some(best.map_or(worth, |other: f64| other.max(worth)));
            }
        }
        // Where every march would break a promise, none is planned.
        if self.spared.is_empty() || may_march(open, me, from, self.spared) { best } else { Some(-5.0) }
    }
}
