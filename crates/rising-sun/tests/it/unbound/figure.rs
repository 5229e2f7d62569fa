//! The kami as a figure of the clan that controls it.

use super::prelude::*;

/// Kami Unbound, "Kami als Figur eines Klans": force 1 for the clan in control, and for no other.
/// Ryujin alone has no force of his own.
#[test]
fn a_kami_has_force_1() {
    for kami in Kami::ALL {
        let others = Kami::ALL.into_iter().filter(|&other| other != kami).collect::<Vec<_>>();
        let scene = three(Archway, Spring).kami([kami, others[0], others[1], others[2]]);
        let table = scene.descended(kami, Kyoto, Lotus).mandate_turn(Koi);
        let force = if kami == Ryujin { 0 } else { 1 };
        assert_eq!((table.force(Lotus, Kyoto), table.force(Koi, Kyoto)), (force, 0), "{kami:?}");
    }
}

/// Kami Unbound, "Kami als Figur eines Klans": several kami of one clan add up, with its other figures.
#[test]
fn several_kami_add_up() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus).descended(Tsukuyomi, Kyoto, Lotus);
    let scene = scene.descended(Amaterasu, Kyoto, Koi).place(Lotus, Kyoto, &[(Bushi, 2)]);
    let table = scene.mandate_turn(Koi);
    assert_eq!((table.force(Lotus, Kyoto), table.force(Koi, Kyoto)), (2 + 2, 1));
}

/// Kami Unbound, "Kami als Figur eines Klans": the force counts in a Harvest.
#[test]
fn a_kami_counts_in_a_harvest() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus);
    assert_eq!(goods(&scene.clone().mandate(Lotus, Harvest), Lotus), (4, 1, 0));
    // Two bushi are more, and one is a tie that honor decides.
    let against = |clan: Clan, bushi: u8| {
        goods(&scene.clone().place(clan, Kyoto, &[(Bushi, bushi)]).mandate(Lotus, Harvest), Lotus).0
    };
    assert_eq!((against(Dragonfly, 1), against(Dragonfly, 2), against(Koi, 1)), (4, 0, 0));
}

/// Kami Unbound, "Kami als Figur eines Klans": the force counts in war, and is enough to be in a battle.
#[test]
fn a_kami_fights() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus).place(Dragonfly, Kyoto, &[(Bushi, 1)]);
    let mut table = scene.coins(Dragonfly, 1).wars(&[Kyoto]).war();
    assert_eq!(fought(&table), Some((Kyoto, vec![Lotus, Dragonfly])));
    table.bid(Dragonfly, [0; 4]);
    assert_eq!((forces(&table, Lotus), forces(&table, Dragonfly)), (vec![1], vec![1]));
    assert_eq!((tokens(&table, Lotus, Spring), table.reserve(Dragonfly, Bushi)), (vec![Kyoto], 6));
}

/// Kami Unbound, "Kami als Figur eines Klans", p.20: alone in a war province, it takes the token.
#[test]
fn a_kami_alone_takes_the_token() {
    let table = then_edo(three(Archway, Spring).descended(Hachiman, Kyoto, Lotus), Kyoto).war();
    assert_eq!((fought(&table), table.won(Lotus)), (Some((Edo, vec![Koi, Dragonfly])), vec![Kyoto]));
}

