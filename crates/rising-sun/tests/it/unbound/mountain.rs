//! The season cards of the Mountain set. They also work without the unbound kami.

use super::prelude::*;

/// docs/facts/rising-sun.md, 5.7, 5.9: the three Oni of the set are for sale in their seasons; the Oni of Souls
/// is not.
#[test]
fn the_oni_of_the_set_are_for_sale() {
    let sold = |season: Season, card: Card| three(Mountain, season).tea().doc().table.market.get(&card).copied();
    assert_eq!(sold(Summer, Card::OniOfBlood), Some(1));
    assert_eq!((sold(Autumn, Card::OniOfHate), sold(Autumn, Card::OniOfSpite)), (Some(1), Some(1)));
    assert_eq!(sold(Summer, Card::OniOfSouls), None);
    let mut table = three(Mountain, Summer).coins(Koi, 2).mandate(Koi, Train);
    table.act(Koi, buy(Card::OniOfBlood)).act(Koi, summon(Figure::OniOfBlood, Edo));
    assert_eq!(table.force(Koi, Edo), 2);
}

/// docs/facts/rising-sun.md, 5.7: all other cards of the set can be bought at their cost.
#[test]
fn the_cards_are_bought_at_their_cost() {
    let costs = [
        (Spring, Card::PathOfTheBuilder, 0),
        (Spring, Card::PathOfTheKannushi, 2),
        (Spring, Card::Piety, 1),
        (Summer, Card::PathOfSengoku, 1),
        (Summer, Card::PathOfTheFavored, 1),
        (Summer, Card::Sincerity, 1),
        (Autumn, Card::FormOfTheTanuki, 2),
        (Autumn, Card::WayOfTheKeiri, 0),
    ];
    for (season, card, cost) in costs {
        let mut table = three(Mountain, season).coins(Lotus, 5).mandate(Koi, Train);
        table.done(Koi).act(Lotus, buy(card));
        assert_eq!((table.coins(Lotus), table.player(Lotus).cards), (5 - cost, [(card, 1)].into()));
    }
}

/// Lotus has the Path of the Builder, 9 coins and a bushi.
fn builder() -> Scene {
    three(Mountain, Spring).cards(Lotus, &[Card::PathOfTheBuilder]).coins(Lotus, 9).place(Lotus, Nagato, &[(Bushi, 1)])
}

/// docs/facts/rising-sun.md, 5.7 Path of the Builder: a stronghold in any player's Marshal, once, for 3 coins,
/// anywhere.
#[test]
fn the_builder_builds_in_any_marshal() {
    for chooser in [Koi, Dragonfly] {
        let mut table = builder().mandate(chooser, Marshal);
        table.act(Lotus, build(Oshu));
        assert_eq!((table.coins(Lotus), table.player(Lotus).strongholds), (6, [(Nagato, 1), (Oshu, 1)].into()));
        assert_eq!(table.refuses(Lotus, build(Edo)), Refusal::NoBonus);
    }
}

/// docs/facts/rising-sun.md, 5.7 Path of the Builder, p.15: it adds to the bonus of the chooser and of the
/// ally.
#[test]
fn the_builder_adds_to_the_bonus() {
    for scene in [builder(), builder().allies(Koi, Lotus)] {
        let chooser = if scene.clone().tea().player(Lotus).ally.is_some() { Koi } else { Lotus };
        let mut table = scene.mandate(chooser, Marshal);
        table.act(Lotus, build(Oshu)).act(Lotus, build(Oshu));
        assert_eq!((table.coins(Lotus), table.player(Lotus).strongholds), (3, [(Nagato, 1), (Oshu, 2)].into()));
        assert_eq!(table.refuses(Lotus, build(Edo)), Refusal::NoBonus);
    }
}

/// docs/facts/rising-sun.md, 5.7 Path of the Builder: "may", at the usual cost; it lets no other player build.
#[test]
fn the_builder_pays_the_usual_cost() {
    let mut table =
        builder().coins(Lotus, 2).place(Dragonfly, Oshu, &[(Bushi, 1)]).coins(Dragonfly, 9).mandate(Koi, Marshal);
    assert_eq!(table.refuses(Lotus, build(Oshu)), Refusal::NotEnoughCoins { cost: 3, coins: 2 });
    table.done(Lotus);
    assert_eq!(table.refuses(Dragonfly, build(Oshu)), Refusal::NoBonus);
}

/// docs/facts/rising-sun.md, 5.7 Path of the Builder, p.26: the Bonsai pay 1.
#[test]
fn the_bonsai_build_for_1() {
    let scene = Scene::of(&[Koi, Lotus, Bonsai]).set(Mountain).cards(Bonsai, &[Card::PathOfTheBuilder]);
    let mut table = scene.coins(Bonsai, 1).mandate(Koi, Marshal);
    table.act(Bonsai, build(Edo));
    assert_eq!((table.coins(Bonsai), table.player(Bonsai).strongholds), (0, [(Edo, 1), (Kyushu, 1)].into()));
}

