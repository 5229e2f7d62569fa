//! Decisions and talk at the table, over real sockets: several at once, sealed, taken back, repeated, forced.

use std::collections::HashSet;

use crate::support::{Client, Served, Socket, evening, serve, serve_with, table_with_bots};
use reqwest::Method;
use serde_json::{Value, json};
use server::admin::Admin;
use store::Database;
use tables::entropy::EntropySource;

const CLANS: [&str; 3] = ["koi", "lotus", "turtle"];
const COLOURS: [&str; 3] = ["blue", "yellow", "red"];

async fn three(game: &str, names: &[&str], setup: Value) -> (Served, [Client; 3], String) {
    let served = serve().await;
    let mut people = [served.guest("Anna").await, served.guest("Ben").await, served.guest("Cleo").await];
    let [anna, ben, cleo] = &mut people;
    let table = evening(&mut [anna, ben, cleo], names, game, setup).await;
    (served, people, table)
}

async fn sockets(people: &[Client; 3], table: &str, query: &str) -> [Socket; 3] {
    let [anna, ben, cleo] = people;
    [anna.socket(table, query).await, ben.socket(table, query).await, cleo.socket(table, query).await]
}

fn action(choice: &Value) -> Value {
    json!({"act": {"action": choice["action"]}})
}

/// Lays any plan and commits it, as fast as the socket goes.
async fn plan(mut socket: Socket, name: &'static str) -> (Socket, usize) {
    let mut moment = socket.hear_of("update").await;
    for count in 0.. {
        let legal = moment["legal"].as_array().unwrap();
        if !moment["waiting_for"].as_array().unwrap().contains(&json!(name)) {
            return (socket, count);
        }
        let commit = legal.iter().find(|choice| choice["action"] == "commit");
        let is_plan =
            |choice: &&Value| choice["action"].get("plan").is_some() || choice["action"].get("leave_empty").is_some();
        let choice = commit.or_else(|| legal.iter().find(is_plan)).unwrap_or_else(|| panic!("{legal:?}")).clone();
        let key = format!("plan-{count}");
        let is_commit = choice["action"] == "commit";
        let heard = socket.done(&key, action(&choice)).await;
        if is_commit {
            return (socket, count + 1);
        }
        // What an order brings about is told before it is called done.
        let mut moments = heard.into_iter().filter_map(|message| message.get("update").cloned());
        moment = moments.next_back().expect("one's own step is told");
    }
    unreachable!()
}

#[tokio::test]
async fn plans_are_laid_by_all_at_once_and_none_is_lost() {
    let (_served, people, table) = three("shogun", &COLOURS, json!({"options": {"start": "preset"}})).await;
    let [one, two, three] = sockets(&people, &table, "views=no").await;
    let names = ["blue", "yellow", "red"];
    let (one, two, three) = tokio::join!(plan(one, names[0]), plan(two, names[1]), plan(three, names[2]));
    for (_, steps) in [&one, &two, &three] {
        assert_eq!(*steps, 12, "eleven fields and a commitment, none refused");
    }
    let mut anna = people.into_iter().next().unwrap();
    let story = anna.get(&format!("/api/tables/{table}/game?since=0")).await;
    assert!(story["view"].is_object());
    let waiting = story["waiting_for"].as_array().unwrap();
    assert!(waiting.len() < 3, "the plans were revealed and the game went on: {waiting:?}");
}

