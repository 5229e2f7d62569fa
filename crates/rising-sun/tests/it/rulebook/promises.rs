//! Promises (p.8): never binding, but judged and remembered.

use engine::{NegotiationAction, PlayerAction, PromiseContent, Session, Verdict};

use super::play::*;

/// A table at which promises are written down.
struct Ledger {
    session: Session<State>,
}

impl Ledger {
    fn at(table: Table) -> Ledger {
        Ledger { session: Session::from_position(table.state) }
    }

    fn seat(&self, clan: Clan) -> Seat {
        self.session.game().seat_of(clan).unwrap()
    }

    fn action(&mut self, clan: Clan, action: PlayerAction<State>) -> &mut Ledger {
        let seat = self.seat(clan);
        self.session.perform(seat, action).unwrap_or_else(|error| panic!("{clan:?}: {error:?}"));
        self
    }

    fn act(&mut self, clan: Clan, action: Action) -> &mut Ledger {
        self.action(clan, PlayerAction::Game(action))
    }

    fn promise(&mut self, by: Clan, to: Clan, pledge: Pledge) -> &mut Ledger {
        let free = NegotiationAction::Promise { to: to.name().into(), content: PromiseContent::Pledge(pledge) };
        self.action(by, PlayerAction::Negotiate(free))
    }

    /// All clans pass until the season ends.
    fn end_season(&mut self) -> &mut Ledger {
        let season = |ledger: &Ledger| ledger.session.game().position().table.season;
        let now = season(self);
        while season(self) == now {
            let seat = self.session.game().waiting_for().iter().next().unwrap();
            let legal = self.session.legal(seat);
            let action = if legal.contains(&Action::Done) { Action::Done } else { legal[0] };
            self.session.perform(seat, PlayerAction::Game(action)).unwrap();
        }
        self
    }

    /// What became of each promise.
    fn verdicts(&self) -> Vec<Option<Verdict>> {
        self.session.negotiations().promises().iter().map(|promise| promise.verdict).collect()
    }

    fn verdict(&self) -> Option<Verdict> {
        let verdicts = self.verdicts();
        assert_eq!(verdicts.len(), 1);
        verdicts[0]
    }
}

const KYOTO: Pledge = Pledge::StayOut { province: Kyoto };

/// p.8: "I'll stay out of Kyoto this Season if you stay out of Hokkaido." Koi breaks it; Lotus keeps it.
#[test]
fn stay_out_of_kyoto_for_hokkaido() {
    let scene = Scene::of(&THREE).place(Koi, Edo, &[(Bushi, 1)]).place(Lotus, Kansai, &[(Bushi, 1)]);
    let mut ledger = Ledger::at(scene.mandate(Dragonfly, Marshal));
    let hokkaido = Pledge::StayOut { province: Hokkaido };
    let offer = NegotiationAction::Offer {
        to: "lotus".into(),
        terms: None,
        i_promise: vec![PromiseContent::Pledge(KYOTO)],
        you_promise: vec![PromiseContent::Pledge(hokkaido)],
    };
    ledger.action(Koi, PlayerAction::Negotiate(offer));
    let offer = ledger.session.negotiations().offers()[0].id;
    ledger.action(Lotus, PlayerAction::Negotiate(NegotiationAction::Accept { offer }));
    assert_eq!(ledger.verdicts(), [None, None]);
    ledger.act(Koi, go(Bushi, Edo, Kyoto));
    assert_eq!(ledger.verdicts(), [Some(Verdict::Broken), None]);
    ledger.act(Lotus, go(Bushi, Kansai, Kyushu)).end_season();
    assert_eq!(ledger.verdicts(), [Some(Verdict::Broken), Some(Verdict::Kept)]);
}

/// p.8: Figures that were there before the promise do not break it.
#[test]
fn staying_is_not_entering() {
    let mut ledger = Ledger::at(Scene::of(&THREE).place(Koi, Kyoto, &[(Bushi, 1)]).mandate(Dragonfly, Marshal));
    ledger.promise(Koi, Lotus, KYOTO).end_season();
    assert_eq!(ledger.verdict(), Some(Verdict::Kept));
}

/// p.8: A figure summoned there breaks it; so does a shinto that stays, but not one that worships.
#[test]
fn summoning_is_entering() {
    let scene = || Scene::of(&THREE).strongholds(Koi, &[Kyoto]).mandate(Dragonfly, Recruit);
    let mut bushi = Ledger::at(scene());
    bushi.promise(Koi, Lotus, KYOTO).act(Koi, summon(Bushi, Kyoto));
    assert_eq!(bushi.verdict(), Some(Verdict::Broken));
    let mut stays = Ledger::at(scene());
    stays.promise(Koi, Lotus, KYOTO).act(Koi, summon(Shinto, Kyoto));
    assert_eq!(stays.verdict(), None);
    stays.act(Koi, Action::Stay);
    assert_eq!(stays.verdict(), Some(Verdict::Broken));
    let mut worships = Ledger::at(scene());
    worships.promise(Koi, Lotus, KYOTO).act(Koi, summon(Shinto, Kyoto)).act(Koi, worship(Fujin));
    assert_eq!(worships.verdict(), None);
    worships.end_season();
    assert_eq!(worships.verdict(), Some(Verdict::Kept));
}

