//! A session in mid-game as a document: what to go on from when the rules have changed and its record can no longer
//! be played from the beginning.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::negotiation::{OfferOf, fit};
use crate::{
    DocumentError, Game, MAX_SEATS, Negotiations, OFFERS_LIMIT, Offer, OfferId, Origin, PROMISES_LIMIT, Party, Promise,
    PromiseContent, PromiseId, Seat, Seats, Session, Verdict, ensure,
};

/// More offers than anybody ever makes; numbers of offers stay far from their end.
const MOST_OFFERS: u32 = 1_000_000;

/// The state of a session and the players' dealings, without the way there.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Snapshot<G: Game> {
    pub(crate) state: G::Position,
    #[serde(default, skip_serializing_if = "NegotiationsText::is_empty")]
    pub(crate) dealings: NegotiationsText<G>,
}

/// Open offers and promises as they are written.
#[derive(Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Dealings", bound = "G::Terms: schemars::JsonSchema, G::Pledge: schemars::JsonSchema")
)]
#[serde(deny_unknown_fields, default, bound = "")]
pub(crate) struct NegotiationsText<G: Game> {
    /// The open offers, oldest first.
    offers: Vec<OfferText<G::Terms, G::Pledge>>,
    /// Every promise ever made, oldest first.
    promises: Vec<PromiseText<G::Pledge>>,
    /// How many offers were made, for their numbers.
    made: Vec<Made>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "OpenOffer"))]
#[serde(deny_unknown_fields)]
#[serde(bound(deserialize = "T: Deserialize<'de>, P: Deserialize<'de>"))]
struct OfferText<T, P> {
    id: OfferId,
    from: String,
    to: String,
    terms: Option<T>,
    i_promise: Vec<PromiseContent<P>>,
    you_promise: Vec<PromiseContent<P>>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GivenPromise"))]
#[serde(deny_unknown_fields)]
struct PromiseText<P> {
    by: String,
    to: String,
    word: PromiseContent<P>,
    verdict: Option<Verdict>,
}

/// How many offers one seat has ever made to another.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "OffersMade"))]
#[serde(deny_unknown_fields)]
struct Made {
    from: String,
    to: String,
    offers: u32,
}

impl<G: Game> Session<G> {
    /// The session as it stands. What could be undone, and the record so far, are no part of it.
    pub fn snapshot(&self) -> Snapshot<G> {
        Snapshot { state: self.game().position(), dealings: NegotiationsText::of(self.game(), self.dealings()) }
    }

    /// Goes on from a snapshot. The record begins there, for what went before may not be playable under the rules of
    /// today; and so does what can be undone.
    pub fn resume(snapshot: Snapshot<G>) -> Result<Session<G>, DocumentError> {
        let state = G::from_position(snapshot.state).map_err(|error| error.inside("state"))?;
        let dealings = snapshot.dealings.read(&state)?;
        Ok(Session::at(Origin::standing(state.clone(), dealings), state))
    }
}

impl<G: Game> Origin<G> {
    /// A game that begins in a state and with dealings, if there are any.
    pub(crate) fn standing(state: G, dealings: Negotiations<G>) -> Origin<G> {
        let state = Box::new(state);
        if dealings == Negotiations::default() {
            Origin::Position(state)
        } else {
            Origin::Resumed { state, dealings: Box::new(dealings) }
        }
    }
}

impl<G: Game> Default for NegotiationsText<G> {
    fn default() -> Self {
        NegotiationsText { offers: Vec::new(), promises: Vec::new(), made: Vec::new() }
    }
}

impl<G: Game> NegotiationsText<G> {
    /// The dealings of a game as they are written.
    pub(crate) fn of(game: &G, dealings: &Negotiations<G>) -> NegotiationsText<G> {
        let seats = || Seats::first(game.seats()).iter();
        let name = |seat: Seat| game.seat_name(seat).to_owned();
        let made = seats().flat_map(|from| seats().map(move |to| (from, to)));
        let made = made.map(|(from, to)| (from, to, dealings.offers_made[from.index()][to.index()]));
        NegotiationsText {
            offers: dealings.offers.iter().map(|offer| OfferText::of((**offer).clone())).collect(),
            promises: dealings.promises.iter().map(|promise| PromiseText::of((**promise).clone())).collect(),
            made: made
                .filter(|(_, _, offers)| *offers > 0)
                .map(|(from, to, offers)| Made { from: name(from), to: name(to), offers })
                .collect(),
        }
    }

