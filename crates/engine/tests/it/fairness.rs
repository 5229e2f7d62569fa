//! Seeds to which every seat contributes, and what a kept receipt proves.

use crate::toy::{Options, Toy};
use engine::fairness::{
    Contribution, Fairness, OwnValue, Proof, RECEIPT_FORMAT, Receipt, Source, assign_seats, combined_seed, fallback,
    is_digest, secret_commitment, value_commitment,
};
use engine::{Game, Origin, PositionDocument, Record, Seed};

const TABLE: &str = "a-table";

/// 64 hexadecimal digits that follow from a number.
fn random(number: u64) -> String {
    Seed::from(number).commitment()
}

/// A draw of three seats: the first two reveal, the third one does not.
fn draw(secret: &str, values: [Option<u64>; 3]) -> Fairness {
    let names: Vec<String> = ["red", "blue", "green"].map(str::to_owned).into();
    let revealed: Vec<Option<String>> = values.iter().map(|value| value.map(random)).collect();
    let seed = combined_seed(TABLE, secret, revealed.iter().map(Option::as_deref));
    let seats = assign_seats(&seed, &names, [None; 3]);
    let contributions = seats.into_iter().zip(revealed).map(|(seat, value)| Contribution {
        seat,
        wish: None,
        source: if value.is_some() { Source::Player } else { Source::Fallback },
        commitment: value.as_deref().map(value_commitment),
        value,
    });
    Fairness {
        table: TABLE.to_owned(),
        server_commitment: secret_commitment(secret),
        secret: secret.to_owned(),
        contributions: contributions.collect(),
        names,
        position: None,
        resumed: false,
    }
}

fn record(fairness: Fairness) -> Record<Toy> {
    let origin = Origin::Deal { options: Options { players: 3 }, seed: fairness.seed() };
    Record { fairness: Some(Box::new(fairness)), ..Record::new(origin).unwrap() }
}

/// The receipt that an honest client keeps of a game.
fn receipt(fairness: &Fairness) -> Receipt {
    Receipt {
        format: RECEIPT_FORMAT.to_owned(),
        version: 1,
        table: fairness.table.clone(),
        game: Toy::NAME.to_owned(),
        options: Some(serde_json::to_value(Options { players: 3 }).unwrap()),
        position_commitment: None,
        server_commitment: fairness.server_commitment.clone(),
        names: fairness.names.clone(),
        contributions: fairness.contributions.clone(),
        seed_commitment: fairness.seed().commitment(),
        own: Vec::new(),
    }
}

fn honest() -> Fairness {
    draw(&random(1), [Some(2), Some(3), None])
}

/// Why a forged but consistent record does not match the receipt of the honest game.
fn refused(forged: Fairness) -> &'static str {
    let forged = record(forged);
    forged.start().expect("the forged record is consistent");
    receipt(&honest()).compare(&forged).unwrap_err().why
}

#[test]
fn honest_record_matches_receipt() {
    let record = record(honest());
    let read = Record::<Toy>::read(record.write().as_bytes()).unwrap();
    assert_eq!(read, record, "a record keeps how its seed was made");
    assert_eq!(receipt(&honest()).compare(&read), Ok(Proof::Deal));
    let text = serde_json::to_string(&receipt(&honest())).unwrap();
    assert_eq!(Receipt::read(text.as_bytes()).unwrap(), receipt(&honest()));
}

