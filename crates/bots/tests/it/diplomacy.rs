//! How bots deal with each other: offers, answers, trust, and words that are kept or not.

use std::collections::BTreeMap;

use crate::common::{offer, promise, series, watch};
use bots::{Contest, Deal, Motive, Player};
use engine::{
    Chance, DiscardEvents, Game, NegotiationAction, PlayerAction, PromiseContent, PromiseId, PromiseOf, Seat, Seed,
    SessionView, Verdict, Viewer,
};
use rising_sun::{
    BUSHI, CardSet, Clan, Figure, Goods, KamiChoice, Options, Pledge, Province, SHINTO, SetChoice, State, Terms,
};

const KOI: Seat = Seat(0);

/// The first tea ceremony of a game in which each clan has two bushi: Koi and Lotus each hold a war province.
fn two_war_provinces() -> (State, Seat, SessionView<State>) {
    let places = [(Clan::Koi, Province::Kyoto), (Clan::Lotus, Province::Edo), (Clan::Turtle, Province::Oshu)];
    let options = Options {
        clans: places.map(|(clan, _)| clan).to_vec(),
        set: SetChoice::Set(CardSet::Archway),
        kami: KamiChoice::FirstGame,
        kami_unbound: false,
    };
    let mut position = State::deal(&options, &Seed::from(1)).unwrap().position();
    for (clan, province) in places {
        let player = position.table.players.iter_mut().find(|player| player.clan == clan).unwrap();
        player.provinces = BTreeMap::from([(province, BTreeMap::from([(Figure::Bushi, 2)]))]);
        let reserve = [(Figure::Bushi, BUSHI - 2), (Figure::Shinto, SHINTO), (Figure::Daimyo, 1)];
        player.reserve = BTreeMap::from(reserve);
        player.coins = if clan == Clan::Koi { 4 } else { 0 };
    }
    let contested = [Province::Kyoto, Province::Edo];
    let rest = Province::ALL.into_iter().filter(|province| !contested.contains(province));
    let tokens: Vec<_> = contested.into_iter().chain(rest).collect();
    position.table.war_provinces = tokens[..places.len() + 2].to_vec();
    position.tokens.insert(position.table.season, tokens);
    let game = State::from_position(position).unwrap();
    let (koi, lotus) = (game.seat_of(Clan::Koi).unwrap(), game.seat_of(Clan::Lotus).unwrap());
    let view = SessionView::of(game.view(Viewer::Seat(koi)));
    assert_eq!(koi, KOI);
    (game, lotus, view)
}

fn bot(name: &str) -> Box<dyn Player<State>> {
    State::bot(name, 1).unwrap()
}

/// Each stays out of the other's province: only worth it to those who believe it.
#[test]
fn trust_falls_with_a_broken_promise_and_rises_with_a_kept_one() {
    let (game, lotus, seen) = two_war_provinces();
    let (own, theirs) = (Pledge::StayOut { province: Province::Kyoto }, Pledge::StayOut { province: Province::Edo });
    let swap = offer(&game, (lotus, KOI), None, &[own], &[theirs]);
    let answer = |name: &str, verdicts: &[Verdict]| {
        let mut seen = seen.clone();
        seen.promises = verdicts.iter().map(|&verdict| promise(&game, (lotus, KOI), own, Some(verdict))).collect();
        let answer = bot(name).answer(&seen, &swap);
        (answer.yes, answer.why)
    };
    use Verdict::{Broken, Kept, Void};
    assert_eq!(answer("greedy", &[]), (true, Motive::Peace));
    assert_eq!(answer("greedy", &[Void]), (true, Motive::Peace));
    assert_eq!(answer("greedy", &[Kept]), (true, Motive::KeptWord));
    assert_eq!(answer("greedy", &[Broken]), (false, Motive::BrokenWord));
    assert_eq!(answer("greedy", &[Broken, Kept]), (false, Motive::BrokenWord));
    assert_eq!(answer("greedy", &[Broken, Kept, Kept, Kept, Kept, Kept]), (true, Motive::KeptWord));
    assert_eq!(answer("greedy:cautious", &[]), (false, Motive::LittleTrust));
    assert_eq!(answer("greedy:cautious", &[Kept, Kept]), (true, Motive::KeptWord));
}

