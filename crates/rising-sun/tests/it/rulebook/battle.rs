//! Battles (p.22-25).

use super::play::*;

/// A battle for Oshu with so many bushi; Kansai is next, where Bonsai with a coin and Turtle meet, so that
/// the war goes on and what was left of the battle can be seen.
fn oshu(bushi: &[(Clan, u8)]) -> Scene {
    let scene = Scene::of(&FIVE)
        .wars(&[Oshu, Kansai])
        .strongholds(Turtle, &[Hokkaido])
        .place(Turtle, Kansai, &[(Bushi, 1)])
        .place(Bonsai, Kansai, &[(Bushi, 1)])
        .coins(Bonsai, 1);
    bushi.iter().fold(scene, |scene, &(clan, count)| scene.place(clan, Oshu, &[(Bushi, count)]))
}

/// Whether the battle for Oshu is over.
fn is_over(table: &Table) -> bool {
    fought(table) == Some((Kansai, vec![Turtle, Bonsai]))
}

fn events(table: &Table, of: impl Fn(&Event) -> bool) -> usize {
    table.events.iter().filter(|event| of(event)).count()
}

/// p.22: All with force in the province are in the battle, and bid at the same time.
#[test]
fn all_bid_at_once() {
    let mut table =
        oshu(&[(Koi, 1), (Lotus, 1), (Dragonfly, 1)]).coins(Koi, 2).coins(Lotus, 2).coins(Dragonfly, 2).war();
    assert_eq!(table.waiting_for(), [Koi, Lotus, Dragonfly]);
    table.bid(Dragonfly, [0; 4]);
    assert_eq!(table.waiting_for(), [Koi, Lotus]);
    table.bid(Koi, [0; 4]).bid(Lotus, [0; 4]);
    assert!(is_over(&table));
}

/// p.22: Before a battle, all coins and ronin can be seen by all.
#[test]
fn coins_and_ronin_are_open() {
    let table = oshu(&[(Koi, 1), (Lotus, 1)]).coins(Koi, 4).coins(Lotus, 3).ronin(Lotus, 2).war();
    for viewer in viewers(&table) {
        let players = table.state.view(viewer).document().table.players;
        assert_eq!((players[0].coins, players[1].coins, players[1].ronin), (4, 3, 2));
    }
}

/// p.22: Any number of coins on each advantage, zero included; what is not allocated returns to reserve.
#[test]
fn unbid_coins_return() {
    let mut table = oshu(&[(Lotus, 1), (Dragonfly, 1)]).coins(Lotus, 7).war();
    table.bid(Lotus, [0, 0, 2, 1]);
    let bids = events(&table, |event| {
        let (clan, province) = (Lotus, Oshu);
        *event == Event::BidsRevealed { clan, province, seppuku: 0, take_hostage: 0, hire_ronin: 2, imperial_poets: 1 }
    });
    assert_eq!(bids, 1);
    assert_eq!(table.coins(Lotus), 4);
}

/// p.22: No more coins than the player has.
#[test]
fn bids_cannot_exceed_coins() {
    let mut table = oshu(&[(Lotus, 1), (Dragonfly, 1)]).coins(Lotus, 3).war();
    let bid = |advantage, coins| Action::Bid { advantage, coins };
    assert_eq!(table.refuses(Lotus, bid(Seppuku, 4)), Refusal::TooManyCoins { coins: 4, left: 3 });
    table.act(Lotus, bid(Seppuku, 2));
    assert_eq!(table.refuses(Lotus, bid(TakeHostage, 2)), Refusal::TooManyCoins { coins: 2, left: 1 });
}

/// p.22: Bids are secret: while one player bids, the others see and hear nothing.
#[test]
fn bids_are_secret() {
    let mut table = oshu(&[(Lotus, 1), (Dragonfly, 1)]).coins(Lotus, 6).coins(Dragonfly, 2).war();
    let before = viewers(&table).iter().map(|&viewer| table.state.view(viewer)).collect::<Vec<_>>();
    for (advantage, coins) in [(Seppuku, 1), (TakeHostage, 0), (HireRonin, 3)] {
        table.act(Lotus, Action::Bid { advantage, coins });
        for (viewer, before) in viewers(&table).into_iter().zip(&before) {
            let same = table.state.view(viewer) == *before;
            assert_eq!(same, !viewer.is(table.seat(Lotus)), "{viewer:?}");
        }
    }
    for viewer in others(&table, Lotus) {
        assert_eq!(heard(&table, viewer), []);
    }
}

