//! The eight monsters.

use rising_sun::CardSet::{Archway, Horseman};

use super::prelude::*;

/// Every monster with its force, and its force where its owner has the lowest honor.
const MONSTERS: [(Card, Figure, u16, u16); 8] = [
    (Card::Komainu, Figure::Komainu, 1, 1),
    (Card::OniOfSkulls, Figure::OniOfSkulls, 1, 3),
    (Card::Yurei, Figure::Yurei, 2, 2),
    (Card::OniOfBlood, Figure::OniOfBlood, 2, 4),
    (Card::OniOfSouls, Figure::OniOfSouls, 1, 1),
    (Card::RiverDragon, Figure::RiverDragon, 5, 5),
    (Card::OniOfHate, Figure::OniOfHate, 1, 1),
    (Card::OniOfSpite, Figure::OniOfSpite, 1, 1),
];

/// docs/facts/rising-sun.md, 5.1 to 5.4, 8: the printed force, whether or not the owner has the lowest honor
/// there.
#[test]
fn monsters_have_their_force() {
    for (card, figure, force, at_lowest) in MONSTERS {
        let with = |rival: Clan| {
            let scene = three(Archway, Autumn).cards(Lotus, &[card]).place(Lotus, Kyoto, &[(figure, 1)]);
            scene.place(rival, Kyoto, &[(Bushi, 1)]).mandate_turn(Koi).force(Lotus, Kyoto)
        };
        assert_eq!(with(Dragonfly), force, "{figure:?} above another");
        assert_eq!(with(Koi), at_lowest, "{figure:?} below another");
    }
}

/// docs/facts/rising-sun.md, 6.3 Lowest Honor "in a province", Oni of Skulls alone: with no other clan the low
/// force.
#[test]
fn an_oni_alone_keeps_its_low_force() {
    for (card, figure, force, _) in MONSTERS {
        let scene = three(Archway, Autumn).honor(&[Koi, Dragonfly, Lotus]).cards(Lotus, &[card]);
        let table = scene.place(Lotus, Kyoto, &[(figure, 1)]).mandate_turn(Koi);
        assert_eq!(table.force(Lotus, Kyoto), force, "{figure:?}");
    }
}

/// docs/facts/rising-sun.md, 6.3 Lowest Honor "in a province": among the clans there, not on the whole track;
/// all of them must have more.
#[test]
fn skulls_and_blood_compare_the_clans_of_the_province() {
    let with = |rivals: &[Clan]| {
        let scene = Scene::of(&[Koi, Lotus, Dragonfly, Bonsai]).season(Summer);
        let mut scene = scene.cards(Lotus, &[Card::OniOfSkulls, Card::OniOfBlood]);
        scene = scene.place(Lotus, Kyoto, &[(Figure::OniOfSkulls, 1), (Figure::OniOfBlood, 1)]);
        for &rival in rivals {
            scene = scene.place(rival, Kyoto, &[(Shinto, 1)]);
        }
        scene.mandate_turn(Koi).force(Lotus, Kyoto)
    };
    assert_eq!(with(&[Koi]), 3 + 4, "two clans elsewhere have less");
    assert_eq!(with(&[Koi, Bonsai]), 1 + 2);
    assert_eq!(with(&[Dragonfly]), 1 + 2);
}

/// docs/facts/rising-sun.md, 6.3, p.26: the Turtle's strongholds have force, so the Turtle is there.
#[test]
fn turtle_strongholds_are_presence() {
    let scene = Scene::of(&[Koi, Lotus, Turtle]).honor(&[Turtle, Koi, Lotus]).cards(Lotus, &[Card::OniOfSkulls]);
    let table = scene.place(Lotus, Kyoto, &[(Figure::OniOfSkulls, 1)]).mandate_turn(Koi);
    assert_eq!(table.force(Lotus, Kyoto), 3);
}

