//! Rising Sun as a subject of the laws: whole games with every kind of option, deals included.

#![allow(unreachable_pub)]

use engine::{
    Chance, DiscardEvents, Game, NegotiationAction, OfferId, PlayerAction, PromiseContent, PromiseId, Seat, Session,
    Viewer,
};
use laws::{Observed, Subject, observe, pick};
use rising_sun::*;

/// The subject.
pub struct RisingSun;

impl Subject for RisingSun {
    type Game = State;

    fn options(chance: &mut Chance) -> Options {
        let mut clans = CLANS.map(|row| row.clan).to_vec();
        chance.shuffle(&mut clans);
        clans.truncate(3 + chance.below(3) as usize);
        let kami = if chance.below(4) == 0 { KamiChoice::FirstGame } else { KamiChoice::Random };
        Options { clans, set: SetChoice::Set(pick(chance, &CardSet::ALL)), kami, kami_unbound: chance.below(2) == 0 }
    }

    fn bargain(state: &mut State, chance: &mut Chance) {
        if chance.below(8) == 0 {
            let seats = state.seats() as u32;
            let (from, to) = (Seat(chance.below(seats) as u8), Seat(chance.below(seats) as u8));
            let terms = terms(chance);
            let before = *state;
            if state.agree(from, to, &terms, &mut DiscardEvents).is_err() {
                assert!(*state == before, "a refused deal changes nothing");
            }
        }
    }

    fn universe(most: u8) -> Vec<Action> {
        let mut all = vec![
            Action::Ready,
            Action::NotReady,
            Action::Stay,
            Action::DemandToll,
            Action::WaiveToll,
            Action::TakeFromRichest,
            Action::Spare,
            Action::Kill,
            Action::RiseToTop,
            Action::TakeBackBids,
            Action::Execute,
            Action::Done,
        ];
        let sites: Vec<Site> =
            Province::ALL.map(Site::Province).into_iter().chain(Kami::ALL.map(Site::Shrine)).collect();
        all.extend((0..6).map(|slot| Action::ChooseMandate { slot }));
        all.extend(Mandate::ALL.map(|mandate| Action::Announce { mandate }));
        all.extend(Kami::ALL.map(|kami| Action::Worship { kami }));
        all.extend(Province::ALL.map(|province| Action::BuildStronghold { province }));
        all.extend(Card::all().map(|card| Action::BuyCard { card }));
        for advantage in Advantage::ALL {
            all.extend((0..=most).map(|coins| Action::Bid { advantage, coins }));
        }
        for from in Province::ALL {
            all.extend(Province::ALL.map(|to| Action::MoveStronghold { from, to }));
        }
        for figure in Figure::ALL {
            all.extend(Province::ALL.map(|province| Action::Summon { figure, province }));
            all.extend(sites.iter().map(|&site| Action::PlaceFigure { figure, site }));
            for from in Province::ALL {
                all.extend(Province::ALL.map(|to| Action::MoveFigure { figure, from, to }));
            }
        }
        for clan in CLANS.map(|row| row.clan) {
            all.push(Action::GiveCoin { to: clan });
            for figure in Figure::ALL {
                all.push(Action::TakeHostage { clan, figure });
                all.extend(Province::ALL.map(|province| Action::KillFigure { clan, figure, province }));
                for &site in &sites {
                    all.extend(Figure::ALL.map(|with| Action::Replace { clan, figure, site, with }));
                }
            }
        }
        all
    }

    fn mirror(
        (one, twin): (&State, &mut State),
        seat: Seat,
        action: Action,
        viewer: Viewer,
        chance: &mut Chance,
    ) -> Option<Observed<State>> {
        let other = match action {
            _ if viewer.is(seat) => action,
            Action::Bid { .. } => RisingSun::choose(twin, seat, chance),
            Action::ChooseMandate { slot } => {
                let hands = [one, twin].map(|state| state.view(Viewer::Seat(seat)).hand().unwrap());
                let face_down = one.clan(seat) == Clan::Lotus;
                let fits = |other: &usize| face_down || hands[1][*other] == hands[0][slot as usize];
                let slots: Vec<usize> = (0..hands[1].len()).filter(fits).collect();
                if slots.is_empty() {
                    return None;
                }
                Action::ChooseMandate { slot: pick(chance, &slots) as u8 }
            }
            _ => action,
        };
        // All may see who has finished bidding, and that differs when hidden bids do.
        let ready = |told: &[Event]| told.iter().any(|event| matches!(event, Event::BidsReady { .. }));
        let told = observe(&mut one.clone(), seat, action, viewer).0;
        let twin_told = observe(twin, seat, other, viewer);
        (viewer.is(seat) || ready(&told) == ready(&twin_told.0)).then_some(twin_told)
    }

    fn side_show(session: &Session<State>, seat: Seat, chance: &mut Chance) -> PlayerAction<State> {
        let names = session.seat_names();
        let to = names[chance.below(names.len() as u32) as usize].to_string();
        let offer = OfferId(chance.below(session.negotiations().offers().len() as u32 + 2));
        let offer = session
            .negotiations()
            .offers()
            .last()
            .map_or(offer, |last| if chance.below(2) == 0 { last.id } else { offer });
        let pledge = match chance.below(3) {
            0 => Pledge::StayOut { province: pick(chance, &Province::ALL) },
            1 => Pledge::LeaveAdvantage {
                advantage: pick(chance, &Advantage::ALL),
                province: pick(chance, &Province::ALL),
            },
            _ => Pledge::PlayMandate { mandate: pick(chance, &Mandate::ALL) },
        };
        let word = if chance.below(3) == 0 {
            PromiseContent::Words("I shall remember this.".to_owned())
        } else {
            PromiseContent::Pledge(pledge)
        };
        let mut free = session.free(seat);
        PlayerAction::Negotiate(match chance.below(8) {
            0 | 1 => {
                let terms = (chance.below(4) > 0).then(|| terms(chance));
                NegotiationAction::Offer { to, terms, i_promise: vec![word], you_promise: vec![] }
            }
            2 | 3 => NegotiationAction::Accept { offer },
            4 => NegotiationAction::Decline { offer },
            5 => NegotiationAction::Gift { to, terms: terms(chance) },
            6 => NegotiationAction::Promise { to, content: word },
            _ if free.is_empty() => NegotiationAction::Judge { promise: PromiseId(chance.below(4)), kept: true },
            _ => return PlayerAction::Game(free.remove(0)),
        })
    }

    const NAMES: &'static [&'static str] = &[
        "koi",
        "lotus",
        "turtle",
        "bonsai",
        "kyoto",
        "edo",
        "nagato",
        "bushi",
        "shinto",
        "daimyo",
        "komainu",
        "yurei",
        "oni_of_hate",
        "raijin",
        "fujin",
        "recruit",
        "train",
        "betray",
        "war",
        "political",
        "over",
        "bids",
        "mercy",
        "spring",
        "autumn",
        "winter",
        "seat",
        "left",
    ];

    const FRAIL: &'static [&'static str] = &["agenda", "agenda", "battle", "movement", "summoned", "track", ""];
}

/// Terms that two players might agree on.
fn terms(chance: &mut Chance) -> Terms {
    let mut goods = || Goods { coins: chance.below(3) as u16, ronin: chance.below(2) as u16 };
    let (give, ask) = (goods(), goods());
    match chance.below(4) {
        0 => Terms { alliance: true, give, ask },
        1 => Terms { alliance: true, ..Terms::default() },
        2 => Terms { give, ..Terms::default() },
        _ => Terms { give, ask, ..Terms::default() },
    }
}
