//! Kami where they meet cards, clans and each other.

use super::prelude::*;

/// Raijin is in Kyoto with the Dragonfly.
fn drums(season: Season) -> Scene {
    three(Archway, season).kami(STORM).descended(Raijin, Kyoto, Dragonfly)
}

/// Kami Unbound, "Raijin": monsters have no force, the strongest and those of low honor included.
#[test]
fn raijin_and_monsters() {
    let cards = [Card::OniOfSkulls, Card::RiverDragon, Card::Yurei, Card::OniOfBlood];
    let figures =
        [Figure::OniOfSkulls, Figure::RiverDragon, Figure::Yurei, Figure::OniOfBlood].map(|figure| (figure, 1));
    let scene = three(Archway, Autumn).kami(STORM).cards(Dragonfly, &cards).place(Koi, Kyoto, &[(Bushi, 1)]);
    let scene = scene.place(Dragonfly, Kyoto, &figures);
    assert_eq!(scene.clone().mandate_turn(Koi).force(Dragonfly, Kyoto), 3 + 5 + 2 + 4);
    assert_eq!(scene.descended(Raijin, Kyoto, Koi).mandate_turn(Koi).force(Dragonfly, Kyoto), 0);
}

/// Kami Unbound, "Raijin", docs/facts/rising-sun.md, 6.2 Daimyo immunity: the daimyo is not exempt, nor are its
/// bonuses.
#[test]
fn raijin_and_the_daimyos_bonuses() {
    let scene = drums(Autumn).cards(Koi, &[Card::PathOfTheLion, Card::PathOfTheDragon]);
    let scene = scene.place(Koi, Kyoto, &[(Daimyo, 1), (Bushi, 1)]);
    assert_eq!(scene.clone().mandate_turn(Koi).force(Koi, Kyoto), 1);
    let elsewhere = scene.walk(Raijin, Oshu, Dragonfly).mandate_turn(Koi);
    assert_eq!(elsewhere.force(Koi, Kyoto), 1 + 1 + 1 + 3);
}

/// docs/facts/rising-sun.md, 6.3 Raijin (unbound) and Turtle: strongholds are not figures, and keep their force.
#[test]
fn raijin_and_turtle_strongholds() {
    let scene = Scene::of(&[Koi, Lotus, Turtle]).kami(STORM).descended(Raijin, Kyoto, Koi);
    let scene =
        scene.strongholds(Turtle, &[Kyoto, Kyoto]).place(Turtle, Kyoto, &[(Daimyo, 1), (Shinto, 1), (Bushi, 1)]);
    assert_eq!(scene.mandate_turn(Koi).force(Turtle, Kyoto), 2 + 1);
}

/// Kami Unbound, "Raijin", docs/facts/rising-sun.md, 5.4 Way of the Katana: bushi keep what cards give them.
#[test]
fn raijin_and_the_katana() {
    let scene = drums(Autumn).cards(Koi, &[Card::WayOfTheKatana]).place(Koi, Kyoto, &[(Bushi, 2), (Daimyo, 1)]);
    let scene = scene.coins(Koi, 1).wars(&[Kyoto]);
    assert_eq!(scene.clone().mandate_turn(Koi).force(Koi, Kyoto), 2);
    assert_eq!(scene.war().force(Koi, Kyoto), 4);
}

/// Kami Unbound, "Raijin", docs/facts/rising-sun.md, 5.7 Path of the Favored: a shinto has no force, favored or
/// not.
#[test]
fn raijin_and_the_favored() {
    let scene = three(Mountain, Summer).kami(STORM).descended(Raijin, Kyoto, Dragonfly);
    let scene = scene.cards(Lotus, &[Card::PathOfTheFavored]).place(Lotus, Kyoto, &[(Shinto, 2)]);
    assert_eq!(scene.mandate_turn(Koi).force(Lotus, Kyoto), 0);
}

/// Kami Unbound, "Raijin" and "Ryujin": kami keep their force, Ryujin all of his.
#[test]
fn raijin_and_ryujin() {
    let scene = drums(Summer).descended(Ryujin, Kyoto, Lotus).descended(Susanoo, Kyoto, Lotus);
    let scene = scene.cards(Lotus, &[Card::PathOfTheLion, Card::Respect, Card::WayOfTheRonin]);
    let table = scene.place(Lotus, Kyoto, &[(Daimyo, 1)]).mandate_turn(Koi);
    assert_eq!((table.force(Lotus, Kyoto), table.force(Dragonfly, Kyoto)), (3 + 1, 1));
}

