//! Set-up, the descent of the kami in the kami turns, and their way home.

use std::collections::BTreeMap;

use engine::{Game, Seed};

use super::prelude::*;

/// A dealt game of four clans.
fn dealt(set: CardSet, kami_unbound: bool, seed: u64) -> Table {
    let clans = vec![Koi, Lotus, Turtle, Dragonfly];
    let options = Options { clans, set: SetChoice::Set(set), kami: KamiChoice::Random, kami_unbound };
    Table { state: State::deal(&options, &Seed::from(seed)).unwrap(), events: Vec::new() }
}

/// A whole game of decisions taken by chance; `look` sees the table after each of them.
fn play(set: CardSet, kami_unbound: bool, seed: u64, look: impl Fn(&Table)) -> Table {
    let mut table = dealt(set, kami_unbound, seed);
    let mut dice = seed;
    while let Some(&clan) = table.waiting_for().first() {
        look(&table);
        let legal = table.legal(clan);
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        table.act(clan, legal[(dice >> 33) as usize % legal.len()]);
    }
    look(&table);
    table
}

/// In how many seasons of a game that was played a kami came down.
fn seasons_with_kami(table: &Table) -> usize {
    let seasons = table.events.split(|event| matches!(event, Event::SeasonEnded { .. }));
    seasons.filter(|season| season.iter().any(|event| matches!(event, Event::KamiPlaced { .. }))).count()
}

/// Kami Unbound, "Spielaufbau" and "Jahreszeitkarten-Set": every set serves with and without the
/// unbound kami, Mountain among them; the cards for sale are those of the set either way.
#[test]
fn every_set_with_and_without_the_kami() {
    for set in CardSet::ALL {
        for unbound in [false, true] {
            let table = dealt(set, unbound, 1).doc().table;
            assert_eq!((table.set, table.kami_unbound), (set, unbound));
            let cards = Cards::for_sale(Spring, set);
            assert_eq!(table.market, cards.kinds().map(|card| (card, cards.count(card))).collect());
        }
    }
}

/// Kami Unbound, "Schreine abhandeln – Provinzen betreten": at the start the kami are not on the map.
#[test]
fn at_the_start_no_kami_is_on_the_map() {
    for set in CardSet::ALL {
        let table = dealt(set, true, 2);
        assert_eq!(table.doc().table.walks, [].into());
        assert_eq!(Kami::ALL.map(|kami| (table.walks(kami), table.controller(kami))), [(None, None); 7]);
    }
}

/// Kami Unbound, "Spielaufbau": only the four kami in play have figures, only in a game with the expansion,
/// and only after the tea ceremony; no position can say otherwise.
#[test]
fn positions_with_misplaced_kami_are_refused() {
    let error = |change: &dyn Fn(&mut TableDocument)| {
        let mut doc = three(Archway, Spring).unbound().worship(Lotus, Hachiman, Shinto, 1).mandate_turn(Koi).doc();
        change(&mut doc.table);
        State::from_position(doc).err().map(|error| error.to_string().contains("kami"))
    };
    let walk = |kami: Kami| BTreeMap::from([(kami, WalkDocument { province: Some(Kyoto), holder: Lotus })]);
    assert_eq!(error(&|table| table.walks = walk(Hachiman)), None);
    assert_eq!(error(&|table| table.walks = walk(Raijin)), Some(true), "Raijin is in the box");
    let bound = |table: &mut TableDocument| (table.walks, table.kami_unbound) = (walk(Hachiman), false);
    assert_eq!(error(&bound), Some(true), "the expansion is in the box");
    let mut tea = three(Archway, Spring).unbound().tea().doc();
    tea.table.walks = walk(Hachiman);
    assert!(State::from_position(tea).is_err(), "the season has just begun");
}

