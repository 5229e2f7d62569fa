//! The power of each kami in the province where it is, alone.

use super::prelude::*;

/// Three clans fight for Kyoto, where Amaterasu is with Lotus: Koi with 2, Lotus with 4, Dragonfly with 1.
fn under_amaterasu(honor: &[Clan]) -> Table {
    let scene = three(Archway, Spring).honor(honor).descended(Amaterasu, Kyoto, Lotus);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 1), (Daimyo, 1)]).place(Lotus, Kyoto, &[(Bushi, 3)]);
    let mut table = then_edo(scene.place(Dragonfly, Kyoto, &[(Bushi, 1)]), Kyoto).war();
    assert_eq!(fought(&table), Some((Kyoto, vec![Koi, Lotus, Dragonfly])));
    table.bid(Dragonfly, [0; 4]);
    assert_eq!((fought(&table), table.won(Lotus)), (Some((Edo, vec![Koi, Dragonfly])), vec![Kyoto]));
    table
}

/// What is left in Kyoto: Koi's bushi and daimyo, Lotus' bushi, Dragonfly's bushi.
fn left(table: &Table) -> [u8; 4] {
    [(Koi, Bushi), (Koi, Daimyo), (Lotus, Bushi), (Dragonfly, Bushi)]
        .map(|(clan, figure)| table.count(clan, figure, Kyoto))
}

/// Kami Unbound, "Amaterasu": the figures of the most honorable clan there outlive a lost battle, all of
/// them; those of the other losers die. It does not matter who controls her.
#[test]
fn amaterasu_protects_the_most_honorable() {
    assert_eq!(left(&under_amaterasu(&[Koi, Lotus, Dragonfly])), [1, 1, 3, 0]);
    assert_eq!(left(&under_amaterasu(&[Koi, Dragonfly, Lotus])), [1, 1, 3, 0]);
    assert_eq!(left(&under_amaterasu(&[Dragonfly, Koi, Lotus])), [0, 0, 3, 1]);
}

/// Kami Unbound, "Amaterasu": only one clan is protected; where that is the winner, all losers die.
#[test]
fn amaterasu_does_not_protect_from_the_most_honorable() {
    assert_eq!(left(&under_amaterasu(&[Lotus, Koi, Dragonfly])), [0, 0, 3, 0]);
}

/// Kami Unbound, "Amaterasu": the protected figures count neither as killed nor for the poets.
#[test]
fn protected_figures_are_not_killed() {
    let scene = three(Archway, Spring).descended(Amaterasu, Kyoto, Lotus).cards(Koi, &[Card::Righteousness]);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 3)]).coins(Lotus, 1);
    let mut table = then_edo(scene, Kyoto).war();
    table.bid(Lotus, [0, 0, 0, 1]);
    assert_eq!(fought(&table), Some((Edo, vec![Koi, Dragonfly])), "the poets have nobody to sing of");
    assert_eq!((table.vp(Lotus), table.vp(Koi), table.count(Koi, Bushi, Kyoto)), (0, 0, 1));
}

/// Kami Unbound, "Amaterasu": the most honorable among those with force there; Koi, who is not there,
/// does not matter.
#[test]
fn amaterasu_compares_only_the_clans_there() {
    let scene = three(Archway, Spring).descended(Amaterasu, Kyoto, Dragonfly);
    let scene = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).place(Dragonfly, Kyoto, &[(Bushi, 1)]);
    let mut table = then_edo(scene, Kyoto).war();
    table.bid(Dragonfly, [0; 4]);
    assert_eq!((table.won(Dragonfly), table.count(Lotus, Bushi, Kyoto)), (vec![Kyoto], 1));
}

/// Kami Unbound, "Macht des Kami": her power holds in her province alone.
#[test]
fn amaterasu_protects_only_in_her_province() {
    let scene = three(Archway, Spring).descended(Amaterasu, Oshu, Koi);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 2)]);
    let table = then_edo(scene, Kyoto).war();
    assert_eq!((table.won(Lotus), table.count(Koi, Bushi, Kyoto)), (vec![Kyoto], 0));
}

