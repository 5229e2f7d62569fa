//! What thousands of games among bots say about clans, cards, provinces, seats and boards: measured, written
//! down and drawn under docs/balance/, and shown by docs/balance.md.

mod count;
mod draw;
mod figures;
mod measure;
mod plots;
mod rising_sun;
mod shogun;
mod tables;
mod tables_shogun;
mod words;

use figures::Figures;

use crate::Outcome;
use crate::page::{document, read};

/// What is to be measured.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Order {
    /// Games of each kind.
    games: u64,
    /// The bot at all seats.
    bot: String,
    /// Where all chance comes from.
    seed: u64,
}

impl Order {
    /// What the arguments ask for.
    fn parse(arguments: &[String]) -> Result<Order, String> {
        let mut order = Order { games: 1500, bot: "greedy".to_owned(), seed: 1 };
        for pair in arguments.chunks(2) {
            let [name, value] = pair else { return Err(format!("{} needs a value", pair[0])) };
            let number = || value.parse().map_err(|_| format!("{name} needs a number, not {value}"));
            match name.as_str() {
                "--games" => order.games = number()?,
                "--bot" => order.bot.clone_from(value),
                "--seed" => order.seed = number()?,
                _ => return Err(format!("{name} is not known; there are --games, --bot, --seed, and `draw`")),
            }
        }
        if order.games == 0 { Err("there must be a game".to_owned()) } else { Ok(order) }
    }
}

/// Measures everything, or takes the figures as they are published, and writes all files.
pub(crate) fn write(arguments: &[String]) -> Outcome {
    if let [how] = arguments
        && how == "draw"
    {
        return crate::page::write(files(&published()?)?);
    }
    let order = Order::parse(arguments)?;
    // Without optimization this would take an hour.
    if cfg!(debug_assertions) {
        let mut command = vec!["run", "--release", "--quiet", "--package", "xtask", "--", "balance"];
        command.extend(arguments.iter().map(String::as_str));
        return crate::run("cargo", &command);
    }
    let figures = measure::all(&order)?;
    // The figures first: they took long, and a page that cannot be written must not lose them.
    crate::page::write(vec![("balance/figures.json".to_owned(), document(&figures)?)])?;
    crate::page::write(files(&figures)?)
}

/// The published figures.
fn published() -> Result<Figures, String> {
    serde_json::from_str(&read("balance/figures.json")?).map_err(|why| format!("docs/balance/figures.json: {why}"))
}

/// All files below docs/ that follow from the figures.
fn files(figures: &Figures) -> Result<Vec<(String, String)>, String> {
    let mut files = vec![
        ("balance/figures.json".to_owned(), document(figures)?),
        ("balance.md".to_owned(), tables::renew(&read("balance.md")?, figures)?),
    ];
    files.extend(plots::all(figures).into_iter().map(|(name, text)| (format!("balance/{name}.svg"), text)));
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(arguments: &[&str]) -> Result<Order, String> {
        Order::parse(&arguments.iter().map(|&argument| argument.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn tables_and_plots_are_those_of_the_published_figures() {
        for (name, text) in files(&published().unwrap()).unwrap() {
            assert!(
                read(&name).unwrap() == text,
                "docs/{name} is older than the figures: run `cargo xtask balance draw`"
            );
        }
    }

    #[test]
    fn the_page_shows_every_plot_and_no_other() {
        let page = read("balance.md").unwrap();
        let drawn = plots::all(&published().unwrap());
        for (name, _) in &drawn {
            assert!(page.contains(&format!("(balance/{name}.svg)")), "{name}");
        }
        assert_eq!(page.matches(".svg)").count(), drawn.len());
    }

    #[test]
    fn arguments_are_parsed() {
        assert_eq!(order(&[]).unwrap().games, 1500);
        let asked = order(&["--seed", "7", "--games", "30", "--bot", "skilled"]).unwrap();
        assert_eq!(asked, Order { games: 30, bot: "skilled".to_owned(), seed: 7 });
        assert!(order(&["--games"]).unwrap_err().contains("needs a value"));
        assert!(order(&["--games", "many"]).unwrap_err().contains("number"));
        assert!(order(&["--game", "3"]).unwrap_err().contains("not known"));
    }
}
