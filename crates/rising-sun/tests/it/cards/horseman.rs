//! The Horseman set. Its monsters and its war upgrade are in their own modules, the Form of the Demon
//! is beside the Form of the Beast.

use rising_sun::CardSet::Horseman;

use super::prelude::*;

/// docs/facts/rising-sun.md, 5.6 Courage, 6.3: 2 points for each token, even without a battle: alone or as
/// stronger ally.
#[test]
fn courage_counts_every_token() {
    let with = |copies: usize| {
        let scene = three(Horseman, Spring).cards(Koi, &vec![Card::Courage; copies]).allies(Koi, Lotus);
        let scene = scene.wars(&[Kyoto, Edo, Oshu]).place(Koi, Kyoto, &[(Bushi, 1)]);
        let scene = scene.place(Koi, Edo, &[(Bushi, 2)]).place(Lotus, Edo, &[(Bushi, 1)]);
        let scene = scene.place(Koi, Oshu, &[(Bushi, 2)]).place(Dragonfly, Oshu, &[(Bushi, 1)]);
        scene.war()
    };
    assert_eq!(with(1).player(Koi).tokens[&Spring].len(), 3);
    assert_eq!((with(0).vp(Koi), with(1).vp(Koi), with(2).vp(Koi)), (0, 6, 12));
}

/// docs/facts/rising-sun.md, 5.6 Courage: the owner must win the token.
#[test]
fn courage_gives_nothing_for_a_defeat() {
    let scene = three(Horseman, Spring).cards(Lotus, &[Card::Courage]).wars(&[Kyoto]);
    let table = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 1)]).war();
    assert_eq!((table.vp(Lotus), table.vp(Koi)), (0, 0));
}

/// Lotus, with these cards, has summoned a bushi in a Recruit that Koi chose.
fn lotus_recruits(scene: Scene) -> Table {
    let mut table = scene.mandate(Koi, Recruit);
    table.act(Lotus, summon(Bushi, Nagato));
    table
}

/// docs/facts/rising-sun.md, 5.6 Path of the Ninja: any one bushi on the map; the owner then loses honor.
#[test]
fn the_ninja_kills_a_bushi_and_loses_honor() {
    let scene = three(Horseman, Spring).cards(Lotus, &[Card::PathOfTheNinja]);
    let scene = scene.place(Koi, Edo, &[(Bushi, 2), (Shinto, 1), (Daimyo, 1)]).place(Dragonfly, Oshu, &[(Bushi, 1)]);
    let mut table = lotus_recruits(scene);
    let bushi = [kill(Koi, Bushi, Edo), kill(Lotus, Bushi, Nagato), kill(Dragonfly, Bushi, Oshu), Action::Done];
    assert_eq!(table.legal(Lotus), bushi);
    for figure in [Shinto, Daimyo] {
        assert_eq!(table.refuses(Lotus, kill(Koi, figure, Edo)), Refusal::NotATarget { clan: Koi, figure });
    }
    table.act(Lotus, kill(Koi, Bushi, Edo));
    assert_eq!((table.count(Koi, Bushi, Edo), table.reserve(Koi, Bushi)), (1, 5));
    assert_eq!((table.honor(), table.waiting_for()), (vec![Koi, Dragonfly, Lotus], vec![Dragonfly]));
}

/// docs/facts/rising-sun.md, 5.6 Path of the Ninja: "any": even the owner's own bushi; "may".
#[test]
fn the_ninja_may_kill_a_bushi_of_the_clan_or_none() {
    let scene = three(Horseman, Spring).cards(Lotus, &[Card::PathOfTheNinja, Card::Righteousness]);
    let mut table = lotus_recruits(scene.clone());
    table.act(Lotus, kill(Lotus, Bushi, Nagato));
    assert_eq!((table.count(Lotus, Bushi, Nagato), table.vp(Lotus)), (0, 1));
    assert_eq!(table.honor(), [Koi, Dragonfly, Lotus]);

    let mut table = lotus_recruits(scene);
    table.done(Lotus);
    assert_eq!((table.count(Lotus, Bushi, Nagato), table.honor()), (1, vec![Koi, Lotus, Dragonfly]));
}

