//! From the step on top of the agenda to what may be decided, and on to the next decision.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::advantage::Advantage;
use crate::agenda::Step;
use crate::betray::Betrayal;
use crate::mandate::{DRAWN, Mandate};
use crate::marshal::Crossing;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};
use crate::summon::{AfterSummon, EndOfRecruit};
use crate::{battle, enter, kami_turn, keiri, marshal, political, summon, train, unbound};

/// Who decides a step: nobody where it runs by itself.
fn decider(step: Step) -> Option<Seat> {
    match step {
        Step::ChooseMandate { seat }
        | Step::Announce { seat }
        | Step::Recruit { seat, .. }
        | Step::Worship { seat, .. }
        | Step::AfterSummon { seat, .. }
        | Step::EndOfRecruit { seat, .. }
        | Step::Marshal { seat, .. }
        | Step::Toll { owner: seat, .. }
        | Step::Train { seat, .. }
        | Step::SummonMonster { seat, .. }
        | Step::Benevolence { seat, .. }
        | Step::Betray { seat, .. }
        | Step::PlaceKami { seat, .. }
        | Step::Amaterasu { seat }
        | Step::Fujin { seat, .. }
        | Step::Raijin { seat }
        | Step::Ryujin { seat }
        | Step::Keiri { seat, .. }
        | Step::Seppuku { seat }
        | Step::TakeHostage { seat, .. }
        | Step::HireRonin { seat }
        | Step::ImperialPoets { seat }
        | Step::Reparations { seat, .. }
        | Step::Hate { seat, .. }
        | Step::Mercy { seat, .. } => Some(seat),
        Step::Over
        | Step::Tea { .. }
        | Step::Political
        | Step::Mandate { .. }
        | Step::Summoned { .. }
        | Step::KamiTurn { .. }
        | Step::Descent { .. }
        | Step::WarStart { .. }
        | Step::War
        | Step::Battle { .. }
        | Step::Bids => None,
    }
}

impl Open {
    /// The seats that owe a decision.
    pub(crate) fn owing(&self) -> Seats {
        match self.agenda.top() {
            Step::Tea { ready } => Seats(self.all().0 & !ready.0),
            Step::Bids => self.bidding(),
            step => decider(step).map_or(Seats::NONE, Seats::one),
        }
    }
}

