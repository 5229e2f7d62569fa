//! Deals, gifts and alliances (p.8, p.11-12, p.20).

use engine::{ActionError, NegotiationAction, PlayerAction, PromiseContent, Session};

use super::play::*;

fn session(table: &Table) -> Session<State> {
    Session::from_position(table.state)
}

fn offer(to: &str, terms: Option<Terms>) -> PlayerAction<State> {
    PlayerAction::Negotiate(NegotiationAction::Offer { to: to.into(), terms, i_promise: vec![], you_promise: vec![] })
}

/// p.8: Players may give coins and ronin from their reserve in the tea ceremony.
#[test]
fn gifts_in_the_tea_ceremony() {
    let mut table = Scene::of(&THREE).coins(Koi, 5).ronin(Koi, 2).tea();
    agree(&mut table, Koi, Lotus, gift(Goods { coins: 3, ronin: 1 })).unwrap();
    assert_eq!((table.coins(Koi), table.ronin(Koi)), (2, 1));
    assert_eq!((table.coins(Lotus), table.ronin(Lotus)), (3, 1));
}

/// p.8: They may also do so in the political phase, no matter who decides.
#[test]
fn gifts_in_the_political_phase() {
    let mut choosing = Scene::of(&THREE).coins(Koi, 5).ronin(Koi, 2).mandate_turn(Lotus);
    agree(&mut choosing, Koi, Dragonfly, gift(Goods { coins: 1, ronin: 2 })).unwrap();
    assert_eq!((choosing.coins(Dragonfly), choosing.ronin(Dragonfly)), (1, 2));
    let mut kami_turn =
        Scene::of(&THREE).coins(Koi, 5).worship(Lotus, Fujin, Shinto, 1).place(Lotus, Oshu, &[(Bushi, 1)]).kami_turn();
    assert_eq!(kami_turn.waiting_for(), [Lotus]);
    agree(&mut kami_turn, Koi, Lotus, gift(coins(5))).unwrap();
    assert_eq!((kami_turn.coins(Koi), kami_turn.coins(Lotus)), (0, 5));
}

/// p.8: An exchange gives both sides their part at once.
#[test]
fn exchanges() {
    let scene = Scene::of(&THREE).coins(Koi, 5).ronin(Lotus, 3);
    for mut table in [scene.clone().tea(), scene.mandate(Dragonfly, Recruit)] {
        let terms = Terms { alliance: false, give: coins(4), ask: Goods { coins: 0, ronin: 2 } };
        agree(&mut table, Koi, Lotus, terms).unwrap();
        assert_eq!((table.coins(Koi), table.ronin(Koi)), (1, 2));
        assert_eq!((table.coins(Lotus), table.ronin(Lotus)), (4, 1));
    }
}

/// p.8: Players can give only what is in their reserve.
#[test]
fn only_what_is_in_reserve() {
    let mut table = Scene::of(&THREE).coins(Koi, 2).ronin(Lotus, 1).tea();
    let short = |clan| Err(Refusal::GoodsShort { clan });
    assert_eq!(agree(&mut table, Koi, Lotus, gift(coins(3))), short(Koi));
    assert_eq!(agree(&mut table, Koi, Lotus, gift(Goods { coins: 0, ronin: 1 })), short(Koi));
    let asks = Terms { ask: Goods { coins: 0, ronin: 2 }, ..Terms::default() };
    assert_eq!(agree(&mut table, Koi, Lotus, asks), short(Lotus));
}

/// p.8, p.20: In the war phase players cannot give each other coins or ronin.
#[test]
fn no_gifts_in_the_war_phase() {
    let mut table = Scene::of(&THREE)
        .wars(&[Oshu])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .place(Lotus, Oshu, &[(Bushi, 1)])
        .coins(Koi, 3)
        .ronin(Lotus, 2)
        .war();
    assert_eq!(table.doc().table.phase, Phase::War);
    let refused = Err(Refusal::NoBargainingNow);
    assert_eq!(agree(&mut table, Koi, Lotus, gift(coins(1))), refused);
    assert_eq!(agree(&mut table, Lotus, Dragonfly, gift(Goods { coins: 0, ronin: 1 })), refused);
    assert_eq!(agree(&mut table, Koi, Dragonfly, alliance()), refused);
    let action = PlayerAction::Negotiate(NegotiationAction::Gift { to: "lotus".into(), terms: gift(coins(1)) });
    assert!(session(&table).perform(table.seat(Koi), action).is_err());
}

