//! The Teapot set. Its monsters are in their own module.

use engine::Game;
use rising_sun::CardSet::Teapot;

use super::prelude::*;

/// Koi, with these cards and allied with Lotus, plays this mandate.
fn koi_plays(cards: &[Card], mandate: Mandate) -> Table {
    let scene = three(Teapot, Spring).cards(Koi, cards).allies(Koi, Lotus).deck(&[mandate]);
    let mut table = scene.mandate_turn(Koi);
    table.act(Koi, Action::ChooseMandate { slot: 0 });
    table
}

/// docs/facts/rising-sun.md, 5.5 Honesty: 2 points for each mandate but Betray, for each copy.
#[test]
fn honesty_counts_each_mandate_but_betray() {
    for mandate in [Recruit, Marshal, Train, Harvest] {
        assert_eq!(koi_plays(&[Card::Honesty], mandate).vp(Koi), 2, "{mandate:?}");
        assert_eq!(koi_plays(&[Card::Honesty; 2], mandate).vp(Koi), 4, "{mandate:?}");
    }
    assert_eq!(koi_plays(&[Card::Honesty; 2], Betray).vp(Koi), 0);
}

/// docs/facts/rising-sun.md, 5.5 Honesty: only while the owner has an ally, and only on the owner's own choice.
#[test]
fn honesty_needs_an_ally_and_the_owners_choice() {
    let mut table = three(Teapot, Spring).cards(Koi, &[Card::Honesty]).deck(&[Harvest]).mandate_turn(Koi);
    table.act(Koi, Action::ChooseMandate { slot: 0 });
    assert_eq!(table.vp(Koi), 0);

    let scene = three(Teapot, Spring).cards(Lotus, &[Card::Honesty]).allies(Koi, Lotus).deck(&[Harvest]);
    let mut table = scene.mandate_turn(Koi);
    table.act(Koi, Action::ChooseMandate { slot: 0 });
    assert_eq!(table.vp(Lotus), 0);
}

/// docs/facts/rising-sun.md, 5.5 Honesty, p.26: for Lotus, what is announced counts, not the tile.
#[test]
fn honesty_counts_what_lotus_announces() {
    let announce = |tile: Mandate, mandate: Mandate| {
        let scene = three(Teapot, Spring).cards(Lotus, &[Card::Honesty]).allies(Koi, Lotus).deck(&[tile]);
        let mut table = scene.mandate_turn(Lotus);
        table.act(Lotus, Action::ChooseMandate { slot: 0 });
        assert_eq!(table.vp(Lotus), 0);
        table.act(Lotus, Action::Announce { mandate });
        table.vp(Lotus)
    };
    assert_eq!(announce(Betray, Train), 2);
    assert_eq!(announce(Train, Betray), 0);
}

/// docs/facts/rising-sun.md, 5.5 Path of the Patron: 2 coins if at least two players have lower honor.
#[test]
fn the_patron_needs_two_players_below() {
    let coins = |clans: &[Clan], honor: &[Clan]| {
        let scene = Scene::of(clans).set(Teapot).cards(Lotus, &[Card::PathOfThePatron]).honor(honor);
        let mut table = scene.mandate(Koi, Recruit);
        table.act(Lotus, summon(Bushi, Nagato));
        table.coins(Lotus)
    };
    assert_eq!(coins(&[Koi, Lotus, Turtle], &[Lotus, Koi, Turtle]), 2);
    assert_eq!(coins(&[Koi, Lotus, Turtle], &[Koi, Lotus, Turtle]), 0);
    assert_eq!(coins(&[Koi, Lotus, Turtle, Bonsai], &[Koi, Lotus, Turtle, Bonsai]), 2);
    assert_eq!(coins(&[Koi, Lotus, Turtle, Bonsai], &[Koi, Turtle, Lotus, Bonsai]), 0);
}

/// docs/facts/rising-sun.md, 5.5 Path of the Warlord, 6.2 Summon grouping: 1 coin for each copy, once in a
/// Recruit.
#[test]
fn the_warlord_gets_a_coin_for_a_recruit() {
    let with = |copies: usize| {
        let scene = three(Teapot, Spring).cards(Lotus, &vec![Card::PathOfTheWarlord; copies]);
        let mut table = scene.strongholds(Lotus, &[Nagato, Kyushu]).mandate(Koi, Recruit);
        table.act(Lotus, summon(Bushi, Nagato));
        assert_eq!(table.coins(Lotus), 0, "the Recruit is not over");
        table.act(Lotus, summon(Bushi, Kyushu));
        table.coins(Lotus)
    };
    assert_eq!((with(1), with(2)), (1, 2));
}

