//! What one viewer may know, and states that fit it.

use std::cmp::Ordering;

use engine::{Chance, Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::advantage::ADVANTAGES;
use crate::document::{TableDocument, ViewDocument};
use crate::mandate::{DRAWN, Mandate, TILES, TURNS};
use crate::province::Province;
use crate::season::Season;
use crate::state::{Hidden, Open, SEATS, State};
use crate::steps::{ChooseMandate, Step};

/// What one viewer may know: what all players may see, and what they alone have seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Open,
    /// What the viewer knows of the mandate tiles at the top of the deck.
    pub(crate) deck: [Option<Mandate>; DRAWN],
    /// The tiles on the track, except those that others placed face down.
    pub(crate) tiles: [Option<Mandate>; TURNS],
    /// The viewer's own bids while they are hidden, and how many are decided.
    pub(crate) bids: [u8; ADVANTAGES],
    pub(crate) bids_placed: u8,
}

impl View {
    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What all players may see.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The mandate tiles that the viewer has drawn to choose from, if it is their turn to.
    pub fn hand(&self) -> Option<[Mandate; DRAWN]> {
        match (self.open.agenda.top(), self.viewer) {
            (Step::ChooseMandate(ChooseMandate { seat }), Viewer::Seat(viewer)) if seat == viewer => {
                let mut hand = [Mandate::Recruit; DRAWN];
                for (tile, known) in hand.iter_mut().zip(self.deck) {
                    *tile = known?;
                }
                Some(hand)
            }
            _ => None,
        }
    }

    /// The viewer's own bids so far, from left to right, while they are hidden.
    pub fn bids(&self) -> &[u8] {
        &self.bids[..usize::from(self.bids_placed)]
    }

    /// The view as a document: what pages, terminals and other languages read.
    pub fn document(&self) -> ViewDocument {
        TableDocument::of(&self.open, &self.tiles).into_view(self)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.document().serialize(to)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for View {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        ViewDocument::schema_name()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        ViewDocument::schema_id()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        ViewDocument::json_schema(generator)
    }
}

impl State {
    /// What `viewer` may know.
    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            open: self.open,
            deck: [None; DRAWN],
            tiles: [None; TURNS],
            bids: [0; ADVANTAGES],
            bids_placed: 0,
        };
        for turn in 0..self.turn as usize {
            let played = self.track[turn];
            if !played.face_down || viewer.is(played.by) {
                view.tiles[turn] = Some(self.hidden.tiles[turn]);
            }
        }
        if let Viewer::Seat(seat) = viewer
            && self.all().has(seat)
        {
            view.deck = self.hidden.known[seat.index()];
            view.bids = self.hidden.bids[seat.index()];
            view.bids_placed = self.hidden.bids_placed[seat.index()];
        }
        view
    }

    /// A state that is possible for all that the viewer knows.
    pub(crate) fn imagined(view: &View, chance: &mut Chance) -> State {
        let mut hidden = Hidden {
            chance: chance.fork(),
            deck: [Mandate::Recruit; TILES],
            known: [[None; DRAWN]; SEATS],
            tiles: [Mandate::Recruit; TURNS],
            piles: [Province::ALL; _],
            bids: [[0; ADVANTAGES]; SEATS],
            bids_placed: [0; SEATS],
        };
        imagine_tiles(view, &mut hidden, chance);
        imagine_piles(view, &mut hidden, chance);
        imagine_bids(view, &mut hidden, chance);
        State { open: view.open, hidden }
    }

    /// Replaces the random generator, and shuffles the mandate tiles and the war province tokens that no
    /// player has seen. Tiles that a player knows stay where they are.
    pub(crate) fn redraw_unseen(&mut self, chance: &mut Chance) {
        let length = self.deck_len();
        let hidden = &mut self.hidden;
        hidden.chance = chance.fork();
        let is_known = |place: usize| hidden.known.iter().any(|known| known.get(place).is_some_and(Option::is_some));
        let unseen: Vec<usize> = (0..length).filter(|&place| !is_known(place)).collect();
        let mut tiles: Vec<Mandate> = unseen.iter().map(|&place| hidden.deck[place]).collect();
        chance.shuffle(&mut tiles);
        for (place, tile) in unseen.into_iter().zip(tiles) {
            hidden.deck[place] = tile;
        }
        for (season, pile) in Season::PLAYED.into_iter().zip(&mut hidden.piles) {
            match season.cmp(&self.open.season) {
                Ordering::Less => {}
                Ordering::Equal => chance.shuffle(&mut pile[usize::from(self.open.war_count)..]),
                Ordering::Greater => chance.shuffle(pile),
            }
        }
    }
}

/// Deals the tiles that the viewer has not seen to the places that the viewer has not seen.
fn imagine_tiles(view: &View, hidden: &mut Hidden, chance: &mut Chance) {
    let (length, turns) = (view.open.deck_len(), view.open.turn as usize);
    let mut unseen = Mandate::TILES.map(Some);
    for tile in view.deck.iter().chain(&view.tiles[..turns]).flatten() {
        if let Some(place) = unseen.iter().position(|one| one == &Some(*tile)) {
            unseen[place] = None;
        }
    }
    chance.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter().flatten();
    let mut fill = |known: Option<Mandate>| known.or_else(|| unseen.next()).unwrap_or(Mandate::Recruit);
    for place in 0..length {
        hidden.deck[place] = fill(view.deck.get(place).copied().flatten());
    }
    for turn in 0..turns {
        hidden.tiles[turn] = fill(view.tiles[turn]);
    }
    if let Viewer::Seat(seat) = view.viewer {
        hidden.known[seat.index()] = view.deck;
    }
    // The player who is choosing has looked at the top four.
    if let Step::ChooseMandate(ChooseMandate { seat }) = view.open.agenda.top() {
        for place in 0..DRAWN {
            hidden.known[seat.index()][place] = Some(hidden.deck[place]);
        }
    }
}

/// Shuffles the tokens to come: those of the seasons ahead, and those of this one that stay in the pile.
fn imagine_piles(view: &View, hidden: &mut Hidden, chance: &mut Chance) {
    for (season, pile) in Season::PLAYED.into_iter().zip(&mut hidden.piles) {
        let drawn = if season == view.open.season { view.open.war_count as usize } else { 0 };
        for (place, &province) in view.open.war[..drawn].iter().enumerate() {
            let found = pile.iter().position(|&one| one == province).unwrap_or(place);
            pile.swap(place, found);
        }
        chance.shuffle(&mut pile[drawn..]);
    }
}

/// Spreads the coins of those who have bid over the advantages at random; some are not bid.
fn imagine_bids(view: &View, hidden: &mut Hidden, chance: &mut Chance) {
    if view.open.agenda.top() != Step::Bids {
        return;
    }
    for seat in view.open.battle.ready.iter() {
        hidden.bids_placed[seat.index()] = ADVANTAGES as u8;
        for _ in 0..view.open.player(seat).coins.min(u8::MAX.into()) {
            if let Some(bid) = hidden.bids[seat.index()].get_mut(chance.below(ADVANTAGES as u32 + 1) as usize) {
                *bid += 1;
            }
        }
    }
    if let Viewer::Seat(Seat(seat)) = view.viewer {
        hidden.bids[seat as usize] = view.bids;
        hidden.bids_placed[seat as usize] = view.bids_placed;
    }
}
