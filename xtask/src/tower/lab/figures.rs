//! The published figures as a document: `docs/tower/odds.json`.

use serde::{Deserialize, Serialize};
use shogun::Tower;

/// A mean with its standard error, and how the single numbers spread about it.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Mean {
    pub(crate) trials: u64,
    pub(crate) mean: f64,
    pub(crate) sd: f64,
    /// The standard error of the mean.
    pub(crate) error: f64,
    /// A tenth of all are at most this.
    pub(crate) low: usize,
    /// Nine tenths of all are at most this.
    pub(crate) high: usize,
}

/// How often something happened, with its standard error.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Share {
    pub(crate) share: f64,
    pub(crate) error: f64,
}

/// The tower after its first filling.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Filling {
    pub(crate) players: usize,
    pub(crate) thrown: usize,
    /// Cubes inside.
    pub(crate) inside: Mean,
    /// The mean as it can be worked out from the model.
    pub(crate) exact: f64,
    /// In how many trials 0, 1, 2 … cubes were inside.
    pub(crate) histogram: Vec<u64>,
}

/// The tower at one moment of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Moment {
    pub(crate) after: String,
    /// Cubes inside, of all colors.
    pub(crate) inside: Mean,
    /// Peasants among them.
    pub(crate) peasants: Mean,
    /// Cubes in the tray, of all colors.
    pub(crate) tray: Mean,
}

/// The tower through games of one way to play.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Course {
    /// The way to play.
    pub(crate) way: String,
    pub(crate) games: u64,
    /// Throws in a game.
    pub(crate) throws: f64,
    pub(crate) moments: Vec<Moment>,
}

/// Battles of so many against so many.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Odds {
    pub(crate) attackers: u8,
    /// 0 for a neutral province.
    pub(crate) defenders: u8,
    pub(crate) trials: u64,
    /// The attacker has the province.
    pub(crate) won: Share,
    /// The province becomes neutral; against a neutral province: as many attackers as peasants.
    pub(crate) drawn: Share,
    /// The defender keeps it; against a neutral province: more peasants than attackers.
    pub(crate) lost: Share,
}

/// The battle of four against two in a quiet province in one round of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct InRound {
    pub(crate) round: String,
    pub(crate) odds: Odds,
}

/// What comes out when so many cubes are thrown, those of the tray among them.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Out {
    pub(crate) thrown: usize,
    /// Throws of one game hang together; the error reckons with that.
    pub(crate) out: Mean,
}

/// What becomes of one cube in a throw of so many with nothing in the tray, in the middle of a game.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Fate {
    pub(crate) thrown: u8,
    pub(crate) throws: u64,
    /// How often a thrown cube comes out.
    pub(crate) thrown_out: Share,
    /// How often a cube that was inside comes out.
    pub(crate) inside_out: Share,
}

/// The battle of four against four in a quiet province when so many of the attacker's cubes lie in the
/// tower, or in the tray.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Worth {
    pub(crate) cubes: u8,
    pub(crate) trials: u64,
    pub(crate) inside: Share,
    pub(crate) tray: Share,
}

/// What own cubes are worth.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Own {
    /// The share of the cubes inside that lie on the upper floor; own cubes are laid there as often.
    pub(crate) upper: f64,
    pub(crate) battles: Vec<Worth>,
}

/// The tower in the way of Amerigo: seven colors of seven cubes, of which one after the other is thrown.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Amerigo {
    /// Cubes inside before a throw.
    pub(crate) inside: Mean,
    /// Cubes that come out of a throw.
    pub(crate) out: Mean,
}

/// All figures of one model.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Model {
    pub(crate) name: String,
    pub(crate) tower: Tower,
    pub(crate) filling: Vec<Filling>,
    pub(crate) games: Vec<Course>,
    pub(crate) first_battle: Vec<Odds>,
    /// The first battle against a player in a quiet province, before anything else was thrown.
    pub(crate) first_quiet: Vec<Odds>,
    /// Battles in the middle of a game after random play.
    pub(crate) quiet: Vec<Odds>,
    pub(crate) unrest: Vec<Odds>,
    /// The same as `quiet` after greedy play.
    pub(crate) quiet_greedy: Vec<Odds>,
    pub(crate) by_round: Vec<InRound>,
    pub(crate) throws: Vec<Out>,
    pub(crate) fates: Vec<Fate>,
    pub(crate) worth: Own,
    pub(crate) amerigo: Amerigo,
}

/// The whole document.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Figures {
    pub(crate) about: String,
    pub(crate) models: Vec<Model>,
}

impl Figures {
    /// The figures of a model.
    pub(crate) fn model(&self, name: &str) -> &Model {
        self.models.iter().find(|model| model.name == name).expect("a model of that name")
    }
}

/// The battle of so many against so many.
pub(crate) fn cell(odds: &[Odds], attackers: u8, defenders: u8) -> Odds {
    let found = odds.iter().find(|odds| (odds.attackers, odds.defenders) == (attackers, defenders));
    *found.expect("a battle that was fought")
}
