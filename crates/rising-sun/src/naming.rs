//! Seats in a state are clans in its documents.

use engine::{DocumentError, Seat, Seats};

use crate::clan::Clan;
use crate::document::PlayerDocument;
use crate::figure::Figure;
use crate::mandate::Mandate;
use crate::province::Province;
use crate::state::Open;

/// The seats of the clans in a document.
pub(crate) struct Seating<'a>(pub(crate) &'a [PlayerDocument]);

impl Seating<'_> {
    pub(crate) fn seat(&self, at: &str, clan: Clan) -> Result<Seat, DocumentError> {
        let seat = self.0.iter().position(|player| player.clan == clan);
        seat.map(|seat| Seat(seat as u8))
            .ok_or_else(|| DocumentError::new(at, "clan-not-in-game").with("clan", clan.name()))
    }

    pub(crate) fn seats(&self, at: &str, clans: &[Clan]) -> Result<Seats, DocumentError> {
        clans.iter().try_fold(Seats::NONE, |seats, &clan| Ok(seats.with(self.seat(at, clan)?)))
    }

    pub(crate) fn maybe(&self, at: &str, clan: Option<Clan>) -> Result<Option<Seat>, DocumentError> {
        clan.map(|clan| self.seat(at, clan)).transpose()
    }
}

/// A value that is written with clans where it holds seats.
pub(crate) trait InDocument: Sized {
    /// The same value as documents have it.
    type Document;

    fn to_document(self, open: &Open) -> Self::Document;

    /// Reads the value; `at` is its place in the document.
    fn from_document(document: Self::Document, at: &str, seating: &Seating<'_>) -> Result<Self, DocumentError>;
}

impl InDocument for Seat {
    type Document = Clan;

    fn to_document(self, open: &Open) -> Clan {
        open.clan(self)
    }

    fn from_document(clan: Clan, at: &str, seating: &Seating<'_>) -> Result<Seat, DocumentError> {
        seating.seat(at, clan)
    }
}

impl InDocument for Seats {
    type Document = Vec<Clan>;

    fn to_document(self, open: &Open) -> Vec<Clan> {
        self.iter().map(|seat| open.clan(seat)).collect()
    }

    fn from_document(clans: Vec<Clan>, at: &str, seating: &Seating<'_>) -> Result<Seats, DocumentError> {
        seating.seats(at, &clans)
    }
}

/// Implements [`InDocument`] for types that name no player.
macro_rules! without_seats {
    ($($type:ty),*) => {
        $(
            impl InDocument for $type {
                type Document = $type;

                fn to_document(self, _: &Open) -> $type {
                    self
                }

                fn from_document(document: $type, _: &str, _: &Seating<'_>) -> Result<$type, DocumentError> {
                    Ok(document)
                }
            }
        )*
    };
}

without_seats!(u8, bool, Figure, Mandate, Province, crate::battle::BattleStage);

/// Implements [`InDocument`] for a struct, field by field.
macro_rules! in_document {
    ($name:ident $(<$($part:ty),+>)? { $($field:ident),+ }) => {
        impl crate::naming::InDocument for $name $(<$($part),+>)? {
            type Document = $name $(<$(<$part as crate::naming::InDocument>::Document),+>)?;

            fn to_document(self, open: &crate::state::Open) -> Self::Document {
                $name { $($field: crate::naming::InDocument::to_document(self.$field, open)),+ }
            }

            fn from_document(
                document: Self::Document,
                at: &str,
                seating: &crate::naming::Seating<'_>,
            ) -> Result<Self, engine::DocumentError> {
                Ok($name { $($field: crate::naming::InDocument::from_document(document.$field, at, seating)?),+ })
            }
        }
    };
}

pub(crate) use in_document;
