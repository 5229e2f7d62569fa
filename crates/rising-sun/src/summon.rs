//! Recruit (p.14), and all that a Summon brings with it: worship, entering, and the cards that
//! act after a Summon or at the end of a Recruit.

use engine::Seat;

use crate::action::{Action, Site};
use crate::agenda::{MercyTarget, Step};
use crate::card::Card;
use crate::choices::{self, Walk};
use crate::clan::Clan;
use crate::event::Event;
use crate::figure::Figure;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};

impl Open {
    /// Whether `seat` may summon to `province` at all: a stronghold, or the wings of the Dragonfly.
    #[inline]
    pub(crate) fn can_summon_to(&self, seat: Seat, province: Province) -> bool {
        let player = self.player(seat);
        player.clan == Clan::Dragonfly || player.strongholds[province.index()] > 0
    }

    /// Whether the present Recruit has a summon left for a province.
    fn recruit_room(&self, seat: Seat, bonus: bool, province: Province) -> Result<(), Refusal> {
        let player = self.player(seat);
        let bonus = u8::from(bonus);
        if player.clan == Clan::Dragonfly {
            let used: u8 = self.summoned.iter().sum();
            return if used < player.strongholds_on_map() + bonus { Ok(()) } else { Err(Refusal::SummonsUsed) };
        }
        let index = province.index();
        if player.strongholds[index] == 0 {
            return Err(Refusal::NoStrongholdThere { province });
        }
        if self.summoned[index] < player.strongholds[index] || self.bonus_summons(seat) < bonus {
            Ok(())
        } else {
            Err(Refusal::StrongholdsUsed { province })
        }
    }

    /// How many summons of the present Recruit went beyond one for each stronghold.
    fn bonus_summons(&self, seat: Seat) -> u8 {
        let strongholds = &self.player(seat).strongholds;
        self.summoned.iter().zip(strongholds).map(|(used, held)| used.saturating_sub(*held)).sum()
    }

    /// Whether a figure may still be summoned in the present Recruit.
    fn can_recruit(&self, seat: Seat, bonus: bool) -> bool {
        self.any_at(seat, Spot::Reserve).is_some()
            && Province::ALL.into_iter().any(|province| self.recruit_room(seat, bonus, province).is_ok())
    }

    /// The opponents with the most coins, and how many those are.
    fn richest_opponents(&self, seat: Seat) -> (u16, impl Iterator<Item = Seat>) {
        let most = self.others(seat).iter().map(|other| self.player(other).coins).max().unwrap_or(0);
        (most, self.others(seat).iter().filter(move |&other| self.player(other).coins == most))
    }
}

impl State {
    /// Ends a Recruit in which nothing is left to summon; returns whether it did.
    pub(crate) fn run_recruit(&mut self, seat: Seat, bonus: bool) -> bool {
        let ends = !self.can_recruit(seat, bonus);
        if ends {
            self.end_recruit(seat);
        }
        ends
    }

    /// All figures of one Recruit are one Summon for the cards that act after it.
    fn end_recruit(&mut self, seat: Seat) {
        self.agenda.pop();
        if self.summoned.iter().any(|&count| count > 0) {
            self.agenda.push(Step::Summoned { seat });
        }
    }

    /// Summons a figure; it may worship, and it enters the province.
    pub(crate) fn summon(&mut self, seat: Seat, figure: Figure, province: Province, events: &mut impl EventSink) {
        self.put(seat, figure, Spot::Reserve, Spot::Map(province));
        events.emit(Event::Summoned { clan: self.clan(seat), figure, province });
        if figure.is_shinto() {
            self.agenda.push(Step::Worship { seat, figure, province });
        }
        self.enter(seat, figure, province, events);
    }

    /// What cards give without asking after a Summon, then what they allow.
    pub(crate) fn run_summoned(&mut self, seat: Seat, events: &mut impl EventSink) {
        let warlord = self.copies(seat, Card::PathOfTheWarlord);
        self.gain_coins(seat, warlord.into(), Card::PathOfTheWarlord.into(), events);
        let below = self.seats - 1 - self.honor[seat.index()];
        if below >= 2 {
            let patron = 2 * u16::from(self.copies(seat, Card::PathOfThePatron));
            self.gain_coins(seat, patron, Card::PathOfThePatron.into(), events);
        }
        if self.honor[seat.index()] == 0 {
            let spirit = 2 * u16::from(self.copies(seat, Card::PathOfTheSpirit));
            self.gain_coins(seat, spirit, Card::PathOfTheSpirit.into(), events);
            self.gain_vp(seat, spirit, Card::PathOfTheSpirit, events);
        }
        let after = AfterSummon {
            seat,
            kenin: self.copies(seat, Card::PathOfTheKenin),
            ninja: self.copies(seat, Card::PathOfTheNinja),
            monkey: self.copies(seat, Card::PathOfTheMonkey),
        };
        self.agenda.replace(after.step());
    }
}