/// docs/facts/rising-sun.md, 5.7 Path of the Builder: four strongholds are all (p.4).
#[test]
fn the_builder_needs_a_stronghold_in_reserve() {
    let mut table = builder().strongholds(Lotus, &[Nagato, Oshu, Edo, Kyoto]).mandate(Koi, Marshal);
    assert_eq!(table.refuses(Lotus, build(Kyushu)), Refusal::NoStrongholdInReserve);
}

/// Lotus has copies of the Path of the Kannushi, two shinto at Hachiman's shrine, and a bushi.
fn kannushi(copies: usize) -> Scene {
    let scene = three(Mountain, Spring).cards(Lotus, &vec![Card::PathOfTheKannushi; copies]);
    scene.worship(Lotus, Hachiman, Shinto, 2).place(Lotus, Nagato, &[(Bushi, 1)])
}

/// docs/facts/rising-sun.md, 5.7 Path of the Kannushi: in any player's Marshal, one worshipper goes to another
/// shrine.
#[test]
fn the_kannushi_moves_a_worshipper() {
    for chooser in [Koi, Lotus, Dragonfly] {
        let mut table = kannushi(1).mandate(chooser, Marshal);
        table.act(Lotus, send(Shinto, Hachiman, Fujin));
        assert_eq!((table.at_shrine(Lotus, Shinto, Hachiman), table.at_shrine(Lotus, Shinto, Fujin)), (1, 1));
        assert_eq!(table.refuses(Lotus, send(Shinto, Hachiman, Fujin)), Refusal::EffectUsed);
        table.act(Lotus, go(Bushi, Nagato, Kansai));
    }
}

/// docs/facts/rising-sun.md, 5.7 Path of the Kannushi, p.16: one for each copy; the same shinto may go on.
#[test]
fn two_kannushi_move_two_worshippers() {
    let mut table = kannushi(2).mandate(Koi, Marshal);
    table.act(Lotus, send(Shinto, Hachiman, Fujin)).act(Lotus, send(Shinto, Hachiman, Tsukuyomi));
    let shrines = [Hachiman, Fujin, Tsukuyomi].map(|kami| table.at_shrine(Lotus, Shinto, kami));
    assert_eq!(shrines, [0, 1, 1]);
    assert_eq!(table.refuses(Lotus, send(Shinto, Fujin, Hachiman)), Refusal::EffectUsed);
    let mut table = kannushi(2).mandate(Koi, Marshal);
    table.act(Lotus, send(Shinto, Hachiman, Fujin)).act(Lotus, send(Shinto, Fujin, Amaterasu));
    assert_eq!(table.at_shrine(Lotus, Shinto, Amaterasu), 1);
}

/// docs/facts/rising-sun.md, 5.7 Path of the Kannushi: again in every Marshal.
#[test]
fn the_kannushi_serves_in_every_marshal() {
    let mut table = kannushi(1).mandate(Koi, Marshal);
    table.act(Lotus, send(Shinto, Hachiman, Fujin)).done(Lotus).done(Koi);
    lotus_announces(&mut table, Marshal);
    table.act(Lotus, send(Shinto, Hachiman, Fujin));
    assert_eq!(table.at_shrine(Lotus, Shinto, Fujin), 2);
}

/// docs/facts/rising-sun.md, 5.7 Path of the Kannushi, 6.2 Komainu: a komainu that worships is a shinto that
/// worships.
#[test]
fn the_kannushi_moves_a_komainu() {
    let scene = kannushi(1).cards(Lotus, &[Card::Komainu]).worship(Lotus, Tsukuyomi, Figure::Komainu, 1);
    let mut table = scene.mandate(Koi, Marshal);
    table.act(Lotus, send(Figure::Komainu, Tsukuyomi, Fujin));
    assert_eq!(table.at_shrine(Lotus, Figure::Komainu, Fujin), 1);
}

/// docs/facts/rising-sun.md, 5.7 Path of the Kannushi: only the owner's worshippers, only between shrines in
/// play, only on the owner's own turn of a Marshal.
#[test]
fn the_kannushi_moves_nothing_else() {
    let scene = kannushi(1).worship(Koi, Amaterasu, Shinto, 1).place(Lotus, Nagato, &[(Shinto, 1)]);
    let mut table = scene.place(Dragonfly, Oshu, &[(Bushi, 1)]).mandate(Koi, Marshal);
    let absent = |figure, kami| Refusal::NotAtShrine { figure, kami };
    assert_eq!(table.refuses(Lotus, send(Shinto, Amaterasu, Fujin)), absent(Shinto, Amaterasu));
    assert_eq!(table.refuses(Lotus, send(Bushi, Hachiman, Fujin)), absent(Bushi, Hachiman));
    assert_eq!(table.refuses(Lotus, send(Shinto, Hachiman, Raijin)), Refusal::NoSuchShrine { kami: Raijin });
    assert_eq!(table.refuses(Lotus, send(Shinto, Raijin, Hachiman)), Refusal::NoSuchShrine { kami: Raijin });
    table.refuses(Lotus, send(Shinto, Hachiman, Hachiman));
    assert_eq!(table.refuses(Koi, send(Shinto, Amaterasu, Fujin)), Refusal::NotYourDecision);
    table.done(Lotus);
    assert_eq!(table.refuses(Lotus, send(Shinto, Hachiman, Fujin)), Refusal::NotYourDecision);
    table.done(Dragonfly);
    assert_eq!(table.refuses(Koi, send(Shinto, Amaterasu, Fujin)), Refusal::EffectUsed);
}

