//! Views of viewers, and random states that are consistent with a view.

use engine::{Chance, Rng, Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::card::{Card, Cards};
use crate::document::{TableDocument, ViewDocument};
use crate::event_card::{EVENTS, EventCard};
use crate::field::{ACTIONS, FIELDS, Field};
use crate::province::{PROVINCES, Provinces};
use crate::state::{BLANK, GAME_EVENTS, Hidden, Open, Plan, SEATS, Slot, Stack, State, VisibleCard};
use crate::step::{Phase, Step};

/// What one viewer may know: the open information and their own plan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Open,
    pub(crate) plan: Plan,
}

impl View {
    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The open information.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The card that the viewer planned for a field.
    pub fn planned(&self, field: Field) -> Option<Card> {
        match self.plan[field.index()] {
            Slot::Card(card) => Some(card),
            _ => None,
        }
    }

    /// The JSON form of the view.
    pub fn document(&self) -> ViewDocument {
        TableDocument::of(&self.open).into_view(self)
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
    /// The view of `viewer`.
    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        let plan = match viewer {
            Viewer::Seat(seat) if self.all().has(seat) => self.hidden.plans[seat.index()],
            _ => BLANK,
        };
        View { viewer, open: self.open, plan }
    }

    /// A random state that is consistent with the view.
    pub(crate) fn imagined(view: &View, chance: &mut Chance) -> State {
        let open = view.open;
        let forked = chance.fork();
        let hidden = chance.draw(|rng| {
            let mut hidden = Hidden {
                chance: forked,
                stack: imagine_stack(&open, rng),
                actions: imagine_actions(&open, rng),
                events: imagine_events(&open, rng),
                plans: [BLANK; SEATS],
            };
            for seat in open.all().iter() {
                hidden.plans[seat.index()] =
                    if view.viewer.is(seat) { view.plan } else { imagine_plan(&open, seat, rng) };
            }
            hidden
        });
        State { open, hidden }
    }

    /// Redraws random results and events to come, and reshuffles province cards and action cards that no player has
    /// seen. Plans stay.
    pub(crate) fn redraw_unseen(&mut self, chance: &mut Chance) {
        self.hidden.chance = chance.fork();
        let (open, hidden) = (&self.open, &mut self.hidden);
        chance.draw(|rng| {
            rng.shuffle(hidden.stack.cards_mut());
            hidden.actions = imagine_actions(open, rng);
            hidden.events = imagine_events(open, rng);
        });
    }
}

impl State {
    /// Exchanges the face-down card on a field of `seat` for another card of the seat, if possible, and returns
    /// whether it was. With this, a bot can give other players likely plans in a state that it
    /// [imagines](engine::Game::imagine).
    pub fn suppose(&mut self, seat: Seat, field: Field, card: Card) -> bool {
        let fields = self.open.fields[seat.index()];
        let planned = matches!(self.open.step.phase(), Phase::Auction | Phase::Actions);
        if !planned || fields[field.index()] != VisibleCard::FaceDown {
            return false;
        }
        let all = Cards::of(self.open.lands(seat)).minus(self.open.fresh);
        let plan = &mut self.hidden.plans[seat.index()];
        let place = plan.iter().position(|&slot| slot == Slot::Card(card));
        match place {
            Some(place) if fields[place] != VisibleCard::FaceDown => false,
            Some(place) => {
                plan.swap(place, field.index());
                true
            }
            None if all.has(card) => {
                plan[field.index()] = Slot::Card(card);
                true
            }
            None => false,
        }
    }
}

/// Shuffles the unseen cards of the draft.
fn imagine_stack(open: &Open, rng: &mut Rng) -> Stack {
    let mut stack = Stack::EMPTY;
    if open.draft.unseen == 0 {
        return stack;
    }
    let mut seen: Provinces =
        open.draft.under.cards().iter().copied().chain(open.draft.offered.into_iter().flatten()).collect();
    if let Step::Station { province, .. } = open.step {
        seen = seen.with(province);
    }
    for province in open.playing.minus(open.owned()).minus(seen).iter() {
        stack.push(province);
    }
    rng.shuffle(stack.cards_mut());
    stack
}

