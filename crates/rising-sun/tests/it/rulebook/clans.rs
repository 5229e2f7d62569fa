//! The five clan abilities, wherever they touch the game (p.26).

use super::play::*;

mod koi {
    use super::*;

    fn battle() -> Scene {
        Scene::of(&THREE).wars(&[Oshu, Kansai]).place(Koi, Oshu, &[(Bushi, 1)]).place(Lotus, Oshu, &[(Bushi, 4)])
    }

    /// p.26: At the start of the war phase, all ronin become coins.
    #[test]
    fn ronin_become_coins() {
        let table = battle().coins(Koi, 2).ronin(Koi, 3).ronin(Lotus, 2).war();
        assert_eq!((table.coins(Koi), table.ronin(Koi)), (5, 0));
        assert_eq!((table.coins(Lotus), table.ronin(Lotus)), (0, 2), "only the Koi's");
    }

    /// p.26: Not before: in the political phase ronin are ronin, to be given away like any.
    #[test]
    fn ronin_stay_ronin_in_the_political_phase() {
        let mut table = Scene::of(&THREE).coins(Koi, 1).worship(Koi, Hachiman, Shinto, 1).kami_turn();
        assert_eq!((table.coins(Koi), table.ronin(Koi)), (1, 2));
        agree(&mut table, Koi, Lotus, gift(Goods { coins: 0, ronin: 1 })).unwrap();
        assert_eq!((table.ronin(Koi), table.ronin(Lotus)), (1, 1));
        assert_eq!(
            agree(&mut table, Koi, Lotus, gift(Goods { coins: 0, ronin: 2 })),
            Err(Refusal::GoodsShort { clan: Koi })
        );
    }

    /// p.26: When the Koi hire ronin, all coins in reserve count, but not those on the war tile.
    #[test]
    fn unbid_coins_count_as_ronin() {
        // One coin is bid; Lotus has 4 force, Koi 1 and higher honor.
        for (coins, winner) in [(3, Lotus), (4, Koi), (5, Koi)] {
            let mut table = battle().coins(Koi, coins).war();
            table.bid(Koi, [0, 0, 1, 0]).act(Koi, Action::Execute);
            assert_eq!(tokens(&table, winner, Spring), [Oshu], "{coins} coins");
            assert!(table.events.contains(&Event::RoninHired { clan: Koi, force: coins - 1 }));
        }
    }

    /// p.26: Coins that were bid on other advantages do not count either.
    #[test]
    fn bid_coins_do_not_count() {
        let mut table = battle().coins(Koi, 6).war();
        table.bid(Koi, [0, 0, 1, 3]).act(Koi, Action::Execute);
        assert!(table.events.contains(&Event::RoninHired { clan: Koi, force: 2 }));
        assert_eq!(tokens(&table, Lotus, Spring), [Oshu]);
    }

    /// p.26: With all coins on the war tile there is nothing to hire.
    #[test]
    fn without_coins_in_reserve_nothing_is_hired() {
        let mut table = battle().coins(Koi, 5).war();
        table.bid(Koi, [0, 0, 5, 0]);
        assert_eq!(tokens(&table, Lotus, Spring), [Oshu]);
        assert!(!table.events.iter().any(|event| matches!(event, Event::RoninHired { .. })));
    }

    /// p.23, p.26: Coins used as ronin are not spent.
    #[test]
    fn hired_coins_are_kept() {
        let mut table =
            battle().place(Koi, Kansai, &[(Bushi, 1)]).place(Lotus, Kansai, &[(Bushi, 1)]).coins(Koi, 6).war();
        table.bid(Koi, [0, 0, 1, 0]).act(Koi, Action::Execute);
        assert_eq!(fought(&table).unwrap().0, Kansai);
        assert_eq!((table.coins(Koi), table.coins(Lotus)), (5, 1));
    }

    /// p.26: The Koi must win Hire Ronin for it.
    #[test]
    fn coins_fight_only_when_hired() {
        let mut table = battle().coins(Koi, 9).coins(Lotus, 2).war();
        table.bid(Koi, [0, 0, 1, 0]).bid(Lotus, [0, 0, 2, 0]);
        assert_eq!(tokens(&table, Lotus, Spring), [Oshu]);
    }
}