/// docs/facts/rising-sun.md, 5.7 Path of the Kannushi: in a Marshal; the moves that Fujin's shrine allows are
/// none.
#[test]
fn the_kannushi_does_not_serve_at_fujins_shrine() {
    let mut table = kannushi(1).worship(Lotus, Fujin, Shinto, 1).kami_turn();
    assert_eq!(table.refuses(Lotus, send(Shinto, Hachiman, Fujin)), Refusal::NotNow);
}

/// docs/facts/rising-sun.md, 5.7 Path of the Kannushi: without a worshipper and without figures on the map
/// there is nothing to ask; with a worshipper alone there is.
#[test]
fn the_kannushi_is_asked_for_its_worshippers() {
    let scene = three(Mountain, Spring).cards(Lotus, &[Card::PathOfTheKannushi]);
    assert_eq!(scene.clone().mandate(Koi, Marshal).waiting_for(), [Koi]);
    let mut table = scene.worship(Lotus, Hachiman, Shinto, 1).mandate(Koi, Marshal);
    let moves = [Amaterasu, Fujin, Tsukuyomi].map(|to| send(Shinto, Hachiman, to));
    assert_eq!(table.legal(Lotus), [&moves[..], &[Action::Done]].concat());
    table.act(Lotus, moves[2]);
    assert_eq!(table.waiting_for(), [Koi]);
}

/// docs/facts/rising-sun.md, 5.7 Path of the Kannushi, p.19: the worshipper serves at the new shrine.
#[test]
fn the_worshipper_serves_at_the_new_shrine() {
    let mut table = kannushi(1).worship(Koi, Tsukuyomi, Shinto, 1).mandate(Koi, Marshal);
    table.act(Lotus, send(Shinto, Hachiman, Tsukuyomi));
    while told(&table, |event| matches!(event, Event::KamiTurnBegan { .. })) == 0 {
        let clan = table.waiting_for()[0];
        let legal = table.legal(clan);
        table.act(clan, if legal.contains(&Action::Done) { Action::Done } else { legal[0] });
    }
    let served = |kami, clan| told(&table, |event| *event == Event::ShrineResolved { kami, clan });
    assert_eq!((served(Tsukuyomi, Koi), served(Hachiman, Lotus)), (1, 1), "Koi wins the tie by honor");
    let events = table.events.clone();
    assert!(events.contains(&Event::WorshipperMoved { clan: Lotus, figure: Shinto, from: Hachiman, to: Tsukuyomi }));
}

/// Lotus with copies of Piety and these figures in Kyoto; the Dragonfly is above it in honor.
fn piety(copies: usize, figures: &[(Figure, u8)]) -> Scene {
    let scene = three(Mountain, Spring).honor(&[Koi, Dragonfly, Lotus]).cards(Lotus, &vec![Card::Piety; copies]);
    scene.place(Lotus, Kyoto, figures)
}

/// docs/facts/rising-sun.md, 5.7 Piety, 6.3: honor and 3 points for a token won with a shinto there, also
/// without a battle; both for each copy.
#[test]
fn piety_rewards_a_token_without_a_battle() {
    let table = then_edo(piety(1, &[(Shinto, 1)]), Kyoto).war();
    assert_eq!((table.won(Lotus), table.vp(Lotus), table.honor()), (vec![Kyoto], 3, vec![Koi, Lotus, Dragonfly]));
    let table = then_edo(piety(2, &[(Shinto, 1), (Bushi, 1)]), Kyoto).war();
    assert_eq!((table.vp(Lotus), table.honor()), (6, vec![Lotus, Koi, Dragonfly]));
}

/// docs/facts/rising-sun.md, 5.7 Piety: in a battle; once, however many shinto there are.
#[test]
fn piety_rewards_a_battle_won() {
    let scene = piety(1, &[(Shinto, 2), (Bushi, 1)]).place(Koi, Kyoto, &[(Bushi, 1)]);
    let table = then_edo(scene, Kyoto).war();
    assert_eq!((table.won(Lotus), table.vp(Lotus), table.honor()), (vec![Kyoto], 3, vec![Koi, Lotus, Dragonfly]));
}

/// docs/facts/rising-sun.md, 5.7 Piety: not without a shinto in the province, even with one at a shrine or elsewhere;
/// not for the token of another player.
#[test]
fn piety_needs_a_shinto_and_a_token() {
    let scene = piety(1, &[(Bushi, 1)]).place(Lotus, Oshu, &[(Shinto, 1)]).worship(Lotus, Hachiman, Shinto, 1);
    let table = then_edo(scene, Kyoto).war();
    assert_eq!((table.won(Lotus), table.vp(Lotus), table.honor()), (vec![Kyoto], 0, vec![Koi, Dragonfly, Lotus]));
    let scene = piety(1, &[(Shinto, 1)]).place(Koi, Kyoto, &[(Bushi, 1), (Shinto, 1)]);
    let table = then_edo(scene, Kyoto).war();
    assert_eq!((table.won(Koi), table.vp(Lotus), table.honor()), (vec![Kyoto], 0, vec![Koi, Dragonfly, Lotus]));
}