/// Kami Unbound, "Raijin", p.22: Take Hostage speaks of any figure in the province; so a shinto without
/// force, whose clan is not in the battle, may be taken. It is not killed with the losers.
#[test]
fn raijin_and_hostages_of_a_clan_outside_the_battle() {
    let scene = drums(Spring).place(Koi, Kyoto, &[(Bushi, 2)]).place(Lotus, Kyoto, &[(Shinto, 2)]).vp(Lotus, 1);
    let mut table = then_edo(scene.coins(Koi, 1), Kyoto).war();
    assert_eq!(fought(&table), Some((Kyoto, vec![Koi, Dragonfly])));
    table.bid(Koi, [0, 1, 0, 0]).bid(Dragonfly, [0; 4]);
    table.act(Koi, capture(Lotus, Shinto));
    assert_eq!((table.vp(Koi), table.won(Koi), table.count(Lotus, Shinto, Kyoto)), (1, vec![Kyoto], 1));
}

/// Kami Unbound, "Raijin" and "Tsukuyomi": all *with force*: a clan that Raijin leaves without gets no
/// coins.
#[test]
fn raijin_and_tsukuyomi() {
    let scene = three(Archway, Spring).kami([Raijin, Tsukuyomi, Fujin, Hachiman]).descended(Raijin, Kyoto, Dragonfly);
    let scene = scene.descended(Tsukuyomi, Kyoto, Koi).place(Lotus, Kyoto, &[(Daimyo, 1), (Shinto, 1)]);
    let table = scene.wars(&[Kyoto]).war();
    assert_eq!([Koi, Lotus, Dragonfly].map(|clan| table.coins(clan)), [4, 0, 4]);
}

/// Kami Unbound, "Raijin" and "Amaterasu": the most honorable among those *with force*: Koi's shinto has
/// none, so Lotus is protected and Koi is not.
#[test]
fn raijin_and_amaterasu() {
    let scene = three(Mountain, Autumn).kami([Raijin, Amaterasu, Fujin, Hachiman]).descended(Raijin, Kyoto, Dragonfly);
    let scene = scene.descended(Amaterasu, Kyoto, Dragonfly).cards(Dragonfly, &[Card::WayOfTheKeiri]);
    let scene = scene.place(Dragonfly, Kyoto, &[(Daimyo, 1)]).place(Koi, Kyoto, &[(Shinto, 1)]);
    let mut table = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).wars(&[Kyoto]).war();
    assert_eq!(table.legal(Dragonfly), [kill(Koi, Shinto, Kyoto), Action::Done]);
    let protected = Refusal::ProtectedByAmaterasu { clan: Lotus };
    assert_eq!(table.refuses(Dragonfly, kill(Lotus, Bushi, Kyoto)), protected);
}

/// Kami Unbound, "Kami als Figur eines Klans", docs/facts/rising-sun.md, 5.1 Oni of Skulls: a kami brings its
/// clan into the province, so the Oni has another clan there; its owner's own kami is not another clan.
#[test]
fn the_oni_of_skulls_and_a_kami() {
    let scene = three(Archway, Spring).cards(Dragonfly, &[Card::OniOfSkulls]);
    let scene = scene.place(Dragonfly, Kyoto, &[(Figure::OniOfSkulls, 1)]);
    assert_eq!(scene.clone().mandate_turn(Koi).force(Dragonfly, Kyoto), 1);
    assert_eq!(scene.clone().descended(Hachiman, Kyoto, Lotus).mandate_turn(Koi).force(Dragonfly, Kyoto), 3);
    assert_eq!(scene.descended(Hachiman, Kyoto, Dragonfly).mandate_turn(Koi).force(Dragonfly, Kyoto), 1 + 1);
}