/// p.8: A figure that replaces another there breaks it.
#[test]
fn replacing_is_entering() {
    let mut ledger = Ledger::at(Scene::of(&THREE).place(Lotus, Kyoto, &[(Bushi, 1)]).mandate(Koi, Betray));
    ledger.promise(Koi, Dragonfly, KYOTO).act(Koi, replace(Lotus, Bushi, Kyoto, Bushi));
    assert_eq!(ledger.verdict(), Some(Verdict::Broken));
}

/// p.8, p.19: A bushi from Raijin breaks it, and so does a move by Fujin.
#[test]
fn kami_bring_figures_too() {
    let scene = Scene::of(&THREE).kami([Raijin, Fujin, Hachiman, Ryujin]);
    let scene = scene.worship(Koi, Raijin, Shinto, 1).worship(Koi, Fujin, Shinto, 1).place(Koi, Edo, &[(Bushi, 1)]);
    let mut raijin = Ledger::at(scene.clone().kami_turn());
    raijin.promise(Koi, Lotus, KYOTO).act(Koi, summon(Bushi, Kyoto));
    assert_eq!(raijin.verdict(), Some(Verdict::Broken));
    let mut fujin = Ledger::at(scene.kami_turn());
    fujin.promise(Koi, Lotus, KYOTO).act(Koi, Action::Done);
    assert_eq!(fujin.verdict(), None);
    fujin.act(Koi, go(Bushi, Edo, Kyoto));
    assert_eq!(fujin.verdict(), Some(Verdict::Broken));
}

/// p.8, p.26: A stronghold of the Turtle moves "exactly as if" it were a figure, and has force: with it the
/// Turtle does not stay out.
#[test]
fn a_turtle_stronghold_enters() {
    let mut ledger = Ledger::at(Scene::of(&[Koi, Lotus, Turtle]).strongholds(Turtle, &[Oshu]).mandate(Lotus, Marshal));
    ledger.promise(Turtle, Koi, KYOTO).act(Turtle, carry(Oshu, Kyoto));
    assert_eq!(ledger.verdict(), Some(Verdict::Broken));
}

/// Kami Unbound: a player who places a kami in a province has a figure there.
#[test]
fn a_kami_is_put_there() {
    let scene = Scene::of(&THREE).unbound().worship(Koi, rising_sun::Kami::Hachiman, rising_sun::Figure::Shinto, 1);
    let mut ledger = Ledger::at(scene.kami_turn());
    ledger.promise(Koi, Lotus, KYOTO).act(Koi, Action::PlaceKami { province: Kyoto });
    assert_eq!(ledger.verdict(), Some(Verdict::Broken));
}

/// p.8: What others do, or what happens elsewhere, does not matter.
#[test]
fn others_may_enter() {
    let scene = Scene::of(&THREE).place(Koi, Edo, &[(Bushi, 1)]).place(Lotus, Kansai, &[(Bushi, 1)]);
    let mut ledger = Ledger::at(scene.mandate(Dragonfly, Marshal));
    ledger.promise(Koi, Lotus, KYOTO);
    ledger.act(Koi, go(Bushi, Edo, Oshu)).act(Lotus, go(Bushi, Kansai, Kyoto));
    assert_eq!(ledger.verdict(), None);
}

fn battle() -> Ledger {
    let scene = Scene::of(&THREE).wars(&[Oshu]).place(Koi, Oshu, &[(Bushi, 1)]).place(Lotus, Oshu, &[(Bushi, 1)]);
    Ledger::at(scene.coins(Koi, 3).coins(Lotus, 3).war())
}

fn leave(advantage: Advantage) -> Pledge {
    Pledge::LeaveAdvantage { advantage, province: Oshu }
}

fn bid(ledger: &mut Ledger, clan: Clan, bids: [u8; 4]) {
    for (advantage, coins) in Advantage::ALL.into_iter().zip(bids) {
        if ledger.session.game().waiting_for().has(ledger.seat(clan)) {
            ledger.act(clan, Action::Bid { advantage, coins });
        }
    }
}

/// p.8: "In this Battle, leave Hire Ronin to me and I'll let you Take Hostage": kept by one, broken by the
/// other, and it is unknown until the bids are revealed.
#[test]
fn leave_an_advantage() {
    let mut ledger = battle();
    ledger.promise(Koi, Lotus, leave(TakeHostage)).promise(Lotus, Koi, leave(HireRonin));
    bid(&mut ledger, Lotus, [0, 1, 2, 0]);
    assert_eq!(ledger.verdicts(), [None, None]);
    bid(&mut ledger, Koi, [1, 0, 1, 0]);
    assert_eq!(ledger.verdicts(), [Some(Verdict::Kept), Some(Verdict::Broken)]);
}