/// p.22: Until all are done, players cannot tell where the coins of another are, or whether any were left out.
#[test]
fn finished_bids_are_secret() {
    let bid = |bids| {
        let mut table = oshu(&[(Lotus, 1), (Dragonfly, 1)]).coins(Lotus, 6).coins(Dragonfly, 2).war();
        table.bid(Lotus, bids);
        table
    };
    let (one, other) = (bid([6, 0, 0, 0]), bid([0, 1, 2, 0]));
    for viewer in others(&one, Lotus) {
        assert_eq!(one.state.view(viewer), other.state.view(viewer), "{viewer:?}");
        assert_eq!(heard(&one, viewer), heard(&other, viewer));
        assert_eq!(heard(&one, viewer), [Event::BidsReady { clan: Lotus }]);
    }
    assert_eq!(one.coins(Lotus), 6, "the coins are behind the screen");
}

/// p.22: Until the screens are lifted, bids can be changed.
#[test]
fn bids_are_taken_back_until_they_are_shown() {
    let mut table = oshu(&[(Lotus, 1), (Dragonfly, 1)]).coins(Lotus, 2).coins(Dragonfly, 2).war();
    table.bid(Lotus, [2, 0, 0, 0]);
    assert_eq!(table.waiting_for(), [Dragonfly]);
    table.act(Lotus, Action::TakeBackBids);
    assert_eq!(table.waiting_for(), [Lotus, Dragonfly]);
    table.bid(Lotus, [0, 0, 0, 2]).bid(Dragonfly, [0, 1, 0, 0]);
    assert_eq!(table.waiting_for(), [Dragonfly], "Lotus has nothing on Seppuku");
    table.refuses(Lotus, Action::TakeBackBids);
    table.refuses(Dragonfly, Action::TakeBackBids);
}

/// p.22: An advantage without bids is skipped.
#[test]
fn without_bids_an_advantage_is_skipped() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 2)]).coins(Koi, 3).ronin(Lotus, 3).war();
    table.bid(Koi, [0; 4]);
    assert!(is_over(&table));
    assert_eq!(events(&table, |event| matches!(event, Event::AdvantageWon { .. })), 0);
    assert_eq!(tokens(&table, Lotus, Spring), [Oshu]);
    assert_eq!((table.vp(Koi), table.vp(Lotus)), (0, 0));
}

/// p.22: The most coins win an advantage, one by one from left to right.
#[test]
fn the_most_coins_win() {
    let mut table = oshu(&[(Koi, 2), (Lotus, 2), (Dragonfly, 1)])
        .coins(Koi, 6)
        .coins(Lotus, 6)
        .coins(Dragonfly, 6)
        .ronin(Dragonfly, 1)
        .war();
    table.bid(Koi, [1, 2, 0, 3]).bid(Lotus, [2, 3, 0, 1]).bid(Dragonfly, [0, 1, 3, 2]);
    for clan in [Lotus, Lotus, Dragonfly, Koi] {
        assert_eq!(table.waiting_for(), [clan]);
        table.done(clan);
    }
    let won = |event: &Event| match *event {
        Event::AdvantageWon { clan, advantage } => Some((clan, advantage)),
        _ => None,
    };
    let expected = [(Lotus, Seppuku), (Lotus, TakeHostage), (Dragonfly, HireRonin), (Koi, ImperialPoets)];
    assert_eq!(table.events.iter().filter_map(won).collect::<Vec<_>>(), expected);
}

/// p.22: A tie on an advantage goes to the highest honor of those tied.
#[test]
fn ties_on_an_advantage() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 1), (Dragonfly, 1)])
        .honor(&[Koi, Turtle, Dragonfly, Bonsai, Lotus])
        .coins(Koi, 1)
        .coins(Lotus, 2)
        .coins(Dragonfly, 2)
        .war();
    table.bid(Koi, [0, 1, 0, 0]).bid(Lotus, [0, 2, 0, 0]).bid(Dragonfly, [0, 2, 0, 0]);
    assert_eq!(table.waiting_for(), [Dragonfly]);
}