mod lotus {
    use super::*;

    const TOP: [Mandate; 5] = [Harvest, Harvest, Train, Marshal, Recruit];

    fn turn() -> Table {
        Scene::of(&THREE).deck(&TOP).allies(Lotus, Dragonfly).mandate_turn(Lotus)
    }

    fn announce(mandate: Mandate) -> Action {
        Action::Announce { mandate }
    }

    /// p.26: Lotus announces any mandate, Betray included, whatever tiles were drawn.
    #[test]
    fn any_mandate_is_announced() {
        for mandate in Mandate::ALL {
            let mut table = turn();
            table.act(Lotus, choose(0));
            assert_eq!(table.legal(Lotus), Mandate::ALL.map(announce));
            assert_eq!(table.refuses(Lotus, Action::Done), Refusal::MustChoose);
            table.act(Lotus, announce(mandate));
            assert!(table.events.contains(&Event::MandateChosen { clan: Lotus, mandate }));
            let played = table.doc().table.track[0];
            assert_eq!((played.mandate, played.tile, played.face_down), (mandate, Some(Harvest), true));
        }
    }

    /// p.26: What is announced is executed, not what the tile says.
    #[test]
    fn the_announced_mandate_is_executed() {
        let mut table = turn();
        table.act(Lotus, choose(2)).act(Lotus, announce(Harvest));
        assert_eq!(THREE.map(|clan| table.coins(clan)), [1, 1, 1]);
        let mut table = turn();
        table.act(Lotus, choose(0)).act(Lotus, announce(Betray));
        assert_eq!((table.player(Lotus).ally, table.player(Dragonfly).ally), (None, None));
        assert_eq!(table.honor(), [Koi, Dragonfly, Lotus]);
    }

    /// p.26: The tile is face down: all others see and hear the same, no matter which it is.
    #[test]
    fn other_players_do_not_learn_the_tile() {
        let play = |slot, announced: Option<Mandate>| {
            let mut table = turn();
            table.act(Lotus, choose(slot));
            if let Some(mandate) = announced {
                table.act(Lotus, announce(mandate));
            }
            table
        };
        for announced in [None, Some(Recruit), Some(Train)] {
            let (harvest, marshal) = (play(0, announced), play(3, announced));
            for viewer in others(&harvest, Lotus) {
                assert_eq!(harvest.state.view(viewer), marshal.state.view(viewer), "{viewer:?}");
                assert_eq!(heard(&harvest, viewer), heard(&marshal, viewer), "{viewer:?}");
                assert_eq!(harvest.state.view(viewer).document().table.track[0].tile, None);
            }
            let lotus = Viewer::Seat(harvest.seat(Lotus));
            assert_ne!(harvest.state.view(lotus), marshal.state.view(lotus), "Lotus knows");
        }
    }

    /// p.26: Not even a player who has just looked at the tiles and knows what Lotus drew learns it.
    #[test]
    fn players_who_saw_the_deck_do_not_learn_the_tile() {
        let play = |slot| {
            let mut table = Scene::of(&THREE).deck(&TOP).mandate_turn(Koi);
            table.act(Koi, choose(0));
            table.events.clear();
            table.act(Lotus, choose(slot)).act(Lotus, announce(Train));
            table
        };
        let tables = [0, 1, 2, 3].map(play);
        assert_eq!(tables[0].doc().table.track[1].tile, Some(Harvest));
        assert_eq!(tables[2].doc().table.track[1].tile, Some(Marshal));
        for table in &tables[1..] {
            for viewer in others(table, Lotus) {
                assert_eq!(table.state.view(viewer), tables[0].state.view(viewer), "{viewer:?}");
                assert_eq!(heard(table, viewer), heard(&tables[0], viewer), "{viewer:?}");
            }
        }
    }

