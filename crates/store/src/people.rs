//! People and what lets them in. Of secrets only hashes come here.

use super::error::StoreError;
use protocol::Millis;
use protocol::ids::PersonId;
use sqlx::Row;
use tables::person::Person;

use super::Store;

/// How long expired tokens stay in the list of their owner.
const EXPIRED_TOKEN_SHOWN: Millis = 30 * 86_400_000;
/// How often it is written down that somebody was here.
const SEEN_EVERY: Millis = 3_600_000;

/// A person and how they are let in.
#[derive(Clone, Debug)]
pub struct Account {
    /// The person.
    pub person: Person,
    /// The hash of their password, once their name is kept.
    pub password: Option<String>,
    /// The code of the language in which they are told things.
    pub language: Option<String>,
}

/// A token as it is stored.
#[derive(Clone, Debug)]
pub struct StoredToken {
    /// What it is called by.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// What it is good for, by name, with blanks between.
    pub scopes: String,
    /// When it was made.
    pub created_at: Millis,
    /// When it was last used, to the hour.
    pub used_at: Option<Millis>,
    /// When it expires.
    pub ends_at: Millis,
}

/// What a token is good for, and until when.
#[derive(Clone, Debug)]
pub struct TokenGrant {
    /// What it is good for, by name, with blanks between.
    pub scopes: String,
    /// When it expires.
    pub ends_at: Millis,
}

const ACCOUNT: &str = "p.id, p.name, p.password, p.language";

fn account(row: &sqlx::any::AnyRow) -> Result<Account, sqlx::Error> {
    let person = Person { id: PersonId(row.try_get(0)?), name: row.try_get(1)? };
    Ok(Account { person, password: row.try_get(2)?, language: row.try_get(3)? })
}

/// The same name cannot be kept twice.
fn kept_once(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => StoreError::NameTaken,
        _ => error.into(),
    }
}

/// The statement that reads accounts from there.
fn accounts(source: &str) -> sqlx::AssertSqlSafe<String> {
    sqlx::AssertSqlSafe(format!("SELECT {ACCOUNT} FROM {source}"))
}

