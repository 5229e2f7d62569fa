//! The plots of the page of the tower, drawn from its figures.

use plot::{Anchor, Panel, Picture, ticks};

use super::lab::figures::{Figures, Model, Odds, Share, cell};
use super::measure::SIDE;

/// The width of every picture.
const WIDTH: f64 = 800.0;

/// All pictures with their names.
pub(crate) fn all(figures: &Figures) -> Vec<(&'static str, String)> {
    vec![
        ("filling", filling(figures)),
        ("game", game(figures)),
        ("first-battle", first_battle(figures)),
        ("battles-quiet", battles(figures, "in a quiet province", |model| &model.quiet)),
        ("battles-unrest", battles(figures, "in a province with unrest", |model| &model.unrest)),
        ("throws", throws(figures)),
        ("worth", worth(figures)),
    ]
}

/// Two by two panels below a legend, one for each model, with room for labels around.
fn panels(height: f64, across: (f64, f64), up: (f64, f64)) -> [Panel; 4] {
    let size = (WIDTH / 2.0 - 94.0, height);
    [0, 1, 2, 3].map(|place| {
        let (column, row) = (f64::from(place % 2), f64::from(place / 2));
        let corner = (72.0 + column * (WIDTH / 2.0), 92.0 + row * (height + 84.0));
        Panel { corner, size, across, up }
    })
}

/// The height of a picture with such panels.
fn tall(height: f64) -> f64 {
    92.0 + 2.0 * height + 84.0 + 50.0
}

/// The heading of a panel.
fn heading(model: &Model) -> String {
    if model.name == "steady" { "steady (the default)".to_owned() } else { model.name.clone() }
}

/// How a line of a legend is drawn.
enum Key {
    Line,
    Fill,
}

/// The legend below the title.
fn legend(picture: &mut Picture, entries: &[(Key, &str, &str)]) {
    let mut x = 16.0;
    for (key, class, text) in entries {
        match key {
            Key::Line => picture.line(&[(x, 46.0), (x + 26.0, 46.0)], class),
            Key::Fill => picture.bar((x, 40.0), (26.0, 12.0), class),
        }
        picture.text((x + 32.0, 50.0), Anchor::Start, "ink", text);
        x += 54.0 + 6.6 * text.chars().count() as f64;
    }
}

fn percent(share: Share) -> f64 {
    share.share * 100.0
}

fn filling(figures: &Figures) -> String {
    let mut picture = Picture::new(
        WIDTH,
        tall(170.0),
        "Cubes inside the tower after the first filling",
        "Four histograms, one for each model, of the cubes inside after the first filling with 3, 4 and 5 players",
    );
    legend(
        &mut picture,
        &[
            (Key::Line, "line s0", "3 players (31 cubes thrown)"),
            (Key::Line, "line s1 dash", "4 players (38)"),
            (Key::Line, "line s2 dots", "5 players (45)"),
        ],
    );
    let most = 26;
    for (panel, model) in panels(170.0, (-0.5, f64::from(most) + 0.5), (0.0, 22.0)).iter().zip(&figures.models) {
        panel.frame(
            &mut picture,
            &heading(model),
            ("cubes inside", "share of fillings"),
            &ticks(0, most as usize, 2, ""),
            &ticks(0, 20, 5, " %"),
        );
        let classes = ["line s0", "line s1 dash", "line s2 dots"];
        for (filling, class) in model.filling.iter().zip(classes) {
            let part = |count: u64| 100.0 * count as f64 / filling.inside.trials as f64;
            let shown = filling.histogram.iter().take(most as usize + 1).enumerate();
            let points: Vec<_> = shown.map(|(cubes, &count)| (cubes as f64, part(count))).collect();
            panel.curve(&mut picture, &points, class);
        }
    }
    picture.finish()
}

