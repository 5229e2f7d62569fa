//! Passwords: hashed slowly, away from the threads that serve everybody.

use std::sync::LazyLock;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use tables::error::RequestError;
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;
use zxcvbn::Score;

/// The fewest and the most characters of a password.
const LENGTH: std::ops::RangeInclusive<usize> = 8..=200;

/// 19 MiB, two passes, one lane: what OWASP names as the least for Argon2id. A small machine takes
/// some tens of milliseconds for it; whoever guesses needs the memory for every guess.
const MEMORY_KIB: u32 = 19_456;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// How many passwords are hashed at once, so that a crowd at the door does not use up the memory.
static TURNS: Semaphore = Semaphore::const_new(2);

/// What is compared where there is no such person, so that it takes as long as where there is one.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash_now("nobody has this password").unwrap_or_default());

fn argon2() -> Argon2<'static> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None).expect("the parameters are within bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// The same password from any keyboard.
fn plain(password: &str) -> String {
    password.nfc().collect()
}

fn hash_now(password: &str) -> Option<String> {
    argon2().hash_password(plain(password).as_bytes()).ok().map(|hash| hash.to_string())
}

/// Runs what takes long where it keeps nobody waiting.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, RequestError> {
    let _turn = TURNS.acquire().await.map_err(|_| RequestError::unavailable())?;
    tokio::task::spawn_blocking(work).await.map_err(|_| RequestError::unavailable())
}

/// Whether a password is among the first that anybody would try: one of the commonest, a person's own name, a row of
/// keys, a date, or little more than that. Below a million guesses nothing protects it but the rate limit.
fn is_common(password: &str, name: &str) -> bool {
    zxcvbn::zxcvbn(password, &[name, "tenka"]).score() < Score::Two
}

/// What is kept of a new password of a person of that name.
pub(crate) async fn keep(password: String, name: String) -> Result<String, RequestError> {
    if !LENGTH.contains(&password.chars().count()) {
        let problem = RequestError::bad("api-error-strange-password");
        return Err(problem.with("least", *LENGTH.start()).with("most", *LENGTH.end()));
    }
    aside(move || {
        if is_common(&password, &name) {
            return Err(RequestError::bad("api-error-common-password"));
        }
        hash_now(&password).ok_or(RequestError::unavailable())
    })
    .await?
}

/// Whether a password is the one that was kept. Where none was, this is found out just as slowly.
pub(crate) async fn is_right(password: String, kept: Option<String>) -> Result<bool, RequestError> {
    if password.chars().count() > *LENGTH.end() {
        return Ok(false);
    }
    aside(move || {
        let known = kept.is_some();
        let kept = kept.unwrap_or_else(|| NOBODY.clone());
        let matches = PasswordHash::new(&kept)
            .is_ok_and(|kept| argon2().verify_password(plain(&password).as_bytes(), &kept).is_ok());
        known && matches
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_however_it_was_typed() {
        let kept = keep("Zürich 2024".to_owned(), "Anna".to_owned()).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert!(is_right("Zu\u{308}rich 2024".to_owned(), Some(kept.clone())).await.unwrap());
        assert!(!is_right("zürich 2024".to_owned(), Some(kept.clone())).await.unwrap());
        assert_ne!(
            keep("Zürich 2024".to_owned(), "Anna".to_owned()).await.unwrap(),
            kept,
            "every hash has its own salt"
        );
    }

    #[tokio::test]
    async fn nobody_is_let_in_by_the_password_of_nobody() {
        assert!(!is_right("nobody has this password".to_owned(), None).await.unwrap());
    }

    #[tokio::test]
    async fn too_short_and_too_long_are_refused() {
        for password in ["1234567".to_owned(), "x".repeat(201)] {
            assert_eq!(keep(password, "Anna".to_owned()).await.unwrap_err().code, "api-error-strange-password");
        }
    }

    #[tokio::test]
    async fn common_passwords_and_ones_own_name_are_refused() {
        let common =
            ["password", "12345678", "qwertyuiop", "iloveyou1", "Passw0rd", "Annabelle", "aaaaaaaa", "tenka2024"];
        for password in common {
            let kept = keep(password.to_owned(), "Annabelle".to_owned()).await;
            assert_eq!(kept.unwrap_err().code, "api-error-common-password", "{password}");
        }
        for password in ["correct horse", "a long way round", "żółta łódź", "Zürich 2024"] {
            assert!(keep(password.to_owned(), "Annabelle".to_owned()).await.is_ok(), "{password}");
        }
    }
}
