//! How bots judge tables: the nets, how they are fitted, and what looking ahead finds.

use bots::value::fit::{Course, examples, fit, surprise};
use bots::value::{Appraise, Net, chances};
use bots::{Budget, Contest, DEADLINE, Dice, Foresight, Series, Unwatched, look_ahead};
use engine::{DiscardEvents, Seed, Viewer};

/// Plays a game by dice and shows every table on the way.
fn random_game<G: Contest<Plan: Default>>(seed: u64, mut show: impl FnMut(&G)) {
    let deal = Series::<G>::new(vec!["random".to_owned(); 4], Default::default(), seed).deal(0);
    let mut game = G::deal(&deal.options, &deal.seed).unwrap();
    let mut dice = Dice::new(seed);
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting_for().iter().next() {
        show(&game);
        legal.clear();
        game.legal_actions(seat, &mut legal);
        game.perform(seat, legal[dice.below(legal.len())], &mut DiscardEvents).unwrap();
    }
    show(&game);
}

fn chances_add_up<G: Appraise<Plan: Default>>() {
    for seed in 0..5 {
        random_game::<G>(seed, |game| {
            let chances = chances(game, G::net());
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{chances:?}");
            assert!(chances[game.seats()..].iter().all(|&chance| chance == 0.0));
            if let Some(outcome) = game.outcome() {
                let winners = outcome.winners();
                let share = 1.0 / winners.len() as f64;
                assert!(winners.iter().all(|seat| chances[seat.index()] == share), "{chances:?}");
            }
        });
    }
}

#[test]
fn chances_add_up_to_one_and_are_certain_in_the_end() {
    chances_add_up::<rising_sun::State>();
    chances_add_up::<shogun::State>();
}

fn says_how_it_was_made<G: Appraise>() {
    let Net { made_by, inputs, bias, outputs, direct } = G::net();
    assert!(made_by.starts_with(&format!("cargo xtask fit {}", G::NAME)), "{made_by}");
    assert_eq!((direct.len(), inputs.len()), (G::FEATURES, G::FEATURES * bias.len()));
    assert_eq!(outputs.len(), bias.len());
}

#[test]
fn a_fitted_net_says_how_it_was_made_and_fits_its_game() {
    says_how_it_was_made::<rising_sun::State>();
    says_how_it_was_made::<shogun::State>();
}

/// Learning from a few games helps to tell who wins others, and gives the same net each time.
fn learns<G: Appraise<Plan: Default>>() {
    let course = Course {
        tables: vec![vec!["greedy".to_owned(); 4]],
        games: 60,
        slips: 4,
        seed: 3,
        hidden: 4,
        epochs: 4,
        decay: 0.01,
    };
    let gather = |numbers: std::ops::Range<u64>| -> Vec<_> {
        numbers.flat_map(|number| examples::<G>(&course, &G::Plan::default(), number)).collect()
    };
    let (seen, unseen) = (gather(0..course.games), gather(course.games..course.games + 30));
    let net = fit(&course, G::FEATURES, &seen, |_, _| {});
    assert_eq!(net, fit(&course, G::FEATURES, &seen, |_, _| {}));
    let blind = 4f64.ln();
    let surprised = surprise(&net, G::FEATURES, &unseen);
    assert!(surprised < 0.97 * blind, "{}: {surprised} against {blind}", G::NAME);
    let read = Net::read(&net.write()).unwrap();
    assert!((surprise(&read, G::FEATURES, &unseen) - surprised).abs() < 0.01);
}

#[test]
fn a_net_learns_from_games() {
    learns::<rising_sun::State>();
    learns::<shogun::State>();
}

/// The fitted nets tell better who wins than what a few games teach.
fn knows_the_game<G: Appraise<Plan: Default>>(least: f64) {
    let tables = vec![vec!["greedy".to_owned(); 4]];
    let course = Course { tables, games: 0, slips: 0, seed: 99, hidden: 0, epochs: 0, decay: 0.0 };
    let unseen: Vec<_> = (0..60).flat_map(|number| examples::<G>(&course, &G::Plan::default(), number)).collect();
    let surprised = surprise(G::net(), G::FEATURES, &unseen);
    assert!(surprised < least, "{}: {surprised}", G::NAME);
}

#[test]
fn the_fitted_nets_know_their_games() {
    knows_the_game::<rising_sun::State>(1.25);
    knows_the_game::<shogun::State>(1.25);
}

fn looks_ahead<G: Foresight<Plan: Default>>() {
    let budget = Budget { iterations: 30, width: 4, depth: 2, curiosity: 0.05 };
    let mut dice = Dice::new(8);
    let mut searched = 0;
    random_game::<G>(2, |game| {
        let Some(seat) = game.waiting_for().iter().next() else { return };
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        if legal.len() < 2 || !dice.one_in(15) {
            return;
        }
        let found = look_ahead::<G>(&game.view(Viewer::Seat(seat)), seat, budget, 4);
        let tried: u32 = found.choices.iter().map(|choice| choice.1).sum();
        assert_eq!(tried, budget.iterations);
        assert!(found.choices.iter().all(|(action, ..)| legal.contains(action)));
        assert!(found.choices.iter().all(|(_, visits, mean)| *visits == 0 || (0.0..=1.0).contains(mean)));
        assert!(found.decided >= u64::from(budget.iterations));
        searched += 1;
    });
    assert!(searched > 3);
}

#[test]
fn looking_ahead_weighs_legal_choices_by_chances() {
    looks_ahead::<rising_sun::State>();
    looks_ahead::<shogun::State>();
}

/// Who peeks sits at tables of bots only, where it is measured what hidden things are worth.
#[test]
fn only_a_series_has_bots_that_peek() {
    fn peeks<G: Contest<Plan: Default>>() {
        assert!(bots::player::<G>("skilled+peek", 1, DEADLINE).is_err());
        assert!(Series::<G>::knows("skilled+peek", DEADLINE).is_ok());
        assert!(Series::<G>::knows("greedy+peek", DEADLINE).is_err());
        let bots = ["skilled+peek", "random", "random"].map(str::to_owned).to_vec();
        Series::<G>::new(bots, Default::default(), 1).play(0, &mut Unwatched).unwrap();
    }
    peeks::<rising_sun::State>();
    peeks::<shogun::State>();
}

/// Other luck changes nothing that anybody sees.
#[test]
fn luck_to_come_is_part_of_no_view() {
    fn same<G: Foresight<Plan: Default>>() {
        let mut chance = Seed::from(6).chance();
        random_game::<G>(7, |game| {
            let other = G::with_luck(game, &mut chance);
            for seat in engine::Seats::first(game.seats()).iter() {
                assert_eq!(game.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
            }
        });
    }
    same::<rising_sun::State>();
    same::<shogun::State>();
}
