//! Betray (p.18): figures change sides.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::action::Site;
use crate::card::Card;
use crate::choices::{self, Walk};
use crate::event::Event;
use crate::figure::Figure;
use crate::mandate::Mandate;
use crate::naming::in_document;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};
use crate::summon::check_reserve;

/// Decision: which figure of another player to replace.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Betray<S = Seat, M = Seats> {
    /// The player who decides.
    pub seat: S,
    /// Replacements left that must hit different players.
    pub left: u8,
    /// Uses left of the Path of the Unrighteous: against any player, even at a shrine.
    pub extra: u8,
    /// Players hit by a replacement of the first kind.
    pub replaced: M,
}

in_document!(Betray<Seat, Seats> { seat, left, extra, replaced });

impl Betray {
    /// Whether a replacement of the first kind can hit this player at this site.
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

    /// Walks through the figures that can replace a given one.
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
}

/// Whether `with` may replace `figure`: the same type; at a shrine, a shinto.
fn fits(with: Figure, figure: Figure, site: Site) -> bool {
    match site {
        Site::Province(_) => with.is_same_type(figure),
        Site::Shrine(_) => with.is_shinto() && figure.is_shinto(),
    }
}

impl Pending for Betray {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        let _ = self.choices(state, choices::collect(actions));
        actions.push(Action::Done);
    }

    fn check(self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
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
        check_reserve(state, self.seat, with)
    }

    fn perform(mut self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
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
        state.agenda.replace(self);
        let spot = state.spot(site);
        // The figure is not killed: cards that react to kills do nothing.
        state.put(victim, figure, spot, Spot::Reserve);
        state.put(seat, with, Spot::Reserve, spot);
        let clan = state.clan(seat);
        events.emit(Event::Replaced { clan, figure: with, of: state.clan(victim), replaced: figure, site });
        if let Site::Province(province) = site {
            state.enter(seat, with, province, events);
        }
    }

    fn run(self, state: &mut State, _: &mut impl EventSink) -> bool {
        let any = self.choices(state, choices::first).is_break();
        state.end_unless(any)
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_mandate(Mandate::Betray)
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat)
            && self.left <= 2
            && self.extra <= state.copies(self.seat, Card::PathOfTheUnrighteous)
            && self.replaced.0 & !state.all().0 == 0
    }
}