#[test]
fn bad_deals_are_refused_with_a_reason() {
    let (game, lotus, seen) = two_war_provinces();
    let goods = |coins| Goods { coins, ronin: 0 };
    let terms = |give, ask| Some(Terms { alliance: false, give: goods(give), ask: goods(ask) });
    let answer = |terms, i: &[Pledge], you: &[Pledge]| {
        let answer = bot("greedy").answer(&seen, &offer(&game, (lotus, KOI), terms, i, you));
        (answer.yes, answer.why)
    };
    assert_eq!(answer(terms(0, 2), &[], &[]), (false, Motive::TooDear));
    let edo = Pledge::StayOut { province: Province::Edo };
    assert_eq!(answer(None, &[], &[edo]), (false, Motive::NotInterested));
    // Lotus has no coins to give.
    assert_eq!(answer(terms(2, 0), &[], &[]), (false, Motive::NotInterested));
    let mandate = Pledge::PlayMandate { mandate: rising_sun::Mandate::Harvest };
    let careful = bot("greedy:honorable").answer(&seen, &offer(&game, (lotus, KOI), None, &[edo], &[mandate]));
    assert_eq!((careful.yes, careful.why), (false, Motive::CannotKeep));
}

/// What became of the promises of each bot, and whether it could have kept those that it broke.
fn words<G: Contest<Plan: Default>>(bots: &[&str], games: u64) -> BTreeMap<String, (u32, u32, u32)> {
    let series = series::<G>(bots, 5);
    let mut words = BTreeMap::new();
    for number in 0..games {
        let mut free = Vec::new();
        let (session, bots) = watch(&series, number, |session, seat, action| {
            let PlayerAction::Game(action) = action else { return };
            let promises = session.negotiations().promises().iter().map(|promise| &**promise);
            let open: Vec<_> = promises.filter(|one| one.verdict.is_none() && one.by.seat == seat).collect();
            let broken = |action: &G::Action| -> Vec<PromiseId> {
                let (mut game, mut events) = (session.game().clone(), Vec::new());
                game.perform(seat, *action, &mut events).unwrap();
                let is_broken = |promise: &&PromiseOf<G>| {
                    let PromiseContent::Pledge(pledge) = &promise.content else { return false };
                    let verdict = |event| game.judge(pledge, seat, promise.to.seat, event);
                    events.iter().find_map(verdict) == Some(Verdict::Broken)
                };
                open.iter().copied().filter(is_broken).map(|promise| promise.id).collect()
            };
            // A player who must march may have promised peace to all neighbors, so all promises must be kept at once.
            let now = broken(action);
            if !now.is_empty() && session.legal(seat).iter().any(|other| broken(other).is_empty()) {
                free.extend(now);
            }
        });
        for promise in session.negotiations().promises() {
            let counts: &mut (u32, u32, u32) = words.entry(bots[promise.by.seat.index()].clone()).or_default();
            counts.0 += u32::from(promise.verdict == Some(Verdict::Kept));
            counts.1 += u32::from(promise.verdict == Some(Verdict::Broken));
            counts.2 += u32::from(free.contains(&promise.id));
        }
    }
    words
}

/// Kept, broken, and broken where there was a way to keep it.
fn keep_their_word_by_character<G: Contest<Plan: Default>>() {
    let words = words::<G>(&["greedy:honorable", "greedy:treacherous", "greedy", "greedy:honorable"], 40);
    println!("{}: {words:?}", G::NAME);
    let (kept, broken, free) = words["greedy:honorable"];
    assert!(kept > 20 && free == 0, "{words:?}");
    // Even without a way to keep it, hardly ever.
    assert!(broken * 50 <= kept, "{words:?}");
    let (kept, broken, free) = words["greedy:treacherous"];
    assert!(kept > 0 && broken > 10 && free > 5, "{words:?}");
}

#[test]
fn the_honorable_keep_their_word_and_the_treacherous_do_not() {
    keep_their_word_by_character::<State>();
    keep_their_word_by_character::<shogun::State>();
}

