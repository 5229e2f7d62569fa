//! What a bot would do in a person's place.

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use bots::{Advice, Dice, Measure};
use table::{Seat, Viewer};

use super::game::Table;
use super::on_screen::OnScreen;
use super::thought::seconds;

impl<G: OnScreen, I: BufRead, O: Write> Table<'_, G, I, O> {
    /// Asks a bot what it would do at this seat. It is shown what the person sees, and nothing else.
    pub(super) fn hint(&mut self, seat: Seat, bot: &str) -> io::Result<()> {
        let bot = if bot.is_empty() { G::BOTS.last().copied().unwrap_or_default() } else { bot };
        let seed = Dice::mix(&[self.session.entries().len() as u64, seat.0.into(), 2]);
        let Some(mut adviser) = G::bot(bot, seed) else {
            let args = [("name", bot.to_owned().into()), ("bots", G::BOTS.join(", ").into())];
            return self.say_lines(&[self.style.wrap(&self.tongue.say("play-hint-nobody", &args), 2)]);
        };
        let legal = self.session.legal(seat);
        if legal.is_empty() {
            return self.say_lines(&[self.tongue.say("play-hint-nothing", &[])]);
        }
        let began = Instant::now();
        let advice = adviser.advise(&self.session.view(Viewer::Seat(seat)), &legal);
        let lines = self.advice(seat, bot, &legal, &advice, began.elapsed());
        self.say_lines(&lines)
    }

    /// The advice in words: what, why, and how long it took.
    fn advice(&self, seat: Seat, bot: &str, legal: &[G::Action], advice: &Advice, time: Duration) -> Vec<String> {
        let tongue = self.tongue;
        let look = self.look(Viewer::Seat(seat));
        let choice = |index: usize| legal.get(index).map(|action| G::choice(&look, seat, action)).unwrap_or_default();
        let value = |index: usize| advice.weighed.iter().find(|(one, _)| *one == index).map(|found| found.1);
        let next = advice.weighed.iter().find(|(index, _)| *index != advice.choice);
        let why = match (value(advice.choice), next) {
            _ if legal.len() == 1 => tongue.say("play-hint-only", &[]),
            (Some(best), Some(&(other, less))) => {
                let other = choice(other);
                match advice.measure {
                    Measure::Points => {
                        let gain = format!("{:.1}", (best - less).max(0.0));
                        tongue.say("play-hint-points", &[("gain", gain.into()), ("other", other.into())])
                    }
                    Measure::WinChance => {
                        let percent = |chance: f64| format!("{:.0}", 100.0 * chance.clamp(0.0, 1.0));
                        let args =
                            [("chance", percent(best).into()), ("less", percent(less).into()), ("other", other.into())];
                        tongue.say("play-hint-chance", &args)
                    }
                }
            }
            _ => tongue.say("play-hint-alone", &[]),
        };
        let what = tongue.say("play-hint", &[("bot", bot.to_owned().into()), ("choice", choice(advice.choice).into())]);
        let time = tongue.say("play-hint-time", &[("seconds", seconds(time).into())]);
        [what, why, time].iter().map(|line| self.style.wrap(line, 2)).collect()
    }
}