/// docs/facts/rising-sun.md, 5.7 Piety, 6.2 Winning with a figure: the shinto need only have been in the
/// battle; here it commits Seppuku, and ronin win.
#[test]
fn piety_counts_a_shinto_that_died() {
    let scene = piety(1, &[(Shinto, 1)]).place(Koi, Kyoto, &[(Bushi, 1)]).coins(Lotus, 2).ronin(Lotus, 3);
    let mut table = scene.wars(&[Kyoto]).war();
    table.bid(Lotus, [1, 0, 1, 0]).act(Lotus, Action::Execute).act(Lotus, Action::Execute);
    assert_eq!((forces(&table, Lotus), tokens(&table, Lotus, Spring)), (vec![3], vec![Kyoto]));
    assert_eq!((table.gained(Lotus, Reason::Seppuku), table.gained(Lotus, Card::Piety)), (1, 3));
    assert_eq!(table.honor(), [Lotus, Koi, Dragonfly], "one place by Seppuku and one by Piety");
}

/// docs/facts/rising-sun.md, 5.7 Piety, 6.2 Winning with a figure: it need not be there in the end; here it is
/// a hostage.
#[test]
fn piety_counts_a_shinto_that_was_taken_hostage() {
    let scene = piety(1, &[(Shinto, 1), (Bushi, 2)]).place(Koi, Kyoto, &[(Bushi, 1)]).coins(Koi, 1);
    let mut table = scene.wars(&[Kyoto]).war();
    table.bid(Koi, [0, 1, 0, 0]).act(Koi, capture(Lotus, Shinto));
    assert_eq!((tokens(&table, Lotus, Spring), table.gained(Lotus, Card::Piety)), (vec![Kyoto], 3));
}

/// docs/facts/rising-sun.md, 5.7 Piety, 6.2 Komainu: a komainu is a shinto.
#[test]
fn piety_counts_a_komainu() {
    let scene = piety(1, &[(Bushi, 1)]).cards(Lotus, &[Card::Komainu]).place(Lotus, Kyoto, &[(Figure::Komainu, 1)]);
    assert_eq!(then_edo(scene, Kyoto).war().vp(Lotus), 3);
}

/// docs/facts/rising-sun.md, 5.7 Piety, 6.3: also for the token that the stronger of two allies takes.
#[test]
fn piety_rewards_the_stronger_ally() {
    let scene = piety(1, &[(Shinto, 2)]).place(Koi, Kyoto, &[(Bushi, 1)]).allies(Koi, Lotus);
    let table = then_edo(scene, Kyoto).war();
    assert_eq!((table.won(Lotus), table.vp(Lotus)), (vec![Kyoto], 3));
}

/// Lotus has the Path of Sengoku, and its daimyo in Kyoto.
fn sengoku() -> Scene {
    three(Mountain, Summer).cards(Lotus, &[Card::PathOfSengoku]).place(Lotus, Kyoto, &[(Daimyo, 1)])
}

/// docs/facts/rising-sun.md, 5.7 Path of Sengoku: at the end of any Harvest, the reward of the daimyo's
/// province, be others stronger there or not.
#[test]
fn sengoku_gives_the_reward_of_the_daimyos_province() {
    for chooser in [Koi, Dragonfly] {
        let table = sengoku().place(Koi, Kyoto, &[(Bushi, 3)]).mandate(chooser, Harvest);
        assert_eq!(goods(&table, Lotus), (4, 1, 0));
        assert_eq!(goods(&table, Koi), (if chooser == Koi { 4 } else { 0 }, 1, 0), "Koi has its own");
        assert_eq!(goods(&sengoku().mandate(chooser, Harvest), Lotus), (4, 1, 0), "alone there, but not reaping");
    }
    let table = three(Mountain, Summer).cards(Lotus, &[Card::PathOfSengoku]).place(Lotus, Nagato, &[(Daimyo, 1)]);
    assert_eq!(goods(&table.mandate(Koi, Harvest), Lotus), (1, 1 + 1, 1));
}

/// docs/facts/rising-sun.md, 5.7 Path of Sengoku: not if the reward was received in this Harvest already, as
/// chooser or ally.
#[test]
fn sengoku_gives_no_reward_twice() {
    assert_eq!(goods(&sengoku().mandate(Lotus, Harvest), Lotus), (4, 1, 0));
    assert_eq!(goods(&sengoku().allies(Koi, Lotus).mandate(Koi, Harvest), Lotus), (4, 1, 0));
    // Lotus reaps, but others are stronger in Kyoto: not received.
    let table = sengoku().place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kansai, &[(Bushi, 1)]).mandate(Lotus, Harvest);
    assert_eq!(goods(&table, Lotus), (3 + 4, 1, 0));
}

