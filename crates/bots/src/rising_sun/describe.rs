//! A seat of Rising Sun in numbers.

use engine::Seat;
use rising_sun::{CardType, Clan, Open, Phase, Province, SEATS, SHRINES, State, Step};

use super::greedy::weigh::Table;
use crate::value::{Appraise, NUMBERS, Net, Row};

/// The kinds of season cards.
const KINDS: [CardType; 5] =
    [CardType::Enhancement, CardType::Virtue, CardType::Monster, CardType::WarUpgrade, CardType::WinterUpgrade];

impl Appraise for State {
    const FEATURES: usize = 64;

    fn describe(game: &State, rows: &mut [[f32; NUMBERS]]) {
        let open = game.public();
        let table = Table::of(open);
        let mut parts = [[0.0; 8]; SEATS];
        let mut worths = [0.0; SEATS];
        for seat in table.seats() {
            parts[seat.index()] = table.parts(seat);
            worths[seat.index()] = parts[seat.index()].iter().sum();
        }
        let worths = &worths[..open.seat_count()];
        for (seat, row) in table.seats().zip(rows) {
            let mut row = Row::new(row);
            describe(&table, open, seat, worths, &parts[seat.index()], &mut row);
            debug_assert!(row.len() <= Self::FEATURES);
        }
    }

    fn is_quiet(game: &State) -> bool {
        matches!(game.public().step(), Step::ChooseMandate { .. } | Step::Bids | Step::Tea { .. })
    }

    fn net() -> &'static Net {
        static NET: std::sync::LazyLock<Net> =
            std::sync::LazyLock::new(|| Net::read(include_str!("value.json")).expect("the fitted net can be read"));
        &NET
    }
}

/// The numbers of a seat.
fn describe(table: &Table<'_>, open: &Open, seat: Seat, worths: &[f64], parts: &[f64; 8], row: &mut Row<'_>) {
    let count = open.seat_count();
    let mine = worths[seat.index()];
    let others = || worths.iter().enumerate().filter(|(other, _)| *other != seat.index()).map(|(_, worth)| *worth);
    let best = others().fold(0.0, f64::max);
    let before = matches!(open.phase(), Phase::TeaCeremony | Phase::Political);

    // The stage of the game.
    for season in 0..3 {
        row.put(f64::from(open.season() as u8 == season));
    }
    row.put(f64::from(before));
    row.put(if before { open.turns_left() as f64 / 7.0 } else { 0.0 });
    row.put(open.wars_ahead().len() as f64 / 8.0);
    row.put(count as f64 / 5.0);

    // Against the others.
    row.put((mine - best) / 20.0);
    row.put((mine - others().sum::<f64>() / (count - 1) as f64) / 20.0);
    row.put(others().filter(|&other| other > mine).count() as f64 / 4.0);
    row.put(mine / 50.0);

    // Points, and what judgement says of the rest.
    for (part, scale) in parts.iter().zip([30.0, 30.0, 5.0, 5.0, 10.0, 5.0, 10.0]) {
        row.put(part / scale);
    }

    // War province tokens.
    let tokens = open.tokens(seat);
    for count in tokens {
        row.put(f64::from(count) / 4.0);
    }
    let won = open.provinces_won(seat);
    row.put(f64::from(won) / 8.0);
    for step in [2, 3, 4, 5, 6, 7] {
        row.put(f64::from(won >= step));
    }

    // The wars ahead.
    let (mut strongest, mut there, mut margin, mut hope, mut alone, mut fresh) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
    for &province in open.wars_ahead() {
        let forces = table.force(province);
        let own = f64::from(forces[seat.index()]);
        let rival = forces.iter().zip(0..).filter(|(_, other)| *other != seat.index()).map(|(force, _)| *force).max();
        let rival = f64::from(rival.unwrap_or(0));
        let chance = table.chance(seat, province);
        hope += chance;
        if !open.has_token(seat, province) {
            fresh += chance;
        }
        if own > 0.0 {
            there += 1.0;
            margin += (own - rival).clamp(-3.0, 3.0);
            strongest += f64::from(own > rival);
            alone += f64::from(rival == 0.0);
        }
    }
    for number in [strongest, there, hope, alone, fresh] {
        row.put(number / 4.0);
    }
    row.put(margin / 6.0);

    // Means.
    let (coins, ronin) = (f64::from(open.coins(seat)), f64::from(open.ronin(seat)));
    row.put(coins / 10.0);
    row.put(coins.min(4.0) / 4.0);
    row.put(ronin / 6.0);
    row.put(ronin.min(3.0) / 3.0);
    row.put(f64::from(open.captives(seat)) / 4.0);
    row.put(f64::from(open.strongholds(seat)) / 4.0);
    row.put(f64::from(open.figures(seat)) / 10.0);
    let place = f64::from(open.honor(seat));
    row.put(place / 4.0);
    row.put(f64::from(place == 0.0));
    let ally = open.ally(seat);
    row.put(f64::from(ally.is_some()));
    row.put(ally.map_or(0.0, |ally| (worths[ally.index()] - mine) / 20.0));

    // Shrines.
    let (mut leads, mut worships) = (0.0, 0.0);
    for shrine in 0..SHRINES {
        let own = open.worshippers(seat, shrine);
        worships += f64::from(own);
        let ahead = |other: Seat| {
            let force = open.worshippers(other, shrine);
            force > own || force == own && open.honor(other) < open.honor(seat)
        };
        leads += f64::from(own > 0 && !table.seats().any(|other| other != seat && ahead(other)));
    }
    row.put(leads / 4.0);
    row.put(worships / 4.0);

    // Cards.
    let cards = open.cards(seat);
    for kind in KINDS {
        row.put(f64::from(cards.different(kind)) / 3.0);
    }

    // The clan.
    for clan in [Clan::Koi, Clan::Lotus, Clan::Turtle, Clan::Dragonfly, Clan::Bonsai] {
        row.put(f64::from(open.clan(seat) == clan));
    }

    // Force on the whole map.
    let force: u32 = Province::ALL.iter().map(|&province| u32::from(table.force(province)[seat.index()])).sum();
    row.put(f64::from(force) / 15.0);
}
