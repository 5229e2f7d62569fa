//! The decisions that players take, one small step at a time.

use serde::{Deserialize, Serialize};

use crate::advantage::Advantage;
use crate::card::Card;
use crate::clan::Clan;
use crate::figure::Figure;
use crate::kami::Kami;
use crate::mandate::Mandate;
use crate::province::Province;

/// Where a figure stands: in a province or before a shrine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// In a province.
    Province(Province),
    /// At the shrine of a kami.
    Shrine(Kami),
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Tea ceremony: I have nothing more to negotiate.
    Ready,
    /// Tea ceremony: I want to go on after all. Free until all are ready.
    NotReady,
    /// Mandate turn: play the tile at this place of the four drawn, counted from the top.
    ChooseMandate {
        /// 0 to 3.
        slot: u8,
    },
    /// Lotus: announce the mandate to execute.
    Announce {
        /// Any mandate.
        mandate: Mandate,
    },
    /// Summon a figure from reserve.
    Summon {
        /// Which.
        figure: Figure,
        /// Where.
        province: Province,
    },
    /// Send the shinto just summoned to a shrine.
    Worship {
        /// Whose shrine.
        kami: Kami,
    },
    /// Leave the shinto just summoned on the map.
    Stay,
    /// Place a figure from reserve by a card; this is no Summon.
    PlaceFigure {
        /// Which.
        figure: Figure,
        /// Where.
        site: Site,
    },
    /// Move a figure.
    MoveFigure {
        /// Which.
        figure: Figure,
        /// From where.
        from: Province,
        /// To where.
        to: Province,
    },
    /// Turtle: move a stronghold.
    MoveStronghold {
        /// From where.
        from: Province,
        /// To where.
        to: Province,
    },
    /// Build a stronghold.
    BuildStronghold {
        /// Where.
        province: Province,
    },
    /// Path of the Serpent: demand a coin for the use of a shipping route.
    DemandToll,
    /// Path of the Serpent: let them pass.
    WaiveToll,
    /// Acquire a season card.
    BuyCard {
        /// Which.
        card: Card,
    },
    /// Give one coin away: of those just spent (Benevolence) or the odd coin of reparations.
    GiveCoin {
        /// To whom.
        to: Clan,
    },
    /// Betray: replace a figure of another clan with one of the same type from reserve.
    Replace {
        /// Whose figure.
        clan: Clan,
        /// Which figure.
        figure: Figure,
        /// Where it stands.
        site: Site,
        /// What takes its place.
        with: Figure,
    },
    /// Kill a figure by a card or a monster.
    KillFigure {
        /// Whose figure.
        clan: Clan,
        /// Which figure.
        figure: Figure,
        /// Where it stands.
        province: Province,
    },
    /// Path of the Monkey: take a coin from the richest.
    TakeFromRichest,
    /// Mercy: leave all alive.
    Spare,
    /// Mercy: kill them.
    Kill,
    /// Amaterasu: go to the top of the honor track.
    RiseToTop,
    /// Kami Unbound: put the kami of the shrine just resolved into a province.
    PlaceKami {
        /// Where.
        province: Province,
    },
    /// Path of the Kannushi: send a worshipper to another shrine.
    MoveWorshipper {
        /// Which.
        figure: Figure,
        /// From whose shrine.
        from: Kami,
        /// To whose shrine.
        to: Kami,
    },
    /// War: put coins on an advantage.
    Bid {
        /// On which.
        advantage: Advantage,
        /// How many.
        coins: u8,
    },
    /// War: take all coins off the advantages again. Free until the bids are shown.
    TakeBackBids,
    /// War: use the advantage won.
    Execute,
    /// War: take this figure hostage.
    TakeHostage {
        /// Whose figure.
        clan: Clan,
        /// Which figure.
        figure: Figure,
    },
    /// No more of this, or none of it.
    Done,
}
