//! Measures everything that the page of the tower shows. All seeds are fixed: the same engine gives the
//! same figures on every machine.

use bots::Player;
use bots::shogun::Greedy;
use engine::{Chance, Game, Seat, SessionView, Viewer};
use shogun::{Action, Ending, State, Tower, TowerDocument};

use super::lab::count::{Bunches, Endings, Spread, Tally, at, round, share, tally};
use super::lab::figures::{
    Amerigo, Course, Fate, Figures, Filling, InRound, Mean, Model, Moment, Odds, Out, Own, Worth,
};
use super::lab::plain::{Plain, mean_filling};
use super::lab::play::{AtRandom, MOMENTS, ROUNDS, Way, before, fill, filled, game, middle};
use super::lab::scene::{Foe, Scene, shuffled};
use super::lab::{OWNERS, PEASANTS, chance, total};

/// First fillings for each number of players.
const FILLINGS: u64 = 100_000;
/// Whole games of random play.
const GAMES: u64 = 20_000;
/// Whole games of greedy bots, which think longer.
const GREEDY_GAMES: u64 = 2_000;
/// Battles for each pair of numbers after such play.
const GREEDY_BATTLES: u64 = 5_000;
/// Battles for each pair of numbers.
const BATTLES: u64 = 50_000;
/// Battles of four against two, over all rounds.
const ROUND_BATTLES: u64 = 120_000;
/// First battles of a game for each number of attackers.
const FIRST_BATTLES: u64 = 100_000;
/// Games in the way of Amerigo.
const VOYAGES: u64 = 20_000;
/// Sizes of a throw that came up less often are left out.
const FEWEST: u64 = 1_000;

/// The most armies on each side of a battle.
pub(crate) const SIDE: u8 = 10;
/// The most armies on each side where fewer cells are enough.
const FEW_SIDE: u8 = 6;
/// The most armies against a neutral province.
const FIRST_SIDE: u8 = 8;
/// The most cubes of the attacker in the tower.
const OWN: u8 = 6;

/// Bots at all seats of a game.
struct Greedily([Greedy; 4]);

impl Greedily {
    fn new(chance: &mut Chance) -> Greedily {
        Greedily([0; 4].map(|_| Greedy::new(chance.below(u32::MAX).into())))
    }
}

impl Way for Greedily {
    fn choose(&mut self, state: &State, seat: Seat, actions: &[Action], _: &mut Chance) -> Action {
        actions[self.0[seat.index()].decide(&SessionView::of(state.view(Viewer::Seat(seat))), actions)]
    }
}

/// Measures all models.
pub(crate) fn all() -> Figures {
    Figures {
        about: "The cube tower of Shogun: measured by `cargo xtask tower`, explained in docs/tower.md. Each share and \
                mean has its standard error."
            .to_owned(),
        models: Tower::NAMED.map(|(name, tower)| model(name, tower)).into(),
    }
}

fn model(name: &str, tower: Tower) -> Model {
    eprintln!("{name}: first fillings");
    let filling = [3, 4, 5].map(|players| filling(name, tower, players)).into();
    eprintln!("{name}: games");
    let (games, throws) = courses(name, tower);
    eprintln!("{name}: battles");
    let scene = Scene::new(tower);
    let (many, few): (Vec<u8>, Vec<u8>) = ((1..=SIDE).collect(), (1..=FEW_SIDE).collect());
    let first = |_, chance: &mut Chance| filled(tower, chance);
    let random = |trial, chance: &mut Chance| middle(tower, &mut AtRandom, trial, chance);
    let greedy = |trial, chance: &mut Chance| middle(tower, &mut Greedily::new(chance), trial, chance);
    Model {
        name: name.to_owned(),
        tower,
        filling,
        games,
        first_battle: first_battle(name, tower, &scene),
        first_quiet: battles(&format!("{name} first"), &scene, Foe::Quiet, first, (BATTLES, &few)),
        quiet: battles(name, &scene, Foe::Quiet, random, (BATTLES, &many)),
        unrest: battles(name, &scene, Foe::Unrest, random, (BATTLES, &many)),
        quiet_greedy: battles(&format!("{name} greedy"), &scene, Foe::Quiet, greedy, (GREEDY_BATTLES, &few)),
        by_round: by_round(name, tower, &scene),
        throws,
        fates: fates(name, tower, &scene),
        worth: worth(name, tower, &scene),
        amerigo: amerigo(name, tower),
    }
}