/// p.8, p.24: Deals can be made at any point of the game, even in a battle, where only coins and ronin stay:
/// "In this Battle, leave Hire Ronin to me and I'll let you Take Hostage."
#[test]
fn promises_can_be_exchanged_in_a_battle() {
    let table = Scene::of(&THREE)
        .wars(&[Oshu])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .place(Lotus, Oshu, &[(Bushi, 1)])
        .coins(Koi, 3)
        .coins(Lotus, 3)
        .war();
    let leave = |advantage| PromiseContent::Pledge(Pledge::LeaveAdvantage { advantage, province: Oshu });
    let offer = NegotiationAction::Offer {
        to: "lotus".into(),
        terms: None,
        i_promise: vec![leave(TakeHostage)],
        you_promise: vec![leave(HireRonin)],
    };
    let mut session = session(&table);
    session.perform(table.seat(Koi), PlayerAction::Negotiate(offer)).expect("a deal without goods");
    let offer = session.negotiations().offers()[0].id;
    session.perform(table.seat(Lotus), PlayerAction::Negotiate(NegotiationAction::Accept { offer })).unwrap();
    assert_eq!(session.negotiations().promises().len(), 2);
}

/// p.8: "I'll give you 2 Coins to Ally with me this Season."
#[test]
fn two_coins_for_an_alliance() {
    let mut table = Scene::of(&THREE).coins(Koi, 5).coins(Dragonfly, 6).tea();
    agree(&mut table, Koi, Dragonfly, Terms { give: coins(2), ..alliance() }).unwrap();
    assert_eq!((table.coins(Koi), table.coins(Dragonfly)), (3, 8));
    assert_eq!((table.player(Koi).ally, table.player(Dragonfly).ally), (Some(Dragonfly), Some(Koi)));
}

/// p.11: No alliance can be made after the tea ceremony: an offer of one lapses, one of coins stays.
#[test]
fn an_offer_of_an_alliance_lapses_with_the_tea() {
    let table = Scene::of(&THREE).coins(Koi, 5).tea();
    let mut session = session(&table);
    session.perform(table.seat(Koi), offer("lotus", Some(alliance()))).unwrap();
    session.perform(table.seat(Koi), offer("lotus", Some(gift(coins(2))))).unwrap();
    for clan in THREE {
        session.perform(table.seat(clan), PlayerAction::Game(Action::Ready)).unwrap();
    }
    let left: Vec<_> = session.negotiations().offers().iter().map(|offer| offer.terms).collect();
    assert_eq!(left, [Some(gift(coins(2)))]);
}

/// p.11: Alliances are forged by two players who must both agree.
#[test]
fn both_must_agree() {
    let table = Scene::of(&THREE).tea();
    let (koi, lotus, dragonfly) = (table.seat(Koi), table.seat(Lotus), table.seat(Dragonfly));
    let mut session = session(&table);
    let ally = |session: &Session<State>| session.game().position().table.players[0].ally;
    session.perform(koi, offer("lotus", Some(alliance()))).unwrap();
    assert_eq!(ally(&session), None);
    let offer = session.negotiations().offers()[0].id;
    let accept = PlayerAction::Negotiate(NegotiationAction::Accept { offer });
    assert_eq!(session.perform(koi, accept.clone()), Err(ActionError::NotYours));
    assert_eq!(session.perform(dragonfly, accept.clone()), Err(ActionError::NoSuchOffer { offer }));
    assert_eq!(ally(&session), None);
    session.perform(lotus, accept).unwrap();
    assert_eq!(ally(&session), Some(Lotus));
    let unasked = PlayerAction::Negotiate(NegotiationAction::Gift { to: "dragonfly".into(), terms: alliance() });
    assert_eq!(session.perform(lotus, unasked), Err(ActionError::NotAGift));
}

/// p.11: Alliances are pairs: a player with an ally can have no other.
#[test]
fn pairs_only() {
    let mut table = Scene::of(&FIVE).tea();
    agree(&mut table, Koi, Lotus, alliance()).unwrap();
    assert_eq!(agree(&mut table, Lotus, Turtle, alliance()), Err(Refusal::AlreadyAllied { clan: Lotus }));
    assert_eq!(agree(&mut table, Turtle, Koi, alliance()), Err(Refusal::AlreadyAllied { clan: Koi }));
    agree(&mut table, Bonsai, Turtle, alliance()).unwrap();
    let allies = FIVE.map(|clan| table.player(clan).ally);
    assert_eq!(allies, [Some(Lotus), Some(Koi), Some(Bonsai), None, Some(Turtle)], "Dragonfly stays alone");
}