/// docs/facts/rising-sun.md, 5.7 Path of Sengoku, 5.2 Yurei: it counts as a daimyo; each province once.
#[test]
fn sengoku_follows_yurei() {
    let scene = sengoku().cards(Lotus, &[Card::Yurei]);
    let apart = scene.clone().place(Lotus, Kansai, &[(Figure::Yurei, 1)]).mandate(Koi, Harvest);
    assert_eq!(goods(&apart, Lotus), (4 + 3, 1, 0));
    let together = scene.place(Lotus, Kyoto, &[(Figure::Yurei, 1)]).mandate(Koi, Harvest);
    assert_eq!(goods(&together, Lotus), (4, 1, 0));
}

/// docs/facts/rising-sun.md, 5.7 Path of Sengoku: a daimyo in reserve is in no province, nor are strongholds or
/// bushi a daimyo.
#[test]
fn sengoku_needs_the_daimyo_on_the_map() {
    let scene = three(Mountain, Summer).cards(Lotus, &[Card::PathOfSengoku]).place(Lotus, Kyoto, &[(Bushi, 1)]);
    assert_eq!(goods(&scene.mandate(Koi, Harvest), Lotus), (0, 1, 0));
}

/// Lotus has the Path of the Favored and these figures in Kyoto.
fn favored(figures: &[(Figure, u8)]) -> Scene {
    three(Mountain, Summer).cards(Lotus, &[Card::PathOfTheFavored]).place(Lotus, Kyoto, figures)
}

/// docs/facts/rising-sun.md, 5.7 Path of the Favored: shinto have force 3 where the owner has the highest honor
/// of the clans there, and 1 elsewhere.
#[test]
fn the_favored_have_force_3_where_honor_is_highest() {
    let force = |scene: Scene| scene.mandate_turn(Koi).force(Lotus, Kyoto);
    let two = || favored(&[(Shinto, 2)]);
    assert_eq!(force(two().place(Dragonfly, Kyoto, &[(Bushi, 1)])), 6);
    assert_eq!(force(two().place(Koi, Kyoto, &[(Bushi, 1)])), 2);
    assert_eq!(force(two().place(Koi, Kyoto, &[(Bushi, 1)]).place(Dragonfly, Kyoto, &[(Bushi, 1)])), 2);
    assert_eq!(force(two().place(Koi, Kyoto, &[(Bushi, 1)]).honor(&[Lotus, Koi, Dragonfly])), 6);
    assert_eq!(force(two().place(Koi, Oshu, &[(Bushi, 1)])), 6, "Koi is not there");
    assert_eq!(force(two()), 6, "alone, nobody has higher honor");
}

/// docs/facts/rising-sun.md, 5.7 Path of the Favored: each province for itself.
#[test]
fn the_favored_count_each_province_separately() {
    let scene = favored(&[(Shinto, 1)]).place(Lotus, Oshu, &[(Shinto, 1)]);
    let table = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Dragonfly, Oshu, &[(Bushi, 1)]).mandate_turn(Koi);
    assert_eq!((table.force(Lotus, Kyoto), table.force(Lotus, Oshu)), (1, 3));
}

/// docs/facts/rising-sun.md, 5.7 Path of the Favored, 6.2 Komainu: shinto and komainu alone; and only the
/// owner's.
#[test]
fn the_favored_are_shinto_and_komainu() {
    let scene = favored(&[(Bushi, 1), (Daimyo, 1), (Shinto, 1)]).cards(Lotus, &[Card::Komainu]);
    let scene = scene.place(Lotus, Kyoto, &[(Figure::Komainu, 1)]).place(Dragonfly, Kyoto, &[(Shinto, 1)]);
    let table = scene.mandate_turn(Koi);
    assert_eq!((table.force(Lotus, Kyoto), table.force(Dragonfly, Kyoto)), (1 + 1 + 3 + 3, 1));
}

/// docs/facts/rising-sun.md, 5.7 Path of the Favored: the Turtle with a stronghold is one of the clans there,
/// which fights (rulings C23).
#[test]
fn the_favored_count_turtle_strongholds() {
    let force = |home: Province| {
        let scene = Scene::of(&[Koi, Lotus, Turtle]).set(Mountain).season(Summer).honor(&[Turtle, Lotus, Koi]);
        let scene = scene.cards(Lotus, &[Card::PathOfTheFavored]).place(Lotus, Kyoto, &[(Shinto, 1)]);
        scene.strongholds(Turtle, &[home]).mandate_turn(Koi).force(Lotus, Kyoto)
    };
    assert_eq!((force(Oshu), force(Kyoto)), (3, 1));
}

/// docs/facts/rising-sun.md, 5.7 Path of the Favored: it counts in a Harvest, and in war.
#[test]
fn the_favored_count_in_harvest_and_war() {
    let scene = favored(&[(Shinto, 1)]).place(Dragonfly, Kyoto, &[(Bushi, 2)]);
    assert_eq!(goods(&scene.clone().mandate(Lotus, Harvest), Lotus), (4, 1, 0));
    let mut table = then_edo(scene, Kyoto).war();
    table.bid(Dragonfly, [0; 4]);
    assert_eq!(table.won(Lotus), [Kyoto]);
}