/// Kami Unbound, "Abschluss einer Jahreszeit": in whole games of all sets, no kami is on the map in
/// any tea ceremony nor in Winter, and they come down again in later seasons.
#[test]
fn the_kami_are_home_in_every_tea_ceremony() {
    let seasons = CardSet::ALL.map(|set| {
        let games = (1..=4).map(|seed| {
            let table = play(set, true, seed, |table| {
                let table = table.doc().table;
                if matches!(table.phase, Phase::TeaCeremony | Phase::Over) {
                    assert_eq!(table.walks, [].into(), "{:?}", table.season);
                }
            });
            assert_eq!(table.doc().table.season, Winter);
            seasons_with_kami(&table)
        });
        games.max().unwrap_or(0)
    });
    assert!(seasons.into_iter().all(|count| count >= 2), "{seasons:?}");
}

/// Kami Unbound, "Entfesselte Kami": without the expansion no kami is ever on the map, even with the
/// Mountain set.
#[test]
fn the_base_game_has_no_kami_on_the_map() {
    for set in CardSet::ALL {
        for seed in 1..=2 {
            let table = play(set, false, seed, |table| assert_eq!(table.doc().table.walks, [].into()));
            assert_eq!((table.doc().table.season, seasons_with_kami(&table)), (Winter, 0));
        }
    }
    let table = three(Mountain, Spring).worship(Lotus, Hachiman, Shinto, 1).kami_turn();
    assert!(is_choosing(&table));
    assert_eq!(table.ronin(Lotus), 2);
}

/// Kami Unbound, "Einen Kami kontrollieren": at every moment of whole games, a kami on the map is
/// controlled by the clan with the most force at its shrine, honor breaking ties.
#[test]
fn at_every_moment_the_strongest_worshipper_controls() {
    let force = |player: &PlayerDocument, kami: Kami| -> u8 {
        player.shrines.get(&kami).map_or(0, |figures| figures.values().sum())
    };
    for seed in 1..=6 {
        play(Mountain, true, seed, |table| {
            let doc = table.doc().table;
            let place = |clan: Clan| doc.honor.iter().position(|&one| one == clan);
            for &kami in doc.walks.keys() {
                let strongest = doc.players.iter().filter(|player| force(player, kami) > 0);
                let strongest =
                    strongest.max_by_key(|player| (force(player, kami), std::cmp::Reverse(place(player.clan))));
                if let (Some(strongest), Some(controller)) = (strongest, table.controller(kami)) {
                    assert_eq!(controller, strongest.clan, "{kami:?}");
                }
            }
        });
    }
}

/// Kami Unbound, "Schreine abhandeln – Provinzen betreten": right after the shrine, its strongest
/// worshipper puts the kami into any province at all, and has its card.
#[test]
fn the_top_worshipper_brings_the_kami_down() {
    for province in Province::ALL {
        let mut table = three(Archway, Spring).unbound().worship(Lotus, Hachiman, Shinto, 1).kami_turn();
        assert_eq!((table.waiting_for(), table.ronin(Lotus)), (vec![Lotus], 2), "the shrine comes first");
        assert_eq!(table.legal(Lotus), Province::ALL.map(descend));
        table.act(Lotus, descend(province));
        assert_eq!((table.walks(Hachiman), table.controller(Hachiman)), (Some(province), Some(Lotus)));
        assert_eq!(table.doc().table.walks[&Hachiman].holder, Lotus);
        assert_eq!(table.events[0], Event::KamiPlaced { clan: Lotus, kami: Hachiman, province });
        assert!(is_choosing(&table));
    }
}

/// Kami Unbound, "Schreine abhandeln – Provinzen betreten": the first time, the kami must come down.
#[test]
fn the_first_time_there_is_no_choice() {
    let mut table = three(Archway, Spring).unbound().worship(Lotus, Hachiman, Shinto, 1).kami_turn();
    assert_eq!(table.refuses(Lotus, Action::Done), Refusal::MustChoose);
    assert_eq!(table.refuses(Koi, descend(Kyoto)), Refusal::NotYourDecision);
}