/// docs/facts/rising-sun.md, 5.6 Path of the Ninja: no Summon, no kill.
#[test]
fn the_ninja_needs_a_summon() {
    let scene = three(Horseman, Spring).cards(Lotus, &[Card::PathOfTheNinja]).place(Koi, Edo, &[(Bushi, 1)]);
    let mut table = scene.mandate(Koi, Recruit);
    table.done(Lotus);
    assert_eq!(table.waiting_for(), [Dragonfly]);
}

/// docs/facts/rising-sun.md, 5.6, 6.2 Effects outside Mandates: Raijin's Summon is one for the Ninja as well.
#[test]
fn the_ninja_follows_raijins_bushi() {
    let scene = three(Horseman, Spring).kami([Raijin, Fujin, Hachiman, Tsukuyomi]).worship(Lotus, Raijin, Shinto, 1);
    let mut table = scene.cards(Lotus, &[Card::PathOfTheNinja]).place(Koi, Edo, &[(Bushi, 1)]).kami_turn();
    table.act(Lotus, summon(Bushi, Edo)).act(Lotus, kill(Koi, Bushi, Edo));
    assert_eq!((table.count(Koi, Bushi, Edo), table.honor()), (0, vec![Koi, Dragonfly, Lotus]));
}

/// Koi with Mercy wins Kyoto against two bushi of Lotus and one of the Dragonfly.
fn merciful(copies: usize) -> Scene {
    let scene = three(Horseman, Summer).cards(Koi, &vec![Card::Mercy; copies]).wars(&[Kyoto]);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 4)]);
    scene.place(Lotus, Kyoto, &[(Bushi, 2)]).place(Dragonfly, Kyoto, &[(Bushi, 1)])
}

/// docs/facts/rising-sun.md, 5.6, 6.3 Mercy: the whole group lives; 2 points for each copy, not for each
/// figure.
#[test]
fn mercy_spares_all_losers() {
    for (copies, points) in [(1, 2), (2, 4)] {
        let mut table = merciful(copies).war();
        assert_eq!(table.legal(Koi), [Action::Spare, Action::Kill]);
        table.act(Koi, Action::Spare);
        assert_eq!(table.vp(Koi), points);
        assert_eq!((table.count(Lotus, Bushi, Kyoto), table.count(Dragonfly, Bushi, Kyoto)), (2, 1));
        assert_eq!(table.player(Koi).tokens[&Summer], [Kyoto]);
    }
}

/// docs/facts/rising-sun.md, 5.6 Mercy: "may".
#[test]
fn mercy_may_be_withheld() {
    let mut table = merciful(1).war();
    table.act(Koi, Action::Kill);
    assert_eq!((table.vp(Koi), fallen(&table, Lotus), fallen(&table, Dragonfly)), (0, 2, 1));
    assert_eq!((table.count(Lotus, Bushi, Kyoto), table.count(Dragonfly, Bushi, Kyoto)), (0, 0));
}

/// docs/facts/rising-sun.md, 6.3 Mercy scope: no death triggers for those spared: no Righteousness, no poems.
#[test]
fn mercy_leaves_no_dead_to_mourn() {
    let mut table = merciful(1).cards(Lotus, &[Card::Righteousness]).coins(Dragonfly, 1).war();
    table.bid(Dragonfly, [0, 0, 0, 1]).act(Koi, Action::Spare);
    assert_eq!((table.vp(Lotus), table.vp(Dragonfly)), (0, 0));
}

/// docs/facts/rising-sun.md, 6.3 Mercy scope: those who died before the outcome are still dead.
#[test]
fn mercy_does_not_raise_the_dead() {
    let mut table = merciful(1).coins(Lotus, 2).war();
    table.bid(Lotus, [1, 0, 0, 1]).act(Lotus, Action::Execute).act(Koi, Action::Spare).act(Lotus, Action::Execute);
    assert_eq!((table.gained(Lotus, Reason::Seppuku), table.gained(Lotus, Reason::ImperialPoets)), (2, 2));
    assert_eq!((table.vp(Koi), table.count(Dragonfly, Bushi, Kyoto)), (2, 1));
}

