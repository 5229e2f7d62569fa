//! People and what lets them in.

use sqlx::Row;

use super::Store;
use crate::clock::Millis;
use crate::hub::Person;
use crate::ids::PersonId;
use crate::problem::Problem;

impl Store {
    /// A new person.
    pub(crate) async fn add_person(&self, person: &Person, language: &str, now: Millis) -> Result<(), Problem> {
        sqlx::query("INSERT INTO people (id, name, language, created_at, seen_at) VALUES ($1, $2, $3, $4, $4)")
            .bind(&person.id.0)
            .bind(&person.name)
            .bind(language)
            .bind(now)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// A browser of a person is let in until a moment.
    pub(crate) async fn add_device(
        &self,
        hash: &str,
        person: &PersonId,
        now: Millis,
        until: Millis,
    ) -> Result<(), Problem> {
        sqlx::query("INSERT INTO devices (hash, person, created_at, ends_at) VALUES ($1, $2, $3, $4)")
            .bind(hash)
            .bind(&person.0)
            .bind(now)
            .bind(until)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Whose browser that is.
    pub(crate) async fn person_of_device(&self, hash: &str, now: Millis) -> Result<Option<Person>, Problem> {
        let row = sqlx::query(
            "SELECT p.id, p.name FROM devices d JOIN people p ON p.id = d.person WHERE d.hash = $1 AND d.ends_at > $2",
        )
        .bind(hash)
        .bind(now)
        .fetch_optional(&self.pool)
        .await?;
        row.map(|row| Ok(Person { id: PersonId(row.try_get(0)?), name: row.try_get(1)? })).transpose()
    }
}
