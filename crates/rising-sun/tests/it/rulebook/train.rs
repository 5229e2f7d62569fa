//! Train and monsters (p.16).

use super::play::*;

/// p.16: Everybody may acquire a card for its cost; the current player and their ally pay 1 less.
#[test]
fn the_chooser_and_the_ally_pay_one_less() {
    let scene = FOUR.iter().fold(Scene::of(&FOUR), |scene, &clan| scene.coins(clan, 5));
    let mut table = scene.allies(Turtle, Koi).mandate(Turtle, Train);
    table.act(Turtle, buy(Card::Righteousness));
    table.act(Dragonfly, buy(Card::Righteousness));
    table.act(Koi, buy(Card::WayOfTheShogun));
    table.act(Lotus, buy(Card::WayOfTheShogun));
    assert_eq!(FOUR.map(|clan| table.coins(clan)), [5 - 1, 5 - 2, 5 - 1, 5 - 2]);
    assert!(is_choosing(&table));
}

/// p.16: Some cards are free; the discount goes down to 0 at least.
#[test]
fn the_discount_ends_at_zero() {
    let mut table = Scene::of(&THREE).coins(Koi, 1).mandate(Koi, Train);
    table.act(Koi, buy(Card::PathOfTheLion));
    assert_eq!(table.coins(Koi), 1);
    let mut table = Scene::of(&THREE).mandate(Koi, Train);
    table.act(Koi, buy(Card::Benevolence)).act(Lotus, Action::Done);
    assert_eq!((table.coins(Koi), table.player(Koi).cards), (0, [(Card::Benevolence, 1)].into()));
}

/// p.16: A player who cannot pay cannot buy.
#[test]
fn cards_must_be_paid() {
    let mut table = Scene::of(&THREE).coins(Koi, 1).coins(Dragonfly, 1).mandate(Dragonfly, Train);
    table.act(Dragonfly, buy(Card::Komainu)).act(Dragonfly, summon(Figure::Komainu, Oshu)).act(Dragonfly, Action::Stay);
    assert_eq!(table.refuses(Koi, buy(Card::OniOfSkulls)), Refusal::NotEnoughCoins { cost: 2, coins: 1 });
    table.act(Koi, buy(Card::PathOfTheLight));
    assert_eq!(table.coins(Koi), 0);
}

/// p.16: "May": players need not buy.
#[test]
fn buying_is_optional() {
    let mut table = Scene::of(&THREE).coins(Koi, 5).mandate(Koi, Train);
    assert_eq!(in_turn(&mut table), THREE);
    assert_eq!(table.coins(Koi), 5);
    assert_eq!(table.doc().table.market.values().sum::<u8>(), 12);
}

/// p.16: A single card for each player in each Train.
#[test]
fn one_card_each() {
    let mut table = Scene::of(&THREE).coins(Koi, 9).mandate(Koi, Train);
    table.act(Koi, buy(Card::Righteousness));
    assert_eq!(table.waiting_for(), [Lotus]);
    assert_eq!(table.refuses(Koi, buy(Card::PathOfTheLion)), Refusal::NotYourDecision);
}

/// p.16: A card that is bought is gone; it is face up, so that all can see it.
#[test]
fn a_bought_card_is_gone_and_seen_by_all() {
    let mut table = Scene::of(&THREE).coins(Koi, 5).coins(Lotus, 5).coins(Dragonfly, 5).mandate(Koi, Train);
    table.act(Koi, buy(Card::WayOfTheShogun)).act(Lotus, buy(Card::WayOfTheShogun));
    let card = Card::WayOfTheShogun;
    assert_eq!(table.refuses(Dragonfly, buy(card)), Refusal::NotForSale { card });
    for viewer in viewers(&table) {
        let players = table.state.view(viewer).document().table.players;
        assert_eq!(players[0].cards, [(card, 1)].into());
    }
}