/// Kami Unbound, "Amaterasu": the protected player may defeat its own figures by Seppuku.
#[test]
fn amaterasu_allows_seppuku() {
    let scene = three(Archway, Spring).descended(Amaterasu, Kyoto, Lotus).coins(Koi, 1);
    let mut table = scene.place(Koi, Kyoto, &[(Bushi, 2), (Daimyo, 1)]).wars(&[Kyoto]).war();
    table.bid(Koi, [1, 0, 0, 0]).act(Koi, Action::Execute);
    assert_eq!((table.vp(Koi), table.reserve(Koi, Bushi), table.reserve(Koi, Daimyo)), (3, 6, 1));
    assert_eq!(tokens(&table, Lotus, Spring), [Kyoto]);
}

/// Kami Unbound, "Tsukuyomi": before the province is resolved, all with force there get 4 coins; they
/// have them for the battle.
#[test]
fn tsukuyomi_gives_4_coins_before_a_battle() {
    let scene = three(Archway, Spring).descended(Tsukuyomi, Kyoto, Lotus).place(Koi, Kyoto, &[(Bushi, 1)]);
    let table = scene.coins(Lotus, 1).wars(&[Kyoto]).war();
    assert_eq!(fought(&table), Some((Kyoto, vec![Koi, Lotus])));
    assert_eq!([Koi, Lotus, Dragonfly].map(|clan| table.coins(clan)), [4, 5, 0]);
    assert!(table.may(Koi, Action::Bid { advantage: Advantage::Seppuku, coins: 4 }));
    assert!(table.may(Lotus, Action::Bid { advantage: Advantage::Seppuku, coins: 5 }));
}

/// Kami Unbound, "Tsukuyomi": whether there is a battle or not; once.
#[test]
fn tsukuyomi_gives_4_coins_without_a_battle() {
    let table = then_edo(three(Archway, Spring).descended(Tsukuyomi, Kyoto, Lotus), Kyoto).war();
    assert_eq!((fought(&table), table.won(Lotus)), (Some((Edo, vec![Koi, Dragonfly])), vec![Kyoto]));
    assert_eq!([Koi, Lotus, Dragonfly].map(|clan| table.coins(clan)), [0, 4, 1]);
}

/// Kami Unbound, "Tsukuyomi", p.20: two allies who do not fight get 4 coins each.
#[test]
fn tsukuyomi_gives_to_allies_who_do_not_fight() {
    let scene = three(Archway, Spring).allies(Koi, Lotus).descended(Tsukuyomi, Kyoto, Lotus);
    let table = then_edo(scene.place(Koi, Kyoto, &[(Bushi, 2)]), Kyoto).war();
    assert_eq!((fought(&table), table.won(Koi)), (Some((Edo, vec![Koi, Dragonfly])), vec![Kyoto]));
    assert_eq!([Koi, Lotus, Dragonfly].map(|clan| table.coins(clan)), [4, 4, 1]);
}

/// Kami Unbound, "Tsukuyomi": not before the turn of his province has come.
#[test]
fn tsukuyomi_waits_for_his_province() {
    let scene = three(Archway, Spring).descended(Tsukuyomi, Kyoto, Lotus);
    let scene = scene.place(Koi, Edo, &[(Bushi, 1)]).place(Dragonfly, Edo, &[(Bushi, 1)]).coins(Dragonfly, 1);
    let mut table = scene.place(Koi, Kyoto, &[(Bushi, 1)]).wars(&[Edo, Kyoto]).war();
    assert_eq!((fought(&table).map(|(province, _)| province), table.coins(Lotus)), (Some(Edo), 0));
    table.bid(Dragonfly, [0; 4]);
    assert_eq!((fought(&table).map(|(province, _)| province), table.coins(Lotus)), (Some(Kyoto), 4));
    let gained =
        |event: &Event| matches!(event, Event::CoinsGained { coins: 4, source, .. } if *source == Tsukuyomi.into());
    assert_eq!(told(&table, gained), 2);
}

/// Kami Unbound, "Tsukuyomi": a province that is not resolved in the war phase gives nothing.
#[test]
fn tsukuyomi_gives_nothing_outside_the_war_provinces() {
    let scene = three(Archway, Spring).descended(Tsukuyomi, Kyoto, Lotus);
    let scene = scene.place(Koi, Edo, &[(Bushi, 1)]).place(Dragonfly, Edo, &[(Bushi, 1)]).coins(Dragonfly, 1);
    let table = scene.wars(&[Oshu, Hokkaido, Kansai, Nagato, Edo]).war();
    assert_eq!(fought(&table).map(|(province, _)| province), Some(Edo), "the last of the season");
    assert_eq!(table.coins(Lotus), 0);
}

