//! The cube tower matches its published odds (docs/tower.md): the engine is measured again and compared with
//! docs/tower/odds.json, for the default and every other named model.

#[path = "../../../../xtask/src/tower/lab/mod.rs"]
mod lab;

use engine::{Game, Seed};
use lab::count::{Endings, Spread, at, share};
use lab::figures::{Figures, Mean, Model, Odds, Share, cell};
use lab::plain::{Plain, mean_filling};
use lab::play::{AtRandom, MOMENTS, fill, filled, game, middle, options};
use lab::scene::{Foe, Scene, shuffled};
use lab::{OWNERS, PEASANTS, chance, cubes, pile, total};
use shogun::{Ending, Pile, State, Tower, TowerDocument};

/// Allowed deviation in standard errors. Seeds are fixed, so without changes nothing fails by chance; a change of all
/// random results fails by chance about once in fifty times.
const SURE: f64 = 4.0;

/// Trials for each figure; the error of the published ones is much smaller.
const FILLINGS: u64 = 8_000;
const BATTLES: u64 = 1_000;
const GAMES: u64 = 150;

/// Battles that are repeated, from all parts of the tables.
const PAIRS: [(u8, u8); 9] = [(1, 1), (2, 1), (3, 2), (4, 2), (4, 4), (5, 3), (2, 6), (8, 6), (10, 10)];

