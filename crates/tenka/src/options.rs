//! The options of Rising Sun on the command line.

use rising_sun::{CLANS, CardSet, Clan, Kami, KamiChoice, Options, SetChoice};
use text::Tongue;

use crate::fault::Fault;

/// What the players choose before a game.
#[derive(clap::Args)]
pub(crate) struct GameOptions {
    /// Three to five clans, such as koi,lotus,turtle.
    #[arg(long, value_name = "CLAN,CLAN,…")]
    pub(crate) clans: Option<String>,
    /// The set of season cards: archway, teapot, horseman, mountain or random.
    #[arg(long, default_value = "random")]
    pub(crate) set: String,
    /// The kami: first-game, random, or four names such as fujin,raijin,ryujin,susanoo.
    #[arg(long, default_value = "random", value_name = "first-game|random|KAMI,KAMI,KAMI,KAMI")]
    pub(crate) kami: String,
    /// Let the kami walk the map (the expansion Kami Unbound).
    #[arg(long)]
    pub(crate) kami_unbound: bool,
}

impl GameOptions {
    /// The options, with all clans of the box where none are named.
    pub(crate) fn options(&self, tongue: &Tongue) -> Result<Options, Fault> {
        let clans = self.clans(tongue)?.unwrap_or(CLANS.map(|row| row.clan).to_vec());
        Ok(Options { clans, set: self.set(tongue)?, kami: self.kami(tongue)?, kami_unbound: self.kami_unbound })
    }

    /// The clans, if any are named.
    pub(crate) fn clans(&self, tongue: &Tongue) -> Result<Option<Vec<Clan>>, Fault> {
        let Some(names) = &self.clans else { return Ok(None) };
        let clan = |name: &str| {
            let known = || CLANS.map(|row| row.name).join(", ");
            Clan::named(name).ok_or_else(|| unknown("--clans", name, known(), tongue))
        };
        names.split(',').map(str::trim).map(clan).collect::<Result<_, _>>().map(Some)
    }

    /// The set of season cards.
    pub(crate) fn set(&self, tongue: &Tongue) -> Result<SetChoice, Fault> {
        match self.set.as_str() {
            "random" => Ok(SetChoice::Random),
            "archway" => Ok(SetChoice::Set(CardSet::Archway)),
            "teapot" => Ok(SetChoice::Set(CardSet::Teapot)),
            "horseman" => Ok(SetChoice::Set(CardSet::Horseman)),
            "mountain" => Ok(SetChoice::Set(CardSet::Mountain)),
            other => Err(unknown("--set", other, "archway, teapot, horseman, mountain, random".into(), tongue)),
        }
    }

    /// The kami.
    pub(crate) fn kami(&self, tongue: &Tongue) -> Result<KamiChoice, Fault> {
        match self.kami.as_str() {
            "random" => return Ok(KamiChoice::Random),
            "first-game" => return Ok(KamiChoice::FirstGame),
            _ => {}
        }
        let kami = |name: &str| {
            let known = || Kami::ALL.map(Kami::name).join(", ");
            Kami::named(name).ok_or_else(|| unknown("--kami", name, known(), tongue))
        };
        let chosen: Vec<Kami> = self.kami.split(',').map(str::trim).map(kami).collect::<Result<_, _>>()?;
        let chosen = chosen.try_into().map_err(|wrong: Vec<Kami>| {
            Fault::request(tongue.say("cli-four-kami", &[("found", wrong.len().into())]))
        })?;
        Ok(KamiChoice::Chosen(chosen))
    }
}

/// An option has a value that nobody knows.
pub(crate) fn unknown(option: &str, name: &str, known: String, tongue: &Tongue) -> Fault {
    let args = [("option", option.into()), ("name", name.into()), ("known", known.into())];
    Fault::request(tongue.say("cli-unknown-value", &args))
}