/// Kyoto with Susanoo and all kinds of figures of Lotus, who controls him; a bushi is in Oshu.
fn under_susanoo() -> Scene {
    let scene = three(Archway, Spring).kami(STORM).descended(Susanoo, Kyoto, Lotus).cards(Lotus, &[Card::OniOfSkulls]);
    scene.place(Lotus, Kyoto, &[(Bushi, 1), (Shinto, 1), (Daimyo, 1), (Figure::OniOfSkulls, 1)]).place(
        Lotus,
        Oshu,
        &[(Bushi, 1)],
    )
}

/// Kami Unbound, "Susanoo", docs/facts/rising-sun.md, 6.2 Daimyo immunity: no figure may move out of his
/// province, the daimyo and those of his own clan included.
#[test]
fn susanoo_holds_all_figures() {
    let mut table = under_susanoo().place(Koi, Kyoto, &[(Bushi, 1)]).mandate(Koi, Marshal);
    let held = Refusal::HeldBySusanoo { province: Kyoto };
    for figure in [Bushi, Shinto, Daimyo, Figure::OniOfSkulls] {
        for to in [Oshu, Edo, Kansai] {
            assert_eq!(table.refuses(Lotus, go(figure, Kyoto, to)), held);
        }
    }
    table.done(Lotus);
    assert_eq!(table.refuses(Koi, go(Bushi, Kyoto, Edo)), held);
    assert_eq!(table.refuses(Koi, go(Bushi, Kyoto, Nagato)), Refusal::NotAdjacent { from: Kyoto, to: Nagato });
}

/// Kami Unbound, "Susanoo": only out of his province; figures may move in, and move elsewhere.
#[test]
fn figures_may_move_to_susanoo() {
    let mut table = under_susanoo().place(Koi, Edo, &[(Bushi, 1)]).mandate(Koi, Marshal);
    table.act(Lotus, go(Bushi, Oshu, Kyoto));
    assert_eq!(table.count(Lotus, Bushi, Kyoto), 2);
    table.done(Lotus).act(Koi, go(Bushi, Edo, Oshu));
    assert_eq!(table.count(Koi, Bushi, Oshu), 1);
}

/// Kami Unbound, "Susanoo": kami alone are not held, neither he himself nor others; once he is gone,
/// the rest may go.
#[test]
fn susanoo_holds_no_kami() {
    let mut table = under_susanoo().descended(Raijin, Kyoto, Lotus).mandate(Koi, Marshal);
    table.act(Lotus, go(Figure::Raijin, Kyoto, Edo));
    assert_eq!(table.refuses(Lotus, go(Bushi, Kyoto, Edo)), Refusal::HeldBySusanoo { province: Kyoto });
    table.act(Lotus, go(Figure::Susanoo, Kyoto, Oshu)).act(Lotus, go(Bushi, Kyoto, Edo));
    assert_eq!((table.walks(Raijin), table.walks(Susanoo)), (Some(Edo), Some(Oshu)));
    assert_eq!(table.count(Lotus, Bushi, Edo), 1);
    assert_eq!(table.refuses(Lotus, go(Bushi, Oshu, Edo)), Refusal::HeldBySusanoo { province: Oshu });
}

/// Kami Unbound, "Susanoo": a clan whose figures are all held is not asked in a Marshal.
#[test]
fn a_player_with_only_held_figures_is_not_asked() {
    let scene = three(Archway, Spring).kami(STORM).descended(Susanoo, Kyoto, Koi);
    let table = scene.place(Lotus, Kyoto, &[(Bushi, 2), (Daimyo, 1)]).mandate(Koi, Marshal);
    assert_eq!(table.waiting_for(), [Koi]);
}

