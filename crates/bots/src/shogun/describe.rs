//! A seat of Shogun in numbers.

use engine::Seat;
use shogun::{BUILDINGS, Building, Open, Owner, State, Step};

use super::greedy::worth;
use super::stand::stand;
use crate::value::{Appraise, NUMBERS, Net, Row};

impl Appraise for State {
    const FEATURES: usize = 56;

    fn describe(game: &State, rows: &mut [[f32; NUMBERS]]) {
        let open = game.public();
        let majorities = open.majorities();
        let seats = || (0..open.seat_count() as u8).map(Seat);
        let led = |seat: Seat| {
            let led = majorities.iter().flatten().filter(|majority| majority.seats.has(seat));
            led.map(|majority| f64::from(majority.points)).sum::<f64>()
        };
        let stands: Vec<f64> = seats().map(|seat| stand(open, seat, led(seat))).collect();
        for (seat, row) in seats().zip(rows) {
            let mut row = Row::new(row);
            describe(open, seat, led(seat), &stands, &mut row);
            debug_assert!(row.len() <= Self::FEATURES);
        }
    }

    fn is_quiet(game: &State) -> bool {
        matches!(game.public().step(), Step::Plan { ready } if ready.is_empty())
    }

    fn net() -> &'static Net {
        static NET: std::sync::LazyLock<Net> =
            std::sync::LazyLock::new(|| Net::read(include_str!("value.json")).expect("the fitted net can be read"));
        &NET
    }
}

/// The numbers of a seat.
fn describe(open: &Open, seat: Seat, majorities: f64, stands: &[f64], row: &mut Row<'_>) {
    let count = open.seat_count();
    let mine = stands[seat.index()];
    let others = || stands.iter().enumerate().filter(|(other, _)| *other != seat.index()).map(|(_, worth)| *worth);
    let rivals = || (0..count as u8).map(Seat).filter(|&other| other != seat);
    let best = others().fold(0.0, f64::max);

    // The stage of the game.
    for year in 1..=2 {
        for season in 0..3 {
            row.put(f64::from(open.year() == year && open.season() as u8 == season));
        }
    }
    row.put(count as f64 / 5.0);

    // Against the others.
    row.put((mine - best) / 15.0);
    row.put((mine - others().sum::<f64>() / (count - 1) as f64) / 15.0);
    row.put(others().filter(|&other| other > mine).count() as f64 / 4.0);
    row.put(mine / 50.0);
    let points = |seat: Seat| f64::from(open.points(seat));
    row.put(points(seat) / 30.0);
    row.put((points(seat) - rivals().map(points).fold(0.0, f64::max)) / 15.0);

    // Lands.
    let lands = open.lands(seat);
    let (mut armies, mut lost, mut sites, mut taxes, mut rice, mut unrest, mut burdened) =
        (0.0, 0.0, 0.0, 0.0f64, 0.0f64, 0.0, 0.0);
    let (mut border, mut weak, mut threat, mut prey, mut best_rice, mut best_taxes) =
        (0.0, 0.0, 0.0, 0.0, 0.0f64, 0.0f64);
    for land in lands.iter() {
        let here = f64::from(open.armies(land));
        let buildings = open.buildings(land).len();
        armies += here;
        let danger = worth::danger(open, seat, land);
        lost += danger * (1.0 + f64::from(buildings));
        let data = land.row();
        sites += f64::from(data.sites - buildings);
        if open.unrest(land) == 0 {
            taxes += f64::from(data.chests);
            rice += f64::from(data.rice);
            best_rice = best_rice.max(f64::from(data.rice));
            best_taxes = best_taxes.max(f64::from(data.chests));
        } else {
            burdened += 1.0;
            unrest += f64::from(open.unrest(land));
        }
        let around = open.neighbours(land).iter().filter(|&next| open.owner(next) != Some(seat));
        let (mut strongest, mut touches) = (0.0f64, false);
        for next in around {
            touches = true;
            let there = f64::from(open.armies(next));
            if open.owner(next).is_some() {
                strongest = strongest.max(there);
            }
            if here > there + 1.5 {
                prey += 1.0 + f64::from(open.buildings(next).len());
            }
        }
        if touches {
            border += here;
            weak += f64::from(here <= 1.0);
        }
        threat += (strongest - here).max(0.0);
    }
    row.put(lands.len() as f64 / 12.0);
    row.put(lands.len() as f64 / open.playing().len() as f64 * count as f64);
    row.put(armies / 30.0);
    row.put(armies / lands.len().max(1) as f64 / 4.0);
    row.put(border / 30.0);
    row.put(weak / 5.0);
    row.put(lost / 5.0);
    row.put(threat / 10.0);
    row.put(prey / 10.0);
    row.put(sites / 15.0);
    row.put(taxes / 40.0);
    row.put(rice / 40.0);
    row.put(best_taxes / 8.0);
    row.put(best_rice / 8.0);
    row.put(unrest / 5.0);
    row.put(burdened / 5.0);
    row.put(f64::from(open.supply(seat)) / 60.0);

    // Buildings: how many, and how many leads, shared leads and near leads.
    row.put(majorities / 15.0);
    let regions = open.majorities();
    let counts = |building: Building, other: Seat, region: usize| {
        let lands = open.lands(other).iter();
        lands.filter(|land| land.region(open.board()) as usize == region && open.buildings(*land).has(building)).count()
    };
    for (index, building) in Building::ALL.into_iter().enumerate().take(BUILDINGS) {
        let own = lands.iter().filter(|land| open.buildings(*land).has(building)).count();
        row.put(own as f64 / 5.0);
        let (mut sole, mut shared, mut near, mut safe) = (0.0, 0.0, 0.0, 0.0);
        for (region, majorities) in regions.iter().enumerate() {
            let majority = majorities[index];
            let own = counts(building, seat, region);
            let rival = rivals().map(|other| counts(building, other, region)).max().unwrap_or(0);
            if majority.seats.has(seat) {
                if majority.seats.len() == 1 {
                    sole += 1.0;
                    safe += f64::from(own >= rival + 2);
                } else {
                    shared += 1.0;
                }
            } else if own + 1 >= rival && rival > 0 {
                near += 1.0;
            }
        }
        row.put(sole / 3.0);
        row.put(shared / 3.0);
        row.put(near / 3.0);
        row.put(safe / 3.0);
    }

    // Means.
    let chests = f64::from(open.chests(seat));
    row.put(chests / 20.0);
    row.put(chests.min(8.0) / 8.0);
    let store = f64::from(open.rice(seat));
    row.put(store / 15.0);
    let hunger = worth::hunger(open, seat);
    row.put(hunger.max(0.0) / 10.0);
    row.put((-hunger).max(0.0) / 10.0);

    // The tower.
    let inside = f64::from(open.cubes_inside(Owner::Seat(seat)));
    let others: f64 = rivals().map(|other| f64::from(open.cubes_inside(Owner::Seat(other)))).sum();
    row.put(inside / 8.0);
    row.put((inside - others / (count - 1) as f64) / 8.0);
}