/// docs/facts/rising-sun.md, 5.5, 6.2 Effects outside Mandates: the Warlord after any Summon, but not without
/// one.
#[test]
fn the_warlord_follows_any_summon() {
    let warlord = || three(Teapot, Spring).cards(Lotus, &[Card::PathOfTheWarlord]);
    let mut table = warlord().kami([Raijin, Fujin, Hachiman, Tsukuyomi]).worship(Lotus, Raijin, Shinto, 1).kami_turn();
    table.act(Lotus, summon(Bushi, Oshu));
    assert_eq!(table.coins(Lotus), 1);

    let mut table = warlord().coins(Lotus, 2).mandate(Koi, Train);
    table.done(Koi).act(Lotus, buy(Card::OniOfSkulls)).act(Lotus, summon(Figure::OniOfSkulls, Nagato));
    assert_eq!(table.coins(Lotus), 1);

    let mut table = warlord().mandate(Koi, Recruit);
    table.done(Lotus);
    assert_eq!(table.coins(Lotus), 0);

    let mut table = warlord().place(Koi, Edo, &[(Bushi, 1)]).mandate(Lotus, Betray);
    table.act(Lotus, replace(Koi, Bushi, Edo, Bushi));
    assert_eq!(table.coins(Lotus), 0);
}

/// Lotus, strongest in Kyoto (4) and Kansai (3), plays Harvest.
fn lotus_harvests(scene: Scene) -> Table {
    scene.place(Lotus, Kyoto, &[(Bushi, 1)]).place(Lotus, Kansai, &[(Bushi, 1)]).mandate(Lotus, Harvest)
}

/// docs/facts/rising-sun.md, 5.5, 6.2 Loyalty and Harvest: several rewards are one gain; 1 more for each copy.
#[test]
fn loyalty_adds_once_to_a_harvest() {
    let loyal = |copies: usize| three(Teapot, Summer).cards(Lotus, &vec![Card::Loyalty; copies]).allies(Koi, Lotus);
    assert_eq!(lotus_harvests(loyal(0)).vp(Lotus), 7);
    assert_eq!(lotus_harvests(loyal(1)).vp(Lotus), 8);
    assert_eq!(lotus_harvests(loyal(2)).vp(Lotus), 9);
}

/// docs/facts/rising-sun.md, 5.5 Loyalty: only while the owner has an ally.
#[test]
fn loyalty_needs_an_ally() {
    assert_eq!(lotus_harvests(three(Teapot, Summer).cards(Lotus, &[Card::Loyalty; 2])).vp(Lotus), 7);
    let scene = three(Teapot, Summer).cards(Lotus, &[Card::Loyalty; 2]).allies(Koi, Dragonfly);
    assert_eq!(lotus_harvests(scene).vp(Lotus), 7);
}

/// docs/facts/rising-sun.md, 5.5 Loyalty: no gain, no bonus.
#[test]
fn loyalty_does_not_add_to_nothing() {
    let table = three(Teapot, Summer).cards(Lotus, &[Card::Loyalty]).allies(Koi, Lotus).mandate(Lotus, Harvest);
    assert_eq!((table.coins(Lotus), table.vp(Lotus)), (1, 0));
}

/// Lotus, allied with Koi, fights the Dragonfly for Kyoto.
fn loyal_battle(cards: &[Card], lotus: u8, dragonfly: u8) -> Scene {
    let scene = three(Teapot, Summer).cards(Lotus, cards).allies(Koi, Lotus).wars(&[Kyoto]);
    scene.place(Lotus, Kyoto, &[(Bushi, lotus)]).place(Dragonfly, Kyoto, &[(Bushi, dragonfly)])
}