    /// p.26: It stays hidden after the mandate, while what was executed is known to all.
    #[test]
    fn the_tile_stays_hidden() {
        let mut table = turn();
        table.act(Lotus, choose(1)).act(Lotus, announce(Recruit));
        idle_until(&mut table, is_choosing);
        for viewer in others(&table, Lotus) {
            let played = table.state.view(viewer).document().table.track[0];
            assert_eq!((played.clan, played.mandate, played.tile), (Lotus, Recruit, None));
        }
    }

    /// p.13, p.26: The other three tiles go back in order, as for anybody.
    #[test]
    fn the_other_tiles_go_back() {
        let mut table = turn();
        table.act(Lotus, choose(2)).act(Lotus, announce(Recruit));
        assert_eq!(table.doc().deck[..4], [Harvest, Harvest, Marshal, Recruit]);
    }

    /// p.13, p.26: Chooser and ally have the bonus of what was announced.
    #[test]
    fn the_bonus_of_the_announced_mandate() {
        let mut table = Scene::of(&THREE)
            .deck(&TOP)
            .allies(Lotus, Dragonfly)
            .place(Lotus, Kyoto, &[(Bushi, 1)])
            .place(Dragonfly, Kansai, &[(Bushi, 1)])
            .place(Koi, Edo, &[(Bushi, 1)])
            .mandate_turn(Lotus);
        table.act(Lotus, choose(3)).act(Lotus, announce(Harvest));
        assert_eq!(THREE.map(|clan| table.vp(clan)), [0, 4, 3]);
    }

    /// p.26: Others play their tiles as they are.
    #[test]
    fn only_lotus_announces() {
        let mut table = Scene::of(&THREE).deck(&TOP).mandate_turn(Koi);
        table.act(Koi, choose(2));
        assert_eq!(table.refuses(Koi, announce(Betray)), Refusal::NotNow);
        assert_eq!(table.doc().table.track[0].tile, Some(Train));
    }
}

mod turtle {
    use super::*;

    /// Three clans of which one is the Turtle.
    const SHELL: [Clan; 3] = [Koi, Lotus, Turtle];

    /// p.26: Each stronghold counts as 1 force in its province, like a figure.
    #[test]
    fn strongholds_have_force() {
        let table =
            Scene::of(&SHELL).strongholds(Turtle, &[Kyoto, Kyoto, Oshu]).place(Turtle, Kyoto, &[(Bushi, 1)]).tea();
        assert_eq!((table.force(Turtle, Kyoto), table.force(Turtle, Oshu)), (3, 1));
        assert_eq!(table.force(Koi, Edo), 0, "no other clan's");
    }

    /// p.26: This influences the Harvest.
    #[test]
    fn strongholds_harvest() {
        let table = Scene::of(&SHELL).mandate(Turtle, Harvest);
        assert_eq!((table.vp(Turtle), table.coins(Turtle)), (4, 1));
        let table = Scene::of(&SHELL).place(Koi, Kyoto, &[(Bushi, 1)]).mandate(Koi, Harvest);
        assert_eq!(table.vp(Koi), 4, "1 to 1, and higher honor");
        let table = Scene::of(&SHELL)
            .strongholds(Turtle, &[Kyoto, Kyoto])
            .place(Koi, Kyoto, &[(Bushi, 1)])
            .mandate(Koi, Harvest);
        assert_eq!(table.vp(Koi), 0);
    }

    /// p.20, p.26: And War: a stronghold alone takes the token, or fights.
    #[test]
    fn strongholds_go_to_war() {
        let table = Scene::of(&SHELL).wars(&[Kyoto]).war();
        assert_eq!(tokens(&table, Turtle, Spring), [Kyoto]);
        let table = Scene::of(&SHELL).wars(&[Kyoto]).place(Lotus, Kyoto, &[(Bushi, 1)]).coins(Turtle, 1).war();
        assert_eq!(fought(&table), Some((Kyoto, vec![Lotus, Turtle])));
        assert_eq!(table.waiting_for(), [Turtle]);
    }

