//! Set-up (p.4-9).

use std::collections::{BTreeMap, BTreeSet};

use rising_sun::{BUSHI, SHINTO, STRONGHOLDS};

use super::play::*;

/// p.4, p.6: Each clan has 6 bushi, 3 shinto, 1 daimyo and 4 strongholds.
#[test]
fn figures_of_a_clan() {
    assert_eq!((BUSHI, SHINTO, STRONGHOLDS), (6, 3, 4));
}

/// p.8: A daimyo, a bushi and a stronghold are in the home province; the rest is in reserve.
#[test]
fn home_provinces_and_reserves() {
    let doc = deal(&FIVE, 1);
    let homes = [(Koi, Edo), (Lotus, Nagato), (Turtle, Kyoto), (Dragonfly, Hokkaido), (Bonsai, Kyushu)];
    for (player, (clan, home)) in doc.table.players.iter().zip(homes) {
        assert_eq!(player.clan, clan);
        assert_eq!(player.provinces, [(home, [(Bushi, 1), (Daimyo, 1)].into())].into(), "{clan:?}");
        assert_eq!(player.strongholds, [(home, 1)].into(), "{clan:?}");
        assert_eq!(player.reserve, [(Bushi, 5), (Shinto, 3)].into(), "{clan:?}");
        assert!(player.shrines.is_empty() && player.hostages.is_empty());
    }
}

/// p.8: Markers begin on the first slot of the victory point track; players have no ronin, cards, tokens or allies.
#[test]
fn everybody_begins_with_nothing_else() {
    for player in deal(&FIVE, 2).table.players {
        assert_eq!((player.vp, player.ronin, player.ally), (0, 0, None));
        assert!(player.cards.is_empty() && player.tokens.is_empty() && player.allied_seasons.is_empty());
    }
}

/// p.2, p.8: 3 to 5 players, each with a clan of their own.
#[test]
fn three_to_five_different_clans() {
    let refused = |clans: &[Clan]| State::deal(&Options::of(clans), &Seed::from(1)).unwrap_err().why;
    assert_eq!(refused(&[Koi, Lotus]), "wrong-player-count");
    assert_eq!(refused(&[Koi, Lotus, Turtle, Dragonfly, Bonsai, Koi]), "wrong-player-count");
    assert_eq!(refused(&[Koi, Lotus, Koi]), "clan-twice");
    for clans in [&FIVE[..3], &FIVE[1..5], &FIVE] {
        assert_eq!(deal(clans, 1).table.players.len(), clans.len());
    }
}

/// p.8: Sitting order and honor track follow the starting honor rank, whichever clans play.
#[test]
fn seating_follows_the_starting_honor_rank() {
    for (chosen, seated) in
        [([Bonsai, Lotus, Koi], [Koi, Lotus, Bonsai]), ([Dragonfly, Turtle, Bonsai], [Turtle, Dragonfly, Bonsai])]
    {
        let doc = deal(&chosen, 1);
        let seats: Vec<_> = doc.table.players.iter().map(|player| player.clan).collect();
        assert_eq!(seats, seated);
        assert_eq!(doc.table.honor, seated);
    }
}

fn kami(choice: KamiChoice, seed: u64) -> [Kami; 4] {
    let options = Options { clans: THREE.to_vec(), set: SetChoice::Random, kami: choice, kami_unbound: false };
    State::deal(&options, &Seed::from(seed)).unwrap().position().table.kami
}

/// p.9: First-time players use, in this order, Amaterasu, Fujin, Hachiman and Tsukuyomi.
#[test]
fn kami_of_a_first_game() {
    assert_eq!(kami(KamiChoice::FirstGame, 1), [Amaterasu, Fujin, Hachiman, Tsukuyomi]);
}

/// p.9: 4 of the 7 shrine tiles are drawn: any of them, in any slot, each once.
#[test]
fn kami_drawn_at_random() {
    let mut seen: [BTreeSet<Kami>; 4] = Default::default();
    for seed in 0..300 {
        let drawn = kami(KamiChoice::Random, seed);
        assert_eq!(BTreeSet::from(drawn).len(), 4);
        for (slot, kami) in seen.iter_mut().zip(drawn) {
            slot.insert(kami);
        }
    }
    for slot in seen {
        assert_eq!(slot, BTreeSet::from(Kami::ALL));
    }
}