/// Kami Unbound, "Schreine abhandeln – Provinzen betreten": the most force at the shrine, or more
/// honor in a tie; a komainu worships like any shinto.
#[test]
fn force_and_then_honor_decide_who_brings_it_down() {
    let asked = |koi: u8, lotus: u8, komainu: bool| {
        let mut scene = three(Archway, Spring).unbound();
        scene = scene.worship(Koi, Hachiman, Shinto, koi).worship(Lotus, Hachiman, Shinto, lotus);
        if komainu {
            scene = scene.cards(Lotus, &[Card::Komainu]).worship(Lotus, Hachiman, Figure::Komainu, 1);
        }
        scene.kami_turn().waiting_for()
    };
    assert_eq!(asked(1, 2, false), [Lotus]);
    assert_eq!(asked(1, 1, false), [Koi]);
    assert_eq!(asked(2, 1, false), [Koi]);
    assert_eq!(asked(1, 1, true), [Lotus]);
}

/// Kami Unbound, "Schreine abhandeln – Provinzen betreten": from left to right, each kami right after
/// its own shrine and before the next is resolved.
#[test]
fn each_kami_comes_down_before_the_next_shrine() {
    let mut table = three(Archway, Spring)
        .unbound()
        .worship(Lotus, Hachiman, Shinto, 1)
        .worship(Koi, Tsukuyomi, Shinto, 1)
        .kami_turn();
    assert_eq!((table.waiting_for(), table.coins(Koi)), (vec![Lotus], 0));
    table.act(Lotus, descend(Oshu));
    assert_eq!((table.waiting_for(), table.coins(Koi)), (vec![Koi], 2));
    table.act(Koi, descend(Oshu));
    assert!(is_choosing(&table));
    assert_eq!((table.walks(Hachiman), table.walks(Tsukuyomi)), (Some(Oshu), Some(Oshu)));
}

/// Kami Unbound, "Schreine abhandeln – Provinzen betreten": only once the shrine is fully resolved,
/// every choice of it taken.
#[test]
fn the_descent_waits_for_all_that_the_shrine_allows() {
    let scene = three(Archway, Spring).kami(STORM).unbound().coins(Lotus, 2).place(Lotus, Nagato, &[(Bushi, 1)]);
    let scene =
        scene.worship(Lotus, Raijin, Shinto, 1).worship(Lotus, Ryujin, Shinto, 1).worship(Lotus, Fujin, Shinto, 1);
    let mut table = scene.kami_turn();
    table.act(Lotus, summon(Bushi, Kyushu)).act(Lotus, descend(Kyushu));
    table.act(Lotus, buy(Card::OniOfSkulls)).act(Lotus, summon(Figure::OniOfSkulls, Nagato)).act(Lotus, descend(Edo));
    table.act(Lotus, go(Bushi, Nagato, Kansai)).act(Lotus, go(Bushi, Kansai, Kyoto)).act(Lotus, descend(Oshu));
    assert!(is_choosing(&table));
    assert_eq!([Raijin, Ryujin, Fujin].map(|kami| table.walks(kami)), [Some(Kyushu), Some(Edo), Some(Oshu)]);
}

/// Kami Unbound, "Schreine abhandeln – Provinzen betreten": Amaterasu's own descent follows her gift,
/// and the honor she gave decides the ties at the shrines that follow.
#[test]
fn amaterasu_changes_who_brings_the_next_kami_down() {
    let scene = three(Archway, Spring).unbound().worship(Dragonfly, Amaterasu, Shinto, 1);
    let mut table = scene.worship(Koi, Hachiman, Shinto, 1).worship(Dragonfly, Hachiman, Shinto, 1).kami_turn();
    assert_eq!(table.legal(Dragonfly), [Action::RiseToTop, Action::Done]);
    table.act(Dragonfly, Action::RiseToTop).act(Dragonfly, descend(Kyoto));
    assert_eq!((table.waiting_for(), table.ronin(Dragonfly)), (vec![Dragonfly], 2));
    table.act(Dragonfly, descend(Kyoto));
    assert_eq!((table.controller(Amaterasu), table.controller(Hachiman)), (Some(Dragonfly), Some(Dragonfly)));
}