#[tokio::test]
async fn a_plan_is_acknowledged_without_content_and_can_be_changed_until_the_last_commits() {
    let (_served, mut people, table) = three("shogun", &COLOURS, json!({"options": {"start": "preset"}})).await;
    let [mut mine, mut other, third] = sockets(&people, &table, "lang=en").await;
    other.hear_of("update").await;
    let moment = mine.hear_of("update").await;
    let laid = moment["legal"][0]["action"].clone();
    mine.done("first", json!({"act": {"action": laid}})).await;
    let (mine, _) = plan_rest(mine, "blue").await;
    let mut mine = mine;
    // What the others heard: nothing of the card, only that the plan is complete.
    let heard = other.hear_of("update").await;
    let text = heard["log"].to_string();
    assert!(!text.contains("province"), "{text}");
    assert!(!heard["waiting_for"].as_array().unwrap().contains(&json!("blue")));
    let free: Vec<Value> = people[0].moment(&table).await["free"].as_array().unwrap().clone();
    assert!(free.iter().any(|choice| choice["action"] == "reopen"), "{free:?}");
    mine.done("reopen", json!({"act": {"action": "reopen"}})).await;
    let moment = people[0].moment(&table).await;
    assert!(moment["waiting_for"].as_array().unwrap().contains(&json!("blue")));
    let choices = || moment["legal"].as_array().unwrap().iter().chain(moment["free"].as_array().unwrap());
    let take_back = choices().find(|choice| choice["action"].get("take_back").is_some());
    mine.done("change", action(take_back.expect("a plan can be changed"))).await;
    drop(third);
}

