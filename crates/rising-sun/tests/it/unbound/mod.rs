//! Kami Unbound: the kami on the map, their powers, and the season cards of the Mountain set.
//!
//! Doc comments cite the sections of the expansion's German rulebook by name, and `docs/facts/rising-sun.md`:
//! section 5.7 lists the cards, section 6 the rulings. "p." is a page of the rulebook of the base game.

mod control;
mod descent;
mod figure;
mod meetings;
mod mountain;
mod powers;

/// What all these tests speak of, and short names for actions.
mod prelude {
    pub(crate) use rising_sun::CardSet::{Archway, Horseman, Mountain, Teapot};
    pub(crate) use rising_sun::Clan::*;
    pub(crate) use rising_sun::Figure::{Bushi, Daimyo, Shinto};
    pub(crate) use rising_sun::Kami::*;
    pub(crate) use rising_sun::Mandate::*;
    pub(crate) use rising_sun::Province::*;
    pub(crate) use rising_sun::Season::*;
    pub(crate) use rising_sun::*;

    pub(crate) use crate::scene::*;

    /// The three kami that are not in a first game, and Fujin.
    pub(crate) const STORM: [Kami; 4] = [Susanoo, Raijin, Ryujin, Fujin];

    /// Koi, Lotus and Dragonfly, in this order of honor: no strongholds have force.
    pub(crate) fn three(set: CardSet, season: Season) -> Scene {
        Scene::of(&[Koi, Lotus, Dragonfly]).set(set).season(season)
    }

    /// War comes to this province first. Then Koi and Dragonfly meet in Edo, where the Dragonfly's
    /// coin makes the war wait for a bid, so that all that came before can be seen.
    pub(crate) fn then_edo(scene: Scene, first: Province) -> Scene {
        let scene = scene.wars(&[first, Edo]).place(Koi, Edo, &[(Bushi, 1)]);
        scene.place(Dragonfly, Edo, &[(Bushi, 1)]).coins(Dragonfly, 1)
    }

    /// A kami comes down, or is placed elsewhere.
    pub(crate) fn descend(province: Province) -> Action {
        Action::PlaceKami { province }
    }

    /// A worshipper goes to another shrine.
    pub(crate) fn send(figure: Figure, from: Kami, to: Kami) -> Action {
        Action::MoveWorshipper { figure, from, to }
    }

    /// Lotus, whose turn it is, plays a mandate.
    pub(crate) fn lotus_announces(table: &mut Table, mandate: Mandate) {
        table.act(Lotus, Action::ChooseMandate { slot: 0 }).act(Lotus, Action::Announce { mandate });
    }

    /// Whether a player is choosing a mandate.
    pub(crate) fn is_choosing(table: &Table) -> bool {
        matches!(table.agenda().last(), Some(Step::ChooseMandate(_)))
    }

    /// The province and the participants of the current battle.
    pub(crate) fn fought(table: &Table) -> Option<(Province, Vec<Clan>)> {
        table.doc().table.battle.map(|battle| (battle.province, battle.participants))
    }

    /// The war province tokens of a season that a clan has.
    pub(crate) fn tokens(table: &Table, clan: Clan, season: Season) -> Vec<Province> {
        table.player(clan).tokens.get(&season).cloned().unwrap_or_default()
    }

    /// How many of the events so far match.
    pub(crate) fn told(table: &Table, such: impl Fn(&Event) -> bool) -> usize {
        table.events.iter().filter(|event| such(event)).count()
    }

    /// Points, coins and ronin of a clan.
    pub(crate) fn goods(table: &Table, clan: Clan) -> (u16, u16, u16) {
        (table.vp(clan), table.coins(clan), table.ronin(clan))
    }

    /// The refusal for moving a figure of another player.
    pub(crate) fn not_there(figure: Figure, province: Province) -> Refusal {
        Refusal::NoFigureThere { figure, province }
    }
}