/// docs/facts/rising-sun.md, 6.2 Loyalty, Righteousness, Battle: Seppuku with Righteousness is one gain, the
/// Imperial Poets another.
#[test]
fn loyalty_adds_to_each_advantage_once() {
    let mut table = loyal_battle(&[Card::Loyalty, Card::Righteousness], 2, 3).coins(Lotus, 2).war();
    table.bid(Lotus, [1, 0, 0, 1]).act(Lotus, Action::Execute);
    assert_eq!((table.vp(Lotus), table.gained(Lotus, Card::Loyalty)), (2 + 2 + 1, 1));
    table.act(Lotus, Action::Execute);
    assert_eq!((table.vp(Lotus), table.gained(Lotus, Card::Loyalty)), (5 + 2 + 1, 2));
}

/// docs/facts/rising-sun.md, 6.3 Loyalty scope: a whole Take Hostage, with Respect, is one gain.
#[test]
fn loyalty_adds_once_to_a_whole_take_hostage() {
    let cards = [Card::Loyalty, Card::Loyalty, Card::Respect, Card::Respect];
    let mut table = loyal_battle(&cards, 1, 3).coins(Lotus, 1).vp(Dragonfly, 5).war();
    table.bid(Lotus, [0, 1, 0, 0]);
    table.act(Lotus, capture(Dragonfly, Bushi)).act(Lotus, capture(Dragonfly, Bushi));
    table.act(Lotus, capture(Dragonfly, Bushi));
    assert_eq!((table.gained(Lotus, Reason::TakeHostage), table.gained(Lotus, Card::Loyalty)), (3, 2));
    assert_eq!((table.vp(Lotus), table.vp(Dragonfly)), (5, 2));
}

/// docs/facts/rising-sun.md, 5.5 Loyalty, p.22: a hostage of a clan without points gives no point, so no bonus.
#[test]
fn loyalty_does_not_add_to_a_hostage_without_a_point() {
    let mut table = loyal_battle(&[Card::Loyalty], 1, 1).coins(Lotus, 1).war();
    table.bid(Lotus, [0, 1, 0, 0]).act(Lotus, capture(Dragonfly, Bushi));
    assert_eq!(table.vp(Lotus), 0);
}

/// docs/facts/rising-sun.md, 5.5 Loyalty: whatever gives the points: a virtue, a war upgrade, a kami, a
/// monster.
#[test]
fn loyalty_adds_to_points_of_any_source() {
    let mut table = koi_plays_loyally();
    table.act(Koi, Action::ChooseMandate { slot: 0 });
    assert_eq!(table.vp(Koi), 2 + 1, "Honesty");

    let table = loyal_battle(&[Card::Loyalty, Card::WayOfBushido], 1, 1).war();
    assert_eq!(table.vp(Lotus), 2 + 1, "Bushido, for Loyalty itself is a virtue");

    let scene = three(Teapot, Summer).kami([Susanoo, Fujin, Hachiman, Tsukuyomi]).worship(Lotus, Susanoo, Shinto, 1);
    let table = scene.cards(Lotus, &[Card::Loyalty]).allies(Koi, Lotus).kami_turn();
    assert_eq!(table.vp(Lotus), 1 + 1, "Susanoo");

    let scene = three(Teapot, Summer).cards(Lotus, &[Card::Loyalty, Card::OniOfSouls]).allies(Koi, Lotus);
    let table = scene.place(Lotus, Kyoto, &[(Figure::OniOfSouls, 1)]).wars(&[Kyoto]).war();
    assert_eq!(table.vp(Lotus), 2 + 1, "Oni of Souls");
}

fn koi_plays_loyally() -> Table {
    let scene = three(Teapot, Summer).cards(Koi, &[Card::Loyalty, Card::Honesty]).allies(Koi, Lotus);
    scene.deck(&[Train]).mandate_turn(Koi)
}

/// docs/facts/rising-sun.md, 6.2 Loyalty, Righteousness, Battle: all figures lost in one outcome are one gain.
#[test]
fn loyalty_adds_once_to_the_dead_of_a_battle() {
    let table = loyal_battle(&[Card::Loyalty, Card::Righteousness], 3, 4).war();
    assert_eq!(table.vp(Lotus), 3 + 1);
}

/// docs/facts/rising-sun.md, 6.2 Loyalty, Righteousness, Battle: the outcome is one gain, the Imperial Poets
/// another.
#[test]
fn loyalty_adds_to_the_outcome_and_to_the_poets() {
    let scene = loyal_battle(&[Card::Loyalty, Card::OniOfSouls], 2, 2).place(Lotus, Kyoto, &[(Figure::OniOfSouls, 1)]);
    let mut table = scene.coins(Lotus, 1).war();
    table.bid(Lotus, [0, 0, 0, 1]);
    assert_eq!(table.vp(Lotus), 2 + 1);
    table.act(Lotus, Action::Execute);
    assert_eq!(table.vp(Lotus), 3 + 2 + 1);
}

