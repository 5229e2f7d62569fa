//! The Archway set. Its monsters and its war upgrade are in their own modules.

use rising_sun::CardSet::Archway;

use super::prelude::*;

/// Lotus has chosen Train and bought nothing; the Dragonfly, with these cards, buys at full price.
fn dragonfly_buys(cards: &[Card]) -> Table {
    let mut table = three(Archway, Spring).cards(Dragonfly, cards).coins(Dragonfly, 5).mandate(Lotus, Train);
    table.done(Lotus);
    table
}

/// docs/facts/rising-sun.md, 5.4 Benevolence: one of the coins spent goes to another player; honor once and 2
/// points.
#[test]
fn benevolence_gives_a_spent_coin_away() {
    let mut table = dragonfly_buys(&[Card::Benevolence]);
    table.act(Dragonfly, buy(Card::WayOfTheShogun)).act(Dragonfly, give(Koi));
    // Two coins were spent, no matter who got them.
    assert_eq!((table.coins(Dragonfly), table.coins(Koi)), (3, 1));
    assert_eq!((table.vp(Dragonfly), table.honor()), (2, vec![Koi, Dragonfly, Lotus]));
    assert_eq!(table.waiting_for(), [Koi]);
}

/// docs/facts/rising-sun.md, 6.2 Benevolence: two copies need two spent coins given away.
#[test]
fn two_benevolences_give_two_coins_away() {
    let mut table = dragonfly_buys(&[Card::Benevolence; 2]);
    table.act(Dragonfly, buy(Card::WayOfTheShogun)).act(Dragonfly, give(Koi)).act(Dragonfly, give(Lotus));
    assert_eq!((table.coins(Dragonfly), table.coins(Koi), table.coins(Lotus)), (3, 1, 1));
    assert_eq!((table.vp(Dragonfly), table.honor()), (4, vec![Dragonfly, Koi, Lotus]));
    assert_eq!(table.waiting_for(), [Koi]);
}

/// docs/facts/rising-sun.md, 6.2 Benevolence: a coin that was not spent cannot be given.
#[test]
fn benevolence_gives_no_more_than_was_spent() {
    let mut table = dragonfly_buys(&[Card::Benevolence; 2]);
    table.act(Dragonfly, buy(Card::PathOfTheLight)).act(Dragonfly, give(Koi));
    assert_eq!((table.vp(Dragonfly), table.waiting_for()), (2, vec![Koi]));

    let mut table = dragonfly_buys(&[Card::Benevolence; 2]);
    table.act(Dragonfly, buy(Card::PathOfTheLion));
    assert_eq!((table.vp(Dragonfly), table.waiting_for()), (0, vec![Koi]));
}

/// docs/facts/rising-sun.md, 5.4 Benevolence: "may", and to another player.
#[test]
fn benevolence_is_free_to_decline() {
    let mut table = dragonfly_buys(&[Card::Benevolence]);
    table.act(Dragonfly, buy(Card::WayOfTheShogun));
    assert_eq!(table.refuses(Dragonfly, give(Dragonfly)), Refusal::NotYourself);
    table.done(Dragonfly);
    assert_eq!((table.vp(Dragonfly), table.honor()), (0, vec![Koi, Lotus, Dragonfly]));
    assert_eq!(table.waiting_for(), [Koi]);
}

/// docs/facts/rising-sun.md, 5.4 Benevolence reacts to what its owner spends; its own purchase came before.
#[test]
fn benevolence_ignores_its_own_purchase() {
    let mut table = dragonfly_buys(&[]);
    table.act(Dragonfly, buy(Card::Benevolence));
    assert_eq!((table.coins(Dragonfly), table.waiting_for()), (4, vec![Koi]));

    // The second copy is bought under the eyes of the first alone.
    let mut table = dragonfly_buys(&[Card::Benevolence]);
    table.act(Dragonfly, buy(Card::Benevolence)).act(Dragonfly, give(Koi));
    assert_eq!((table.vp(Dragonfly), table.waiting_for()), (2, vec![Koi]));
}

/// docs/facts/rising-sun.md, 5.4, 6.2 Benevolence: a stronghold counts like a card.
#[test]
fn benevolence_counts_strongholds() {
    let scene = three(Archway, Spring).cards(Dragonfly, &[Card::Benevolence; 2]).coins(Dragonfly, 3);
    let mut table = scene.mandate(Dragonfly, Marshal);
    table.act(Dragonfly, Action::BuildStronghold { province: Kyoto });
    table.act(Dragonfly, give(Lotus)).act(Dragonfly, give(Lotus));
    assert_eq!((table.coins(Dragonfly), table.coins(Lotus), table.vp(Dragonfly)), (0, 2, 4));
}

