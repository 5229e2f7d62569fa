//! What is said at a table, and by whom it may be heard.

use engine::{Seat, Viewer};
use protocol::Millis;
use protocol::ids::PersonId;
use protocol::message::Channel;
use serde::{Deserialize, Serialize};

use super::Table;

/// How many of the last things said in each circle are kept: as many as a newcomer is told.
pub const CHAT_SHOWN: usize = 200;

/// What somebody said, as the log has it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Saying {
    /// Who may hear it.
    pub to: Channel,
    /// Its number in that circle, from 1.
    pub number: u64,
    /// How many things were said at the table before it.
    pub index: usize,
    /// The seat of whoever said it.
    pub seat: Option<Seat>,
    /// Who said it; nobody where it is a bot.
    pub person: Option<PersonId>,
    /// What.
    pub what: Words,
    /// When.
    pub at: Millis,
}

/// The name of a message that the program itself knows.
type MessageName = &'static str;

/// What is said.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Words {
    /// By a person.
    Text(String),
    /// By a person who has deleted their account since.
    Removed,
    /// By the table: a message.
    #[serde(skip)]
    Notice(MessageName),
    /// By a bot: a message, the seat that is told, and the seat that it speaks of.
    Reason {
        /// Name of the sentence.
        why: String,
        /// The seat that is told.
        to: Seat,
        /// The seat that the sentence mentions.
        about: Option<Seat>,
    },
}

impl Table {
    /// Keeps what was said.
    pub fn say(&mut self, at: Millis, to: Channel, seat: Option<Seat>, person: Option<PersonId>, what: Words) {
        let circle = match &to {
            Channel::Table => ["table".to_owned(), String::new()],
            Channel::Spectators => ["spectators".to_owned(), String::new()],
            Channel::Pair(pair) => pair.clone(),
        };
        let number = self.spoken.entry(circle).or_default();
        *number += 1;
        let (number, index) = (*number, self.said);
        self.said += 1;
        // Circle by circle, so that nobody can tell from what is left how much others say among themselves.
        if number > CHAT_SHOWN as u64
            && let Some(oldest) = self.sayings.iter().position(|saying| saying.to == to)
        {
            self.sayings.remove(oldest);
        }
        self.sayings.push(Saying { to, number, index, seat, person, what, at });
    }

    /// What somebody may hear of all that was said, oldest first.
    pub fn heard_sayings<'a>(
        &'a self,
        viewer: Viewer,
        person: Option<&'a PersonId>,
    ) -> impl Iterator<Item = &'a Saying> {
        self.sayings.iter().filter(move |saying| self.hears(viewer, person, saying))
    }

    /// Whether a person with a viewer's eyes may hear what was said.
    pub fn hears(&self, viewer: Viewer, person: Option<&PersonId>, saying: &Saying) -> bool {
        match (&saying.to, viewer) {
            (Channel::Table, _) => true,
            // Whoever plays and looks on besides is still no spectator.
            (Channel::Spectators, Viewer::Spectator) => person.is_none_or(|person| self.seat_of(person).is_none()),
            (Channel::Pair(pair), Viewer::Seat(seat)) => self.places.get(seat.index()).is_some_and(|place| {
                saying.index >= place.said_before && place.name.is_some_and(|name| pair.iter().any(|one| one == name))
            }),
            (Channel::Spectators, Viewer::Seat(_)) | (Channel::Pair(_), Viewer::Spectator) => false,
        }
    }

    /// Whether somebody can know of a person at the table: one of its people, or one whom they heard say something.
    pub fn known_to(&self, who: &PersonId, person: &PersonId) -> bool {
        let mut eyes = self.seats_of(who).map(Viewer::Seat).chain([Viewer::Spectator]);
        let said = |saying: &Saying| saying.person.as_ref() == Some(person);
        self.is_member(person) || eyes.any(|viewer| self.heard_sayings(viewer, Some(who)).any(said))
    }
}