/// p.24: the Oni of Skulls of the rulebook's example.
#[test]
fn skulls_of_the_rulebook() {
    let scene = Scene::of(&[Koi, Lotus, Turtle]).allies(Lotus, Turtle).cards(Turtle, &[Card::OniOfSkulls]);
    let scene = scene.place(Turtle, Nagato, &[(Bushi, 1), (Figure::OniOfSkulls, 1)]);
    let scene = scene.place(Koi, Nagato, &[(Bushi, 1), (Daimyo, 1)]).place(Lotus, Nagato, &[(Shinto, 1)]);
    let table = scene.mandate_turn(Koi);
    assert_eq!([Turtle, Koi, Lotus].map(|clan| table.force(clan, Nagato)), [4, 2, 1]);
}

/// docs/facts/rising-sun.md, 6.3: in a battle the participants count even after their last figure left.
#[test]
fn skulls_compare_with_all_participants_to_the_end() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::OniOfSkulls]).wars(&[Kyoto]).coins(Koi, 1);
    let scene = scene.place(Lotus, Kyoto, &[(Figure::OniOfSkulls, 1)]).place(Koi, Kyoto, &[(Bushi, 1)]);
    let mut table = scene.war();
    table.bid(Koi, [1, 0, 0, 0]).act(Koi, Action::Execute);
    assert_eq!((forces(&table, Lotus), forces(&table, Koi)), (vec![3], vec![0]));
    assert_eq!(table.player(Lotus).tokens[&Spring], [Kyoto]);
}

/// docs/facts/rising-sun.md, 5.1, 6.3, p.22: honor gained by Seppuku changes who is lowest, and with it the
/// force.
#[test]
fn seppuku_changes_the_force_of_skulls() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::OniOfSkulls]).wars(&[Kyoto]).coins(Dragonfly, 1);
    let scene = scene.place(Lotus, Kyoto, &[(Figure::OniOfSkulls, 1)]).place(Koi, Kyoto, &[(Bushi, 2)]);
    let mut table = scene.place(Dragonfly, Kyoto, &[(Bushi, 1)]).war();
    assert_eq!(table.force(Lotus, Kyoto), 1);
    table.bid(Dragonfly, [1, 0, 0, 0]).act(Dragonfly, Action::Execute);
    assert_eq!(table.honor(), [Koi, Dragonfly, Lotus]);
    assert_eq!((forces(&table, Lotus), forces(&table, Koi)), (vec![3], vec![2]));
    assert_eq!(table.player(Lotus).tokens[&Spring], [Kyoto]);
}

/// docs/facts/rising-sun.md, 5.1 Komainu, p.14: it may worship when it is summoned, or stay.
#[test]
fn komainu_may_worship_when_recruited() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::Komainu]);
    let mut table = scene.clone().mandate(Koi, Recruit);
    table.act(Lotus, summon(Figure::Komainu, Nagato)).act(Lotus, worship(Fujin));
    assert_eq!((table.at_shrine(Lotus, Figure::Komainu, Fujin), table.count(Lotus, Figure::Komainu, Nagato)), (1, 0));

    let mut table = scene.mandate(Koi, Recruit);
    table.act(Lotus, summon(Figure::Komainu, Nagato)).act(Lotus, Action::Stay);
    assert_eq!((table.at_shrine(Lotus, Figure::Komainu, Fujin), table.count(Lotus, Figure::Komainu, Nagato)), (0, 1));
}

/// docs/facts/rising-sun.md, 5.1 Komainu, p.16: buying it is a Summon as well.
#[test]
fn komainu_may_worship_when_bought() {
    let mut table = three(Archway, Spring).coins(Koi, 1).mandate(Koi, Train);
    table.act(Koi, buy(Card::Komainu)).act(Koi, summon(Figure::Komainu, Edo)).act(Koi, worship(Amaterasu));
    assert_eq!((table.at_shrine(Koi, Figure::Komainu, Amaterasu), table.coins(Koi)), (1, 0));
}

/// docs/facts/rising-sun.md, 5.1 Komainu, p.19: bought from Ryujin, it may serve at once at a shrine yet to
/// come.
#[test]
fn komainu_may_worship_when_bought_from_ryujin() {
    let scene = three(Archway, Spring).kami([Ryujin, Fujin, Hachiman, Tsukuyomi]).worship(Lotus, Ryujin, Shinto, 1);
    let mut table = scene.coins(Lotus, 2).kami_turn();
    table.act(Lotus, buy(Card::Komainu)).act(Lotus, summon(Figure::Komainu, Nagato)).act(Lotus, worship(Hachiman));
    assert_eq!((table.coins(Lotus), table.ronin(Lotus)), (0, 2));
}