/// docs/facts/rising-sun.md, 5.4, 6.2 Benevolence: a card bought from Ryujin is a card bought.
#[test]
fn benevolence_counts_cards_from_ryujin() {
    let scene = three(Archway, Spring).kami([Ryujin, Fujin, Hachiman, Tsukuyomi]).worship(Lotus, Ryujin, Shinto, 1);
    let mut table = scene.cards(Lotus, &[Card::Benevolence]).coins(Lotus, 2).kami_turn();
    table.act(Lotus, buy(Card::WayOfTheShogun)).act(Lotus, give(Dragonfly));
    assert_eq!((table.coins(Lotus), table.coins(Dragonfly), table.vp(Lotus)), (0, 1, 2));
    assert_eq!(table.honor(), [Lotus, Koi, Dragonfly]);
}

/// docs/facts/rising-sun.md, 5.4 Benevolence, p.16: the coin of a monster's price is given, and the monster
/// summoned.
#[test]
fn benevolence_counts_monsters() {
    let mut table = dragonfly_buys(&[Card::Benevolence]);
    table.act(Dragonfly, buy(Card::OniOfSkulls)).act(Dragonfly, give(Lotus));
    table.act(Dragonfly, summon(Figure::OniOfSkulls, Oshu));
    assert_eq!((table.coins(Dragonfly), table.coins(Lotus), table.vp(Dragonfly)), (3, 1, 2));
    assert_eq!((table.count(Dragonfly, Figure::OniOfSkulls, Oshu), table.waiting_for()), (1, vec![Koi]));
}

/// docs/facts/rising-sun.md, 6.2 Benevolence: not coins charged by others, such as a toll.
#[test]
fn benevolence_ignores_tolls() {
    let scene = three(Archway, Summer).cards(Koi, &[Card::PathOfTheSerpent]).cards(Lotus, &[Card::Benevolence]);
    let mut table = scene.place(Lotus, Shikoku, &[(Bushi, 1)]).coins(Lotus, 2).mandate(Koi, Marshal);
    table.act(Lotus, go(Bushi, Shikoku, Kansai)).act(Koi, Action::DemandToll);
    assert_eq!((table.coins(Lotus), table.coins(Koi), table.vp(Lotus)), (1, 1, 0));
    assert!(!table.may(Lotus, give(Koi)));
}

/// docs/facts/rising-sun.md, 6.2 Benevolence: not War Reparations.
#[test]
fn benevolence_ignores_reparations() {
    let scene = three(Archway, Spring).cards(Koi, &[Card::Benevolence]).place(Koi, Kyoto, &[(Bushi, 2)]);
    let mut table = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).coins(Koi, 2).wars(&[Kyoto]).war();
    table.bid(Koi, [0, 0, 0, 2]).done(Koi);
    assert!(table.events.contains(&Event::ReparationsPaid { clan: Koi, to: Lotus, coins: 2 }));
    assert_eq!((table.gained(Koi, Card::Benevolence), table.vp(Koi)), (0, 0));
}

/// docs/facts/rising-sun.md, 6.2 Benevolence, p.26 Bonsai: at most 1 coin is spent, so at most 1 is given; none
/// with the discount of a Train.
#[test]
fn bonsai_has_one_coin_to_give_or_none() {
    let scene = Scene::of(&[Koi, Lotus, Bonsai]).cards(Bonsai, &[Card::Benevolence; 2]).coins(Bonsai, 3);
    let mut table = scene.clone().mandate(Lotus, Train);
    table.done(Lotus).act(Bonsai, buy(Card::WayOfTheShogun)).act(Bonsai, give(Koi));
    assert_eq!((table.coins(Bonsai), table.vp(Bonsai), table.waiting_for()), (2, 2, vec![Koi]));

    let mut table = scene.clone().mandate(Bonsai, Train);
    table.act(Bonsai, buy(Card::WayOfTheShogun));
    assert_eq!((table.coins(Bonsai), table.vp(Bonsai), table.waiting_for()), (3, 0, vec![Koi]));

    let mut table = scene.mandate(Bonsai, Marshal);
    table.act(Bonsai, Action::BuildStronghold { province: Kyoto }).act(Bonsai, give(Koi));
    assert_eq!((table.coins(Bonsai), table.vp(Bonsai)), (2, 2));
    assert!(!table.may(Bonsai, give(Koi)));
}

