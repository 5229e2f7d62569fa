//! The lessons that come with the program, in the order in which they are best taken.

use std::sync::LazyLock;

use crate::document::Lesson;

macro_rules! shelf {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../lessons/", $name, ".json")))),*]
    };
}

/// Names and texts.
const SHELF: &[(&str, &str)] = shelf![
    "rising-sun/first-game",
    "rising-sun/every-bid",
    "rising-sun/two-shrines",
    "rising-sun/change-sides",
    "rising-sun/beautiful-end",
    "rising-sun/house-is-an-army",
    "rising-sun/two-wars",
    "rising-sun/kingmaker",
    "shogun/first-game",
    "shogun/the-right-place",
    "shogun/the-tray",
    "shogun/two-strikes",
    "shogun/rice-for-winter",
    "shogun/two-buildings",
    "shogun/angry-peasants",
];

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |(name, text): &(&str, &str)| {
        Lesson::read(name, text.as_bytes()).unwrap_or_else(|error| panic!("the lesson {name}: {error}"))
    };
    SHELF.iter().map(read).collect()
});

impl Lesson {
    /// All lessons, those of each game from the easiest to the hardest.
    pub fn all() -> &'static [Lesson] {
        &LESSONS
    }

    /// The lesson of that name, such as `shogun/first-game`.
    pub fn named(name: &str) -> Option<&'static Lesson> {
        Lesson::all().iter().find(|lesson| lesson.name == name)
    }
}
