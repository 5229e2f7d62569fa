//! Arbitrary and damaged bytes as messages. The fuzzer does the same for longer, and aims better.

use engine::{Chance, Seed};
use tables::dry_run::try_message;

/// Messages of every kind, to be damaged.
const MESSAGES: [&str; 16] = [
    r#"{"request":{"idempotency_key":"a","command":{"act":{"action":{"choose_mandate":{"slot":0}}}}}}"#,
    r#"{"request":{"idempotency_key":"a","as":"koi","command":{"act":{"action":{"offer":{"to":"lotus","i_promise":[{"words":"x"}]}}}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"act":{"action":{"gift":{"to":"blue","terms":{}}}}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"act":{"action":"draw_card"}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"undo":{}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"say":{"to":"table","text":"Hello."}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"say":{"to":{"seat":"koi"},"text":"Hello."}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"sit":{"seat":2,"wish":"koi"}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"add_bot":{"bot":"greedy:any","seat":2}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"configure":{"setup":{"game":"shogun","seats":4,"options":{"board":"moon"}}}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"configure":{"setup":{"game":"rising-sun","seats":3,"pace":{"days":{"days":3}}}}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"start":{}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"leave":{}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"vote":{"about":"koi","replace":true}}}}"#,
    r#"{"request":{"idempotency_key":"a","command":{"mute":{"person":"bert","muted":true}}}}"#,
    r#"{"preview":{"key":"a","action":{"choose_mandate":{"slot":9}}}}"#,
];

#[test]
fn messages_of_every_kind_are_read() {
    assert!(MESSAGES.iter().all(|message| try_message(message.as_bytes())), "or the tests below try nothing");
}

#[test]
fn noise_is_no_message() {
    let mut chance = Seed::from(1).chance();
    for _ in 0..20_000 {
        let length = chance.below(200);
        let bytes: Vec<u8> = (0..length).map(|_| chance.below(256) as u8).collect();
        assert!(!try_message(&bytes), "{bytes:?}");
    }
}

/// Cuts a message, doubles a piece of it, or puts a piece of another in.
fn damage(message: &str, chance: &mut Chance) -> Vec<u8> {
    let mut bytes = message.as_bytes().to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.below(bytes.len().max(1) as u32) as usize;
        let end = (at + chance.below(12) as usize).min(bytes.len());
        match chance.below(5) {
            0 => drop(bytes.drain(at..end)),
            1 => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
            2 if at < bytes.len() => bytes[at] = chance.below(256) as u8,
            3 => {
                let digits = ["0", "-1", "255", "99999999999999999999", "1e9", "null", "\"\"", "[]", "{}"];
                let word = digits[chance.below(9) as usize];
                bytes.splice(at..end, word.bytes());
            }
            _ => {
                let other = MESSAGES[chance.below(16) as usize].as_bytes();
                let from = chance.below(other.len() as u32) as usize;
                bytes.splice(at..end, other[from..(from + 20).min(other.len())].iter().copied());
            }
        }
    }
    bytes
}

#[test]
fn damaged_messages_do_no_harm() {
    let mut chance = Seed::from(2).chance();
    let mut read = 0;
    for number in 0..4_000 {
        read += u32::from(try_message(&damage(MESSAGES[number % MESSAGES.len()], &mut chance)));
    }
    println!("{read} of 4000 could be read");
    assert!(read > 50, "{read} could be read");
}
