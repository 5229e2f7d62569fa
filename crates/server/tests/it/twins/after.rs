//! What is told of two twins whose games are over.
//!
//! A game that is over shows everything but what was said in private: its record holds every secret decision, and a replay has a moment
//! for each, so that these two differ as the games did. What a viewer was told while it was played, and is told again, does not.

use engine::Viewer;
use laws::Subject;
use reqwest::Method;
use serde_json::{Value, json};

use super::Twin;
use super::pair::{Count, Pair};

/// How many moments a page of a replay has.
const PAGE: u64 = 200;

impl<S: Subject> Pair<'_, S> {
    /// The viewer looks back at the game.
    pub async fn compare_finished(&mut self, count: &mut Count) {
        let table = format!("/api/tables/{}", self.twins[0].table);
        self.compare_paths(&[
            table.clone(),
            format!("{table}/game?lang=en"),
            format!("{table}/game?since=0&lang=en"),
            "/api/tables".to_owned(),
            "/api/me/tables".to_owned(),
            "/api/me".to_owned(),
        ])
        .await;
        // All of it again, from the first word on: chat, too.
        self.compare_return(0).await;
        let (viewer, [one, twin]) = (self.viewer, &self.twins);
        let told = [told_again(one, viewer).await, told_again(twin, viewer).await];
        assert!(!told[0].is_empty(), "{viewer:?} heard something");
        assert_eq!(told[0], told[1], "{viewer:?} looks back");
        assert_eq!(course(one, viewer).await, course(twin, viewer).await, "{viewer:?} looks back");
        let [record, twins_record] = self.ask(Method::GET, &format!("{table}/record"), None).await;
        count.revealed += usize::from(record != twins_record);
    }
}

/// What a client is answered, as a document.
async fn read<G: engine::Game>(twin: &Twin<'_, G>, viewer: Viewer, path: &str) -> Value {
    twin.client(viewer).clone().get(&format!("/api/tables/{}{path}", twin.table)).await
}

/// All that the viewer heard, by the replay with the viewer's eyes.
async fn told_again<G: engine::Game>(twin: &Twin<'_, G>, viewer: Viewer) -> Vec<Value> {
    let eyes = match viewer {
        Viewer::Seat(seat) => twin.session.game().seat_name(seat),
        Viewer::Spectator => "spectator",
    };
    let (mut told, mut from) = (Vec::new(), 0);
    loop {
        let page = read(twin, viewer, &format!("/replay?as={eyes}&from={from}&lang=en")).await;
        let moments = page["moments"].as_array().unwrap();
        told.extend(moments.iter().flat_map(|moment| moment["log"].as_array().unwrap().clone()));
        from += PAGE;
        if from > page["last"].as_u64().unwrap() {
            return told;
        }
    }
}

/// How the game went, apart from what only others knew: moments are counted by all that was done, and promises between
/// others stand in the ledger.
async fn course<G: engine::Game>(twin: &Twin<'_, G>, viewer: Viewer) -> Value {
    let mut history = read(twin, viewer, "/history?lang=en").await;
    let points = history["points"].as_array().unwrap().iter();
    let points: Vec<Value> = points.map(|point| json!([point["scores"], point["gains"]])).collect();
    let mut promises = history["promises"].as_array().unwrap().clone();
    promises.retain(|promise| {
        let is_own =
            |name: &Value| matches!(viewer, Viewer::Seat(seat) if *name == twin.session.game().seat_name(seat));
        is_own(&promise["by"]) || is_own(&promise["to"])
    });
    let promises: Vec<Value> =
        promises.iter().map(|one| json!([one["by"], one["to"], one["word"], one["text"], one["verdict"]])).collect();
    let rest = ["table", "began_at", "ended_at", "seed"].map(|name| history[name].take());
    json!([points, promises, rest])
}