/// Kami Unbound, "Susanoo": he holds Moves; figures are still summoned there, replaced and killed.
#[test]
fn susanoo_stops_nothing_but_moves() {
    let scene = three(Archway, Spring).kami(STORM).descended(Susanoo, Nagato, Koi).place(Lotus, Nagato, &[(Bushi, 1)]);
    let mut table = scene.clone().mandate(Koi, Recruit);
    table.act(Lotus, summon(Bushi, Nagato));
    assert_eq!(table.count(Lotus, Bushi, Nagato), 2);
    let mut table = scene.mandate(Koi, Betray);
    table.act(Koi, replace(Lotus, Bushi, Nagato, Bushi));
    assert_eq!((table.count(Lotus, Bushi, Nagato), table.count(Koi, Bushi, Nagato)), (0, 1));
}

/// Kami Unbound, "Raijin": where he is, only bushi and kami have force, no matter whose they are.
#[test]
fn raijin_leaves_only_bushi_and_kami() {
    let army = [(Bushi, 2), (Shinto, 1), (Daimyo, 1)];
    let scene = three(Archway, Spring).kami(STORM).descended(Raijin, Kyoto, Koi).place(Koi, Kyoto, &army);
    let scene = scene.place(Dragonfly, Kyoto, &[(Shinto, 2), (Daimyo, 1)]).place(Lotus, Oshu, &army);
    let table = scene.cards(Lotus, &[Card::Komainu]).place(Lotus, Kyoto, &[(Figure::Komainu, 1)]).mandate_turn(Koi);
    assert_eq!([Koi, Lotus, Dragonfly].map(|clan| table.force(clan, Kyoto)), [2 + 1, 0, 0]);
    assert_eq!(table.force(Lotus, Oshu), 4, "elsewhere all count");
}

/// Kami Unbound, "Raijin": in a Harvest.
#[test]
fn raijin_counts_in_a_harvest() {
    let scene = three(Archway, Spring).kami(STORM).place(Lotus, Kyoto, &[(Shinto, 2), (Daimyo, 1)]);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 1)]);
    assert_eq!(goods(&scene.clone().mandate(Lotus, Harvest), Lotus), (4, 1, 0));
    let table = scene.descended(Raijin, Kyoto, Dragonfly).mandate(Lotus, Harvest);
    assert_eq!(goods(&table, Lotus), (0, 1, 0));
}

/// Kami Unbound, "Raijin": in war: Lotus has no force in Kyoto, is in no battle for it, and loses
/// nobody. Koi's daimyo does not help against the Dragonfly's bushi.
#[test]
fn raijin_counts_in_war() {
    let scene = three(Archway, Spring).kami(STORM).descended(Raijin, Kyoto, Koi).place(Koi, Kyoto, &[(Daimyo, 1)]);
    let scene = scene.place(Lotus, Kyoto, &[(Shinto, 2), (Daimyo, 1)]).place(Dragonfly, Kyoto, &[(Bushi, 2)]);
    let mut table = then_edo(scene, Kyoto).war();
    assert_eq!(fought(&table), Some((Kyoto, vec![Koi, Dragonfly])));
    table.bid(Dragonfly, [0; 4]);
    assert_eq!((table.won(Dragonfly), table.reserve(Koi, Daimyo)), (vec![Kyoto], 1), "Koi's daimyo dies");
    assert_eq!((table.count(Lotus, Shinto, Kyoto), table.count(Lotus, Daimyo, Kyoto)), (2, 1));
}

/// Kami Unbound, "Raijin": a daimyo alone with another clan's Raijin is not an opponent; there is no battle.
#[test]
fn raijin_leaves_no_opponent() {
    let scene = three(Archway, Spring).kami(STORM).descended(Raijin, Kyoto, Lotus).place(Koi, Kyoto, &[(Daimyo, 1)]);
    let table = then_edo(scene, Kyoto).war();
    assert_eq!((fought(&table), table.won(Lotus)), (Some((Edo, vec![Koi, Dragonfly])), vec![Kyoto]));
    assert_eq!(table.count(Koi, Daimyo, Kyoto), 1);
}

/// Kami Unbound, "Raijin", "Macht des Kami": when he moves on, the force is there again.
#[test]
fn raijin_takes_his_drums_along() {
    let scene = three(Archway, Spring).kami(STORM).descended(Raijin, Kyoto, Lotus).place(Koi, Kyoto, &[(Daimyo, 1)]);
    let mut table = scene.mandate(Koi, Marshal);
    assert_eq!(table.force(Koi, Kyoto), 0);
    table.act(Lotus, go(Figure::Raijin, Kyoto, Edo));
    assert_eq!(table.force(Koi, Kyoto), 1);
}

