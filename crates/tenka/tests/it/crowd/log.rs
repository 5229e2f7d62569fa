//! The logs of all tables in the database, replayed by the engine and compared with what people received.

use std::collections::BTreeMap;

use engine::{Game, PlayerAction, Seat, Seed, Session};
use serde::Deserialize;
use serde_json::Value;
use sqlx::Row;
use sqlx::any::AnyPoolOptions;

use super::player::Notes;

/// The logs of all tables, line by line.
pub(crate) struct Logs(BTreeMap<String, Vec<Value>>);

impl Logs {
    /// Reads the logs from a database.
    pub(crate) async fn read(url: &str) -> Logs {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new().max_connections(1).connect(url).await.unwrap();
        let rows = sqlx::query("SELECT table_id, seq, body FROM log ORDER BY table_id, seq").fetch_all(&pool).await;
        let mut logs: BTreeMap<String, Vec<Value>> = BTreeMap::new();
        for row in rows.unwrap() {
            let (table, seq, body): (String, i64, String) = (row.get(0), row.get(1), row.get(2));
            let lines = logs.entry(table).or_default();
            lines.push(serde_json::from_str(&body).unwrap());
            assert_eq!(lines.len() as i64, seq, "no line is missing");
        }
        pool.close().await;
        Logs(logs)
    }

    /// How many lines a table has.
    pub(crate) fn length(&self, table: &str) -> usize {
        self.0.get(table).map_or(0, Vec::len)
    }

    /// Checks that every acknowledged command is stored once, that nothing is stored twice, and
    /// that no refused command is stored.
    pub(crate) fn check_notes(&self, notes: &Notes) {
        let lines = &self.0[&notes.table];
        let times = |key: &str| {
            let is_it = |line: &&Value| line["who"] == notes.person.as_str() && line["key"] == key;
            lines.iter().filter(is_it).count()
        };
        for key in &notes.done {
            assert_eq!(times(key), 1, "{key} of {} was acknowledged", notes.seat);
        }
        for (key, why) in &notes.refused {
            assert_eq!(times(key), 0, "{key} of {} was refused: {why}", notes.seat);
        }
        for key in &notes.sent {
            assert!(times(key) <= 1, "{key} of {} was done twice", notes.seat);
        }
        // What was heard in a circle is what the log says was said there, in that order.
        let mut said: BTreeMap<String, Vec<&Value>> = BTreeMap::new();
        for line in lines {
            let (words, reason) = (&line["what"]["said"], &line["what"]["reasoned"]);
            if words.is_object() {
                said.entry(words["to"].to_string()).or_default().push(words);
            } else if reason.is_object() {
                said.entry(self.pair(&notes.table, reason)).or_default().push(reason);
            }
        }
        for ((circle, number), heard) in &notes.lines {
            let stored = said.get(circle).and_then(|all| all.get(*number as usize - 1));
            let stored = stored.unwrap_or_else(|| panic!("{}: {heard} in {circle} is not stored", notes.seat));
            if let Some(text) = stored["text"].as_str() {
                assert!(heard.ends_with(&format!("\"{text}\"")), "{}: {heard} is stored as {text}", notes.seat);
            }
        }
    }

    /// The channel of two seats by their numbers, as messages write it.
    fn pair(&self, table: &str, reason: &Value) -> String {
        let lines = &self.0[table];
        let names = match lines[0]["what"]["created"]["setup"]["game"].as_str() {
            Some("rising-sun") => lines.iter().find_map(dealt::<rising_sun::State>).unwrap().seat_names(),
            Some("shogun") => lines.iter().find_map(dealt::<shogun::State>).unwrap().seat_names(),
            game => panic!("{table} has the game {game:?}"),
        };
        let mut pair = [reason["seat"].as_u64().unwrap(), reason["to"].as_u64().unwrap()];
        pair.sort_unstable();
        Value::from(pair.map(|seat| names[seat as usize]).to_vec()).to_string()
    }

    /// Plays every game again by the engine alone, without a flaw.
    pub(crate) fn replay(&self) {
        for (table, lines) in &self.0 {
            let game = &lines[0]["what"]["created"]["setup"]["game"];
            match game.as_str() {
                Some("rising-sun") => replay::<rising_sun::State>(table, lines),
                Some("shogun") => replay::<shogun::State>(table, lines),
                _ => panic!("{table} has the game {game}"),
            }
        }
    }
}

/// The game that a line begins, if it does.
fn dealt<G: Game>(line: &Value) -> Option<Session<G>> {
    let deal = line["what"].pointer("/started/origin/deal")?;
    let options = G::Options::deserialize(&deal["options"]).unwrap();
    let seed = Seed::new(deal["seed"].as_str().unwrap().to_owned()).unwrap();
    Some(Session::new(options, seed).unwrap())
}

fn replay<G: Game>(table: &str, lines: &[Value]) {
    let mut session: Option<Session<G>> = None;
    for (index, line) in lines.iter().enumerate() {
        let what = &line["what"];
        session = dealt(line).or(session);
        let (did, undid) = (&what["did"], &what["undid"]);
        let seat = did["seat"].as_u64().or(undid["seat"].as_u64());
        let (Some(session), Some(seat)) = (&mut session, seat) else { continue };
        let seat = Seat(seat as u8);
        if did.is_object() {
            let action = PlayerAction::<G>::deserialize(&did["deed"]).unwrap();
            let done = session.perform(seat, action);
            assert!(done.is_ok(), "line {} of {table} cannot be played: {line}", index + 1);
        } else {
            for _ in 0..undid["entries"].as_u64().unwrap() {
                assert!(session.undo(seat).is_ok(), "line {} of {table} cannot be undone", index + 1);
            }
        }
    }
}