fn published() -> Figures {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/tower/odds.json");
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// Figures that deviate too much from the published ones.
#[derive(Default)]
struct Strays {
    looked: usize,
    found: Vec<String>,
}

impl Strays {
    fn look(&mut self, what: &str, (published, error): (f64, f64), (found, own): (f64, f64)) {
        self.looked += 1;
        let off = (found - published) / error.hypot(own);
        // Something that never happens has no error.
        if found != published && off.abs() > SURE {
            self.found.push(format!("{what}: {found:.4} instead of {published:.4}, {off:.1} standard errors"));
        }
    }

    fn mean(&mut self, what: &str, published: Mean, found: &Spread) {
        let own = published.sd / (found.trials() as f64).sqrt();
        self.look(what, (published.mean, published.error), (found.mean().mean, own));
    }

    fn share(&mut self, what: &str, published: Share, times: u64, trials: u64) {
        let own = (published.share * (1.0 - published.share) / trials as f64).sqrt();
        self.look(what, (published.share, published.error), (share(times, trials).share, own.max(0.5 / trials as f64)));
    }

    fn odds(&mut self, what: &str, published: Odds, found: Endings) {
        let what = format!("{what} {} against {}", published.attackers, published.defenders);
        for (ending, published, times) in [
            ("won", published.won, found.0[0]),
            ("drawn", published.drawn, found.0[1]),
            ("lost", published.lost, found.0[2]),
        ] {
            self.share(&format!("{what} {ending}"), published, times, found.trials());
        }
    }
}

fn place(ending: Ending) -> usize {
    match ending {
        Ending::Conquered => 0,
        Ending::Drawn => 1,
        Ending::Held => 2,
    }
}

fn fillings(tower: Tower, model: &Model, strays: &mut Strays) {
    for filling in &model.filling {
        let mut inside = Spread::default();
        for trial in 0..FILLINGS {
            let seed = Seed::new(format!("test filling {} {} {trial}", model.name, filling.players)).unwrap();
            let (thrown, fell) = fill(filling.players, tower, &seed);
            inside.count(total(thrown) - total(fell));
        }
        let what = format!("{} players, inside after the filling", filling.players);
        strays.mean(&what, filling.inside, &inside);
        // The spread of something near the bell curve is known this well.
        let spread = filling.inside.sd / (2.0 * FILLINGS as f64).sqrt();
        strays.look(&format!("{what}, s.d."), (filling.inside.sd, filling.inside.error), (inside.mean().sd, spread));
    }
}

fn first_battles(tower: Tower, scene: &Scene, model: &Model, strays: &mut Strays) {
    let mut neutral: Vec<Endings> = Vec::new();
    let mut quiet: Vec<Endings> = Vec::new();
    let near = |odds: &&Odds| PAIRS.contains(&(odds.attackers, odds.defenders));
    for trial in 0..BATTLES {
        let mut chance = chance(&format!("test first {}", model.name), trial);
        let content = filled(tower, &mut chance);
        let stage = scene.stage(&content, Foe::Neutral, &mut chance);
        for odds in &model.first_battle {
            let battle = scene.fight(&stage, Foe::Neutral, odds.attackers);
            let ending = battle.peasants.cmp(&battle.attackers) as i8 + 1;
            at(&mut neutral, odds.attackers.into()).0[ending as usize] += 1;
        }
        for (number, odds) in model.first_quiet.iter().filter(near).enumerate() {
            let foe = Foe::Quiet(odds.defenders);
            let battle = scene.fight(&scene.stage(&content, foe, &mut chance), foe, odds.attackers);
            at(&mut quiet, number).0[place(battle.ending)] += 1;
        }
    }
    for odds in &model.first_battle {
        strays.odds("first battle", *odds, neutral[usize::from(odds.attackers)]);
    }
    for (odds, found) in model.first_quiet.iter().filter(near).zip(quiet) {
        strays.odds("first battle", *odds, found);
    }
}

fn battles(tower: Tower, scene: &Scene, model: &Model, strays: &mut Strays) {
    type Mood = (&'static str, fn(u8) -> Foe);
    const MOODS: [Mood; 2] = [("quiet", Foe::Quiet), ("unrest", Foe::Unrest)];
    let mut found = [[Endings::default(); PAIRS.len()]; MOODS.len()];
    let mut own = [[0; 2]; 2];
    for trial in 0..BATTLES {
        let mut chance = chance(&format!("test middle {}", model.name), trial);
        let content = shuffled(&middle(tower, &mut AtRandom, trial, &mut chance), &mut chance);
        for ((_, mood), found) in MOODS.iter().zip(&mut found) {
            for (&(attackers, defenders), found) in PAIRS.iter().zip(found) {
                let stage = scene.stage(&content, mood(defenders), &mut chance);
                found.0[place(scene.fight(&stage, mood(defenders), attackers).ending)] += 1;
            }
        }
        for (count, own) in [0, 3].into_iter().zip(&mut own) {
            for (cubes, own) in [[count, 0], [0, count]].into_iter().zip(own) {
                let content = scene.furnished(&content, model.worth.upper, cubes, &mut chance);
                let stage = scene.stage(&content, Foe::Quiet(4), &mut chance);
                *own += u64::from(scene.fight(&stage, Foe::Quiet(4), 4).ending == Ending::Conquered);
            }
        }
    }
    for ((mood, _), found) in MOODS.iter().zip(found) {
        let published = if *mood == "quiet" { &model.quiet } else { &model.unrest };
        for ((attackers, defenders), found) in PAIRS.into_iter().zip(found) {
            strays.odds(mood, cell(published, attackers, defenders), found);
        }
    }
    for (count, [inside, tray]) in [0, 3].into_iter().zip(own) {
        let worth = model.worth.battles[count];
        strays.share(&format!("{count} own cubes inside"), worth.inside, inside, BATTLES);
        strays.share(&format!("{count} own cubes in the tray"), worth.tray, tray, BATTLES);
    }
}

fn games(tower: Tower, model: &Model, strays: &mut Strays) {
    let course = &model.games[0];
    assert_eq!(course.way, "random");
    let mut moments: Vec<[Spread; 3]> = Vec::new();
    let mut throws: Vec<Spread> = Vec::new();
    for trial in 0..GAMES {
        let mut chance = chance(&format!("test game {}", model.name), trial);
        let (_, watch) = game(tower, usize::MAX, &mut AtRandom, &mut chance);
        assert_eq!(watch.moments.len(), MOMENTS.len());
        for (number, held) in watch.moments.iter().enumerate() {
            let sum = |cubes: [i32; OWNERS]| cubes.iter().sum::<i32>() as usize;
            let [inside, peasants, tray] = at(&mut moments, number);
            inside.count(sum(held.inside));
            peasants.count(held.inside[PEASANTS] as usize);
            tray.count(sum(held.tray));
        }
        watch.throws.iter().for_each(|throw| at(&mut throws, throw.thrown).count(throw.out));
    }
    for (moment, [inside, peasants, tray]) in course.moments.iter().zip(&moments) {
        strays.mean(&format!("inside after {}", moment.after), moment.inside, inside);
        strays.mean(&format!("peasants inside after {}", moment.after), moment.peasants, peasants);
        strays.mean(&format!("in the tray after {}", moment.after), moment.tray, tray);
    }
    for out in &model.throws {
        let Some(found) = throws.get(out.thrown).filter(|found| found.trials() >= 100) else { continue };
        // Throws of one game are as correlated here as in the published figures.
        let own = out.out.error * (out.out.trials as f64 / found.trials() as f64).sqrt();
        strays.look(&format!("out of {} thrown", out.thrown), (out.out.mean, out.out.error), (found.mean().mean, own));
    }
}

/// Measures a tower and compares it with the published figures of a model.
fn strays(tower: Tower, model: &Model) -> Strays {
    let mut strays = Strays::default();
    let scene = Scene::new(tower);
    fillings(tower, model, &mut strays);
    first_battles(tower, &scene, model, &mut strays);
    battles(tower, &scene, model, &mut strays);
    games(tower, model, &mut strays);
    strays
}

fn matches_published_odds(name: &str, tower: Tower) {
    let strays = strays(tower, published().model(name));
    assert!(strays.looked > 140, "only {} figures were looked at", strays.looked);
    assert!(strays.found.is_empty(), "{name}: {} strays\n{}", strays.found.len(), strays.found.join("\n"));
}

#[test]
fn default_tower_matches_published_odds() {
    matches_published_odds("steady", Tower::default());
}

#[test]
fn crowded_tower_matches_published_odds() {
    matches_published_odds("crowded", Tower::CROWDED);
}

#[test]
fn sieve_matches_published_odds() {
    matches_published_odds("sieve", Tower::SIEVE);
}

#[test]
fn wild_tower_matches_published_odds() {
    matches_published_odds("wild", Tower::WILD);
}

#[test]
fn every_model_is_published_as_it_is_named() {
    let figures = published();
    let models: Vec<_> = figures.models.iter().map(|model| (model.name.as_str(), model.tower)).collect();
    assert_eq!(models, Tower::NAMED);
}

/// The measurements distinguish towers that differ little.
#[test]
fn wrong_odds_are_detected() {
    for (other, name) in [("floors:4/5:1/16", "steady"), ("sieve:2/3:2/3:1/4", "sieve")] {
        let strays = strays(Tower::named(other).unwrap(), published().model(name));
        assert!(strays.found.len() > 5, "{other} passes for {name}: {:?}", strays.found);
    }
}

/// The mean of the first filling can be computed exactly.
#[test]
fn first_filling_matches_published_odds() {
    for model in published().models {
        for filling in &model.filling {
            let exact = mean_filling(model.tower, filling.thrown as u32);
            assert!((exact - filling.exact).abs() < 1e-4, "{} {}", model.name, filling.players);
            let off = (filling.inside.mean - exact) / filling.inside.error;
            assert!(off.abs() < SURE, "{} {}: {off} standard errors", model.name, filling.players);
            assert_eq!(filling.histogram.iter().sum::<u64>(), filling.inside.trials);
        }
    }
}

/// A cube that is knocked loose arrives at the next floor like any other: if nearly all stay and each knocks the others
/// loose, two thrown cubes push everything down by two places.
#[test]
fn loose_cubes_arrive_at_next_floor() {
    let tower = Tower::named("floors:1/1000:1/1").unwrap();
    let scene = Scene::new(tower);
    let stranger = (0..4).find(|&seat| seat != scene.attacker.index() && seat != scene.defender.index()).unwrap();
    let mut one = [0; OWNERS];
    one[stranger] = 1;
    let content = TowerDocument { model: tower, floors: [pile(one), Pile::default()], tray: Pile::default() };
    let moved = (0..200).filter(|&trial| {
        let mut chance = chance("test falls", trial);
        let battle = scene.fight(&scene.stage(&content, Foe::Unrest(1), &mut chance), Foe::Unrest(1), 1);
        cubes(battle.out) == one
    });
    assert!(moved.count() > 190);
}

/// A second, simpler implementation of the models gives the same results as the engine.
#[test]
fn independent_implementation_agrees() {
    const TRIALS: u64 = 4_000;
    for (name, tower) in Tower::NAMED {
        let scene = Scene::new(tower);
        // Cubes inside after the filling, cubes out of the first battle, and those of them that were inside.
        let mut engine: [Spread; 3] = Default::default();
        let mut plain: [Spread; 3] = Default::default();
        for trial in 0..TRIALS {
            let mut chance = chance(&format!("test opinion {name}"), trial);
            let content = filled(tower, &mut chance);
            engine[0].count(content.floors.map(total).iter().sum());
            let stage = scene.stage(&content, Foe::Unrest(6), &mut chance);
            let battle = scene.fight(&stage, Foe::Unrest(6), 9);
            engine[1].count(total(battle.out));
            let strangers = (0..OWNERS).filter(|&owner| cubes(battle.thrown)[owner] == 0);
            engine[2].count(strangers.map(|owner| usize::from(cubes(battle.out)[owner])).sum());

            let mut second = Plain::new(tower);
            // Seven of four colors and ten peasants; colors 0 and 1 fight.
            second.throw((0..38).map(|cube| (cube / 7).min(4)).collect(), true, &mut chance);
            plain[0].count(second.inside().count());
            let out = second.throw((0..15).map(|cube| usize::from(cube < 9)).collect(), false, &mut chance);
            plain[1].count(out.len());
            plain[2].count(out.iter().filter(|&&colour| colour > 1).count());
        }
        for ((what, engine), plain) in ["inside", "out", "strangers out"].into_iter().zip(&engine).zip(&plain) {
            let (engine, plain) = (engine.mean(), plain.mean());
            let off = (engine.mean - plain.mean) / engine.error.hypot(plain.error);
            assert!(off.abs() < SURE, "{name}, {what}: {engine:?}, {plain:?}");
            let off = (engine.sd - plain.sd) / (engine.error.hypot(plain.error) / 2f64.sqrt());
            assert!(off.abs() < SURE + 1.0, "{name}, spread of {what}: {engine:?}, {plain:?}");
        }
    }
}

/// Counting cubes by events gives the same result as the engine, and no cube is created or lost.
#[test]
fn no_cube_is_made_or_lost() {
    for (name, tower) in Tower::NAMED {
        for trial in 0..10 {
            let mut chance = chance(&format!("test books {name}"), trial);
            let mut watch = lab::play::Watch::default();
            let mut state = State::open(&options(4, tower), &Seed::from(trial), &mut watch).unwrap();
            while let Some(seat) = state.waiting_for().iter().next() {
                let mut actions = Vec::new();
                state.legal_actions(seat, &mut actions);
                let action = actions[chance.below(actions.len() as u32) as usize];
                let throws = watch.throws.len();
                state.perform(seat, action, &mut watch).unwrap();
                state.check().unwrap();
                if watch.throws.len() > throws {
                    let TowerDocument { floors, tray, .. } = state.position().table.tower;
                    let inside: Vec<i32> = (0..OWNERS)
                        .map(|owner| floors.map(|floor| i32::from(cubes(floor)[owner])).iter().sum())
                        .collect();
                    assert_eq!(watch.held.inside[..], inside[..], "{name}");
                    assert_eq!(watch.held.tray, cubes(tray).map(i32::from), "{name}");
                }
            }
        }
    }
}

/// Asserts that all means are equal within sampling error.
fn assert_alike(what: &str, counts: &[Spread]) {
    let means: Vec<Mean> = counts.iter().map(Spread::mean).collect();
    for one in &means[1..] {
        let off = (one.mean - means[0].mean) / one.error.hypot(means[0].error);
        assert!(off.abs() < SURE, "{what}: {means:?}");
    }
}

/// All cubes are thrown together (p.11), so no color is favored.
#[test]
fn no_color_is_favored() {
    const TRIALS: u64 = 6_000;
    for (name, tower) in Tower::NAMED {
        // At the first filling equal numbers of all colors stay.
        let mut stay = vec![Spread::default(); 5];
        for trial in 0..TRIALS {
            let (thrown, fell) = fill(5, tower, &Seed::new(format!("test colours {name} {trial}")).unwrap());
            let (thrown, fell) = (cubes(thrown), cubes(fell));
            stay.iter_mut().zip(0..5).for_each(|(stay, owner)| stay.count(usize::from(thrown[owner] - fell[owner])));
        }
        assert_alike(name, &stay);

        // In a battle with equal numbers of cubes, equal numbers come out, and the attacker has no advantage.
        let scene = Scene::new(tower);
        let (attacker, defender) = (scene.attacker.index(), scene.defender.index());
        let mut tray = [4, 4, 4, 4, 0, 4];
        (tray[attacker], tray[defender]) = (0, 0);
        let floors = [pile([1, 1, 1, 1, 0, 1]), Pile::default()];
        let content = TowerDocument { model: tower, floors, tray: pile(tray) };
        let mut out = vec![Spread::default(); OWNERS];
        let mut endings = Endings::default();
        for trial in 0..TRIALS {
            let mut chance = chance(&format!("test alike {name}"), trial);
            let battle = scene.fight(&scene.stage(&content, Foe::Unrest(4), &mut chance), Foe::Unrest(4), 4);
            assert_eq!(cubes(battle.thrown), [4, 4, 4, 4, 0, 4]);
            out.iter_mut().zip(cubes(battle.out)).for_each(|(out, cubes)| out.count(cubes.into()));
            endings.0[place(battle.ending)] += 1;
        }
        out.remove(4);
        assert_alike(name, &out);
        let [won, _, lost] = endings.0.map(|times| times as f64);
        let off = (won - lost) / (won + lost).sqrt();
        assert!(off.abs() < SURE, "{name}: {endings:?}");
    }
}