/// Kami Unbound, "Kami als Figur eines Klans": its controller moves it like any other figure, one
/// province in a Marshal; no other player does.
#[test]
fn its_controller_moves_it_once_in_a_marshal() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus).place(Lotus, Nagato, &[(Bushi, 1)]);
    let mut table = scene.place(Dragonfly, Kyoto, &[(Bushi, 1)]).mandate(Koi, Marshal);
    let figure = Figure::Hachiman;
    assert_eq!(table.refuses(Lotus, go(figure, Kyoto, Nagato)), Refusal::NotAdjacent { from: Kyoto, to: Nagato });
    assert_eq!(table.refuses(Lotus, go(figure, Oshu, Kyoto)), not_there(figure, Oshu));
    assert_eq!(table.refuses(Lotus, go(Figure::Raijin, Kyoto, Oshu)), not_there(Figure::Raijin, Kyoto));
    table.act(Lotus, go(figure, Kyoto, Kansai));
    assert_eq!((table.walks(Hachiman), table.force(Lotus, Kansai), table.force(Lotus, Kyoto)), (Some(Kansai), 1, 0));
    assert_eq!(table.events, [Event::Moved { clan: Lotus, figure, from: Kyoto, to: Kansai }]);
    assert_eq!(table.refuses(Lotus, go(figure, Kansai, Kyoto)), Refusal::AlreadyMoved { figure, province: Kansai });
    table.done(Lotus);
    assert_eq!(table.refuses(Dragonfly, go(figure, Kansai, Kyoto)), not_there(figure, Kansai));
    table.done(Dragonfly);
    assert_eq!(table.refuses(Koi, go(figure, Kansai, Kyoto)), not_there(figure, Kansai));
}

/// Kami Unbound, "Kami als Figur eines Klans": the kami is all that the clan has on the map, and still
/// the clan is asked; in the next Marshal it moves again.
#[test]
fn it_moves_again_in_the_next_marshal() {
    let mut table = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus).mandate(Koi, Marshal);
    let moves = [Oshu, Edo, Kansai].map(|to| go(Figure::Hachiman, Kyoto, to));
    assert_eq!(table.legal(Lotus), [&moves[..], &[Action::Done]].concat());
    table.act(Lotus, go(Figure::Hachiman, Kyoto, Kansai));
    assert_eq!(table.waiting_for(), [Koi], "Lotus has nothing left to move");
    table.done(Koi);
    lotus_announces(&mut table, Marshal);
    table.act(Lotus, go(Figure::Hachiman, Kansai, Nagato));
    assert_eq!(table.walks(Hachiman), Some(Nagato));
}

/// Kami Unbound, "Kami als Figur eines Klans", p.15: each figure moves once in a Marshal; so a kami
/// whose control changes in the middle of a Marshal does not move twice.
#[test]
fn a_kami_moves_once_in_a_marshal_even_if_control_changes() {
    let scene = three(Mountain, Spring).cards(Koi, &[Card::PathOfTheKannushi]).descended(Hachiman, Kyoto, Lotus);
    let mut table = scene.worship(Koi, Fujin, Shinto, 1).mandate(Koi, Marshal);
    table.act(Lotus, go(Figure::Hachiman, Kyoto, Kansai)).act(Koi, send(Shinto, Fujin, Hachiman));
    assert_eq!(table.controller(Hachiman), Some(Koi));
    let moved = Refusal::AlreadyMoved { figure: Figure::Hachiman, province: Kansai };
    assert_eq!(table.refuses(Koi, go(Figure::Hachiman, Kansai, Kyoto)), moved);
}

/// Kami Unbound, "Kami als Figur eines Klans": it has all advantages of its clan's abilities; the
/// Dragonfly's kami fly anywhere, over every toll.
#[test]
fn the_dragonflys_kami_fly() {
    let scene = three(Archway, Summer).cards(Koi, &[Card::PathOfTheSerpent]).descended(Hachiman, Shikoku, Dragonfly);
    let scene = scene.coins(Dragonfly, 1);
    for to in Province::ALL.into_iter().filter(|&to| to != Shikoku) {
        let mut table = scene.clone().mandate(Koi, Marshal);
        table.act(Dragonfly, go(Figure::Hachiman, Shikoku, to));
        assert_eq!((table.walks(Hachiman), table.coins(Dragonfly), table.coins(Koi)), (Some(to), 1, 0));
    }
}

