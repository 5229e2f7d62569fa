//! What happened, in the order in which it happened.

use serde::{Deserialize, Serialize};

use crate::action::Site;
use crate::advantage::Advantage;
use crate::card::Card;
use crate::clan::Clan;
use crate::figure::Figure;
use crate::kami::Kami;
use crate::mandate::{DRAWN, Mandate};
use crate::province::Province;
use crate::season::Season;

/// Why a player gained something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Reason {
    Income,
    HostageReturned,
    Harvest,
    Seppuku,
    TakeHostage,
    ImperialPoets,
    WarProvinceTokens,
    WarProvinceSet,
}

/// Where a gain comes from: a rule, a card or a kami. Written as a bare name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Source {
    /// A rule.
    Rule(Reason),
    /// A season card.
    Card(Card),
    /// A kami at its shrine.
    Kami(Kami),
}

impl From<Reason> for Source {
    fn from(reason: Reason) -> Source {
        Source::Rule(reason)
    }
}

impl From<Card> for Source {
    fn from(card: Card) -> Source {
        Source::Card(card)
    }
}

impl From<Kami> for Source {
    fn from(kami: Kami) -> Source {
        Source::Kami(kami)
    }
}

/// An event of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    SeasonBegan {
        season: Season,
    },
    /// A war province token was turned up.
    WarProvinceDrawn {
        number: u8,
        province: Province,
    },
    CoinsGained {
        clan: Clan,
        coins: u16,
        source: Source,
    },
    RoninGained {
        clan: Clan,
        ronin: u16,
        source: Source,
    },
    VpGained {
        clan: Clan,
        vp: u16,
        source: Source,
    },
    /// Points that moved from one clan to another.
    VpStolen {
        clan: Clan,
        from: Clan,
        vp: u16,
        source: Source,
    },
    /// Coins that a card took from another player.
    CoinsTaken {
        clan: Clan,
        from: Clan,
        coins: u16,
        source: Source,
    },
    HonorGained {
        clan: Clan,
    },
    HonorLost {
        clan: Clan,
    },
    RoseToTop {
        clan: Clan,
    },
    HostageReturned {
        clan: Clan,
        captor: Clan,
        figure: Figure,
    },
    TeaCeremonyBegan,
    DeclaredReady {
        clan: Clan,
    },
    DeclaredNotReady {
        clan: Clan,
    },
    AllianceFormed {
        clan: Clan,
        with: Clan,
    },
    AllianceBroken {
        clan: Clan,
        with: Clan,
    },
    GoodsGiven {
        clan: Clan,
        to: Clan,
        coins: u16,
        ronin: u16,
    },
    PoliticalPhaseBegan,
    /// A player looks at the top four mandate tiles.
    MandatesDrawn {
        clan: Clan,
    },
    /// What that player saw; only they receive it.
    MandatesSeen {
        clan: Clan,
        tiles: [Mandate; DRAWN],
    },
    /// Lotus placed a tile on the track face down.
    TilePlacedFaceDown {
        clan: Clan,
    },
    /// Which tile it was; only Lotus receives it.
    TilePlaced {
        clan: Clan,
        tile: Mandate,
    },
    MandateChosen {
        clan: Clan,
        mandate: Mandate,
    },
    Summoned {
        clan: Clan,
        figure: Figure,
        province: Province,
    },
    /// A shinto that was summoned stays in the province.
    Stayed {
        clan: Clan,
        figure: Figure,
        province: Province,
    },
    Worshipped {
        clan: Clan,
        figure: Figure,
        kami: Kami,
    },
    Placed {
        clan: Clan,
        figure: Figure,
        site: Site,
        source: Source,
    },
    Moved {
        clan: Clan,
        figure: Figure,
        from: Province,
        to: Province,
    },
    StrongholdMoved {
        clan: Clan,
        from: Province,
        to: Province,
    },
    StrongholdBuilt {
        clan: Clan,
        province: Province,
        cost: u16,
    },
    TollPaid {
        clan: Clan,
        to: Clan,
        from_province: Province,
        to_province: Province,
    },
    TollWaived {
        clan: Clan,
        for_clan: Clan,
        from_province: Province,
        to_province: Province,
    },
    /// A toll was demanded that the player could not pay: the figure stays.
    TollUnpaid {
        clan: Clan,
        to: Clan,
        from_province: Province,
        to_province: Province,
    },
    CardBought {
        clan: Clan,
        card: Card,
        cost: u16,
    },
    Replaced {
        clan: Clan,
        figure: Figure,
        of: Clan,
        replaced: Figure,
        site: Site,
    },
    /// A player did nothing although something was possible.
    Passed {
        clan: Clan,
    },
    KamiTurnBegan {
        number: u8,
    },
    /// A kami came down from the mountains, or was placed elsewhere; this is not a Move.
    KamiPlaced {
        clan: Clan,
        kami: Kami,
        province: Province,
    },
    /// A worshipper went from one shrine to another.
    WorshipperMoved {
        clan: Clan,
        figure: Figure,
        from: Kami,
        to: Kami,
    },
    ShrineResolved {
        kami: Kami,
        clan: Clan,
    },
    WarPhaseBegan,
    RoninTurnedToCoins {
        clan: Clan,
        ronin: u16,
    },
    /// No player has force in a war province.
    TokenDiscarded {
        province: Province,
    },
    TokenWon {
        clan: Clan,
        province: Province,
        season: Season,
    },
    BattleBegan {
        province: Province,
    },
    /// A clan's force as a battle begins, and again when it is decided.
    ForceCounted {
        clan: Clan,
        province: Province,
        force: u16,
    },
    /// Coins bid on an advantage; only the bidder receives it.
    BidPlaced {
        clan: Clan,
        advantage: Advantage,
        coins: u8,
    },
    BidsReady {
        clan: Clan,
    },
    BidsTakenBack {
        clan: Clan,
    },
    BidsRevealed {
        clan: Clan,
        province: Province,
        seppuku: u8,
        take_hostage: u8,
        hire_ronin: u8,
        imperial_poets: u8,
    },
    AdvantageWon {
        clan: Clan,
        advantage: Advantage,
    },
    AdvantageDeclined {
        clan: Clan,
        advantage: Advantage,
    },
    Killed {
        clan: Clan,
        figure: Figure,
        province: Province,
        /// `None` if the clan did it to itself.
        by: Option<Clan>,
    },
    Spared {
        clan: Clan,
        by: Clan,
    },
    HostageTaken {
        clan: Clan,
        figure: Figure,
        captor: Clan,
        province: Province,
    },
    RoninHired {
        clan: Clan,
        force: u16,
    },
    BidsDiscarded {
        clan: Clan,
        coins: u16,
    },
    ReparationsPaid {
        clan: Clan,
        to: Clan,
        coins: u16,
    },
    SeasonEnded {
        season: Season,
    },
    WinterBegan,
    GameWon {
        clan: Clan,
        vp: u16,
    },
}