/// docs/facts/rising-sun.md, 5.4 Path of the Kenin, 6.3: after the whole Recruit, one bushi at one of the
/// strongholds.
#[test]
fn the_kenin_places_a_bushi_after_a_recruit() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::PathOfTheKenin]).strongholds(Lotus, &[Nagato, Kyushu]);
    let mut table = scene.mandate(Koi, Recruit);
    table.act(Lotus, summon(Bushi, Nagato)).act(Lotus, summon(Bushi, Kyushu));
    assert_eq!(table.legal(Lotus), [place(Bushi, Nagato), place(Bushi, Kyushu), Action::Done]);
    assert_eq!(table.refuses(Lotus, place(Bushi, Kyoto)), Refusal::NoStrongholdThere { province: Kyoto });
    table.act(Lotus, place(Bushi, Kyushu));
    assert_eq!((table.count(Lotus, Bushi, Kyushu), table.reserve(Lotus, Bushi)), (2, 3));
    assert_eq!(table.waiting_for(), [Dragonfly], "one copy, one bushi; placing is not a Summon");
}

/// p.16: two copies place two bushi.
#[test]
fn two_kenin_place_two_bushi() {
    let mut table = three(Archway, Spring).cards(Lotus, &[Card::PathOfTheKenin; 2]).mandate(Koi, Recruit);
    table.act(Lotus, summon(Shinto, Nagato)).act(Lotus, Action::Stay);
    table.act(Lotus, place(Bushi, Nagato)).act(Lotus, place(Bushi, Nagato));
    assert_eq!((table.count(Lotus, Bushi, Nagato), table.waiting_for()), (2, vec![Dragonfly]));
}

/// docs/facts/rising-sun.md, 5.4 Path of the Kenin: "may"; "after the owner Summons": not when nothing was
/// summoned.
#[test]
fn the_kenin_needs_a_summon_and_may_decline() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::PathOfTheKenin]);
    let mut table = scene.clone().mandate(Koi, Recruit);
    table.act(Lotus, summon(Bushi, Nagato)).done(Lotus);
    assert_eq!((table.count(Lotus, Bushi, Nagato), table.waiting_for()), (1, vec![Dragonfly]));

    let mut table = scene.mandate(Koi, Recruit);
    table.done(Lotus);
    assert_eq!((table.count(Lotus, Bushi, Nagato), table.waiting_for()), (0, vec![Dragonfly]));
}

/// docs/facts/rising-sun.md, 5.4 Path of the Kenin, 6.2 Effects outside Mandates: Raijin summons as well.
#[test]
fn the_kenin_follows_raijins_bushi() {
    let scene = three(Archway, Spring).kami([Raijin, Fujin, Hachiman, Tsukuyomi]).worship(Lotus, Raijin, Shinto, 1);
    let mut table = scene.cards(Lotus, &[Card::PathOfTheKenin]).kami_turn();
    table.act(Lotus, summon(Bushi, Kyoto)).act(Lotus, place(Bushi, Nagato));
    assert_eq!((table.count(Lotus, Bushi, Kyoto), table.count(Lotus, Bushi, Nagato)), (1, 1));
}

/// docs/facts/rising-sun.md, 5.4 Path of the Kenin, 6.2, p.16: a monster that is bought is summoned.
#[test]
fn the_kenin_follows_a_monster_that_was_bought() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::PathOfTheKenin]).coins(Lotus, 2);
    let mut table = scene.mandate(Koi, Train);
    table.done(Koi).act(Lotus, buy(Card::OniOfSkulls)).act(Lotus, summon(Figure::OniOfSkulls, Nagato));
    table.act(Lotus, place(Bushi, Nagato));
    assert_eq!((table.count(Lotus, Bushi, Nagato), table.waiting_for()), (1, vec![Dragonfly]));
}

/// docs/facts/rising-sun.md, 6.2 Place vs Summon, p.18: replacing a figure is not a Summon.
#[test]
fn the_kenin_does_not_follow_a_betrayal() {
    let scene = three(Archway, Spring).cards(Koi, &[Card::PathOfTheKenin]).place(Lotus, Nagato, &[(Bushi, 1)]);
    let mut table = scene.mandate(Koi, Betray);
    table.act(Koi, replace(Lotus, Bushi, Nagato, Bushi));
    assert!(!table.may(Koi, place(Bushi, Edo)));
}