/// Kami Unbound, "Ryujin", docs/facts/rising-sun.md, 6.3 Lowest Honor "in a province" (rulings C23): a figure
/// there is enough to be a clan there, Ryujin with force 0 included.
#[test]
fn the_oni_of_skulls_and_ryujin_without_force() {
    let scene = three(Archway, Spring).kami(STORM).cards(Dragonfly, &[Card::OniOfSkulls]);
    let scene = scene.place(Dragonfly, Kyoto, &[(Figure::OniOfSkulls, 1)]).descended(Ryujin, Kyoto, Lotus);
    let table = scene.mandate_turn(Koi);
    assert_eq!((table.force(Lotus, Kyoto), table.force(Dragonfly, Kyoto)), (0, 3));
}

/// Kami Unbound, "Kami als Figur eines Klans", docs/facts/rising-sun.md, 5.4 Oni of Spite: a clan with a kami
/// there has force there, and is robbed; with a Ryujin of force 0 it is not.
#[test]
fn the_oni_of_spite_and_kami() {
    let stolen = |kami: Kami| {
        let scene = three(Archway, Autumn).kami([Ryujin, Hachiman, Fujin, Raijin]).descended(kami, Kyoto, Lotus);
        let scene = scene.cards(Dragonfly, &[Card::OniOfSpite]).place(Dragonfly, Oshu, &[(Figure::OniOfSpite, 1)]);
        let mut table = scene.vp(Lotus, 5).mandate(Koi, Marshal);
        table.done(Lotus).act(Dragonfly, go(Figure::OniOfSpite, Oshu, Kyoto));
        table.vp(Dragonfly)
    };
    assert_eq!((stolen(Hachiman), stolen(Ryujin)), (2, 0));
}

/// Kami Unbound, "Kami als Figur eines Klans", docs/facts/rising-sun.md, 5.7 Path of the Favored: a kami of a
/// more honorable clan is a clan there.
#[test]
fn the_favored_and_a_kami() {
    let scene = three(Mountain, Summer).cards(Lotus, &[Card::PathOfTheFavored]).place(Lotus, Kyoto, &[(Shinto, 1)]);
    let force = |clan: Clan| scene.clone().descended(Hachiman, Kyoto, clan).mandate_turn(Koi).force(Lotus, Kyoto);
    assert_eq!((force(Dragonfly), force(Koi), force(Lotus)), (3, 1, 3 + 1));
}

/// Susanoo is in Kyoto with Koi.
fn storm(clans: &[Clan]) -> Scene {
    Scene::of(clans).kami(STORM).descended(Susanoo, Kyoto, Koi)
}

/// Kami Unbound, "Susanoo": all clans without exception, whatever they can; the Dragonfly does not fly off.
#[test]
fn susanoo_and_the_dragonfly() {
    let scene = storm(&[Koi, Lotus, Dragonfly]).place(Dragonfly, Kyoto, &[(Bushi, 1)]);
    let mut table = scene.place(Dragonfly, Hokkaido, &[(Bushi, 1)]).mandate(Koi, Marshal);
    for to in [Oshu, Edo, Kansai, Nagato, Shikoku, Kyushu, Hokkaido] {
        let held = Refusal::HeldBySusanoo { province: Kyoto };
        assert_eq!(table.refuses(Dragonfly, go(Bushi, Kyoto, to)), held);
    }
    table.act(Dragonfly, go(Bushi, Hokkaido, Kyoto));
    assert_eq!(table.count(Dragonfly, Bushi, Kyoto), 2);
}

/// Kami Unbound, "Susanoo", p.19: under no circumstances, not even by Fujin's shrine; a figure that moves
/// into his province with the first move is held for the second.
#[test]
fn susanoo_and_fujins_shrine() {
    let scene = storm(&[Koi, Lotus, Dragonfly]).worship(Lotus, Fujin, Shinto, 1).place(Lotus, Kyoto, &[(Bushi, 1)]);
    let mut table = scene.place(Lotus, Oshu, &[(Daimyo, 1)]).kami_turn();
    table.done(Koi);
    let held = Refusal::HeldBySusanoo { province: Kyoto };
    assert_eq!(table.refuses(Lotus, go(Bushi, Kyoto, Edo)), held);
    table.act(Lotus, go(Daimyo, Oshu, Kyoto));
    assert_eq!(table.waiting_for(), [Lotus]);
    assert_eq!(
        table.agenda().last(),
        Some(&Step::PlaceKami(steps::PlaceKami { seat: Lotus, shrine: 3 })),
        "nothing else can move"
    );
}