/// p.8: Without the battle there is nothing to keep or break.
#[test]
fn no_battle_no_verdict() {
    let mut ledger = Ledger::at(Scene::of(&THREE).wars(&[Kansai]).mandate(Koi, Recruit));
    ledger.promise(Koi, Lotus, leave(Seppuku)).end_season();
    assert_eq!(ledger.verdict(), Some(Verdict::Void));
}

/// p.8: A promise for one province does not apply to a battle for another.
#[test]
fn another_battle_does_not_count() {
    let mut ledger = battle();
    ledger.promise(Koi, Lotus, Pledge::LeaveAdvantage { advantage: Seppuku, province: Edo });
    bid(&mut ledger, Koi, [1, 0, 0, 0]);
    assert_eq!(ledger.verdict(), None);
}

const HARVEST: Pledge = Pledge::PlayMandate { mandate: Harvest };

/// p.8: "If you play Harvest now, I'll give you half of the Ronin": the promise to play it, kept and broken.
#[test]
fn play_a_mandate() {
    for (slot, verdict) in [(1, Verdict::Kept), (0, Verdict::Broken)] {
        let mut ledger = Ledger::at(Scene::of(&THREE).deck(&[Train, Harvest, Marshal, Recruit]).mandate_turn(Koi));
        ledger.promise(Koi, Lotus, HARVEST);
        assert_eq!(ledger.verdict(), None);
        ledger.act(Koi, choose(slot));
        assert_eq!(ledger.verdict(), Some(verdict));
    }
}

/// p.8: It speaks of one's own next turn, not of what others play before.
#[test]
fn play_a_mandate_on_the_next_turn() {
    let mut ledger = Ledger::at(Scene::of(&THREE).deck(&[Harvest, Harvest, Marshal, Recruit]).mandate_turn(Dragonfly));
    ledger.promise(Koi, Lotus, HARVEST).act(Dragonfly, choose(0));
    assert_eq!(ledger.verdict(), None);
    ledger.act(Koi, choose(0));
    assert_eq!(ledger.verdict(), Some(Verdict::Kept));
}

/// p.26: For Lotus the mandate announced counts, not the tile.
#[test]
fn lotus_plays_what_is_announced() {
    for (announced, verdict) in [(Harvest, Verdict::Kept), (Train, Verdict::Broken)] {
        let mut ledger = Ledger::at(Scene::of(&THREE).deck(&[Train, Harvest, Marshal, Recruit]).mandate_turn(Lotus));
        ledger.promise(Lotus, Koi, HARVEST).act(Lotus, choose(0));
        assert_eq!(ledger.verdict(), None);
        ledger.act(Lotus, Action::Announce { mandate: announced });
        assert_eq!(ledger.verdict(), Some(verdict));
    }
}

/// p.8: A player without a turn left this season can neither keep nor break it.
#[test]
fn no_turn_left() {
    let mut ledger = battle();
    ledger.promise(Koi, Lotus, HARVEST).end_season();
    assert_eq!(ledger.verdict(), Some(Verdict::Void));
}

/// p.8: No deal is binding: the same may be done with a promise and without.
#[test]
fn promises_are_not_binding() {
    let scene = || Scene::of(&THREE).deck(&[Train, Harvest, Marshal, Recruit]).mandate_turn(Koi);
    let mut ledger = Ledger::at(scene());
    ledger.promise(Koi, Lotus, HARVEST);
    assert_eq!(ledger.session.legal(ledger.seat(Koi)), scene().legal(Koi));
    ledger.act(Koi, choose(0));
    let mut free = scene();
    free.act(Koi, choose(0));
    assert_eq!(*ledger.session.game(), free.state, "nor is it punished");
}

/// p.8: Deals can be made in secret: only the two know of a promise and of what became of it.
#[test]
fn promises_are_secret() {
    let mut ledger = Ledger::at(Scene::of(&THREE).deck(&[Train]).mandate_turn(Koi));
    ledger.promise(Koi, Lotus, HARVEST);
    let koi = ledger.seat(Koi);
    let told = ledger.session.perform(koi, PlayerAction::Game(choose(0))).unwrap();
    let dragonfly = Viewer::Seat(ledger.seat(Dragonfly));
    let judged = |viewer| {
        let is_verdict =
            |told: &&engine::AddressedEvent<State>| matches!(told.what, engine::SessionEvent::PromiseJudged { .. });
        told.iter().filter(is_verdict).filter(|told| told.visible_to(viewer)).count()
    };
    assert_eq!([Viewer::Seat(koi), dragonfly, Viewer::Spectator].map(judged), [1, 0, 0]);
    assert!(ledger.session.view(dragonfly).promises.is_empty());
}
