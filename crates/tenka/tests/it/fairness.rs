//! What a receipt proves about the record of a game on a server, by `tenka verify` as it is installed; and that a server
//! that is killed during the draw of a seed goes on with it.

use std::process::{Command, Output};

use engine::fairness::{assign_seats, combined_seed, secret_commitment, value_commitment};
use engine::{Game, Origin, Record, Seed};
use serde_json::{Value, json};
use server::clock::Clock;
use server::config::Config;
use store::Database;
use testkit::client::{Client, wait_until};
use testkit::{Folder, Served, TestDatabase, rules_upgrade};

/// A change of a record that a dishonest host could make.
type Swap<'a> = &'a dyn Fn(&mut Value);

fn serve(home: &TestDatabase) -> Served {
    let args = ["serve", "--listen", "127.0.0.1:0", "--no-limits"];
    Served::start(Command::new(env!("CARGO_BIN_EXE_tenka")).args(args).args(home.args()))
}

/// A value as a client draws it, the same each time.
fn value(number: u64) -> String {
    Seed::from(number).commitment()
}

/// Anna, Ben and a bot at a table where both people have committed to a value, and the draw has begun.
async fn drawing(url: &str, game: &str) -> ([Client; 2], String) {
    let (mut anna, mut ben) = (Client::guest(url, "Anna").await, Client::guest(url, "Ben").await);
    let table = anna.create_table(json!({"game": game, "seats": 3, "open": true})).await;
    anna.command(&table, "sit", json!({"sit": {}})).await;
    ben.command(&table, "sit", json!({"sit": {}})).await;
    ben.command(&table, "ready", json!({"ready": {"ready": true}})).await;
    anna.command(&table, "bot", json!({"add_bot": {"bot": "greedy"}})).await;
    let mut sockets = Vec::new();
    for (seat, person) in [&anna, &ben].into_iter().enumerate() {
        let mut socket = person.socket(&table, "").await;
        let commitment = value_commitment(&value(seat as u64));
        socket.command_done("commit", json!({"commit_entropy": {"seat": seat, "commitment": commitment}})).await;
        sockets.push(socket);
    }
    anna.command(&table, "start", json!({"start": {}})).await;
    ([anna, ben], table)
}

async fn reveal(person: &mut Client, table: &str, seat: usize) {
    person.command(table, "reveal", json!({"reveal_entropy": {"seat": seat, "value": value(seat as u64)}})).await;
}

/// What a page keeps before the first decision.
fn receipt(info: &Value) -> Value {
    let mut kept = info["fairness"].clone();
    let head = json!({"format": "tenka-receipt", "version": 1, "table": info["id"], "game": info["setup"]["game"]});
    kept.as_object_mut().unwrap().extend(head.as_object().unwrap().clone());
    kept
}

/// Two files that belong together, and the program that compares them.
struct Files(Folder);

impl Files {
    fn verify(&self, record: &Value, more: &[&str]) -> Output {
        let file = self.0.path().join("record.json");
        std::fs::write(&file, record.to_string()).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
        command.current_dir(self.0.path()).args(["verify", "record.json"]).args(more).output().unwrap()
    }

    fn keep(&self, receipt: &Value) {
        std::fs::write(self.0.path().join("receipt.json"), receipt.to_string()).unwrap();
    }