/// p.22: An advantage may be won only to deprive another of it.
#[test]
fn advantages_can_be_declined() {
    let mut table = oshu(&[(Lotus, 1), (Dragonfly, 2)])
        .coins(Lotus, 3)
        .ronin(Lotus, 5)
        .vp(Lotus, 3)
        .coins(Dragonfly, 8)
        .ronin(Dragonfly, 1)
        .war();
    table.bid(Lotus, [0, 1, 1, 1]).bid(Dragonfly, [2, 2, 2, 2]);
    table.done(Dragonfly).done(Dragonfly).done(Dragonfly).done(Dragonfly);
    assert!(is_over(&table));
    assert_eq!(tokens(&table, Dragonfly, Spring), [Oshu], "5 ronin of Lotus stayed at home");
    assert_eq!((table.vp(Lotus), table.vp(Dragonfly)), (3, 0));
    assert_eq!((table.count(Dragonfly, Bushi, Oshu), table.reserve(Lotus, Bushi)), (2, 6));
    assert_eq!(events(&table, |event| matches!(event, Event::AdvantageDeclined { clan: Dragonfly, .. })), 4);
}

/// p.22: Only the winner of an advantage may execute it.
#[test]
fn only_the_winner_executes() {
    let mut table = oshu(&[(Lotus, 1), (Dragonfly, 1)]).coins(Lotus, 1).coins(Dragonfly, 2).war();
    table.bid(Lotus, [1, 0, 0, 0]).bid(Dragonfly, [2, 0, 0, 0]);
    assert_eq!(table.refuses(Lotus, Action::Execute), Refusal::NotYourDecision);
}

/// p.22: Seppuku kills all figures, the daimyo too: a victory point and honor for each.
#[test]
fn seppuku_kills_all_for_points_and_honor() {
    let mut table =
        oshu(&[(Koi, 4), (Dragonfly, 1)]).place(Dragonfly, Oshu, &[(Shinto, 1), (Daimyo, 1)]).coins(Dragonfly, 1).war();
    table.bid(Dragonfly, [1, 0, 0, 0]);
    assert_eq!(table.legal(Dragonfly), [Action::Execute, Action::Done], "all or nothing");
    table.act(Dragonfly, Action::Execute);
    assert_eq!(table.vp(Dragonfly), 3);
    assert_eq!(table.honor(), [Dragonfly, Koi, Lotus, Turtle, Bonsai]);
    assert_eq!([Bushi, Shinto, Daimyo].map(|figure| table.reserve(Dragonfly, figure)), [6, 3, 1]);
    assert_eq!(tokens(&table, Koi, Spring), [Oshu]);
}

/// p.22: Figures elsewhere are not touched by Seppuku.
#[test]
fn seppuku_only_in_the_province() {
    let mut table = oshu(&[(Koi, 1), (Dragonfly, 1)])
        .place(Dragonfly, Kyushu, &[(Bushi, 2)])
        .worship(Dragonfly, Fujin, Shinto, 1)
        .coins(Dragonfly, 1)
        .war();
    table.bid(Dragonfly, [1, 0, 0, 0]).act(Dragonfly, Action::Execute);
    assert_eq!((table.vp(Dragonfly), table.count(Dragonfly, Bushi, Kyushu)), (1, 2));
    assert_eq!(table.at_shrine(Dragonfly, Shinto, Fujin), 1);
}

/// p.22: Honor gained by Seppuku counts for the advantages that follow.
#[test]
fn seppuku_changes_the_tie() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 1)]).coins(Koi, 3).coins(Lotus, 4).war();
    table.bid(Koi, [0, 3, 0, 0]).bid(Lotus, [1, 3, 0, 0]);
    table.act(Lotus, Action::Execute);
    assert_eq!(table.honor()[..2], [Lotus, Koi]);
    assert_eq!(table.legal(Lotus), [capture(Koi, Bushi), Action::Done]);
}

