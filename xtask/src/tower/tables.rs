//! The tables of the page of the tower. They are between marks in its text and are rewritten
//! with the figures.

use super::lab::figures::{Amerigo, Figures, Mean, Model, Moment, Odds, Share, cell};
use super::lab::play::ROUNDS;
use super::measure::SIDE;
use crate::page::rows_of;

/// The text with all its tables as the figures have them.
pub(crate) fn renew(text: &str, figures: &Figures) -> Result<String, String> {
    crate::page::renew(text, |name| table(name, figures))
}

fn table(name: &str, figures: &Figures) -> Option<String> {
    Some(match name {
        "filling" => filling(figures),
        "game" => game(figures),
        "first-battle" => first_battle(figures),
        "battles-quiet" => battles(&figures.models[0].quiet),
        "battles-unrest" => battles(&figures.models[0].unrest),
        "models" => models(figures),
        "rounds" => rounds(figures),
        "throws" => throws(figures),
        "fates" => fates(figures),
        "worth" => worth(figures),
        "amerigo" => amerigo(figures),
        "earlier" => earlier(figures),
        _ => return None,
    })
}

/// A table with a label column and a column per model.
fn by_model(first: &str, figures: &Figures, rows: Vec<(String, Vec<String>)>) -> String {
    let names = figures.models.iter().map(|model| model.name.clone()).collect();
    rows_of((first.to_owned(), names), rows)
}

/// One row: something of each model.
fn row(first: impl Into<String>, figures: &Figures, of: impl Fn(&Model) -> String) -> (String, Vec<String>) {
    (first.into(), figures.models.iter().map(of).collect())
}

fn percent(share: Share) -> String {
    format!("{:.0} %", share.share * 100.0)
}

fn won_drawn(odds: Odds) -> String {
    format!("{:.0} % ({:.0})", odds.won.share * 100.0, odds.drawn.share * 100.0)
}

fn band(mean: Mean) -> String {
    format!("{:.1} ({} to {})", mean.mean, mean.low, mean.high)
}

fn filling(figures: &Figures) -> String {
    let rows = (0..3).map(|place| {
        let filling = &figures.models[0].filling[place];
        row(format!("{} ({})", filling.players, filling.thrown), figures, |model| {
            let inside = model.filling[place].inside;
            format!("{:.2} ± {:.2}", inside.mean, inside.sd)
        })
    });
    by_model("players (cubes thrown)", figures, rows.collect())
}

fn game(figures: &Figures) -> String {
    let rows = (0..figures.models[0].games[0].moments.len()).map(|place| {
        let after = &figures.models[0].games[0].moments[place].after;
        row(after.replace("filling", "first filling"), figures, |model| {
            let moment = &model.games[0].moments[place];
            format!("{}; {:.1}; {:.1}", band(moment.inside), moment.peasants.mean, moment.tray.mean)
        })
    });
    by_model("after", figures, rows.collect())
}

fn first_battle(figures: &Figures) -> String {
    let rows = (0..figures.models[0].first_battle.len()).map(|place| {
        let armies = figures.models[0].first_battle[place].attackers;
        row(armies.to_string(), figures, |model| won_drawn(model.first_battle[place]))
    });
    by_model("armies", figures, rows.collect())
}

/// The battles of one model: attackers across, defenders down.
fn battles(odds: &[Odds]) -> String {
    let head = (1..=SIDE).map(|attackers| attackers.to_string()).collect();
    let rows = (1..=SIDE).map(|defenders| {
        let cells = (1..=SIDE).map(|attackers| {
            let odds = cell(odds, attackers, defenders);
            format!("{:.0} ({:.0})", odds.won.share * 100.0, odds.drawn.share * 100.0)
        });
        (format!("**{defenders}**"), cells.collect())
    });
    rows_of(("defend ↓ attack →".to_owned(), head), rows.collect())
}

/// The battles that the models are compared by.
const COMPARED: [(u8, u8); 6] = [(3, 2), (4, 2), (5, 3), (6, 4), (4, 4), (8, 4)];

fn models(figures: &Figures) -> String {
    let quiet = COMPARED.map(|(attackers, defenders)| {
        row(format!("{attackers} against {defenders}, quiet"), figures, |model| {
            won_drawn(cell(&model.quiet, attackers, defenders))
        })
    });
    let first = COMPARED[..5].iter().map(|&(attackers, defenders)| {
        row(format!("{attackers} against {defenders}, quiet, first battle of the game"), figures, |model| {
            won_drawn(cell(&model.first_quiet, attackers, defenders))
        })
    });
    let greedy = COMPARED[..5].iter().map(|&(attackers, defenders)| {
        row(format!("{attackers} against {defenders}, quiet, greedy play"), figures, |model| {
            won_drawn(cell(&model.quiet_greedy, attackers, defenders))
        })
    });
    let unrest = COMPARED.map(|(attackers, defenders)| {
        row(format!("{attackers} against {defenders}, unrest"), figures, |model| {
            won_drawn(cell(&model.unrest, attackers, defenders))
        })
    });
    by_model("battle", figures, quiet.into_iter().chain(unrest).chain(first).chain(greedy).collect())
}

fn rounds(figures: &Figures) -> String {
    let rows = (0..figures.models[0].by_round.len()).map(|place| {
        row(figures.models[0].by_round[place].round.clone(), figures, |model| won_drawn(model.by_round[place].odds))
    });
    by_model("at the beginning of", figures, rows.collect())
}

fn throws(figures: &Figures) -> String {
    let rows = [2, 4, 6, 8, 10, 12, 15, 20].map(|thrown| {
        row(thrown.to_string(), figures, |model| {
            let out = model.throws.iter().find(|out| out.thrown == thrown);
            out.map_or(String::new(), |out| band(out.out))
        })
    });
    by_model("thrown", figures, rows.into())
}