/// p.14: only shinto worship; other monsters are not asked.
#[test]
fn other_monsters_do_not_worship() {
    let mut table = three(Archway, Spring).cards(Lotus, &[Card::OniOfSkulls]).mandate(Koi, Recruit);
    table.act(Lotus, summon(Figure::OniOfSkulls, Nagato));
    assert_eq!((table.count(Lotus, Figure::OniOfSkulls, Nagato), table.waiting_for()), (1, vec![Dragonfly]));
}

/// docs/facts/rising-sun.md, 6.2 Komainu: it has a shinto's force at a shrine.
#[test]
fn komainu_counts_at_a_shrine() {
    let ronin = |shinto: &[Clan]| {
        let mut scene = three(Archway, Spring).cards(Lotus, &[Card::Komainu]);
        scene = scene.worship(Lotus, Hachiman, Figure::Komainu, 1);
        for &clan in shinto {
            scene = scene.worship(clan, Hachiman, Shinto, 1);
        }
        let table = scene.kami_turn();
        (table.ronin(Koi), table.ronin(Lotus))
    };
    assert_eq!(ronin(&[]), (0, 2), "alone");
    assert_eq!(ronin(&[Koi]), (2, 0), "a tie goes to the higher honor");
    assert_eq!(ronin(&[Koi, Lotus]), (0, 2), "two against one");
}

/// docs/facts/rising-sun.md, 6.2 Komainu in Betray: it may replace a shinto or a monster, but no bushi.
#[test]
fn komainu_replaces_shinto_and_monsters() {
    let scene = three(Archway, Spring).cards(Koi, &[Card::Komainu]).cards(Dragonfly, &[Card::OniOfSkulls]);
    let scene = scene.place(Lotus, Kyoto, &[(Bushi, 1), (Shinto, 1)]);
    let scene = scene.place(Dragonfly, Oshu, &[(Figure::OniOfSkulls, 1)]);
    let mut table = scene.clone().mandate(Koi, Betray);
    let bushi = replace(Lotus, Bushi, Kyoto, Figure::Komainu);
    assert_eq!(table.refuses(Koi, bushi), Refusal::DifferentType { figure: Bushi, with: Figure::Komainu });
    table.act(Koi, replace(Lotus, Shinto, Kyoto, Figure::Komainu));
    assert_eq!((table.count(Koi, Figure::Komainu, Kyoto), table.count(Lotus, Shinto, Kyoto)), (1, 0));
    assert!(!table.may(Koi, worship(Fujin)), "replacing is no Summon (p.18)");

    let mut table = scene.mandate(Koi, Betray);
    table.act(Koi, replace(Dragonfly, Figure::OniOfSkulls, Oshu, Figure::Komainu));
    assert_eq!((table.count(Koi, Figure::Komainu, Oshu), table.reserve(Dragonfly, Figure::OniOfSkulls)), (1, 1));
}

/// docs/facts/rising-sun.md, 6.2 Komainu in Betray: it may be replaced by a shinto or by a monster, but by no
/// bushi.
#[test]
fn komainu_is_replaced_by_shinto_and_monsters() {
    let scene = three(Archway, Spring).cards(Koi, &[Card::OniOfSkulls]).cards(Lotus, &[Card::Komainu]);
    let mut table = scene.place(Lotus, Kyoto, &[(Figure::Komainu, 1)]).mandate(Koi, Betray);
    for with in [Shinto, Figure::OniOfSkulls] {
        assert!(table.may(Koi, replace(Lotus, Figure::Komainu, Kyoto, with)));
    }
    let bushi = replace(Lotus, Figure::Komainu, Kyoto, Bushi);
    assert_eq!(table.refuses(Koi, bushi), Refusal::DifferentType { figure: Figure::Komainu, with: Bushi });
    table.act(Koi, replace(Lotus, Figure::Komainu, Kyoto, Shinto));
    assert_eq!((table.count(Koi, Shinto, Kyoto), table.reserve(Lotus, Figure::Komainu)), (1, 1));
}