impl Store {
    /// Whose browser that is.
    pub async fn account_of_device(&self, hash: &str, now: Millis) -> Result<Option<Account>, StoreError> {
        let sql = accounts("devices d JOIN people p ON p.id = d.person WHERE d.hash = $1 AND d.ends_at > $2");
        let row = self.wait(sqlx::query(sql).bind(hash).bind(now).fetch_optional(&self.pool)).await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    /// Whose token that is, and what it is good for; nobody's once it has expired.
    pub async fn account_of_token(&self, hash: &str, now: Millis) -> Result<Option<(Account, TokenGrant)>, StoreError> {
        let sql = format!(
            "SELECT {ACCOUNT}, t.scopes, t.used_at, t.ends_at FROM tokens t JOIN people p ON p.id = t.person \
             WHERE t.hash = $1 AND t.ends_at > $2"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(hash).bind(now);
        let row = self.wait(query.fetch_optional(&self.pool)).await?;
        let Some(row) = row else { return Ok(None) };
        let used: Option<Millis> = row.try_get(5)?;
        if used.is_none_or(|used| used < now - SEEN_EVERY) {
            self.note(sqlx::query("UPDATE tokens SET used_at = $2 WHERE hash = $1").bind(hash).bind(now)).await;
        }
        Ok(Some((account(&row)?, TokenGrant { scopes: row.try_get(4)?, ends_at: row.try_get(6)? })))
    }

    /// The person who keeps a name, as names are compared.
    pub async fn account_named(&self, compared: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(accounts("people p WHERE p.kept_name = $1")).bind(compared).fetch_optional(&self.pool);
        Ok(self.wait(row).await?.as_ref().map(account).transpose()?)
    }

    /// The account of a person.
    pub async fn account(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(accounts("people p WHERE p.id = $1")).bind(&person.0).fetch_optional(&self.pool);
        Ok(self.wait(row).await?.as_ref().map(account).transpose()?)
    }

    /// A new person.
    pub async fn add_person(&self, person: &Person, language: &str, now: Millis) -> Result<(), StoreError> {
        self.execute(
            sqlx::query("INSERT INTO people (id, name, language, created_at, seen_at) VALUES ($1, $2, $3, $4, $4)")
                .bind(&person.id.0)
                .bind(&person.name)
                .bind(language)
                .bind(now),
        )
        .await?;
        Ok(())
    }

    /// A person was here.
    pub async fn see_person(&self, person: &PersonId, now: Millis) -> Result<(), StoreError> {
        let sql = "UPDATE people SET seen_at = $2 WHERE id = $1 AND seen_at < $3";
        self.note(sqlx::query(sql).bind(&person.0).bind(now).bind(now - SEEN_EVERY)).await;
        Ok(())
    }

    /// A person is called otherwise; where they keep their name, they keep this one.
    pub async fn set_name(&self, person: &PersonId, name: &str, compared: &str) -> Result<(), StoreError> {
        let kept = "CASE WHEN password IS NULL THEN NULL ELSE $3 END";
        let sql = format!("UPDATE people SET name = $2, kept_name = {kept} WHERE id = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&person.0).bind(name).bind(compared);
        self.try_execute(query).await.map_err(kept_once)?;
        Ok(())
    }

    /// A person keeps their name with a password; `false` where they do so already.
    pub async fn keep_name(&self, person: &Person, compared: &str, password: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE people SET kept_name = $3, password = $4 WHERE id = $1 AND name = $2 AND password IS NULL";
        let query = sqlx::query(sql).bind(&person.id.0).bind(&person.name).bind(compared).bind(password);
        Ok(self.try_execute(query).await.map_err(kept_once)?.rows_affected() == 1)
    }

    /// A person has another password.
    pub async fn set_password(&self, person: &PersonId, password: &str) -> Result<(), StoreError> {
        let sql = "UPDATE people SET password = $2 WHERE id = $1 AND password IS NOT NULL";
        self.execute(sqlx::query(sql).bind(&person.0).bind(password)).await?;
        Ok(())
    }

    /// A person wants to be told things in a language.
    pub async fn set_language(&self, person: &PersonId, language: &str) -> Result<(), StoreError> {
        let sql = "UPDATE people SET language = $2 WHERE id = $1";
        self.execute(sqlx::query(sql).bind(&person.0).bind(language)).await?;
        Ok(())
    }

    /// A browser of a person is let in until a moment.
    pub async fn add_device(
        &self,
        hash: &str,
        person: &PersonId,
        now: Millis,
        until: Millis,
    ) -> Result<(), StoreError> {
        self.execute(
            sqlx::query("INSERT INTO devices (hash, person, created_at, ends_at) VALUES ($1, $2, $3, $4)")
                .bind(hash)
                .bind(&person.0)
                .bind(now)
                .bind(until),
        )
        .await?;
        Ok(())
    }

    /// A browser is no longer let in.
    pub async fn remove_device(&self, hash: &str) -> Result<(), StoreError> {
        self.execute(sqlx::query("DELETE FROM devices WHERE hash = $1").bind(hash)).await?;
        Ok(())
    }

    /// No browser of a person is let in any longer, and no link lets one in.
    pub async fn remove_devices(&self, person: &PersonId) -> Result<(), StoreError> {
        let sql = ["DELETE FROM links WHERE person = $1", "DELETE FROM devices WHERE person = $1"];
        self.execute_all(sql.map(|sql| sqlx::query(sql).bind(&person.0)).into()).await?;
        Ok(())
    }

    /// A link that lets one other browser in until a moment; older ones of the person no longer do.
    pub async fn add_link(&self, hash: &str, person: &PersonId, until: Millis) -> Result<(), StoreError> {
        let older = sqlx::query("DELETE FROM links WHERE person = $1").bind(&person.0);
        let link = sqlx::query("INSERT INTO links (hash, person, ends_at) VALUES ($1, $2, $3)");
        self.execute_all(vec![older, link.bind(hash).bind(&person.0).bind(until)]).await?;
        Ok(())
    }

    /// Whose link that is. It is used up, whoever else asks at the same moment.
    pub async fn take_link(&self, hash: &str, now: Millis) -> Result<Option<PersonId>, StoreError> {
        let sql = "DELETE FROM links WHERE hash = $1 AND ends_at > $2 RETURNING person";
        let row = self.execute_returning(sqlx::query(sql).bind(hash).bind(now)).await?;
        row.map(|row| Ok(PersonId(row.try_get(0)?))).transpose()
    }

    /// A new token of a person.
    pub async fn add_token(&self, person: &PersonId, hash: &str, token: &StoredToken) -> Result<(), StoreError> {
        self.execute(
            sqlx::query(
                "INSERT INTO tokens (id, hash, person, label, scopes, created_at, ends_at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(&token.id)
            .bind(hash)
            .bind(&person.0)
            .bind(&token.label)
            .bind(&token.scopes)
            .bind(token.created_at)
            .bind(token.ends_at),
        )
        .await?;
        Ok(())
    }

    /// The tokens of a person, oldest first.
    pub async fn tokens(&self, person: &PersonId) -> Result<Vec<StoredToken>, StoreError> {
        let sql = "SELECT id, label, scopes, created_at, used_at, ends_at FROM tokens WHERE person = $1 \
                   ORDER BY created_at, id";
        let rows = self.wait(sqlx::query(sql).bind(&person.0).fetch_all(&self.pool)).await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<StoredToken, StoreError> {
            Ok(StoredToken {
                id: row.try_get(0)?,
                label: row.try_get(1)?,
                scopes: row.try_get(2)?,
                created_at: row.try_get(3)?,
                used_at: row.try_get(4)?,
                ends_at: row.try_get(5)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// A token of a person is good for nothing any longer; `false` where they have no such token.
    pub async fn remove_token(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM tokens WHERE person = $1 AND id = $2";
        Ok(self.execute(sqlx::query(sql).bind(&person.0).bind(id)).await?.rows_affected() == 1)
    }

    /// Takes everything from a person but the browser by which they ask for it.
    pub async fn blank_person(&self, person: &PersonId, device: Option<&str>) -> Result<(), StoreError> {
        let mut changes: Vec<_> = [
            "UPDATE people SET name = '', kept_name = NULL, password = NULL, language = NULL, notices = '{}' WHERE id = $1",
            "DELETE FROM tokens WHERE person = $1",
            "DELETE FROM links WHERE person = $1",
            "DELETE FROM skeletons WHERE person = $1",
        ]
        .map(|sql| sqlx::query(sql).bind(&person.0))
        .into();
        let devices = sqlx::query("DELETE FROM devices WHERE person = $1 AND hash <> $2");
        changes.push(devices.bind(&person.0).bind(device.unwrap_or_default()));
        self.execute_all(changes).await?;
        Ok(())
    }

    /// Removes a person and what is left of what let them in.
    pub async fn remove_person(&self, person: &PersonId) -> Result<(), StoreError> {
        self.execute(sqlx::query("DELETE FROM people WHERE id = $1").bind(&person.0)).await?;
        Ok(())
    }

    /// People who asked to be forgotten and are not quite gone.
    pub async fn half_gone(&self) -> Result<Vec<PersonId>, StoreError> {
        let rows = self.wait(sqlx::query("SELECT id FROM people WHERE name = ''").fetch_all(&self.pool)).await?;
        rows.iter().map(|row| Ok(PersonId(row.try_get(0)?))).collect()
    }

    /// Removes what let somebody in until before now.
    pub async fn remove_expired(&self, now: Millis) -> Result<(), StoreError> {
        // An expired token stays in its owner's list for a while, so that they see why a program stopped working.
        let changes = [
            ("DELETE FROM links WHERE ends_at <= $1", now),
            ("DELETE FROM devices WHERE ends_at <= $1", now),
            ("DELETE FROM tokens WHERE ends_at <= $1", now - EXPIRED_TOKEN_SHOWN),
        ];
        self.execute_all(changes.map(|(sql, end)| sqlx::query(sql).bind(end)).into()).await?;
        Ok(())
    }

    /// Tells something to the other processes that share the database.
    pub async fn notify(&self, word: &str) -> Result<(), StoreError> {
        if self.shared.is_some() {
            let notice = format!("{} {word}", self.process.lock());
            self.execute(sqlx::query("SELECT pg_notify('tenka', $1)").bind(notice)).await?;
        }
        Ok(())
    }
}