    /// p.23, p.26: Strongholds decide a battle like figures.
    #[test]
    fn strongholds_win_battles() {
        let table = Scene::of(&SHELL)
            .wars(&[Kyoto])
            .strongholds(Turtle, &[Kyoto, Kyoto])
            .place(Lotus, Kyoto, &[(Bushi, 1)])
            .war();
        assert_eq!(tokens(&table, Turtle, Spring), [Kyoto]);
        assert_eq!(table.reserve(Lotus, Bushi), 6);
    }

    /// p.20, p.26: Of two allies alone, strongholds count as well.
    #[test]
    fn strongholds_count_among_allies() {
        let table = Scene::of(&SHELL)
            .allies(Lotus, Turtle)
            .wars(&[Kyoto])
            .strongholds(Turtle, &[Kyoto, Kyoto])
            .place(Lotus, Kyoto, &[(Bushi, 1)])
            .war();
        assert_eq!(tokens(&table, Turtle, Spring), [Kyoto]);
        assert_eq!(table.count(Lotus, Bushi, Kyoto), 1);
    }

    /// p.26: Strongholds may never be killed: they remain after a lost battle, and the poets count only figures.
    #[test]
    fn strongholds_are_not_killed() {
        let mut table = Scene::of(&SHELL)
            .wars(&[Kyoto])
            .strongholds(Turtle, &[Kyoto, Kyoto])
            .place(Turtle, Kyoto, &[(Bushi, 1)])
            .place(Lotus, Kyoto, &[(Bushi, 4)])
            .coins(Lotus, 1)
            .war();
        table.bid(Lotus, [0, 0, 0, 1]).act(Lotus, Action::Execute);
        assert_eq!(tokens(&table, Lotus, Spring), [Kyoto]);
        assert_eq!(strongholds(&table, Turtle, Kyoto), 2);
        assert_eq!((table.vp(Lotus), table.reserve(Turtle, Bushi)), (1, 6));
    }

    /// p.26: Never taken hostage.
    #[test]
    fn strongholds_are_not_taken_hostage() {
        let mut table = Scene::of(&SHELL)
            .wars(&[Kyoto])
            .place(Turtle, Kyoto, &[(Bushi, 1)])
            .place(Lotus, Kyoto, &[(Bushi, 1)])
            .coins(Lotus, 1)
            .war();
        table.bid(Lotus, [0, 1, 0, 0]);
        assert_eq!(table.legal(Lotus), [capture(Turtle, Bushi), Action::Done]);
    }

    /// p.26: Never replaced by Betray.
    #[test]
    fn strongholds_are_not_replaced() {
        let mut table = Scene::of(&SHELL).place(Turtle, Kyoto, &[(Bushi, 1)]).mandate(Koi, Betray);
        assert_eq!(table.legal(Koi), [replace(Turtle, Bushi, Kyoto, Bushi), Action::Done]);
        table.act(Koi, replace(Turtle, Bushi, Kyoto, Bushi));
        assert_eq!(strongholds(&table, Turtle, Kyoto), 1);
    }

    /// p.22, p.26: Seppuku kills figures and leaves the strongholds, which fight on.
    #[test]
    fn seppuku_leaves_strongholds() {
        let mut table = Scene::of(&SHELL)
            .wars(&[Kyoto])
            .strongholds(Turtle, &[Kyoto, Kyoto])
            .place(Turtle, Kyoto, &[(Bushi, 1)])
            .place(Koi, Kyoto, &[(Bushi, 1)])
            .coins(Turtle, 1)
            .war();
        table.bid(Turtle, [1, 0, 0, 0]).act(Turtle, Action::Execute);
        assert_eq!(table.gained(Turtle, Reason::Seppuku), 1);
        assert_eq!(strongholds(&table, Turtle, Kyoto), 2);
        assert_eq!(tokens(&table, Turtle, Spring), [Kyoto], "2 force to 1");
    }

    /// p.22, p.26: With strongholds alone there is no figure to kill: neither points nor honor.
    #[test]
    fn no_seppuku_of_strongholds() {
        let mut table = Scene::of(&SHELL).wars(&[Kyoto]).place(Koi, Kyoto, &[(Bushi, 1)]).coins(Turtle, 1).war();
        table.bid(Turtle, [1, 0, 0, 0]);
        assert_eq!(season(&table), Summer, "nothing is asked");
        assert_eq!((table.vp(Turtle), table.honor()), (0, SHELL.to_vec()));
    }

