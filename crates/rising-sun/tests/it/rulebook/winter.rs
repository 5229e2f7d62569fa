//! Winter (p.25).

use engine::Seats;

use super::play::*;

/// Autumn is over and no player has force anywhere, so the scene is the end of the game.
fn winter(scene: Scene) -> Table {
    let table = scene.war();
    assert_eq!((season(&table), table.waiting_for()), (Winter, vec![]));
    table
}

fn autumn() -> Scene {
    Scene::of(&THREE).season(Autumn)
}

fn ranks(table: &Table) -> Vec<u8> {
    table.state.outcome().unwrap().places.iter().map(|place| place.rank).collect()
}

/// p.25: Spring tokens are worth 1 point each, Summer tokens 2.
#[test]
fn tokens_of_spring_and_summer() {
    let table = winter(autumn().tokens(Koi, Spring, &[Oshu, Edo]).tokens(Lotus, Summer, &[Oshu, Edo]));
    assert_eq!(THREE.map(|clan| table.vp(clan)), [2, 4, 0]);
}

/// p.25: Autumn tokens are worth 3.
#[test]
fn tokens_of_autumn() {
    let table =
        winter(autumn().wars(&[Oshu, Edo]).place(Koi, Oshu, &[(Bushi, 1)]).place(Koi, Edo, &[(Bushi, 1)]).vp(Koi, 5));
    assert_eq!(tokens(&table, Koi, Autumn), [Oshu, Edo]);
    assert_eq!(table.vp(Koi), 5 + 2 * 3);
}

/// p.6, p.25: 3-4 different provinces are worth 10 points, 5-6 are 20, 7-8 are 30.
#[test]
fn the_set_bonus() {
    for (count, bonus) in [(0, 0), (1, 0), (2, 0), (3, 10), (4, 10), (5, 20), (6, 20), (7, 30), (8, 30)] {
        let spring = &Province::ALL[..count.min(4)];
        let summer = &Province::ALL[count.min(4)..count];
        let table = winter(autumn().tokens(Lotus, Spring, spring).tokens(Lotus, Summer, summer));
        let printed = spring.len() as u16 + 2 * summer.len() as u16;
        assert_eq!(table.vp(Lotus), printed + bonus, "{count} provinces");
    }
}

/// p.25: Several tokens of the same province count once for the bonus.
#[test]
fn the_same_province_twice() {
    let table = winter(autumn().tokens(Lotus, Spring, &[Oshu, Edo]).tokens(Lotus, Summer, &[Oshu, Edo]));
    assert_eq!(table.vp(Lotus), 2 + 4);
    let table = winter(autumn().tokens(Lotus, Spring, &[Oshu, Edo]).tokens(Lotus, Summer, &[Oshu, Kyoto]));
    assert_eq!(table.vp(Lotus), 2 + 4 + 10);
}

/// p.25: Winter upgrades add their points, once, at the end.
#[test]
fn winter_upgrades() {
    let table = winter(autumn().cards(Koi, &[Card::FormOfTheKitsune]).strongholds(Koi, &[Edo, Oshu, Kyoto]));
    assert_eq!(table.vp(Koi), 3 * 3);
}

/// p.11, p.25: Of the seasonal setup only the return of hostages is done: a coin each, and no income.
#[test]
fn hostages_return_at_the_start_of_winter() {
    let mut table =
        autumn().wars(&[Oshu]).place(Koi, Oshu, &[(Bushi, 2)]).place(Lotus, Oshu, &[(Bushi, 1)]).coins(Koi, 4).war();
    table.bid(Koi, [0, 1, 0, 0]).act(Koi, capture(Lotus, Bushi));
    assert_eq!(season(&table), Winter);
    assert_eq!(THREE.map(|clan| table.coins(clan)), [1, 0, 0]);
    assert!(table.player(Lotus).hostages.is_empty());
    assert_eq!(table.reserve(Lotus, Bushi), 6);
    assert!(table.doc().table.market.is_empty() && table.doc().table.war_provinces.is_empty());
}