/// p.25: figures at shrines go home at the end of the season, Komainu with them; those on the map stay.
#[test]
fn komainu_goes_home_from_its_shrine() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::Komainu]);
    let table = scene.clone().worship(Lotus, Hachiman, Figure::Komainu, 1).war();
    assert_eq!((table.doc().table.season, table.reserve(Lotus, Figure::Komainu)), (Summer, 1));
    let table = scene.place(Lotus, Kyushu, &[(Figure::Komainu, 1)]).wars(&[Kyoto]).war();
    assert_eq!((table.doc().table.season, table.count(Lotus, Figure::Komainu, Kyushu)), (Summer, 1));
}

/// docs/facts/rising-sun.md, 5.2 Yurei, 6.2 Daimyo immunity, p.22: neither a daimyo nor Yurei is taken hostage.
#[test]
fn yurei_is_not_taken_hostage() {
    let scene = three(Archway, Summer).cards(Lotus, &[Card::Yurei, Card::OniOfBlood]).wars(&[Kyoto]).coins(Koi, 1);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 1)]);
    let lotus = [(Figure::Yurei, 1), (Daimyo, 1), (Figure::OniOfBlood, 1)];
    let mut table = scene.place(Lotus, Kyoto, &lotus).war();
    table.bid(Koi, [0, 1, 0, 0]);
    assert_eq!(table.legal(Koi), [capture(Lotus, Figure::OniOfBlood), Action::Done]);
    for figure in [Figure::Yurei, Daimyo] {
        assert_eq!(table.refuses(Koi, capture(Lotus, figure)), Refusal::DaimyoImmune { figure });
    }
}

/// docs/facts/rising-sun.md, 5.2 Yurei, 6.2 Daimyo immunity, p.18: neither a daimyo nor Yurei is replaced.
#[test]
fn yurei_is_not_replaced() {
    let scene = three(Archway, Summer).cards(Koi, &[Card::OniOfBlood]).cards(Lotus, &[Card::Yurei]);
    let scene = scene.place(Lotus, Kyoto, &[(Figure::Yurei, 1), (Daimyo, 1), (Bushi, 1)]);
    let mut table = scene.mandate(Koi, Betray);
    let yurei = replace(Lotus, Figure::Yurei, Kyoto, Figure::OniOfBlood);
    assert_eq!(table.refuses(Koi, yurei), Refusal::DaimyoImmune { figure: Figure::Yurei });
    assert_eq!(table.legal(Koi), [replace(Lotus, Bushi, Kyoto, Bushi), Action::Done]);
}

/// docs/facts/rising-sun.md, 6.2 Daimyo immunity, p.23: a lost battle is not an effect on one figure: Yurei and
/// daimyo die.
#[test]
fn yurei_falls_in_battle() {
    let scene = three(Archway, Summer).cards(Lotus, &[Card::Yurei, Card::Righteousness]).wars(&[Kyoto]);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 4)]).place(Lotus, Kyoto, &[(Figure::Yurei, 1), (Daimyo, 1)]);
    let table = scene.war();
    assert_eq!((table.reserve(Lotus, Figure::Yurei), table.reserve(Lotus, Daimyo), table.vp(Lotus)), (1, 1, 2));
}

/// Lotus, with these cards and figures in Kyoto, against a bushi of the Dragonfly.
fn lotus_fights(cards: &[Card], figures: &[(Figure, u8)]) -> Scene {
    let scene = three(Archway, Summer).cards(Lotus, cards).place(Lotus, Kyoto, figures).wars(&[Kyoto]);
    scene.place(Dragonfly, Kyoto, &[(Bushi, 1)])
}

const SOULS: &[(Figure, u8)] = &[(Figure::OniOfSouls, 1)];

/// docs/facts/rising-sun.md, 5.4 Oni of Souls: winning its province gives 2 points for each Oni owned, itself
/// included.
#[test]
fn souls_score_oni_in_a_battle_won() {
    assert_eq!(lotus_fights(&[Card::OniOfSouls], SOULS).war().vp(Lotus), 2);
}