/// docs/facts/rising-sun.md, 5.7 Path of the Favored: "in provinces": at a shrine a shinto has force 1.
#[test]
fn the_favored_have_force_1_at_a_shrine() {
    let scene = favored(&[]).honor(&[Lotus, Koi, Dragonfly]).worship(Lotus, Hachiman, Shinto, 1);
    let table = scene.worship(Koi, Hachiman, Shinto, 2).kami_turn();
    assert_eq!((table.ronin(Koi), table.ronin(Lotus)), (2, 0));
}

/// docs/facts/rising-sun.md, 5.7 Path of the Favored: the force changes with the honor, at once.
#[test]
fn the_favored_change_with_honor() {
    let scene = favored(&[(Shinto, 1)]).place(Koi, Kyoto, &[(Bushi, 1)]).worship(Lotus, Amaterasu, Shinto, 1);
    let mut table = scene.kami_turn();
    assert_eq!(table.force(Lotus, Kyoto), 1);
    table.act(Lotus, Action::RiseToTop);
    assert_eq!(table.force(Lotus, Kyoto), 3);
}

/// docs/facts/rising-sun.md, 6.3 Lowest / highest Honor "in a province": in a battle, the participants still
/// count after their last figure left. Koi's Seppuku does not make Lotus the most honorable there.
#[test]
fn the_favored_count_clans_that_left_the_battle() {
    let scene = favored(&[(Shinto, 1)]).place(Koi, Kyoto, &[(Bushi, 1)]).place(Dragonfly, Kyoto, &[(Bushi, 2)]);
    let mut table = scene.coins(Koi, 1).wars(&[Kyoto]).war();
    table.bid(Koi, [1, 0, 0, 0]).act(Koi, Action::Execute);
    assert_eq!((forces(&table, Lotus), forces(&table, Dragonfly)), (vec![1], vec![2]));
    assert_eq!(tokens(&table, Dragonfly, Summer), [Kyoto]);
}

/// Lotus, with these cards, wins Take Hostage against Koi in Kyoto; the Dragonfly is above it in honor.
fn sincere(cards: &[Card], koi: u16) -> Table {
    let scene = three(Mountain, Summer).honor(&[Koi, Dragonfly, Lotus]).cards(Lotus, cards).vp(Koi, koi);
    let scene = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).place(Koi, Kyoto, &[(Bushi, 4)]);
    let mut table = scene.coins(Lotus, 1).wars(&[Kyoto]).war();
    table.bid(Lotus, [0, 1, 0, 0]);
    table
}

/// docs/facts/rising-sun.md, 5.7 Sincerity: honor and 1 point more for a hostage, for each copy.
#[test]
fn sincerity_rewards_a_hostage() {
    let mut table = sincere(&[Card::Sincerity], 5);
    table.act(Lotus, capture(Koi, Bushi));
    assert_eq!((table.vp(Lotus), table.vp(Koi), table.honor()), (1 + 1, 4, vec![Koi, Lotus, Dragonfly]));
    let mut table = sincere(&[Card::Sincerity, Card::Sincerity], 5);
    table.act(Lotus, capture(Koi, Bushi));
    assert_eq!((table.vp(Lotus), table.vp(Koi), table.honor()), (1 + 2, 4, vec![Lotus, Koi, Dragonfly]));
}

/// docs/facts/rising-sun.md, 5.7 Sincerity, 5.2 Respect: "each time": for each of two hostages.
#[test]
fn sincerity_rewards_each_hostage() {
    let mut table = sincere(&[Card::Sincerity, Card::Respect], 5);
    table.act(Lotus, capture(Koi, Bushi));
    assert_eq!((table.vp(Lotus), table.honor()), (2, vec![Koi, Lotus, Dragonfly]));
    table.act(Lotus, capture(Koi, Bushi));
    assert_eq!((table.vp(Lotus), table.vp(Koi), table.honor()), (4, 3, vec![Lotus, Koi, Dragonfly]));
}

/// docs/facts/rising-sun.md, 5.7 Sincerity, p.22: the point is gained even if there was none to steal.
#[test]
fn sincerity_works_without_a_point_to_steal() {
    let mut table = sincere(&[Card::Sincerity], 0);
    table.act(Lotus, capture(Koi, Bushi));
    assert_eq!((table.vp(Lotus), table.gained(Lotus, Card::Sincerity)), (1, 1));
}

/// docs/facts/rising-sun.md, 5.7 Sincerity: no hostage, no reward; and none for a hostage that another player
/// takes.
#[test]
fn sincerity_needs_a_hostage_of_its_own() {
    let mut table = sincere(&[Card::Sincerity], 5);
    table.done(Lotus);
    assert_eq!((table.vp(Lotus), table.honor()), (0, vec![Koi, Dragonfly, Lotus]));
    let scene = three(Mountain, Summer).cards(Lotus, &[Card::Sincerity]).place(Lotus, Kyoto, &[(Bushi, 1)]);
    let mut table = scene.place(Koi, Kyoto, &[(Bushi, 2)]).coins(Koi, 1).wars(&[Kyoto]).war();
    table.bid(Koi, [0, 1, 0, 0]).act(Koi, capture(Lotus, Bushi));
    assert_eq!((table.vp(Lotus), table.vp(Koi), table.honor()), (0, 0, vec![Koi, Lotus, Dragonfly]));
}

