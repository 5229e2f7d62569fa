//! Words for playing a scene, and the names that all tests use.

pub(crate) use engine::{Game, Seat, Seed, Viewer};
pub(crate) use rising_sun::Advantage::{self, *};
pub(crate) use rising_sun::Clan::{self, *};
pub(crate) use rising_sun::Figure::{self, Bushi, Daimyo, OniOfSkulls, Shinto};
pub(crate) use rising_sun::Kami::{self, *};
pub(crate) use rising_sun::Mandate::{self, *};
pub(crate) use rising_sun::Province::{self, *};
pub(crate) use rising_sun::Season::{self, *};
pub(crate) use rising_sun::{
    Action, Card, CardSet, Cards, Event, Goods, KamiChoice, Options, Phase, Pledge, PositionDocument, Reason, Refusal,
    SetChoice, Site, State, Step, Terms,
};

pub(crate) use crate::scene::*;

/// Clans of a game for three in which strongholds have no force.
pub(crate) const THREE: [Clan; 3] = [Koi, Lotus, Dragonfly];
/// The clans of the rulebook's examples.
pub(crate) const FOUR: [Clan; 4] = [Koi, Lotus, Turtle, Dragonfly];
/// All clans.
pub(crate) const FIVE: [Clan; 5] = [Koi, Lotus, Turtle, Dragonfly, Bonsai];

pub(crate) fn choose(slot: u8) -> Action {
    Action::ChooseMandate { slot }
}

pub(crate) fn coins(coins: u16) -> Goods {
    Goods { coins, ronin: 0 }
}

/// A dealt game.
pub(crate) fn deal(clans: &[Clan], seed: u64) -> PositionDocument {
    State::deal(&Options::of(clans), &Seed::from(seed)).unwrap().position()
}

/// A dealt game at the tea ceremony of Spring.
pub(crate) fn dealt(clans: &[Clan], seed: u64) -> Table {
    Table { state: State::deal(&Options::of(clans), &Seed::from(seed)).unwrap(), events: Vec::new() }
}

/// The same table with something changed.
pub(crate) fn rearranged(table: &Table, change: impl FnOnce(&mut PositionDocument)) -> Table {
    let mut doc = table.doc();
    change(&mut doc);
    let state = State::from_position(doc).unwrap_or_else(|error| panic!("the scene cannot be: {error}"));
    Table { state, events: Vec::new() }
}

/// Two clans agree at once.
pub(crate) fn agree(table: &mut Table, from: Clan, to: Clan, terms: Terms) -> Result<(), Refusal> {
    let (from, to) = (table.seat(from), table.seat(to));
    let before = table.state;
    let agreed = table.state.agree(from, to, &terms, &mut table.events);
    if agreed.is_err() {
        assert!(table.state == before, "a refusal changes nothing");
    }
    table.state.check().unwrap();
    agreed
}

pub(crate) fn alliance() -> Terms {
    Terms { alliance: true, ..Terms::default() }
}

pub(crate) fn gift(give: Goods) -> Terms {
    Terms { give, ..Terms::default() }
}

/// A clan that owes a decision passes if it may, and otherwise takes the first choice.
pub(crate) fn idle(table: &mut Table) {
    let clan = table.waiting_for()[0];
    let legal = table.legal(clan);
    let action = if legal.contains(&Action::Done) { Action::Done } else { legal[0] };
    table.act(clan, action);
}

/// All clans pass until the condition holds.
pub(crate) fn idle_until(table: &mut Table, stop: impl Fn(&Table) -> bool) {
    while !stop(table) {
        idle(table);
    }
}

/// Whether a player is choosing a mandate.
pub(crate) fn is_choosing(table: &Table) -> bool {
    matches!(table.agenda().last(), Some(Step::ChooseMandate(_)))
}

/// All say `Done` until the mandate is over; returns the order in which they were asked.
pub(crate) fn in_turn(table: &mut Table) -> Vec<Clan> {
    let mut order = Vec::new();
    while !is_choosing(table) {
        let clan = table.waiting_for()[0];
        order.push(clan);
        table.done(clan);
    }
    order
}

pub(crate) fn season(table: &Table) -> Season {
    table.doc().table.season
}

/// The war province tokens of a season that a clan has.
pub(crate) fn tokens(table: &Table, clan: Clan, season: Season) -> Vec<Province> {
    table.player(clan).tokens.get(&season).cloned().unwrap_or_default()
}

/// How many strongholds a clan has in a province.
pub(crate) fn strongholds(table: &Table, clan: Clan, province: Province) -> u8 {
    table.player(clan).strongholds.get(&province).copied().unwrap_or(0)
}

/// How many figures of a kind a captor holds of a clan.
pub(crate) fn held(table: &Table, clan: Clan, captor: Clan, figure: Figure) -> u8 {
    let hostages = table.player(clan).hostages;
    hostages.get(&captor).and_then(|figures| figures.get(&figure)).copied().unwrap_or(0)
}

/// The province and the participants of the current battle.
pub(crate) fn fought(table: &Table) -> Option<(Province, Vec<Clan>)> {
    table.doc().table.battle.map(|battle| (battle.province, battle.participants))
}

/// Everybody who can look at the table.
pub(crate) fn viewers(table: &Table) -> Vec<Viewer> {
    let seats = (0..table.state.seats() as u8).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator]).collect()
}

/// All viewers but this clan.
pub(crate) fn others(table: &Table, clan: Clan) -> Vec<Viewer> {
    let seat = table.seat(clan);
    viewers(table).into_iter().filter(|viewer| !viewer.is(seat)).collect()
}

/// What a viewer heard since the scene began.
pub(crate) fn heard(table: &Table, viewer: Viewer) -> Vec<Event> {
    table.events.iter().copied().filter(|event| table.state.audience(event).includes(viewer)).collect()
}