/// docs/facts/rising-sun.md, 5.4 Path of the Kenin: at a stronghold, even of the Dragonfly, who places and does
/// not summon.
#[test]
fn the_kenin_of_the_dragonfly_need_a_stronghold() {
    let mut table = three(Archway, Spring).cards(Dragonfly, &[Card::PathOfTheKenin]).mandate(Lotus, Recruit);
    table.act(Dragonfly, summon(Bushi, Kyoto));
    assert_eq!(table.legal(Dragonfly), [place(Bushi, Hokkaido), Action::Done]);
}

/// docs/facts/rising-sun.md, 5.4 Path of the Light, 6.2 End of a Mandate: after all have recruited, a shinto
/// straight to a shrine, no matter who chose the Recruit and whether the owner summoned.
#[test]
fn the_light_places_a_shinto_at_a_shrine() {
    let mut table = three(Archway, Spring).cards(Lotus, &[Card::PathOfTheLight]).mandate(Koi, Recruit);
    table.done(Lotus).done(Dragonfly);
    assert_eq!(table.waiting_for(), [Koi]);
    table.done(Koi);
    let shrines = [Amaterasu, Fujin, Hachiman, Tsukuyomi].map(|kami| place_at(Shinto, kami));
    assert_eq!(table.legal(Lotus), [&shrines[..], &[Action::Done]].concat());
    assert_eq!(table.refuses(Lotus, place_at(Shinto, Raijin)), Refusal::NoSuchShrine { kami: Raijin });
    table.refuses(Lotus, place(Shinto, Nagato));
    table.act(Lotus, place_at(Shinto, Hachiman));
    assert_eq!((table.at_shrine(Lotus, Shinto, Hachiman), table.reserve(Lotus, Shinto)), (1, 2));
    assert!(!table.may(Lotus, place_at(Shinto, Hachiman)), "one copy, one shinto");
}

/// docs/facts/rising-sun.md, 5.4 Path of the Light: "may", from reserve, and only after a Recruit.
#[test]
fn the_light_needs_a_shinto_in_reserve() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::PathOfTheLight]).worship(Lotus, Hachiman, Shinto, 3);
    let mut table = scene.mandate(Koi, Recruit);
    table.done(Lotus).done(Dragonfly).done(Koi);
    assert!(!table.may(Lotus, place_at(Shinto, Hachiman)));

    let mut table = three(Archway, Spring).cards(Lotus, &[Card::PathOfTheLight]).mandate(Koi, Recruit);
    table.done(Lotus).done(Dragonfly).done(Koi).done(Lotus);
    assert_eq!(table.reserve(Lotus, Shinto), 3);

    let table = three(Archway, Spring).cards(Lotus, &[Card::PathOfTheLight]).mandate(Koi, Harvest);
    assert!(!table.may(Lotus, place_at(Shinto, Hachiman)));
}

/// docs/facts/rising-sun.md, 6.2 Komainu: a shinto for everything, so the Light may place it.
#[test]
fn the_light_may_place_komainu() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::PathOfTheLight, Card::Komainu]);
    let mut table = scene.mandate(Koi, Recruit);
    table.done(Lotus).done(Dragonfly).done(Koi);
    assert!(table.may(Lotus, place_at(Figure::Komainu, Hachiman)));
    table.act(Lotus, place_at(Figure::Komainu, Hachiman));
    assert_eq!(table.at_shrine(Lotus, Figure::Komainu, Hachiman), 1);
}

/// docs/facts/rising-sun.md, 5.4 Path of the Samurai: at the end of the Recruit, a bushi in any province.
#[test]
fn the_samurai_places_a_bushi_in_any_province() {
    let mut table = three(Archway, Summer).cards(Lotus, &[Card::PathOfTheSamurai]).mandate(Koi, Recruit);
    table.done(Lotus).done(Dragonfly).done(Koi);
    let anywhere = Province::ALL.map(|province| place(Bushi, province));
    assert_eq!(table.legal(Lotus), [&anywhere[..], &[Action::Done]].concat());
    table.act(Lotus, place(Bushi, Oshu));
    assert_eq!((table.count(Lotus, Bushi, Oshu), table.reserve(Lotus, Bushi)), (1, 5));
    assert!(!table.may(Lotus, place(Bushi, Oshu)), "one copy, one bushi");
}

/// Koi wins the battle for Kyoto against these figures of Lotus and the Dragonfly.
fn koi_wins(scene: Scene, lotus: &[(Figure, u8)], dragonfly: &[(Figure, u8)]) -> Table {
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 5)]).place(Lotus, Kyoto, lotus).place(Dragonfly, Kyoto, dragonfly);
    scene.wars(&[Kyoto]).war()
}

