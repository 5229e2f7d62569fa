//! How each game counts points, for charts.

use engine::Seat;
use protocol::history::ScoreGain;
use serde::Serialize;

fn gain(seat: &'static str, source: &str, points: i32) -> ScoreGain {
    ScoreGain { seat, source: source.to_owned(), points }
}

/// The bare name that a value has in documents.
fn name(value: &impl Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

/// The points of a seat in Rising Sun.
pub(super) fn rising_sun(game: &rising_sun::State, seat: Seat) -> i32 {
    game.public().vp(seat).into()
}

/// The points that an event of Rising Sun brings, and where they come from.
pub(super) fn rising_sun_gains(event: &rising_sun::Event) -> Vec<ScoreGain> {
    match event {
        rising_sun::Event::VpGained { clan, vp, source } => vec![gain(clan.name(), &name(source), i32::from(*vp))],
        rising_sun::Event::VpStolen { clan, from, vp, source } => {
            let (source, vp) = (name(source), i32::from(*vp));
            vec![gain(clan.name(), &source, vp), gain(from.name(), &source, -vp)]
        }
        _ => Vec::new(),
    }
}

/// The points of a seat in Shogun.
pub(super) fn shogun(game: &shogun::State, seat: Seat) -> i32 {
    game.public().points(seat).into()
}

/// The points that an event of Shogun brings, and where they come from.
pub(super) fn shogun_gains(event: &shogun::Event) -> Vec<ScoreGain> {
    let gains = match event {
        shogun::Event::Scored { colour, provinces, buildings } => vec![
            gain(colour.name(), "provinces", i32::from(*provinces)),
            gain(colour.name(), "buildings", i32::from(*buildings)),
        ],
        shogun::Event::MajorityScored { colour, points, .. } => {
            vec![gain(colour.name(), "majorities", i32::from(*points))]
        }
        _ => Vec::new(),
    };
    gains.into_iter().filter(|gain| gain.points != 0).collect()
}