/// docs/facts/rising-sun.md, 5.4 Oni of Souls, 6.2 Owning: Oni count wherever they are; other monsters do not
/// count.
#[test]
fn souls_count_oni_wherever_they_are() {
    let cards = [Card::OniOfSouls, Card::OniOfSkulls, Card::OniOfBlood, Card::Yurei, Card::Komainu];
    // Skulls in reserve, Blood on the map elsewhere.
    let table = lotus_fights(&cards, SOULS).place(Lotus, Kyushu, &[(Figure::OniOfBlood, 1)]).war();
    assert_eq!(table.vp(Lotus), 6);
}

/// docs/facts/rising-sun.md, 5.4 Oni of Souls, 6.3 Courage, Piety: the token also counts without a battle:
/// alone, or as the stronger ally.
#[test]
fn souls_score_without_a_battle() {
    let scene = || three(Archway, Summer).cards(Lotus, &[Card::OniOfSouls]).place(Lotus, Kyoto, SOULS).wars(&[Kyoto]);
    assert_eq!(scene().war().vp(Lotus), 2);
    assert_eq!(scene().allies(Lotus, Dragonfly).place(Dragonfly, Kyoto, &[(Bushi, 1)]).war().vp(Lotus), 2);
    assert_eq!(scene().allies(Lotus, Dragonfly).place(Dragonfly, Kyoto, &[(Bushi, 2)]).war().vp(Lotus), 0);
}

/// docs/facts/rising-sun.md, 5.4 Oni of Souls: the owner must win, and the Oni must have been there.
#[test]
fn souls_need_to_be_where_the_owner_wins() {
    let lost = lotus_fights(&[Card::OniOfSouls], SOULS).place(Koi, Kyoto, &[(Bushi, 2)]).war();
    assert_eq!(lost.vp(Lotus), 0);
    let elsewhere = lotus_fights(&[Card::OniOfSouls], &[(Bushi, 1)]).place(Lotus, Kyushu, SOULS).war();
    assert_eq!((elsewhere.vp(Lotus), elsewhere.player(Lotus).tokens[&Summer].clone()), (0, vec![Kyoto]));
}

/// docs/facts/rising-sun.md, 6.2 Winning with a figure (docs/rulings.md, C12): the Oni of Souls may have
/// been taken hostage; it is still owned.
#[test]
fn souls_taken_hostage_still_score() {
    let mut table = lotus_fights(&[Card::OniOfSouls], &[(Figure::OniOfSouls, 1), (Bushi, 2)]).coins(Dragonfly, 1).war();
    table.bid(Dragonfly, [0, 1, 0, 0]).act(Dragonfly, capture(Lotus, Figure::OniOfSouls));
    assert_eq!((table.gained(Lotus, Card::OniOfSouls), table.vp(Lotus)), (2, 2));
}

/// docs/facts/rising-sun.md, 6.2 Winning with a figure (docs/rulings.md, C12): the Oni of Souls may be
/// dead.
#[test]
fn souls_dead_in_the_battle_still_score() {
    let mut table = lotus_fights(&[Card::OniOfSouls], SOULS).coins(Lotus, 2).ronin(Lotus, 3).war();
    table.bid(Lotus, [1, 0, 1, 0]).act(Lotus, Action::Execute).act(Lotus, Action::Execute);
    assert_eq!(table.player(Lotus).tokens[&Summer], [Kyoto]);
    assert_eq!((table.gained(Lotus, Reason::Seppuku), table.gained(Lotus, Card::OniOfSouls)), (1, 2));
}

/// The Dragonfly, lowest in honor, owns the Oni of Hate and the Oni of Spite.
fn oni_of_the_dragonfly() -> Scene {
    three(Archway, Autumn).cards(Dragonfly, &[Card::OniOfHate, Card::OniOfSpite])
}

const HATE: Figure = Figure::OniOfHate;
const SPITE: Figure = Figure::OniOfSpite;