/// docs/facts/rising-sun.md, 5.6 Mercy: one or more opposing figures must be about to die.
#[test]
fn mercy_needs_a_figure_to_spare() {
    // Lotus, the only loser, has killed itself.
    let scene = three(Horseman, Summer).cards(Koi, &[Card::Mercy]).coins(Lotus, 1).wars(&[Kyoto]);
    let mut table = scene.place(Koi, Kyoto, &[(Bushi, 2)]).place(Lotus, Kyoto, &[(Bushi, 1)]).war();
    table.bid(Lotus, [1, 0, 0, 0]).act(Lotus, Action::Execute);
    assert_eq!((table.vp(Koi), table.doc().table.season), (0, Autumn));

    // An ally is in no danger.
    let scene = merciful(1).allies(Koi, Lotus);
    let mut table = scene.war();
    table.act(Koi, Action::Spare);
    assert!(!table.events.contains(&Event::Spared { clan: Lotus, by: Koi }));
    assert!(table.events.contains(&Event::Spared { clan: Dragonfly, by: Koi }));
}

/// docs/facts/rising-sun.md, 5.6 Mercy: the winner's mercy alone counts, and not the owner's own Seppuku.
#[test]
fn mercy_is_for_figures_of_others() {
    let scene = three(Horseman, Summer).cards(Lotus, &[Card::Mercy]).coins(Lotus, 1).wars(&[Kyoto]);
    let mut table = scene.place(Koi, Kyoto, &[(Bushi, 2)]).place(Lotus, Kyoto, &[(Bushi, 1)]).war();
    table.bid(Lotus, [1, 0, 0, 0]).act(Lotus, Action::Execute);
    assert_eq!((fallen(&table, Lotus), table.vp(Lotus)), (1, 1));
}

/// docs/facts/rising-sun.md, 6.3 Mercy scope: kills by own cards may be spared, such as the Ninja's.
#[test]
fn mercy_spares_the_ninjas_victim() {
    let scene = three(Horseman, Summer).cards(Lotus, &[Card::Mercy, Card::Mercy, Card::PathOfTheNinja]);
    let scene = scene.place(Koi, Edo, &[(Bushi, 1)]).cards(Koi, &[Card::Righteousness]);
    let mut table = lotus_recruits(scene.clone());
    table.act(Lotus, kill(Koi, Bushi, Edo)).act(Lotus, Action::Spare);
    assert_eq!((table.count(Koi, Bushi, Edo), table.vp(Lotus), table.vp(Koi)), (1, 4, 0));
    assert_eq!(table.waiting_for(), [Dragonfly], "the Ninja has been used");

    let mut table = lotus_recruits(scene);
    table.act(Lotus, kill(Koi, Bushi, Edo)).act(Lotus, Action::Kill);
    assert_eq!((table.count(Koi, Bushi, Edo), table.vp(Lotus), table.vp(Koi)), (0, 0, 1));
    assert_eq!(table.honor(), [Koi, Dragonfly, Lotus]);
}

/// Open in docs/facts/rising-sun.md (5.6 Path of the Ninja, 6.3 Mercy scope): sending the Ninja costs honor
/// even if the victim is spared. The engine's choice.
#[test]
fn the_ninja_costs_honor_even_where_mercy_spares() {
    let scene = three(Horseman, Summer).cards(Lotus, &[Card::Mercy, Card::PathOfTheNinja]);
    let mut table = lotus_recruits(scene.place(Koi, Edo, &[(Bushi, 1)]));
    table.act(Lotus, kill(Koi, Bushi, Edo)).act(Lotus, Action::Spare);
    assert_eq!(table.honor(), [Koi, Dragonfly, Lotus]);
}