/// p.25: The player with the most points wins.
#[test]
fn the_most_points_win() {
    let table = winter(autumn().vp(Koi, 10).vp(Lotus, 12).vp(Dragonfly, 11));
    assert_eq!(ranks(&table), [3, 1, 2]);
    let outcome = table.state.outcome().unwrap();
    assert_eq!(outcome.winners(), Seats::one(table.seat(Lotus)));
    assert_eq!(outcome.places.iter().map(|place| place.score).collect::<Vec<_>>(), [10, 12, 11]);
}

/// p.25: Points beyond 50 count on.
#[test]
fn more_than_fifty_points() {
    let provinces = &Province::ALL[..3];
    let table = winter(autumn().vp(Koi, 49).tokens(Koi, Spring, provinces).vp(Lotus, 50));
    assert_eq!((table.vp(Koi), table.vp(Lotus)), (49 + 3 + 10, 50));
    assert_eq!(ranks(&table), [1, 2, 3]);
}

/// p.25: In a tie, the tied player with the highest honor wins.
#[test]
fn ties_go_to_honor() {
    let table = winter(autumn().honor(&[Koi, Dragonfly, Lotus]).vp(Koi, 3).vp(Lotus, 8).vp(Dragonfly, 8));
    assert_eq!(ranks(&table), [3, 2, 1]);
}

/// p.12, p.25: Two allies tied in first place share the victory.
#[test]
fn tied_allies_share_the_victory() {
    let table = winter(autumn().allies(Lotus, Dragonfly).vp(Koi, 3).vp(Lotus, 8).vp(Dragonfly, 8));
    assert_eq!(ranks(&table), [3, 1, 1]);
    assert_eq!(table.state.outcome().unwrap().winners().len(), 2);
}

/// p.25: An ally who is not tied shares nothing.
#[test]
fn an_ally_with_fewer_points_loses() {
    let table = winter(autumn().allies(Lotus, Dragonfly).vp(Lotus, 8).vp(Dragonfly, 7));
    assert_eq!(ranks(&table), [3, 1, 2]);
}

/// p.25 (German): Allies tied in another place share that place.
#[test]
fn tied_allies_share_any_place() {
    let table = winter(autumn().allies(Lotus, Dragonfly).vp(Koi, 9).vp(Lotus, 8).vp(Dragonfly, 8));
    assert_eq!(ranks(&table), [1, 2, 2]);
}

/// p.25: An enemy with higher honor than both beats tied allies.
#[test]
fn an_honorable_enemy_beats_tied_allies() {
    let table = winter(autumn().allies(Lotus, Dragonfly).vp(Koi, 8).vp(Lotus, 8).vp(Dragonfly, 8));
    assert_eq!(ranks(&table), [1, 2, 2]);
}

/// p.25: Three are tied, and an ally of the most honorable is the least honorable of them: the two share.
#[test]
fn the_winner_shares_with_a_tied_ally() {
    let scene = autumn().honor(&[Lotus, Koi, Dragonfly]).allies(Lotus, Dragonfly);
    let table = winter(scene.vp(Koi, 8).vp(Lotus, 8).vp(Dragonfly, 8));
    assert_eq!(ranks(&table), [3, 1, 1]);
}

/// p.25: Allies of an earlier season share nothing.
#[test]
fn former_allies_do_not_share() {
    let scene = autumn().allied_seasons(Lotus, &[Summer]).allied_seasons(Dragonfly, &[Summer]);
    let table = winter(scene.vp(Lotus, 8).vp(Dragonfly, 8));
    assert_eq!(ranks(&table), [3, 1, 2]);
}

/// p.10: When Winter has come, no action is possible.
#[test]
fn the_game_is_over() {
    let mut table = winter(autumn());
    assert!(table.legal(Koi).is_empty());
    assert_eq!(table.refuses(Koi, Action::Ready), Refusal::GameOver);
}