fn filling(name: &str, tower: Tower, players: usize) -> Filling {
    let (thrown, _) = fill(players, tower, &engine::Seed::from(0));
    let inside: Spread = tally(FILLINGS, |trial, inside: &mut Spread| {
        let seed = engine::Seed::new(format!("tower filling {name} {players} {trial}")).expect("a short seed");
        let (thrown, fell) = fill(players, tower, &seed);
        inside.count(total(thrown) - total(fell));
    });
    let thrown = total(thrown);
    let exact = round(mean_filling(tower, thrown as u32));
    Filling { players, thrown, inside: inside.mean(), exact, histogram: inside.0 }
}

/// What games say of the tower: by moment, and by throw.
#[derive(Default)]
struct AddressedEvent {
    moments: Vec<[Spread; 3]>,
    throws: Vec<Throws>,
    thrown: u64,
}

impl<T: Tally, const N: usize> Tally for [T; N]
where
    [T; N]: Default,
{
    fn merge(&mut self, other: Self) {
        self.iter_mut().zip(other).for_each(|(one, other)| one.merge(other));
    }
}

impl Tally for AddressedEvent {
    fn merge(&mut self, other: Self) {
        self.moments.merge(other.moments);
        self.throws.merge(other.throws);
        self.thrown += other.thrown;
    }
}

/// Numbers that come in games: what came out of throws, for one.
#[derive(Default)]
struct Throws {
    out: Spread,
    games: Bunches,
}

impl Tally for Throws {
    fn merge(&mut self, other: Self) {
        self.out.merge(other.out);
        self.games.merge(other.games);
    }
}

impl Throws {
    /// The mean, whose error counts games rather than throws, for throws of one game are not independent.
    fn mean(&self) -> Mean {
        Mean { error: self.games.share().error, ..self.out.mean() }
    }
}

/// Watches a game to its end.
fn watch(told: &mut AddressedEvent, tower: Tower, way: &mut impl Way, chance: &mut Chance) {
    let (_, watch) = game(tower, usize::MAX, way, chance);
    for (moment, held) in watch.moments.iter().enumerate() {
        let sum = |cubes: [i32; OWNERS]| cubes.iter().sum::<i32>() as usize;
        let [inside, peasants, tray] = at(&mut told.moments, moment);
        inside.count(sum(held.inside));
        peasants.count(held.inside[PEASANTS] as usize);
        tray.count(sum(held.tray));
    }
    let mut sums: Vec<(u64, u64)> = Vec::new();
    for throw in &watch.throws {
        let (out, throws) = at(&mut sums, throw.thrown);
        *out += throw.out as u64;
        *throws += 1;
        at(&mut told.throws, throw.thrown).out.count(throw.out);
    }
    for (thrown, (out, throws)) in sums.into_iter().enumerate() {
        at(&mut told.throws, thrown).games.count(out, throws);
    }
    told.thrown += watch.throws.len() as u64;
}

fn courses(name: &str, tower: Tower) -> (Vec<Course>, Vec<Out>) {
    let random: AddressedEvent = tally(GAMES, |trial, told: &mut AddressedEvent| {
        watch(told, tower, &mut AtRandom, &mut chance(&format!("game {name} random"), trial));
    });
    let greedy: AddressedEvent = tally(GREEDY_GAMES, |trial, told: &mut AddressedEvent| {
        let mut chance = chance(&format!("game {name} greedy"), trial);
        watch(told, tower, &mut Greedily::new(&mut chance), &mut chance);
    });
    let often = random.throws.iter().enumerate().filter(|(_, throws)| throws.out.trials() >= FEWEST);
    let outs = often.map(|(thrown, throws)| Out { thrown, out: throws.mean() }).collect();
    (vec![course("random", GAMES, &random), course("greedy", GREEDY_GAMES, &greedy)], outs)
}