/// docs/facts/rising-sun.md, 5.6 Mercy: opposing figures only: a bushi of the owner cannot be spared.
#[test]
fn mercy_is_not_asked_for_an_own_bushi() {
    let scene = three(Horseman, Summer).cards(Lotus, &[Card::Mercy, Card::PathOfTheNinja]);
    let mut table = lotus_recruits(scene);
    table.act(Lotus, kill(Lotus, Bushi, Nagato));
    assert_eq!((table.count(Lotus, Bushi, Nagato), table.vp(Lotus)), (0, 0));
    assert_eq!(table.waiting_for(), [Dragonfly]);
}

/// The Dragonfly with Mercy summons the Oni of Hate to Kyoto, where Koi has a bushi and a shinto,
/// Lotus a bushi.
fn merciful_hate() -> Table {
    let scene = three(Horseman, Autumn).cards(Dragonfly, &[Card::OniOfHate, Card::Mercy, Card::Mercy]);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 1), (Shinto, 1)]).place(Lotus, Kyoto, &[(Bushi, 1)]);
    let mut table = scene.mandate(Lotus, Recruit);
    table.act(Dragonfly, summon(Figure::OniOfHate, Kyoto));
    table
}

/// docs/facts/rising-sun.md, 6.3 Mercy scope: the prey of the Oni of Hate, all of it or none.
#[test]
fn mercy_spares_all_prey_of_the_oni_of_hate() {
    let mut table = merciful_hate();
    assert_eq!(table.legal(Dragonfly), [Action::Spare, Action::Kill]);
    table.act(Dragonfly, Action::Spare);
    assert_eq!((fallen(&table, Koi), fallen(&table, Lotus), table.vp(Dragonfly)), (0, 0, 4));
    assert_eq!(table.waiting_for(), [Koi], "the Recruit goes on");

    let mut table = merciful_hate();
    table.act(Dragonfly, Action::Kill).act(Dragonfly, kill(Koi, Shinto, Kyoto));
    assert_eq!((fallen(&table, Koi), fallen(&table, Lotus), table.vp(Dragonfly)), (1, 1, 0));
}

/// docs/facts/rising-sun.md, 6.3 Mercy scope, entering: each step of a Fujin move is a kill of its own; so is a
/// Betray.
#[test]
fn mercy_spares_the_prey_of_each_entry() {
    let scene = three(Horseman, Autumn).cards(Dragonfly, &[Card::OniOfHate, Card::Mercy]).cards(Koi, &[Card::Yurei]);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kansai, &[(Bushi, 1)]);
    let walk = scene.clone().place(Dragonfly, Oshu, &[(Figure::OniOfHate, 1)]).worship(Dragonfly, Fujin, Shinto, 1);
    let mut table = walk.kami_turn();
    table.act(Dragonfly, go(Figure::OniOfHate, Oshu, Kyoto)).act(Dragonfly, Action::Spare);
    table.act(Dragonfly, go(Figure::OniOfHate, Kyoto, Kansai)).act(Dragonfly, Action::Kill);
    assert_eq!((fallen(&table, Koi), fallen(&table, Lotus), table.vp(Dragonfly)), (0, 1, 2));

    let skulls = [(Figure::OniOfSkulls, 1)];
    let mut table = scene.cards(Lotus, &[Card::OniOfSkulls]).place(Lotus, Kyoto, &skulls).mandate(Dragonfly, Betray);
    table.act(Dragonfly, replace(Lotus, Figure::OniOfSkulls, Kyoto, Figure::OniOfHate)).act(Dragonfly, Action::Spare);
    assert_eq!((fallen(&table, Koi), table.vp(Dragonfly)), (0, 2));
    assert!(table.may(Dragonfly, replace(Koi, Bushi, Kyoto, Bushi)), "the Betray goes on");
}

/// docs/facts/rising-sun.md, 5.6 Path of the Monkey: a coin from the richest opponent; the owner loses honor.
#[test]
fn the_monkey_takes_from_the_richest() {
    let scene = three(Horseman, Summer).cards(Lotus, &[Card::PathOfTheMonkey]);
    let mut table = lotus_recruits(scene.coins(Koi, 4).coins(Lotus, 9).coins(Dragonfly, 3));
    table.act(Lotus, Action::TakeFromRichest);
    assert_eq!((table.coins(Koi), table.coins(Lotus), table.coins(Dragonfly)), (3, 10, 3));
    assert_eq!((table.honor(), table.waiting_for()), (vec![Koi, Dragonfly, Lotus], vec![Dragonfly]));
}

