//! Offers and promises between players, which are private to the two parties.

use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};

use crate::{ActionError, AddressedEvent, Audience, Game, MAX_SEATS, Seat, Seats, SessionEvent, Viewer};

/// Maximum number of characters of a promise in words.
pub const WORDS_LIMIT: usize = 500;
/// Maximum number of promises in an offer, both sides together.
pub const PROMISES_LIMIT: usize = 8;
/// Maximum number of open offers from one seat.
pub const OFFERS_LIMIT: usize = 32;
/// Maximum number of promises from one seat to another in a game, including those already judged.
pub const LEDGER_LIMIT: usize = 100;

/// The number of an offer. It encodes the two parties and counts only the offers between them, so that
/// it gives away nothing about the negotiations of others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfferId(pub u32);

/// The number of a promise, built like an [`OfferId`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PromiseId(pub u32);

/// The number of the `count`-th item from one seat to another.
fn number(from: Seat, to: Seat, count: usize) -> u32 {
    let seats = MAX_SEATS as u32;
    (count as u32 * seats + u32::from(from.0)) * seats + u32::from(to.0)
}

impl OfferId {
    /// The number of the `count`-th offer of one seat to another, counted from 0.
    pub fn of(from: Seat, to: Seat, count: usize) -> OfferId {
        OfferId(number(from, to, count))
    }
}

impl PromiseId {
    /// The number of the `count`-th promise of one seat to another, counted from 0.
    pub fn of(by: Seat, to: Seat, count: usize) -> PromiseId {
        PromiseId(number(by, to, count))
    }
}

/// A seat with its name; documents contain only the name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Party {
    /// The seat.
    pub seat: Seat,
    /// Name of the seat in the game.
    pub name: &'static str,
}

impl Party {
    /// Looks up the name of a seat, which must be one of the game's.
    pub fn new(game: &impl Game, seat: Seat) -> Party {
        Party { seat, name: game.seat_name(seat) }
    }

    /// Looks up a seat by name.
    pub fn named(game: &impl Game, name: &str) -> Option<Party> {
        Seats::first(game.seats()).iter().map(|seat| Party::new(game, seat)).find(|party| party.name == name)
    }
}

impl Serialize for Party {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name)
    }
}

/// What a promise says.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PromiseContent<P> {
    /// Free text, which only the receiver can judge.
    Words(String),
    /// A pledge that the engine judges.
    Pledge(P),
}

/// The judgment of a promise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The promise was kept.
    Kept,
    /// The promise was broken.
    Broken,
    /// The promise can no longer be kept or broken.
    Void,
}

/// An action of a negotiation, which any player may take at any time. Seats are given by name,
/// because people write these documents.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[serde(bound(deserialize = "T: Deserialize<'de>, P: Deserialize<'de>"))]
pub enum NegotiationAction<T, P> {
    /// Makes an offer to another player.
    Offer {
        /// Name of the other player.
        to: String,
        /// What changes hands at once, if anything.
        #[serde(skip_serializing_if = "Option::is_none")]
        terms: Option<T>,
        /// Promises of the proposer.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        i_promise: Vec<PromiseContent<P>>,
        /// Promises asked of the other player.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        you_promise: Vec<PromiseContent<P>>,
    },
    /// Withdraws an own offer.
    Withdraw {
        /// Number of the offer.
        offer: OfferId,
    },
    /// Accepts an offer.
    Accept {
        /// Number of the offer.
        offer: OfferId,
    },
    /// Declines an offer.
    Decline {
        /// Number of the offer.
        offer: OfferId,
    },
    /// Gives something at once, for nothing in return.
    Gift {
        /// Name of the receiver.
        to: String,
        /// What is given.
        terms: T,
    },
    /// Makes a promise, for nothing in return.
    Promise {
        /// Name of the receiver.
        to: String,
        /// What is promised.
        #[serde(rename = "word")]
        content: PromiseContent<P>,
    },
    /// Judges a received promise in words; the judgment is final.
    Judge {
        /// Number of the promise.
        promise: PromiseId,
        /// Whether it was kept.
        kept: bool,
    },
}

/// Names of the negotiation actions in documents. No action of a game may have one of them.
pub(crate) const NEGOTIATION_ACTIONS: [&str; 7] =
    ["offer", "withdraw", "accept", "decline", "gift", "promise", "judge"];

