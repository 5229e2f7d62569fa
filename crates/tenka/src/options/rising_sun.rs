//! The options of Rising Sun on the command line.

use bots::Dice;
use bots::rising_sun::Plan;
use engine::{DiscardEvents, Game, Seat};
use rising_sun::{Action, CLANS, CardSet, Clan, Kami, KamiChoice, Options, SetChoice, State, Terms};
use text::Locale;

use super::{GameOptions, named, unknown};
use crate::error::CliError;
use crate::games::Playable;

/// What the players of Rising Sun choose before a game.
#[derive(clap::Args)]
#[command(next_help_heading = "rising-sun")]
#[group(id = "rising_sun")]
pub(super) struct Asked {
    #[arg(long, value_name = "CLAN,CLAN,…")]
    clans: Option<String>,
    #[arg(long)]
    set: Option<String>,
    #[arg(long, value_name = "first-game|random|KAMI,KAMI,KAMI,KAMI")]
    kami: Option<String>,
    #[arg(long)]
    kami_unbound: bool,
}

impl Asked {
    /// The first of these options that was given.
    pub(super) fn given(&self) -> Option<&'static str> {
        let given = [
            (self.clans.is_some(), "--clans"),
            (self.set.is_some(), "--set"),
            (self.kami.is_some(), "--kami"),
            (self.kami_unbound, "--kami-unbound"),
        ];
        given.into_iter().find(|(given, _)| *given).map(|(_, option)| option)
    }

    fn clans(&self, locale: &Locale) -> Result<Option<Vec<Clan>>, CliError> {
        let known = || CLANS.map(|row| row.name).join(", ");
        self.clans.as_ref().map(|names| named("--clans", names, Clan::named, known, locale)).transpose()
    }

    fn set(&self, locale: &Locale) -> Result<SetChoice, CliError> {
        match self.set.as_deref().unwrap_or("random") {
            "random" => Ok(SetChoice::Random),
            "archway" => Ok(SetChoice::Set(CardSet::Archway)),
            "teapot" => Ok(SetChoice::Set(CardSet::Teapot)),
            "horseman" => Ok(SetChoice::Set(CardSet::Horseman)),
            "mountain" => Ok(SetChoice::Set(CardSet::Mountain)),
            other => Err(unknown("--set", other, "archway, teapot, horseman, mountain, random".into(), locale)),
        }
    }

    fn kami(&self, locale: &Locale) -> Result<KamiChoice, CliError> {
        let names = match self.kami.as_deref().unwrap_or("random") {
            "random" => return Ok(KamiChoice::Random),
            "first-game" => return Ok(KamiChoice::FirstGame),
            names => names,
        };
        let known = || Kami::ALL.map(Kami::name).join(", ");
        let chosen = named("--kami", names, Kami::named, known, locale)?;
        let chosen = chosen.try_into().map_err(|wrong: Vec<Kami>| {
            CliError::request(locale.say("cli-four-kami", &[("found", wrong.len().into())]))
        })?;
        Ok(KamiChoice::Chosen(chosen))
    }
}

impl Playable for State {
    /// With as many clans of the box as there are players, or all, where none are named.
    fn read_options(asked: &GameOptions, locale: &Locale) -> Result<Options, CliError> {
        let Plan { clans, players, set, kami, kami_unbound } = Self::read_plan(asked, locale)?;
        let of_the_box = || CLANS.iter().take(players.unwrap_or(CLANS.len())).map(|row| row.clan).collect();
        Ok(Options { clans: clans.unwrap_or_else(of_the_box), set, kami, kami_unbound })
    }

    fn read_plan(asked: &GameOptions, locale: &Locale) -> Result<Plan, CliError> {
        let own = &asked.rising_sun;
        Ok(Plan {
            clans: own.clans(locale)?,
            players: asked.players.map(usize::from),
            set: own.set(locale)?,
            kami: own.kami(locale)?,
            kami_unbound: own.kami_unbound,
        })
    }

    /// Before a seat is ready, half of the time it allies with a clan without an ally.
    fn mingle(&mut self, seat: Seat, legal: &[Action], dice: &mut Dice) {
        if legal == [Action::Ready] && dice.one_in(2) {
            let to = Seat(dice.below(self.seats()) as u8);
            let _ = self.agree(seat, to, &Terms { alliance: true, ..Terms::default() }, &mut DiscardEvents);
        }
    }
}
