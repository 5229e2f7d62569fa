//! Prepared tables: one sits down alone with bots, and the game has begun.

mod support;

use lessons::{Kind, Lesson};
use reqwest::{Method, StatusCode};
use serde_json::json;
use support::{seat, serve, until};

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
        let path = format!("/api/tables/{table}/moment?as={}", lesson.seat);
        let moment = until(&mut anna, &path, |moment| moment["waiting_for"] == json!([lesson.seat])).await;
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
