//! Decisions as people write them: `castle aki, tax settsu, bid 1`, `back castle`, `izu 4`.

use engine::{ActionError, DiscardEvents, Game, Seat, Viewer};
use shogun::{Action, Card, Colour, Field, Province, SlotDocument, Special, State, Step, ViewDocument};
use text::Locale;

use crate::play::names::find;
use crate::play::on_screen::{Phrase, ViewContext};

/// What a line asks for. All of it is tried aside first, so that all is done or nothing.
pub(super) fn phrase(context: &ViewContext<'_, State>, seat: Seat, line: &str) -> Option<Phrase<State>> {
    let lower = line.to_lowercase();
    let mut draft = Draft { state: *context.game, seat, locale: context.locale, done: Vec::new() };
    let mut known = false;
    let several = lower.contains([',', ';']);
    for part in lower.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        match draft.read(&words) {
            Some(Ok(())) => known = true,
            // In a line of several parts it must be said which of them fails.
            Some(Err(why)) if several => {
                let args = [("part", part.into()), ("why", why.into())];
                return Some(Err(context.locale.say("shogun-part-fails", &args)));
            }
            Some(Err(why)) => return Some(Err(why)),
            None if several => {
                return Some(Err(context.locale.say("shogun-not-understood", &[("part", part.into())])));
            }
            None => return None,
        }
    }
    known.then_some(Ok(draft.done))
}

/// What was asked for so far, and the game as it would be then.
struct Draft<'a> {
    state: State,
    seat: Seat,
    locale: &'a Locale,
    done: Vec<(Seat, Action)>,
}

/// Whether something was understood and can be done.
type Read = Option<Result<(), String>>;

