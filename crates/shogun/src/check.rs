//! The invariants of a state, which hold between any two decisions.

use engine::{DocumentError, Seat, ensure, ensure_at};

use crate::building::Building;
use crate::card::{Card, Cards, MOST_CHESTS};
use crate::draft::groups;
use crate::event_card::YEAR_EVENTS;
use crate::field::{ACTIONS, FIELDS, Field};
use crate::options::PLAYERS;
use crate::province::{Province, Provinces};
use crate::round::OPEN_ACTIONS;
use crate::season::{Season, YEARS};
use crate::setup::{NO_DRAFT, starting_chests};
use crate::special::{SPECIALS, Special};
use crate::state::{ARMIES, BLANK, CHESTS, GROUP_SIZES, PEASANT_ARMIES, Slot, State, UNREST_MARKERS, VisibleCard};
use crate::step::{Phase, Step};
use crate::tower::{Content, Cubes, PEASANTS, Tower};

/// Limit of points, chests and rice in documents, which keeps sums far from overflow.
const MOST: u16 = 5000;

/// Limit of unrest markers in a province; there are only a few collections in a year.
const MOST_UNREST: u8 = 100;

/// Whether all items differ.
fn distinct<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().all(|(index, item)| !items[..index].contains(item))
}

impl State {
    /// Checks every invariant.
    pub(crate) fn check_all(&self) -> Result<(), DocumentError> {
        ensure(PLAYERS.contains(&self.seat_count()), "table.players", "wrong-player-count")?;
        ensure(self.playing == self.board.provinces(self.seat_count()), "table.board", "wrong-provinces")?;
        self.tower.check().map_err(|error| error.inside("table.tower.model"))?;
        for seat in self.all().iter() {
            self.check_player(seat)
                .map_err(|error| error.inside(&format!("table.players.{}", self.colour(seat).name())))?;
        }
        self.check_cubes()?;
        self.check_stock()?;
        let phase = self.step.phase();
        self.check_time(phase)?;
        self.check_draft_cards(phase)?;
        self.check_events(phase)?;
        self.check_actions(phase)?;
        self.check_places(phase)?;
        for seat in self.all().iter() {
            self.check_plan_of(seat, phase)
                .map_err(|error| error.inside(&format!("plans.{}", self.colour(seat).name())))?;
        }
        ensure(self.step_is_valid(), "table.step", "wrong-step")
    }

    fn check_player(&self, seat: Seat) -> Result<(), DocumentError> {
        let player = self.player(seat);
        for (at, amount) in [("points", player.points), ("chests", player.chests), ("rice", player.rice)] {
            if amount > MOST {
                return Err(DocumentError::new(at, "too-much")
                    .with("most", usize::from(MOST))
                    .with("found", usize::from(amount)));
            }
        }
        for province in player.lands.iter() {
            let at = |what: &str| format!("provinces.{}.{what}", province.name());
            ensure_at(self.playing.has(province), || at("armies"), "province-closed")?;
            ensure_at(self.armies(province) > 0, || at("armies"), "province-without-army")?;
            let room = self.buildings(province).len() <= province.row().sites;
            ensure_at(room, || at("buildings"), "too-many-buildings")?;
        }
        Ok(())
    }

    /// Cubes in supply, map, tower and tray add up for every color and for the peasants.
    fn check_cubes(&self) -> Result<(), DocumentError> {
        let Content { floors, tray } = self.content;
        let in_tower = |owner: usize| -> u32 {
            floors.iter().map(|floor| u32::from(floor.0[owner])).sum::<u32>() + u32::from(tray.0[owner])
        };
        let one_floor = matches!(self.tower, Tower::Sieve { .. });
        ensure(!one_floor || floors[1] == Cubes::NONE, "table.tower.floors[1]", "sieve-has-one-floor")?;
        let wrong = |at: String, expected: u8, found: u32| {
            Err(DocumentError::new(at, "wrong-cubes")
                .with("expected", usize::from(expected))
                .with("found", found as usize))
        };
        for seat in self.all().iter() {
            let map: u32 = self.lands(seat).iter().map(|province| u32::from(self.armies(province))).sum();
            let found = u32::from(self.player(seat).supply) + map + in_tower(seat.index());
            if found != u32::from(ARMIES) {
                return wrong(format!("table.players.{}.supply", self.colour(seat).name()), ARMIES, found);
            }
        }
        let found = u32::from(self.peasants) + in_tower(PEASANTS);
        if found != u32::from(PEASANT_ARMIES) {
            return wrong("table.peasants".into(), PEASANT_ARMIES, found);
        }
        Ok(())
    }