/// Kami Unbound, "Fujin": a player who gets the reward of his province in a Harvest gets it twice.
#[test]
fn fujin_doubles_a_harvest() {
    let rewards = [
        (Hokkaido, (0, 0, 2)),
        (Oshu, (0, 3, 0)),
        (Edo, (2, 2, 0)),
        (Kyoto, (4, 0, 0)),
        (Kansai, (3, 0, 0)),
        (Nagato, (1, 1, 1)),
        (Shikoku, (0, 3, 0)),
        (Kyushu, (1, 1, 1)),
    ];
    for (province, (vp, coins, ronin)) in rewards {
        let table = three(Archway, Spring).descended(Fujin, province, Lotus).mandate(Lotus, Harvest);
        assert_eq!(goods(&table, Lotus), (2 * vp, 1 + 2 * coins, 2 * ronin), "{province:?}");
    }
}

/// Kami Unbound, "Fujin": it does not matter who controls him; other provinces yield as usual,
/// and the coin that all get (p.17) is not doubled.
#[test]
fn fujin_doubles_the_reward_for_any_player() {
    let scene = three(Archway, Spring).descended(Fujin, Edo, Koi).place(Lotus, Edo, &[(Bushi, 2)]);
    let table = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).mandate(Lotus, Harvest);
    assert_eq!((goods(&table, Lotus), goods(&table, Koi)), ((4 + 4, 1 + 4, 0), (0, 1, 0)));
}

/// Kami Unbound, "Fujin", the example: 2 coins and 2 points become 4 and 4, for the current player or
/// for the ally, if they are the strongest there (p.17).
#[test]
fn fujin_doubles_for_the_ally() {
    let table = three(Archway, Spring).allies(Koi, Lotus).descended(Fujin, Edo, Lotus).mandate(Koi, Harvest);
    assert_eq!((goods(&table, Lotus), goods(&table, Koi)), ((4, 1 + 4, 0), (0, 1, 0)));
    let table = three(Archway, Spring).allies(Koi, Lotus).descended(Fujin, Edo, Koi).mandate(Koi, Harvest);
    assert_eq!((goods(&table, Lotus), goods(&table, Koi)), ((0, 1, 0), (4, 1 + 4, 0)));
}

/// Kami Unbound, "Fujin", p.17: twice no reward is no reward.
#[test]
fn fujin_doubles_nothing_for_others() {
    let table = three(Archway, Spring).descended(Fujin, Edo, Lotus).mandate(Koi, Harvest);
    assert_eq!((goods(&table, Lotus), goods(&table, Koi)), ((0, 1, 0), (0, 1, 0)));
}

/// Kami Unbound, "Fujin": the player who takes the token of his province also gets the reward, once, even
/// without a battle.
#[test]
fn fujin_rewards_a_token_without_a_battle() {
    for (province, goods_won) in [(Nagato, (1, 1, 1)), (Kyoto, (4, 0, 0)), (Oshu, (0, 3, 0)), (Hokkaido, (0, 0, 2))] {
        let table = then_edo(three(Archway, Spring).descended(Fujin, province, Lotus), province).war();
        assert_eq!((table.won(Lotus), goods(&table, Lotus)), (vec![province], goods_won));
    }
}

/// Kami Unbound, "Fujin": after a battle the winner gets it, no matter who that is.
#[test]
fn fujin_rewards_the_winner_of_a_battle() {
    let scene = three(Archway, Spring).descended(Fujin, Nagato, Koi).place(Lotus, Nagato, &[(Bushi, 2)]);
    let table = then_edo(scene, Nagato).war();
    assert_eq!((table.won(Lotus), goods(&table, Lotus), goods(&table, Koi)), (vec![Nagato], (1, 1, 1), (0, 0, 0)));
}

/// Kami Unbound, "Fujin", p.20: of two allies who do not fight, the one who takes the token.
#[test]
fn fujin_rewards_the_stronger_ally() {
    let scene = three(Archway, Spring).allies(Koi, Lotus).descended(Fujin, Nagato, Koi);
    let table = then_edo(scene.place(Lotus, Nagato, &[(Bushi, 2)]), Nagato).war();
    assert_eq!((table.won(Lotus), goods(&table, Lotus), goods(&table, Koi)), (vec![Nagato], (1, 1, 1), (0, 0, 0)));
}

