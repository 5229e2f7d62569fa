//! Every kind of step that can be pending, each in its own file: the decisions that players owe, and
//! what runs by itself between them.
//!
//! A file holds the data of a step and, as its [`Pending`], everything the game asks about it. To add
//! a step, write its file and list it in [`Step`] below.

use engine::{DocumentError, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::naming::{InDocument, Seating};
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Phase, State};

mod after_summon;
mod amaterasu;
mod announce;
mod battle;
mod benevolence;
mod betray;
mod bids;
mod choose_mandate;
mod descent;
mod end_of_recruit;
mod fujin;
mod hate;
mod hire_ronin;
mod imperial_poets;
mod kami_turn;
mod keiri;
mod mandate;
mod marshal;
mod mercy;
mod over;
mod place_kami;
mod political;
mod raijin;
mod recruit;
mod reparations;
mod ryujin;
mod seppuku;
mod summon_monster;
mod summoned;
mod take_hostage;
mod tea;
mod toll;
mod train;
mod war;
mod war_start;
mod worship;

pub use mercy::MercyTarget;

/// A kind of step: who decides it, what they may do, what that does, and when the step makes sense.
///
/// A decision implements `deciders`, `legal`, `check` and `perform`; where it can end because nothing
/// is left to decide, also `run`. A step that needs nobody implements `run` alone.
pub(crate) trait Pending: Copy + Into<Step> {
    /// The phase of which this step is the first on the agenda; all other steps lie on one of these.
    const PHASE: Option<Phase> = None;

    /// The action with which a player who has decided may take that back while others still decide.
    const TAKE_BACK: Option<Action> = None;

    /// The seats that owe a decision.
    fn deciders(self, _open: &Open) -> Seats {
        Seats::NONE
    }

    /// Lists what a decider may do.
    fn legal(self, _state: &State, _seat: Seat, _actions: &mut Vec<Action>) {}

    /// Why a decider may not take an action.
    fn check(self, _state: &State, _seat: Seat, _action: Action) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Why a seat may not use `TAKE_BACK`.
    fn check_take_back(self, _state: &State, _seat: Seat) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Takes an action that has been checked.
    fn perform(self, _state: &mut State, _seat: Seat, _action: Action, _events: &mut impl EventSink) {}

    /// Goes on without a decision; returns whether it did.
    fn run(self, _state: &mut State, _events: &mut impl EventSink) -> bool {
        false
    }

    /// Whether the step may lie on another one.
    fn fits_on(self, _below: Step) -> bool {
        false
    }

    /// Whether everything the step names is there, so that running or deciding it cannot fail.
    fn is_valid(self, _state: &State) -> bool {
        true
    }
}