/// Kami Unbound, "Susanoo", p.26: the Turtle's strongholds, which move like figures, are held as well.
#[test]
fn susanoo_and_turtle_strongholds() {
    let scene = storm(&[Koi, Lotus, Turtle]).strongholds(Turtle, &[Kyoto, Oshu]);
    let mut table = scene.mandate(Koi, Marshal);
    for to in [Oshu, Edo, Kansai] {
        assert_eq!(table.refuses(Turtle, carry(Kyoto, to)), Refusal::HeldBySusanoo { province: Kyoto });
    }
    assert_eq!(table.refuses(Turtle, carry(Kyoto, Nagato)), Refusal::NotAdjacent { from: Kyoto, to: Nagato });
    assert_eq!(
        table.legal(Turtle),
        [Hokkaido, Edo, Kyoto].map(|to| carry(Oshu, to)).into_iter().chain([Action::Done]).collect::<Vec<_>>()
    );
    table.act(Turtle, carry(Oshu, Kyoto));
    assert_eq!(table.force(Turtle, Kyoto), 2);
}

/// Kami Unbound, "Susanoo": the Dragonfly's kami fly out of his province.
#[test]
fn susanoo_and_the_dragonflys_kami() {
    let mut table = storm(&[Koi, Lotus, Dragonfly]).descended(Raijin, Kyoto, Dragonfly).mandate(Koi, Marshal);
    table.act(Dragonfly, go(Figure::Raijin, Kyoto, Kyushu));
    assert_eq!(table.walks(Raijin), Some(Kyushu));
}

/// Kyoto with Amaterasu, controlled by Lotus, and a bushi of Koi and of Lotus.
fn sun(set: CardSet, season: Season) -> Scene {
    let scene = three(set, season).descended(Amaterasu, Kyoto, Lotus);
    scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 1)])
}

/// Kami Unbound, "Amaterasu": other effects do not kill them either: the Ninja kills no figure of the protected clan.
#[test]
fn amaterasu_and_the_ninja() {
    let scene = sun(Horseman, Spring).cards(Dragonfly, &[Card::PathOfTheNinja]).place(Koi, Oshu, &[(Bushi, 1)]);
    let mut table = scene.mandate(Koi, Recruit);
    table.done(Lotus).act(Dragonfly, summon(Bushi, Hokkaido));
    let protected = Refusal::ProtectedByAmaterasu { clan: Koi };
    assert_eq!(table.refuses(Dragonfly, kill(Koi, Bushi, Kyoto)), protected);
    assert!(table.may(Dragonfly, kill(Koi, Bushi, Oshu)), "elsewhere Koi is not protected");
    table.act(Dragonfly, kill(Lotus, Bushi, Kyoto));
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.count(Lotus, Bushi, Kyoto)), (1, 0));
}

/// Kami Unbound, "Amaterasu": by other effects the protected player may defeat its own figures.
#[test]
fn amaterasu_allows_a_ninja_against_its_owner() {
    let mut table = sun(Horseman, Spring).cards(Koi, &[Card::PathOfTheNinja]).mandate(Dragonfly, Recruit);
    table.act(Koi, summon(Bushi, Edo));
    assert!(table.may(Koi, kill(Koi, Bushi, Kyoto)));
    table.act(Koi, kill(Koi, Bushi, Kyoto));
    assert_eq!(table.count(Koi, Bushi, Kyoto), 0);
}

/// Kami Unbound, "Amaterasu": other effects do not kill them either: the Oni of Hate kills figures of the others.
#[test]
fn amaterasu_and_the_oni_of_hate() {
    let dead = |amaterasu: Province| {
        let scene = sun(Archway, Autumn).walk(Amaterasu, amaterasu, Lotus).cards(Dragonfly, &[Card::OniOfHate]);
        let mut table = scene.place(Dragonfly, Oshu, &[(Figure::OniOfHate, 1)]).mandate(Koi, Marshal);
        table.done(Lotus).act(Dragonfly, go(Figure::OniOfHate, Oshu, Kyoto));
        (table.reserve(Koi, Bushi) == 6, table.reserve(Lotus, Bushi) == 6)
    };
    assert_eq!(dead(Kyoto), (false, true));
    assert_eq!(dead(Nagato), (true, true));
}