/// Lays the rest of a plan; the socket has heard moments before.
async fn plan_rest(mut socket: Socket, name: &'static str) -> (Socket, usize) {
    for count in 0.. {
        socket.say(r#"{"preview":{"key":"look","action":"commit"}}"#).await;
        let tried = socket.hear_until("preview", |tried| tried["key"] == "look").await;
        if tried["error"].is_null() {
            socket.done("commit", json!({"act": {"action": "commit"}})).await;
            return (socket, count);
        }
        let last = socket.heard.iter().rev().filter_map(|text| {
            let message: Value = serde_json::from_str(text).unwrap();
            message.get("update").cloned()
        });
        let moment = last.into_iter().next().unwrap_or_else(|| panic!("{name} has seen the game"));
        let legal = moment["legal"].as_array().unwrap();
        let next = legal
            .iter()
            .find(|choice| choice["action"].get("plan").is_some() || choice["action"].get("leave_empty").is_some());
        let heard = socket.done(&format!("rest-{count}"), action(next.unwrap())).await;
        if !heard.iter().any(|message| message.get("update").is_some()) {
            socket.hear_of("update").await;
        }
    }
    unreachable!()
}

/// Plays anything until somebody is asked for bids; returns those who bid.
async fn until_bids(people: &mut [Client; 3], table: &str) -> Vec<usize> {
    for step in 0..1000usize {
        let moments = [people[0].moment(table).await, people[1].moment(table).await, people[2].moment(table).await];
        let choices = moments.iter().map(|moment| moment["legal"].as_array().unwrap());
        let choices: Vec<_> = choices.enumerate().filter(|(_, legal)| !legal.is_empty()).collect();
        assert!(!choices.is_empty(), "a game has a battle");
        let bids = |(_, legal): &&(usize, &Vec<Value>)| legal[0]["action"].get("bid").is_some();
        let bidders: Vec<usize> = choices.iter().filter(bids).map(|(person, _)| *person).collect();
        if bidders.len() > 1 {
            return bidders;
        }
        // Different each time, and the same in every run.
        let (person, legal) = choices[step % choices.len()];
        let choice = action(&legal[(step * 7 + 3) % legal.len()]);
        people[person].order(table, &format!("step-{step}"), choice).await;
    }
    panic!("nobody ever fights");
}

/// Puts so much on the first advantage and nothing on the others.
async fn bid(person: &mut Client, table: &str, key: &str, coins: u64) {
    for count in 0.. {
        let legal = person.moment(table).await["legal"].as_array().unwrap().clone();
        let wanted = if count == 0 { coins } else { 0 };
        let Some(choice) = legal.iter().find(|choice| choice["action"]["bid"]["coins"] == wanted) else { return };
        person.order(table, &format!("{key}-{count}"), action(choice)).await;
    }
}

#[tokio::test]
async fn bids_are_acknowledged_without_content_and_can_be_changed_until_the_last_commits() {
    let served = serve_with(|config| config.luck = EntropySource::seeded(5)).await;
    let mut people = [served.guest("Anna").await, served.guest("Ben").await, served.guest("Cleo").await];
    let [anna, ben, cleo] = &mut people;
    let table = evening(&mut [anna, ben, cleo], &CLANS, "rising-sun", json!({})).await;
    let bidders = until_bids(&mut people, &table).await;
    let (first, last) = (bidders[0], bidders[1]);
    let mut listens = people[last].socket(&table, "lang=en").await;
    let before = listens.hear_of("update").await;
    let seat = CLANS[first];
    bid(&mut people[first], &table, "first", 1).await;
    let committed = listens.hear_until("update", |moment| moment["waiting_for"] != before["waiting_for"]).await;
    assert_eq!(committed["log"].as_array().unwrap().len(), 1, "one word for four bids");
    assert_eq!(committed["log"][0]["what"], json!({"game": {"bids_ready": {"clan": seat}}}));
    // Nobody else has committed yet: another mind is allowed, and says nothing but that.
    for step in 0..4 {
        people[first].order(&table, &format!("think-again-{step}"), json!({"undo": {}})).await;
    }
    let reopened = listens.hear_until("update", |moment| moment["waiting_for"] == before["waiting_for"]).await;
    assert_eq!(reopened["view"], before["view"], "all is as it was");
    bid(&mut people[first], &table, "second", 0).await;
    for other in &bidders[1..] {
        bid(&mut people[*other], &table, "answer", 0).await;
    }
    let heard = listens.hear_until("update", |moment| moment["log"].to_string().contains("bids_revealed")).await;
    let told = heard["log"].as_array().unwrap().iter().map(|item| &item["what"]["game"]["bids_revealed"]);
    let shown = told.into_iter().find(|bids| bids["clan"] == seat).unwrap();
    assert_eq!(shown["seppuku"], 0, "the second mind counts: {shown}");
    assert!(!listens.heard.iter().any(|text| text.contains("bid 1 on")), "nobody ever hears of the first");
    served.running.stop().await;
}

#[tokio::test]
async fn the_same_key_is_done_once_also_from_two_sockets_at_the_same_moment() {
    let (_served, mut people, table) = three("rising-sun", &CLANS, json!({})).await;
    let [mut one, ..] = sockets(&people, &table, "").await;
    let mut two = people[0].socket(&table, "").await;
    for round in 0..20 {
        let said = json!({"say": {"to": "table", "text": format!("line {round}")}});
        let key = format!("say-{round}");
        tokio::join!(one.done(&key, said.clone()), two.done(&key, said.clone()));
    }
    people[0].order(&table, "say-3", json!({"say": {"to": "table", "text": "again"}})).await;
    people[0].order(&table, "last", json!({"say": {"to": "table", "text": "last"}})).await;
    let mut lines = Vec::new();
    let mut fresh = people[1].socket(&table, "").await;
    while lines.last() != Some(&"last".to_owned()) {
        lines.push(fresh.hear_of("chat").await["text"].as_str().unwrap().to_owned());
    }
    let expected: Vec<String> = (0..20).map(|round| format!("line {round}")).chain(["last".to_owned()]).collect();
    assert_eq!(lines, expected);
    // Another person's keys are their own.
    people[1].order(&table, "say-3", json!({"say": {"to": "table", "text": "mine"}})).await;
    assert_eq!(fresh.hear_of("chat").await["text"], "mine");
}

#[tokio::test]
async fn undo_goes_back_to_the_boundary_and_no_further() {
    let (_served, mut people, table) = three("shogun", &COLOURS, json!({"options": {"start": "preset"}})).await;
    let before = people[0].moment(&table).await;
    for step in 0..3 {
        let legal = people[0].moment(&table).await["legal"].clone();
        people[0].order(&table, &format!("lay-{step}"), action(&legal[0])).await;
    }
    for step in 0..3 {
        assert!(people[0].moment(&table).await["undo"].as_u64().unwrap() > 0);
        people[0].order(&table, &format!("undo-{step}"), json!({"undo": {}})).await;
    }
    let after = people[0].moment(&table).await;
    assert_eq!((&after["view"], &after["legal"], &after["undo"]), (&before["view"], &before["legal"], &json!(0)));
    people[0].refused(&table, json!({"undo": {}})).await;
}

#[tokio::test]
async fn forced_choices_are_made_by_the_table_and_shown_to_whom_they_concern() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "forced": true})).await;
    anna.order(&table, "sit", json!({"sit": {"wish": "blue"}})).await;
    for bot in ["one", "two"] {
        anna.order(&table, bot, json!({"add_bot": {"bot": "greedy"}})).await;
    }
    let mut spectator = anna.socket(&table, "as=spectator").await;
    anna.order(&table, "start", json!({"start": {}})).await;
    let mut socket = anna.socket(&table, "views=no").await;
    let mut forced = 0;
    loop {
        let message = socket.hear().await.expect("the game goes on");
        if message["table"]["stage"] == "over" {
            break;
        }
        let Some(moment) = message.get("update") else { continue };
        forced += moment["log"].as_array().unwrap().iter().filter(|item| item["actor"] == "forced").count();
        let legal = moment["legal"].as_array().unwrap();
        // Where there is no choice, the table is to decide.
        let has_choice = legal.len() > 1 || moment["free"] != json!([]);
        if let Some(choice) = legal.first().filter(|_| has_choice) {
            socket.order(&format!("act-{}", socket.heard.len()), action(choice)).await;
        }
    }
    assert!(forced > 0, "a whole game has forced choices");
    let story = anna.get(&format!("/api/tables/{table}/game?since=0")).await;
    let again = story["log"].as_array().unwrap().iter().filter(|item| item["actor"] == "forced").count();
    assert_eq!(again, forced, "the story says the same later");
    while spectator.hear_of("table").await["stage"] != "over" {}
    assert!(!spectator.heard.iter().any(|text| text.contains(r#""hand":"forced""#)));
}

#[tokio::test]
async fn talk_reaches_those_whom_it_is_meant_for() {
    let (served, mut people, table) = three("rising-sun", &CLANS, json!({"open": true})).await;
    let mut eve = served.guest("Eve").await;
    let [mut koi, mut lotus, mut turtle] = sockets(&people, &table, "lang=en").await;
    let mut looks = eve.socket(&table, "").await;
    // A player with a spectator's eyes does not overhear the spectators.
    let mut sly = people[0].socket(&table, "as=spectator").await;
    koi.done("pair", json!({"say": {"to": {"seat": "lotus"}, "text": "secret"}})).await;
    looks.done("aside", json!({"say": {"to": "spectators", "text": "aside"}})).await;
    koi.done("all", json!({"say": {"to": "table", "text": "hello"}})).await;
    assert_eq!(lotus.hear_of("chat").await["text"], "secret");
    for socket in [&mut lotus, &mut turtle, &mut sly] {
        assert_eq!(socket.hear_of("chat").await["text"], "hello");
    }
    looks.hear_until("chat", |line| line["text"] == "hello").await;
    for (socket, words) in
        [(&turtle, "secret"), (&looks, "secret"), (&turtle, "aside"), (&sly, "aside"), (&koi, "aside")]
    {
        assert!(!socket.heard.iter().any(|text| text.contains(words)), "{words}");
    }
    assert_eq!(eve.refused(&table, json!({"say": {"to": "table", "text": "psst"}})).await, "players-only");
    assert_eq!(eve.refused(&table, json!({"say": {"to": {"seat": "koi"}, "text": "psst"}})).await, "not-seated");
    assert_eq!(people[0].refused(&table, json!({"say": {"to": "spectators", "text": "x"}})).await, "spectators-only");
    let long = "x".repeat(1001);
    assert_eq!(people[0].refused(&table, json!({"say": {"to": "table", "text": long}})).await, "line-too-long");
    assert_eq!(people[0].refused(&table, json!({"say": {"to": "table", "text": "  "}})).await, "line-too-long");
    let ben = people[1].person.clone();
    assert_eq!(people[1].refused(&table, json!({"mute": {"person": ben, "muted": true}})).await, "owner-only");
    people[0].order(&table, "mute", json!({"mute": {"person": ben, "muted": true}})).await;
    assert_eq!(people[1].refused(&table, json!({"say": {"to": "table", "text": "x"}})).await, "muted");
    people[0].order(&table, "unmute", json!({"mute": {"person": ben, "muted": false}})).await;
    people[1].order(&table, "thanks", json!({"say": {"to": "table", "text": "thanks"}})).await;
}

#[tokio::test]
async fn offers_gifts_and_promises_go_through_the_game() {
    let (_served, mut people, table) = three("rising-sun", &CLANS, json!({})).await;
    let [_, mut lotus, mut turtle] = sockets(&people, &table, "").await;
    lotus.hear_of("update").await;
    turtle.hear_of("update").await;
    let promise = json!({"promise": {"to": "lotus", "word": {"words": "I shall stay away from Edo."}}});
    people[0].order(&table, "promise", json!({"act": {"action": promise}})).await;
    let offer = json!({"offer": {"to": "lotus", "i_promise": [{"words": "I help you."}], "you_promise": [{"words": "You help me."}]}});
    people[0].order(&table, "offer", json!({"act": {"action": offer}})).await;
    let seen = people[1].moment(&table).await;
    let id = seen["view"]["offers"][0]["id"].clone();
    assert!(id.is_number(), "{}", seen["view"]["offers"]);
    assert_eq!(people[2].moment(&table).await["view"]["offers"], json!([]));
    people[2].refused(&table, json!({"act": {"action": {"accept": {"offer": id}}}})).await;
    people[1].order(&table, "accept", json!({"act": {"action": {"accept": {"offer": id}}}})).await;
    let seen = people[1].moment(&table).await;
    assert_eq!(seen["view"]["promises"].as_array().unwrap().len(), 3, "{}", seen["view"]["promises"]);
    let gift = json!({"gift": {"to": "turtle", "terms": {"give": {"coins": 1}}}});
    let (status, answer) = people[0].try_order(&table, "gift", json!({"act": {"action": gift}})).await;
    assert!(status.is_success() || answer["code"] == "denied", "the game judges gifts: {answer}");
    people[2].order(&table, "mark", json!({"say": {"to": "table", "text": "mark"}})).await;
    turtle.hear_until("chat", |line| line["text"] == "mark").await;
    assert!(!turtle.heard.iter().any(|text| text.contains("Edo") || text.contains("help")), "others hear nothing");
}

#[tokio::test]
async fn bots_leave_people_time_to_negotiate() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let table = table_with_bots(&mut anna, "rising-sun", 3, "greedy:plain").await;
    let mut socket = anna.socket(&table, "lang=en").await;
    anna.order(&table, "start", json!({"start": {}})).await;
    // Both bots want an alliance, and would have made one in a moment.
    let offered = |moment: &Value| {
        let offers = moment["view"]["offers"].as_array().unwrap().clone();
        offers
            .into_iter()
            .find(|offer| offer["terms"]["alliance"] == true && offer["to"] == moment["view"]["game"]["viewer"])
    };
    let moment = socket.hear_until("update", |moment| offered(moment).is_some()).await;
    assert_eq!(moment["waiting_for"].as_array().unwrap().len(), 3, "nobody is ready before her");
    let offer = offered(&moment).unwrap();
    socket.done("accept", json!({"act": {"action": {"accept": {"offer": offer["id"]}}}})).await;
    let moment = anna.moment(&table).await;
    assert_eq!(moment["view"]["game"]["phase"], "tea_ceremony");
    // Once she is done, they settle what they like and the game goes on.
    socket.done("ready", json!({"act": {"action": "ready"}})).await;
    socket.hear_until("update", |moment| moment["view"]["game"]["phase"] == "political").await;
    let formed = socket.heard.join("\n").matches("form an alliance").count();
    assert_eq!(formed, 1, "hers is the only one");
    served.running.stop().await;
}

#[tokio::test]
async fn bots_give_their_reasons_only_to_whom_they_answer() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let table = table_with_bots(&mut anna, "rising-sun", 3, "greedy:any").await;
    let mut sly = anna.socket(&table, "as=spectator&lang=en").await;
    anna.order(&table, "start", json!({"start": {}})).await;
    let info = anna.table(&table).await;
    let names: Vec<&str> =
        info["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    let bot = info["seats"].as_array().unwrap().iter().find(|seat| seat["person"].is_null()).unwrap()["name"].clone();
    let mut socket = anna.socket(&table, "lang=en").await;
    let offer = json!({"offer": {"to": bot, "you_promise": [{"words": "Give me everything."}]}});
    socket.order("offer", json!({"act": {"action": offer}})).await;
    let line = socket.hear_until("chat", |line| line["seat"] == bot).await;
    assert_eq!(line["person"], Value::Null);
    let pair: HashSet<&str> = line["to"].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
    assert!(pair.contains(bot.as_str().unwrap()) && pair.len() == 2 && pair.iter().all(|name| names.contains(name)));
    anna.order(&table, "mark", json!({"say": {"to": "table", "text": "mark"}})).await;
    sly.hear_until("chat", |line| line["text"] == "mark").await;
    let text = line["text"].as_str().unwrap();
    assert!(!text.is_empty() && !sly.heard.iter().any(|heard| heard.contains(text)));
}

#[tokio::test]
async fn a_report_is_kept() {
    let (served, mut people, table) = three("rising-sun", &CLANS, json!({})).await;
    let path = format!("/api/tables/{table}/reports");
    let about = json!({"about": people[1].person, "text": "Was rude."});
    people[0].post(&path, about.clone()).await;
    let (status, _) = people[0].send(Method::POST, &path, Some(json!({"text": " "}))).await;
    assert_eq!(status.as_u16(), 400);
    let mut eve = served.guest("Eve").await;
    let (status, _) = eve.send(Method::POST, &path, Some(about)).await;
    assert_eq!(status.as_u16(), 404, "whoever may not see the table cannot even tell that there is one");
    let (status, answer) = people[0].send(Method::POST, &path, Some(json!({"about": "nobody", "text": "?"}))).await;
    assert_eq!(status.as_u16(), 400, "{answer}");
}

#[tokio::test]
async fn a_line_is_reported_as_it_was_said_by_those_who_heard_it() {
    let (served, mut people, table) = three("rising-sun", &CLANS, json!({})).await;
    let path = format!("/api/tables/{table}/reports");
    let [mut heard, ..] = sockets(&people, &table, "").await;
    people[1].order(&table, "rude", json!({"say": {"to": {"seat": "koi"}, "text": "You oaf!"}})).await;
    let line = heard.hear_of("chat").await;
    let report = json!({"text": "Look.", "line": {"to": line["to"], "number": line["number"]}});
    let (status, answer) = people[2].send(Method::POST, &path, Some(report.clone())).await;
    assert_eq!((status.as_u16(), &answer["code"]), (400, &json!("no-such-line")), "Cleo did not hear it");
    people[0].post(&path, report).await;
    let database = Database::Folder(served.folder.path().to_owned());
    let kept = Admin::open(&database, false).await.unwrap().reports().await.unwrap();
    let [kept] = &kept[..] else { panic!("one report: {kept:?}") };
    assert_eq!((kept.text.as_str(), kept.said.as_deref()), ("Look.", Some("You oaf!")));
    assert_eq!(kept.about.as_ref(), Some(&people[1].person), "it is about whoever said it");
    served.running.stop().await;
}
