//! What there is to see, ready to be drawn: the view as a document, and the marks that stand for
//! players, buildings and regions.

use std::collections::BTreeMap;

use engine::{Game, Viewer};
use shogun::{
    Building, Card, Colour, Event, EventCard, Field, PlanDocument, PlayerDocument, Province, ProvinceDocument, Region,
    Season, SlotDocument, State, ViewDocument,
};
use text::Locale;

use crate::play::canvas::Ink;
use crate::play::names::name;
use crate::play::on_screen::ViewContext;
use crate::play::style::Style;
use crate::viewer::Perspective;

/// The game as a viewer sees it.
pub(super) struct Scene<'a> {
    pub(super) view: ViewDocument,
    /// The plans that are seen, by colour.
    pub(super) plans: BTreeMap<Colour, PlanDocument>,
    pub(super) locale: &'a Locale,
    pub(super) style: Style,
}

impl<'a> Scene<'a> {
    pub(super) fn of(context: &ViewContext<'a, State>) -> Scene<'a> {
        let (viewer, mut plans) = match context.perspective {
            Perspective::Of(viewer) => (viewer, BTreeMap::new()),
            Perspective::All => (Viewer::Spectator, context.game.position().plans),
        };
        let view = context.game.view(viewer).document();
        plans.extend(view.viewer.map(|colour| (colour, view.plan.clone())));
        Scene { view, plans, locale: context.locale, style: context.style }
    }

    /// The viewer's own seat at the table.
    pub(super) fn me(&self) -> Option<&PlayerDocument> {
        self.view.viewer.and_then(|colour| self.player(colour))
    }

    pub(super) fn player(&self, colour: Colour) -> Option<&PlayerDocument> {
        self.view.table.players.iter().find(|player| player.colour == colour)
    }

    /// The owner of a province, and its buildings.
    pub(super) fn holder(&self, province: Province) -> Option<(Colour, &ProvinceDocument)> {
        let here = |player: &'_ PlayerDocument| player.colour;
        self.view.table.players.iter().find_map(|player| Some((here(player), player.provinces.get(&province)?)))
    }

    pub(super) fn is_closed(&self, province: Province) -> bool {
        self.view.closed.contains(&province)
    }

    pub(super) fn region(&self, province: Province) -> Region {
        province.region(self.view.table.board)
    }

    /// The provinces next to one that take part, by land first; with whether the way is by sea.
    pub(super) fn neighbours(&self, province: Province) -> Vec<(Province, bool)> {
        let row = province.row();
        let ways = row.land.iter().map(|&land| (land, false)).chain(row.sea.iter().map(|&sea| (sea, true)));
        ways.filter(|(other, _)| !self.is_closed(*other)).collect()
    }

    /// The open events of the year that have not had their round.
    pub(super) fn events_left(&self) -> Vec<EventCard> {
        let table = &self.view.table;
        let year = table.events.chunks(shogun::YEAR_EVENTS).nth(usize::from(table.year).saturating_sub(1));
        year.unwrap_or_default().iter().copied().filter(|event| !table.spent.contains(event)).collect()
    }

    /// How many provinces of a player go without rice, if winter takes the least and if it takes the most.
    pub(super) fn hunger(&self, player: &PlayerDocument) -> (u16, u16) {
        let left = self.events_left();
        let loss = |event: &EventCard| u16::from(event.rice_loss());
        let (least, most) = match self.view.table.season {
            Season::Winter => (0, 0),
            _ => (left.iter().map(loss).min().unwrap_or(0), left.iter().map(loss).max().unwrap_or(0)),
        };
        let lack = |loss: u16| (player.provinces.len() as u16).saturating_sub(player.rice.saturating_sub(loss));
        (lack(least), lack(most))
    }

    /// An ink where colours are shown, and none otherwise.
    pub(super) fn ink(&self, ink: Ink) -> Ink {
        if self.style.color { ink } else { "" }
    }

    /// A province as the map marks it: the owner's letter and the armies, the sites, the unrest.
    pub(super) fn marks(&self, province: Province) -> [String; 3] {
        let (holder, buildings, unrest) = match self.holder(province) {
            Some((colour, here)) => {
                (format!("{}{}", letter(self.locale, colour), here.armies), here.buildings.as_slice(), here.unrest)
            }
            None => (self.locale.say("shogun-nobody", &[]), &[][..], 0),
        };
        let mut sites: String = buildings.iter().map(|building| mark(self.locale, *building)).collect();
        sites.extend((buildings.len()..province.row().sites.into()).map(|_| '·'));
        let unrest = match unrest {
            0..=2 => "!".repeat(unrest.into()),
            many => format!("!{many}"),
        };
        [holder, sites, unrest]
    }

    /// A neighbour in few letters: `Izu B5!`.
    pub(super) fn brief(&self, province: Province) -> String {
        let [holder, _, unrest] = self.marks(province);
        format!("{} {holder}{unrest}", name(self.locale, &province))
    }
}

/// A player's letter, for those who cannot see colours.
pub(super) fn letter(locale: &Locale, colour: Colour) -> String {
    let id = match colour {
        Colour::Blue => "letter-blue",
        Colour::Yellow => "letter-yellow",
        Colour::Red => "letter-red",
        Colour::Black => "letter-black",
        Colour::Purple => "letter-purple",
    };
    locale.say(id, &[])
}

/// A building's letter.
pub(super) fn mark(locale: &Locale, building: Building) -> String {
    let id = match building {
        Building::Castle => "letter-castle",
        Building::Temple => "letter-temple",
        Building::Theater => "letter-theater",
    };
    locale.say(id, &[])
}

/// The name of a region; its first letter marks it on the map.
pub(super) fn quarter(locale: &Locale, region: Region) -> String {
    let id = match region {
        Region::Green => "quarter-green",
        Region::Purple => "quarter-purple",
        Region::Red => "quarter-red",
        Region::Yellow => "quarter-yellow",
        Region::Brown => "quarter-brown",
    };
    locale.say(id, &[])
}

/// The colour of a player on the map.
pub(super) fn colour_ink(colour: Colour) -> Ink {
    match colour {
        Colour::Blue => "1;94",
        Colour::Yellow => "1;33",
        Colour::Red => "1;31",
        Colour::Black => "1;7",
        Colour::Purple => "1;35",
    }
}

/// The colour of a region on the map.
pub(super) fn region_ink(region: Region) -> Ink {
    match region {
        Region::Green => "38;5;71",
        Region::Purple => "38;5;140",
        Region::Red => "38;5;173",
        Region::Yellow => "38;5;185",
        Region::Brown => "38;5;137",
    }
}

/// What is hardly seen.
pub(super) const FAINT: Ink = "2";

/// A card of a plan in words.
pub(super) fn card(locale: &Locale, card: Card) -> String {
    locale.tell("card", &card, &[])
}

/// The card on a field of a plan, in words.
pub(super) fn slot(locale: &Locale, slot: Option<&SlotDocument>) -> String {
    match slot {
        None => locale.say("shogun-undecided", &[]),
        Some(SlotDocument::Empty) => locale.say("shogun-left-empty", &[]),
        Some(SlotDocument::Card(planned)) => card(locale, *planned),
    }
}

/// Whether an event belongs to an action that all players do in turn, and not to a battle.
fn is_routine(event: &Event) -> bool {
    use Event::*;
    matches!(
        event,
        ActionBegan { .. }
            | PlanShown { .. }
            | ActionLapsed { .. }
            | Built { .. }
            | UnrestCalmed { .. }
            | RiceCollected { .. }
            | TaxesCollected { .. }
            | UnrestGrew { .. }
            | Deployed { .. }
            | Moved { .. }
            | Stayed { .. }
    )
}

/// Whether an event is shown on one line with the one before it, in the log.
pub(super) fn goes_on(before: &Event, event: &Event) -> bool {
    use Event::*;
    match (before, event) {
        (_, ActionBegan { .. }) => false,
        // All about one battle or revolt.
        (_, Reinforced { .. } | Thrown { .. } | BattleFought { .. } | RevoltFought { .. }) => true,
        (_, CardPassed { .. } | Razed { .. }) => true,
        (RevoltFought { .. }, UnrestGrew { .. }) => true,
        (RiceCollected { .. } | TaxesCollected { .. }, RevoltBroke { .. }) => true,
        (before, ActionTurned { .. }) => is_routine(before),
        (Stationed { colour, .. }, Stationed { colour: same, .. }) => colour == same,
        (CardTaken { .. } | CardDrawn { .. }, Stationed { .. }) => true,
        (CardOffered { .. }, CardOffered { .. }) | (PlanCommitted { .. }, PlanCommitted { .. }) => true,
        (BidShown { .. }, BidShown { .. }) | (PlaceTaken { .. }, PlaceTaken { .. }) => true,
        (RiceLost { .. }, RiceLost { .. }) | (RevoltDrawn { .. }, RevoltDrawn { .. }) => true,
        (MajorityScored { region, .. }, MajorityScored { region: same, .. }) => region == same,
        (before, event) => is_routine(before) && is_routine(event),
    }
}

/// What the choices show, or what the next sentence says anyway.
pub(super) fn is_idle(event: &Event) -> bool {
    use Event::*;
    matches!(event, CardPlanned { .. } | FieldLeftEmpty { .. } | PlanShown { card: Some(Card::Province(_)), .. })
}

/// The number of the action card of this field, if it is face up.
pub(super) fn when(view: &ViewDocument, field: Field) -> Option<usize> {
    view.table.actions.iter().position(|&action| action == field).map(|place| place + 1)
}