pub(crate) fn legal_recruit(state: &Open, seat: Seat, bonus: bool, actions: &mut Vec<Action>) {
    for figure in state.kinds_at(seat, Spot::Reserve) {
        for province in Province::ALL {
            if state.recruit_room(seat, bonus, province).is_ok() {
                actions.push(Action::Summon { figure, province });
            }
        }
    }
    actions.push(Action::Done);
}

pub(crate) fn check_recruit(state: &Open, seat: Seat, bonus: bool, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::Summon { figure, province } => {
            check_reserve(state, seat, figure)?;
            state.recruit_room(seat, bonus, province)
        }
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn perform_recruit(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
    if let Action::Summon { figure, province } = action {
        state.summoned[province.index()] += 1;
        state.summon(seat, figure, province, events);
    } else {
        if state.summoned.iter().all(|&count| count == 0) {
            events.emit(Event::Passed { clan: state.clan(seat) });
        }
        state.end_recruit(seat);
    }
}

pub(crate) fn check_reserve(state: &Open, seat: Seat, figure: Figure) -> Result<(), Refusal> {
    if state.has(seat, figure, Spot::Reserve) { Ok(()) } else { Err(Refusal::NotInReserve { figure }) }
}

pub(crate) fn legal_worship(state: &Open, actions: &mut Vec<Action>) {
    actions.push(Action::Stay);
    actions.extend(state.kami.map(|kami| Action::Worship { kami }));
}

pub(crate) fn check_worship(state: &Open, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Stay => Ok(()),
        Action::Worship { kami } => state.shrine_of(kami).map(|_| ()).ok_or(Refusal::NoSuchShrine { kami }),
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn perform_worship(
    state: &mut State,
    seat: Seat,
    figure: Figure,
    province: Province,
    action: Action,
    events: &mut impl EventSink,
) {
    state.agenda.pop();
    if let Action::Worship { kami } = action
        && let Some(shrine) = state.shrine_of(kami)
    {
        state.put(seat, figure, Spot::Map(province), Spot::Shrine(shrine));
        events.emit(Event::Worshipped { clan: state.clan(seat), figure, kami });
    } else {
        events.emit(Event::Stayed { clan: state.clan(seat), figure, province });
    }
}

/// What is left to do after a Summon, as copies of cards.
#[derive(Clone, Copy)]
pub(crate) struct AfterSummon {
    pub(crate) seat: Seat,
    pub(crate) kenin: u8,
    pub(crate) ninja: u8,
    pub(crate) monkey: u8,
}

impl AfterSummon {
    fn step(self) -> Step {
        Step::AfterSummon { seat: self.seat, kenin: self.kenin, ninja: self.ninja, monkey: self.monkey }
    }

    /// Walks through all choices but `Done`.
    fn choices(self, state: &Open, mut choose: impl FnMut(Action) -> Walk) -> Walk {
        let AfterSummon { seat, kenin, ninja, monkey } = self;
        if kenin > 0 && state.player(seat).bushi_reserve > 0 {
            for province in Province::ALL {
                if state.player(seat).strongholds[province.index()] > 0 {
                    choose(Action::PlaceFigure { figure: Figure::Bushi, site: Site::Province(province) })?;
                }
            }
        }
        if ninja > 0 {
            for victim in state.all().iter() {
                for province in Province::ALL {
                    let safe = victim != seat && state.is_protected(victim, province);
                    if state.player(victim).bushi[province.index()] > 0 && !safe {
                        choose(Action::KillFigure { clan: state.clan(victim), figure: Figure::Bushi, province })?;
                    }
                }
            }
        }
        if monkey > 0 && state.richest_opponents(seat).0 > 0 {
            choose(Action::TakeFromRichest)?;
        }
        Walk::Continue(())
    }

    /// Ends the step when it allows nothing more; returns whether it did.
    pub(crate) fn run(self, state: &mut State) -> bool {
        let any = self.choices(state, choices::first).is_break();
        state.end_unless(any)
    }

    pub(crate) fn legal(self, state: &Open, actions: &mut Vec<Action>) {
        let _ = self.choices(state, choices::collect(actions));
        actions.push(Action::Done);
    }

    pub(crate) fn check(self, state: &Open, action: Action) -> Result<(), Refusal> {
        let used = |left: u8| if left > 0 { Ok(()) } else { Err(Refusal::EffectUsed) };
        match action {
            Action::Done => Ok(()),
            Action::PlaceFigure { figure: Figure::Bushi, site: Site::Province(province) } => {
                used(self.kenin)?;
                check_reserve(state, self.seat, Figure::Bushi)?;
                if state.player(self.seat).strongholds[province.index()] > 0 {
                    Ok(())
                } else {
                    Err(Refusal::NoStrongholdThere { province })
                }
            }
            Action::KillFigure { clan, figure, province } => {
                used(self.ninja)?;
                let victim = state.seat_of(clan).ok_or(Refusal::NotInGame { clan })?;
                if figure != Figure::Bushi {
                    return Err(Refusal::NotATarget { clan, figure });
                }
                if !state.has(victim, figure, Spot::Map(province)) {
                    Err(Refusal::NoFigureThere { figure, province })
                } else if victim != self.seat && state.is_protected(victim, province) {
                    Err(Refusal::ProtectedByAmaterasu { clan })
                } else {
                    Ok(())
                }
            }
            Action::TakeFromRichest => {
                used(self.monkey)?;
                if state.richest_opponents(self.seat).0 > 0 { Ok(()) } else { Err(Refusal::NothingToTake) }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn perform(mut self, state: &mut State, action: Action, events: &mut impl EventSink) {
        let seat = self.seat;
        match action {
            Action::PlaceFigure { figure, site } => {
                self.kenin -= 1;
                state.agenda.replace(self.step());
                state.place(seat, figure, site, Card::PathOfTheKenin, events);
            }
            Action::KillFigure { clan, province, .. } => {
                self.ninja -= 1;
                state.agenda.replace(self.step());
                if let Some(of) = state.seat_of(clan)
                    && (of == seat || !state.ask_mercy(seat, MercyTarget::Bushi { of, province }))
                {
                    state.ninja_kills(seat, of, province, events);
                }
            }
            Action::TakeFromRichest => {
                self.monkey -= 1;
                state.agenda.replace(self.step());
                let richest = state.richest_opponents(seat).1.collect::<crate::seasonal::Order>();
                for from in richest.iter() {
                    state.take_coins_from(seat, from, 1, Card::PathOfTheMonkey, events);
                }
                state.lose_honor(seat, events);
            }
            _ => state.agenda.pop(),
        }
    }
}

impl State {
    /// Path of the Ninja: the kill, then the loss of honor.
    pub(crate) fn ninja_kills(&mut self, seat: Seat, victim: Seat, province: Province, events: &mut impl EventSink) {
        let mut fallen = [0; _];
        self.kill(seat, victim, Figure::Bushi, province, &mut fallen, events);
        self.mourn(seat, &fallen, &mut false, events);
        self.lose_honor(seat, events);
    }

    /// Places a figure by a card: it triggers nothing that reacts to a Summon.
    fn place(&mut self, seat: Seat, figure: Figure, site: Site, card: Card, events: &mut impl EventSink) {
        let spot = match site {
            Site::Province(province) => Spot::Map(province),
            Site::Shrine(kami) => Spot::Shrine(self.shrine_of(kami).unwrap_or(0)),
        };
        self.put(seat, figure, Spot::Reserve, spot);
        events.emit(Event::Placed { clan: self.clan(seat), figure, site, source: card.into() });
    }
}

/// What is left to do at the end of a Recruit, as copies of cards.
#[derive(Clone, Copy)]
pub(crate) struct EndOfRecruit {
    pub(crate) seat: Seat,
    pub(crate) light: u8,
    pub(crate) samurai: u8,
}

impl EndOfRecruit {
    /// Walks through all choices but `Done`.
    fn choices(self, state: &Open, mut choose: impl FnMut(Action) -> Walk) -> Walk {
        if self.light > 0 {
            for figure in [Figure::Shinto, Figure::Komainu] {
                if state.has(self.seat, figure, Spot::Reserve) {
                    for kami in state.kami {
                        choose(Action::PlaceFigure { figure, site: Site::Shrine(kami) })?;
                    }
                }
            }
        }
        if self.samurai > 0 && state.player(self.seat).bushi_reserve > 0 {
            for province in Province::ALL {
                choose(Action::PlaceFigure { figure: Figure::Bushi, site: Site::Province(province) })?;
            }
        }
        Walk::Continue(())
    }

    /// Ends the step when it allows nothing more; returns whether it did.
    pub(crate) fn run(self, state: &mut State) -> bool {
        let any = self.choices(state, choices::first).is_break();
        state.end_unless(any)
    }

    pub(crate) fn legal(self, state: &Open, actions: &mut Vec<Action>) {
        let _ = self.choices(state, choices::collect(actions));
        actions.push(Action::Done);
    }

    pub(crate) fn check(self, state: &Open, action: Action) -> Result<(), Refusal> {
        let used = |left: u8| if left > 0 { Ok(()) } else { Err(Refusal::EffectUsed) };
        match action {
            Action::Done => Ok(()),
            Action::PlaceFigure { figure, site: Site::Shrine(kami) } => {
                used(self.light)?;
                if !figure.is_shinto() {
                    return Err(Refusal::NotAShinto { figure });
                }
                state.shrine_of(kami).ok_or(Refusal::NoSuchShrine { kami })?;
                check_reserve(state, self.seat, figure)
            }
            Action::PlaceFigure { figure: Figure::Bushi, site: Site::Province(_) } => {
                used(self.samurai)?;
                check_reserve(state, self.seat, Figure::Bushi)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn perform(mut self, state: &mut State, action: Action, events: &mut impl EventSink) {
        let Action::PlaceFigure { figure, site } = action else {
            state.agenda.pop();
            return;
        };
        let card = if figure == Figure::Bushi {
            self.samurai -= 1;
            Card::PathOfTheSamurai
        } else {
            self.light -= 1;
            Card::PathOfTheLight
        };
        let EndOfRecruit { seat, light, samurai } = self;
        state.agenda.replace(Step::EndOfRecruit { seat, light, samurai });
        state.place(seat, figure, site, card, events);
    }
}