    /// p.26: In a Marshal strongholds move exactly as figures do: to an adjacent province, once.
    #[test]
    fn strongholds_march() {
        let mut table = Scene::of(&SHELL).strongholds(Turtle, &[Kyoto, Kyoto, Kansai]).mandate(Lotus, Marshal);
        assert_eq!(table.refuses(Turtle, carry(Kyoto, Nagato)), Refusal::NotAdjacent { from: Kyoto, to: Nagato });
        assert_eq!(table.refuses(Turtle, carry(Oshu, Edo)), Refusal::NoStrongholdToMove { province: Oshu });
        table.act(Turtle, carry(Kansai, Nagato));
        assert_eq!(table.refuses(Turtle, carry(Nagato, Kansai)), Refusal::StrongholdAlreadyMoved { province: Nagato });
        table.act(Turtle, carry(Kyoto, Kansai)).act(Turtle, carry(Kyoto, Oshu));
        assert_eq!(table.player(Turtle).strongholds, [(Oshu, 1), (Kansai, 1), (Nagato, 1)].into());
        assert!(!table.waiting_for().contains(&Turtle), "each moves once");
    }

    /// p.26: They also sail, and none has to move.
    #[test]
    fn strongholds_sail() {
        let mut table = Scene::of(&SHELL).strongholds(Turtle, &[Kansai, Kansai]).mandate(Lotus, Marshal);
        table.act(Turtle, carry(Kansai, Hokkaido)).done(Turtle);
        assert_eq!(table.player(Turtle).strongholds, [(Hokkaido, 1), (Kansai, 1)].into());
    }

    /// p.15, p.26: A stronghold built in this Marshal may move as well; it has not moved yet.
    #[test]
    fn a_new_stronghold_moves() {
        let mut table = Scene::of(&SHELL).coins(Turtle, 3).mandate(Turtle, Marshal);
        table.act(Turtle, build(Nagato)).act(Turtle, carry(Nagato, Kansai));
        assert_eq!(strongholds(&table, Turtle, Kansai), 1);
    }

    /// p.19, p.26: Fujin moves strongholds, one twice or two once.
    #[test]
    fn fujin_moves_strongholds() {
        let scene = || Scene::of(&SHELL).strongholds(Turtle, &[Kyoto, Kansai]).worship(Turtle, Fujin, Shinto, 1);
        let mut table = scene().kami_turn();
        table.act(Turtle, carry(Kyoto, Edo)).act(Turtle, carry(Edo, Oshu));
        assert!(is_choosing(&table));
        assert_eq!(table.player(Turtle).strongholds, [(Oshu, 1), (Kansai, 1)].into());
        let mut table = scene().kami_turn();
        table.act(Turtle, carry(Kyoto, Edo)).act(Turtle, carry(Kansai, Nagato));
        assert!(is_choosing(&table));
        assert_eq!(table.player(Turtle).strongholds, [(Edo, 1), (Nagato, 1)].into());
    }

    /// p.14, p.26: Figures are summoned where the stronghold is now.
    #[test]
    fn summons_follow_the_stronghold() {
        let mut table = Scene::of(&SHELL).deck(&[Marshal, Recruit]).mandate_turn(Koi);
        table.act(Koi, choose(0)).act(Turtle, carry(Kyoto, Edo)).done(Koi);
        table.act(Lotus, choose(0)).act(Lotus, Action::Announce { mandate: Recruit });
        assert_eq!(table.refuses(Turtle, summon(Bushi, Kyoto)), Refusal::NoStrongholdThere { province: Kyoto });
        table.act(Turtle, summon(Bushi, Edo));
        assert_eq!(table.force(Turtle, Edo), 2);
    }
}

mod dragonfly {
    use super::*;