/// docs/facts/rising-sun.md, 6.3 Loyalty scope: not in Winter.
#[test]
fn loyalty_gives_nothing_in_winter() {
    let cards = [Card::Loyalty, Card::Loyalty, Card::FormOfTheKindred];
    let scene = three(Teapot, Autumn).cards(Lotus, &cards).allies(Koi, Lotus).wars(&[Kyoto]);
    let table = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).war();
    assert_eq!(table.vp(Lotus), 3 + 3, "Kindred for one season, a token of Autumn");
}

/// docs/facts/rising-sun.md, 5.5 Loyalty: once the alliance is broken, Loyalty gives nothing.
#[test]
fn loyalty_ends_with_the_alliance() {
    let scene = three(Teapot, Summer).cards(Lotus, &[Card::Loyalty]).allies(Koi, Lotus);
    let mut table = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).mandate(Koi, Betray);
    table.all_done(&[Koi]);
    table.act(Lotus, Action::ChooseMandate { slot: 0 }).act(Lotus, Action::Announce { mandate: Harvest });
    assert_eq!(table.vp(Lotus), 4);
}

/// docs/facts/rising-sun.md, 5.5, 6.3 Way of the Merchant: 1 coin for each copy when a richer player gains
/// coins; one Harvest is one gain for each player.
#[test]
fn the_merchant_profits_from_richer_harvesters() {
    let with = |copies: usize| {
        let scene = three(Teapot, Summer).cards(Lotus, &vec![Card::WayOfTheMerchant; copies]);
        let scene = scene.coins(Koi, 5).coins(Lotus, 3).coins(Dragonfly, 3).place(Koi, Oshu, &[(Bushi, 1)]);
        let table = scene.mandate(Koi, Harvest);
        assert_eq!((table.coins(Koi), table.coins(Dragonfly)), (5 + 1 + 3, 4));
        table.coins(Lotus)
    };
    // Only Koi was richer: the Dragonfly had just as much.
    assert_eq!((with(0), with(1), with(2)), (4, 5, 6));
}

/// docs/facts/rising-sun.md, 6.3 Way of the Merchant: wealth is compared as it was before the mandate.
#[test]
fn the_merchant_compares_wealth_before_the_harvest() {
    let harvest = |koi: u16, dragonfly: u16| {
        let scene = three(Teapot, Summer).cards(Lotus, &[Card::WayOfTheMerchant]).coins(Lotus, 3);
        scene.coins(Koi, koi).coins(Dragonfly, dragonfly).mandate(Lotus, Harvest).coins(Lotus)
    };
    assert_eq!(harvest(4, 4), 3 + 1 + 2, "the first coin does not make Lotus as rich as Koi");
    assert_eq!(harvest(4, 3), 3 + 1 + 1, "its own coin does not make the Dragonfly richer");
}

/// docs/facts/rising-sun.md, 5.5 Way of the Merchant, second source: two owners profit at once.
#[test]
fn two_merchants_profit_at_once() {
    let scene =
        three(Teapot, Summer).cards(Lotus, &[Card::WayOfTheMerchant]).cards(Dragonfly, &[Card::WayOfTheMerchant]);
    let table = scene.coins(Koi, 1).mandate(Koi, Harvest);
    assert_eq!((table.coins(Koi), table.coins(Lotus), table.coins(Dragonfly)), (2, 2, 2));
}

/// Open in docs/facts/rising-sun.md (5.5 Way of the Merchant): what a Merchant gains moves no other Merchant.
/// The engine's choice, as Loyalty never adds to its own bonus (6.3).
#[test]
fn one_merchant_does_not_trigger_another() {
    let scene =
        three(Teapot, Summer).cards(Lotus, &[Card::WayOfTheMerchant]).cards(Dragonfly, &[Card::WayOfTheMerchant]);
    let scene = scene.coins(Koi, 3).coins(Lotus, 2).coins(Dragonfly, 1).worship(Koi, Tsukuyomi, Shinto, 1);
    let table = scene.kami_turn();
    assert_eq!((table.coins(Koi), table.coins(Lotus), table.coins(Dragonfly)), (5, 3, 2));
}