    /// What the program says of a record that is good.
    fn good(&self, record: &Value, more: &[&str]) -> String {
        let output = self.verify(record, &[&["--lang", "en"], more].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// Checks that a record is refused in one line with status 2, for a reason that names some words in each language.
    fn refused(&self, record: &Value, more: &[&str], words: [&str; 3]) {
        for (language, words) in ["en", "de", "pl"].into_iter().zip(words) {
            let output = self.verify(record, &[&["--lang", language], more].concat());
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(2), "{words}: {said}");
            assert_eq!(said.lines().count(), 1, "{said}");
            assert!(said.contains(words), "{language}: {words}: {said}");
        }
    }
}

/// A record that agrees with itself, of a game that was dealt from another draw. Nothing was done in it, for what was
/// done in the real game can rarely be done after another deal.
fn forged<G: Game>(record: &Value, change: impl FnOnce(&mut Value)) -> Value {
    let mut forged = record.clone();
    change(&mut forged);
    let fairness = forged["fairness"].clone();
    let contributions = fairness["contributions"].as_array().unwrap();
    let secret = fairness["secret"].as_str().unwrap();
    let values = contributions.iter().map(|one| one["value"].as_str());
    let seed = combined_seed(fairness["table"].as_str().unwrap(), secret, values);
    let names: Vec<String> = serde_json::from_value(fairness["names"].clone()).unwrap();
    let seats = assign_seats(&seed, &names, contributions.iter().map(|one| one["wish"].as_str()));
    for (place, one) in contributions.iter().enumerate() {
        forged["fairness"]["contributions"][place]["seat"] = json!(seats[place]);
        if let Some(value) = one["value"].as_str() {
            forged["fairness"]["contributions"][place]["commitment"] = json!(value_commitment(value));
        }
    }
    forged["fairness"]["server_commitment"] = json!(secret_commitment(secret));
    (forged["seed"], forged["commitment"]) = (json!(seed.as_str()), json!(seed.commitment()));
    let key = if forged["game"] == "shogun" { "colours" } else { "clans" };
    forged["options"][key] = json!(seats);
    let options = serde_json::from_value(forged["options"].clone()).unwrap();
    let dealt = Record::<G>::new(Origin::Deal { options, seed }).unwrap();
    (forged["seats"], forged["actions"]) = (json!(dealt.seats), json!([]));
    forged
}

async fn a_receipt_proves_a_record<G: Game>(game: &str) {
    // A frozen clock gives everybody time to reveal, however slow the machine is.
    let database = Folder::new();
    let address = ([127, 0, 0, 1], 0).into();
    let mut config = Config::new(address, Database::Folder(database.path().to_owned()));
    (config.limits, config.clock) = (false, Clock::at(1_800_000_000_000));
    let running = server::start(config).await.unwrap();
    let url = format!("http://{}", running.address);
    let (mut people, table) = drawing(&url, game).await;
    for (seat, person) in people.iter_mut().enumerate() {
        reveal(person, &table, seat).await;
    }
    let info = people[0].table(&table).await;
    let kept = receipt(&info);
    rules_upgrade::play(&mut people, &table, "to-the-end", usize::MAX).await;
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;

    let files = Files(Folder::new());
    files.keep(&kept);
    let against = ["--receipt", "receipt.json"];
    let said = files.good(&record, &[]);
    assert!(said.contains("does not prove that the seed was not swapped"), "{said}");
    let said = files.good(&record, &against);
    assert!(said.contains("The receipt fits") && said.contains("2 of 3 seats contributed"), "{said}");
    assert!(!said.contains("does not prove"), "{said}");
    let found: Value = serde_json::from_str(&files.good(&record, &["--json", "--receipt", "receipt.json"])).unwrap();
    assert_eq!((&found["receipt"], &found["contributed"]), (&json!("deal"), &json!([2, 3])));
    for (commitment, what) in [(&kept["seed_commitment"], "the seed"), (&kept["server_commitment"], "secret")] {
        let said = files.good(&record, &["--commitment", commitment.as_str().unwrap()]);
        assert!(said.contains(what), "{said}");
    }

    // A careful forger makes the record agree with itself; the receipt finds out what was swapped.
    let swaps: [(Swap<'_>, [&str; 3]); 4] = [
        (&|it| it["fairness"]["secret"] = json!(value(99)), ["another secret", "anderes Geheimnis", "innego sekretu"]),
        (
            &|it| it["fairness"]["contributions"][1]["value"] = json!(value(99)),
            ["contributed something else", "etwas anderes", "do ziarna był inny"],
        ),
        (
            &|it| {
                let seats = it["fairness"]["contributions"].clone();
                it["fairness"]["contributions"][0]["wish"] = seats[1]["seat"].clone();
                it["fairness"]["contributions"][1]["wish"] = seats[0]["seat"].clone();
            },
            ["the draw assigned", "zugelost", "wylosowano"],
        ),
        (&|it| it["fairness"]["table"] = json!("elsewhere"), ["another game", "anderen Partie", "innej partii"]),
    ];
    for (change, words) in swaps {
        let forged = forged::<G>(&record, change);
        files.good(&forged, &[]);
        files.refused(&forged, &against, words);
    }
    let swapped = forged::<G>(&record, |it| it["fairness"]["secret"] = json!(value(99)));
    let seed = kept["seed_commitment"].as_str().unwrap();
    files.refused(&swapped, &["--commitment", seed], ["swapped", "ausgetauscht", "podmiana"]);
    // A record that says nothing of its seed is no proof; a seed that does not follow from the rest is none either.
    let mut bare = record.clone();
    bare.as_object_mut().unwrap().remove("fairness");
    files.refused(&bare, &against, ["no receipt can prove", "kein Beleg", "żadne potwierdzenie"]);
    let mut swapped = record.clone();
    (swapped["seed"], swapped["commitment"]) = (json!("9"), json!(Seed::from(9).commitment()));
    files.refused(&swapped, &[], ["does not follow", "ergibt sich nicht", "nie wynika"]);
    let mut later = kept.clone();
    later["seed_commitment"] = json!(value(5));
    files.keep(&later);
    files.refused(&record, &against, ["another seed", "anderen Startwert", "innego ziarna"]);
    files.keep(&json!({"format": "tenka-record"}));
    files.refused(&record, &against, ["receipt.json", "receipt.json", "receipt.json"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receipt_proves_a_record_of_rising_sun() {
    a_receipt_proves_a_record::<rising_sun::State>("rising-sun").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receipt_proves_a_record_of_shogun() {
    a_receipt_proves_a_record::<shogun::State>("shogun").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_killed_during_the_draw_goes_on_with_it() {
    let home = TestDatabase::folder();
    let mut served = serve(&home);
    let (mut people, table) = drawing(served.url(), "shogun").await;
    reveal(&mut people[0], &table, 0).await;
    let before = people[0].table(&table).await["fairness"].clone();
    served.kill_hard();
    drop(served);
    let served = serve(&home);
    let mut anna = people[0].at(served.url());
    let info = wait_until(&mut anna, &format!("/api/tables/{table}"), |info| info["stage"] == "playing").await;
    let fairness = &info["fairness"];
    assert_eq!(fairness["server_commitment"], before["server_commitment"]);
    for place in 0..3 {
        let commitment = |it: &Value| it["contributions"][place]["commitment"].clone();
        assert_eq!(commitment(fairness), commitment(&before), "the frozen list");
    }
    assert_eq!(fairness["contributions"][0]["value"], value(0), "what was revealed before the kill counts");
    assert_eq!(fairness["contributions"][1]["source"], "fallback", "the rest was never revealed");
}
