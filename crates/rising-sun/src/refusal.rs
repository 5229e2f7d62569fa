//! Why an action is not allowed.

use serde::{Deserialize, Serialize};

use crate::advantage::Advantage;
use crate::card::Card;
use crate::clan::Clan;
use crate::figure::Figure;
use crate::kami::Kami;
use crate::province::Province;

/// Why an action is refused. People read it as a sentence from `locales/`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another player has to decide.
    NotYourDecision,
    /// The action does not answer what is asked now.
    NotNow,
    /// That clan is not in this game.
    NotInGame {
        clan: Clan,
    },
    /// There are only four tiles to choose from.
    NoSuchTile {
        slot: u8,
    },
    NotInReserve {
        figure: Figure,
    },
    /// Summoning needs a stronghold there.
    NoStrongholdThere {
        province: Province,
    },
    /// Every stronghold there has been used, and so has the bonus.
    StrongholdsUsed {
        province: Province,
    },
    /// As many figures were summoned as there are strongholds.
    SummonsUsed,
    NoFigureThere {
        figure: Figure,
        province: Province,
    },
    /// A figure moves once in a Marshal.
    AlreadyMoved {
        figure: Figure,
        province: Province,
    },
    NoStrongholdToMove {
        province: Province,
    },
    StrongholdAlreadyMoved {
        province: Province,
    },
    /// Only the Turtle's strongholds move.
    StrongholdsStandFast,
    NotAdjacent {
        from: Province,
        to: Province,
    },
    /// Only kami can move out of Susanoo's province.
    HeldBySusanoo {
        province: Province,
    },
    AlreadyThere {
        province: Province,
    },
    AlreadyAtShrine {
        kami: Kami,
    },
    /// Amaterasu protects the most honorable clan of her province.
    ProtectedByAmaterasu {
        clan: Clan,
    },
    /// The toll for that route was demanded and could not be paid.
    RouteClosed {
        from: Province,
        to: Province,
    },
    /// Only the chooser of the mandate and their ally have its bonus, once.
    NoBonus,
    NoStrongholdInReserve,
    NotEnoughCoins {
        cost: u16,
        coins: u16,
    },
    NotForSale {
        card: Card,
    },
    /// The shrine of that kami is not in play.
    NoSuchShrine {
        kami: Kami,
    },
    /// Only a shinto can be there.
    NotAShinto {
        figure: Figure,
    },
    /// The effect is aimed at others.
    NotYourself,
    /// Daimyo, and monsters that count as daimyo, are immune.
    DaimyoImmune {
        figure: Figure,
    },
    DifferentType {
        figure: Figure,
        with: Figure,
    },
    /// The two replacements of a Betray must hit two different players.
    AlreadyBetrayed {
        clan: Clan,
    },
    NoReplacementLeft,
    /// Figures at shrines are out of reach.
    AtShrine {
        figure: Figure,
    },
    NotAtShrine {
        figure: Figure,
        kami: Kami,
    },
    /// A card's effect is used up or not owned.
    EffectUsed,
    /// The figure is not among those that may be chosen.
    NotATarget {
        clan: Clan,
        figure: Figure,
    },
    NothingToTake,
    /// Bids are placed from left to right.
    WrongAdvantage {
        expected: Advantage,
    },
    TooManyCoins {
        coins: u8,
        left: u16,
    },
    /// An odd coin goes to each loser once at most.
    AlreadyPaid {
        clan: Clan,
    },
    NotInBattle {
        clan: Clan,
    },
    /// The monster must be summoned, the odd coin must be given.
    MustChoose,
    // Negotiation
    /// Coins and ronin change hands only in the tea ceremony and the political phase.
    NoBargainingNow,
    AlliancesOnlyAtTea,
    AlreadyAllied {
        clan: Clan,
    },
    GoodsShort {
        clan: Clan,
    },
    NothingOffered,
}