/// Kami Unbound, "Fujin": not for the tokens of other provinces.
#[test]
fn fujin_rewards_no_other_token() {
    let scene = three(Archway, Spring).descended(Fujin, Oshu, Koi).place(Lotus, Nagato, &[(Bushi, 1)]);
    let table = then_edo(scene, Nagato).war();
    assert_eq!((table.won(Lotus), goods(&table, Lotus)), (vec![Nagato], (0, 0, 0)));
}

/// A card of each type: Enhancement, Virtue, Monster, War Upgrade, Winter Upgrade.
const TYPES: [Card; 5] =
    [Card::PathOfTheLion, Card::Righteousness, Card::Komainu, Card::WayOfTheShogun, Card::FormOfTheKitsune];

/// Kami Unbound, "Ryujin": no force of his own, and 1 for each type of season card that his controller
/// has, 5 at most.
#[test]
fn ryujin_has_force_for_each_type_of_card() {
    for count in 0..=5 {
        let scene = three(Archway, Autumn).kami(STORM).descended(Ryujin, Kyoto, Lotus).cards(Lotus, &TYPES[..count]);
        assert_eq!(scene.mandate_turn(Koi).force(Lotus, Kyoto), count as u16);
    }
    let more = [Card::Righteousness, Card::Respect, Card::PathOfTheDragon, Card::FormOfThePhoenix, Card::RiverDragon];
    let scene = three(Archway, Autumn).kami(STORM).descended(Ryujin, Kyoto, Lotus).cards(Lotus, &TYPES);
    assert_eq!(scene.cards(Lotus, &more).mandate_turn(Koi).force(Lotus, Kyoto), 5);
}

/// Kami Unbound, "Ryujin": different types, not cards: copies and further cards of a type add nothing.
#[test]
fn ryujin_counts_types_and_not_cards() {
    let cards = [Card::Righteousness, Card::Righteousness, Card::Respect, Card::Benevolence];
    let scene = three(Archway, Summer).kami(STORM).descended(Ryujin, Kyoto, Lotus).cards(Lotus, &cards);
    assert_eq!(scene.clone().mandate_turn(Koi).force(Lotus, Kyoto), 1);
    assert_eq!(scene.cards(Lotus, &[Card::WayOfTheRonin]).mandate_turn(Koi).force(Lotus, Kyoto), 2);
}

/// Kami Unbound, "Ryujin": the cards of his controller alone; with the control, the force changes.
#[test]
fn ryujin_counts_his_controllers_cards() {
    let scene = three(Archway, Spring).kami(STORM).descended(Ryujin, Kyoto, Koi).worship(Lotus, Ryujin, Shinto, 1);
    let scene = scene.cards(Koi, &TYPES[..2]).cards(Lotus, &[Card::WayOfTheShogun]);
    let mut table = scene.mandate(Koi, Recruit);
    assert_eq!((table.force(Koi, Kyoto), table.force(Lotus, Kyoto)), (2, 0));
    table.act(Lotus, summon(Shinto, Nagato)).act(Lotus, worship(Ryujin));
    assert_eq!((table.force(Koi, Kyoto), table.force(Lotus, Kyoto)), (0, 1));
}

/// Kami Unbound, "Ryujin": a card of a new type makes him stronger at once (p.16).
#[test]
fn ryujin_grows_with_a_new_card() {
    let mut table = three(Archway, Spring).kami(STORM).descended(Ryujin, Kyoto, Koi).mandate(Koi, Train);
    assert_eq!(table.force(Koi, Kyoto), 0);
    table.act(Koi, buy(Card::PathOfTheLion));
    assert_eq!(table.force(Koi, Kyoto), 1);
}

/// Kami Unbound, "Ryujin": with force 0 he gets no reward and is not in a battle.
#[test]
fn ryujin_without_force_does_nothing() {
    let scene = three(Archway, Spring).kami(STORM).descended(Ryujin, Kyoto, Lotus);
    assert_eq!(goods(&scene.clone().mandate(Lotus, Harvest), Lotus), (0, 1, 0));
    let table = then_edo(scene.clone(), Kyoto).war();
    assert_eq!((fought(&table), table.won(Lotus)), (Some((Edo, vec![Koi, Dragonfly])), vec![]));
    let table = then_edo(scene.place(Koi, Kyoto, &[(Bushi, 1)]), Kyoto).war();
    assert_eq!((fought(&table), table.won(Koi)), (Some((Edo, vec![Koi, Dragonfly])), vec![Kyoto]));
}