/// docs/facts/rising-sun.md, 5.5, 6.3 Way of the Merchant: a kami's coins come from the common pile.
#[test]
fn the_merchant_profits_from_tsukuyomi() {
    let with = |koi: u16| {
        let scene = three(Teapot, Summer).cards(Lotus, &[Card::WayOfTheMerchant; 2]).coins(Koi, koi);
        let table = scene.worship(Koi, Tsukuyomi, Shinto, 1).kami_turn();
        (table.coins(Koi), table.coins(Lotus))
    };
    assert_eq!(with(1), (3, 2));
    assert_eq!(with(0), (2, 0), "no richer before");
}

/// docs/facts/rising-sun.md, 6.3 Way of the Merchant: a card's coins count, the Koi's conversion does not.
#[test]
fn the_merchant_profits_from_cards_but_not_from_conversion() {
    let with = |cards: &[Card], ronin: u16| {
        let scene = three(Teapot, Summer).cards(Koi, cards).coins(Koi, 1).ronin(Koi, ronin).wars(&[Kyoto]);
        let scene = scene.cards(Lotus, &[Card::WayOfTheMerchant]);
        let table = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 1)]).war();
        (table.coins(Koi), table.coins(Lotus))
    };
    assert_eq!(with(&[Card::WayOfTheShogun], 0), (4, 1));
    assert_eq!(with(&[], 4), (5, 0));
}

/// docs/facts/rising-sun.md, 6.3 Way of the Merchant: coins of a card in the political phase count as well.
#[test]
fn the_merchant_profits_from_warlords() {
    let scene = three(Teapot, Summer).cards(Lotus, &[Card::WayOfTheMerchant]).coins(Dragonfly, 1);
    let mut table = scene.cards(Dragonfly, &[Card::PathOfTheWarlord; 2]).mandate(Lotus, Recruit);
    table.act(Dragonfly, summon(Bushi, Hokkaido));
    // Two coins at one moment are one gain.
    assert_eq!((table.coins(Dragonfly), table.coins(Lotus)), (3, 1));
}

/// docs/facts/rising-sun.md, 6.3 Way of the Merchant: no gifts.
#[test]
fn the_merchant_does_not_profit_from_gifts() {
    let scene = three(Teapot, Summer).cards(Lotus, &[Card::WayOfTheMerchant]).coins(Koi, 2).coins(Dragonfly, 2);
    let mut table = scene.mandate_turn(Koi);
    let terms = Terms { give: Goods { coins: 1, ronin: 0 }, ..Terms::default() };
    let (koi, dragonfly) = (table.seat(Koi), table.seat(Dragonfly));
    table.state.agree(koi, dragonfly, &terms, &mut table.events).unwrap();
    assert_eq!((table.coins(Koi), table.coins(Lotus), table.coins(Dragonfly)), (1, 0, 3));
}

/// docs/facts/rising-sun.md, 6.3 Way of the Merchant: no reparations.
#[test]
fn the_merchant_does_not_profit_from_reparations() {
    let scene = three(Teapot, Summer).cards(Lotus, &[Card::WayOfTheMerchant]).coins(Koi, 2).coins(Dragonfly, 1);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 3)]).place(Dragonfly, Kyoto, &[(Bushi, 1)]);
    let scene = scene.place(Koi, Edo, &[(Bushi, 1)]).place(Dragonfly, Edo, &[(Bushi, 1)]);
    let mut table = scene.wars(&[Kyoto, Edo]).war();
    table.bid(Koi, [2, 0, 0, 0]).bid(Dragonfly, [0; 4]).done(Koi);
    assert_eq!(table.doc().table.battle.map(|battle| battle.province), Some(Edo));
    assert_eq!((table.coins(Koi), table.coins(Lotus), table.coins(Dragonfly)), (0, 0, 3));
}

/// docs/facts/rising-sun.md, 6.3 Way of the Merchant: no coins that a player takes from a player.
#[test]
fn the_merchant_does_not_profit_from_tolls() {
    let scene = three(Teapot, Summer).cards(Koi, &[Card::PathOfTheSerpent]).cards(Dragonfly, &[Card::WayOfTheMerchant]);
    let mut table = scene.place(Lotus, Shikoku, &[(Bushi, 1)]).coins(Koi, 1).coins(Lotus, 1).mandate(Koi, Marshal);
    table.act(Lotus, go(Bushi, Shikoku, Kansai)).act(Koi, Action::DemandToll);
    assert_eq!((table.coins(Koi), table.coins(Lotus), table.coins(Dragonfly)), (2, 0, 0));
}