fn game(figures: &Figures) -> String {
    let mut picture = Picture::new(
        WIDTH,
        tall(190.0),
        "The tower through a game of four",
        "For each model the mean number of cubes inside the tower and in the tray after every season",
    );
    legend(
        &mut picture,
        &[
            (Key::Line, "line s0", "inside, random play"),
            (Key::Line, "line s0 dash", "greedy play"),
            (Key::Line, "line s1", "in the tray, random play"),
            (Key::Line, "line s1 dash", "greedy play"),
            (Key::Fill, "f0 band", "10 to 90 %"),
        ],
    );
    let labels = ["fill", "sp 1", "su 1", "au 1", "wi 1", "sp 2", "su 2", "au 2", "wi 2"];
    let named: Vec<_> = labels.iter().enumerate().map(|(place, label)| (place as f64, (*label).to_owned())).collect();
    for (panel, model) in panels(190.0, (0.0, 8.0), (0.0, 18.0)).iter().zip(&figures.models) {
        panel.frame(
            &mut picture,
            &heading(model),
            ("after the first filling, after each season of both years", "cubes"),
            &named,
            &ticks(0, 18, 3, ""),
        );
        let sides = [("s0", "f0 band"), ("s1", "f1 band")];
        for (course, dash) in model.games.iter().zip(["", " dash"]) {
            for (side, (line, band)) in sides.into_iter().enumerate() {
                let of = |moment: usize| {
                    let moment = &course.moments[moment];
                    if side == 0 { moment.inside } else { moment.tray }
                };
                let places = 0..course.moments.len();
                if dash.is_empty() {
                    let points =
                        places.clone().map(|place| (place as f64, of(place).low as f64, of(place).high as f64));
                    panel.band(&mut picture, &points.collect::<Vec<_>>(), band);
                }
                let points: Vec<_> = places.map(|place| (place as f64, of(place).mean)).collect();
                panel.curve(&mut picture, &points, &format!("line {line}{dash}"));
            }
        }
    }
    picture.finish()
}

fn first_battle(figures: &Figures) -> String {
    let mut picture = Picture::new(
        WIDTH,
        tall(170.0),
        "The first battle of a game: so many armies against a neutral province",
        "For each model and one to eight armies: how often the attacker wins, draws and loses",
    );
    legend(
        &mut picture,
        &[
            (Key::Fill, "won", "won"),
            (Key::Fill, "drawn", "as many peasants as armies came out"),
            (Key::Fill, "lost", "more peasants came out"),
        ],
    );
    for (panel, model) in panels(170.0, (0.4, 8.6), (0.0, 100.0)).iter().zip(&figures.models) {
        panel.frame(
            &mut picture,
            &heading(model),
            ("armies that attack", "share of battles"),
            &ticks(1, 8, 1, ""),
            &ticks(0, 100, 25, " %"),
        );
        for odds in &model.first_battle {
            let mut from = 0.0;
            for (share, class) in [(odds.won, "won"), (odds.drawn, "drawn"), (odds.lost, "lost")] {
                let to = from + percent(share);
                let (left, top) = panel.at(f64::from(odds.attackers) - 0.38, to);
                let (right, bottom) = panel.at(f64::from(odds.attackers) + 0.38, from);
                picture.bar((left, top), (right - left, bottom - top), class);
                from = to;
            }
        }
    }
    picture.finish()
}