/// p.9: Chosen shrine tiles are in the order chosen.
#[test]
fn kami_chosen() {
    let chosen = [Ryujin, Susanoo, Amaterasu, Raijin];
    assert_eq!(kami(KamiChoice::Chosen(chosen), 1), chosen);
    let twice = Options {
        clans: THREE.to_vec(),
        set: SetChoice::Random,
        kami: KamiChoice::Chosen([Ryujin, Fujin, Ryujin, Raijin]),
        kami_unbound: false,
    };
    assert_eq!(State::deal(&twice, &Seed::from(1)).unwrap_err().why, "kami-twice");
}

fn dealt_with(set: SetChoice, seed: u64) -> PositionDocument {
    let options = Options { clans: THREE.to_vec(), set, kami: KamiChoice::FirstGame, kami_unbound: false };
    State::deal(&options, &Seed::from(seed)).unwrap().position()
}

/// p.9: Players choose one of the sets, or randomize the choice; the draw covers all that there are.
#[test]
fn sets_chosen_and_drawn() {
    for set in CardSet::ALL {
        assert_eq!(dealt_with(SetChoice::Set(set), 1).table.set, set);
    }
    let drawn: BTreeSet<_> = (0..60).map(|seed| dealt_with(SetChoice::Random, seed).table.set).collect();
    assert_eq!(drawn, BTreeSet::from(CardSet::ALL));
}

/// p.9: Each season deck has 12 cards: the core cards of the season and 5 of the set.
#[test]
fn twelve_cards_each_season() {
    for set in CardSet::ALL {
        let mut table = Scene::of(&THREE).set(set).tea();
        for now in Season::PLAYED {
            idle_until(&mut table, |table| season(table) == now);
            let market = table.doc().table.market;
            assert_eq!(market.values().sum::<u8>(), 12, "{set:?} in {now:?}");
            let of_set: u8 =
                set.cards().iter().filter(|(card, _)| card.row().season == now).map(|(_, copies)| copies).sum();
            assert_eq!(of_set, 5, "{set:?} in {now:?}");
            assert!(market.keys().all(|card| card.row().season == now));
        }
    }
}

/// p.9: The war province tokens I, II and III are three shuffled piles of 8, one for each province.
#[test]
fn three_piles_of_war_province_tokens() {
    let mut first: BTreeMap<Season, BTreeSet<Province>> = BTreeMap::new();
    for seed in 0..150 {
        for (season, pile) in deal(&THREE, seed).tokens {
            assert_eq!(pile.iter().copied().collect::<BTreeSet<_>>(), BTreeSet::from(Province::ALL));
            assert_eq!(pile.len(), 8);
            first.entry(season).or_default().insert(pile[0]);
        }
    }
    for season in Season::PLAYED {
        assert_eq!(first[&season].len(), 8, "any province may be first in {season:?}");
    }
}

/// p.9: The 10 political mandate tiles, two of each, are shuffled.
#[test]
fn ten_shuffled_mandate_tiles() {
    let mut tops = BTreeSet::new();
    for seed in 0..100 {
        let mut deck = deal(&THREE, seed).deck;
        tops.insert(deck[0]);
        deck.sort_unstable();
        assert_eq!(deck, [Recruit, Recruit, Marshal, Marshal, Train, Train, Harvest, Harvest, Betray, Betray]);
    }
    assert_eq!(tops.len(), 5);
}

/// p.9: Coins and ronin are unlimited: the piles of 65 coins and 20 ronin do not run out.
#[test]
fn coins_and_ronin_are_unlimited() {
    let table = Scene::of(&THREE).coins(Koi, 65).ronin(Koi, 20).place(Koi, Nagato, &[(Bushi, 1)]).mandate(Koi, Harvest);
    assert_eq!((table.coins(Koi), table.ronin(Koi)), (65 + 2, 20 + 1));
}

/// p.6: All figures have 1 force unless a card says otherwise.
#[test]
fn a_figure_has_one_force() {
    let table = Scene::of(&THREE)
        .cards(Koi, &[Card::Komainu])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .place(Koi, Kansai, &[(Shinto, 1)])
        .place(Koi, Nagato, &[(Daimyo, 1)])
        .place(Koi, Kyushu, &[(Figure::Komainu, 1)])
        .place(Lotus, Oshu, &[(Bushi, 3), (Shinto, 2), (Daimyo, 1)])
        .tea();
    assert_eq!([Oshu, Kansai, Nagato, Kyushu].map(|province| table.force(Koi, province)), [1; 4]);
    assert_eq!(table.force(Lotus, Oshu), 6);
    assert_eq!(table.force(Koi, Edo), 0, "a stronghold has no force");
}