/// Kami Unbound, "Ryujin": with force he reaps and fights.
#[test]
fn ryujin_with_force_counts_in_harvest_and_war() {
    let scene = three(Archway, Spring).kami(STORM).descended(Ryujin, Kyoto, Lotus).cards(Lotus, &TYPES[..3]);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 2)]);
    assert_eq!(goods(&scene.clone().mandate(Lotus, Harvest), Lotus), (4, 1, 0));
    let table = then_edo(scene, Kyoto).war();
    assert_eq!((table.won(Lotus), table.reserve(Koi, Bushi)), (vec![Kyoto], 5));
}

/// Lotus with a bushi and 2 ronin wins Hire Ronin against Koi's 3 bushi in Kyoto; the Dragonfly
/// controls Hachiman, there or elsewhere.
fn hire(hachiman: Province, executes: bool) -> Table {
    let scene = three(Archway, Spring).descended(Hachiman, hachiman, Dragonfly).ronin(Lotus, 2).ronin(Dragonfly, 5);
    let scene = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).place(Koi, Kyoto, &[(Bushi, 3)]).coins(Lotus, 1);
    let mut table = scene.wars(&[Kyoto]).war();
    table.bid(Lotus, [0, 0, 1, 0]);
    table.act(Lotus, if executes { Action::Execute } else { Action::Done });
    table
}

/// Kami Unbound, "Hachiman": 2 force for each ronin hired in his province, for the winner of Hire Ronin.
#[test]
fn hachiman_doubles_hired_ronin() {
    let table = hire(Kyoto, true);
    assert!(table.events.contains(&Event::RoninHired { clan: Lotus, force: 4 }));
    assert_eq!([Koi, Lotus, Dragonfly].map(|clan| forces(&table, clan)), [vec![3], vec![1 + 4], vec![1]]);
    assert_eq!(tokens(&table, Lotus, Spring), [Kyoto]);
}

/// Kami Unbound, "Hachiman": ronin that are not hired have no force, his controller's included.
#[test]
fn hachiman_gives_nothing_without_hiring() {
    let table = hire(Kyoto, false);
    assert_eq!([Koi, Lotus, Dragonfly].map(|clan| forces(&table, clan)), [vec![3], vec![1], vec![1]]);
}

/// Kami Unbound, "Hachiman": in his province alone.
#[test]
fn hachiman_doubles_nothing_elsewhere() {
    let table = hire(Oshu, true);
    assert!(table.events.contains(&Event::RoninHired { clan: Lotus, force: 2 }));
    assert_eq!((forces(&table, Lotus), tokens(&table, Koi, Spring)), (vec![1 + 2], vec![Kyoto]));
}

/// Kami Unbound, "Macht des Kami": the power has nothing to do with what the shrine gives; Tsukuyomi's
/// shrine gives 2 coins and Hachiman's 2 ronin as ever.
#[test]
fn the_shrines_give_what_they_give_without_the_expansion() {
    let scene = three(Archway, Spring).descended(Tsukuyomi, Kyoto, Lotus).descended(Hachiman, Kyoto, Lotus);
    let mut table = scene.kami_turn();
    table.done(Lotus).done(Lotus);
    assert_eq!(goods(&table, Lotus), (0, 2, 2));
}

/// Kami Unbound, "Macht des Kami": a kami that has not come down has no power.
#[test]
fn a_kami_in_the_mountains_has_no_power() {
    let scene =
        three(Archway, Spring).kami(STORM).unbound().worship(Koi, Susanoo, Shinto, 1).worship(Koi, Raijin, Shinto, 1);
    let mut table = scene.worship(Koi, Fujin, Shinto, 1).place(Lotus, Edo, &[(Daimyo, 1)]).mandate(Lotus, Marshal);
    assert_eq!(table.force(Lotus, Edo), 1);
    table.act(Lotus, go(Daimyo, Edo, Kyoto));
    assert_eq!(table.force(Lotus, Kyoto), 1);
}