/// p.11: A player who is ready may still agree, until all are ready.
#[test]
fn the_ready_may_still_agree() {
    let mut table = Scene::of(&THREE).tea();
    table.act(Koi, Action::Ready).act(Lotus, Action::Ready);
    agree(&mut table, Dragonfly, Koi, alliance()).unwrap();
    assert_eq!(table.player(Koi).ally, Some(Dragonfly));
}

/// p.12: For season cards allies are still opponents.
#[test]
fn allies_are_opponents_for_cards() {
    let table = Scene::of(&THREE)
        .set(CardSet::Horseman)
        .cards(Koi, &[Card::WayOfTheRighteous])
        .allies(Koi, Lotus)
        .wars(&[Oshu])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .place(Dragonfly, Oshu, &[(Bushi, 1)])
        .coins(Lotus, 2)
        .coins(Dragonfly, 2)
        .war();
    assert_eq!(THREE.map(|clan| table.coins(clan)), [2, 1, 1]);
}

/// p.11: No new alliances can be made until the next season.
#[test]
fn no_alliances_in_the_political_phase() {
    let mut table = Scene::of(&THREE).mandate_turn(Koi);
    assert_eq!(agree(&mut table, Koi, Lotus, alliance()), Err(Refusal::AlliancesOnlyAtTea));
    let paid = Terms { give: coins(0), ..alliance() };
    assert_eq!(agree(&mut table, Lotus, Dragonfly, paid), Err(Refusal::AlliancesOnlyAtTea));
}

/// p.11, p.18: Not even after a Betray broke the old one.
#[test]
fn no_new_alliance_after_a_betrayal() {
    let mut table = Scene::of(&THREE).allies(Koi, Lotus).mandate(Koi, Betray);
    assert_eq!((table.player(Koi).ally, table.player(Lotus).ally), (None, None));
    assert_eq!(agree(&mut table, Lotus, Dragonfly, alliance()), Err(Refusal::AlliancesOnlyAtTea));
}

/// p.11: An alliance lasts for the season: through the political phase and the war.
#[test]
fn alliances_last_through_the_war() {
    let mut table = Scene::of(&THREE)
        .wars(&[Oshu])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .place(Dragonfly, Oshu, &[(Bushi, 1)])
        .coins(Koi, 1)
        .tea();
    agree(&mut table, Koi, Lotus, alliance()).unwrap();
    while table.doc().table.phase != Phase::War {
        // No player betrays.
        let clan = table.waiting_for()[0];
        match table.state.view(Viewer::Seat(table.seat(clan))).hand() {
            Some(hand) => {
                let slot = hand.iter().position(|&tile| tile != Betray).unwrap();
                table.act(clan, choose(slot as u8));
            }
            None => idle(&mut table),
        }
    }
    assert_eq!((table.player(Koi).ally, table.player(Lotus).ally), (Some(Lotus), Some(Koi)));
}

/// p.8: Deals can be made in secret: a third player sees and hears nothing of an offer.
#[test]
fn offers_are_secret() {
    let table = Scene::of(&THREE).coins(Koi, 5).tea();
    let mut session = session(&table);
    let told = session.perform(table.seat(Koi), offer("lotus", Some(gift(coins(2))))).unwrap();
    let [koi, lotus, dragonfly] = THREE.map(|clan| Viewer::Seat(table.seat(clan)));
    let hears = |viewer| told.iter().any(|told| told.visible_to(viewer));
    assert_eq!([koi, lotus, dragonfly, Viewer::Spectator].map(hears), [true, true, false, false]);
    let sees = |viewer| session.view(viewer).offers.len();
    assert_eq!([koi, lotus, dragonfly, Viewer::Spectator].map(sees), [1, 1, 0, 0]);
}

/// p.16: Help with the cost of a card: a coin given while a Train is under way can be spent at once.
#[test]
fn help_with_the_cost_of_a_card() {
    let mut table = Scene::of(&THREE).coins(Koi, 1).coins(Lotus, 1).mandate(Dragonfly, Train);
    table.done(Dragonfly);
    assert_eq!(table.refuses(Koi, buy(Card::Komainu)), Refusal::NotEnoughCoins { cost: 2, coins: 1 });
    agree(&mut table, Lotus, Koi, gift(coins(1))).unwrap();
    table.act(Koi, buy(Card::Komainu));
    assert_eq!((table.coins(Koi), table.coins(Lotus)), (0, 0));
}
