//! Every worked example of the rulebook, in the order of the pages.

use super::play::*;

/// p.8: TURTLE gains honor, so its marker moves up while the LOTUS marker above it moves down.
#[test]
fn turtle_gains_honor() {
    let mut table = Scene::of(&FOUR)
        .wars(&[Oshu])
        .place(Turtle, Oshu, &[(Bushi, 1)])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .coins(Turtle, 1)
        .war();
    assert_eq!(table.honor(), [Koi, Lotus, Turtle, Dragonfly]);
    table.bid(Turtle, [1, 0, 0, 0]).act(Turtle, Action::Execute);
    assert_eq!(table.honor(), [Koi, Turtle, Lotus, Dragonfly]);
}

/// p.8: LOTUS loses honor, so its marker moves down while the DRAGONFLY marker below it moves up.
#[test]
fn lotus_loses_honor() {
    let table = Scene::of(&FOUR).honor(&[Koi, Turtle, Lotus, Dragonfly]).allies(Lotus, Koi).mandate(Lotus, Betray);
    assert_eq!(table.honor(), [Koi, Turtle, Dragonfly, Lotus]);
}

/// p.8: In a 5-player game, sitting order and honor track are KOI, LOTUS, TURTLE, DRAGONFLY, BONSAI.
#[test]
fn seating_and_honor_of_five() {
    let doc = deal(&[Bonsai, Dragonfly, Turtle, Lotus, Koi], 1);
    let seats: Vec<_> = doc.table.players.iter().map(|player| player.clan).collect();
    assert_eq!(seats, [Koi, Lotus, Turtle, Dragonfly, Bonsai]);
    assert_eq!(doc.table.honor, [Koi, Lotus, Turtle, Dragonfly, Bonsai]);
}

/// p.8 (German): In a 4-player game, the honor track is KOI, LOTUS, TURTLE, DRAGONFLY.
#[test]
fn honor_of_four() {
    let doc = deal(&[Turtle, Koi, Dragonfly, Lotus], 2);
    assert_eq!(doc.table.honor, [Koi, Lotus, Turtle, Dragonfly]);
}

/// p.10: For the Spring season of a 4-player game, 6 war province tokens are picked.
#[test]
fn six_war_provinces_for_four_players() {
    let doc = deal(&FOUR, 3);
    assert_eq!(doc.table.season, Spring);
    assert_eq!(doc.table.war_provinces.len(), 6);
    assert_eq!(doc.table.war_provinces, doc.tokens[&Spring][..6]);
}

/// p.11: The Spring season cards when using the Teapot set.
#[test]
fn spring_cards_of_the_teapot_set() {
    let options = Options {
        clans: FOUR.to_vec(),
        set: SetChoice::Set(CardSet::Teapot),
        kami: KamiChoice::FirstGame,
        kami_unbound: false,
    };
    let market = State::deal(&options, &Seed::from(1)).unwrap().position().table.market;
    let expected = [
        (Card::Komainu, 1),
        (Card::OniOfSkulls, 1),
        (Card::PathOfTheLion, 1),
        (Card::Righteousness, 2),
        (Card::WayOfTheShogun, 2),
        (Card::Honesty, 2),
        (Card::PathOfThePatron, 1),
        (Card::PathOfTheWarlord, 2),
    ];
    assert_eq!(market, expected.into());
}

/// p.11: LOTUS and TURTLE form an alliance, DRAGONFLY and KOI another.
#[test]
fn two_alliances_at_tea() {
    let mut table = Scene::of(&FOUR).tea();
    agree(&mut table, Lotus, Turtle, alliance()).unwrap();
    agree(&mut table, Dragonfly, Koi, alliance()).unwrap();
    let allies = FOUR.map(|clan| table.player(clan).ally);
    assert_eq!(allies, [Some(Dragonfly), Some(Turtle), Some(Lotus), Some(Koi)]);
}