/// Bots offer, and others take some offers and refuse some; no bot offers all the time.
fn offers_are_taken_and_refused<G: Contest<Plan: Default>>() {
    let table = ["greedy:cautious", "greedy:treacherous", "greedy:merchant", "greedy:builder"];
    let series = series::<G>(&table, 8);
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for number in 0..12 {
        watch(&series, number, |_, _, action| {
            if let PlayerAction::Negotiate(free) = action {
                *counts.entry(free.name()).or_default() += 1;
            }
        });
    }
    println!("{}: {counts:?}", G::NAME);
    assert!(counts["accept"] > 12 && counts["decline"] > 6, "{counts:?}");
    // 4 seats, at most 6 seasons, 2 offers in each.
    assert!(counts["offer"] <= 12 * 4 * 12, "{counts:?}");
}

#[test]
fn bots_offer_and_others_take_some_and_refuse_some() {
    offers_are_taken_and_refused::<State>();
    offers_are_taken_and_refused::<shogun::State>();
}

#[test]
fn no_offer_is_repeated_within_a_season() {
    let series = series::<State>(&["greedy:any", "greedy:any", "greedy:any"], 3);
    for number in 0..6 {
        let mut heard = Vec::new();
        watch(&series, number, |session, seat, action| {
            if let PlayerAction::Negotiate(offer @ NegotiationAction::Offer { .. }) = action {
                let said = (session.game().public().season(), seat, offer.clone());
                assert!(!heard.contains(&said), "{said:?}");
                heard.push(said);
            }
        });
        assert!(!heard.is_empty());
    }
}

/// Where only hidden things differ, a bot offers and answers the same.
fn deals_by_its_view<G: Contest<Plan: Default>>(bot: &str) {
    let mut chance = Seed::from(4).chance();
    // Three games each time have the same deal.
    let deals = [0, 3, 6].map(|number| series::<G>(&["random", "random", "random"], 9).deal(number));
    let offers: u32 = deals.iter().map(|deal| offers_by_its_view::<G>(bot, deal, &mut chance)).sum();
    assert!(offers > 2, "{} {bot} made only {offers}", G::NAME);
}

/// The same in one game, whose offers are counted.
fn offers_by_its_view<G: Contest>(bot: &str, deal: &Deal<G>, chance: &mut Chance) -> u32 {
    let mut game = G::deal(&deal.options, &deal.seed).unwrap();
    let (mut legal, mut offers) = (Vec::new(), 0);
    while let Some(seat) = game.waiting_for().iter().next() {
        let view = game.view(Viewer::Seat(seat));
        let twin = G::imagine(&view, chance).view(Viewer::Seat(seat));
        let [view, twin] = [view, twin].map(SessionView::<G>::of);
        let proposal = G::bot(bot, 5).unwrap().propose(&view);
        assert_eq!(proposal, G::bot(bot, 5).unwrap().propose(&twin));
        if let Some(proposal) = proposal {
            offers += 1;
            let (to, why) = (proposal.to, proposal.why);
            assert_ne!(to, seat, "{why:?}");
            if let NegotiationAction::Offer { terms, i_promise, you_promise, .. } = proposal.free(&game) {
                let mut offer = offer(&game, (seat, to), terms, &[], &[]);
                (offer.i_promise, offer.you_promise) = (i_promise, you_promise);
                let view = game.view(Viewer::Seat(to));
                let twin = G::imagine(&view, chance).view(Viewer::Seat(to));
                let answer = |view: G::View| G::bot(bot, 6).unwrap().answer(&SessionView::of(view), &offer);
                assert_eq!(answer(view), answer(twin));
            }
        }
        legal.clear();
        game.legal_actions(seat, &mut legal);
        game.perform(seat, legal[chance.below(legal.len() as u32) as usize], &mut DiscardEvents).unwrap();
    }
    offers
}

#[test]
fn hidden_things_change_no_offer_and_no_answer() {
    for bot in ["greedy", "greedy:honorable", "skilled:merchant"] {
        deals_by_its_view::<State>(bot);
        deals_by_its_view::<shogun::State>(bot);
    }
}