    /// p.26: Figures are summoned in any province; their number is still that of the strongholds.
    #[test]
    fn recruits_anywhere_as_many_as_strongholds() {
        let mut table = Scene::of(&THREE).strongholds(Dragonfly, &[Hokkaido, Oshu]).mandate(Lotus, Recruit);
        for province in Province::ALL {
            assert!(table.may(Dragonfly, summon(Bushi, province)), "{province:?}");
        }
        table.act(Dragonfly, summon(Bushi, Kyushu)).act(Dragonfly, summon(Daimyo, Kyushu));
        assert_eq!(table.waiting_for(), [Koi], "two strongholds, two figures");
        assert_eq!(table.force(Dragonfly, Kyushu), 2);
    }

    /// p.14, p.26: The bonus is one more, anywhere.
    #[test]
    fn the_bonus_anywhere() {
        let mut table = Scene::of(&THREE).mandate(Dragonfly, Recruit);
        table.done(Koi).done(Lotus);
        table.act(Dragonfly, summon(Bushi, Nagato)).act(Dragonfly, summon(Bushi, Nagato));
        assert!(is_choosing(&table));
        assert_eq!(table.count(Dragonfly, Bushi, Nagato), 2);
    }

    /// p.14, p.26: A shinto summoned anywhere may worship.
    #[test]
    fn shinto_from_anywhere_worship() {
        let mut table = Scene::of(&THREE).mandate(Lotus, Recruit);
        table.act(Dragonfly, summon(Shinto, Nagato)).act(Dragonfly, worship(Fujin));
        assert_eq!(table.at_shrine(Dragonfly, Shinto, Fujin), 1);
    }

    /// p.16, p.26: A monster from a Train is summoned anywhere.
    #[test]
    fn trains_monsters_anywhere() {
        let mut table = Scene::of(&THREE).coins(Dragonfly, 2).mandate(Dragonfly, Train);
        table.act(Dragonfly, buy(Card::OniOfSkulls));
        assert_eq!(table.legal(Dragonfly), Province::ALL.map(|province| summon(OniOfSkulls, province)));
        table.act(Dragonfly, summon(OniOfSkulls, Shikoku));
        assert_eq!(table.count(Dragonfly, OniOfSkulls, Shikoku), 1);
    }

    /// p.19, p.26: A bushi from Raijin is summoned anywhere, as for all.
    #[test]
    fn raijin_summons_anywhere() {
        let mut table =
            Scene::of(&THREE).kami([Raijin, Fujin, Hachiman, Ryujin]).worship(Dragonfly, Raijin, Shinto, 1).kami_turn();
        table.act(Dragonfly, summon(Bushi, Kyoto));
        assert_eq!(table.count(Dragonfly, Bushi, Kyoto), 1);
    }

    /// p.15, p.26: In a Marshal figures fly to any province, each once.
    #[test]
    fn flies_in_a_marshal() {
        let mut table =
            Scene::of(&THREE).place(Dragonfly, Hokkaido, &[(Bushi, 1), (Daimyo, 1)]).mandate(Lotus, Marshal);
        for to in Province::ALL {
            assert_eq!(table.may(Dragonfly, go(Bushi, Hokkaido, to)), to != Hokkaido, "{to:?}");
        }
        table.act(Dragonfly, go(Bushi, Hokkaido, Nagato));
        let refusal = Refusal::AlreadyMoved { figure: Bushi, province: Nagato };
        assert_eq!(table.refuses(Dragonfly, go(Bushi, Nagato, Edo)), refusal);
        table.act(Dragonfly, go(Daimyo, Hokkaido, Edo));
        assert_eq!((table.force(Dragonfly, Nagato), table.force(Dragonfly, Edo)), (1, 1));
    }

    /// p.19, p.26: And so with Fujin.
    #[test]
    fn flies_with_fujin() {
        let mut table = Scene::of(&THREE)
            .place(Dragonfly, Hokkaido, &[(Bushi, 1)])
            .worship(Dragonfly, Fujin, Shinto, 1)
            .kami_turn();
        table.act(Dragonfly, go(Bushi, Hokkaido, Nagato)).act(Dragonfly, go(Bushi, Nagato, Edo));
        assert!(is_choosing(&table));
        assert_eq!(table.count(Dragonfly, Bushi, Edo), 1);
    }