#[test]
fn receipt_detects_every_swap() {
    assert_eq!(refused(draw(&random(9), [Some(2), Some(3), None])), "receipt-other-secret");
    assert_eq!(refused(draw(&random(1), [Some(2), Some(9), None])), "receipt-other-contribution");
    assert_eq!(refused(draw(&random(1), [Some(2), None, None])), "receipt-other-contribution");
    assert_eq!(refused(draw(&random(1), [Some(2), Some(3), Some(4)])), "receipt-other-contribution");
    let mut other = honest();
    other.table = "another-table".to_owned();
    let seats = assign_seats(&other.seed(), &other.names, [None; 3]);
    other.contributions.iter_mut().zip(seats).for_each(|(one, seat)| one.seat = seat);
    assert_eq!(refused(other), "receipt-other-table");
    // Requests for seats that were never made.
    let mut other = honest();
    other.contributions.swap_with_seats();
    assert_eq!(refused(other), "receipt-other-assignment");
    let bare = Record { fairness: None, ..record(honest()) };
    assert_eq!(receipt(&honest()).compare(&bare).unwrap_err().why, "receipt-nothing-to-check");
    let mut kept = receipt(&honest());
    kept.seed_commitment = Seed::from(1).commitment();
    assert_eq!(kept.compare(&record(honest())).unwrap_err().why, "receipt-other-seed");
    let mut kept = receipt(&honest());
    kept.options = Some(serde_json::to_value(Options { players: 2 }).unwrap());
    assert_eq!(kept.compare(&record(honest())).unwrap_err().why, "receipt-other-options");
}

/// Exchanges the seats of the first two contributions, as if they had been asked for.
trait SwapSeats {
    fn swap_with_seats(&mut self);
}

impl SwapSeats for Vec<Contribution> {
    fn swap_with_seats(&mut self) {
        let seats = [self[1].seat.clone(), self[0].seat.clone()];
        for (one, seat) in self.iter_mut().zip(seats) {
            (one.seat, one.wish) = (seat.clone(), Some(seat));
        }
    }
}

#[test]
fn inconsistent_forgery_is_detected() {
    let why = |change: &dyn Fn(&mut Record<Toy>)| {
        let mut forged = record(honest());
        change(&mut forged);
        forged.start().unwrap_err().why
    };
    let fairness = |change: &'static dyn Fn(&mut Fairness)| why(&|record| change(record.fairness.as_mut().unwrap()));
    assert_eq!(fairness(&|fairness| fairness.secret = random(9)), "wrong-secret");
    assert_eq!(fairness(&|fairness| fairness.contributions[0].value = Some(random(9))), "wrong-contribution");
    assert_eq!(fairness(&|fairness| fairness.contributions[0].value = None), "wrong-contribution");
    assert_eq!(fairness(&|fairness| fairness.contributions[2].source = Source::Player), "wrong-contribution");
    assert_eq!(fairness(&|fairness| fairness.contributions.swap(0, 1)), "wrong-seed");
    assert_eq!(fairness(&|fairness| fairness.names.reverse_seats()), "wrong-assignment");
    let other = why(&|record| {
        record.origin = Origin::Deal { options: Options { players: 3 }, seed: Seed::from(9) };
        record.commitment = Some(Seed::from(9).commitment());
    });
    assert_eq!(other, "wrong-seed");
    // A record that begins with a deal cannot claim that it goes on under later rules.
    let resumed = |seed: Seed| {
        why(&|record| {
            record.commitment = Some(seed.commitment());
            record.origin = Origin::Deal { options: Options { players: 3 }, seed: seed.clone() };
            record.fairness.as_mut().unwrap().resumed = true;
        })
    };
    assert_eq!(resumed(Seed::from(9)), "wrong-seed");
    assert_eq!(resumed(honest().seed()), "resumed-deal");
}

#[test]
fn receipt_detects_that_the_own_value_was_dropped() {
    let own = |number| vec![OwnValue { place: 0, value: random(number) }];
    let kept = Receipt { own: own(2), ..receipt(&honest()) };
    assert_eq!(kept.compare(&record(honest())), Ok(Proof::Deal));
    let replaced = Receipt { own: own(8), ..receipt(&honest()) };
    assert_eq!(replaced.compare(&record(honest())).unwrap_err().why, "receipt-own-value-missing");
    let fallback = Receipt { own: vec![OwnValue { place: 2, value: random(4) }], ..receipt(&honest()) };
    assert_eq!(fallback.compare(&record(honest())).unwrap_err().why, "receipt-own-value-missing");
    let text = serde_json::to_string(&kept).unwrap();
    assert_eq!(Receipt::read(text.as_bytes()).unwrap(), kept);
}

