//! Rising Sun as a [`Game`].

use engine::{
    Audience, Chance, DiscardEvents, DocumentError, Game, Outcome, Place, Seat, Seats, Seed, Sink, Verdict, Viewer,
};

use crate::action::Action;
use crate::dealing::{Goods, Pledge, Terms};
use crate::document::PositionDocument;
use crate::event::Event;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::view::View;

impl Game for State {
    const NAME: &'static str = "rising-sun";
    const RULES: u32 = 1;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Position = PositionDocument;
    type Terms = Terms;
    type Pledge = Pledge;

    fn open(options: &Options, seed: &Seed, sink: &mut impl Sink<Event>) -> Result<State, DocumentError> {
        let mut state = State::set_up(options, seed)?;
        state.begin_season(sink);
        Ok(state)
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.clan(seat).name()
    }

    #[inline]
    fn waiting_for(&self) -> Seats {
        self.owing()
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_legal(seat, actions);
    }

    fn free_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_free(seat, actions);
    }

    #[inline]
    fn perform(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check_action(seat, action)?;
        self.answer(seat, action, sink);
        self.run(sink);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_of(viewer)
    }

    fn imagine(view: &View, chance: &mut Chance) -> State {
        State::imagined(view, chance)
    }

    fn redraw(&mut self, chance: &mut Chance) {
        self.redraw_unseen(chance);
    }

    fn audience(&self, event: &Event) -> Audience {
        match event {
            Event::MandatesSeen { clan, .. } | Event::TilePlaced { clan, .. } | Event::BidPlaced { clan, .. } => {
                Audience::Only(self.seat_of(*clan).map_or(Seats::NONE, Seats::one))
            }
            _ => Audience::Everyone,
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::MandatesDrawn { .. } | Event::WarProvinceDrawn { .. } | Event::BidsRevealed { .. })
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| {
            let ranks = self.ranks();
            let place = |seat: Seat| Place { rank: ranks[seat.index()], score: self.player(seat).vp.into() };
            Outcome { places: self.all().iter().map(place).collect() }
        })
    }

    fn position(&self) -> PositionDocument {
        PositionDocument::of(self)
    }

    fn from_position(position: PositionDocument) -> Result<State, DocumentError> {
        let mut state = position.into_state()?;
        // The worshippers of a kami decide who has its card.
        state.hand_over_kami();
        state.check_all()?;
        // A document may stop at a step that runs by itself, such as the start of the war.
        state.run(&mut DiscardEvents);
        Ok(state)
    }

    fn check(&self) -> Result<(), DocumentError> {
        self.check_all()
    }

    fn may_agree(&self, from: Seat, to: Seat, terms: &Terms) -> Result<(), Refusal> {
        self.check_terms(from, to, terms)
    }

    fn agree(&mut self, from: Seat, to: Seat, terms: &Terms, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check_terms(from, to, terms)?;
        self.settle(from, to, terms, sink);
        Ok(())
    }

    fn is_gift(terms: &Terms) -> bool {
        !terms.alliance && terms.ask == Goods::default()
    }

    fn may_bargain(&self) -> bool {
        self.is_open_to_bargains()
    }

    fn is_too_late_for(&self, terms: &Terms) -> bool {
        !self.is_open_to_bargains() || terms.alliance && self.phase != Phase::TeaCeremony
    }

    fn judge(&self, pledge: &Pledge, by: Seat, _to: Seat, event: &Event) -> Option<Verdict> {
        self.judge_pledge(pledge, by, event)
    }
}