    /// p.26: Only the Dragonfly's figures fly, not their strongholds.
    #[test]
    fn strongholds_do_not_fly() {
        let mut table = Scene::of(&THREE).place(Dragonfly, Oshu, &[(Bushi, 1)]).mandate(Lotus, Marshal);
        assert_eq!(table.refuses(Dragonfly, carry(Hokkaido, Edo)), Refusal::StrongholdsStandFast);
    }
}

mod bonsai {
    use super::*;

    /// Three clans of which one is the Bonsai.
    const TREES: [Clan; 3] = [Koi, Lotus, Bonsai];

    /// p.26: A card costs 1 coin at most; what is free remains free.
    #[test]
    fn cards_cost_one_coin_at_most() {
        let costs = [
            (Spring, Card::PathOfTheLion, 0),
            (Spring, Card::Benevolence, 1),
            (Spring, Card::Righteousness, 1),
            (Summer, Card::WayOfBushido, 1),
            (Autumn, Card::FormOfTheKitsune, 1),
        ];
        for (season, card, cost) in costs {
            let mut table = Scene::of(&TREES).season(season).coins(Bonsai, 4).mandate(Lotus, Train);
            table.done(Lotus).act(Bonsai, buy(card));
            assert_eq!(table.coins(Bonsai), 4 - cost, "{card:?}");
        }
    }

    /// p.26: Without that coin, a player cannot buy what costs one.
    #[test]
    fn one_coin_is_needed() {
        let mut table = Scene::of(&TREES).mandate(Lotus, Train);
        table.done(Lotus);
        assert_eq!(table.refuses(Bonsai, buy(Card::Komainu)), Refusal::NotEnoughCoins { cost: 1, coins: 0 });
        assert_eq!(table.legal(Bonsai), [buy(Card::PathOfTheLion), Action::Done]);
    }

    /// p.26: The Train bonus applies after the ability: everything is free.
    #[test]
    fn with_the_train_bonus_all_is_free() {
        for (scene, chooser) in [(Scene::of(&TREES), Bonsai), (Scene::of(&TREES).allies(Bonsai, Koi), Koi)] {
            let mut table = scene.season(Spring).coins(Bonsai, 2).mandate(chooser, Train);
            table.all_done(if chooser == Koi { &[Koi, Lotus] } else { &[] });
            table.act(Bonsai, buy(Card::OniOfSkulls)).act(Bonsai, summon(OniOfSkulls, Kyushu));
            assert_eq!(table.coins(Bonsai), 2);
        }
    }

    /// p.15, p.26: A stronghold costs 1 coin.
    #[test]
    fn strongholds_cost_one_coin() {
        let mut table = Scene::of(&TREES).coins(Bonsai, 1).mandate(Bonsai, Marshal);
        table.act(Bonsai, build(Oshu));
        assert_eq!((table.coins(Bonsai), strongholds(&table, Bonsai, Oshu)), (0, 1));
        let mut table = Scene::of(&TREES).mandate(Bonsai, Marshal);
        assert_eq!(table.refuses(Bonsai, build(Oshu)), Refusal::NotEnoughCoins { cost: 1, coins: 0 });
    }

    /// p.19, p.26: With Ryujin, too, a card costs 1 coin at most.
    #[test]
    fn ryujin_sells_for_one_coin() {
        let mut table = Scene::of(&TREES)
            .kami([Ryujin, Fujin, Hachiman, Raijin])
            .worship(Bonsai, Ryujin, Shinto, 1)
            .coins(Bonsai, 3)
            .kami_turn();
        table.act(Bonsai, buy(Card::WayOfTheShogun));
        assert_eq!(table.coins(Bonsai), 2);
    }

    /// p.26: Others pay the full cost beside them.
    #[test]
    fn others_pay_in_full() {
        let mut table = Scene::of(&TREES).coins(Koi, 3).mandate(Bonsai, Train);
        table.done(Bonsai).act(Koi, buy(Card::Righteousness));
        assert_eq!(table.coins(Koi), 1);
    }
}
