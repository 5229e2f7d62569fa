//! The decisions that players take, one small step at a time.

use serde::{Deserialize, Serialize};

use crate::advantage::Advantage;
use crate::card::Card;
use crate::clan::Clan;
use crate::figure::Figure;
use crate::kami::Kami;
use crate::mandate::Mandate;
use crate::province::Province;

/// The place of a figure: a province or a shrine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// In a province.
    Province(Province),
    /// At the shrine of a kami.
    Shrine(Kami),
}

/// One decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Tea ceremony: nothing is left to negotiate.
    Ready,
    /// Tea ceremony: negotiate some more after all. Possible until all are ready.
    NotReady,
    /// Mandate turn: play the tile at this place of the four drawn, counted from the top.
    ChooseMandate {
        /// The place of the tile, from 0 to 3.
        slot: u8,
    },
    /// Lotus: announce the mandate to execute.
    Announce {
        /// The mandate to execute; any will do.
        mandate: Mandate,
    },
    /// Summon a figure from reserve.
    Summon {
        /// The figure.
        figure: Figure,
        /// The province.
        province: Province,
    },
    /// Send the shinto just summoned to a shrine.
    Worship {
        /// The kami of the shrine.
        kami: Kami,
    },
    /// Leave the shinto just summoned on the map.
    Stay,
    /// Place a figure from reserve by a card; this is not a Summon.
    PlaceFigure {
        /// The figure.
        figure: Figure,
        /// The province or shrine.
        site: Site,
    },
    /// Move a figure.
    MoveFigure {
        /// The figure.
        figure: Figure,
        /// The province that it leaves.
        from: Province,
        /// The province that it enters.
        to: Province,
    },
    /// Turtle: move a stronghold.
    MoveStronghold {
        /// The province that it leaves.
        from: Province,
        /// The province that it enters.
        to: Province,
    },
    /// Build a stronghold.
    BuildStronghold {
        /// The province.
        province: Province,
    },
    /// Path of the Serpent: demand a coin for the use of a shipping route.
    DemandToll,
    /// Path of the Serpent: let the figure pass for free.
    WaiveToll,
    /// Acquire a season card.
    BuyCard {
        /// The card.
        card: Card,
    },
    /// Give one coin away: of those just spent (Benevolence) or the odd coin of reparations.
    GiveCoin {
        /// The clan that gets it.
        to: Clan,
    },
    /// Betray: replace a figure of another clan with one of the same type from reserve.
    Replace {
        /// The owner of the figure.
        clan: Clan,
        /// The figure.
        figure: Figure,
        /// The province or shrine.
        site: Site,
        /// The figure that replaces it.
        with: Figure,
    },
    /// Kill a figure by a card or a monster.
    KillFigure {
        /// The owner of the figure.
        clan: Clan,
        /// The figure.
        figure: Figure,
        /// The province.
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
    /// Kami Unbound: place the kami of the shrine just resolved in a province.
    PlaceKami {
        /// The province.
        province: Province,
    },
    /// Path of the Kannushi: send a worshipper to another shrine.
    MoveWorshipper {
        /// The figure.
        figure: Figure,
        /// The shrine that it leaves.
        from: Kami,
        /// The shrine that it goes to.
        to: Kami,
    },
    /// War: bid coins on an advantage.
    Bid {
        /// The advantage.
        advantage: Advantage,
        /// The coins bid.
        coins: u8,
    },
    /// War: take back all bids. Possible until the bids are shown.
    TakeBackBids,
    /// War: use the advantage won.
    Execute,
    /// War: take this figure hostage.
    TakeHostage {
        /// The owner of the figure.
        clan: Clan,
        /// The figure.
        figure: Figure,
    },
    /// Decline, or stop doing more of the same.
    Done,
}
