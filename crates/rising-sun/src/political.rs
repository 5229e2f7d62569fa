//! The political phase: the track of mandate turns and kami turns (p.13).

use engine::Seat;

use crate::card::Card;
use crate::clan::Clan;
use crate::event::Event;
use crate::mandate::{DRAWN, Mandate, TILES, TURNS};
use crate::province::PROVINCES;
use crate::state::{EventSink, Movement, Open, Played, State};
use crate::steps::{self, Step};

/// After how many mandates each kami turn comes.
pub(crate) const KAMI_AFTER: [u8; 3] = [3, 5, 7];

impl Open {
    /// The seat to the left of another.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats)
    }

    /// How many tiles are in the deck.
    #[inline]
    pub(crate) fn deck_len(&self) -> usize {
        TILES - self.turn as usize
    }

    /// The mandate played last in this season.
    pub(crate) fn last_played(&self) -> Option<Played> {
        self.track[..self.turn as usize].last().copied()
    }

    /// Whether a player has the bonus of a mandate: its chooser and their ally.
    #[inline]
    fn has_bonus(&self, seat: Seat, chooser: Seat) -> bool {
        seat == chooser || self.player(chooser).ally == Some(seat)
    }
}

impl State {
    /// Runs what comes next on the political track.
    pub(crate) fn next_political_turn(&mut self, events: &mut impl EventSink) {
        if KAMI_AFTER.get(self.kami_turns as usize) == Some(&self.turn) {
            self.kami_turns += 1;
            events.emit(Event::KamiTurnBegan { number: self.kami_turns });
            self.agenda.push(steps::KamiTurn { shrine: 0 });
        } else if self.turn as usize == TURNS {
            self.begin_war(events);
        } else {
            self.draw_mandates(events);
        }
    }

    /// The player with the deck looks at the top four tiles.
    fn draw_mandates(&mut self, events: &mut impl EventSink) {
        let seat = self.chooser;
        let mut tiles = [Mandate::Recruit; DRAWN];
        tiles.copy_from_slice(&self.hidden.deck[..DRAWN]);
        for (place, &tile) in tiles.iter().enumerate() {
            self.hidden.known[seat.index()][place] = Some(tile);
        }
        let clan = self.clan(seat);
        events.emit(Event::MandatesDrawn { clan });
        events.emit(Event::MandatesSeen { clan, tiles });
        self.agenda.push(steps::ChooseMandate { seat });
    }

    /// Plays the tile at `slot`; the other three go back on top in unchanged order.
    pub(crate) fn choose_mandate(&mut self, seat: Seat, slot: u8, events: &mut impl EventSink) {
        let slot = slot as usize;
        let face_down = self.clan(seat) == Clan::Lotus;
        let tile = self.hidden.deck[slot];
        let length = self.deck_len();
        self.hidden.deck.copy_within(slot + 1..length, slot);
        self.hidden.deck[length - 1] = Mandate::Recruit;
        for other in self.all().iter() {
            let known = &mut self.hidden.known[other.index()];
            if other == seat {
                known.copy_within(slot + 1.., slot);
                known[DRAWN - 1] = None;
            } else if known.iter().any(Option::is_some) {
                *known = still_known(known, (!face_down).then_some(tile));
            }
        }
        let turn = self.turn as usize;
        self.hidden.tiles[turn] = tile;
        let mandate = if face_down { Mandate::Recruit } else { tile };
        self.track[turn] = Played { by: seat, mandate, face_down };
        self.turn += 1;
        let clan = self.clan(seat);
        if face_down {
            events.emit(Event::TilePlacedFaceDown { clan });
            events.emit(Event::TilePlaced { clan, tile });
            self.agenda.replace(steps::Announce { seat });
        } else {
            self.begin_mandate(seat, tile, events);
        }
    }

    /// Begins a mandate that has been chosen or announced.
    pub(crate) fn begin_mandate(&mut self, seat: Seat, mandate: Mandate, events: &mut impl EventSink) {
        self.agenda.replace(steps::Mandate { mandate, chooser: seat, done: 0 });
        events.emit(Event::MandateChosen { clan: self.clan(seat), mandate });
        // Honesty: points for each mandate but Betray that is selected while allied.
        if mandate != Mandate::Betray && self.player(seat).ally.is_some() {
            let vp = 2 * u16::from(self.copies(seat, Card::Honesty));
            self.gain_vp(seat, vp, Card::Honesty, events);
        }
    }