/// Kami Unbound, "Schreine abhandeln – Provinzen betreten": the strongest player *after* the shrine is
/// resolved; Koi loses honor by what its own Summon allows, so Lotus brings Raijin down.
#[test]
fn honor_lost_while_the_shrine_is_resolved_counts() {
    let scene = three(Horseman, Summer).kami(STORM).unbound().cards(Koi, &[Card::PathOfTheMonkey]).coins(Lotus, 1);
    let scene = scene.worship(Koi, Raijin, Shinto, 1).worship(Lotus, Raijin, Shinto, 1);
    let mut table = scene.clone().kami_turn();
    table.act(Koi, summon(Bushi, Edo)).act(Koi, Action::TakeFromRichest);
    assert_eq!((table.honor(), table.waiting_for()), (vec![Lotus, Koi, Dragonfly], vec![Lotus]));
    table.act(Lotus, descend(Kyoto));
    assert_eq!(table.controller(Raijin), Some(Lotus));
    let mut table = scene.kami_turn();
    table.act(Koi, summon(Bushi, Edo)).done(Koi);
    assert_eq!(table.waiting_for(), [Koi]);
}

/// Kami Unbound, "Schreine abhandeln – Provinzen betreten": a kami without worshippers stays where it
/// is, beside its shrine or on the map.
#[test]
fn an_unworshipped_kami_stays_where_it_is() {
    let table = three(Archway, Spring).unbound().kami_turn();
    assert!(is_choosing(&table));
    assert_eq!(table.doc().table.walks, [].into());
    let table = three(Archway, Spring).walk(Tsukuyomi, Kyoto, Koi).kami_turn();
    assert!(is_choosing(&table));
    assert_eq!((table.walks(Tsukuyomi), table.controller(Tsukuyomi), table.coins(Koi)), (Some(Kyoto), Some(Koi), 0));
}

/// Kami Unbound, "In eine andere Provinz versetzen", docs/facts/rising-sun.md, 6.3: once on the map, the kami
/// may be placed anywhere, however far, or stay.
#[test]
fn a_kami_on_the_map_may_be_placed_anywhere_or_stay() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus);
    for province in Province::ALL.into_iter().filter(|&province| province != Kyoto) {
        let mut table = scene.clone().kami_turn();
        table.act(Lotus, descend(province));
        assert_eq!(table.walks(Hachiman), Some(province));
        assert!(is_choosing(&table));
    }
    let mut table = scene.kami_turn();
    assert_eq!(table.legal(Lotus).len(), 7 + 1);
    assert_eq!(table.refuses(Lotus, descend(Kyoto)), Refusal::AlreadyThere { province: Kyoto });
    table.done(Lotus);
    assert_eq!((table.walks(Hachiman), table.controller(Hachiman)), (Some(Kyoto), Some(Lotus)));
    assert_eq!(told(&table, |event| matches!(event, Event::KamiPlaced { .. })), 0);
}

/// Kami Unbound, "In eine andere Provinz versetzen": the player who is strongest now takes the card and places
/// the kami elsewhere, though another brought it down.
#[test]
fn the_strongest_now_takes_the_card() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Koi).worship(Lotus, Hachiman, Shinto, 2);
    let mut table = scene.kami_turn();
    assert_eq!((table.waiting_for(), table.ronin(Lotus)), (vec![Lotus], 2));
    table.done(Lotus);
    assert_eq!((table.doc().table.walks[&Hachiman].holder, table.controller(Hachiman)), (Lotus, Some(Lotus)));
}

/// Kami Unbound, "In eine andere Provinz versetzen": this is not a Move, so the Path of the Serpent
/// demands nothing for it.
#[test]
fn the_descent_pays_no_toll() {
    let scene = three(Archway, Summer).cards(Koi, &[Card::PathOfTheSerpent]).descended(Hachiman, Shikoku, Lotus);
    let mut table = scene.coins(Lotus, 1).kami_turn();
    table.act(Lotus, descend(Kansai));
    assert!(is_choosing(&table));
    assert_eq!((table.walks(Hachiman), table.coins(Lotus), table.coins(Koi)), (Some(Kansai), 1, 0));
    assert_eq!(told(&table, |event| matches!(event, Event::Moved { .. } | Event::TollPaid { .. })), 0);
}