fn fates(figures: &Figures) -> String {
    let rows = (0..figures.models[0].fates.len()).map(|place| {
        row(figures.models[0].fates[place].thrown.to_string(), figures, |model| {
            let fate = model.fates[place];
            format!("{}; {}", percent(fate.thrown_out), percent(fate.inside_out))
        })
    });
    by_model("thrown", figures, rows.collect())
}

fn worth(figures: &Figures) -> String {
    let rows = (0..figures.models[0].worth.battles.len()).map(|place| {
        row(place.to_string(), figures, |model| {
            let worth = model.worth.battles[place];
            format!("{}; {}", percent(worth.inside), percent(worth.tray))
        })
    });
    let mut rows: Vec<_> = rows.collect();
    rows.push(row("first three, each", figures, |model| {
        let gain = |of: fn(&Model, usize) -> f64| (of(model, 3) - of(model, 0)) * 100.0 / 3.0;
        let inside = gain(|model, own| model.worth.battles[own].inside.share);
        let tray = gain(|model, own| model.worth.battles[own].tray.share);
        format!("+{inside:.1}; +{tray:.1} points")
    }));
    by_model("own cubes", figures, rows)
}

fn amerigo(figures: &Figures) -> String {
    let rows = vec![
        row("cubes inside before a throw: mean (10 to 90 %)", figures, |model| band(model.amerigo.inside)),
        row("cubes that come out of a throw: mean (10 to 90 %)", figures, |model| band(model.amerigo.out)),
    ];
    by_model("", figures, rows)
}

/// The figures of earlier trial runs of 2,000 to 4,000 a cell with a program of their own, in the order of
/// the models: what is measured now is set beside them.
fn earlier(figures: &Figures) -> String {
    type Of = fn(&Model) -> String;
    fn filled(model: &Model, place: usize) -> String {
        let inside = model.filling[place].inside;
        format!("{:.1}, {:.1}", inside.mean, inside.sd)
    }
    fn middle(model: &Model) -> String {
        // The rounds that the battles are taken from.
        let moments: Vec<_> = ROUNDS[1..].iter().map(|&(_, before)| &model.games[0].moments[before]).collect();
        let mean = |of: fn(&Moment) -> f64| moments.iter().map(|moment| of(moment)).sum::<f64>() / moments.len() as f64;
        format!("{:.1}; {:.1}", mean(|moment| moment.inside.mean), mean(|moment| moment.tray.mean))
    }
    fn voyage(model: &Model) -> String {
        let Amerigo { inside, out } = model.amerigo;
        format!("{:.1}; {} to {}", inside.mean, out.low, out.high)
    }
    fn pair(odds: Odds) -> String {
        format!(".{:02.0} (.{:02.0})", odds.won.share * 100.0, odds.drawn.share * 100.0)
    }
    let rows: [(&str, Of, [&str; 4]); 12] = [
        (
            "inside after filling, 3 players: mean, s.d.",
            |m| filled(m, 0),
            ["4.5, 2.0", "6.3, 2.3", "10.4, 2.6", "9.3, 2.6"],
        ),
        ("the same, 4 players", |m| filled(m, 1), ["4.8, 2.1", "7.1, 2.4", "12.6, 2.9", "11.5, 2.8"]),
        ("the same, 5 players", |m| filled(m, 2), ["5.0, 2.1", "7.9, 2.5", "15.0, 3.1", "13.5, 3.0"]),
        (
            "Amerigo: mean inside; out, 10 to 90 %",
            voyage,
            ["5.4; 4 to 9", "11.6; 4 to 8", "7.2; 4 to 9", "5.9; 4 to 10"],
        ),
        ("middle of a game: inside; in the tray", middle, ["5.4; 1.9", "11.5; 1.6", "8.5; 2.7", "8.0; 4.0"]),
        (
            "first battle, 2 against neutral: won (drawn)",
            |m| pair(m.first_battle[1]),
            [".57 (.31)", ".61 (.30)", ".45 (.28)", ".39 (.22)"],
        ),
        ("3 against neutral", |m| pair(m.first_battle[2]), [".79 (.17)", ".81 (.15)", ".64 (.20)", ".51 (.21)"]),
        ("4 against neutral", |m| pair(m.first_battle[3]), [".90 (.08)", ".92 (.07)", ".77 (.14)", ".61 (.17)"]),
        (
            "3 against 2, quiet, first battle: won (drawn)",
            |m| pair(cell(&m.first_quiet, 3, 2)),
            [".48 (.29)", ".51 (.29)", ".32 (.20)", ".20 (.19)"],
        ),
        (
            "4 against 2, quiet",
            |m| pair(cell(&m.first_quiet, 4, 2)),
            [".68 (.20)", ".73 (.18)", ".44 (.22)", ".29 (.17)"],
        ),
        (
            "5 against 3, quiet",
            |m| pair(cell(&m.first_quiet, 5, 3)),
            [".63 (.21)", ".68 (.19)", ".46 (.18)", ".30 (.17)"],
        ),
        (
            "6 against 4, quiet",
            |m| pair(cell(&m.first_quiet, 6, 4)),
            [".64 (.17)", ".64 (.20)", ".44 (.19)", ".31 (.15)"],
        ),
    ];
    let rows = rows.map(|(what, of, earlier)| {
        let cells = figures.models.iter().zip(earlier).map(|(model, earlier)| format!("{} / {earlier}", of(model)));
        (what.to_owned(), cells.collect())
    });
    by_model("measured / earlier", figures, rows.into())
}
