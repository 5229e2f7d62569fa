//! What a bot would do in a person's place.

use std::io::{self, BufRead, Write};
use std::time::Instant;

use bots::{Advice, Dice, Measure};
use engine::{Seat, Viewer};
use text::Locale;

use super::game::Table;
use super::on_screen::{OnScreen, ViewContext};
use super::thought::seconds;

impl<G: OnScreen, I: BufRead, O: Write> Table<'_, G, I, O> {
    /// Asks a bot what it would do at this seat. It is shown what the person sees, and nothing else.
    pub(super) fn hint(&mut self, seat: Seat, bot: &str) -> io::Result<()> {
        let bot = if bot.is_empty() { G::BOTS.last().copied().unwrap_or_default() } else { bot };
        let seed = Dice::mix(&[self.session.entries().len() as u64, seat.0.into(), 2]);
        // One of the game's own bots: a program would not be started for a single question.
        let Some(mut adviser) = G::bot(bot, seed) else {
            let args = [("name", bot.to_owned().into()), ("bots", G::BOTS.join(", ").into())];
            return self.say_lines(&[self.style.wrap(&self.locale.say("play-hint-nobody", &args), 2)]);
        };
        let legal = self.session.legal(seat);
        if legal.is_empty() {
            return self.say_lines(&[self.locale.say("play-hint-nothing", &[])]);
        }
        let began = Instant::now();
        let advice = adviser.advise(&self.session.view(Viewer::Seat(seat)), &legal);
        let args = [("seconds", seconds(began.elapsed()).into())];
        let mut lines = in_words(&self.context(Viewer::Seat(seat)), seat, bot, &legal, &advice);
        lines.push(self.locale.say("play-hint-time", &args));
        self.say_lines(&lines)
    }
}

/// Advice in words: what, and why.
pub(super) fn in_words<G: OnScreen>(
    context: &ViewContext<'_, G>,
    seat: Seat,
    bot: &str,
    legal: &[G::Action],
    advice: &Advice,
) -> Vec<String> {
    let choice = |index: usize| legal.get(index).map(|action| G::choice(context, seat, action)).unwrap_or_default();
    let args = [("bot", bot.to_owned().into()), ("choice", choice(advice.choice).into())];
    let what = context.locale.say("play-hint", &args);
    let reason = match legal.len() {
        1 => context.locale.say("play-hint-only", &[]),
        _ => why(context.locale, advice, choice),
    };
    [what, reason].iter().map(|line| context.style.wrap(line, 2)).collect()
}

/// How the choice compares with the next best.
fn why(locale: &Locale, advice: &Advice, choice: impl Fn(usize) -> String) -> String {
    let own = advice.weighed.iter().find(|(index, _)| *index == advice.choice);
    let next = advice.weighed.iter().find(|(index, _)| *index != advice.choice);
    let percent = |chance: f64| format!("{:.0}", 100.0 * chance.clamp(0.0, 1.0));
    let (best, other, less) = match (own, next, advice.measure) {
        (Some(&(_, best)), Some(&(other, less)), _) => (best, choice(other), less),
        (Some(&(_, whole)), None, Measure::WinChance) => {
            return locale.say("play-hint-whole", &[("chance", percent(whole).into())]);
        }
        _ => return locale.say("play-hint-alone", &[]),
    };
    match advice.measure {
        Measure::Points => {
            let gain = format!("{:.1}", (best - less).max(0.0));
            locale.say("play-hint-points", &[("gain", gain.into()), ("other", other.into())])
        }
        Measure::WinChance => {
            let args = [("chance", percent(best).into()), ("less", percent(less).into()), ("other", other.into())];
            locale.say("play-hint-chance", &args)
        }
    }
}