impl<T, P> NegotiationAction<T, P> {
    /// Name of the action in documents.
    pub fn name(&self) -> &'static str {
        match self {
            NegotiationAction::Offer { .. } => "offer",
            NegotiationAction::Withdraw { .. } => "withdraw",
            NegotiationAction::Accept { .. } => "accept",
            NegotiationAction::Decline { .. } => "decline",
            NegotiationAction::Gift { .. } => "gift",
            NegotiationAction::Promise { .. } => "promise",
            NegotiationAction::Judge { .. } => "judge",
        }
    }

    /// Name of the seat that the action is addressed to, if it names one.
    pub fn to(&self) -> Option<&str> {
        match self {
            NegotiationAction::Offer { to, .. }
            | NegotiationAction::Gift { to, .. }
            | NegotiationAction::Promise { to, .. } => Some(to),
            _ => None,
        }
    }
}

/// An open offer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer<T, P> {
    /// Number of the offer.
    pub id: OfferId,
    /// The maker.
    pub from: Party,
    /// The player who may accept it.
    pub to: Party,
    /// What changes hands at once, from the point of view of `from`.
    pub terms: Option<T>,
    /// Promises of `from`.
    pub i_promise: Vec<PromiseContent<P>>,
    /// Promises asked of `to`.
    pub you_promise: Vec<PromiseContent<P>>,
}

/// A promise that was made, with its judgment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Promise<P> {
    /// Number of the promise.
    pub id: PromiseId,
    /// The maker.
    pub by: Party,
    /// The receiver.
    pub to: Party,
    /// What was promised.
    #[serde(rename = "word")]
    pub content: PromiseContent<P>,
    /// The judgment; `None` while the promise is open.
    pub verdict: Option<Verdict>,
    /// Index of the record's entry that made the promise. Never shown to players, because it would
    /// tell them how much others do in private.
    #[serde(skip)]
    pub made_at: u32,
    /// Index of the record's entry that decided it.
    #[serde(skip)]
    pub judged_at: Option<u32>,
}

/// An [`Offer`] in the game `G`.
pub type OfferOf<G> = Offer<<G as Game>::Terms, <G as Game>::Pledge>;
/// A [`Promise`] in the game `G`.
pub type PromiseOf<G> = Promise<<G as Game>::Pledge>;
/// A [`NegotiationAction`] in the game `G`.
pub type NegotiationActionOf<G> = NegotiationAction<<G as Game>::Terms, <G as Game>::Pledge>;

impl<T, P> Offer<T, P> {
    /// The two parties, who alone may know of it.
    pub fn audience(&self) -> Audience {
        between(self.from.seat, self.to.seat)
    }
}

impl<P> Promise<P> {
    /// The two parties, who alone may know of it.
    pub fn audience(&self) -> Audience {
        between(self.by.seat, self.to.seat)
    }
}

fn between(one: Seat, other: Seat) -> Audience {
    Audience::Only(Seats::one(one).with(other))
}

/// All open offers and all promises of a session. Each undo step has a copy, so the copies share their contents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Negotiations<G: Game> {
    pub(crate) offers: Vec<Arc<OfferOf<G>>>,
    pub(crate) promises: Vec<Arc<PromiseOf<G>>>,
    /// Number of offers that each seat has made to each other.
    pub(crate) offers_made: [[u32; MAX_SEATS]; MAX_SEATS],
}

impl<G: Game> Default for Negotiations<G> {
    fn default() -> Self {
        Negotiations { offers: Vec::new(), promises: Vec::new(), offers_made: [[0; MAX_SEATS]; MAX_SEATS] }
    }
}

impl<G: Game> Negotiations<G> {
    /// The open offers, oldest first.
    pub fn offers(&self) -> &[Arc<OfferOf<G>>] {
        &self.offers
    }

    /// Every promise ever made, oldest first.
    pub fn promises(&self) -> &[Arc<PromiseOf<G>>] {
        &self.promises
    }