/// p.13: The current player draws 4 tiles, plays Recruit and returns the rest to the top of the deck.
#[test]
fn four_tiles_drawn_and_recruit_played() {
    let mut table = Scene::of(&FOUR).deck(&[Harvest, Recruit, Train, Betray, Marshal]).mandate_turn(Koi);
    let hand = |table: &Table, clan| table.state.view(Viewer::Seat(table.seat(clan))).hand();
    assert_eq!(hand(&table, Koi), Some([Harvest, Recruit, Train, Betray]));
    table.act(Koi, choose(1));
    let track = table.doc().table.track;
    assert_eq!((track.len(), track[0].clan, track[0].mandate, track[0].face_down), (1, Koi, Recruit, false));
    assert_eq!(in_turn(&mut table), [Lotus, Turtle, Dragonfly, Koi]);
    assert_eq!(hand(&table, Lotus), Some([Harvest, Train, Betray, Marshal]));
}

/// p.14: LOTUS recruits with 2 strongholds in Kyushu and 1 in Nagato: a bushi and a shinto in Kyushu, a
/// shinto in Nagato that goes on to worship Hachiman, and with the bonus Yurei in Nagato.
#[test]
fn lotus_recruits_four_figures_with_yurei() {
    let mut table = Scene::of(&FOUR)
        .season(Summer)
        .cards(Lotus, &[Card::Yurei])
        .strongholds(Lotus, &[Kyushu, Kyushu, Nagato])
        .mandate(Lotus, Recruit);
    table.done(Turtle).done(Dragonfly).done(Koi);
    table.act(Lotus, summon(Bushi, Kyushu));
    table.act(Lotus, summon(Shinto, Kyushu)).act(Lotus, Action::Stay);
    table.act(Lotus, summon(Shinto, Nagato)).act(Lotus, worship(Hachiman));
    table.act(Lotus, summon(Figure::Yurei, Nagato));
    assert!(is_choosing(&table), "four figures are all");
    assert_eq!((table.count(Lotus, Bushi, Kyushu), table.count(Lotus, Shinto, Kyushu)), (1, 1));
    assert_eq!((table.count(Lotus, Shinto, Nagato), table.count(Lotus, Figure::Yurei, Nagato)), (0, 1));
    assert_eq!(table.at_shrine(Lotus, Shinto, Hachiman), 1);
    assert_eq!((table.reserve(Lotus, Bushi), table.reserve(Lotus, Shinto)), (5, 1));
    assert_eq!(table.reserve(Lotus, Figure::Yurei), 0);
}

/// p.15: DRAGONFLY plays Marshal. KOI moves a bushi from Kansai to Nagato across a border, the Oni of Blood
/// and the daimyo to Hokkaido by shipping routes, leaves the bushi in Edo, cannot move the shinto at the
/// Raijin shrine, and being allied with DRAGONFLY builds a stronghold in Shikoku for 3 coins.
#[test]
fn koi_marshals_and_builds_in_shikoku() {
    let mut table = Scene::of(&FOUR)
        .season(Summer)
        .kami([Amaterasu, Fujin, Hachiman, Raijin])
        .cards(Koi, &[Card::OniOfBlood])
        .place(Koi, Kansai, &[(Bushi, 1), (Figure::OniOfBlood, 1)])
        .place(Koi, Oshu, &[(Daimyo, 1)])
        .place(Koi, Edo, &[(Bushi, 1)])
        .worship(Koi, Raijin, Shinto, 1)
        .allies(Koi, Dragonfly)
        .coins(Koi, 3)
        .mandate(Dragonfly, Marshal);
    assert_eq!(table.waiting_for(), [Koi]);
    table.act(Koi, go(Bushi, Kansai, Nagato));
    table.act(Koi, go(Figure::OniOfBlood, Kansai, Hokkaido));
    table.act(Koi, go(Daimyo, Oshu, Hokkaido));
    let moves_shinto = |action: &Action| matches!(action, Action::MoveFigure { figure: Shinto, .. });
    assert!(!table.legal(Koi).iter().any(moves_shinto));
    table.act(Koi, build(Shikoku)).done(Koi);
    assert_eq!(table.count(Koi, Bushi, Nagato), 1);
    assert_eq!(table.count(Koi, Figure::OniOfBlood, Hokkaido), 1);
    assert_eq!(table.count(Koi, Daimyo, Hokkaido), 1);
    assert_eq!(table.count(Koi, Bushi, Edo), 1);
    assert_eq!(table.at_shrine(Koi, Shinto, Raijin), 1);
    assert_eq!((table.coins(Koi), strongholds(&table, Koi, Shikoku)), (0, 1));
    table.done(Turtle);
    assert_eq!(table.waiting_for(), [Dragonfly], "Lotus has nothing to move, and Dragonfly is last");
}

