//! Ratings of bots from the places that they took.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::Seated;

/// The strength of a bot by the method of Weng and Lin. Every bot begins with 25; a bot that is
/// 4.2 better comes in before the other two times in three.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The most likely strength.
    pub rating: f64,
    /// The standard deviation of it.
    pub uncertainty: f64,
}

/// Rates so many bots by games, in the order in which they are given. Where a bot sits at several
/// seats, its copies are compared with the others only, and it moves by the mean of their moves.
pub fn rate<'a>(bots: usize, games: impl IntoIterator<Item = &'a [Seated]>) -> Vec<Rating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::default(); bots];
    for seats in games {
        let moves: Vec<(usize, WengLinRating)> =
            seats.iter().map(|seat| (seat.bot, after(seat, seats, &ratings, &config))).collect();
        for (bot, rating) in ratings.iter_mut().enumerate() {
            let of_bot = || moves.iter().filter(|(mover, _)| *mover == bot).map(|(_, rating)| rating);
            let count = of_bot().count() as f64;
            if count > 0.0 {
                let mean = |of: fn(&WengLinRating) -> f64| of_bot().map(of).sum::<f64>() / count;
                *rating = WengLinRating {
                    rating: mean(|rating| rating.rating),
                    uncertainty: mean(|rating| rating.uncertainty),
                };
            }
        }
    }
    ratings.iter().map(|rating| Rating { rating: rating.rating, uncertainty: rating.uncertainty }).collect()
}

/// What a seat's result makes of its bot's rating.
fn after(seat: &Seated, seats: &[Seated], ratings: &[WengLinRating], config: &WengLinConfig) -> WengLinRating {
    let others = seats.iter().filter(|other| other.bot != seat.bot);
    let met: Vec<&Seated> = std::iter::once(seat).chain(others).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = met
        .iter()
        .map(|seat| (std::slice::from_ref(&ratings[seat.bot]), MultiTeamOutcome::new(seat.place.rank.into())))
        .collect();
    if teams.len() < 2 {
        return ratings[seat.bot];
    }
    weng_lin_multi_team(&teams, config)[0][0]
}

#[cfg(test)]
mod tests {
    use engine::Place;

    use super::*;

    fn game(ranks: &[(usize, u8)]) -> Vec<Seated> {
        let seat =
            |&(bot, rank)| Seated { name: "", bot, place: Place { rank, score: 0 }, lost_turns: Default::default() };
        ranks.iter().map(seat).collect()
    }

    #[test]
    fn winner_rises_and_uncertainty_shrinks() {
        let games = vec![game(&[(0, 1), (1, 2), (2, 3)]); 30];
        let ratings = rate(4, games.iter().map(Vec::as_slice));
        assert!(ratings[0].rating > ratings[1].rating && ratings[1].rating > ratings[2].rating, "{ratings:?}");
        assert!(ratings[..3].iter().all(|rating| rating.uncertainty < 6.0), "{ratings:?}");
        assert_eq!((ratings[3].rating, ratings[3].uncertainty), (25.0, 25.0 / 3.0));
    }

    #[test]
    fn copies_are_not_compared_with_each_other() {
        let alone = game(&[(0, 1), (0, 2), (0, 3)]);
        assert_eq!(rate(1, [&alone[..]])[0].rating, 25.0);
        assert_eq!(rate(1, [&alone[..]])[0].uncertainty, 25.0 / 3.0);
        let (two, many) = (game(&[(0, 1), (1, 2)]), game(&[(0, 1), (1, 2), (1, 3), (1, 4)]));
        let (two, many) = (rate(2, [&two[..]]), rate(2, [&many[..]]));
        assert!((two[1].rating - many[1].rating).abs() < 1e-9);
        assert!(many[0].rating > two[0].rating);
    }

    #[test]
    fn shared_places_say_that_both_are_alike() {
        let ratings = rate(2, [&game(&[(0, 1), (1, 1)])[..]]);
        assert_eq!(ratings[0].rating, ratings[1].rating);
    }
}
