//! Recruit (p.14), and all that a Summon brings with it: worship, entering, and the cards that
//! act after a Summon or at the end of a Recruit.

use engine::Seat;

use crate::action::Site;
use crate::card::Card;
use crate::clan::Clan;
use crate::event::Event;
use crate::figure::Figure;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};
use crate::steps;

impl Open {
    /// Whether `seat` may summon to `province` at all: with a stronghold, or as Dragonfly anywhere.
    #[inline]
    pub(crate) fn can_summon_to(&self, seat: Seat, province: Province) -> bool {
        let player = self.player(seat);
        player.clan == Clan::Dragonfly || player.strongholds[province.index()] > 0
    }

    /// Whether the current Recruit has a summon left for a province.
    pub(crate) fn recruit_room(&self, seat: Seat, bonus: bool, province: Province) -> Result<(), Refusal> {
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

    /// How many summons of the current Recruit went beyond one for each stronghold.
    fn bonus_summons(&self, seat: Seat) -> u8 {
        let strongholds = &self.player(seat).strongholds;
        self.summoned.iter().zip(strongholds).map(|(used, held)| used.saturating_sub(*held)).sum()
    }

    /// The most coins of any opponent, and the opponents who have them.
    pub(crate) fn richest_opponents(&self, seat: Seat) -> (u16, impl Iterator<Item = Seat>) {
        let most = self.others(seat).iter().map(|other| self.player(other).coins).max().unwrap_or(0);
        (most, self.others(seat).iter().filter(move |&other| self.player(other).coins == most))
    }
}

impl State {
    /// Summons a figure; it may worship, and it enters the province.
    pub(crate) fn summon(&mut self, seat: Seat, figure: Figure, province: Province, events: &mut impl EventSink) {
        self.put(seat, figure, Spot::Reserve, Spot::Map(province));
        events.emit(Event::Summoned { clan: self.clan(seat), figure, province });
        if figure.is_shinto() {
            self.agenda.push(steps::Worship { seat, figure, province });
        }
        self.enter(seat, figure, province, events);
    }

    /// Path of the Ninja: the kill, then the loss of honor.
    pub(crate) fn ninja_kills(&mut self, seat: Seat, victim: Seat, province: Province, events: &mut impl EventSink) {
        let mut fallen = [0; _];
        self.kill(seat, victim, Figure::Bushi, province, &mut fallen, events);
        self.mourn(seat, &fallen, &mut false, events);
        self.lose_honor(seat, events);
    }

    /// Places a figure by a card: it triggers nothing that reacts to a Summon.
    pub(crate) fn place(&mut self, seat: Seat, figure: Figure, site: Site, card: Card, events: &mut impl EventSink) {
        let spot = match site {
            Site::Province(province) => Spot::Map(province),
            Site::Shrine(kami) => Spot::Shrine(self.shrine_of(kami).unwrap_or(0)),
        };
        self.put(seat, figure, Spot::Reserve, spot);
        events.emit(Event::Placed { clan: self.clan(seat), figure, site, source: card.into() });
    }
}

/// Why a figure cannot come from a reserve.
pub(crate) fn check_reserve(state: &Open, seat: Seat, figure: Figure) -> Result<(), Refusal> {
    if state.has(seat, figure, Spot::Reserve) { Ok(()) } else { Err(Refusal::NotInReserve { figure }) }
}

/// Why the effect of a card cannot be used.
pub(crate) fn check_copies(left: u8) -> Result<(), Refusal> {
    if left > 0 { Ok(()) } else { Err(Refusal::EffectUsed) }
}