/// p.16: TURTLE plays Train, chooses first, and pays 1 coin for the Oni of Skulls, which costs 2. The
/// monster is summoned at once to a province where TURTLE has a stronghold.
#[test]
fn turtle_trains_the_oni_of_skulls() {
    let mut table = Scene::of(&FOUR).coins(Turtle, 6).mandate(Turtle, Train);
    assert_eq!(table.waiting_for(), [Turtle]);
    table.act(Turtle, buy(Card::OniOfSkulls));
    assert_eq!(table.coins(Turtle), 5);
    assert_eq!(table.player(Turtle).cards, [(Card::OniOfSkulls, 1)].into());
    assert_eq!(table.legal(Turtle), [summon(OniOfSkulls, Kyoto)]);
    table.act(Turtle, summon(OniOfSkulls, Kyoto));
    assert_eq!(table.count(Turtle, OniOfSkulls, Kyoto), 1);
    assert_eq!(table.waiting_for(), [Dragonfly]);
}

/// p.17: DRAGONFLY plays Harvest: a coin; Nagato alone; Kansai with 2 force against 1 and 1; Kyoto 2 to 2
/// with higher honor than TURTLE; Edo 1 to 1 with lower honor than KOI; Oshu 1 to 2.
#[test]
fn dragonfly_harvests() {
    let table = Scene::of(&FOUR)
        .honor(&[Koi, Dragonfly, Lotus, Turtle])
        .strongholds(Turtle, &[Shikoku])
        .place(Dragonfly, Nagato, &[(Bushi, 1)])
        .place(Dragonfly, Kansai, &[(Bushi, 2)])
        .place(Lotus, Kansai, &[(Bushi, 1)])
        .place(Turtle, Kansai, &[(Bushi, 1)])
        .place(Dragonfly, Kyoto, &[(Bushi, 1), (Daimyo, 1)])
        .place(Turtle, Kyoto, &[(Bushi, 2)])
        .place(Dragonfly, Edo, &[(Bushi, 1)])
        .place(Koi, Edo, &[(Bushi, 1)])
        .place(Dragonfly, Oshu, &[(Bushi, 1)])
        .place(Koi, Oshu, &[(Bushi, 2)])
        .mandate(Dragonfly, Harvest);
    assert_eq!(table.coins(Dragonfly), 1 + 1);
    assert_eq!(table.ronin(Dragonfly), 1);
    assert_eq!(table.vp(Dragonfly), 1 + 3 + 4);
    for clan in [Koi, Lotus, Turtle] {
        assert_eq!((table.coins(clan), table.ronin(clan), table.vp(clan)), (1, 0, 0), "{clan:?}");
    }
}