/// Shuffles the action cards that are face down. There are none before the first round.
fn imagine_actions(open: &Open, rng: &mut Rng) -> [Field; ACTIONS] {
    let shown = open.actions.iter().flatten().count();
    let mut actions = Field::ACTIONS;
    if shown == 0 {
        return actions;
    }
    for (place, &field) in open.actions.iter().flatten().enumerate() {
        if let Some(found) = actions.iter().position(|&one| one == field) {
            actions.swap(place, found);
        }
    }
    rng.shuffle(&mut actions[shown..]);
    actions
}

/// Draws the hidden events from those that have not been revealed.
fn imagine_events(open: &Open, rng: &mut Rng) -> [EventCard; GAME_EVENTS] {
    let mut deck = EventCard::ALL;
    let mut shown = 0;
    for event in open.events.iter().flatten() {
        if let Some(found) = deck.iter().position(|one| one == event) {
            deck.swap(shown, found);
            shown += 1;
        }
    }
    rng.shuffle(&mut deck[shown..]);
    let mut events = [deck[0]; GAME_EVENTS];
    events.copy_from_slice(&deck[..GAME_EVENTS]);
    const { assert!(GAME_EVENTS < EVENTS) };
    events
}

/// The cards of a set in random order, and their number.
fn shuffled(cards: Cards, rng: &mut Rng) -> ([Card; PROVINCES + 5], usize) {
    let mut row = [Card::Chests(0); PROVINCES + 5];
    for (place, card) in row.iter_mut().zip(cards.iter()) {
        *place = card;
    }
    rng.shuffle(&mut row[..cards.len()]);
    (row, cards.len())
}

/// A random plan that another player could have: empty while the player is planning, complete once the player is
/// ready, and consistent with the cards on the board after that.
fn imagine_plan(open: &Open, seat: Seat, rng: &mut Rng) -> Plan {
    let mut plan = BLANK;
    let all = Cards::of(open.lands(seat));
    match open.step {
        Step::Plan { ready } if ready.has(seat) => {
            let (bids, count) = shuffled(all.and(Cards::payable(open.player(seat).chests)), rng);
            // With too few cards any fields may be empty, the bid among them.
            let mut fields = Field::ALL;
            if all.len() < FIELDS {
                rng.shuffle(&mut fields);
            }
            let covered = &fields[..all.len().min(FIELDS)];
            plan = [Slot::Empty; FIELDS];
            let mut rest = all;
            if count > 0 && covered.contains(&Field::Bid) {
                plan[Field::Bid.index()] = Slot::Card(bids[0]);
                rest = rest.without(bids[0]);
            }
            let (cards, count) = shuffled(rest, rng);
            let others = covered.iter().filter(|&&field| field != Field::Bid);
            for (field, &card) in others.zip(&cards[..count]) {
                plan[field.index()] = Slot::Card(card);
            }
        }
        Step::ChoosePlace { .. } | Step::Act | Step::March { .. } => {
            let fields = &open.fields[seat.index()];
            let mut left = all.minus(open.fresh);
            for (slot, visible) in plan.iter_mut().zip(fields) {
                *slot = Slot::Empty;
                if let VisibleCard::FaceUp(card) = *visible {
                    *slot = Slot::Card(card);
                    left = left.without(card);
                }
            }
            let (cards, _) = shuffled(left, rng);
            let face_down = fields.iter().zip(&mut plan).filter(|(visible, _)| **visible == VisibleCard::FaceDown);
            for ((_, slot), &card) in face_down.zip(&cards) {
                *slot = Slot::Card(card);
            }
        }
        _ => {}
    }
    plan
}