fn battles(figures: &Figures, place: &str, of: fn(&Model) -> &[Odds]) -> String {
    const SQUARE: f64 = 29.0;
    let side = f64::from(SIDE) * SQUARE;
    let mut picture = Picture::new(
        WIDTH,
        92.0 + 2.0 * (side + 74.0),
        &format!("How often the attacker wins {place}"),
        &format!("For each model a table of the attacker's chance to win {place}, one to ten against one to ten"),
    );
    for step in 0..=10 {
        let part = f64::from(step) / 10.0;
        picture.cell((16.0 + f64::from(step) * 34.0, 38.0), (34.0, 14.0), part, "");
        picture.text((33.0 + f64::from(step) * 34.0, 66.0), Anchor::Middle, "faint small", &format!("{}", step * 10));
    }
    picture.text((400.0, 50.0), Anchor::Start, "ink", "per cent of battles won, in the middle of a game of four");
    for (number, model) in figures.models.iter().enumerate() {
        let left = 72.0 + (number % 2) as f64 * (WIDTH / 2.0);
        let top = 108.0 + (number / 2) as f64 * (side + 74.0);
        let panel = Panel {
            corner: (left, top),
            size: (side, side),
            across: (0.5, f64::from(SIDE) + 0.5),
            up: (f64::from(SIDE) + 0.5, 0.5),
        };
        let numbers = ticks(1, SIDE.into(), 1, "");
        panel.frame(&mut picture, &heading(model), ("armies that attack", "armies that defend"), &numbers, &numbers);
        for attackers in 1..=SIDE {
            for defenders in 1..=SIDE {
                let won = cell(of(model), attackers, defenders).won;
                let corner = (left + f64::from(attackers - 1) * SQUARE, top + f64::from(defenders - 1) * SQUARE);
                picture.cell(corner, (SQUARE, SQUARE), won.share, &format!("{:.0}", percent(won)));
            }
        }
    }
    picture.finish()
}

fn throws(figures: &Figures) -> String {
    let mut picture = Picture::new(
        WIDTH,
        tall(190.0),
        "What comes out of a throw",
        "For each model the mean number of cubes that come out against the number thrown",
    );
    legend(
        &mut picture,
        &[
            (Key::Line, "line s0", "mean"),
            (Key::Fill, "f0 band", "10 to 90 % of throws"),
            (Key::Line, "line axis dash", "as many as were thrown"),
        ],
    );
    for (panel, model) in panels(190.0, (0.0, 20.0), (0.0, 24.0)).iter().zip(&figures.models) {
        panel.frame(
            &mut picture,
            &heading(model),
            ("cubes thrown, those of the tray among them", "cubes that come out"),
            &ticks(0, 20, 2, ""),
            &ticks(0, 24, 4, ""),
        );
        let shown: Vec<_> = model.throws.iter().filter(|out| out.thrown <= 20).collect();
        let band: Vec<_> =
            shown.iter().map(|out| (out.thrown as f64, out.out.low as f64, out.out.high as f64)).collect();
        panel.band(&mut picture, &band, "f0 band");
        panel.curve(&mut picture, &[(0.0, 0.0), (20.0, 20.0)], "line axis dash");
        let mean: Vec<_> = shown.iter().map(|out| (out.thrown as f64, out.out.mean)).collect();
        panel.curve(&mut picture, &mean, "line s0");
    }
    picture.finish()
}

fn worth(figures: &Figures) -> String {
    let mut picture = Picture::new(
        WIDTH,
        370.0,
        "Four against four in a quiet province: what own cubes in the tower are worth",
        "The attacker's chance to win four against four by own cubes inside the tower and in the tray",
    );
    let classes = ["line s0", "line s1 dash", "line s2", "line s3 dots"];
    let entries: Vec<_> =
        figures.models.iter().zip(classes).map(|(model, class)| (Key::Line, class, model.name.as_str())).collect();
    legend(&mut picture, &entries);
    for (number, (head, across)) in [
        ("inside the tower", "own cubes inside, none in the tray"),
        ("in the tray", "own cubes in the tray, none inside"),
    ]
    .into_iter()
    .enumerate()
    {
        let panel = Panel {
            corner: (72.0 + number as f64 * (WIDTH / 2.0), 92.0),
            size: (WIDTH / 2.0 - 94.0, 220.0),
            across: (0.0, 6.0),
            up: (0.0, 100.0),
        };
        panel.frame(&mut picture, head, (across, "battles won"), &ticks(0, 6, 1, ""), &ticks(0, 100, 20, " %"));
        for (model, class) in figures.models.iter().zip(classes) {
            let of = |worth: &super::lab::figures::Worth| if number == 0 { worth.inside } else { worth.tray };
            let points: Vec<_> =
                model.worth.battles.iter().map(|worth| (f64::from(worth.cubes), percent(of(worth)))).collect();
            panel.curve(&mut picture, &points, class);
        }
    }
    picture.finish()
}
