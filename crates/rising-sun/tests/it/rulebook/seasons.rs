//! The course of a season: its set-up (p.10-11), its phases (p.10), its cleanup (p.25).

use super::play::*;

/// A war phase with nothing to decide, so the scene is the tea ceremony of the next season.
fn next_season(scene: Scene) -> Table {
    let table = scene.war();
    assert_eq!(table.doc().table.phase, Phase::TeaCeremony);
    table
}

/// p.10: The number of war province tokens is the number of players plus 2.
#[test]
fn players_plus_two_wars() {
    for (clans, wars) in [(&FIVE[..3], 5), (&FIVE[..4], 6), (&FIVE[..], 7)] {
        let mut table = dealt(clans, 1);
        for now in Season::PLAYED {
            idle_until(&mut table, |table| season(table) == now);
            assert_eq!(table.doc().table.war_provinces.len(), wars, "{now:?}");
        }
    }
}

/// p.10: The tokens of the season are placed in the order of its pile.
#[test]
fn wars_in_the_order_of_the_pile() {
    let summer = [Edo, Nagato, Hokkaido, Kyushu, Oshu, Kyoto, Shikoku, Kansai];
    let mut table = rearranged(&Scene::of(&THREE).tea(), |doc| {
        doc.tokens.insert(Summer, summer.to_vec());
    });
    idle_until(&mut table, |table| season(table) == Summer);
    assert_eq!(table.doc().table.war_provinces, summer[..5]);
    let drawn = |event: &Event| match *event {
        Event::WarProvinceDrawn { number, province } => Some((number, province)),
        _ => None,
    };
    let told: Vec<_> = table.events.iter().filter_map(drawn).collect();
    assert_eq!(told, [(1, Edo), (2, Nagato), (3, Hokkaido), (4, Kyushu), (5, Oshu)]);
}

/// p.9-10: The piles are face down: players know neither which tokens remain nor what the next seasons bring.
#[test]
fn tokens_in_the_piles_are_hidden() {
    let table = Scene::of(&THREE).tea();
    let other = rearranged(&table, |doc| {
        doc.tokens.get_mut(&Spring).unwrap()[5..].reverse();
        doc.tokens.get_mut(&Summer).unwrap().reverse();
        doc.tokens.get_mut(&Autumn).unwrap().rotate_left(3);
    });
    assert_ne!(table.state, other.state);
    for viewer in viewers(&table) {
        assert_eq!(table.state.view(viewer), other.state.view(viewer), "{viewer:?}");
    }
}

/// p.11: Season cards left from the previous season are discarded; all cards of the season are for sale.
#[test]
fn left_cards_are_discarded() {
    let table = next_season(Scene::of(&THREE).set(CardSet::Horseman));
    let summer = Cards::for_sale(Summer, CardSet::Horseman);
    let expected = summer.kinds().map(|card| (card, summer.count(card))).collect();
    assert_eq!(table.doc().table.market, expected);
    assert!(!table.doc().table.market.contains_key(&Card::Komainu));
}

/// p.11: Each player receives the income of their clan: 5, 7, 6, 6 and 4 coins.
#[test]
fn income_of_each_clan() {
    let doc = deal(&FIVE, 1);
    let coins: Vec<_> = doc.table.players.iter().map(|player| player.coins).collect();
    assert_eq!(coins, [5, 7, 6, 6, 4]);
}

/// p.6, p.11, p.25: Players start each season with only their income: what was left is discarded.
#[test]
fn only_the_income_in_later_seasons() {
    let table =
        next_season(Scene::of(&FIVE).coins(Koi, 9).coins(Lotus, 3).ronin(Turtle, 4).ronin(Koi, 2).coins(Bonsai, 1));
    assert_eq!(season(&table), Summer);
    assert_eq!(FIVE.map(|clan| table.coins(clan)), [5, 7, 6, 6, 4]);
    assert_eq!(FIVE.map(|clan| table.ronin(clan)), [0; 5]);
}

/// p.11: At the start of Summer hostages return to their owners, with 1 coin each for the captor.
#[test]
fn hostages_return_for_a_coin_each() {
    let mut table = Scene::of(&THREE)
        .wars(&[Oshu, Kansai])
        .place(Lotus, Oshu, &[(Bushi, 2)])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .place(Lotus, Kansai, &[(Shinto, 2)])
        .place(Koi, Kansai, &[(Bushi, 1)])
        .coins(Koi, 2)
        .war();
    table.bid(Koi, [0, 1, 0, 0]).act(Koi, capture(Lotus, Bushi));
    assert_eq!((held(&table, Lotus, Koi, Bushi), table.reserve(Lotus, Bushi)), (1, 5), "the other one fell");
    table.bid(Lotus, [0; 4]).bid(Koi, [0, 1, 0, 0]).act(Koi, capture(Lotus, Shinto));
    assert_eq!(season(&table), Summer);
    assert!(table.player(Lotus).hostages.is_empty());
    assert_eq!((table.coins(Koi), table.coins(Lotus)), (5 + 2, 7));
    let returned = |event: &&Event| matches!(event, Event::HostageReturned { clan: Lotus, captor: Koi, .. });
    assert_eq!(table.events.iter().filter(returned).count(), 2);
}

/// p.11: A hostage comes back into its owner's reserve.
#[test]
fn a_hostage_comes_back_into_reserve() {
    let mut table = Scene::of(&THREE)
        .wars(&[Oshu])
        .place(Lotus, Oshu, &[(Bushi, 1)])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .coins(Koi, 1)
        .war();
    table.bid(Koi, [0, 1, 0, 0]).act(Koi, capture(Lotus, Bushi));
    assert_eq!((season(&table), table.reserve(Lotus, Bushi)), (Summer, 6));
    assert_eq!(table.count(Lotus, Bushi, Oshu), 0);
}