fn course(way: &str, games: u64, told: &AddressedEvent) -> Course {
    let moments = MOMENTS.iter().zip(&told.moments).map(|(after, [inside, peasants, tray])| Moment {
        after: (*after).to_owned(),
        inside: inside.mean(),
        peasants: peasants.mean(),
        tray: tray.mean(),
    });
    Course { way: way.to_owned(), games, throws: round(told.thrown as f64 / games as f64), moments: moments.collect() }
}

/// Which of the three endings it was.
fn place(ending: Ending) -> usize {
    match ending {
        Ending::Conquered => 0,
        Ending::Drawn => 1,
        Ending::Held => 2,
    }
}

fn odds(attackers: u8, defenders: u8, endings: &Endings) -> Odds {
    let [won, drawn, lost] = endings.shares();
    Odds { attackers, defenders, trials: endings.trials(), won, drawn, lost }
}

fn first_battle(name: &str, tower: Tower, scene: &Scene) -> Vec<Odds> {
    let endings: Vec<Endings> = tally(FIRST_BATTLES, |trial, endings: &mut Vec<Endings>| {
        let mut chance = chance(&format!("first battle {name}"), trial);
        let stage = scene.stage(&filled(tower, &mut chance), Foe::Neutral, &mut chance);
        for armies in 1..=FIRST_SIDE {
            let battle = scene.fight(&stage, Foe::Neutral, armies);
            // By the rules a lost battle against peasants alone is a draw; here it is counted separately.
            let ending = battle.peasants.cmp(&battle.attackers) as i8 + 1;
            at(endings, armies.into()).0[ending as usize] += 1;
        }
    });
    (1..=FIRST_SIDE).map(|armies| odds(armies, 0, &endings[usize::from(armies)])).collect()
}

/// Battles of all pairs of these numbers, with towers that `draw` brings.
fn battles(
    name: &str,
    scene: &Scene,
    foe: fn(u8) -> Foe,
    draw: impl Fn(u64, &mut Chance) -> TowerDocument + Sync,
    (trials, sides): (u64, &[u8]),
) -> Vec<Odds> {
    let endings: Vec<Vec<Endings>> = tally(trials, |trial, endings: &mut Vec<Vec<Endings>>| {
        let mut chance = chance(&format!("battle {name} {:?}", foe(1)), trial);
        let tower = shuffled(&draw(trial, &mut chance), &mut chance);
        for &defenders in sides {
            let stage = scene.stage(&tower, foe(defenders), &mut chance);
            for &attackers in sides {
                let battle = scene.fight(&stage, foe(defenders), attackers);
                at(at(endings, defenders.into()), attackers.into()).0[place(battle.ending)] += 1;
            }
        }
    });
    let cell = |attackers: u8, defenders: u8| {
        odds(attackers, defenders, &endings[usize::from(defenders)][usize::from(attackers)])
    };
    sides
        .iter()
        .flat_map(|&defenders| sides.iter().map(move |&attackers| (attackers, defenders)))
        .map(|(attackers, defenders)| cell(attackers, defenders))
        .collect()
}

fn by_round(name: &str, tower: Tower, scene: &Scene) -> Vec<InRound> {
    let endings: Vec<Endings> = tally(ROUND_BATTLES, |trial, endings: &mut Vec<Endings>| {
        let mut chance = chance(&format!("by round {name}"), trial);
        let round = trial as usize % ROUNDS.len();
        let tower = shuffled(&before(tower, round, &mut AtRandom, &mut chance), &mut chance);
        let stage = scene.stage(&tower, Foe::Quiet(2), &mut chance);
        let battle = scene.fight(&stage, Foe::Quiet(2), 4);
        at(endings, round).0[place(battle.ending)] += 1;
    });
    let rounds = ROUNDS.iter().zip(&endings);
    rounds.map(|((round, _), endings)| InRound { round: (*round).to_owned(), odds: odds(4, 2, endings) }).collect()
}