/// Kami Unbound, "Amaterasu": the Oni of Spite does not kill, and steals even from the protected clan.
#[test]
fn amaterasu_and_the_oni_of_spite() {
    let scene = sun(Archway, Autumn).cards(Dragonfly, &[Card::OniOfSpite]).vp(Koi, 5).vp(Lotus, 5);
    let mut table = scene.place(Dragonfly, Oshu, &[(Figure::OniOfSpite, 1)]).mandate(Koi, Marshal);
    table.done(Lotus).act(Dragonfly, go(Figure::OniOfSpite, Oshu, Kyoto));
    assert_eq!([Koi, Lotus, Dragonfly].map(|clan| table.vp(clan)), [3, 3, 4]);
}

/// Kami Unbound, "Amaterasu": other effects do not kill them either: the Keiri kills figures of the others.
#[test]
fn amaterasu_and_the_keiri() {
    let scene = sun(Mountain, Autumn).cards(Dragonfly, &[Card::WayOfTheKeiri]).place(Dragonfly, Kyoto, &[(Daimyo, 1)]);
    let mut table = scene.coins(Dragonfly, 1).wars(&[Kyoto]).war();
    assert_eq!(table.legal(Dragonfly), [kill(Lotus, Bushi, Kyoto), Action::Done]);
    assert_eq!(table.refuses(Dragonfly, kill(Koi, Bushi, Kyoto)), Refusal::ProtectedByAmaterasu { clan: Koi });
    table.act(Dragonfly, kill(Lotus, Bushi, Kyoto));
    assert_eq!((table.vp(Dragonfly), table.count(Koi, Bushi, Kyoto)), (3, 1));
    assert_eq!(fought(&table), Some((Kyoto, vec![Koi, Lotus, Dragonfly])), "Lotus is there with Amaterasu");
}

/// Kami Unbound, "Amaterasu": if only the protected clan has targets, the Keiri is not asked.
#[test]
fn amaterasu_leaves_the_keiri_no_target() {
    let scene =
        three(Mountain, Autumn).cards(Dragonfly, &[Card::WayOfTheKeiri]).place(Dragonfly, Kyoto, &[(Daimyo, 1)]);
    let scene = scene.descended(Amaterasu, Kyoto, Dragonfly).place(Koi, Kyoto, &[(Bushi, 3)]).coins(Koi, 1);
    assert_eq!(fought(&scene.wars(&[Kyoto]).war()), Some((Kyoto, vec![Koi, Dragonfly])));
}

/// Kami Unbound, "Amaterasu", p.22: a hostage is not defeated; figures of the protected clan are taken.
#[test]
fn amaterasu_and_hostages() {
    let mut table = sun(Archway, Spring).coins(Lotus, 1).wars(&[Kyoto]).war();
    table.bid(Lotus, [0, 1, 0, 0]).act(Lotus, capture(Koi, Bushi));
    assert_eq!(told(&table, |event| matches!(event, Event::HostageTaken { clan: Koi, figure: Bushi, .. })), 1);
}

/// Kami Unbound, "Amaterasu", p.18: a figure that is replaced is not defeated; Betray hits the protected
/// clan.
#[test]
fn amaterasu_and_betray() {
    let mut table = sun(Archway, Spring).mandate(Dragonfly, Betray);
    table.act(Dragonfly, replace(Koi, Bushi, Kyoto, Bushi));
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.count(Dragonfly, Bushi, Kyoto)), (0, 1));
}

/// Kami Unbound, "Amaterasu", docs/facts/rising-sun.md, 6.3 Mercy scope: without a kill there is nothing to spare.
#[test]
fn amaterasu_and_mercy() {
    let scene = sun(Horseman, Summer).cards(Lotus, &[Card::Mercy]);
    let table = then_edo(scene, Kyoto).war();
    assert_eq!((fought(&table), table.won(Lotus)), (Some((Edo, vec![Koi, Dragonfly])), vec![Kyoto]));
    assert_eq!((table.vp(Lotus), table.count(Koi, Bushi, Kyoto)), (0, 1));
}