/// p.18: KOI plays Betray: the alliance with DRAGONFLY is undone, and KOI loses honor. KOI replaces the
/// Oni of Skulls of TURTLE with Komainu, and a bushi of DRAGONFLY with a bushi.
#[test]
fn koi_betrays() {
    let mut table = Scene::of(&FOUR)
        .cards(Turtle, &[Card::OniOfSkulls])
        .cards(Koi, &[Card::Komainu])
        .place(Turtle, Kansai, &[(OniOfSkulls, 1)])
        .place(Dragonfly, Oshu, &[(Bushi, 1)])
        .allies(Koi, Dragonfly)
        .mandate(Koi, Betray);
    assert_eq!((table.player(Koi).ally, table.player(Dragonfly).ally), (None, None));
    assert_eq!(table.honor(), [Lotus, Koi, Turtle, Dragonfly]);
    table.act(Koi, replace(Turtle, OniOfSkulls, Kansai, Figure::Komainu));
    table.act(Koi, replace(Dragonfly, Bushi, Oshu, Bushi));
    assert_eq!((table.count(Koi, Figure::Komainu, Kansai), table.count(Koi, Bushi, Oshu)), (1, 1));
    assert_eq!((table.count(Turtle, OniOfSkulls, Kansai), table.count(Dragonfly, Bushi, Oshu)), (0, 0));
    assert_eq!((table.reserve(Koi, Figure::Komainu), table.reserve(Koi, Bushi)), (0, 5));
    assert_eq!((table.reserve(Turtle, OniOfSkulls), table.reserve(Dragonfly, Bushi)), (1, 6));
    assert!(is_choosing(&table));
}

/// p.19: Susanoo: KOI beats DRAGONFLY by honor and has 2 strongholds. Amaterasu: DRAGONFLY alone goes to
/// the top. Hachiman: DRAGONFLY now beats LOTUS by honor. Raijin: TURTLE has 1 more force than KOI.
#[test]
fn kami_turn_from_left_to_right() {
    let mut table = Scene::of(&FOUR)
        .kami([Susanoo, Amaterasu, Hachiman, Raijin])
        .strongholds(Koi, &[Edo, Shikoku])
        .worship(Dragonfly, Susanoo, Shinto, 1)
        .worship(Koi, Susanoo, Shinto, 1)
        .worship(Dragonfly, Amaterasu, Shinto, 1)
        .worship(Dragonfly, Hachiman, Shinto, 1)
        .worship(Lotus, Hachiman, Shinto, 1)
        .worship(Turtle, Raijin, Shinto, 2)
        .worship(Koi, Raijin, Shinto, 1)
        .kami_turn();
    assert_eq!((table.vp(Koi), table.vp(Dragonfly)), (2, 0));
    table.act(Dragonfly, Action::RiseToTop);
    assert_eq!(table.honor(), [Dragonfly, Koi, Lotus, Turtle]);
    assert_eq!((table.ronin(Dragonfly), table.ronin(Lotus)), (2, 0));
    assert_eq!(table.waiting_for(), [Turtle]);
    table.act(Turtle, summon(Bushi, Hokkaido));
    assert_eq!((table.count(Turtle, Bushi, Hokkaido), table.reserve(Turtle, Bushi)), (1, 5));
    assert!(is_choosing(&table), "the political phase goes on");
}

/// The war phase of p.20-25.
fn spring_war() -> Scene {
    Scene::of(&FOUR)
        .honor(&[Dragonfly, Koi, Lotus, Turtle])
        .allies(Lotus, Turtle)
        .wars(&[Kyoto, Hokkaido, Oshu, Kansai, Nagato, Edo])
        .cards(Turtle, &[Card::OniOfSkulls])
        .strongholds(Turtle, &[Oshu])
        .place(Dragonfly, Hokkaido, &[(Bushi, 1)])
        .place(Turtle, Kansai, &[(Bushi, 2)])
        .place(Lotus, Kansai, &[(Bushi, 2)])
        .place(Turtle, Nagato, &[(Bushi, 1), (OniOfSkulls, 1)])
        .place(Koi, Nagato, &[(Bushi, 1), (Daimyo, 1)])
        .place(Lotus, Nagato, &[(Shinto, 1)])
        .place(Koi, Edo, &[(Bushi, 1)])
        .place(Dragonfly, Edo, &[(Bushi, 1)])
}