    /// Lets the next player perform the mandate: clockwise, the chooser last, but first in a Train.
    pub(crate) fn continue_mandate(&mut self, mandate: Mandate, chooser: Seat, done: u8, events: &mut impl EventSink) {
        let seats = self.seats;
        if done < seats {
            let first = if mandate == Mandate::Train { chooser.0 } else { chooser.0 + 1 };
            let seat = Seat((first + done) % seats);
            let bonus = self.has_bonus(seat, chooser);
            let mut next = done + 1;
            let step: Option<Step> = match mandate {
                Mandate::Recruit => {
                    self.summoned = [0; PROVINCES];
                    Some(steps::Recruit { seat, bonus }.into())
                }
                Mandate::Marshal => {
                    let kami = if done == 0 { 0 } else { self.movement.kami };
                    self.movement = Movement { kami, ..Movement::default() };
                    let builds = u8::from(bonus) + self.copies(seat, Card::PathOfTheBuilder);
                    let kannushi = self.copies(seat, Card::PathOfTheKannushi);
                    Some(steps::Marshal { seat, builds, kannushi }.into())
                }
                Mandate::Train => Some(steps::Train { seat, bonus }.into()),
                Mandate::Harvest => {
                    next = seats;
                    self.harvest(chooser, events);
                    None
                }
                Mandate::Betray => {
                    next = 2 * seats;
                    Some(self.begin_betray(chooser, events).into())
                }
            };
            self.agenda.replace(steps::Mandate { mandate, chooser, done: next });
            if let Some(step) = step {
                self.agenda.push(step);
            }
        } else if done < 2 * seats && mandate == Mandate::Recruit {
            let seat = self.at_honor(done - seats);
            self.agenda.replace(steps::Mandate { mandate, chooser, done: done + 1 });
            let light = self.copies(seat, Card::PathOfTheLight);
            let samurai = self.copies(seat, Card::PathOfTheSamurai);
            if light + samurai > 0 {
                self.agenda.push(steps::EndOfRecruit { seat, light, samurai });
            }
        } else if done == seats && mandate == Mandate::Harvest {
            self.agenda.replace(steps::Mandate { mandate, chooser, done: 2 * seats });
            self.sengoku(chooser, events);
        } else {
            self.agenda.pop();
            self.chooser = self.left_of(chooser);
        }
    }
}

/// What a player still knows of the deck after another one took one of its top four tiles: the places
/// that hold the same tile whichever was taken. `tile` is `None` when it went face down.
fn still_known(known: &[Option<Mandate>; DRAWN], tile: Option<Mandate>) -> [Option<Mandate>; DRAWN] {
    let could_be = |slot: usize| match (known[slot], tile) {
        (Some(here), Some(tile)) => here == tile,
        _ => true,
    };
    let mut after: Option<[Option<Mandate>; DRAWN]> = None;
    for slot in (0..DRAWN).filter(|&slot| could_be(slot)) {
        let mut next = *known;
        next.copy_within(slot + 1.., slot);
        next[DRAWN - 1] = None;
        after = Some(match after {
            None => next,
            Some(before) => std::array::from_fn(|place| before[place].filter(|_| before[place] == next[place])),
        });
    }
    after.unwrap_or([None; DRAWN])
}

#[cfg(test)]
mod tests {
    use super::*;
    use Mandate::{Betray, Harvest, Marshal, Recruit, Train};

    #[test]
    fn taking_the_unseen_tile_leaves_the_rest_known() {
        let before = [Some(Recruit), Some(Marshal), Some(Train), None];
        assert_eq!(still_known(&before, Some(Harvest)), before);
    }

    #[test]
    fn taking_one_of_two_equal_tiles_leaves_the_common_part_known() {
        let before = [Some(Recruit), Some(Marshal), Some(Train), None];
        assert_eq!(still_known(&before, Some(Marshal)), [Some(Recruit), None, None, None]);
    }

    #[test]
    fn a_face_down_tile_leaves_nothing_known() {
        let before = [Some(Recruit), Some(Marshal), Some(Train), Some(Betray)];
        assert_eq!(still_known(&before, None), [None; DRAWN]);
    }
}