/// p.22: After Seppuku the player is still in the battle: bids remain, and ronin can win it.
#[test]
fn after_seppuku_ronin_can_win() {
    let mut table = oshu(&[(Koi, 2), (Lotus, 1)]).coins(Koi, 1).coins(Lotus, 2).ronin(Lotus, 3).war();
    table.bid(Koi, [0, 0, 0, 1]).bid(Lotus, [1, 0, 1, 0]);
    table.act(Lotus, Action::Execute).act(Lotus, Action::Execute);
    assert_eq!(tokens(&table, Lotus, Spring), [Oshu]);
    assert_eq!(table.reserve(Koi, Bushi), 6);
}

/// p.22, p.24: A player who loses after Seppuku gets a part of the reparations.
#[test]
fn after_seppuku_reparations_are_paid() {
    let mut table = oshu(&[(Koi, 2), (Lotus, 1)]).coins(Koi, 3).coins(Lotus, 1).war();
    table.bid(Koi, [0, 0, 0, 3]).bid(Lotus, [1, 0, 0, 0]);
    table.act(Lotus, Action::Execute).act(Koi, Action::Execute);
    assert!(is_over(&table));
    assert_eq!((table.coins(Koi), table.coins(Lotus)), (0, 3));
}

/// p.22: A hostage leaves the province for the captor's screen; with it goes 1 victory point.
#[test]
fn a_hostage_and_a_point() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 3)]).coins(Koi, 1).vp(Koi, 2).vp(Lotus, 2).war();
    table.bid(Koi, [0, 1, 0, 0]).act(Koi, capture(Lotus, Bushi));
    assert!(is_over(&table));
    assert_eq!((held(&table, Lotus, Koi, Bushi), table.count(Lotus, Bushi, Oshu)), (1, 2));
    assert_eq!(table.reserve(Lotus, Bushi), 3);
    assert_eq!((table.vp(Koi), table.vp(Lotus)), (3, 1));
}

/// p.22: A player without victory points loses none, and the captor gets none.
#[test]
fn no_point_to_steal() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 3)]).coins(Koi, 1).vp(Koi, 2).war();
    table.bid(Koi, [0, 1, 0, 0]).act(Koi, capture(Lotus, Bushi));
    assert_eq!((table.vp(Koi), table.vp(Lotus)), (2, 0));
    assert_eq!(held(&table, Lotus, Koi, Bushi), 1);
}

/// p.22: A figure of another player in the province, even of an ally, but never a daimyo.
#[test]
fn hostages_are_figures_of_others_but_not_daimyo() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 1), (Dragonfly, 1)])
        .allies(Koi, Lotus)
        .cards(Lotus, &[Card::Komainu])
        .place(Lotus, Oshu, &[(Shinto, 1), (Daimyo, 1), (Figure::Komainu, 1)])
        .coins(Koi, 1)
        .war();
    table.bid(Koi, [0, 1, 0, 0]);
    let choices = [
        capture(Lotus, Bushi),
        capture(Lotus, Shinto),
        capture(Lotus, Figure::Komainu),
        capture(Dragonfly, Bushi),
        Action::Done,
    ];
    assert_eq!(table.legal(Koi), choices);
    assert_eq!(table.refuses(Koi, capture(Lotus, Daimyo)), Refusal::DaimyoImmune { figure: Daimyo });
    assert_eq!(table.refuses(Koi, capture(Koi, Bushi)), Refusal::NotYourself);
    let elsewhere = Refusal::NoFigureThere { figure: Bushi, province: Oshu };
    assert_eq!(table.refuses(Koi, capture(Turtle, Bushi)), elsewhere);
    table.act(Koi, capture(Lotus, Figure::Komainu));
    assert_eq!(table.player(Koi).ally, Some(Lotus), "German p.22: the alliance is not touched");
}

/// p.22: A hostage has not been killed: the poets do not sing of it.
#[test]
fn a_hostage_is_not_killed() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 1)]).coins(Koi, 2).cards(Lotus, &[Card::Righteousness]).war();
    table.bid(Koi, [0, 1, 0, 1]).act(Koi, capture(Lotus, Bushi));
    assert!(is_over(&table), "nobody fell");
    assert_eq!((table.vp(Koi), table.vp(Lotus)), (0, 0));
}