/// docs/facts/rising-sun.md, 5.7 Form of the Tanuki: 2 points in Winter for each type of season card, itself
/// included, for each copy.
#[test]
fn the_tanuki_counts_types() {
    let winter = |cards: &[Card]| {
        let table = three(Mountain, Autumn).cards(Koi, cards).vp(Koi, 1).war();
        assert_eq!(table.doc().table.season, Winter);
        table.vp(Koi) - 1
    };
    let tanuki = Card::FormOfTheTanuki;
    assert_eq!(winter(&[tanuki]), 2);
    assert_eq!(winter(&[tanuki, tanuki]), 4);
    assert_eq!(winter(&[tanuki, Card::Piety, Card::Piety, Card::Sincerity]), 4);
    assert_eq!(winter(&[tanuki, Card::Piety, Card::PathOfTheLion, Card::PathOfSengoku]), 6);
    let all = [tanuki, Card::Piety, Card::PathOfTheLion, Card::OniOfSkulls, Card::WayOfTheShogun];
    assert_eq!(winter(&all), 10);
    assert_eq!(winter(&[&all[..], &[tanuki]].concat()), 20);
    assert_eq!(winter(&all[1..]), 0, "without the Tanuki");
}

/// Koi has the Way of the Keiri, the daimyo in Kyoto and a coin; Lotus has 2 bushi and a shinto there,
/// Dragonfly a bushi.
fn keiri() -> Scene {
    let scene =
        three(Mountain, Autumn).cards(Koi, &[Card::WayOfTheKeiri]).place(Koi, Kyoto, &[(Daimyo, 1)]).coins(Koi, 1);
    let scene = scene.place(Lotus, Kyoto, &[(Bushi, 2), (Shinto, 1)]).place(Dragonfly, Kyoto, &[(Bushi, 1)]);
    scene.wars(&[Kyoto])
}

/// docs/facts/rising-sun.md, 5.7 Way of the Keiri: at the start of war, up to 2 opposing bushi or shinto in the
/// daimyo's province; 3 points each.
#[test]
fn the_keiri_kills_two_for_3_points_each() {
    let mut table = keiri().war();
    let prey = [kill(Lotus, Bushi, Kyoto), kill(Lotus, Shinto, Kyoto), kill(Dragonfly, Bushi, Kyoto)];
    assert_eq!((table.waiting_for(), table.legal(Koi)), (vec![Koi], [&prey[..], &[Action::Done]].concat()));
    table.act(Koi, prey[1]);
    assert_eq!((table.vp(Koi), table.reserve(Lotus, Shinto), fought(&table)), (3, 3, None));
    table.act(Koi, prey[2]);
    assert_eq!((table.vp(Koi), table.reserve(Dragonfly, Bushi)), (6, 6));
    assert_eq!(fought(&table), Some((Kyoto, vec![Koi, Lotus])), "two are all, and the war goes on");
}

/// docs/facts/rising-sun.md, 5.7 Way of the Keiri: both may be of one player; "up to": one, or none.
#[test]
fn the_keiri_may_stop() {
    let mut table = keiri().war();
    table.act(Koi, kill(Lotus, Bushi, Kyoto)).act(Koi, kill(Lotus, Bushi, Kyoto));
    assert_eq!((table.vp(Koi), table.reserve(Lotus, Bushi)), (6, 6));
    let mut table = keiri().war();
    table.act(Koi, kill(Lotus, Bushi, Kyoto)).done(Koi);
    assert_eq!((table.vp(Koi), fought(&table).is_some()), (3, true));
    let mut table = keiri().war();
    table.done(Koi);
    assert_eq!((table.vp(Koi), table.force(Lotus, Kyoto), fought(&table).is_some()), (0, 3, true));
}

/// docs/facts/rising-sun.md, 5.7 Way of the Keiri: bushi and shinto of others, a komainu among them; no other
/// monster, no daimyo, no figure elsewhere, and none of the owner's.
#[test]
fn the_keiri_kills_only_bushi_and_shinto() {
    let scene = keiri().cards(Lotus, &[Card::Komainu, Card::OniOfSkulls]).place(Koi, Kyoto, &[(Bushi, 1)]);
    let scene = scene.place(Lotus, Kyoto, &[(Figure::Komainu, 1), (Figure::OniOfSkulls, 1), (Daimyo, 1)]);
    let mut table = scene.place(Lotus, Oshu, &[(Bushi, 1)]).war();
    for figure in [Figure::OniOfSkulls, Daimyo] {
        assert_eq!(table.refuses(Koi, kill(Lotus, figure, Kyoto)), Refusal::NotATarget { clan: Lotus, figure });
    }
    assert_eq!(table.refuses(Koi, kill(Koi, Bushi, Kyoto)), Refusal::NotYourself);
    let elsewhere = Refusal::NotATarget { clan: Lotus, figure: Bushi };
    assert_eq!(table.refuses(Koi, kill(Lotus, Bushi, Oshu)), elsewhere);
    assert_eq!(table.refuses(Koi, kill(Dragonfly, Shinto, Kyoto)), not_there(Shinto, Kyoto));
    assert_eq!(table.refuses(Koi, kill(Turtle, Bushi, Kyoto)), Refusal::NotInGame { clan: Turtle });
    table.act(Koi, kill(Lotus, Figure::Komainu, Kyoto));
    assert_eq!((table.vp(Koi), table.reserve(Lotus, Figure::Komainu)), (3, 1));
}