    fn check_stock(&self) -> Result<(), DocumentError> {
        let owned = self.owned();
        let lands: usize = self.all().iter().map(|seat| self.lands(seat).len()).sum();
        ensure(lands == owned.len(), "table.players", "province-twice")?;
        let mut unrest = 0;
        for province in Province::ALL {
            unrest += u32::from(self.unrest(province));
            ensure(self.unrest(province) <= MOST_UNREST, "table.players", "too-much-unrest")?;
            let bare = self.armies(province) == 0 && self.unrest(province) == 0 && self.buildings(province).is_empty();
            ensure(owned.has(province) || bare, "table.players", "neutral-not-bare")?;
        }
        for building in Building::ALL {
            let built = owned.iter().filter(|&province| self.buildings(province).has(building)).count();
            let total = built + usize::from(self.tiles(building));
            ensure(total == usize::from(building.tiles()), "table.players", "too-many-buildings")?;
        }
        if self.limited_stock {
            let chests: u32 = self.all().iter().map(|seat| u32::from(self.player(seat).chests)).sum();
            ensure(chests <= CHESTS.into(), "table.players", "too-many-chests")?;
            ensure(unrest <= UNREST_MARKERS.into(), "table.players", "too-much-unrest")?;
        }
        Ok(())
    }

    /// Year, season and step are consistent.
    fn check_time(&self, phase: Phase) -> Result<(), DocumentError> {
        ensure((1..=YEARS).contains(&self.year), "table.year", "wrong-year")?;
        ensure((self.season == Season::Winter) == (phase == Phase::Winter), "table.season", "wrong-season")?;
        let first = self.year == 1 && self.season == Season::Spring;
        ensure(phase != Phase::Draft || first, "table.season", "wrong-season")?;
        ensure(self.step != Step::Over || self.year == YEARS, "table.year", "wrong-year")
    }

    fn check_draft_cards(&self, phase: Phase) -> Result<(), DocumentError> {
        if phase != Phase::Draft {
            let none = self.all().iter().all(|seat| self.player(seat).groups == [0; GROUP_SIZES.len()]);
            ensure(none, "table.players", "groups-left")?;
            ensure(self.draft == NO_DRAFT && self.hidden.stack.len() == 0, "table.draft", "draft-is-over")?;
            return Ok(());
        }
        let full = groups(self.seat_count());
        let (Step::Draft { seat: chooser } | Step::Station { seat: chooser, .. }) = self.step else { return Ok(()) };
        let armies = |groups: &[u8]| -> u32 {
            groups.iter().zip(GROUP_SIZES).map(|(&count, size)| u32::from(count) * u32::from(size)).sum()
        };
        let number = |groups: &[u8]| -> usize { groups.iter().map(|&count| usize::from(count)).sum() };
        let turns = self.lands(chooser).len();
        for seat in self.all().iter() {
            let player = self.player(seat);
            let at = || format!("table.players.{}.groups", player.colour.name());
            let fit = player.groups.iter().zip(full).all(|(&count, most)| count <= most);
            ensure_at(fit && number(&player.groups) + player.lands.len() == number(&full), at, "wrong-groups")?;
            let map: u32 = player.lands.iter().map(|province| u32::from(self.armies(province))).sum();
            ensure_at(map + armies(&player.groups) == armies(&full), at, "wrong-groups")?;
            let sized = |province: Province| GROUP_SIZES.contains(&self.armies(province));
            ensure_at(player.lands.iter().all(sized), at, "wrong-groups")?;
            ensure_at(player.lands.len() == turns + usize::from(seat < chooser), at, "wrong-turn")?;
            let fresh = player.points == 0 && player.rice == 0 && player.chests == starting_chests(self.seat_count());
            ensure_at(fresh, || format!("table.players.{}", player.colour.name()), "not-the-start")?;
        }
        ensure(number(&self.player(chooser).groups) > 0, "table.step", "wrong-turn")?;
        ensure(self.content == Content::default() && self.peasants == PEASANT_ARMIES, "table.tower", "not-the-start")?;
        let bare = Province::ALL.iter().all(|&one| self.unrest(one) == 0 && self.buildings(one).is_empty());
        ensure(bare, "table.players", "not-the-start")?;
        ensure(usize::from(self.draft.unseen) == self.hidden.stack.len(), "stack", "wrong-stack")?;
        ensure(self.draft.unchanged <= self.seats, "table.draft.unchanged", "wrong-turn")?;
        let pending = match self.step {
            Step::Station { province, .. } => Some(province),
            _ => None,
        };
        let cards = self.hidden.stack.cards().iter().chain(self.draft.under.cards()).copied();
        let cards = cards.chain(self.draft.offered.into_iter().flatten()).chain(pending);
        let cards: Vec<Province> = cards.chain(self.owned().iter()).collect();
        let all: Provinces = cards.iter().copied().collect();
        ensure(all == self.playing && cards.len() == all.len(), "stack", "wrong-stack")?;
        // An open card is missing only while a player stations the group for it.
        let missing = self.draft.offered.iter().filter(|card| card.is_none()).count();
        ensure(missing <= usize::from(pending.is_some()), "table.draft.offered", "wrong-stack")
    }