/// Kami Unbound, "Kami als Figur eines Klans", docs/facts/rising-sun.md, 5.2 Path of the Serpent: a kami's Move
/// is a Move, with its toll; a toll that cannot be paid keeps it where it is.
#[test]
fn a_kami_pays_the_toll() {
    let scene = three(Archway, Summer).cards(Koi, &[Card::PathOfTheSerpent]).descended(Hachiman, Shikoku, Lotus);
    let mut table = scene.clone().coins(Lotus, 1).mandate(Koi, Marshal);
    table.act(Lotus, go(Figure::Hachiman, Shikoku, Kansai));
    assert_eq!((table.waiting_for(), table.walks(Hachiman)), (vec![Koi], Some(Shikoku)));
    table.act(Koi, Action::DemandToll);
    assert_eq!((table.walks(Hachiman), table.coins(Lotus), table.coins(Koi)), (Some(Kansai), 0, 1));

    let mut table = scene.mandate(Koi, Marshal);
    table.act(Lotus, go(Figure::Hachiman, Shikoku, Kansai)).act(Koi, Action::DemandToll);
    assert_eq!(table.walks(Hachiman), Some(Shikoku));
    let closed = Refusal::RouteClosed { from: Shikoku, to: Kansai };
    assert_eq!(table.refuses(Lotus, go(Figure::Hachiman, Shikoku, Kansai)), closed);
    table.act(Lotus, go(Figure::Hachiman, Shikoku, Kyushu)).act(Koi, Action::WaiveToll);
    assert_eq!(table.walks(Hachiman), Some(Kyushu));
}

/// Kami Unbound, "Kami als Figur eines Klans": the owner of the Path of the Serpent sails free with
/// its kami.
#[test]
fn the_serpents_own_kami_sail_free() {
    let scene = three(Archway, Summer).cards(Koi, &[Card::PathOfTheSerpent]).descended(Hachiman, Shikoku, Koi);
    let mut table = scene.coins(Koi, 1).mandate(Lotus, Marshal);
    table.act(Koi, go(Figure::Hachiman, Shikoku, Kansai));
    assert_eq!((table.walks(Hachiman), table.coins(Koi)), (Some(Kansai), 1));
}

/// Kami Unbound, "Kami als Figur eines Klans", p.19: Fujin's shrine also moves kami, one of them twice
/// or two of them once; then Fujin himself comes down.
#[test]
fn fujins_shrine_moves_kami() {
    let scene = three(Archway, Spring).worship(Lotus, Fujin, Shinto, 1).descended(Hachiman, Kyoto, Lotus);
    let mut table = scene.clone().kami_turn();
    table.act(Lotus, go(Figure::Hachiman, Kyoto, Kansai)).act(Lotus, go(Figure::Hachiman, Kansai, Nagato));
    assert_eq!(table.walks(Hachiman), Some(Nagato));
    table.act(Lotus, descend(Edo));
    assert_eq!(table.walks(Fujin), Some(Edo));

    let mut table = scene.descended(Tsukuyomi, Oshu, Lotus).kami_turn();
    table.act(Lotus, go(Figure::Tsukuyomi, Oshu, Edo)).act(Lotus, go(Figure::Hachiman, Kyoto, Edo));
    assert_eq!((table.walks(Hachiman), table.walks(Tsukuyomi)), (Some(Edo), Some(Edo)));
    assert!(matches!(table.agenda().last(), Some(Step::PlaceKami(_))), "two moves are all");
}

/// Kami Unbound, "Kami als Figur eines Klans": Fujin, once on the map, may be moved by his own shrine.
#[test]
fn fujin_moves_by_his_own_shrine() {
    let mut table = three(Archway, Spring).descended(Fujin, Kyoto, Lotus).kami_turn();
    table.act(Lotus, go(Figure::Fujin, Kyoto, Edo)).done(Lotus);
    assert_eq!(table.walks(Fujin), Some(Edo));
    table.done(Lotus);
    assert_eq!(table.walks(Fujin), Some(Edo));
}

