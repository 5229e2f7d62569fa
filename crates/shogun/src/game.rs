//! Shogun as a [`Game`].

use engine::{
    Audience, Chance, DiscardEvents, DocumentError, Game, Never, Outcome, Place, Seat, Seats, Seed, Sink, Verdict,
    Viewer,
};

use crate::action::Action;
use crate::document::PositionDocument;
use crate::event::Event;
use crate::options::Options;
use crate::pledge::Pledge;
use crate::refusal::Refusal;
use crate::state::State;
use crate::step::Step;
use crate::view::View;

impl Game for State {
    const NAME: &'static str = "shogun";
    const RULES: u32 = 1;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Position = PositionDocument;
    type Terms = Never;
    type Pledge = Pledge;

    fn open(options: &Options, seed: &Seed, sink: &mut impl Sink<Event>) -> Result<State, DocumentError> {
        State::set_up(options, seed, sink)
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.colour(seat).name()
    }

    #[inline]
    fn waiting_for(&self) -> Seats {
        self.pending_seats()
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_legal(seat, actions);
    }

    fn free_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_optional(seat, actions);
    }

    #[inline]
    fn perform(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check_action(seat, action)?;
        self.perform_checked(seat, action, sink);
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
            Event::CardPlanned { colour, .. }
            | Event::FieldLeftEmpty { colour, .. }
            | Event::FieldTakenBack { colour, .. } => {
                Audience::Only(self.seat_of(*colour).map_or(Seats::NONE, Seats::one))
            }
            _ => Audience::Everyone,
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::CardOffered { .. }
                | Event::CardDrawn { .. }
                | Event::TowerFilled { .. }
                | Event::YearBegan { .. }
                | Event::RoundBegan { .. }
                | Event::EventDrawn { .. }
                | Event::BidShown { .. }
                | Event::ActionTurned { .. }
                | Event::PlanShown { .. }
                | Event::Thrown { .. }
                | Event::RevoltDrawn { .. }
        )
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.step == Step::Over).then(|| {
            let ranks = self.ranks();
            let place = |seat: Seat| Place { rank: ranks[seat.index()], score: self.player(seat).points.into() };
            Outcome { places: self.all().iter().map(place).collect() }
        })
    }

    fn position(&self) -> PositionDocument {
        PositionDocument::of(self)
    }

    fn from_position(position: PositionDocument) -> Result<State, DocumentError> {
        let mut state = position.into_state()?;
        state.check_all()?;
        // A document may contain a step without a decision, such as the middle of the actions.
        state.run(&mut DiscardEvents);
        Ok(state)
    }

    fn check(&self) -> Result<(), DocumentError> {
        self.check_all()
    }

    fn may_agree(&self, _from: Seat, _to: Seat, terms: &Never) -> Result<(), Refusal> {
        match *terms {}
    }

    fn agree(&mut self, _from: Seat, _to: Seat, terms: &Never, _sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match *terms {}
    }

    fn is_gift(terms: &Never) -> bool {
        match *terms {}
    }

    fn may_bargain(&self) -> bool {
        self.step != Step::Over
    }

    fn judge(&self, pledge: &Pledge, by: Seat, to: Seat, event: &Event) -> Option<Verdict> {
        self.judge_pledge(pledge, by, to, event)
    }
}