/// Kami Unbound, "Amaterasu": protection changes with honor, in the middle of a battle. Lotus'
/// Sincerity lifts it above Koi; the Dragonfly wins, Koi's bushi die, and Lotus' live.
#[test]
fn amaterasu_protects_the_most_honorable_at_the_outcome() {
    let scene = three(Mountain, Summer).descended(Amaterasu, Kyoto, Dragonfly).cards(Lotus, &[Card::Sincerity]);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 2)]).coins(Lotus, 1);
    let battle = || then_edo(scene.clone().place(Dragonfly, Kyoto, &[(Bushi, 4)]), Kyoto).war();
    let left = |table: &Table| (table.count(Koi, Bushi, Kyoto), table.count(Lotus, Bushi, Kyoto), table.won(Dragonfly));
    let mut table = battle();
    table.bid(Lotus, [0, 1, 0, 0]).bid(Dragonfly, [0; 4]).act(Lotus, capture(Dragonfly, Bushi));
    assert_eq!((table.honor()[0], left(&table)), (Lotus, (0, 2, vec![Kyoto])));
    let mut table = battle();
    table.bid(Lotus, [0, 1, 0, 0]).bid(Dragonfly, [0; 4]).done(Lotus);
    assert_eq!((table.honor()[0], left(&table)), (Koi, (1, 0, vec![Kyoto])));
}

/// Kami Unbound, "Amaterasu": among those with force there: after its Seppuku Koi has none, and Lotus is
/// the most honorable.
#[test]
fn amaterasu_protects_the_next_when_the_first_is_gone() {
    let scene = three(Archway, Spring).descended(Amaterasu, Kyoto, Dragonfly).coins(Koi, 1);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 1)]);
    let mut table = then_edo(scene.place(Dragonfly, Kyoto, &[(Bushi, 2)]), Kyoto).war();
    table.bid(Koi, [1, 0, 0, 0]).bid(Dragonfly, [0; 4]).act(Koi, Action::Execute);
    assert_eq!((table.won(Dragonfly), table.count(Lotus, Bushi, Kyoto), table.vp(Koi)), (vec![Kyoto], 1, 1));
}

/// Kami Unbound, "Amaterasu", docs/facts/rising-sun.md, 5.7 Piety, p.23: the winner takes the token, and with
/// it Piety's honor, before the losers' figures die; lifted above Koi, Lotus leaves Koi without protection.
#[test]
fn amaterasu_and_piety() {
    let koi = |cards: &[Card]| {
        let scene = sun(Mountain, Spring).cards(Lotus, cards).place(Lotus, Kyoto, &[(Shinto, 1)]);
        let table = then_edo(scene, Kyoto).war();
        assert_eq!(table.won(Lotus), [Kyoto]);
        (table.honor()[0], table.count(Koi, Bushi, Kyoto))
    };
    assert_eq!(koi(&[]), (Koi, 1));
    assert_eq!(koi(&[Card::Piety]), (Lotus, 0));
}

/// Kami Unbound, "Amaterasu", p.24: the ally of the winner is spared anyway, and is not the one protected
/// unless it is the most honorable.
#[test]
fn amaterasu_and_allies() {
    let scene = sun(Archway, Spring).allies(Lotus, Dragonfly).place(Lotus, Kyoto, &[(Bushi, 2)]);
    let mut table = then_edo(scene.place(Dragonfly, Kyoto, &[(Bushi, 1)]), Kyoto).war();
    table.bid(Dragonfly, [0; 4]);
    assert_eq!(
        (table.won(Lotus), [Koi, Lotus, Dragonfly].map(|clan| table.count(clan, Bushi, Kyoto))),
        (vec![Kyoto], [1, 3, 1])
    );
}

/// Kami Unbound, "Fujin", docs/facts/rising-sun.md, 5.7 Path of Sengoku: a reward of a Harvest in Fujin's
/// province is doubled, this one as well.
#[test]
fn fujin_and_sengoku() {
    let scene = three(Mountain, Summer).cards(Lotus, &[Card::PathOfSengoku]).place(Lotus, Nagato, &[(Daimyo, 1)]);
    let table = scene.clone().descended(Fujin, Nagato, Koi).mandate(Koi, Harvest);
    assert_eq!((goods(&table, Lotus), goods(&table, Koi)), ((2, 1 + 2, 2), (2, 1 + 2, 2)));
    let table = scene.descended(Fujin, Nagato, Lotus).mandate(Lotus, Harvest);
    assert_eq!(goods(&table, Lotus), (2, 1 + 2, 2), "received already");
}