/// Kami Unbound, "Kami als Figur eines Klans": never taken hostage, like a daimyo.
#[test]
fn a_kami_is_never_taken_hostage() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus).place(Koi, Kyoto, &[(Bushi, 2)]);
    let mut table = then_edo(scene.clone().coins(Koi, 1), Kyoto).war();
    table.bid(Koi, [0, 1, 0, 0]);
    assert_eq!(fought(&table), Some((Edo, vec![Koi, Dragonfly])), "there is nobody to take");
    assert_eq!((table.walks(Hachiman), table.controller(Hachiman)), (Some(Kyoto), Some(Lotus)));

    let mut table = scene.place(Lotus, Kyoto, &[(Shinto, 1)]).coins(Koi, 1).wars(&[Kyoto]).war();
    table.bid(Koi, [0, 1, 0, 0]);
    assert_eq!(table.legal(Koi), [capture(Lotus, Shinto), Action::Done]);
    let immune = Refusal::DaimyoImmune { figure: Figure::Hachiman };
    assert_eq!(table.refuses(Koi, capture(Lotus, Figure::Hachiman)), immune);
}

/// Kami Unbound, "Kami als Figur eines Klans": never replaced by a Betray, like a daimyo, nor used to
/// replace.
#[test]
fn a_kami_is_never_replaced() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus).descended(Tsukuyomi, Oshu, Koi);
    let scene = scene.cards(Koi, &[Card::OniOfSkulls]).place(Lotus, Kyoto, &[(Bushi, 1)]);
    let mut table = scene.mandate(Koi, Betray);
    assert_eq!(table.legal(Koi), [replace(Lotus, Bushi, Kyoto, Bushi), Action::Done]);
    for with in [Bushi, Shinto, Figure::OniOfSkulls, Figure::Tsukuyomi] {
        let immune = Refusal::DaimyoImmune { figure: Figure::Hachiman };
        assert_eq!(table.refuses(Koi, replace(Lotus, Figure::Hachiman, Kyoto, with)), immune);
    }
    table.refuses(Koi, replace(Lotus, Bushi, Kyoto, Figure::Tsukuyomi));
}

/// Kami Unbound, "Kami als Figur eines Klans": a kami of the clan that loses a battle stays; it is no
/// figure for the poets.
#[test]
fn a_kami_survives_a_lost_battle() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus).place(Lotus, Kyoto, &[(Bushi, 1)]);
    let mut table = then_edo(scene.place(Koi, Kyoto, &[(Bushi, 3)]).coins(Koi, 1), Kyoto).war();
    table.bid(Koi, [0, 0, 0, 1]).act(Koi, Action::Execute);
    assert_eq!((table.won(Koi), table.vp(Koi), table.reserve(Lotus, Bushi)), (vec![Kyoto], 1, 6));
    assert_eq!((table.walks(Hachiman), table.controller(Hachiman)), (Some(Kyoto), Some(Lotus)));
    assert_eq!(table.force(Lotus, Kyoto), 1);
}

/// Kami Unbound, "Kami als Figur eines Klans", p.22: Seppuku leaves the kami, which gives neither a
/// point nor honor, and still fights.
#[test]
fn seppuku_leaves_the_kami() {
    let scene = three(Archway, Spring).honor(&[Koi, Dragonfly, Lotus]).descended(Hachiman, Kyoto, Lotus);
    let scene = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).place(Koi, Kyoto, &[(Bushi, 3)]).coins(Lotus, 1);
    let mut table = then_edo(scene, Kyoto).war();
    table.bid(Lotus, [1, 0, 0, 0]).act(Lotus, Action::Execute);
    assert_eq!((table.vp(Lotus), table.honor()), (1, vec![Koi, Lotus, Dragonfly]));
    assert_eq!((forces(&table, Lotus)[0], table.walks(Hachiman)), (1, Some(Kyoto)));
}

/// Kami Unbound, "Kami als Figur eines Klans", p.22: a player with nothing but a kami has no figure for Seppuku.
#[test]
fn a_kami_alone_commits_no_seppuku() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus).place(Koi, Kyoto, &[(Bushi, 2)]);
    let mut table = then_edo(scene.coins(Lotus, 1), Kyoto).war();
    table.bid(Lotus, [1, 0, 0, 0]);
    assert_eq!((fought(&table), table.vp(Lotus)), (Some((Edo, vec![Koi, Dragonfly])), 0));
    assert_eq!(table.walks(Hachiman), Some(Kyoto));
}