/// docs/facts/rising-sun.md, 5.4 Oni of Hate: when summoned, one bushi or shinto of each player with higher
/// honor dies; its owner chooses.
#[test]
fn hate_kills_one_of_each_when_summoned() {
    let scene = oni_of_the_dragonfly().place(Koi, Kyoto, &[(Bushi, 2), (Shinto, 2)]);
    let mut table = scene.place(Lotus, Kyoto, &[(Bushi, 2)]).mandate(Lotus, Recruit);
    table.act(Dragonfly, summon(HATE, Kyoto));
    assert_eq!(table.legal(Dragonfly), [kill(Koi, Bushi, Kyoto), kill(Koi, Shinto, Kyoto)]);
    assert_eq!(table.refuses(Dragonfly, Action::Done), Refusal::MustChoose);
    table.act(Dragonfly, kill(Koi, Shinto, Kyoto));
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.count(Koi, Shinto, Kyoto)), (2, 1));
    // Lotus has bushi alone: there is nothing to choose.
    assert_eq!((table.count(Lotus, Bushi, Kyoto), fallen(&table, Koi), fallen(&table, Lotus)), (1, 1, 1));
}

/// docs/facts/rising-sun.md, 5.4 Oni of Hate: only players with higher honor than its owner.
#[test]
fn hate_spares_lower_honor() {
    let scene = oni_of_the_dragonfly().honor(&[Koi, Dragonfly, Lotus]).place(Koi, Kyoto, &[(Bushi, 1)]);
    let mut table = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).mandate(Lotus, Recruit);
    table.act(Dragonfly, summon(HATE, Kyoto));
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.count(Lotus, Bushi, Kyoto)), (0, 1));
}

/// docs/facts/rising-sun.md, 5.4 Oni of Hate, 6.2 Daimyo immunity: bushi and shinto only: no daimyo, no
/// monster, no worshipper.
#[test]
fn hate_preys_on_bushi_and_shinto_only() {
    let scene = oni_of_the_dragonfly().cards(Koi, &[Card::Yurei, Card::OniOfSkulls]).worship(Koi, Fujin, Shinto, 1);
    let scene = scene.place(Koi, Kyoto, &[(Daimyo, 1), (Figure::Yurei, 1), (Figure::OniOfSkulls, 1)]);
    let mut table = scene.mandate(Lotus, Recruit);
    table.act(Dragonfly, summon(HATE, Kyoto));
    assert_eq!((fallen(&table, Koi), table.at_shrine(Koi, Shinto, Fujin)), (0, 1));
    assert_eq!(table.waiting_for(), [Koi], "the Dragonfly's Recruit is over");
}

/// docs/facts/rising-sun.md, 6.2 Komainu: a shinto for everything, so it is prey.
#[test]
fn hate_may_kill_komainu() {
    let scene = oni_of_the_dragonfly().cards(Koi, &[Card::Komainu]).place(Koi, Kyoto, &[(Figure::Komainu, 1)]);
    let mut table = scene.clone().mandate(Lotus, Recruit);
    table.act(Dragonfly, summon(HATE, Kyoto));
    assert_eq!(table.reserve(Koi, Figure::Komainu), 1);

    let mut table = scene.place(Koi, Kyoto, &[(Bushi, 1)]).mandate(Lotus, Recruit);
    table.act(Dragonfly, summon(HATE, Kyoto)).act(Dragonfly, kill(Koi, Figure::Komainu, Kyoto));
    assert_eq!((table.reserve(Koi, Figure::Komainu), table.count(Koi, Bushi, Kyoto)), (1, 1));
}

/// docs/facts/rising-sun.md, 6.3 entering, p.16: a Summon by purchase counts.
#[test]
fn hate_and_spite_enter_when_bought() {
    let buys = |card: Card, figure: Figure| {
        let scene = three(Archway, Autumn).coins(Dragonfly, 3).vp(Koi, 5).place(Koi, Kyoto, &[(Bushi, 1)]);
        let mut table = scene.mandate(Lotus, Train);
        table.done(Lotus).act(Dragonfly, buy(card)).act(Dragonfly, summon(figure, Kyoto));
        (table.count(Koi, Bushi, Kyoto), table.vp(Koi), table.vp(Dragonfly))
    };
    assert_eq!(buys(Card::OniOfHate, HATE), (0, 5, 0));
    assert_eq!(buys(Card::OniOfSpite, SPITE), (1, 3, 2));
}

