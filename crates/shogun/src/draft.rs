//! Giving out the starting provinces (p.5): by draft or by the tables of the supplementary sheet.

use engine::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::province::Province::{self, *};
use crate::refusal::Refusal;
use crate::state::{GROUP_SIZES, State, Tell};
use crate::step::Step;

/// How many army groups of each size a player has, smallest first (p.5): seven places of the
/// player board, an eighth with up to four players, a ninth with three.
pub(crate) fn groups(players: usize) -> [u8; GROUP_SIZES.len()] {
    [2 + 5u8.saturating_sub(players as u8), 2, 2, 1]
}

type Table = &'static [&'static [(Province, u8)]];

/// The tables for three, four and five players.
#[rustfmt::skip]
const PRESETS: [Table; 3] = [
    &[
        &[(Suruga, 5), (Mino, 4), (Tamba, 4), (Musashi, 3), (Harima, 3), (Izu, 2), (Owari, 2), (Sagami, 2), (Tajima, 2)],
        &[(Yamato, 5), (Echizen, 4), (Shimotsuke, 4), (Shimosa, 3), (Ise, 3), (Hitachi, 2), (AwaShikoku, 2), (Kaga, 2), (Kii, 2)],
        &[(Bizen, 5), (Omi, 4), (Hida, 4), (Etchu, 3), (Hoki, 3), (Bitchu, 2), (Bingo, 2), (Settsu, 2), (Shinano, 2)],
    ],
    &[
        &[(Yamato, 5), (AwaShikoku, 4), (Kaga, 4), (Omi, 3), (Tamba, 3), (Kii, 2), (Settsu, 2), (Noto, 2)],
        &[(Kozuke, 5), (Hida, 4), (Ise, 4), (Echizen, 3), (Shinano, 3), (Etchu, 2), (Shimotsuke, 2), (Shima, 2)],
        &[(Mimasaka, 5), (Wakasa, 4), (AwaBoso, 4), (Harima, 3), (Bitchu, 3), (Hoki, 2), (Tajima, 2), (Kazusa, 2)],
        &[(Kai, 5), (Musashi, 4), (Mino, 4), (Mikawa, 3), (Bingo, 3), (Aki, 2), (Totomi, 2), (Sagami, 2)],
    ],
    &[
        &[(Sagami, 5), (Mimasaka, 4), (Harima, 4), (Kazusa, 3), (Izu, 3), (AwaBoso, 2), (Bizen, 2)],
        &[(Shimotsuke, 5), (Echizen, 4), (Tamba, 4), (Shimosa, 3), (Kozuke, 3), (Hitachi, 2), (Wakasa, 2)],
        &[(Mino, 5), (Hida, 4), (Iyo, 4), (Owari, 3), (Totomi, 3), (Mikawa, 2), (Tosa, 2)],
        &[(Hoki, 5), (Shinano, 4), (Bingo, 4), (Echigo, 3), (Aki, 3), (Izumo, 2), (Etchu, 2)],
        &[(Yamato, 5), (Kaga, 4), (Kii, 4), (Shima, 3), (Omi, 3), (Ise, 2), (Noto, 2)],
    ],
];

/// The table for so many players: for each of them the provinces and the armies there.
pub fn preset(players: usize) -> Option<&'static [&'static [(Province, u8)]]> {
    PRESETS.get(players.checked_sub(3)?).copied()
}

impl State {
    /// Places everybody's armies by the table; the first seat is player A.
    pub(crate) fn place_preset(&mut self, tell: &mut impl Tell) {
        let tables = preset(self.seat_count()).unwrap_or(&[]);
        for (seat, table) in self.all().iter().zip(tables) {
            for &(province, armies) in *table {
                self.station(seat, province, armies, tell);
            }
        }
    }

    /// Lays out the stack and the two open cards.
    pub(crate) fn begin_draft(&mut self, tell: &mut impl Tell) {
        for province in self.playing.iter() {
            self.hidden.stack.push(province);
        }
        self.hidden.chance.shuffle(self.hidden.stack.cards_mut());
        self.open.draft.unseen = self.hidden.stack.len() as u8;
        let groups = groups(self.seat_count());
        for seat in self.all().iter() {
            self.player_mut(seat).groups = groups;
        }
        self.offer_cards(tell);
        self.open.step = Step::Draft { seat: Seat(0) };
    }

    /// The top card of the stack; the cards put under it come last.
    fn next_card(&mut self) -> Option<Province> {
        match self.hidden.stack.take() {
            Some(province) => {
                self.open.draft.unseen -= 1;
                Some(province)
            }
            None => self.open.draft.under.take(),
        }
    }