/// Kami Unbound, "Kami als Figur eines Klans": immune to other special abilities: the Oni of Hate finds
/// no prey in it.
#[test]
fn the_oni_of_hate_kills_no_kami() {
    let scene = three(Archway, Autumn).cards(Dragonfly, &[Card::OniOfHate]).descended(Hachiman, Kyoto, Lotus);
    let mut table = scene.place(Dragonfly, Oshu, &[(Figure::OniOfHate, 1)]).mandate(Koi, Marshal);
    table.done(Lotus).act(Dragonfly, go(Figure::OniOfHate, Oshu, Kyoto));
    assert_eq!((table.walks(Hachiman), table.controller(Hachiman)), (Some(Kyoto), Some(Lotus)));
    assert_eq!(table.waiting_for(), [Koi]);
}

/// Kami Unbound, "Kami als Figur eines Klans": immune to other special abilities: no Ninja kills it.
#[test]
fn the_ninja_kills_no_kami() {
    let scene = three(Horseman, Spring).cards(Dragonfly, &[Card::PathOfTheNinja]).descended(Hachiman, Kyoto, Lotus);
    let mut table = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).mandate(Koi, Recruit);
    table.done(Lotus).act(Dragonfly, summon(Bushi, Kyushu));
    let legal = [kill(Lotus, Bushi, Kyoto), kill(Dragonfly, Bushi, Kyushu), Action::Done];
    assert_eq!(table.legal(Dragonfly), legal);
    let no_target = Refusal::NotATarget { clan: Lotus, figure: Figure::Hachiman };
    assert_eq!(table.refuses(Dragonfly, kill(Lotus, Figure::Hachiman, Kyoto)), no_target);
}

/// Kami Unbound, "Kami als Figur eines Klans": immune to other special abilities: the Way of the Keiri
/// kills no kami.
#[test]
fn the_keiri_kills_no_kami() {
    let scene = three(Mountain, Autumn).cards(Koi, &[Card::WayOfTheKeiri]).place(Koi, Kyoto, &[(Daimyo, 1)]);
    let scene = scene.descended(Hachiman, Kyoto, Lotus).wars(&[Kyoto]).coins(Koi, 1);
    let table = scene.clone().war();
    assert_eq!(fought(&table), Some((Kyoto, vec![Koi, Lotus])), "there is nobody to kill");
    let mut table = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).war();
    assert_eq!(table.legal(Koi), [kill(Lotus, Bushi, Kyoto), Action::Done]);
    let no_target = Refusal::NotATarget { clan: Lotus, figure: Figure::Hachiman };
    assert_eq!(table.refuses(Koi, kill(Lotus, Figure::Hachiman, Kyoto)), no_target);
}

/// Kami Unbound, "Kami als Figur eines Klans": a kami is never in reserve, so nobody summons or
/// recruits it.
#[test]
fn a_kami_is_not_summoned() {
    let mut table = three(Archway, Spring).descended(Hachiman, Kyoto, Lotus).mandate(Koi, Recruit);
    for kami in [Hachiman, Tsukuyomi] {
        let figure = kami.figure();
        assert_eq!(table.refuses(Lotus, summon(figure, Nagato)), Refusal::NotInReserve { figure });
    }
}

/// Kami Unbound, "Kami als Figur eines Klans", p.20: two allies alone in a province do not fight; a
/// kami of a third clan makes it a battle.
#[test]
fn a_kami_makes_allies_fight() {
    let scene = three(Archway, Spring).allies(Koi, Lotus).place(Koi, Kyoto, &[(Bushi, 1)]);
    let scene = scene.descended(Hachiman, Kyoto, Lotus).coins(Koi, 1).wars(&[Kyoto]);
    let table = scene.clone().war();
    assert_eq!(tokens(&table, Koi, Spring), [Kyoto], "Lotus is there with the kami alone; Koi wins the tie");
    let table = scene.descended(Tsukuyomi, Kyoto, Dragonfly).war();
    assert_eq!(fought(&table), Some((Kyoto, vec![Koi, Lotus, Dragonfly])));
}