/// Kami Unbound, "In eine andere Provinz versetzen": this is not a Move, so the kami has not moved in
/// the Marshal that follows.
#[test]
fn the_descent_is_not_counted_as_a_move() {
    let mut table = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus).deck(&[Marshal]).kami_turn();
    table.act(Lotus, descend(Kansai));
    assert_eq!(table.doc().table.movement, MovementDocument::default());
    table.act(Koi, Action::ChooseMandate { slot: 0 }).act(Lotus, go(Figure::Hachiman, Kansai, Nagato));
    assert_eq!(table.walks(Hachiman), Some(Nagato));
}

/// Kami Unbound, "In eine andere Provinz versetzen" and "Susanoo": neither Susanoo nor a kami beside
/// him is held when it is placed elsewhere.
#[test]
fn susanoo_does_not_hold_the_descent() {
    let scene = three(Archway, Spring).kami([Hachiman, Susanoo, Raijin, Fujin]);
    let mut table = scene.descended(Hachiman, Kyoto, Lotus).descended(Susanoo, Kyoto, Koi).kami_turn();
    table.act(Lotus, descend(Kyushu)).act(Koi, descend(Hokkaido));
    assert_eq!((table.walks(Hachiman), table.walks(Susanoo)), (Some(Kyushu), Some(Hokkaido)));
}

/// Kami Unbound, "In eine andere Provinz versetzen", p.13: in all three kami turns of a season.
#[test]
fn a_kami_is_placed_again_in_every_kami_turn() {
    let mut table = three(Archway, Spring).unbound().worship(Lotus, Hachiman, Shinto, 1).mandate_turn(Koi);
    let mut provinces = [Oshu, Kyushu, Nagato].into_iter();
    while table.doc().table.phase == Phase::Political {
        let clan = table.waiting_for()[0];
        let legal = table.legal(clan);
        let action = match table.agenda().last() {
            Some(Step::PlaceKami(_)) => descend(provinces.next().unwrap()),
            _ if legal.contains(&Action::Done) => Action::Done,
            _ => legal[0],
        };
        table.act(clan, action);
    }
    let placed = |province| Event::KamiPlaced { clan: Lotus, kami: Hachiman, province };
    let heard: Vec<Event> =
        table.events.iter().copied().filter(|event| matches!(event, Event::KamiPlaced { .. })).collect();
    assert_eq!(heard, [Oshu, Kyushu, Nagato].map(placed));
}

/// Kami Unbound, "Kami als Figur eines Klans": one player may control several kami at once.
#[test]
fn one_player_may_bring_several_kami_down() {
    let scene =
        three(Archway, Spring).unbound().worship(Lotus, Hachiman, Shinto, 1).worship(Lotus, Tsukuyomi, Shinto, 1);
    let mut table = scene.kami_turn();
    table.act(Lotus, descend(Kyoto)).act(Lotus, descend(Kyoto));
    assert_eq!((table.controller(Hachiman), table.controller(Tsukuyomi)), (Some(Lotus), Some(Lotus)));
    assert_eq!(table.force(Lotus, Kyoto), 2);
}

/// Kami Unbound, "Abschluss einer Jahreszeit": at the end of each season the kami leave the map, and
/// their cards the players.
#[test]
fn the_kami_go_home_at_the_end_of_each_season() {
    for (season, next) in [(Spring, Summer), (Summer, Autumn), (Autumn, Winter)] {
        let scene = three(Archway, season).descended(Hachiman, Kyoto, Lotus).descended(Amaterasu, Oshu, Koi);
        let table = scene.wars(&[Kyoto, Oshu]).war();
        assert_eq!(table.doc().table.season, next);
        assert_eq!((tokens(&table, Lotus, season), tokens(&table, Koi, season)), (vec![Kyoto], vec![Oshu]));
        assert_eq!(table.doc().table.walks, [].into());
        assert_eq!((table.force(Lotus, Kyoto), table.force(Koi, Oshu)), (0, 0));
        assert_eq!((table.reserve(Lotus, Shinto), table.reserve(Koi, Shinto)), (3, 3));
    }
}