/// docs/facts/rising-sun.md, 5.4 Justice: 3 points for each player of lower honor who lost figures, not for
/// each figure.
#[test]
fn justice_counts_players_of_lower_honor() {
    let justice = || three(Archway, Summer).cards(Koi, &[Card::Justice]);
    assert_eq!(koi_wins(justice(), &[(Bushi, 3)], &[]).vp(Koi), 3);
    assert_eq!(koi_wins(justice(), &[(Bushi, 2)], &[(Bushi, 1), (Shinto, 1)]).vp(Koi), 6);
    let higher = || justice().honor(&[Lotus, Koi, Dragonfly]);
    assert_eq!(koi_wins(higher(), &[(Bushi, 3)], &[]).vp(Koi), 0);
    assert_eq!(koi_wins(higher(), &[(Bushi, 1)], &[(Bushi, 1)]).vp(Koi), 3);
}

/// p.16: two copies of Justice give twice as much.
#[test]
fn two_justices_stack() {
    let scene = three(Archway, Summer).cards(Koi, &[Card::Justice; 2]);
    assert_eq!(koi_wins(scene, &[(Bushi, 2)], &[(Bushi, 2)]).vp(Koi), 12);
}

/// docs/facts/rising-sun.md, 5.4, 6.3 Justice: real kills by the owner: no ally who lives, no win without a
/// fight.
#[test]
fn justice_needs_kills() {
    let scene = three(Archway, Summer).cards(Koi, &[Card::Justice]).allies(Koi, Lotus);
    assert_eq!(koi_wins(scene, &[(Bushi, 1)], &[(Bushi, 1)]).vp(Koi), 3);
    let scene = three(Archway, Summer).cards(Koi, &[Card::Justice]);
    assert_eq!(koi_wins(scene, &[], &[]).vp(Koi), 0);
}

/// docs/facts/rising-sun.md, 5.4 Justice: Seppuku is done by the loser; no figure is left for the winner to
/// kill.
#[test]
fn justice_does_not_count_seppuku() {
    let scene = three(Archway, Summer).cards(Koi, &[Card::Justice]).coins(Dragonfly, 1);
    let mut table = koi_wins(scene, &[], &[(Bushi, 1)]);
    table.bid(Dragonfly, [1, 0, 0, 0]).act(Dragonfly, Action::Execute);
    assert_eq!((table.vp(Koi), table.vp(Dragonfly)), (0, 1));
}

/// Koi with these winter upgrades owns Komainu in reserve, Yurei in Hokkaido and the Oni of Skulls,
/// taken hostage by Lotus in the last battle of the game.
fn monsters_at_the_end(set: CardSet, cards: &[Card]) -> Table {
    let scene = three(set, Autumn).cards(Koi, &[Card::Komainu, Card::Yurei, Card::OniOfSkulls]).cards(Koi, cards);
    let scene = scene.place(Koi, Hokkaido, &[(Figure::Yurei, 1)]).place(Koi, Kyoto, &[(Figure::OniOfSkulls, 1)]);
    let scene = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).coins(Lotus, 1);
    let mut table = scene.wars(&[Kyoto, Oshu, Edo, Kansai, Nagato]).war();
    table.bid(Lotus, [0, 1, 0, 0]).act(Lotus, capture(Koi, Figure::OniOfSkulls));
    assert_eq!(table.doc().table.season, Winter);
    table
}

/// docs/facts/rising-sun.md, 5.4 Form of the Beast, 6.2 Owning: 3 points for each monster, wherever it is.
#[test]
fn the_beast_scores_monsters_wherever_they_are() {
    assert_eq!(monsters_at_the_end(Archway, &[]).vp(Koi), 0);
    assert_eq!(monsters_at_the_end(Archway, &[Card::FormOfTheBeast]).vp(Koi), 9);
    assert_eq!(monsters_at_the_end(Archway, &[Card::FormOfTheBeast; 2]).vp(Koi), 18);
}

/// docs/facts/rising-sun.md, 5.6 Form of the Demon, 6.2 Owning: 3 points for each Oni, wherever it is; no other
/// monster.
#[test]
fn the_demon_scores_oni_wherever_they_are() {
    assert_eq!(monsters_at_the_end(CardSet::Horseman, &[]).vp(Koi), 0);
    assert_eq!(monsters_at_the_end(CardSet::Horseman, &[Card::FormOfTheDemon]).vp(Koi), 3);
    let cards = [Card::FormOfTheDemon, Card::FormOfTheDemon, Card::OniOfHate];
    assert_eq!(monsters_at_the_end(CardSet::Horseman, &cards).vp(Koi), 12);
}