/// docs/facts/rising-sun.md, 6.3 Way of the Merchant, p.11: all have nothing before the income, so nobody is
/// richer; the coin for a hostage is a gain of its own.
#[test]
fn the_merchant_at_the_start_of_a_season() {
    let scene = || three(Teapot, Summer).cards(Koi, &[Card::WayOfTheMerchant]).wars(&[Kyoto]);
    let table = scene().war();
    assert_eq!(table.doc().table.season, Autumn);
    assert_eq!((table.coins(Koi), table.coins(Lotus), table.coins(Dragonfly)), (5, 7, 6));

    let scene = scene().place(Lotus, Kyoto, &[(Bushi, 1)]).place(Dragonfly, Kyoto, &[(Bushi, 1)]).coins(Lotus, 1);
    let mut table = scene.war();
    table.bid(Lotus, [0, 1, 0, 0]).act(Lotus, capture(Dragonfly, Bushi));
    assert_eq!(table.doc().table.season, Autumn);
    assert_eq!((table.coins(Koi), table.coins(Lotus), table.coins(Dragonfly)), (5 + 1, 7 + 1, 6));
}

/// docs/facts/rising-sun.md, 5.5 Form of the Kindred, 6.2: 3 points for each season with an alliance, for each
/// copy.
#[test]
fn the_kindred_scores_seasons_with_an_alliance() {
    let with = |copies: usize, seasons: &[Season]| {
        let cards = vec![Card::FormOfTheKindred; copies];
        three(Teapot, Autumn).cards(Lotus, &cards).allied_seasons(Lotus, seasons).war().vp(Lotus)
    };
    assert_eq!(with(1, &[]), 0);
    assert_eq!(with(1, &[Spring, Summer, Autumn]), 9);
    assert_eq!(with(2, &[Spring, Autumn]), 12);
}

/// docs/facts/rising-sun.md, 6.2 Form of the Kindred: an alliance that was broken later still counts.
#[test]
fn the_kindred_counts_a_broken_alliance() {
    let mut table = three(Teapot, Autumn).cards(Lotus, &[Card::FormOfTheKindred]).tea();
    let (koi, lotus) = (table.seat(Koi), table.seat(Lotus));
    let terms = Terms { alliance: true, ..Terms::default() };
    table.state.agree(koi, lotus, &terms, &mut table.events).unwrap();
    assert_eq!(table.player(Lotus).allied_seasons, [Autumn]);

    let mut table = three(Teapot, Autumn).allies(Koi, Lotus).mandate(Koi, Betray);
    table.all_done(&[Koi]);
    for clan in [Koi, Lotus] {
        assert_eq!((table.player(clan).ally, table.player(clan).allied_seasons), (None, vec![Autumn]));
    }
}

/// Koi, with these cards, plays Betray. Lotus has three bushi in Nagato and a shinto at Hachiman's
/// shrine, the Dragonfly a bushi in Hokkaido.
fn koi_betrays(cards: &[Card]) -> Table {
    let scene = three(Teapot, Autumn).cards(Koi, cards).place(Lotus, Nagato, &[(Bushi, 3), (Daimyo, 1)]);
    let scene = scene.worship(Lotus, Hachiman, Shinto, 1).place(Dragonfly, Hokkaido, &[(Bushi, 1)]);
    scene.mandate(Koi, Betray)
}

/// p.18: without the Path of the Unrighteous, one figure of each of two players, on the map.
#[test]
fn a_plain_betrayal_hits_two_different_players() {
    let mut table = koi_betrays(&[]);
    let at_shrine = replace_at(Lotus, Shinto, Hachiman, Shinto);
    assert_eq!(table.refuses(Koi, at_shrine), Refusal::AtShrine { figure: Shinto });
    table.act(Koi, replace(Lotus, Bushi, Nagato, Bushi));
    assert_eq!(table.refuses(Koi, replace(Lotus, Bushi, Nagato, Bushi)), Refusal::AlreadyBetrayed { clan: Lotus });
    table.act(Koi, replace(Dragonfly, Bushi, Hokkaido, Bushi));
    assert!(table.legal(Koi).is_empty());
}