/// p.22: A player whose last figure was taken is still in the battle, with bids and ronin.
#[test]
fn after_the_last_figure_was_taken() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 1)]).coins(Koi, 2).coins(Lotus, 1).ronin(Lotus, 2).war();
    table.bid(Koi, [0, 2, 0, 0]).bid(Lotus, [0, 0, 1, 0]);
    table.act(Koi, capture(Lotus, Bushi)).act(Lotus, Action::Execute);
    assert!(is_over(&table));
    assert_eq!(tokens(&table, Lotus, Spring), [Oshu]);
    assert_eq!((table.reserve(Koi, Bushi), table.coins(Koi), table.coins(Lotus)), (6, 1, 0));
}

/// p.22: If the others have only daimyo there, no figure can be taken.
#[test]
fn daimyo_alone_leave_no_hostage() {
    let mut table = oshu(&[(Koi, 1)]).place(Lotus, Oshu, &[(Daimyo, 1)]).coins(Koi, 1).vp(Lotus, 1).war();
    table.bid(Koi, [0, 1, 0, 0]);
    assert!(is_over(&table));
    assert_eq!((table.vp(Koi), table.vp(Lotus)), (0, 1));
}

/// p.23: Hired ronin add 1 force each, and are not spent: they can be hired in a following battle.
#[test]
fn ronin_are_not_spent() {
    let mut table = Scene::of(&THREE)
        .wars(&[Oshu, Kansai, Nagato])
        .place(Koi, Oshu, &[(Bushi, 2)])
        .place(Lotus, Oshu, &[(Bushi, 1)])
        .place(Koi, Kansai, &[(Bushi, 2)])
        .place(Lotus, Kansai, &[(Bushi, 1)])
        .coins(Lotus, 2)
        .ronin(Lotus, 2)
        .war();
    for won in [vec![Oshu], vec![Oshu, Kansai]] {
        table.bid(Koi, [0; 4]).bid(Lotus, [0, 0, 1, 0]).act(Lotus, Action::Execute);
        assert_eq!(tokens(&table, Lotus, Spring), won);
    }
    let hired = |event: &Event| *event == Event::RoninHired { clan: Lotus, force: 2 };
    assert_eq!(events(&table, hired), 2);
}

/// p.23: Each ronin is +1 force to determine the outcome, no more.
#[test]
fn one_force_for_each_ronin() {
    for (ronin, winner) in [(1, Koi), (2, Koi), (3, Lotus)] {
        let mut table = oshu(&[(Koi, 3), (Lotus, 1)]).coins(Lotus, 1).ronin(Lotus, ronin).war();
        table.bid(Lotus, [0, 0, 1, 0]).act(Lotus, Action::Execute);
        assert_eq!(tokens(&table, winner, Spring), [Oshu], "{ronin} ronin");
    }
}

/// p.23: A winner without ronin adds nothing, but deprives the others of theirs.
#[test]
fn hire_ronin_without_ronin() {
    let mut table = oshu(&[(Dragonfly, 2), (Lotus, 1)]).coins(Dragonfly, 2).coins(Lotus, 1).ronin(Lotus, 5).war();
    table.bid(Dragonfly, [0, 0, 2, 0]).bid(Lotus, [0, 0, 1, 0]);
    assert!(is_over(&table));
    assert_eq!(tokens(&table, Dragonfly, Spring), [Oshu]);
}

/// p.23: Unhired ronin do not fight.
#[test]
fn ronin_must_be_hired() {
    let table = oshu(&[(Dragonfly, 2), (Lotus, 1)]).ronin(Lotus, 5).war();
    assert_eq!(tokens(&table, Dragonfly, Spring), [Oshu]);
}

/// p.23: The most force wins; all figures of the losers are killed, and go to their reserves.
#[test]
fn the_most_force_wins_and_losers_die() {
    let table = oshu(&[(Koi, 1), (Lotus, 3), (Dragonfly, 1)])
        .place(Koi, Oshu, &[(Daimyo, 1)])
        .place(Dragonfly, Oshu, &[(Shinto, 1)])
        .war();
    assert!(is_over(&table));
    assert_eq!(tokens(&table, Lotus, Spring), [Oshu]);
    assert_eq!(table.count(Lotus, Bushi, Oshu), 3);
    assert_eq!((table.reserve(Koi, Bushi), table.reserve(Koi, Daimyo)), (6, 1));
    assert_eq!((table.reserve(Dragonfly, Bushi), table.reserve(Dragonfly, Shinto)), (6, 3));
}

