//! Characters differ in what they do, not only in what they say.

use std::collections::BTreeMap;

use crate::common::{series, watch};
use bots::{CHARACTERS, Contest};
use engine::{PlayerAction, Seat};

/// For each bot, what was counted over some games, by what.
type Counts = BTreeMap<(String, &'static str), f64>;

const TABLE: [&str; 4] = ["greedy:builder", "greedy:raider", "greedy:cautious", "greedy:merchant"];

fn counted<G: Contest<Plan: Default>>(
    table: &[&str],
    games: u64,
    kind: impl Fn(&G, Seat, &G::Action) -> Option<&'static str>,
) -> Counts {
    let series = series::<G>(table, 21);
    let mut counts = Counts::new();
    for number in 0..games {
        let mut actions = Vec::new();
        let (_, bots) = watch(&series, number, |session, seat, done| {
            if let PlayerAction::Game(action) = done {
                actions.extend(kind(session.game(), seat, action).map(|what| (seat, what)));
            }
        });
        for (seat, what) in actions {
            *counts.entry((bots[seat.index()].clone(), what)).or_default() += 1.0;
        }
    }
    println!("{}: {counts:?}", G::NAME);
    counts
}

fn count(counts: &Counts, bot: &str, what: &'static str) -> f64 {
    counts.get(&(bot.to_owned(), what)).copied().unwrap_or(0.0)
}

#[test]
fn builders_build_and_raiders_raid_in_shogun() {
    let kind = |game: &shogun::State, seat: Seat, action: &shogun::Action| match *action {
        shogun::Action::Plan { field, card: shogun::Card::Province(_) } if field.builds().is_some() => Some("sites"),
        shogun::Action::March { to, .. } if game.public().owner(to).is_some_and(|owner| owner != seat) => Some("raids"),
        _ => None,
    };
    let counts = counted(&TABLE, 24, kind);
    let of = |bot, what| count(&counts, bot, what);
    assert!(of("greedy:builder", "sites") > 1.2 * of("greedy:raider", "sites"));
    assert!(of("greedy:raider", "raids") > 1.5 * of("greedy:builder", "raids"));
    assert!(of("greedy:raider", "raids") > 1.5 * of("greedy:cautious", "raids"));
}

#[test]
fn builders_build_and_raiders_raid_in_rising_sun() {
    use rising_sun::{Action, State};
    let kind = |_: &State, _: Seat, action: &Action| match action {
        Action::BuildStronghold { .. } => Some("strongholds"),
        Action::Replace { .. } | Action::TakeHostage { .. } | Action::KillFigure { .. } => Some("raids"),
        _ => None,
    };
    let counts = counted(&TABLE, 32, kind);
    let of = |bot, what| count(&counts, bot, what);
    assert!(of("greedy:builder", "strongholds") > 1.3 * of("greedy:raider", "strongholds"));
    assert!(of("greedy:raider", "raids") > 1.3 * of("greedy:cautious", "raids"));
}

/// Every character plays every game to its end.
#[test]
fn every_character_plays() {
    fn play<G: Contest<Plan: Default>>() {
        for character in &CHARACTERS {
            let name = format!("greedy:{}", character.name);
            let (session, _) = watch(&series::<G>(&[&name, &name, "greedy:any"], 2), 0, |_, _, _| ());
            assert!(session.game().outcome().is_some(), "{name}");
        }
        assert!(G::bot("greedy:nobody", 1).is_none() && G::bot("random:raider", 1).is_none());
    }
    play::<rising_sun::State>();
    play::<shogun::State>();
}