    fn check_events(&self, phase: Phase) -> Result<(), DocumentError> {
        ensure(distinct(&self.hidden.events), "table.events", "event-twice")?;
        let turned = self.events.iter().flatten().count();
        let expected = if phase == Phase::Draft { 0 } else { usize::from(self.year) * YEAR_EVENTS };
        let in_order = self.events.iter().zip(self.hidden.events).take(turned).all(|(&open, card)| open == Some(card));
        ensure(turned == expected && in_order, "table.events", "wrong-events")?;
        let rounds = match phase {
            Phase::Draft => 0,
            Phase::Plan | Phase::Winter => self.season as u32,
            Phase::Auction | Phase::Actions => self.season as u32 + 1,
        };
        let year = |year: u8| u32::from(self.spent >> (YEAR_EVENTS as u8 * (year - 1)) & 0b1111).count_ones();
        ensure(year(self.year) == rounds, "table.spent", "wrong-events")?;
        let other = if self.year == 1 { year(2) == 0 } else { year(1) == 3 };
        ensure(other, "table.spent", "wrong-events")?;
        let on_board = match self.event {
            None => !matches!(phase, Phase::Auction | Phase::Actions),
            Some(event) => {
                let first = usize::from(self.year - 1) * YEAR_EVENTS;
                let place = self.events.iter().position(|&one| one == Some(event));
                matches!(phase, Phase::Auction | Phase::Actions)
                    && place.is_some_and(|place| place >= first && self.spent >> place & 1 == 1)
            }
        };
        ensure(on_board, "table.event", "wrong-events")
    }

    fn check_actions(&self, phase: Phase) -> Result<(), DocumentError> {
        let actions = &self.hidden.actions;
        ensure(distinct(actions) && !actions.contains(&Field::Bid), "table.actions", "action-twice")?;
        let shown = match phase {
            Phase::Draft => 0,
            Phase::Plan | Phase::Auction => OPEN_ACTIONS,
            Phase::Actions => (OPEN_ACTIONS + usize::from(self.done)).min(ACTIONS),
            Phase::Winter => ACTIONS,
        };
        let done = match phase {
            Phase::Draft | Phase::Plan | Phase::Auction => self.done == 0,
            Phase::Actions => usize::from(self.done) < ACTIONS,
            Phase::Winter => usize::from(self.done) == ACTIONS,
        };
        ensure(done, "table.done", "wrong-turn")?;
        let in_order = |place: usize| self.actions[place] == (place < shown).then_some(self.hidden.actions[place]);
        ensure((0..ACTIONS).all(in_order), "table.actions", "wrong-actions")?;
        ensure(phase != Phase::Draft || self.hidden.actions == Field::ACTIONS, "table.actions", "wrong-actions")?;
        let turns = matches!(phase, Phase::Actions | Phase::Winter);
        ensure(self.turn <= self.seats && (turns || self.turn == 0), "table.turn", "wrong-turn")
    }