/// docs/facts/rising-sun.md, 6.3 entering: a move in a Marshal counts.
#[test]
fn hate_and_spite_enter_by_moving() {
    let scene = oni_of_the_dragonfly().place(Dragonfly, Oshu, &[(HATE, 1), (SPITE, 1)]).vp(Koi, 5);
    let mut table = scene.place(Koi, Kyoto, &[(Bushi, 2)]).mandate(Lotus, Marshal);
    table.act(Dragonfly, go(HATE, Oshu, Kyoto));
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.vp(Koi)), (1, 5));
    table.act(Dragonfly, go(SPITE, Oshu, Kyoto));
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.vp(Koi), table.vp(Dragonfly)), (1, 3, 2));
}

/// docs/facts/rising-sun.md, 6.3 entering: a figure that stays does nothing; only entering counts.
#[test]
fn hate_and_spite_act_only_on_entering() {
    let scene = oni_of_the_dragonfly().place(Dragonfly, Kyoto, &[(HATE, 1), (SPITE, 1)]).vp(Koi, 5);
    let mut table = scene.place(Koi, Oshu, &[(Bushi, 1)]).mandate(Dragonfly, Marshal);
    table.act(Koi, go(Bushi, Oshu, Kyoto));
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.vp(Koi)), (1, 5));
}

/// docs/facts/rising-sun.md, 6.3 entering: a two-step move by Fujin counts in both provinces.
#[test]
fn hate_and_spite_enter_both_provinces_of_a_fujin_move() {
    let walks = |figure: Figure| {
        let scene = oni_of_the_dragonfly().place(Dragonfly, Oshu, &[(figure, 1)]).worship(Dragonfly, Fujin, Shinto, 1);
        let scene = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kansai, &[(Bushi, 1)]);
        let mut table = scene.vp(Koi, 5).vp(Lotus, 5).kami_turn();
        table.act(Dragonfly, go(figure, Oshu, Kyoto)).act(Dragonfly, go(figure, Kyoto, Kansai));
        table
    };
    let table = walks(HATE);
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.count(Lotus, Bushi, Kansai)), (0, 0));
    let table = walks(SPITE);
    assert_eq!((table.vp(Koi), table.vp(Lotus), table.vp(Dragonfly)), (3, 3, 4));
}

/// docs/facts/rising-sun.md, 6.3 entering: taking the place of another monster in a Betray counts.
#[test]
fn hate_and_spite_enter_by_betrayal() {
    let betrays = |figure: Figure| {
        let scene = oni_of_the_dragonfly().cards(Lotus, &[Card::OniOfSkulls]).vp(Koi, 5).vp(Lotus, 5);
        let scene = scene.place(Lotus, Kyoto, &[(Figure::OniOfSkulls, 1), (Bushi, 1)]);
        let scene = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Koi, Edo, &[(Bushi, 1)]);
        let mut table = scene.mandate(Dragonfly, Betray);
        table.act(Dragonfly, replace(Lotus, Figure::OniOfSkulls, Kyoto, figure));
        table
    };
    let table = betrays(HATE);
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.count(Lotus, Bushi, Kyoto)), (0, 0));
    assert!(table.may(Dragonfly, replace(Koi, Bushi, Edo, Bushi)), "the Betray goes on");
    let table = betrays(SPITE);
    assert_eq!((table.vp(Koi), table.vp(Lotus), table.vp(Dragonfly)), (3, 3, 4));
}

/// The Dragonfly summons the Oni of Spite to Kyoto.
fn spite_comes_to_kyoto(scene: Scene) -> Table {
    let mut table = scene.mandate(Lotus, Recruit);
    table.act(Dragonfly, summon(SPITE, Kyoto));
    table
}

/// docs/facts/rising-sun.md, 5.4 Oni of Spite: 2 points of each player there with higher honor.
#[test]
fn spite_steals_from_each_player_of_higher_honor() {
    let scene = oni_of_the_dragonfly().vp(Koi, 5).vp(Lotus, 5).vp(Dragonfly, 1);
    let both = scene.clone().place(Koi, Kyoto, &[(Bushi, 3)]).place(Lotus, Kyoto, &[(Daimyo, 1)]);
    let table = spite_comes_to_kyoto(both.clone());
    assert_eq!((table.vp(Koi), table.vp(Lotus), table.vp(Dragonfly)), (3, 3, 5));
    let table = spite_comes_to_kyoto(both.honor(&[Koi, Dragonfly, Lotus]));
    assert_eq!((table.vp(Koi), table.vp(Lotus), table.vp(Dragonfly)), (3, 5, 3));
    let table = spite_comes_to_kyoto(scene.place(Koi, Edo, &[(Bushi, 3)]));
    assert_eq!((table.vp(Koi), table.vp(Lotus), table.vp(Dragonfly)), (5, 5, 1));
}