/// docs/facts/rising-sun.md, 6.3 Path of the Monkey ties: all who are tied pay 1 each, honor is lost once.
#[test]
fn the_monkey_takes_from_all_who_are_tied() {
    let scene = Scene::of(&[Koi, Lotus, Turtle, Bonsai]).set(Horseman).season(Summer);
    let scene = scene.cards(Lotus, &[Card::PathOfTheMonkey]).coins(Koi, 4).coins(Turtle, 4).coins(Bonsai, 3);
    let mut table = lotus_recruits(scene);
    table.act(Lotus, Action::TakeFromRichest);
    let coins = [Koi, Lotus, Turtle, Bonsai].map(|clan| table.coins(clan));
    assert_eq!((coins, table.honor()), ([3, 2, 3, 3], vec![Koi, Turtle, Lotus, Bonsai]));
}

/// p.16: each copy of the Path of the Monkey takes for itself, and costs honor again.
#[test]
fn two_monkeys_take_twice() {
    let scene = three(Horseman, Summer).honor(&[Lotus, Koi, Dragonfly]).cards(Lotus, &[Card::PathOfTheMonkey; 2]);
    let mut table = lotus_recruits(scene.coins(Koi, 4).coins(Dragonfly, 3));
    table.act(Lotus, Action::TakeFromRichest).act(Lotus, Action::TakeFromRichest);
    // First Koi alone, then both.
    assert_eq!((table.coins(Koi), table.coins(Lotus), table.coins(Dragonfly)), (2, 3, 2));
    assert_eq!((table.honor(), table.waiting_for()), (vec![Koi, Dragonfly, Lotus], vec![Dragonfly]));
}

/// docs/facts/rising-sun.md, 5.6 Path of the Monkey: "may"; nothing to take, nothing to lose.
#[test]
fn the_monkey_may_decline_and_needs_a_coin() {
    let scene = three(Horseman, Summer).cards(Lotus, &[Card::PathOfTheMonkey]).coins(Lotus, 5);
    let table = lotus_recruits(scene.clone());
    assert_eq!((table.waiting_for(), table.honor()), (vec![Dragonfly], vec![Koi, Lotus, Dragonfly]));

    let mut table = lotus_recruits(scene.coins(Koi, 1));
    table.done(Lotus);
    assert_eq!((table.coins(Koi), table.coins(Lotus), table.honor()), (1, 5, vec![Koi, Lotus, Dragonfly]));
}

/// docs/facts/rising-sun.md, 5.6 Path of the Spirit: 2 coins and 2 points for the highest honor, and only for
/// that.
#[test]
fn the_spirit_rewards_the_highest_honor() {
    let scene = || three(Horseman, Autumn).cards(Lotus, &[Card::PathOfTheSpirit]);
    let table = lotus_recruits(scene().honor(&[Lotus, Koi, Dragonfly]));
    assert_eq!((table.coins(Lotus), table.vp(Lotus)), (2, 2));
    let table = lotus_recruits(scene());
    assert_eq!((table.coins(Lotus), table.vp(Lotus)), (0, 0));
}

/// docs/facts/rising-sun.md, 5.6, 6.2 Effects outside Mandates: the Spirit after Raijin, with the honor of that
/// moment.
#[test]
fn the_spirit_follows_amaterasu_and_raijin() {
    let scene = three(Horseman, Autumn).cards(Lotus, &[Card::PathOfTheSpirit]);
    let scene = scene.kami([Amaterasu, Raijin, Hachiman, Fujin]).worship(Lotus, Amaterasu, Shinto, 1);
    let mut table = scene.worship(Lotus, Raijin, Shinto, 1).kami_turn();
    table.act(Lotus, Action::RiseToTop).act(Lotus, summon(Bushi, Kyoto));
    assert_eq!((table.coins(Lotus), table.vp(Lotus)), (2, 2));
}