impl State {
    /// Lists what a seat that is waited for may decide.
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.owing().has(seat) {
            return;
        }
        match self.agenda.top() {
            Step::Tea { .. } => actions.push(Action::Ready),
            Step::ChooseMandate { .. } => {
                actions.extend((0..DRAWN as u8).map(|slot| Action::ChooseMandate { slot }));
            }
            Step::Announce { .. } => actions.extend(Mandate::ALL.map(|mandate| Action::Announce { mandate })),
            Step::Recruit { bonus, .. } => summon::legal_recruit(self, seat, bonus, actions),
            Step::Worship { .. } => summon::legal_worship(self, actions),
            Step::AfterSummon { kenin, ninja, monkey, .. } => {
                AfterSummon { seat, kenin, ninja, monkey }.legal(self, actions);
            }
            Step::EndOfRecruit { light, samurai, .. } => EndOfRecruit { seat, light, samurai }.legal(self, actions),
            Step::Marshal { builds, kannushi, .. } => marshal::legal_marshal(self, seat, builds, kannushi, actions),
            Step::Toll { .. } => actions.extend([Action::DemandToll, Action::WaiveToll]),
            Step::Train { bonus, .. } => train::legal_buy(self, seat, bonus, actions),
            Step::SummonMonster { figure, .. } => train::legal_monster(self, seat, figure, actions),
            Step::Benevolence { .. } => train::legal_benevolence(self, seat, actions),
            Step::Betray { left, extra, replaced, .. } => {
                Betrayal { seat, left, extra, replaced }.legal(self, actions);
            }
            Step::PlaceKami { shrine, .. } => unbound::legal_place_kami(self, shrine, actions),
            Step::Keiri { province, .. } => keiri::legal_keiri(self, seat, province, actions),
            Step::Amaterasu { .. } => actions.extend([Action::RiseToTop, Action::Done]),
            Step::Fujin { .. } => marshal::legal_fujin(self, seat, actions),
            Step::Raijin { .. } => kami_turn::legal_raijin(actions),
            Step::Ryujin { .. } => train::legal_buy(self, seat, false, actions),
            Step::Bids => battle::legal_bids(self, seat, actions),
            Step::Seppuku { .. } | Step::HireRonin { .. } | Step::ImperialPoets { .. } => {
                battle::legal_execute(actions);
            }
            Step::TakeHostage { .. } => battle::legal_take_hostage(self, seat, actions),
            Step::Reparations { paid, .. } => battle::legal_reparations(self, seat, paid, actions),
            Step::Hate { province, victims, .. } => enter::legal_hate(self, province, victims, actions),
            Step::Mercy { .. } => actions.extend([Action::Spare, Action::Kill]),
            Step::Over
            | Step::Political
            | Step::Mandate { .. }
            | Step::Summoned { .. }
            | Step::KamiTurn { .. }
            | Step::Descent { .. }
            | Step::WarStart { .. }
            | Step::War
            | Step::Battle { .. } => {}
        }
    }

    /// Lists what a seat may take back.
    pub(crate) fn list_free(&self, seat: Seat, actions: &mut Vec<Action>) {
        for action in [Action::NotReady, Action::TakeBackBids] {
            if seat.0 < self.seats && self.check_action(seat, action).is_ok() {
                actions.push(action);
            }
        }
    }

    /// Whether an action is allowed now, and if not, why.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let step = self.agenda.top();
        match (step, action) {
            (Step::Over, _) => return Err(Refusal::GameOver),
            (Step::Tea { ready }, Action::NotReady) => {
                return if ready.has(seat) { Ok(()) } else { Err(Refusal::NotNow) };
            }
            (Step::Bids, Action::TakeBackBids) => {
                return if self.battle.participants.has(seat) {
                    battle::check_bids(self, seat, action)
                } else {
                    Err(Refusal::NotYourDecision)
                };
            }
            _ => {}
        }
        if !self.owing().has(seat) {
            return Err(Refusal::NotYourDecision);
        }
        match step {
            Step::Tea { .. } => {
                if action == Action::Ready {
                    Ok(())
                } else {
                    Err(Refusal::NotNow)
                }
            }
            Step::ChooseMandate { .. } => political::check_choose(action),
            Step::Announce { .. } => match action {
                Action::Announce { .. } => Ok(()),
                Action::Done => Err(Refusal::MustChoose),
                _ => Err(Refusal::NotNow),
            },
            Step::Recruit { bonus, .. } => summon::check_recruit(self, seat, bonus, action),
            Step::Worship { .. } => summon::check_worship(self, action),
            Step::AfterSummon { kenin, ninja, monkey, .. } => {
                AfterSummon { seat, kenin, ninja, monkey }.check(self, action)
            }
            Step::EndOfRecruit { light, samurai, .. } => EndOfRecruit { seat, light, samurai }.check(self, action),
            Step::Marshal { builds, kannushi, .. } => marshal::check_marshal(self, seat, builds, kannushi, action),
            Step::Toll { .. } => marshal::check_toll(action),
            Step::Train { bonus, .. } => train::check_buy(self, seat, bonus, action),
            Step::SummonMonster { figure, .. } => train::check_monster(self, seat, figure, action),
            Step::Benevolence { .. } => train::check_benevolence(self, seat, action),
            Step::Betray { left, extra, replaced, .. } => Betrayal { seat, left, extra, replaced }.check(self, action),
            Step::PlaceKami { shrine, .. } => unbound::check_place_kami(self, shrine, action),
            Step::Keiri { province, .. } => keiri::check_keiri(self, seat, province, action),
            Step::Amaterasu { .. } => kami_turn::check_amaterasu(action),
            Step::Fujin { .. } => marshal::check_fujin(self, seat, action),
            Step::Raijin { .. } => kami_turn::check_raijin(self, seat, action),
            Step::Ryujin { .. } => train::check_buy(self, seat, false, action),
            Step::Bids => battle::check_bids(self, seat, action),
            Step::Seppuku { .. } | Step::HireRonin { .. } | Step::ImperialPoets { .. } => battle::check_execute(action),
            Step::TakeHostage { .. } => battle::check_take_hostage(self, seat, action),
            Step::Reparations { paid, .. } => battle::check_reparations(self, seat, paid, action),
            Step::Hate { province, victims, .. } => enter::check_hate(self, province, victims, action),
            Step::Mercy { .. } => battle::check_mercy(action),
            Step::Over
            | Step::Political
            | Step::Mandate { .. }
            | Step::Summoned { .. }
            | Step::KamiTurn { .. }
            | Step::Descent { .. }
            | Step::WarStart { .. }
            | Step::War
            | Step::Battle { .. } => Err(Refusal::NotNow),
        }
    }

    /// Answers the top step with an action that has been checked.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, events: &mut impl EventSink) {
        match self.agenda.top() {
            Step::Tea { ready } => {
                if action == Action::NotReady {
                    self.agenda.replace(Step::Tea { ready: ready.without(seat) });
                    events.emit(crate::event::Event::DeclaredNotReady { clan: self.clan(seat) });
                } else {
                    self.declare_ready(seat, ready, events);
                }
            }
            Step::ChooseMandate { .. } => {
                if let Action::ChooseMandate { slot } = action {
                    self.choose_mandate(seat, slot, events);
                }
            }
            Step::Announce { .. } => {
                if let Action::Announce { mandate } = action {
                    self.announce(seat, mandate, events);
                }
            }
            Step::Recruit { .. } => summon::perform_recruit(self, seat, action, events),
            Step::Worship { figure, province, .. } => {
                summon::perform_worship(self, seat, figure, province, action, events);
            }
            Step::AfterSummon { kenin, ninja, monkey, .. } => {
                AfterSummon { seat, kenin, ninja, monkey }.perform(self, action, events);
            }
            Step::EndOfRecruit { light, samurai, .. } => {
                EndOfRecruit { seat, light, samurai }.perform(self, action, events);
            }
            Step::Marshal { builds, kannushi, .. } => {
                marshal::perform_marshal(self, seat, (builds, kannushi), action, events);
            }
            Step::Toll { owner, mover, figure, from, to } => {
                marshal::perform_toll(self, Crossing { owner, mover, figure, from, to }, action, events);
            }
            Step::Train { bonus, .. } => train::perform_buy(self, seat, bonus, action, events),
            Step::SummonMonster { .. } => train::perform_monster(self, seat, action, events),
            Step::Benevolence { left, .. } => train::perform_benevolence(self, seat, left, action, events),
            Step::Betray { left, extra, replaced, .. } => {
                Betrayal { seat, left, extra, replaced }.perform(self, action, events);
            }
            Step::PlaceKami { shrine, .. } => unbound::perform_place_kami(self, seat, shrine, action, events),
            Step::Keiri { province, left, counted, .. } => {
                keiri::perform_keiri(self, seat, province, (left, counted), action, events);
            }
            Step::Amaterasu { .. } => kami_turn::perform_amaterasu(self, seat, action, events),
            Step::Fujin { .. } => marshal::perform_fujin(self, seat, action, events),
            Step::Raijin { .. } => kami_turn::perform_raijin(self, seat, action, events),
            Step::Ryujin { .. } => train::perform_buy(self, seat, false, action, events),
            Step::Bids => battle::perform_bids(self, seat, action, events),
            Step::Seppuku { .. } => battle::perform_execute(self, seat, Advantage::Seppuku, action, events),
            Step::HireRonin { .. } => battle::perform_execute(self, seat, Advantage::HireRonin, action, events),
            Step::ImperialPoets { .. } => {
                battle::perform_execute(self, seat, Advantage::ImperialPoets, action, events);
            }
            Step::TakeHostage { left, taken, counted, .. } => {
                battle::perform_take_hostage(self, seat, left, (taken, counted), action, events);
            }
            Step::Reparations { left, paid, .. } => {
                battle::perform_reparations(self, seat, left, paid, action, events);
            }
            Step::Hate { province, victims, .. } => {
                enter::perform_hate(self, seat, province, victims, action, events);
            }
            Step::Mercy { quarry, .. } => battle::perform_mercy(self, seat, quarry, action, events),
            Step::Over
            | Step::Political
            | Step::Mandate { .. }
            | Step::Summoned { .. }
            | Step::KamiTurn { .. }
            | Step::Descent { .. }
            | Step::WarStart { .. }
            | Step::War
            | Step::Battle { .. } => {}
        }
    }

    /// Runs steps until somebody has to decide or the game is over.
    pub(crate) fn run(&mut self, events: &mut impl EventSink) {
        while self.run_step(events) {}
        self.hand_over_kami();
    }

    /// Runs the top step if it needs nobody; returns whether it did.
    fn run_step(&mut self, events: &mut impl EventSink) -> bool {
        match self.agenda.top() {
            Step::Political => self.run_political(events),
            Step::Mandate { mandate, chooser, done } => self.run_mandate(mandate, chooser, done, events),
            Step::Summoned { seat } => self.run_summoned(seat, events),
            Step::KamiTurn { shrine } => self.run_kami_turn(shrine, events),
            Step::Descent { shrine } => self.run_descent(shrine),
            Step::WarStart { place } => self.run_war_start(place, events),
            Step::War => self.run_war(events),
            Step::Battle { stage } => self.run_battle(stage, events),
            Step::Bids => return self.run_bids(events),
            // Decisions that may have nothing left to decide.
            Step::Recruit { seat, bonus } => return self.run_recruit(seat, bonus),
            Step::AfterSummon { seat, kenin, ninja, monkey } => {
                return AfterSummon { seat, kenin, ninja, monkey }.run(self);
            }
            Step::EndOfRecruit { seat, light, samurai } => {
                return EndOfRecruit { seat, light, samurai }.run(self);
            }
            Step::Marshal { seat, builds, kannushi } => return self.run_marshal(seat, builds, kannushi),
            Step::Betray { seat, left, extra, replaced } => {
                return Betrayal { seat, left, extra, replaced }.run(self);
            }
            Step::Fujin { seat, moves } => return self.run_fujin(seat, moves),
            Step::Keiri { seat, province, left, .. } => return self.run_keiri(seat, province, left),
            Step::TakeHostage { seat, left, .. } => return self.run_take_hostage(seat, left),
            Step::Hate { seat, province, victims } => return self.run_hate(seat, province, victims, events),
            Step::Train { .. } | Step::Ryujin { .. } if self.market.is_empty() => self.agenda.pop(),
            _ => return false,
        }
        true
    }
}