impl Draft<'_> {
    fn view(&self) -> ViewDocument {
        self.state.view(Viewer::Seat(self.seat)).document()
    }

    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        let args: Vec<_> = args.iter().map(|(name, value)| (*name, (*value).into())).collect();
        self.locale.say(id, &args)
    }

    fn perform(&mut self, action: Action) -> Result<(), String> {
        self.perform_for(self.seat, action)
    }

    fn perform_for(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        let done = self.state.perform(seat, action, &mut DiscardEvents);
        done.map_err(|refusal| self.locale.action_error(&ActionError::<State>::Refused(refusal)))?;
        self.done.push((seat, action));
        Ok(())
    }

    fn province(&self, words: &[&str]) -> Option<Province> {
        find(self.locale, &Province::ALL, &words.join(" "))
    }

    fn read(&mut self, words: &[&str]) -> Read {
        match self.state.step() {
            Step::Plan { .. } => self.read_plan(words),
            Step::March { from, .. } => self.read_march(from, words),
            Step::Draft { .. } => self.read_draft(words),
            Step::Station { .. } => match words {
                [armies, "army" | "armies"] => Some(self.perform(Action::Station { armies: armies.parse().ok()? })),
                _ => None,
            },
            Step::ChoosePlace { .. } => {
                let sought = words.strip_prefix(&["place"]).unwrap_or(words).join(" ");
                let specials = self.state.specials();
                let named = find(self.locale, &Special::ALL, &sought);
                let place = specials.iter().position(|special| named.is_some() && *special == named);
                let place = place.map(|place| place as u8 + 1).or_else(|| sought.parse().ok())?;
                Some(self.perform(Action::ChoosePlace { place }))
            }
            Step::Revolt { .. } => {
                let province = self.province(words.strip_prefix(&["face"]).unwrap_or(words))?;
                Some(self.perform(Action::Face { province }))
            }
            _ => None,
        }
    }

    fn read_draft(&mut self, words: &[&str]) -> Read {
        Some(match words {
            ["draw", ..] => self.perform(Action::DrawCard),
            ["replace", ..] => self.perform(Action::ReplaceCards),
            words => {
                let province = self.province(words.strip_prefix(&["take"]).unwrap_or(words))?;
                self.perform(Action::TakeCard { province })
            }
        })
    }

    fn read_march(&mut self, from: Province, words: &[&str]) -> Read {
        let words = match words {
            ["stay" | "done"] => return Some(self.perform(Action::Stay)),
            ["march" | "move" | "attack", "to", rest @ ..] | ["march" | "move" | "attack" | "to", rest @ ..] => rest,
            words => words,
        };
        let most = self.state.armies(from).saturating_sub(1);
        let (place, armies) = match words {
            [place @ .., "all"] => (place, most),
            [place @ .., number] if number.parse::<u8>().is_ok() => (place, number.parse().unwrap_or(0)),
            place => {
                let province = self.province(place)?;
                let to = self.locale.name(province.name());
                return Some(Err(self.say("shogun-say-how-many", &[("province", &to), ("most", &most.to_string())])));
            }
        };
        let place = place.strip_suffix(&["with"]).unwrap_or(place);
        let to = self.province(place)?;
        Some(self.perform(Action::March { to, armies }))
    }

    fn read_plan(&mut self, words: &[&str]) -> Read {
        match words {
            ["auto"] => Some(self.fill()),
            ["commit" | "ready" | "done"] => Some(self.perform(Action::Commit)),
            ["reopen"] => Some(self.perform(Action::Reopen)),
            ["reopen", colour] => {
                let colour = find(self.locale, &Colour::ALL, colour)?;
                let seat = self.state.seat_of(colour)?;
                Some(self.perform_for(seat, Action::Reopen))
            }
            ["back", "all"] => {
                let decided: Vec<Field> = self.view().plan.into_keys().collect();
                Some(decided.into_iter().try_for_each(|field| self.perform(Action::TakeBack { field })))
            }
            ["back", field @ ..] => {
                let Some(field) = self.field(field) else {
                    return Some(Err(self.say("shogun-no-such-field", &[("name", &field.join(" "))])));
                };
                Some(self.perform(Action::TakeBack { field }))
            }
            words => {
                // The longest beginning that is a field: `battle a aki` is not `battle` and `a aki`.
                let at = (1..words.len()).rev().find(|&at| self.field(&words[..at]).is_some())?;
                let field = self.field(&words[..at])?;
                Some(self.lay(field, &words[at..]))
            }
        }
    }

    /// A field by its name, its number on the player board, or as people call it.
    fn field(&self, words: &[&str]) -> Option<Field> {
        let sought = words.join(" ");
        if let Ok(number) = sought.parse::<usize>() {
            return Field::ALL.get(number.checked_sub(1)?).copied();
        }
        match sought.as_str() {
            "a" | "battle" => Some(Field::BattleA),
            "b" => Some(Field::BattleB),
            "5 armies" => Some(Field::FiveArmies),
            "3 armies" => Some(Field::ThreeArmies),
            "1 army" => Some(Field::OneArmy),
            sought => find(self.locale, &Field::ALL, sought),
        }
    }

    /// Lays a card on a field, and takes back whatever is in the way of that.
    fn lay(&mut self, field: Field, words: &[&str]) -> Result<(), String> {
        let view = self.view();
        if let ["empty" | "none"] = words {
            return self.perform(Action::LeaveEmpty { field });
        }
        let card = match words {
            ["skip"] => view.hand.iter().rev().copied().find(|card| matches!(card, Card::Chests(_))),
            [number] | [number, "chest" | "chests"] if number.parse::<u8>().is_ok() => {
                number.parse().ok().map(Card::Chests)
            }
            words => self.province(words).map(Card::Province),
        };
        let Some(card) = card else {
            return Err(self.say("shogun-no-such-province", &[("name", &words.join(" "))]));
        };
        let wanted = SlotDocument::Card(card);
        if view.plan.get(&field) == Some(&wanted) {
            return Ok(());
        }
        let in_the_way = view.plan.iter().filter(|(other, slot)| **other == field || **slot == wanted);
        for other in in_the_way.map(|(other, _)| *other).collect::<Vec<_>>() {
            self.perform(Action::TakeBack { field: other })?;
        }
        self.perform(Action::Plan { field, card })
    }

    /// Covers what is undecided with chest cards: the bid with the smallest, actions with the largest.
    fn fill(&mut self) -> Result<(), String> {
        let before = self.done.len();
        for field in Field::ALL.into_iter().rev() {
            let view = self.view();
            if view.plan.contains_key(&field) {
                continue;
            }
            let mut chests = view.hand.iter().copied().filter(|card| matches!(card, Card::Chests(_)));
            let card = if field == Field::Bid { chests.next() } else { chests.next_back() };
            // Where there is no card that fits, the field may be left empty, or stays for the player.
            let _ = match card {
                Some(card) => self.perform(Action::Plan { field, card }),
                None => self.perform(Action::LeaveEmpty { field }),
            };
        }
        if self.done.len() > before { Ok(()) } else { Err(self.say("shogun-auto-nothing", &[])) }
    }
}