/// docs/facts/rising-sun.md, 6.3 Way of the Keiri with several Daimyo: up to 2 in each province with the daimyo
/// or Yurei.
#[test]
fn the_keiri_follows_yurei() {
    let scene = keiri().cards(Koi, &[Card::Yurei]).place(Koi, Oshu, &[(Figure::Yurei, 1)]);
    let mut table = scene.place(Lotus, Oshu, &[(Bushi, 3)]).war();
    for _ in 0..4 {
        let legal = table.legal(Koi);
        assert!(matches!(legal[0], Action::KillFigure { clan: Lotus, figure: Bushi, .. }));
        table.act(Koi, legal[0]);
    }
    assert_eq!((table.vp(Koi), table.reserve(Lotus, Bushi)), (12, 1 + 4));
    assert_eq!((table.count(Lotus, Bushi, Kyoto), table.count(Lotus, Bushi, Oshu)), (0, 1));
    assert!(fought(&table).is_some());
}

/// docs/facts/rising-sun.md, 6.3 Way of the Keiri with several Daimyo: daimyo and Yurei in one province are one
/// province.
#[test]
fn the_keiri_kills_two_in_one_province() {
    let mut table = keiri().cards(Koi, &[Card::Yurei]).place(Koi, Kyoto, &[(Figure::Yurei, 1)]).war();
    table.act(Koi, kill(Lotus, Bushi, Kyoto)).act(Koi, kill(Lotus, Bushi, Kyoto));
    assert_eq!((table.vp(Koi), fought(&table).is_some()), (6, true));
}

/// docs/facts/rising-sun.md, 5.7 Way of the Keiri: without prey, or with the daimyo in reserve, nobody is
/// asked.
#[test]
fn the_keiri_needs_a_daimyo_and_prey() {
    let scene = three(Mountain, Autumn).cards(Koi, &[Card::WayOfTheKeiri]).coins(Koi, 1).wars(&[Oshu]);
    let scene = scene.place(Koi, Oshu, &[(Bushi, 1)]).place(Lotus, Oshu, &[(Bushi, 1)]);
    assert!(fought(&scene.clone().war()).is_some());
    assert!(fought(&scene.place(Koi, Kyoto, &[(Daimyo, 1)]).war()).is_some());
}

/// docs/facts/rising-sun.md, 5.7 Way of the Keiri: in the daimyo's province, with war or without; a figure killed
/// before the war is in no battle.
#[test]
fn the_keiri_kills_before_the_battles() {
    let scene = three(Mountain, Autumn).cards(Koi, &[Card::WayOfTheKeiri]).place(Koi, Kyoto, &[(Daimyo, 1)]);
    let mut table = scene.clone().place(Lotus, Kyoto, &[(Bushi, 1)]).wars(&[Kyoto]).war();
    table.act(Koi, kill(Lotus, Bushi, Kyoto));
    assert_eq!(tokens(&table, Koi, Autumn), [Kyoto]);
    assert_eq!(told(&table, |event| matches!(event, Event::BattleBegan { .. })), 0);
    let scene = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).wars(&[Oshu, Edo, Nagato, Kansai, Kyushu]);
    let mut table = scene.war();
    table.act(Koi, kill(Lotus, Bushi, Kyoto));
    assert_eq!(table.gained(Koi, Card::WayOfTheKeiri), 3);
}

/// docs/facts/rising-sun.md, 6.2 Allies as opponents: an ally's figures may be killed as well.
#[test]
fn the_keiri_may_kill_an_allys_figures() {
    let mut table = keiri().allies(Koi, Lotus).war();
    table.act(Koi, kill(Lotus, Bushi, Kyoto));
    assert_eq!((table.vp(Koi), table.player(Koi).ally), (3, Some(Lotus)));
}

/// docs/facts/rising-sun.md, 5.1 Righteousness, 5.7: whose figures the Keiri kills mourns them.
#[test]
fn the_keiris_dead_are_mourned() {
    let mut table = keiri().cards(Lotus, &[Card::Righteousness]).war();
    table.act(Koi, kill(Lotus, Bushi, Kyoto)).act(Koi, kill(Lotus, Shinto, Kyoto));
    assert_eq!((table.vp(Koi), table.vp(Lotus)), (6, 2));
}

/// docs/facts/rising-sun.md, 7 Start of War order: the Keiri comes when its owner's turn on the honor track
/// comes.
#[test]
fn the_keiri_follows_honor() {
    let coins = |honor: &[Clan]| {
        let mut table = keiri().honor(honor).cards(Lotus, &[Card::WayOfTheShogun]).war();
        let before = table.coins(Lotus);
        table.done(Koi);
        (before, table.coins(Lotus))
    };
    assert_eq!(coins(&[Koi, Lotus, Dragonfly]), (0, 3));
    assert_eq!(coins(&[Lotus, Koi, Dragonfly]), (3, 3));
}
