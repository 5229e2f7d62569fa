//! Betray (p.18): the alliance breaks, and figures change sides.

use engine::{Seat, Seats};

use crate::action::{Action, Site};
use crate::agenda::Step;
use crate::card::Card;
use crate::choices::{self, Walk};
use crate::event::Event;
use crate::figure::Figure;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};

/// How many figures a Betray replaces, of as many different players.
const REPLACEMENTS: u8 = 2;

impl State {
    /// Breaks the alliance of the betrayer, who then loses honor; returns the decision to come.
    pub(crate) fn begin_betray(&mut self, seat: Seat, events: &mut impl EventSink) -> Step {
        if let Some(ally) = self.player(seat).ally {
            self.player_mut(seat).ally = None;
            self.player_mut(ally).ally = None;
            events.emit(Event::AllianceBroken { clan: self.clan(seat), with: self.clan(ally) });
            self.lose_honor(seat, events);
        }
        let extra = self.copies(seat, Card::PathOfTheUnrighteous);
        Step::Betray { seat, left: REPLACEMENTS, extra, replaced: Seats::NONE }
    }
}

/// A Betray under way.
#[derive(Clone, Copy)]
pub(crate) struct Betrayal {
    pub(crate) seat: Seat,
    /// Replacements left that must hit different players.
    pub(crate) left: u8,
    /// Replacements left by the Path of the Unrighteous: of any player, also at a shrine.
    pub(crate) extra: u8,
    /// Who was hit by the first kind.
    pub(crate) replaced: Seats,
}

impl Betrayal {
    /// Whether the first kind of replacement is left for a player on the map.
    fn is_plain(self, victim: Seat, site: Site) -> bool {
        self.left > 0 && !self.replaced.has(victim) && matches!(site, Site::Province(_))
    }

    /// Walks through all replacements.
    fn choices(self, state: &Open, mut choose: impl FnMut(Action) -> Walk) -> Walk {
        let reserve = |figure| state.has(self.seat, figure, Spot::Reserve);
        let (bushi, shinto, komainu) = (reserve(Figure::Bushi), reserve(Figure::Shinto), reserve(Figure::Komainu));
        for victim in state.others(self.seat).iter() {
            let clan = state.clan(victim);
            let player = state.player(victim);
            if self.extra > 0 || self.left > 0 && !self.replaced.has(victim) {
                for province in Province::ALL {
                    let site = Site::Province(province);
                    if bushi && player.bushi[province.index()] > 0 {
                        choose(Action::Replace { clan, figure: Figure::Bushi, site, with: Figure::Bushi })?;
                    }
                    if player.shinto[province.index()] > 0 {
                        for with in
                            shinto.then_some(Figure::Shinto).into_iter().chain(komainu.then_some(Figure::Komainu))
                        {
                            choose(Action::Replace { clan, figure: Figure::Shinto, site, with })?;
                        }
                    }
                }
                for (figure, spot) in state.monsters_of(victim) {
                    if let Spot::Map(province) = spot {
                        self.at(state, victim, figure, Site::Province(province), &mut choose)?;
                    }
                }
            }
            if self.extra > 0 {
                for (kami, shrine) in state.kami.into_iter().zip(0..) {
                    for figure in state.kinds_at(victim, Spot::Shrine(shrine)) {
                        self.at(state, victim, figure, Site::Shrine(kami), &mut choose)?;
                    }
                }
            }
        }
        Walk::Continue(())
    }

    /// Walks through what may take the place of one figure.
    fn at(
        self,
        state: &Open,
        victim: Seat,
        figure: Figure,
        site: Site,
        choose: &mut impl FnMut(Action) -> Walk,
    ) -> Walk {
        if !figure.is_immune() {
            let clan = state.clan(victim);
            for with in state.kinds_at(self.seat, Spot::Reserve).filter(|&with| fits(with, figure, site)) {
                choose(Action::Replace { clan, figure, site, with })?;
            }
        }
        Walk::Continue(())
    }

    /// Ends the step when nothing can be replaced; returns whether it did.
    pub(crate) fn run(self, state: &mut State) -> bool {
        let any = self.choices(state, choices::first).is_break();
        state.end_unless(any)
    }

    pub(crate) fn legal(self, state: &Open, actions: &mut Vec<Action>) {
        let _ = self.choices(state, choices::collect(actions));
        actions.push(Action::Done);
    }

    pub(crate) fn check(self, state: &Open, action: Action) -> Result<(), Refusal> {
        let (clan, figure, site, with) = match action {
            Action::Done => return Ok(()),
            Action::Replace { clan, figure, site, with } => (clan, figure, site, with),
            _ => return Err(Refusal::NotNow),
        };
        let victim = state.seat_of(clan).ok_or(Refusal::NotInGame { clan })?;
        if victim == self.seat {
            return Err(Refusal::NotYourself);
        }
        match site {
            Site::Shrine(kami) if state.shrine_of(kami).is_none() => return Err(Refusal::NoSuchShrine { kami }),
            Site::Shrine(kami) if !state.has(victim, figure, state.spot(site)) => {
                return Err(Refusal::NotAtShrine { figure, kami });
            }
            Site::Province(province) if !state.has(victim, figure, state.spot(site)) => {
                return Err(Refusal::NoFigureThere { figure, province });
            }
            _ => {}
        }
        if figure.is_immune() {
            return Err(Refusal::DaimyoImmune { figure });
        }
        if self.extra == 0 && !self.is_plain(victim, site) {
            return Err(match site {
                Site::Shrine(_) => Refusal::AtShrine { figure },
                Site::Province(_) if self.left == 0 => Refusal::NoReplacementLeft,
                Site::Province(_) => Refusal::AlreadyBetrayed { clan },
            });
        }
        if !fits(with, figure, site) {
            return Err(Refusal::DifferentType { figure, with });
        }
        crate::summon::check_reserve(state, self.seat, with)
    }

    pub(crate) fn perform(mut self, state: &mut State, action: Action, events: &mut impl EventSink) {
        let Action::Replace { clan, figure, site, with } = action else {
            state.agenda.pop();
            return;
        };
        let Some(victim) = state.seat_of(clan) else { return };
        if self.is_plain(victim, site) {
            self.left -= 1;
            self.replaced = self.replaced.with(victim);
        } else {
            self.extra -= 1;
        }
        let Betrayal { seat, left, extra, replaced } = self;
        state.agenda.replace(Step::Betray { seat, left, extra, replaced });
        let spot = state.spot(site);
        // Not killed: nothing that mourns the dead looks on.
        state.put(victim, figure, spot, Spot::Reserve);
        state.put(seat, with, Spot::Reserve, spot);
        let clan = state.clan(seat);
        events.emit(Event::Replaced { clan, figure: with, of: state.clan(victim), replaced: figure, site });
        if let Site::Province(province) = site {
            state.enter(seat, with, province, events);
        }
    }
}

/// Whether `with` may take the place of `figure`: the same type; at a shrine, a shinto.
fn fits(with: Figure, figure: Figure, site: Site) -> bool {
    match site {
        Site::Province(_) => with.is_same_type(figure),
        Site::Shrine(_) => with.is_shinto() && figure.is_shinto(),
    }
}

impl Open {
    /// The spot that a site names; an unknown shrine is nowhere.
    pub(crate) fn spot(&self, site: Site) -> Spot {
        match site {
            Site::Province(province) => Spot::Map(province),
            Site::Shrine(kami) => self.shrine_of(kami).map_or(Spot::Away, Spot::Shrine),
        }
    }
}