/// docs/facts/rising-sun.md, 5.5, 6.3 Path of the Unrighteous: one more figure of any player.
#[test]
fn the_unrighteous_replaces_one_more_of_any_player() {
    let mut table = koi_betrays(&[Card::PathOfTheUnrighteous]);
    table.act(Koi, replace(Lotus, Bushi, Nagato, Bushi)).act(Koi, replace(Lotus, Bushi, Nagato, Bushi));
    assert_eq!(table.refuses(Koi, replace(Lotus, Bushi, Nagato, Bushi)), Refusal::AlreadyBetrayed { clan: Lotus });
    table.act(Koi, replace(Dragonfly, Bushi, Hokkaido, Bushi));
    assert_eq!((table.count(Koi, Bushi, Nagato), table.count(Lotus, Bushi, Nagato)), (2, 1));
    assert!(table.legal(Koi).is_empty());
}

/// docs/facts/rising-sun.md, 5.5, 6.3 Path of the Unrighteous: even a worshipping shinto, whose place is taken.
#[test]
fn the_unrighteous_reaches_the_shrines() {
    let mut table = koi_betrays(&[Card::PathOfTheUnrighteous]);
    let wrong = replace_at(Lotus, Shinto, Hachiman, Bushi);
    assert_eq!(table.refuses(Koi, wrong), Refusal::DifferentType { figure: Shinto, with: Bushi });
    table.act(Koi, replace_at(Lotus, Shinto, Hachiman, Shinto));
    assert_eq!((table.at_shrine(Koi, Shinto, Hachiman), table.at_shrine(Lotus, Shinto, Hachiman)), (1, 0));
    assert_eq!((table.reserve(Koi, Shinto), table.reserve(Lotus, Shinto)), (2, 3));
    // The two of every Betray are still to come.
    table.act(Koi, replace(Lotus, Bushi, Nagato, Bushi)).act(Koi, replace(Dragonfly, Bushi, Hokkaido, Bushi));
    assert!(table.legal(Koi).is_empty());
}

/// p.16: each copy of the Path of the Unrighteous adds one.
#[test]
fn two_unrighteous_replace_two_more() {
    let mut table = koi_betrays(&[Card::PathOfTheUnrighteous; 2]);
    for _ in 0..3 {
        table.act(Koi, replace(Lotus, Bushi, Nagato, Bushi));
    }
    table.act(Koi, replace(Dragonfly, Bushi, Hokkaido, Bushi));
    assert_eq!((table.count(Koi, Bushi, Nagato), table.count(Koi, Bushi, Hokkaido)), (3, 1));
    assert!(table.legal(Koi).is_empty());
}

/// p.18: daimyo stay out of reach.
#[test]
fn the_unrighteous_does_not_reach_a_daimyo() {
    let mut table = koi_betrays(&[Card::PathOfTheUnrighteous; 2]);
    let daimyo = replace(Lotus, Daimyo, Nagato, Daimyo);
    assert_eq!(table.refuses(Koi, daimyo), Refusal::DaimyoImmune { figure: Daimyo });
}

/// docs/facts/rising-sun.md, 6.2 Komainu "while on the Map", 5.5 Path of the Unrighteous: at a shrine, shinto
/// for shinto.
#[test]
fn komainu_at_a_shrine_is_a_shinto() {
    let scene = three(Teapot, Autumn).cards(Koi, &[Card::PathOfTheUnrighteous, Card::OniOfSkulls]);
    let scene = scene.cards(Lotus, &[Card::Komainu]).worship(Lotus, Hachiman, Figure::Komainu, 1);
    let mut table = scene.mandate(Koi, Betray);
    let oni = replace_at(Lotus, Figure::Komainu, Hachiman, Figure::OniOfSkulls);
    let different = Refusal::DifferentType { figure: Figure::Komainu, with: Figure::OniOfSkulls };
    assert_eq!(table.refuses(Koi, oni), different);
    table.act(Koi, replace_at(Lotus, Figure::Komainu, Hachiman, Shinto));
    assert_eq!((table.at_shrine(Koi, Shinto, Hachiman), table.reserve(Lotus, Figure::Komainu)), (1, 1));
}