    /// Performs an action as entry `now` of the record. On an error the caller must restore the game and `self`.
    pub(crate) fn perform(
        &mut self,
        game: &mut G,
        seat: Seat,
        action: &NegotiationActionOf<G>,
        now: u32,
    ) -> Result<Vec<AddressedEvent<G>>, ActionError<G>> {
        // Promises in words can still be judged after the game; nothing else makes sense then.
        if game.waiting_for().is_empty() && !matches!(action, NegotiationAction::Judge { .. }) {
            return Err(ActionError::Over);
        }
        match action {
            NegotiationAction::Offer { to, terms, i_promise, you_promise } => {
                let to = addressee(game, seat, to)?;
                self.check_offer(game, seat, to.seat, terms.as_ref(), i_promise, you_promise)?;
                let made = &mut self.offers_made[seat.index()][to.seat.index()];
                let id = OfferId::of(seat, to.seat, *made as usize);
                *made += 1;
                let offer = Offer {
                    id,
                    from: Party::new(game, seat),
                    to,
                    terms: terms.clone(),
                    i_promise: i_promise.clone(),
                    you_promise: you_promise.clone(),
                };
                self.offers.push(Arc::new(offer.clone()));
                Ok(vec![AddressedEvent { audience: offer.audience(), what: SessionEvent::OfferMade(offer) }])
            }
            NegotiationAction::Withdraw { offer } => {
                let offer = self.take(*offer, seat, |offer| offer.from)?;
                Ok(vec![closed(&offer, |offer, from, to| SessionEvent::OfferWithdrawn { offer, from, to })])
            }
            NegotiationAction::Decline { offer } => {
                let offer = self.take(*offer, seat, |offer| offer.to)?;
                Ok(vec![closed(&offer, |offer, from, to| SessionEvent::OfferDeclined { offer, from, to })])
            }
            NegotiationAction::Accept { offer } => {
                let offer = self.take(*offer, seat, |offer| offer.to)?;
                let (from, to) = (offer.from, offer.to);
                let mut events =
                    vec![closed(&offer, |offer, from, to| SessionEvent::OfferAccepted { offer, from, to })];
                if let Some(terms) = &offer.terms {
                    events.extend(agree(game, from, to, terms)?);
                }
                for (by, to, promises) in [(from, to, &offer.i_promise), (to, from, &offer.you_promise)] {
                    for content in promises {
                        events.push(self.add_promise(by, to, content.clone(), now)?);
                    }
                }
                Ok(events)
            }
            NegotiationAction::Gift { to, terms } => {
                let to = addressee(game, seat, to)?;
                if !game.may_bargain() {
                    return Err(ActionError::NoBargaining);
                }
                if !G::is_gift(terms) {
                    return Err(ActionError::NotAGift);
                }
                let from = Party::new(game, seat);
                agree(game, from, to, terms)
            }
            NegotiationAction::Promise { to, content } => {
                let to = addressee(game, seat, to)?;
                check_content(content)?;
                let by = Party::new(game, seat);
                Ok(vec![self.add_promise(by, to, content.clone(), now)?])
            }
            NegotiationAction::Judge { promise, kept } => {
                let verdict = if *kept { Verdict::Kept } else { Verdict::Broken };
                let promise = self.received(*promise, seat)?;
                Ok(vec![decide(promise, verdict, now)])
            }
        }
    }

    fn check_offer(
        &self,
        game: &G,
        from: Seat,
        to: Seat,
        terms: Option<&G::Terms>,
        i_promise: &[PromiseContent<G::Pledge>],
        you_promise: &[PromiseContent<G::Pledge>],
    ) -> Result<(), ActionError<G>> {
        // Promises can be exchanged at any time, goods only in some phases.
        if terms.is_some() && !game.may_bargain() {
            return Err(ActionError::NoBargaining);
        }
        let promises = i_promise.len() + you_promise.len();
        if terms.is_none() && promises == 0 {
            return Err(ActionError::NothingOffered);
        }
        if promises > PROMISES_LIMIT {
            return Err(ActionError::TooManyPromises { limit: PROMISES_LIMIT });
        }
        i_promise.iter().chain(you_promise).try_for_each(check_content)?;
        if self.offers.iter().filter(|offer| offer.from.seat == from).count() >= OFFERS_LIMIT {
            return Err(ActionError::TooManyOffers { limit: OFFERS_LIMIT });
        }
        terms.map_or(Ok(()), |terms| game.may_agree(from, to, terms).map_err(ActionError::Refused))
    }

    /// Removes an open offer on behalf of the party `entitled` to do so. For anyone but the two parties
    /// the offer does not exist, or the error would reveal it.
    fn take(
        &mut self,
        id: OfferId,
        seat: Seat,
        entitled: impl Fn(&OfferOf<G>) -> Party,
    ) -> Result<Arc<OfferOf<G>>, ActionError<G>> {
        let known = |offer: &Arc<OfferOf<G>>| offer.id == id && offer.audience().includes(Viewer::Seat(seat));
        let index = self.offers.iter().position(known).ok_or(ActionError::NoSuchOffer { offer: id })?;
        if entitled(&self.offers[index]).seat != seat {
            return Err(ActionError::NotYours);
        }
        Ok(self.offers.remove(index))
    }

    /// The open promise in words that `seat` received.
    fn received(&mut self, id: PromiseId, seat: Seat) -> Result<&mut PromiseOf<G>, ActionError<G>> {
        let known =
            |promise: &&mut Arc<PromiseOf<G>>| promise.id == id && promise.audience().includes(Viewer::Seat(seat));
        let promise = self.promises.iter_mut().find(known).ok_or(ActionError::NoSuchPromise { promise: id })?;
        if promise.to.seat != seat {
            Err(ActionError::NotYours)
        } else if matches!(promise.content, PromiseContent::Pledge(_)) {
            Err(ActionError::NotInWords)
        } else if promise.verdict.is_some() {
            Err(ActionError::AlreadyJudged)
        } else {
            Ok(Arc::make_mut(promise))
        }
    }