    fn is_empty(&self) -> bool {
        self.offers.is_empty() && self.promises.is_empty() && self.made.is_empty()
    }

    /// The dealings that are written, for a game; everything checked.
    pub(crate) fn read(self, game: &G) -> Result<Negotiations<G>, DocumentError> {
        let mut dealings = Negotiations::default();
        for Made { from, to, offers } in self.made {
            let (from, to) = parties(game, &from, &to, "dealings.made")?;
            ensure(offers <= MOST_OFFERS, "dealings.made", "strange-dealings")?;
            dealings.offers_made[from.seat.index()][to.seat.index()] = offers;
        }
        for offer in self.offers {
            let offer = offer.read::<G>(game)?;
            let at = "dealings.offers";
            let count = offer.id.0 / (MAX_SEATS * MAX_SEATS) as u32;
            let (from, to) = (offer.from.seat, offer.to.seat);
            let is_numbered = count < dealings.offers_made[from.index()][to.index()]
                && offer.id == OfferId::of(from, to, count as usize)
                && dealings.offers.iter().all(|other| other.id != offer.id);
            ensure(is_numbered, at, "strange-dealings")?;
            let open = dealings.offers.iter().filter(|other| other.from == offer.from).count();
            ensure(open < OFFERS_LIMIT, at, "strange-dealings")?;
            dealings.offers.push(Arc::new(offer));
        }
        for PromiseText { by, to, word, verdict } in self.promises {
            let (by, to) = parties(game, &by, &to, "dealings.promises")?;
            ensure(fit::<G>(&word).is_ok(), "dealings.promises", "strange-dealings")?;
            let made = dealings.promises.iter().filter(|promise| (promise.by, promise.to) == (by, to)).count();
            let id = PromiseId::of(by.seat, to.seat, made);
            let judged_at = verdict.map(|_| 0);
            dealings.promises.push(Arc::new(Promise { id, by, to, word, verdict, made_at: 0, judged_at }));
        }
        Ok(dealings)
    }
}

impl<T, P> OfferText<T, P> {
    fn of(offer: Offer<T, P>) -> OfferText<T, P> {
        let Offer { id, from, to, terms, i_promise, you_promise } = offer;
        OfferText { id, from: from.name.to_owned(), to: to.name.to_owned(), terms, i_promise, you_promise }
    }

    fn read<G: Game<Terms = T, Pledge = P>>(self, game: &G) -> Result<OfferOf<G>, DocumentError> {
        let at = "dealings.offers";
        let OfferText { id, from, to, terms, i_promise, you_promise } = self;
        let (from, to) = parties(game, &from, &to, at)?;
        let promises = i_promise.len() + you_promise.len();
        let is_fit =
            promises <= PROMISES_LIMIT && i_promise.iter().chain(&you_promise).all(|word| fit::<G>(word).is_ok());
        ensure(is_fit && (terms.is_some() || promises > 0), at, "strange-dealings")?;
        Ok(Offer { id, from, to, terms, i_promise, you_promise })
    }
}

impl<P> PromiseText<P> {
    fn of(promise: Promise<P>) -> PromiseText<P> {
        let Promise { by, to, word, verdict, .. } = promise;
        PromiseText { by: by.name.to_owned(), to: to.name.to_owned(), word, verdict }
    }
}

/// Two different seats of a game, by name.
fn parties<G: Game>(game: &G, from: &str, to: &str, at: &str) -> Result<(Party, Party), DocumentError> {
    match (Party::named(game, from), Party::named(game, to)) {
        (Some(from), Some(to)) if from.seat != to.seat => Ok((from, to)),
        _ => Err(DocumentError::new(at, "strange-dealings")),
    }
}