/// p.16: A card's ability is in effect as soon as it is acquired.
#[test]
fn a_card_works_at_once() {
    let mut table = Scene::of(&THREE).place(Koi, Edo, &[(Daimyo, 1)]).mandate(Koi, Train);
    assert_eq!(table.force(Koi, Edo), 1);
    table.act(Koi, buy(Card::PathOfTheLion));
    assert_eq!(table.force(Koi, Edo), 2);
}

/// p.16: More than 1 copy of a card may be acquired over time, and their abilities stack.
#[test]
fn copies_stack() {
    let mut table = Scene::of(&THREE).cards(Koi, &[Card::WayOfTheShogun]).coins(Koi, 1).mandate(Koi, Train);
    table.act(Koi, buy(Card::WayOfTheShogun));
    assert_eq!(table.player(Koi).cards, [(Card::WayOfTheShogun, 2)].into());
    let table = Scene::of(&THREE)
        .cards(Koi, &[Card::WayOfTheShogun, Card::WayOfTheShogun])
        .wars(&[Oshu])
        .place(Koi, Oshu, &[(Bushi, 1)])
        .place(Lotus, Oshu, &[(Bushi, 1)])
        .war();
    assert_eq!(table.coins(Koi), 3 + 3);
}

/// p.16: A monster is summoned at once, to a province where its owner has a stronghold.
#[test]
fn a_monster_is_summoned_at_once() {
    let mut table = Scene::of(&THREE).coins(Koi, 1).strongholds(Koi, &[Edo, Shikoku]).mandate(Koi, Train);
    table.act(Koi, buy(Card::OniOfSkulls));
    assert_eq!(table.legal(Koi), [summon(OniOfSkulls, Edo), summon(OniOfSkulls, Shikoku)]);
    assert_eq!(table.refuses(Koi, Action::Done), Refusal::MustChoose);
    assert_eq!(table.refuses(Koi, summon(OniOfSkulls, Kyoto)), Refusal::NoStrongholdThere { province: Kyoto });
    assert_eq!(table.refuses(Koi, summon(Bushi, Edo)), Refusal::NotNow);
    table.act(Koi, summon(OniOfSkulls, Shikoku));
    assert_eq!((table.count(Koi, OniOfSkulls, Shikoku), table.force(Koi, Shikoku)), (1, 1));
    assert_eq!(table.waiting_for(), [Lotus]);
}

/// p.7, p.16: A killed monster returns to its owner's reserve.
#[test]
fn a_killed_monster_returns_to_reserve() {
    let table = Scene::of(&THREE)
        .cards(Lotus, &[Card::Komainu])
        .wars(&[Oshu])
        .place(Lotus, Oshu, &[(Figure::Komainu, 1)])
        .place(Koi, Oshu, &[(Bushi, 2)])
        .war();
    assert_eq!((table.count(Lotus, Figure::Komainu, Oshu), table.reserve(Lotus, Figure::Komainu)), (0, 1));
    assert_eq!(table.player(Lotus).cards, [(Card::Komainu, 1)].into());
}

/// p.16: A monster in reserve may be summoned again just like any figure of the clan.
#[test]
fn a_monster_can_be_summoned_again() {
    let mut table = Scene::of(&THREE).cards(Koi, &[Card::OniOfSkulls]).mandate(Dragonfly, Recruit);
    table.act(Koi, summon(OniOfSkulls, Edo));
    assert_eq!(table.count(Koi, OniOfSkulls, Edo), 1);
}

/// p.7, p.16: No limit to the number of monsters of a clan.
#[test]
fn any_number_of_monsters() {
    let owned = [Card::Komainu, Card::OniOfSkulls, Card::Yurei, Card::OniOfBlood, Card::OniOfSouls];
    let mut table = Scene::of(&THREE).season(Autumn).cards(Koi, &owned).coins(Koi, 3).mandate(Koi, Train);
    table.act(Koi, buy(Card::RiverDragon)).act(Koi, summon(Figure::RiverDragon, Edo));
    assert_eq!(table.count(Koi, Figure::RiverDragon, Edo), 1);
    assert_eq!(table.player(Koi).cards.len(), 6);
}