    fn add_promise(
        &mut self,
        by: Party,
        to: Party,
        content: PromiseContent<G::Pledge>,
        now: u32,
    ) -> Result<AddressedEvent<G>, ActionError<G>> {
        let made = self.promises.iter().filter(|promise| (promise.by, promise.to) == (by, to)).count();
        if made >= LEDGER_LIMIT {
            return Err(ActionError::LedgerFull { limit: LEDGER_LIMIT });
        }
        let id = PromiseId::of(by.seat, to.seat, made);
        let promise = Promise { id, by, to, content, verdict: None, made_at: now, judged_at: None };
        self.promises.push(Arc::new(promise.clone()));
        Ok(AddressedEvent { audience: promise.audience(), what: SessionEvent::PromiseMade(promise) })
    }

    /// Judges the first `count` promises, those made before the events, by the events. Only events that both
    /// parties may see count, because the verdict would give others away.
    pub(crate) fn judge(&mut self, game: &G, events: &mut Vec<AddressedEvent<G>>, count: usize, now: u32) {
        let mut verdicts = Vec::new();
        for promise in self.promises.iter_mut().take(count).filter(|promise| promise.verdict.is_none()) {
            let PromiseContent::Pledge(pledge) = &promise.content else { continue };
            let (by, to) = (promise.by.seat, promise.to.seat);
            let both_see =
                |event: &AddressedEvent<G>| [by, to].iter().all(|&seat| event.visible_to(Viewer::Seat(seat)));
            let verdict = events.iter().filter(|event| both_see(event)).find_map(|event| match &event.what {
                SessionEvent::Game(event) => game.judge(pledge, by, to, event),
                _ => None,
            });
            if let Some(verdict) = verdict {
                verdicts.push(decide(Arc::make_mut(promise), verdict, now));
            }
        }
        events.extend(verdicts);
    }

    /// Closes offers of goods once it is too late for them, and all offers at the end of the game.
    pub(crate) fn expire_offers(&mut self, game: &G, events: &mut Vec<AddressedEvent<G>>) {
        let over = game.waiting_for().is_empty();
        let too_late =
            |offer: &mut Arc<OfferOf<G>>| offer.terms.as_ref().is_some_and(|terms| game.is_too_late_for(terms));
        let expired = self.offers.extract_if(.., |offer| over || too_late(offer));
        events.extend(
            expired.map(|offer| closed(&offer, |offer, from, to| SessionEvent::OfferLapsed { offer, from, to })),
        );
    }
}

/// The event that an offer is no longer open, for both parties.
fn closed<G: Game>(offer: &OfferOf<G>, event: impl Fn(OfferId, Party, Party) -> SessionEvent<G>) -> AddressedEvent<G> {
    AddressedEvent { audience: offer.audience(), what: event(offer.id, offer.from, offer.to) }
}

fn decide<G: Game>(promise: &mut PromiseOf<G>, verdict: Verdict, now: u32) -> AddressedEvent<G> {
    promise.verdict = Some(verdict);
    promise.judged_at = Some(now);
    let what = SessionEvent::PromiseJudged { promise: promise.id, by: promise.by, to: promise.to, verdict };
    AddressedEvent { audience: promise.audience(), what }
}

fn agree<G: Game>(
    game: &mut G,
    from: Party,
    to: Party,
    terms: &G::Terms,
) -> Result<Vec<AddressedEvent<G>>, ActionError<G>> {
    let mut events = Vec::new();
    game.agree(from.seat, to.seat, terms, &mut events).map_err(ActionError::Refused)?;
    Ok(AddressedEvent::events(game, events))
}

fn addressee<G: Game>(game: &G, from: Seat, name: &str) -> Result<Party, ActionError<G>> {
    match Party::named(game, name) {
        None => Err(ActionError::NoSuchSeat { name: name.to_owned() }),
        Some(party) if party.seat == from => Err(ActionError::ToYourself),
        Some(party) => Ok(party),
    }
}

/// Checks the length of a promise in words.
pub(crate) fn check_content<G: Game>(content: &PromiseContent<G::Pledge>) -> Result<(), ActionError<G>> {
    match content {
        PromiseContent::Words(words) if words.trim().is_empty() => Err(ActionError::NoWords),
        PromiseContent::Words(words) if words.chars().count() > WORDS_LIMIT => {
            Err(ActionError::WordsTooLong { limit: WORDS_LIMIT })
        }
        _ => Ok(()),
    }
}