/// Declares [`Step`] and passes every question about a step on to its type.
macro_rules! steps {
    (@variant $variant:ident $step:ident) => { Step::$variant };
    (@variant $variant:ident $step:ident $data:ty) => { Step::$variant($step) };
    (@value $type:ident $step:ident) => { $type };
    (@value $type:ident $step:ident $data:ty) => { $step };
    (@mapped $variant:ident ($mapped:expr)) => { Step::$variant };
    (@mapped $variant:ident ($mapped:expr) $data:ty) => { Step::$variant($mapped) };

    ($($(#[$meta:meta])* $variant:ident $(($data:ty))? = $module:ident::$type:ident,)+) => {
        $(pub use $module::$type;)+

        /// A pending step of the agenda, named after what is decided or run.
        /// In documents, players are clans.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs)]
        pub enum Step<S = Seat, M = Seats> {
            $($(#[$meta])* $variant $(($data))?,)+
        }

        $(
            impl From<$type> for Step {
                #[inline]
                fn from(_step: $type) -> Step {
                    steps!(@variant $variant _step $($data)?)
                }
            }
        )+

        impl InDocument for Step {
            type Document = Step<<Seat as InDocument>::Document, <Seats as InDocument>::Document>;

            fn to_document(self, open: &Open) -> Self::Document {
                match self {
                    $(steps!(@variant $variant step $($data)?) => {
                        steps!(@mapped $variant (step.to_document(open)) $($data)?)
                    })+
                }
            }

            fn from_document(step: Self::Document, at: &str, seating: &Seating<'_>) -> Result<Step, DocumentError> {
                Ok(match step {
                    $(steps!(@variant $variant step $($data)?) => {
                        steps!(@mapped $variant (InDocument::from_document(step, at, seating)?) $($data)?)
                    })+
                })
            }
        }

        /// See [`Pending`].
        impl Step {
            pub(crate) fn phase(self) -> Option<Phase> {
                match self {
                    $(Step::$variant { .. } => <$type as Pending>::PHASE,)+
                }
            }

            #[inline]
            pub(crate) fn take_back(self) -> Option<Action> {
                match self {
                    $(Step::$variant { .. } => <$type as Pending>::TAKE_BACK,)+
                }
            }

            #[inline]
            pub(crate) fn deciders(self, open: &Open) -> Seats {
                match self {
                    $(steps!(@variant $variant step $($data)?) => {
                        Pending::deciders(steps!(@value $type step $($data)?), open)
                    })+
                }
            }

            #[inline]
            pub(crate) fn legal(self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
                match self {
                    $(steps!(@variant $variant step $($data)?) => {
                        Pending::legal(steps!(@value $type step $($data)?), state, seat, actions);
                    })+
                }
            }

            #[inline]
            pub(crate) fn check(self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
                match self {
                    $(steps!(@variant $variant step $($data)?) => {
                        Pending::check(steps!(@value $type step $($data)?), state, seat, action)
                    })+
                }
            }

            pub(crate) fn check_take_back(self, state: &State, seat: Seat) -> Result<(), Refusal> {
                match self {
                    $(steps!(@variant $variant step $($data)?) => {
                        Pending::check_take_back(steps!(@value $type step $($data)?), state, seat)
                    })+
                }
            }

            #[inline]
            pub(crate) fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
                match self {
                    $(steps!(@variant $variant step $($data)?) => {
                        Pending::perform(steps!(@value $type step $($data)?), state, seat, action, events);
                    })+
                }
            }

            #[inline]
            pub(crate) fn run(self, state: &mut State, events: &mut impl EventSink) -> bool {
                match self {
                    $(steps!(@variant $variant step $($data)?) => {
                        Pending::run(steps!(@value $type step $($data)?), state, events)
                    })+
                }
            }

            pub(crate) fn fits_on(self, below: Step) -> bool {
                match self {
                    $(steps!(@variant $variant step $($data)?) => {
                        Pending::fits_on(steps!(@value $type step $($data)?), below)
                    })+
                }
            }

            pub(crate) fn is_valid(self, state: &State) -> bool {
                match self {
                    $(steps!(@variant $variant step $($data)?) => {
                        Pending::is_valid(steps!(@value $type step $($data)?), state)
                    })+
                }
            }
        }
    };
}

steps! {
    /// The end of the game.
    Over = over::Over,
    Tea(Tea<M>) = tea::Tea,
    /// Runs the political track.
    Political = political::Political,
    ChooseMandate(ChooseMandate<S>) = choose_mandate::ChooseMandate,
    Announce(Announce<S>) = announce::Announce,
    Mandate(Mandate<S>) = mandate::Mandate,
    Recruit(Recruit<S>) = recruit::Recruit,
    Worship(Worship<S>) = worship::Worship,
    Summoned(Summoned<S>) = summoned::Summoned,
    AfterSummon(AfterSummon<S>) = after_summon::AfterSummon,
    EndOfRecruit(EndOfRecruit<S>) = end_of_recruit::EndOfRecruit,
    Marshal(Marshal<S>) = marshal::Marshal,
    Toll(Toll<S>) = toll::Toll,
    Train(Train<S>) = train::Train,
    SummonMonster(SummonMonster<S>) = summon_monster::SummonMonster,
    Benevolence(Benevolence<S>) = benevolence::Benevolence,
    Betray(Betray<S, M>) = betray::Betray,
    KamiTurn(KamiTurn) = kami_turn::KamiTurn,
    Descent(Descent) = descent::Descent,
    PlaceKami(PlaceKami<S>) = place_kami::PlaceKami,
    Amaterasu(Amaterasu<S>) = amaterasu::Amaterasu,
    Fujin(Fujin<S>) = fujin::Fujin,
    Raijin(Raijin<S>) = raijin::Raijin,
    Ryujin(Ryujin<S>) = ryujin::Ryujin,
    WarStart(WarStart) = war_start::WarStart,
    Keiri(Keiri<S>) = keiri::Keiri,
    /// Runs the war provinces.
    War = war::War,
    Battle(Battle) = battle::Battle,
    /// Decision of all players in a battle: how many coins they bid on each advantage.
    Bids = bids::Bids,
    Seppuku(Seppuku<S>) = seppuku::Seppuku,
    TakeHostage(TakeHostage<S>) = take_hostage::TakeHostage,
    HireRonin(HireRonin<S>) = hire_ronin::HireRonin,
    ImperialPoets(ImperialPoets<S>) = imperial_poets::ImperialPoets,
    Reparations(Reparations<S, M>) = reparations::Reparations,
    Hate(Hate<S, M>) = hate::Hate,
    Mercy(Mercy<S>) = mercy::Mercy,
}

impl Step {
    /// Whether this step runs such a mandate.
    pub(crate) fn is_mandate(self, expected: crate::mandate::Mandate) -> bool {
        matches!(self, Step::Mandate(Mandate { mandate, .. }) if mandate == expected)
    }

    /// Whether this step runs a kami turn.
    pub(crate) fn is_kami_turn(self) -> bool {
        matches!(self, Step::KamiTurn(_) | Step::Descent(_))
    }

    /// Whether this step runs a battle that comes to `stage` next.
    pub(crate) fn is_battle_before(self, stage: crate::battle::BattleStage) -> bool {
        self == Step::Battle(Battle { stage })
    }
}
