//! The war phase and the four cases of a war province (p.20-21).

use super::play::*;

/// p.20: Effects "at start of war" take place once in each war phase, not at each battle.
#[test]
fn the_start_of_war_comes_once() {
    let mut table = Scene::of(&THREE)
        .cards(Lotus, &[Card::WayOfTheShogun])
        .wars(&[Oshu, Kansai])
        .place(Lotus, Oshu, &[(Bushi, 1)])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .place(Lotus, Kansai, &[(Bushi, 1)])
        .place(Koi, Kansai, &[(Bushi, 1)])
        .war();
    assert_eq!((fought(&table), table.coins(Lotus)), (Some((Oshu, vec![Koi, Lotus])), 3));
    table.bid(Lotus, [0; 4]);
    assert_eq!((fought(&table), table.coins(Lotus)), (Some((Kansai, vec![Koi, Lotus])), 3));
}

/// p.20: And again in the war phase of every season.
#[test]
fn the_start_of_war_comes_each_season() {
    let table = Scene::of(&THREE)
        .season(Autumn)
        .cards(Lotus, &[Card::WayOfTheShogun])
        .wars(&[Oshu])
        .place(Lotus, Oshu, &[(Bushi, 1)])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .war();
    assert_eq!(table.coins(Lotus), 3);
}

/// p.20: There is war only in provinces with a war number token, in ascending order.
#[test]
fn only_provinces_with_a_token_in_order() {
    let scene =
        Province::ALL[..6].iter().fold(Scene::of(&THREE), |scene, &province| scene.place(Koi, province, &[(Bushi, 1)]));
    let mut table = scene.wars(&[Kansai, Edo, Nagato, Shikoku, Kyoto]).tea();
    idle_until(&mut table, |table| season(table) == Summer);
    let won = |event: &Event| match *event {
        Event::TokenWon { clan, province, season } => Some((Some(clan), province, Some(season))),
        Event::TokenDiscarded { province } => Some((None, province, None)),
        _ => None,
    };
    let koi = |province| (Some(Koi), province, Some(Spring));
    let expected = [koi(Kansai), koi(Edo), koi(Nagato), (None, Shikoku, None), koi(Kyoto)];
    assert_eq!(table.events.iter().filter_map(won).collect::<Vec<_>>(), expected);
}

/// p.20: Where no player has force, the token is discarded; strongholds have none.
#[test]
fn an_empty_province() {
    let table = Scene::of(&THREE).wars(&[Edo, Nagato, Hokkaido, Oshu, Kyoto]).war();
    assert_eq!(THREE.map(|clan| tokens(&table, clan, Spring)), [vec![], vec![], vec![]]);
    assert_eq!(season(&table), Summer);
}

/// p.20: A player alone takes the token, without a battle, whatever they have.
#[test]
fn one_player_alone() {
    for figure in [Bushi, Shinto, Daimyo] {
        let table = Scene::of(&THREE).wars(&[Oshu]).place(Lotus, Oshu, &[(figure, 1)]).coins(Lotus, 5).war();
        assert_eq!(tokens(&table, Lotus, Spring), [Oshu]);
        assert_eq!(table.count(Lotus, figure, Oshu), 1);
    }
}

/// p.12, p.20: Of two allies alone, the one with the most force takes the token, and no figure dies.
#[test]
fn two_allies_alone() {
    let table = Scene::of(&THREE)
        .allies(Koi, Lotus)
        .wars(&[Oshu])
        .place(Koi, Oshu, &[(Bushi, 2)])
        .place(Lotus, Oshu, &[(Bushi, 2), (Shinto, 1)])
        .coins(Koi, 5)
        .coins(Lotus, 5)
        .war();
    assert_eq!(season(&table), Summer, "nobody was asked to bid");
    assert_eq!((tokens(&table, Lotus, Spring), tokens(&table, Koi, Spring)), (vec![Oshu], vec![]));
    assert_eq!((table.count(Koi, Bushi, Oshu), table.count(Lotus, Bushi, Oshu)), (2, 2));
}

/// p.20: In a tie of two allies, the one with the higher honor.
#[test]
fn two_allies_tied() {
    for (honor, winner) in [([Koi, Lotus, Dragonfly], Koi), ([Lotus, Dragonfly, Koi], Lotus)] {
        let table = Scene::of(&THREE)
            .honor(&honor)
            .allies(Koi, Lotus)
            .wars(&[Oshu])
            .place(Koi, Oshu, &[(Bushi, 2)])
            .place(Lotus, Oshu, &[(Bushi, 2)])
            .war();
        assert_eq!(tokens(&table, winner, Spring), [Oshu]);
    }
}

/// p.20: Two players who are not allied with each other fight, even if they are allied with others.
#[test]
fn two_enemies_fight() {
    let table = Scene::of(&FOUR)
        .strongholds(Turtle, &[Kyushu])
        .allies(Koi, Dragonfly)
        .allies(Lotus, Turtle)
        .wars(&[Oshu])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .place(Lotus, Oshu, &[(Bushi, 1)])
        .coins(Koi, 1)
        .war();
    assert_eq!(fought(&table), Some((Oshu, vec![Koi, Lotus])));
}

/// p.20, p.22: With a third player, allies fight as well; all with force in the province are in the battle.
#[test]
fn allies_and_a_third_fight() {
    let table = Scene::of(&FOUR)
        .strongholds(Turtle, &[Kyushu])
        .allies(Koi, Dragonfly)
        .wars(&[Oshu])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .place(Lotus, Oshu, &[(Bushi, 1)])
        .place(Dragonfly, Oshu, &[(Bushi, 1)])
        .coins(Koi, 1)
        .coins(Turtle, 1)
        .war();
    assert_eq!(fought(&table), Some((Oshu, vec![Koi, Lotus, Dragonfly])));
    assert_eq!(table.waiting_for(), [Koi], "Turtle has no part in it");
}

/// p.25: The token that is won counts for the season in which it was won.
#[test]
fn a_token_of_the_season() {
    let table = Scene::of(&THREE).season(Summer).wars(&[Oshu]).place(Koi, Oshu, &[(Bushi, 1)]).war();
    assert_eq!((tokens(&table, Koi, Spring), tokens(&table, Koi, Summer)), (vec![], vec![Oshu]));
}