/// docs/facts/rising-sun.md, 5.4 Oni of Spite, p.22: players cannot lose points that they do not have.
#[test]
fn spite_steals_no_more_than_there_is() {
    let scene = oni_of_the_dragonfly().vp(Koi, 1).place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 1)]);
    let table = spite_comes_to_kyoto(scene);
    assert_eq!((table.vp(Koi), table.vp(Lotus), table.vp(Dragonfly)), (0, 0, 1));
}

/// docs/facts/rising-sun.md, 5.4 Oni of Spite "with any Force": a Turtle stronghold has force, other
/// strongholds have none.
#[test]
fn spite_needs_force() {
    let scene = Scene::of(&[Koi, Turtle, Dragonfly]).season(Autumn).cards(Dragonfly, &[Card::OniOfSpite]);
    let scene = scene.strongholds(Koi, &[Kyoto]).strongholds(Turtle, &[Kyoto]).vp(Koi, 5).vp(Turtle, 5);
    let mut table = scene.mandate(Turtle, Recruit);
    table.act(Dragonfly, summon(SPITE, Kyoto));
    assert_eq!((table.vp(Koi), table.vp(Turtle), table.vp(Dragonfly)), (5, 3, 2));
}

/// docs/facts/rising-sun.md, 6.2 Allies as opponents: an ally is prey like any other.
#[test]
fn hate_and_spite_hit_allies() {
    let scene = three(Horseman, Autumn).cards(Dragonfly, &[Card::OniOfHate, Card::OniOfSpite]).vp(Koi, 5);
    let scene = scene.allies(Koi, Dragonfly).place(Koi, Kyoto, &[(Bushi, 2)]).strongholds(Dragonfly, &[Kyoto, Oshu]);
    let mut table = scene.mandate(Lotus, Recruit);
    table.act(Dragonfly, summon(HATE, Kyoto)).act(Dragonfly, summon(SPITE, Kyoto));
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.vp(Koi), table.vp(Dragonfly)), (1, 3, 2));
}

/// p.7, p.16: a monster that was killed is in reserve, still owned, and may be summoned again.
#[test]
fn a_killed_monster_comes_back() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::OniOfSkulls]).wars(&[Kyoto]);
    let scene = scene.place(Lotus, Kyoto, &[(Figure::OniOfSkulls, 1)]).place(Koi, Kyoto, &[(Bushi, 4)]);
    let table = scene.war();
    assert_eq!((table.reserve(Lotus, Figure::OniOfSkulls), table.player(Lotus).cards[&Card::OniOfSkulls]), (1, 1));
    let mut table = three(Archway, Spring).cards(Lotus, &[Card::OniOfSkulls]).mandate(Koi, Recruit);
    table.act(Lotus, summon(Figure::OniOfSkulls, Nagato));
    assert_eq!(table.count(Lotus, Figure::OniOfSkulls, Nagato), 1);
}

/// p.16: a monster that is bought is summoned at once, to a stronghold, by the Dragonfly anywhere.
#[test]
fn a_bought_monster_is_summoned_at_once() {
    let scene = three(Archway, Spring).coins(Lotus, 2).coins(Dragonfly, 2);
    let mut table = scene.mandate(Koi, Train);
    table.done(Koi).act(Lotus, buy(Card::OniOfSkulls));
    assert_eq!(table.legal(Lotus), [summon(Figure::OniOfSkulls, Nagato)]);
    assert_eq!(table.refuses(Lotus, Action::Done), Refusal::MustChoose);
    table.act(Lotus, summon(Figure::OniOfSkulls, Nagato));
    table.act(Dragonfly, buy(Card::Komainu)).act(Dragonfly, summon(Figure::Komainu, Kansai));
    table.act(Dragonfly, Action::Stay);
    assert_eq!(table.count(Dragonfly, Figure::Komainu, Kansai), 1);
}