/// p.11: Alliances from a previous season are unmade at the next tea ceremony.
#[test]
fn alliances_are_unmade_at_each_tea() {
    for (now, next) in [(Spring, Summer), (Summer, Autumn)] {
        let mut table = next_season(Scene::of(&FOUR).season(now).allies(Koi, Lotus).allies(Turtle, Dragonfly));
        assert_eq!(season(&table), next);
        assert_eq!(FOUR.map(|clan| table.player(clan).ally), [None; 4]);
        agree(&mut table, Koi, Turtle, alliance()).unwrap();
        assert_eq!(table.player(Turtle).ally, Some(Koi));
    }
}

/// p.10, p.13, p.19: tea ceremony, political phase with three kami turns, war phase, cleanup, and again.
#[test]
fn phases_of_a_season() {
    let mut table = Scene::of(&THREE).tea();
    assert_eq!(table.doc().table.phase, Phase::TeaCeremony);
    assert_eq!(table.waiting_for(), THREE);
    idle_until(&mut table, |table| season(table) == Summer);
    let large = |event: &&Event| {
        matches!(
            event,
            Event::SeasonBegan { .. }
                | Event::TeaCeremonyBegan
                | Event::PoliticalPhaseBegan
                | Event::KamiTurnBegan { .. }
                | Event::WarPhaseBegan
                | Event::SeasonEnded { .. }
        )
    };
    let told: Vec<_> = table.events.iter().filter(large).copied().collect();
    let expected = [
        Event::PoliticalPhaseBegan,
        Event::KamiTurnBegan { number: 1 },
        Event::KamiTurnBegan { number: 2 },
        Event::KamiTurnBegan { number: 3 },
        Event::WarPhaseBegan,
        Event::SeasonEnded { season: Spring },
        Event::SeasonBegan { season: Summer },
        Event::TeaCeremonyBegan,
    ];
    assert_eq!(told, expected);
}

/// p.10: Spring, Summer, Autumn; when Winter comes, the game is over.
#[test]
fn three_seasons_and_winter() {
    let mut table = Scene::of(&THREE).tea();
    idle_until(&mut table, |table| table.waiting_for().is_empty());
    let began = |event: &Event| match *event {
        Event::SeasonBegan { season } => Some(season),
        _ => None,
    };
    assert_eq!(table.events.iter().filter_map(began).collect::<Vec<_>>(), [Summer, Autumn]);
    assert!(table.events.contains(&Event::WinterBegan));
    assert_eq!((season(&table), table.doc().table.phase), (Winter, Phase::Over));
}

/// p.11: The tea ceremony ends when all are done; until then anybody may go on negotiating.
#[test]
fn tea_ends_when_all_are_ready() {
    let mut table = Scene::of(&THREE).tea();
    table.act(Koi, Action::Ready).act(Lotus, Action::Ready);
    assert_eq!(table.waiting_for(), [Dragonfly]);
    table.act(Koi, Action::NotReady);
    assert_eq!(table.waiting_for(), [Koi, Dragonfly]);
    table.act(Dragonfly, Action::Ready).act(Koi, Action::Ready);
    assert_eq!(table.doc().table.phase, Phase::Political);
}

/// p.25: Figures on the shrines return to reserve; all figures on the map remain.
#[test]
fn shinto_return_and_figures_on_the_map_remain() {
    let table = next_season(
        Scene::of(&THREE)
            .wars(&[Oshu])
            .cards(Lotus, &[Card::Komainu])
            .worship(Koi, Fujin, Shinto, 2)
            .worship(Lotus, Hachiman, Figure::Komainu, 1)
            .place(Koi, Oshu, &[(Bushi, 2), (Daimyo, 1)])
            .place(Lotus, Shikoku, &[(Shinto, 1)]),
    );
    assert_eq!((table.reserve(Koi, Shinto), table.reserve(Lotus, Figure::Komainu)), (3, 1));
    assert!(THREE.iter().all(|&clan| table.player(clan).shrines.is_empty()));
    assert_eq!((table.count(Koi, Bushi, Oshu), table.count(Koi, Daimyo, Oshu)), (2, 1));
    assert_eq!(table.count(Lotus, Shinto, Shikoku), 1);
}

/// p.25: What is not named in the cleanup stays: strongholds, cards, tokens, points, honor.
#[test]
fn everything_else_stays() {
    let table = next_season(
        Scene::of(&THREE)
            .honor(&[Dragonfly, Lotus, Koi])
            .wars(&[Oshu])
            .place(Koi, Oshu, &[(Bushi, 1)])
            .strongholds(Koi, &[Edo, Oshu])
            .cards(Lotus, &[Card::Righteousness])
            .vp(Dragonfly, 7),
    );
    assert_eq!(table.honor(), [Dragonfly, Lotus, Koi]);
    assert_eq!(tokens(&table, Koi, Spring), [Oshu]);
    assert_eq!(table.player(Koi).strongholds, [(Edo, 1), (Oshu, 1)].into());
    assert_eq!(table.player(Lotus).cards, [(Card::Righteousness, 1)].into());
    assert_eq!(table.vp(Dragonfly), 7);
}

/// p.25: All mandates are shuffled back into the deck, and its order is unknown again.
#[test]
fn mandates_are_reshuffled() {
    let mut decks = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut table = dealt(&THREE, seed);
        idle_until(&mut table, |table| season(table) == Summer);
        let doc = table.doc();
        assert!(doc.table.track.is_empty() && doc.known.is_empty());
        let mut deck = doc.deck;
        decks.insert(deck.clone());
        deck.sort_unstable();
        assert_eq!(deck, Mandate::TILES);
    }
    assert!(decks.len() > 10, "the order is random");
}