    /// Each special card is on its place or with the player who took it.
    fn check_places(&self, phase: Phase) -> Result<(), DocumentError> {
        let standing: Vec<Seat> = self.places.iter().flatten().copied().collect();
        let specials: Vec<Special> = self.specials.iter().flatten().copied().collect();
        let held: Vec<Special> = self.all().iter().filter_map(|seat| self.player(seat).special).collect();
        let all = [&specials[..], &held].concat();
        ensure(distinct(&standing), "table.places", "wrong-places")?;
        ensure(distinct(&all), "table.specials", "special-twice")?;
        let seats = self.seat_count();
        let holds = match phase {
            Phase::Draft => standing.is_empty() && all.is_empty(),
            Phase::Plan => standing.is_empty() && specials.len() == SPECIALS,
            Phase::Auction => {
                let apart = (0..SPECIALS).all(|place| self.places[place].is_some() != self.specials[place].is_some());
                let chosen = standing.len();
                let in_turn = standing.iter().all(|seat| self.bidders[..chosen.min(seats)].contains(seat));
                let with_card = |&seat: &Seat| self.player(seat).special.is_some();
                apart && in_turn && chosen < seats && held.len() == chosen && standing.iter().all(with_card)
            }
            Phase::Actions => standing.len() == seats && specials.is_empty() && held.len() == seats,
            Phase::Winter => standing.len() == seats && all.is_empty(),
        };
        ensure(holds, "table.places", "wrong-places")?;
        let bidders = &self.bidders[..seats];
        let named =
            if phase == Phase::Auction { distinct(bidders) } else { self.bidders.iter().all(|seat| seat.0 == 0) };
        ensure(named, "table.bidders", "wrong-places")
    }

    /// The cards on a player board are those planned, and belong to the player.
    fn check_plan_of(&self, seat: Seat, phase: Phase) -> Result<(), DocumentError> {
        let plan = &self.hidden.plans[seat.index()];
        let fields = &self.fields[seat.index()];
        if !matches!(phase, Phase::Plan | Phase::Auction | Phase::Actions) {
            ensure(*plan == BLANK && *fields == [VisibleCard::None; FIELDS], "", "no-plans-now")?;
            return ensure(self.fresh.is_empty(), "", "no-plans-now");
        }
        let mut hand = Cards::of(self.lands(seat)).minus(self.fresh);
        for (field, slot) in Field::ALL.iter().zip(plan) {
            if let Slot::Card(card) = *slot {
                let at = || engine::snake_case(field);
                ensure_at(!matches!(card, Card::Chests(bid) if bid > MOST_CHESTS), at, "not-in-hand")?;
                ensure_at(hand.has(card), at, "not-in-hand")?;
                hand = hand.without(card);
            }
        }
        let bid = plan[Field::Bid.index()];
        if phase == Phase::Plan {
            ensure(*fields == [VisibleCard::None; FIELDS] && self.fresh.is_empty(), "", "no-plans-now")?;
            let payable = Cards::payable(self.player(seat).chests);
            ensure(!matches!(bid, Slot::Card(card) if !payable.has(card)), "bid", "bid-too-high")?;
            let undecided = plan.iter().filter(|&&slot| slot == Slot::Undecided).count();
            ensure(!plan.contains(&Slot::Empty) || hand.len() <= undecided, "", "cards-left")?;
            let lost = bid == Slot::Undecided && hand.len() >= undecided && hand.and(payable).is_empty();
            ensure(!lost, "bid", "no-card-for-bid")?;
            let ready = matches!(self.step, Step::Plan { ready } if ready.has(seat));
            return ensure(!ready || undecided == 0, "", "plan-incomplete");
        }
        ensure(!plan.contains(&Slot::Undecided), "", "plan-incomplete")?;
        for field in Field::ALL {
            let fits = match (plan[field.index()], fields[field.index()]) {
                (Slot::Card(card), VisibleCard::FaceUp(shown)) => card == shown && self.is_shown(seat, field),
                (Slot::Card(_), VisibleCard::FaceDown) => !self.is_shown(seat, field),
                (slot, VisibleCard::None) => !matches!(slot, Slot::Card(_)),
                _ => false,
            };
            ensure_at(fits, || engine::snake_case(field), "wrong-field")?;
        }
        ensure(phase == Phase::Actions || self.fresh.is_empty(), "", "no-plans-now")
    }

    /// Whether a player has already revealed the card on a field.
    fn is_shown(&self, seat: Seat, field: Field) -> bool {
        if field == Field::Bid {
            return true;
        }
        let Some(place) = self.hidden.actions.iter().position(|&action| action == field) else { return false };
        match place.cmp(&self.done.into()) {
            std::cmp::Ordering::Less => self.step.phase() == Phase::Actions,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal => (0..self.turn).any(|turn| self.seat_in_order(turn) == Some(seat)),
        }
    }
}
