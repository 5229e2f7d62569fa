//! The options of Shogun on the command line.

use bots::shogun::Plan;
use shogun::{Board, Colour, Options, Start, State, Tower};
use text::Locale;

use super::{GameOptions, named, unknown};
use crate::error::CliError;
use crate::games::Playable;

/// What the players of Shogun choose before a game.
#[derive(clap::Args)]
#[command(next_help_heading = "shogun")]
#[group(id = "shogun")]
pub(super) struct Asked {
    #[arg(long, value_name = "COLOUR,COLOUR,…")]
    colours: Option<String>,
    #[arg(long, value_name = "sun|moon")]
    board: Option<String>,
    #[arg(long, value_name = "draft|preset")]
    start: Option<String>,
    #[arg(long, value_name = "MODEL")]
    tower: Option<String>,
    #[arg(long)]
    free_marches: bool,
    #[arg(long)]
    limited_stock: bool,
}

impl Asked {
    /// The first of these options that was given.
    pub(super) fn given(&self) -> Option<&'static str> {
        let given = [
            (self.colours.is_some(), "--colours"),
            (self.board.is_some(), "--board"),
            (self.start.is_some(), "--start"),
            (self.tower.is_some(), "--tower"),
            (self.free_marches, "--free-marches"),
            (self.limited_stock, "--limited-stock"),
        ];
        given.into_iter().find(|(given, _)| *given).map(|(_, option)| option)
    }

    fn colours(&self, locale: &Locale) -> Result<Option<Vec<Colour>>, CliError> {
        let known = || Colour::ALL.map(Colour::name).join(", ");
        self.colours.as_ref().map(|names| named("--colours", names, Colour::named, known, locale)).transpose()
    }

    fn board(&self, locale: &Locale) -> Result<Option<Board>, CliError> {
        match self.board.as_deref() {
            None => Ok(None),
            Some("sun") => Ok(Some(Board::Sun)),
            Some("moon") => Ok(Some(Board::Moon)),
            Some(other) => Err(unknown("--board", other, "sun, moon".into(), locale)),
        }
    }

    fn start(&self, locale: &Locale) -> Result<Option<Start>, CliError> {
        match self.start.as_deref() {
            None => Ok(None),
            Some("draft") => Ok(Some(Start::Draft)),
            Some("preset") => Ok(Some(Start::Preset)),
            Some(other) => Err(unknown("--start", other, "draft, preset".into(), locale)),
        }
    }

    fn tower(&self, locale: &Locale) -> Result<Tower, CliError> {
        let Some(model) = &self.tower else { return Ok(Tower::default()) };
        let known = || {
            let names = Tower::NAMED.map(|(name, _)| name).join(", ");
            format!("{names}, floors:5/6:1/16, sieve:2/3:2/3:1/3")
        };
        Tower::named(model).ok_or_else(|| unknown("--tower", model, known(), locale))
    }
}

impl Playable for State {
    /// With as many colours as there are players, or all, where none are named; by draft on the
    /// sun side where nothing else is asked for.
    fn read_options(asked: &GameOptions, locale: &Locale) -> Result<Options, CliError> {
        let Plan { colours, players, board, start, tower, free_marches, limited_stock } =
            Self::read_plan(asked, locale)?;
        let of_the_box = || Colour::ALL.into_iter().take(players.unwrap_or(Colour::ALL.len())).collect();
        Ok(Options {
            colours: colours.unwrap_or_else(of_the_box),
            board: board.unwrap_or_default(),
            start: start.unwrap_or_default(),
            tower,
            free_marches,
            limited_stock,
        })
    }

    fn read_plan(asked: &GameOptions, locale: &Locale) -> Result<Plan, CliError> {
        let own = &asked.shogun;
        Ok(Plan {
            colours: own.colours(locale)?,
            players: asked.players.map(usize::from),
            board: own.board(locale)?,
            start: own.start(locale)?,
            tower: own.tower(locale)?,
            free_marches: own.free_marches,
            limited_stock: own.limited_stock,
        })
    }
}