/// Kami Unbound, "Fujin": chooser and ally reap; the ally's reward in Fujin's province is doubled, and the
/// chooser's elsewhere is not.
#[test]
fn fujin_and_the_ally() {
    let scene = three(Archway, Spring).allies(Koi, Dragonfly).descended(Fujin, Edo, Lotus);
    let scene = scene.place(Dragonfly, Edo, &[(Bushi, 2)]).place(Koi, Kyoto, &[(Bushi, 1)]);
    let table = scene.mandate(Koi, Harvest);
    assert_eq!([Koi, Lotus, Dragonfly].map(|clan| goods(&table, clan)), [(4, 1, 0), (0, 1, 0), (4, 1 + 4, 0)]);
}

/// Kami Unbound, "Fujin", docs/facts/rising-sun.md, 5.5 Loyalty: the reward comes with the token; with Loyalty
/// it is one gain.
#[test]
fn fujin_and_loyalty() {
    let scene =
        three(Teapot, Summer).allies(Lotus, Dragonfly).cards(Lotus, &[Card::Loyalty]).descended(Fujin, Kyoto, Lotus);
    assert_eq!(then_edo(scene, Kyoto).war().vp(Lotus), 4 + 1);
}

/// Kami Unbound, "Fujin", docs/facts/rising-sun.md, 5.6 Courage: both for one token.
#[test]
fn fujin_and_courage() {
    let scene = three(Horseman, Spring).cards(Lotus, &[Card::Courage]).descended(Fujin, Kyoto, Lotus);
    assert_eq!(then_edo(scene, Kyoto).war().vp(Lotus), 2 + 4);
}

/// Kami Unbound, "Hachiman", p.26: the Koi hire with coins, which count as ronin: twice as much each.
#[test]
fn hachiman_and_the_koi() {
    let hired = |hachiman: Province| {
        let scene = three(Archway, Spring).descended(Hachiman, hachiman, Lotus).coins(Koi, 4);
        let scene = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 5)]);
        let mut table = scene.wars(&[Kyoto]).war();
        table.bid(Koi, [0, 0, 1, 0]).act(Koi, Action::Execute);
        (forces(&table, Koi), forces(&table, Lotus))
    };
    assert_eq!(hired(Kyoto), (vec![1 + 2 * 3], vec![5 + 1]));
    assert_eq!(hired(Oshu), (vec![1 + 3], vec![5]));
}

/// Kami Unbound, "Hachiman" and "Tsukuyomi": Tsukuyomi's coins are the Koi's ronin in the same battle.
#[test]
fn hachiman_tsukuyomi_and_the_koi() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus).descended(Tsukuyomi, Kyoto, Lotus);
    let mut table = scene.place(Koi, Kyoto, &[(Bushi, 1)]).wars(&[Kyoto]).war();
    table.bid(Koi, [0, 0, 1, 0]).bid(Lotus, [0; 4]).act(Koi, Action::Execute);
    assert_eq!((forces(&table, Koi), forces(&table, Lotus)), (vec![1 + 2 * 3], vec![2]));
}

/// Kami Unbound, "Hachiman", docs/facts/rising-sun.md, 5.2 Way of the Ronin: all ronin that were hired,
/// wherever they are from.
#[test]
fn hachiman_and_the_way_of_the_ronin() {
    let scene =
        three(Archway, Summer).cards(Lotus, &[Card::WayOfTheRonin]).descended(Hachiman, Kyoto, Lotus).ronin(Lotus, 1);
    let mut table = scene.place(Koi, Kyoto, &[(Bushi, 4)]).coins(Lotus, 1).wars(&[Kyoto]).war();
    table.bid(Lotus, [0, 0, 1, 0]).act(Lotus, Action::Execute);
    assert_eq!((forces(&table, Koi), forces(&table, Lotus)), (vec![4], vec![1 + 2 * 3]));
}

