// A market game, just large enough to try every part of the engine. In each round all players choose a number in
// secret; the first with the highest number draws a card from a shuffled deck, sets up stalls while the market is open
// for deals, and closes the round. (These are no inner doc comments because the front page of the crate includes this
// file in the middle of its example.)

use engine::{Audience, Chance, DocumentError, Game, Outcome, Place, Seat, Seats, Seed, Sink, Verdict, Viewer};
use serde::{Deserialize, Serialize};

const NAMES: [&str; 3] = ["red", "blue", "green"];
const ROUNDS: u8 = 3;
const COINS: u8 = 5;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) players: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Toy {
    chance: Chance,
    round: u8,
    /// The seat that runs the market; `None` while numbers are chosen.
    market: Option<u8>,
    chosen: Vec<Option<u8>>,
    coins: Vec<u8>,
    stalls: Vec<u8>,
    cards: Vec<Vec<u8>>,
    deck: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Action {
    Choose { number: u8 },
    TakeBack,
    Stall,
    Close,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Chose { seat: u8 },
    ChoseNumber { seat: u8, number: u8 },
    TookBack { seat: u8 },
    Revealed { numbers: Vec<u8> },
    Drew { seat: u8, card: u8 },
    SetUp { seat: u8 },
    Paid { from: u8, to: u8, give: u8, take: u8 },
    Closed { round: u8 },
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Refusal {
    NotNow,
    NoSuchNumber,
    TooPoor,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct View {
    me: Option<u8>,
    round: u8,
    market: Option<u8>,
    has_chosen: Vec<bool>,
    my_number: Option<u8>,
    coins: Vec<u8>,
    stalls: Vec<u8>,
    card_counts: Vec<u8>,
    my_cards: Vec<u8>,
    deck: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Terms {
    pub(crate) give: u8,
    pub(crate) take: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Pledge {
    /// To choose this number next.
    Choose { number: u8 },
}

impl Toy {
    fn over(&self) -> bool {
        self.round == ROUNDS
    }

    fn reveal(&mut self, sink: &mut impl Sink<Event>) {
        let numbers: Vec<u8> = self.chosen.iter_mut().filter_map(Option::take).collect();
        let highest = *numbers.iter().max().expect("there are players");
        let first = numbers.iter().position(|&number| number == highest).expect("the maximum is in the list");
        sink.emit(Event::Revealed { numbers });
        if let Some(card) = self.deck.pop() {
            self.cards[first].push(card);
            sink.emit(Event::Drew { seat: first as u8, card });
        }
        self.market = Some(first as u8);
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES: u32 = 2;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Position = Toy;
    type Terms = Terms;
    type Pledge = Pledge;

    fn open(options: &Options, seed: &Seed, _sink: &mut impl Sink<Event>) -> Result<Toy, DocumentError> {
        let players = options.players as usize;
        if !(2..=3).contains(&players) {
            return Err(DocumentError::new("players", "wrong-players").with("players", players));
        }
        let mut chance = seed.chance();
        let mut deck: Vec<u8> = (1..=6).collect();
        chance.shuffle(&mut deck);
        Ok(Toy {
            chance,
            round: 0,
            market: None,
            chosen: vec![None; players],
            coins: vec![COINS; players],
            stalls: vec![0; players],
            cards: vec![Vec::new(); players],
            deck,
        })
    }

    fn seats(&self) -> usize {
        self.coins.len()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        NAMES[seat.index()]
    }

    fn waiting_for(&self) -> Seats {
        match self.market {
            _ if self.over() => Seats::NONE,
            Some(seat) => Seats::one(Seat(seat)),
            None => Seats::first(self.seats())
                .iter()
                .filter(|seat| self.chosen[seat.index()].is_none())
                .fold(Seats::NONE, Seats::with),
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.waiting_for().has(seat) {
            match self.market {
                None => actions.extend((1..=3).map(|number| Action::Choose { number })),
                Some(_) => actions.extend([Action::Stall, Action::Close]),
            }
        }
    }

    fn free_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.chosen[seat.index()].is_some() {
            actions.push(Action::TakeBack);
        }
    }

    fn perform(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match action {
            Action::TakeBack => {
                self.chosen[seat.index()].take().ok_or(Refusal::NotNow)?;
                sink.emit(Event::TookBack { seat: seat.0 });
            }
            _ if !self.waiting_for().has(seat) => return Err(Refusal::NotNow),
            Action::Choose { number } => {
                if self.market.is_some() {
                    return Err(Refusal::NotNow);
                }
                if !(1..=3).contains(&number) {
                    return Err(Refusal::NoSuchNumber);
                }
                self.chosen[seat.index()] = Some(number);
                sink.emit(Event::Chose { seat: seat.0 });
                sink.emit(Event::ChoseNumber { seat: seat.0, number });
                if self.waiting_for().is_empty() {
                    self.reveal(sink);
                }
            }
            Action::Stall | Action::Close if self.market.is_none() => return Err(Refusal::NotNow),
            Action::Stall => {
                self.stalls[seat.index()] = self.stalls[seat.index()].saturating_add(1);
                sink.emit(Event::SetUp { seat: seat.0 });
            }
            Action::Close => {
                sink.emit(Event::Closed { round: self.round });
                self.round += 1;
                self.market = None;
                if self.over() {
                    sink.emit(Event::Over);
                }
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        };
        View {
            me: me.map(|me| me as u8),
            round: self.round,
            market: self.market,
            has_chosen: self.chosen.iter().map(Option::is_some).collect(),
            my_number: me.and_then(|me| self.chosen[me]),
            coins: self.coins.clone(),
            stalls: self.stalls.clone(),
            card_counts: self.cards.iter().map(|cards| cards.len() as u8).collect(),
            my_cards: me.map(|me| self.cards[me].clone()).unwrap_or_default(),
            deck: self.deck.len() as u8,
        }
    }

    fn imagine(view: &View, chance: &mut Chance) -> Toy {
        let mut unseen: Vec<u8> = (1..=6).filter(|card| !view.my_cards.contains(card)).collect();
        chance.shuffle(&mut unseen);
        let me = view.me.map(usize::from);
        let mut cards: Vec<Vec<u8>> = Vec::new();
        for (seat, &count) in view.card_counts.iter().enumerate() {
            let mine = me == Some(seat);
            cards.push(if mine { view.my_cards.clone() } else { unseen.drain(..count as usize).collect() });
        }
        let guess = |seat, chosen: bool, chance: &mut Chance| match chosen {
            true if me == Some(seat) => view.my_number,
            true => Some(chance.below(3) as u8 + 1),
            false => None,
        };
        Toy {
            chosen: view.has_chosen.iter().enumerate().map(|(seat, &chosen)| guess(seat, chosen, chance)).collect(),
            chance: chance.fork(),
            round: view.round,
            market: view.market,
            coins: view.coins.clone(),
            stalls: view.stalls.clone(),
            cards,
            deck: unseen,
        }
    }

    fn redraw(&mut self, chance: &mut Chance) {
        self.chance = chance.fork();
        chance.shuffle(&mut self.deck);
    }

    fn audience(&self, event: &Event) -> Audience {
        match event {
            Event::ChoseNumber { seat, .. } | Event::Drew { seat, .. } => Audience::Only(Seats::one(Seat(*seat))),
            _ => Audience::Everyone,
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::Drew { .. })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over().then(|| {
            let score = |seat: usize| {
                i32::from(self.coins[seat]) + self.cards[seat].iter().map(|&card| i32::from(card)).sum::<i32>()
            };
            let place = |seat| Place {
                rank: 1 + (0..self.seats()).filter(|&other| score(other) > score(seat)).count() as u8,
                score: score(seat),
            };
            Outcome { places: (0..self.seats()).map(place).collect() }
        })
    }

    fn position(&self) -> Toy {
        self.clone()
    }

    fn from_position(position: Toy) -> Result<Toy, DocumentError> {
        position.check()?;
        Ok(position)
    }

    fn check(&self) -> Result<(), DocumentError> {
        let players = self.coins.len();
        if !(2..=3).contains(&players) {
            return Err(DocumentError::new("coins", "wrong-players"));
        }
        for (field, length) in
            [("chosen", self.chosen.len()), ("stalls", self.stalls.len()), ("cards", self.cards.len())]
        {
            if length != players {
                return Err(DocumentError::new(field, "wrong-players"));
            }
        }
        let coins: usize = self.coins.iter().map(|&coins| coins as usize).sum();
        if coins != players * COINS as usize {
            return Err(DocumentError::new("coins", "wrong-coins").with("found", coins));
        }
        let mut cards: Vec<u8> = self.cards.iter().flatten().chain(&self.deck).copied().collect();
        cards.sort_unstable();
        if !cards.into_iter().eq(1..=6) {
            return Err(DocumentError::new("deck", "wrong-cards"));
        }
        if self.market.is_some_and(|seat| seat as usize >= players) || self.round > ROUNDS {
            return Err(DocumentError::new("market", "wrong-round"));
        }
        if self.market.is_none() && !self.over() && self.chosen.iter().all(Option::is_some) {
            return Err(DocumentError::new("chosen", "wrong-round"));
        }
        Ok(())
    }

    fn may_agree(&self, from: Seat, to: Seat, terms: &Terms) -> Result<(), Refusal> {
        let enough = self.coins[from.index()] >= terms.give && self.coins[to.index()] >= terms.take;
        if enough { Ok(()) } else { Err(Refusal::TooPoor) }
    }

    fn agree(&mut self, from: Seat, to: Seat, terms: &Terms, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.may_agree(from, to, terms)?;
        self.coins[from.index()] = self.coins[from.index()] - terms.give + terms.take;
        self.coins[to.index()] = self.coins[to.index()] - terms.take + terms.give;
        sink.emit(Event::Paid { from: from.0, to: to.0, give: terms.give, take: terms.take });
        Ok(())
    }

    fn is_gift(terms: &Terms) -> bool {
        terms.take == 0
    }

    fn may_bargain(&self) -> bool {
        self.market.is_some()
    }

    fn judge(&self, pledge: &Pledge, by: Seat, _to: Seat, event: &Event) -> Option<Verdict> {
        let Pledge::Choose { number } = pledge;
        match event {
            Event::ChoseNumber { .. } => panic!("secret events must not judge a promise"),
            Event::Revealed { numbers } if numbers[by.index()] == *number => Some(Verdict::Kept),
            Event::Revealed { .. } => Some(Verdict::Broken),
            Event::Over => Some(Verdict::Void),
            _ => None,
        }
    }
}