/// p.21: Kyoto is discarded, Hokkaido goes to DRAGONFLY alone, Oshu to a stronghold of TURTLE, Kansai by
/// honor to LOTUS of two allies, and in Nagato and Edo there are battles.
#[test]
fn six_wars() {
    let mut table = spring_war().coins(Koi, 1).coins(Dragonfly, 1).war();
    let won = |table: &Table| FOUR.map(|clan| table.won(clan));
    assert_eq!(won(&table), [vec![], vec![Kansai], vec![Oshu], vec![Hokkaido]]);
    assert_eq!((table.count(Turtle, Bushi, Kansai), table.count(Lotus, Bushi, Kansai)), (2, 2));
    assert_eq!(fought(&table), Some((Nagato, vec![Koi, Lotus, Turtle])));
    table.bid(Koi, [0, 0, 0, 0]);
    assert_eq!(fought(&table), Some((Edo, vec![Koi, Dragonfly])));
    assert!(!won(&table).concat().contains(&Kyoto));
}

/// p.24-25: The battle of Nagato: LOTUS commits seppuku, takes the Oni of Skulls hostage by honor, hires 3
/// ronin and wins; KOI loses two figures and wins the poets; LOTUS pays 3 coins to TURTLE and 3 to KOI,
/// who saved 4.
///
/// The example gives KOI 8 coins and 2 ronin, but p.26 turns a Koi's ronin into coins before any battle;
/// so KOI comes here with 6 coins and 2 ronin, which are 8 coins when the battle begins.
#[test]
fn battle_of_nagato() {
    let mut table = spring_war()
        .coins(Turtle, 4)
        .ronin(Turtle, 1)
        .coins(Koi, 6)
        .ronin(Koi, 2)
        .coins(Lotus, 6)
        .ronin(Lotus, 3)
        .vp(Turtle, 5)
        .war();
    let force = |table: &Table| [Turtle, Koi, Lotus].map(|clan| table.force(clan, Nagato));
    assert_eq!(force(&table), [1 + 3, 2, 1]);
    assert_eq!([Turtle, Koi, Lotus].map(|clan| table.coins(clan)), [4, 8, 6]);
    table.bid(Lotus, [1, 3, 2, 0]).bid(Turtle, [0, 3, 0, 1]).bid(Koi, [0, 0, 1, 3]);

    assert_eq!(table.waiting_for(), [Lotus]);
    table.act(Lotus, Action::Execute);
    assert_eq!((table.vp(Lotus), table.reserve(Lotus, Shinto)), (1, 3));
    assert_eq!(table.honor(), [Dragonfly, Lotus, Koi, Turtle]);

    table.act(Lotus, capture(Turtle, OniOfSkulls));
    assert_eq!(held(&table, Turtle, Lotus, OniOfSkulls), 1);
    assert_eq!((table.vp(Lotus), table.vp(Turtle)), (2, 4));

    table.act(Lotus, Action::Execute);
    assert_eq!(force(&table), [1, 0, 0], "3 ronin of Lotus beat 1 force and 2, and both figures of Koi fell");
    assert_eq!(table.won(Lotus), [Kansai, Nagato]);
    assert_eq!((table.count(Koi, Bushi, Nagato), table.count(Koi, Daimyo, Nagato)), (0, 0));
    assert_eq!(table.count(Turtle, Bushi, Nagato), 1);
    assert_eq!(table.ronin(Lotus), 3);

    assert_eq!(table.waiting_for(), [Koi]);
    table.act(Koi, Action::Execute);
    assert_eq!(table.vp(Koi), 3);
    assert_eq!([Turtle, Koi, Lotus].map(|clan| table.coins(clan)), [3, 4 + 3, 0]);
    assert_eq!(fought(&table), Some((Edo, vec![Koi, Dragonfly])));
}