fn fates(name: &str, tower: Tower, scene: &Scene) -> Vec<Fate> {
    let sides = [1, 2, 3, 4, 5, 6, 8, 10];
    let fates: Vec<[Bunches; 2]> = tally(BATTLES, |trial, fates: &mut Vec<[Bunches; 2]>| {
        let mut chance = chance(&format!("fates {name}"), trial);
        let tower = shuffled(&middle(tower, &mut AtRandom, trial, &mut chance), &mut chance);
        let tower = scene.cleared(&tower);
        for (number, side) in sides.into_iter().enumerate() {
            let battle = scene.fight(&scene.stage(&tower, Foe::Unrest(side), &mut chance), Foe::Unrest(side), side);
            let [thrown, inside] = at(fates, number);
            let fought = u64::from(battle.attackers + battle.defenders);
            thrown.count(fought, 2 * u64::from(side));
            inside.count(total(battle.out) as u64 - fought, tower.floors.map(total).iter().sum::<usize>() as u64);
        }
    });
    let fate = |(side, [thrown, inside]): (u8, &[Bunches; 2])| Fate {
        thrown: 2 * side,
        throws: BATTLES,
        thrown_out: thrown.share(),
        inside_out: inside.share(),
    };
    sides.into_iter().zip(&fates).map(fate).collect()
}

fn worth(name: &str, tower: Tower, scene: &Scene) -> Own {
    let draw = |trial: u64| {
        let mut chance = chance(&format!("worth {name}"), trial);
        let tower = shuffled(&middle(tower, &mut AtRandom, trial, &mut chance), &mut chance);
        (tower, chance)
    };
    let floors: Vec<u64> = tally(BATTLES, |trial, floors: &mut Vec<u64>| {
        for (floor, cubes) in draw(trial).0.floors.into_iter().enumerate() {
            *at(floors, floor) += total(cubes) as u64;
        }
    });
    let upper = share(floors[0], floors[0] + floors[1]).share;
    let won: Vec<[u64; 2]> = tally(BATTLES, |trial, won: &mut Vec<[u64; 2]>| {
        let (tower, mut chance) = draw(trial);
        for own in 0..=OWN {
            for (place, cubes) in [[own, 0], [0, own]].into_iter().enumerate() {
                let tower = scene.furnished(&tower, upper, cubes, &mut chance);
                let stage = scene.stage(&tower, Foe::Quiet(4), &mut chance);
                let battle = scene.fight(&stage, Foe::Quiet(4), 4);
                at(won, own.into())[place] += u64::from(battle.ending == Ending::Conquered);
            }
        }
    });
    let worth = |(own, [inside, tray]): (usize, &[u64; 2])| Worth {
        cubes: own as u8,
        trials: BATTLES,
        inside: share(*inside, BATTLES),
        tray: share(*tray, BATTLES),
    };
    Own { upper, battles: won.iter().enumerate().map(worth).collect() }
}

fn amerigo(name: &str, tower: Tower) -> Amerigo {
    const COLOURS: usize = 7;
    const CUBES: usize = 7;
    const ROUNDS: usize = 5;
    let [inside, out]: [Throws; 2] = tally(VOYAGES, |trial, told: &mut [Throws; 2]| {
        let mut chance = chance(&format!("amerigo {name}"), trial);
        let mut plain = Plain::new(tower);
        plain.throw((0..COLOURS * CUBES).map(|cube| cube % COLOURS).collect(), true, &mut chance);
        let mut sums = [0; 2];
        for throw in 0..ROUNDS * COLOURS {
            let colour = throw % COLOURS;
            let lying = plain.inside().filter(|&cube| cube == colour).count();
            let inside = plain.inside().count();
            let out = plain.throw(vec![colour; CUBES - lying], false, &mut chance).len();
            for ((told, sum), count) in told.iter_mut().zip(&mut sums).zip([inside, out]) {
                told.out.count(count);
                *sum += count as u64;
            }
        }
        told.iter_mut().zip(sums).for_each(|(told, sum)| told.games.count(sum, (ROUNDS * COLOURS) as u64));
    });
    Amerigo { inside: inside.mean(), out: out.mean() }
}