/// Kami Unbound, "Tsukuyomi", docs/facts/rising-sun.md, 5.5 Way of the Merchant: his coins come from the common
/// pile; the Merchant gets 1 for each richer player who gains them.
#[test]
fn tsukuyomi_and_the_merchant() {
    let scene = three(Teapot, Summer).descended(Tsukuyomi, Kyoto, Lotus).place(Koi, Kyoto, &[(Bushi, 1)]);
    let scene = scene.cards(Dragonfly, &[Card::WayOfTheMerchant]).coins(Koi, 3).wars(&[Kyoto]);
    let coins = |scene: Scene| {
        let table = scene.war();
        [Koi, Lotus, Dragonfly].map(|clan| table.coins(clan))
    };
    assert_eq!(coins(scene.clone().coins(Lotus, 3)), [7, 7, 2]);
    assert_eq!(coins(scene.coins(Lotus, 1).coins(Dragonfly, 2)), [7, 5, 3]);
}

/// Kami Unbound, "Tsukuyomi", docs/facts/rising-sun.md, 6.3 Way of the Merchant, p.7: all get their coins at
/// one moment, or else in the order of honor. Either way the Dragonfly, at the top and with 4 coins to Lotus'
/// 3, is richer than Lotus when it gains, and Lotus gets a coin for it.
#[test]
fn tsukuyomi_and_a_merchant_that_gains() {
    let scene = three(Teapot, Summer).honor(&[Dragonfly, Koi, Lotus]).descended(Tsukuyomi, Kyoto, Lotus);
    let scene = scene.place(Dragonfly, Kyoto, &[(Bushi, 1)]).cards(Lotus, &[Card::WayOfTheMerchant]);
    let table = scene.coins(Lotus, 3).coins(Dragonfly, 4).wars(&[Kyoto]).war();
    assert_eq!((table.coins(Dragonfly), table.coins(Lotus)), (4 + 4, 3 + 4 + 1));
}

/// Kami Unbound, "Kami als Figur eines Klans", docs/facts/rising-sun.md, 5.7 Piety: a kami is not a shinto.
#[test]
fn piety_and_a_kami() {
    let scene = three(Mountain, Spring).cards(Lotus, &[Card::Piety]).descended(Hachiman, Kyoto, Lotus);
    let table = then_edo(scene, Kyoto).war();
    assert_eq!((table.won(Lotus), table.vp(Lotus)), (vec![Kyoto], 0));
}

/// Kami Unbound, "Kami als Figur eines Klans", docs/facts/rising-sun.md, 5.7 Way of the Keiri and Path of
/// Sengoku: a kami is not a daimyo, though it is immune like one.
#[test]
fn a_kami_is_not_a_daimyo() {
    let scene = three(Mountain, Autumn).cards(Koi, &[Card::WayOfTheKeiri, Card::PathOfSengoku, Card::PathOfTheLion]);
    let scene = scene.descended(Hachiman, Kyoto, Koi).place(Lotus, Kyoto, &[(Bushi, 2)]).coins(Koi, 1).wars(&[Kyoto]);
    assert_eq!(scene.clone().mandate_turn(Koi).force(Koi, Kyoto), 1);
    assert_eq!(goods(&scene.clone().mandate(Lotus, Harvest), Koi).0, 0);
    assert_eq!(fought(&scene.war()), Some((Kyoto, vec![Koi, Lotus])), "nobody is asked whom to kill");
}

/// Kami Unbound, "Kami als Figur eines Klans", docs/facts/rising-sun.md, 5.4 Way of the Katana: a kami is not
/// a bushi.
#[test]
fn a_kami_is_not_a_bushi() {
    let scene = three(Archway, Autumn).cards(Koi, &[Card::WayOfTheKatana]).descended(Hachiman, Kyoto, Koi);
    let table = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).coins(Koi, 1).wars(&[Kyoto]).war();
    assert_eq!(table.force(Koi, Kyoto), 1);
}

/// Kami Unbound, "Einen Kami kontrollieren", docs/facts/rising-sun.md, 5.7 Piety: the honor that Piety gives
/// for one province changes who controls a kami in the next.
#[test]
fn piety_changes_control_for_the_next_battle() {
    let scene = three(Mountain, Spring).cards(Lotus, &[Card::Piety]).place(Lotus, Kyoto, &[(Shinto, 1)]);
    let scene = scene.descended(Hachiman, Edo, Koi).worship(Lotus, Hachiman, Shinto, 1);
    let table = then_edo(scene, Kyoto).war();
    assert_eq!((table.won(Lotus), table.controller(Hachiman)), (vec![Kyoto], Some(Lotus)));
    assert_eq!(fought(&table), Some((Edo, vec![Koi, Lotus, Dragonfly])));
}