/// p.23: Equal force goes to the higher honor.
#[test]
fn equal_force_goes_to_honor() {
    for (honor, winner) in [(FIVE, Koi), ([Bonsai, Lotus, Turtle, Dragonfly, Koi], Lotus)] {
        let table = oshu(&[(Koi, 2), (Lotus, 2), (Dragonfly, 1)]).honor(&honor).war();
        assert_eq!(tokens(&table, winner, Spring), [Oshu]);
    }
}

/// p.12, p.23: The figures of the winner's ally are not killed; those of others are.
#[test]
fn the_ally_is_spared() {
    let table = oshu(&[(Koi, 1), (Lotus, 3), (Dragonfly, 1)]).allies(Koi, Lotus).war();
    assert_eq!(tokens(&table, Lotus, Spring), [Oshu]);
    assert_eq!((table.count(Koi, Bushi, Oshu), table.count(Dragonfly, Bushi, Oshu)), (1, 0));
}

/// p.23: Allies who both lose are killed like any others.
#[test]
fn losing_allies_die() {
    let table = oshu(&[(Koi, 1), (Lotus, 1), (Dragonfly, 3)]).allies(Koi, Lotus).war();
    assert_eq!(tokens(&table, Dragonfly, Spring), [Oshu]);
    assert_eq!((table.count(Koi, Bushi, Oshu), table.count(Lotus, Bushi, Oshu)), (0, 0));
}

/// p.23: If no player has force left, the player with the highest honor wins; German: of those in the battle.
#[test]
fn without_force_honor_decides() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 1)]).honor(&[Dragonfly, Koi, Turtle, Bonsai, Lotus]).coins(Lotus, 2).war();
    table.bid(Lotus, [1, 1, 0, 0]).act(Lotus, Action::Execute).act(Lotus, capture(Koi, Bushi));
    assert_eq!(table.honor(), [Dragonfly, Koi, Turtle, Lotus, Bonsai]);
    assert_eq!(tokens(&table, Koi, Spring), [Oshu]);
}

/// p.23: The poets give 1 point for each figure killed, no matter whose it was and how it died.
#[test]
fn poets_count_all_the_dead() {
    let mut table = oshu(&[(Koi, 2), (Lotus, 5), (Dragonfly, 3)])
        .place(Koi, Oshu, &[(Daimyo, 1)])
        .coins(Koi, 1)
        .coins(Dragonfly, 2)
        .war();
    table.bid(Koi, [1, 0, 0, 0]).bid(Dragonfly, [0, 0, 0, 2]);
    table.act(Koi, Action::Execute).act(Dragonfly, Action::Execute);
    assert_eq!(table.gained(Dragonfly, Reason::ImperialPoets), 3 + 3);
    assert_eq!((table.vp(Koi), table.vp(Dragonfly), table.vp(Lotus)), (3, 6, 0));
}

/// p.23: The winner of the battle may also have the poets.
#[test]
fn poets_for_the_winner() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 4)]).coins(Lotus, 1).war();
    table.bid(Lotus, [0, 0, 0, 1]).act(Lotus, Action::Execute);
    assert_eq!(table.vp(Lotus), 1);
}

/// p.23: The dead are counted for their own battle alone.
#[test]
fn poets_count_one_battle() {
    let mut table = Scene::of(&THREE)
        .wars(&[Oshu, Kansai])
        .place(Koi, Oshu, &[(Bushi, 3)])
        .place(Lotus, Oshu, &[(Bushi, 2)])
        .place(Koi, Kansai, &[(Bushi, 3)])
        .place(Lotus, Kansai, &[(Bushi, 1)])
        .coins(Koi, 2)
        .war();
    table.bid(Koi, [0; 4]).bid(Koi, [0, 0, 0, 1]).act(Koi, Action::Execute);
    assert_eq!(table.vp(Koi), 1);
}

