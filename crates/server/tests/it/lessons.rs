//! Prepared tables: one sits down alone with bots, and the game has begun.

use crate::support::{seat, serve, until};
use lessons::{Kind, Lesson, Origin};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

#[tokio::test]
async fn a_first_game_is_one_request_away() {
    let served = serve().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let listed = served.stranger().get("/api/lessons").await;
    assert_eq!(listed["lessons"].as_array().unwrap().len(), Lesson::all().len());
    assert_eq!(
        listed["lessons"][0],
        json!({"name": "rising-sun/first-game", "kind": "guide", "game": "rising-sun", "seat": "koi"})
    );
    for lesson in Lesson::all().iter().filter(|lesson| lesson.kind() == Kind::Guide) {
        let put_up = anna.post("/api/lessons", json!({"lesson": lesson.name})).await;
        let table = put_up["table"].as_str().unwrap().to_owned();
        let info = anna.table(&table).await;
        assert_eq!((&info["stage"], &info["goal"]), (&json!("playing"), &json!(null)));
        assert_eq!(info["setup"]["lesson"], lesson.name);
        assert_eq!((&info["setup"]["open"], &info["setup"]["spectators"]), (&json!(false), &json!(false)));
        assert_eq!(seat(&info, &lesson.seat)["person"], anna.person);
        for (name, bot) in &lesson.bots {
            assert_eq!(seat(&info, name)["bot"], *bot);
        }
        let path = format!("/api/tables/{table}/game?as={}", lesson.seat);
        // At the tea the bots make their offers and wait; with plans to lay they are done before anybody.
        let is_asked = |moment: &Value| match lesson.game.as_str() {
            "rising-sun" => !moment["view"]["offers"].as_array().unwrap().is_empty(),
            _ => moment["waiting_for"] == json!([lesson.seat]),
        };
        let moment = until(&mut anna, &path, is_asked).await;
        assert!(!moment["legal"].as_array().unwrap().is_empty());
        assert_eq!(ben.send(Method::GET, &format!("/api/tables/{table}"), None).await.0, StatusCode::NOT_FOUND);
        let mine = anna.get("/api/me/tables").await;
        assert_eq!(mine["tables"][0]["lesson"], lesson.name);
    }
}

#[tokio::test]
async fn nobody_else_makes_a_table_a_lesson() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let missing = anna.send(Method::POST, "/api/lessons", Some(json!({"lesson": "shogun/magic"}))).await;
    assert_eq!((missing.0, &missing.1["code"]), (StatusCode::NOT_FOUND, &json!("no-such-lesson")));
    let setup = json!({"game": "shogun", "seats": 3, "lesson": "shogun/first-game"});
    let refused = anna.send(Method::POST, "/api/tables", Some(setup.clone())).await;
    assert_eq!((refused.0, &refused.1["code"]), (StatusCode::BAD_REQUEST, &json!("lesson-is-given")));
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    assert_eq!(anna.refused(&table, json!({"configure": {"setup": setup}})).await, "lesson-is-given");
}

/// What the stored solution does next, of all that may be done: what is not asked is passed over.
fn by_solution(solution: &[Value], next: &mut usize, moment: &Value) -> Option<Value> {
    let legal: Vec<&Value> = moment["legal"].as_array()?.iter().map(|choice| &choice["action"]).collect();
    let index = (*next..solution.len()).find(|index| legal.contains(&&solution[*index]))?;
    *next = index + 1;
    Some(solution[index].clone())
}

#[tokio::test]
async fn every_puzzle_is_solved_over_the_wire_and_then_rests() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    for lesson in Lesson::all() {
        let Origin::Position { solution, .. } = &lesson.origin else { continue };
        let (solution, mut next) = (solution.as_array().unwrap(), 0);
        let table = anna.post("/api/lessons", json!({"lesson": lesson.name})).await["table"].clone();
        let table = table.as_str().unwrap();
        assert_eq!(anna.table(table).await["goal"], "open", "{}", lesson.name);
        let path = format!("/api/tables/{table}/game?as={}", lesson.seat);
        let is_mine = |moment: &Value| moment["waiting_for"].as_array().unwrap().contains(&json!(lesson.seat));
        for step in 0.. {
            let moment = until(&mut anna, &path, |moment| is_mine(moment) || moment["waiting_for"] == json!([])).await;
            if !is_mine(&moment) {
                break;
            }
            let before = moment["number"].clone();
            if let Some(action) = by_solution(solution, &mut next, &moment) {
                anna.order(table, &format!("step-{step}"), json!({"act": {"action": action}})).await;
            } else {
                // The table makes the choices that are none.
                until(&mut anna, &path, |moment| moment["number"] != before).await;
            }
        }
        let info = anna.table(table).await;
        assert_eq!((&info["goal"], info.get("unmet")), (&json!("solved"), None), "{}", lesson.name);
        let moment = anna.get(&path).await;
        assert_eq!((&moment["legal"], &moment["free"], &moment["undo"]), (&json!([]), &json!([]), &json!(0)));
        let act = json!({"act": {"action": "done"}});
        assert_eq!(anna.refused(table, act).await, "puzzle-over");
        assert_eq!(anna.refused(table, json!({"undo": {}})).await, "puzzle-over");
        anna.order(table, "close", json!({"close": {}})).await;
    }
    assert_eq!(anna.get("/api/me/tables").await["tables"], json!([]));
}

#[tokio::test]
async fn a_missed_goal_says_what_was_missed() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let table = anna.post("/api/lessons", json!({"lesson": "shogun/the-tray"})).await["table"].clone();
    let table = table.as_str().unwrap();
    anna.order(table, "march", json!({"act": {"action": {"march": {"to": "hida", "armies": 1}}}})).await;
    let info = until(&mut anna, &format!("/api/tables/{table}"), |info| info["goal"] != "open").await;
    assert_eq!(info["goal"], "missed");
    assert_eq!(info["unmet"], json!([{"provinces": {"at_least": 6}}]));
}
