//! Bots turn against a runaway leader: the same tables, with the lead given to one seat or another.

use crate::common::{offer, series};
use bots::{Contest, Motive};
use engine::{Chance, DiscardEvents, Game, Seat, Seats, Seed, SessionView, Viewer};

/// The points that a runaway leader has more than the others.
const LEAD: u16 = 30;

/// A game in which the test gives a seat a lead, and recognizes attacks.
trait Led: Contest<Plan: Default> {
    /// The same state with more points for a seat.
    fn ahead(&self, seat: Seat) -> Self;
    /// The seat that an action hits.
    fn victim(&self, seat: Seat, action: Self::Action) -> Option<Seat>;
}

impl Led for rising_sun::State {
    fn ahead(&self, seat: Seat) -> Self {
        let mut position = self.position();
        position.table.players[seat.index()].vp += LEAD;
        Self::from_position(position).unwrap()
    }

    fn victim(&self, _seat: Seat, action: rising_sun::Action) -> Option<Seat> {
        use rising_sun::Action::*;
        match action {
            Replace { clan, .. } | KillFigure { clan, .. } | TakeHostage { clan, .. } => self.public().seat_of(clan),
            _ => None,
        }
    }
}

impl Led for shogun::State {
    fn ahead(&self, seat: Seat) -> Self {
        let mut position = self.position();
        position.table.players[seat.index()].points += LEAD;
        Self::from_position(position).unwrap()
    }

    fn victim(&self, seat: Seat, action: shogun::Action) -> Option<Seat> {
        match action {
            shogun::Action::March { to, .. } => self.public().owner(to).filter(|&owner| owner != seat),
            _ => None,
        }
    }
}

/// At how many tables the attack went with the lead from one seat to the other, and at how many
/// it went the other way. Where the lead does not matter, either is as likely.
#[derive(Default, Debug)]
struct Hits {
    tables: u32,
    towards: u32,
    away: u32,
}

/// Plays at random, and wherever somebody may attack several others, asks a bot whom it would
/// attack if the one or the other of them were far ahead.
fn hits<G: Led>(bot: &str, wanted: u32) -> Hits {
    let mut hits = Hits::default();
    let mut chance = Seed::from(77).chance();
    for number in 0.. {
        let deal = series::<G>(&["random"; 4], 3).deal(number * 4);
        let mut game = G::deal(&deal.options, &deal.seed).unwrap();
        let mut legal = Vec::new();
        while let Some(seat) = game.waiting_for().iter().next() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let victims = legal.iter().filter_map(|&action| game.victim(seat, action));
            let victims = victims.fold(Seats::NONE, Seats::with);
            if victims.len() > 1 {
                count(bot, &game, seat, &legal, victims, &mut hits);
                if hits.tables >= wanted {
                    return hits;
                }
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.perform(seat, action, &mut DiscardEvents).unwrap();
        }
    }
    hits
}

fn count<G: Led>(bot: &str, game: &G, seat: Seat, legal: &[G::Action], victims: Seats, hits: &mut Hits) {
    let hit = |leader: Seat| {
        let view = game.ahead(leader).view(Viewer::Seat(seat));
        let choice = G::bot(bot, u64::from(hits.tables)).unwrap().decide(&SessionView::of(view), legal);
        game.victim(seat, legal[choice])
    };
    let leaders: Vec<Seat> = victims.iter().take(2).collect();
    let [one, other] = [hit(leaders[0]), hit(leaders[1])];
    // Only tables at which the bot attacks one of the two either way say something.
    if [one, other].iter().all(|hit| hit.is_some_and(|seat| leaders.contains(&seat))) {
        hits.tables += 1;
        let followed = [one == Some(leaders[0]), other == Some(leaders[1])];
        hits.towards += u32::from(followed == [true, true]);
        hits.away += u32::from(followed == [false, false]);
    }
}

fn attacks_follow_the_lead<G: Led>(bot: &str, tables: u32) {
    let hits = hits::<G>(bot, tables);
    println!("{} {bot}: {hits:?}", G::NAME);
    assert_eq!(hits.tables, tables);
    assert!(hits.towards > 2 * hits.away + tables / 25, "{} {bot}: {hits:?}", G::NAME);
}

#[test]
fn attacks_follow_the_lead_in_rising_sun() {
    attacks_follow_the_lead::<rising_sun::State>("greedy", 150);
    attacks_follow_the_lead::<rising_sun::State>("skilled", 100);
}

#[test]
fn attacks_follow_the_lead_in_shogun() {
    attacks_follow_the_lead::<shogun::State>("greedy", 300);
    attacks_follow_the_lead::<shogun::State>("skilled", 100);
}

/// Offers and answers of all bots at a new table at which one of them leads.
fn alliances(bot: &str, leader: Seat, chance: &mut Chance) -> [(u32, u32); 2] {
    // Taken and made: with the leader, with others.
    let mut counts = [(0, 0); 2];
    for _ in 0..10 {
        let deal = series::<rising_sun::State>(&["random"; 4], chance.below(1000).into()).deal(0);
        let game = rising_sun::State::deal(&deal.options, &deal.seed).unwrap().ahead(leader);
        for me in Seats::first(4).iter().filter(|&me| me != leader) {
            let seen = SessionView::of(game.view(Viewer::Seat(me)));
            let mut bot = <rising_sun::State as Contest>::bot(bot, chance.below(1000).into()).unwrap();
            let terms = rising_sun::Terms { alliance: true, ..Default::default() };
            for other in Seats::first(4).iter().filter(|&other| other != me) {
                let offer = offer(&game, (other, me), Some(terms), &[], &[]);
                let answer = bot.answer(&seen, &offer);
                counts[usize::from(other != leader)].0 += u32::from(answer.yes);
                assert!(answer.yes || other != leader || answer.why == Motive::TooStrong);
            }
            while let Some(proposal) = bot.propose(&seen) {
                counts[usize::from(proposal.to != leader)].1 += 1;
                assert!(proposal.to == leader || proposal.why == Motive::StopLeader(leader));
            }
        }
    }
    counts
}

/// Whoever leads stays alone; the others find together, and say against whom.
#[test]
fn runaway_leader_finds_no_ally() {
    let mut chance = Seed::from(5).chance();
    for bot in ["greedy", "skilled"] {
        for leader in [Seat(0), Seat(2)] {
            let [with_leader, with_others] = alliances(bot, leader, &mut chance);
            // Each of the three others was asked once by the leader and twice by others.
            assert!(with_leader.0 < 3 && with_leader.1 < 3, "{bot}: {with_leader:?}");
            assert!(with_others.0 > 45 && with_others.1 > 20, "{bot}: {with_others:?}");
        }
    }
}