/// Names another seat in place of the first one.
trait ReverseSeats {
    fn reverse_seats(&mut self);
}

impl ReverseSeats for Vec<String> {
    fn reverse_seats(&mut self) {
        self[0] = "white".to_owned();
    }
}

#[test]
fn position_is_redrawn_from_seed() {
    let mut before = record(honest()).start().unwrap();
    before.redraw(&mut Seed::from(77).chance());
    let written = PositionDocument { state: before.clone() }.write();
    let base: serde_json::Value = serde_json::from_str(&written).unwrap();
    let fairness = Fairness { position: Some(base.clone()), ..honest() };
    before.redraw(&mut fairness.seed().chance());
    let origin = Origin::Position(Box::new(before.clone()));
    let good = Record { fairness: Some(Box::new(fairness.clone())), ..Record::new(origin).unwrap() };
    good.start().unwrap();
    let position_commitment = Some(engine::fairness::position_commitment(&base));
    let kept = Receipt { position_commitment, options: None, ..receipt(&fairness) };
    assert_eq!(kept.compare(&good), Ok(Proof::Deal));
    // A wrong redraw is detected without a receipt, a different original position with it.
    before.redraw(&mut Seed::from(5).chance());
    let bad = Record { fairness: Some(Box::new(fairness)), ..Record::new(Origin::Position(Box::new(before))).unwrap() };
    assert_eq!(bad.start().unwrap_err().why, "wrong-redraw");
    let kept = Receipt { position_commitment: Some(random(3)), ..kept };
    assert_eq!(kept.compare(&good).unwrap_err().why, "receipt-other-position");
    // A game resumed under later rules proves its seed, but no longer its deal.
    let resumed = Fairness { resumed: true, ..honest() };
    let origin = Origin::Position(Box::new(record(honest()).start().unwrap()));
    let resumed = Record { fairness: Some(Box::new(resumed)), ..Record::new(origin).unwrap() };
    assert_eq!(receipt(&honest()).compare(&resumed), Ok(Proof::SeedOnly));
}

#[test]
fn refusing_to_reveal_gains_nothing() {
    let secret = random(1);
    // The fallback value was fixed by the secret before anyone committed to a value, and depends on nothing else.
    let fixed = fallback(&secret, 2);
    assert!(is_digest(&fixed));
    let refused = |secret: &str, others: [u64; 2]| draw(secret, [Some(others[0]), Some(others[1]), None]).seed();
    let expected = combined_seed(TABLE, &secret, [Some(&*random(2)), Some(&*random(3)), Some(&*fixed)]);
    assert_eq!(refused(&secret, [2, 3]), expected);
    assert_ne!(fallback(&secret, 1), fixed, "each seat has a value of its own");
    // Both outcomes depend on the secret, which the player does not know: each possible secret gives two other seeds.
    let outcomes = |secret: &str| {
        let revealed = draw(secret, [Some(2), Some(3), Some(4)]).seed();
        [revealed.as_str().to_owned(), refused(secret, [2, 3]).as_str().to_owned()]
    };
    let mut seen = std::collections::BTreeSet::new();
    for secret in 100..200 {
        seen.extend(outcomes(&random(secret)));
    }
    assert_eq!(seen.len(), 200, "two hundred different seeds");
}

#[test]
fn hashes_are_as_documented() {
    // Computed with `printf '…' | sha256sum`.
    assert_eq!(secret_commitment("s"), "c1d19139e634c3fdef24ab813758b1526e73ec9d42e9890abdb27c2839a27cbd");
    assert_eq!(value_commitment("v"), "9bbaa45b126f141e5d8443a8727f2b59811bb53a3a3e78d0cb25fb5e5cbd1467");
    assert_eq!(fallback("s", 2), "b5cca8b1717e9288f0dca5162bf809568aa03333a6001bdf2840de0312578dcb");
    assert_eq!(
        combined_seed("t", "s", [Some("v"), None]).as_str(),
        "6c2ef6b8e1a26b1dede187ac9f79df04daf51f0f83c4552a64570e71646c1b8f"
    );
}