/// p.24: Losers discard what they bid; the winner's coins go to the losers in equal parts.
#[test]
fn reparations() {
    let mut table =
        oshu(&[(Koi, 1), (Lotus, 4), (Dragonfly, 1)]).coins(Koi, 5).coins(Lotus, 6).coins(Dragonfly, 3).war();
    table.bid(Koi, [0, 0, 0, 3]).bid(Lotus, [0, 0, 0, 4]).bid(Dragonfly, [0, 0, 0, 3]).act(Lotus, Action::Execute);
    assert!(is_over(&table));
    assert_eq!([Koi, Lotus, Dragonfly].map(|clan| table.coins(clan)), [2 + 2, 2, 2]);
}

/// p.24: Reparations go to those who lost, not to all players.
#[test]
fn reparations_go_to_the_losers_alone() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 4)]).coins(Lotus, 3).war();
    table.bid(Lotus, [0, 0, 0, 3]).act(Lotus, Action::Execute);
    assert_eq!(FIVE.map(|clan| table.coins(clan)), [3, 0, 0, 0, 1]);
}

/// p.24: A loser who is the winner's ally gets a part of the reparations.
#[test]
fn reparations_for_an_ally() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 4), (Dragonfly, 1)]).allies(Koi, Lotus).coins(Lotus, 2).war();
    table.bid(Lotus, [0, 0, 0, 2]).done(Lotus);
    assert_eq!([Koi, Lotus, Dragonfly].map(|clan| table.coins(clan)), [1, 0, 1]);
}

/// p.24: The winner decides who gets the odd coins, one each.
#[test]
fn odd_coins_are_given_by_the_winner() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 6), (Turtle, 1), (Dragonfly, 1)]).coins(Lotus, 5).war();
    table.bid(Lotus, [0, 0, 0, 5]).act(Lotus, Action::Execute);
    let give = |to| Action::GiveCoin { to };
    assert_eq!(table.legal(Lotus), [give(Koi), give(Turtle), give(Dragonfly)]);
    assert_eq!(table.refuses(Lotus, Action::Done), Refusal::MustChoose);
    assert_eq!(table.refuses(Lotus, give(Lotus)), Refusal::NotYourself);
    assert_eq!(table.refuses(Lotus, give(Bonsai)), Refusal::NotInBattle { clan: Bonsai });
    table.act(Lotus, give(Dragonfly));
    assert_eq!(table.refuses(Lotus, give(Dragonfly)), Refusal::AlreadyPaid { clan: Dragonfly });
    table.act(Lotus, give(Koi));
    assert_eq!([Koi, Lotus, Turtle, Dragonfly].map(|clan| table.coins(clan)), [2, 0, 1, 2]);
}

/// p.24: A winner who bid nothing pays nothing.
#[test]
fn no_bids_no_reparations() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 4)]).coins(Koi, 2).coins(Lotus, 3).war();
    table.bid(Koi, [0, 0, 0, 2]).bid(Lotus, [0; 4]).act(Koi, Action::Execute);
    assert_eq!((table.coins(Koi), table.coins(Lotus)), (0, 3));
}

/// p.24: Reparations can be used in the following battles.
#[test]
fn reparations_are_used_in_the_next_battle() {
    let mut table = Scene::of(&THREE)
        .wars(&[Oshu, Kansai])
        .place(Koi, Oshu, &[(Bushi, 2)])
        .place(Lotus, Oshu, &[(Bushi, 1)])
        .place(Lotus, Kansai, &[(Bushi, 1)])
        .place(Dragonfly, Kansai, &[(Bushi, 1)])
        .coins(Koi, 2)
        .war();
    table.bid(Koi, [0, 0, 0, 2]).act(Koi, Action::Execute);
    assert_eq!(fought(&table), Some((Kansai, vec![Lotus, Dragonfly])));
    table.bid(Lotus, [2, 0, 0, 0]).act(Lotus, Action::Execute);
    assert_eq!(table.vp(Lotus), 1);
}

/// p.23: The outcome comes before the poets: the winner is known when they are won.
#[test]
fn the_outcome_comes_before_the_poets() {
    let mut table = oshu(&[(Koi, 1), (Lotus, 4)]).coins(Koi, 1).war();
    table.bid(Koi, [0, 0, 0, 1]);
    assert_eq!((table.waiting_for(), tokens(&table, Lotus, Spring)), (vec![Koi], vec![Oshu]));
    assert_eq!(table.count(Koi, Bushi, Oshu), 0);
}