    /// Turns up cards until two are open.
    fn offer_cards(&mut self, tell: &mut impl Tell) {
        for place in 0..2 {
            if self.draft.offered[place].is_none() {
                let card = self.next_card();
                self.open.draft.offered[place] = card;
                if let Some(province) = card {
                    tell.tell(Event::CardOffered { province });
                }
            }
        }
    }

    /// Cards in the stack.
    fn stack_len(&self) -> usize {
        usize::from(self.draft.unseen) + self.draft.under.len()
    }

    /// Whether the player may put both open cards under the stack: they have been the same since
    /// the player's last turn, and two others are there to take their place.
    fn check_replace(&self) -> Result<(), Refusal> {
        if self.draft.unchanged < self.seats {
            return Err(Refusal::CardsChanged);
        }
        if self.stack_len() < 2 || self.draft.offered.contains(&None) {
            return Err(Refusal::StackEmpty);
        }
        Ok(())
    }

    pub(crate) fn legal_draft(&self, actions: &mut Vec<Action>) {
        actions.extend(self.draft.offered.iter().flatten().map(|&province| Action::TakeCard { province }));
        if self.stack_len() > 0 {
            actions.push(Action::DrawCard);
        }
        if self.check_replace().is_ok() {
            actions.push(Action::ReplaceCards);
        }
    }

    pub(crate) fn check_draft(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::TakeCard { province } if self.draft.offered.contains(&Some(province)) => Ok(()),
            Action::TakeCard { province } => Err(Refusal::NotOffered { province }),
            Action::DrawCard if self.stack_len() > 0 => Ok(()),
            Action::DrawCard => Err(Refusal::StackEmpty),
            Action::ReplaceCards => self.check_replace(),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn perform_draft(&mut self, seat: Seat, action: Action, tell: &mut impl Tell) {
        let colour = self.colour(seat);
        let taken = match action {
            Action::TakeCard { province } => {
                let place = self.draft.offered.iter().position(|&card| card == Some(province)).unwrap_or(0);
                self.open.draft.offered[place] = None;
                tell.tell(Event::CardTaken { colour, province });
                Some(province)
            }
            Action::ReplaceCards => {
                if let [Some(one), Some(other)] = self.draft.offered {
                    tell.tell(Event::CardsReplaced { colour, provinces: [one, other] });
                    self.open.draft.under.push(one);
                    self.open.draft.under.push(other);
                    self.open.draft.offered = [None; 2];
                    self.open.draft.unchanged = 0;
                    self.offer_cards(tell);
                }
                None
            }
            _ => {
                let card = self.next_card();
                if let Some(province) = card {
                    tell.tell(Event::CardDrawn { colour, province });
                }
                card
            }
        };
        if let Some(province) = taken {
            self.open.step = Step::Station { seat, province };
        }
    }

    pub(crate) fn legal_station(&self, seat: Seat, actions: &mut Vec<Action>) {
        let groups = GROUP_SIZES.iter().zip(self.player(seat).groups);
        actions.extend(groups.filter(|(_, count)| *count > 0).map(|(&armies, _)| Action::Station { armies }));
    }

    pub(crate) fn check_station(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Station { armies } = action else { return Err(Refusal::NotNow) };
        let size = GROUP_SIZES.iter().position(|&size| size == armies);
        match size {
            Some(size) if self.player(seat).groups[size] > 0 => Ok(()),
            _ => Err(Refusal::NoSuchGroup { armies }),
        }
    }

    pub(crate) fn perform_station(&mut self, seat: Seat, province: Province, action: Action, tell: &mut impl Tell) {
        let Action::Station { armies } = action else { return };
        if let Some(size) = GROUP_SIZES.iter().position(|&size| size == armies) {
            self.player_mut(seat).groups[size] -= 1;
        }
        self.station(seat, province, armies, tell);
        let next = Seat((seat.0 + 1) % self.seats);
        if self.player(next).groups == [0; GROUP_SIZES.len()] {
            return self.end_draft(tell);
        }
        if self.draft.offered.contains(&None) {
            self.open.draft.unchanged = 0;
            self.offer_cards(tell);
        } else {
            self.open.draft.unchanged = (self.draft.unchanged + 1).min(self.seats);
        }
        self.open.step = Step::Draft { seat: next };
    }

    fn station(&mut self, seat: Seat, province: Province, armies: u8, tell: &mut impl Tell) {
        let player = self.player_mut(seat);
        player.lands = player.lands.with(province);
        player.supply -= armies;
        self.open.armies[province.index()] = armies;
        tell.tell(Event::Stationed { colour: self.colour(seat), province, armies });
    }

    /// The cards that are left belong to nobody; the game begins.
    fn end_draft(&mut self, tell: &mut impl Tell) {
        self.hidden.stack = crate::state::Stack::EMPTY;
        self.open.draft = crate::setup::NO_DRAFT;
        self.begin_game(tell);
    }
}
