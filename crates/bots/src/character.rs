//! The character of a bot: what it likes beyond winning, how it keeps promises, and whom it trusts.

use crate::Dice;

/// What a character likes more, or less, than its plain worth. 0 is plain; each game says in its
/// `taste` what it counts as which of these, and how many points one of it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tastes {
    /// Provinces.
    pub land: f64,
    /// Buildings, which stay once they are built.
    pub buildings: f64,
    /// Fights, prisoners, spoils.
    pub battles: f64,
    /// What can be spent or stored.
    pub goods: f64,
    /// Standing, and peace with the player's own people.
    pub honor: f64,
}

/// A character: a row of [`CHARACTERS`].
#[derive(Debug)]
pub struct Character {
    /// What it is called in the name of a bot, such as `raider` in `greedy:raider`.
    pub name: &'static str,
    /// The message with the name of a person.
    pub person: &'static str,
    /// The message with a line of character.
    pub line: &'static str,
    /// What it likes.
    pub tastes: Tastes,
    /// How many points it must gain to break its word.
    pub faith: f64,
    /// How much it believes of what others promise, from 0 to 1, before it knows them.
    pub trust: f64,
    /// How much it cares for what the other side has of a deal, from 0 to 1.
    pub generosity: f64,
}

const NONE: Tastes = Tastes { land: 0.0, buildings: 0.0, battles: 0.0, goods: 0.0, honor: 0.0 };

/// All characters, the plain one first.
pub static CHARACTERS: [Character; 8] = [
    Character {
        name: "plain",
        person: "person-plain",
        line: "line-plain",
        tastes: NONE,
        faith: 2.5,
        trust: 0.6,
        generosity: 0.4,
    },
    Character {
        name: "cautious",
        person: "person-cautious",
        line: "line-cautious",
        tastes: Tastes { battles: -1.0, goods: 0.5, ..NONE },
        faith: 4.0,
        trust: 0.45,
        generosity: 0.4,
    },
    Character {
        name: "honorable",
        person: "person-honorable",
        line: "line-honorable",
        tastes: Tastes { honor: 1.0, ..NONE },
        faith: f64::INFINITY,
        trust: 0.75,
        generosity: 0.8,
    },
    Character {
        name: "treacherous",
        person: "person-treacherous",
        line: "line-treacherous",
        tastes: Tastes { battles: 0.3, ..NONE },
        faith: 0.2,
        trust: 0.3,
        generosity: 0.1,
    },
    Character {
        name: "land-hungry",
        person: "person-land-hungry",
        line: "line-land-hungry",
        tastes: Tastes { land: 1.0, ..NONE },
        faith: 1.5,
        trust: 0.6,
        generosity: 0.3,
    },
    Character {
        name: "builder",
        person: "person-builder",
        line: "line-builder",
        tastes: Tastes { buildings: 1.0, battles: -0.7, ..NONE },
        faith: 3.0,
        trust: 0.65,
        generosity: 0.6,
    },
    Character {
        name: "raider",
        person: "person-raider",
        line: "line-raider",
        tastes: Tastes { battles: 1.0, buildings: -0.8, ..NONE },
        faith: 1.0,
        trust: 0.5,
        generosity: 0.3,
    },
    Character {
        name: "merchant",
        person: "person-merchant",
        line: "line-merchant",
        tastes: Tastes { goods: 1.0, ..NONE },
        faith: 3.0,
        trust: 0.6,
        generosity: 0.1,
    },
];

/// The separator of level and character in the name of a bot.
const COLON: char = ':';
/// Any character but the plain one.
const ANY: &str = "any";

impl Character {
    /// The character without tastes, which shows the strength of its level.
    pub fn plain() -> &'static Character {
        &CHARACTERS[0]
    }

    /// The character of that name.
    pub fn named(name: &str) -> Option<&'static Character> {
        CHARACTERS.iter().find(|character| character.name == name)
    }

    /// The level and the character of a bot called `LEVEL`, `LEVEL:CHARACTER` or `LEVEL:any`, the
    /// last of which draws one from the seed.
    pub fn of_bot(name: &str, seed: u64) -> Option<(&str, &'static Character)> {
        match name.split_once(COLON) {
            None => Some((name, Character::plain())),
            Some((level, ANY)) => Some((level, Character::draw(&mut Dice::new(seed), &[]))),
            Some((level, character)) => Some((level, Character::named(character)?)),
        }
    }

    /// Any character but the plain one, and none of those that are `taken` while there are others.
    pub fn draw(dice: &mut Dice, taken: &[&Character]) -> &'static Character {
        let is_free = |one: &&Character| taken.iter().all(|other| other.name != one.name);
        let free: Vec<_> = CHARACTERS[1..].iter().filter(is_free).collect();
        match free.len() {
            0 => &CHARACTERS[1 + dice.below(CHARACTERS.len() - 1)],
            count => free[dice.below(count)],
        }
    }

    /// Whether it has no tastes.
    pub fn is_plain(&self) -> bool {
        self.tastes == NONE
    }

    /// How much of what it promises it counts as a cost: whoever means to break a promise gives
    /// nothing away.
    pub(crate) fn honesty(&self) -> f64 {
        (self.faith / Character::plain().faith).min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_bot_says_its_level_and_character() {
        let read = |name| Character::of_bot(name, 7).map(|(level, character)| (level, character.name));
        assert_eq!(read("greedy"), Some(("greedy", "plain")));
        assert_eq!(read("greedy:raider"), Some(("greedy", "raider")));
        assert_eq!(read("skilled:land-hungry"), Some(("skilled", "land-hungry")));
        assert_eq!(read("greedy:"), None);
        assert_eq!(read("greedy:kind"), None);
        let any = |seed| Character::of_bot("greedy:any", seed).unwrap().1.name;
        assert_eq!(any(7), any(7));
        let drawn: std::collections::BTreeSet<_> = (0..100).map(any).collect();
        assert_eq!(drawn.len(), CHARACTERS.len() - 1);
        assert!(!drawn.contains("plain"));
    }

    #[test]
    fn those_who_sit_at_one_table_differ() {
        let (mut dice, mut taken) = (Dice::new(3), Vec::new());
        for _ in 1..CHARACTERS.len() {
            taken.push(Character::draw(&mut dice, &taken));
        }
        let names: std::collections::BTreeSet<_> = taken.iter().map(|one| one.name).collect();
        assert_eq!(names.len(), CHARACTERS.len() - 1);
        // Where all are taken, anybody comes.
        Character::draw(&mut dice, &taken);
    }
}
