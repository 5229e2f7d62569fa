//! Rulings that touch several cards at once (docs/rulings.md).

use engine::{DiscardEvents, Game};
use rising_sun::Clan::{Koi, Lotus, Turtle};
use rising_sun::Figure::{self, Bushi, Shinto};
use rising_sun::Mandate::{Betray, Harvest, Marshal, Recruit};
use rising_sun::Province::{Edo, Kansai, Kyoto, Shikoku};
use rising_sun::{Action, Card, CardSet, Goods, Kami, Refusal, Season, Site, Terms};

use crate::scene::Scene;

/// C28: The points of Honesty for the choice and those of the Harvest are two gains: Loyalty adds to each.
#[test]
fn honesty_and_the_mandate_are_two_gains() {
    let scene = Scene::of(&[Koi, Lotus, Turtle]).set(CardSet::Teapot).season(Season::Summer);
    let scene = scene.cards(Koi, &[Card::Honesty, Card::Loyalty]).allies(Koi, Lotus).place(Koi, Kyoto, &[(Bushi, 2)]);
    let mut table = scene.deck(&[Harvest]).mandate_turn(Koi);
    table.act(Koi, Action::ChooseMandate { slot: 0 });
    assert_eq!(table.vp(Koi), 2 + 1 + 4 + 1);
}

/// C27: Two different cards that give coins after one Summon are two gains for a Merchant.
#[test]
fn a_merchant_reacts_to_each_card() {
    let scene = Scene::of(&[Koi, Lotus, Turtle]).set(CardSet::Teapot).season(Season::Summer).coins(Koi, 5);
    let scene = scene.cards(Koi, &[Card::PathOfTheWarlord, Card::PathOfThePatron]);
    let mut table = scene.cards(Turtle, &[Card::WayOfTheMerchant]).mandate(Turtle, Recruit);
    table.act(Koi, Action::Summon { figure: Bushi, province: Edo });
    assert_eq!((table.coins(Koi), table.coins(Turtle)), (5 + 1 + 2, 2));
}

/// C24: Yurei may not be replaced, but may replace a monster.
#[test]
fn yurei_replaces_a_monster() {
    let scene = Scene::of(&[Koi, Lotus, Turtle]).season(Season::Summer).cards(Koi, &[Card::Yurei]);
    let scene = scene.cards(Turtle, &[Card::OniOfSkulls]).place(Turtle, Kyoto, &[(Figure::OniOfSkulls, 1)]);
    let mut table = scene.mandate(Koi, Betray);
    let (site, with) = (Site::Province(Kyoto), Figure::Yurei);
    table.act(Koi, Action::Replace { clan: Turtle, figure: Figure::OniOfSkulls, site, with });
    assert_eq!((table.count(Koi, Figure::Yurei, Kyoto), table.reserve(Turtle, Figure::OniOfSkulls)), (1, 1));
}

/// C23: A stronghold that lends no force does not bring its clan into the province.
#[test]
fn the_oni_of_skulls_beside_a_stronghold_of_others_is_alone() {
    let scene = Scene::of(&[Koi, Lotus, Turtle]).cards(Turtle, &[Card::OniOfSkulls]);
    let table = scene.place(Turtle, Edo, &[(Figure::OniOfSkulls, 1)]).tea();
    assert_eq!(table.force(Turtle, Edo), 1, "Koi has only a stronghold in Edo");
}

/// C3: A coin that comes later does not open a route again.
#[test]
fn a_route_stays_closed_when_a_coin_comes_later() {
    let scene = Scene::of(&[Koi, Lotus, Turtle]).season(Season::Summer).cards(Koi, &[Card::PathOfTheSerpent]);
    let mut table = scene.coins(Koi, 1).place(Lotus, Kansai, &[(Bushi, 2)]).mandate(Turtle, Marshal);
    let sail = Action::MoveFigure { figure: Bushi, from: Kansai, to: Shikoku };
    table.act(Lotus, sail).act(Koi, Action::DemandToll);
    let gift = Terms { give: Goods { coins: 1, ronin: 0 }, ..Terms::default() };
    let (koi, lotus) = (table.seat(Koi), table.seat(Lotus));
    table.state.agree(koi, lotus, &gift, &mut DiscardEvents).unwrap();
    assert_eq!(table.coins(Lotus), 1);
    assert_eq!(table.refuses(Lotus, sail), Refusal::RouteClosed { from: Kansai, to: Shikoku });
}

/// K8: Hired ronin are not force of the province: Amaterasu does not protect a clan that has nothing else there.
#[test]
fn amaterasu_ignores_hired_ronin() {
    let scene = Scene::of(&[Koi, Lotus, Turtle]).wars(&[Kyoto]).worship(Turtle, Kami::Amaterasu, Shinto, 1);
    let scene = scene.walk(Kami::Amaterasu, Kyoto, Turtle).coins(Koi, 4).place(Koi, Kyoto, &[(Bushi, 1)]);
    let scene = scene.place(Lotus, Kyoto, &[(Bushi, 1)]).place(Turtle, Kyoto, &[(Bushi, 4)]);
    let mut table = scene.war();
    table.bid(Koi, [1, 0, 1, 0]).act(Koi, Action::Execute).act(Koi, Action::Execute);
    assert_eq!(table.player(Turtle).tokens[&Season::Spring], [Kyoto]);
    assert_eq!(table.count(Lotus, Bushi, Kyoto), 1, "Lotus is the most honorable with force");
}

/// W5: No more than 255 coins go on one advantage.
#[test]
fn a_bid_has_a_limit() {
    let scene = Scene::of(&[Koi, Lotus, Turtle]).wars(&[Kyoto]).coins(Koi, 300);
    let table = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 1)]).war();
    assert_eq!(table.legal(Koi).len(), 256);
}
